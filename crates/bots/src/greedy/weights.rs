//! How the greedy bot values things, in points.

use super::modules::ModuleWeights;

/// Makes the struct of some weights, each with its default beside what it weighs.
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
    /// The worth of things to [`Greedy`](crate::Greedy), in points. The defaults were found by matches of the bot
    /// against itself.
    pub struct Weights {
        /// One coin of money that comes to the hand, and so much more for each player at the table: the more there
        /// are, the fewer tiles come to each, and the more those must be chosen.
        money: f32 = 0.6,
        /// See [`Weights::money`].
        money_per_player: f32 = 0.32,
        /// Own turns before the end from which on money loses its worth evenly.
        money_horizon: f32 = 20.0,
        /// Coins in hand that halve the worth of further coins.
        wealth: f32 = 68.0,
        /// A currency that meets every price, against one that meets none.
        reach: f32 = 9.5,
        /// Share of a tile's gain that counts for a card which makes an exact payment possible.
        exact_next: f32 = 1.0,
        /// One segment of the longest wall in each round to come.
        wall: f32 = 0.45,
        /// Having room to build, against having none.
        room: f32 = 0.8,
        /// Share of a tile's worth that it keeps in the reserve.
        reserve: f32 = 0.25,
        /// Share of a coin's worth that it costs to pay it.
        price: f32 = 0.55,
        /// What a purchase must bring in addition if it is not exact.
        overpay: f32 = 1.0,
        /// One more action.
        action: f32 = 3.0,
        /// A guard that comes with a tile.
        guard: f32 = 2.5,
        /// How much more a guard on the longest wall will be worth at the end than today, at the beginning of the game.
        guard_rise: f32 = 4.0,
        /// Share of that worth which a guard costs that is paid.
        guard_paid: f32 = 0.6,
        /// So much must a use of an ability bring beyond its cost.
        ability: f32 = 1.0,
        /// Half a building, as a share of a whole one.
        half: f32 = 0.9,
        /// What belongs to the modules, by their rooms.
        modules: ModuleWeights = ModuleWeights::default(),
    }
}
