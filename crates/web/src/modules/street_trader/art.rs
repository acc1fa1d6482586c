//! Citizens and the trader's disc.

use engine::vocab::Building;

use crate::art::colours::{CEDAR, EDGE, GOLD, PAPER, kind_fill, kind_ink};
use crate::art::letters::kind_mark;
use crate::art::shapes::{at, disc, drawn, khatam, label, octagon, outlined};

/// Where [`citizen_art`] sits in a tile: the `transform` of its group.
pub(crate) const CITIZEN_IN_TILE: &str = "translate(13 47) scale(.92)";

/// The inside of an SVG with the view box `0 0 40 40`: a citizen in the colour of a kind, with its letters.
pub(crate) fn citizen_art(kind: Building) -> String {
    let (fill, ink) = (kind_fill(kind), kind_ink(kind));
    // A head, and a cloak that widens towards the ground.
    let body = "M20 2.5A7.2 7.2 0 0 1 25.6 14.2C31 16.5 34.5 22 36 37.5H4C5.5 22 9 16.5 14.4 14.2A7.2 7.2 0 0 1 20 2.5Z";
    outlined(body, &fill, PAPER, 4.6)
        + &outlined(body, &fill, EDGE, 1.8)
        + &label(20.0, 32.6, 13.0, &ink, &kind_mark(kind))
}

/// The inside of an SVG with the view box `0 0 100 100`: a trader's disc with the citizens on it.
pub(crate) fn disc_art(citizens: &[Building]) -> String {
    let mut art = disc(50.0, 50.0, 42.0, CEDAR)
        + &drawn(&octagon(50.0, 50.0, 40.0), GOLD, 2.0)
        + &drawn(&khatam(50.0, 50.0, 36.0), GOLD, 1.2);
    for (place, &kind) in citizens.iter().enumerate() {
        let turn = std::f64::consts::TAU * place as f64 / citizens.len() as f64;
        let far = if citizens.len() > 1 { 19.0 } else { 0.0 };
        let (x, y) = at(50.0, 50.0, far, turn);
        art += &format!(
            r#"<g transform="translate({:.1} {:.1}) scale(.78)">{}</g>"#,
            x - 15.6,
            y - 15.6,
            citizen_art(kind)
        );
    }
    art
}
