//! The Art of the Moors: culture tiles, which rise with the number of buildings of their price.

use engine::modules::art_of_the_moors::{Action, NEEDED, Price};
use engine::vocab::{Seat, TileId};
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of culture tiles.
    pub struct Weights {
        /// Share of the points that a higher marker on a culture tile makes possible.
        culture: f32 = 0.3,
        /// One more point from the culture tiles in each round to come.
        develop: f32 = 0.8,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["develop"];

    const N_INPUTS: usize = 2;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = 0.1 * f32::from(view.culture_points(seat));
        out[1] = 0.1 * f32::from(view.culture_points_developed(seat) - view.culture_points(seat));
    }

    /// Adds the points that one more building of its price makes possible. The culture tile must still be developed
    /// (ART-21).
    fn owned(judge: &Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
        let Some(price) = tile.kind().and_then(|_| Price::new(tile.price())) else { return worth };
        let view = judge.view;
        let aside = view.set_aside().iter().filter(|other| other.price() == tile.price()).count() as u8;
        let own = view.culture_count(judge.seat, price) + aside;
        let most = |buildings: u8| match buildings {
            0..NEEDED => 0.0,
            _ => f32::from(price.points(price.limit(buildings))),
        };
        let share = judge.weights.modules.art_of_the_moors.culture;
        worth + share * (most(own + 1) - most(own)) * judge.rounds_left() * judge.time()
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Develop => developed(judge),
        })
    }
}

/// The gain from developing the culture tiles, until the end (ART-31).
fn developed(judge: &Judge<'_, '_>) -> f32 {
    let [now, then] =
        [judge.view.culture_points(judge.seat), judge.view.culture_points_developed(judge.seat)];
    f32::from(then - now) * judge.rounds_left() * judge.weights.modules.art_of_the_moors.develop
}
