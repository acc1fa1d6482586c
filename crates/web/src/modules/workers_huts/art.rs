//! The shelter of a hut.

use engine::vocab::Building;

use crate::art::colours::{CEDAR, EDGE, STONE, STONE_SHADE, kind_fill, kind_ink};
use crate::art::letters::kind_mark;
use crate::art::shapes::{closed, drawn, label, octagon, outlined};

/// A shelter: four posts under a cloth in the kind's colour with its letters, and tools below.
pub(crate) fn shelter(kind: Building) -> String {
    let (fill, ink) = (kind_fill(kind), kind_ink(kind));
    let mut art = String::from(r##"<ellipse cx="50" cy="80" rx="31" ry="5" fill="#000" opacity=".25"/>"##);
    for x in [24.0, 71.0] {
        art += &outlined(&closed([(x, 44.0), (x + 5.0, 44.0), (x + 5.0, 80.0), (x, 80.0)]), CEDAR, EDGE, 1.0);
    }
    // A heap of stones and a mallet.
    for (x, y) in [(40.0, 75.0), (48.0, 75.0), (44.0, 69.5)] {
        art += &outlined(&octagon(x, y, 4.4), STONE, EDGE, 1.0);
    }
    art += &drawn("M58 79L66 62", CEDAR, 3.0);
    art +=
        &outlined(&closed([(59.5, 58.0), (71.0, 63.0), (69.0, 68.0), (57.5, 63.0)]), STONE_SHADE, EDGE, 1.0);
    let cloth = "M18 47L31 24H69L82 47Q78 53 74 47Q70 53 66 47Q62 53 58 47Q54 53 50 47Q46 53 42 47Q38 53 34 47Q30 53 26 47Q22 53 18 47Z";
    art += &outlined(cloth, &fill, EDGE, 1.8);
    art += &format!(r#"<g opacity=".45">{}</g>"#, drawn("M36 24L29 47M64 24L71 47", &ink, 1.4));
    art + &label(50.0, 43.0, 17.0, &ink, &kind_mark(kind))
}
