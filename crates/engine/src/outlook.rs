//! What everybody can infer about the future: the next scoring round, and the buildings not yet seen.

use crate::scoring::Round;
use crate::setup;
use crate::view::View;
use crate::vocab::{Building, ByBuilding, CardFamily, TileSet};

/// The next scoring round, as far as everybody can know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The next round to be scored.
    pub round: Round,
    /// What the round waits for.
    pub coming: Coming,
}

/// What a scoring round waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// Nothing: its card has come up (BASE-63), or the game is ending. It is held at the end of this turn.
    Now,
    /// Its card, which is somewhere in the draw pile. Positions are counted from 1 at the top.
    Card {
        /// The first position where the card can be.
        least: usize,
        /// The last position where the card can be.
        most: usize,
    },
    /// The end of the game, which comes when the supply cannot refill the market (BASE-65).
    End {
        /// The number of tiles left in the supply.
        tiles: usize,
    },
}

impl Coming {
    /// The chance that the scoring card is among the next `cards` of the draw pile, as favourable cases and all cases.
    ///
    /// All cases are favourable if the card has already come up, and none if the round waits for the end of the game.
    ///
    /// # Panics
    ///
    /// May panic if the positions of [`Coming::Card`] are out of order, which [`View::outlook`] never returns.
    pub const fn cases_within(self, cards: usize) -> (usize, usize) {
        match self {
            Coming::Now => (1, 1),
            Coming::End { .. } => (0, 1),
            Coming::Card { least, most } => {
                let places = most + 1 - least;
                let within = (cards + 1).saturating_sub(least);
                (if within < places { within } else { places }, places)
            }
        }
    }
}

impl View<'_> {
    /// When the next scoring round comes; `None` before the cards are dealt and after the end of the game.
    ///
    /// A scoring card is shuffled into its pile (BASE-18), so it can be any of the cards left in that pile.
    pub fn outlook(&self) -> Option<Outlook> {
        if self.is_setting_up() || self.outcome().is_some() {
            return None;
        }
        if let Some(round) = self.table.steps.round().or(self.table.round_due()) {
            return Some(Outlook { round, coming: Coming::Now });
        }
        let piles = &self.table.piles;
        let scoring = |pile: usize| piles.specials[pile][CardFamily::Scoring.index()] as usize;
        let next = [Round::One, Round::Two].into_iter().find(|&round| !self.is_scored(round));
        let pile = (0..piles.left.len()).find(|&pile| scoring(pile) > 0);
        let (Some(round), Some(pile)) = (next, pile) else {
            let coming = Coming::End { tiles: self.supply_len() };
            return Some(Outlook { round: Round::Three, coming });
        };
        let above: usize = piles.left[..pile].iter().map(|&left| left as usize).sum();
        // If one pile holds several scoring cards, the others come after the first. A table that was read from damaged
        // bytes may name more of them than there are cards.
        let least = above + 1;
        let most = (least + piles.left[pile] as usize).saturating_sub(scoring(pile)).max(least);
        Some(Outlook { round, coming: Coming::Card { least, most } })
    }

    /// The piles that make up the draw pile, topmost first: the number of cards each began with, and the number left.
    pub fn draw_piles(&self) -> impl Iterator<Item = (usize, usize)> {
        let piles = &self.table.piles;
        let both = piles.sizes.into_iter().zip(piles.left);
        both.filter(|&(size, _)| size > 0).map(|(size, left)| (size.into(), left.into()))
    }

    /// The number of tiles that the supply began with.
    pub fn supply_size(&self) -> usize {
        setup::supply_tiles(self.rules()).count()
    }

    /// The number of buildings of a kind not yet seen: those in the supply, or in The Red Palace the tokens in the bag.
    pub fn unseen(&self, kind: Building) -> usize {
        self.unseen_kinds()[kind].into()
    }

    /// The number of buildings of each kind not yet seen, as [`View::unseen`] counts them.
    ///
    /// Everything unseen is equally likely to come next. So the chance of a kind is its number here divided by
    /// [`View::supply_len`], or in The Red Palace by the number of all tokens in the bag.
    pub fn unseen_kinds(&self) -> ByBuilding<u8> {
        if self.rules().is_red_palace() {
            return self.token_bag();
        }
        let unseen = self.unseen_tiles();
        ByBuilding(Building::ALL.map(|kind| unseen.and(TileSet::of_kind(kind)).len() as u8))
    }
}
