//! How the terminal speaks: in which language, by which names, and to whom.

use engine::vocab::{Currency, Money, Payment, Purse, Seat, TileId, Walls};
use engine::{Action, Event, Points, Scorer, View};
use i18n::{Kinds, Texts};

/// Shown where there is nothing to name.
pub const NOTHING: &str = "–";

/// The language, the names of the players, and the player who is addressed as "you".
#[derive(Clone, Debug)]
pub struct Voice {
    texts: Texts,
    names: Vec<String>,
    you: Option<Seat>,
}

impl Voice {
    /// Names the players by who sits in the seats: `human` and `greedy` become Player 1 and Greedy 2.
    pub fn new(texts: &Texts, seats: &[String]) -> Voice {
        let name = |(number, code): (usize, &String)| match code.as_str() {
            crate::play::HUMAN => texts.with("default-name", &[("number", number.into())]),
            code => {
                let mut letters = code.chars();
                let first = letters.next().map(|letter| letter.to_uppercase().to_string());
                format!("{}{} {number}", first.unwrap_or_default(), letters.as_str())
            }
        };
        Voice { texts: texts.clone(), names: (1..).zip(seats).map(name).collect(), you: None }
    }

    /// Names the players by the numbers of their seats, where nothing else is known.
    pub fn of_seats(texts: &Texts, players: usize) -> Voice {
        let name = |number: usize| texts.with("seat-number", &[("number", number.into())]);
        Voice { texts: texts.clone(), names: (1..=players).map(name).collect(), you: None }
    }

    /// Uses the players' own names where they have some.
    pub fn called(mut self, own: &[Option<String>]) -> Voice {
        for (name, own) in self.names.iter_mut().zip(own) {
            if let Some(own) = own {
                name.clone_from(own);
            }
        }
        self
    }

    /// A copy that addresses that seat as "you".
    pub fn told_to(&self, seat: Seat) -> Voice {
        Voice { you: Some(seat), ..self.clone() }
    }

    /// A copy that knows the buildings that are on terrain tiles now.
    pub fn knowing(&self, view: &View<'_>) -> Voice {
        Voice { texts: self.texts.knowing(Kinds::of(view)), ..self.clone() }
    }

    /// Remembers what an event says about the buildings on terrain tiles.
    pub fn note(&mut self, event: &Event) {
        let mut kinds = self.texts.kinds();
        kinds.note(event);
        self.texts = self.texts.knowing(kinds);
    }

    /// The texts of the language.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The names of all players, in the order of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(NOTHING, String::as_str)
    }

    /// A title for a seat's Alhambra, such as `Your Alhambra`.
    pub fn alhambra(&self, seat: Seat) -> String {
        match self.you == Some(seat) {
            true => self.texts.get("your-alhambra"),
            false => self.texts.with("alhambra-of", &[("name", self.name(seat).into())]),
        }
    }

    /// A label for a seat's hand, with the player's name unless that player is addressed.
    pub fn hand(&self, seat: Seat) -> String {
        match self.you == Some(seat) {
            true => self.texts.get("hand"),
            false => self.texts.with("hand-of", &[("name", self.name(seat).into())]),
        }
    }

    /// One sentence for one event.
    pub fn sentence(&self, event: Event) -> String {
        self.texts.event(&event, &self.names).unwrap_or_default()
    }

    /// What an action would do, as a line of a menu.
    pub fn choice(&self, action: Action, view: &View<'_>) -> String {
        self.texts.action(&action, view)
    }

    /// A scorer with a number of points: `Ann – 12 points`.
    pub fn points_of(&self, who: Scorer, points: Points) -> String {
        let (name, points) = (self.texts.scorer(who, &self.names), self.texts.points(points));
        self.texts.with("line-of", &[("name", (&name).into()), ("line", (&points).into())])
    }

    /// A list of items, joined as the language does it.
    pub fn list(&self, items: impl Iterator<Item = String>) -> String {
        let items: Vec<String> = items.collect();
        if items.is_empty() { NOTHING.to_string() } else { self.texts.list(&items) }
    }

    /// A list of what each seat has: `Ann (2) and Ben (3)`.
    pub fn of_each(&self, view: &View<'_>, count: impl Fn(Seat) -> String) -> String {
        self.list(view.seats().map(|seat| format!("{} ({})", self.name(seat), count(seat))))
    }

    /// A tile with everything printed on it and what is on it: `Garden 8 [garden-03] (walls: N E)`.
    pub fn tile(&self, view: &View<'_>, tile: TileId) -> String {
        let texts = self.texts.knowing(Kinds::of(view));
        let sides = |key: &str, sides: Walls| {
            (!sides.is_empty()).then(|| texts.with(key, &[("sides", (&texts.side_letters(sides)).into())]))
        };
        let sticks = view.walls_of(tile).without(tile.walls());
        let walls =
            sides("terminal-walls", tile.walls()).or_else(|| sides("terminal-bastions", tile.bastions()));
        let on: Vec<String> = [
            walls.or_else(|| Some(texts.get("terminal-no-walls"))),
            sides("terminal-watchtowers", tile.watchtowers()),
            sides("guards-on", view.guards().on(tile)),
            sides("sticks-on", sticks),
        ]
        .into_iter()
        .flatten()
        .collect();
        format!("{} ({})", texts.tile(tile), on.join(", "))
    }
}

/// Items with a separator between them, or [`NOTHING`] if there are none.
pub fn joined(items: impl Iterator<Item = String>, separator: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NOTHING.to_string() } else { items.join(separator) }
}

/// The pieces of a purse, highest value first. Equal pieces that have a name are counted: `9 2 2 3 × Coin (Dinar)`.
pub fn pieces(texts: &Texts, currency: Currency, purse: Purse) -> String {
    let cards: Vec<Money> = Payment::plain(currency, purse).cards().collect();
    let told = cards.chunk_by(PartialEq::eq).map(|equal| {
        let piece = texts.piece(equal[0]);
        match equal.len() {
            1 => piece,
            // Plain values are shorter when they are repeated.
            many if piece.parse::<u8>().is_ok() => vec![piece; many].join(" "),
            many => format!("{many} × {piece}"),
        }
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Wraps a text to lines of up to 98 characters, the first one indented by `first`, the others by `rest`.
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

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

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
    fn seats_are_named_by_who_sits_there() {
        let seats = ["human".to_string(), "greedy".to_string()];
        let second = Seat::FIRST.next(2);
        let voice = Voice::new(&Texts::new(Language::English), &seats);
        assert_eq!((voice.name(Seat::FIRST), voice.name(second)), ("Player 1", "Greedy 2"));
        assert_eq!(voice.told_to(second).alhambra(second), "Your Alhambra");
        assert_eq!(voice.alhambra(second), "Greedy 2’s Alhambra");
        let voice = Voice::new(&Texts::new(Language::German), &seats);
        assert_eq!((voice.name(Seat::FIRST), voice.name(second)), ("Spieler 1", "Greedy 2"));
    }
}
