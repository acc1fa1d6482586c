//! Chests.

use engine::vocab::Building;

use crate::art::colours::{CEDAR, GOLD, PAPER};
use crate::art::shapes::{drawn, octagon, outlined};
use crate::art::tiles::kind_art;

/// Where [`chest_art`] sits in a tile: the `transform` of its group.
pub(crate) const CHEST_IN_TILE: &str = "translate(50 50) scale(.86)";

/// The inside of an SVG with the view box `0 0 40 40`: a chest of a kind.
pub(crate) fn chest_art(kind: Building) -> String {
    let body = "M3.5 35V17C3.5 9 10 5 20 5S36.5 9 36.5 17V35Z";
    let mut art = outlined(body, CEDAR, PAPER, 4.6) + &outlined(body, CEDAR, GOLD, 2.0);
    art += &drawn("M9 8V35M31 8V35M3.5 18.5H36.5", GOLD, 2.0);
    art += &outlined(&octagon(20.0, 20.5, 12.6), GOLD, CEDAR, 0.8);
    art + &format!(r#"<g transform="translate(8.6 9.1) scale(.57)">{}</g>"#, kind_art(kind))
}
