//! The modules, one room each, named like those of the engine. A room holds everything the protocol knows about its
//! module: actions, events, sources of points, its part of the state, its options. The traits here define what every
//! room can be asked.

use engine::modules::Never;
use engine::vocab::{Building, Card, Dir, TileId};
use engine::{Action, Event, Goods, Module, Palace, Round, Rules, RulesError, Source, View, for_each_module};
use serde::{Serialize, Serializer};

use crate::action::ActionError;
use crate::explain::{Scoring, SourceForm};
use crate::fields::{Entries, Fields};
use crate::form::{Form, Typed};
use crate::payment::{Laid, Reason};
use crate::red_palace;
use crate::state::Known;

/// The actions of a module. Their names come without the slug.
pub(crate) trait ModuleAction: Copy {
    /// Writes the action.
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S>;

    /// The action with that name, if there is one.
    fn read(name: &str, fields: &Fields<'_, Self>) -> Result<Option<Self>, ActionError>;
}

/// The events of a module. Their names come without the slug.
pub(crate) trait ModuleEvent: Copy {
    /// Writes the event.
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S>;

    /// The scoring round that it is reported with, if any.
    fn round(self) -> Option<Round> {
        None
    }
}

/// What a module gives points for.
pub(crate) trait ModuleSource: Copy {
    /// How the protocol writes it.
    fn form(self) -> SourceForm;
}

/// What a module sells.
pub(crate) trait ModuleGoods: Copy {
    /// The id of the card, if it is a card of a display.
    fn card(self) -> Option<&'static str>;
}

/// An on/off option that a module adds to the set-up.
pub(crate) struct Flag {
    pub name: &'static str,
    pub is_on: fn(&Rules) -> bool,
    pub turn_on: fn(Rules) -> Result<Rules, RulesError>,
    /// Its number in the module list of a code, for an option that is newer than its module; it is listed there while
    /// it is on. An option as old as its module has a byte of its own after the list instead.
    pub code: Option<u8>,
}

/// What else a module can be asked. A module with nothing to say keeps the defaults.
pub(crate) trait ModuleRoom {
    /// Its number in codes, if that is not the number of its rule file.
    const CODE: Option<u8> = None;

    /// Its options in the set-up.
    const FLAGS: &'static [Flag] = &[];

    /// The rule file after whose module its part of the state is written, if that is not its own place: published
    /// fields never move.
    const STATE_AFTER: Option<u8> = None;

    /// Its part of the state, if it has one.
    fn state(_: &Known<'_>) -> Option<impl Serialize> {
        None::<()>
    }

    /// What it adds to a palace in the state: the name and value of a field.
    fn palace(_: &Palace) -> Option<(&'static str, impl Serialize)> {
        None::<(&'static str, ())>
    }

    /// Its cards in the money row.
    fn cards_in_row(_: &View<'_>) -> impl Iterator<Item = Card> {
        std::iter::empty()
    }

    /// Why the cards of a payment do not go together, if a rule of the module says so.
    fn refuse_payment(_: &Laid) -> Option<Reason> {
        None
    }

    /// What a tile adds to the count of a kind in a layout; `joined` gives the kind of the building next to it in a
    /// direction if there is no wall between them.
    fn adds_to_count(_: TileId, _joined: impl Fn(Dir) -> Option<Building>) -> Option<(Building, u32)> {
        None
    }

    /// The events that would follow a round if it were held now.
    fn after_round(_: &View<'_>, _: &Scoring) -> Vec<Event> {
        Vec::new()
    }

    /// What it adds to an explained round, as the name and value of a field, given the events that belong to the
    /// round.
    fn round_part(_: &[Event]) -> Option<(&'static str, impl Serialize)> {
        None::<(&'static str, ())>
    }
}

impl ModuleAction for Never {
    fn write<S: Serializer>(self, _: Typed<S>) -> Form<S> {
        match self {}
    }

    fn read(_: &str, _: &Fields<'_, Never>) -> Result<Option<Never>, ActionError> {
        Ok(None)
    }
}

impl ModuleEvent for Never {
    fn write<S: Serializer>(self, _: Typed<S>) -> Form<S> {
        match self {}
    }
}

impl ModuleSource for Never {
    fn form(self) -> SourceForm {
        match self {}
    }
}

impl ModuleGoods for Never {
    fn card(self) -> Option<&'static str> {
        match self {}
    }
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(mod $room;)*

        /// The action with that name of the module or game with the slug `owner`, if there is one.
        pub(crate) fn read_action(
            owner: &str,
            name: &str,
            entries: &Entries<'_>,
        ) -> Result<Option<Action>, ActionError> {
            Ok(match owner {
                $($slug => ModuleAction::read(name, &Fields::new(entries, Action::$module))?.map(Action::$module),)*
                red_palace::SLUG => {
                    ModuleAction::read(name, &Fields::new(entries, Action::RedPalace))?.map(Action::RedPalace)
                }
                _ => None,
            })
        }

        /// The scoring round that an event is reported with, if any. Events of the base game are either the lines
        /// themselves, or have nothing to do with rounds.
        pub(crate) fn round_of(event: Event) -> Option<Round> {
            match event {
                $(Event::$module(event) => event.round(),)*
                Event::RedPalace(event) => event.round(),
                _ => None,
            }
        }

        /// How the protocol writes a source of points.
        pub(crate) fn source_form(source: Source) -> SourceForm {
            match source {
                Source::Majority(kind) => SourceForm { kind: Some(kind), ..SourceForm::named("majority") },
                Source::Wall => SourceForm::named("wall"),
                $(Source::$module(source) => source.form(),)*
                Source::RedPalace(source) => source.form(),
            }
        }

        /// The id of the bought card, if it comes from a display.
        pub(crate) fn bought_card(goods: Goods) -> Option<&'static str> {
            match goods {
                Goods::Market(_) => None,
                $(Goods::$module(goods) => goods.card(),)*
                Goods::RedPalace(goods) => goods.card(),
            }
        }

        /// The number of a module in codes: that of its rule file, which does not change when modules are added.
        pub(crate) fn code_of(module: Module) -> u8 {
            let own = match module {
                $(Module::$module => $room::Room::CODE,)*
            };
            own.unwrap_or(module.rule_file())
        }

        /// The options of a module in the set-up.
        pub(crate) fn flags(module: Module) -> &'static [Flag] {
            match module {
                $(Module::$module => $room::Room::FLAGS,)*
            }
        }

        /// The parts of the state of the modules that are played, each under its slug.
        pub(crate) fn write_states<S: Serializer>(mut form: Form<S>, known: &Known<'_>) -> Form<S> {
            let mut modules: Vec<Module> = known.view.rules().modules().iter().collect();
            modules.sort_by_key(|&module| {
                let after = match module {
                    $(Module::$module => $room::Room::STATE_AFTER,)*
                };
                after.unwrap_or(module.rule_file())
            });
            for module in modules {
                form = match module {
                    $(Module::$module => form.optional_part($slug, $room::Room::state(known)),)*
                };
            }
            form
        }

        /// What the modules that are played add to a palace in the state.
        pub(crate) fn write_palace<S: Serializer>(
            mut form: Form<S>,
            rules: &Rules,
            palace: &Palace,
        ) -> Form<S> {
            $(
                if rules.modules().has(Module::$module) && let Some((name, part)) = $room::Room::palace(palace) {
                    form = form.part(name, &part);
                }
            )*
            form
        }

        /// The cards of modules in the money row.
        pub(crate) fn cards_in_row(view: &View<'_>) -> impl Iterator<Item = Card> {
            std::iter::empty()$(.chain($room::Room::cards_in_row(view)))*
        }

        /// Why the cards of a payment do not go together, if a rule of a module says so, and which module that is.
        pub(crate) fn refuse_payment(laid: &Laid) -> Option<(Module, Reason)> {
            None$(.or_else(|| Some((Module::$module, $room::Room::refuse_payment(laid)?))))*
        }

        /// What a tile adds to the count of a kind in a layout, by the rules of its module.
        pub(crate) fn adds_to_count(
            tile: TileId,
            joined: impl Fn(Dir) -> Option<Building>,
        ) -> Option<(Building, u32)> {
            None$(.or_else(|| $room::Room::adds_to_count(tile, &joined)))*
        }

        /// The events of modules that would follow a round if it were held now.
        pub(crate) fn after_round(view: &View<'_>, scoring: &Scoring) -> Vec<Event> {
            let mut events = Vec::new();
            $(events.extend($room::Room::after_round(view, scoring));)*
            events
        }

        /// What modules add to an explained round.
        pub(crate) fn write_round<S: Serializer>(mut form: Form<S>, events: &[Event]) -> Form<S> {
            $(
                if let Some((name, part)) = $room::Room::round_part(events) {
                    form = form.part(name, &part);
                }
            )*
            form
        }
    };
}
for_each_module!(rooms);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::CardWord;

    #[test]
    fn every_card_of_a_module_is_written_as_the_engine_names_it() {
        for card in Module::every().flat_map(Module::cards) {
            assert_eq!(serde_json::to_string(&CardWord(card)).unwrap(), format!("\"{card}\""));
        }
    }

    #[test]
    fn every_module_and_option_has_its_own_number_in_codes() {
        let options = Module::every().flat_map(flags).filter_map(|flag| flag.code);
        let mut codes: Vec<u8> = Module::every().map(code_of).chain(options).collect();
        let count = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), count);
    }
}
