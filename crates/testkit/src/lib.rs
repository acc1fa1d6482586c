//! Test helpers: positions and actions as text, random games, and a second implementation of the rules.

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

use engine::vocab::{Cell, Seat, Space, TileId};
use engine::{Action, Event, Game, Illegal, Module, ModuleSet, Rules, View, Viewer};

/// The seat with this index, counted from 0.
///
/// # Panics
///
/// If there is no such seat.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or_else(|| panic!("no seat {index}"))
}

/// What everybody can see of a game.
pub fn table(game: &Game) -> View<'_> {
    game.view(Viewer::Public)
}

/// The names of the tiles on the market, with a dash for an empty space.
pub fn market(game: &Game) -> String {
    Space::ALL.map(|space| table(game).market(space).map_or("-", TileId::name)).join(" ")
}

/// The rules of Alhambra with these modules, given as slugs separated by spaces.
///
/// # Panics
///
/// If a slug is unknown, or if the rules refuse this number of players or this mix.
pub fn rules(players: usize, modules: &str) -> Rules {
    let rules = Rules::new(players).and_then(|rules| rules.with_modules(modules_of(modules)));
    rules.unwrap_or_else(|error| panic!("{error}"))
}

/// The modules with these slugs, separated by spaces.
///
/// # Panics
///
/// If a slug is unknown.
pub fn modules_of(slugs: &str) -> ModuleSet {
    let module = |slug| Module::from_slug(slug).unwrap_or_else(|| panic!("no module {slug}"));
    slugs.split_whitespace().map(module).collect()
}

/// Parses anything that the engine can parse.
///
/// # Panics
///
/// If the text cannot be parsed.
pub fn read<T: FromStr>(text: &str) -> T
where
    T::Err: std::fmt::Display,
{
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Parses a list separated by spaces.
///
/// # Panics
///
/// If an entry cannot be parsed.
pub fn list<T: FromStr>(text: &str) -> Vec<T>
where
    T::Err: std::fmt::Display,
{
    text.split_whitespace().map(read).collect()
}

/// Parses a layout such as `garden-10 at 1,0; tower-02 at 1,1`.
///
/// # Panics
///
/// If the text is not a layout.
pub fn layout(text: &str) -> Vec<(TileId, Cell)> {
    let tiles = text.split(';').map(str::trim).filter(|tile| !tile.is_empty());
    tiles
        .map(|tile| {
            let (tile, cell) = tile.split_once(" at ").unwrap_or_else(|| panic!("no cell in {tile}"));
            (read(tile), read(cell))
        })
        .collect()
}

/// Plays an action given as text and returns the events.
///
/// # Errors
///
/// The refusal, if the action is illegal.
///
/// # Panics
///
/// If the text is not an action.
pub fn play(game: &mut Game, action: &str) -> Result<Vec<Event>, Illegal> {
    let mut events = Vec::new();
    game.play(read::<Action>(action), &mut events)?;
    Ok(events)
}

/// Plays actions given as text and returns all their events.
///
/// # Panics
///
/// If one of them is illegal or is not an action.
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

/// The id of the rule that refuses an action given as text.
///
/// # Panics
///
/// If the action is not refused, changes the game, or is in the list of legal actions.
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

/// The legal actions as text, in the order of the engine's list.
pub fn legal(game: &Game) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The legal actions whose text begins with this word.
pub fn legal_with(game: &Game, word: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
}
