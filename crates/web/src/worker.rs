//! Bots on a thread of their own, so that the page never waits for them: the same program, started again without a
//! page. It has its own copy of the game; the bot in it sees the view of its seat and nothing else.

use engine::{Action, Game};
use protocol::Record;
use wasm_bindgen::prelude::wasm_bindgen;

/// So long a bot may think, in milliseconds. Only slow machines and large mixes of modules come to it.
const LONGEST_THOUGHT: f64 = 2_000.0;

/// Milliseconds of a clock that only ever counts up enough for one thought.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

/// Tests outside a browser have no clock and let bots think to the end.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    0.0
}

/// What the bot with that code decides within the time limit, wherever it thinks.
pub fn decide_in_time(code: &str, game: &Game, number: u64) -> Option<Action> {
    let end = now() + LONGEST_THOUGHT;
    bots::decide_within(code, game, number, &mut || now() < end)
}

/// What the bot with that code does next in the recorded game, in the notation of actions.
#[wasm_bindgen]
pub fn think(record: &str, code: &str) -> Result<String, String> {
    let record = Record::from_json(record).map_err(|error| error.to_string())?;
    let game = record.replay().map_err(|error| error.to_string())?;
    let action = decide_in_time(code, &game, record.actions.len() as u64);
    action.map(|action| action.to_string()).ok_or_else(|| format!("{code} is no bot, or nobody is to act"))
}

#[cfg(test)]
mod tests {
    use engine::{Action, Rules};
    use protocol::{RecordedGame, SeedText, Setup};

    use super::think;

    #[test]
    fn a_bot_answers_for_whoever_is_to_act() {
        let rules = Rules::new(3).expect("three players");
        let seed = SeedText::from_text("worker").expect("a seed");
        let mut game = RecordedGame::new(Setup::new(rules), seed);
        for _ in 0..20 {
            let answer = think(&game.record().to_json(), "greedy").expect("an answer");
            let action: Action = answer.parse().expect("an action");
            game.play(action, &mut ()).expect("a legal action");
        }
    }

    #[test]
    fn what_cannot_be_answered_is_explained() {
        let setup = Setup::new(Rules::new(2).expect("two players"));
        let game = RecordedGame::new(setup, SeedText::from_text("worker").expect("a seed"));
        assert!(think(&game.record().to_json(), "nobody").is_err_and(|error| error.contains("nobody")));
        assert!(think("{", "greedy").is_err());
    }
}
