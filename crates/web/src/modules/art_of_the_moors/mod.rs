//! Art of the Moors: the culture tiles of whoever's Alhambra is shown. Developing them is one of the choices.

pub(crate) mod art;
mod view;

use engine::View;
use engine::modules::art_of_the_moors::{Action, Source};
use engine::vocab::Seat;
use i18n::Texts;
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place, PointsFor};
use crate::app::App;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Palace => Some(view! { <view::Tiles /> }.into_any()),
            _ => None,
        }
    }

    fn facts(&self, app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
        vec![format!("{} {}", app.t("culture"), view.culture_points(seat))]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::modules::art_of_the_moors::{CultureTile, Price};
        let tile = CultureTile { facing: 1, marker: 3 };
        let both = |price: Price| {
            [("no culture tile", None), ("culture tile", Some(tile))]
                .map(|(name, tile)| (format!("{name} {}", price.value()), art::culture_art(price, tile)))
        };
        Price::all().flat_map(both).collect()
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/54-art-of-the-moors.md"))
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Develop => None,
        }
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Culture(price) = self;
        format!("{} {}", texts.get("culture"), price.value())
    }
}

#[cfg(test)]
mod tests {
    use engine::modules::art_of_the_moors::{CultureTile, LAST_SIDE, Price};

    use super::art::culture_art;

    #[test]
    fn a_culture_tile_tells_price_and_points_and_turns() {
        for price in Price::all() {
            let of = |facing, marker| culture_art(price, Some(CultureTile { facing, marker }));
            let art = of(0, 3);
            let all = (0..=LAST_SIDE).map(|side| price.points(side)).chain([price.value().into()]);
            for number in all {
                assert!(art.contains(&format!(">{number}</text>")), "{number} on {price:?}");
            }
            assert!(of(1, 3) != art && of(0, 4) != art && culture_art(price, None) != art);
        }
    }
}
