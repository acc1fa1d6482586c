//! Art of the Moors: culture tiles in piles and with players.

use engine::modules::art_of_the_moors;
use engine::modules::art_of_the_moors::Price;
use engine::{Action, Event, Game, Rules, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        let gained = |event: &Event| matches!(event, Event::ArtOfTheMoors(art_of_the_moors::Event::Developed { points, .. }) if *points > 0);
        shown.events.iter().any(gained)
    }

    /// ART-25: each player has at most one tile of each price; the rest are in the piles.
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        for price in Price::all() {
            let taken = view.seats().filter(|&seat| view.culture_tile(seat, price).is_some()).count();
            let name = format!("culture tile {}", price.value());
            count(&name, taken + view.culture_pile(price) as usize);
        }
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        let numbers = (6..).zip([3, 3, 4, 4, 3, 2, 1]);
        census.extend(numbers.map(|(price, number)| (format!("culture tile {price}"), number)));
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((1, |_| Action::ArtOfTheMoors(art_of_the_moors::Action::Develop)))
    }
}
