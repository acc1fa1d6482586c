//! What the seats of a position have that may become points, for those who judge the end of a rollout.

use engine::vocab::{BySeat, MAX_SEATS, Seat};
use engine::{Game, Round, Scorer, Source, View, Viewer};

use super::Greedy;
use super::money::{reach, sums_of};

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
        let view = game.view(Viewer::Seat(seat));
        let players = view.rules().players();
        let mut judge = self.judge(&view);
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three);
        let left = supply_left(&view);
        let mut features = BySeat([[0.0; N_FEATURES]; MAX_SEATS]);
        let mut gains = [[0.0; 6]; MAX_SEATS];
        judge.majorities(|scorer, kind, round, [now, more]| {
            if scorer < players {
                let feature = if round == next { NEXT_MAJORITIES } else { LATER_MAJORITIES };
                features[seat.after(scorer, players)][feature] += now;
                gains[scorer][kind as usize] += more;
            }
        });
        for (place, gains) in gains.iter().enumerate().take(players) {
            let other = seat.after(place, players);
            let hand = game.secrets().hand(other);
            let coins = f32::from(hand.total());
            let met: f32 = hand.money.0.iter().map(|&purse| reach(sums_of(purse))).sum();
            let reserve = view.reserve(other).iter().filter_map(|tile| view.kind_of(tile));
            let kept: f32 = reserve.map(|kind| gains[kind as usize]).sum();
            let features = &mut features[other];
            [features[COINS[0]], features[COINS[1]]] = [coins, coins * left];
            [features[REACH[0]], features[REACH[1]]] = [met, met * left];
            features[RESERVE] = kept;
        }
        for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
            view.for_each_line(round, |line| {
                let Scorer::Seat(seat) = line.who else { return };
                let feature = match line.source {
                    Source::Majority(_) => return,
                    Source::Wall if round == next => WALL,
                    Source::Wall => return,
                    _ if round == next => NEXT_EXTRAS,
                    _ => LATER_EXTRAS,
                };
                features[seat][feature] += f32::from(line.points);
            });
        }
        view.seats().for_each(|seat| features[seat][WALL_TO_GROW] = features[seat][WALL] * left);
        let rounds = Round::ALL.into_iter().filter(|&round| !view.is_scored(round)).count();
        Prospects { features, left, rounds, room: judge.room_left() }
    }
}
