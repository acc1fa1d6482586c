//! The turn of The Red Palace, R1 to R7 (RED-30).

use super::abilities;
use super::actions::Step;
use super::{AbilitySet, market, placement};
use crate::event::{Event, EventSink};
use crate::flow::{begin_due_round, end, next_turn, refill_row};
use crate::game::Game;
use crate::modules::Progress;
use crate::step::{Phase, Step as AnyStep};

/// Goes through the phases of the turn until one of them pushes a step, which then comes first.
#[cold]
pub(crate) fn turn(game: &mut Game, sink: &mut impl EventSink) {
    while game.table.steps.is_empty() && game.table.phase != Phase::End {
        begin_phase(game, sink);
    }
}

#[inline]
fn begin_phase(game: &mut Game, sink: &mut impl EventSink) {
    let table = &mut game.table;
    match table.phase {
        Phase::Start => {
            table.phase = Phase::Actions;
            sink.push(Event::TurnStarted { seat: table.turn_of, turn: table.turn });
        }
        // R1: abilities may be used after the last action, too (RED-32).
        Phase::Actions => {
            table.phase = Phase::Placement;
            table.steps.push(AnyStep::RedPalace(Step::Abilities));
            table.steps.push(AnyStep::Act { further: false });
        }
        // R2
        Phase::Placement => {
            table.phase = Phase::Market;
            table.red_palace.paid = None;
            if !table.set_aside.is_empty() {
                table.steps.push(AnyStep::Place { seat: table.turn_of, dirk: table.rules.has_dirk() });
            }
            if table.red_palace.section {
                table.steps.push(AnyStep::RedPalace(Step::AttachWall));
            }
        }
        // R3 and R4
        Phase::Market => {
            table.phase = Phase::MoneyRow;
            table.red_palace.used = AbilitySet::EMPTY;
            if !market::refill(game, sink) {
                end(game, sink);
            }
        }
        // R5
        Phase::MoneyRow => {
            table.phase = Phase::Scoring;
            refill_row(game, sink);
        }
        // R6 and R7, for each round that is due (RED-70)
        Phase::Scoring => {
            if !begin_due_round(game) {
                game.table.phase = Phase::Next;
            }
        }
        // The other phases belong to Alhambra and never occur here.
        Phase::EndRedesign
        | Phase::AfterRedesign
        | Phase::BeforeDrawing
        | Phase::Window
        | Phase::Next
        | Phase::End => next_turn(game, sink),
    }
}

/// Goes through a step until somebody has to decide.
pub(super) fn advance(game: &mut Game, step: Step, sink: &mut impl EventSink) -> Progress {
    match step {
        Step::ChoosePile { .. } | Step::MoveGuard | Step::AttachWall => Progress::Waits,
        Step::Abilities => {
            if abilities::may_use_any(&game.table) {
                return Progress::Waits;
            }
            game.table.steps.pop();
            Progress::GoesOn
        }
        Step::PayCard => {
            let seat = game.table.turn_of;
            let Some(card) = abilities::forced_card(game, seat) else { return Progress::Waits };
            game.table.steps.pop();
            abilities::pay_card(game, seat, card, sink);
            Progress::GoesOn
        }
        Step::PayGuards { left } => abilities::ask_for_guards(game, left, sink),
        Step::PostGuards { seat, tile } => placement::ask_for_watchtower(game, seat, tile, sink),
    }
}
