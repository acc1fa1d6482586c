//! Invasion cards, scouts, and attacks on open sides.

use engine::vocab::{Building, Dir};

use crate::art::cards::{frame, paper};
use crate::art::colours::{BRICK, CEDAR, EDGE, GOLD, INK, PAPER, STONE_LIT};
use crate::art::shapes::{drawn, label, ngon, outlined};
use crate::art::tiles::{kind_art, turned};

/// The inside of an SVG with the view box `0 0 70 100`: an invasion card with its direction on a compass, or face
/// down.
pub(crate) fn invasion_art(dir: Option<Dir>) -> String {
    let mut art = paper(PAPER) + &frame(BRICK);
    art += &outlined(&ngon(35.0, 44.0, 25.0, 16, 0.0), STONE_LIT, EDGE, 1.4);
    let Some(dir) = dir else {
        art += &label(35.0, 57.0, 38.0, BRICK, "?");
        return art + &drawn("M20 84H50", EDGE, 2.0);
    };
    // The attack comes from this side towards the centre.
    let turn = 90 * dir as u32;
    let arrow = outlined("M30 16H40V36H49L35 56L21 36H30Z", BRICK, EDGE, 1.4);
    art += &format!(r#"<g transform="rotate({turn} 35 44)">{arrow}</g>"#);
    art + &label(35.0, 91.0, 20.0, INK, dir.name())
}

/// The inside of an SVG with the view box `0 0 70 100`: crossed swords.
pub(crate) fn invaders_art() -> String {
    let sword = "M32.5 14L35 8L37.5 14V58H32.5ZM24 58H46V63H24ZM33 63H37V74H33Z";
    let swords = [-32, 32].map(|turn| {
        format!(r#"<g transform="rotate({turn} 35 46)">{}</g>"#, outlined(sword, STONE_LIT, EDGE, 1.2))
    });
    paper(BRICK)
        + &frame(GOLD)
        + &swords.concat()
        + &outlined(&ngon(35.0, 86.0, 5.0, 4, 0.0), GOLD, EDGE, 1.0)
}

/// The inside of an SVG with the view box `0 0 70 100`: a scout of a kind, with a spyglass.
pub(crate) fn scout_art(kind: Building) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &format!(r#"<g transform="translate(14 18) scale(1.05)">{}</g>"#, kind_art(kind));
    art += &outlined("M12 80L40 68L43 74L15 86Z", CEDAR, EDGE, 1.2);
    art + &outlined("M40 66L58 60L62 70L44 77Z", GOLD, EDGE, 1.2)
}

/// The inside of an SVG with the view box `0 0 100 100`: an attack on an open side of a tile, laid over it: an arrow
/// pointing in from the outside.
pub(crate) fn attack_art(dir: Dir) -> String {
    let arrow = "M38 -14H62V0H74L50 20L26 0H38Z";
    turned(dir, &outlined(arrow, BRICK, PAPER, 2.4))
}
