//! Coins without a card around them.

use engine::vocab::Money;

use crate::art::cards::{coin, currency_mark};
use crate::art::colours::{EDGE, currency_fill, currency_ink};
use crate::art::shapes::{drawn, label, outlined};

/// A coin that lies on the table.
pub(crate) fn loose_coin(piece: Money) -> String {
    let currency = piece.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = outlined(&coin(currency, 35.0, 50.0, 25.5), &fill, EDGE, 1.6);
    art += &format!(r#"<g opacity=".7">{}</g>"#, drawn(&coin(currency, 35.0, 50.0, 22.0), &ink, 1.0));
    art += &label(35.0, 56.0, 26.0, &ink, &piece.value().to_string());
    art + &label(35.0, 67.5, 11.0, &ink, currency_mark(currency))
}
