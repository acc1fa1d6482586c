//! Score cards.

use engine::Round;
use engine::modules::new_score_cards::ScoreCard;
use engine::vocab::Building;

use crate::art::cards::{frame, paper};
use crate::art::colours::{CEDAR, GOLD, INK, PAPER};
use crate::art::shapes::{label, num, woven};
use crate::art::tiles::kind_art;

/// The points for the ranks in a kind's majority according to a score card, without the ranks that score nothing.
pub(crate) fn worth_of(card: ScoreCard, round: Round, kind: Building) -> impl Iterator<Item = u8> {
    card.points(round, kind).into_iter().filter(|&points| points > 0)
}

/// The inside of an SVG with the view box `0 0 70 100`: a star above some of the kinds whose points the cards set.
pub(crate) fn score_cards_art() -> String {
    let kinds = [Building::Pavilion, Building::Garden, Building::Tower];
    let row = kinds.into_iter().zip([7.0, 26.0, 45.0]).map(|(kind, x)| {
        format!(r#"<g transform="translate({} 68) scale(.45)">{}</g>"#, num(x), kind_art(kind))
    });
    paper(PAPER) + &frame(CEDAR) + &woven(35.0, 38.0, 25.0, 3.0, GOLD, CEDAR) + &row.collect::<String>()
}

/// The inside of an SVG with the view box `0 0 70 100`: a score card. Its kinds are listed from the least to the most
/// valuable, each with the points for its ranks in this round.
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
