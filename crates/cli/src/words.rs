//! What happened and what may be done, in English.

mod displays;

use engine::modules::bonus_cards::BonusCard;
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{
    Building, Currency, Dir, Money, Payment, Purse, Seat, SeatSet, Space, TileId, TileSort, Walls,
};
use engine::{Action, Awaited, Event, View};

pub use displays::{bazaar, caravan_space, caravanserai, sultan_card};

use self::displays::{bazaar_event, caravanserai_event, sultan};
use crate::score;

/// How the players are called.
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
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
        Names { names: seats.iter().enumerate().map(name).collect(), you: None }
    }

    /// Names for a game of which only the seats are known.
    pub fn of_seats(players: usize) -> Names {
        Names { names: (1..=players).map(|seat| format!("Seat {seat}")).collect(), you: None }
    }

    /// The same, said to that seat.
    pub fn told_to(&self, seat: Seat) -> Names {
        Names { names: self.names.clone(), you: Some(seat) }
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
    let text = tile(one);
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
        TileSort::Building(kind) => format!("{tile} ({} {}, {})", kind.name(), tile.price(), walls(tile)),
        TileSort::Hut(kind) => format!("{tile} (hut for {}, {})", plural(kind), walls(tile)),
        TileSort::Bazaar => format!("{tile} ({})", bazaar(tile)),
        TileSort::Camp => format!("{tile} (camp {}, bastions {})", tile.price(), tile.bastions()),
    }
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
pub fn points(points: u16) -> String {
    if points == 1 { "1 point".to_string() } else { format!("{points} points") }
}

/// One sentence for one event.
pub fn sentence(event: Event, names: &Names) -> String {
    let who = |seat| names.who(seat);
    match event {
        Event::TurnStarted { seat, turn } => format!("Turn {turn} began: {}.", names.whom(seat)),
        Event::MoneyTaken { seat, cards: taken } => {
            format!("{} took {} from the money row.", who(seat), cards(taken.as_slice()))
        }
        Event::TileBought { seat, space: from, tile: bought, pay, exact } => {
            let paid = payment(pay);
            let over = pay.total().saturating_sub(u16::from(bought.price()));
            let how = if exact { "exactly".to_string() } else { format!("{over} too much") };
            format!("{} bought {} from {} for {paid}, {how}.", who(seat), tile(bought), space(from))
        }
        Event::TilePlaced { seat, tile, at } => format!("{} placed {tile} at {at}.", who(seat)),
        Event::TileReserved { seat, tile } => format!("{} put {tile} into the reserve.", who(seat)),
        Event::TileGiven { seat, tile } => format!("{} gave {tile} to Dirk.", who(seat)),
        Event::TileAdded { seat, tile, at } => {
            format!("{} moved {tile} from the reserve to {at}.", who(seat))
        }
        Event::TileRemoved { seat, tile, at } => {
            format!("{} took {tile} from {at} into the reserve.", who(seat))
        }
        Event::TileSwapped { seat, tile, old, at } => {
            format!("{} put {tile} from the reserve in the place of {old} at {at}.", who(seat))
        }
        Event::Stopped { seat } => format!("{} took no further action.", who(seat)),
        Event::Reshuffled { cards } => {
            format!("The discard pile of {cards} cards was shuffled into a new draw pile.")
        }
        Event::RowFilled { card: new } => format!("The money row got {}.", card(new)),
        Event::ScoringDue { round } => format!("Scoring card {} came up.", round.number()),
        Event::Points { round, line } => {
            let who = score::scorer(line.who, names);
            format!(
                "{who} got {} in round {}: {}.",
                points(line.points),
                round.number(),
                score::reason(&line)
            )
        }
        Event::Scored { round, points: sums, dirk } => {
            let seat_sum = |seat: Seat| format!("{} {}", names.whom(seat), sums[seat]);
            let seats = Seat::all(names.names.len()).map(seat_sum);
            let all = seats.chain(dirk.map(|points| format!("Dirk {points}")));
            format!("Scoring round {} was held: {}.", round.number(), and(all))
        }
        Event::DirkDrew { tile: drawn } => format!("Dirk drew {}.", tile(drawn)),
        Event::MarketFilled { space: to, tile: new } => format!("{} came to {}.", tile(new), space(to)),
        Event::MarketShort => "The market could not be refilled: the game ended.".to_string(),
        Event::LeftOver { space: from, tile: left, totals, to } => {
            let currency = from.currency().name();
            let total = |seat: Seat| format!("{} {}", names.whom(seat), totals[seat]);
            let totals = and(Seat::all(names.names.len()).map(total));
            let to = to.map_or("nobody", |seat| names.whom(seat));
            format!("The left-over {left} of {} went to {to} ({currency} in hand: {totals}).", space(from))
        }
        Event::GameOver { winners } => {
            let shared = if winners.len() > 1 { "The victory is shared by" } else { "The game was won by" };
            format!("{shared} {}.", names.list(winners))
        }
        Event::Aborted => "The limit of turns was reached: the game ended without a result.".to_string(),
        Event::ViziersFavour(event) => vizier(event, names),
        Event::CurrencyExchange(currency_exchange::Event::Joined { card }) => {
            format!("The money row got {}.", exchange(card))
        }
        Event::CurrencyExchange(currency_exchange::Event::Taken { seat, card }) => {
            format!("{} took {}.", who(seat), exchange(card))
        }
        Event::BonusCards(bonus_cards::Event::Shown { seat, card }) => {
            format!("{} showed {}.", who(seat), bonus(card))
        }
        Event::BonusCards(bonus_cards::Event::TakenBack { seat, card }) => {
            format!("{} took back {}: its tile has left the Alhambra.", who(seat), bonus(card))
        }
        Event::WorkersHuts(workers_huts::Event::Taken { seat, tile: hut }) => {
            format!("{} took {}.", who(seat), tile(hut))
        }
        Event::WorkersHuts(workers_huts::Event::TurnedUp { tile: hut }) => {
            format!("The next hut is {}.", tile(hut))
        }
        Event::CityGates(event) => gate(event, names),
        Event::CityWalls(city_walls::Event::Opened { card }) => {
            format!("A wall card came up: {}.", letters(card.walls()))
        }
        Event::CityWalls(city_walls::Event::Built { seat, card, tile }) => {
            format!("{} built {} on {}.", who(seat), wooden(card.walls()), on_tile(tile))
        }
        Event::Characters(event) => character(event, names),
        Event::Thieves(thieves::Event::Stolen { seat, card: stolen }) => {
            format!("{} played a thief and took {}.", who(seat), card(stolen))
        }
        Event::StreetTrader(event) => trader(event, names),
        Event::Change(change::Event::Paid { seat, pay }) => {
            format!("{} laid down {}.", who(seat), payment(pay))
        }
        Event::Change(change::Event::Added { seat, piece }) => {
            format!("{} added {}.", who(seat), card(piece))
        }
        Event::Change(change::Event::Drawn { seat, coins: drawn }) => {
            format!("{} got {} as change.", who(seat), coins(drawn))
        }
        Event::TreasureChamber(event) => chest(event, names),
        Event::MasterBuilders(master_builders::Event::Played { seat, card: played }) => {
            format!("{} played {} for a redesign.", who(seat), card(played))
        }
        Event::Invaders(event) => invasion(event, names),
        Event::Bazaars(event) => bazaar_event(event, names),
        Event::PowerOfTheSultan(event) => sultan(event, names),
        Event::Caravanserai(event) => caravanserai_event(event, names),
        Event::ArtOfTheMoors(event) => culture(event, names),
    }
}

fn vizier(event: viziers_favour::Event, names: &Names) -> String {
    match event {
        viziers_favour::Event::Bought { seat, space: from, tile: bought, pay } => format!(
            "{} used the vizier and bought {} from {} for {}.",
            names.who(seat),
            tile(bought),
            space(from),
            payment(pay)
        ),
        viziers_favour::Event::StoneTurned { seat } => {
            format!("{} turned the vizier stone to active.", names.who(seat))
        }
    }
}

/// `the north`.
pub fn direction(dir: Dir) -> &'static str {
    ["the north", "the east", "the south", "the west"][dir as usize]
}

fn invasion(event: invaders::Event, names: &Names) -> String {
    match event {
        invaders::Event::Looked { seat, kind, dir } => {
            let seen = dir.map(|dir| format!(": it comes from {}", direction(dir))).unwrap_or_default();
            let scout = plural(kind);
            format!("{} looked at the next invasion card with the scout for {scout}{seen}.", names.who(seat))
        }
        invaders::Event::Attacked { round, dir } => {
            format!("Invaders attacked from {} after round {}.", direction(dir), round.number())
        }
        invaders::Event::Lost { seat, main, lateral, points: lost, .. } => {
            let beside =
                if lateral > 0 { format!(" and {lateral} beside the attack") } else { String::new() };
            format!("{} lost {}: open sides {main}{beside}.", names.who(seat), points(lost))
        }
        invaders::Event::NewScouts { kinds } => {
            format!(
                "New scouts lie open, for {}.",
                and(kinds.into_iter().map(|kind| plural(kind).to_string()))
            )
        }
        invaders::Event::Announced { dir } => format!("The next attack will come from {}.", direction(dir)),
    }
}

fn gate(event: city_gates::Event, names: &Names) -> String {
    match event {
        city_gates::Event::Opened => "A gate card came up and lies open.".to_string(),
        city_gates::Event::Discarded => "Another gate card came up and was discarded.".to_string(),
        city_gates::Event::Taken { seat } => format!("{} took the gate card.", names.who(seat)),
        city_gates::Event::Built { seat, side } => {
            format!("{} built a gate on the {} side of {}.", names.who(seat), side.dir.name(), side.cell)
        }
    }
}

fn character(event: characters::Event, names: &Names) -> String {
    use characters::Event;
    let who = |seat| names.who(seat);
    match event {
        Event::AuctionOpened { character, auctioneer } => {
            format!(
                "{} came up and was auctioned, beginning with {}.",
                character.name(),
                names.whom(auctioneer)
            )
        }
        Event::Bid { seat, bid } => format!("{} bid {bid}.", who(seat)),
        Event::Passed { seat } => format!("{} passed.", who(seat)),
        Event::Won { seat, character, bid, pay } => {
            format!("{} won {} with a bid of {bid} and paid {}.", who(seat), character.name(), payment(pay))
        }
        Event::Unsold { character } => format!("Nobody wanted {}, who left the game.", character.name()),
        Event::FatimaKept { seat } => format!("{} kept Fatima for 8 points at the end.", who(seat)),
        Event::FatimaExchanged { seat, character } => {
            format!("{} exchanged Fatima for {}.", who(seat), character.name())
        }
        Event::KarimPaid { seat, space: from, tile: bought } => {
            format!("{} had Abdul Karim pay for {} from {}.", who(seat), tile(bought), space(from))
        }
        Event::KnihstigTook { seat, card: taken } => {
            format!("{} had Abdul Knihstig take {} from the money row.", who(seat), card(taken))
        }
        Event::Used { seat, character } => format!("{} used {}.", who(seat), character.name()),
        Event::HakimNamed { seat, kind } => {
            format!("{} had Hakim Wahid count half a building more of {}.", who(seat), plural(kind))
        }
        Event::LailaReplaced { seat, space: on, old, new } => {
            format!("{} had Laila Wundabah replace {old} on {} by {}.", who(seat), space(on), tile(new))
        }
        Event::MachmaSwapped { seat, give, take } => {
            format!("{} had Machma Klain exchange {} for {}.", who(seat), card(give), card(take))
        }
        Event::YammeradDrew { seat, card: Some(drawn) } => {
            format!("{} had Yammerad draw {}.", who(seat), card(drawn))
        }
        Event::YammeradDrew { seat, card: None } => format!("{} had Yammerad draw a card.", who(seat)),
    }
}

fn trader(event: street_trader::Event, names: &Names) -> String {
    use street_trader::Event;
    let who = |seat| names.who(seat);
    match event {
        Event::Revealed { seat, citizens } => {
            format!("{} began with citizens for {}.", who(seat), trio(citizens))
        }
        Event::DiscPut { seat, at } => format!("{} put the trader disc on {at}.", who(seat)),
        Event::DiscAside { seat } => format!("{} took the trader disc off its cell.", who(seat)),
        Event::MovedIn { seat, tile } => format!("{} let a citizen move into {tile}.", who(seat)),
        Event::Taken { seat, kind } => format!("{} took a citizen for {}.", who(seat), plural(kind)),
        Event::Exchanged { seat, give, take } => {
            format!("{} exchanged a citizen for {} for one for {}.", who(seat), plural(give), plural(take))
        }
        Event::Lost { seat, kind } => {
            format!("{} lost a citizen for {} to the supply.", who(seat), plural(kind))
        }
    }
}

/// The kinds of three citizens.
fn trio(citizens: street_trader::Trio) -> String {
    and(citizens.iter().map(|kind| plural(kind).to_string()))
}

fn chest(event: treasure_chamber::Event, names: &Names) -> String {
    use treasure_chamber::Event;
    let kinds = |chests: treasure_chamber::Chests| and(chests.iter().map(|kind| kind.name().to_string()));
    match event {
        Event::Paid { seat, room, card: paid } => {
            format!("{} paid {} for room {}.", names.who(seat), card(paid), room.number())
        }
        Event::Bought { seat, room, chests } => {
            format!("{} bought the chests of room {}: {}.", names.who(seat), room.number(), kinds(chests))
        }
        Event::Stored { seat: Some(seat), tile } => format!("{} stored a chest in {tile}.", names.who(seat)),
        Event::Stored { seat: None, tile } => format!("Dirk got a chest for {tile}."),
        Event::Returned { kind } => format!("A chest for {} went back to the bag.", plural(kind)),
        Event::RoomFilled { room, chests } => {
            format!("Room {} was filled with chests for {}.", room.number(), kinds(chests))
        }
        Event::Closed => "The bag holds too few chests: no room is filled any more.".to_string(),
    }
}

fn culture(event: art_of_the_moors::Event, names: &Names) -> String {
    use art_of_the_moors::Event;
    match event {
        Event::Taken { seat, price, marker } => format!(
            "{} took a culture tile for price {}, which can bring up to {}.",
            names.who(seat),
            price.value(),
            points(price.points(marker))
        ),
        Event::Marked { seat, price, tile } => format!(
            "The culture tile for price {} of {} can now bring up to {}.",
            price.value(),
            names.whom(seat),
            points(price.points(tile.marker))
        ),
        Event::Returned { seat, price } => {
            format!("{} gave back the culture tile for price {}.", names.who(seat), price.value())
        }
        Event::Developed { seat, turned, points: sum } => {
            let tiles = if turned == 1 { "culture tile" } else { "culture tiles" };
            format!(
                "{} developed {turned} {tiles}, which makes {} in every round.",
                names.who(seat),
                points(sum)
            )
        }
    }
}

/// What is asked for, as a question or a request.
pub fn question(awaited: Awaited) -> &'static str {
    match awaited {
        Awaited::BeforeTurn => "Before your turn: use a character?",
        Awaited::Action => "Your action",
        Awaited::Place => "Place what you bought",
        Awaited::EndOfTurn => "The end of your turn: one more redesign?",
        Awaited::Redesign => "Make your redesign",
        Awaited::Interrupt => "Between two turns: use your vizier?",
        Awaited::Thief => "Between two turns: play a thief?",
        Awaited::VizierOrThief => "Between two turns: use your vizier or play a thief?",
        Awaited::ShowBonus => {
            "Before the scoring round: which bonus cards do you show? Pass when you are done"
        }
        Awaited::Bid => "The auction: your bid",
        Awaited::PayBid => "You won the auction: your payment",
        Awaited::Fatima => "Fatima is yours: keep or exchange her?",
        Awaited::Knihstig => "Abdul Knihstig: take a card of the money row?",
        Awaited::Hakim => "Hakim Wahid: where do you want half a building more?",
        Awaited::ChooseCitizens => "Before anything is dealt: choose three citizens in secret",
        Awaited::FirstDisc => "Put your trader disc beside the start tile",
        Awaited::MoveIn => "May a citizen of your disc move in?",
        Awaited::NewCitizen => "Take a new citizen onto your disc",
        Awaited::ExchangeCitizen => "Exchange a citizen of your disc?",
        Awaited::PutDiscBack => "Put your trader disc back beside your Alhambra",
        Awaited::AddMoney => "Paid. Add more money for change? Pass when you are done",
        Awaited::PayChests => "Pay 8 for the chests, card by card, the highest first",
        Awaited::PlaceChests => "Store your chests",
        Awaited::ChestOffer => "Left-over chests are offered to you, for nothing",
        Awaited::Look => "Your scout: look at the next invasion card?",
        Awaited::SultanMark => "Your sultan card: keep its mark, or roll the die once?",
        Awaited::SultanRoll => "Mark the rolled kind or the one on the opposite face",
        Awaited::CaravanseraiMove => "Move the marker of a caravanserai by one space, or pass",
        Awaited::SultanOffer => "A building of your sultan card was drawn: take it for nothing?",
        Awaited::Nothing => "The game is over",
    }
}

/// What an action would do, as a line of a menu.
pub fn choice(action: Action, market: impl Fn(Space) -> Option<TileId>) -> String {
    let on = |space: Space| market(space).map_or_else(|| "nothing".to_string(), tile);
    match action {
        Action::TakeMoney(taken) => cards(taken.as_slice()),
        Action::Buy { space, pay } => format!("{} for {}", on(space), payment(pay)),
        Action::Add { tile, at } => format!("add {tile} at {at}"),
        Action::Remove { at } => format!("take out the tile at {at}"),
        Action::Swap { tile, at } => format!("put {tile} in the place of the tile at {at}"),
        Action::Stop => "take no further action".to_string(),
        Action::Pass => "pass".to_string(),
        Action::Place { tile, at } => format!("{tile} at {at}"),
        Action::Reserve { tile } => format!("{tile} into the reserve"),
        Action::GiveToDirk { tile } => format!("{tile} to Dirk"),
        Action::ViziersFavour(viziers_favour::Action::Buy { space, pay }) => {
            format!("{} for {} with the vizier", on(space), payment(pay))
        }
        Action::ViziersFavour(viziers_favour::Action::TurnStone) => {
            "turn the vizier stone to active".to_string()
        }
        Action::CurrencyExchange(currency_exchange::Action::Take { card }) => exchange(card),
        Action::BonusCards(bonus_cards::Action::Show { card }) => format!("show {}", bonus(card)),
        Action::WorkersHuts(workers_huts::Action::Take { kind }) => {
            format!("take the open hut for {}", plural(kind))
        }
        Action::CityGates(action) => match action {
            city_gates::Action::Take => "take the open gate card".to_string(),
            city_gates::Action::Place { tile, at, side } => {
                format!("{tile} at {at} with a gate in the {}", side.name())
            }
            city_gates::Action::Add { tile, at, side } => {
                format!("add {tile} at {at} with a gate in the {}", side.name())
            }
            city_gates::Action::Remove { at, first, second } => {
                let gate = |side: engine::vocab::Side| format!("{} of {}", side.dir.name(), side.cell);
                let second = second.map(|side| format!(" and {}", gate(side))).unwrap_or_default();
                format!("take out the tile at {at} with a gate {}{second}", gate(first))
            }
        },
        Action::Characters(action) => character_choice(action, on),
        Action::CityWalls(city_walls::Action::Build { card, tile }) => {
            format!("build {} on {}", wooden(card.walls()), on_tile(tile))
        }
        Action::Thieves(thieves::Action::Steal { card: stolen }) => format!("{} with a thief", card(stolen)),
        Action::StreetTrader(action) => trader_choice(action),
        Action::Change(change::Action::Add { piece }) => format!("add {}", card(piece)),
        Action::MasterBuilders(master_builders::Action::Play { card: played }) => {
            format!("play {} for a redesign", card(played))
        }
        Action::Bazaars(action) => match action {
            bazaars::Action::Buy { tile: wanted, pay } => format!("{} for {}", tile(wanted), payment(pay)),
            bazaars::Action::VizierBuy { tile: wanted, pay } => {
                format!("{} for {} with the vizier", tile(wanted), payment(pay))
            }
            bazaars::Action::Karim { tile: wanted } => format!("{} with Abdul Karim", tile(wanted)),
        },
        Action::TreasureChamber(action) => match action {
            treasure_chamber::Action::Buy { room } => {
                format!("buy the chests of room {} for 8", room.number())
            }
            treasure_chamber::Action::Pay { card: paid } => card(paid),
            treasure_chamber::Action::Put { tile } => format!("a chest into {tile}"),
        },
        Action::Invaders(invaders::Action::Look) => "look at the next invasion card".to_string(),
        Action::ArtOfTheMoors(art_of_the_moors::Action::Develop) => {
            "develop your culture tiles by one side each".to_string()
        }
        Action::Caravanserai(caravanserai::Action::Buy { card, pay }) => {
            format!("{} for {}", caravanserai(card), payment(pay))
        }
        Action::Caravanserai(caravanserai::Action::Move { card, to }) => {
            format!("the marker of {card} to {}", caravan_space(card, to))
        }
        Action::PowerOfTheSultan(action) => match action {
            power_of_the_sultan::Action::Buy { card, pay } => {
                format!("the sultan card {card} ({}) for {}", card.currency().name(), payment(pay))
            }
            power_of_the_sultan::Action::Keep => "keep the mark".to_string(),
            power_of_the_sultan::Action::Roll => "take the mark off and roll the die".to_string(),
            power_of_the_sultan::Action::Mark { kind } => format!("mark {}", kind.name()),
            power_of_the_sultan::Action::Claim { tile: offered } => {
                format!("take {} for a sultan card", tile(offered))
            }
        },
    }
}

fn trader_choice(action: street_trader::Action) -> String {
    match action {
        street_trader::Action::Choose { citizens } => format!("citizens for {}", trio(citizens)),
        street_trader::Action::PutDisc { at } => format!("the disc on {at}"),
        street_trader::Action::MoveIn { tile } => format!("a citizen moves into {tile}"),
        street_trader::Action::Take { kind } => format!("a citizen for {}", plural(kind)),
        street_trader::Action::Exchange { give, take } => {
            format!("a citizen for {} against one for {}", plural(give), plural(take))
        }
    }
}

fn character_choice(action: characters::Action, on: impl Fn(Space) -> String) -> String {
    match action {
        characters::Action::Bid(bid) => format!("bid {bid}"),
        characters::Action::Pay(pay) => format!("{} (total {})", payment(pay), pay.total()),
        characters::Action::KeepFatima => "keep Fatima for 8 points at the end".to_string(),
        characters::Action::ExchangeFatima => "exchange Fatima for an unknown character".to_string(),
        characters::Action::Karim { space } => format!("let Abdul Karim pay for {}", on(space)),
        characters::Action::Knihstig { card: taken } => card(taken),
        characters::Action::Ammar => "Ammar El'Schauf: make one redesign".to_string(),
        characters::Action::Hakim { kind } => plural(kind).to_string(),
        characters::Action::Laila { space } => format!("Laila Wundabah: replace {}", on(space)),
        characters::Action::Machma { give, take } => {
            format!("Machma Klain: {} for {}", card(give), card(take))
        }
        characters::Action::Yammerad => "Yammerad: draw a card".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Bot, Random};
    use engine::{Game, Module, ModuleSet, Rules, Seed, Viewer};

    /// Every event of many games is a sentence: a capital, a full stop, no braces or debug names.
    #[test]
    fn every_event_is_one_sentence() {
        let mut legal = Vec::new();
        let modules: ModuleSet = Module::ALL.into_iter().collect();
        for seed in 0..24 {
            let rules = Rules::new(2 + seed as usize % 5).expect("2 to 6 players").with_modules(modules);
            let names = Names::of_seats(rules.players()).told_to(Seat::FIRST);
            let mut events = Vec::new();
            let mut game = Game::new_with_events(rules, Seed::from_number(seed), &mut events);
            let mut bot = Random::new(Seed::from_number(seed));
            while let Some(seat) = game.to_act() {
                game.legal_actions(&mut legal);
                for &action in &legal {
                    let line = choice(action, |space| game.view(Viewer::Public).market(space));
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
