//! What is no building: the shelter of a workers' hut, the stall of a bazaar, and camps with their bastions.

use engine::data::BazaarRow;
use engine::vocab::{Building, Dir, Walls};

use super::cards::coin_art;
use super::colours::{CEDAR, EDGE, GOLD, MEADOW, PAPER, STONE, STONE_LIT, STONE_SHADE, kind_fill, kind_ink};
use super::shapes::{bar, closed, disc, drawn, filled, label, octagon, outlined};
use super::tiles::{kind_letter, turned};

/// A shelter of four posts under a cloth of the kind's colour that bears its letter, with the tools below.
pub(super) fn shelter(kind: Building) -> String {
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
    art + &label(50.0, 44.0, 20.0, &ink, &kind_letter(kind).to_string())
}

/// A stall under a striped awning, with the coin of its currency below and the letters of its kinds on a board.
pub(super) fn stall(row: &BazaarRow) -> String {
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
        art += &label(x + 12.0, 33.0, 17.0, &ink, &kind_letter(kind).to_string());
    }
    art += &outlined(&closed([(16.0, 68.0), (84.0, 68.0), (80.0, 84.0), (20.0, 84.0)]), CEDAR, EDGE, 1.2);
    art += &format!(r#"<g opacity=".5">{}</g>"#, drawn("M18 74H82M20 79H80", EDGE, 1.0));
    art + &format!(r#"<g transform="translate(34 40) scale(.8)">{}</g>"#, coin_art(row.currency))
}

/// A camp: a meadow with tents, and on each side of `bastions` a bastion with an arrow out through it.
pub(super) fn camp(bastions: Walls) -> String {
    let mut art = filled("M0 0H100V100H0Z", MEADOW);
    art += &format!(
        r#"<g opacity=".3">{}</g>"#,
        drawn("M10 88q3-8 6 0M84 14q3-8 6 0M12 20q3-8 6 0M82 88q3-8 6 0M47 92q3-8 6 0", EDGE, 1.6)
    );
    for (x, y, half) in [(39.0, 69.0, 15.0), (63.0, 71.0, 12.0)] {
        let top = y - 1.5 * half;
        art += &outlined(&closed([(x - half, y), (x, top), (x + half, y)]), PAPER, EDGE, 1.6);
        art += &filled(&closed([(x - half * 0.3, y), (x, top + half * 0.5), (x + half * 0.3, y)]), CEDAR);
        art += &drawn(&format!("M{x} {top}V{}", top - 7.0), EDGE, 1.4);
        art += &disc(x, top - 8.0, 2.2, GOLD);
    }
    for dir in Dir::ALL {
        art += &turned(dir, &if bastions.has(dir) { bastion() } else { hedge() });
    }
    art
}

/// A bastion on the N side: a blunt wedge of stone with an arrow that points out.
fn bastion() -> String {
    let mut art = outlined("M22 0H78L66 19H34Z", STONE, EDGE, 1.8);
    art += &bar(26.0, 1.0, 48.0, 3.0, STONE_LIT);
    art += &format!(r#"<g opacity=".5">{}</g>"#, drawn("M30 11H40M60 11H70", EDGE, 1.2));
    art + &outlined(
        &closed([
            (50.0, 1.5),
            (60.0, 11.0),
            (54.0, 11.0),
            (54.0, 25.0),
            (46.0, 25.0),
            (46.0, 11.0),
            (40.0, 11.0),
        ]),
        GOLD,
        EDGE,
        1.6,
    )
}

/// A green N side, where only another camp may lie.
fn hedge() -> String {
    format!(
        r#"<g opacity=".55">{}</g>"#,
        drawn("M4 4q6 5 11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0", EDGE, 1.6)
    )
}
