//! Art of the Moors: culture tiles.

use engine::modules::art_of_the_moors::{Action, Event, Price, Reason, SetupItem, Source};
use engine::vocab::Seat;
use engine::{Description, Line, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource, ModuleTexts};
use crate::score::counted;
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// No module takes a building away for good, so no game returns a culture tile (ART-33).
    #[cfg(test)]
    fn unheard_events(&self) -> Vec<engine::Event> {
        let returned = Price::new(8).map(|price| Event::Returned { seat: Seat::FIRST, price });
        returned.map(engine::Event::ArtOfTheMoors).into_iter().collect()
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, view: &View<'_>, _: &Description) -> String {
        match self {
            Action::Develop => {
                let points = view.to_act().map_or(0, |seat| view.culture_points_developed(seat));
                texts.with("action-develop", &[("points", (&texts.points(points)).into())])
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        let up_to = |key: &str, seat: Seat, price: Price, marker: u8| {
            let points = texts.points(price.points(marker));
            texts.told(key, names, seat, &[("price", price.value().into()), ("points", (&points).into())])
        };
        match self {
            Event::Taken { seat, price, marker } => up_to("event-culture-taken", seat, price, marker),
            Event::Marked { seat, price, tile } => up_to("event-culture-marked", seat, price, tile.marker),
            Event::Returned { seat, price } => {
                texts.told("event-culture-returned", names, seat, &[("price", price.value().into())])
            }
            Event::Developed { seat, turned, points } => {
                let points = texts.points(points);
                let args = [("count", turned.into()), ("points", (&points).into())];
                texts.told("event-developed", names, seat, &args)
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NothingToDevelop => "refusal-nothing-to-develop",
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Culture(price) => {
                let points = texts.points(line.points);
                texts.with(
                    "line-culture",
                    &[
                        ("price", price.value().into()),
                        ("count", counted(line).into()),
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
            SetupItem::Tiles => texts.get("setup-culture-tiles"),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Develop;
    Event: Taken, Marked, Returned, Developed;
    Source: Culture;
    SetupItem: Tiles
);

#[cfg(test)]
crate::tests::every!(Reason: NothingToDevelop);

#[cfg(test)]
mod tests {
    use engine::Source as AnySource;

    use super::*;
    use crate::Language;
    use crate::tests::line;

    #[test]
    fn score_lines_say_price_and_number_of_buildings() {
        let texts = Texts::new(Language::English);
        let culture = Price::new(8).map(|price| AnySource::ArtOfTheMoors(Source::Culture(price)));
        let culture = culture.expect("has culture tiles");
        assert_eq!(texts.line(&line(culture, 6, None, 5)), "Culture tile 8: 3 of this price, 5 points");
    }
}
