//! The ten characters: each has an emblem and a mark of how the card is used.

use engine::modules::characters::Character;

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, GOLD, PAPER, WATER};
use crate::art::shapes::{
    bar, disc, drawn, filled, fitted, khatam, label, ngon, octagon, outlined, plate, star,
};

/// The inside of an SVG with the view box `0 0 70 100`: a character's emblem above the mark of the card: a lozenge
/// (one such card per turn), `W` (takes effect in scoring rounds) or `1×` (leaves the game). The page adds the name.
pub(crate) fn character_art(character: Character) -> String {
    let mut art = paper(CEDAR) + &frame(GOLD);
    art += &format!(r#"<g opacity=".3">{}</g>"#, drawn(&khatam(35.0, 40.0, 28.0), GOLD, 1.2));
    art += &format!(r#"<g transform="translate(-4.2 -4.8) scale(1.12)">{}</g>"#, emblem(character));
    art + &mark(character)
}

/// The mark at the foot of the card.
fn mark(character: Character) -> String {
    let text = match character {
        Character::AbdulKarim | Character::Fatima => "1×",
        Character::HakimWahid | Character::YusufEPassuff => "W",
        _ => {
            return outlined(&ngon(35.0, 82.0, 10.5, 4, 0.0), GOLD, PAPER, 1.4)
                + &filled(&ngon(35.0, 82.0, 4.6, 4, 0.0), CEDAR);
        }
    };
    outlined(&octagon(35.0, 82.0, 11.0), PAPER, GOLD, 1.6) + &fitted(35.0, 87.2, 14.5, 14.5, CEDAR, text)
}

/// A small tile with a star on it.
fn tile(x: f64, y: f64, size: f64) -> String {
    outlined(&plate(x, y, size, size, size * 0.12), PAPER, GOLD, 1.2)
        + &filled(&khatam(x + size / 2.0, y + size / 2.0, size * 0.32), CEDAR)
}

/// A small card.
fn card(x: f64, y: f64, fill: &str) -> String {
    format!(
        r#"<rect x="{x}" y="{y}" width="18" height="26" rx="2.5" fill="{fill}" stroke="{CEDAR}" stroke-width="1.6"/>"#
    )
}

/// An arrow along a path that ends at (x, y), pointing `angle` degrees clockwise from east.
fn arrow(path: &str, x: f64, y: f64, angle: i32) -> String {
    drawn(path, GOLD, 3.0)
        + &format!(
            r#"<path transform="translate({x} {y}) rotate({angle})" d="M-2-6L7 0L-2 6Z" fill="{GOLD}"/>"#
        )
}

fn emblem(character: Character) -> String {
    match character {
        // A tile wrapped as a gift.
        Character::AbdulKarim => {
            outlined(&plate(19.0, 28.0, 32.0, 30.0, 4.0), PAPER, GOLD, 1.4)
                + &bar(31.5, 28.0, 7.0, 30.0, GOLD)
                + &bar(19.0, 38.0, 32.0, 6.0, GOLD)
                + &outlined(&khatam(35.0, 41.0, 8.0), CEDAR, GOLD, 1.4)
                + &drawn("M35 28C25 14 17 24 35 28C53 24 45 14 35 28", GOLD, 3.0)
        }
        // An expensive tile brings a card.
        Character::AbdulKnihstig => {
            card(37.0, 16.0, GOLD)
                + &filled(&khatam(46.0, 29.0, 5.5), CEDAR)
                + &outlined(&plate(13.0, 34.0, 30.0, 30.0, 4.0), PAPER, CEDAR, 1.6)
                + &fitted(28.0, 55.4, 18.0, 25.0, CEDAR, "10+")
        }
        // Dividers over a tile.
        Character::AmmarElSchauf => {
            tile(23.0, 39.0, 24.0)
                + &drawn("M33.5 23L19 63M36.5 23L51 63", CEDAR, 6.0)
                + &drawn("M33.5 23L19 63M36.5 23L51 63", GOLD, 3.2)
                + &bar(33.2, 11.0, 3.6, 8.0, GOLD)
                + &disc(35.0, 22.0, 6.0, GOLD)
                + &disc(35.0, 22.0, 2.4, CEDAR)
        }
        // A stack of coins worth up to seven.
        Character::FarukWillhaben => {
            let coins: String = (0..5)
                .map(|coin| {
                    let y = 56.0 - 6.0 * f64::from(coin);
                    outlined(
                        &format!("M14 {y}A10 4 0 0 1 34 {y}V{0}A10 4 0 0 1 14 {0}Z", y + 5.0),
                        GOLD,
                        CEDAR,
                        1.4,
                    )
                })
                .collect();
            coins + &label(46.0, 59.0, 38.0, PAPER, "7")
        }
        // A rose with eight petals, for eight points.
        Character::Fatima => {
            let petals: String = (0..8)
                .map(|petal| {
                    format!(
                        r#"<path transform="rotate({} 35 40)" d="M35 32C27 25 30 18 35 14C40 18 43 25 35 32Z" fill="{GOLD}"/>"#,
                        45 * petal
                    )
                })
                .collect();
            petals
                + &outlined(&khatam(35.0, 40.0, 14.5), PAPER, CEDAR, 1.6)
                + &label(35.0, 47.6, 21.0, CEDAR, "8")
        }
        // One half of a dome is real, the other imagined.
        Character::HakimWahid => {
            filled("M35 22C25 28 15 34 20 46V60H35Z", PAPER)
                + &format!(
                    r#"<path d="M35 22C45 28 55 34 50 46V60H35" fill="none" stroke="{PAPER}" stroke-width="1.8" stroke-dasharray="3 2.4"/>"#
                )
                + &drawn("M35 14V62", GOLD, 2.2)
                + &filled(&khatam(35.0, 15.0, 4.6), GOLD)
                + &fitted(42.6, 54.0, 17.0, 12.0, GOLD, "½")
        }
        // One tile goes, another comes.
        Character::LailaWundabah => {
            tile(24.5, 29.5, 21.0)
                + &arrow("M14 44A21.5 21.5 0 0 1 35 18.5", 35.0, 18.5, 0)
                + &arrow("M56 36A21.5 21.5 0 0 1 35 61.5", 35.0, 61.5, 180)
        }
        // A card for a card.
        Character::MachmaKlain => {
            card(12.0, 17.0, PAPER)
                + &card(40.0, 38.0, GOLD)
                + &filled(&khatam(21.0, 30.0, 5.5), CEDAR)
                + &filled(&khatam(49.0, 51.0, 5.5), CEDAR)
                + &arrow("M35 25H43A6 6 0 0 1 49 29", 49.0, 29.0, 90)
                + &arrow("M35 57H27A6 6 0 0 1 21 53", 21.0, 53.0, 270)
        }
        // The top card of the pile.
        Character::Yammerad => {
            card(31.0, 34.0, WATER)
                + &card(28.0, 31.0, WATER)
                + &card(20.0, 18.0, PAPER)
                + &filled(&star(29.0, 31.0, 6.5, 0.45, 8, 0.0), CEDAR)
                + &arrow("M50 32V23", 50.0, 22.0, 270)
        }
        // The wall, and a third of it again.
        Character::YusufEPassuff => {
            let wall = "M12 60V34H16V29H22V34H27V38H29V34H32V29H38V34H41V38H43V34H48V29H54V34H58V60Z";
            filled(wall, PAPER)
                + &bar(12.0, 41.0, 46.0, 2.4, GOLD)
                + &drawn("M27.3 43V60M42.6 43V60", CEDAR, 1.6)
                + &bar(42.6, 43.4, 15.4, 16.6, GOLD)
                + &fitted(50.3, 56.2, 12.5, 13.0, CEDAR, "+1")
                + &filled(&khatam(35.0, 19.0, 5.5), GOLD)
        }
    }
}
