//! Workers' Huts: six stacks beside the market.

use engine::modules::workers_huts;
use engine::vocab::{Building, TileId};
use engine::{Action, Game, Rules, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        for stack in Building::ALL {
            let up = game.view(Viewer::Public).hut_stack(stack).up;
            up.iter().for_each(|hut| count(hut.name(), 1));
            game.secrets().huts_down(stack).for_each(|hut| count(hut.name(), 1));
        }
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.extend(TileId::huts().map(|hut| (hut.name().into(), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| Action::WorkersHuts(workers_huts::Action::Take { kind: near.kind() })))
    }

    fn is_preferred(&self) -> bool {
        true
    }
}
