//! The bots choose in the page as they do in the program: the same view, list and seed give the same action.

use bots::decide;
use engine::{Rng, Seed};
use protocol::{RecordedGame, SeedText, Setup};
use serde_json::json;

use crate::moments;
use crate::page::{Size, run_as_usual};
use crate::walk;

/// How many positions are compared.
const POSITIONS: usize = 2_000;

/// Positions of one game, from its beginning to its end.
const OF_A_GAME: usize = 40;

/// Decisions from one of them to the next.
const APART: usize = 5;

/// The bots that are asked in turn. More rollouts would only be more of the same.
const BOTS: [&str; 4] = ["level-4", "search:30", "level-2", "level-4"];

/// Asks the thread of the bots that the page itself would start, one question after the other.
const ASK: &str = "
    const [questions, done] = arguments, answers = [];
    const folder = document.querySelector('meta[name=build]').content;
    globalThis.thinkers ??= new Worker(folder + 'worker.js', { type: 'module' });
    const ask = () => thinkers.postMessage(['', ...questions[answers.length]]);
    thinkers.onerror = (event) => done([event.message]);
    thinkers.onmessage = ({ data }) => {
        answers.push(data[1]);
        if (answers.length === questions.length) done(answers); else ask();
    };
    ask();";

/// Positions of the game with this number, each as a record with the bot to ask and its choice.
fn positions(number: u64) -> Vec<(String, &'static str, String)> {
    let mut rng = Rng::new(Seed::from_number(number));
    let rules = walk::rules(number, &mut rng);
    let mut game = RecordedGame::new(Setup::new(rules), SeedText::from_number(number).expect("a seed"));
    let (mut found, mut legal, mut choices) = (Vec::new(), Vec::new(), 0);
    while game.game().to_act().is_some() && found.len() < OF_A_GAME {
        game.game().legal_actions(&mut legal);
        choices += usize::from(legal.len() > 1);
        if legal.len() > 1 && choices.is_multiple_of(APART) {
            let bot = BOTS[found.len() % BOTS.len()];
            let action = decide(bot, game.game(), game.record().actions.len() as u64).expect("a choice");
            found.push((game.record().to_json(), bot, action.to_string()));
        }
        moments::play_on(&mut game);
    }
    found
}

#[test]
fn the_page_and_the_program_choose_alike() {
    run_as_usual(Size::Tablet, async |page| {
        let (mut compared, mut number) = (0, 0);
        while compared < POSITIONS {
            let positions = positions(number);
            let questions: Vec<_> = positions.iter().map(|(record, bot, _)| json!([record, bot])).collect();
            let answers = page.driver.execute_async(ASK, vec![json!(questions)]).await?;
            let answers: Vec<String> = answers.convert()?;
            for ((record, bot, action), answer) in positions.iter().zip(&answers) {
                assert_eq!(answer, action, "{bot} in game {number}:\n{record}");
            }
            assert_eq!(answers.len(), positions.len());
            (compared, number) = (compared + answers.len(), number + 1);
        }
        Ok(())
    });
}
