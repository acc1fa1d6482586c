//! Score cards.

use engine::Round;
use engine::modules::new_score_cards::ScoreCard;
use engine::vocab::Building;

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, INK, PAPER};
use crate::art::shapes::{label, num};
use crate::art::tiles::kind_art;

/// What the places in the majority of a kind are worth by a score card, those that pay something.
pub(crate) fn worth_of(card: ScoreCard, round: Round, kind: Building) -> impl Iterator<Item = u8> {
    card.points(round, kind).into_iter().filter(|&points| points > 0)
}

/// The inside of an SVG with the view box `0 0 70 100`: a score card, its kinds from the one worth least to the one
/// worth most, each with the points of its places in that round.
pub(crate) fn score_card_art(card: ScoreCard, round: Round) -> String {
    let mut art = paper(PAPER) + &frame(CEDAR);
    for (row, kind) in card.kinds().into_iter().enumerate() {
        let y = 8.0 + 14.2 * row as f64;
        art += &format!(r#"<g transform="translate(8 {}) scale(.32)">{}</g>"#, num(y), kind_art(kind));
        let worth: Vec<String> = worth_of(card, round, kind).map(|points| points.to_string()).collect();
        let size = if round == Round::Three { 9.0 } else { 11.0 };
        art += &label(43.0, y + 10.2, size, INK, &worth.join(" "));
    }
    art
}
