//! Treasure Chamber (`docs/rules/41-treasure-chamber.md`, TRE): rooms of chests to be bought and stored in buildings.

mod notation;
mod view;

use crate::action::Action as AnyAction;
use crate::data::{CHESTS, TREASURE_POINTS};
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, ModuleStep, Never,
    Nothing, Progress,
};
use crate::purchase::More;
use crate::rng::Rng;
use crate::scoring::{self, Line, Round, Source as AnySource};
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, ByBuilding, BySeat, MAX_SEATS, Money, Payment, Seat, TileId, TileSet};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing for a single payment: a room is paid for card by card.
pub type Goods = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// TRE-11: the price of a room.
pub const PRICE: u16 = 8;

/// TRE-04: the number of chests in a full room.
const ROOM_SIZE: usize = 4;

/// A room of the chamber board, numbered 1 to 3 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Room {
    /// Room 1.
    One,
    /// Room 2.
    Two,
    /// Room 3.
    Three,
}

impl Room {
    /// All rooms.
    pub const ALL: [Room; 3] = [Room::One, Room::Two, Room::Three];

    /// The number of the room, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the room with that number.
    pub fn from_number(number: u64) -> Option<Room> {
        Room::ALL.into_iter().find(|room| u64::from(room.number()) == number)
    }
}

/// The chests of a room, in the canonical order of their kinds.
pub type Chests = [Building; ROOM_SIZE];

/// The state of this module, all of it open (TRE-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    pub rooms: [Option<Chests>; 3],
    /// The chests left in the bag, which everybody can infer from what is open.
    pub bag: ByBuilding<u8>,
    /// Whether rooms are no longer refilled (TRE-27).
    pub closed: bool,
    /// The buildings that hold a chest, in Alhambras and with Dirk. A chest has the kind of its building.
    pub stored: TileSet,
    /// The chests of the room that is being bought or distributed (TRE-15).
    pub aside: ByBuilding<u8>,
    /// The purchase in progress, or waiting for F4.
    pub purchase: Option<Purchase>,
}

/// A room that is being bought or distributed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Purchase {
    /// The room bought.
    pub room: Room,
    /// The total paid so far.
    pub paid: u8,
    /// The last card paid.
    pub last: Option<Money>,
    /// The player who is offered the chests, counted from the buyer.
    pub offered: u8,
}

/// A step of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// The next card of the payment is due.
    Pay,
    /// A card that is no longer needed may be added, or the payment ended (BASE-35).
    PayMore,
    /// F4 continues with the next player who has a place for a chest.
    Distribute,
    /// A chest is put on a building, or declined.
    Put {
        /// The player who decides.
        seat: Seat,
        /// Whether this is the buyer, who must place chests; the others may (TRE-22, TRE-23).
        buyer: bool,
    },
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        match self {
            Step::Put { seat, .. } => seat,
            Step::Pay | Step::PayMore | Step::Distribute => table.turn_of,
        }
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::TreasureChamber(match self {
            Step::Pay => Awaited::Pay,
            Step::PayMore => Awaited::PayMore,
            Step::Distribute | Step::Put { buyer: true, .. } => Awaited::Place,
            Step::Put { buyer: false, .. } => Awaited::Offer,
        })
    }

    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        match self {
            Step::Distribute => distribute(game, sink),
            Step::Pay | Step::PayMore | Step::Put { .. } => return Progress::Waits,
        }
        Progress::GoesOn
    }

    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
        match self {
            Step::Pay => {
                out.extend(
                    next_cards(table, hand).map(|card| AnyAction::TreasureChamber(Action::Pay { card })),
                );
            }
            Step::PayMore => {
                let more = Money::all().filter(|&card| is_more(table, hand, card));
                out.extend(more.map(|card| AnyAction::TreasureChamber(Action::Pay { card })));
                out.push(AnyAction::Pass);
            }
            Step::Put { seat, buyer } => {
                let tiles = puts(table, seat).iter();
                out.extend(tiles.map(|tile| AnyAction::TreasureChamber(Action::Put { tile })));
                if !buyer {
                    out.push(AnyAction::Pass);
                }
            }
            Step::Distribute => {}
        }
    }

    /// Only players other than the buyer may decline to place a chest.
    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::PayMore | Step::Put { buyer: false, .. } => Ok(()),
            Step::Put { buyer: true, .. } => Err(Illegal::TreasureChamber(Reason::MustPlaceChest)),
            Step::Pay | Step::Distribute => Err(Illegal::NotNow(self.awaited())),
        }
    }

    fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Step::PayMore => take_chests(game, seat, sink),
            Step::Pay | Step::Distribute | Step::Put { .. } => offer_to_next(&mut game.table),
        }
    }
}

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The next card for a room of chests.
    Pay,
    /// A card beyond the price of a room.
    PayMore,
    /// A building for one of the buyer's chests.
    Place,
    /// A building for a chest offered to another player.
    Offer,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Pay => "treasure-chamber.pay",
            Awaited::PayMore => "treasure-chamber.pay-more",
            Awaited::Place => "treasure-chamber.place",
            Awaited::Offer => "treasure-chamber.offer",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Pay => "TRE-11",
            Awaited::PayMore => "BASE-35",
            Awaited::Place => "TRE-22",
            Awaited::Offer => "TRE-23",
        }
    }

    /// Puts the buyer's chests on the first cells: lowest y, then lowest x. The others decline.
    fn default_action(self, view: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        let seat = view.to_act()?;
        let cell = |action: &&AnyAction| match action {
            AnyAction::TreasureChamber(Action::Put { tile }) => {
                view.palace(seat).cell_of(*tile).map(|cell| (cell.y, cell.x))
            }
            _ => None,
        };
        match self {
            Awaited::Place => legal.iter().filter(|action| cell(action).is_some()).min_by_key(cell).copied(),
            Awaited::Pay | Awaited::PayMore | Awaited::Offer => None,
        }
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy the chests of a room (TRE-10). It is paid for card by card, because any mix of currencies is allowed and the
    /// list of whole payments would be far too long.
    Buy {
        /// The room to buy.
        room: Room,
    },
    /// Lay down the next card, which is not higher than the one before. The payment ends when the price is reached, so
    /// no card is superfluous (BASE-31), unless more may be added (BASE-35).
    Pay {
        /// The card to pay.
        card: Money,
    },
    /// Put a chest on a building of its kind (TRE-20).
    Put {
        /// The building that gets the chest.
        tile: TileId,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The room has no chests.
    #[error("that room is empty")]
    RoomEmpty,
    /// The hand is worth less than a room.
    #[error("your money does not reach the price of a room")]
    ChestsUnaffordable,
    /// Chests must be paid for card by card, from the highest value down.
    #[error("chests must be paid for from the highest card down, with enough left to reach the price")]
    PaymentOrder,
    /// No chest of that kind is being distributed.
    #[error("no chest of that kind is being distributed")]
    NoSuchChest,
    /// There is no free building of that kind in the Alhambra.
    #[error("a chest needs a building of its own kind in your Alhambra that holds none")]
    NoPlaceForChest,
    /// A building can hold only one chest.
    #[error("that building already holds a chest")]
    HoldsChest,
    /// The buyer must place every chest that has a place.
    #[error("the buyer must place every chest that has a place")]
    MustPlaceChest,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::RoomEmpty => "TRE-10",
            Reason::ChestsUnaffordable | Reason::PaymentOrder => "TRE-11",
            Reason::NoSuchChest => "TRE-15",
            Reason::NoPlaceForChest => "TRE-20",
            Reason::HoldsChest => "TRE-21",
            Reason::MustPlaceChest => "TRE-22",
        }
    }
}

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// The number of chests (TRE-30).
    Chests,
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Put the chests into the bag, and fill the three rooms (TRE-04).
    Chests,
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Chests => 8,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A card was laid down for a room.
    Paid {
        /// The buyer.
        seat: Seat,
        /// The room being bought.
        room: Room,
        /// The card paid.
        card: Money,
    },
    /// A room was bought.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The room bought.
        room: Room,
        /// The chests in it.
        chests: Chests,
    },
    /// A chest was put on a building.
    Stored {
        /// The owner of the building; `None` for Dirk.
        seat: Option<Seat>,
        /// The building that holds the chest.
        tile: TileId,
    },
    /// A chest went back into the bag.
    Returned {
        /// The kind of the chest.
        kind: Building,
    },
    /// A room was refilled.
    RoomFilled {
        /// The room refilled.
        room: Room,
        /// The chests in it.
        chests: Chests,
    },
    /// The bag has too few chests, so rooms are no longer refilled (TRE-27).
    Closed,
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Paid { .. }
            | Event::Bought { .. }
            | Event::Stored { .. }
            | Event::Returned { .. }
            | Event::RoomFilled { .. }
            | Event::Closed => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::RoomFilled { .. } => true,
            Event::Paid { .. }
            | Event::Bought { .. }
            | Event::Stored { .. }
            | Event::Returned { .. }
            | Event::Closed => false,
        }
    }
}

impl State {
    fn draw_room(&mut self, rng: &mut Rng) -> Chests {
        let mut chests = std::array::from_fn(|_| {
            let mut place = rng.below(self.bag.0.iter().map(|&count| count as usize).sum());
            let drawn = Building::ALL.into_iter().find(|&kind| {
                let count = self.bag[kind] as usize;
                let here = place < count;
                place = place.saturating_sub(count);
                here
            });
            let kind = drawn.unwrap_or(Building::Tower);
            self.bag[kind] -= 1;
            kind
        });
        chests.sort_unstable();
        chests
    }
}

/// Fills the bag and the rooms (TRE-04).
pub(crate) fn setup(table: &mut Table, rng: &mut Rng) {
    let state = &mut table.modules.treasure_chamber;
    state.bag = ByBuilding(CHESTS);
    for room in Room::ALL {
        state.rooms[room as usize] = Some(state.draw_room(rng));
    }
}

/// Lists the rooms that can be bought (TRE-10).
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    if hand.total() >= PRICE {
        let rooms = &table.modules.treasure_chamber.rooms;
        let filled = Room::ALL.into_iter().filter(|&room| rooms[room as usize].is_some());
        out.extend(filled.map(|room| AnyAction::TreasureChamber(Action::Buy { room })));
    }
}

/// The order in which pieces are laid down: highest value first, then by face.
fn payment_order(piece: Money) -> (u8, Money) {
    (9 - piece.value(), piece)
}

/// All pieces in that order.
const PAYMENT_ORDER: [Money; Money::PIECES] = {
    let mut order = Money::IN_ORDER;
    let (mut place, mut value) = (0, 9);
    while value > 0 {
        let mut piece = 0;
        while piece < Money::PIECES {
            if Money::IN_ORDER[piece].value() == value {
                order[place] = Money::IN_ORDER[piece];
                place += 1;
            }
            piece += 1;
        }
        value -= 1;
    }
    order
};

/// The pieces that may still be laid down: those that do not come before the last one in the order.
fn allowed(table: &Table) -> impl Iterator<Item = Money> + Clone + use<> {
    let last = table.modules.treasure_chamber.purchase.and_then(|purchase| purchase.last).map(payment_order);
    let first = last.map_or(0, |last| PAYMENT_ORDER.partition_point(|&piece| payment_order(piece) < last));
    PAYMENT_ORDER[first..].iter().copied()
}

/// The value of all pieces of that sort in a hand.
fn worth(hand: &Cards, piece: Money) -> u16 {
    u16::from(hand.money[piece.currency()].count_of(piece)) * u16::from(piece.value())
}

/// What was laid down so far for the room that is being bought.
fn paid(table: &Table) -> u16 {
    table.modules.treasure_chamber.purchase.map_or(0, |purchase| u16::from(purchase.paid))
}

/// What a hand can still lay down for it.
fn reserves(table: &Table, hand: &Cards) -> u16 {
    allowed(table).map(|piece| worth(hand, piece)).sum()
}

/// The cards that may be laid down next: not before the last one in the order, and with enough money left after them.
fn next_cards(table: &Table, hand: &Cards) -> impl Iterator<Item = Money> {
    let (paid, mut behind) = (paid(table), reserves(table, hand));
    let hand = *hand;
    allowed(table).filter(move |&card| {
        let enough = paid + behind >= PRICE;
        behind -= worth(&hand, card);
        enough && hand.has(card)
    })
}

/// Whether the card comes after the last one in the order, so that each payment can be laid down in one way only.
fn comes_later(table: &Table, card: Money) -> bool {
    let last = table.modules.treasure_chamber.purchase.and_then(|purchase| purchase.last);
    last.is_none_or(|last| payment_order(card) >= payment_order(last))
}

/// Whether that card of the hand may be added to a payment that reaches the price.
fn is_more(table: &Table, hand: &Cards, card: Money) -> bool {
    card.is_card() && hand.has(card) && comes_later(table, card)
}

/// Whether the buyer may add cards and may have some, judging by what everybody knows of the hand (INT-23).
fn could_pay_more(table: &Table, seat: Seat) -> bool {
    if hooks::may_add_for_nothing(table, seat) == More::Nothing {
        return false;
    }
    let known = &table.known[seat];
    known.len() < usize::from(table.hand_sizes[seat])
        || known.money_cards().any(|card| comes_later(table, card))
}

/// The buildings of a kind in an Alhambra that hold no chest (TRE-20, TRE-21).
fn places(table: &Table, seat: Seat, kind: Building) -> TileSet {
    let tiles = table.palaces[seat].tile_set().and(TileSet::of_kind(kind));
    tiles.without(table.modules.treasure_chamber.stored)
}

/// The buildings on which the player who is asked may put a chest.
fn puts(table: &Table, seat: Seat) -> TileSet {
    let aside = &table.modules.treasure_chamber.aside;
    let mut all = TileSet::EMPTY;
    for kind in Building::ALL.into_iter().filter(|&kind| aside[kind] > 0) {
        for tile in places(table, seat, kind).iter() {
            all.insert(tile);
        }
    }
    all
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let state = &table.modules.treasure_chamber;
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Buy { room }) => {
                if state.rooms[room as usize].is_none() {
                    return Err(Illegal::TreasureChamber(Reason::RoomEmpty));
                }
                if hand.total() < PRICE {
                    Err(Illegal::TreasureChamber(Reason::ChestsUnaffordable))
                } else {
                    Ok(())
                }
            }
            (Some(AnyStep::TreasureChamber(Step::Pay)), Action::Pay { card }) => {
                if !hand.has(card) {
                    return Err(Illegal::NotInHand);
                }
                if next_cards(table, hand).any(|next| next == card) {
                    Ok(())
                } else {
                    Err(Illegal::TreasureChamber(Reason::PaymentOrder))
                }
            }
            (Some(AnyStep::TreasureChamber(Step::PayMore)), Action::Pay { card }) => {
                if !card.is_card() {
                    Err(Illegal::OnlyCards)
                } else if !hand.has(card) {
                    Err(Illegal::NotInHand)
                } else if is_more(table, hand, card) {
                    Ok(())
                } else {
                    Err(Illegal::TreasureChamber(Reason::PaymentOrder))
                }
            }
            (Some(AnyStep::TreasureChamber(Step::Put { seat, .. })), Action::Put { tile }) => {
                let kind = tile.kind().ok_or(Illegal::TreasureChamber(Reason::NoPlaceForChest))?;
                if state.aside[kind] == 0 {
                    return Err(Illegal::TreasureChamber(Reason::NoSuchChest));
                }
                if places(table, seat, kind).has(tile) {
                    Ok(())
                } else if state.stored.has(tile) && table.palaces[seat].tile_set().has(tile) {
                    Err(Illegal::TreasureChamber(Reason::HoldsChest))
                } else {
                    Err(Illegal::TreasureChamber(Reason::NoPlaceForChest))
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let table = &mut game.table;
        match self {
            // TRE-13: the purchase ends F1, however it is paid for.
            Action::Buy { room } => {
                table.modules.treasure_chamber.purchase =
                    Some(Purchase { room, paid: 0, last: None, offered: 0 });
                table.steps.replace(AnyStep::TreasureChamber(Step::Pay));
            }
            Action::Pay { card } => {
                let Some(pay) = Payment::new(&[card], None) else { return };
                game.pay(seat, pay);
                let state = &mut game.table.modules.treasure_chamber;
                let Some(purchase) = &mut state.purchase else { return };
                purchase.paid += card.value();
                purchase.last = Some(card);
                let (room, reached) = (purchase.room, u16::from(purchase.paid) >= PRICE);
                sink.push(AnyEvent::TreasureChamber(Event::Paid { seat, room, card }));
                if reached && could_pay_more(&game.table, seat) {
                    game.table.steps.replace(AnyStep::TreasureChamber(Step::PayMore));
                } else if reached {
                    take_chests(game, seat, sink);
                }
            }
            Action::Put { tile } => {
                store(table, Some(seat), tile, sink);
                if let Some(AnyStep::TreasureChamber(Step::Put { seat, .. })) = table.steps.top()
                    && puts(table, seat).is_empty()
                {
                    offer_to_next(table);
                }
            }
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Buy { .. } => Description { price: Some(PRICE), ..Description::of(Deed::Other) },
            Action::Pay { card } => Description::of(Deed::Other).with_card(card),
            Action::Put { tile } => {
                let cell = view.to_act().and_then(|seat| view.palace(seat).cell_of(tile));
                Description { cell, ..Description::of(Deed::Other).with_tile(tile) }
            }
        }
    }
}

/// TRE-15: the room is paid for, and its chests are kept aside until F4.
fn take_chests(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    let state = &mut game.table.modules.treasure_chamber;
    let Some(Purchase { room, .. }) = state.purchase else { return };
    let Some(chests) = state.rooms[room as usize].take() else { return };
    chests.into_iter().for_each(|kind| state.aside[kind] += 1);
    game.table.steps.pop();
    sink.push(AnyEvent::TreasureChamber(Event::Bought { seat, room, chests }));
}

fn store(table: &mut Table, seat: Option<Seat>, tile: TileId, sink: &mut impl EventSink) {
    let state = &mut table.modules.treasure_chamber;
    if let Some(kind) = tile.kind() {
        state.aside[kind] -= 1;
        state.stored.insert(tile);
        sink.push(AnyEvent::TreasureChamber(Event::Stored { seat, tile }));
    }
}

fn offer_to_next(table: &mut Table) {
    if let Some(purchase) = &mut table.modules.treasure_chamber.purchase {
        purchase.offered += 1;
    }
    table.steps.replace(AnyStep::TreasureChamber(Step::Distribute));
}

/// F4: starts the distribution if chests were bought this turn (TRE-25).
pub(crate) fn turn_end(table: &mut Table) {
    if table.modules.treasure_chamber.purchase.is_some() {
        table.steps.push(AnyStep::TreasureChamber(Step::Distribute));
    }
}

/// Finds the next player with a place for a chest. Everybody can see who has none, so those are not asked (TRE-03).
pub(crate) fn distribute(game: &mut Game, sink: &mut impl EventSink) {
    let table = &mut game.table;
    let Some(purchase) = table.modules.treasure_chamber.purchase else { return };
    for place in purchase.offered..table.players() as u8 {
        let seat = table.turn_of.after(place as usize, table.players());
        let buyer = place == 0;
        if !puts(table, seat).is_empty() {
            if let Some(purchase) = &mut table.modules.treasure_chamber.purchase {
                purchase.offered = place;
            }
            table.steps.replace(AnyStep::TreasureChamber(Step::Put { seat, buyer }));
            return;
        }
    }
    // TRE-60: Dirk takes the chests that have a place among his tiles.
    for tile in table.dirk.iter() {
        let state = &table.modules.treasure_chamber;
        if tile.kind().is_some_and(|kind| state.aside[kind] > 0) && !state.stored.has(tile) {
            store(table, None, tile, sink);
        }
    }
    let state = &mut table.modules.treasure_chamber;
    // TRE-24: chests that nobody placed go back before the room is refilled.
    let left = std::mem::take(&mut state.aside);
    for kind in Building::ALL {
        for _ in 0..left[kind] {
            state.bag[kind] += 1;
            sink.push(AnyEvent::TreasureChamber(Event::Returned { kind }));
        }
    }
    state.purchase = None;
    let in_bag: usize = state.bag.0.iter().map(|&count| count as usize).sum();
    if in_bag < ROOM_SIZE && !state.closed {
        state.closed = true;
        sink.push(AnyEvent::TreasureChamber(Event::Closed));
    }
    if !state.closed {
        if game.stops_before_chance() {
            return;
        }
        let state = &mut game.table.modules.treasure_chamber;
        let chests = state.draw_room(&mut game.hidden.rng);
        state.rooms[purchase.room as usize] = Some(chests);
        sink.push(AnyEvent::TreasureChamber(Event::RoomFilled { room: purchase.room, chests }));
    }
    game.table.steps.pop();
}

/// TRE-29: a building that leaves the Alhambra loses its chest.
pub(crate) fn tile_left(table: &mut Table, tile: TileId, sink: &mut impl EventSink) {
    let state = &mut table.modules.treasure_chamber;
    if state.stored.has(tile)
        && let Some(kind) = tile.kind()
    {
        state.stored.remove(tile);
        state.bag[kind] += 1;
        sink.push(AnyEvent::TreasureChamber(Event::Returned { kind }));
    }
}

/// The number of chests in a player's Alhambra.
pub(crate) fn chests_of(table: &Table, seat: Seat) -> usize {
    let tiles: TileSet = table.palaces[seat].tiles().map(|(_, tile)| tile).collect();
    tiles.and(table.modules.treasure_chamber.stored).len()
}

/// Writes the lines for the majority of chests (TRE-30 to TRE-33, TRE-61).
pub(crate) fn extra_lines(table: &Table, round: Round, write: impl FnMut(Line)) {
    let mut counts = [0; MAX_SEATS + 1];
    for seat in Seat::all(table.players()) {
        counts[seat.index()] = 2 * chests_of(table, seat) as u16;
    }
    counts[scoring::DIRK] = 2 * table.dirk.and(table.modules.treasure_chamber.stored).len() as u16;
    scoring::rank(
        table,
        &counts,
        TREASURE_POINTS[round as usize],
        AnySource::TreasureChamber(Source::Chests),
        write,
    );
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Chests]
    }

    /// TRE-11: whoever has begun to pay for a room can pay the rest.
    fn shortfall(table: &Table, hands: &BySeat<Cards>) -> Option<(Seat, u16)> {
        table.modules.treasure_chamber.purchase?;
        if table.steps.top() != Some(AnyStep::TreasureChamber(Step::Pay)) {
            return None;
        }
        let missing = PRICE.saturating_sub(paid(table) + reserves(table, &hands[table.turn_of]));
        (missing > 0).then_some((table.turn_of, missing))
    }
}
