//! The optional modules in tests, one room each, named like its rule file. A room holds everything the kit knows of its
//! module: parts of positions, the census of its pieces, actions out of thin air, its part of the second implementation.

pub mod window;

use engine::editor::Editor;
use engine::vocab::{Card, Seat};
use engine::{Action, Event, Game, Module, Points, Rules, View};

use crate::census::Census;
use crate::examples::Shown;
use crate::golden::ModuleEnd;
use crate::mutate::Mutator;

/// Some action of a module, most likely an illegal one.
pub(crate) type ThinAir = fn(&mut Mutator<'_>) -> Action;

/// What the kit asks of a module. One that has nothing to say leaves the answer as it is.
pub(crate) trait Kit {
    /// Takes from a hand what it is dealt and a test has not named.
    fn empty_hand(&self, editor: Editor, _: Seat) -> Editor {
        editor
    }

    /// Adds those of the cards that are the module's to a hand.
    fn add_to_hand(&self, editor: Editor, _: Seat, _: &[Card]) -> Editor {
        editor
    }

    /// Takes from what is still as dealt the pieces that a test has named elsewhere.
    fn settle(&self, editor: Editor, _dealt: &Game) -> Editor {
        editor
    }

    /// Counts the pieces of its stocks. A stock that is still as dealt may hold what a test has named elsewhere: nobody
    /// looks into it.
    fn stock(&self, _: &Game, _: &mut dyn FnMut(&str, usize)) {}

    /// Counts its pieces, wherever they lie; cards in hands and in piles and tiles in palaces are counted already.
    fn count(&self, _: &Game, _: &mut dyn FnMut(&str, usize)) {}

    /// What the census of its pieces must be. `dealt` is false as long as players choose before the deal: most pieces are
    /// still in the box.
    fn expected(&self, _: &Rules, _dealt: bool, _: &mut Census) {}

    /// Its actions out of thin air and how often they come: an action of the base game comes 21 times.
    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        None
    }

    /// Whether random players are to prefer its actions, so that games stay short.
    fn is_preferred(&self) -> bool {
        false
    }

    /// A way to end that only it brings.
    fn end(&self) -> Option<ModuleEnd> {
        None
    }

    /// Whether the action is what a first example of the module shows: one of its own, unless it says otherwise.
    fn is_typical(&self, module: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).module == Some(module)
    }

    /// Whether what came of it is worth showing.
    fn is_shown(&self, _: &Shown<'_>) -> bool {
        true
    }

    /// The points that an event of the module says that seat lost.
    fn points_lost(&self, _: &Event, _: Seat) -> Points {
        0
    }
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub(crate) mod $room;)*

        /// The room of a module.
        pub(crate) fn room(module: Module) -> &'static dyn Kit {
            match module {
                $(Module::$module => &$room::Room,)*
            }
        }
    };
}
engine::for_each_module!(rooms);

/// Every room, in file order.
pub(crate) fn rooms() -> impl Iterator<Item = &'static dyn Kit> {
    Module::every().map(room)
}
