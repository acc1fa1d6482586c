//! Finished games, from which the statistics are computed. They stay when the game itself is deleted.

use std::collections::BTreeSet;

use engine::Outcome;
use protocol::{Finished, FinishedError, Table};

use super::base::{self, Shelf};
use crate::play::Play;

/// The entry of a game for the statistics; `None` if it is not over, has no winner, or was only played by bots.
fn entry(play: &Play, ended: u64) -> Option<Finished> {
    let is_won = matches!(play.outcome(), Some(Outcome::Won(_)));
    let bots: Vec<Option<String>> =
        play.places.iter().map(|place| place.player.bot().map(str::to_string)).collect();
    if !is_won || bots.iter().all(Option::is_some) {
        return None;
    }
    let code = play.kept()?.record().to_code().ok()?;
    let names = play.names().into_iter().map(Some).collect();
    Some(Finished { key: play.id.clone(), ended, code, table: Table { names, bots, ..Table::default() } })
}

/// Records that a game has just ended here. Returns without waiting.
pub fn note_end(play: &Play) {
    if let Some(finished) = entry(play, js_sys::Date::now() as u64) {
        base::put(Shelf::Finished, &finished.key, finished.to_json());
    }
}

/// All finished games, oldest first.
pub async fn finished() -> Vec<Finished> {
    let texts = base::texts(Shelf::Finished).await;
    let mut games: Vec<Finished> =
        texts.into_iter().filter_map(|(_, text)| Finished::from_json(&text).ok()).collect();
    games.sort_by(|one, two| one.ended.cmp(&two.ended).then_with(|| one.key.cmp(&two.key)));
    games
}

/// The games of a file that are not here yet, neither under their key nor with the same moves.
fn fresh(there: &[Finished], more: Vec<Finished>) -> Vec<Finished> {
    let mut keys: BTreeSet<String> = there.iter().map(|game| game.key.clone()).collect();
    let mut codes: BTreeSet<String> = there.iter().map(|game| game.code.clone()).collect();
    more.into_iter().filter(|game| keys.insert(game.key.clone()) && codes.insert(game.code.clone())).collect()
}

/// Imports the games of a file that are not here yet, and returns how many there were.
///
/// # Errors
///
/// If the file cannot be read; then nothing is imported.
pub async fn take_in(text: &str) -> Result<usize, FinishedError> {
    let more = Finished::list_from_json(text)?;
    let fresh = fresh(&finished().await, more);
    for game in &fresh {
        base::put(Shelf::Finished, &game.key, game.to_json());
    }
    Ok(fresh.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Player;
    use crate::statistics::tests::whole_game;

    #[test]
    fn a_game_is_taken_in_once() {
        let one = entry(&whole_game("1", "one", &["Ann"]), 7).expect("a finished game");
        let two = entry(&whole_game("2", "two", &["Ann"]), 8).expect("a finished game");
        let renamed = Finished { key: "3".to_string(), ..one.clone() };
        let there = [one.clone()];
        assert_eq!(fresh(&there, vec![one.clone(), two.clone(), renamed, two.clone()]), [two]);
        assert_eq!(Finished::list_from_json(&Finished::list_to_json(&there)).as_deref(), Ok(&there[..]));
    }

    #[test]
    fn games_of_bots_and_games_that_go_on_are_not_counted() {
        let mut play = whole_game("1", "one", &["Ann"]);
        play.places[0].player = Player::Bot("greedy".to_string());
        assert_eq!(entry(&play, 7), None);
        let mut record = play.kept().expect("a game held here").record().clone();
        record.actions.truncate(9);
        record.result = None;
        play.places[0].player = Player::Human;
        let running = Play::from_record("1".to_string(), &record, play.places, false).expect("a game");
        assert_eq!(entry(&running, 7), None);
    }
}
