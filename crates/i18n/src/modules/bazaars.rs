//! Bazaars: their display, every way to buy them, and their points.

use engine::modules::bazaars::{Action, Event, Reason, SetupItem, Source};
use engine::vocab::TileId;
use engine::{Description, Line, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource, ModuleTexts};
use super::{characters, viziers_favour};
use crate::score::{counted, for_each};
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// A bazaar named by its currency and kinds: `Bazaar Ducat (Seraglio/Arcades/Tower)`.
    fn tile(&self, texts: &Texts, tile: TileId, _: Form) -> String {
        let Some(row) = tile.bazaar() else { return String::new() };
        let (currency, kinds) =
            (texts.currency(row.currency), row.kinds.map(|kind| texts.kind(kind)).join("/"));
        texts.with("bazaar-name", &[("currency", (&currency).into()), ("kinds", (&kinds).into())])
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        match self {
            // A bazaar is overpaid only if an ability makes the payment count as exact (GRD-91).
            Action::Buy { tile, pay } if about.excess() > 0 => {
                texts.overpaid(&texts.purchase("action-buy", Some(tile), pay))
            }
            Action::Buy { tile, pay } => texts.purchase("action-buy-exact", Some(tile), pay),
            Action::VizierBuy { tile, pay } => viziers_favour::buys(texts, Some(tile), pay),
            Action::Karim { tile } => characters::karim_pays(texts, Some(tile)),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Displayed { tile } => texts.with("event-bazaar", &[("tile", (&texts.tile(tile)).into())]),
            Event::Bought { seat, tile, pay } => {
                texts.told_purchase("event-bought-exact", names, seat, tile, pay)
            }
            Event::VizierBought { seat, tile, pay } => viziers_favour::bought(texts, names, seat, tile, pay),
            Event::KarimPaid { seat, tile } => characters::karim_paid(texts, names, seat, tile),
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NotInDisplay => "refusal-not-in-display",
            Reason::BazaarCurrency => "refusal-bazaar-currency",
            Reason::NoBazaarPrice => "refusal-no-bazaar-price",
            Reason::BazaarNotExact => "refusal-bazaar-not-exact",
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Bazaar(tile) => {
                let (tile, points) = (texts.tile(tile), texts.points(line.points));
                // BAZ-21: the points are the product of neighbours and kinds.
                texts.with(
                    "line-bazaar",
                    &[
                        ("tile", (&tile).into()),
                        ("count", counted(line).into()),
                        ("kinds", for_each(line).into()),
                        ("points", (&points).into()),
                    ],
                )
            }
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Supply { bazaars } => texts.with("setup-bazaars", &[("bazaars", bazaars.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Buy, VizierBuy, Karim;
    Event: Displayed, Bought, VizierBought, KarimPaid;
    Source: Bazaar;
    SetupItem: Supply
);

#[cfg(test)]
crate::tests::every!(Reason: NotInDisplay, BazaarCurrency, NoBazaarPrice, BazaarNotExact);
