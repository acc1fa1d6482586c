//! The stall of a bazaar.

use engine::data::BazaarRow;

use crate::art::cards::coin_art;
use crate::art::colours::{CEDAR, EDGE, kind_fill, kind_ink};
use crate::art::letters::kind_mark;
use crate::art::shapes::{closed, drawn, label, outlined};

/// A stall under a striped awning, with the coin of its currency below and the letters of its kinds on a board.
pub(crate) fn stall(row: &BazaarRow) -> String {
    let mut art = String::from(r##"<ellipse cx="50" cy="84" rx="34" ry="4" fill="#000" opacity=".25"/>"##);
    for x in [18.0, 78.0] {
        art += &outlined(&closed([(x, 30.0), (x + 4.0, 30.0), (x + 4.0, 84.0), (x, 84.0)]), CEDAR, EDGE, 1.0);
    }
    // The awning, a stripe for each kind.
    for (place, kind) in row.kinds.into_iter().enumerate() {
        let x = 14.0 + 24.0 * place as f64;
        let (fill, ink) = (kind_fill(kind), kind_ink(kind));
        let cloth = format!("M{x} 34L{} 14H{}L{} 34Q{} 42 {x} 34Z", x + 4.0, x + 20.0, x + 24.0, x + 12.0);
        art += &outlined(&cloth, &fill, EDGE, 1.4);
        art += &label(x + 12.0, 31.6, 13.0, &ink, &kind_mark(kind));
    }
    art += &outlined(&closed([(16.0, 68.0), (84.0, 68.0), (80.0, 84.0), (20.0, 84.0)]), CEDAR, EDGE, 1.2);
    art += &format!(r#"<g opacity=".5">{}</g>"#, drawn("M18 74H82M20 79H80", EDGE, 1.0));
    art + &format!(r#"<g transform="translate(34 40) scale(.8)">{}</g>"#, coin_art(row.currency))
}
