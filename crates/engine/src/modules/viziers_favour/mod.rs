//! Vizier's Favour (`docs/rules/11-viziers-favour.md`, VIZ): between two turns, one exact purchase.

mod notation;

use crate::action::Action as AnyAction;
use crate::check;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::purchase::Goods as AnyGoods;
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Payment, Seat, SeatSet, Space, TileId};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// The players whose stones show the picture side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    pub active: SeatSet,
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy one tile out of turn, paying exactly (VIZ-11).
    Buy {
        /// The market space of the tile.
        space: Space,
        /// The payment.
        pay: Payment,
    },
    /// Turn the player's own stone to active (VIZ-20).
    TurnStone,
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The vizier stone shows its blank side.
    #[error("your vizier stone is inactive")]
    StoneInactive,
    /// The vizier stone is already active.
    #[error("your vizier stone is already active")]
    StoneActive,
    /// A vizier purchase must be paid for exactly.
    #[error("a vizier purchase must be paid for exactly")]
    NotExact,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::StoneInactive | Reason::NotExact => "VIZ-11",
            Reason::StoneActive => "VIZ-20",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Give a vizier stone to each player, active (VIZ-01).
    Stones,
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Stones => 1,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A stone was turned to inactive, and a tile was bought with it.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The market space that the tile came from.
        space: Space,
        /// The tile bought.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// A stone was turned to active.
    StoneTurned {
        /// The owner of the stone.
        seat: Seat,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Bought { .. } | Event::StoneTurned { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Bought { .. } | Event::StoneTurned { .. } => false,
        }
    }
}

/// Every stone starts active (VIZ-01).
pub(crate) fn setup_seat(table: &mut Table) {
    table.modules.viziers_favour.active = SeatSet::all(table.players());
}

/// Lists turning the stone back to active (VIZ-20).
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    if !table.modules.viziers_favour.active.has(table.turn_of) {
        out.push(AnyAction::ViziersFavour(Action::TurnStone));
    }
}

/// VIZ-17, INT-23: everybody who, as far as all can see, could buy is asked, so that being asked reveals nothing.
pub(crate) fn is_asked(table: &Table, seat: Seat) -> bool {
    let has_money = table.hand_sizes[seat] > 0 || table.known[seat].total() > 0;
    table.modules.viziers_favour.active.has(seat) && has_money
}

/// VIZ-11: lists the purchases of one market tile, paid for exactly.
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    // VIZ-30, VIZ-33: whatever modules allow as payment.
    legal::market_payments(table, hand, true, |space, pay| {
        out.push(AnyAction::ViziersFavour(Action::Buy { space, pay }));
    });
}

/// Checks whether the seat at that place of the window may use its stone.
pub(crate) fn check_stone(table: &Table, place: u8) -> Result<(), Illegal> {
    let seat = table.turn_of.after(1 + place as usize, table.players());
    if table.modules.viziers_favour.active.has(seat) {
        Ok(())
    } else {
        Err(Illegal::ViziersFavour(Reason::StoneInactive))
    }
}

/// VIZ-12: the tile is paid for, placed at once and replaced, and the end of the game is checked; then the asking
/// starts again (VIZ-16).
pub(crate) fn buy(game: &mut Game, seat: Seat, tile: TileId, pay: Payment, emptied: Option<Space>) {
    game.table.modules.viziers_favour.active.remove(seat);
    game.pay(seat, pay);
    game.table.set_aside.insert(tile);
    game.table.steps.replace(AnyStep::Window { place: 0 });
    if emptied.is_some() {
        game.table.steps.push(AnyStep::RefillMarket);
    }
    hooks::before_placements(&mut game.table, seat);
    game.table.steps.push(AnyStep::Place { seat, dirk: game.table.rules.has_dirk() });
    hooks::bought_exactly(&mut game.table, seat, tile);
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::TurnStone) => {
                if table.modules.viziers_favour.active.has(table.turn_of) {
                    Err(Illegal::ViziersFavour(Reason::StoneActive))
                } else {
                    Ok(())
                }
            }
            (Some(AnyStep::Window { place }), Action::Buy { space, pay }) => {
                check_stone(table, place)?;
                let price = check::market_purchase(table, hand, space, pay)?;
                if pay.total() == price { Ok(()) } else { Err(Illegal::ViziersFavour(Reason::NotExact)) }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::TurnStone => {
                game.table.modules.viziers_favour.active.insert(seat);
                game.table.steps.pop();
                sink.push(AnyEvent::ViziersFavour(Event::StoneTurned { seat }));
            }
            Action::Buy { space, pay } => {
                let Some(tile) = game.table.market[space as usize].take() else { return };
                buy(game, seat, tile, pay, Some(space));
                sink.push(AnyEvent::ViziersFavour(Event::Bought { seat, space, tile, pay }));
            }
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Buy { space, pay } => {
                let price = view.market(space).map(TileId::price);
                Description::purchase(AnyGoods::Market(space), price).paid(pay).on(space, view)
            }
            Action::TurnStone => Description::of(Deed::Other),
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Stones]
    }
}

impl<'g> View<'g> {
    /// The seats with an active vizier stone.
    pub fn active_viziers(&self) -> SeatSet {
        self.table.modules.viziers_favour.active
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Sets which seats have an active vizier stone.
    pub fn viziers(mut self, active: SeatSet) -> Editor {
        self.game.table.modules.viziers_favour.active = active;
        self
    }
}
