//! The choices of a player: numbered and grouped, with long groups folded.

use std::io::{self, Write};

use engine::vocab::{Cell, Seat};
use engine::{Action, Deed, Description, Game, View, Viewer, for_each_module};
use i18n::Texts;

use crate::modules::{ActionDisplay, Particulars};
use crate::style::Style;
use crate::words::Voice;

/// How the choices that do the same sort of thing are shown.
struct Group {
    /// The word that is typed to list the whole group, the same in every language.
    word: &'static str,
    /// The key of its title among the texts.
    title: &'static str,
    /// How many choices are shown before the group is folded.
    limit: usize,
    /// Whether choices are short enough to be written side by side.
    is_inline: bool,
}

/// The groups in the order of the menu.
const GROUPS: [Deed; 8] =
    [Deed::Take, Deed::Buy, Deed::Place, Deed::Redesign, Deed::Bid, Deed::Pay, Deed::Other, Deed::End];

fn group(deed: Deed) -> Group {
    let (word, title, limit, is_inline) = match deed {
        Deed::Take => ("take", "take-money", 15, true),
        Deed::Buy => ("buy", "terminal-buy", 10, false),
        Deed::Place => ("place", "terminal-place", 60, false),
        Deed::Redesign => ("redesign", "redesign", 6, false),
        Deed::Bid => ("bid", "terminal-bid", 6, true),
        Deed::Pay => ("pay", "pay-with", 10, true),
        // Three of six kinds can be chosen in twenty ways.
        Deed::Other => ("other", "other-actions", 20, false),
        Deed::End => ("end", "terminal-or", 10, false),
    };
    Group { word, title, limit, is_inline }
}

macro_rules! particulars {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What a menu has to know about an action besides its description.
        pub(super) fn particulars(action: Action) -> Particulars {
            match action {
                Action::TakeMoney(_)
                | Action::Buy { .. }
                | Action::AddMoney { .. }
                | Action::Add { .. }
                | Action::Remove { .. }
                | Action::Swap { .. }
                | Action::Place { .. }
                | Action::Reserve { .. }
                | Action::GiveToDirk { .. } => Particulars::default(),
                Action::Stop | Action::Pass => Particulars { is_done_unasked: true, ..Particulars::default() },
                $(Action::$module(action) => action.particulars(),)*
                Action::RedPalace(action) => action.particulars(),
            }
        }
    };
}
for_each_module!(particulars);

/// One line of the menu.
#[derive(Clone, Debug)]
struct Choice {
    action: Action,
    deed: Deed,
    /// The empty cell that the action fills, if any.
    fills: Option<Cell>,
    text: String,
    note: String,
}

/// The choices in the order of their numbers, which count from 1.
#[derive(Clone, Debug)]
pub struct Menu {
    choices: Vec<Choice>,
    voice: Voice,
}

impl Menu {
    /// The menu of the seat that is to act, with its `legal` actions.
    pub fn new(game: &Game, seat: Seat, legal: &[Action], voice: &Voice) -> Menu {
        let view = game.view(Viewer::Seat(seat));
        let is_empty = |cell: &Cell| view.palace(seat).tile_at(*cell).is_none();
        let choice = |&action: &Action| {
            let about = action.describe(&view);
            let choice = Choice {
                action,
                deed: about.deed,
                fills: about.cell.filter(is_empty),
                text: voice.choice(action, &view),
                note: note(&view, seat, action, &about, voice.texts()),
            };
            (rank(action, &about), choice)
        };
        let mut choices: Vec<(u16, Choice)> = legal.iter().map(choice).collect();
        choices.sort_by_key(|&(rank, Choice { deed, .. })| (deed, rank));
        Menu { choices: choices.into_iter().map(|(_, choice)| choice).collect(), voice: voice.clone() }
    }

    /// The action with that number.
    pub fn action(&self, number: usize) -> Option<Action> {
        self.choices.get(number.checked_sub(1)?).map(|choice| choice.action)
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// The group that this word lists, if it has choices now.
    pub fn group(&self, word: &str) -> Option<Deed> {
        let deed = GROUPS.into_iter().find(|&deed| group(deed).word == word)?;
        self.choices.iter().any(|choice| choice.deed == deed).then_some(deed)
    }

    /// The numbers of the choices that put something on an empty cell, by cell.
    pub fn marks(&self) -> Vec<(Cell, String)> {
        let mut cells: Vec<(Cell, Vec<usize>)> = Vec::new();
        for (number, choice) in (1..).zip(&self.choices) {
            let Some(at) = choice.fills else { continue };
            match cells.iter_mut().find(|(cell, _)| *cell == at) {
                Some((_, numbers)) => numbers.push(number),
                None => cells.push((at, vec![number])),
            }
        }
        let text = |numbers: Vec<usize>| match numbers.as_slice() {
            [one] => format!("[{one}]"),
            [one, two] if one + two < 198 => format!("{one}/{two}"),
            [one, ..] => format!("{one}/.."),
            [] => String::new(),
        };
        cells.into_iter().map(|(cell, numbers)| (cell, text(numbers))).collect()
    }

    /// Writes all groups, long ones folded, unless there is only one.
    pub fn write(&self, out: &mut impl Write, style: Style) -> io::Result<()> {
        let first = self.choices.first().map(|choice| choice.deed);
        if first == Some(Deed::Redesign) {
            return self.write_all(out, None, style);
        }
        GROUPS.into_iter().try_for_each(|deed| self.write_group(out, deed, group(deed).limit, style))
    }

    /// Writes one group, or all of them, unfolded.
    pub fn write_all(&self, out: &mut impl Write, only: Option<Deed>, style: Style) -> io::Result<()> {
        let wanted = |deed: &Deed| only.is_none_or(|only| *deed == only);
        GROUPS.into_iter().filter(wanted).try_for_each(|deed| self.write_group(out, deed, usize::MAX, style))
    }

    fn write_group(&self, out: &mut impl Write, deed: Deed, limit: usize, style: Style) -> io::Result<()> {
        let Group { word, title, is_inline, .. } = group(deed);
        let texts = self.voice.texts();
        let group: Vec<(usize, &Choice)> =
            (1..).zip(&self.choices).filter(|(_, choice)| choice.deed == deed).collect();
        let Some(&(last, _)) = group.last() else { return Ok(()) };
        writeln!(out, "{}", style.bold(texts.get(title)))?;
        // To hide a single line would save nothing, because the fold takes a line itself.
        let shown = if group.len() <= limit.saturating_add(1) { group.len() } else { limit };
        // Among redesigns, only those that add a tile are often wanted.
        let adds = group.iter().filter(|(_, choice)| matches!(choice.action, Action::Add { .. })).count();
        let folds = deed == Deed::Redesign && limit != usize::MAX && group.len() > adds + 1;
        let shown = if folds { shown.min(adds) } else { shown };
        if is_inline {
            write_columns(out, &group[..shown])?;
        } else {
            let widths = group[..shown].iter().map(|(_, choice)| choice.text.chars().count());
            // Notes are aligned in a column, unless a choice is very long.
            let width = widths.filter(|&width| width <= 72).max().unwrap_or(0);
            for (number, choice) in &group[..shown] {
                let line = format!("{number:>4}  {:<width$}  {}", choice.text, choice.note);
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        if shown < group.len() {
            let first = group[shown].0;
            let args = [("first", first.into()), ("last", last.into()), ("word", word.into())];
            writeln!(out, "      {}", texts.with("terminal-folded", &args))?;
        }
        Ok(())
    }
}

fn write_columns(out: &mut impl Write, group: &[(usize, &Choice)]) -> io::Result<()> {
    let texts: Vec<String> = group
        .iter()
        .map(|(_, choice)| format!("{} {}", choice.text, choice.note).trim_end().to_string())
        .collect();
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 2;
    let columns = (90 / (width + 6)).max(1);
    for (numbers, texts) in group.chunks(columns).zip(texts.chunks(columns)) {
        let mut line = String::new();
        for ((number, _), text) in numbers.iter().zip(texts) {
            line.push_str(&format!("{number:>4}  {text:<width$}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The order inside a group, lowest first. Purchases: exact payments, then those that waste the least, free ones last.
/// Redesigns: adding, then swapping, then taking out.
fn rank(action: Action, about: &Description) -> u16 {
    match action {
        Action::Swap { .. } => 1,
        Action::Remove { .. } | Action::Reserve { .. } => 2,
        Action::GiveToDirk { .. } => 3,
        _ => match about.deed {
            Deed::Buy if about.pay.is_none() => u16::MAX,
            // Where only exact payments are allowed, a higher one counts as exact too.
            Deed::Buy if particulars(action).is_only_exact => 0,
            Deed::Buy => about.excess(),
            // Taking out a tile together with something else.
            Deed::Redesign if about.tile.is_none() => 3,
            Deed::Redesign | Deed::Take | Deed::Place | Deed::Bid | Deed::Pay | Deed::Other | Deed::End => 0,
        },
    }
}

/// What is worth knowing about a choice besides its words.
fn note(view: &View<'_>, seat: Seat, action: Action, about: &Description, texts: &Texts) -> String {
    match about.deed {
        Deed::Take => {
            let several = about.cards.filter(|cards| cards.as_slice().len() > 1);
            several.map(|cards| format!("({})", cards.total())).unwrap_or_default()
        }
        // An ability can make more than the price count as an exact payment.
        Deed::Buy => match about.excess() {
            0 if !about.gives_action => String::new(),
            excess if excess == 0 || particulars(action).is_only_exact => texts.get("exact-seal-more"),
            over => texts.with("over", &[("count", over.into())]),
        },
        Deed::Place | Deed::Redesign if about.cell.is_some() => wall_note(view, seat, action, texts),
        _ if particulars(action).changes_walls => wall_note(view, seat, action, texts),
        Deed::Place | Deed::Redesign | Deed::Bid | Deed::Pay | Deed::Other | Deed::End => String::new(),
    }
}

/// What the action does to the longest wall.
fn wall_note(view: &View<'_>, seat: Seat, action: Action, texts: &Texts) -> String {
    let was = view.palace(seat).longest_wall().length;
    let now = view.after(action).map_or(was, |after| after.view().palace(seat).longest_wall().length);
    match was == now {
        true => texts.with("longest-wall", &[("count", now.into())]),
        false => texts.with("wall-change", &[("was", was.into()), ("now", now.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::editor::Editor;
    use engine::vocab::{Currency, Money, Space, TileId};
    use engine::{Rules, Seed};
    use i18n::Language;

    fn menu() -> (Game, Menu) {
        let money = |currency, value| Money::new(currency, value).expect("1 to 9");
        let hand: Vec<Money> = (1..=9).map(|value| money(Currency::Dinar, value)).collect();
        let tower = TileId::from_name("tower-05");
        let rules = Rules::new(3).expect("2 to 6 players");
        let game = Editor::new(rules, Seed::from_number(1))
            .turn_of(Seat::FIRST)
            .hand(Seat::FIRST, &hand)
            .market(Space::Three, tower)
            .build();
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let menu = Menu::new(&game, Seat::FIRST, &legal, &Voice::of_seats(&Texts::new(Language::English), 3));
        assert_eq!(menu.len(), legal.len());
        (game, menu)
    }

    #[test]
    fn exact_payments_come_first_and_long_groups_are_folded() {
        let (_, menu) = menu();
        let mut out = Vec::new();
        menu.write(&mut out, Style { ascii: true, colour: false, screen: false })
            .expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        let buy = text.split("Buy\n").nth(1).expect("something can be bought");
        assert!(buy.lines().next().is_some_and(|line| line.ends_with("one more action")), "{buy}");
        assert!(buy.contains("type buy to see them"), "{buy}");
        assert_eq!(menu.group("buy"), Some(Deed::Buy));
    }

    #[test]
    fn numbers_outside_the_menu_are_nothing() {
        let (_, menu) = menu();
        assert_eq!(menu.action(0), None);
        assert_eq!(menu.action(menu.len() + 1), None);
        assert_eq!(menu.group("place"), None);
        assert_eq!(menu.group("nonsense"), None);
    }
}
