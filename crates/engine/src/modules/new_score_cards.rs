//! New Score Cards (`docs/rules/51-new-score-cards.md`, NSC): a card for each round says which kind is worth what.

use crate::data::{SCORE_CARDS, SCORE_PLACES};
use crate::game::Table;
use crate::rng::Rng;
use crate::scoring::Round;
use crate::vocab::Building;

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
