//! Exported finished games: what is written can be read back, and a broken file is refused as a whole.

use crate::common::random_game;
use alhambra_protocol::{Finished, FinishedError, RecordedGame, SavedGame, SeedText, Setup, Table};
use engine::Rules;

fn played(seed: u64, is_over: bool) -> SavedGame {
    let rules = Rules::new(2).expect("two players");
    let (_, actions) = random_game(rules, seed, |_, _| {}, |_, _| {});
    let mut game = RecordedGame::new(Setup::new(rules), SeedText::from_number(seed).expect("a seed"));
    let count = if is_over { actions.len() } else { actions.len() / 2 };
    actions.into_iter().take(count).for_each(|action| game.play(action, &mut ()).expect("a legal action"));
    let table = Table {
        names: vec![Some("Zoë \"Z\"".to_string()), Some("Ben".to_string())],
        bots: vec![None, Some("greedy".to_string())],
        colours: vec!["red".to_string(), "blue".to_string()],
        open_hands: true,
        saved_at: Some(1_700_000_000_000 + seed),
    };
    SavedGame::from_json(&SavedGame::to_json(&game, &table)).expect("a game")
}

fn finished(seed: u64) -> Finished {
    Finished::of_saved(format!("{seed:015}"), &played(seed, true)).expect("a finished game")
}

#[test]
fn what_is_written_is_read_again() {
    let games = [finished(1), finished(2), finished(3)];
    let text = Finished::list_to_json(&games);
    assert_eq!(Finished::list_from_json(&text).as_deref(), Ok(&games[..]));
    assert_eq!(Finished::list_from_json(&Finished::list_to_json(&[])), Ok(Vec::new()));
    for game in games {
        assert_eq!(Finished::from_json(&game.to_json()).as_ref(), Ok(&game));
        let saved = played(game.ended - 1_700_000_000_000, true);
        assert_eq!(game.record().as_ref(), Ok(&saved.record));
        assert_eq!(game.table.names, saved.table.names);
    }
}

#[test]
fn only_games_of_people_with_a_winner_are_finished() {
    let mut saved = played(4, true);
    saved.table.bots = vec![Some("greedy".to_string()), Some("greedy".to_string())];
    assert_eq!(Finished::of_saved("1".to_string(), &saved), None);
    assert_eq!(Finished::of_saved("1".to_string(), &played(4, false)), None);
}

#[test]
fn broken_files_are_refused() {
    let (good, half) = (finished(5), played(6, false));
    let text = Finished::list_to_json(std::slice::from_ref(&good));
    let refused = |text: &str| Finished::list_from_json(text).expect_err("a broken file");
    assert_eq!(refused("no JSON"), FinishedError::Foreign);
    assert_eq!(refused("{\"setup\": {}}"), FinishedError::Foreign);
    assert_eq!(refused(&text.replacen("Ben", "Bob", 1)), FinishedError::Changed);
    assert_eq!(
        refused(&text.replacen("\"version\": 1", "\"version\": 9", 1)),
        FinishedError::Version { found: 9 }
    );
    assert!(matches!(refused(&text.replacen("check_sum", "sum", 1)), FinishedError::Field(_)));
    assert_eq!(refused(&" ".repeat(alhambra_protocol::MAX_RECORD + 1)), FinishedError::TooLong);
    let code = half.record.to_code().expect("a code");
    let running = Finished { code, ..good.clone() };
    let refusal = refused(&Finished::list_to_json(&[good.clone(), running]));
    assert_eq!(refusal.to_string(), "game 2 of the file: it has no winner");
    let strange = Finished { key: "a\u{1b}b".to_string(), ..good.clone() };
    assert!(matches!(refused(&Finished::list_to_json(&[strange])), FinishedError::Field(_)));
    let three = Table { names: vec![None; 3], bots: vec![None; 3], ..Table::default() };
    let refusal = refused(&Finished::list_to_json(&[Finished { table: three, ..good }]));
    assert!(refusal.to_string().contains("names and bots"), "{refusal}");
}
