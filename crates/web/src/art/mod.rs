//! The art: tiles, cards, coins and ornaments as SVG text, built from the geometry of zellige.
//!
//! Every function returns the inside of an `<svg>` element and names the view box it is drawn for. Nothing
//! here has an `id`, so the same art can stand on a page many times. Colours are custom properties of
//! `tokens.css` with the light theme's values as fallbacks. Text in the art repeats what the page says; hide
//! the art from screen readers and label its element.

mod cards;
mod characters;
mod colours;
mod decor;
mod motifs;
mod outposts;
mod scores;
mod seats;
mod shapes;
#[cfg(test)]
mod tests;
mod tiles;
mod trader;

pub use cards::{
    bonus_card_art, caravanserai_art, card_back_art, coin_art, currency_mark, exchange_card_art,
    gate_card_art, invasion_art, money_art, scoring_card_art, scout_art, sultan_card_art, thief_card_art,
    thief_mark, wall_card_art,
};
pub use characters::character_art;
pub use colours::{CURRENCY_COLOURS, CURRENCY_INKS, KIND_COLOURS, KIND_INKS};
pub use decor::{emblem_art, logo_art, star_pattern};
pub use scores::{culture_art, score_card_art, worth_of};
pub use seats::{SEAT_COLOURS, SEAT_INKS, SeatColour, seat_mark};
pub use tiles::{
    CHEST_IN_TILE, attack_art, build_choice_art, chest_art, empty_cell_art, gate_art, kind_art, kind_letter,
    legal_cell_art, selected_cell_art, tile_art, vizier_art, wall_glow,
};
pub use trader::{CITIZEN_IN_TILE, citizen_art, disc_art};
