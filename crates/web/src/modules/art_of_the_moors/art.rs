//! Culture tiles.

use std::f64::consts::TAU;

use engine::modules::art_of_the_moors::{CultureTile, LAST_SIDE, Price};

use crate::art::colours::{CEDAR, EDGE, FAINT, GOLD, INK, PAPER, STONE_LIT, WATER};
use crate::art::shapes::{at, closed, drawn, filled, label, ngon, octagon, outlined};

/// The inside of an SVG with the view box `0 0 100 100`: a culture tile, turned so that its facing side points up at
/// the gem. The side with the marker is dark, sides beyond it are faint, and the price is in the middle. Without a
/// tile, its empty space.
pub(crate) fn culture_art(price: Price, tile: Option<CultureTile>) -> String {
    let hexagon = ngon(50.0, 52.0, 47.0, 6, 1.0 / 12.0);
    let Some(tile) = tile else {
        let place = drawn(&hexagon, FAINT, 2.0).replacen("<path", r#"<path stroke-dasharray="6 5""#, 1);
        return place + &label(50.0, 63.0, 32.0, FAINT, &price.value().to_string());
    };
    let mut art = outlined(&hexagon, PAPER, EDGE, 2.0);
    art += &drawn(&ngon(50.0, 52.0, 19.0, 6, 1.0 / 12.0), CEDAR, 1.2);
    for side in 0..=LAST_SIDE {
        // ART-02: the sides are numbered clockwise.
        let angle = TAU * (f64::from(side) - f64::from(tile.facing)) / 6.0;
        let (x, y) = at(50.0, 52.0, 30.0, angle);
        let ink = if side == tile.marker { PAPER } else { INK };
        let mut part = String::new();
        if side == tile.marker {
            part += &outlined(&octagon(x, y, 11.0), CEDAR, EDGE, 1.2);
        } else if side == tile.facing {
            part += &outlined(&octagon(x, y, 11.0), STONE_LIT, EDGE, 1.2);
        }
        part += &label(x, y + 5.4, 15.0, ink, &price.points(side).to_string());
        let opacity = if side > tile.marker { ".45" } else { "1" };
        art += &format!(r#"<g opacity="{opacity}">{part}</g>"#);
    }
    // The gem that the facing side points at.
    art += &outlined(&closed([(50.0, 1.0), (60.0, 7.0), (50.0, 16.0), (40.0, 7.0)]), WATER, EDGE, 1.6);
    art += &filled(&closed([(50.0, 2.5), (56.0, 7.0), (50.0, 9.0), (44.0, 7.0)]), GOLD);
    art + &label(50.0, 60.0, 23.0, INK, &price.value().to_string())
}
