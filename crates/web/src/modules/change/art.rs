//! Loose coins, and their bag.

use engine::vocab::{Currency, Money};

use crate::art::cards::coin;
use crate::art::colours::{CEDAR, EDGE, GOLD, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{drawn, label, outlined};

/// A coin lying on the table.
pub(crate) fn loose_coin(piece: Money) -> String {
    let currency = piece.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = outlined(&coin(currency, 35.0, 50.0, 25.5), &fill, EDGE, 1.6);
    art += &format!(r#"<g opacity=".7">{}</g>"#, drawn(&coin(currency, 35.0, 50.0, 22.0), &ink, 1.0));
    art += &label(35.0, 56.0, 26.0, &ink, &piece.value().to_string());
    art + &label(35.0, 67.5, 11.0, &ink, &currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 40 40`: the bag of coins, tied with a cord.
pub(crate) fn coin_bag() -> String {
    let bag = "M14 12C8 18 4 24 4 30C4 35.5 9 37.5 20 37.5S36 35.5 36 30C36 24 32 18 26 12Z";
    let mut art = outlined(bag, CEDAR, GOLD, 1.4);
    art += &outlined("M12 3.5H28L25.5 10.5H14.5Z", CEDAR, GOLD, 1.4);
    art += &drawn("M13 11.5H27", GOLD, 2.6);
    art += &outlined(&coin(Currency::Florin, 20.0, 25.5, 7.5), &currency_fill(Currency::Florin), EDGE, 1.2);
    art
}
