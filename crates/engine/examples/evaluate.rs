//! Evaluates a position for a player who knows only one seat.
//!
//! Hidden cards are sampled with their true probability, and each sampled game is played to its end at random. Run it
//! with `cargo run --release -p alhambra-engine --example evaluate`.

use alhambra_engine::vocab::Seat;
use alhambra_engine::{Game, Rng, Rules, Seed, Viewer};

/// Plays at random until the game is over, but at most this many actions.
fn play_on(game: &mut Game, rng: &mut Rng, actions: usize) {
    let mut legal = Vec::new();
    for _ in 0..actions {
        if game.to_act().is_none() {
            return;
        }
        game.legal_actions(&mut legal);
        game.play(legal[rng.below(legal.len())], &mut ()).expect("it was in the list");
    }
}

fn main() {
    let mut rng = Rng::new(Seed::from_number(3));
    let mut game = Game::new(Rules::new(3).expect("2 to 6 players"), Seed::from_number(11));
    play_on(&mut game, &mut rng, 120);

    let view = game.view(Viewer::Seat(Seat::FIRST));
    if let Some(outlook) = view.outlook() {
        println!("the next scoring: {outlook:?}");
    }
    const SAMPLES: u64 = 200;
    // One game is overwritten again and again, so that sampling allocates nothing.
    let mut sampled = view.sample(Seed::from_number(0));
    let mut leads = 0;
    for number in 0..SAMPLES {
        view.sample_into(&mut sampled, Seed::from_number(number));
        play_on(&mut sampled, &mut rng, usize::MAX);
        let end = sampled.view(Viewer::Public);
        let best = end.seats().map(|seat| end.score(seat)).max();
        leads += u32::from(best == Some(end.score(Seat::FIRST)));
    }
    println!("the first seat ends in front in {leads} of {SAMPLES} sampled games");
}
