//! Thieves.

use engine::vocab::Currency;

use crate::art::cards::{coin, frame, paper};
use crate::art::colours::{CEDAR, EDGE, PAPER, STONE_LIT, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{drawn, filled, label, outlined};

/// The inside of an SVG with the view box `0 0 70 100`: a thief, with a coin of the currency that he takes.
pub(crate) fn thief_card_art(currency: Currency) -> String {
    let ink = currency_ink(currency);
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &format!(r#"<g transform="translate(7 9) scale(1.4)">{}</g>"#, thief_mark());
    art += &outlined(&coin(currency, 35.0, 78.0, 13.0), &currency_fill(currency), EDGE, 1.2);
    art + &label(35.0, 83.0, 14.0, &ink, &currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 40 40`: a hooded head with a mask over the eyes.
pub(crate) fn thief_mark() -> String {
    let mut art =
        outlined("M20 3C10 3 6 12 6 21C6 29 9 35 20 37C31 35 34 29 34 21C34 12 30 3 20 3Z", CEDAR, EDGE, 1.2);
    art += &outlined(
        "M20 10C14 10 11 15 11 21C11 28 15 32 20 33C25 32 29 28 29 21C29 15 26 10 20 10Z",
        STONE_LIT,
        EDGE,
        1.0,
    );
    art += &filled(
        "M10.6 17.5C15 15.6 25 15.6 29.4 17.5V23C26 25.4 23 24.4 20 22.4C17 24.4 14 25.4 10.6 23Z",
        EDGE,
    );
    art += &filled(
        "M14 19.4A2 2 0 1 0 18 19.4A2 2 0 1 0 14 19.4ZM22 19.4A2 2 0 1 0 26 19.4A2 2 0 1 0 22 19.4Z",
        PAPER,
    );
    art + &drawn("M16.5 28.4Q20 30.4 23.5 28.4", EDGE, 1.4)
}
