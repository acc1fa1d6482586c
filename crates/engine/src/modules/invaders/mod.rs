//! Invaders (`docs/rules/43-invaders.md`, INV): after each scoring round an attack from one direction costs points for
//! every open outer side there; scouts let exact buyers see the direction before.

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
use crate::vocab::{Building, Dir, Seat, SeatSet, TileId};

/// The next invasion card, with the hand of who has looked at it (INV-32).
pub(crate) type Held = Option<Dir>;

/// It sells nothing of its own.
pub type Goods = Never;

/// It refuses nothing.
pub type Reason = Never;

/// INV-05: so many scouts lie face up at a time.
pub const OPEN_SCOUTS: usize = 2;

/// A set of scouts, one for each kind (INV-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scouts(u8);

impl Scouts {
    /// Nobody.
    pub const EMPTY: Scouts = Scouts(0);

    /// Whether the scout of that kind is in the set.
    pub const fn has(self, kind: Building) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, kind: Building) {
        self.0 |= 1 << kind as u8;
    }

    fn remove(&mut self, kind: Building) {
        self.0 &= !(1 << kind as u8);
    }

    /// The kinds, in canonical order.
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

/// What is open of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// The scouts that lie face up.
    pub scouts: Scouts,
    /// Those that have been turned up, whether they are still there or not.
    pub scouts_seen: Scouts,
    /// The directions of the invasions so far, by round.
    pub past: [Option<Dir>; 3],
    /// Who has looked at the top card (INV-32).
    pub looked: SeatSet,
    /// The next card, where it lies face up (INV-40).
    pub open: Option<Dir>,
}

impl State {
    /// How many invasion cards have been turned up and removed.
    pub fn turned(&self) -> usize {
        self.past.iter().flatten().count()
    }

    /// The directions that have not come yet.
    pub fn to_come(self) -> impl Iterator<Item = Dir> {
        let past = self.past;
        Dir::ALL.into_iter().filter(move |&dir| !past.contains(&Some(dir)))
    }

    /// How many scouts lie face down.
    pub fn scouts_down(&self) -> usize {
        Building::ALL.len() - self.scouts_seen.iter().count()
    }
}

/// Both piles; cards that have been turned up are left behind at the front.
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
    /// The top invasion card; none when the last one has been turned up.
    pub fn top(&self, state: &State) -> Option<Dir> {
        self.invasions.get(state.turned()).copied()
    }

    /// Piles that agree with what lies open, and with the top card where it is known; all else as chance will have it.
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

/// A step of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A buyer may look at the top card with the scout of that kind (INV-30).
    Look {
        /// Who.
        seat: Seat,
        /// Whose scout.
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
            // Gone through before anybody is asked.
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

/// What the module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A look at the next invasion card.
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

/// What the module lets a player do; not to look is to pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Look secretly at the top invasion card (INV-30).
    Look,
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Invasion cards, and scouts of which some are turned up (INV-04, INV-05).
    Pile {
        /// How many cards.
        cards: usize,
        /// Scouts.
        scouts: usize,
        /// Scouts turned up.
        open: usize,
    },
    /// Invasion cards with the first one turned up, and no scouts (INV-40).
    OpenPile {
        /// How many cards.
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

/// What the module takes points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Open outer sides on the main direction of an invasion (INV-20).
    Main,
    /// Open outer sides on the lateral directions (INV-22).
    Lateral,
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player looked at the top invasion card; the scout has left the game.
    Looked {
        /// Who.
        seat: Seat,
        /// With whose scout.
        kind: Building,
        /// What was seen, for who may know it (INV-32).
        dir: Option<Dir>,
    },
    /// An invasion card was turned up and is resolved now.
    Attacked {
        /// After which round.
        round: Round,
        /// The main direction.
        dir: Dir,
    },
    /// What an invasion costs a player.
    Lost {
        /// After which round.
        round: Round,
        /// Whom.
        seat: Seat,
        /// Open outer sides on the main direction.
        main: u8,
        /// Open outer sides on the lateral directions, where they count (INV-22).
        lateral: u8,
        /// The points lost, which are never more than there are (INV-14).
        points: Points,
    },
    /// The scouts left over leave the game, and these are turned up (INV-34).
    NewScouts {
        /// Their kinds, in the order in which they were turned up.
        kinds: [Building; OPEN_SCOUTS],
    },
    /// The next invasion card lies face up (INV-40).
    Announced {
        /// Its direction.
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

/// Open outer sides of an Alhambra on that direction, tile by tile (INV-11 to INV-13).
pub(crate) fn open_sides(palace: &Palace, dir: Dir) -> u8 {
    let is_open = |&(cell, _): &_| {
        palace.outer_sides(cell).has(dir) && palace.walls_at(cell).is_some_and(|walls| !walls.has(dir))
    };
    palace.tiles_without_outposts().filter(is_open).count() as u8
}

/// INV-20 to INV-22: sides on the main direction, sides on the lateral ones where they count, and the penalty.
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

/// INV-14, INV-20 to INV-22: what an invasion from that direction takes from a seat with so many points, line by line. A
/// seat never loses more points than it has.
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

/// What the next invasion would take after such a round, as far as the viewer knows its direction.
pub(crate) fn expected_losses(view: &View<'_>, round: Round, mut write: impl FnMut(Line)) {
    let Some(dir) = view.next_invasion() else { return };
    let won = view.totals(round).seats;
    for seat in view.seats() {
        losses(view.palace(seat), seat, round, dir, view.score(seat) + won[seat], &mut write);
    }
}

/// INV-04, INV-05 (S8 of the set-up).
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    rng.shuffle(&mut game.hidden.modules.invaders.invasions);
    rng.shuffle(&mut game.hidden.modules.invaders.scouts);
    if game.table.rules.open_invasion {
        game.table.modules.invaders.open = game.hidden.modules.invaders.top(&game.table.modules.invaders);
    } else {
        turn_up_scouts(game);
    }
}

/// Turns up the next scouts; those left over leave the game.
fn turn_up_scouts(game: &mut Game) -> Option<[Building; OPEN_SCOUTS]> {
    let state = &mut game.table.modules.invaders;
    let first = state.scouts_seen.iter().count();
    let next = game.hidden.modules.invaders.scouts.get(first..first + OPEN_SCOUTS)?;
    let kinds: [Building; OPEN_SCOUTS] = next.try_into().ok()?;
    state.scouts = kinds.into_iter().collect();
    kinds.into_iter().for_each(|kind| state.scouts_seen.insert(kind));
    Some(kinds)
}

/// INV-30, INV-35: an exact purchase of a building whose scout is there.
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

/// F8: INV-10, INV-14, then INV-34 or INV-40.
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

/// Answers for the module outside of the turn.
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
    /// The scouts that lie face up.
    pub fn scouts(&self) -> Scouts {
        self.table.modules.invaders.scouts
    }

    /// The scouts that have left the game.
    pub fn scouts_gone(&self) -> Scouts {
        let state = &self.table.modules.invaders;
        state.scouts_seen.iter().filter(|&kind| !state.scouts.has(kind)).collect()
    }

    /// How many scouts lie face down.
    pub fn scouts_down(&self) -> usize {
        self.table.modules.invaders.scouts_down()
    }

    /// Who has looked at the next invasion card.
    pub fn looked_at_invasion(&self) -> SeatSet {
        self.table.modules.invaders.looked
    }

    /// The direction of the next invasion, if it lies open or the viewer has looked at it.
    pub fn next_invasion(&self) -> Option<Dir> {
        self.table.modules.invaders.open.or(self.hand.and_then(|hand| hand.held.invaders))
    }

    /// The directions of the invasions so far, by round.
    pub fn past_invasions(&self) -> [Option<Dir>; 3] {
        self.table.modules.invaders.past
    }

    /// Open outer sides of an Alhambra on that direction, as an invasion counts them (INV-12).
    pub fn open_sides(&self, seat: Seat, dir: Dir) -> u8 {
        open_sides(self.palace(seat), dir)
    }

    /// What an invasion from that direction after that round would find at a seat, as things are (INV-20 to INV-22): open
    /// sides on the main direction, on the lateral ones where they count, and the penalty.
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
    /// The scouts face down, next one first (INV-05).
    pub fn scouts_down(self) -> impl Iterator<Item = Building> + 'g {
        let seen = Building::ALL.len() - self.game.table.modules.invaders.scouts_down();
        self.game.hidden.modules.invaders.scouts.iter().skip(seen).copied()
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// The invasion pile, next card first; all four.
    pub fn invasions(mut self, dirs: [Dir; 4]) -> Editor {
        self.game.hidden.modules.invaders.invasions = dirs;
        if self.game.table.rules.open_invasion {
            self.game.table.modules.invaders.open = Some(dirs[0]);
        }
        self
    }

    /// The scouts: all six, the first two of them face up.
    pub fn scouts(mut self, kinds: [Building; 6]) -> Editor {
        self.game.hidden.modules.invaders.scouts = kinds;
        let up: Scouts = kinds[..OPEN_SCOUTS].iter().copied().collect();
        let state = &mut self.game.table.modules.invaders;
        (state.scouts, state.scouts_seen) = (up, up);
        self
    }
}
