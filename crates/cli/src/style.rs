//! The look of the output: optional colours, and box characters or plain ASCII.

use std::fmt::Display;
use std::io::IsTerminal;

use engine::vocab::{Building, Currency, TileId, TileSort};
use i18n::Texts;

use crate::modules;

/// The look of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether to use only ASCII characters.
    pub ascii: bool,
    /// Whether to use colours.
    pub colour: bool,
    /// Whether the output is a screen that can be cleared. Independent of `colour`: hands must stay hidden without
    /// colours too.
    pub screen: bool,
}

impl Style {
    /// Colours on a terminal, unless `NO_COLOR` is set.
    pub fn detect(ascii: bool) -> Style {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        Style::on(std::io::stdout().is_terminal() && !dumb, no_colour, ascii)
    }

    fn on(screen: bool, no_colour: bool, ascii: bool) -> Style {
        Style { ascii, colour: screen && !no_colour, screen }
    }

    /// Hides all that was written, in a terminal with its scrollback. Elsewhere this takes blank lines, more than the
    /// tallest screen has.
    pub fn clear(self) -> String {
        if self.screen { "\x1b[2J\x1b[3J\x1b[H".to_string() } else { "\n".repeat(200) }
    }

    /// The text in a colour.
    pub fn paint(self, code: &str, text: impl Display) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// The text in bold.
    pub fn bold(self, text: impl Display) -> String {
        self.paint("1", text)
    }

    /// The text in the colour of a kind.
    pub fn kind(self, kind: Building, text: impl Display) -> String {
        self.paint(colour(kind), text)
    }

    /// The text in the colour of a currency.
    pub fn currency(self, currency: Currency, text: impl Display) -> String {
        let code = match currency {
            Currency::Dinar => "94",
            Currency::Dirham => "92",
            Currency::Ducat => "38;5;208",
            Currency::Florin => "93",
            Currency::Diamond => "96",
        };
        self.paint(code, text)
    }

    /// A heading over a block.
    pub fn heading(self, text: &str) -> String {
        let line = if self.ascii { '-' } else { '─' };
        let rest: String =
            std::iter::repeat_n(line, 96usize.saturating_sub(text.chars().count() + 4)).collect();
        self.bold(format!("{line}{line} {text} {rest}"))
    }

    /// A dot between items of a line.
    pub fn dot(self) -> &'static str {
        if self.ascii { "," } else { " ·" }
    }
}

/// The colour of a kind.
pub fn colour(kind: Building) -> &'static str {
    match kind {
        Building::Pavilion => "94",
        Building::Seraglio => "91",
        Building::Arcades => "33",
        Building::Chambers => "97",
        Building::Garden => "92",
        Building::Tower => "95",
    }
}

/// A tile in a few characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The characters.
    pub text: String,
    /// How they are painted.
    pub look: Look,
}

/// How a tile is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Like any text.
    Plain,
    /// Fainter than the other tiles of an Alhambra.
    Faint,
    /// In the colour of a kind.
    Kind(Building),
}

impl Face {
    /// A tile painted like any text.
    pub fn plain(text: String) -> Face {
        Face { text, look: Look::Plain }
    }

    /// A tile painted fainter than the others of an Alhambra.
    pub fn faint(text: String) -> Face {
        Face { text, look: Look::Faint }
    }

    /// A tile painted in the colour of a kind.
    pub fn of_kind(text: String, kind: Building) -> Face {
        Face { text, look: Look::Kind(kind) }
    }

    /// The face of a tile, with a building of that kind if there is one.
    pub fn of(tile: TileId, kind: Option<Building>, texts: &Texts) -> Face {
        match tile.sort() {
            TileSort::Start => Face::faint(texts.get("terminal-start")),
            TileSort::Building(_) | TileSort::Terrain => match kind {
                Some(kind) => Face::of_kind(format!("{}{:>2}", texts.kind_mark(kind), tile.price()), kind),
                None => Face::plain(format!("? {}", tile.price())),
            },
            TileSort::Square => Face::plain(texts.get("terminal-square")),
            TileSort::Module(module) => modules::room(module).face(tile, texts),
        }
    }

    /// The first letters of a tile's name, followed by a number or a mark.
    pub fn called(tile: TileId, letters: usize, mark: impl Display, texts: &Texts) -> String {
        let name: String = texts.tile(tile).chars().take(letters).collect();
        format!("{}{mark}", name.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::data::TILES;
    use i18n::Language;

    /// A face must fit into a cell of an Alhambra, which has six characters.
    #[test]
    fn every_tile_fits_into_its_cell_in_every_language() {
        for texts in Language::ALL.map(|language| Texts::new(language).with_tile_ids()) {
            for tile in TILES.iter().filter_map(|row| TileId::from_name(row.id)) {
                let face = Face::of(tile, tile.kind().or(Some(Building::Garden)), &texts);
                let length = face.text.chars().count();
                assert!((2..=6).contains(&length) && !face.text.contains('['), "{tile}: {}", face.text);
            }
        }
    }

    #[test]
    fn a_screen_is_cleared_whether_it_has_colours_or_not() {
        for no_colour in [false, true] {
            let style = Style::on(true, no_colour, false);
            assert!(style.clear().contains("\x1b[2J") && style.clear().contains("\x1b[3J"));
            assert_eq!(style.paint("31", "x").contains('\x1b'), !no_colour);
        }
        let pipe = Style::on(false, false, false);
        assert!(!pipe.colour && !pipe.clear().contains('\x1b'));
        assert!(pipe.clear().lines().count() >= 200);
    }
}
