//! Carrying out an action that is known to be legal.

use crate::action::Action;
use crate::event::{Event, EventSink};
use crate::game::Game;
use crate::hooks;
use crate::modules::change::{Bought, Purchase};
use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use crate::step::Step;
use crate::vocab::{Cell, Payment, Seat, Space, TileId};

#[inline]
pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
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
            game.pay(seat, pay);
            let purchase = Purchase { seat, what: Bought::Tile(space), price: tile.price(), pay };
            if !hooks::waits_for_more(game, purchase, sink) {
                buy(game, seat, space, pay, sink);
            }
        }
        Action::Add { tile, at } => {
            add(game, seat, tile, at, sink);
            hooks::tile_placed(game, seat, tile, at, sink);
        }
        Action::Remove { at } => remove(game, seat, at, sink),
        Action::Swap { tile, at } => swap(game, seat, tile, at, sink),
        Action::Stop => {
            game.table.steps.pop();
            sink.push(Event::Stopped { seat });
        }
        Action::Pass => pass(game, seat, sink),
        Action::Place { tile, at } => {
            place(game, seat, tile, at, sink);
            hooks::tile_placed(game, seat, tile, at, sink);
        }
        Action::Reserve { tile } => {
            game.table.reserves[seat].insert(tile);
            assigned(game, tile);
            sink.push(Event::TileReserved { seat, tile });
        }
        Action::GiveToDirk { tile } => {
            game.table.dirk.insert(tile);
            assigned(game, tile);
            sink.push(Event::TileGiven { seat, tile });
        }
        Action::ViziersFavour(action) => viziers_favour::apply(game, seat, action, sink),
        Action::CurrencyExchange(action) => currency_exchange::apply(game, seat, action, sink),
        Action::BonusCards(action) => bonus_cards::apply(game, seat, action, sink),
        Action::WorkersHuts(action) => workers_huts::apply(game, seat, action, sink),
        Action::CityGates(action) => city_gates::apply(game, seat, action, sink),
        Action::Characters(action) => characters::apply(game, seat, action, sink),
        Action::CityWalls(action) => city_walls::apply(game, seat, action, sink),
        Action::Thieves(action) => thieves::apply(game, seat, action, sink),
        Action::StreetTrader(action) => street_trader::apply(game, seat, action, sink),
        Action::Change(action) => change::apply(game, seat, action, sink),
        Action::TreasureChamber(action) => treasure_chamber::apply(game, seat, action, sink),
        Action::MasterBuilders(action) => master_builders::apply(game, seat, action, sink),
        Action::Invaders(action) => invaders::apply(game, seat, action, sink),
        Action::Bazaars(action) => bazaars::apply(game, seat, action, sink),
        Action::PowerOfTheSultan(action) => power_of_the_sultan::apply(game, seat, action, sink),
        Action::Caravanserai(action) => caravanserai::apply(game, seat, action, sink),
        Action::ArtOfTheMoors(action) => art_of_the_moors::apply(game, seat, action, sink),
    }
}

/// The tile on a space has been paid for: it leaves the market, and change is drawn (INT-09).
pub(crate) fn buy(game: &mut Game, seat: Seat, space: Space, pay: Payment, sink: &mut impl EventSink) {
    let Some(tile) = game.table.market[space as usize].take() else { return };
    let excess = pay.total() - u16::from(tile.price());
    let exact = excess == 0;
    sink.push(Event::TileBought { seat, space, tile, pay, exact });
    hooks::give_change(game, seat, excess, sink);
    bought(game, seat, tile, tile.price(), exact);
}

/// BASE-33, BASE-21: the tile, bought at that price, is set aside; an exact payment gives one more action.
pub(crate) fn bought(game: &mut Game, seat: Seat, tile: TileId, price: u8, exact: bool) {
    game.table.set_aside.insert(tile);
    game.table.steps.pop();
    if exact {
        game.table.steps.push(Step::Act { further: true });
    }
    hooks::after_buy(&mut game.table, seat, price);
    if exact {
        hooks::bought_exactly(&mut game.table, seat, tile);
    }
}

/// BASE-60: lays a tile that was set aside. The caller tells [`hooks::tile_placed`] when gates stand, too (INT-10).
pub(crate) fn place(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    game.table.palaces[seat].place(at, tile, walls);
    assigned(game, tile);
    sink.push(Event::TilePlaced { seat, tile, at });
}

/// A tile that was set aside has found its place; the step is over with the last one.
fn assigned(game: &mut Game, tile: TileId) {
    game.table.set_aside.remove(tile);
    if game.table.set_aside.is_empty() {
        game.table.steps.pop();
    }
}

/// BASE-50 a. The caller tells [`hooks::tile_placed`] when gates stand, too (INT-10).
pub(crate) fn add(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    game.table.palaces[seat].place(at, tile, walls);
    game.table.reserves[seat].remove(tile);
    game.table.steps.pop();
    sink.push(Event::TileAdded { seat, tile, at });
}

/// BASE-50 b.
pub(crate) fn remove(game: &mut Game, seat: Seat, at: Cell, sink: &mut impl EventSink) {
    let Some(tile) = game.table.palaces[seat].remove(at) else { return };
    game.table.reserves[seat].insert(tile);
    game.table.steps.pop();
    sink.push(Event::TileRemoved { seat, tile, at });
    hooks::tile_left(game, seat, tile, sink);
}

/// BASE-50 c.
fn swap(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let walls = game.table.walls_of(tile);
    let Some(old) = game.table.palaces[seat].swap(at, tile, walls) else { return };
    game.table.reserves[seat].remove(tile);
    game.table.reserves[seat].insert(old);
    game.table.steps.pop();
    sink.push(Event::TileSwapped { seat, tile, old, at });
    hooks::tile_left(game, seat, old, sink);
}

/// Declines what is offered.
fn pass(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    match game.table.steps.top() {
        Some(Step::Window { place }) => game.table.steps.replace(Step::Window { place: place + 1 }),
        Some(Step::AddMoney) => change::finish(game, sink),
        Some(Step::BonusCards(step)) => bonus_cards::pass(game, step),
        Some(Step::Characters(step)) => characters::pass(game, seat, step, sink),
        Some(Step::TreasureChamber(_)) => treasure_chamber::pass(game),
        Some(Step::PowerOfTheSultan(_)) => power_of_the_sultan::decline(game, seat, sink),
        _ => game.table.steps.pop(),
    }
}
