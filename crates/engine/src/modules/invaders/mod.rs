//! Invaders (`docs/rules/43-invaders.md`, INV): after each scoring round an attack from one direction costs points for
//! every open outer side there. Scouts let exact buyers see the direction beforehand.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::{INVASION_LATERAL, INVASION_MAIN};
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Secrets, Table};
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleKeeper, ModuleSetupItem, ModuleStep, Never, Progress,
};
use crate::rng::Rng;
use crate::sample::Sampler;
use crate::scoring::{Line, Points, Round, Scorer, Source as AnySource};
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, Dir, Seat, SeatSet, TileId, read_if};

/// The next invasion card, kept in the hand of whoever has looked at it (INV-32).
pub(crate) type Held = Option<Dir>;

/// This module sells nothing.
pub type Goods = Never;

/// This module has no reasons of its own to refuse an action.
pub type Reason = Never;

/// INV-05: the number of scouts that are face up at a time.
pub const OPEN_SCOUTS: usize = 2;

/// A set of scouts, one for each kind (INV-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scouts(u8);

read_if!(Scouts(u8), |bits| bits < 1 << Building::ALL.len());

impl Scouts {
    /// The empty set.
    pub const EMPTY: Scouts = Scouts(0);

    /// Whether the set contains the scout of that kind.
    pub const fn has(self, kind: Building) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, kind: Building) {
        self.0 |= 1 << kind as u8;
    }

    fn remove(&mut self, kind: Building) {
        self.0 &= !(1 << kind as u8);
    }

    /// Iterates over the kinds, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

impl FromIterator<Building> for Scouts {
    fn from_iter<I: IntoIterator<Item = Building>>(kinds: I) -> Scouts {
        let mut set = Scouts::EMPTY;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

/// The open state of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The scouts that are face up.
    pub scouts: Scouts,
    /// The scouts that have been turned up, whether they are still there or not.
    pub scouts_seen: Scouts,
    /// The directions of the invasions so far, by round.
    pub past: [Option<Dir>; 3],
    /// The players who have looked at the top card (INV-32).
    pub looked: SeatSet,
    /// The next card, if it is face up (INV-40).
    pub open: Option<Dir>,
}

impl State {
    /// The number of invasion cards that have been turned up and removed.
    pub fn turned(&self) -> usize {
        self.past.iter().flatten().count()
    }

    /// The directions that have not come yet.
    pub fn to_come(self) -> impl Iterator<Item = Dir> {
        let past = self.past;
        Dir::ALL.into_iter().filter(move |&dir| !past.contains(&Some(dir)))
    }

    /// The number of scouts that are face down.
    pub fn scouts_down(&self) -> usize {
        Building::ALL.len() - self.scouts_seen.iter().count()
    }
}

/// Both piles. Cards that have been turned up stay in front of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub invasions: [Dir; Dir::ALL.len()],
    pub scouts: [Building; Building::ALL.len()],
}

impl Default for Hidden {
    fn default() -> Hidden {
        Hidden { invasions: Dir::ALL, scouts: Building::ALL }
    }
}

impl Hidden {
    /// The top invasion card; `None` when the last one has been turned up.
    pub fn top(&self, state: &State) -> Option<Dir> {
        self.invasions.get(state.turned()).copied()
    }

    /// Random piles that agree with what is open, and with the top card if it is known.
    pub fn sampled(state: &State, top: Option<Dir>, rng: &mut Rng) -> Hidden {
        let mut hidden = Hidden::default();
        let past = state.past.into_iter().flatten();
        let turned = state.turned();
        let mut to_come: [Dir; 4] = Dir::ALL;
        let mut left = 0;
        for dir in state.to_come() {
            to_come[left] = dir;
            left += 1;
        }
        rng.shuffle(&mut to_come[..left]);
        if let Some(place) = top.and_then(|top| to_come[..left].iter().position(|&dir| dir == top)) {
            to_come.swap(0, place);
        }
        let cards = past.chain(to_come.into_iter().take(left));
        hidden.invasions.iter_mut().zip(cards).for_each(|(place, dir)| *place = dir);
        debug_assert_eq!(turned + left, Dir::ALL.len());
        let seen = state.scouts_seen.iter().count();
        let unseen = Building::ALL.into_iter().filter(|&kind| !state.scouts_seen.has(kind));
        let scouts = state.scouts_seen.iter().chain(unseen);
        hidden.scouts.iter_mut().zip(scouts).for_each(|(place, kind)| *place = kind);
        rng.shuffle(&mut hidden.scouts[seen..]);
        hidden
    }
}

/// A step of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// A buyer may use the scout of a kind to look at the top card (INV-30).
    Look {
        /// The buyer.
        seat: Seat,
        /// The kind of the scout.
        kind: Building,
    },
    /// F8: the invasion after a round (INV-10).
    Attack(Round),
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        match self {
            Step::Look { seat, .. } => seat,
            Step::Attack(_) => table.turn_of,
        }
    }

    fn awaited(self) -> AnyAwaited {
        match self {
            Step::Look { .. } => AnyAwaited::Invaders(Awaited::Look),
            // A placeholder: the step finishes before anybody is asked.
            Step::Attack(_) => AnyAwaited::Action,
        }
    }

    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        match self {
            Step::Look { .. } => return Progress::Waits,
            Step::Attack(round) => attack(game, round, sink),
        }
        Progress::GoesOn
    }

    fn list(self, _: &Table, _: &Cards, out: &mut Vec<AnyAction>) {
        match self {
            Step::Look { .. } => out.extend([AnyAction::Invaders(Action::Look), AnyAction::Pass]),
            Step::Attack(_) => {}
        }
    }

    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::Look { .. } => Ok(()),
            Step::Attack(_) => Err(Illegal::NotNow(self.awaited())),
        }
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.pop();
    }
}

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// Whether to look at the next invasion card.
    Look,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Look => "invaders.look",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Look => "INV-30",
        }
    }
}

/// An action of this module. Not looking is [`Pass`](crate::Action::Pass).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Look secretly at the top invasion card (INV-30).
    Look,
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the invasion cards and the scouts, and turn up some of these (INV-04, INV-05).
    Pile {
        /// The number of invasion cards.
        cards: usize,
        /// The number of scouts.
        scouts: usize,
        /// The number of scouts turned up.
        open: usize,
    },
    /// Lay out the invasion cards with the first one face up, and no scouts (INV-40).
    OpenPile {
        /// The number of invasion cards.
        cards: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Pile { .. } | SetupItem::OpenPile { .. } => 8,
        }
    }
}

/// What this module takes points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Open outer sides facing the main direction of an invasion (INV-20).
    Main,
    /// Open outer sides facing the lateral directions (INV-22).
    Lateral,
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A player looked at the top invasion card, and the scout left the game.
    Looked {
        /// The player who looked.
        seat: Seat,
        /// The kind of the scout.
        kind: Building,
        /// The direction seen; `None` for viewers who may not know it (INV-32).
        dir: Option<Dir>,
    },
    /// An invasion card was turned up and is now resolved.
    Attacked {
        /// The round that the invasion follows.
        round: Round,
        /// The main direction of the invasion.
        dir: Dir,
    },
    /// A player lost points to an invasion.
    Lost {
        /// The round that the invasion follows.
        round: Round,
        /// The player concerned.
        seat: Seat,
        /// The number of open outer sides facing the main direction.
        main: u8,
        /// The number of open outer sides facing the lateral directions, if they count (INV-22).
        lateral: u8,
        /// The points lost, which are never more than the player has (INV-14).
        points: Points,
    },
    /// The remaining scouts left the game, and new ones were turned up (INV-34).
    NewScouts {
        /// The kinds of the new scouts, in the order in which they were turned up.
        kinds: [Building; OPEN_SCOUTS],
    },
    /// The next invasion card was turned face up (INV-40).
    Announced {
        /// The direction on the card.
        dir: Dir,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Looked { seat, kind, .. } if viewer != Viewer::Seat(seat) => {
                Event::Looked { seat, kind, dir: None }
            }
            Event::Looked { .. }
            | Event::Attacked { .. }
            | Event::Lost { .. }
            | Event::NewScouts { .. }
            | Event::Announced { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Looked { .. }
            | Event::Attacked { .. }
            | Event::NewScouts { .. }
            | Event::Announced { .. } => true,
            Event::Lost { .. } => false,
        }
    }
}

/// The number of open outer sides of an Alhambra facing that direction (INV-11 to INV-13).
pub(crate) fn open_sides(palace: &Palace, dir: Dir) -> u8 {
    let is_open = |&(cell, _): &_| {
        palace.outer_sides(cell).has(dir) && palace.walls_at(cell).is_some_and(|walls| !walls.has(dir))
    };
    palace.tiles_without_outposts().filter(is_open).count() as u8
}

/// INV-20 to INV-22: the number of sides facing the main direction, of sides facing the lateral ones if they count, and
/// the penalty.
pub(crate) fn penalty(palace: &Palace, round: Round, dir: Dir) -> (u8, u8, Points) {
    let (each, each_lateral) = (INVASION_MAIN[round as usize], INVASION_LATERAL[round as usize]);
    let main = open_sides(palace, dir);
    let lateral = match each_lateral {
        0 => 0,
        _ => open_sides(palace, dir.left()) + open_sides(palace, dir.right()),
    };
    let points = Points::from(main) * Points::from(each) + Points::from(lateral) * Points::from(each_lateral);
    (main, lateral, points)
}

/// INV-14, INV-20 to INV-22: writes what an invasion from that direction takes from a seat with that score, line by
/// line. A seat never loses more points than it has.
pub(crate) fn losses(
    palace: &Palace,
    seat: Seat,
    round: Round,
    dir: Dir,
    score: Points,
    mut write: impl FnMut(Line),
) {
    let (main, lateral, _) = penalty(palace, round, dir);
    let mut left = score;
    let counted = [
        (Source::Main, main, INVASION_MAIN[round as usize]),
        (Source::Lateral, lateral, INVASION_LATERAL[round as usize]),
    ];
    for (source, sides, each) in counted {
        let points = (Points::from(sides) * Points::from(each)).min(left);
        left -= points;
        if sides > 0 && each > 0 {
            let (who, source) = (Scorer::Seat(seat), AnySource::Invaders(source));
            write(Line {
                who,
                source,
                halves: 2 * u16::from(sides),
                times: Some(each),
                place: None,
                points: -points,
            });
        }
    }
}

/// Writes what the next invasion would take after that round, as far as the viewer knows its direction.
pub(crate) fn expected_losses(view: &View<'_>, round: Round, mut write: impl FnMut(Line)) {
    let Some(dir) = view.next_invasion() else { return };
    let won = view.totals(round).seats;
    for seat in view.seats() {
        losses(view.palace(seat), seat, round, dir, view.score(seat) + won[seat], &mut write);
    }
}

/// INV-04, INV-05: lays out invasion cards and scouts (S8 of the set-up).
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    rng.shuffle(&mut game.hidden.modules.invaders.invasions);
    rng.shuffle(&mut game.hidden.modules.invaders.scouts);
    if game.table.rules.open_invasion {
        game.table.modules.invaders.open = game.hidden.modules.invaders.top(&game.table.modules.invaders);
    } else {
        turn_up_scouts(game);
    }
}

/// Turns up the next scouts. The remaining ones leave the game.
fn turn_up_scouts(game: &mut Game) -> Option<[Building; OPEN_SCOUTS]> {
    let state = &mut game.table.modules.invaders;
    let first = state.scouts_seen.iter().count();
    let next = game.hidden.modules.invaders.scouts.get(first..first + OPEN_SCOUTS)?;
    let kinds: [Building; OPEN_SCOUTS] = next.try_into().ok()?;
    state.scouts = kinds.into_iter().collect();
    kinds.into_iter().for_each(|kind| state.scouts_seen.insert(kind));
    Some(kinds)
}

/// INV-30, INV-35: asks the buyer after an exact purchase of a building whose scout is face up.
pub(crate) fn bought_exactly(table: &mut Table, seat: Seat, tile: TileId) {
    if let Some(kind) = tile.kind().filter(|&kind| table.modules.invaders.scouts.has(kind)) {
        table.steps.push(AnyStep::Invaders(Step::Look { seat, kind }));
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        match (table.steps.top(), self) {
            (Some(AnyStep::Invaders(Step::Look { .. })), Action::Look) => Ok(()),
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    /// INV-30 to INV-32: the card goes back on top of the pile.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Look = self;
        let Some(AnyStep::Invaders(Step::Look { kind, .. })) = game.table.steps.top() else { return };
        game.table.steps.pop();
        let state = &mut game.table.modules.invaders;
        state.scouts.remove(kind);
        state.looked.insert(seat);
        if game.stops_before_chance() {
            return;
        }
        let state = &game.table.modules.invaders;
        let dir = game.hidden.modules.invaders.top(state);
        game.hidden.hands[seat].held.invaders = dir;
        sink.push(AnyEvent::Invaders(Event::Looked { seat, kind, dir }));
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Look => Description::of(Deed::Other),
        }
    }
}

/// F8: resolves the invasion (INV-10, INV-14), then INV-34 or INV-40.
pub(crate) fn attack(game: &mut Game, round: Round, sink: &mut impl EventSink) {
    if game.stops_before_chance() {
        return;
    }
    game.table.steps.pop();
    let Some(dir) = game.hidden.modules.invaders.top(&game.table.modules.invaders) else { return };
    sink.push(AnyEvent::Invaders(Event::Attacked { round, dir }));
    let state = &mut game.table.modules.invaders;
    state.past[round as usize] = Some(dir);
    state.looked = SeatSet::EMPTY;
    game.hidden.hands.0.iter_mut().for_each(|hand| hand.held.invaders = None);
    state.open = None;
    for seat in Seat::all(game.table.players()) {
        let (main, lateral, penalty) = penalty(&game.table.palaces[seat], round, dir);
        let points = penalty.min(game.table.scores[seat]);
        game.table.scores[seat] -= points;
        sink.push(AnyEvent::Invaders(Event::Lost { round, seat, main, lateral, points }));
    }
    if round == Round::Three {
        return;
    }
    if game.table.rules.open_invasion {
        game.table.modules.invaders.open = game.hidden.modules.invaders.top(&game.table.modules.invaders);
        if let Some(dir) = game.table.modules.invaders.open {
            sink.push(AnyEvent::Invaders(Event::Announced { dir }));
        }
    } else if let Some(kinds) = turn_up_scouts(game) {
        sink.push(AnyEvent::Invaders(Event::NewScouts { kinds }));
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let cards = game.secrets().invasions().count();
        if game.table.rules.open_invasion {
            return vec![SetupItem::OpenPile { cards }];
        }
        let open = game.table.modules.invaders.scouts.iter().count();
        vec![SetupItem::Pile { cards, scouts: open + game.secrets().scouts_down().count(), open }]
    }

    fn sample(sampler: &mut Sampler<'_, '_>) {
        let (state, next) = (&sampler.view.table.modules.invaders, sampler.view.next_invasion());
        sampler.secrets.invaders = Hidden::sampled(state, next, &mut sampler.rng);
        let top = sampler.secrets.invaders.top(state);
        for seat in sampler.view.seats().filter(|&seat| state.looked.has(seat)) {
            sampler.hands[seat].held.invaders = top;
        }
    }
}

impl<'g> View<'g> {
    /// The scouts that are face up.
    pub fn scouts(&self) -> Scouts {
        self.table.modules.invaders.scouts
    }

    /// The scouts that have left the game.
    pub fn scouts_gone(&self) -> Scouts {
        let state = &self.table.modules.invaders;
        state.scouts_seen.iter().filter(|&kind| !state.scouts.has(kind)).collect()
    }

    /// The number of scouts that are face down.
    pub fn scouts_down(&self) -> usize {
        self.table.modules.invaders.scouts_down()
    }

    /// The players who have looked at the next invasion card.
    pub fn looked_at_invasion(&self) -> SeatSet {
        self.table.modules.invaders.looked
    }

    /// The direction of the next invasion, if it is open or the viewer has looked at it.
    pub fn next_invasion(&self) -> Option<Dir> {
        self.table.modules.invaders.open.or(self.hand.and_then(|hand| hand.held.invaders))
    }

    /// The directions of the invasions so far, by round.
    pub fn past_invasions(&self) -> [Option<Dir>; 3] {
        self.table.modules.invaders.past
    }

    /// The number of open outer sides of a seat's Alhambra facing that direction, as an invasion counts them (INV-12).
    pub fn open_sides(&self, seat: Seat, dir: Dir) -> u8 {
        open_sides(self.palace(seat), dir)
    }

    /// What an invasion from that direction after that round would find at a seat now (INV-20 to INV-22).
    ///
    /// Returns the number of open sides facing the main direction, of those facing the lateral ones if they count, and
    /// the penalty.
    pub fn invasion_penalty(&self, seat: Seat, round: Round, dir: Dir) -> (u8, u8, Points) {
        penalty(self.palace(seat), round, dir)
    }
}

impl<'g> Secrets<'g> {
    /// The invasion cards that have not come up, next one first (INV-04).
    pub fn invasions(self) -> impl Iterator<Item = Dir> + 'g {
        let turned = self.game.table.modules.invaders.turned();
        self.game.hidden.modules.invaders.invasions.iter().skip(turned).copied()
    }
}

impl<'g> Secrets<'g> {
    /// The scouts that are face down, next one first (INV-05).
    pub fn scouts_down(self) -> impl Iterator<Item = Building> + 'g {
        let seen = Building::ALL.len() - self.game.table.modules.invaders.scouts_down();
        self.game.hidden.modules.invaders.scouts.iter().skip(seen).copied()
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the invasion pile with all four cards, next one first.
    pub fn invasions(mut self, dirs: [Dir; 4]) -> Editor {
        self.game.hidden.modules.invaders.invasions = dirs;
        if self.game.table.rules.open_invasion {
            self.game.table.modules.invaders.open = Some(dirs[0]);
        }
        self
    }

    /// Replaces the scouts with all six; the first two are face up.
    pub fn scouts(mut self, kinds: [Building; 6]) -> Editor {
        self.game.hidden.modules.invaders.scouts = kinds;
        let up: Scouts = kinds[..OPEN_SCOUTS].iter().copied().collect();
        let state = &mut self.game.table.modules.invaders;
        (state.scouts, state.scouts_seen) = (up, up);
        self
    }
}
