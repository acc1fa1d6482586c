//! Vizier's Favour (`docs/rules/11-viziers-favour.md`, VIZ): between two turns, one exact purchase.

use crate::action::Action as AnyAction;
use crate::check;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal;
use crate::step::Step;
use crate::vocab::{Payment, Seat, SeatSet, Space, TileId};

/// Which stones show their picture side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub active: SeatSet,
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Buy one tile out of turn, exactly (VIZ-11).
    Buy {
        /// The space.
        space: Space,
        /// The cards laid down.
        pay: Payment,
    },
    /// Turn the own stone to active (VIZ-20).
    TurnStone,
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A stone was turned to inactive and a tile bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// From where.
        space: Space,
        /// Which.
        tile: TileId,
        /// For what.
        pay: Payment,
    },
    /// A stone was turned to active.
    StoneTurned {
        /// Whose.
        seat: Seat,
    },
}

/// VIZ-01.
pub(crate) fn setup_seat(table: &mut Table) {
    table.modules.viziers_favour.active = SeatSet::all(table.players());
}

/// VIZ-20.
pub(crate) fn act_actions(table: &Table, out: &mut Vec<AnyAction>) {
    if !table.modules.viziers_favour.active.has(table.turn_of) {
        out.push(AnyAction::ViziersFavour(Action::TurnStone));
    }
}

/// VIZ-17, INT-23: everybody who could buy by what all can see is asked, so that asking tells nothing.
pub(crate) fn is_asked(table: &Table, seat: Seat) -> bool {
    let has_money = table.hand_sizes[seat] > 0 || table.known[seat].total() > 0;
    table.modules.viziers_favour.active.has(seat) && has_money
}

/// VIZ-11: one tile of the market, paid exactly.
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    // VIZ-30, VIZ-33: in whatever the modules let it be paid.
    legal::market_payments(table, hand, true, |space, pay| {
        out.push(AnyAction::ViziersFavour(Action::Buy { space, pay }));
    });
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    match (table.steps.top(), action) {
        (Some(Step::Act { .. }), Action::TurnStone) => {
            if table.modules.viziers_favour.active.has(table.turn_of) {
                Err(Illegal::StoneActive)
            } else {
                Ok(())
            }
        }
        (Some(Step::Window { place }), Action::Buy { space, pay }) => {
            check_stone(table, place)?;
            let price = check::purchase(table, hand, space, pay)?;
            if pay.total() == price { Ok(()) } else { Err(Illegal::NotExact) }
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

/// Whether the seat at that place of the window may use its stone.
pub(crate) fn check_stone(table: &Table, place: u8) -> Result<(), Illegal> {
    let seat = table.turn_of.after(1 + place as usize, table.players());
    if table.modules.viziers_favour.active.has(seat) { Ok(()) } else { Err(Illegal::StoneInactive) }
}

/// VIZ-12: pay, place at once, refill, end check; then the asking starts again (VIZ-16).
pub(crate) fn buy(game: &mut Game, seat: Seat, tile: TileId, pay: Payment) {
    game.table.modules.viziers_favour.active.remove(seat);
    game.pay(seat, pay);
    game.table.set_aside.insert(tile);
    game.table.steps.replace(Step::Window { place: 0 });
    game.table.steps.push(Step::RefillMarket);
    hooks::before_placements(&mut game.table, seat);
    game.table.steps.push(Step::Place { seat, dirk: game.table.rules.has_dirk() });
    hooks::bought_exactly(&mut game.table, seat, tile);
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    match action {
        Action::TurnStone => {
            game.table.modules.viziers_favour.active.insert(seat);
            game.table.steps.pop();
            sink.push(AnyEvent::ViziersFavour(Event::StoneTurned { seat }));
        }
        Action::Buy { space, pay } => {
            let Some(tile) = game.table.market[space as usize].take() else { return };
            buy(game, seat, tile, pay);
            sink.push(AnyEvent::ViziersFavour(Event::Bought { seat, space, tile, pay }));
        }
    }
}
