//! Money, and the other cards of the draw pile.

use engine::modules::bonus_cards::BonusCard;
use engine::modules::caravanserai::{Caravanserai, Track};
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::vocab::{Building, Currency, Dir, Money, TileId};

use super::colours::{
    BACK, BRICK, CEDAR, EDGE, GOLD, INK, PAPER, STONE, STONE_LIT, currency_fill, currency_ink, is_light,
};
use super::shapes::{bar, drawn, filled, khatam, label, ngon, num, octagon, outlined, star, woven};
use super::tiles::{kind_art, tile_art};

/// The path of a coin of the currency: a disc, a square, a hexagon, an eight-fold star, or a
/// stone cut to a point.
fn coin(currency: Currency, cx: f64, cy: f64, r: f64) -> String {
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

/// The two letters that stand for a currency: Dn, Dh, Dc, Fl, Di.
pub const fn currency_mark(currency: Currency) -> &'static str {
    ["Dn", "Dh", "Dc", "Fl", "Di"][currency as usize]
}

/// The shade of a coin's face, away from the ink, so that the ink on it gains contrast.
const fn face(currency: Currency) -> (&'static str, &'static str) {
    if is_light(currency) { ("#fff", ".38") } else { ("#000", ".2") }
}

/// The inside of an SVG with the view box `0 0 70 100`: a money card, a master builder card, the money of a
/// caravanserai, or a coin without a card around it. The value stands in a coin of the currency's own shape, its two letters below.
pub fn money_art(card: Money) -> String {
    let currency = card.currency();
    if card.is_coin() {
        return loose_coin(card);
    }
    if let Some(place) = card.caravan_place() {
        return caravan_money(card, place);
    }
    if card.is_builder() {
        return builder_card_art(card);
    }
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
    art + &label(35.0, 90.5, 18.0, &ink, currency_mark(currency))
}

/// A coin that lies on the table.
fn loose_coin(piece: Money) -> String {
    let currency = piece.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = outlined(&coin(currency, 35.0, 50.0, 25.5), &fill, EDGE, 1.6);
    art += &format!(r#"<g opacity=".7">{}</g>"#, drawn(&coin(currency, 35.0, 50.0, 22.0), &ink, 1.0));
    art += &label(35.0, 56.0, 26.0, &ink, &piece.value().to_string());
    art + &label(35.0, 67.5, 11.0, &ink, currency_mark(currency))
}

/// The money of a caravanserai: its coin in a gateway, with one star for the first card of its owner, two for the second.
fn caravan_money(money: Money, place: usize) -> String {
    let currency = money.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = paper(PAPER) + &frame(CEDAR);
    art +=
        &outlined("M12 94V44Q12 21 35 8Q58 21 58 44V94H50V46Q50 30 35 20Q20 30 20 46V94Z", STONE, CEDAR, 1.2);
    art += &outlined(&coin(currency, 35.0, 54.0, 15.0), &fill, EDGE, 1.2);
    art += &label(35.0, 61.0, 20.0, &ink, &money.value().to_string());
    art += &label(35.0, 81.0, 12.0, INK, currency_mark(currency));
    let stars: &[f64] = if place == 0 { &[35.0] } else { &[30.5, 39.5] };
    art + &stars.iter().map(|&x| outlined(&khatam(x, 89.5, 3.6), GOLD, CEDAR, 0.8)).collect::<String>()
}

/// Where a space of a caravanserai card lies: the track goes up, the side spaces lie right, left and right of it.
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

/// The inside of an SVG with the view box `0 0 70 100`: a caravanserai card, its spaces as coins on their way up and out,
/// the marker as a ring around one of them.
pub fn caravanserai_art(card: Caravanserai, at: Track) -> String {
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
    art + &label(14.0, 91.0, 10.0, INK, currency_mark(card.main()))
}

/// A master builder card: dividers over a set square, in the colour of its currency, with its value below.
fn builder_card_art(card: Money) -> String {
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
    art + &label(14.5, 91.5, 12.0, INK, currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 70 100`: an exchange card, with the coins of its two currencies and
/// the way from one to the other and back.
pub fn exchange_card_art(card: ExchangeCard) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    for (currency, y) in card.currencies().into_iter().zip([29.0, 71.0]) {
        let ink = currency_ink(currency);
        art += &outlined(&coin(currency, 35.0, y, 16.0), &currency_fill(currency), EDGE, 1.2);
        art += &label(35.0, y + 5.6, 16.0, &ink, currency_mark(currency));
    }
    art += &drawn("M13 34V66M9.5 61L13 66.5L16.5 61", CEDAR, 2.4);
    art + &drawn("M57 66V34M53.5 39L57 33.5L60.5 39", CEDAR, 2.4)
}

/// The inside of an SVG with the view box `0 0 70 100`: a bonus card, with the kind and the price of its tile.
pub fn bonus_card_art(card: BonusCard) -> String {
    let tile = card.tile();
    let mut art = paper(PAPER) + &frame(CEDAR);
    if let Some(kind) = tile.kind() {
        art += &format!(r#"<g transform="translate(11 22) scale(1.2)">{}</g>"#, kind_art(kind));
    }
    art += &label(35.0, 19.0, 12.0, INK, "+1");
    art + &label(35.0, 90.5, 20.0, INK, &tile.price().to_string())
}

/// The inside of an SVG with the view box `0 0 70 100`: a thief, with a coin of the currency that he takes.
pub fn thief_card_art(currency: Currency) -> String {
    let ink = currency_ink(currency);
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &format!(r#"<g transform="translate(7 9) scale(1.4)">{}</g>"#, thief_mark());
    art += &outlined(&coin(currency, 35.0, 78.0, 13.0), &currency_fill(currency), EDGE, 1.2);
    art + &label(35.0, 83.0, 14.0, &ink, currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 40 40`: a hooded head with a mask over the eyes.
pub fn thief_mark() -> String {
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

/// The inside of an SVG with the view box `0 0 70 100`: a sultan card, with the marked kind in a ring under the
/// crescent, and its price in a coin of its currency.
pub fn sultan_card_art(card: SultanCard, mark: Building) -> String {
    let currency = card.currency();
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &outlined("M38.6 8.2A7.4 7.4 0 1 0 38.6 21A8.6 8.6 0 1 1 38.6 8.2Z", GOLD, CEDAR, 1.0);
    art += &outlined(&octagon(35.0, 45.0, 25.0), GOLD, CEDAR, 1.2);
    art += &format!(r#"<g transform="translate(17 27) scale(.9)">{}</g>"#, kind_art(mark));
    art += &outlined(&coin(currency, 35.0, 82.0, 11.5), &fill, EDGE, 1.0);
    art += &label(35.0, 87.6, 16.0, &ink, &card.price().to_string());
    art + &label(14.0, 91.0, 10.0, INK, currency_mark(currency))
}

/// The inside of an SVG with the view box `0 0 40 40`: a coin of the currency with its two letters.
pub fn coin_art(currency: Currency) -> String {
    let (fill, ink) = (currency_fill(currency), currency_ink(currency));
    outlined(&coin(currency, 20.0, 20.0, 16.0), &fill, "var(--icon-edge, #00000040)", 1.0)
        + &format!(r#"<g opacity=".7">{}</g>"#, drawn(&coin(currency, 20.0, 20.0, 13.6), &ink, 1.0))
        + &label(20.0, 25.4, 15.0, &ink, currency_mark(currency))
}

const FRAME: &str = "M9 4.5H61L65.5 9V91L61 95.5H9L4.5 91V9Z";

/// The ground of a card, with rounded corners.
pub(super) fn paper(fill: &str) -> String {
    format!(
        r#"<rect x=".5" y=".5" width="69" height="99" rx="7" fill="{fill}" stroke="var(--icon-edge, #00000040)"/>"#
    )
}

/// The frame of a card, in that ink.
pub(super) fn frame(ink: &str) -> String {
    drawn(FRAME, ink, 1.2) + &corners(ink)
}

/// Small stars in the corners of a card.
fn corners(ink: &str) -> String {
    let stars: String = [(9.5, 9.5), (60.5, 9.5)].map(|(x, y)| khatam(x, y, 2.8)).concat();
    format!(r#"<path d="{stars}" fill="{ink}" opacity=".6"/>"#)
}

/// The inside of an SVG with the view box `0 0 70 100`: a gate card.
pub fn gate_card_art() -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &filled("M12 40V28H17V32H22V28H29V32H32V28H38V32H41V28H48V32H53V28H58V40Z", STONE);
    art += &outlined("M12 38H58V82H12Z", STONE, EDGE, 1.4);
    art += &drawn("M12 38V28H17V32H22V28H29V32H32V28H38V32H41V28H48V32H53V28H58V38", EDGE, 1.4);
    art += &bar(12.7, 38.0, 44.6, 3.0, STONE_LIT);
    art += &outlined("M23.5 82V62A14.5 14.5 0 1 1 46.5 62V82Z", CEDAR, EDGE, 1.4);
    art += &filled("M23.5 82V62A14.5 14.5 0 0 1 27 44.6L31 82Z", GOLD);
    art += &filled("M46.5 82V62A14.5 14.5 0 0 0 43 44.6L39 82Z", GOLD);
    art += &drawn("M8 82H62", EDGE, 2.4);
    art + &outlined(&khatam(35.0, 18.0, 6.5), GOLD, CEDAR, 1.2)
}

/// The inside of an SVG with the view box `0 0 70 100`: a wall card, with the sides of a tile that get sticks.
pub fn wall_card_art(card: WallCard) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    let sides = tile_art(TileId::START, card.walls());
    art += &format!(r#"<g transform="translate(12 17) scale(.46)">{sides}</g>"#);
    art + &label(35.0, 87.5, 18.0, INK, &card.walls().to_string())
}

/// The inside of an SVG with the view box `0 0 70 100`: an invasion card, with its direction on a compass, or face down.
pub fn invasion_art(dir: Option<Dir>) -> String {
    let mut art = paper(PAPER) + &frame(BRICK);
    art += &outlined(&ngon(35.0, 44.0, 25.0, 16, 0.0), STONE_LIT, EDGE, 1.4);
    let Some(dir) = dir else {
        art += &label(35.0, 57.0, 38.0, BRICK, "?");
        return art + &drawn("M20 84H50", EDGE, 2.0);
    };
    // The attack comes from that side towards the middle.
    let turn = 90 * dir as u32;
    let arrow = outlined("M30 16H40V36H49L35 56L21 36H30Z", BRICK, EDGE, 1.4);
    art += &format!(r#"<g transform="rotate({turn} 35 44)">{arrow}</g>"#);
    art + &label(35.0, 91.0, 20.0, INK, dir.name())
}

/// The inside of an SVG with the view box `0 0 70 100`: a scout of a kind, with a spyglass.
pub fn scout_art(kind: Building) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &format!(r#"<g transform="translate(14 18) scale(1.05)">{}</g>"#, kind_art(kind));
    art += &outlined("M12 80L40 68L43 74L15 86Z", CEDAR, EDGE, 1.2);
    art + &outlined("M40 66L58 60L62 70L44 77Z", GOLD, EDGE, 1.2)
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
