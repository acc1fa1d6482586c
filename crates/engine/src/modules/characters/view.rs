//! What is seen of the module, and setting it up by hand.

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

    /// How many characters are set aside.
    pub fn characters_set_aside(&self) -> usize {
        self.table.modules.characters.set_aside()
    }

    /// The auction under way.
    pub fn auction(&self) -> Option<Auction> {
        self.table.modules.characters.auction
    }

    /// Whether a lozenge character was used in this turn.
    pub fn is_lozenge_used(&self) -> bool {
        self.table.modules.characters.lozenge_used
    }

    /// The most the viewer may bid in an auction (CHR-13).
    pub fn highest_bid(&self) -> u8 {
        self.hand.map_or(0, highest_bid)
    }
}

impl View<'_> {
    /// The kind for which Hakim would bring `seat` most in the round that is about to be held, or else in the next
    /// one that can be.
    pub fn best_hakim_kind(&self, seat: Seat) -> Building {
        let next = Round::ALL.into_iter().find(|&round| !self.is_scored(round));
        let round = self.table.steps.round().or(next).unwrap_or(Round::Three);
        best_kind(self.table, round, seat)
    }
}

impl<'g> Secrets<'g> {
    /// The set-aside characters, top one first (CHR-01).
    pub fn set_aside_characters(self) -> impl Iterator<Item = Character> + 'g {
        let left = self.game.table.modules.characters.set_aside();
        self.game.hidden.modules.characters.stack[..left].iter().rev().copied()
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// A character for a seat.
    pub fn character(mut self, seat: Seat, character: Character) -> Editor {
        self.game.table.modules.characters.owned[seat].insert(character);
        self
    }

    /// The set-aside characters, top one first.
    pub fn set_aside_characters(mut self, characters: [Character; 4]) -> Editor {
        let [one, two, three, four] = characters;
        self.game.hidden.modules.characters.stack = [four, three, two, one];
        self
    }
}
