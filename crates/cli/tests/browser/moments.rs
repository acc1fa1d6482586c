//! Moments in games, found by playing. Each is a saved game in which the person in the first seat is to act.

use bots::decide;
use engine::{Action, Module, Rules, View, Viewer};
use protocol::{RecordedGame, SeedText, Setup};

/// A saved game of one person against bots, at the first decision of the person for which `is_it` holds.
pub fn find(players: usize, modules: &[Module], is_it: impl Fn(&View<'_>, &[Action]) -> bool) -> String {
    let rules = Rules::new(players).expect("a number of players");
    find_with(rules.with_modules(modules.iter().copied().collect()).expect("they go together"), is_it)
}

/// Like [`find`], with any rules.
pub fn find_with(rules: Rules, is_it: impl Fn(&View<'_>, &[Action]) -> bool) -> String {
    let (setup, players) = (Setup::new(rules), rules.players());
    for seed in 0..400 {
        let seed = SeedText::from_number(seed).expect("a seed");
        let mut game = RecordedGame::new(setup, seed);
        while let Some(seat) = game.game().to_act() {
            let view = game.game().view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            view.legal_actions(&mut legal);
            if seat.index() == 0 && is_it(&view, &legal) {
                return saved(&game, players);
            }
            play_on(&mut game);
        }
    }
    panic!("no such moment in 400 games");
}

/// Plays one action of whoever is to act.
pub fn play_on(game: &mut RecordedGame) {
    let number = game.record().actions.len() as u64;
    // Random players stumble upon everything; good ones get far.
    let bot = if number.is_multiple_of(3) { "random" } else { "greedy" };
    let action = decide(bot, game.game(), number).expect("a bot's action");
    game.play(action, &mut ()).expect("a legal action");
}

/// The saved game as the text that the page loads.
fn saved(game: &RecordedGame, players: usize) -> String {
    let names =
        ["Ana", "Ben", "Caro", "Dan", "Eva", "Finn"].iter().take(players).map(|name| format!("\"{name}\""));
    let bots = (0..players).map(|seat| if seat == 0 { "null" } else { "\"greedy\"" });
    format!(
        r#"{{"record":{},"names":[{}],"bots":[{}],"open_hands":false}}"#,
        game.record().to_json(),
        names.collect::<Vec<_>>().join(","),
        bots.collect::<Vec<_>>().join(",")
    )
}
