//! Bonus Cards: secret ones in the hand, revealed ones in front of the players.

use std::io::{self, Write};

use engine::View;
use engine::modules::bonus_cards::{Action, Awaited, BonusCard};

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let shown = view.seats().flat_map(|seat| {
            let of = move |card: BonusCard| format!("{} ({})", texts.tile(card.tile()), voice.name(seat));
            view.bonus_shown(seat).iter().map(of).collect::<Vec<_>>()
        });
        table::wrapped(out, &texts.get("bonus-cards"), &joined(shown, ", "))?;
        if let Some(hand) = view.hand() {
            let own = voice.list(hand.bonus().iter().map(|card| texts.tile(card.tile())));
            table::wrapped(out, "", &texts.with("terminal-secret", &[("cards", (&own).into())]))?;
        }
        Ok(())
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Show => Scene::Little,
        }
    }
}

impl ActionDisplay for Action {}
