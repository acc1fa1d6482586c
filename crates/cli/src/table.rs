//! Everything that lies open, on one screen.

use std::io::{self, Write};

use engine::modules::art_of_the_moors::Price;
use engine::modules::caravanserai::Owned;
use engine::modules::treasure_chamber::Room;
use engine::vocab::{Building, ByBuilding, Currency, Dir, Money, Seat, Space, TileId, TileSet, TileSort};
use engine::{Cards, Module, Round, View};

use crate::palace::{self, Marks};
use crate::style::{Style, letter};
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
    write_market(out, view, seen, style)?;
    write_row(out, view, seen, style)?;
    for (seat, hand) in hands {
        writeln!(out, "{:<10} {}", format!("{} hand", capital(&names.whose(*seat))), hand_line(hand, style))?;
    }
    let aside = view.set_aside();
    if !aside.is_empty() {
        let text = format!(
            "{:<10} {}",
            "Set aside",
            words::and(aside.iter().map(|tile| words::tile_in(view, tile)))
        );
        writeln!(out, "{}", words::wrap(&text, 0, 11))?;
    }
    write_players(out, view, names, style)?;
    write_modules(out, view, names, style)
}

/// Writes what a decision on the side needs: the hand, the money row, and what the modules are about.
pub fn write_little(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    write_row(out, view, &Seen::now(view), style)?;
    if let Some(hand) = view.hand() {
        writeln!(out, "{:<10} {}", "Your hand", hand_line(hand, style))?;
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
        let line = format!("{} {:<12} {:<13} {new:<4}", face(tile, style), tile.name(), words::walls(tile));
        writeln!(out, "{}", format!("{line} {pay}").trim_end())?;
    }
    Ok(())
}

/// `T 13` in the colour of its kind, five characters wide.
fn face(tile: TileId, style: Style) -> String {
    match tile.sort() {
        TileSort::Start => "start".to_string(),
        TileSort::Building(kind) => style.kind(kind, format!("{} {:<3}", letter(kind), tile.price())),
        TileSort::Hut(kind) => style.kind(kind, format!("{} hut", letter(kind))),
        TileSort::Bazaar => "bazaar".to_string(),
        TileSort::Camp => format!("camp{}", tile.price()),
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
    let cards: Vec<String> =
        cards.into_iter().chain(view.exchange_row().iter().map(words::exchange)).collect();
    let cards = if cards.is_empty() { "empty".to_string() } else { cards.join(&format!("{} ", style.dot())) };
    writeln!(out, "{:<10} {cards}", "Money row")
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
    parts.extend(hand.exchange.iter().map(words::exchange));
    if hand.gates > 0 {
        parts.push(if hand.gates == 1 { "1 gate card".into() } else { format!("{} gate cards", hand.gates) });
    }
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
        let count = |kind| tiles.iter().filter(|tile| tile.kind() == Some(kind)).count() as u8;
        let counts: String = Building::ALL.into_iter().map(|kind| number(count(kind))).collect();
        writeln!(out, " {:<11}{counts} {:>5} {score:>5}", "Dirk", "-")?;
    }
    Ok(())
}

fn number(count: u8) -> String {
    if count == 0 { "  -".to_string() } else { format!("{count:>3}") }
}

fn write_modules(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    let on = view.rules().modules;
    if on.has(Module::ViziersFavour) {
        let active = view.seats().filter(|&seat| view.active_viziers().has(seat));
        let active = words::and(active.map(|seat| names.whom(seat).to_string()));
        let active = if view.active_viziers().is_empty() { "nobody's".to_string() } else { active };
        writeln!(out, "{:<10} active: {active}", "Viziers")?;
    }
    if on.has(Module::BonusCards) {
        let shown = view.seats().flat_map(|seat| {
            let of = |card: engine::modules::bonus_cards::BonusCard| {
                format!("{} ({})", card.tile(), names.whom(seat))
            };
            view.bonus_shown(seat).iter().map(of).collect::<Vec<_>>()
        });
        let shown: Vec<String> = shown.collect();
        let shown = if shown.is_empty() { "none yet".to_string() } else { shown.join(", ") };
        writeln!(out, "{:<10} shown: {shown}", "Bonus")?;
        if let Some(hand) = view.hand() {
            let own = words::and(hand.bonus.iter().map(|card| words::tile(card.tile())));
            writeln!(out, "{:<10} your secret cards: {own}", "")?;
        }
    }
    if on.has(Module::CityGates) {
        let open = if view.is_gate_card_open() { "a gate card lies open" } else { "no gate card lies open" };
        writeln!(out, "{:<10} {open}", "Gates")?;
    }
    if on.has(Module::Characters) {
        let owned = view.seats().flat_map(|seat| {
            let of = |character: engine::modules::characters::Character| {
                format!("{} ({})", character.name(), names.whom(seat))
            };
            view.characters(seat).iter().map(of).collect::<Vec<_>>()
        });
        let owned: Vec<String> = owned.collect();
        let owned = if owned.is_empty() { "nobody owns one yet".to_string() } else { owned.join(", ") };
        writeln!(out, "{:<10} {owned}", "Characters")?;
        if let Some(auction) = view.auction() {
            let bid = auction.best.map_or("no bid yet".to_string(), |(seat, bid)| {
                format!("the highest bid is {bid} by {}", names.whom(seat))
            });
            writeln!(out, "{:<10} {}: {bid}", "Auction", auction.character.name())?;
        }
    }
    if on.has(Module::CityWalls) {
        let open: Vec<String> = view.wall_display().iter().map(words::wall_card).collect();
        let open = if open.is_empty() { "no wall card".to_string() } else { words::and(open.into_iter()) };
        let left = view.sticks_left();
        let text = format!("{:<10} {open} in the display; wooden walls left: {left}", "Walls");
        writeln!(out, "{}", words::wrap(&text, 0, 11))?;
    }
    if on.has(Module::Invaders) {
        write_invaders(out, view, names, style)?;
    }
    if on.has(Module::Caravanserai) {
        let open = view.caravanserai_display().map(words::caravanserai);
        let owned = view.seats().flat_map(|seat| {
            let of = move |owned: Owned| {
                let at = words::caravan_space(owned.card, owned.at);
                format!("{} of {} on {at}", words::caravanserai(owned.card), names.whom(seat))
            };
            view.caravanserais(seat).map(of)
        });
        let cards = words::and(owned.chain(open));
        writeln!(out, "{}", words::wrap(&format!("{:<10} {cards}", "Caravans"), 0, 11))?;
    }
    if on.has(Module::PowerOfTheSultan) {
        let open = view.sultan_display().map(|(card, mark)| words::sultan_card(card, mark));
        let owned = view.seats().flat_map(|seat| {
            let of =
                move |(card, mark)| format!("{} of {}", words::sultan_card(card, mark), names.whom(seat));
            view.sultan_cards(seat).map(of)
        });
        let cards: Vec<String> = open.chain(owned).collect();
        let cards = if cards.is_empty() { "none yet".to_string() } else { words::and(cards.into_iter()) };
        writeln!(out, "{}", words::wrap(&format!("{:<10} {cards}", "Sultan"), 0, 11))?;
    }
    if on.has(Module::WorkersHuts) {
        let huts = Building::ALL.into_iter().filter_map(|kind| view.hut_stack(kind).up);
        let huts: Vec<String> = huts.map(words::tile).collect();
        let huts = if huts.is_empty() { "none left".to_string() } else { words::and(huts.into_iter()) };
        writeln!(out, "{}", words::wrap(&format!("{:<10} {huts}", "Huts"), 0, 11))?;
    }
    if on.has(Module::Thieves) {
        let held = view.seats().map(|seat| format!("{} {}", names.whom(seat), view.thieves_held(seat)));
        writeln!(out, "{:<10} {}", "Thieves", words::and(held))?;
        if let Some(hand) = view.hand().filter(|hand| !hand.thieves.is_empty()) {
            let own = words::and(hand.thieves.iter().map(|currency| currency.name().to_string()));
            writeln!(out, "{:<10} your secret cards: {own}", "")?;
        }
    }
    if on.has(Module::Bazaars) {
        let offer = |tile: TileId| {
            let price = view.bazaar_price(tile).map_or("no price now".to_string(), |price| price.to_string());
            format!("{}: {price}", words::tile(tile))
        };
        let offers: Vec<String> = view.bazaars().iter().map(offer).collect();
        let offers = if offers.is_empty() { "none beside the market".to_string() } else { offers.join("; ") };
        writeln!(out, "{}", words::wrap(&format!("{:<10} {offers}", "Bazaars"), 0, 11))?;
    }
    if on.has(Module::StreetTrader) {
        write_trader(out, view, names)?;
    }
    if on.has(Module::Change) {
        let has_coins = |seat: &Seat| view.coins(*seat).iter().any(|&count| count > 0);
        let coins = |seat: Seat| format!("{} {}", names.whom(seat), words::coins(view.coins(seat)));
        let owned: Vec<String> = view.seats().filter(has_coins).map(coins).collect();
        let owned = if owned.is_empty() { "nobody has any".to_string() } else { owned.join(", ") };
        writeln!(out, "{:<10} {owned}", "Coins")?;
    }
    if on.has(Module::MasterBuilders) {
        let gone: u8 = view.builders_gone().iter().sum();
        writeln!(out, "{:<10} {gone} have left the game", "Builders")?;
    }
    if on.has(Module::TreasureChamber) {
        let rooms = Room::ALL.into_iter().map(|room| {
            let chests = view.room(room).map_or("empty".to_string(), |chests| {
                chests.iter().map(|&kind| letter(kind).to_string()).collect::<Vec<_>>().join(" ")
            });
            format!("room {}: {chests}", room.number())
        });
        let dot = format!("{} ", style.dot());
        writeln!(out, "{:<10} {}", "Chests", rooms.collect::<Vec<_>>().join(&dot))?;
        let seats = view.seats().map(|seat| format!("{} {}", names.whom(seat), view.chests_of(seat)));
        let dirk = view.dirk().map(|tiles| format!("Dirk {}", tiles.and(view.stored_chests()).len()));
        writeln!(out, "{:<10} stored: {}", "", words::and(seats.chain(dirk)))?;
        let aside = Building::ALL.into_iter().filter(|&kind| view.chests_aside()[kind] > 0);
        let aside: Vec<String> =
            aside.map(|kind| format!("{} {}", view.chests_aside()[kind], kind.name())).collect();
        if !aside.is_empty() {
            writeln!(out, "{:<10} being stored now: {}", "", words::and(aside.into_iter()))?;
        }
    }
    if on.has(Module::NewScoreCards) {
        for round in Round::ALL {
            let Some(card) = view.score_card(round) else { continue };
            let kinds =
                card.kinds().map(|kind| format!("{} {}", letter(kind), view.majority_points(round, kind)[0]));
            let label = if round == Round::One { "Points" } else { "" };
            let is_next = Round::ALL.into_iter().find(|&other| !view.is_scored(other)) == Some(round);
            let mark = if is_next { " (next)" } else { "" };
            let line = format!("{label:<10} round {}: {}{mark}", round.number(), kinds.join(", "));
            writeln!(out, "{line}")?;
        }
    }
    if on.has(Module::ArtOfTheMoors) {
        for seat in view.seats() {
            let tiles = Price::all().filter_map(|price| {
                let tile = view.culture_tile(seat, price)?;
                let [now, most] = [tile.facing, tile.marker].map(|side| price.points(side));
                Some(format!("{} brings {now} of {most}", price.value()))
            });
            let tiles: Vec<String> = tiles.collect();
            let tiles = if tiles.is_empty() { "none".to_string() } else { words::and(tiles.into_iter()) };
            let label = if seat == Seat::FIRST { "Culture" } else { "" };
            let line = format!("{label:<10} {}: {tiles}", names.whom(seat));
            writeln!(out, "{}", words::wrap(&line, 0, 11))?;
        }
    }
    Ok(())
}

/// The citizens, by the letters of their kinds.
fn write_trader(out: &mut impl Write, view: &View<'_>, names: &Names) -> io::Result<()> {
    let listed = |citizens: ByBuilding<u8>| {
        let letters = Building::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(letter(kind).to_string(), citizens[kind] as usize));
        let letters: Vec<String> = letters.collect();
        if letters.is_empty() { "none".to_string() } else { letters.join(" ") }
    };
    let counted = Building::ALL.map(|kind| format!("{} {}", letter(kind), view.citizen_supply()[kind]));
    writeln!(out, "{:<10} supply: {}", "Citizens", counted.join(", "))?;
    for seat in view.seats() {
        let (disc, housed) = (listed(view.citizens_on_disc(seat)), listed(view.citizens_of(seat)));
        writeln!(out, "{:<10} {}: on the disc {disc}; in buildings {housed}", "", names.who(seat))?;
    }
    Ok(())
}

/// Writes what is known of the next attack, and what it would find.
fn write_invaders(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    let next = match view.next_invasion() {
        Some(dir) => format!("the next attack comes from {}", words::direction(dir)),
        None => "nobody told you where the next attack comes from".to_string(),
    };
    let looked = words::and(view.looked_at_invasion().iter().map(|seat| names.whom(seat).to_string()));
    let looked = if looked.is_empty() { String::new() } else { format!("; has looked: {looked}") };
    writeln!(out, "{:<10} {next}{looked}", "Invaders")?;
    let scouts = words::and(view.scouts().iter().map(|kind| words::plural(kind).to_string()));
    if !scouts.is_empty() {
        writeln!(out, "{:<10} scouts for {scouts}", "")?;
    }
    let dot = format!("{} ", style.dot());
    for seat in view.seats() {
        let sides = Dir::ALL.map(|dir| format!("{} {}", dir.name(), view.open_sides(seat, dir)));
        writeln!(out, "{:<10} open sides of {}: {}", "", names.whom(seat), sides.join(&dot))?;
    }
    Ok(())
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
    let marks = Marks {
        chests: view.stored_chests(),
        citizens: view.housed_citizens(),
        disc: view.disc(seat),
        cells,
    };
    for line in palace::draw(palace, &marks, style) {
        writeln!(out, "{line}")?;
    }
    let reserve = view.reserve(seat);
    if !reserve.is_empty() {
        let text = format!(
            "{:<10} {}",
            "Reserve",
            words::and(reserve.iter().map(|tile| words::tile_in(view, tile)))
        );
        writeln!(out, "{}", words::wrap(&text, 0, 11))?;
    }
    Ok(())
}

/// Writes Dirk's tiles.
pub fn write_dirk(out: &mut impl Write, tiles: TileSet, style: Style) -> io::Result<()> {
    writeln!(out, "{}", style.heading("Dirk"))?;
    for kind in Building::ALL {
        let of_kind: Vec<String> =
            tiles.iter().filter(|tile| tile.kind() == Some(kind)).map(|tile| tile.to_string()).collect();
        if !of_kind.is_empty() {
            writeln!(out, "{:<10} {}", words::plural(kind), of_kind.join(" "))?;
        }
    }
    Ok(())
}
