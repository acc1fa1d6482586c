//! How the terminal speaks: in which language, by which names, and to whom.

use engine::vocab::{Currency, Money, Payment, Purse, Seat, TileId, Walls};
use engine::{Action, Event, Points, Scorer, View};
use i18n::{Kinds, Texts};

/// Stands where there is nothing to name.
pub const NOTHING: &str = "–";

/// The language, the names of the players, and who listens.
#[derive(Clone, Debug)]
pub struct Voice {
    texts: Texts,
    names: Vec<String>,
    you: Option<Seat>,
}

impl Voice {
    /// Names by what sits in the seats: `human` and `greedy` become Player 1 and Greedy 2.
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

    /// Names for a game of which only the seats are known.
    pub fn of_seats(texts: &Texts, players: usize) -> Voice {
        let name = |number: usize| texts.with("seat-number", &[("number", number.into())]);
        Voice { texts: texts.clone(), names: (1..=players).map(name).collect(), you: None }
    }

    /// The same, but for those who have names of their own.
    pub fn called(mut self, own: &[Option<String>]) -> Voice {
        for (name, own) in self.names.iter_mut().zip(own) {
            if let Some(own) = own {
                name.clone_from(own);
            }
        }
        self
    }

    /// The same, said to that seat.
    pub fn told_to(&self, seat: Seat) -> Voice {
        Voice { you: Some(seat), ..self.clone() }
    }

    /// The same, which names the buildings on terrain tiles as they are now.
    pub fn knowing(&self, view: &View<'_>) -> Voice {
        Voice { texts: self.texts.knowing(Kinds::of(view)), ..self.clone() }
    }

    /// Keeps in mind what an event tells of terrain tiles.
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

    /// Whose Alhambra it is.
    pub fn alhambra(&self, seat: Seat) -> String {
        match self.you == Some(seat) {
            true => self.texts.get("your-alhambra"),
            false => self.texts.with("alhambra-of", &[("name", self.name(seat).into())]),
        }
    }

    /// Whose hand it is.
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

    /// Who has so many points: `Ann – 12 points`.
    pub fn points_of(&self, who: Scorer, points: Points) -> String {
        let (name, points) = (self.texts.scorer(who, &self.names), self.texts.points(points));
        self.texts.with("line-of", &[("name", (&name).into()), ("line", (&points).into())])
    }

    /// Several things as the language joins them.
    pub fn list(&self, items: impl Iterator<Item = String>) -> String {
        let items: Vec<String> = items.collect();
        if items.is_empty() { NOTHING.to_string() } else { self.texts.list(&items) }
    }

    /// The same of what each seat has: `Ann (2) and Ben (3)`.
    pub fn of_each(&self, view: &View<'_>, count: impl Fn(Seat) -> String) -> String {
        self.list(view.seats().map(|seat| format!("{} ({})", self.name(seat), count(seat))))
    }

    /// A tile with all that is printed on it, and what stands on it: `Garden 8 [garden-03] (walls: N E)`.
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

/// Items with a separator between them, or the sign for nothing.
pub fn joined(items: impl Iterator<Item = String>, separator: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NOTHING.to_string() } else { items.join(separator) }
}

/// The pieces of a purse, highest value first, equal ones with a name of their own counted: `9 2 2 3 × Coin (Dinar)`.
pub fn pieces(texts: &Texts, currency: Currency, purse: Purse) -> String {
    let cards: Vec<Money> = Payment::plain(currency, purse).cards().collect();
    let told = cards.chunk_by(PartialEq::eq).map(|equal| {
        let piece = texts.piece(equal[0]);
        match equal.len() {
            1 => piece,
            // Values alone are shorter one after the other.
            many if piece.parse::<u8>().is_ok() => vec![piece; many].join(" "),
            many => format!("{many} × {piece}"),
        }
    });
    told.collect::<Vec<_>>().join(" ")
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
