//! Treasure Chamber: rooms, chests, and where they are stored.

use engine::modules::treasure_chamber::{Action, Awaited, Event, Reason, SetupItem, Source};
use engine::vocab::Building;
use engine::{Description, Line, View};

use super::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource, ModuleTexts,
};
use crate::score::counted;
use crate::texts::{Arg, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {}

impl Texts {
    /// The kinds of chests, with equal ones counted: `2 × Garden and Tower`.
    pub fn chests(&self, chests: &[Building]) -> String {
        let count = |kind| chests.iter().filter(|&&other| other == kind).count();
        self.counted_list(Building::ALL.into_iter().map(|kind| (self.kind(kind), count(kind))))
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, view: &View<'_>, _: &Description) -> String {
        match self {
            Action::Buy { room } => {
                let chests = view.room(room).map_or_else(String::new, |chests| texts.chests(&chests));
                let room = Arg::from(room.number());
                texts.with("action-chests", &[("room", room), ("chests", (&chests).into())])
            }
            Action::Pay { card } => texts.with("action-pay", &[("pay", (&texts.card(card)).into())]),
            Action::Put { tile } => texts.with("action-put-chest", &[("tile", (&texts.tile(tile)).into())]),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Paid { seat, room, card } => {
                let card = texts.card(card);
                let args = [("card", (&card).into()), ("room", room.number().into())];
                texts.told("event-chests-paid", names, seat, &args)
            }
            Event::Bought { seat, room, chests } => {
                let chests = texts.chests(&chests);
                let args = [("room", room.number().into()), ("chests", (&chests).into())];
                texts.told("event-chests-bought", names, seat, &args)
            }
            Event::Stored { seat, tile } => {
                let name = match seat {
                    Some(seat) => texts.name(names, seat),
                    None => texts.get("dirk"),
                };
                let tile = texts.tile(tile);
                texts.with("event-chest-stored", &[("name", (&name).into()), ("tile", (&tile).into())])
            }
            Event::Returned { kind } => {
                texts.with("event-chest-returned", &[("kind", (&texts.kind(kind)).into())])
            }
            Event::RoomFilled { room, chests } => {
                let chests = texts.chests(&chests);
                let room = Arg::from(room.number());
                texts.with("event-room-filled", &[("room", room), ("chests", (&chests).into())])
            }
            Event::Closed => texts.get("event-chamber-closed"),
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Pay => "awaited-pay-chests",
            Awaited::PayMore => "awaited-add-money",
            Awaited::Place => "awaited-place-chests",
            Awaited::Offer => "awaited-chest-offer",
        }
    }

    fn pass(self) -> &'static str {
        match self {
            Awaited::PayMore => "done-paying",
            Awaited::Pay | Awaited::Place | Awaited::Offer => "pass-offer",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::RoomEmpty => "refusal-room-empty",
            Reason::ChestsUnaffordable => "refusal-chests-unaffordable",
            Reason::PaymentOrder => "refusal-payment-order",
            Reason::NoSuchChest => "refusal-no-such-chest",
            Reason::NoPlaceForChest => "refusal-no-place-for-chest",
            Reason::HoldsChest => "refusal-holds-chest",
            Reason::MustPlaceChest => "refusal-must-place-chest",
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Chests => texts.with(
                "line-chests",
                &[
                    ("count", counted(line).into()),
                    ("place", (&texts.place(line)).into()),
                    ("points", (&texts.earned(line)).into()),
                ],
            ),
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Chests => texts.get("setup-chests"),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Buy, Pay, Put;
    Event: Paid, Bought, Stored, Returned, RoomFilled, Closed;
    Source: Chests;
    SetupItem: Chests
);

#[cfg(test)]
crate::tests::every!(
    Awaited: Pay, PayMore, Place, Offer;
    Reason: RoomEmpty, ChestsUnaffordable, PaymentOrder, NoSuchChest, NoPlaceForChest, HoldsChest, MustPlaceChest
);

#[cfg(test)]
mod tests {
    use engine::data::TREASURE_POINTS;
    use engine::{Module, Source as AnySource};

    use super::*;
    use crate::Language;
    use crate::tests::{line, shared};

    #[test]
    fn chests_are_counted_and_ranked() {
        let texts = Texts::new(Language::English);
        let chests = [Building::Tower, Building::Garden, Building::Pavilion, Building::Garden];
        assert_eq!(texts.chests(&chests), "Pavilion, 2 × Garden and Tower");
        let source = AnySource::TreasureChamber(Source::Chests);
        assert_eq!(texts.line(&line(source, 4, Some((2, 1)), 7)), "Chests: 2, 2nd place, 7 points");
        let german = Texts::new(Language::German);
        assert_eq!(german.module_name(Module::TreasureChamber), "Die Schatzkammer");
        assert_eq!(
            german.line(&shared(source, 10, Some((1, 2)), TREASURE_POINTS[1], 10)),
            "Truhen: 5, 1. Platz zu zweit, (14 + 7) / 2 = 10 Punkte, abgerundet"
        );
    }
}
