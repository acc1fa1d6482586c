//! What every seat can expect to have at the end, if everybody goes on as well as the others.

use engine::vocab::{BySeat, MAX_SEATS, Seat};
use engine::{Game, Round, Scorer, Source, Viewer};

use super::Greedy;
use super::money::{reach, sums_of};

/// Tiles in the supply at the beginning of a game without modules, or about that.
const LONG_SUPPLY: f32 = 50.0;

/// How many things are looked at.
pub const N_FEATURES: usize = 11;

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

impl Greedy {
    /// Looks at a game that is known as a whole, such as a sample, for `seat`.
    pub fn prospects(&mut self, game: &Game, seat: Seat) -> Prospects {
        let view = game.view(Viewer::Seat(seat));
        let players = view.rules().players();
        let mut judge = self.judge(&view);
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three);
        let left = (view.supply_len() as f32 / LONG_SUPPLY).min(1.0);
        let mut features = BySeat([[0.0; N_FEATURES]; MAX_SEATS]);
        let mut gains = [[0.0; 6]; MAX_SEATS];
        judge.majorities(|scorer, kind, round, [now, more]| {
            if scorer < players {
                features[seat.after(scorer, players)][usize::from(round != next)] += now;
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
            features[other][3..8].copy_from_slice(&[coins, coins * left, met, met * left, kept]);
        }
        for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
            view.for_each_line(round, |line| {
                let Scorer::Seat(seat) = line.who else { return };
                let feature = match line.source {
                    Source::Majority(_) => return,
                    Source::Wall if round == next => 2,
                    Source::Wall => return,
                    _ if round == next => 8,
                    _ => 9,
                };
                features[seat][feature] += f32::from(line.points);
            });
        }
        view.seats().for_each(|seat| features[seat][10] = features[seat][2] * left);
        let rounds = Round::ALL.into_iter().filter(|&round| !view.is_scored(round)).count();
        Prospects { features, left, rounds, room: judge.room_left() }
    }
}
