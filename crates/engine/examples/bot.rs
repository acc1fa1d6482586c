//! A bot that looks one action ahead, playing against random players.
//!
//! Run it with `cargo run --release -p alhambra-engine --example bot`.

use alhambra_engine::vocab::Seat;
use alhambra_engine::{Action, Game, Rng, Round, Rules, Seed, View, Viewer};

/// The seat's score with the points it would get if the last round were held now.
fn worth(view: &View<'_>, seat: Seat) -> i32 {
    i32::from(view.score(seat)) + i32::from(view.totals(Round::Three).seats[seat])
}

/// Chooses the action after which the seat would score most.
///
/// It uses only what the seat knows: a [`View`] contains nothing else, and `after` excludes anything random.
fn choose(view: &View<'_>, legal: &[Action], seat: Seat) -> Action {
    let bring = |action: &&Action| view.after(**action).map_or(i32::MIN, |after| worth(&after.view(), seat));
    // Among equal actions the first is chosen, so that the choice is the same on every machine.
    *legal.iter().rev().max_by_key(bring).expect("whoever is to act has an action")
}

fn main() {
    let (mut rng, mut legal, mut wins) = (Rng::new(Seed::from_number(7)), Vec::new(), 0);
    const GAMES: u64 = 20;
    for number in 0..GAMES {
        let mut game = Game::new(Rules::new(3).expect("2 to 6 players"), Seed::from_number(number));
        while let Some(seat) = game.to_act() {
            let view = game.view(Viewer::Seat(seat));
            view.legal_actions(&mut legal);
            let action = match seat {
                Seat::FIRST => choose(&view, &legal, seat),
                _ => legal[rng.below(legal.len())],
            };
            game.play(action, &mut ()).expect("it was in the list");
        }
        let view = game.view(Viewer::Public);
        let best = view.seats().map(|seat| view.score(seat)).max();
        wins += u32::from(best == Some(view.score(Seat::FIRST)));
    }
    println!("the bot won {wins} of {GAMES} games against two random players");
}
