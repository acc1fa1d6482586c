//! The modules in the terminal. Each has a room named like its rule file: what the table and the Alhambras show, what a
//! menu has to know, and options of the command line. The words come from `i18n`.
//!
//! The traits here define everything that the terminal can ask a room. A room overrides only the answers it needs.

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

/// What the terminal can ask a module.
pub(crate) trait ModuleDisplay {
    /// The module's place on the table, lowest first: the number of its rule file, unless another place is better.
    fn rank(&self, rule_file: u8) -> u8 {
        rule_file
    }

    /// Writes what everybody sees of the module, and what only the viewer sees of it.
    fn write(&self, _: &mut dyn Write, _: &View<'_>, _: &Voice, _: Style) -> io::Result<()> {
        Ok(())
    }

    /// The module's cards in the money row.
    fn in_row(&self, _: &View<'_>, _: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// The module's cards in a hand, besides money.
    fn in_hand(&self, _: &Cards, _: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// One of the module's tiles, in up to six characters.
    fn face(&self, tile: TileId, _: &Texts) -> Face {
        Face::plain(tile.to_string())
    }

    /// A sign, and the tiles in all Alhambras that hold something of the module.
    fn sign(&self, _: &View<'_>) -> Option<(char, TileSet)> {
        None
    }

    /// A piece on an empty cell beside the Alhambra of a seat, in up to six characters.
    fn beside_palace(&self, _: &View<'_>, _: Seat) -> Option<(Cell, &'static str)> {
        None
    }

    /// What a player should know for a small decision of the module.
    fn to_know(&self, _: &View<'_>, _: &Texts) -> Option<String> {
        None
    }

    /// The module's options on the command line.
    fn switches(&self) -> &'static [Switch] {
        &[]
    }
}

/// An option of the command line that takes no value and belongs to a module.
#[derive(Debug)]
pub(crate) struct Switch {
    /// The long name, without the leading hyphens.
    pub name: &'static str,
    /// Its help text.
    pub help: &'static str,
    /// What it does to the rules.
    pub set: fn(Rules) -> Result<Rules, RulesError>,
}

/// What the terminal can ask an action of a module.
pub(crate) trait ActionDisplay: Copy {
    /// What a menu has to know about the action.
    fn particulars(self) -> Particulars {
        Particulars::default()
    }
}

/// What a menu has to know about an action besides its description.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Particulars {
    /// The price must be met exactly, unless an ability makes more count as exact.
    pub is_only_exact: bool,
    /// Walls change although no tile is placed or taken out.
    pub changes_walls: bool,
    /// It is done without asking where nothing else can be done.
    pub is_done_unasked: bool,
}

/// What the terminal can ask about a decision that is awaited.
pub(crate) trait AwaitedDisplay: Copy {
    /// What is shown above the question.
    fn scene(self) -> Scene;
}

/// What is shown above a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scene {
    /// Only what a small decision needs.
    Little,
    /// The whole table.
    Table,
    /// The whole table, and the player's own Alhambra with the numbers of the choices.
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
