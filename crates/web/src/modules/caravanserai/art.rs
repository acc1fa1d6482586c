//! Caravanserai cards with their tracks, and the money they provide.

use engine::modules::caravanserai::{Caravanserai, Track};
use engine::vocab::Money;

use crate::art::cards::{coin, frame, paper};
use crate::art::colours::{CEDAR, EDGE, GOLD, INK, PAPER, STONE, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{drawn, khatam, label, octagon, outlined};

/// The money of a caravanserai: its coin in a gateway, with one star for its owner's first card and two for the
/// second.
pub(crate) fn caravan_money(money: Money, place: usize) -> String {
    let currency = money.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = paper(PAPER) + &frame(CEDAR);
    art +=
        &outlined("M12 94V44Q12 21 35 8Q58 21 58 44V94H50V46Q50 30 35 20Q20 30 20 46V94Z", STONE, CEDAR, 1.2);
    art += &outlined(&coin(currency, 35.0, 54.0, 15.0), &fill, EDGE, 1.2);
    art += &label(35.0, 61.0, 20.0, &ink, &money.value().to_string());
    art += &label(35.0, 81.0, 12.0, INK, &currency_mark(currency));
    let stars: &[f64] = if place == 0 { &[35.0] } else { &[30.5, 39.5] };
    art + &stars.iter().map(|&x| outlined(&khatam(x, 89.5, 3.6), GOLD, CEDAR, 0.8)).collect::<String>()
}

/// Where a space of a caravanserai card is: the track goes up, with side spaces to the right, left and right of it.
const fn track_place(space: Track) -> (f64, f64) {
    match space {
        Track::Start => (35.0, 89.0),
        Track::M1 => (35.0, 75.5),
        Track::M2 => (35.0, 61.5),
        Track::M3 => (35.0, 47.5),
        Track::M4 => (35.0, 33.5),
        Track::M5 => (35.0, 18.0),
        Track::B2 => (56.0, 61.5),
        Track::B3 => (14.0, 47.5),
        Track::B4 => (56.0, 33.5),
    }
}

/// The inside of an SVG with the view box `0 0 70 100`: a caravanserai card. Its spaces are coins on the track and
/// beside it, the marker is a ring around one of them.
pub(crate) fn caravanserai_art(card: Caravanserai, at: Track) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &drawn("M35 89V18M35 61.5H56M35 47.5H14M35 33.5H56", CEDAR, 1.6);
    art += &outlined(&khatam(35.0, 89.0, 4.4), GOLD, CEDAR, 1.0);
    for space in Track::ALL {
        let Some(currency) = card.currency(space) else { continue };
        let (x, y) = track_place(space);
        art += &outlined(&coin(currency, x, y, 6.4), &currency_fill(currency), EDGE, 0.8);
        art += &label(x, y + 3.2, 9.0, &currency_ink(currency), &space.value().to_string());
    }
    let (x, y) = track_place(at);
    art += &drawn(&octagon(x, y, 8.6), INK, 2.4);
    art + &label(14.0, 91.0, 10.0, INK, &currency_mark(card.main()))
}
