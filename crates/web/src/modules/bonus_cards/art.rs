//! Bonus cards.

use engine::modules::bonus_cards::BonusCard;

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, INK, PAPER};
use crate::art::shapes::label;
use crate::art::tiles::kind_art;

/// The inside of an SVG with the view box `0 0 70 100`: a bonus card, with the kind and the price of its tile.
pub(crate) fn bonus_card_art(card: BonusCard) -> String {
    let tile = card.tile();
    let mut art = paper(PAPER) + &frame(CEDAR);
    if let Some(kind) = tile.kind() {
        art += &format!(r#"<g transform="translate(11 22) scale(1.2)">{}</g>"#, kind_art(kind));
    }
    art += &label(35.0, 19.0, 12.0, INK, "+1");
    art + &label(35.0, 90.5, 20.0, INK, &tile.price().to_string())
}
