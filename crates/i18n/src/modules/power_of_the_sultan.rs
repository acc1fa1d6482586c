//! Power of the Sultan: sultan cards, their marks, and the buildings they claim.

use engine::modules::power_of_the_sultan::{Action, Awaited, Event, Reason, SetupItem, SultanCard};
use engine::vocab::{Building, Seat};
use engine::{Description, View};

use super::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::{Arg, Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-sultan-cards")
    }
}

impl Texts {
    /// A sultan card named by its currency and its mark: `Sultan card Dirham (Garden)`.
    pub fn sultan_card(&self, card: SultanCard, mark: Building) -> String {
        name(self, card, mark, Form::Named)
    }
}

fn name(texts: &Texts, card: SultanCard, mark: Building, form: Form) -> String {
    let (currency, kind) = (texts.currency(card.currency()), texts.kind(mark));
    texts.in_form("sultan-card-name", form, &[("currency", (&currency).into()), ("kind", (&kind).into())])
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, view: &View<'_>, about: &Description) -> String {
        let with_kind = |key: &str, kind| texts.with(key, &[("kind", (&texts.kind(kind)).into())]);
        match self {
            Action::Buy { card, pay } => {
                let mark = view.sultan_display().find(|&(other, _)| other == card);
                let name =
                    mark.map_or_else(String::new, |(card, mark)| name(texts, card, mark, Form::Object));
                let key = if about.is_exact() { "action-sultan-buy-exact" } else { "action-sultan-buy" };
                texts.with(key, &[("card", (&name).into()), ("pay", (&texts.payment(pay)).into())])
            }
            Action::Keep => {
                let card = view.sultan_mark().map(|(card, _)| card);
                let mut owned = view.seats().flat_map(|seat| view.sultan_cards(seat));
                let mark = owned.find(|&(other, _)| Some(other) == card);
                mark.map_or_else(String::new, |(_, kind)| with_kind("action-sultan-keep", kind))
            }
            Action::Roll => texts.get("action-sultan-roll"),
            Action::Mark { kind } => with_kind("action-sultan-mark", kind),
            Action::Claim { tile } => texts.with_tile("action-sultan-claim", tile),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        let with_kind = |key: &str, seat: Seat, kind| {
            texts.told(key, names, seat, &[("kind", (&texts.kind(kind)).into())])
        };
        match self {
            Event::Opened { card, kind } => {
                texts.with("event-sultan-opened", &[("card", (&texts.sultan_card(card, kind)).into())])
            }
            Event::Bought { seat, card, kind, pay, exact } => {
                let key = if exact { "event-sultan-bought-exact" } else { "event-sultan-bought" };
                let (card, pay) = (name(texts, card, kind, Form::Object), texts.payment(pay));
                texts.told(key, names, seat, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Event::Kept { seat, kind, .. } => with_kind("event-sultan-kept", seat, kind),
            Event::Rolled { seat, kind, .. } => with_kind("event-sultan-rolled", seat, kind),
            Event::Marked { seat, kind, .. } => with_kind("event-sultan-marked", seat, kind),
            Event::Offered { space, tile } => {
                let (space, tile) = (Arg::from(space.number()), texts.tile(tile));
                texts.with("event-sultan-offered", &[("space", space), ("tile", (&tile).into())])
            }
            Event::Declined { seat, tile } => texts.told_tile("event-sultan-declined", names, seat, tile),
            Event::Claimed { seat, tile, .. } => texts.told_tile("event-sultan-claimed", names, seat, tile),
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Mark => "awaited-sultan-mark",
            Awaited::Roll => "awaited-sultan-roll",
            Awaited::Offer => "awaited-sultan-offer",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::SultanNotInDisplay => "refusal-sultan-not-in-display",
            Reason::SultanCurrency => "refusal-sultan-currency",
            Reason::SultanUnderpaid => "refusal-sultan-underpaid",
            Reason::NotRolled => "refusal-not-rolled",
            Reason::NotOffered => "refusal-not-offered",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Markers { markers } => {
                texts.with("setup-sultan-markers", &[("markers", markers.into())])
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Buy, Keep, Roll, Mark, Claim;
    Event: Opened, Bought, Kept, Rolled, Marked, Offered, Declined, Claimed;
    SetupItem: Markers
);

#[cfg(test)]
crate::tests::every!(
    Awaited: Mark, Roll, Offer;
    Reason: SultanNotInDisplay, SultanCurrency, SultanUnderpaid, NotRolled, NotOffered
);
