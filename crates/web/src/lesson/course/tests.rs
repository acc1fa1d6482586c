use engine::{Rng, Seed};
use protocol::{SeedText, Setup};

use super::*;
use crate::lesson::first_game;

fn steps(base: Base) -> &'static [Step] {
    match base {
        Base::Alhambra => ALHAMBRA,
        Base::RedPalace => RED_PALACE,
    }
}

fn begun(base: Base, seed: &str) -> Play {
    let draft = first_game(base);
    let places = draft.places(|number| format!("P{number}"));
    let setup = Setup::new(draft.rules(places.len()).expect("rules"));
    Play::new("1".into(), setup, SeedText::from_text(seed).expect("a seed"), places, false)
}

/// Lets the bots act until the person is asked.
fn let_others_act(play: &mut Play) {
    while play.human_to_act().is_none() && play.answer_here() {}
}

/// Follows the lesson as it asks, and reports the first step that is not possible when it is asked for.
fn lead(base: Base, seed: &str) -> Result<usize, String> {
    let (steps, mut play, mut mark, mut done) = (steps(base), begun(base, seed), Mark::default(), 0);
    loop {
        mark = follow(steps, mark, &play);
        let Some(step) = steps.get(mark.step) else { return Ok(done) };
        if step.goal == Goal::Read {
            mark = Mark { step: mark.step + 1, since: play.next() };
            continue;
        }
        let_others_act(&mut play);
        let Some(wanted) = wanted(step.goal, &play) else { return Err(format!("{step:?}: nothing to do")) };
        // In The Red Palace, players are asked about abilities before they place a tile.
        let is_pass = base == Base::RedPalace && wanted.action == Action::Pass;
        if !wanted.is_goal && !is_pass {
            return Err(format!("step {}: {step:?} is not possible: {}", mark.step, wanted.action));
        }
        play.act(wanted.action).map_err(|illegal| format!("{step:?}: {illegal:?}"))?;
        done += usize::from(wanted.is_goal);
    }
}

/// Every action that the first games ask for is possible when it is asked for, and nothing else has to be done in
/// between.
#[test]
fn each_step_can_be_done_when_it_is_asked_for() {
    for base in [Base::Alhambra, Base::RedPalace] {
        let asked = steps(base).iter().filter(|step| step.goal != Goal::Read).count();
        assert!(steps(base).len() <= 12);
        assert_eq!(lead(base, seed(base)), Ok(asked), "{base:?}");
    }
}

/// Somebody who does something else also reaches the end, and is only shown legal actions.
#[test]
fn the_lesson_is_never_stuck_whatever_is_done() {
    for base in [Base::Alhambra, Base::RedPalace] {
        for number in 0..12 {
            let (steps, mut play, mut mark) = (steps(base), begun(base, seed(base)), Mark::default());
            let mut rng = Rng::new(Seed::from_number(number));
            while play.outcome().is_none() {
                let_others_act(&mut play);
                mark = follow(steps, mark, &play);
                let Some(step) = steps.get(mark.step) else { break };
                if step.goal == Goal::Read {
                    mark.step += 1;
                    continue;
                }
                let legal = play.legal();
                if let Some(wanted) = wanted(step.goal, &play) {
                    assert!(legal.contains(&wanted.action), "{step:?}");
                }
                let Some(&any) = legal.get(rng.below(legal.len().max(1))) else { break };
                play.act(any).expect("a legal action");
                // Undo it now and then.
                if rng.below(8) == 0 {
                    play.undo();
                }
            }
            let turns =
                play.log().iter().filter(|(_, event)| matches!(event, Event::TurnStarted { .. })).count();
            assert!(mark.step >= steps.len(), "{base:?} {number}: step {} after {turns} turns", mark.step);
        }
    }
}
