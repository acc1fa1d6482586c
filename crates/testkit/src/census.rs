//! Counts every piece of a game, wherever it is.

use std::collections::BTreeMap;

use engine::red_palace::PreviewSpace;
use engine::vocab::{Card, Currency, Money, Space, TileId};
use engine::{Base, Game, Viewer};

use crate::{modules, red_palace};

/// The number of pieces found, by the name of the piece. Pieces that are absent have no entry.
pub type Census = BTreeMap<String, usize>;

/// Every card in the draw pile, the money row, the hands and the discard pile.
pub(crate) fn cards(game: &Game) -> impl Iterator<Item = Card> {
    let (view, secrets) = (game.view(Viewer::Public), game.secrets());
    let mut cards: Vec<Card> = secrets.draw_pile().collect();
    cards.extend(view.money_row().iter().map(|&card| Card::from(card)));
    for held in view.seats().map(|seat| secrets.hand(seat)).chain([view.discard()]) {
        cards.extend(held.money_cards().map(Card::from));
        cards.extend(held.module_cards());
    }
    cards.into_iter()
}

/// Every tile on the market or the preview, set aside, with Dirk, in an Alhambra or in a reserve.
pub(crate) fn lying(game: &Game) -> Vec<TileId> {
    let view = game.view(Viewer::Public);
    let market = Space::ALL.into_iter().filter_map(|space| view.market(space));
    let preview = PreviewSpace::ALL.into_iter().filter_map(|space| view.preview(space));
    let mut tiles: Vec<TileId> = market.chain(preview).collect();
    tiles.extend(view.set_aside().iter().chain(view.dirk().unwrap_or_default().iter()));
    for seat in view.seats() {
        tiles.extend(view.palace(seat).tiles().map(|(_, tile)| tile).chain(view.reserve(seat).iter()));
    }
    tiles
}

/// The tiles that are in play in a position made from a dealt game, and its supply if that was changed.
pub(crate) fn named(game: &Game, dealt: &Game) -> Vec<TileId> {
    let mut tiles = lying(game);
    if !game.secrets().supply().eq(dealt.secrets().supply()) {
        tiles.extend(game.secrets().supply());
    }
    tiles
}

/// Counts everything in the game: money, special cards, tiles, and the pieces of the modules in play.
pub fn take(game: &Game) -> Census {
    let mut census = Census::new();
    let mut count = |name: &str, number: usize| {
        *census.entry(name.to_string()).or_default() += number;
    };
    let view = game.view(Viewer::Public);
    // Only some of the master builders are dealt, so their module counts them.
    let is_counted_apart = |card: &Card| card.money().is_some_and(Money::is_builder);
    cards(game).filter(|card| !is_counted_apart(card)).for_each(|card| count(&card.to_string(), 1));
    game.secrets().supply().chain(lying(game)).for_each(|tile| count(tile.name(), 1));
    for module in view.rules().modules().iter() {
        modules::room(module).count(game, &mut count);
    }
    if view.rules().is_red_palace() {
        red_palace::count(game, &mut count);
    }
    census.retain(|_, &mut number| number > 0);
    census
}

/// Counts what is in the stocks of the modules in play and in the bag of The Red Palace.
pub(crate) fn stocks(game: &Game) -> Census {
    let mut stocks = Census::new();
    let mut count = |name: &str, number: usize| *stocks.entry(name.to_string()).or_default() += number;
    for module in game.rules().modules().iter() {
        modules::room(module).stock(game, &mut count);
    }
    if game.rules().is_red_palace() {
        red_palace::stock(game, &mut count);
    }
    stocks
}

/// What the census of a game must be at every moment. Scoring cards are left out, because they leave the game.
pub fn expected(game: &Game) -> Census {
    let rules = game.rules();
    let mut census = Census::new();
    // While players make choices before the deal, the cards are still in the box. The Red Palace deals first.
    let dealt = rules.is_red_palace() || !game.view(Viewer::Public).is_setting_up();
    let copies = if rules.players() == 2 { 2 } else { 3 };
    let is_plain = |card: &Money| card.currency() != Currency::Diamond && !card.is_builder();
    for card in Money::all().filter(|card| dealt && is_plain(card)) {
        census.insert(card.to_string(), copies);
    }
    census.insert("start".into(), rules.players());
    let own: Vec<TileId> = match rules.base() {
        Base::Alhambra => TileId::buildings().collect(),
        Base::RedPalace => TileId::terrain().chain(TileId::squares()).collect(),
    };
    census.extend(own.iter().map(|tile| (tile.name().into(), 1)));
    for module in rules.modules().iter() {
        modules::room(module).expected(rules, dealt, &mut census);
    }
    if rules.is_red_palace() {
        red_palace::expected(&mut census);
    }
    census.retain(|_, &mut number| number > 0);
    census
}
