//! Vizier stones.

use crate::art::colours::{CEDAR, FAINT, GOLD};
use crate::art::shapes::{drawn, filled, khatam, octagon, outlined};

/// The inside of an SVG with the view box `0 0 40 40`: a vizier stone, either active (gold with a star) or spent
/// (blank).
pub(crate) fn vizier_art(active: bool) -> String {
    if active {
        outlined(&octagon(20.0, 20.0, 19.0), CEDAR, GOLD, 2.0)
            + &filled(&khatam(20.0, 20.0, 14.0), GOLD)
            + &filled("M13.6 22C13.6 15.5 16.5 13 20 10.5C23.5 13 26.4 15.5 26.4 22L23 24H17Z", CEDAR)
            + &drawn("M13.4 25.5H26.6", CEDAR, 2.4)
    } else {
        format!(
            r#"<g opacity=".75">{}{}</g>"#,
            outlined(&octagon(20.0, 20.0, 18.5), "none", FAINT, 2.0),
            drawn(&khatam(20.0, 20.0, 13.0), FAINT, 1.2)
        )
    }
}
