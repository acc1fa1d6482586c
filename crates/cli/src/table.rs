//! The whole table on one screen.

use std::fmt::Display;
use std::io::{self, Write};

use engine::vocab::{Building, Currency, Money, Seat, Space, TileId, TileSet};
use engine::{Cards, View};
use i18n::Texts;

use crate::modules;
use crate::palace::{self, Marks};
use crate::red_palace;
use crate::style::{Face, Look, Style};
use crate::words::{self, NOTHING, Voice};

/// What a seat saw when it last decided, so that whatever is new can be marked.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Seen {
    market: [Option<TileId>; 4],
    row: Vec<Money>,
}

impl Seen {
    /// What is in the market and the money row now.
    pub fn now(view: &View<'_>) -> Seen {
        Seen { market: Space::ALL.map(|space| view.market(space)), row: view.money_row().to_vec() }
    }
}

/// Writes the table as the viewer sees it, with the given `hands`.
pub fn write(
    out: &mut impl Write,
    view: &View<'_>,
    voice: &Voice,
    seen: &Seen,
    hands: &[(Seat, &Cards)],
    style: Style,
) -> io::Result<()> {
    let texts = voice.texts();
    let turn = [("number", view.turn().into()), ("name", voice.name(view.turn_of()).into())];
    writeln!(out, "{}", style.heading(&texts.with("terminal-turn", &turn)))?;
    let left = [
        texts.with("supply-left", &[("count", view.supply_len().into())]),
        texts.with("draw-pile-left", &[("count", view.draw_pile_len().into())]),
    ];
    writeln!(out, "{}", words::joined(left.into_iter(), &format!("{} ", style.dot())))?;
    write_outlook(out, view, texts)?;
    write_market(out, view, voice, seen, style)?;
    write_row(out, view, voice, seen, style)?;
    for (seat, hand) in hands {
        line(out, &voice.hand(*seat), hand_line(hand, voice, style))?;
    }
    let aside = view.set_aside();
    if !aside.is_empty() {
        let tiles = voice.list(aside.iter().map(|tile| voice.tile(view, tile)));
        wrapped(out, &texts.get("set-aside-tiles"), &tiles)?;
    }
    write_players(out, view, voice, style)?;
    red_palace::write_boards(out, view, voice, style)?;
    write_modules(out, view, voice, style)
}

/// Writes when the next scoring round can come, and how many buildings of each kind nobody has seen.
fn write_outlook(out: &mut impl Write, view: &View<'_>, texts: &Texts) -> io::Result<()> {
    let Some(outlook) = view.outlook() else { return Ok(()) };
    let round = texts.with("clock-round", &[("round", outlook.round.number().into())]);
    writeln!(out, "{}", texts.labelled(&round, &texts.coming(outlook.coming)))?;
    let unseen = view.unseen_kinds();
    let counted = Building::ALL.map(|kind| format!("{} {}", texts.kind(kind), unseen[kind]));
    writeln!(out, "{}", words::wrap(&texts.labelled(&texts.get("race-unseen"), &counted.join(", ")), 0, 2))
}

/// Writes what a small decision needs: the hand, the money row, the players and the modules.
pub fn write_little(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    write_row(out, view, voice, &Seen::now(view), style)?;
    if let Some(hand) = view.hand() {
        line(out, &voice.texts().get("hand"), hand_line(hand, voice, style))?;
    }
    write_players(out, view, voice, style)?;
    write_modules(out, view, voice, style)
}

fn write_market(
    out: &mut impl Write,
    view: &View<'_>,
    voice: &Voice,
    seen: &Seen,
    style: Style,
) -> io::Result<()> {
    let texts = voice.texts();
    writeln!(out, "{}", texts.get("market"))?;
    let currencies = Space::ALL.map(|space| texts.currency(space.currency()));
    let walls =
        Space::ALL.map(|space| view.market(space).map_or_else(String::new, |tile| walls(texts, tile)));
    let (currency_width, wall_width) = (longest(&currencies), longest(&walls));
    for ((space, currency), walls) in Space::ALL.into_iter().zip(currencies).zip(walls) {
        let currency = style.currency(space.currency(), format!("{currency:<currency_width$}"));
        write!(out, "  {} {currency}  ", space.number())?;
        let Some(tile) = view.market(space) else {
            writeln!(out, "{NOTHING}")?;
            continue;
        };
        let is_new = seen.market[space as usize] != Some(tile);
        let new = if is_new { texts.get("terminal-new") } else { String::new() };
        let price = u16::from(tile.price());
        let pay = view.hand().map_or(String::new(), |hand| match view.least_payment(space) {
            None => {
                let missing = price.saturating_sub(hand.money[space.currency()].total());
                texts.with("short", &[("count", missing.into())])
            }
            Some(pay) if pay == price => texts.get("exact"),
            Some(pay) => texts.with("over", &[("count", (pay - price).into())]),
        });
        let face = face(view, tile, texts, style);
        let line = format!("{face} {:<12} {walls:<wall_width$}  {pay:<16} {new}", tile.name());
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// `walls: N E`, or that there are none.
fn walls(texts: &Texts, tile: TileId) -> String {
    match tile.walls() {
        none if none.is_empty() => texts.get("terminal-no-walls"),
        walls => texts.with("terminal-walls", &[("sides", (&texts.side_letters(walls)).into())]),
    }
}

/// How many characters the longest of these texts has.
fn longest(texts: &[String]) -> usize {
    texts.iter().map(|text| text.chars().count()).max().unwrap_or(0)
}

/// `To13` in the colour of its kind, six characters wide.
fn face(view: &View<'_>, tile: TileId, texts: &Texts, style: Style) -> String {
    let face = Face::of(tile, view.kind_of(tile), texts);
    let text = format!("{:<6}", face.text);
    match face.look {
        Look::Kind(kind) => style.kind(kind, text),
        Look::Plain | Look::Faint => text,
    }
}

fn write_row(
    out: &mut impl Write,
    view: &View<'_>,
    voice: &Voice,
    seen: &Seen,
    style: Style,
) -> io::Result<()> {
    let texts = voice.texts();
    let mut old = seen.row.clone();
    let cards: Vec<String> = view
        .money_row()
        .iter()
        .map(|&card| {
            let text = style.currency(card.currency(), texts.card(card));
            match old.iter().position(|&other| other == card) {
                Some(place) => {
                    old.remove(place);
                    text
                }
                None => format!("{text} ({})", texts.get("terminal-new")),
            }
        })
        .collect();
    let cards = cards.into_iter().chain(modules::played(view).flat_map(|room| room.in_row(view, texts)));
    line(out, &texts.get("money-row"), words::joined(cards, &format!("{} ", style.dot())))
}

/// `Dinar 9 7 3 = 19 · Dirham 2 = 2 · total 21`.
pub fn hand_line(hand: &Cards, voice: &Voice, style: Style) -> String {
    let texts = voice.texts();
    let mut parts = Vec::new();
    for currency in Currency::ALL {
        let purse = hand.money[currency];
        if !purse.is_empty() {
            let text = format!("{} {}", texts.currency(currency), words::pieces(texts, currency, purse));
            parts.push(format!("{} = {}", style.currency(currency, text), purse.total()));
        }
    }
    parts.extend(modules::every().flat_map(|room| room.in_hand(hand, texts)));
    if !parts.is_empty() {
        parts.push(texts.with("terminal-total", &[("count", hand.total().into())]));
    }
    words::joined(parts.into_iter(), &format!("{} ", style.dot()))
}

fn write_players(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    let texts = voice.texts();
    let dirk = texts.get("dirk");
    let name_width = 1 + longest(voice.names()).max(dirk.chars().count());
    let heads = ["wall", "score", "terminal-cards"].map(|key| texts.get(key));
    let widths = [0, 1, 2].map(|column: usize| heads[column].chars().count().max(5));
    let marks = Building::ALL.map(|kind| style.kind(kind, format!("{:>3}", texts.kind_mark(kind))));
    let columns = |cells: [String; 3]| -> String {
        cells.iter().zip(widths).map(|(cell, width)| format!(" {cell:>width$}")).collect()
    };
    let reserve = texts.get("reserve");
    writeln!(out, " {:<name_width$}{}{}  {reserve}", "", marks.concat(), columns(heads.clone()))?;
    for seat in view.seats() {
        let counts: String =
            Building::ALL.into_iter().map(|kind| number(view.count_built(seat, kind))).collect();
        let wall = view.palace(seat).longest_wall().length;
        let reserve = words::joined(view.reserve(seat).iter().map(|tile| tile.to_string()), " ");
        let figures =
            columns([wall.to_string(), view.score(seat).to_string(), view.hand_size(seat).to_string()]);
        let turn = if view.turn_of() == seat { ">" } else { " " };
        let line = format!("{turn}{:<name_width$}{counts}{figures}  {reserve}", voice.name(seat));
        writeln!(out, "{}", if view.turn_of() == seat { style.bold(line) } else { line })?;
    }
    if let (Some(tiles), Some(score)) = (view.dirk(), view.dirk_score()) {
        let count = |kind| tiles.iter().filter(|&tile| view.kind_of(tile) == Some(kind)).count() as u8;
        let counts: String = Building::ALL.into_iter().map(|kind| number(count(kind))).collect();
        let figures = columns([NOTHING.to_string(), score.to_string(), NOTHING.to_string()]);
        writeln!(out, " {dirk:<name_width$}{counts}{figures}")?;
    }
    Ok(())
}

fn number(count: u8) -> String {
    if count == 0 { format!("{NOTHING:>3}") } else { format!("{count:>3}") }
}

fn write_modules(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    modules::on_table(view).try_for_each(|room| room.write(out, view, voice, style))
}

/// Writes a text after its label. With an empty label it continues the line above.
pub fn line(out: &mut (impl Write + ?Sized), label: &str, text: impl Display) -> io::Result<()> {
    writeln!(out, "{label:<10}  {text}")
}

/// Like [`line()`], but on as many lines as the text needs.
pub fn wrapped(out: &mut (impl Write + ?Sized), label: &str, text: &str) -> io::Result<()> {
    writeln!(out, "{}", words::wrap(&format!("{label:<10}  {text}"), 0, 12))
}

/// Writes one Alhambra with its reserve. `cells` are texts for empty cells.
pub fn write_palace(
    out: &mut impl Write,
    view: &View<'_>,
    seat: Seat,
    voice: &Voice,
    cells: &[(engine::vocab::Cell, String)],
    style: Style,
) -> io::Result<()> {
    let palace = view.palace(seat);
    let wall = palace.longest_wall().length;
    let texts = voice.texts();
    let wall = texts.with("longest-wall", &[("count", wall.into())]);
    writeln!(out, "{}", style.heading(&format!("{}{} {wall}", voice.alhambra(seat), style.dot())))?;
    let mut signs: Vec<(char, TileSet)> = modules::played(view).filter_map(|room| room.sign(view)).collect();
    // The same order on every tile, whichever modules the signs belong to.
    signs.sort_by_key(|&(sign, _)| sign);
    let beside = modules::played(view).filter_map(|room| room.beside_palace(view, seat)).collect();
    let marks = Marks { signs, beside, cells };
    let guards = |tile: TileId| view.guards().on(tile);
    for line in palace::draw(palace, &marks, &|tile| (view.kind_of(tile), guards(tile)), texts, style) {
        writeln!(out, "{line}")?;
    }
    let reserve = view.reserve(seat);
    if !reserve.is_empty() {
        let tiles = voice.list(reserve.iter().map(|tile| voice.tile(view, tile)));
        wrapped(out, &texts.get("reserve"), &tiles)?;
    }
    Ok(())
}

/// Writes Dirk's tiles.
pub fn write_dirk(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    let Some(tiles) = view.dirk() else { return Ok(()) };
    let texts = voice.texts();
    writeln!(out, "{}", style.heading(&texts.get("dirk")))?;
    for kind in Building::ALL {
        let of_kind: Vec<String> = tiles
            .iter()
            .filter(|&tile| view.kind_of(tile) == Some(kind))
            .map(|tile| tile.to_string())
            .collect();
        if !of_kind.is_empty() {
            line(out, &texts.kind(kind), of_kind.join(" "))?;
        }
    }
    Ok(())
}
