//! Bazaars (`docs/rules/44-bazaars.md`, BAZ): tiles bought at the price of another, which score for their neighbours.

use crate::action::Action as AnyAction;
use crate::check;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::legal;
use crate::modules::{characters, viziers_favour};
use crate::play;
use crate::red_palace;
use crate::scoring::{Line, Points, Round, Scorer, Source};
use crate::step::Step;
use crate::vocab::{Cell, Payment, Seat, Space, TileId, TileSet};

/// The bazaars that can be bought (BAZ-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub display: TileSet,
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Buy a bazaar of the display, exactly (BAZ-12).
    Buy {
        /// The bazaar.
        tile: TileId,
        /// The cards laid down.
        pay: Payment,
    },
    /// The same out of turn, with the vizier (BAZ-32).
    VizierBuy {
        /// The bazaar.
        tile: TileId,
        /// The cards laid down.
        pay: Payment,
    },
    /// Abdul Karim pays for it (BAZ-33).
    Karim {
        /// The bazaar.
        tile: TileId,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A bazaar was drawn for the market and lies beside it.
    Displayed {
        /// Which.
        tile: TileId,
    },
    /// A bazaar was bought and set aside.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// For what.
        pay: Payment,
    },
    /// A stone was turned to inactive and a bazaar bought.
    VizierBought {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// For what.
        pay: Payment,
    },
    /// Abdul Karim paid for a bazaar.
    KarimPaid {
        /// For whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
}

/// What counts for a bazaar on a cell (BAZ-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Neighbours {
    /// Buildings around it of one of its kinds.
    pub buildings: u8,
    /// How many of its kinds are among them.
    pub kinds: u8,
}

impl Neighbours {
    /// What the bazaar scores.
    pub fn points(self) -> Points {
        Points::from(self.buildings) * Points::from(self.kinds)
    }
}

/// BAZ-10, BAZ-11: bazaars drawn for the market go to the display; gives the first other tile.
pub(crate) fn draw_past(game: &mut Game, drawn: TileId, sink: &mut impl EventSink) -> Option<TileId> {
    let mut tile = drawn;
    while tile.bazaar().is_some() {
        game.table.modules.bazaars.display.insert(tile);
        sink.push(AnyEvent::Bazaars(Event::Displayed { tile }));
        tile = game.draw_tile()?;
    }
    Some(tile)
}

/// BAZ-13, BAZ-16: what a bazaar costs now, if the space of its currency is filled.
pub(crate) fn price(table: &Table, tile: TileId) -> Option<u8> {
    let space = Space::of(tile.bazaar()?.currency)?;
    Some(table.tile_on(space)?.price())
}

/// The bazaars of the display that have a price now.
fn offered(table: &Table) -> impl Iterator<Item = (TileId, u8)> {
    table.modules.bazaars.display.iter().filter_map(|tile| Some((tile, price(table, tile)?)))
}

/// BAZ-12, BAZ-14, BAZ-33.
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    each_payment(table, hand, |tile, pay| out.push(AnyAction::Bazaars(Action::Buy { tile, pay })));
    if characters::owns_karim(table) {
        out.extend(offered(table).map(|(tile, _)| AnyAction::Bazaars(Action::Karim { tile })));
    }
}

/// BAZ-32.
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    each_payment(table, hand, |tile, pay| out.push(AnyAction::Bazaars(Action::VizierBuy { tile, pay })));
}

/// BAZ-14, BAZ-36: every exact payment of every bazaar.
fn each_payment(table: &Table, hand: &Cards, mut found: impl FnMut(TileId, Payment)) {
    for (tile, price) in offered(table) {
        if let Some(row) = tile.bazaar() {
            legal::payments(table, hand, row.currency, u16::from(price), true, |pay| found(tile, pay));
        }
    }
}

/// GRD-91: every payment above the price of a bazaar.
pub(crate) fn each_overpayment(table: &Table, hand: &Cards, mut found: impl FnMut(TileId, Payment)) {
    for (tile, price) in offered(table) {
        if let Some(row) = tile.bazaar() {
            legal::payments(table, hand, row.currency, u16::from(price), false, |pay| {
                if pay.total() > u16::from(price) {
                    found(tile, pay);
                }
            });
        }
    }
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    match (table.steps.top(), action) {
        (Some(Step::Act { .. }), Action::Buy { tile, pay }) => check_payment(table, hand, tile, pay),
        (Some(Step::Act { .. }), Action::Karim { tile }) => {
            characters::check_karim(table)?;
            check_offered(table, tile).map(drop)
        }
        (Some(Step::Window { place }), Action::VizierBuy { tile, pay }) => {
            viziers_favour::check_stone(table, place)?;
            check_payment(table, hand, tile, pay)
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

/// The price of a bazaar that can be bought.
fn check_offered(table: &Table, tile: TileId) -> Result<u8, Illegal> {
    if !table.modules.bazaars.display.has(tile) {
        return Err(Illegal::NotInDisplay);
    }
    price(table, tile).ok_or(Illegal::NoBazaarPrice)
}

fn check_payment(table: &Table, hand: &Cards, tile: TileId, pay: Payment) -> Result<(), Illegal> {
    let price = u16::from(check_offered(table, tile)?);
    let row = tile.bazaar().ok_or(Illegal::NotInDisplay)?;
    crate::hooks::check_currency(row.currency, pay)?;
    check::payment(hand, pay, price)?;
    match pay.total() == price {
        true => Ok(()),
        // GRD-91
        false if table.rules.is_red_palace() => red_palace::check_overpaid(table),
        false => Err(Illegal::BazaarNotExact),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let (Action::Buy { tile, .. } | Action::VizierBuy { tile, .. } | Action::Karim { tile }) = action;
    // BAZ-17: the tile on the space stays.
    let Some(price) = price(&game.table, tile) else { return };
    match action {
        // GRD-91: the guard for G7 is paid first.
        Action::Buy { pay, .. } if pay.total() > u16::from(price) => {
            red_palace::begin_overpaid(game, seat, action, sink);
        }
        Action::Buy { pay, .. } => buy(game, seat, tile, pay, sink),
        Action::VizierBuy { pay, .. } => {
            game.table.modules.bazaars.display.remove(tile);
            // No space is emptied, so nothing is refilled.
            viziers_favour::buy(game, seat, tile, pay);
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

/// The bazaar is paid for and set aside; that counts as exact (BAZ-15).
pub(crate) fn buy(game: &mut Game, seat: Seat, tile: TileId, pay: Payment, sink: &mut impl EventSink) {
    let Some(price) = price(&game.table, tile) else { return };
    game.table.modules.bazaars.display.remove(tile);
    game.pay(seat, pay);
    sink.push(AnyEvent::Bazaars(Event::Bought { seat, tile, pay }));
    play::bought(game, seat, tile, price, true);
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

/// BAZ-20: one line for each bazaar in round 3, in the order of the bazaars.
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if round != Round::Three {
        return;
    }
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        let lying = palace.tiles_without_camps().filter(|(_, tile)| tile.bazaar().is_some());
        let lying: TileSet = lying.map(|(_, tile)| tile).collect();
        for tile in lying.iter() {
            let Some(at) = palace.cell_of(tile) else { continue };
            let found = neighbours(table, palace, at, tile);
            let (who, source) = (Scorer::Seat(seat), Source::Bazaar(tile));
            let halves = 2 * u16::from(found.buildings);
            write(Line { who, source, halves, place: None, points: found.points() });
        }
    }
}
