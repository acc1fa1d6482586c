//! The modules in the terminal, one room each, named like its rule file: what the table and the Alhambras show, what a menu
//! has to know, options of the command line; the words are those of `i18n`. What the terminal can ask a room is said here
//! once, by the traits; a room that has nothing to say leaves the answers as they are.

use std::io::{self, Write};

use engine::modules::Never;
use engine::vocab::{Cell, Seat, TileId, TileSet};
use engine::{Cards, Module, Rules, RulesError, View};
use i18n::Texts;

use crate::style::{Face, Style};
use crate::words::Voice;

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
    fn write(&self, _: &mut dyn Write, _: &View<'_>, _: &Voice, _: Style) -> io::Result<()> {
        Ok(())
    }

    /// Its cards in the money row.
    fn in_row(&self, _: &View<'_>, _: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// Its cards in a hand, besides money.
    fn in_hand(&self, _: &Cards, _: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// One of its tiles, in up to six characters.
    fn face(&self, tile: TileId, _: &Texts) -> Face {
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

    /// What whoever decides something on the side should know now.
    fn to_know(&self, _: &View<'_>, _: &Texts) -> Option<String> {
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

/// What a player may do.
pub(crate) trait ActionDisplay: Copy {
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

/// What is asked.
pub(crate) trait AwaitedDisplay: Copy {
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

impl ActionDisplay for Never {}

impl AwaitedDisplay for Never {
    fn scene(self) -> Scene {
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
