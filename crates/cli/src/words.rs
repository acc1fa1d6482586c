//! What happened and what may be done, in English.

mod choices;
mod displays;
mod events;

use engine::modules::bonus_cards::BonusCard;
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::{change, street_trader};
use engine::vocab::{
    Building, Currency, Dir, Money, Payment, Purse, Seat, SeatSet, Space, TileId, TileSort, Walls,
};
use engine::{Event, Points, View};
use i18n::Kinds;

pub use choices::{choice, question};
pub use displays::{bazaar, caravan_space, caravanserai, sultan_card};
pub use events::sentence;

/// How the players are called.
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
    /// What stands on terrain tiles.
    kinds: Kinds,
}

impl Names {
    /// Names by what sits in the seats: `human` and `greedy` become Player 1 and Greedy 2.
    pub fn new(seats: &[String]) -> Names {
        let name = |(place, code): (usize, &String)| match code.as_str() {
            crate::play::HUMAN => format!("Player {}", place + 1),
            code => {
                let mut letters = code.chars();
                let first = letters.next().map(|letter| letter.to_uppercase().to_string());
                format!("{}{} {}", first.unwrap_or_default(), letters.as_str(), place + 1)
            }
        };
        Names { names: seats.iter().enumerate().map(name).collect(), you: None, kinds: Kinds::default() }
    }

    /// Names for a game of which only the seats are known.
    pub fn of_seats(players: usize) -> Names {
        let names = (1..=players).map(|seat| format!("Seat {seat}")).collect();
        Names { names, you: None, kinds: Kinds::default() }
    }

    /// The same, said to that seat.
    pub fn told_to(&self, seat: Seat) -> Names {
        Names { you: Some(seat), ..self.clone() }
    }

    /// The same, which name the buildings on terrain tiles as they are now.
    pub fn knowing(&self, view: &View<'_>) -> Names {
        Names { kinds: Kinds::of(view), ..self.clone() }
    }

    /// Keeps in mind what an event tells of terrain tiles.
    pub fn note(&mut self, event: &Event) {
        self.kinds.note(event);
    }

    /// A tile by its name; a terrain tile with its building and price.
    pub fn tile(&self, tile: TileId) -> String {
        match self.kinds.on(tile) {
            Some(kind) => format!("{tile} ({} {})", kind.name(), tile.price()),
            None => tile.to_string(),
        }
    }

    /// The name, whoever is told.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The name at the beginning of a sentence.
    pub fn who(&self, seat: Seat) -> &str {
        if self.you == Some(seat) { "You" } else { self.name(seat) }
    }

    /// The name inside a sentence.
    pub fn whom(&self, seat: Seat) -> &str {
        if self.you == Some(seat) { "you" } else { self.name(seat) }
    }

    /// Whose something is.
    pub fn whose(&self, seat: Seat) -> String {
        if self.you == Some(seat) { "your".to_string() } else { format!("{}'s", self.name(seat)) }
    }

    fn list(&self, seats: SeatSet) -> String {
        and(seats.iter().map(|seat| self.whom(seat).to_string()))
    }
}

/// `a, b and c`.
pub fn and(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.as_slice() {
        [] => "nothing".to_string(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The text on lines of up to 98 characters, the first one indented by `first`, the others by `rest`.
pub fn wrap(text: &str, first: usize, rest: usize) -> String {
    const WIDTH: usize = 98;
    let mut lines = String::new();
    let mut line = " ".repeat(first);
    let mut has_word = false;
    for word in text.split(' ') {
        if has_word && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push_str(&line);
            lines.push('\n');
            line = " ".repeat(rest);
            has_word = false;
        }
        if has_word {
            line.push(' ');
        }
        line.push_str(word);
        has_word = true;
    }
    lines + &line
}

/// `dinar 7`, `dinar builder`, `dinar coin` or `dinar caravanserai 4`.
pub fn card(card: Money) -> String {
    format!("{} {}", card.currency().name(), piece(card))
}

/// The same without the currency.
fn piece(piece: Money) -> String {
    if piece.caravan_place().is_some() {
        format!("caravanserai {}", piece.value())
    } else if piece.is_coin() {
        "coin".to_string()
    } else if piece.is_builder() {
        "builder".to_string()
    } else {
        piece.value().to_string()
    }
}

/// The pieces of a purse, highest value first: `9`, `builder`, `2`.
pub fn pieces(currency: Currency, purse: Purse) -> Vec<String> {
    Payment::plain(currency, purse).cards().map(piece).collect()
}

/// `2 dinar and 1 florin coins`.
pub fn coins(coins: change::Coins) -> String {
    let held = Currency::ALL.into_iter().zip(coins).filter(|&(_, count)| count > 0);
    let only_one = coins.iter().sum::<u8>() == 1;
    and(held.map(|(currency, count)| format!("{count} {}", currency.name())))
        + if only_one { " coin" } else { " coins" }
}

/// `dinar 3 and florin 1`.
pub fn cards(cards: &[Money]) -> String {
    and(cards.iter().map(|&one| card(one)))
}

/// `the exchange card dinar/florin`.
pub fn exchange(card: ExchangeCard) -> String {
    format!("the exchange card {}", card.currencies().map(Currency::name).join("/"))
}

/// `the bonus card for garden-07`.
pub fn bonus(card: BonusCard) -> String {
    format!("the bonus card for {}", card.tile())
}

/// `the wall card N E`.
pub fn wall_card(card: WallCard) -> String {
    format!("the wall card {}", letters(card.walls()))
}

/// `wooden walls N E`.
fn wooden(sticks: Walls) -> String {
    format!("{} {}", if sticks.len() == 1 { "a wooden wall" } else { "wooden walls" }, letters(sticks))
}

fn letters(walls: Walls) -> String {
    walls.iter().map(|dir| dir.name()).collect::<Vec<_>>().join(" ")
}

fn on_tile(tile: TileId) -> String {
    if tile == TileId::START { "the start tile".to_string() } else { tile.to_string() }
}

/// `garden-03 (garden 8, walls N E)`, with the sticks on it.
pub fn tile_in(view: &View<'_>, one: TileId) -> String {
    let sticks = view.walls_of(one).without(one.walls());
    let text = match (one.sort(), view.kind_of(one)) {
        (TileSort::Terrain, Some(kind)) => described(one, kind.name()),
        _ => tile(one),
    };
    let text = match view.guards().on(one) {
        guards if guards.is_empty() => text,
        guards => format!("{text} with guards {}", letters(guards)),
    };
    if sticks.is_empty() { text } else { format!("{text} with {}", wooden(sticks)) }
}

/// `dirham 5 + 3`; with an exchange card `dinar 5 + florin 3 with the exchange card dinar/florin`.
pub fn payment(pay: Payment) -> String {
    let of_one = |(currency, purse): (Currency, Purse)| {
        let values = pieces(currency, purse);
        (!values.is_empty()).then(|| format!("{} {}", currency.name(), values.join(" + ")))
    };
    let paid: Vec<String> = pay.purses().into_iter().filter_map(of_one).collect();
    let with = pay.exchange().map(|card| format!(" with {}", exchange(card))).unwrap_or_default();
    paid.join(" + ") + &with
}

/// `walls N E` or `no walls`.
pub fn walls(tile: TileId) -> String {
    let sides: Vec<&str> = tile.walls().iter().map(|dir| dir.name()).collect();
    match sides.as_slice() {
        [] => "no walls".to_string(),
        [one] => format!("wall {one}"),
        many => format!("walls {}", many.join(" ")),
    }
}

/// `garden-03 (garden 8, walls N E)`.
pub fn tile(tile: TileId) -> String {
    match tile.sort() {
        TileSort::Start => "the start tile".to_string(),
        TileSort::Building(kind) => described(tile, kind.name()),
        TileSort::Terrain => described(tile, "terrain"),
        TileSort::Medina => described(tile, "medina"),
        TileSort::Square => format!("{tile} (square)"),
        TileSort::Hut(kind) => format!("{tile} (hut for {}, {})", plural(kind), walls(tile)),
        TileSort::Bazaar => format!("{tile} ({})", bazaar(tile)),
        TileSort::Camp => format!("{tile} (camp {}, bastions {})", tile.price(), tile.bastions()),
    }
}

/// `RPT05 (garden 9, walls N E, watchtower N)`.
fn described(tile: TileId, what: &str) -> String {
    let towers = tile.watchtowers();
    let towers = match towers.len() {
        0 => String::new(),
        1 => format!(", watchtower {}", letters(towers)),
        _ => format!(", watchtowers {}", letters(towers)),
    };
    format!("{tile} ({what} {}, {}{towers})", tile.price(), walls(tile))
}

/// `space 2`.
fn space(space: Space) -> String {
    format!("space {}", space.number())
}

/// Several buildings of a kind.
pub fn plural(kind: Building) -> &'static str {
    ["pavilions", "seraglios", "arcades", "chambers", "gardens", "towers"][kind as usize]
}

/// `1 point`, `2 points`.
pub fn points(points: Points) -> String {
    if points == 1 { "1 point".to_string() } else { format!("{points} points") }
}

/// `the north`.
pub fn direction(dir: Dir) -> &'static str {
    ["the north", "the east", "the south", "the west"][dir as usize]
}

fn trio(citizens: street_trader::Trio) -> String {
    and(citizens.iter().map(|kind| plural(kind).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Bot, Random};
    use engine::{Game, GuardBoard, Module, ModuleSet, Rules, Seed, Viewer};

    /// Every event of many games is a sentence: a capital, a full stop, no braces or debug names.
    #[test]
    fn every_event_is_one_sentence() {
        let mut legal = Vec::new();
        let modules: ModuleSet = Module::ALL.into_iter().collect();
        let modules_of_the_red_palace: ModuleSet = Module::RED_PALACE.into_iter().collect();
        for seed in 0..32 {
            let players = 2 + seed as usize % 5;
            let rules = match seed {
                0..24 => Rules::new(players).map(|rules| rules.with_modules(modules)),
                _ => Rules::red_palace(players, GuardBoard::Random)
                    .map(|rules| rules.with_modules(modules_of_the_red_palace)),
            };
            let rules = rules.expect("2 to 6 players");
            let names = Names::of_seats(rules.players()).told_to(Seat::FIRST);
            let mut events = Vec::new();
            let mut game = Game::new_with_events(rules, Seed::from_number(seed), &mut events);
            let mut bot = Random::new(Seed::from_number(seed));
            while let Some(seat) = game.to_act() {
                game.legal_actions(&mut legal);
                for &action in &legal {
                    let line = choice(action, &game.view(Viewer::Public));
                    assert!(!line.is_empty() && !line.contains(['{', '\n']), "{line}");
                }
                let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
                game.play_unchecked(action, &mut events);
            }
            for event in events {
                let text = sentence(event, &names);
                let whole = text.ends_with('.') && text.starts_with(|first: char| !first.is_whitespace());
                assert!(whole && !text.contains(['{', '\n']), "{text}");
            }
        }
    }

    #[test]
    fn long_texts_are_wrapped_between_words() {
        let text = ["twelve chars"; 12].join(" ");
        let wrapped = wrap(&text, 2, 4);
        let lines: Vec<&str> = wrapped.lines().collect();
        assert!(lines.len() == 2 && lines.iter().all(|line| line.len() <= 98), "{wrapped}");
        assert!(lines[0].starts_with("  t") && lines[1].starts_with("    "), "{wrapped}");
        assert_eq!(wrap("short", 0, 2), "short");
    }

    #[test]
    fn lists_read_well() {
        let list = |items: &[&str]| and(items.iter().map(|item| item.to_string()));
        assert_eq!([list(&[]), list(&["a"]), list(&["a", "b", "c"])], ["nothing", "a", "a, b and c"]);
    }

    #[test]
    fn seats_are_named_by_who_sits_there() {
        let names = Names::new(&["human".to_string(), "greedy".to_string()]);
        let second = Seat::FIRST.next(2);
        assert_eq!((names.name(Seat::FIRST), names.name(second)), ("Player 1", "Greedy 2"));
        assert_eq!(names.told_to(second).who(second), "You");
    }
}
