//! What a new module starts with: a room in each crate, the rule file and a test. `@slug` and other words with an `@`
//! are placeholders.

/// The path and text of each file, except texts in the languages of the interface.
pub const FILES: [(&str, &str); 9] = [
    ("crates/engine/src/modules/@room/mod.rs", ENGINE),
    ("crates/protocol/src/modules/@room.rs", PROTOCOL),
    ("crates/bots/src/greedy/modules/@room.rs", BOTS),
    ("crates/i18n/src/modules/@room.rs", I18N),
    ("crates/cli/src/modules/@room.rs", CLI),
    ("crates/web/src/modules/@room/mod.rs", WEB),
    ("crates/testkit/src/modules/@room.rs", TESTKIT),
    ("crates/casebook/tests/rules/@room.rs", TEST),
    ("docs/rules/@number-@slug.md", RULES),
];

/// The languages, each with a sentence that describes the module, which changes nothing yet.
pub const TEXTS: [(&str, &str); 6] = [
    ("de", "Ändert noch nichts."),
    ("en", "Changes nothing yet."),
    ("es", "Todavía no cambia nada."),
    ("fr", "Ne change encore rien."),
    ("it", "Non cambia ancora nulla."),
    ("pl", "Jeszcze niczego nie zmienia."),
];

/// The Fluent texts of one language.
pub fn texts(about: &str) -> String {
    let effect = about.trim_end_matches('.');
    format!("### @name.\n\nmodule-@slug = @name\nabout-@slug = {about}\neffect-@slug = {effect}\n")
}

/// The page of the rulebook in each language: its introduction, the headings of its six parts, and the text below
/// them.
pub const PAGES: [(&str, [&str; 8]); 6] = [
    (
        "de",
        [
            "Dieses Modul ändert noch nichts.",
            "Aufbau",
            "Dein Zug",
            "Wertung",
            "Leicht vergessen",
            "Beispiel",
            "Fragen",
            "Noch nichts.",
        ],
    ),
    (
        "en",
        [
            "This module changes nothing yet.",
            "Set-up",
            "Your turn",
            "Scoring",
            "Easily forgotten",
            "Example",
            "Questions",
            "Nothing yet.",
        ],
    ),
    (
        "es",
        [
            "Este módulo todavía no cambia nada.",
            "Preparación",
            "Tu turno",
            "Puntuación",
            "Fácil de olvidar",
            "Ejemplo",
            "Preguntas",
            "Todavía nada.",
        ],
    ),
    (
        "fr",
        [
            "Ce module ne change encore rien.",
            "Mise en place",
            "Votre tour",
            "Décompte",
            "À ne pas oublier",
            "Exemple",
            "Questions",
            "Encore rien.",
        ],
    ),
    (
        "it",
        [
            "Questo modulo non cambia ancora nulla.",
            "Preparazione",
            "Il tuo turno",
            "Valutazione",
            "Da non dimenticare",
            "Esempio",
            "Domande",
            "Ancora nulla.",
        ],
    ),
    (
        "pl",
        [
            "Ten moduł jeszcze niczego nie zmienia.",
            "Przygotowanie",
            "Twoja tura",
            "Punktowanie",
            "Łatwo zapomnieć",
            "Przykład",
            "Pytania",
            "Jeszcze nic.",
        ],
    ),
];

/// The anchors of the parts of a page, in order; the same in every language.
pub const PARTS: [&str; 6] = ["set-up", "turn", "scoring", "forgotten", "example", "asked"];

/// A page of the rulebook. Its first part cites the first rule.
pub fn page(words: &[&str; 8]) -> String {
    let [about, headings @ .., nothing] = words;
    let mut text = format!("# @name\n\n{about}\n");
    for (anchor, heading) in PARTS.iter().zip(headings) {
        let rule = if *anchor == PARTS[0] { " .@prefix-01" } else { "" };
        text += &format!("\n## {heading} {{#{anchor}{rule}}}\n\n{nothing}\n");
    }
    text
}

const ENGINE: &str = "\
//! @name (`docs/rules/@number-@slug.md`, @prefix): it changes nothing yet.

use crate::modules::{ModuleKeeper, Never, Nothing};

/// It has no public state.
pub(crate) type State = Nothing;

/// It hides nothing.
pub(crate) type Hidden = Nothing;

/// It keeps nothing in a hand.
pub(crate) type Held = Nothing;

/// It adds no actions.
pub type Action = Never;

/// It has no events of its own.
pub type Event = Never;

/// It adds no steps.
pub type Step = Never;

/// It asks for nothing.
pub type Awaited = Never;

/// It refuses nothing.
pub type Reason = Never;

/// It gives no points of its own.
pub type Source = Never;

/// It sells nothing of its own.
pub type Goods = Never;

/// It adds nothing to the set-up.
pub type SetupItem = Never;

/// Answers for the module outside the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;
}
";

const PROTOCOL: &str = "\
//! @name: nothing of it is written yet.

use super::ModuleRoom;

pub(super) struct Room;

impl ModuleRoom for Room {}
";

const BOTS: &str = "\
//! @name: nothing to weigh yet.

use super::Advice;

/// It has no weights.
pub type Weights = ();

pub(super) struct Room;

impl Advice for Room {}
";

const I18N: &str = "\
//! @name: a name and nothing more yet.

use super::ModuleTexts;

pub(crate) struct Room;

impl ModuleTexts for Room {}
";

const CLI: &str = "\
//! @name: nothing to show yet.

use super::ModuleDisplay;

pub(crate) struct Room;

impl ModuleDisplay for Room {}
";

const WEB: &str = "\
//! @name: nothing to show yet.

use super::{OnPage, Picture, ROUND};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (ROUND, String::new())
    }

    fn weight(&self) -> u8 {
        1
    }
}
";

const TESTKIT: &str = "\
//! @name: nothing to count and nothing to do yet.

use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {}
";

const TEST: &str = "\
//! @name (`docs/rules/@number-@slug.md`).

use testkit::games::random_game;
use testkit::rules;

#[test]
fn @test_01_a_game_with_the_module_is_played_to_its_end() {
    for players in 2..=6 {
        let (game, _) = random_game(rules(players, \"@slug\"), 7, |_, _| {});
        assert!(game.outcome().is_some(), \"{players} players\");
    }
}
";

const RULES: &str = "\
# @number @name

Rule ids: @prefix-xx. Data: none.

## 1 Purpose

What the module adds, in one sentence.

## 2 Components

None.

## 3 Set-up

Nothing.

## 4 Rules

- @prefix-01 The module can be added to Alhambra in any mix, with 2 to 6 players. It changes nothing yet.

## 5 Scoring effect

None.

## 6 Interactions

None.

## 7 Two-player game

Nothing changes.

## 8 Worked examples (test cases)

None.

## 9 Rulings and sources

None.
";
