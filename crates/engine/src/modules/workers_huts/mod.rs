//! Workers' Huts (`docs/rules/14-workers-huts.md`, HUT): free tiles that count together with the buildings next to
//! them.
//!
//! For placing and redesigning, a hut is a tile like a building (HUT-14), so placement needs nothing from this file.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::N_HUTS;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Secrets, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::Sampler;
use crate::scoring::Counts;
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Building, ByBuilding, BySeat, Cell, Dir, Seat, TileId, Walls};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// HUT-12: the number of huts that a player may own.
pub const MAX_OWNED: usize = 3;

const N_HUTS_IN_ALL: usize = N_HUTS[0] + N_HUTS[1] + N_HUTS[2] + N_HUTS[3] + N_HUTS[4] + N_HUTS[5];

/// The greatest height of a stack: the number of huts of the most frequent kind.
const MAX_STACK: usize = {
    let (mut most, mut kind) = (0, 0);
    while kind < N_HUTS.len() {
        most = if N_HUTS[kind] > most { N_HUTS[kind] } else { most };
        kind += 1;
    }
    most
};

/// One of the six stacks of huts, as everybody sees it (HUT-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stack {
    /// The hut that is face up, if there is one.
    pub up: Option<TileId>,
    /// The number of huts that are face down below it.
    pub down: u8,
}

/// The open state of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    pub stacks: ByBuilding<Stack>,
    /// The number of huts of each seat. Huts never leave their owner (HUT-12), so it only grows.
    pub owned: BySeat<u8>,
}

/// The huts that are face down, next one last. Huts that were turned up remain beyond the first [`Stack::down`]
/// entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub stacks: ByBuilding<[TileId; MAX_STACK]>,
}

impl Default for Hidden {
    fn default() -> Hidden {
        Hidden { stacks: ByBuilding([[TileId::START; MAX_STACK]; Building::ALL.len()]) }
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Take the hut that is face up on the stack of a kind (HUT-10).
    Take {
        /// The kind of the stack.
        kind: Building,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// A player may own at most three huts.
    #[error("you already own three huts")]
    HutLimit,
    /// The stack of that kind is empty.
    #[error("no hut of that kind is left")]
    NoHutLeft,
    /// Dirk never owns huts.
    #[error("a hut cannot be given to Dirk")]
    HutToDirk,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::HutLimit => "HUT-12",
            Reason::NoHutLeft => "HUT-10",
            Reason::HutToDirk => "HUT-40",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the huts in stacks by kind, with the top ones face up (HUT-01).
    Huts,
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Huts => 6,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A hut was taken and set aside.
    Taken {
        /// The player who took it.
        seat: Seat,
        /// The hut taken.
        tile: TileId,
    },
    /// The next hut of a stack was turned face up.
    TurnedUp {
        /// The hut turned up.
        tile: TileId,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Taken { .. } | Event::TurnedUp { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::TurnedUp { .. } => true,
            Event::Taken { .. } => false,
        }
    }
}

impl Hidden {
    /// Puts the huts for which `is_down` is true face down, in random order.
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

/// HUT-01: lays out the stacks (S6 of the set-up).
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    game.hidden.modules.workers_huts.shuffle(rng, |_| true);
    for kind in Building::ALL {
        game.table.modules.workers_huts.stacks[kind].down = N_HUTS[kind as usize] as u8;
        turn_up(game, kind);
    }
}

/// Turns up the next hut of a stack. An empty stack stays empty (HUT-10).
fn turn_up(game: &mut Game, kind: Building) -> Option<TileId> {
    let stack = &mut game.table.modules.workers_huts.stacks[kind];
    stack.up = None;
    stack.down = stack.down.checked_sub(1)?;
    stack.up = Some(game.hidden.modules.workers_huts.stacks[kind][stack.down as usize]);
    stack.up
}

/// Lists the huts that can be taken (HUT-10, HUT-12).
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    let state = &table.modules.workers_huts;
    if (state.owned[table.turn_of] as usize) < MAX_OWNED {
        let kinds = Building::ALL.into_iter().filter(|&kind| state.stacks[kind].up.is_some());
        out.extend(kinds.map(|kind| AnyAction::WorkersHuts(Action::Take { kind })));
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        let state = &table.modules.workers_huts;
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Take { kind }) => {
                if state.owned[table.turn_of] as usize >= MAX_OWNED {
                    return Err(Illegal::WorkersHuts(Reason::HutLimit));
                }
                if state.stacks[kind].up.is_none() {
                    Err(Illegal::WorkersHuts(Reason::NoHutLeft))
                } else {
                    Ok(())
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    /// HUT-11: there is no further action. HUT-13: the hut is set aside like a bought tile.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Take { kind } = self;
        let Some(tile) = game.table.modules.workers_huts.stacks[kind].up else { return };
        game.table.modules.workers_huts.owned[seat] += 1;
        game.table.set_aside.insert(tile);
        game.table.steps.pop();
        sink.push(AnyEvent::WorkersHuts(Event::Taken { seat, tile }));
        if game.stops_before_chance() {
            game.table.modules.workers_huts.stacks[kind].up = None;
            return;
        }
        if let Some(tile) = turn_up(game, kind) {
            sink.push(AnyEvent::WorkersHuts(Event::TurnedUp { tile }));
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Take { kind } => {
                Description { tile: view.hut_stack(kind).up, ..Description::of(Deed::Other) }
            }
        }
    }
}

/// HUT-40: a hut cannot be given to Dirk.
pub(crate) fn check_gift(tile: TileId) -> Result<(), Illegal> {
    if tile.hut_kind().is_some() { Err(Illegal::WorkersHuts(Reason::HutToDirk)) } else { Ok(()) }
}

/// HUT-20 (v): the number of buildings of the kind next to that cell, across sides that the hut's `walls`, sticks
/// included (HUT-35), leave open. A neighbour is open where the hut is (BASE-42), and a gate does not remove walls
/// (HUT-32).
pub(crate) fn value(palace: &Palace, at: Cell, hut: TileId, walls: Walls) -> u8 {
    let Some(kind) = hut.hut_kind() else { return 0 };
    let counts = |&dir: &Dir| {
        !walls.has(dir) && palace.tile_at(at.step(dir)).is_some_and(|tile| tile.kind() == Some(kind))
    };
    Dir::ALL.iter().filter(|dir| counts(dir)).count() as u8
}

/// HUT-20 to HUT-24: adds what huts count for, in halves.
pub(crate) fn count_kind(table: &Table, kind: Building, counts: &mut Counts) {
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        for (at, tile) in palace.tiles_without_outposts().filter(|(_, tile)| tile.hut_kind() == Some(kind)) {
            counts[seat.index()] += 2 * u16::from(value(palace, at, tile, table.walls_of(tile)));
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Huts]
    }

    fn each_open_tile(table: &Table, found: impl FnMut(TileId)) {
        table.modules.workers_huts.stacks.0.iter().filter_map(|stack| stack.up).for_each(found);
    }

    /// The huts that nobody has seen are in their stacks in random order.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let seen = sampler.view.seen_tiles();
        let stacks = &sampler.view.table.modules.workers_huts.stacks;
        let is_down = |hut: TileId| hut.hut_kind().is_some_and(|kind| stacks[kind].down > 0);
        sampler.secrets.workers_huts.shuffle(&mut sampler.rng, |hut| is_down(hut) && !seen.has(hut));
    }
}

impl TileId {
    /// All huts, in the order of their kinds.
    pub fn huts() -> impl Iterator<Item = TileId> + Clone {
        TileId::of_module(Module::WorkersHuts)
    }

    /// The huts of a kind.
    pub fn huts_of(kind: Building) -> impl Iterator<Item = TileId> + Clone {
        TileId::huts().filter(move |hut| hut.hut_kind() == Some(kind))
    }

    /// The kind whose buildings a hut counts for; `None` for other tiles.
    #[inline]
    pub const fn hut_kind(self) -> Option<Building> {
        const KINDS: [Building; N_HUTS_IN_ALL] = {
            let mut kinds = [Building::Pavilion; N_HUTS_IN_ALL];
            let (mut number, mut kind) = (0, 0);
            while kind < N_HUTS.len() {
                let end = number + N_HUTS[kind];
                while number < end {
                    kinds[number] = Building::ALL[kind];
                    number += 1;
                }
                kind += 1;
            }
            kinds
        };
        match self.number_in(Module::WorkersHuts) {
            Some(number) => Some(KINDS[number]),
            None => None,
        }
    }
}

impl<'g> View<'g> {
    /// The stack of huts of a kind.
    pub fn hut_stack(&self, kind: Building) -> Stack {
        self.table.modules.workers_huts.stacks[kind]
    }

    /// The number of huts that a seat owns.
    pub fn huts_owned(&self, seat: Seat) -> u8 {
        self.table.modules.workers_huts.owned[seat]
    }

    /// The number of buildings that the hut would count for on that cell of a seat's Alhambra (HUT-20); 0 for other
    /// tiles.
    pub fn hut_value(&self, seat: Seat, at: Cell, hut: TileId) -> u8 {
        value(self.palace(seat), at, hut, self.walls_of(hut))
    }
}

impl<'g> Secrets<'g> {
    /// The huts of a kind that are face down, next one first (HUT-01).
    pub fn huts_down(self, kind: Building) -> impl Iterator<Item = TileId> + 'g {
        let down = self.game.table.modules.workers_huts.stacks[kind].down as usize;
        self.game.hidden.modules.workers_huts.stacks[kind][..down].iter().rev().copied()
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the stack of huts of a kind: the one that is face up, then those face down, next one first.
    ///
    /// # Panics
    ///
    /// If there are more huts than a stack can hold.
    pub fn hut_stack(mut self, kind: Building, huts: &[TileId]) -> Editor {
        let state = &mut self.game.table.modules.workers_huts;
        state.stacks[kind] = Stack { up: huts.first().copied(), down: huts.len().saturating_sub(1) as u8 };
        for (place, &hut) in huts.iter().skip(1).rev().enumerate() {
            self.game.hidden.modules.workers_huts.stacks[kind][place] = hut;
        }
        self
    }
}

/// Recounts the huts of a seat.
#[cfg(feature = "editor")]
pub(crate) fn tiles_edited(table: &mut Table, seat: Seat) {
    let tiles = table.palaces[seat].tiles().map(|(_, tile)| tile).chain(table.reserves[seat].iter());
    table.modules.workers_huts.owned[seat] = tiles.filter(|tile| tile.hut_kind().is_some()).count() as u8;
}
