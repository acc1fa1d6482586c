//! Exchange cards.

use engine::modules::currency_exchange::ExchangeCard;

use crate::art::cards::{coin, frame, paper};
use crate::art::colours::{CEDAR, EDGE, PAPER, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{drawn, label, outlined};

/// The inside of an SVG with the view box `0 0 70 100`: an exchange card, with the coins of its two currencies and
/// arrows both ways between them.
pub(crate) fn exchange_card_art(card: ExchangeCard) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    for (currency, y) in card.currencies().into_iter().zip([29.0, 71.0]) {
        let ink = currency_ink(currency);
        art += &outlined(&coin(currency, 35.0, y, 16.0), &currency_fill(currency), EDGE, 1.2);
        art += &label(35.0, y + 5.6, 16.0, &ink, &currency_mark(currency));
    }
    art += &drawn("M13 34V66M9.5 61L13 66.5L16.5 61", CEDAR, 2.4);
    art + &drawn("M57 66V34M53.5 39L57 33.5L60.5 39", CEDAR, 2.4)
}
