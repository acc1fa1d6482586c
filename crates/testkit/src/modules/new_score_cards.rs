//! New Score Cards: one card for each scoring round.

use engine::{Action, Game, Module, Round, Rules, View, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).gives_action
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        // The exact payment leaves another action for taking money, which triggers the scoring round.
        shown.places() && shown.scores()
    }

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
