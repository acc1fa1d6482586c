//! New Score Cards (`docs/rules/51-new-score-cards.md`, NSC): a card for each round sets the points of each kind.

use crate::data::{SCORE_CARDS, SCORE_PLACES};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::game::{Game, Table};
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::rng::Rng;
use crate::scoring::Round;
use crate::view::View;
use crate::vocab::{Building, read_if};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no action.
pub type Action = Never;

/// This module reports no events of its own.
pub type Event = Never;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// This module has no reasons of its own to refuse an action.
pub type Reason = Never;

/// A score card, identified by its row in [`SCORE_CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScoreCard(u8);

read_if!(ScoreCard(u8), |row| usize::from(row) < ScoreCard::COUNT);

impl ScoreCard {
    /// The number of score cards.
    pub const COUNT: usize = SCORE_CARDS.len();

    /// All score cards, in the order of their file.
    pub fn all() -> impl Iterator<Item = ScoreCard> + Clone {
        (0..ScoreCard::COUNT as u8).map(ScoreCard)
    }

    /// The id in the data file, such as `NSC07`.
    pub const fn id(self) -> &'static str {
        SCORE_CARDS[self.0 as usize].id
    }

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<ScoreCard> {
        ScoreCard::all().find(|card| card.id() == id)
    }

    /// The kinds on the card, least valuable first (NSC-01).
    pub const fn kinds(self) -> [Building; 6] {
        SCORE_CARDS[self.0 as usize].kinds
    }

    /// The points for the first three places of a kind if this card is in the slot of that round (NSC-20).
    pub fn points(self, round: Round, kind: Building) -> [u8; 3] {
        let place = self.kinds().into_iter().position(|other| other == kind);
        // NSC-01: every kind is on every card, as the tests verify.
        place.map_or([0; 3], |place| SCORE_PLACES[round as usize][place])
    }
}

/// The cards in the slots of the three rounds (NSC-11); none if the module is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    pub slots: Option<[ScoreCard; 3]>,
}

/// NSC-10: shuffles the cards and puts three into the slots, in the order in which they are drawn (S8 of the set-up).
pub(crate) fn setup(table: &mut Table, rng: &mut Rng) {
    let mut cards = [ScoreCard(0); ScoreCard::COUNT];
    cards.iter_mut().zip(ScoreCard::all()).for_each(|(place, card)| *place = card);
    rng.shuffle(&mut cards);
    table.modules.new_score_cards.slots = Some([cards[0], cards[1], cards[2]]);
}

/// NSC-20: the points of a kind in a round, according to the card in its slot.
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> Option<[u8; 3]> {
    let slots = table.modules.new_score_cards.slots?;
    Some(slots[round as usize].points(round, kind))
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out three score cards, one for each round, and put the others away (NSC-10).
    Cards {
        /// The number of cards put away.
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

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Cards { left: ScoreCard::COUNT - Round::ALL.len() }]
    }
}

impl<'g> View<'g> {
    /// The score card in the slot of a round (NSC-11); `None` if the module is not played.
    pub fn score_card(&self, round: Round) -> Option<ScoreCard> {
        Some(self.table.modules.new_score_cards.slots?[round as usize])
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the score cards in the slots of the three rounds.
    pub fn score_cards(mut self, cards: [ScoreCard; 3]) -> Editor {
        self.game.table.modules.new_score_cards.slots = Some(cards);
        self
    }
}
