//! What can be seen of everybody's prospects in a game that is known as a whole, such as a sample: the raw numbers that
//! the net is told.

use engine::vocab::{BySeat, Currency, Seat, Space};
use engine::{Game, Round, Rules, Scorer, Source, Viewer};

use super::Greedy;
use super::chances::{self, Chances};
use super::money::{meets, reach, sums_of};

const N_CURRENCIES: usize = Currency::ALL.len();

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Holdings {
    /// Points that the majorities of each round to come can be expected to bring.
    pub majorities: [f32; 3],
    /// What one more building of each kind would add to them.
    pub gains: [f32; 6],
    /// What it would add in the next round alone.
    pub next_gains: [f32; 6],
    /// Buildings in the Alhambra and what counts like them, by kind.
    pub counts: [u8; 6],
    /// Points of the wall in the next round.
    pub wall: f32,
    /// At a close look: the longest wall beside the longest one.
    pub second_wall: u8,
    /// At a close look: the share of the supply that fits somewhere, and by how much a tile of it makes the
    /// longest wall longer at best, on average.
    pub fits: f32,
    pub grows: f32,
    /// What modules and The Red Palace would give in each round to come if it were held now.
    pub extras: [f32; 3],
    /// Open outer sides of the Alhambra.
    pub open: u8,
    /// Tiles in it.
    pub tiles: u8,
    /// Money in hand, and the number of its cards.
    pub coins: u16,
    pub cards: u8,
    /// The share of prices that each currency of the hand meets.
    pub reach: [f32; N_CURRENCIES],
    /// Tiles of the reserve, and what they would add to the majorities.
    pub reserve: u8,
    pub kept: f32,
    /// Market tiles that the hand can pay exactly, and what the best of them would add to the majorities.
    pub exact: u8,
    pub best_exact: f32,
    /// The same for the best that the hand can pay at all.
    pub best_payable: f32,
    /// At a close look: what the market and the supply offer.
    pub chances: Chances,
}

/// What everybody has.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Survey {
    pub holdings: BySeat<Holdings>,
    /// Buildings that nobody has seen, by kind.
    pub unseen: [u8; 6],
}

/// Whether these are the rules of Alhambra without modules.
pub(crate) fn is_plain(rules: &Rules) -> bool {
    rules.modules().is_empty() && !rules.is_red_palace()
}

impl Greedy {
    /// Looks at a game that is known as a whole, for the seat `first`: closely, if that is asked for and there are no
    /// modules.
    pub(crate) fn survey(&mut self, game: &Game, first: Seat, is_close: bool) -> Survey {
        let view = game.view(Viewer::Seat(first));
        let players = view.rules().players();
        let mut survey = Survey::default();
        let holdings = &mut survey.holdings;
        let is_plain = is_plain(view.rules());
        let is_close = is_close && is_plain;
        let mut judge = self.judge(&view);
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
        judge.majorities(&mut |scorer, kind, round, [now, more]| {
            if scorer < players {
                let one = &mut holdings[first.after(scorer, players)];
                one.majorities[round as usize] += now;
                one.gains[kind as usize] += more;
                if Some(round) == next {
                    one.next_gains[kind as usize] = more;
                }
            }
        });
        for seat in view.seats() {
            let one = &mut holdings[seat];
            one.counts = judge.count_of((seat.index() + players - first.index()) % players);
            if !is_close {
                (one.wall, one.open) = judge.outline_of(view.palace(seat));
            }
            one.tiles = view.palace(seat).tiles_without_outposts().count() as u8;
        }
        survey.unseen = judge.unseen_counts();
        if !is_plain {
            holdings.0.iter_mut().for_each(|one| one.wall = 0.0);
            for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
                view.for_each_line(round, |line| {
                    let Scorer::Seat(seat) = line.who else { return };
                    match line.source {
                        Source::Majority(_) => {}
                        Source::Wall if Some(round) == next => holdings[seat].wall += f32::from(line.points),
                        Source::Wall => {}
                        _ => holdings[seat].extras[round as usize] += f32::from(line.points),
                    }
                });
            }
        }
        for seat in view.seats() {
            let hand = game.secrets().hand(seat);
            let one = &mut holdings[seat];
            (one.coins, one.cards) = (hand.total(), hand.money_len() as u8);
            let sums = hand.money.0.map(sums_of);
            one.reach = sums.map(reach);
            for space in Space::ALL {
                let (purse, sums) = (hand.money[space.currency()], sums[space.currency() as usize]);
                let Some(tile) = view.market(space) else { continue };
                let gain = view.kind_of(tile).map_or(0.0, |kind| one.gains[kind as usize]);
                if meets(sums, tile.price()) {
                    one.exact += 1;
                    one.best_exact = one.best_exact.max(gain);
                }
                if purse.total() >= u16::from(tile.price()) {
                    one.best_payable = one.best_payable.max(gain);
                }
            }
            let reserve = view.reserve(seat);
            one.reserve = reserve.len() as u8;
            let kinds = reserve.iter().filter_map(|tile| view.kind_of(tile));
            one.kept = kinds.map(|kind| one.gains[kind as usize]).sum();
        }
        if is_close {
            chances::find(game, holdings);
            for seat in view.seats() {
                let growth = &mut self.growths[seat.index()];
                growth.update(view.palace(seat), &mut self.outline);
                let one = &mut holdings[seat];
                (one.wall, one.second_wall, one.open) =
                    (f32::from(growth.longest), growth.second, growth.open);
                let tiles = game.secrets().supply().map(|tile| growth.gains[tile.walls().bits() as usize]);
                let (mut fits, mut grows, mut n) = (0, 0, 0);
                for gain in tiles {
                    n += 1;
                    fits += u32::from(gain.is_some());
                    grows += u32::from(gain.unwrap_or(0));
                }
                let share = 1.0 / (n as f32).max(1.0);
                (one.fits, one.grows) = (fits as f32 * share, grows as f32 * share);
            }
        }
        survey
    }
}
