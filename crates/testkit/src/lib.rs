//! Helpers for tests: positions and actions as text, random games, and a second opinion on the rules.

pub mod brute;
pub mod census;
pub mod examples;
pub mod fuzz;
pub mod games;
pub mod golden;
pub mod marathon;
pub mod mixes;
mod modules;
pub mod mutate;
pub mod perft;
mod position;
pub mod red_palace;

pub use modules::window;
pub use position::Position;
pub use red_palace::check_other_game;

use std::str::FromStr;

use engine::vocab::{Cell, Seat, TileId};
use engine::{Action, Event, Game, Illegal, Module, ModuleSet, Rules};

/// The seat with that number, from 0.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or_else(|| panic!("no seat {index}"))
}

/// The rules of a game with these modules, by slug, separated by spaces.
pub fn rules(players: usize, modules: &str) -> Rules {
    let rules = Rules::new(players).and_then(|rules| rules.with_modules(modules_of(modules)));
    rules.unwrap_or_else(|error| panic!("{error}"))
}

/// The modules with these slugs, separated by spaces.
pub fn modules_of(slugs: &str) -> ModuleSet {
    let module = |slug| Module::from_slug(slug).unwrap_or_else(|| panic!("no module {slug}"));
    slugs.split_whitespace().map(module).collect()
}

/// Reads anything the engine can read.
pub fn read<T: FromStr>(text: &str) -> T
where
    T::Err: std::fmt::Display,
{
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Things separated by spaces.
pub fn list<T: FromStr>(text: &str) -> Vec<T>
where
    T::Err: std::fmt::Display,
{
    text.split_whitespace().map(read).collect()
}

/// A layout such as `garden-10 at 1,0; tower-02 at 1,1`.
pub fn layout(text: &str) -> Vec<(TileId, Cell)> {
    let tiles = text.split(';').map(str::trim).filter(|tile| !tile.is_empty());
    tiles
        .map(|tile| {
            let (tile, cell) = tile.split_once(" at ").unwrap_or_else(|| panic!("no cell in {tile}"));
            (read(tile), read(cell))
        })
        .collect()
}

/// Plays an action given as text; gives what happened, or the refusal.
pub fn play(game: &mut Game, action: &str) -> Result<Vec<Event>, Illegal> {
    let mut events = Vec::new();
    game.play(read::<Action>(action), &mut events)?;
    Ok(events)
}

/// Plays actions that must all be legal.
pub fn play_all(game: &mut Game, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        match play(game, action) {
            Ok(more) => events.extend(more),
            Err(illegal) => panic!("{action}: {illegal} ({})", illegal.rule()),
        }
    }
    events
}

/// The rule that refuses an action given as text. The game must not change, and the action must not be listed.
pub fn refusal(game: &Game, action: &str) -> &'static str {
    let mut tried = game.clone();
    match play(&mut tried, action) {
        Ok(_) => panic!("{action} is not refused"),
        Err(illegal) => {
            assert!(tried == *game, "a refused action changed the game");
            assert!(!legal(game).contains(&action.to_string()), "{action} is listed but refused");
            illegal.rule()
        }
    }
}

/// The legal actions as text.
pub fn legal(game: &Game) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The legal actions that begin with that word.
pub fn legal_with(game: &Game, word: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
}
