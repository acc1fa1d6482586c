//! The optional modules, each in a room (a submodule) named after its rule file.
//!
//! A room holds everything the engine knows about its module: state, actions, steps, events, reasons for refusal,
//! notation, secrets, set-up, and functions named after the hooks that call them. The traits here define what every
//! room can hold. A room that lacks something uses [`Never`] or [`Nothing`] in its place.

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
use crate::vocab::{BySeat, Card, Seat, TileId};

/// An action of a module.
pub(crate) trait ModuleAction: Copy {
    /// Checks whether the seat to act, which holds `hand`, may do this now.
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal>;

    /// Carries out an action that is known to be legal.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink);

    /// Describes the action; the caller fills in the module.
    fn describe(self, view: &View<'_>) -> Description;
}

/// The text form of a module's actions.
pub(crate) trait ModuleNotation: Sized {
    /// Writes the action in a form that [`ModuleNotation::read`] can parse.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Parses the action; `None` if the words are not an action of this module.
    fn read(words: &[&str]) -> Result<Option<Self>, ParseError>;
}

/// An event of a module.
pub(crate) trait ModuleEvent: Copy {
    /// Returns the event as `viewer` may see it. The match has no wildcard, so every event must decide.
    fn seen_by(self, viewer: Viewer) -> Self;

    /// Whether the event reveals something that nobody could have known. Such a step cannot be taken back fairly.
    fn reveals(self) -> bool;
}

/// Whether a step is finished or somebody has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// The game waits for a decision.
    Waits,
    /// The step is finished; what comes next is on the stack or in the turn.
    GoesOn,
}

/// A step of a module: something it goes through by itself, or a decision it waits for.
pub(crate) trait ModuleStep: Copy {
    /// The player who decides.
    fn asked(self, table: &Table) -> Seat;

    /// The kind of decision that the step waits for.
    fn awaited(self) -> AnyAwaited;

    /// Goes as far as possible without a decision.
    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress;

    /// Appends what the seat that is asked, which holds `hand`, may do.
    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>);

    /// Checks whether the decision may be declined.
    fn check_pass(self) -> Result<(), Illegal>;

    /// Declines the decision.
    fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink);
}

/// Something that a module sells.
pub(crate) trait ModuleGoods: Copy {
    /// Hands the goods to the buyer, who has finished paying.
    fn complete(self, purchase: Purchase, game: &mut Game, sink: &mut impl EventSink);
}

/// A kind of decision that a module asks for, as clients see it.
pub(crate) trait ModuleAwaited: Copy {
    /// The name of the decision in the protocol.
    fn name(self) -> &'static str;

    /// The id of the rule that says what may be done.
    fn rule(self) -> &'static str;

    /// Whether the decision is part of the set-up: hands and money row are still empty.
    fn is_setup(self) -> bool {
        false
    }

    /// The action taken for a player who does not answer (INT-20); `None` if it is simply to decline.
    fn default_action(self, _: &View<'_>, _: &[AnyAction]) -> Option<AnyAction> {
        None
    }
}

/// Why a module refuses an action.
pub(crate) trait ModuleReason: Copy + std::error::Error {
    /// The id of the rule that refuses the action.
    fn rule(self) -> &'static str;
}

/// Questions about a module that come up outside a turn. The default answers suit a module that plays no part in them.
pub(crate) trait ModuleKeeper {
    /// The number of distinct cards that the module puts into the draw pile.
    const CARDS: u8 = 0;

    /// Whether the set-up adds cards of the module to certain piles (table 2.2 of the interactions).
    const IN_PILES: bool = Self::CARDS > 0;

    /// A step that the module adds to the set-up at a real table.
    type SetupItem: ModuleSetupItem;

    /// All such steps for a dealt game, except for cards added to piles.
    fn setup_items(_: &Game) -> Vec<Self::SetupItem> {
        Vec::new()
    }

    /// The name of the card with that number.
    fn card_id(_: u8) -> &'static str {
        ""
    }

    /// Handles a card of the module that was drawn. `auctioneer` is the player who would bid first (CHR-11).
    fn on_card(_: &mut Game, _: u8, _: Seat, _: &mut impl EventSink) -> Drawn {
        Drawn::Aside
    }

    /// Calls the function for each card of the module in a hand or in the discard pile (INT-06).
    fn each_card(_: &Cards, _: impl FnMut(Card)) {}

    /// Calls the function for each tile of the supply that is open in a place of the module's own.
    fn each_open_tile(_: &Table, _: impl FnMut(TileId)) {}

    /// Fills in the hidden parts of the module in a game that is sampled from a view.
    fn sample(_: &mut Sampler<'_, '_>) {}

    /// The player who could not do with these hands what they have promised in public, and how much money is missing.
    /// A sample that fails here is drawn again.
    fn shortfall(_: &Table, _: &BySeat<Cards>) -> Option<(Seat, u16)> {
        None
    }
}

/// A step that a module adds to the set-up at a real table.
pub(crate) trait ModuleSetupItem: Copy {
    /// The step of table 2.1 of the interactions that this item belongs to.
    fn step(self) -> u8;
}

/// Stands for something that a module does not have. It has no values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nothing;

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub mod $room;)*

        /// The open state of every module; the default for modules that are not played.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub(crate) struct ModuleStates {
            $(pub $room: $room::State,)*
        }

        /// What a hand, or the discard pile, holds for every module.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub(crate) struct ModuleCards {
            $(pub $room: $room::Held,)*
        }

        /// The number of distinct cards of each module, in file order.
        pub(crate) const CARDS: &[u8] = &[$($room::Keeper::CARDS),*];

        /// Whether the set-up adds cards of each module to certain piles, in file order.
        pub(crate) const CARDS_IN_PILES: &[bool] = &[$($room::Keeper::IN_PILES),*];

        /// The name of a card of a module.
        pub(crate) fn card_id(module: Module, number: u8) -> &'static str {
            match module {
                $(Module::$module => $room::Keeper::card_id(number),)*
            }
        }

        /// Handles a card of a module that was drawn.
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

        /// Calls `found` for each module card in a hand or in the discard pile, in file order.
        #[inline]
        pub(crate) fn each_card(cards: &Cards, mut found: impl FnMut(Card)) {
            $($room::Keeper::each_card(cards, &mut found);)*
        }

        /// Calls `found` for each tile of the supply that is open in a place of a module.
        pub(crate) fn each_open_tile(table: &Table, mut found: impl FnMut(TileId)) {
            $($room::Keeper::each_open_tile(table, &mut found);)*
        }

        /// Fills in the hidden parts of the modules in a game that is sampled from a view.
        pub(crate) fn sample(sampler: &mut Sampler<'_, '_>) {
            $(
                if sampler.view.rules().modules.has(Module::$module) {
                    $room::Keeper::sample(sampler);
                }
            )*
        }

        /// A player who could not do with these hands what they have promised in public, and how much money is missing.
        pub(crate) fn shortfall(table: &Table, hands: &BySeat<Cards>) -> Option<(Seat, u16)> {
            $(
                if let Some(found) = $room::Keeper::shortfall(table, hands) {
                    return Some(found);
                }
            )*
            None
        }

        /// The hidden state of every module, apart from hands.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) struct ModuleSecrets {
            $(pub $room: $room::Hidden,)*
        }
    };
}
for_each_module!(rooms);
