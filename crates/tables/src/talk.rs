//! What people say at a table.

use std::collections::VecDeque;

use wire::{Chat, Line, Words};

/// The most characters of a line.
const MAX_LINE: usize = 200;

/// The lines that somebody who comes later can still read.
pub const KEPT: usize = 30;

/// Somebody may say this many things within [`WINDOW`].
const MOST: usize = 6;

/// The milliseconds within which lines are counted.
const WINDOW: u64 = 10_000;

/// The last lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    lines: VecDeque<Line>,
    /// The number of the next line.
    next: u32,
}

impl Talk {
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter()
    }

    /// Whether somebody of that name has said too much lately.
    pub fn is_hasty(&self, name: &str, now: u64) -> bool {
        let own = self.lines.iter().rev().filter(|line| line.name == name);
        own.take(MOST).filter(|line| line.at + WINDOW > now).count() == MOST
    }

    /// Adds a line and returns its number.
    pub fn add(&mut self, line: Line) -> u32 {
        let number = self.next;
        self.recall(number, line);
        number
    }

    /// Adds a line that has this number.
    pub fn recall(&mut self, number: u32, line: Line) {
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
        self.next = number.saturating_add(1);
    }
}

/// The words as they are shown; `None` if they may not be said here or say nothing.
pub(crate) fn heard(words: Words, chat: Chat) -> Option<Words> {
    match (words, chat) {
        (_, Chat::Off) | (Words::Text(_), Chat::Phrases) => None,
        (Words::Phrase(phrase), _) => Some(Words::Phrase(phrase)),
        (Words::Text(text), Chat::Free) => protocol::clean_text(&text, MAX_LINE).map(Words::Text),
    }
}

#[cfg(test)]
mod tests {
    use wire::Phrase;

    use super::*;

    #[test]
    fn what_may_be_said_is_up_to_the_table() {
        let text = || Words::Text("  hola\u{202E}  ".into());
        let phrase = || Words::Phrase(Phrase::Hello);
        assert!(heard(text(), Chat::Free) == Some(Words::Text("hola".into())));
        assert_eq!(heard(text(), Chat::Phrases), None);
        assert_eq!(heard(phrase(), Chat::Phrases), Some(phrase()));
        assert_eq!(heard(phrase(), Chat::Off), None);
        assert_eq!(heard(Words::Text(" \u{200B} ".into()), Chat::Free), None);
    }

    #[test]
    fn floods_are_found() {
        let mut talk = Talk::default();
        for at in 0..MOST as u64 {
            assert!(!talk.is_hasty("Ana", at));
            talk.add(Line { seat: None, name: "Ana".into(), at, words: Words::Text("x".into()) });
        }
        assert!(talk.is_hasty("Ana", 10) && !talk.is_hasty("Bo", 10) && !talk.is_hasty("Ana", WINDOW + 10));
        assert!((0..100).all(|at| {
            talk.add(Line { seat: None, name: "Ana".into(), at, words: Words::Text("x".into()) });
            talk.lines().count() <= KEPT
        }));
    }
}
