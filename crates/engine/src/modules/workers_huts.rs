//! Workers' Huts (`docs/rules/14-workers-huts.md`, HUT): free tiles that count with the buildings beside them.
//!
//! A hut is a tile like a building for placing and redesigning (HUT-14), so placement needs nothing of this file.

use crate::action::Action as AnyAction;
use crate::data::N_HUTS;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::scoring::Counts;
use crate::step::Step;
use crate::vocab::{Building, ByBuilding, BySeat, Cell, Dir, Seat, TileId, Walls};

/// HUT-12: how many huts a player may own.
pub const MAX_OWNED: usize = 3;

/// No stack is higher: the number of huts of the most frequent kind.
const MAX_STACK: usize = {
    let (mut most, mut kind) = (0, 0);
    while kind < N_HUTS.len() {
        most = if N_HUTS[kind] > most { N_HUTS[kind] } else { most };
        kind += 1;
    }
    most
};

/// One of the six stacks, as everybody sees it (HUT-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// The hut that lies face up.
    pub up: Option<TileId>,
    /// Huts face down below it.
    pub down: u8,
}

/// What is open of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub stacks: ByBuilding<Stack>,
    /// Huts never leave their owner (HUT-12), so this only grows.
    pub owned: BySeat<u8>,
}

/// The huts face down, next one last; those turned up are left behind beyond the number of [`Stack::down`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub stacks: ByBuilding<[TileId; MAX_STACK]>,
}

impl Default for Hidden {
    fn default() -> Hidden {
        Hidden { stacks: ByBuilding([[TileId::START; MAX_STACK]; Building::ALL.len()]) }
    }
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take the hut that lies face up on the stack of a kind (HUT-10).
    Take {
        /// The kind.
        kind: Building,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A hut was taken and set aside.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// The next hut of a stack was turned up.
    TurnedUp {
        /// Which.
        tile: TileId,
    },
}

impl Hidden {
    /// Lays the huts that `is_down` names face down, in any order.
    pub fn shuffle(&mut self, rng: &mut Rng, is_down: impl Fn(TileId) -> bool) {
        for kind in Building::ALL {
            let stack = &mut self.stacks[kind];
            let mut height = 0;
            for tile in TileId::huts_of(kind).filter(|&tile| is_down(tile)) {
                stack[height] = tile;
                height += 1;
            }
            rng.shuffle(&mut stack[..height]);
        }
    }
}

/// HUT-01 (S6 of the set-up).
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    game.hidden.workers_huts.shuffle(rng, |_| true);
    for kind in Building::ALL {
        game.table.modules.workers_huts.stacks[kind].down = N_HUTS[kind as usize] as u8;
        turn_up(game, kind);
    }
}

/// Turns up the next hut of a stack; an empty stack stays empty (HUT-10).
fn turn_up(game: &mut Game, kind: Building) -> Option<TileId> {
    let stack = &mut game.table.modules.workers_huts.stacks[kind];
    stack.up = None;
    stack.down = stack.down.checked_sub(1)?;
    stack.up = Some(game.hidden.workers_huts.stacks[kind][stack.down as usize]);
    stack.up
}

/// HUT-10, HUT-12.
pub(crate) fn act_actions(table: &Table, out: &mut Vec<AnyAction>) {
    let state = &table.modules.workers_huts;
    if (state.owned[table.turn_of] as usize) < MAX_OWNED {
        let kinds = Building::ALL.into_iter().filter(|&kind| state.stacks[kind].up.is_some());
        out.extend(kinds.map(|kind| AnyAction::WorkersHuts(Action::Take { kind })));
    }
}

pub(crate) fn check(table: &Table, action: Action) -> Result<(), Illegal> {
    let state = &table.modules.workers_huts;
    match (table.steps.top(), action) {
        (Some(Step::Act { .. }), Action::Take { kind }) => {
            if state.owned[table.turn_of] as usize >= MAX_OWNED {
                return Err(Illegal::HutLimit);
            }
            if state.stacks[kind].up.is_none() { Err(Illegal::NoHutLeft) } else { Ok(()) }
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

/// HUT-11: it gives no further action. HUT-13: the hut is set aside like a bought tile.
pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Take { kind } = action;
    let Some(tile) = game.table.modules.workers_huts.stacks[kind].up else { return };
    game.table.modules.workers_huts.owned[seat] += 1;
    game.table.set_aside.insert(tile);
    game.table.steps.pop();
    sink.push(AnyEvent::WorkersHuts(Event::Taken { seat, tile }));
    if let Some(tile) = turn_up(game, kind) {
        sink.push(AnyEvent::WorkersHuts(Event::TurnedUp { tile }));
    }
}

/// HUT-40: no hut for Dirk.
pub(crate) fn check_gift(tile: TileId) -> Result<(), Illegal> {
    if tile.hut_kind().is_some() { Err(Illegal::HutToDirk) } else { Ok(()) }
}

/// v of HUT-20: the buildings of the kind beside that cell, counting those sides that the hut's `walls`, sticks
/// included (HUT-35), leave open. The side of a neighbour is open where the hut's is (BASE-42), and a gate leaves its
/// walls standing (HUT-32).
pub(crate) fn value(palace: &Palace, at: Cell, hut: TileId, walls: Walls) -> u8 {
    let Some(kind) = hut.hut_kind() else { return 0 };
    let counts = |&dir: &Dir| {
        !walls.has(dir) && palace.tile_at(at.step(dir)).is_some_and(|tile| tile.kind() == Some(kind))
    };
    Dir::ALL.iter().filter(|dir| counts(dir)).count() as u8
}

/// HUT-20 to HUT-24, in halves.
pub(crate) fn count_kind(table: &Table, kind: Building, counts: &mut Counts) {
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        for (at, tile) in palace.tiles_without_camps().filter(|(_, tile)| tile.hut_kind() == Some(kind)) {
            counts[seat.index()] += 2 * u16::from(value(palace, at, tile, table.walls_of(tile)));
        }
    }
}
