//! City Gates (`docs/rules/21-city-gates.md`, GATE): a gate lets walkers pass a double wall.

mod notation;

use crate::action::Action as AnyAction;
use crate::check;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::grid::Palace;
use crate::hooks;
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::play;
use crate::rules::Module;
use crate::sample::Sampler;
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Card, CardFamily, Cell, Dir, Seat, Side, TileId, TileSet};

/// The number of gate cards in a hand (GATE-11).
pub(crate) type Held = u8;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// The gate place, and the cards that have left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// Whether there is an open gate card (GATE-03).
    pub open: bool,
    /// The number of cards played, which leave the game (GATE-24).
    pub played: u8,
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Take the open gate card (GATE-11).
    Take,
    /// Place a tile that was set aside, reached through a gate on one of its sides.
    Place {
        /// The tile to place.
        tile: TileId,
        /// The empty cell.
        at: Cell,
        /// The side of the tile where the gate is built.
        side: Dir,
    },
    /// Redesign: add a tile of the reserve, reached through a gate on one of its sides.
    Add {
        /// The tile to add.
        tile: TileId,
        /// The empty cell.
        at: Cell,
        /// The side of the tile where the gate is built.
        side: Dir,
    },
    /// Redesign: remove a tile, building gates that keep the rest connected.
    Remove {
        /// The cell of the tile.
        at: Cell,
        /// A gate, named as an east or south side.
        first: Side,
        /// A second gate, which comes after the first in the order of sides. A tile that can be removed has at most
        /// three neighbours, so two gates are always enough.
        second: Option<Side>,
    },
}

impl Action {
    /// A removal with one or two gates, whichever way their sides are named and ordered.
    pub fn remove(at: Cell, one: Side, two: Option<Side>) -> Action {
        let one = one.canonical();
        match two.map(Side::canonical) {
            Some(two) => Action::Remove { at, first: one.min(two), second: Some(one.max(two)) },
            None => Action::Remove { at, first: one, second: None },
        }
    }
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// There is no open gate card.
    #[error("there is no open gate card")]
    NoGateCard,
    /// The player holds too few gate cards.
    #[error("you hold too few gate cards")]
    NoGateInHand,
    /// There is no double wall of printed walls, or a gate is already there.
    #[error("a gate can only be built where the printed walls of two tiles meet and there is no gate yet")]
    NoDoubleWall,
    /// A gate cannot be next to a camp.
    #[error("a gate cannot be built next to a camp")]
    GateAtCamp,
    /// The gate is not necessary.
    #[error("each gate must be necessary")]
    NeedlessGate,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NoGateCard => "GATE-11",
            Reason::NoGateInHand => "GATE-20",
            Reason::NoDoubleWall => "GATE-21",
            Reason::GateAtCamp => "GATE-33",
            Reason::NeedlessGate => "GATE-23",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the gates (GATE-03).
    Gates {
        /// The number of gates.
        gates: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Gates { .. } => 8,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A gate card was drawn and is now open.
    Opened,
    /// A gate card was drawn and discarded, because another one is already open.
    Discarded,
    /// The open gate card was taken.
    Taken {
        /// The player who took it.
        seat: Seat,
    },
    /// A gate was built.
    Built {
        /// The player who built it.
        seat: Seat,
        /// The side where it was built.
        side: Side,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Opened | Event::Discarded | Event::Taken { .. } | Event::Built { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Opened | Event::Discarded => true,
            Event::Taken { .. } | Event::Built { .. } => false,
        }
    }
}

/// GATE-02: the pile, from 0, of each gate card in turn.
pub(crate) fn setup_piles(table: &Table) -> impl Iterator<Item = usize> + use<> {
    [2, 3, 4].into_iter().cycle().take(table.players())
}

/// GATE-10: nothing can be drawn while only gate cards are left and one is already open.
pub(crate) fn can_draw(table: &Table) -> bool {
    let gates =
        table.piles.count(CardFamily::Module(Module::CityGates)) + table.discard.held.city_gates as usize;
    !table.modules.city_gates.open || table.draw_len as usize + table.discard.len() > gates
}

/// Lists taking the open gate card (GATE-11).
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    if table.modules.city_gates.open {
        out.push(AnyAction::CityGates(Action::Take));
    }
}

/// GATE-20: lists the redesigns that need gates.
pub(crate) fn redesign_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut impl ActionSink) {
    if hand.held.city_gates == 0 {
        return;
    }
    gated_placements(table, seat, table.reserves[seat], |tile, at, side| {
        out.push(AnyAction::CityGates(Action::Add { tile, at, side }));
    });
    gated_removals(table, hand, seat, |at, one, two| {
        out.push(AnyAction::CityGates(Action::remove(at, one, two)));
    });
}

/// GATE-20: lists the placements that need a gate.
pub(crate) fn place_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<AnyAction>) {
    if hand.held.city_gates > 0 {
        gated_placements(table, seat, table.set_aside, |tile, at, side| {
            out.push(AnyAction::CityGates(Action::Place { tile, at, side }));
        });
    }
}

/// Whether a redesign is possible with gate cards only, judging by what everybody knows of the hand.
pub(crate) fn has_redesign(table: &Table, seat: Seat) -> bool {
    let known = &table.known[seat];
    let mut found = false;
    if known.held.city_gates > 0 {
        gated_placements(table, seat, table.reserves[seat], |_, _, _| found = true);
        gated_removals(table, known, seat, |_, _, _| found = true);
    }
    found
}

/// Finds placements where all neighbours have walls. One gate on any side whose walls are printed on both tiles
/// (GATE-31) makes the tile reachable, and a second one would be unnecessary (GATE-23).
fn gated_placements(table: &Table, seat: Seat, tiles: TileSet, mut found: impl FnMut(TileId, Cell, Dir)) {
    let palace = &table.palaces[seat];
    for (cell, _) in palace.tiles_without_outposts() {
        let Some(walls) = palace.walls_at(cell) else { continue };
        for dir in walls.iter() {
            let at = cell.step(dir);
            if palace.tile_at(at).is_some() {
                continue;
            }
            let around = palace.surroundings(at);
            // Each cell is considered once, from its first neighbour clockwise from north.
            let first = around.tiles().trailing_zeros();
            let blocked = around.open() != 0 || around.meets_green() || !around.keeps_way_out();
            if blocked || first != dir.opposite() as u32 {
                continue;
            }
            let fits = |tile: &TileId| table.walls_of(*tile).bits() & around.occupied == around.walled;
            for tile in tiles.iter().filter(fits) {
                // CAMP-33: no gate can be between a camp and another tile.
                let has_neighbour = |side: Dir| around.tiles() >> side as u8 & 1 == 1;
                for side in Dir::ALL.into_iter().filter(|&side| has_neighbour(side)) {
                    if is_printed(palace, tile, at, side) {
                        found(tile, at, side);
                    }
                }
            }
        }
    }
}

/// GATE-31: whether the walls on that side are printed, both on the tile about to be placed and on its neighbour.
fn is_printed(palace: &Palace, tile: TileId, at: Cell, side: Dir) -> bool {
    let neighbour = palace.tile_at(at.step(side));
    tile.walls().has(side) && neighbour.is_some_and(|other| other.walls().has(side.opposite()))
}

/// GATE-33: whether there is a camp on that cell.
fn is_camp_at(palace: &Palace, at: Cell) -> bool {
    palace.tile_at(at).is_some_and(TileId::is_camp)
}

/// Finds removals that cut off other tiles. The gates must connect the parts, and one fewer than there are parts is
/// enough (GATE-23).
fn gated_removals(table: &Table, hand: &Cards, seat: Seat, mut found: impl FnMut(Cell, Side, Option<Side>)) {
    let palace = &table.palaces[seat];
    for (at, _) in palace.tiles_without_outposts() {
        if palace.check_remove(at) != Err(Illegal::RemovalCutsOff) {
            continue;
        }
        let Some(slot) = palace.slot_at(at) else { continue };
        let parts = palace.parts_without(slot);
        if parts.count > 1 + hand.held.city_gates as usize {
            continue;
        }
        palace.double_walls_between(&parts, |first, one, two| {
            if parts.count == 2 {
                found(at, first, None);
                return;
            }
            let mut passed = false;
            palace.double_walls_between(&parts, |second, three, four| {
                // Each pair is listed once. Two gates between the same two parts would leave the third one out.
                if passed && (one.min(two), one.max(two)) != (three.min(four), three.max(four)) {
                    found(at, first, Some(second));
                }
                passed |= second == first;
            });
        });
    }
}

/// Why these gates do not help the removal.
fn check_removal_gates(table: &Table, seat: Seat, at: Cell, first: Side, second: Option<Side>) -> Illegal {
    let palace = &table.palaces[seat];
    let is_double = |side: Side| {
        let printed = palace.tile_at(side.cell);
        side.canonical() == side
            && side.cell != at
            && side.cell.step(side.dir) != at
            && printed.is_some_and(|tile| is_printed(palace, tile, side.cell, side.dir))
            && !palace.gates().contains(&side)
    };
    let meets_camp =
        |side: Side| is_camp_at(palace, side.cell) || is_camp_at(palace, side.cell.step(side.dir));
    if meets_camp(first) || second.is_some_and(meets_camp) {
        return Illegal::CityGates(Reason::GateAtCamp);
    }
    if !is_double(first) || second.is_some_and(|side| !is_double(side)) {
        return Illegal::CityGates(Reason::NoDoubleWall);
    }
    let Some(slot) = palace.slot_at(at) else { return Illegal::NoTileThere };
    let gates = 1 + usize::from(second.is_some());
    // With too few gates a tile would be out of reach; otherwise one of them joins what is already connected.
    if palace.parts_without(slot).count > 1 + gates {
        Illegal::RemovalCutsOff
    } else {
        Illegal::CityGates(Reason::NeedlessGate)
    }
}

fn check_gate(
    table: &Table,
    hand: &Cards,
    seat: Seat,
    tile: TileId,
    at: Cell,
    side: Dir,
) -> Result<(), Illegal> {
    if hand.held.city_gates == 0 {
        return Err(Illegal::CityGates(Reason::NoGateInHand));
    }
    let palace = &table.palaces[seat];
    if tile.is_camp() || is_camp_at(palace, at.step(side)) {
        return Err(Illegal::CityGates(Reason::GateAtCamp));
    }
    // GATE-26: a gate only makes up for a missing way.
    let around = palace.check_sides(at, table.walls_of(tile))?;
    if around.open() != 0 {
        return Err(Illegal::CityGates(Reason::NeedlessGate));
    }
    if around.tiles() >> side as u8 & 1 == 0 || !is_printed(palace, tile, at, side) {
        return Err(Illegal::CityGates(Reason::NoDoubleWall));
    }
    if around.keeps_way_out() { Ok(()) } else { Err(Illegal::LeavesHole) }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let seat = table.to_act().ok_or(Illegal::GameOver)?;
        let not_now = Err(Illegal::NotNow(table.awaited()));
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Take) => {
                if table.modules.city_gates.open {
                    Ok(())
                } else {
                    Err(Illegal::CityGates(Reason::NoGateCard))
                }
            }
            (Some(AnyStep::Place { .. }), Action::Place { tile, at, side }) => {
                check::set_aside(table, tile)?;
                check_gate(table, hand, seat, tile, at, side)
            }
            (Some(AnyStep::Act { .. } | AnyStep::Redesign), Action::Add { tile, at, side }) => {
                check::reserved(table, seat, tile)?;
                check_gate(table, hand, seat, tile, at, side)
            }
            (Some(AnyStep::Act { .. } | AnyStep::Redesign), Action::Remove { at, first, second }) => {
                let palace = &table.palaces[seat];
                match palace.check_remove(at) {
                    Ok(()) => return Err(Illegal::CityGates(Reason::NeedlessGate)),
                    Err(Illegal::RemovalCutsOff) => {}
                    Err(illegal) => return Err(illegal),
                }
                if hand.held.city_gates < 1 + u8::from(second.is_some()) {
                    return Err(Illegal::CityGates(Reason::NoGateInHand));
                }
                let mut known = false;
                gated_removals(table, hand, seat, |cell, one, two| {
                    known |= Action::remove(cell, one, two) == self
                });
                if known { Ok(()) } else { Err(check_removal_gates(table, seat, at, first, second)) }
            }
            _ => not_now,
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::Take => {
                game.table.modules.city_gates.open = false;
                game.hidden.hands[seat].held.city_gates += 1;
                game.table.known[seat].held.city_gates += 1;
                game.table.hand_sizes[seat] += 1;
                game.table.steps.pop();
                sink.push(AnyEvent::CityGates(Event::Taken { seat }));
            }
            Action::Place { tile, at, side } => {
                play::place(game, seat, tile, at, sink);
                build(game, seat, Side { cell: at, dir: side }, sink);
                hooks::tile_placed(game, seat, tile, at, sink);
            }
            Action::Add { tile, at, side } => {
                play::add(game, seat, tile, at, sink);
                build(game, seat, Side { cell: at, dir: side }, sink);
                hooks::tile_placed(game, seat, tile, at, sink);
            }
            Action::Remove { at, first, second } => {
                play::remove(game, seat, at, sink);
                build(game, seat, first, sink);
                if let Some(second) = second {
                    build(game, seat, second, sink);
                }
            }
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Take => Description::of(Deed::Take),
            Action::Place { tile, at, .. } => Description::of(Deed::Place).with_tile(tile).at(at),
            Action::Add { tile, at, .. } => Description::of(Deed::Redesign).with_tile(tile).at(at),
            Action::Remove { at, .. } => Description::of(Deed::Redesign).at(at),
        }
    }
}

fn build(game: &mut Game, seat: Seat, side: Side, sink: &mut impl EventSink) {
    let side = side.canonical();
    game.table.palaces[seat].add_gate(side);
    game.hidden.hands[seat].held.city_gates -= 1;
    game.table.known[seat].held.city_gates -= 1;
    game.table.hand_sizes[seat] -= 1;
    // GATE-24: the card leaves the game.
    game.table.modules.city_gates.played += 1;
    sink.push(AnyEvent::CityGates(Event::Built { seat, side }));
}

/// A gate card. All gate cards are alike.
pub const CARD: Card = Card::of(Module::CityGates, 0);

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Gates { gates: game.table.piles.count(CardFamily::Module(Module::CityGates)) }]
    }

    const CARDS: u8 = 1;

    fn card_id(_: u8) -> &'static str {
        "gate"
    }

    /// GATE-10: the card goes to the gate place or to the discard pile, never to the row.
    fn on_card(game: &mut Game, _: u8, _: Seat, sink: &mut impl EventSink) -> Drawn {
        let event = if game.table.modules.city_gates.open {
            game.table.discard.held.city_gates += 1;
            Event::Discarded
        } else {
            game.table.modules.city_gates.open = true;
            Event::Opened
        };
        sink.push(AnyEvent::CityGates(event));
        Drawn::Aside
    }

    fn each_card(cards: &Cards, found: impl FnMut(Card)) {
        std::iter::repeat_n(CARD, cards.held.city_gates as usize).for_each(found);
    }

    fn sample(sampler: &mut Sampler<'_, '_>) {
        let cards = sampler.n_in_piles(Module::CityGates);
        sampler.put_into_piles(Module::CityGates, std::iter::repeat_n(CARD, cards));
    }
}

impl Cards {
    /// The number of gate cards (GATE-11).
    pub fn gates(&self) -> u8 {
        self.held.city_gates
    }
}

impl<'g> View<'g> {
    /// Whether there is an open gate card.
    pub fn is_gate_card_open(&self) -> bool {
        self.table.modules.city_gates.open
    }

    /// The number of gate cards that have left the game.
    pub fn gates_played(&self) -> u8 {
        self.table.modules.city_gates.played
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Adds gate cards to a hand.
    pub fn gate_cards(mut self, seat: Seat, gates: u8) -> Editor {
        let (mut hand, mut known) = (self.game.hidden.hands[seat], self.game.table.known[seat]);
        hand.held.city_gates = gates;
        known.held.city_gates = gates;
        self.set_hand(seat, hand, known);
        self
    }

    /// Sets whether there is an open gate card.
    pub fn gate_card_open(mut self, open: bool) -> Editor {
        self.game.table.modules.city_gates.open = open;
        self
    }
}
