//! What the greedy bot knows about the modules, one room each. The traits here define what a room can know; a module
//! with nothing to say keeps the defaults.
//!
//! All calls are static: a room that keeps a default costs nothing. Where values are added up, the modules follow in
//! the order of the list.

use engine::modules::Never;
use engine::vocab::{Building, Cell, Money, Payment, Seat, TileId};
use engine::{Action, Cards, Module, View};

use super::desk::Desk;
use super::judge::{Counts, Judge};
use super::money::Sums;
use super::turn::choose;
use super::{Greedy, Weights};

/// How a module changes the value of tiles, cells and money.
trait Advice {
    /// Whether the module sets its own points for majorities.
    const SETS_POINTS: bool = false;

    /// The first words of the actions that the bot must be seen to use.
    #[cfg(test)]
    const USED: &'static [&'static str] = &[];

    /// The expected cost of one open outer side in each direction until the end.
    fn open_sides(_: &View<'_>, _: &Weights) -> Option<[f32; 4]> {
        None
    }

    /// The buildings that count for a seat in addition to those in its Alhambra. `is_own` tells whether it is the
    /// deciding seat.
    fn buildings(_: &View<'_>, _: Seat, _is_own: bool) -> Counts {
        0
    }

    // What the net is told.

    /// How many inputs the module has for each seat. New ones are added at the end, so that old nets stay valid.
    const N_INPUTS: usize = 0;

    /// Writes what a seat has of the module in a game that is known as a whole, in numbers of about 1. `out` holds zeros.
    fn write_inputs(_: &View<'_>, _hand: &Cards, _: Seat, _out: &mut [f32]) {}

    // Tiles of the module.

    /// The value of a tile of the module regardless of where it is placed.
    fn plain(_: &mut Judge<'_, '_>, _: TileId) -> f32 {
        0.0
    }

    /// The kind that a tile of the module counts for on that cell, and as how many buildings.
    fn counted(_: &Judge<'_, '_>, _: TileId, _: Cell) -> Option<(Building, i8)> {
        None
    }

    /// The value of placing a tile of the module on that cell.
    fn place(judge: &mut Judge<'_, '_>, tile: TileId, at: Cell) -> f32 {
        let plain = Self::plain(judge, tile);
        judge.lay(tile, at, plain)
    }

    /// The value of a tile of the module on the best cell for it, if there is one; `plain` is its value regardless of
    /// the cell.
    fn best_place(judge: &mut Judge<'_, '_>, tile: TileId, plain: f32) -> Option<f32> {
        judge.best_place(tile, plain)
    }

    // Other tiles.

    /// How many buildings a tile on that cell counts for in addition.
    fn raised(_: &Judge<'_, '_>, _: TileId, _: Cell) -> i8 {
        0
    }

    /// The value of a building regardless of the cell, including what the module adds.
    fn anywhere(_: &mut Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// The value of a tile on that empty cell, including what the module adds.
    fn on_cell(_: &Judge<'_, '_>, _: TileId, _: Cell, worth: f32) -> f32 {
        worth
    }

    /// The value of wall and room on the best cell for a tile, which may be higher on a cell that the module prefers.
    fn best_spot(_: &mut Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// The value of a tile that the seat gets, including what the module adds whether or not it is built.
    fn owned(_: &Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// The value of a redesign that takes the tile on that cell out of the Alhambra, less what the module loses.
    fn leaves(_: &Judge<'_, '_>, _: Cell, worth: f32) -> f32 {
        worth
    }

    // Money.

    /// The cost of a payment beyond its coins, including what the module adds.
    fn spent(_: &Judge<'_, '_>, _: &Desk, _: Payment, cost: f32) -> f32 {
        cost
    }

    /// The value of a card that comes into the hand and makes these new sums possible, including what the module
    /// adds.
    fn taken(_: &mut Judge<'_, '_>, _: &mut Desk, _: Money, _new: Sums, worth: f32) -> f32 {
        worth
    }

    /// The value of a purchase that was overpaid by `excess`, including what the module adds.
    fn overpaid(_: &Desk, _excess: u16, worth: f32) -> f32 {
        worth
    }
}

/// An action of a module or of The Red Palace that can be valued.
pub(super) trait Worth: Copy {
    /// Its value; `None` if it is never played for its own sake, or is decided in another way.
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32>;
}

/// A decision that a module or The Red Palace asks for.
pub(super) trait Decide: Copy {
    /// Chooses one of the legal actions.
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action;
}

impl Worth for Never {
    fn worth(self, _: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {}
    }
}

impl Decide for Never {
    fn decide(self, _: &mut Greedy, _: &View<'_>, _: &[Action]) -> Action {
        match self {}
    }
}

/// The most valuable action, where declining is worth nothing.
fn choose_or_decline(bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action {
    choose(&mut bot.judge(view), legal, 0.0)
}

/// The most valuable of the actions that the decision is about.
fn choose_one(bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action {
    choose(&mut bot.judge(view), legal, f32::NEG_INFINITY)
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(mod $room;)*

        /// The weights of the modules, by their rooms.
        #[derive(Clone, Copy, PartialEq, Debug, Default)]
        pub struct ModuleWeights {
            $(
                #[doc = concat!("Those of the module `", $slug, "`.")]
                pub $room: $room::Weights,
            )*
        }

        /// Whether a module in play sets its own points for majorities.
        pub(super) fn set_points(view: &View<'_>) -> bool {
            let on = view.rules().modules();
            false $(|| $room::Room::SETS_POINTS && on.has(Module::$module))*
        }

        /// The expected cost of one open outer side in each direction until the end, if it costs anything.
        #[inline]
        pub(super) fn open_sides(view: &View<'_>, weights: &Weights) -> Option<[f32; 4]> {
            let on = view.rules().modules();
            $(
                if on.has(Module::$module) && let Some(costs) = $room::Room::open_sides(view, weights) {
                    return Some(costs);
                }
            )*
            None
        }

        /// The buildings that count for a seat in addition to those in its Alhambra.
        pub(super) fn buildings(view: &View<'_>, seat: Seat, is_own: bool) -> Counts {
            let on = view.rules().modules();
            0 $(+ if on.has(Module::$module) { $room::Room::buildings(view, seat, is_own) } else { 0 })*
        }

        /// How many buildings a tile on that cell counts for in addition.
        #[inline]
        pub(super) fn raised(judge: &Judge<'_, '_>, tile: TileId, at: Cell) -> i8 {
            0 $(+ if judge.modules.has(Module::$module) { $room::Room::raised(judge, tile, at) } else { 0 })*
        }

        /// Inputs of all modules for each seat.
        pub(crate) const N_INPUTS: usize = 0 $(+ $room::Room::N_INPUTS)*;

        /// The modules and how many inputs each has for a seat, in the order in which they are written.
        pub(crate) const INPUTS: [(Module, usize); N_ROOMS] = [$((Module::$module, $room::Room::N_INPUTS)),*];

        /// Modules of both games.
        pub(crate) const N_ROOMS: usize = [$($slug),*].len();

        /// Writes what a seat has of the modules in play. `out` holds zeros.
        pub(crate) fn write_inputs(view: &View<'_>, hand: &Cards, seat: Seat, out: &mut [f32]) {
            let on = view.rules().modules();
            let mut rest = out;
            $(
                let (own, others) = rest.split_at_mut($room::Room::N_INPUTS);
                if on.has(Module::$module) {
                    $room::Room::write_inputs(view, hand, seat, own);
                }
                rest = others;
            )*
            let _ = rest;
        }

        /// Asks one module.
        macro_rules! ask {
            ($asked:ident, $question:ident $arguments:tt) => {
                match $asked {
                    $(Module::$module => $room::Room::$question $arguments,)*
                }
            };
        }

        /// Passes a value through every module in play.
        macro_rules! hand_on {
            ($judge:ident, $worth:ident, $question:ident $arguments:tt) => {{
                $(
                    let $worth = match $judge.modules.has(Module::$module) {
                        true => $room::Room::$question $arguments,
                        false => $worth,
                    };
                )*
                $worth
            }};
        }
    };
}
engine::for_each_module!(rooms);

/// The value of a tile of that module regardless of where it is placed.
pub(super) fn plain(judge: &mut Judge<'_, '_>, module: Module, tile: TileId) -> f32 {
    ask!(module, plain(judge, tile))
}

/// The kind that a tile of that module counts for on that cell, and as how many buildings.
pub(super) fn counted(
    judge: &Judge<'_, '_>,
    module: Module,
    tile: TileId,
    at: Cell,
) -> Option<(Building, i8)> {
    ask!(module, counted(judge, tile, at))
}

/// The value of placing a tile of that module on that cell.
pub(super) fn place(judge: &mut Judge<'_, '_>, module: Module, tile: TileId, at: Cell) -> f32 {
    ask!(module, place(judge, tile, at))
}

/// The value of a tile of that module on the best cell for it, if there is one; `plain` is its value regardless of
/// the cell.
pub(super) fn best_place(judge: &mut Judge<'_, '_>, module: Module, tile: TileId, plain: f32) -> Option<f32> {
    ask!(module, best_place(judge, tile, plain))
}

/// The value of a building regardless of the cell, including what the modules add.
#[inline]
pub(super) fn anywhere(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, anywhere(judge, tile, worth))
}

/// The value of a tile on that empty cell, including what the modules add.
#[inline]
pub(super) fn on_cell(judge: &Judge<'_, '_>, tile: TileId, at: Cell, worth: f32) -> f32 {
    hand_on!(judge, worth, on_cell(judge, tile, at, worth))
}

/// The value of wall and room on the best cell for a tile, which may be higher on a cell that a module prefers.
#[inline]
pub(super) fn best_spot(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, best_spot(judge, tile, worth))
}

/// The value of a tile that the seat gets, including what the modules add.
#[inline]
pub(super) fn owned(judge: &Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, owned(judge, tile, worth))
}

/// The value of a redesign that takes the tile on that cell out of the Alhambra, less what the modules lose.
#[inline]
pub(super) fn leaves(judge: &Judge<'_, '_>, at: Cell, worth: f32) -> f32 {
    hand_on!(judge, worth, leaves(judge, at, worth))
}

/// The cost of a payment beyond its coins.
#[inline]
pub(super) fn spent(judge: &Judge<'_, '_>, desk: &Desk, pay: Payment) -> f32 {
    let cost = 0.0;
    hand_on!(judge, cost, spent(judge, desk, pay, cost))
}

/// The value of a card that comes into the hand and makes these new sums possible, including what the modules add.
#[inline]
pub(super) fn taken(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: Money, new: Sums, worth: f32) -> f32 {
    hand_on!(judge, worth, taken(judge, desk, card, new, worth))
}

/// The value of a purchase that was overpaid by `excess`, including what the modules add.
#[inline]
pub(super) fn overpaid(judge: &Judge<'_, '_>, desk: &Desk, excess: u16, worth: f32) -> f32 {
    hand_on!(judge, worth, overpaid(desk, excess, worth))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Game, ModuleSet, Rules, Seed, Viewer};

    use super::*;
    use crate::Bot;

    macro_rules! used {
        ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
            /// The first words of the actions that each module expects to be used.
            fn used() -> impl Iterator<Item = (Module, &'static [&'static str])> {
                [$((Module::$module, $room::Room::USED)),*].into_iter()
            }
        };
    }
    engine::for_each_module!(used);

    /// The bot must use the modules, not merely survive them.
    #[test]
    fn greedy_uses_what_the_modules_offer() {
        let mut bot = Greedy::default();
        let modules: ModuleSet = Module::ALL.into_iter().collect();
        let rules = Rules::new(4).expect("2 to 6 players").with_modules(modules).expect("they go together");
        let mut seen = BTreeSet::new();
        let mut legal = Vec::new();
        for seed in 0..150 {
            let mut game = Game::new(rules, Seed::from_number(seed));
            while let Some(seat) = game.to_act() {
                game.legal_actions(&mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = bot.choose(&view, &legal);
                let module = action.describe(&view).module;
                let text = action.to_string();
                seen.insert((
                    module.map(Module::slug),
                    text.split(' ').next().unwrap_or_default().to_string(),
                ));
                game.play_unchecked(action, &mut ());
            }
        }
        let base = ["take", "buy", "add", "swap", "place", "reserve", "pass"];
        let by_module =
            used().flat_map(|(module, words)| words.iter().map(move |&word| (Some(module), word)));
        for (module, word) in base.map(|word| (None, word)).into_iter().chain(by_module) {
            let wanted = (module.map(Module::slug), word.to_string());
            assert!(seen.contains(&wanted), "no game had {wanted:?}: {seen:?}");
        }
    }
}
