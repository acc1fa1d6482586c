//! Bonus Cards (`docs/rules/13-bonus-cards.md`, BON): a secret card doubles a certain building once it is built.

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
use crate::vocab::{Building, BySeat, Seat, TileId, bit_set, read_if};

/// The cards of a seat that are not shown (BON-02). They do not count towards the size of the hand (INT-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Held {
    pub hidden: BonusSet,
    /// Those of them that are chosen for the coming scoring round (BON-14).
    pub chosen: BonusSet,
}

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// BON-01: the number of cards for each seat, with 2 to 6 players.
const DEALT: [u8; 5] = [3, 3, 2, 2, 1];

/// One of the ten bonus cards, in the order of `data/bonus_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BonusCard(u8);

read_if!(BonusCard(u8), |row| usize::from(row) < BonusCard::COUNT);

impl BonusCard {
    /// The number of bonus cards.
    pub const COUNT: usize = BONUS_CARDS.len();

    /// All bonus cards.
    pub fn all() -> impl Iterator<Item = BonusCard> {
        (0..BonusCard::COUNT as u8).map(BonusCard)
    }

    /// The id in the data file, such as `bonus-07`.
    pub const fn id(self) -> &'static str {
        BONUS_CARDS[self.0 as usize].id
    }

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.id() == id)
    }

    /// The tile on the card.
    pub const fn tile(self) -> TileId {
        BONUS_CARDS[self.0 as usize].tile
    }

    /// Returns the card that shows that tile.
    pub fn of_tile(tile: TileId) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.tile() == tile)
    }
}

bit_set! {
    /// A set of bonus cards.
    BonusSet(u16) of BonusCard::COUNT, BonusCard,
    place: |card| card.0,
    at: |place| BonusCard(place as u8)
}

/// The open state of this module. The other cards are in the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The number of cards dealt to each seat.
    pub dealt: u8,
    /// The cards that are face up, each with its tile in the Alhambra of its owner (BON-11).
    pub shown: BySeat<BonusSet>,
}

impl State {
    /// The number of a seat's cards that are not shown, which everybody can count (BON-02).
    pub fn unshown(&self, seat: Seat) -> usize {
        self.dealt as usize - self.shown[seat].len()
    }
}

/// Players choose which cards to show in the coming scoring round (BON-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The place of the player asked, counted from N (INT-02).
    pub place: u8,
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        table.turn_of.after(1 + self.place as usize, table.players())
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::BonusCards(Awaited::Show)
    }

    /// INT-02: everybody with a card that is not shown is asked, even if none of them can be shown, so that being asked
    /// reveals nothing (INT-23). After the last player, all choices are revealed.
    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        let players = game.table.players() as u8;
        for place in self.place..players {
            let step = Step { place };
            if game.table.modules.bonus_cards.unshown(step.asked(&game.table)) > 0 {
                game.table.steps.replace(AnyStep::BonusCards(step));
                return Progress::Waits;
            }
        }
        // The secret choices are revealed next.
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

    /// Showing a card is listed with every decision.
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

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The cards to show in a scoring round.
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

    /// Shows all cards in a scoring round.
    fn default_action(self, _: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        legal.iter().copied().find(|action| matches!(action, AnyAction::BonusCards(_)))
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Show a card whose tile is in the player's own Alhambra (BON-10). Before a scoring round this is a secret choice,
    /// revealed when everybody has chosen (BON-14).
    Show {
        /// The card to show.
        card: BonusCard,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The card is not among the player's hidden bonus cards, or is already chosen.
    #[error("that is not one of your hidden bonus cards")]
    NotYourBonusCard,
    /// The tile on the card is not in the player's Alhambra.
    #[error("the tile on that bonus card is not in your Alhambra")]
    BonusTileNotBuilt,
    /// The round is already being counted.
    #[error("the round is being counted: no bonus card can be shown until it is over")]
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

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Deal cards to each player, and put the others away unseen (BON-01).
    Cards {
        /// The number of cards for each player.
        each: usize,
        /// The number of cards put away.
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

/// An event of this module. Choices before a scoring round are reported only when everybody has chosen (INT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A bonus card was turned face up.
    Shown {
        /// The owner of the card.
        seat: Seat,
        /// The card shown.
        card: BonusCard,
    },
    /// A shown card was hidden again, because its tile left the Alhambra (BON-12).
    TakenBack {
        /// The owner of the card.
        seat: Seat,
        /// The card hidden.
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
            // Knowing another player's secret choice must not help a player to choose again (BON-14).
            Event::Shown { .. } => true,
            Event::TakenBack { .. } => false,
        }
    }
}

/// BON-01: deals the cards. Those that nobody gets leave the game unseen.
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

/// INT-07: a card may be shown with any decision. BON-14: but not once the counting has begun.
pub(crate) fn free_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if !has_counting_begun(table)
        && let Some(seat) = table.to_act()
    {
        let cards = showable(table, hand, seat).iter();
        out.extend(cards.map(|card| AnyAction::BonusCards(Action::Show { card })));
    }
}

/// Whether the cards for the current round are chosen and Hakim's owner is naming a kind.
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

/// BON-12: the card becomes hidden again, although everybody knows it.
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

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let each = usize::from(game.table.modules.bonus_cards.dealt);
        vec![SetupItem::Cards { each, left: BonusCard::COUNT - each * game.table.players() }]
    }

    /// Gives random cards to the other hands. Players who have already chosen for the current round are assumed to have
    /// chosen all they could (INT-20).
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
    /// The bonus cards that are not shown (BON-02). They do not count towards the size of the hand (INT-06).
    pub fn bonus(&self) -> BonusSet {
        self.held.bonus_cards.hidden
    }

    /// Those of them that are chosen for the coming scoring round (BON-14).
    pub fn bonus_chosen(&self) -> BonusSet {
        self.held.bonus_cards.chosen
    }
}

impl<'g> View<'g> {
    /// The bonus cards a seat has shown.
    pub fn bonus_shown(&self, seat: Seat) -> BonusSet {
        self.table.modules.bonus_cards.shown[seat]
    }

    /// The number of a seat's bonus cards that are not shown.
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

/// The table with all cards shown that the viewer may show now; `None` if there are none.
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
    /// Sets the bonus cards of a seat: those shown, and those that nobody else has seen. Every seat must have as many
    /// as it was dealt.
    pub fn bonus_cards(mut self, seat: Seat, shown: BonusSet, hidden: BonusSet) -> Editor {
        self.game.table.modules.bonus_cards.shown[seat] = shown;
        self.game.hidden.hands[seat].held.bonus_cards.hidden = hidden;
        self.game.table.known[seat].held.bonus_cards.hidden = BonusSet::EMPTY;
        self
    }
}
