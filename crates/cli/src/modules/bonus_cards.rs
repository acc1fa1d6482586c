//! Bonus Cards: secret ones in the hand, shown ones before the players.

use std::io::{self, Write};

use engine::View;
use engine::modules::bonus_cards::{Action, Awaited, BonusCard, Event};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names};

pub(crate) struct Room;

/// `the bonus card for garden-07`.
fn bonus(card: BonusCard) -> String {
    format!("the bonus card for {}", card.tile())
}

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let shown = view.seats().flat_map(|seat| {
            let of = move |card: BonusCard| format!("{} ({})", card.tile(), names.whom(seat));
            view.bonus_shown(seat).iter().map(of).collect::<Vec<_>>()
        });
        let shown = words::join_or(shown, ", ", "none yet");
        table::line(out, "Bonus", format_args!("shown: {shown}"))?;
        if let Some(hand) = view.hand() {
            let own = words::and(hand.bonus().iter().map(|card| words::tile(card.tile())));
            table::line(out, "", format_args!("your secret cards: {own}"))?;
        }
        Ok(())
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Show => {
                "Before the scoring round: which bonus cards do you show? Pass when you are done"
            }
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Show => Scene::Little,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Show { card } => format!("show {}", bonus(card)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Shown { seat, card } => format!("{} showed {}.", names.who(seat), bonus(card)),
            Event::TakenBack { seat, card } => {
                format!("{} took back {}: its tile has left the Alhambra.", names.who(seat), bonus(card))
            }
        }
    }
}
