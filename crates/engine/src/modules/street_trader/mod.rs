//! Street Trader (`docs/rules/34-street-trader.md`, TRD): citizens move into buildings placed where the trader's disc
//! is, and series of different colours score.

mod notation;
mod view;

use crate::action::Action as AnyAction;
use crate::data::{CITIZENS, SERIES_POINTS};
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, ModuleStep, Never,
    Nothing, Progress,
};
use crate::rng::Rng;
use crate::sample::Sampler;
use crate::scoring::{Line, Points, Scorer, Source as AnySource};
use crate::setup;
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, ByBuilding, BySeat, Cell, Dir, Seat, TileId, TileSet, read_if};

/// The choices that a seat made in the set-up, kept secret until all have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Held {
    /// The citizens chosen (TRD-05).
    pub citizens: Option<Trio>,
    /// The side of the start tile where the disc goes (TRD-07).
    pub disc: Option<Dir>,
}

/// This module sells nothing.
pub type Goods = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// Three citizens of different colours, as a player chooses them at the start (TRD-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trio(u8);

read_if!(Trio(u8), |bits| bits < 1 << Building::ALL.len() && bits.count_ones() == 3);

impl Trio {
    /// The three citizens, in any order; `None` if two of them have the same colour.
    pub fn new(kinds: [Building; 3]) -> Option<Trio> {
        let bits = kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8);
        (u8::count_ones(bits) == 3).then_some(Trio(bits))
    }

    /// All twenty combinations, in the order of the kinds.
    pub fn all() -> impl Iterator<Item = Trio> {
        let kinds = || Building::ALL.into_iter();
        kinds().flat_map(move |one| {
            kinds().skip(one as usize + 1).flat_map(move |two| {
                kinds().skip(two as usize + 1).filter_map(move |three| Trio::new([one, two, three]))
            })
        })
    }

    /// Whether one of the three has that colour.
    pub const fn has(self, kind: Building) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The three colours, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&kind| self.has(kind))
    }

    /// Three random citizens; every combination is equally likely.
    pub(crate) fn any(rng: &mut Rng) -> Trio {
        let mut kinds = Building::ALL;
        rng.shuffle(&mut kinds);
        let [one, two, three, ..] = kinds;
        Trio(1 << one as u8 | 1 << two as u8 | 1 << three as u8)
    }
}

/// The state of this module, all of it open except for the choices of the set-up, which are in the hands (TRD-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The cell of each disc; `None` while it is set aside (TRD-12).
    pub discs: BySeat<Option<Cell>>,
    /// The citizens on each disc.
    pub on_discs: BySeat<ByBuilding<u8>>,
    /// The tiles with a citizen, in any Alhambra. A citizen has the colour of its tile's kind (TRD-13).
    pub housed: TileSet,
    /// The general supply of citizens.
    pub supply: ByBuilding<u8>,
}

impl State {
    fn is_supply_empty(&self) -> bool {
        self.supply.0.iter().all(|&count| count == 0)
    }

    /// Whether a citizen on the disc can be exchanged for another colour (TRD-15).
    fn can_exchange(&self, seat: Seat) -> bool {
        self.exchanges(seat).next().is_some()
    }

    /// Every possible exchange, as the colours given and taken.
    fn exchanges(&self, seat: Seat) -> impl Iterator<Item = (Building, Building)> {
        let (on_disc, supply) = (self.on_discs[seat], self.supply);
        let given = Building::ALL.into_iter().filter(move |&give| on_disc[give] > 0);
        given.flat_map(move |give| {
            let taken = Building::ALL.into_iter().filter(move |&take| take != give && supply[take] > 0);
            taken.map(move |take| (give, take))
        })
    }
}

/// A step of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// S3: a player secretly chooses three citizens (TRD-05).
    Choose {
        /// The player who chooses.
        seat: Seat,
    },
    /// S3: a player chooses the first cell of the disc (TRD-07).
    FirstCell {
        /// The player who chooses.
        seat: Seat,
    },
    /// S4 to S12: the rest of the set-up is dealt.
    Deal,
    /// A citizen on the disc may move into the tile that was just placed (TRD-13).
    MoveIn {
        /// The player who decides.
        seat: Seat,
        /// The tile just placed.
        tile: TileId,
    },
    /// A new citizen is taken onto the disc (TRD-14).
    Take {
        /// The player who decides.
        seat: Seat,
    },
    /// A citizen on the disc may be exchanged (TRD-15).
    Exchange {
        /// The player who decides.
        seat: Seat,
    },
    /// The player has finished placing tiles out of turn: a disc that is set aside goes back (TRD-21).
    Placed {
        /// The player concerned.
        seat: Seat,
    },
    /// The disc is put back (TRD-22).
    PutBack {
        /// The player who decides.
        seat: Seat,
    },
}

impl ModuleStep for Step {
    fn asked(self, _: &Table) -> Seat {
        self.seat()
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::StreetTrader(match self {
            Step::Choose { .. } => Awaited::Choose,
            Step::FirstCell { .. } | Step::Deal => Awaited::FirstDisc,
            Step::MoveIn { .. } => Awaited::MoveIn,
            Step::Take { .. } => Awaited::Take,
            Step::Exchange { .. } => Awaited::Exchange,
            Step::Placed { .. } | Step::PutBack { .. } => Awaited::PutBack,
        })
    }

    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        match self {
            Step::Deal => deal(game, sink),
            Step::Placed { seat } => {
                game.table.steps.pop();
                put_back(&mut game.table, seat);
            }
            Step::Choose { .. }
            | Step::FirstCell { .. }
            | Step::MoveIn { .. }
            | Step::Take { .. }
            | Step::Exchange { .. }
            | Step::PutBack { .. } => return Progress::Waits,
        }
        Progress::GoesOn
    }

    fn list(self, table: &Table, _: &Cards, out: &mut Vec<AnyAction>) {
        let state = &table.modules.street_trader;
        let mut push = |action| out.push(AnyAction::StreetTrader(action));
        match self {
            Step::Choose { .. } => Trio::all().for_each(|citizens| push(Action::Choose { citizens })),
            Step::FirstCell { .. } => first_cells().for_each(|at| push(Action::PutDisc { at })),
            Step::MoveIn { tile, .. } => {
                push(Action::MoveIn { tile });
                out.push(AnyAction::Pass);
            }
            Step::Take { .. } => {
                let kinds = Building::ALL.into_iter().filter(|&kind| state.supply[kind] > 0);
                kinds.for_each(|kind| push(Action::Take { kind }));
            }
            Step::Exchange { seat } => {
                state.exchanges(seat).for_each(|(give, take)| push(Action::Exchange { give, take }));
                out.push(AnyAction::Pass);
            }
            Step::PutBack { seat } => {
                disc_cells(&table.palaces[seat]).for_each(|at| push(Action::PutDisc { at }));
            }
            Step::Deal | Step::Placed { .. } => {}
        }
    }

    /// Moving in and exchanging are optional (TRD-13, TRD-15).
    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::MoveIn { .. } | Step::Exchange { .. } => Ok(()),
            Step::Choose { .. }
            | Step::FirstCell { .. }
            | Step::Deal
            | Step::Take { .. }
            | Step::Placed { .. }
            | Step::PutBack { .. } => Err(Illegal::NotNow(self.awaited())),
        }
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.pop();
    }
}

impl Step {
    const fn seat(self) -> Seat {
        match self {
            Step::Choose { seat }
            | Step::FirstCell { seat }
            | Step::MoveIn { seat, .. }
            | Step::Take { seat }
            | Step::Exchange { seat }
            | Step::Placed { seat }
            | Step::PutBack { seat } => seat,
            Step::Deal => Seat::FIRST,
        }
    }
}

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The three citizens to start with.
    Choose,
    /// The first cell of the disc.
    FirstDisc,
    /// The citizen that may move in.
    MoveIn,
    /// A new citizen for the disc.
    Take,
    /// The exchange of a citizen on the disc.
    Exchange,
    /// A new cell for the disc.
    PutBack,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Choose => "street-trader.choose",
            Awaited::FirstDisc => "street-trader.first_disc",
            Awaited::MoveIn => "street-trader.move_in",
            Awaited::Take => "street-trader.take",
            Awaited::Exchange => "street-trader.exchange",
            Awaited::PutBack => "street-trader.put_back",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Choose => "TRD-05",
            Awaited::FirstDisc => "TRD-07",
            Awaited::MoveIn => "TRD-13",
            Awaited::Take => "TRD-14",
            Awaited::Exchange => "TRD-15",
            Awaited::PutBack => "TRD-22",
        }
    }

    fn is_setup(self) -> bool {
        matches!(self, Awaited::Choose | Awaited::FirstDisc)
    }

    /// Puts the disc on the first cell: lowest y, then lowest x.
    fn default_action(self, _: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        let cell = |action: &&AnyAction| match action {
            AnyAction::StreetTrader(Action::PutDisc { at }) => Some((at.y, at.x)),
            _ => None,
        };
        legal.iter().filter(|action| cell(action).is_some()).min_by_key(cell).copied()
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Secretly choose the three citizens to start with (TRD-05).
    Choose {
        /// The citizens to choose.
        citizens: Trio,
    },
    /// Put the disc on a cell, at the start (TRD-07) or again later (TRD-22).
    PutDisc {
        /// The empty cell.
        at: Cell,
    },
    /// Let a citizen of its colour move into the tile that was just placed (TRD-13).
    MoveIn {
        /// The tile just placed.
        tile: TileId,
    },
    /// Take a citizen from the supply onto the disc (TRD-14).
    Take {
        /// The colour of the citizen.
        kind: Building,
    },
    /// Exchange a citizen on the disc for one from the supply (TRD-15).
    Exchange {
        /// The colour that goes to the supply.
        give: Building,
        /// The colour that is taken.
        take: Building,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The first cell of a disc must be next to the start tile.
    #[error("the disc must start on a cell next to the start tile")]
    NotBesideStart,
    /// A disc needs an empty cell next to a tile.
    #[error("the disc needs an empty cell that shares a side with a tile of your Alhambra")]
    NoPlaceForDisc,
    /// A citizen can only move into the tile that triggered the disc.
    #[error("a citizen can only move into the tile just placed on the cell of the disc")]
    NotTheTileLaid,
    /// The supply holds no citizen of that colour.
    #[error("the supply holds no citizen of that colour")]
    NoCitizenLeft,
    /// The disc holds no citizen of that colour.
    #[error("there is no citizen of that colour on your disc")]
    NotOnDisc,
    /// The supply has no citizen of that colour, or the colours are the same.
    #[error("a citizen can only be exchanged for one of another colour from the supply")]
    NoSuchExchange,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NotBesideStart => "TRD-07",
            Reason::NoPlaceForDisc => "TRD-22",
            Reason::NotTheTileLaid => "TRD-13",
            Reason::NoCitizenLeft => "TRD-14",
            Reason::NotOnDisc | Reason::NoSuchExchange => "TRD-15",
        }
    }
}

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Series of citizens in buildings (TRD-30).
    Citizens,
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Give a disc and a citizen of each colour to each player, who chooses three of them (TRD-04) and sets the disc.
    /// The rest goes to the supply (TRD-06).
    Citizens {
        /// The number of citizens in the supply.
        supply: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Citizens { .. } => 3,
        }
    }
}

/// An event of this module. The choices of the set-up are reported only when everybody has chosen (INT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// The citizens that a player starts with were revealed.
    Revealed {
        /// The player who chose them.
        seat: Seat,
        /// The citizens chosen.
        citizens: Trio,
    },
    /// A disc was put on a cell.
    DiscPut {
        /// The owner of the disc.
        seat: Seat,
        /// The cell it is on.
        at: Cell,
    },
    /// A disc was taken off its cell and set aside.
    DiscAside {
        /// The owner of the disc.
        seat: Seat,
    },
    /// A citizen moved into a tile.
    MovedIn {
        /// The owner of the citizen.
        seat: Seat,
        /// The tile, whose kind is the colour of the citizen.
        tile: TileId,
    },
    /// A citizen was taken from the supply onto a disc.
    Taken {
        /// The owner of the disc.
        seat: Seat,
        /// The colour of the citizen.
        kind: Building,
    },
    /// A citizen on a disc was exchanged.
    Exchanged {
        /// The owner of the disc.
        seat: Seat,
        /// The colour that went to the supply.
        give: Building,
        /// The colour that was taken.
        take: Building,
    },
    /// A citizen went back to the supply, because its tile left the Alhambra (TRD-25).
    Lost {
        /// The owner of the Alhambra.
        seat: Seat,
        /// The colour of the citizen.
        kind: Building,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Revealed { .. }
            | Event::DiscPut { .. }
            | Event::DiscAside { .. }
            | Event::MovedIn { .. }
            | Event::Taken { .. }
            | Event::Exchanged { .. }
            | Event::Lost { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            // As with bonus cards. The discs set at the start are followed by drawn tiles, which reveal something
            // anyway.
            Event::Revealed { .. } => true,
            Event::DiscPut { .. }
            | Event::DiscAside { .. }
            | Event::MovedIn { .. }
            | Event::Taken { .. }
            | Event::Exchanged { .. }
            | Event::Lost { .. } => false,
        }
    }
}

/// TRD-04: everybody has a citizen of each colour to choose from.
pub(crate) fn setup(table: &mut Table) {
    let players = table.players() as u8;
    table.modules.street_trader.supply = ByBuilding(CITIZENS.map(|count| count - players));
    table.steps.push(AnyStep::StreetTrader(Step::Choose { seat: Seat::FIRST }));
}

/// The cells next to the start tile (TRD-07), the default first.
fn first_cells() -> impl Iterator<Item = Cell> {
    Dir::ALL.into_iter().map(|dir| Cell::START.step(dir))
}

/// The empty cells that share a side with a tile, camps included, each once (TRD-22).
fn disc_cells(palace: &Palace) -> impl Iterator<Item = Cell> {
    palace.tiles().flat_map(move |(cell, _)| {
        Dir::ALL.into_iter().filter_map(move |dir| {
            let at = cell.step(dir);
            let first = palace.surroundings(at).occupied.trailing_zeros();
            // Each cell is considered once, from its first neighbour clockwise from north.
            (palace.tile_at(at).is_none() && first == dir.opposite() as u32).then_some(at)
        })
    })
}

/// Whether the tiles allow a disc on that cell.
fn may_stand(palace: &Palace, at: Cell) -> bool {
    palace.tile_at(at).is_none() && has_neighbour(palace, at)
}

fn has_neighbour(palace: &Palace, at: Cell) -> bool {
    Dir::ALL.into_iter().any(|dir| palace.tile_at(at.step(dir)).is_some())
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        let state = &table.modules.street_trader;
        let Some(AnyStep::StreetTrader(step)) = table.steps.top() else {
            return Err(Illegal::NotNow(table.awaited()));
        };
        let unless = |fits: bool, illegal: Illegal| if fits { Ok(()) } else { Err(illegal) };
        match (step, self) {
            (Step::Choose { .. }, Action::Choose { .. }) => Ok(()),
            (Step::FirstCell { .. }, Action::PutDisc { at }) => {
                unless(first_cells().any(|cell| cell == at), Illegal::StreetTrader(Reason::NotBesideStart))
            }
            (Step::PutBack { seat }, Action::PutDisc { at }) => {
                unless(may_stand(&table.palaces[seat], at), Illegal::StreetTrader(Reason::NoPlaceForDisc))
            }
            (Step::MoveIn { tile: laid, .. }, Action::MoveIn { tile }) => {
                unless(laid == tile, Illegal::StreetTrader(Reason::NotTheTileLaid))
            }
            (Step::Take { .. }, Action::Take { kind }) => {
                unless(state.supply[kind] > 0, Illegal::StreetTrader(Reason::NoCitizenLeft))
            }
            (Step::Exchange { seat }, Action::Exchange { give, take }) => {
                unless(state.on_discs[seat][give] > 0, Illegal::StreetTrader(Reason::NotOnDisc))?;
                unless(give != take && state.supply[take] > 0, Illegal::StreetTrader(Reason::NoSuchExchange))
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Some(AnyStep::StreetTrader(step)) = game.table.steps.top() else { return };
        let last = seat.index() + 1 == game.table.players();
        let next = seat.next(game.table.players());
        let table = &mut game.table;
        let state = &mut table.modules.street_trader;
        let tell = |event| AnyEvent::StreetTrader(event);
        let mut follow = |step| table.steps.replace(AnyStep::StreetTrader(step));
        match (step, self) {
            (Step::Choose { .. }, Action::Choose { citizens }) => {
                game.hidden.hands[seat].held.street_trader.citizens = Some(citizens);
                follow(if last {
                    Step::FirstCell { seat: Seat::FIRST }
                } else {
                    Step::Choose { seat: next }
                });
                if last {
                    reveal_citizens(game, sink);
                }
            }
            (Step::FirstCell { .. }, Action::PutDisc { at }) => {
                game.hidden.hands[seat].held.street_trader.disc =
                    Dir::ALL.into_iter().find(|&dir| Cell::START.step(dir) == at);
                follow(if last { Step::Deal } else { Step::FirstCell { seat: next } });
            }
            (_, Action::PutDisc { at }) => {
                state.discs[seat] = Some(at);
                table.steps.pop();
                sink.push(tell(Event::DiscPut { seat, at }));
            }
            (_, Action::MoveIn { tile }) => {
                let Some(kind) = tile.kind() else { return };
                state.on_discs[seat][kind] -= 1;
                state.housed.insert(tile);
                // TRD-14: nothing is taken from an empty supply.
                if state.is_supply_empty() {
                    table.steps.pop();
                } else {
                    follow(Step::Take { seat });
                }
                sink.push(tell(Event::MovedIn { seat, tile }));
            }
            (_, Action::Take { kind }) => {
                state.supply[kind] -= 1;
                state.on_discs[seat][kind] += 1;
                table.steps.pop();
                sink.push(tell(Event::Taken { seat, kind }));
            }
            (_, Action::Exchange { give, take }) => {
                state.on_discs[seat][give] -= 1;
                state.supply[give] += 1;
                state.supply[take] -= 1;
                state.on_discs[seat][take] += 1;
                table.steps.pop();
                sink.push(tell(Event::Exchanged { seat, give, take }));
            }
            (_, Action::Choose { .. }) => {}
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::PutDisc { at } => Description::of(Deed::Other).at(at),
            Action::MoveIn { tile } => Description::of(Deed::Other).with_tile(tile),
            Action::Choose { .. } | Action::Take { .. } | Action::Exchange { .. } => {
                Description::of(Deed::Other)
            }
        }
    }
}

/// TRD-05: reveals all choices together. Citizens that were not chosen go to the supply.
fn reveal_citizens(game: &mut Game, sink: &mut impl EventSink) {
    if game.stops_before_chance() {
        return;
    }
    let state = &mut game.table.modules.street_trader;
    for seat in Seat::all(game.table.rules.players()) {
        let Some(citizens) = game.hidden.hands[seat].held.street_trader.citizens.take() else { continue };
        for kind in Building::ALL {
            let stands = if citizens.has(kind) { &mut state.on_discs[seat] } else { &mut state.supply };
            stands[kind] += 1;
        }
        sink.push(AnyEvent::StreetTrader(Event::Revealed { seat, citizens }));
    }
}

/// TRD-07: sets all discs together, then deals the rest.
pub(crate) fn deal(game: &mut Game, sink: &mut impl EventSink) {
    if game.stops_before_chance() {
        return;
    }
    game.table.steps.pop();
    for seat in Seat::all(game.table.players()) {
        let Some(dir) = game.hidden.hands[seat].held.street_trader.disc.take() else { continue };
        let at = Cell::START.step(dir);
        game.table.modules.street_trader.discs[seat] = Some(at);
        sink.push(AnyEvent::StreetTrader(Event::DiscPut { seat, at }));
    }
    setup::deal_rest(game, sink);
}

/// TRD-11 to TRD-15: a tile on the cell of the disc triggers it. What follows comes before any other tile is placed
/// (INT-10).
pub(crate) fn tile_placed(table: &mut Table, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    let state = &mut table.modules.street_trader;
    if state.discs[seat] != Some(at) {
        return;
    }
    set_aside(state, seat, sink);
    if tile.kind().is_some_and(|kind| state.on_discs[seat][kind] > 0) {
        table.steps.push(AnyStep::StreetTrader(Step::MoveIn { seat, tile }));
    } else if state.can_exchange(seat) {
        table.steps.push(AnyStep::StreetTrader(Step::Exchange { seat }));
    }
}

fn set_aside(state: &mut State, seat: Seat, sink: &mut impl EventSink) {
    state.discs[seat] = None;
    sink.push(AnyEvent::StreetTrader(Event::DiscAside { seat }));
}

/// TRD-25: the citizen of a tile that leaves goes to the supply.
pub(crate) fn tile_left(table: &mut Table, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let state = &mut table.modules.street_trader;
    if state.housed.has(tile)
        && let Some(kind) = tile.kind()
    {
        state.housed.remove(tile);
        state.supply[kind] += 1;
        sink.push(AnyEvent::StreetTrader(Event::Lost { seat, kind }));
    }
}

/// TRD-24: a disc that lost its last neighbour is set aside. It stays so until F5, because only a redesign removes
/// tiles.
pub(crate) fn neighbour_left(table: &mut Table, seat: Seat, sink: &mut impl EventSink) {
    let state = &mut table.modules.street_trader;
    if state.discs[seat].is_some_and(|at| !has_neighbour(&table.palaces[seat], at)) {
        set_aside(state, seat, sink);
    }
}

/// TRD-21: below the placements that a player makes out of turn goes the step that puts the disc back.
pub(crate) fn before_placements(table: &mut Table, seat: Seat) {
    table.steps.push(AnyStep::StreetTrader(Step::Placed { seat }));
}

/// TRD-20, TRD-23: puts the disc back in F5, or at once (TRD-21).
pub(crate) fn put_back(table: &mut Table, seat: Seat) {
    if table.modules.street_trader.discs[seat].is_none() {
        table.steps.push(AnyStep::StreetTrader(Step::PutBack { seat }));
    }
}

/// The citizens in a player's Alhambra, by colour.
pub(crate) fn housed(table: &Table, seat: Seat) -> ByBuilding<u8> {
    let mut counts = ByBuilding::default();
    for (_, tile) in table.palaces[seat].tiles_without_outposts() {
        if table.modules.street_trader.housed.has(tile)
            && let Some(kind) = tile.kind()
        {
            counts[kind] += 1;
        }
    }
    counts
}

/// TRD-31, TRD-32: the points for the best series of these citizens.
pub fn series_points(citizens: ByBuilding<u8>) -> Points {
    let colours = |at_least: u8| citizens.0.iter().filter(|&&count| count >= at_least).count();
    let sizes = (1..=u8::MAX).map(colours).take_while(|&size| size > 0);
    sizes.map(|size| Points::from(SERIES_POINTS[size - 1])).sum()
}

/// Writes the lines for series of citizens (TRD-30).
pub(crate) fn extra_lines(table: &Table, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        let citizens = housed(table, seat);
        let count: u16 = citizens.0.iter().map(|&count| u16::from(count)).sum();
        if count > 0 {
            let (who, points) = (Scorer::Seat(seat), series_points(citizens));
            write(Line {
                who,
                source: AnySource::StreetTrader(Source::Citizens),
                halves: 2 * count,
                times: None,
                place: None,
                points,
            });
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let supply = game.table.modules.street_trader.supply.0.into_iter().map(usize::from).sum();
        vec![SetupItem::Citizens { supply }]
    }

    /// The choices that the others may have made in S3, each equally likely.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let Some(AnyStep::StreetTrader(step)) = sampler.view.table.steps.top() else { return };
        for seat in sampler.view.seats().take_while(|&seat| seat < step.seat()) {
            if sampler.is_own(seat) {
                continue;
            }
            let chosen = &mut sampler.hands[seat].held.street_trader;
            match step {
                Step::Choose { .. } => chosen.citizens = Some(Trio::any(&mut sampler.rng)),
                Step::FirstCell { .. } => {
                    chosen.disc = Dir::ALL.get(sampler.rng.below(Dir::ALL.len())).copied();
                }
                Step::Deal
                | Step::MoveIn { .. }
                | Step::Take { .. }
                | Step::Exchange { .. }
                | Step::Placed { .. }
                | Step::PutBack { .. } => {}
            }
        }
    }
}

impl Cards {
    /// The citizens chosen at the start, until all players have chosen (TRD-05).
    pub fn citizens(&self) -> Option<Trio> {
        self.held.street_trader.citizens
    }

    /// The side of the start tile chosen for the disc, until all players have chosen (TRD-07).
    pub fn disc(&self) -> Option<Dir> {
        self.held.street_trader.disc
    }
}
