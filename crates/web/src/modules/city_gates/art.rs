//! Gate cards, and gates in the wall.

use engine::vocab::Dir;

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, EDGE, GOLD, PAPER, STONE, STONE_LIT};
use crate::art::shapes::{bar, drawn, filled, khatam, outlined, plate};
use crate::art::tiles::turned;

/// The inside of an SVG with the view box `0 0 70 100`: a gate card.
pub(crate) fn gate_card_art() -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    art += &filled("M12 40V28H17V32H22V28H29V32H32V28H38V32H41V28H48V32H53V28H58V40Z", STONE);
    art += &outlined("M12 38H58V82H12Z", STONE, EDGE, 1.4);
    art += &drawn("M12 38V28H17V32H22V28H29V32H32V28H38V32H41V28H48V32H53V28H58V38", EDGE, 1.4);
    art += &bar(12.7, 38.0, 44.6, 3.0, STONE_LIT);
    art += &outlined("M23.5 82V62A14.5 14.5 0 1 1 46.5 62V82Z", CEDAR, EDGE, 1.4);
    art += &filled("M23.5 82V62A14.5 14.5 0 0 1 27 44.6L31 82Z", GOLD);
    art += &filled("M46.5 82V62A14.5 14.5 0 0 0 43 44.6L39 82Z", GOLD);
    art += &drawn("M8 82H62", EDGE, 2.4);
    art + &outlined(&khatam(35.0, 18.0, 6.5), GOLD, CEDAR, 1.2)
}

/// The inside of an SVG with the view box `0 0 100 100`: a gate through the double wall on this side. It extends 18
/// units into the neighbouring cell, so draw it after both tiles.
pub(crate) fn gate_art(dir: Dir) -> String {
    let mut art = outlined("M34 -18H66V18H34Z", PAPER, EDGE, 1.6);
    art += &format!(r#"<g opacity=".5">{}</g>"#, drawn("M40 -9H60M40 0H60M40 9H60", EDGE, 1.2));
    for x in [30.0, 62.0] {
        art += &outlined(&plate(x, -20.0, 8.0, 40.0, 2.5), CEDAR, EDGE, 1.2);
        art += &bar(x + 2.8, -15.0, 2.4, 30.0, GOLD);
    }
    turned(dir, &(art + &outlined(&khatam(50.0, 0.0, 8.5), GOLD, EDGE, 1.4)))
}
