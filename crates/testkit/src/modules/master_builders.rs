//! Master Builders: money cards, some of which stay in the box.

use engine::modules::master_builders;
use engine::vocab::Card;
use engine::{Action, Game, Rules, Viewer};

use crate::census::{self, Census};
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    /// Cards that stayed in the box are out of the game, so only the total is known.
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        let mut builders = view.builders_gone();
        for money in census::cards(game).filter_map(Card::money).filter(|money| money.is_builder()) {
            builders[money.currency() as usize] += 1;
        }
        count("master builders", builders.iter().map(|&cards| cards as usize).sum());
        count("master builders too many", builders.iter().filter(|&&cards| cards > 4).count());
        let discarded: u8 = view.discard().money.0.iter().map(|purse| purse.builders()).sum();
        count("master builders discarded", discarded as usize);
    }

    fn expected(&self, rules: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("master builders".into(), [10, 12, 14, 16, 16][rules.players() - 2]);
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((1, |near| Action::MasterBuilders(master_builders::Action::Play { card: near.card() })))
    }
}
