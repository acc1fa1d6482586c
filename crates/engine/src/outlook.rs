//! What everybody can work out about what is still to come: the next scoring, and the buildings nobody has seen.

use crate::scoring::Round;
use crate::setup;
use crate::view::View;
use crate::vocab::{Building, ByBuilding, CardFamily, TileSet};

/// The next scoring, as far as everybody can know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Which round it is.
    pub round: Round,
    /// What it waits for.
    pub coming: Coming,
}

/// What a scoring waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// Its card has come up (BASE-63), or the game ends: it is held at the end of this turn.
    Now,
    /// Its card lies in the draw pile, nowhere above or below these places. The top card has place 1.
    Card {
        /// The first place where it can lie.
        least: usize,
        /// The last one.
        most: usize,
    },
    /// The end of the game, which comes when the supply cannot refill the market (BASE-65).
    End {
        /// Tiles left in the supply.
        tiles: usize,
    },
}

impl Coming {
    /// In how many of how many equally likely cases the card that starts the scoring is among the next `cards` of the draw
    /// pile: all where it has come, none where the end of the game is waited for.
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
    /// When the next scoring comes. Nothing before the cards are dealt and after the game.
    ///
    /// A scoring card was shuffled into its pile (BASE-18), so it can be any card that is left of that pile.
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
        // Of several in one pile, the others come after the first.
        let most = above + piles.left[pile] as usize + 1 - scoring(pile);
        Some(Outlook { round, coming: Coming::Card { least: above + 1, most } })
    }

    /// The piles that make up the draw pile, the topmost first: how many cards each began with, and how many are left.
    pub fn draw_piles(&self) -> impl Iterator<Item = (usize, usize)> {
        let piles = &self.table.piles;
        let both = piles.sizes.into_iter().zip(piles.left);
        both.filter(|&(size, _)| size > 0).map(|(size, left)| (size.into(), left.into()))
    }

    /// How many tiles the supply began with.
    pub fn supply_size(&self) -> usize {
        setup::supply_tiles(self.rules()).count()
    }

    /// Buildings of a kind that nobody has seen yet: those in the supply, or in The Red Palace the tokens in the bag.
    pub fn unseen(&self, kind: Building) -> usize {
        self.unseen_kinds()[kind].into()
    }

    /// The same for all kinds. Each of them, and each of the other tiles in the supply, is as likely to come next: so the
    /// share of a kind is its number here in [`View::supply_len`] tiles, or in The Red Palace in all tokens of the bag.
    pub fn unseen_kinds(&self) -> ByBuilding<u8> {
        if self.rules().is_red_palace() {
            return self.token_bag();
        }
        let unseen = self.unseen_tiles();
        ByBuilding(Building::ALL.map(|kind| unseen.and(TileSet::of_kind(kind)).len() as u8))
    }
}
