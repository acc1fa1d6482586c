//! City Gates: the face-up card, and cards in hands.

use std::io::{self, Write};

use engine::modules::city_gates::Action;
use engine::{Cards, View};
use i18n::Texts;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let open = if view.is_gate_card_open() { "event-gate-opened" } else { "refusal-no-gate-card" };
        table::line(out, &texts.get("gates"), texts.get(open))
    }

    fn in_hand(&self, hand: &Cards, texts: &Texts) -> Vec<String> {
        match hand.gates() {
            0 => Vec::new(),
            cards => vec![texts.with("setup-gate-cards", &[("count", cards.into())])],
        }
    }
}

impl ActionDisplay for Action {}
