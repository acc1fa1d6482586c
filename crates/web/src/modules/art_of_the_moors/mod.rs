//! Art of the Moors: the culture tiles of the player whose Alhambra is shown. Developing them is one of the choices.

pub(crate) mod art;
mod view;

use engine::View;
use engine::modules::art_of_the_moors::{Action, CultureTile, LAST_SIDE, Price, Source};
use engine::vocab::Seat;
use i18n::Texts;
use leptos::prelude::*;

use super::{Chip, Group, ModuleChoice, OnPage, Picture, Place, PointsFor, TILE, Token, own_seat};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Tiles /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        let tile = CultureTile { facing: 0, marker: LAST_SIDE };
        (TILE, Price::all().next().map_or_else(String::new, |price| art::culture_art(price, Some(tile))))
    }

    fn weight(&self) -> u8 {
        3
    }

    /// The player's own tiles with their points, and those left in the piles.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let mine = own_seat(view).and_then(|seat| {
            let (price, tile) =
                Price::all().find_map(|price| Some((price, view.culture_tile(seat, price)?)))?;
            let count = Some(format!("+{}", view.culture_points(seat)));
            Some(Chip { group: Group::Mine, picture: (TILE, art::culture_art(price, Some(tile))), count })
        });
        let left = Price::all().map(|price| usize::from(view.culture_pile(price))).sum();
        Chip::counted(Group::Ahead, self.emblem(), left).into_iter().chain(mine).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let points = view.culture_points(seat);
        let name = format!("{} {points}", texts.get("culture"));
        let token = Token { picture: self.emblem(), count: Some(format!("+{points}")), name };
        Some(token).filter(|_| points > 0).into_iter().collect()
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let tile = CultureTile { facing: 1, marker: 3 };
        let both = |price: Price| {
            [("no culture tile", None), ("culture tile", Some(tile))]
                .map(|(name, tile)| (format!("{name} {}", price.value()), art::culture_art(price, tile)))
        };
        Price::all().flat_map(both).collect()
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
    use super::art::culture_art;
    use super::{CultureTile, LAST_SIDE, Price};

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
