//! How the greedy bot values things, in points.

/// The worth of things to [`Greedy`](crate::Greedy), in points. The defaults were found by matches of the bot
/// against itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// One coin of money that comes to the hand, and so much more for each player at the table: the more there
    /// are, the fewer tiles come to each, and the more those must be chosen.
    pub money: f32,
    /// See [`Weights::money`].
    pub money_per_player: f32,
    /// Own turns before the end from which on money loses its worth evenly.
    pub money_horizon: f32,
    /// Coins in hand that halve the worth of further coins.
    pub wealth: f32,
    /// A currency that meets every price, against one that meets none.
    pub reach: f32,
    /// Share of a tile's gain that counts for a card which makes an exact payment possible.
    pub exact_next: f32,
    /// One segment of the longest wall in each round to come.
    pub wall: f32,
    /// Having room to build, against having none.
    pub room: f32,
    /// Share of a tile's worth that it keeps in the reserve.
    pub reserve: f32,
    /// Share of a coin's worth that it costs to pay it.
    pub price: f32,
    /// What a purchase must bring in addition if it is not exact.
    pub overpay: f32,
    /// One more action.
    pub action: f32,
    /// An active vizier stone, which a purchase between turns costs.
    pub vizier: f32,
    /// A thief in hand.
    pub thief: f32,
    /// Turning the stone back, which costs an action.
    pub turn_stone: f32,
    /// A gate card.
    pub gate: f32,
    /// Share of the second building that counts for a tile on an own bonus card.
    pub bonus: f32,
    /// An exchange card.
    pub exchange: f32,
    /// A free open side of a hut, as a share of a building of its kind.
    pub hut: f32,
    /// A tile in line with a camp in each round to come.
    pub camp: f32,
    /// A point for citizens.
    pub citizen: f32,
    /// A master builder card, beyond what it is worth as money.
    pub builder: f32,
    /// Share of what invasions are expected to cost that counts: many open sides will be covered before they come.
    pub invasion: f32,
    /// A point of a bazaar at the end.
    pub bazaar: f32,
    /// An empty cell around a bazaar, for each kind that would count there.
    pub bazaar_hope: f32,
    /// Share of the points that a higher marker on a culture tile makes possible.
    pub culture: f32,
    /// A point that the culture tiles bring more in each round to come.
    pub develop: f32,
    /// Share of a building's worth that counts for a sultan card of its kind.
    pub sultan: f32,
    /// Coins that a caravanserai brings in each turn to come.
    pub caravan: f32,
    /// The same for a second one: it fills only while the first does not.
    pub second_caravan: f32,
    /// The share by which a coin in diamonds is worth more than another.
    pub diamond: f32,
    /// A guard that comes with a tile.
    pub guard: f32,
    /// How much more a guard on the longest wall will be worth at the end than today, at the beginning of the game.
    pub guard_rise: f32,
    /// Share of that worth which a guard costs that is paid.
    pub guard_paid: f32,
    /// So much must a use of an ability bring beyond its cost.
    pub ability: f32,
    /// Half a building, as a share of a whole one.
    pub half: f32,
    /// The first medina in each round to come.
    pub medina: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            money: 0.6,
            money_per_player: 0.32,
            money_horizon: 20.0,
            wealth: 68.0,
            reach: 9.5,
            exact_next: 1.0,
            wall: 0.45,
            room: 0.8,
            reserve: 0.25,
            price: 0.55,
            overpay: 1.0,
            action: 3.0,
            vizier: 3.0,
            thief: 4.0,
            turn_stone: 3.5,
            gate: 1.5,
            bonus: 1.2,
            exchange: 0.5,
            diamond: 0.6,
            builder: 0.5,
            hut: 0.15,
            camp: 0.6,
            citizen: 1.0,
            invasion: 0.4,
            bazaar: 0.9,
            bazaar_hope: 0.35,
            culture: 0.3,
            develop: 0.8,
            sultan: 0.9,
            caravan: 0.5,
            second_caravan: 0.1,
            guard: 2.5,
            guard_rise: 4.0,
            guard_paid: 0.6,
            ability: 1.0,
            half: 0.9,
            medina: 2.5,
        }
    }
}
