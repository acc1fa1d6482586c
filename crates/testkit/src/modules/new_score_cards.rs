//! New Score Cards: one card for each round.

use engine::{Game, Round, Rules, Viewer};

use crate::census::Census;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        count("score card", Round::ALL.into_iter().filter_map(|round| view.score_card(round)).count());
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("score card".into(), 3);
        }
    }
}
