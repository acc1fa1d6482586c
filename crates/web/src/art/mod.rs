//! The art: tiles, cards, coins and ornaments as SVG text, built from the geometry of zellige.
//!
//! Every function returns the inside of an `<svg>` element and names the view box it is drawn for. Nothing
//! here has an `id`, so the same art can stand on a page many times. Colours are custom properties of
//! `tokens.css` with the light theme's values as fallbacks. Text in the art repeats what the page says; hide
//! the art from screen readers and label its element.

pub(crate) mod cards;
pub(crate) mod colours;
mod decor;
pub mod icons;
pub mod letters;
mod motifs;
mod red_palace;
mod seats;
pub(crate) mod shapes;
#[cfg(test)]
mod tests;
pub(crate) mod tiles;

pub use cards::{card_back_art, coin_art, money_art, scoring_card_art};
pub use colours::{CURRENCY_COLOURS, CURRENCY_INKS, KIND_COLOURS, KIND_INKS};
pub use decor::{
    cell_star_art, compass_art, emblem_art, landscape_art, new_mark, points_mark, seal_art, wall_mark,
};
pub use red_palace::{
    ability_art, alhambra_picture, guard_art, guard_on_wall, half_art, red_palace_picture, side_choice_art,
    token_art,
};
pub use seats::{SEAT_COLOURS, SEAT_INKS, SeatColour, seat_mark};
pub use tiles::{
    Face, Ground, TileArt, applied_cell_art, empty_cell_art, face_art, kind_art, legal_cell_art,
    selected_cell_art, tile_art, tried_cell_art, wall_glow,
};
