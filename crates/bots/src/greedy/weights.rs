//! How the greedy bot values things, in points.

use super::modules::ModuleWeights;

/// Defines a struct of weights, each with its default next to its description.
macro_rules! weights {
    ($(#[$about:meta])* pub struct Weights { $($(#[$what:meta])* $name:ident: $type:ty = $default:expr,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$what])* pub $name: $type,)*
        }

        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($name: $default,)* }
            }
        }
    };
}
pub(super) use weights;

weights! {
    /// What things are worth to [`Greedy`](crate::Greedy), in points. The defaults were found by matches of the bot
    /// against itself.
    pub struct Weights {
        /// One coin that comes into the hand. [`Weights::money_per_player`] is added for each player at the table:
        /// the more players there are, the fewer tiles each of them gets, and the choosier they must be.
        money: f32 = 0.6,
        /// The part of a coin's value that depends on the number of players; see [`Weights::money`].
        money_per_player: f32 = 0.32,
        /// The number of the seat's turns before the end from which money loses its value evenly.
        money_horizon: f32 = 20.0,
        /// The coins in hand that halve the value of further coins.
        wealth: f32 = 68.0,
        /// A currency in which every price can be paid exactly, compared with one in which none can.
        reach: f32 = 9.5,
        /// The share of a tile's gain that a card is worth if it makes an exact payment possible.
        exact_next: f32 = 1.0,
        /// One segment of the longest wall, per round to come.
        wall: f32 = 0.45,
        /// Having room to build, compared with having none.
        room: f32 = 0.8,
        /// The share of its value that a tile keeps in the reserve.
        reserve: f32 = 0.25,
        /// The share of a coin's value that paying it costs.
        price: f32 = 0.55,
        /// The additional gain that a purchase needs if it is not exact.
        overpay: f32 = 1.0,
        /// One more action.
        action: f32 = 3.0,
        /// A guard that comes with a tile.
        guard: f32 = 2.5,
        /// How much the value of a guard on the longest wall is expected to rise from the beginning of the game to
        /// the end.
        guard_rise: f32 = 4.0,
        /// The share of that value that paying a guard costs.
        guard_paid: f32 = 0.6,
        /// The least gain beyond its cost for which an ability is used.
        ability: f32 = 1.0,
        /// Half a building, as a share of a whole one.
        half: f32 = 0.9,
        /// The weights of the modules, by their rooms.
        modules: ModuleWeights = ModuleWeights::default(),
    }
}
