//! Helpers for tests: positions and actions as text, random games, and a second opinion on the rules.

pub mod brute;
pub mod census;
pub mod fuzz;
pub mod games;
pub mod golden;
pub mod marathon;
pub mod mixes;
mod modules;
pub mod mutate;
pub mod perft;
pub mod red_palace;

pub use modules::window;
pub use red_palace::check_other_game;

use std::str::FromStr;

use engine::editor::Editor;
use engine::vocab::{Card, Cell, ExchangeCard, ExchangeSet, Money, Seat, Space, TileId};
use engine::{Action, Event, Game, Illegal, Module, ModuleSet, Rules, Seed};

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

/// The cards of a text: the money, the exchange cards, and how many others, which are gate cards.
fn sorted(cards: &[Card]) -> (Vec<Money>, ExchangeSet, u8) {
    let money: Vec<Money> = cards.iter().filter_map(|card| card.money()).collect();
    let exchange: Vec<ExchangeCard> = cards.iter().filter_map(|&card| ExchangeCard::of(card)).collect();
    let others = cards.len() - money.len() - exchange.len();
    (money, exchange.into_iter().collect(), others as u8)
}

/// A position written down as text, starting from a dealt game. What a test does not name stays as dealt.
#[derive(Clone, Debug)]
pub struct Position {
    editor: Editor,
}

impl Position {
    /// A game of `players` with these modules (slugs, separated by spaces), at the first action of seat 0. The
    /// hands, the reserves and the row are empty; the market, the draw pile and the supply are as dealt.
    pub fn new(players: usize, modules: &str) -> Position {
        Position::with_rules(rules(players, modules))
    }

    /// The same with rules made elsewhere.
    pub fn with_rules(rules: Rules) -> Position {
        let mut editor = Editor::new(rules, Seed::from_number(1)).row(&[], ExchangeSet::EMPTY);
        for seat in Seat::all(rules.players()) {
            editor =
                modules::rooms().fold(editor.hand(seat, &[]), |editor, room| room.empty_hand(editor, seat));
        }
        Position { editor }
    }

    /// Whose turn it is.
    pub fn turn_of(self, index: usize) -> Position {
        Position { editor: self.editor.turn_of(seat(index)) }
    }

    /// Whose turn is about to begin; F0 is next. Name everything else before.
    pub fn before_turn_of(self, index: usize) -> Position {
        Position { editor: self.editor.before_turn_of(seat(index)) }
    }

    /// The money row.
    pub fn row(self, cards: &str) -> Position {
        let (money, exchange, _) = sorted(&list(cards));
        Position { editor: self.editor.row(&money, exchange) }
    }

    /// A hand; `gate` is a gate card.
    pub fn hand(self, index: usize, cards: &str) -> Position {
        let (seat, cards) = (seat(index), list::<Card>(cards));
        let (money, ..) = sorted(&cards);
        let editor = self.editor.hand(seat, &money);
        Position {
            editor: modules::rooms().fold(editor, |editor, room| room.add_to_hand(editor, seat, &cards)),
        }
    }

    /// The market, spaces 1 to 4; `-` is an empty space.
    pub fn market(self, tiles: &str) -> Position {
        let mut editor = self.editor;
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        assert_eq!(tiles.len(), 4, "four spaces");
        for (space, tile) in Space::ALL.into_iter().zip(tiles) {
            editor = editor.market(space, (tile != "-").then(|| read(tile)));
        }
        Position { editor }
    }

    /// The draw pile, next card first.
    pub fn draw_pile(self, cards: &str) -> Position {
        Position { editor: self.editor.draw_pile(&list::<Card>(cards)) }
    }

    /// The discard pile; `gate` is a gate card.
    pub fn discard(self, cards: &str) -> Position {
        let (money, exchange, gates) = sorted(&list(cards));
        Position { editor: self.editor.discard(&money, exchange, gates) }
    }

    /// The supply, next tile first.
    pub fn supply(self, tiles: &str) -> Position {
        Position { editor: self.editor.supply(&list::<TileId>(tiles)) }
    }

    /// An Alhambra such as `garden-10 at 1,0; tower-02 at 1,1`.
    pub fn palace(self, index: usize, tiles: &str) -> Position {
        let editor = self.editor.palace(seat(index), &layout(tiles));
        Position { editor: editor.unwrap_or_else(|illegal| panic!("{illegal} ({})", illegal.rule())) }
    }

    /// A reserve.
    pub fn reserve(self, index: usize, tiles: &str) -> Position {
        Position { editor: self.editor.reserve(seat(index), &list::<TileId>(tiles)) }
    }

    /// Dirk's tiles.
    pub fn dirk(self, tiles: &str) -> Position {
        Position { editor: self.editor.dirk(&list::<TileId>(tiles)) }
    }

    /// Anything else the editor can do.
    pub fn edit(self, change: impl FnOnce(Editor) -> Editor) -> Position {
        Position { editor: change(self.editor) }
    }

    /// The game.
    pub fn game(self) -> Game {
        self.editor.build()
    }
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
