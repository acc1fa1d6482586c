//! Chests.

use engine::vocab::Building;

use crate::art::colours::{CEDAR, GOLD, PAPER, kind_fill, kind_ink};
use crate::art::shapes::{drawn, label, octagon, outlined};
use crate::art::tiles::kind_letter;

/// Where [`chest_art`] sits in a tile: the `transform` of its group.
pub(crate) const CHEST_IN_TILE: &str = "translate(50 50) scale(.86)";

/// The inside of an SVG with the view box `0 0 40 40`: a chest of a kind.
pub(crate) fn chest_art(kind: Building) -> String {
    let (fill, ink) = (kind_fill(kind), kind_ink(kind));
    let body = "M3.5 35V17C3.5 9 10 5 20 5S36.5 9 36.5 17V35Z";
    let mut art = outlined(body, CEDAR, PAPER, 4.6) + &outlined(body, CEDAR, GOLD, 2.0);
    art += &drawn("M9 8V35M31 8V35M3.5 18.5H36.5", GOLD, 2.0);
    art += &outlined(&octagon(20.0, 20.5, 11.4), &fill, GOLD, 1.8);
    art + &label(20.0, 26.4, 16.5, &ink, &kind_letter(kind).to_string())
}
