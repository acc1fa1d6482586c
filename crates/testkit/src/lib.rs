//! Helpers for tests: positions and actions as text, random games, and a second opinion on the rules.

pub mod brute;
pub mod census;
pub mod fuzz;
pub mod games;
pub mod golden;
pub mod marathon;
pub mod mixes;
pub mod mutate;
pub mod perft;
pub mod red_palace;

use std::str::FromStr;

use engine::editor::Editor;
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeSet;
use engine::modules::thieves::Thieves;
use engine::vocab::{Card, CardFace, Cell, Currency, Money, Seat, Space, TileId, Walls};
use engine::{Action, Event, Game, Illegal, Module, ModuleSet, Rules, Seed};

/// The seat with that number, from 0.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or_else(|| panic!("no seat {index}"))
}

/// The rules of a game with these modules, by slug, separated by spaces.
pub fn rules(players: usize, modules: &str) -> Rules {
    let modules: ModuleSet = modules
        .split_whitespace()
        .map(|slug| Module::from_slug(slug).unwrap_or_else(|| panic!("no module {slug}")))
        .collect();
    Rules::new(players).unwrap_or_else(|error| panic!("{error}")).with_modules(modules)
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

/// Cards of a text, by what they are.
struct Sorted {
    money: Vec<Money>,
    exchange: ExchangeSet,
    gates: u8,
}

fn sorted(text: &str) -> Sorted {
    let cards = list::<Card>(text);
    let exchange = cards.iter().filter_map(|card| match card.face() {
        CardFace::Exchange(card) => Some(card),
        _ => None,
    });
    Sorted {
        money: cards.iter().filter_map(|card| card.money()).collect(),
        exchange: exchange.collect(),
        gates: cards.iter().filter(|&&card| card == Card::GATE_CARD).count() as u8,
    }
}

/// A position written down as text, starting from a dealt game. What a test does not name stays as dealt.
#[derive(Clone, Debug)]
pub struct Position {
    editor: Editor,
}

impl Position {
    /// A game of `players` with these modules (slugs, separated by spaces), at the first action of seat 0. The
    /// hands, thieves included, the reserves and the row are empty; the market, the draw pile and the supply are as dealt.
    pub fn new(players: usize, modules: &str) -> Position {
        Position::with_rules(rules(players, modules))
    }

    /// The same with rules made elsewhere.
    pub fn with_rules(rules: Rules) -> Position {
        let mut editor = Editor::new(rules, Seed::from_number(1)).row(&[], ExchangeSet::EMPTY);
        for seat in Seat::all(rules.players()) {
            editor = editor.hand(seat, &[]).thieves(seat, Thieves::NONE);
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
        let cards = sorted(cards);
        Position { editor: self.editor.row(&cards.money, cards.exchange) }
    }

    /// A hand; `gate` is a gate card.
    pub fn hand(self, index: usize, cards: &str) -> Position {
        let (seat, cards) = (seat(index), sorted(cards));
        let editor = self.editor.hand(seat, &cards.money);
        Position { editor: editor.exchange_cards(seat, cards.exchange).gate_cards(seat, cards.gates) }
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

    /// The bazaars beside the market.
    pub fn bazaars(self, tiles: &str) -> Position {
        Position { editor: self.editor.bazaars(&list::<TileId>(tiles)) }
    }

    /// The draw pile, next card first.
    pub fn draw_pile(self, cards: &str) -> Position {
        Position { editor: self.editor.draw_pile(&list::<Card>(cards)) }
    }

    /// The discard pile; `gate` is a gate card.
    pub fn discard(self, cards: &str) -> Position {
        let cards = sorted(cards);
        Position { editor: self.editor.discard(&cards.money, cards.exchange, cards.gates) }
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

    /// The wall display, such as `wall-N wall-SW`.
    pub fn wall_display(self, cards: &str) -> Position {
        Position { editor: self.editor.wall_display(list::<WallCard>(cards).into_iter().collect()) }
    }

    /// Sticks on a tile, such as `NE`. Name those of the start tile before its palace, if that needs them.
    pub fn sticks(self, index: usize, tile: &str, walls: &str) -> Position {
        let walls = Walls::from_text(walls).unwrap_or_else(|| panic!("no walls {walls}"));
        Position { editor: self.editor.sticks(seat(index), read(tile), walls) }
    }

    /// The thieves of a seat, by their currencies.
    pub fn thieves(self, index: usize, currencies: &str) -> Position {
        let currency = |name: &str| Currency::from_name(name).unwrap_or_else(|| panic!("no currency {name}"));
        let thieves = currencies.split_whitespace().map(currency).collect();
        Position { editor: self.editor.thieves(seat(index), thieves) }
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
