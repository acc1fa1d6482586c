//! What happened and what may be done, in English.

mod choices;
mod events;

use engine::vocab::{
    Building, Currency, Money, Payment, Purse, Seat, SeatSet, Space, TileId, TileSort, Walls,
};
use engine::{Event, Points, View};
use i18n::Kinds;

use crate::modules;

pub use choices::{choice, question};
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

    /// The same, but for those who have names of their own.
    pub fn called(mut self, own: &[Option<String>]) -> Names {
        for (name, own) in self.names.iter_mut().zip(own) {
            if let Some(own) = own {
                name.clone_from(own);
            }
        }
        self
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

/// The same; `none` where there is no item.
pub fn and_or(items: impl Iterator<Item = String>, none: &str) -> String {
    let mut items = items.peekable();
    if items.peek().is_none() { none.to_string() } else { and(items) }
}

/// The items with a separator between them; `none` where there is no item.
pub fn join_or(items: impl Iterator<Item = String>, separator: &str, none: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { none.to_string() } else { items.join(separator) }
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
    lines + line.as_str()
}

/// `dinar 7`.
pub fn card(card: Money) -> String {
    format!("{} {}", card.currency().name(), piece(card))
}

/// The same without the currency.
fn piece(piece: Money) -> String {
    let of_module = modules::every().find_map(|room| room.piece(piece));
    of_module.unwrap_or_else(|| piece.value().to_string())
}

/// The pieces of a purse, highest value first: `9`, `2`.
pub fn pieces(currency: Currency, purse: Purse) -> Vec<String> {
    Payment::plain(currency, purse).cards().map(piece).collect()
}

/// `dinar 3 and florin 1`.
pub fn cards(cards: &[Money]) -> String {
    and(cards.iter().map(|&one| card(one)))
}

/// `wooden walls N E`.
pub fn wooden(sticks: Walls) -> String {
    format!("{} {}", if sticks.len() == 1 { "a wooden wall" } else { "wooden walls" }, letters(sticks))
}

/// `N E`.
pub fn letters(walls: Walls) -> String {
    walls.iter().map(|dir| dir.name()).collect::<Vec<_>>().join(" ")
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

/// What lies on a market space.
pub fn on_space(view: &View<'_>, space: Space) -> String {
    view.market(space).map_or_else(|| "nothing".to_string(), |tile| tile_in(view, tile))
}

/// `dirham 5 + 3`, and what is laid down with the money.
pub fn payment(pay: Payment) -> String {
    let of_one = |(currency, purse): (Currency, Purse)| {
        let values = pieces(currency, purse);
        (!values.is_empty()).then(|| format!("{} {}", currency.name(), values.join(" + ")))
    };
    let paid: Vec<String> = pay.purses().into_iter().filter_map(of_one).collect();
    let with = modules::every().filter_map(|room| room.paid_with(pay)).map(|with| format!(" with {with}"));
    paid.join(" + ") + with.collect::<String>().as_str()
}

/// `exactly`, or `2 too much`.
pub fn how_paid(pay: Payment, price: u16, exact: bool) -> String {
    let over = pay.total().saturating_sub(price);
    if exact { "exactly".to_string() } else { format!("{over} too much") }
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
        TileSort::Square => format!("{tile} (square)"),
        TileSort::Module(module) => modules::room(module).tile(tile),
    }
}

/// `RPT05 (garden 9, walls N E, watchtower N)`.
pub fn described(tile: TileId, what: &str) -> String {
    let towers = tile.watchtowers();
    let towers = match towers.len() {
        0 => String::new(),
        1 => format!(", watchtower {}", letters(towers)),
        _ => format!(", watchtowers {}", letters(towers)),
    };
    format!("{tile} ({what} {}, {}{towers})", tile.price(), walls(tile))
}

/// `space 2`.
pub fn space(space: Space) -> String {
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
                0..24 => Rules::new(players).and_then(|rules| rules.with_modules(modules)),
                _ => Rules::red_palace(players, GuardBoard::Random)
                    .and_then(|rules| rules.with_modules(modules_of_the_red_palace)),
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
