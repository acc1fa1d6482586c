//! Everything that lies open, on one screen.

use std::fmt::Display;
use std::io::{self, Write};

use engine::vocab::{Building, Currency, Money, Seat, Space, TileId, TileSet};
use engine::{Cards, Coming, Round, View};

use crate::modules;
use crate::palace::{self, Marks};
use crate::red_palace;
use crate::style::{Face, Look, Style, letter};
use crate::words::{self, Names};

/// What a seat saw when it last decided, so that news can be marked.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Seen {
    market: [Option<TileId>; 4],
    row: Vec<Money>,
}

impl Seen {
    /// What lies open now.
    pub fn now(view: &View<'_>) -> Seen {
        Seen { market: Space::ALL.map(|space| view.market(space)), row: view.money_row().to_vec() }
    }
}

/// Writes the table as `seat` sees it. `hands` are shown where they are given.
pub fn write(
    out: &mut impl Write,
    view: &View<'_>,
    names: &Names,
    seen: &Seen,
    hands: &[(Seat, &Cards)],
    style: Style,
) -> io::Result<()> {
    let scored: Vec<String> = Round::ALL
        .into_iter()
        .filter(|&round| view.is_scored(round))
        .map(|round| round.number().to_string())
        .collect();
    let scored = if scored.is_empty() { "none".to_string() } else { scored.join(" and ") };
    let turn = format!("Turn {}, {}", view.turn(), names.name(view.turn_of()));
    writeln!(out, "{}", style.heading(&turn))?;
    let dot = style.dot();
    writeln!(
        out,
        "Tiles in the supply {}{dot} cards in the draw pile {}{dot} rounds scored: {scored}",
        view.supply_len(),
        view.draw_pile_len()
    )?;
    write_outlook(out, view)?;
    write_market(out, view, seen, style)?;
    write_row(out, view, seen, style)?;
    for (seat, hand) in hands {
        line(out, &format!("{} hand", capital(&names.whose(*seat))), hand_line(hand, style))?;
    }
    let aside = view.set_aside();
    if !aside.is_empty() {
        wrapped(out, "Set aside", &words::and(aside.iter().map(|tile| words::tile_in(view, tile))))?;
    }
    write_players(out, view, names, style)?;
    red_palace::write_boards(out, view, names, style)?;
    write_modules(out, view, names, style)
}

/// Writes when the next scoring comes, and the buildings that nobody has seen.
fn write_outlook(out: &mut impl Write, view: &View<'_>) -> io::Result<()> {
    let Some(outlook) = view.outlook() else { return Ok(()) };
    let number = outlook.round.number();
    let when = match outlook.coming {
        Coming::Now => "at the end of this turn".to_string(),
        Coming::Card { least, most } if least == most => format!("with card {most} of the draw pile"),
        Coming::Card { least, most } => format!("with one of the cards {least} to {most} of the draw pile"),
        Coming::End { .. } => "at the end of the game".to_string(),
    };
    line(out, "Scoring", format_args!("round {number} {when}"))?;
    let unseen = view.unseen_kinds();
    let counted = Building::ALL.map(|kind| format!("{} {}", letter(kind), unseen[kind]));
    line(out, "Unseen", counted.join(", "))
}

/// Writes what a decision on the side needs: the hand, the money row, and what the modules are about.
pub fn write_little(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    write_row(out, view, &Seen::now(view), style)?;
    if let Some(hand) = view.hand() {
        line(out, "Your hand", hand_line(hand, style))?;
    }
    write_players(out, view, names, style)?;
    write_modules(out, view, names, style)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

fn write_market(out: &mut impl Write, view: &View<'_>, seen: &Seen, style: Style) -> io::Result<()> {
    for space in Space::ALL {
        let head = if space == Space::One { "Market" } else { "" };
        let currency = style.currency(space.currency(), format!("{:<7}", space.currency().name()));
        write!(out, "{head:<10} {} {currency} ", space.number())?;
        let Some(tile) = view.market(space) else {
            writeln!(out, "empty")?;
            continue;
        };
        let new = if seen.market[space as usize] == Some(tile) { "" } else { "new" };
        let price = u16::from(tile.price());
        let pay = view.hand().map_or(String::new(), |hand| match view.least_payment(space) {
            None => format!("you are {} short", price.saturating_sub(hand.money[space.currency()].total())),
            Some(pay) if pay == price => "you can pay exactly".to_string(),
            Some(pay) => format!("you would pay {} too much", pay - price),
        });
        let line =
            format!("{} {:<12} {:<13} {new:<4}", face(view, tile, style), tile.name(), words::walls(tile));
        writeln!(out, "{}", format!("{line} {pay}").trim_end())?;
    }
    Ok(())
}

/// `T 13` in the colour of its kind, five characters wide.
fn face(view: &View<'_>, tile: TileId, style: Style) -> String {
    let face = Face::of(tile, view.kind_of(tile));
    let text = format!("{:<5}", face.text);
    match face.look {
        Look::Kind(kind) => style.kind(kind, text),
        Look::Plain | Look::Faint => text,
    }
}

fn write_row(out: &mut impl Write, view: &View<'_>, seen: &Seen, style: Style) -> io::Result<()> {
    let mut old = seen.row.clone();
    let cards: Vec<String> = view
        .money_row()
        .iter()
        .map(|&card| {
            let text = style.currency(card.currency(), words::card(card));
            match old.iter().position(|&other| other == card) {
                Some(place) => {
                    old.remove(place);
                    text
                }
                None => format!("{text} (new)"),
            }
        })
        .collect();
    let cards = cards.into_iter().chain(modules::played(view).flat_map(|room| room.in_row(view)));
    line(out, "Money row", words::join_or(cards, &format!("{} ", style.dot()), "empty"))
}

/// `dinar 9 7 3 = 19 · dirham 2 = 2 · total 21`.
pub fn hand_line(hand: &Cards, style: Style) -> String {
    let mut parts = Vec::new();
    for currency in Currency::ALL {
        let purse = hand.money[currency];
        if !purse.is_empty() {
            let values = words::pieces(currency, purse);
            let text = format!("{} {}", currency.name(), values.join(" "));
            parts.push(format!("{} = {}", style.currency(currency, text), purse.total()));
        }
    }
    parts.extend(modules::every().flat_map(|room| room.in_hand(hand)));
    if parts.is_empty() {
        return "empty".to_string();
    }
    parts.push(format!("total {}", hand.total()));
    parts.join(&format!("{} ", style.dot()))
}

fn write_players(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    let letters: Vec<String> =
        Building::ALL.into_iter().map(|kind| style.kind(kind, format!("{:>3}", letter(kind)))).collect();
    writeln!(out, "{:<12}{}  wall score cards  reserve", "", letters.concat())?;
    for seat in view.seats() {
        let counts: String =
            Building::ALL.into_iter().map(|kind| number(view.count_built(seat, kind))).collect();
        let wall = view.palace(seat).longest_wall().length;
        let reserve: Vec<String> = view.reserve(seat).iter().map(|tile| tile.to_string()).collect();
        let reserve = if reserve.is_empty() { "-".to_string() } else { reserve.join(" ") };
        let (score, cards) = (view.score(seat), view.hand_size(seat));
        let turn = if view.turn_of() == seat { ">" } else { " " };
        let name = format!("{turn}{:<11}", names.who(seat));
        let line = format!("{name}{counts} {wall:>5} {score:>5} {cards:>5}  {reserve}");
        writeln!(out, "{}", if view.turn_of() == seat { style.bold(line) } else { line })?;
    }
    if let (Some(tiles), Some(score)) = (view.dirk(), view.dirk_score()) {
        let count = |kind| tiles.iter().filter(|&tile| view.kind_of(tile) == Some(kind)).count() as u8;
        let counts: String = Building::ALL.into_iter().map(|kind| number(count(kind))).collect();
        writeln!(out, " {:<11}{counts} {:>5} {score:>5}", "Dirk", "-")?;
    }
    Ok(())
}

fn number(count: u8) -> String {
    if count == 0 { "  -".to_string() } else { format!("{count:>3}") }
}

fn write_modules(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    modules::on_table(view).try_for_each(|room| room.write(out, view, names, style))
}

/// Writes a text behind its label, or below the label of the line before.
pub fn line(out: &mut (impl Write + ?Sized), label: &str, text: impl Display) -> io::Result<()> {
    writeln!(out, "{label:<10} {text}")
}

/// The same, on as many lines as the text needs.
pub fn wrapped(out: &mut (impl Write + ?Sized), label: &str, text: &str) -> io::Result<()> {
    writeln!(out, "{}", words::wrap(&format!("{label:<10} {text}"), 0, 11))
}

/// Writes one Alhambra with its reserve. `cells` are texts for empty cells.
pub fn write_palace(
    out: &mut impl Write,
    view: &View<'_>,
    seat: Seat,
    names: &Names,
    cells: &[(engine::vocab::Cell, String)],
    style: Style,
) -> io::Result<()> {
    let palace = view.palace(seat);
    let wall = palace.longest_wall().length;
    let title = format!("{} Alhambra, longest wall {wall}", capital(&names.whose(seat)));
    writeln!(out, "{}", style.heading(&title))?;
    let mut signs: Vec<(char, TileSet)> = modules::played(view).filter_map(|room| room.sign(view)).collect();
    // On every tile in the same order, whatever they come from.
    signs.sort_by_key(|&(sign, _)| sign);
    let beside = modules::played(view).filter_map(|room| room.beside_palace(view, seat)).collect();
    let marks = Marks { signs, beside, cells };
    let guards = |tile: TileId| view.guards().on(tile);
    for line in palace::draw(palace, &marks, &|tile| (view.kind_of(tile), guards(tile)), style) {
        writeln!(out, "{line}")?;
    }
    let reserve = view.reserve(seat);
    if !reserve.is_empty() {
        wrapped(out, "Reserve", &words::and(reserve.iter().map(|tile| words::tile_in(view, tile))))?;
    }
    Ok(())
}

/// Writes Dirk's tiles.
pub fn write_dirk(out: &mut impl Write, view: &View<'_>, style: Style) -> io::Result<()> {
    let Some(tiles) = view.dirk() else { return Ok(()) };
    writeln!(out, "{}", style.heading("Dirk"))?;
    for kind in Building::ALL {
        let of_kind: Vec<String> = tiles
            .iter()
            .filter(|&tile| view.kind_of(tile) == Some(kind))
            .map(|tile| tile.to_string())
            .collect();
        if !of_kind.is_empty() {
            line(out, words::plural(kind), of_kind.join(" "))?;
        }
    }
    Ok(())
}
