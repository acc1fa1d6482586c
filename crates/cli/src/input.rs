//! What people type, line by line.

use std::io::{self, BufRead};

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line, without the spaces around it.
    Line(String),
    /// Bytes that are not UTF-8: a typing mistake, which must not end a game.
    Garbled,
    /// The end of the input.
    End,
}

/// Reads a line.
pub fn read(input: &mut impl BufRead) -> io::Result<Typed> {
    let mut line = Vec::new();
    Ok(match input.read_until(b'\n', &mut line)? {
        0 => Typed::End,
        _ => String::from_utf8(line).map_or(Typed::Garbled, |line| Typed::Line(line.trim().to_string())),
    })
}
