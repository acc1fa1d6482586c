//! Wall cards, and where their walls may be built.

use engine::modules::city_walls::WallCard;
use engine::vocab::{Dir, TileId, Walls};

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, INK, LEGAL, PAPER};
use crate::art::shapes::label;
use crate::art::tiles::{palisade, tile_art, turned};

/// The inside of an SVG with the view box `0 0 70 100`: a wall card, with the sides of a tile that receive sticks.
pub(crate) fn wall_card_art(card: WallCard) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    let sides = tile_art(TileId::START, card.walls());
    art += &format!(r#"<g transform="translate(12 17) scale(.46)">{sides}</g>"#);
    art + &label(35.0, 87.5, 18.0, INK, &card.walls().to_string())
}

/// The inside of an SVG with the view box `0 0 100 100`: sides where sticks can be built, laid over the tile.
pub(crate) fn build_choice_art(walls: Walls) -> String {
    let side = |dir: Dir| {
        let glow =
            format!(r#"<rect x="-2" y="-6" width="104" height="26" rx="6" fill="{LEGAL}" opacity=".55"/>"#);
        turned(dir, &(glow + &palisade()))
    };
    walls.iter().map(side).collect()
}
