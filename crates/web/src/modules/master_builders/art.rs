//! Master builder cards.

use engine::vocab::Money;

use crate::art::cards::{coin, frame, paper};
use crate::art::colours::{CEDAR, EDGE, GOLD, INK, PAPER, STONE_LIT, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{drawn, label, ngon, outlined};

/// A master builder card: dividers over a set square, in the colour of its currency, with its value below.
pub(crate) fn builder_card_art(card: Money) -> String {
    let currency = card.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &outlined("M12 20H58V58H12Z", &fill, EDGE, 1.2);
    art += &outlined("M17 53V28L42 53ZM23 47.5V41L29.5 47.5Z", STONE_LIT, EDGE, 1.2);
    art += &drawn("M44 27L36 53M44 27L54 52", &ink, 3.2);
    art += &drawn("M40 40.5Q45.5 43.5 49.5 40", &ink, 1.8);
    art += &outlined(&ngon(44.0, 25.5, 4.0, 8, 0.0), GOLD, EDGE, 1.2);
    art += &outlined(&coin(currency, 35.0, 75.0, 15.0), &fill, EDGE, 1.2);
    art += &label(35.0, 82.0, 20.0, &ink, &card.value().to_string());
    art + &label(14.5, 91.5, 12.0, INK, &currency_mark(currency))
}
