//! Bonus Cards (`docs/rules/13-bonus-cards.md`, BON): a secret card doubles one building, once that very tile is built.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::BONUS_CARDS;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, ModuleStep, Never,
    Nothing, Progress, characters,
};
use crate::rng::Rng;
use crate::sample::{Bag, Sampler};
use crate::scoring::Counts;
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, BySeat, Seat, TileId, bit_set};

/// The cards of a seat that are not shown (BON-02). They are kept apart: no part of a hand's size (INT-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held {
    pub hidden: BonusSet,
    /// Of these, the ones chosen for the scoring round about to be held (BON-14).
    pub chosen: BonusSet,
}

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// BON-01: cards for each seat with 2 to 6 players.
const DEALT: [u8; 5] = [3, 3, 2, 2, 1];

/// One of the ten cards, in the order of `data/bonus_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BonusCard(u8);

impl BonusCard {
    /// How many there are.
    pub const COUNT: usize = BONUS_CARDS.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = BonusCard> {
        (0..BonusCard::COUNT as u8).map(BonusCard)
    }

    /// The id in the data file, such as `bonus-07`.
    pub const fn id(self) -> &'static str {
        BONUS_CARDS[self.0 as usize].id
    }

    /// The card with that id.
    pub fn from_id(id: &str) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.id() == id)
    }

    /// The tile on it.
    pub const fn tile(self) -> TileId {
        BONUS_CARDS[self.0 as usize].tile
    }

    /// The card that shows that tile.
    pub fn of_tile(tile: TileId) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.tile() == tile)
    }
}

bit_set! {
    /// A set of bonus cards.
    BonusSet(u16) of BonusCard,
    place: |card| card.0,
    at: |place| BonusCard(place as u8)
}

/// What is open of the module. The other cards are with the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Cards each seat was dealt.
    pub dealt: u8,
    /// Cards face up, each with its tile in the Alhambra of its owner (BON-11).
    pub shown: BySeat<BonusSet>,
}

impl State {
    /// How many cards of a seat are not shown, which everybody can count (BON-02).
    pub fn unshown(&self, seat: Seat) -> usize {
        self.dealt as usize - self.shown[seat].len()
    }
}

/// The step of the module: who chooses which cards to show in the round about to be held (BON-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The place of the seat asked, from N (INT-02).
    pub place: u8,
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        table.turn_of.after(1 + self.place as usize, table.players())
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::BonusCards(Awaited::Show)
    }

    /// By INT-02 whoever holds an unshown card is asked, also one who can show none, so that asking tells nothing
    /// (INT-23). After the last one all choices come to light.
    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        let players = game.table.players() as u8;
        for place in self.place..players {
            let step = Step { place };
            if game.table.modules.bonus_cards.unshown(step.asked(&game.table)) > 0 {
                game.table.steps.replace(AnyStep::BonusCards(step));
                return Progress::Waits;
            }
        }
        // What was chosen in secret comes to light.
        if game.stops_before_chance() {
            return Progress::GoesOn;
        }
        game.table.steps.pop();
        for place in 0..players {
            let seat = Step { place }.asked(&game.table);
            let chosen = std::mem::take(&mut game.hidden.hands[seat].held.bonus_cards.chosen);
            chosen.iter().for_each(|card| show(game, seat, card, sink));
        }
        Progress::GoesOn
    }

    /// What may be shown is listed with every decision.
    fn list(self, _: &Table, _: &Cards, out: &mut Vec<AnyAction>) {
        out.push(AnyAction::Pass);
    }

    fn check_pass(self) -> Result<(), Illegal> {
        Ok(())
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.replace(AnyStep::BonusCards(Step { place: self.place + 1 }));
    }
}

/// What the module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// Cards to be shown in a scoring round.
    Show,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Show => "bonus-cards.show",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Show => "BON-14",
        }
    }

    /// All cards are shown in a scoring round.
    fn default_action(self, _: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        legal.iter().copied().find(|action| matches!(action, AnyAction::BonusCards(_)))
    }
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Show a card whose tile lies in the own Alhambra (BON-10); before a scoring round this is a secret choice that
    /// comes to light when all have chosen (BON-14).
    Show {
        /// The card.
        card: BonusCard,
    },
}

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// Not among the bonus cards that are hidden, or chosen already.
    #[error("you hold no such bonus card that is not shown")]
    NotYourBonusCard,
    /// The tile on the card is not in the own Alhambra.
    #[error("the tile on that bonus card does not lie in your Alhambra")]
    BonusTileNotBuilt,
    /// The round is being counted.
    #[error("the counting has begun: no bonus card can be shown until it is over")]
    CountingBegun,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NotYourBonusCard | Reason::BonusTileNotBuilt => "BON-10",
            Reason::CountingBegun => "BON-14",
        }
    }
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Cards for each player; the others are put away unseen (BON-01).
    Cards {
        /// For each player.
        each: usize,
        /// Put away.
        left: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Cards { .. } => 7,
        }
    }
}

/// What the module tells. A choice before a scoring round tells nothing until all are made (INT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card lies face up.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
    },
    /// A shown card became hidden again, because its tile has left the Alhambra (BON-12).
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Shown { .. } | Event::TakenBack { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            // What one player has seen of another's secret choice must not help to choose anew (BON-14).
            Event::Shown { .. } => true,
            Event::TakenBack { .. } => false,
        }
    }
}

/// BON-01: the cards that nobody gets leave the game unseen.
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    let mut cards: [BonusCard; BonusCard::COUNT] = std::array::from_fn(|place| BonusCard(place as u8));
    rng.shuffle(&mut cards);
    let players = game.table.players();
    let dealt = DEALT[players - 2];
    game.table.modules.bonus_cards.dealt = dealt;
    // INT-04: all cards of one seat together.
    for (seat, own) in Seat::all(players).zip(cards.chunks_exact(dealt as usize)) {
        game.hidden.hands[seat].held.bonus_cards.hidden = own.iter().copied().collect();
    }
}

/// The cards that a seat with that hand may show now (BON-10).
pub(crate) fn showable(table: &Table, hand: &Cards, seat: Seat) -> BonusSet {
    let tiles = table.palaces[seat].tile_set();
    let built = |card: &BonusCard| tiles.has(card.tile());
    hand.held.bonus_cards.hidden.without(hand.held.bonus_cards.chosen).iter().filter(built).collect()
}

/// INT-07: with any decision a card may be shown. BON-14: not once the counting has begun.
pub(crate) fn free_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if !has_counting_begun(table)
        && let Some(seat) = table.to_act()
    {
        let cards = showable(table, hand, seat).iter();
        out.extend(cards.map(|card| AnyAction::BonusCards(Action::Show { card })));
    }
}

/// Whether the cards for the round at hand are chosen and Hakim's owner names a kind.
fn has_counting_begun(table: &Table) -> bool {
    table.steps.top() == Some(AnyStep::Characters(characters::Step::Hakim))
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let seat = table.to_act().ok_or(Illegal::GameOver)?;
        let Action::Show { card } = self;
        if has_counting_begun(table) {
            return Err(Illegal::BonusCards(Reason::CountingBegun));
        }
        if !hand.held.bonus_cards.hidden.without(hand.held.bonus_cards.chosen).has(card) {
            return Err(Illegal::BonusCards(Reason::NotYourBonusCard));
        }
        if table.palaces[seat].tile_set().has(card.tile()) {
            Ok(())
        } else {
            Err(Illegal::BonusCards(Reason::BonusTileNotBuilt))
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Show { card } = self;
        if let Some(AnyStep::BonusCards(_)) = game.table.steps.top() {
            game.hidden.hands[seat].held.bonus_cards.chosen.insert(card);
        } else {
            show(game, seat, card, sink);
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Show { card } => Description::of(Deed::Other).with_tile(card.tile()),
        }
    }
}

fn show(game: &mut Game, seat: Seat, card: BonusCard, sink: &mut impl EventSink) {
    game.hidden.hands[seat].held.bonus_cards.hidden.remove(card);
    game.table.known[seat].held.bonus_cards.hidden.remove(card);
    game.table.modules.bonus_cards.shown[seat].insert(card);
    sink.push(AnyEvent::BonusCards(Event::Shown { seat, card }));
}

/// BON-14: everybody is asked before the round is counted.
pub(crate) fn before_scoring(table: &mut Table) {
    table.steps.push(AnyStep::BonusCards(Step { place: 0 }));
}

/// BON-12: the card goes back to the hidden ones, where everybody knows it to be.
pub(crate) fn tile_left(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let shown = &mut game.table.modules.bonus_cards.shown[seat];
    if let Some(card) = shown.iter().find(|card| card.tile() == tile) {
        shown.remove(card);
        game.hidden.hands[seat].held.bonus_cards.hidden.insert(card);
        game.table.known[seat].held.bonus_cards.hidden.insert(card);
        sink.push(AnyEvent::BonusCards(Event::TakenBack { seat, card }));
    }
}

/// BON-20: a shown card counts as one more building of its kind.
pub(crate) fn count_kind(table: &Table, kind: Building, counts: &mut Counts) {
    for seat in Seat::all(table.players()) {
        let shown = table.modules.bonus_cards.shown[seat].iter();
        counts[seat.index()] += 2 * shown.filter(|card| card.tile().kind() == Some(kind)).count() as u16;
    }
}

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let each = usize::from(game.table.modules.bonus_cards.dealt);
        vec![SetupItem::Cards { each, left: BonusCard::COUNT - each * game.table.players() }]
    }

    /// Cards for the other hands, each as likely as the others. Those who have chosen for the round at hand are taken to
    /// have chosen all they could (INT-20).
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let table = sampler.view.table;
        let state = &table.modules.bonus_cards;
        let is_seen = |card: &BonusCard| {
            let mut seats = sampler.view.seats();
            seats.any(|seat| {
                state.shown[seat].has(*card) || sampler.hands[seat].held.bonus_cards.hidden.has(*card)
            })
        };
        let mut unseen: Bag<BonusCard, { BonusCard::COUNT }> =
            Bag::of(BonusCard::all().filter(|card| !is_seen(card)));
        for place in 0..table.players() as u8 {
            let seat = Step { place }.asked(table);
            if sampler.is_own(seat) {
                continue;
            }
            let hand = &mut sampler.hands[seat];
            while hand.held.bonus_cards.hidden.len() < state.unshown(seat)
                && let Some(card) = unseen.draw(&mut sampler.rng)
            {
                hand.held.bonus_cards.hidden.insert(card);
            }
            if let Some(AnyStep::BonusCards(step)) = table.steps.top()
                && place < step.place
            {
                hand.held.bonus_cards.chosen = showable(table, hand, seat);
            }
        }
    }
}

impl Cards {
    /// Bonus cards of a seat that are not shown (BON-02). They are kept apart: no part of a hand's size (INT-06).
    pub fn bonus(&self) -> BonusSet {
        self.held.bonus_cards.hidden
    }

    /// Of these, the ones chosen for the scoring round about to be held (BON-14).
    pub fn bonus_chosen(&self) -> BonusSet {
        self.held.bonus_cards.chosen
    }
}

impl<'g> View<'g> {
    /// The bonus cards a seat has shown.
    pub fn bonus_shown(&self, seat: Seat) -> BonusSet {
        self.table.modules.bonus_cards.shown[seat]
    }

    /// How many bonus cards of a seat are not shown.
    pub fn bonus_unshown(&self, seat: Seat) -> usize {
        self.table.modules.bonus_cards.unshown(seat)
    }

    /// The viewer's own bonus cards that may be shown now (BON-10).
    pub fn bonus_showable(&self) -> BonusSet {
        match (self.viewer, self.hand) {
            (Viewer::Seat(seat), Some(hand)) => showable(self.table, hand, seat),
            _ => BonusSet::EMPTY,
        }
    }
}

/// The table as it would be with all cards shown that the viewer may show now, if there are any.
pub(crate) fn assumed_in_scoring(view: &View<'_>) -> Option<Table> {
    let (Viewer::Seat(seat), own) = (view.viewer, view.bonus_showable()) else { return None };
    if own.is_empty() {
        return None;
    }
    let mut table = view.table.clone();
    own.iter().for_each(|card| table.modules.bonus_cards.shown[seat].insert(card));
    Some(table)
}

#[cfg(feature = "editor")]
impl Editor {
    /// The bonus cards of a seat: those shown, and those that nobody else has seen. Every seat must have as many as it
    /// was dealt.
    pub fn bonus_cards(mut self, seat: Seat, shown: BonusSet, hidden: BonusSet) -> Editor {
        self.game.table.modules.bonus_cards.shown[seat] = shown;
        self.game.hidden.hands[seat].held.bonus_cards.hidden = hidden;
        self.game.table.known[seat].held.bonus_cards.hidden = BonusSet::EMPTY;
        self
    }
}
