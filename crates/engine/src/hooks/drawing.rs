//! Drawing cards and tiles (tables 3.3 and 3.4 of the interactions).

use crate::event::{Event, EventSink};
use crate::game::{Game, Piles, Table};
use crate::modules::{Progress, bazaars, characters, city_gates, master_builders, power_of_the_sultan};
use crate::rules::Module;
use crate::vocab::{CardFace, Money, Seat, Space, TileId};

/// What became of a drawn card.
pub(crate) enum Drawn {
    /// A money card, for the purpose of the draw.
    Money(Money),
    /// Another card, which has been dealt with; drawing continues.
    Aside,
    /// Another card that needs a decision first; its step is on the stack.
    Interrupts,
    /// Nothing can be drawn (INT-05).
    Nothing,
}

/// Draws one card. `auctioneer` bids first if it is a character (CHR-11).
#[inline]
pub(crate) fn draw(game: &mut Game, auctioneer: Seat, sink: &mut impl EventSink) -> Drawn {
    if game.table.rules.modules.has(Module::CityGates) && !city_gates::can_draw(&game.table) {
        return Drawn::Nothing;
    }
    let Some(card) = game.draw_card(sink) else { return Drawn::Nothing };
    match card.face() {
        CardFace::Money(money) => Drawn::Money(money),
        CardFace::Scoring(round) => {
            game.table.rounds_due[round as usize & 1] = true;
            sink.push(Event::ScoringDue { round });
            Drawn::Aside
        }
        CardFace::Module(module, number) => crate::modules::on_card(game, module, number, auctioneer, sink),
    }
}

/// A money card of the draw pile went to a hand, and only its owner has seen it.
pub(crate) fn drawn_unseen(table: &mut Table, seat: Seat, card: Money) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::drawn_unseen(table, seat, card);
    }
}

/// The draw pile was reshuffled; `before` is what everybody knew of the old one.
pub(crate) fn reshuffled(table: &mut Table, before: &Piles) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::reshuffled(table, before);
    }
}

/// Draws the next tile for a space of the market (table 3.4).
#[inline]
pub(crate) fn draw_market_tile(game: &mut Game, sink: &mut impl EventSink) -> Option<TileId> {
    let tile = game.draw_tile()?;
    if game.table.rules.modules.has(Module::Bazaars) {
        return bazaars::draw_past(game, tile, sink);
    }
    Some(tile)
}

/// A tile was drawn for a market space. It may first be offered to somebody (table 3.4), in which case the step of the
/// offer is on the stack.
#[inline]
pub(crate) fn before_laying(
    game: &mut Game,
    space: Space,
    tile: TileId,
    sink: &mut impl EventSink,
) -> Progress {
    if game.table.rules.modules.has(Module::PowerOfTheSultan) {
        return power_of_the_sultan::before_laying(game, space, tile, sink);
    }
    Progress::GoesOn
}

/// A drawn tile replaced another one on the market.
pub(crate) fn tile_replaced(
    game: &mut Game,
    space: Space,
    old: TileId,
    new: TileId,
    sink: &mut impl EventSink,
) {
    characters::tile_replaced(game, space, old, new, sink);
}
