//! New Score Cards. They have no actions or events; the state names the cards of the three rounds.

use engine::Round;
use serde::Serialize;

use super::ModuleRoom;
use crate::state::Known;
use crate::words::KindWord;

pub(super) struct Room;

#[derive(Serialize)]
struct StateDto {
    cards: Vec<ScoreCardDto>,
}

#[derive(Serialize)]
struct ScoreCardDto {
    round: u8,
    card: &'static str,
    /// In ascending order of their points.
    kinds: [KindWord; 6],
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let card = |round: Round| {
            let card = known.view.score_card(round)?;
            Some(ScoreCardDto { round: round.number(), card: card.id(), kinds: card.kinds().map(KindWord) })
        };
        Some(StateDto { cards: Round::ALL.into_iter().filter_map(card).collect() })
    }
}
