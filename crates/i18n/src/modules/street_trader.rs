//! Street Trader: the disc and its citizens.

use engine::modules::street_trader::{Action, Awaited, Event, Reason, SetupItem, Source, Trio};
use engine::vocab::{Building, Seat};
use engine::{Description, Line, View};

use super::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource, ModuleTexts,
};
use crate::score::counted;
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {}

/// Three citizens named by their kinds: `Pavilion, Garden and Tower`.
fn trio(texts: &Texts, citizens: Trio) -> String {
    texts.list(&citizens.iter().map(|kind| texts.kind(kind)).collect::<Vec<_>>())
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Choose { citizens } => {
                texts.with("action-choose-citizens", &[("kinds", (&trio(texts, citizens)).into())])
            }
            Action::PutDisc { at } => {
                texts.with("action-put-disc", &[("x", at.x.into()), ("y", at.y.into())])
            }
            Action::MoveIn { tile } => texts.with("action-move-in", &[("tile", (&texts.tile(tile)).into())]),
            Action::Take { kind } => {
                texts.with("action-take-citizen", &[("kind", (&texts.kind(kind)).into())])
            }
            Action::Exchange { give, take } => {
                let (give, take) = (texts.kind(give), texts.kind(take));
                let args = [("give", (&give).into()), ("take", (&take).into())];
                texts.with("action-exchange-citizen", &args)
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        let with_kind = |key: &str, seat: Seat, kind: Building| {
            texts.told(key, names, seat, &[("kind", (&texts.kind(kind)).into())])
        };
        match self {
            Event::Revealed { seat, citizens } => {
                let kinds = trio(texts, citizens);
                texts.told("event-citizens-revealed", names, seat, &[("kinds", (&kinds).into())])
            }
            Event::DiscPut { seat, at } => {
                texts.told("event-disc-put", names, seat, &[("x", at.x.into()), ("y", at.y.into())])
            }
            Event::DiscAside { seat } => texts.told("event-disc-aside", names, seat, &[]),
            Event::MovedIn { seat, tile } => {
                texts.told("event-moved-in", names, seat, &[("tile", (&texts.tile(tile)).into())])
            }
            Event::Taken { seat, kind } => with_kind("event-citizen-taken", seat, kind),
            Event::Exchanged { seat, give, take } => {
                let (give, take) = (texts.kind(give), texts.kind(take));
                let args = [("give", (&give).into()), ("take", (&take).into())];
                texts.told("event-citizen-exchanged", names, seat, &args)
            }
            Event::Lost { seat, kind } => with_kind("event-citizen-lost", seat, kind),
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Choose => "awaited-choose-citizens",
            Awaited::FirstDisc => "awaited-first-disc",
            Awaited::MoveIn => "awaited-move-in",
            Awaited::Take => "awaited-new-citizen",
            Awaited::Exchange => "awaited-exchange-citizen",
            Awaited::PutBack => "awaited-put-disc-back",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NotBesideStart => "refusal-not-beside-start",
            Reason::NoPlaceForDisc => "refusal-no-place-for-disc",
            Reason::NotTheTileLaid => "refusal-not-the-tile-laid",
            Reason::NoCitizenLeft => "refusal-no-citizen-left",
            Reason::NotOnDisc => "refusal-not-on-disc",
            Reason::NoSuchExchange => "refusal-no-such-exchange",
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Citizens => {
                let points = texts.points(line.points);
                let args = [("count", counted(line).into()), ("points", (&points).into())];
                texts.with("line-citizens", &args)
            }
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Citizens { supply } => texts.with("setup-citizens", &[("supply", supply.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Choose, PutDisc, MoveIn, Take, Exchange;
    Event: Revealed, DiscPut, DiscAside, MovedIn, Taken, Exchanged, Lost;
    Source: Citizens;
    SetupItem: Citizens
);

#[cfg(test)]
crate::tests::every!(
    Awaited: Choose, FirstDisc, MoveIn, Take, Exchange, PutBack;
    Reason: NotBesideStart, NoPlaceForDisc, NotTheTileLaid, NoCitizenLeft, NotOnDisc, NoSuchExchange
);
