//! The turn on one page: the order of its phases (BASE-08, F0 to F11), and the end of the game.

use crate::event::{Event, EventSink};
use crate::for_each_module;
use crate::game::{Chance, Game, Outcome};
use crate::hooks::{self, Drawn};
use crate::modules::{ModuleStep, Progress};
use crate::red_palace;
use crate::scoring::{self, Choices, Points, Round, Totals};
use crate::step::{Phase, Step, Steps};
use crate::vocab::{BySeat, Seat, SeatSet, Space, TileId};

/// The size of a full money row (BASE-61).
pub(crate) const ROW_SIZE: usize = 4;

macro_rules! run {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// Continues until somebody has to decide or the game is over.
        pub(crate) fn run(game: &mut Game, sink: &mut impl EventSink) {
            loop {
                let Some(step) = game.table.steps.top() else {
                    if game.table.phase == Phase::End {
                        return;
                    }
                    if game.table.rules.is_red_palace() {
                        red_palace::turn(game, sink);
                    } else {
                        turn(game, sink);
                    }
                    continue;
                };
                // Nearly always a player acts or places tiles.
                let is_waiting = matches!(step, Step::Act { .. } | Step::Place { .. });
                if is_waiting || advance(game, step, sink) == Progress::Waits {
                    return;
                }
            }
        }

        /// Goes through a step until somebody has to decide. Kept out of [`run`], which is short without it.
        #[inline(never)]
        fn advance(game: &mut Game, step: Step, sink: &mut impl EventSink) -> Progress {
                match step {
                    Step::Act { .. }
                    | Step::AddMoney
                    | Step::Place { .. }
                    | Step::Before
                    | Step::Redesign => Progress::Waits,
                    Step::EndRedesign => {
                        if hooks::has_end_redesign(&game.table) {
                            return Progress::Waits;
                        }
                        game.table.steps.pop();
                        Progress::GoesOn
                    }
                    Step::RefillRow => {
                        game.table.steps.pop();
                        refill_row(game, sink);
                        Progress::GoesOn
                    }
                    Step::RefillMarket => {
                        game.table.steps.pop();
                        refill_market(game, sink);
                        Progress::GoesOn
                    }
                    Step::ScoreDue => {
                        // The step stays below the round, so that the next round is held after it.
                        if !begin_due_round(game) {
                            game.table.steps.pop();
                        }
                        Progress::GoesOn
                    }
                    Step::Score(round) => {
                        score(game, round, sink);
                        Progress::GoesOn
                    }
                    Step::DirkDraws(round) => {
                        dirk_draws(game, round, sink);
                        Progress::GoesOn
                    }
                    Step::Window { place } => ask_in_window(game, place),
                    Step::Distribute { place } => {
                        distribute(game, place);
                        Progress::GoesOn
                    }
                    Step::Finish => {
                        finish(game, sink);
                        Progress::GoesOn
                    }
                    $(Step::$module(step) => step.advance(game, sink),)*
                    Step::RedPalace(step) => step.advance(game, sink),
                }
        }

        /// Continues without drawing anything, until somebody has to decide, chance is needed, or the turn is over.
        /// Returns [`Progress::Waits`] only for a decision.
        pub(crate) fn run_to_chance(game: &mut Game, sink: &mut impl EventSink) -> Progress {
            while game.hidden.chance != Chance::Met {
                match game.table.steps.top() {
                    None => {
                        let is_before_drawing = matches!(
                            game.table.phase,
                            Phase::Placement | Phase::EndRedesign | Phase::AfterRedesign | Phase::BeforeDrawing
                        );
                        if game.table.rules.is_red_palace() || !is_before_drawing {
                            break;
                        }
                        turn_to_drawing(game, sink);
                    }
                    Some(
                        Step::RefillRow
                        | Step::RefillMarket
                        | Step::ScoreDue
                        | Step::Score(_)
                        | Step::DirkDraws(_)
                        | Step::Distribute { .. }
                        | Step::Finish,
                    ) => break,
                    Some(step) => {
                        if advance(game, step, sink) == Progress::Waits {
                            return Progress::Waits;
                        }
                    }
                }
            }
            Progress::GoesOn
        }
    };
}
for_each_module!(run);

/// Goes through the phases of the turn until one of them pushes a step, which then comes first. These are plain tests
/// in sequence, because the next phase nearly always follows at once.
#[inline]
fn turn(game: &mut Game, sink: &mut impl EventSink) {
    turn_to_drawing(game, sink);
    // Usually a step was pushed.
    if game.table.steps.is_empty() {
        turn_from_drawing(game, sink);
    }
}

/// Whether the turn is at that phase and no step comes first.
#[inline]
fn is_at(game: &Game, phase: Phase) -> bool {
    game.table.phase == phase && game.table.steps.is_empty()
}

/// F0 to F5, in which nothing is drawn.
#[inline]
fn turn_to_drawing(game: &mut Game, sink: &mut impl EventSink) {
    // F0
    if is_at(game, Phase::Start) {
        let table = &mut game.table;
        table.phase = Phase::Actions;
        sink.push(Event::TurnStarted { seat: table.turn_of, turn: table.turn });
        hooks::turn_start(table);
    }
    // F1
    if is_at(game, Phase::Actions) {
        game.table.phase = Phase::Placement;
        game.table.steps.push(Step::Act { further: false });
        return;
    }
    // F2
    if is_at(game, Phase::Placement) {
        let table = &mut game.table;
        // F3 to F5 and F11 exist only for modules.
        table.phase = if table.rules.modules.is_empty() { Phase::MoneyRow } else { Phase::EndRedesign };
        if !table.set_aside.is_empty() {
            table.steps.push(Step::Place { seat: table.turn_of, dirk: table.rules.has_dirk() });
        }
    }
    if game.table.rules.modules.is_empty() {
        return;
    }
    // F3
    if is_at(game, Phase::EndRedesign) {
        game.table.phase = Phase::AfterRedesign;
        if hooks::has_end_redesign(&game.table) {
            game.table.steps.push(Step::EndRedesign);
        }
    }
    // F4
    if is_at(game, Phase::AfterRedesign) {
        game.table.phase = Phase::BeforeDrawing;
        hooks::after_redesign(&mut game.table);
    }
    // F5
    if is_at(game, Phase::BeforeDrawing) {
        game.table.phase = Phase::MoneyRow;
        hooks::before_drawing(&mut game.table);
    }
}

/// F6 to F11.
#[inline]
fn turn_from_drawing(game: &mut Game, sink: &mut impl EventSink) {
    // F6
    if is_at(game, Phase::MoneyRow) {
        game.table.phase = Phase::Scoring;
        refill_row(game, sink);
    }
    // F7 to F9, for each round that is due (BASE-63)
    if is_at(game, Phase::Scoring) && !begin_due_round(game) {
        game.table.phase = Phase::Market;
    }
    // F10
    if is_at(game, Phase::Market) {
        game.table.phase = if game.table.rules.modules.is_empty() { Phase::Next } else { Phase::Window };
        // Usually nothing was bought.
        if game.table.market.contains(&None) {
            refill_market(game, sink);
        }
    }
    // F11
    if is_at(game, Phase::Window) {
        game.table.phase = Phase::Next;
        if hooks::has_window(&game.table) {
            game.table.steps.push(Step::Window { place: 0 });
        }
    }
    if is_at(game, Phase::Next) {
        next_turn(game, sink);
    }
}

/// Begins the next player's turn.
#[inline]
pub(crate) fn next_turn(game: &mut Game, sink: &mut impl EventSink) {
    let table = &mut game.table;
    // INT-08: a technical limit, off by default.
    if table.rules.turn_limit.is_some_and(|limit| table.turn >= limit) {
        table.phase = Phase::End;
        table.outcome = Some(Outcome::Aborted);
        sink.push(Event::Aborted);
    } else {
        table.phase = Phase::Start;
        table.turn_of = table.next_seat();
        table.turn += 1;
    }
}

/// BASE-61, BASE-62: draws until the row is full, a card needs a decision, or nothing is left.
pub(crate) fn refill_row(game: &mut Game, sink: &mut impl EventSink) {
    while game.table.row.len() < ROW_SIZE {
        let auctioneer = game.table.next_seat();
        match hooks::draw(game, auctioneer, sink) {
            Drawn::Money(card) => {
                game.table.row.insert(card);
                sink.push(Event::RowFilled { card });
            }
            Drawn::Aside => {}
            Drawn::Interrupts => {
                // The step of the card is on top; drawing continues when it is finished.
                if let Some(top) = game.table.steps.top() {
                    game.table.steps.replace(Step::RefillRow);
                    game.table.steps.push(top);
                }
                return;
            }
            Drawn::Nothing => return,
        }
    }
}

/// BASE-64, BASE-65: refills the market. The game ends if a space stays empty.
fn refill_market(game: &mut Game, sink: &mut impl EventSink) {
    for space in Space::ALL {
        if game.table.tile_on(space).is_none() {
            let Some(tile) = hooks::draw_market_tile(game, sink) else {
                sink.push(Event::MarketShort);
                end(game, sink);
                return;
            };
            if hooks::before_laying(game, space, tile, sink) == Progress::Waits {
                return;
            }
            game.table.market[space as usize] = Some(tile);
            sink.push(Event::MarketFilled { space, tile });
        }
    }
}

/// Begins the first round that is due, if there is one.
#[inline]
pub(crate) fn begin_due_round(game: &mut Game) -> bool {
    let Some(round) = game.table.round_due() else { return false };
    game.table.rounds_due[round as usize & 1] = false;
    begin_round(game, round);
    true
}

/// Lays a drawn tile that nobody has claimed on its market space, where it may replace another.
pub(crate) fn lay_tile(game: &mut Game, space: Space, tile: TileId, sink: &mut impl EventSink) {
    match game.table.market[space as usize].replace(tile) {
        Some(old) => hooks::tile_replaced(game, space, old, tile, sink),
        None => sink.push(Event::MarketFilled { space, tile }),
    }
}

/// F7 to F9 of one round. The last is pushed first.
fn begin_round(game: &mut Game, round: Round) {
    if round == Round::Three {
        game.table.steps.push(Step::Finish);
    } else if game.table.rules.has_dirk() {
        game.table.steps.push(Step::DirkDraws(round));
    }
    hooks::after_scoring(&mut game.table, round);
    game.table.steps.push(Step::Score(round));
    hooks::before_scoring(&mut game.table);
}

fn score(game: &mut Game, round: Round, sink: &mut impl EventSink) {
    let mut totals = Totals::default();
    scoring::lines(&game.table, round, Choices::Made, |line| {
        totals.add(line);
        sink.push(Event::Points { round, line });
    });
    let Totals { seats: points, dirk } = totals;
    let table = &mut game.table;
    table.steps.pop();
    for seat in Seat::all(table.players()) {
        table.scores[seat] += points[seat];
    }
    table.dirk_score += dirk;
    table.rounds_scored[round as usize] = true;
    sink.push(Event::Scored { round, points, dirk: table.rules.has_dirk().then_some(dirk) });
}

/// BASE-87: Dirk draws 6 tiles after round 1, and a third of the supply after round 2.
fn dirk_draws(game: &mut Game, round: Round, sink: &mut impl EventSink) {
    game.table.steps.pop();
    let tiles = match round {
        Round::One => crate::setup::DIRK_TILES,
        Round::Two | Round::Three => game.table.supply_len as usize / 3,
    };
    if game.table.rules.is_red_palace() {
        red_palace::dirk_draws(game, tiles, sink);
        return;
    }
    for _ in 0..tiles {
        let Some(tile) = game.draw_tile() else { break };
        game.table.dirk.insert(tile);
        sink.push(Event::DirkDrew { tile });
    }
}

/// Asks the first seat from that place of the window on that has something to decide. If there is none, the window
/// closes.
fn ask_in_window(game: &mut Game, place: u8) -> Progress {
    let table = &mut game.table;
    for place in place..table.players() as u8 {
        if !hooks::asked_for(table, table.seat_from_next(place)).is_empty() {
            table.steps.replace(Step::Window { place });
            return Progress::Waits;
        }
    }
    table.steps.pop();
    Progress::GoesOn
}

/// BASE-80: determines who gets which left-over tile. BASE-93: the totals are made public.
pub(crate) fn end(game: &mut Game, sink: &mut impl EventSink) {
    for space in Space::ALL {
        let Some(tile) = game.table.tile_on(space) else { continue };
        let mut totals = BySeat::<Points>::default();
        for seat in Seat::all(game.table.players()) {
            totals[seat] = hooks::award_value(&game.hidden.hands[seat], space.currency());
        }
        let most = totals.0.into_iter().max().unwrap_or(0);
        let mut holders = Seat::all(game.table.players()).filter(|&seat| totals[seat] == most);
        let to = match (holders.next(), holders.next()) {
            (Some(seat), None) if most > 0 => Some(seat),
            _ => None,
        };
        game.table.awards[space as usize] = to;
        sink.push(Event::LeftOver { space, tile, totals, to });
    }
    game.table.phase = Phase::End;
    game.table.steps = Steps::EMPTY;
    game.table.steps.push(Step::Distribute { place: 0 });
}

/// BASE-81: players place what they got, starting with N; then comes round 3 (BASE-82).
fn distribute(game: &mut Game, place: u8) {
    let table = &mut game.table;
    table.steps.pop();
    if place as usize == table.players() {
        begin_round(game, Round::Three);
        return;
    }
    table.steps.push(Step::Distribute { place: place + 1 });
    let seat = table.turn_of.after(1 + place as usize, table.players());
    for space in Space::ALL {
        if table.awards[space as usize] == Some(seat)
            && let Some(tile) = table.market[space as usize].take()
        {
            table.set_aside.insert(tile);
        }
    }
    if !table.set_aside.is_empty() {
        hooks::before_placements(table, seat);
        table.steps.push(Step::Place { seat, dirk: false });
    }
}

/// BASE-83: the players with the most points win, together if tied. Dirk does not count (BASE-89).
fn finish(game: &mut Game, sink: &mut impl EventSink) {
    let table = &mut game.table;
    table.steps.pop();
    let most = Seat::all(table.players()).map(|seat| table.scores[seat]).max();
    let mut winners = SeatSet::EMPTY;
    for seat in Seat::all(table.players()).filter(|&seat| Some(table.scores[seat]) == most) {
        winners.insert(seat);
    }
    table.outcome = Some(Outcome::Won(winners));
    sink.push(Event::GameOver { winners });
}
