//! The optional modules, one room each, named like its rule file. A room holds everything the engine knows of its module:
//! state, actions, steps, events, reasons of refusal, notation, secrets, set-up, and functions named like the hooks that
//! call them. What every room can hold is said here once, by the traits; a room that has nothing of a sort names [`Never`]
//! or [`Nothing`] in its place.

mod list;

use std::fmt;

use crate::Action as AnyAction;
use crate::describe::Description;
use crate::event::EventSink;
use crate::for_each_module;
use crate::game::{Cards, Game, Table};
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::notation::ParseError;
use crate::purchase::Purchase;
use crate::rules::Module;
use crate::sample::Sampler;
use crate::step::Awaited as AnyAwaited;
use crate::view::{View, Viewer};
use crate::vocab::{Card, Seat, TileId};

/// What a player may do with a module.
pub(crate) trait ModuleAction: Copy {
    /// Whether the seat to act, which holds `hand`, may do this now.
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal>;

    /// Carries out an action that is known to be legal.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink);

    /// What the action is about; its module is filled in by the caller.
    fn describe(self, view: &View<'_>) -> Description;
}

/// The text form of a module's actions.
pub(crate) trait ModuleNotation: Sized {
    /// Writes the action; what is written can be read back.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The action of these words, if they are one of the module's.
    fn read(words: &[&str]) -> Result<Option<Self>, ParseError>;
}

/// What a module tells.
pub(crate) trait ModuleEvent: Copy {
    /// The event as `viewer` may see it. Every event decides; there is no wildcard.
    fn seen_by(self, viewer: Viewer) -> Self;

    /// Whether it shows something that nobody could know: what led to it is not taken back any more.
    fn reveals(self) -> bool;
}

/// Whether a step is over or somebody has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// The game waits for a decision.
    Waits,
    /// The step was gone through; what comes next is on the stack or in the turn.
    GoesOn,
}

/// A step of a module: something it goes through by itself, or a decision it waits for.
pub(crate) trait ModuleStep: Copy {
    /// Who decides.
    fn asked(self, table: &Table) -> Seat;

    /// What is awaited.
    fn awaited(self) -> AnyAwaited;

    /// Goes as far as it can without a decision.
    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress;

    /// Appends what the seat asked, which holds `hand`, may do.
    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>);

    /// Whether the decision may be declined.
    fn check_pass(self) -> Result<(), Illegal>;

    /// Declines it.
    fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink);
}

/// What a module sells.
pub(crate) trait ModuleGoods: Copy {
    /// The purchase is paid for: the buyer gets the goods.
    fn complete(self, purchase: Purchase, game: &mut Game, sink: &mut impl EventSink);
}

/// A kind of decision that a module asks for, as clients name it.
pub(crate) trait ModuleAwaited: Copy {
    /// The name in the protocol.
    fn name(self) -> &'static str;

    /// The rule that says what may be done.
    fn rule(self) -> &'static str;

    /// Whether it belongs to the set-up: hands and money row are still empty.
    fn is_setup(self) -> bool {
        false
    }

    /// What is done for a player who does not answer (INT-20), where it is not simply to decline.
    fn default_action(self, _: &View<'_>, _: &[AnyAction]) -> Option<AnyAction> {
        None
    }
}

/// Why a module refuses an action.
pub(crate) trait ModuleReason: Copy + std::error::Error {
    /// The id of the rule that refuses.
    fn rule(self) -> &'static str;
}

/// What the keeper of a room is asked outside of the turn. A module that has nothing to say leaves the answer as it is.
pub(crate) trait ModuleKeeper {
    /// How many cards with faces of their own the module puts into the draw pile.
    const CARDS: u8 = 0;

    /// Whether set-up adds cards of the module to named piles (table 2.2 of the interactions).
    const IN_PILES: bool = Self::CARDS > 0;

    /// What the module adds to the set-up at a real table.
    type SetupItem: ModuleSetupItem;

    /// All of that for a dealt game, cards in piles aside.
    fn setup_items(_: &Game) -> Vec<Self::SetupItem> {
        Vec::new()
    }

    /// The name of the card with that number.
    fn card_id(_: u8) -> &'static str {
        ""
    }

    /// A card of the module was drawn. `auctioneer` is who would bid first (CHR-11).
    fn on_card(_: &mut Game, _: u8, _: Seat, _: &mut impl EventSink) -> Drawn {
        Drawn::Aside
    }

    /// Gives each card of the module that is in a hand or in the discard pile (INT-06).
    fn each_card(_: &Cards, _: impl FnMut(Card)) {}

    /// Gives each tile of the supply that lies open in a place of the module's own.
    fn each_open_tile(_: &Table, _: impl FnMut(TileId)) {}

    /// Lays down what is hidden of the module in a game that is sampled from a view.
    fn sample(_: &mut Sampler<'_, '_>) {}
}

/// One thing that a module adds to the set-up at a real table.
pub(crate) trait ModuleSetupItem: Copy {
    /// The step of table 2.1 of the interactions that it belongs to.
    fn step(self) -> u8;
}

/// What a module has none of: no value of it exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Never {}

impl ModuleAction for Never {
    fn check(self, _: &Table, _: &Cards) -> Result<(), Illegal> {
        match self {}
    }

    fn apply(self, _: &mut Game, _: Seat, _: &mut impl EventSink) {
        match self {}
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {}
    }
}

impl ModuleNotation for Never {
    fn write(self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {}
    }

    fn read(_: &[&str]) -> Result<Option<Never>, ParseError> {
        Ok(None)
    }
}

impl ModuleEvent for Never {
    fn seen_by(self, _: Viewer) -> Never {
        match self {}
    }

    fn reveals(self) -> bool {
        match self {}
    }
}

impl ModuleStep for Never {
    fn asked(self, _: &Table) -> Seat {
        match self {}
    }

    fn awaited(self) -> AnyAwaited {
        match self {}
    }

    fn advance(self, _: &mut Game, _: &mut impl EventSink) -> Progress {
        match self {}
    }

    fn list(self, _: &Table, _: &Cards, _: &mut Vec<AnyAction>) {
        match self {}
    }

    fn check_pass(self) -> Result<(), Illegal> {
        match self {}
    }

    fn pass(self, _: &mut Game, _: Seat, _: &mut impl EventSink) {
        match self {}
    }
}

impl ModuleGoods for Never {
    fn complete(self, _: Purchase, _: &mut Game, _: &mut impl EventSink) {
        match self {}
    }
}

impl ModuleAwaited for Never {
    fn name(self) -> &'static str {
        match self {}
    }

    fn rule(self) -> &'static str {
        match self {}
    }
}

impl ModuleSetupItem for Never {
    fn step(self) -> u8 {
        match self {}
    }
}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ModuleReason for Never {
    fn rule(self) -> &'static str {
        match self {}
    }
}

/// The state of a module that keeps none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nothing;

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub mod $room;)*

        /// The open state of every module; a module that is not played keeps its default.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) struct ModuleStates {
            $(pub $room: $room::State,)*
        }

        /// What a hand, or the discard pile, holds of every module.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) struct ModuleCards {
            $(pub $room: $room::Held,)*
        }

        /// How many cards with faces of their own each module has, in file order.
        pub(crate) const CARDS: &[u8] = &[$($room::Keeper::CARDS),*];

        /// Whether set-up adds cards of each module to named piles, in file order.
        pub(crate) const CARDS_IN_PILES: &[bool] = &[$($room::Keeper::IN_PILES),*];

        /// The name of a card of a module.
        pub(crate) fn card_id(module: Module, number: u8) -> &'static str {
            match module {
                $(Module::$module => $room::Keeper::card_id(number),)*
            }
        }

        /// A card of a module was drawn.
        pub(crate) fn on_card(
            game: &mut Game,
            module: Module,
            number: u8,
            auctioneer: Seat,
            sink: &mut impl EventSink,
        ) -> Drawn {
            match module {
                $(Module::$module => $room::Keeper::on_card(game, number, auctioneer, sink),)*
            }
        }

        /// Gives each card of a module that is in a hand or in the discard pile, in file order.
        #[inline]
        pub(crate) fn each_card(cards: &Cards, mut found: impl FnMut(Card)) {
            $($room::Keeper::each_card(cards, &mut found);)*
        }

        /// Gives each tile of the supply that lies open in a place of a module.
        pub(crate) fn each_open_tile(table: &Table, mut found: impl FnMut(TileId)) {
            $($room::Keeper::each_open_tile(table, &mut found);)*
        }

        /// Lays down what is hidden of the modules in a game that is sampled from a view.
        pub(crate) fn sample(sampler: &mut Sampler<'_, '_>) {
            $(
                if sampler.view.rules().modules.has(Module::$module) {
                    $room::Keeper::sample(sampler);
                }
            )*
        }

        /// What is hidden of every module, hands aside.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) struct ModuleSecrets {
            $(pub $room: $room::Hidden,)*
        }
    };
}
for_each_module!(rooms);
