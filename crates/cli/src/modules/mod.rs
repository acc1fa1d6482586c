//! The modules in the terminal, one room each, named like its rule file: words for what happens and what may be done,
//! what the table and the Alhambras show, options of the command line. What the terminal can ask a room is said here
//! once, by the traits; a room that has nothing to say leaves the answers as they are.

use std::io::{self, Write};

use engine::modules::Never;
use engine::vocab::{Cell, Money, Payment, Seat, TileId, TileSet};
use engine::{Cards, Line, Module, Rules, RulesError, View};

use crate::style::{Face, Style};
use crate::words::Names;

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub(crate) mod $room;)*

        /// The room of a module.
        pub(crate) fn room(module: Module) -> &'static dyn ModuleDisplay {
            match module {
                $(Module::$module => &$room::Room,)*
            }
        }
    };
}
engine::for_each_module!(rooms);

/// The rooms of all modules, played or not, in file order.
pub(crate) fn every() -> impl Iterator<Item = &'static dyn ModuleDisplay> {
    Module::every().map(room)
}

/// The rooms of the modules that are played, in file order.
pub(crate) fn played(view: &View<'_>) -> impl Iterator<Item = &'static dyn ModuleDisplay> + use<> {
    view.rules().modules().iter().map(room)
}

/// The rooms of the modules that are played, in the order of the table.
pub(crate) fn on_table(view: &View<'_>) -> impl Iterator<Item = &'static dyn ModuleDisplay> + use<> {
    let mut played: Vec<Module> = view.rules().modules().iter().collect();
    played.sort_by_key(|&module| room(module).rank(module.rule_file()));
    played.into_iter().map(room)
}

/// What the terminal asks a module.
pub(crate) trait ModuleDisplay {
    /// Its place on the table among the others: that of its rule file, unless there is a better one.
    fn rank(&self, rule_file: u8) -> u8 {
        rule_file
    }

    /// Writes what lies open of the module, and what only the viewer sees of it.
    fn write(&self, _: &mut dyn Write, _: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        Ok(())
    }

    /// Its cards in the money row.
    fn in_row(&self, _: &View<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Its cards in a hand, besides money.
    fn in_hand(&self, _: &Cards) -> Vec<String> {
        Vec::new()
    }

    /// What is laid down with the money of that payment.
    fn paid_with(&self, _: Payment) -> Option<String> {
        None
    }

    /// The word for a piece of money that the module has brought along, without its currency.
    fn piece(&self, _: Money) -> Option<String> {
        None
    }

    /// One of its tiles, with what is printed on it.
    fn tile(&self, tile: TileId) -> String {
        tile.to_string()
    }

    /// One of its tiles, in a few characters.
    fn face(&self, tile: TileId) -> Face {
        Face::plain(tile.to_string())
    }

    /// A sign for the tiles of all Alhambras that hold something of the module.
    fn sign(&self, _: &View<'_>) -> Option<(char, TileSet)> {
        None
    }

    /// What stands on an empty cell beside the Alhambra of a seat, in up to six characters.
    fn beside_palace(&self, _: &View<'_>, _: Seat) -> Option<(Cell, &'static str)> {
        None
    }

    /// What it offers before a turn.
    fn before_turn(&self) -> Option<&'static str> {
        None
    }

    /// What it offers between two turns.
    fn between_turns(&self) -> Option<&'static str> {
        None
    }

    /// A rule that whoever decides something on the side should know now.
    fn rule_to_know(&self, _: &View<'_>) -> Option<String> {
        None
    }

    /// Its options of the command line.
    fn switches(&self) -> &'static [Switch] {
        &[]
    }
}

/// An option of the command line that takes no value and belongs to a module.
#[derive(Debug)]
pub(crate) struct Switch {
    /// The long name, without hyphens before it.
    pub name: &'static str,
    /// The help for it.
    pub help: &'static str,
    /// What it does to the rules.
    pub set: fn(Rules) -> Result<Rules, RulesError>,
}

/// What a player may do, in words.
pub(crate) trait ActionWords: Copy {
    /// What the action would do, as a line of a menu.
    fn choice(self, view: &View<'_>) -> String;

    /// What a menu has to know of it.
    fn particulars(self) -> Particulars {
        Particulars::default()
    }
}

/// What a menu has to know of an action besides its description.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Particulars {
    /// The price must be met exactly, unless an ability makes more count as exact.
    pub is_only_exact: bool,
    /// Walls change without a tile being placed or taken out.
    pub changes_walls: bool,
    /// Nobody needs to be asked where nothing else can be done.
    pub is_done_unasked: bool,
}

/// What happened, in words.
pub(crate) trait EventWords: Copy {
    /// One sentence for the event.
    fn sentence(self, names: &Names) -> String;
}

/// What is asked, in words.
pub(crate) trait AwaitedWords: Copy {
    /// A question or a request, without a mark at its end.
    fn question(self) -> &'static str;

    /// What is shown above the question.
    fn scene(self) -> Scene;
}

/// What is shown above a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scene {
    /// What a decision on the side needs.
    Little,
    /// The whole table.
    Table,
    /// The whole table, and in the own Alhambra the numbers of the choices.
    Cells,
}

/// What points are given for, in words.
pub(crate) trait SourceWords: Copy {
    /// The label of its lines.
    fn label(self) -> &'static str;

    /// Why that line brings its points, without who and how many.
    fn reason(self, line: &Line) -> String;
}

impl ActionWords for Never {
    fn choice(self, _: &View<'_>) -> String {
        match self {}
    }
}

impl EventWords for Never {
    fn sentence(self, _: &Names) -> String {
        match self {}
    }
}

impl AwaitedWords for Never {
    fn question(self) -> &'static str {
        match self {}
    }

    fn scene(self) -> Scene {
        match self {}
    }
}

impl SourceWords for Never {
    fn label(self) -> &'static str {
        match self {}
    }

    fn reason(self, _: &Line) -> String {
        match self {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_each_module_once() {
        let mut ranks: Vec<u8> =
            Module::every().map(|module| room(module).rank(module.rule_file())).collect();
        ranks.sort_unstable();
        ranks.dedup();
        assert_eq!(ranks.len(), Module::every().len());
    }
}
