//! Sultan cards.

use engine::modules::power_of_the_sultan::SultanCard;
use engine::vocab::Building;

use crate::art::cards::{coin, frame, paper};
use crate::art::colours::{CEDAR, EDGE, GOLD, INK, PAPER, currency_fill, currency_ink};
use crate::art::letters::currency_mark;
use crate::art::shapes::{label, octagon, outlined};
use crate::art::tiles::kind_art;

/// The inside of an SVG with the view box `0 0 70 100`: a sultan card, with the marked kind in a ring under the
/// crescent, and its price in a coin of its currency.
pub(crate) fn sultan_card_art(card: SultanCard, mark: Building) -> String {
    let currency = card.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &outlined("M38.6 8.2A7.4 7.4 0 1 0 38.6 21A8.6 8.6 0 1 1 38.6 8.2Z", GOLD, CEDAR, 1.0);
    art += &outlined(&octagon(35.0, 45.0, 25.0), GOLD, CEDAR, 1.2);
    art += &format!(r#"<g transform="translate(17 27) scale(.9)">{}</g>"#, kind_art(mark));
    art += &outlined(&coin(currency, 35.0, 82.0, 11.5), &fill, EDGE, 1.0);
    art += &label(35.0, 87.6, 16.0, &ink, &card.price().to_string());
    art + &label(14.0, 91.0, 10.0, INK, &currency_mark(currency))
}
