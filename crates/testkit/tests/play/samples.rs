//! A sample agrees with everything that its viewer knows, promises of the others included.

use engine::vocab::Seat;
use engine::{Game, Module, Rng, Rules, Seed, Viewer};
use testkit::games::random_game;
use testkit::mixes;

/// Decisions for which a sample is played on.
const STEPS: usize = 20;

/// Plays on from a sample for a while. Whoever is asked must be able to answer, whatever is hidden.
fn play_on(mut sample: Game, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        sample.legal_actions(&mut legal);
        let asked = (sample.awaited(), sample.to_act());
        assert_eq!(legal.is_empty(), sample.outcome().is_some(), "{asked:?} in {:?}", sample.rules());
        if legal.is_empty() {
            return;
        }
        sample.play_unchecked(legal[rng.below(legal.len())], &mut ());
    }
}

/// Samples a game for everybody at one in so many decisions, and counts the samples.
fn sample_games(rules: Rules, seed: u64, one_in: usize) -> usize {
    let (mut rng, mut samples) = (Rng::new(Seed::from_number(seed)), 0);
    random_game(rules, seed, |game, _| {
        if rng.below(one_in) > 0 {
            return;
        }
        for viewer in Seat::all(rules.players()).map(Viewer::Seat).chain([Viewer::Public]) {
            let view = game.view(viewer);
            let sample = view.sample(Seed::from_number(u64::from(rng.next_u32())));
            assert!(sample.view(viewer) == view, "{viewer:?}, {rules:?}");
            play_on(sample, &mut rng);
            samples += 1;
        }
    });
    samples
}

#[test]
fn whoever_is_asked_in_a_sample_can_answer() {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        assert!(sample_games(rules, 400 + mix as u64, 29) > 0);
    }
}

/// CHR-13, TRE-11: a bid and the first card of a payment are promises about a hand that the others have only partly seen.
#[test]
fn a_sampled_hand_can_pay_what_was_promised() {
    let hiding = "characters master-builders";
    for seed in 0..24 {
        let others = [
            "",
            "treasure-chamber",
            "change caravanserai currency-exchange",
            "treasure-chamber thieves diamonds",
        ];
        let modules = format!("{hiding} {}", others[seed as usize % others.len()]);
        let rules = testkit::rules(2 + seed as usize % 5, &modules);
        assert!(rules.modules().has(Module::Characters));
        assert!(sample_games(rules, seed, 2) > 100);
    }
}
