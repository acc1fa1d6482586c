//! City Walls: cards add walls to a tile.

use engine::modules::city_walls::Action;

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;

pub(super) struct Room;

/// No weights: walls have the same value without the module.
pub type Weights = ();

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["build"];
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Build { card, tile } => judge.more_walls(tile, card.walls()),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action as AnyAction, Module, ModuleSet};

    use super::*;
    use crate::greedy::outline::tests::compare;

    #[test]
    fn forecasts_agree_with_the_engine() {
        let compared = compare(ModuleSet::EMPTY.with(Module::CityWalls), |palace, action| {
            let AnyAction::CityWalls(Action::Build { card, tile }) = action else { return None };
            let at = palace.cell_of(tile)?;
            Some((at, palace.walls_at(at)?.or(card.walls())))
        });
        let built = compared[&(Some(Module::CityWalls), true)];
        assert!(built > 10, "{built} walls built are too few");
    }
}
