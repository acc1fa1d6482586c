//! New Score Cards (`docs/rules/51-new-score-cards.md`, NSC): a card for each round says which kind is worth what.

use crate::data::{SCORE_CARDS, SCORE_PLACES};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::game::{Game, Table};
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::rng::Rng;
use crate::scoring::Round;
use crate::view::View;
use crate::vocab::Building;

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// It adds no action.
pub type Action = Never;

/// It tells nothing of its own.
pub type Event = Never;

/// It adds no step.
pub type Step = Never;

/// It asks for nothing.
pub type Awaited = Never;

/// It refuses nothing.
pub type Reason = Never;

/// A score card by its row in [`SCORE_CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScoreCard(u8);

impl ScoreCard {
    /// How many there are.
    pub const COUNT: usize = SCORE_CARDS.len();

    /// All cards, in the order of their file.
    pub fn all() -> impl Iterator<Item = ScoreCard> + Clone {
        (0..ScoreCard::COUNT as u8).map(ScoreCard)
    }

    /// Its name in the data file, such as `NSC07`.
    pub const fn id(self) -> &'static str {
        SCORE_CARDS[self.0 as usize].id
    }

    /// The card with that name.
    pub fn from_id(id: &str) -> Option<ScoreCard> {
        ScoreCard::all().find(|card| card.id() == id)
    }

    /// The kinds on it, the one worth least first (NSC-01).
    pub const fn kinds(self) -> [Building; 6] {
        SCORE_CARDS[self.0 as usize].kinds
    }

    /// What the first three places in the majority of a kind are worth with this card in the slot of a round
    /// (NSC-20).
    pub fn points(self, round: Round, kind: Building) -> [u8; 3] {
        let place = self.kinds().into_iter().position(|other| other == kind);
        // NSC-01: every kind stands on every card, which the tests hold.
        place.map_or([0; 3], |place| SCORE_PLACES[round as usize][place])
    }
}

/// The cards in the slots of the three rounds (NSC-11); none where the module is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub slots: Option<[ScoreCard; 3]>,
}

/// NSC-10 (S8 of the set-up): three of the shuffled cards, in the order in which they are drawn.
pub(crate) fn setup(table: &mut Table, rng: &mut Rng) {
    let mut cards = [ScoreCard(0); ScoreCard::COUNT];
    cards.iter_mut().zip(ScoreCard::all()).for_each(|(place, card)| *place = card);
    rng.shuffle(&mut cards);
    table.modules.new_score_cards.slots = Some([cards[0], cards[1], cards[2]]);
}

/// NSC-20: the points of a kind in a round, by the card in its slot.
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> Option<[u8; 3]> {
    let slots = table.modules.new_score_cards.slots?;
    Some(slots[round as usize].points(round, kind))
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Three score cards, one for each round; the others are put away (NSC-10).
    Cards {
        /// Put away.
        left: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Cards { .. } => 8,
        }
    }
}

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Cards { left: ScoreCard::COUNT - Round::ALL.len() }]
    }
}

impl<'g> View<'g> {
    /// The score card in the slot of a round, where they are played (NSC-11).
    pub fn score_card(&self, round: Round) -> Option<ScoreCard> {
        Some(self.table.modules.new_score_cards.slots?[round as usize])
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// The score cards in the slots of the three rounds.
    pub fn score_cards(mut self, cards: [ScoreCard; 3]) -> Editor {
        self.game.table.modules.new_score_cards.slots = Some(cards);
        self
    }
}
