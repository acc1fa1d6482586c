//! The choices of a player: numbered, grouped, long groups folded.

use std::io::{self, Write};

use engine::modules::{
    bazaars, caravanserai, characters, city_gates, power_of_the_sultan, street_trader, viziers_favour,
};
use engine::vocab::{Cell, Seat, TileId};
use engine::{Action, Game, View, Viewer};

use crate::style::Style;
use crate::words;

/// A set of choices that belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sort {
    Take,
    Buy,
    Place,
    Redesign,
    Bid,
    Pay,
    Other,
    End,
}

impl Sort {
    const ALL: [Sort; 8] =
        [Sort::Take, Sort::Buy, Sort::Place, Sort::Redesign, Sort::Bid, Sort::Pay, Sort::Other, Sort::End];

    fn of(action: &Action) -> Sort {
        match action {
            Action::TakeMoney(_)
            | Action::CurrencyExchange(_)
            | Action::Thieves(_)
            | Action::CityGates(city_gates::Action::Take)
            | Action::Characters(characters::Action::Knihstig { .. }) => Sort::Take,
            Action::Buy { .. }
            | Action::ViziersFavour(viziers_favour::Action::Buy { .. })
            | Action::Bazaars(_)
            | Action::Characters(characters::Action::Karim { .. })
            | Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { .. })
            | Action::Caravanserai(caravanserai::Action::Buy { .. }) => Sort::Buy,
            Action::Place { .. }
            | Action::Reserve { .. }
            | Action::GiveToDirk { .. }
            | Action::CityGates(city_gates::Action::Place { .. }) => Sort::Place,
            Action::Add { .. } | Action::Remove { .. } | Action::Swap { .. } | Action::CityGates(_) => {
                Sort::Redesign
            }
            Action::Characters(characters::Action::Bid(_)) => Sort::Bid,
            Action::Characters(characters::Action::Pay(_)) | Action::Change(_) => Sort::Pay,
            Action::BonusCards(_)
            | Action::Characters(_)
            | Action::ViziersFavour(_)
            | Action::WorkersHuts(_)
            | Action::CityWalls(_)
            | Action::StreetTrader(_)
            | Action::TreasureChamber(_)
            | Action::MasterBuilders(_)
            | Action::Invaders(_)
            | Action::ArtOfTheMoors(_)
            | Action::PowerOfTheSultan(_)
            | Action::Caravanserai(_) => Sort::Other,
            Action::Stop | Action::Pass => Sort::End,
        }
    }

    /// The word that lists the whole group.
    pub fn word(self) -> &'static str {
        ["take", "buy", "place", "redesign", "bid", "pay", "other", "end"][self as usize]
    }

    fn title(self) -> &'static str {
        ["Take money", "Buy", "Place", "Redesign", "Bid", "Pay with", "Other", "Or"][self as usize]
    }

    /// How many choices are shown before the group is folded.
    fn limit(self) -> usize {
        match self {
            Sort::Place => 60,
            Sort::Take => 15,
            Sort::Redesign | Sort::Bid => 6,
            // Three of six citizens can be chosen in twenty ways.
            Sort::Other => 20,
            _ => 10,
        }
    }

    /// Groups of short choices are written side by side.
    fn is_inline(self) -> bool {
        matches!(self, Sort::Take | Sort::Bid | Sort::Pay)
    }
}

/// One line of the menu.
#[derive(Clone, Debug)]
struct Choice {
    action: Action,
    sort: Sort,
    text: String,
    note: String,
}

/// The choices in the order of their numbers, which count from 1.
#[derive(Clone, Debug)]
pub struct Menu {
    choices: Vec<Choice>,
}

impl Menu {
    /// The menu of the seat to act, which has these legal actions.
    pub fn new(game: &Game, seat: Seat, legal: &[Action], style: Style) -> Menu {
        let view = game.view(Viewer::Seat(seat));
        let mut choices: Vec<Choice> = legal
            .iter()
            .map(|&action| Choice {
                action,
                sort: Sort::of(&action),
                text: words::choice(action, |space| view.market(space)),
                note: note(game, &view, seat, action, style),
            })
            .collect();
        choices.sort_by_key(|choice| (choice.sort, rank(&view, choice.action)));
        Menu { choices }
    }

    /// The action with that number.
    pub fn action(&self, number: usize) -> Option<Action> {
        self.choices.get(number.checked_sub(1)?).map(|choice| choice.action)
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// The group that this word lists, if there is one now.
    pub fn sort(&self, word: &str) -> Option<Sort> {
        let sort = Sort::ALL.into_iter().find(|sort| sort.word() == word)?;
        self.choices.iter().any(|choice| choice.sort == sort).then_some(sort)
    }

    /// The numbers of the choices that put a tile on an empty cell, by cell.
    pub fn marks(&self) -> Vec<(Cell, String)> {
        let mut cells: Vec<(Cell, Vec<usize>)> = Vec::new();
        for (place, choice) in self.choices.iter().enumerate() {
            let at = match choice.action {
                Action::Place { at, .. } | Action::Add { at, .. } => at,
                Action::CityGates(
                    city_gates::Action::Place { at, .. } | city_gates::Action::Add { at, .. },
                ) => at,
                Action::StreetTrader(street_trader::Action::PutDisc { at }) => at,
                _ => continue,
            };
            match cells.iter_mut().find(|(cell, _)| *cell == at) {
                Some((_, numbers)) => numbers.push(place + 1),
                None => cells.push((at, vec![place + 1])),
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
        let only = self.choices.first().map(|choice| choice.sort);
        if only == Some(Sort::Redesign) {
            return self.write_all(out, None, style);
        }
        Sort::ALL.into_iter().try_for_each(|sort| self.write_group(out, sort, sort.limit(), style))
    }

    /// Writes one group, or all of them, unfolded.
    pub fn write_all(&self, out: &mut impl Write, only: Option<Sort>, style: Style) -> io::Result<()> {
        let wanted = |sort: &Sort| only.is_none_or(|only| *sort == only);
        Sort::ALL
            .into_iter()
            .filter(wanted)
            .try_for_each(|sort| self.write_group(out, sort, usize::MAX, style))
    }

    fn write_group(&self, out: &mut impl Write, sort: Sort, limit: usize, style: Style) -> io::Result<()> {
        let group: Vec<(usize, &Choice)> =
            (1..).zip(&self.choices).filter(|(_, choice)| choice.sort == sort).collect();
        let Some(&(last, _)) = group.last() else { return Ok(()) };
        writeln!(out, "{}", style.bold(sort.title()))?;
        // A fold that hides one line would save none.
        let shown = if group.len() <= limit.saturating_add(1) { group.len() } else { limit };
        // Of redesigns only those that add a tile are of daily use.
        let adds = group.iter().filter(|(_, choice)| matches!(choice.action, Action::Add { .. })).count();
        let folds = sort == Sort::Redesign && limit != usize::MAX && group.len() > adds + 1;
        let shown = if folds { shown.min(adds) } else { shown };
        if sort.is_inline() {
            write_columns(out, &group[..shown])?;
        } else {
            for (number, choice) in &group[..shown] {
                let line = format!("{number:>4}  {:<62} {}", choice.text, choice.note);
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        if shown < group.len() {
            let (hidden, next) = (group.len() - shown, group[shown].0);
            let (more, word) = (if shown == 0 { "choices" } else { "more" }, sort.word());
            writeln!(out, "      {hidden} {more}, numbers {next} to {last}: type {word} to see them")?;
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

/// The order inside a group: exact payments first, then those that lose least; adding before swapping before
/// taking out.
fn rank(view: &View<'_>, action: Action) -> u16 {
    match action {
        Action::Buy { space, pay } => pay.total().saturating_sub(price(view.market(space))),
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { card, pay }) => {
            pay.total().saturating_sub(u16::from(card.price()))
        }
        Action::Caravanserai(caravanserai::Action::Buy { pay, .. }) => {
            let price = view.to_act().and_then(|seat| view.caravanserai_price(seat));
            pay.total().saturating_sub(price.map_or(0, u16::from))
        }
        Action::Characters(characters::Action::Karim { .. })
        | Action::Bazaars(bazaars::Action::Karim { .. }) => 100,
        Action::Swap { .. } => 1,
        Action::Remove { .. } => 2,
        Action::CityGates(city_gates::Action::Remove { .. }) => 3,
        Action::Reserve { .. } => 2,
        Action::GiveToDirk { .. } => 3,
        _ => 0,
    }
}

fn price(tile: Option<TileId>) -> u16 {
    tile.map_or(0, |tile| u16::from(tile.price()))
}

/// What is worth knowing about a choice besides its words.
fn note(game: &Game, view: &View<'_>, seat: Seat, action: Action, style: Style) -> String {
    match action {
        Action::TakeMoney(cards) if cards.as_slice().len() > 1 => format!("({})", cards.total()),
        Action::Buy { .. }
        | Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { .. })
        | Action::Caravanserai(caravanserai::Action::Buy { .. }) => match rank(view, action) {
            0 => "exact, another action".to_string(),
            over => format!("{over} too much"),
        },
        Action::Bazaars(bazaars::Action::Buy { .. }) => "exact, another action".to_string(),
        Action::Characters(characters::Action::Karim { .. })
        | Action::Bazaars(bazaars::Action::Karim { .. }) => "free, another action".to_string(),
        Action::Place { .. }
        | Action::Add { .. }
        | Action::Remove { .. }
        | Action::Swap { .. }
        | Action::CityGates(
            city_gates::Action::Place { .. }
            | city_gates::Action::Add { .. }
            | city_gates::Action::Remove { .. },
        ) => {
            let old = match action {
                Action::Swap { at, .. } | Action::Remove { at } => view.palace(seat).tile_at(at),
                _ => None,
            };
            let old = old.map(|tile| format!("{tile} leaves, ")).unwrap_or_default();
            format!("{old}{}", wall_note(game, view, seat, action, style))
        }
        Action::CityWalls(_) => wall_note(game, view, seat, action, style),
        _ => String::new(),
    }
}

/// What the action does to the longest wall.
fn wall_note(game: &Game, view: &View<'_>, seat: Seat, action: Action, style: Style) -> String {
    let mut after = game.clone();
    after.play_unchecked(action, &mut ());
    let now = view.palace(seat).longest_wall().length;
    let then = after.view(Viewer::Public).palace(seat).longest_wall().length;
    let arrow = if style.ascii { "->" } else { "→" };
    if now == then { format!("wall stays {now}") } else { format!("wall {now} {arrow} {then}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::editor::Editor;
    use engine::vocab::{Currency, Money, Space};
    use engine::{Rules, Seed};

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
        let menu = Menu::new(&game, Seat::FIRST, &legal, Style { ascii: true, colour: false });
        assert_eq!(menu.len(), legal.len());
        (game, menu)
    }

    #[test]
    fn exact_payments_come_first_and_long_groups_are_folded() {
        let (_, menu) = menu();
        let mut out = Vec::new();
        menu.write(&mut out, Style { ascii: true, colour: false }).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        let buy = text.split("Buy\n").nth(1).expect("something can be bought");
        assert!(buy.lines().next().is_some_and(|line| line.ends_with("exact, another action")), "{buy}");
        assert!(buy.contains("type buy to see them"), "{buy}");
        assert_eq!(menu.sort("buy"), Some(Sort::Buy));
    }

    #[test]
    fn numbers_outside_the_menu_are_nothing() {
        let (_, menu) = menu();
        assert_eq!(menu.action(0), None);
        assert_eq!(menu.action(menu.len() + 1), None);
        assert_eq!(menu.sort("place"), None);
        assert_eq!(menu.sort("nonsense"), None);
    }
}
