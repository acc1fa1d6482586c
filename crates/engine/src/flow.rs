//! The turn on one page: what follows what (BASE-08, F0 to F11), and the end of the game.

use crate::event::{Event, EventSink};
use crate::game::{Game, Outcome};
use crate::hooks::{self, Drawn};
use crate::modules::{art_of_the_moors, bonus_cards, characters, invaders, street_trader, treasure_chamber};
use crate::scoring::{self, Choices, Points, Round, Scorer};
use crate::step::{Phase, Step, Steps};
use crate::vocab::{BySeat, Seat, SeatSet, Space, TileId};

/// The size of a full money row (BASE-61).
pub(crate) const ROW_SIZE: usize = 4;

/// Goes on until somebody has to decide or the game is over.
pub(crate) fn run(game: &mut Game, sink: &mut impl EventSink) {
    loop {
        let Some(step) = game.table.steps.top() else {
            if game.table.phase == Phase::End {
                return;
            }
            turn(game, sink);
            continue;
        };
        match step {
            Step::Act { .. } | Step::Place { .. } | Step::Before | Step::Redesign | Step::AddMoney => return,
            Step::EndRedesign => {
                if hooks::has_end_redesign(&game.table) {
                    return;
                }
                game.table.steps.pop();
            }
            Step::RefillRow => {
                game.table.steps.pop();
                refill_row(game, sink);
            }
            Step::RefillMarket => {
                game.table.steps.pop();
                refill_market(game, sink);
            }
            Step::ScoreDue => {
                // The step stays below the round, so that the next one is held after it.
                if !begin_due_round(game) {
                    game.table.steps.pop();
                }
            }
            Step::Score(round) => score(game, round, sink),
            Step::DirkDraws(round) => dirk_draws(game, round, sink),
            Step::Window { place } => {
                if ask_in_window(game, place) {
                    return;
                }
            }
            Step::Distribute { place } => distribute(game, place),
            Step::BonusCards(step) => {
                if bonus_cards::ask(game, step, sink) {
                    return;
                }
            }
            Step::Invaders(invaders::Step::Attack(round)) => invaders::attack(game, round, sink),
            Step::Finish => finish(game, sink),
            Step::Characters(characters::Step::Draw) => characters::draw(game, sink),
            Step::Characters(characters::Step::Replace { space }) => {
                game.table.steps.pop();
                characters::replace_tile(game, space, sink);
            }
            Step::TreasureChamber(treasure_chamber::Step::Distribute) => {
                treasure_chamber::distribute(game, sink);
            }
            Step::StreetTrader(street_trader::Step::Deal) => street_trader::deal(game, sink),
            Step::StreetTrader(street_trader::Step::Placed { seat }) => {
                street_trader::placed(&mut game.table, seat);
            }
            Step::Characters(_)
            | Step::StreetTrader(_)
            | Step::TreasureChamber(_)
            | Step::Invaders(_)
            | Step::PowerOfTheSultan(_)
            | Step::Caravanserai => return,
            Step::ArtOfTheMoors(step) => {
                game.table.steps.pop();
                art_of_the_moors::update(game, step.seat, sink);
            }
        }
    }
}

/// The phases of the turn, in order, until one of them pushes a step, which then comes first. Plain tests one
/// after the other, because nearly always the next phase follows at once.
#[inline]
fn turn(game: &mut Game, sink: &mut impl EventSink) {
    let is_at = |game: &Game, phase: Phase| game.table.phase == phase && game.table.steps.is_empty();
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
        table.phase = Phase::EndRedesign;
        if !table.set_aside.is_empty() {
            table.steps.push(Step::Place { seat: table.turn_of, dirk: table.rules.has_dirk() });
        }
    }
    // F3
    if is_at(game, Phase::EndRedesign) {
        game.table.phase = Phase::Chests;
        if hooks::has_end_redesign(&game.table) {
            game.table.steps.push(Step::EndRedesign);
        }
    }
    // F4
    if is_at(game, Phase::Chests) {
        game.table.phase = Phase::Disc;
        hooks::chests(&mut game.table);
    }
    // F5
    if is_at(game, Phase::Disc) {
        game.table.phase = Phase::MoneyRow;
        hooks::put_back(&mut game.table);
    }
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
        game.table.phase = Phase::Window;
        refill_market(game, sink);
    }
    // F11
    if is_at(game, Phase::Window) {
        game.table.phase = Phase::Next;
        if hooks::has_window(&game.table) {
            game.table.steps.push(Step::Window { place: 0 });
        }
    }
    if is_at(game, Phase::Next) {
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
}

/// BASE-61, BASE-62: draws until the row is full, or a card asks for a decision, or nothing is left.
fn refill_row(game: &mut Game, sink: &mut impl EventSink) {
    while game.table.row.len() < ROW_SIZE {
        let auctioneer = game.table.next_seat();
        match hooks::draw(game, auctioneer, sink) {
            Drawn::Money(card) => {
                game.table.row.insert(card);
                sink.push(Event::RowFilled { card });
            }
            Drawn::Aside => {}
            Drawn::Interrupts => {
                // The step of the card lies on top; the drawing goes on when it is done.
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

/// BASE-64, BASE-65: the game ends when a space stays empty.
#[inline]
fn refill_market(game: &mut Game, sink: &mut impl EventSink) {
    for space in Space::ALL {
        if game.table.tile_on(space).is_none() {
            let Some(tile) = hooks::draw_market_tile(game, sink) else {
                sink.push(Event::MarketShort);
                end(game, sink);
                return;
            };
            if hooks::offers_tile(game, space, tile, sink) {
                return;
            }
            game.table.market[space as usize] = Some(tile);
            sink.push(Event::MarketFilled { space, tile });
        }
    }
}

/// Begins the first round that is due, if there is one.
#[inline]
fn begin_due_round(game: &mut Game) -> bool {
    let Some(round) = game.table.round_due() else { return false };
    game.table.rounds_due[round as usize & 1] = false;
    begin_round(game, round);
    true
}

/// Lays a drawn tile that nobody has claimed on its market space; Laila's takes the place of another.
pub(crate) fn lay_tile(game: &mut Game, space: Space, tile: TileId, sink: &mut impl EventSink) {
    match game.table.market[space as usize].replace(tile) {
        Some(old) => characters::put_back(game, space, old, tile, sink),
        None => sink.push(Event::MarketFilled { space, tile }),
    }
}

/// F7 to F9 of one round; what comes last is pushed first.
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
    let mut points = BySeat::default();
    let mut dirk = 0;
    scoring::lines(&game.table, round, Choices::Made, |line| {
        match line.who {
            Scorer::Seat(seat) => points[seat] += line.points,
            Scorer::Dirk => dirk += line.points,
        }
        sink.push(Event::Points { round, line });
    });
    let table = &mut game.table;
    table.steps.pop();
    for seat in Seat::all(table.players()) {
        table.scores[seat] += points[seat];
    }
    table.dirk_score += dirk;
    table.rounds_scored[round as usize] = true;
    sink.push(Event::Scored { round, points, dirk: table.rules.has_dirk().then_some(dirk) });
}

/// BASE-87: 6 tiles after round 1, a third of the supply after round 2.
fn dirk_draws(game: &mut Game, round: Round, sink: &mut impl EventSink) {
    game.table.steps.pop();
    let tiles = match round {
        Round::One => crate::setup::DIRK_TILES,
        Round::Two | Round::Three => game.table.supply_len as usize / 3,
    };
    for _ in 0..tiles {
        let Some(tile) = game.draw_tile() else { break };
        game.table.dirk.insert(tile);
        sink.push(Event::DirkDrew { tile });
    }
}

/// Whether somebody is asked at this place of the window or after it; otherwise the window closes.
fn ask_in_window(game: &mut Game, place: u8) -> bool {
    let table = &mut game.table;
    for place in place..table.players() as u8 {
        let seat = table.turn_of.after(1 + place as usize, table.players());
        if hooks::is_asked(table, seat) {
            table.steps.replace(Step::Window { place });
            return true;
        }
    }
    table.steps.pop();
    false
}

/// BASE-80: who gets which left-over tile. BASE-93: the totals are shown.
fn end(game: &mut Game, sink: &mut impl EventSink) {
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

/// BASE-81: players place what they got, from N; then round 3 (BASE-82).
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

/// BASE-83: the most points win, shared if tied; Dirk is left out (BASE-89).
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
