//! Street Trader (`docs/rules/34-street-trader.md`, TRD): citizens move into buildings laid where the trader's disc
//! stands, and series of different colours score.

use crate::action::Action as AnyAction;
use crate::data::{CITIZENS, SERIES_POINTS};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::scoring::{Line, Points, Scorer, Source};
use crate::setup;
use crate::step::{Awaited, Step as AnyStep};
use crate::vocab::{Building, ByBuilding, BySeat, Cell, Dir, Seat, TileId, TileSet};

/// Three citizens of different colours, as a player chooses them at the start (TRD-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trio(u8);

impl Trio {
    /// These three, in any order; none if two of them are the same.
    pub fn new(kinds: [Building; 3]) -> Option<Trio> {
        let bits = kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8);
        (u8::count_ones(bits) == 3).then_some(Trio(bits))
    }

    /// All twenty, in the order of the kinds.
    pub fn all() -> impl Iterator<Item = Trio> {
        let kinds = || Building::ALL.into_iter();
        kinds().flat_map(move |one| {
            kinds().skip(one as usize + 1).flat_map(move |two| {
                kinds().skip(two as usize + 1).filter_map(move |three| Trio::new([one, two, three]))
            })
        })
    }

    /// Whether that colour is one of the three.
    pub const fn has(self, kind: Building) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The three, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&kind| self.has(kind))
    }

    /// Any three, each as likely as the others.
    pub(crate) fn any(rng: &mut Rng) -> Trio {
        let mut kinds = Building::ALL;
        rng.shuffle(&mut kinds);
        let [one, two, three, ..] = kinds;
        Trio(1 << one as u8 | 1 << two as u8 | 1 << three as u8)
    }
}

/// What is open of the module: all of it but the choices of the set-up, which lie with the hands (TRD-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Where each disc stands; nowhere while it is set aside (TRD-12).
    pub discs: BySeat<Option<Cell>>,
    /// Citizens on each disc.
    pub on_discs: BySeat<ByBuilding<u8>>,
    /// Tiles with a citizen, in whatever Alhambra; its colour is that of the kind (TRD-13).
    pub housed: TileSet,
    /// The general supply.
    pub supply: ByBuilding<u8>,
}

impl State {
    fn is_supply_empty(&self) -> bool {
        self.supply.0.iter().all(|&count| count == 0)
    }

    /// Whether a citizen of the disc can be exchanged for another colour (TRD-15).
    fn can_exchange(&self, seat: Seat) -> bool {
        self.exchanges(seat).next().is_some()
    }

    /// Every exchange, by what is given and what is taken.
    fn exchanges(&self, seat: Seat) -> impl Iterator<Item = (Building, Building)> {
        let (on_disc, supply) = (self.on_discs[seat], self.supply);
        let given = Building::ALL.into_iter().filter(move |&give| on_disc[give] > 0);
        given.flat_map(move |give| {
            let taken = Building::ALL.into_iter().filter(move |&take| take != give && supply[take] > 0);
            taken.map(move |take| (give, take))
        })
    }
}

/// The steps of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// S3: a player chooses three citizens, secretly (TRD-05).
    Choose {
        /// Who.
        seat: Seat,
    },
    /// S3: a player chooses the first cell of the disc (TRD-07).
    FirstCell {
        /// Who.
        seat: Seat,
    },
    /// S4 to S12: the rest of the set-up.
    Deal,
    /// A citizen of the disc may move into the tile just laid (TRD-13).
    MoveIn {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A new citizen is taken onto the disc (TRD-14).
    Take {
        /// Whose.
        seat: Seat,
    },
    /// A citizen of the disc may be exchanged (TRD-15).
    Exchange {
        /// Whose.
        seat: Seat,
    },
    /// The placements out of turn of that player are done: a disc set aside goes back (TRD-21).
    Placed {
        /// Whose.
        seat: Seat,
    },
    /// The disc is put back (TRD-22).
    PutBack {
        /// Whose.
        seat: Seat,
    },
}

impl Step {
    pub(crate) const fn awaited(self) -> Awaited {
        match self {
            Step::Choose { .. } => Awaited::ChooseCitizens,
            Step::FirstCell { .. } | Step::Deal => Awaited::FirstDisc,
            Step::MoveIn { .. } => Awaited::MoveIn,
            Step::Take { .. } => Awaited::NewCitizen,
            Step::Exchange { .. } => Awaited::ExchangeCitizen,
            Step::Placed { .. } | Step::PutBack { .. } => Awaited::PutDiscBack,
        }
    }

    pub(crate) const fn asked(self) -> Seat {
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

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose the three citizens to begin with, secretly (TRD-05).
    Choose {
        /// Which.
        citizens: Trio,
    },
    /// Put the disc on a cell, at the start (TRD-07) or again (TRD-22).
    PutDisc {
        /// The cell.
        at: Cell,
    },
    /// Let a citizen of its colour move into the tile just laid (TRD-13).
    MoveIn {
        /// The tile.
        tile: TileId,
    },
    /// Take a citizen of the supply onto the disc (TRD-14).
    Take {
        /// Its colour.
        kind: Building,
    },
    /// Exchange a citizen of the disc for one of the supply (TRD-15).
    Exchange {
        /// The colour that goes to the supply.
        give: Building,
        /// The colour that comes.
        take: Building,
    },
}

/// What the module tells. The choices of the set-up tell nothing until all are made (INT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The citizens a player begins with came to light.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        citizens: Trio,
    },
    /// A disc was put on a cell.
    DiscPut {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// A disc was taken off its cell.
    DiscAside {
        /// Whose.
        seat: Seat,
    },
    /// A citizen moved into a tile.
    MovedIn {
        /// Whose.
        seat: Seat,
        /// The tile, whose kind names the colour.
        tile: TileId,
    },
    /// A citizen of the supply was taken onto a disc.
    Taken {
        /// Whose.
        seat: Seat,
        /// Its colour.
        kind: Building,
    },
    /// A citizen of a disc was exchanged.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// The colour that went to the supply.
        give: Building,
        /// The colour that came.
        take: Building,
    },
    /// A citizen went back to the supply, because its tile has left the Alhambra (TRD-25).
    Lost {
        /// Whose.
        seat: Seat,
        /// Its colour.
        kind: Building,
    },
}

/// TRD-04: everybody has a citizen of each colour to choose from.
pub(crate) fn setup(table: &mut Table) {
    let players = table.players() as u8;
    table.modules.street_trader.supply = ByBuilding(CITIZENS.map(|count| count - players));
    table.steps.push(AnyStep::StreetTrader(Step::Choose { seat: Seat::FIRST }));
}

/// Cells beside the start tile (TRD-07), the default first.
fn first_cells() -> impl Iterator<Item = Cell> {
    Dir::ALL.into_iter().map(|dir| Cell::START.step(dir))
}

/// Empty cells that share an edge with a tile, camps included, each once (TRD-22).
fn disc_cells(palace: &Palace) -> impl Iterator<Item = Cell> {
    palace.tiles().flat_map(move |(cell, _)| {
        Dir::ALL.into_iter().filter_map(move |dir| {
            let at = cell.step(dir);
            let first = palace.surroundings(at).occupied.trailing_zeros();
            // Each cell is looked at once: from its first neighbour, clockwise from N.
            (palace.tile_at(at).is_none() && first == dir.opposite() as u32).then_some(at)
        })
    })
}

/// Whether a disc may stand there, as far as the tiles go.
fn may_stand(palace: &Palace, at: Cell) -> bool {
    palace.tile_at(at).is_none() && has_neighbour(palace, at)
}

fn has_neighbour(palace: &Palace, at: Cell) -> bool {
    Dir::ALL.into_iter().any(|dir| palace.tile_at(at.step(dir)).is_some())
}

pub(crate) fn list(table: &Table, step: Step, out: &mut Vec<AnyAction>) {
    let state = &table.modules.street_trader;
    let mut push = |action| out.push(AnyAction::StreetTrader(action));
    match step {
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

pub(crate) fn check(table: &Table, action: Action) -> Result<(), Illegal> {
    let state = &table.modules.street_trader;
    let Some(AnyStep::StreetTrader(step)) = table.steps.top() else {
        return Err(Illegal::NotNow(table.awaited()));
    };
    let unless = |fits: bool, illegal: Illegal| if fits { Ok(()) } else { Err(illegal) };
    match (step, action) {
        (Step::Choose { .. }, Action::Choose { .. }) => Ok(()),
        (Step::FirstCell { .. }, Action::PutDisc { at }) => {
            unless(first_cells().any(|cell| cell == at), Illegal::NotBesideStart)
        }
        (Step::PutBack { seat }, Action::PutDisc { at }) => {
            unless(may_stand(&table.palaces[seat], at), Illegal::NoPlaceForDisc)
        }
        (Step::MoveIn { tile: laid, .. }, Action::MoveIn { tile }) => {
            unless(laid == tile, Illegal::NotTheTileLaid)
        }
        (Step::Take { .. }, Action::Take { kind }) => unless(state.supply[kind] > 0, Illegal::NoCitizenLeft),
        (Step::Exchange { seat }, Action::Exchange { give, take }) => {
            unless(state.on_discs[seat][give] > 0, Illegal::NotOnDisc)?;
            unless(give != take && state.supply[take] > 0, Illegal::NoSuchExchange)
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

/// A pass in one of the module's steps: moving in and exchanging are rights (TRD-13, TRD-15).
pub(crate) fn check_pass(step: Step) -> Result<(), Illegal> {
    match step {
        Step::MoveIn { .. } | Step::Exchange { .. } => Ok(()),
        _ => Err(Illegal::NotNow(step.awaited())),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Some(AnyStep::StreetTrader(step)) = game.table.steps.top() else { return };
    let last = seat.index() + 1 == game.table.players();
    let next = seat.next(game.table.players());
    let table = &mut game.table;
    let state = &mut table.modules.street_trader;
    let tell = |event| AnyEvent::StreetTrader(event);
    let mut follow = |step| table.steps.replace(AnyStep::StreetTrader(step));
    match (step, action) {
        (Step::Choose { .. }, Action::Choose { citizens }) => {
            game.hidden.hands[seat].citizens = Some(citizens);
            follow(if last { Step::FirstCell { seat: Seat::FIRST } } else { Step::Choose { seat: next } });
            if last {
                reveal_citizens(game, sink);
            }
        }
        (Step::FirstCell { .. }, Action::PutDisc { at }) => {
            game.hidden.hands[seat].disc = Dir::ALL.into_iter().find(|&dir| Cell::START.step(dir) == at);
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

/// TRD-05: all choices come to light together; what was not chosen goes to the supply.
fn reveal_citizens(game: &mut Game, sink: &mut impl EventSink) {
    let state = &mut game.table.modules.street_trader;
    for seat in Seat::all(game.table.rules.players()) {
        let Some(citizens) = game.hidden.hands[seat].citizens.take() else { continue };
        for kind in Building::ALL {
            let stands = if citizens.has(kind) { &mut state.on_discs[seat] } else { &mut state.supply };
            stands[kind] += 1;
        }
        sink.push(AnyEvent::StreetTrader(Event::Revealed { seat, citizens }));
    }
}

/// TRD-07: all discs are set together; then the rest is dealt.
pub(crate) fn deal(game: &mut Game, sink: &mut impl EventSink) {
    game.table.steps.pop();
    for seat in Seat::all(game.table.players()) {
        let Some(dir) = game.hidden.hands[seat].disc.take() else { continue };
        let at = Cell::START.step(dir);
        game.table.modules.street_trader.discs[seat] = Some(at);
        sink.push(AnyEvent::StreetTrader(Event::DiscPut { seat, at }));
    }
    setup::deal_rest(game, sink);
}

/// TRD-11 to TRD-15: a tile on the cell of the disc triggers it. What follows comes before everything else that is
/// still to be placed (INT-10).
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

/// TRD-24: a disc that lost its last neighbour is set aside. Until F5, because only a redesign takes tiles out.
pub(crate) fn neighbour_left(table: &mut Table, seat: Seat, sink: &mut impl EventSink) {
    let state = &mut table.modules.street_trader;
    if state.discs[seat].is_some_and(|at| !has_neighbour(&table.palaces[seat], at)) {
        set_aside(state, seat, sink);
    }
}

/// TRD-21: under the placements out of turn of a player lies what puts the disc back.
pub(crate) fn before_placements(table: &mut Table, seat: Seat) {
    table.steps.push(AnyStep::StreetTrader(Step::Placed { seat }));
}

/// The placements are done.
pub(crate) fn placed(table: &mut Table, seat: Seat) {
    table.steps.pop();
    put_back(table, seat);
}

/// TRD-20, TRD-23: F5, or at once (TRD-21).
pub(crate) fn put_back(table: &mut Table, seat: Seat) {
    if table.modules.street_trader.discs[seat].is_none() {
        table.steps.push(AnyStep::StreetTrader(Step::PutBack { seat }));
    }
}

/// The citizens in a player's Alhambra, by colour.
pub(crate) fn housed(table: &Table, seat: Seat) -> ByBuilding<u8> {
    let mut counts = ByBuilding::default();
    for (_, tile) in table.palaces[seat].tiles_without_camps() {
        if table.modules.street_trader.housed.has(tile)
            && let Some(kind) = tile.kind()
        {
            counts[kind] += 1;
        }
    }
    counts
}

/// TRD-31, TRD-32: the points of the best series of these citizens.
pub fn series_points(citizens: ByBuilding<u8>) -> Points {
    let colours = |at_least: u8| citizens.0.iter().filter(|&&count| count >= at_least).count();
    let sizes = (1..=u8::MAX).map(colours).take_while(|&size| size > 0);
    sizes.map(|size| Points::from(SERIES_POINTS[size - 1])).sum()
}

/// TRD-30.
pub(crate) fn extra_lines(table: &Table, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        let citizens = housed(table, seat);
        let count: u16 = citizens.0.iter().map(|&count| u16::from(count)).sum();
        if count > 0 {
            let (who, points) = (Scorer::Seat(seat), series_points(citizens));
            write(Line { who, source: Source::Citizens, halves: 2 * count, place: None, points });
        }
    }
}
