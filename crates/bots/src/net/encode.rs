//! A position as the net is told it: numbers of about 1 for each seat and for the table.
//!
//! The numbers of all seats mean the same, so that one set of weights serves every seat and every number of players.
//! New numbers are added at the end of their group, those of modules in their rooms: weights that were learned without
//! them stay valid.

use engine::vocab::{BySeat, MAX_SEATS, Seat, Space};
use engine::{Coming, Game, Round, View, Viewer};

use crate::greedy::{Greedy, Holdings, INPUTS, N_MODULE_INPUTS, N_ROOMS, Survey, is_plain, write_inputs};

/// Inputs of a seat that games with modules have, without those of the modules.
const N_COMMON_SEAT: usize = 56;

/// Inputs of the table that games with modules have.
const N_COMMON_TABLE: usize = 24;

/// Inputs of a seat without those of modules.
pub const N_BASE_SEAT: usize = 86;

/// Inputs of a seat.
pub const N_SEAT: usize = N_BASE_SEAT + N_MODULE_INPUTS;

/// Inputs of the table without the modules in play.
pub const N_BASE_TABLE: usize = 31;

/// Inputs of the table.
pub const N_TABLE: usize = N_BASE_TABLE + N_ROOMS;

/// Rounds to come, one to three: each has weights of its own.
pub const N_PHASES: usize = 3;

/// Tiles in the supply at the beginning of a game without modules, or about that.
const LONG_SUPPLY: f32 = 50.0;

/// A position as the net is told it.
#[derive(Clone, PartialEq, Debug)]
pub struct Inputs {
    /// What each seat has.
    pub seats: BySeat<[f32; N_SEAT]>,
    /// What everybody shares.
    pub table: [f32; N_TABLE],
    /// How many seats are taken.
    pub players: usize,
    /// Rounds to come less one.
    pub phase: usize,
    /// The points that each seat has.
    pub scores: BySeat<f32>,
}

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs {
            seats: BySeat([[0.0; N_SEAT]; MAX_SEATS]),
            table: [0.0; N_TABLE],
            players: 0,
            phase: 0,
            scores: BySeat::default(),
        }
    }
}

/// Writes numbers one after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// Each value divided by `unit`.
    fn put_all(&mut self, values: &[f32], unit: f32) {
        values.iter().for_each(|value| self.put(value / unit));
    }

    fn put_counts(&mut self, values: &[u8], unit: f32) {
        values.iter().for_each(|&value| self.put(f32::from(value) / unit));
    }

    /// One of `n` places is 1, the others 0.
    fn put_place(&mut self, n: usize, place: usize) {
        (0..n).for_each(|other| self.put(if other == place { 1.0 } else { 0.0 }));
    }
}

impl Inputs {
    /// Writes the position of a game that is known as a whole, such as a sample of what `seat` sees.
    pub fn write(&mut self, greedy: &mut Greedy, game: &Game, seat: Seat) {
        let view = game.view(Viewer::Seat(seat));
        let survey = greedy.survey(game, seat, true);
        self.players = view.rules().players();
        self.phase = Round::ALL.into_iter().filter(|&round| !view.is_scored(round)).count().clamp(1, 3) - 1;
        view.seats().for_each(|seat| self.scores[seat] = f32::from(view.score(seat)));
        self.write_table(&view, &survey);
        let n = self.players as f32;
        let mean = |number: fn(&Holdings) -> f32| {
            view.seats().map(|seat| number(&survey.holdings[seat])).sum::<f32>() / n
        };
        let means = Means {
            score: view.seats().map(|seat| self.scores[seat]).sum::<f32>() / n,
            majorities: mean(|one| one.majorities.iter().sum()),
            wall: mean(|one| one.wall),
            coins: mean(|one| f32::from(one.coins)),
        };
        for seat in view.seats() {
            let (base, modules) = self.seats[seat].split_at_mut(N_BASE_SEAT);
            let (common, plain) = base.split_at_mut(N_COMMON_SEAT);
            write_seat(common, &view, seat, &survey.holdings[seat], &means);
            if is_plain(view.rules()) {
                write_plain_seat(plain, &view, seat, &survey.holdings);
            } else {
                plain.fill(0.0);
            }
            if N_MODULE_INPUTS > 0 && !view.rules().modules().is_empty() {
                modules.fill(0.0);
                write_inputs(&view, game.secrets().hand(seat), seat, modules);
            }
        }
    }

    fn write_table(&mut self, view: &View<'_>, survey: &Survey) {
        let rules = view.rules();
        let mut table = Writer { out: &mut self.table, at: 0 };
        table.put_place(5, self.players - 2);
        table.put(f32::from(u8::from(rules.is_red_palace())));
        let left = (view.supply_len() as f32 / LONG_SUPPLY).min(1.5);
        table.put_all(&[left, left * left, view.draw_pile_len() as f32 / 100.0], 1.0);
        table.put_counts(&survey.unseen, 10.0);
        let cards = view.outlook().map_or(0.0, |outlook| match outlook.coming {
            Coming::Now => 0.0,
            Coming::Card { least, most } => (least + most) as f32 / 2.0,
            Coming::End { tiles } => tiles as f32,
        });
        let is_now = view.outlook().is_some_and(|outlook| outlook.coming == Coming::Now);
        // How soon the next round comes, in turns of every player.
        let soon = cards / self.players as f32;
        table.put_all(&[cards / 30.0, soon / 10.0, 1.0 / (1.0 + soon), f32::from(u8::from(is_now))], 1.0);
        let modules = rules.modules();
        table.put(modules.iter().count() as f32 / 10.0);
        table.put(view.money_row().iter().map(|card| f32::from(card.value())).sum::<f32>() / 20.0);
        table.put_all(&[1.0 / self.players as f32, 1.0, 0.0], 1.0);
        debug_assert_eq!(table.at, N_COMMON_TABLE);
        if is_plain(rules) {
            write_plain_table(&mut table, view);
        } else {
            table.put_all(&[0.0; N_BASE_TABLE - N_COMMON_TABLE], 1.0);
        }
        debug_assert_eq!(table.at, N_BASE_TABLE);
        INPUTS.into_iter().for_each(|(module, _)| table.put(f32::from(u8::from(modules.has(module)))));
    }
}

/// Means over all seats.
struct Means {
    score: f32,
    majorities: f32,
    wall: f32,
    coins: f32,
}

fn write_seat(out: &mut [f32], view: &View<'_>, seat: Seat, one: &Holdings, means: &Means) {
    let players = view.rules().players();
    let rounds = Round::ALL.into_iter().filter(|&round| !view.is_scored(round)).count() as f32;
    let score = f32::from(view.score(seat));
    let mut seat_inputs = Writer { out, at: 0 };
    let put = &mut seat_inputs;
    put.put_all(&[score / 50.0, (score - means.score) / 20.0], 1.0);
    let majorities: f32 = one.majorities.iter().sum();
    put.put_all(&one.majorities, 20.0);
    put.put((majorities - means.majorities) / 20.0);
    put.put_all(&[one.wall / 10.0, (one.wall - means.wall) * rounds / 20.0], 1.0);
    put.put_all(&one.extras, 20.0);
    let coins = f32::from(one.coins);
    put.put_all(&[coins / 30.0, (coins - means.coins) / 20.0, f32::from(one.cards) / 10.0], 1.0);
    // The currencies of the market, the best first.
    let mut reach = Space::ALL.map(|space| one.reach[space.currency() as usize]);
    reach.sort_unstable_by(|one, other| other.total_cmp(one));
    put.put_all(&reach, 1.0);
    put.put(reach.iter().sum::<f32>());
    put.put_all(&[f32::from(one.reserve) / 3.0, one.kept / 10.0], 1.0);
    put.put_place(4, one.open.into());
    put.put_all(&[f32::from(one.open.min(10)) / 10.0, f32::from(one.tiles) / 15.0], 1.0);
    put.put_counts(&one.counts, 5.0);
    put.put_all(&one.gains, 10.0);
    let best = one.gains.iter().copied().fold(0.0, f32::max);
    put.put_all(&[best / 10.0, one.gains.iter().sum::<f32>() / 30.0], 1.0);
    put.put_all(&[f32::from(one.exact) / 2.0, one.best_exact / 10.0, one.best_payable / 10.0], 1.0);
    // Whoever plays next can use what the market offers.
    let next = view.to_act().unwrap_or(view.turn_of().next(players));
    put.put_place(6, (seat.index() + players - next.index()) % players);
    if view.rules().is_red_palace() {
        let guards = f32::from(view.guards_of(seat));
        put.put_all(&[guards / 5.0, guards * f32::from(view.guard_value()) / 20.0], 1.0);
    } else {
        put.put_all(&[0.0; 2], 1.0);
    }
    put.put(1.0);
    put.put_all(&[0.0; 3], 1.0);
    debug_assert_eq!(seat_inputs.at, N_COMMON_SEAT);
}

/// What can be said of the table in games without modules.
fn write_plain_table(table: &mut Writer<'_>, view: &View<'_>) {
    let row = view.money_row();
    let values = || row.iter().map(|card| f32::from(card.value()));
    let highest = values().fold(0.0, f32::max);
    let is_before_drawing = f32::from(u8::from(view.to_act().is_none()));
    let empty = Space::ALL.into_iter().filter(|&space| view.market(space).is_none()).count() as f32;
    let missing = 4usize.saturating_sub(row.len());
    let within = |cards: usize| {
        view.outlook().map_or(0.0, |outlook| {
            let (cases, all) = outlook.coming.cases_within(cards);
            cases as f32 / all as f32
        })
    };
    table.put_all(&[is_before_drawing, highest / 9.0, row.len() as f32 / 4.0, empty / 4.0], 1.0);
    let players = view.rules().players();
    table.put_all(&[within(missing), within(missing + players), within(missing + 2 * players)], 1.0);
}

/// What can be said of a seat in games without modules.
fn write_plain_seat(out: &mut [f32], view: &View<'_>, seat: Seat, holdings: &BySeat<Holdings>) {
    let rounds = Round::ALL.into_iter().filter(|&round| !view.is_scored(round)).count() as f32;
    let one = &holdings[seat];
    let score = |seat: Seat| f32::from(view.score(seat));
    // Points at the end if only what stands now were scored.
    let forecast = |seat: Seat| {
        let one = &holdings[seat];
        score(seat) + one.majorities.iter().sum::<f32>() + one.wall * rounds
    };
    let best_other = |number: &dyn Fn(Seat) -> f32| {
        view.seats().filter(|&other| other != seat).map(number).fold(f32::NEG_INFINITY, f32::max)
    };
    let mut plain = Writer { out, at: 0 };
    let put = &mut plain;
    let expected = forecast(seat);
    put.put_all(&[score(seat) - best_other(&score), expected - best_other(&forecast)], 20.0);
    put.put_all(&[expected / 100.0, one.wall * rounds / 20.0, f32::from(one.second_wall) / 10.0], 1.0);
    put.put_all(&[one.fits, one.grows / 2.0], 1.0);
    put.put_all(&one.next_gains, 10.0);
    for (kind, &count) in one.counts.iter().enumerate() {
        let other = best_other(&|other: Seat| f32::from(holdings[other].counts[kind]));
        put.put((f32::from(count) - other).clamp(-4.0, 4.0) / 3.0);
    }
    let chances = &one.chances;
    put.put_all(&[chances.fresh_exact, chances.fresh_best, chances.fresh_payable / 2.0], 5.0);
    put.put_all(&[chances.left_exact, chances.left_best, chances.left_payable], 10.0);
    put.put_all(&[f32::from(chances.richest) / 4.0, chances.given / 20.0], 1.0);
    put.put_all(&[f32::from(chances.most), f32::from(chances.least)], 15.0);
    put.put(f32::from(view.reserve(seat).len().min(4) as u8) * rounds / 6.0);
    debug_assert_eq!(plain.at, N_BASE_SEAT - N_COMMON_SEAT);
}
