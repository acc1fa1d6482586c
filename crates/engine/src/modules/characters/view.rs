//! What a view shows of this module, and how the editor sets it up.

use super::auction::highest_bid;
use super::powers::best_kind;
use super::{Auction, Character, CharacterSet};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::game::Secrets;
use crate::scoring::Round;
use crate::view::View;
use crate::vocab::{Building, Seat};

impl<'g> View<'g> {
    /// The characters a seat owns.
    pub fn characters(&self, seat: Seat) -> CharacterSet {
        self.table.modules.characters.owned[seat]
    }

    /// The characters that have left the game.
    pub fn characters_gone(&self) -> CharacterSet {
        self.table.modules.characters.gone
    }

    /// The number of characters that are set aside.
    pub fn characters_set_aside(&self) -> usize {
        self.table.modules.characters.set_aside()
    }

    /// The auction in progress, if there is one.
    pub fn auction(&self) -> Option<Auction> {
        self.table.modules.characters.auction
    }

    /// Whether a character with the lozenge was used this turn.
    pub fn is_lozenge_used(&self) -> bool {
        self.table.modules.characters.lozenge_used
    }

    /// The highest bid that the viewer may make in an auction (CHR-13); 0 for the public.
    pub fn highest_bid(&self) -> u8 {
        self.hand.map_or(0, highest_bid)
    }
}

impl View<'_> {
    /// The kind for which Hakim would bring `seat` the most points in the coming round or, if none is due, in the next
    /// one.
    pub fn best_hakim_kind(&self, seat: Seat) -> Building {
        let next = Round::ALL.into_iter().find(|&round| !self.is_scored(round));
        let round = self.table.steps.round().or(next).unwrap_or(Round::Three);
        best_kind(self.table, round, seat)
    }
}

impl<'g> Secrets<'g> {
    /// The characters that are set aside, top one first (CHR-01).
    pub fn set_aside_characters(self) -> impl Iterator<Item = Character> + 'g {
        let left = self.game.table.modules.characters.set_aside();
        self.game.hidden.modules.characters.stack[..left].iter().rev().copied()
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Gives a character to a seat.
    pub fn character(mut self, seat: Seat, character: Character) -> Editor {
        self.game.table.modules.characters.owned[seat].insert(character);
        self
    }

    /// Replaces the characters that are set aside, top one first.
    pub fn set_aside_characters(mut self, characters: [Character; 4]) -> Editor {
        let [one, two, three, four] = characters;
        self.game.hidden.modules.characters.stack = [four, three, two, one];
        self
    }
}
