//! What the seats of a position have that may become points, for those who judge the end of a rollout.

use engine::vocab::{BySeat, MAX_SEATS, Seat};
use engine::{Game, Round, View, Viewer};

use super::Greedy;

/// Tiles in the supply at the beginning of a game without modules, or about that.
const LONG_SUPPLY: f32 = 50.0;

/// How many things are looked at.
pub const N_FEATURES: usize = 11;

// What is looked at, by its place.
/// Points that the majorities of the next round can be expected to bring.
const NEXT_MAJORITIES: usize = 0;
/// The same for the rounds after it.
const LATER_MAJORITIES: usize = 1;
/// The longest wall.
const WALL: usize = 2;
/// Money in hand, and the same times what is left of the supply.
const COINS: [usize; 2] = [3, 4];
/// The share of prices that each currency of the hand meets, added up, and the same times what is left of the supply.
const REACH: [usize; 2] = [5, 6];
/// What the tiles of the reserve would add to the majorities.
const RESERVE: usize = 7;
/// Points that modules, or The Red Palace, would give in the next round if it were held now.
const NEXT_EXTRAS: usize = 8;
/// The same for the rounds after it.
const LATER_EXTRAS: usize = 9;
/// The longest wall times what is left of the supply.
const WALL_TO_GROW: usize = 10;

/// What a seat has that may become points.
pub type Features = [f32; N_FEATURES];

/// A position as it is judged.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospects {
    /// What each seat has.
    pub features: BySeat<Features>,
    /// How much of the supply is left, from 1 down to 0.
    pub left: f32,
    /// Rounds to come, from 3 down to 0.
    pub rounds: usize,
    /// What the room to build is worth to the seat that decides.
    pub room: f32,
}

/// How much of the supply is left, from 1 down to 0.
pub(crate) fn supply_left(view: &View<'_>) -> f32 {
    (view.supply_len() as f32 / LONG_SUPPLY).min(1.0)
}

impl Greedy {
    /// Looks at a game that is known as a whole, such as a sample, for `seat`.
    pub fn prospects(&mut self, game: &Game, seat: Seat) -> Prospects {
        let survey = self.survey(game, seat, false);
        let view = game.view(Viewer::Seat(seat));
        let is_to_come = |&round: &Round| !view.is_scored(round);
        let rounds = Round::ALL.into_iter().filter(is_to_come).count();
        let next = Round::ALL.into_iter().find(is_to_come).unwrap_or(Round::Three) as usize;
        let left = supply_left(&view);
        let mut features = BySeat([[0.0; N_FEATURES]; MAX_SEATS]);
        for one in view.seats() {
            let (features, has) = (&mut features[one], &survey.holdings[one]);
            let later = |points: &[f32; 3]| points[next + 1..].iter().sum::<f32>();
            features[NEXT_MAJORITIES] = has.majorities[next];
            features[LATER_MAJORITIES] = later(&has.majorities);
            features[NEXT_EXTRAS] = has.extras[next];
            features[LATER_EXTRAS] = later(&has.extras);
            [features[WALL], features[WALL_TO_GROW]] = [has.wall, has.wall * left];
            let (coins, met) = (f32::from(has.coins), has.reach.iter().sum::<f32>());
            [features[COINS[0]], features[COINS[1]]] = [coins, coins * left];
            [features[REACH[0]], features[REACH[1]]] = [met, met * left];
            features[RESERVE] = has.kept;
        }
        Prospects { features, left, rounds, room: self.judge(&view).room_left() }
    }
}
