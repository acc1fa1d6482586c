//! What the greedy bot knows of the modules, one room each. What a room can know is said here once, by the traits;
//! a module that has nothing to say leaves the answer as it is.
//!
//! All of it is called without a table of functions: a room that keeps an answer as it is costs nothing, and where a
//! worth is added up, the modules follow in the order of the list.

use engine::modules::Never;
use engine::vocab::{Building, Cell, Money, Payment, Seat, TileId};
use engine::{Action, Module, View};

use super::desk::Desk;
use super::judge::{Counts, Judge};
use super::money::Sums;
use super::turn::choose;
use super::{Greedy, Weights};

/// What a module changes in the worth of tiles, cells and money.
trait Advice {
    /// Whether the module has points of its own for the majorities.
    const SETS_POINTS: bool = false;

    /// The first words of the actions that the bot is known to use.
    #[cfg(test)]
    const USED: &'static [&'static str] = &[];

    /// What one open outer side in each direction is expected to cost until the end.
    fn open_sides(_: &View<'_>, _: &Weights) -> Option<[f32; 4]> {
        None
    }

    /// The buildings that count for a seat beside those that lie in its Alhambra. `is_own` says whether it is the seat
    /// that decides.
    fn buildings(_: &View<'_>, _: Seat, _is_own: bool) -> Counts {
        0
    }

    // Tiles of the module.

    /// What a tile of the module counts for, wherever it will lie.
    fn plain(_: &mut Judge<'_, '_>, _: TileId) -> f32 {
        0.0
    }

    /// For how many buildings of which kind a tile of the module counts on that cell.
    fn counted(_: &Judge<'_, '_>, _: TileId, _: Cell) -> Option<(Building, i8)> {
        None
    }

    /// What it is worth to lay a tile of the module on that cell.
    fn place(judge: &mut Judge<'_, '_>, tile: TileId, at: Cell) -> f32 {
        let plain = Self::plain(judge, tile);
        judge.lay(tile, at, plain)
    }

    /// What a tile of the module that counts for so much anywhere is worth on the best cell for it, if there is one.
    fn best_place(judge: &mut Judge<'_, '_>, tile: TileId, plain: f32) -> Option<f32> {
        judge.best_place(tile, plain)
    }

    // Other tiles.

    /// For how many buildings more a tile counts on that cell.
    fn raised(_: &Judge<'_, '_>, _: TileId, _: Cell) -> i8 {
        0
    }

    /// The worth of a building wherever it will lie, with what the module adds to it.
    fn anywhere(_: &mut Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// The worth of a tile on that empty cell, with what the module adds to it.
    fn on_cell(_: &Judge<'_, '_>, _: TileId, _: Cell, worth: f32) -> f32 {
        worth
    }

    /// What wall and room are worth on the best cell for a tile, or more where the module knows a better cell.
    fn best_spot(_: &mut Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// The worth of a tile that comes to the seat, with what the module adds to it whether it is built or not.
    fn owned(_: &Judge<'_, '_>, _: TileId, worth: f32) -> f32 {
        worth
    }

    /// What is left of the worth of a redesign that takes the tile on that cell out of the Alhambra.
    fn leaves(_: &Judge<'_, '_>, _: Cell, worth: f32) -> f32 {
        worth
    }

    // Money.

    /// What a payment costs beyond its coins, with what the module adds to it.
    fn spent(_: &Judge<'_, '_>, _: &Desk, _: Payment, cost: f32) -> f32 {
        cost
    }

    /// The worth of a card that comes to the hand and makes these sums possible, with what the module adds to it.
    fn taken(_: &mut Judge<'_, '_>, _: &mut Desk, _: Money, _new: Sums, worth: f32) -> f32 {
        worth
    }

    /// The worth of a purchase that was paid with so much more than its price, with what the module adds to it.
    fn overpaid(_: &Desk, _excess: u16, worth: f32) -> f32 {
        worth
    }
}

/// What a player may do with a module, or in The Red Palace.
pub(super) trait Worth: Copy {
    /// What it brings; nothing for what is never done for its own sake, or is decided on in another way.
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32>;
}

/// What a module asks for, or The Red Palace.
pub(super) trait Decide: Copy {
    /// One of the legal actions.
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

/// The action that brings most, where declining brings nothing.
fn choose_or_decline(bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action {
    choose(&mut bot.judge(view), legal, 0.0)
}

/// The action that brings most of those that the decision is about.
fn choose_one(bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action {
    choose(&mut bot.judge(view), legal, f32::NEG_INFINITY)
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(mod $room;)*

        /// What the bot gives for things of the modules, by their rooms.
        #[derive(Clone, Copy, PartialEq, Debug, Default)]
        pub struct ModuleWeights {
            $(
                #[doc = concat!("Those of the module `", $slug, "`.")]
                pub $room: $room::Weights,
            )*
        }

        /// Whether a module that is played has points of its own for the majorities.
        pub(super) fn set_points(view: &View<'_>) -> bool {
            let on = view.rules().modules();
            false $(|| $room::Room::SETS_POINTS && on.has(Module::$module))*
        }

        /// What one open outer side in each direction is expected to cost until the end, if it costs anything.
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

        /// The buildings that count for a seat beside those that lie in its Alhambra.
        pub(super) fn buildings(view: &View<'_>, seat: Seat, is_own: bool) -> Counts {
            let on = view.rules().modules();
            0 $(+ if on.has(Module::$module) { $room::Room::buildings(view, seat, is_own) } else { 0 })*
        }

        /// For how many buildings more a tile counts on that cell.
        #[inline]
        pub(super) fn raised(judge: &Judge<'_, '_>, tile: TileId, at: Cell) -> i8 {
            0 $(+ if judge.modules.has(Module::$module) { $room::Room::raised(judge, tile, at) } else { 0 })*
        }

        /// Asks one module.
        macro_rules! ask {
            ($asked:ident, $question:ident $arguments:tt) => {
                match $asked {
                    $(Module::$module => $room::Room::$question $arguments,)*
                }
            };
        }

        /// Hands a worth from one module that is played to the next.
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

/// What a tile of that module counts for, wherever it will lie.
pub(super) fn plain(judge: &mut Judge<'_, '_>, module: Module, tile: TileId) -> f32 {
    ask!(module, plain(judge, tile))
}

/// For how many buildings of which kind a tile of that module counts on that cell.
pub(super) fn counted(
    judge: &Judge<'_, '_>,
    module: Module,
    tile: TileId,
    at: Cell,
) -> Option<(Building, i8)> {
    ask!(module, counted(judge, tile, at))
}

/// What it is worth to lay a tile of that module on that cell.
pub(super) fn place(judge: &mut Judge<'_, '_>, module: Module, tile: TileId, at: Cell) -> f32 {
    ask!(module, place(judge, tile, at))
}

/// What a tile of that module that counts for so much anywhere is worth on the best cell for it, if there is one.
pub(super) fn best_place(judge: &mut Judge<'_, '_>, module: Module, tile: TileId, plain: f32) -> Option<f32> {
    ask!(module, best_place(judge, tile, plain))
}

/// The worth of a building wherever it will lie, with what the modules add to it.
#[inline]
pub(super) fn anywhere(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, anywhere(judge, tile, worth))
}

/// The worth of a tile on that empty cell, with what the modules add to it.
#[inline]
pub(super) fn on_cell(judge: &Judge<'_, '_>, tile: TileId, at: Cell, worth: f32) -> f32 {
    hand_on!(judge, worth, on_cell(judge, tile, at, worth))
}

/// What wall and room are worth on the best cell for a tile, or more where a module knows a better cell.
#[inline]
pub(super) fn best_spot(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, best_spot(judge, tile, worth))
}

/// The worth of a tile that comes to the seat, with what the modules add to it.
#[inline]
pub(super) fn owned(judge: &Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
    hand_on!(judge, worth, owned(judge, tile, worth))
}

/// What is left of the worth of a redesign that takes the tile on that cell out of the Alhambra.
#[inline]
pub(super) fn leaves(judge: &Judge<'_, '_>, at: Cell, worth: f32) -> f32 {
    hand_on!(judge, worth, leaves(judge, at, worth))
}

/// What a payment costs beyond its coins.
#[inline]
pub(super) fn spent(judge: &Judge<'_, '_>, desk: &Desk, pay: Payment) -> f32 {
    let cost = 0.0;
    hand_on!(judge, cost, spent(judge, desk, pay, cost))
}

/// The worth of a card that comes to the hand and makes these sums possible, with what the modules add to it.
#[inline]
pub(super) fn taken(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: Money, new: Sums, worth: f32) -> f32 {
    hand_on!(judge, worth, taken(judge, desk, card, new, worth))
}

/// The worth of a purchase that was paid with so much more than its price, with what the modules add to it.
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
            /// The first words of the actions that each module sees used.
            fn used() -> impl Iterator<Item = (Module, &'static [&'static str])> {
                [$((Module::$module, $room::Room::USED)),*].into_iter()
            }
        };
    }
    engine::for_each_module!(used);

    /// The modules are used, not merely survived.
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
