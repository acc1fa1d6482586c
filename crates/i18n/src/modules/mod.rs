//! The texts of the optional modules, one room each, named like its rule file. A room holds every sentence about its
//! module: labels of actions, the log, questions, refusals, score lines, the set-up, and the names of its pieces. The
//! words themselves are in `texts/<code>/<slug>.ftl`. The traits here define what a room can be asked.

use engine::modules::Never;
use engine::vocab::{Money, Payment, TileId};
use engine::{Description, Line, Module, ModuleSet, View};

use crate::texts::{Form, Texts};

/// What a room can be asked about its module apart from what the engine reports. A module with nothing to say keeps
/// the defaults.
pub(crate) trait ModuleTexts {
    /// The name of a tile of the module; only called for modules that have tiles.
    fn tile(&self, _: &Texts, tile: TileId, _: Form) -> String {
        tile.name().to_owned()
    }

    /// The name of a piece of money, if the module has one of its own for it.
    fn money(&self, _: &Texts, _: Money) -> Option<String> {
        None
    }

    /// What the payment includes besides money, if that belongs to the module.
    fn laid_down(&self, _: &Texts, _: Payment) -> Option<String> {
        None
    }

    /// The key of the text for `$count` cards of the module that the set-up adds to a pile.
    fn cards_for_pile(&self) -> Option<&'static str> {
        None
    }

    /// The key of the question between two turns, if this module offers something then. The set holds all modules
    /// that do. The last one in the list asks, so its question must include those before it.
    fn window(&self, _: ModuleSet) -> Option<&'static str> {
        None
    }

    /// Games, each with its seed, in which something happens that is rare in others.
    #[cfg(test)]
    fn rare_games(&self) -> Vec<(engine::Rules, u64)> {
        Vec::new()
    }

    /// Events that cannot happen in any game at present.
    #[cfg(test)]
    fn unheard_events(&self) -> Vec<engine::Event> {
        Vec::new()
    }
}

/// An action that can be labelled.
pub(crate) trait ModuleAction {
    /// A short label, as on a button; `about` describes the same action.
    fn label(self, texts: &Texts, view: &View<'_>, about: &Description) -> String;
}

/// An event that can be put into a sentence.
pub(crate) trait ModuleEvent {
    /// A sentence for the log; `names` are those of the seats, in order.
    fn sentence(self, texts: &Texts, names: &[String]) -> String;
}

/// A decision that a player can be asked for.
pub(crate) trait ModuleAwaited: Copy {
    /// The key of the question.
    fn question(self) -> &'static str;

    /// The key of the label for declining.
    fn pass(self) -> &'static str {
        "pass-offer"
    }
}

/// Why an action is refused.
pub(crate) trait ModuleReason {
    /// The reason in one sentence, without the rule.
    fn sentence(self, texts: &Texts) -> String;
}

/// A source of points.
pub(crate) trait ModuleSource {
    /// The score line of this source, without the name of the player.
    fn explained(self, texts: &Texts, line: &Line) -> String;
}

/// One thing to do before the first turn.
pub(crate) trait ModuleSetupItem {
    /// What to do, in words.
    fn instruction(self, texts: &Texts) -> String;
}

impl ModuleAction for Never {
    fn label(self, _: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {}
    }
}

impl ModuleEvent for Never {
    fn sentence(self, _: &Texts, _: &[String]) -> String {
        match self {}
    }
}

impl ModuleAwaited for Never {
    fn question(self) -> &'static str {
        match self {}
    }
}

impl ModuleReason for Never {
    fn sentence(self, _: &Texts) -> String {
        match self {}
    }
}

impl ModuleSource for Never {
    fn explained(self, _: &Texts, _: &Line) -> String {
        match self {}
    }
}

impl ModuleSetupItem for Never {
    fn instruction(self, _: &Texts) -> String {
        match self {}
    }
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub(crate) mod $room;)*

        /// The texts of a module.
        pub(crate) fn room(module: Module) -> &'static dyn ModuleTexts {
            match module {
                $(Module::$module => &$room::Room,)*
            }
        }

        /// The key of the name of a module.
        pub(crate) const fn name_key(module: Module) -> &'static str {
            match module {
                $(Module::$module => concat!("module-", $slug),)*
            }
        }

        /// The keys of a short summary of a module: first the one for The Red Palace, which only some modules have.
        pub(crate) const fn effect_keys(module: Module) -> [&'static str; 2] {
            match module {
                $(Module::$module => [concat!("effect-red-palace-", $slug), concat!("effect-", $slug)],)*
            }
        }

        /// The key of the description of a module.
        pub(crate) const fn about_key(module: Module) -> &'static str {
            match module {
                $(Module::$module => concat!("about-", $slug),)*
            }
        }
    };
}
engine::for_each_module!(rooms);

/// The texts of all modules, in the order of the list.
pub(crate) fn rooms() -> impl Iterator<Item = &'static dyn ModuleTexts> {
    Module::every().map(room)
}
