//! What is asked, and what may be done.

use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{Space, TileId, TileSort};
use engine::{Action, Awaited, View};

use super::{
    bonus, caravan_space, caravanserai, card, cards, exchange, on_tile, payment, plural, tile, tile_in, trio,
    wooden,
};
use crate::red_palace;

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
        Awaited::ChoosePile => "Choose a pile of starting money",
        Awaited::Abilities => "Your actions are done: use an ability, or pass",
        Awaited::PayCard => "Pay a money card for the ability",
        Awaited::PayGuard => "Pay a guard for the ability",
        Awaited::MoveGuard => "Where does the guard go?",
        Awaited::AttachWall => "Attach the wall section to a tile of this turn",
        Awaited::PostGuard => "Too few guards: which watchtower gets one?",
        Awaited::Nothing => "The game is over",
    }
}

/// What an action would do, as a line of a menu.
pub fn choice(action: Action, view: &View<'_>) -> String {
    let on =
        |space: Space| view.market(space).map_or_else(|| "nothing".to_string(), |tile| tile_in(view, tile));
    let named = |tile: TileId| match (tile.sort(), view.kind_of(tile)) {
        (TileSort::Terrain, Some(kind)) => format!("{tile} ({} {})", kind.name(), tile.price()),
        _ => tile.to_string(),
    };
    match action {
        Action::TakeMoney(taken) => cards(taken.as_slice()),
        Action::Buy { space, pay } => format!("{} for {}", on(space), payment(pay)),
        Action::Add { tile, at } => format!("add {} at {at}", named(tile)),
        Action::Remove { at } => format!("take out the tile at {at}"),
        Action::Swap { tile, at } => format!("put {} in the place of the tile at {at}", named(tile)),
        Action::Stop => "take no further action".to_string(),
        Action::Pass => "pass".to_string(),
        Action::Place { tile, at } => format!("{} at {at}", named(tile)),
        Action::Reserve { tile } => format!("{} into the reserve", named(tile)),
        Action::GiveToDirk { tile } => format!("{} to Dirk", named(tile)),
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
        Action::RedPalace(action) => red_palace::choice(action, view),
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
