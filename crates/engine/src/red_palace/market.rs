//! Market, preview and bag (RED-60 to RED-64), and the tiles that Dirk draws (RED-102 to RED-104).

use super::actions::Event;
use super::state::PreviewSpace;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::Game;
use crate::hooks;
use crate::vocab::{Building, Seat, Space, TileId};

/// Takes a random token out of the bag.
fn take_token(game: &mut Game) -> Option<Building> {
    let bag = &mut game.table.red_palace.bag;
    let tokens = bag.0.iter().map(|&tokens| tokens as usize).sum();
    let mut place = game.hidden.rng.below(tokens);
    for kind in Building::ALL {
        let count = bag[kind] as usize;
        if place < count {
            bag[kind] -= 1;
            return Some(kind);
        }
        place -= count;
    }
    None
}

/// RED-63: draws a token for a tile of the tower; module tiles get none.
pub(super) fn draw_token(game: &mut Game, tile: TileId, sink: &mut impl EventSink) {
    let Some(number) = tile.terrain_number() else { return };
    if let Some(kind) = take_token(game) {
        game.table.red_palace.kinds[number] = Some(kind);
        sink.push(AnyEvent::RedPalace(Event::TokenDrawn { tile, kind }));
    }
}

/// GRD-101: draws a new token, and puts the old one into the bag.
pub(super) fn redraw_token(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let Some(number) = tile.terrain_number() else { return };
    if game.stops_before_chance() {
        return;
    }
    let Some(kind) = take_token(game) else { return };
    let state = &mut game.table.red_palace;
    if let Some(old) = state.kinds[number].replace(kind) {
        state.bag[old] += 1;
        sink.push(AnyEvent::RedPalace(Event::TokenRedrawn { seat, tile, old, kind }));
    }
}

/// Puts a tile on a market space.
pub(super) fn put_on_market(game: &mut Game, space: Space, tile: TileId, sink: &mut impl EventSink) {
    game.table.market[space as usize] = Some(tile);
    sink.push(AnyEvent::MarketFilled { space, tile });
}

/// Puts a new tile on a space of the preview.
pub(super) fn put_on_preview(game: &mut Game, space: PreviewSpace, tile: TileId, sink: &mut impl EventSink) {
    game.table.red_palace.preview[space as usize] = Some(tile);
    sink.push(AnyEvent::RedPalace(Event::PreviewFilled { space, tile }));
}

/// RED-60: takes the front building out of the preview.
fn take_front(game: &mut Game) -> Option<TileId> {
    game.table.red_palace.preview.iter_mut().rev().find_map(Option::take)
}

/// RED-62: moves the buildings of the preview up towards the front.
fn close_up(game: &mut Game, sink: &mut impl EventSink) {
    let preview = &mut game.table.red_palace.preview;
    let mut free = preview.len();
    for place in (0..preview.len()).rev() {
        let Some(tile) = preview[place].take() else { continue };
        free -= 1;
        preview[free] = Some(tile);
        if free != place {
            let space = PreviewSpace::ALL[free];
            sink.push(AnyEvent::RedPalace(Event::PreviewMoved { space, tile }));
        }
    }
}

/// R4: refills the market, then the preview. Returns whether the market is full; if not, the game ends (RED-64).
pub(super) fn refill(game: &mut Game, sink: &mut impl EventSink) -> bool {
    for space in Space::ALL {
        if game.table.tile_on(space).is_some() {
            continue;
        }
        // RED-61: it keeps its token.
        if let Some(tile) = take_front(game) {
            put_on_market(game, space, tile, sink);
        } else if let Some(tile) = hooks::draw_market_tile(game, sink) {
            put_on_market(game, space, tile, sink);
            draw_token(game, tile, sink);
        } else {
            sink.push(AnyEvent::MarketShort);
            return false;
        }
    }
    close_up(game, sink);
    for space in PreviewSpace::ALL.into_iter().rev() {
        if game.table.red_palace.preview[space as usize].is_none()
            && let Some(tile) = hooks::draw_market_tile(game, sink)
        {
            put_on_preview(game, space, tile, sink);
            draw_token(game, tile, sink);
        }
    }
    true
}

/// RED-102, RED-103: draws tiles of the tower for Dirk, each with a token. Half of their guards, rounded up, go to the
/// placement tiles.
#[cold]
pub(crate) fn dirk_draws(game: &mut Game, tiles: usize, sink: &mut impl EventSink) {
    let mut watchtowers = 0;
    for _ in 0..tiles {
        // RED-104: Dirk gets what is left. RBC-50: tiles of modules count.
        let Some(tile) = game.draw_tile() else { break };
        game.table.dirk.insert(tile);
        sink.push(AnyEvent::DirkDrew { tile });
        draw_token(game, tile, sink);
        watchtowers += tile.watchtowers().len() as u8;
    }
    place_guards(game, watchtowers.div_ceil(2), sink);
}

/// Moves guards from the supply to the placement tiles.
pub(super) fn place_guards(game: &mut Game, guards: u8, sink: &mut impl EventSink) {
    let guards = game.table.place_from_supply(guards);
    if guards > 0 {
        sink.push(AnyEvent::RedPalace(Event::GuardsPlaced { guards }));
    }
}
