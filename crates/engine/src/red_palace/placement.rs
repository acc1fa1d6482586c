//! R2: the wall section, and the guards of newly placed tiles (RED-40 to RED-43, GRD-42).

use super::Reason;
use super::actions::{Action, Event, Step};
use super::market::place_guards;
use crate::action::Action as AnyAction;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::illegal::Illegal;
use crate::modules::Progress;
use crate::step::Step as AnyStep;
use crate::vocab::{Dir, Seat, TileId, Walls};

/// GRD-40, GRD-42: whether a tile of this turn can get a wall section. A camp cannot, and no tile gets a fourth wall.
pub(super) fn takes_wall(table: &Table, tile: TileId) -> bool {
    !tile.is_outpost() && table.walls_of(tile).len() <= 2
}

/// GRD-42: the edges that the wall section can be attached to.
pub(super) fn edges(table: &Table) -> impl Iterator<Item = (TileId, Dir)> {
    table.set_aside.iter().filter(|&tile| takes_wall(table, tile)).flat_map(|tile| {
        let walls = table.walls_of(tile);
        Dir::ALL.into_iter().filter(move |&side| !walls.has(side)).map(move |side| (tile, side))
    })
}

pub(super) fn list_edges(table: &Table, out: &mut Vec<AnyAction>) {
    out.extend(edges(table).map(|(tile, side)| AnyAction::RedPalace(Action::AttachWall { tile, side })));
}

pub(super) fn check_edge(table: &Table, tile: TileId, side: Dir) -> Result<(), Illegal> {
    let fits = table.set_aside.has(tile) && takes_wall(table, tile) && !table.walls_of(tile).has(side);
    if fits { Ok(()) } else { Err(Illegal::RedPalace(Reason::NoEdgeForWall)) }
}

/// GRD-43: attaches the wall section, which from now on is a wall of that tile, like a stick.
pub(super) fn attach(game: &mut Game, seat: Seat, tile: TileId, side: Dir, sink: &mut impl EventSink) {
    game.table.added_walls.add(tile, Walls::from_bits(1 << side as u8));
    game.table.red_palace.section = false;
    game.table.steps.pop();
    sink.push(AnyEvent::RedPalace(Event::WallAttached { seat, tile, side }));
}

/// RED-106, GRD-42: a square tile, and the tile with the wall section, cannot be given to Dirk.
#[cold]
pub(crate) fn check_gift(table: &Table, tile: TileId) -> Result<(), Illegal> {
    if tile.is_square() {
        return Err(Illegal::RedPalace(Reason::SquareToDirk));
    }
    if table.walls_of(tile) == tile.walls() { Ok(()) } else { Err(Illegal::RedPalace(Reason::WallToDirk)) }
}

/// RED-106: why the tile cannot be given to Dirk. It is a square tile or from the final distribution, or there are more
/// than two players.
pub(crate) fn no_gift(tile: TileId) -> Illegal {
    Illegal::RedPalace(if tile.is_square() { Reason::SquareToDirk } else { Reason::NotToDirk })
}

/// A tile was placed, reserved or given to Dirk, so its watchtowers get guards (RED-42, RED-106).
#[cold]
pub(crate) fn settled(game: &mut Game, seat: Seat, tile: TileId, to_dirk: bool, sink: &mut impl EventSink) {
    let watchtowers = tile.watchtowers().len() as u8;
    if to_dirk {
        place_guards(game, watchtowers, sink);
    } else if watchtowers > 0 {
        game.table.steps.push(AnyStep::RedPalace(Step::PostGuards { seat, tile }));
    }
}

/// The watchtowers of the tile that have no guard yet.
fn empty_watchtowers(table: &Table, tile: TileId) -> Walls {
    tile.watchtowers().without(table.red_palace.guards.on(tile))
}

/// Asks which watchtower gets a guard, if the supply is so short that there is a choice. Otherwise posts the guards.
pub(super) fn ask_for_watchtower(
    game: &mut Game,
    seat: Seat,
    tile: TileId,
    sink: &mut impl EventSink,
) -> Progress {
    let (empty, supply) = (empty_watchtowers(&game.table, tile), game.table.red_palace.supply);
    if supply > 0 && (supply as usize) < empty.len() {
        return Progress::Waits;
    }
    game.table.steps.pop();
    if supply > 0 {
        empty.iter().for_each(|side| post(game, seat, tile, side, sink));
    }
    Progress::GoesOn
}

fn post(game: &mut Game, seat: Seat, tile: TileId, side: Dir, sink: &mut impl EventSink) {
    let state = &mut game.table.red_palace;
    state.supply -= 1;
    state.guards.toggle(tile, side);
    state.held[seat] += 1;
    sink.push(AnyEvent::RedPalace(Event::GuardPosted { seat, tile, side }));
}

pub(super) fn list_watchtowers(table: &Table, tile: TileId, out: &mut Vec<AnyAction>) {
    let sides = empty_watchtowers(table, tile).iter();
    out.extend(sides.map(|side| AnyAction::RedPalace(Action::PostGuard { tile, side })));
}

pub(super) fn check_watchtower(
    table: &Table,
    placed: TileId,
    tile: TileId,
    side: Dir,
) -> Result<(), Illegal> {
    let fits = tile == placed && empty_watchtowers(table, tile).has(side);
    if fits { Ok(()) } else { Err(Illegal::RedPalace(Reason::NoWatchtower)) }
}

/// RED-42: posts the chosen guard. The step continues while guards are left.
pub(super) fn post_chosen(game: &mut Game, seat: Seat, tile: TileId, side: Dir, sink: &mut impl EventSink) {
    post(game, seat, tile, side, sink);
}
