//! Carrying out an action that is known to be legal.

use crate::action::Action;
use crate::event::{Event, EventSink};
use crate::for_each_module;
use crate::game::Game;
use crate::hooks;
use crate::modules::ModuleAction;
use crate::purchase::{self, Goods, Purchase};
use crate::step::Step;
use crate::vocab::{Cell, Payment, Seat, Space, TileId};

macro_rules! apply {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        #[inline]
        pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
            hooks::before_action(&mut game.table, action);
            match action {
                Action::TakeMoney(cards) => {
                    for &card in cards.as_slice() {
                        game.take_from_row(seat, card);
                    }
                    game.table.steps.pop();
                    sink.push(Event::MoneyTaken { seat, cards });
                    hooks::after_take(game, seat, &cards, sink);
                }
                Action::Buy { space, pay } => {
                    let Some(tile) = game.table.tile_on(space) else { return };
                    let purchase = Purchase { seat, goods: Goods::Market(space), price: tile.price(), pay };
                    purchase::begin(game, purchase, sink);
                }
                Action::AddMoney { piece } => purchase::add(game, seat, piece, sink),
                Action::Add { tile, at } => {
                    add(game, seat, tile, at, sink);
                    hooks::tile_placed(game, seat, tile, at, sink);
                }
                Action::Remove { at } => remove(game, seat, at, sink),
                Action::Swap { tile, at } => swap(game, seat, tile, at, sink),
                Action::Stop => {
                    game.table.steps.pop();
                    hooks::stopped(&mut game.table);
                    sink.push(Event::Stopped { seat });
                }
                Action::Pass => {
                    if let Some(step) = game.table.steps.top() {
                        step.pass(game, seat, sink);
                    }
                }
                Action::Place { tile, at } => {
                    place(game, seat, tile, at, sink);
                    hooks::settled(game, seat, tile, false, sink);
                    hooks::tile_placed(game, seat, tile, at, sink);
                }
                Action::Reserve { tile } => {
                    game.table.reserves[seat].insert(tile);
                    assigned(game, tile);
                    sink.push(Event::TileReserved { seat, tile });
                    hooks::settled(game, seat, tile, false, sink);
                }
                Action::GiveToDirk { tile } => {
                    game.table.dirk.insert(tile);
                    assigned(game, tile);
                    sink.push(Event::TileGiven { seat, tile });
                    hooks::settled(game, seat, tile, true, sink);
                }
                $(Action::$module(action) => action.apply(game, seat, sink),)*
                Action::RedPalace(action) => action.apply(game, seat, sink),
            }
        }
    };
}
for_each_module!(apply);

/// The tile on a space has been paid for. It leaves the market, and change is drawn (INT-09).
pub(crate) fn buy(game: &mut Game, seat: Seat, space: Space, pay: Payment, sink: &mut impl EventSink) {
    let Some(tile) = game.table.market[space as usize].take() else { return };
    let excess = pay.total() - u16::from(tile.price());
    let exact = excess == 0;
    sink.push(Event::TileBought { seat, space, tile, pay, exact });
    hooks::give_change(game, seat, excess, sink);
    bought(game, seat, tile, tile.price(), exact);
}

/// BASE-33, BASE-21: the tile, bought at that price, is set aside. An exact payment gives one more action.
pub(crate) fn bought(game: &mut Game, seat: Seat, tile: TileId, price: u8, exact: bool) {
    game.table.set_aside.insert(tile);
    game.table.steps.pop();
    if exact {
        game.table.steps.push(Step::Act { further: true });
    }
    hooks::after_buy(&mut game.table, seat, tile, price, exact);
    if exact {
        hooks::bought_exactly(&mut game.table, seat, tile);
    }
}

/// BASE-60: places a tile that was set aside. The caller calls [`hooks::tile_placed`] once gates are built, too
/// (INT-10).
pub(crate) fn place(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    game.table.palaces[seat].place_unchecked(at, tile, walls);
    assigned(game, tile);
    sink.push(Event::TilePlaced { seat, tile, at });
}

/// A tile that was set aside has been assigned a place. The step ends with the last one.
fn assigned(game: &mut Game, tile: TileId) {
    game.table.set_aside.remove(tile);
    if game.table.set_aside.is_empty() {
        game.table.steps.pop();
    }
}

/// BASE-50 a: adds a tile of the reserve. The caller calls [`hooks::tile_placed`] once gates are built, too (INT-10).
pub(crate) fn add(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    game.table.palaces[seat].place_unchecked(at, tile, walls);
    game.table.reserves[seat].remove(tile);
    game.table.steps.pop();
    sink.push(Event::TileAdded { seat, tile, at });
}

/// Moves a tile back to the reserve (BASE-50 b).
pub(crate) fn remove(game: &mut Game, seat: Seat, at: Cell, sink: &mut impl EventSink) {
    let Some(tile) = game.table.palaces[seat].remove_unchecked(at) else { return };
    game.table.reserves[seat].insert(tile);
    game.table.steps.pop();
    sink.push(Event::TileRemoved { seat, tile, at });
    hooks::tile_left(game, seat, tile, sink);
}

/// Swaps a tile for one of the reserve (BASE-50 c).
fn swap(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    let Some(old) = game.table.palaces[seat].swap_unchecked(at, tile, walls) else { return };
    game.table.reserves[seat].remove(tile);
    game.table.reserves[seat].insert(old);
    game.table.steps.pop();
    sink.push(Event::TileSwapped { seat, tile, old, at });
    hooks::tile_left(game, seat, old, sink);
}
