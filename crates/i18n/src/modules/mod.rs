//! The optional modules in words, one room each, named like its rule file. A room holds every sentence about its module:
//! labels of actions, the log, questions, refusals, lines of a score, the set-up, and the names of its pieces; the words
//! themselves lie in `texts/<code>/<slug>.ftl`. What a room can be asked is said here once, by the traits.

use engine::modules::Never;
use engine::vocab::{Money, Payment, TileId};
use engine::{Description, Line, Module, ModuleSet, View};

use crate::texts::{Form, Texts};

/// What a room is asked of its module beside what the engine says of it. A module that has nothing to say leaves the
/// answer as it is.
pub(crate) trait ModuleTexts {
    /// A tile of the module; only modules that have tiles are asked.
    fn tile(&self, _: &Texts, tile: TileId, _: Form) -> String {
        tile.name().to_owned()
    }

    /// A piece of money, where the module has a name of its own for it.
    fn money(&self, _: &Texts, _: Money) -> Option<String> {
        None
    }

    /// What the module lays down in that payment beside money.
    fn laid_down(&self, _: &Texts, _: Payment) -> Option<String> {
        None
    }

    /// The key for so many (`$count`) cards of the module that set-up adds to a pile.
    fn cards_for_pile(&self) -> Option<&'static str> {
        None
    }

    /// The key of the question in the window between two turns, in which these modules offer something, this one among
    /// them. Of several the last one is heard, so it speaks for those before it in the list.
    fn window(&self, _: ModuleSet) -> Option<&'static str> {
        None
    }

    /// Games, each with its seed, that bring up what seldom comes up in others.
    #[cfg(test)]
    fn rare_games(&self) -> Vec<(engine::Rules, u64)> {
        Vec::new()
    }

    /// Events that no game of today brings up.
    #[cfg(test)]
    fn unheard_events(&self) -> Vec<engine::Event> {
        Vec::new()
    }
}

/// What may be done, as a short label; `about` describes the same action.
pub(crate) trait ModuleAction {
    /// The label, as on a button.
    fn label(self, texts: &Texts, view: &View<'_>, about: &Description) -> String;
}

/// What happened.
pub(crate) trait ModuleEvent {
    /// A sentence for the log; the names are those of the seats in order.
    fn sentence(self, texts: &Texts, names: &[String]) -> String;
}

/// What is asked.
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

/// What points are given for.
pub(crate) trait ModuleSource {
    /// A line of an explained score that has this source, without the name.
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

        /// The room of a module.
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

        /// The key of what a module does, in a few words; first the one for The Red Palace, which only some have.
        pub(crate) const fn effect_keys(module: Module) -> [&'static str; 2] {
            match module {
                $(Module::$module => [concat!("effect-red-palace-", $slug), concat!("effect-", $slug)],)*
            }
        }

        /// The key of what a module adds.
        pub(crate) const fn about_key(module: Module) -> &'static str {
            match module {
                $(Module::$module => concat!("about-", $slug),)*
            }
        }
    };
}
engine::for_each_module!(rooms);

/// The rooms of all modules, in the order of the list.
pub(crate) fn rooms() -> impl Iterator<Item = &'static dyn ModuleTexts> {
    Module::every().map(room)
}
