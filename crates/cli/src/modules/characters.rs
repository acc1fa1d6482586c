//! Characters: the auction, and who owns which character.

use std::io::{self, Write};

use engine::modules::characters::{Action, Awaited, Character};
use engine::{Module, View};
use i18n::Texts;

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let owned = view.seats().flat_map(|seat| {
            let of = move |character: Character| {
                format!("{} ({})", texts.character_name(character), voice.name(seat))
            };
            view.characters(seat).iter().map(of).collect::<Vec<_>>()
        });
        table::wrapped(out, &texts.module_name(Module::Characters), &joined(owned, ", "))?;
        if let Some(auction) = view.auction() {
            let name = texts.character_name(auction.character);
            let bid = match auction.best {
                Some((seat, bid)) => {
                    texts.with("event-bid", &[("name", voice.name(seat).into()), ("bid", bid.into())])
                }
                None => texts.get("no-bid"),
            };
            let auction = texts.with("auction-of", &[("name", (&name).into())]);
            table::line(out, "", format_args!("{auction}. {bid}"))?;
        }
        Ok(())
    }

    /// What the character in the auction does.
    fn to_know(&self, view: &View<'_>, texts: &Texts) -> Option<String> {
        let character = view.auction()?.character;
        Some(format!("{} – {}", texts.character_name(character), texts.character_about(character)))
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Bid | Awaited::Pay | Awaited::Fatima | Awaited::Knihstig | Awaited::Hakim => {
                Scene::Little
            }
        }
    }
}

impl ActionDisplay for Action {}
