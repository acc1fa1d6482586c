//! What happened, one sentence for each event.

use engine::Event;
use engine::modules::{
    art_of_the_moors, bonus_cards, change, characters, city_gates, city_walls, currency_exchange, invaders,
    master_builders, street_trader, thieves, treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::Seat;

use super::displays::{bazaar_event, caravanserai_event, sultan};
use super::{
    Names, and, bonus, card, cards, coins, direction, exchange, letters, on_tile, payment, plural, points,
    space, tile, trio, wooden,
};
use crate::{red_palace, score};

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
        Event::TilePlaced { seat, tile, at } => format!("{} placed {} at {at}.", who(seat), names.tile(tile)),
        Event::TileReserved { seat, tile } => {
            format!("{} put {} into the reserve.", who(seat), names.tile(tile))
        }
        Event::TileGiven { seat, tile } => format!("{} gave {} to Dirk.", who(seat), names.tile(tile)),
        Event::TileAdded { seat, tile, at } => {
            format!("{} moved {} from the reserve to {at}.", who(seat), names.tile(tile))
        }
        Event::TileRemoved { seat, tile, at } => {
            format!("{} took {} from {at} into the reserve.", who(seat), names.tile(tile))
        }
        Event::TileSwapped { seat, tile, old, at } => {
            let (tile, old) = (names.tile(tile), names.tile(old));
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
            let left = names.tile(left);
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
        Event::RedPalace(event) => red_palace::sentence(event, names),
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
