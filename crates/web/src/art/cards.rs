//! Money, and the other cards of the draw pile.

use engine::vocab::{Currency, Money};

use crate::modules;

use super::colours::{BACK, CEDAR, GOLD, INK, PAPER, currency_fill, currency_ink, is_light};
use super::letters::currency_mark;
use super::shapes::{drawn, filled, khatam, label, ngon, num, outlined, plate, star, woven};

/// The path of a coin of the currency: a disc, a square, a hexagon, an eight-fold star, or a
/// stone cut to a point.
pub(crate) fn coin(currency: Currency, cx: f64, cy: f64, r: f64) -> String {
    match currency {
        Currency::Dinar => format!(
            "M{0} {1}A{2} {2} 0 1 1 {3} {1}A{2} {2} 0 1 1 {0} {1}Z",
            num(cx - r),
            num(cy),
            num(r),
            num(cx + r)
        ),
        Currency::Dirham => ngon(cx, cy, r * 1.24, 4, 0.125),
        Currency::Ducat => ngon(cx, cy, r * 1.1, 6, 0.0),
        Currency::Florin => star(cx, cy, r * 1.14, 0.8, 8, 0.0),
        Currency::Diamond => ngon(cx, cy, r * 1.3, 4, 0.0),
    }
}

/// The tint laid over a coin's face, away from the colour of the ink, to give the ink more contrast.
const fn face(currency: Currency) -> (&'static str, &'static str) {
    if is_light(currency) { ("#fff", ".38") } else { ("#000", ".2") }
}

/// The inside of an SVG with the view box `0 0 70 100`: a money card. The value stands in a coin of the currency's
/// own shape, with its two letters below. Money that modules add may look different.
pub fn money_art(card: Money) -> String {
    if let Some(art) = modules::every().find_map(|room| room.money_art(card)) {
        return art;
    }
    let currency = card.currency();
    let (fill, ink, (shade, opacity)) = (currency_fill(currency), currency_ink(currency), face(currency));
    let mut art = paper(&fill);
    art += &format!(r#"<g opacity=".5">{}</g>"#, drawn(FRAME, &ink, 1.0));
    art += &corners(&ink);
    let shape = coin(currency, 35.0, 41.0, 25.5);
    art += &format!(r#"<path d="{shape}" fill="{shade}" opacity="{opacity}"/>"#);
    art += &drawn(&shape, &ink, 2.2);
    art += &format!(
        r#"<path d="{}" fill="none" stroke="{ink}" stroke-width="1" stroke-dasharray="1 2.6" opacity=".7"/>"#,
        coin(currency, 35.0, 41.0, 22.2)
    );
    art += &label(35.0, 57.5, 46.0, &ink, &card.value().to_string());
    // In a fan of cards, only the corner is visible.
    art += &format!(
        r#"<g class="card-index">{}{}</g>"#,
        filled(&plate(2.5, 2.5, 19.0, 21.0, 5.0), &fill),
        label(12.0, 19.5, 18.0, &ink, &card.value().to_string())
    );
    art + &label(35.0, 90.5, 18.0, &ink, &currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 40 40`: a coin of the currency with its two letters.
pub fn coin_art(currency: Currency) -> String {
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    outlined(&coin(currency, 20.0, 20.0, 16.0), &fill, "var(--icon-edge, #00000040)", 1.0)
        + &format!(r#"<g opacity=".7">{}</g>"#, drawn(&coin(currency, 20.0, 20.0, 13.6), &ink, 1.0))
        + &label(20.0, 25.4, 15.0, &ink, &currency_mark(currency))
}

const FRAME: &str = "M9 4.5H61L65.5 9V91L61 95.5H9L4.5 91V9Z";

/// The background of a card, with rounded corners.
pub(crate) fn paper(fill: &str) -> String {
    format!(
        r#"<rect x=".5" y=".5" width="69" height="99" rx="7" fill="{fill}" stroke="var(--icon-edge, #00000040)"/>"#
    )
}

/// The frame of a card, in this ink.
pub(crate) fn frame(ink: &str) -> String {
    drawn(FRAME, ink, 1.2) + &corners(ink)
}

/// Small stars in the corners of a card.
fn corners(ink: &str) -> String {
    let stars: String = [(9.5, 9.5), (60.5, 9.5)].map(|(x, y)| khatam(x, y, 2.8)).concat();
    format!(r#"<path d="{stars}" fill="{ink}" opacity=".6"/>"#)
}

/// The inside of an SVG with the view box `0 0 70 100`: the back of a card.
pub fn card_back_art() -> String {
    let mut art = paper(BACK) + &frame(GOLD);
    art += &format!(r#"<g opacity=".55">{}</g>"#, {
        let halves: String = [(35.0, 14.0), (35.0, 86.0)].map(|(x, y)| khatam(x, y, 7.0)).concat();
        drawn(&halves, GOLD, 1.2)
    });
    art += &woven(35.0, 50.0, 25.0, 2.6, GOLD, BACK);
    art + &filled(&star(35.0, 50.0, 11.0, 0.5, 8, 0.0), PAPER)
}

/// The inside of an SVG with the view box `0 0 70 100`: a scoring card of round 1, 2 or 3.
pub fn scoring_card_art(round: u8) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &woven(35.0, 44.0, 25.0, 3.0, GOLD, CEDAR);
    art += &label(35.0, 54.5, 30.0, INK, &round.to_string());
    for place in 0..round.min(3) {
        let x = 35.0 + 13.0 * (f64::from(place) - f64::from(round.min(3) - 1) / 2.0);
        art += &outlined(&khatam(x, 84.0, 5.0), GOLD, CEDAR, 1.2);
    }
    art
}
