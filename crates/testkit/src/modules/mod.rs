//! The optional modules in tests, each in a room named after its rule file. A room holds everything the kit knows about
//! its module: parts of positions, a census of its pieces, actions out of thin air, and its part of the second
//! implementation.

pub mod window;

use engine::editor::Editor;
use engine::vocab::{Card, Seat};
use engine::{Action, Event, Game, Module, Points, Rules, View};

use crate::census::Census;
use crate::examples::Shown;
use crate::golden::ModuleEnd;
use crate::mutate::Mutator;

/// Draws an action of a module, most likely an illegal one.
pub(crate) type ThinAir = fn(&mut Mutator<'_>) -> Action;

/// What the kit asks of a module. The default answers suit a module that has nothing to say.
pub(crate) trait Kit {
    /// Removes the module's dealt cards from a hand, which starts empty in a test.
    fn empty_hand(&self, editor: Editor, _: Seat) -> Editor {
        editor
    }

    /// Adds those of the cards that belong to the module to a hand.
    fn add_to_hand(&self, editor: Editor, _: Seat, _: &[Card]) -> Editor {
        editor
    }

    /// Removes the pieces that a test has named elsewhere from whatever is still as dealt.
    fn settle(&self, editor: Editor, _dealt: &Game) -> Editor {
        editor
    }

    /// Counts the pieces in its stocks. A stock that is still as dealt may hold pieces that a test has named elsewhere,
    /// because nobody looks into it.
    fn stock(&self, _: &Game, _: &mut dyn FnMut(&str, usize)) {}

    /// Counts its pieces, wherever they are, except for cards in hands and piles and tiles in palaces, which the base
    /// counts.
    fn count(&self, _: &Game, _: &mut dyn FnMut(&str, usize)) {}

    /// Adds what the census of its pieces must be. `dealt` is false while players make choices before the deal, when
    /// most pieces are still in the box.
    fn expected(&self, _: &Rules, _dealt: bool, _: &mut Census) {}

    /// Draws its actions out of thin air. The number is their weight in the draw, next to `mutate::BASE_SHARE` for the
    /// base game.
    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        None
    }

    /// Whether random players should prefer its actions, which keeps games short.
    fn is_preferred(&self) -> bool {
        false
    }

    /// The way to end that only this module makes possible.
    fn end(&self) -> Option<ModuleEnd> {
        None
    }

    /// Whether a first example of the module should show this action: by default, any action of its own.
    fn is_typical(&self, module: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).module == Some(module)
    }

    /// Whether the result of a typical action is worth showing.
    fn is_shown(&self, _: &Shown<'_>) -> bool {
        true
    }

    /// The points that the seat lost according to an event of the module.
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

/// Every room, in the order of the rule files.
pub(crate) fn rooms() -> impl Iterator<Item = &'static dyn Kit> {
    Module::every().map(room)
}
