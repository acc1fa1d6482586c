//! Bazaars (`docs/rules/44-bazaars.md`, BAZ): tiles that cost as much as a market tile and score for their neighbours.

use std::fmt;

use crate::action::Action as AnyAction;
use crate::check;
use crate::data::{BAZAARS, BazaarRow, N_BAZAARS};
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::legal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleGoods, ModuleKeeper, ModuleNotation, ModuleReason, ModuleSetupItem,
    Never, Nothing, characters, viziers_favour,
};
use crate::notation::{ParseError, payment, write_payment};
use crate::play;
use crate::purchase::{Goods as AnyGoods, Purchase};
use crate::red_palace;
use crate::rules::Module;
use crate::scoring::{Line, Points, Round, Scorer, Source as AnySource};
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Cell, Payment, Seat, Space, TileId, TileSet};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// The bazaars that can be bought (BAZ-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    pub display: TileSet,
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy a bazaar from the display, paying exactly (BAZ-12).
    Buy {
        /// The bazaar to buy.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// Buy a bazaar out of turn, with the vizier (BAZ-32).
    VizierBuy {
        /// The bazaar to buy.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// Let Abdul Karim pay for a bazaar (BAZ-33).
    Karim {
        /// The bazaar to buy.
        tile: TileId,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The bazaar is not in the display.
    #[error("that bazaar is not in the display")]
    NotInDisplay,
    /// The payment is not in the currency of the bazaar.
    #[error("a bazaar must be paid for in its own currency")]
    BazaarCurrency,
    /// The market space of its currency is empty, so the bazaar has no price.
    #[error("the bazaar has no price now: the market space of its currency is empty")]
    NoBazaarPrice,
    /// A bazaar must be paid for exactly.
    #[error("a bazaar must be paid for exactly")]
    BazaarNotExact,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NotInDisplay | Reason::BazaarCurrency => "BAZ-12",
            Reason::NoBazaarPrice => "BAZ-16",
            Reason::BazaarNotExact => "BAZ-14",
        }
    }
}

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// A bazaar, for the neighbouring buildings of its kinds (BAZ-21).
    Bazaar(TileId),
}

/// Something that this module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goods {
    /// A bazaar from the display (BAZ-12).
    Bazaar(TileId),
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Mix the bazaars with the buildings of the supply (BAZ-03).
    Supply {
        /// The number of bazaars.
        bazaars: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Supply { .. } => 2,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A bazaar was drawn for the market and put next to it.
    Displayed {
        /// The bazaar drawn.
        tile: TileId,
    },
    /// A bazaar was bought and set aside.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The bazaar bought.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// A vizier stone was turned to inactive, and a bazaar was bought with it.
    VizierBought {
        /// The buyer.
        seat: Seat,
        /// The bazaar bought.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// Abdul Karim paid for a bazaar.
    KarimPaid {
        /// The player who gets the bazaar.
        seat: Seat,
        /// The bazaar bought.
        tile: TileId,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Displayed { .. }
            | Event::Bought { .. }
            | Event::VizierBought { .. }
            | Event::KarimPaid { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Displayed { .. } => true,
            Event::Bought { .. } | Event::VizierBought { .. } | Event::KarimPaid { .. } => false,
        }
    }
}

/// What counts for a bazaar on a cell (BAZ-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Neighbours {
    /// The number of neighbouring buildings of its kinds.
    pub buildings: u8,
    /// The number of different kinds among them.
    pub kinds: u8,
}

impl Neighbours {
    /// The points that the bazaar scores.
    pub fn points(self) -> Points {
        Points::from(self.buildings) * Points::from(self.kinds)
    }
}

/// BAZ-10, BAZ-11: moves bazaars drawn for the market to the display, and returns the first other tile.
pub(crate) fn draw_past(game: &mut Game, drawn: TileId, sink: &mut impl EventSink) -> Option<TileId> {
    let mut tile = drawn;
    while tile.bazaar().is_some() {
        game.table.modules.bazaars.display.insert(tile);
        sink.push(AnyEvent::Bazaars(Event::Displayed { tile }));
        tile = game.draw_tile()?;
    }
    Some(tile)
}

/// BAZ-13, BAZ-16: the price of a bazaar now; `None` if the market space of its currency is empty.
fn price(table: &Table, tile: TileId) -> Option<u8> {
    let space = Space::of(tile.bazaar()?.currency)?;
    Some(table.tile_on(space)?.price())
}

/// The bazaars in the display that have a price now.
fn offered(table: &Table) -> impl Iterator<Item = (TileId, u8)> {
    table.modules.bazaars.display.iter().filter_map(|tile| Some((tile, price(table, tile)?)))
}

/// Lists the purchases of bazaars (BAZ-12, BAZ-14, BAZ-33).
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    each_payment(table, hand, |tile, pay| out.push(AnyAction::Bazaars(Action::Buy { tile, pay })));
    if characters::owns_karim(table) {
        out.extend(offered(table).map(|(tile, _)| AnyAction::Bazaars(Action::Karim { tile })));
    }
}

/// Lists the purchases of bazaars with the vizier (BAZ-32).
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    each_payment(table, hand, |tile, pay| out.push(AnyAction::Bazaars(Action::VizierBuy { tile, pay })));
}

/// BAZ-14, BAZ-36: calls `found` for every exact payment for every bazaar.
fn each_payment(table: &Table, hand: &Cards, mut found: impl FnMut(TileId, Payment)) {
    for (tile, price) in offered(table) {
        if let Some(row) = tile.bazaar() {
            legal::payments(table, hand, row.currency, u16::from(price), true, |pay| found(tile, pay));
        }
    }
}

/// GRD-91: lists every payment above the price of a bazaar.
pub(crate) fn overpayments(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    for (tile, price) in offered(table) {
        if let Some(row) = tile.bazaar() {
            legal::payments(table, hand, row.currency, u16::from(price), false, |pay| {
                if pay.total() > u16::from(price) {
                    out.push(AnyAction::Bazaars(Action::Buy { tile, pay }));
                }
            });
        }
    }
}

/// GRD-91: whether the payment exceeds the price.
pub(crate) fn is_overpaid(table: &Table, action: Action) -> bool {
    match action {
        Action::Buy { tile, pay } => price(table, tile).is_some_and(|price| pay.total() > u16::from(price)),
        Action::VizierBuy { .. } | Action::Karim { .. } => false,
    }
}

/// GRD-91: continues the purchase after the guard is paid.
pub(crate) fn carry_out(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    if let Action::Buy { tile, pay } = action {
        buy(game, seat, tile, pay, sink);
    }
}

/// The price of a bazaar that can be bought.
fn check_offered(table: &Table, tile: TileId) -> Result<u8, Illegal> {
    if !table.modules.bazaars.display.has(tile) {
        return Err(Illegal::Bazaars(Reason::NotInDisplay));
    }
    price(table, tile).ok_or(Illegal::Bazaars(Reason::NoBazaarPrice))
}

fn check_payment(table: &Table, hand: &Cards, tile: TileId, pay: Payment) -> Result<(), Illegal> {
    let price = u16::from(check_offered(table, tile)?);
    let row = tile.bazaar().ok_or(Illegal::Bazaars(Reason::NotInDisplay))?;
    crate::hooks::check_currency(table, row.currency, pay).map_err(|illegal| match illegal {
        Illegal::WrongCurrency => Illegal::Bazaars(Reason::BazaarCurrency),
        other => other,
    })?;
    check::payment(hand, pay, price)?;
    match pay.total() == price {
        true => Ok(()),
        // GRD-91
        false if table.rules.is_red_palace() => {
            red_palace::check_overpaid(table, Illegal::Bazaars(Reason::BazaarNotExact))
        }
        false => Err(Illegal::Bazaars(Reason::BazaarNotExact)),
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let on = table.rules.modules;
        match (table.steps.top(), self) {
            (_, Action::Karim { .. }) if !on.has(Module::Characters) => Err(Illegal::ModuleNotPlayed),
            (_, Action::VizierBuy { .. }) if !on.has(Module::ViziersFavour) => Err(Illegal::ModuleNotPlayed),
            (Some(AnyStep::Act { .. }), Action::Buy { tile, pay }) => check_payment(table, hand, tile, pay),
            (Some(AnyStep::Act { .. }), Action::Karim { tile }) => {
                characters::check_karim(table)?;
                check_offered(table, tile).map(drop)
            }
            (Some(AnyStep::Window { place }), Action::VizierBuy { tile, pay }) => {
                viziers_favour::check_stone(table, place)?;
                check_payment(table, hand, tile, pay)
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let (Action::Buy { tile, .. } | Action::VizierBuy { tile, .. } | Action::Karim { tile }) = self;
        // BAZ-17: the tile on the market space stays there.
        let Some(price) = price(&game.table, tile) else { return };
        match self {
            // GRD-91: the guard for G7 is paid first.
            Action::Buy { pay, .. } if pay.total() > u16::from(price) => {
                red_palace::begin_overpaid(game, seat, AnyAction::Bazaars(self), sink);
            }
            Action::Buy { pay, .. } => buy(game, seat, tile, pay, sink),
            Action::VizierBuy { pay, .. } => {
                game.table.modules.bazaars.display.remove(tile);
                viziers_favour::buy(game, seat, tile, pay, None);
                sink.push(AnyEvent::Bazaars(Event::VizierBought { seat, tile, pay }));
            }
            Action::Karim { .. } => {
                game.table.modules.bazaars.display.remove(tile);
                characters::spend_karim(&mut game.table, seat);
                sink.push(AnyEvent::Bazaars(Event::KarimPaid { seat, tile }));
                play::bought(game, seat, tile, price, true);
            }
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Buy { tile, pay } => {
                Description::purchase(AnyGoods::Bazaars(Goods::Bazaar(tile)), view.bazaar_price(tile))
                    .paid(pay)
                    .rewarded()
                    .with_tile(tile)
            }
            Action::VizierBuy { tile, pay } => {
                Description::purchase(AnyGoods::Bazaars(Goods::Bazaar(tile)), view.bazaar_price(tile))
                    .paid(pay)
                    .with_tile(tile)
            }
            Action::Karim { tile } => Description {
                goods: Some(AnyGoods::Bazaars(Goods::Bazaar(tile))),
                gives_action: true,
                ..Description::of(Deed::Buy).with_tile(tile)
            },
        }
    }
}

/// Completes the payment for a bazaar. It counts as exact (BAZ-15), and nothing can be added (BAZ-14).
fn buy(game: &mut Game, seat: Seat, tile: TileId, pay: Payment, sink: &mut impl EventSink) {
    let Some(price) = price(&game.table, tile) else { return };
    game.pay(seat, pay);
    Purchase { seat, goods: AnyGoods::Bazaars(Goods::Bazaar(tile)), price, pay }.complete(game, sink);
}

impl ModuleGoods for Goods {
    fn complete(self, purchase: Purchase, game: &mut Game, sink: &mut impl EventSink) {
        let Goods::Bazaar(tile) = self;
        let Purchase { seat, price, pay, .. } = purchase;
        game.table.modules.bazaars.display.remove(tile);
        sink.push(AnyEvent::Bazaars(Event::Bought { seat, tile, pay }));
        play::bought(game, seat, tile, price, true);
    }
}

/// BAZ-21 to BAZ-24: what would count for that bazaar on that cell.
pub(crate) fn neighbours(table: &Table, palace: &Palace, at: Cell, tile: TileId) -> Neighbours {
    let Some(row) = tile.bazaar() else { return Neighbours::default() };
    let mut count = Neighbours::default();
    let mut seen = [false; 3];
    let around = at.ring().into_iter().filter_map(|cell| table.kind_of(palace.tile_at(cell)?));
    for place in around.filter_map(|kind| row.kinds.iter().position(|&other| other == kind)) {
        count.buildings += 1;
        seen[place] = true;
    }
    count.kinds = seen.iter().filter(|&&kind| kind).count() as u8;
    count
}

/// BAZ-20: writes one line for each bazaar in round 3, in the order of the bazaars.
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if round != Round::Three {
        return;
    }
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        let lying = palace.tiles_without_outposts().filter(|(_, tile)| tile.bazaar().is_some());
        let lying: TileSet = lying.map(|(_, tile)| tile).collect();
        for tile in lying.iter() {
            let Some(at) = palace.cell_of(tile) else { continue };
            let found = neighbours(table, palace, at, tile);
            let (who, source) = (Scorer::Seat(seat), AnySource::Bazaars(Source::Bazaar(tile)));
            let halves = 2 * u16::from(found.buildings);
            write(Line {
                who,
                source,
                halves,
                times: Some(found.kinds),
                place: None,
                points: found.points(),
            });
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Supply { bazaars: N_BAZAARS }]
    }

    fn each_open_tile(table: &Table, found: impl FnMut(TileId)) {
        table.modules.bazaars.display.iter().for_each(found);
    }
}

impl TileId {
    /// All bazaars.
    pub fn bazaars() -> impl Iterator<Item = TileId> + Clone {
        TileId::of_module(Module::Bazaars)
    }

    /// What a bazaar shows; `None` for other tiles.
    #[inline]
    pub const fn bazaar(self) -> Option<&'static BazaarRow> {
        match self.number_in(Module::Bazaars) {
            Some(row) => Some(&BAZAARS[row]),
            None => None,
        }
    }
}

impl<'g> View<'g> {
    /// The bazaars next to the market (BAZ-10).
    pub fn bazaars(&self) -> TileSet {
        self.table.modules.bazaars.display
    }

    /// The price of a bazaar now; `None` while the market space of its currency is empty (BAZ-16).
    pub fn bazaar_price(&self, tile: TileId) -> Option<u8> {
        price(self.table, tile)
    }

    /// What would count for that bazaar on that cell of a seat's Alhambra (BAZ-21).
    pub fn bazaar_neighbours(&self, seat: Seat, at: Cell, tile: TileId) -> Neighbours {
        neighbours(self.table, self.palace(seat), at, tile)
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the bazaars next to the market.
    pub fn bazaars(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.bazaars.display = tiles.iter().copied().collect();
        self
    }
}

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy { tile, pay } => {
                write!(f, "bazaar {tile} with")?;
                write_payment(f, pay)
            }
            Action::VizierBuy { tile, pay } => {
                write!(f, "vizier-bazaar {tile} with")?;
                write_payment(f, pay)
            }
            Action::Karim { tile } => write!(f, "karim-bazaar {tile}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["bazaar", tile, "with", cards @ ..] => Action::Buy { tile: tile.parse()?, pay: payment(cards)? },
            ["vizier-bazaar", tile, "with", cards @ ..] => {
                Action::VizierBuy { tile: tile.parse()?, pay: payment(cards)? }
            }
            ["karim-bazaar", tile] => Action::Karim { tile: tile.parse()? },
            _ => return Ok(None),
        }))
    }
}
