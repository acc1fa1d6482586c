//! A whole game of random actions, told event by event:
//! `cargo run -p alhambra-engine --example random_game`.

use alhambra_engine::{Event, Game, Module, Rng, Rules, Seed, Viewer};

fn main() {
    let rules = Rules::new(4).expect("2 to 6 players");
    let rules = rules
        .with_modules([Module::Camps, Module::Diamonds].into_iter().collect())
        .expect("modules that go together");
    let (mut rng, mut legal) = (Rng::new(Seed::from_number(1)), Vec::new());
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::new(rules, Seed::from_number(2026));
    while game.to_act().is_some() {
        game.legal_actions(&mut legal);
        let action = legal[rng.below(legal.len())];
        game.play(action, &mut events).expect("it was in the list");
    }
    // What happened, as somebody who watches may see it.
    for event in &events {
        println!("{:?}", event.seen_by(Viewer::Public));
    }
    let view = game.view(Viewer::Public);
    for seat in view.seats() {
        println!("seat {}: {} points", seat.index(), view.score(seat));
    }
}
