//! Camps with their bastions.

use engine::vocab::{Dir, Walls};

use crate::art::colours::{CEDAR, EDGE, GOLD, MEADOW, PAPER, STONE, STONE_LIT};
use crate::art::shapes::{bar, closed, disc, drawn, filled, outlined};
use crate::art::tiles::turned;

/// A camp: a meadow with tents, and on each side in `bastions` a bastion with an arrow pointing outwards.
pub(crate) fn camp(bastions: Walls) -> String {
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

/// A bastion on the N side: a blunt wedge of stone with an arrow pointing outwards.
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

/// A green N side, beside which only another camp may lie.
fn hedge() -> String {
    format!(
        r#"<g opacity=".55">{}</g>"#,
        drawn("M4 4q6 5 11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0", EDGE, 1.6)
    )
}
