//! The houses of a medina.

use crate::art::colours::{BRICK, CEDAR, COURT, EDGE, PLANK};
use crate::art::shapes::{bar, closed, filled, label, octagon, outlined};

/// The houses of a medina, huddled together, with its letter.
pub(crate) fn medina() -> String {
    let mut art = String::from(r##"<ellipse cx="52" cy="84" rx="34" ry="5" fill="#000" opacity=".28"/>"##);
    for (x, y, width, height) in
        [(22.0, 56.0, 20.0, 27.0), (58.0, 52.0, 21.0, 31.0), (38.0, 62.0, 26.0, 21.0)]
    {
        let house = |by: f64| {
            closed([
                (x + by, y + by),
                (x + width + by, y + by),
                (x + width + by, y + height + by),
                (x + by, y + height + by),
            ])
        };
        art += &outlined(&house(3.0), PLANK, EDGE, 1.4);
        art += &outlined(&house(0.0), COURT, EDGE, 1.4);
        art += &bar(x - 1.5, y - 2.6, width + 3.0, 4.2, BRICK);
        art += &filled(&format!("M{} {}v-7a3 3 0 0 1 6 0v7z", x + width / 2.0 - 3.0, y + height), CEDAR);
        art += &bar(x + 3.5, y + 6.0, 4.0, 4.6, CEDAR);
    }
    art += &outlined(&octagon(72.0, 28.5, 12.0), COURT, EDGE, 1.6);
    art + &label(72.0, 35.0, 18.0, EDGE, "M")
}
