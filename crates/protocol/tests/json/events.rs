//! Every event as JSON.

use alhambra_protocol::EventDto;
use engine::modules::art_of_the_moors::{CultureTile, Price};
use engine::modules::characters::Character;
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::street_trader::Trio;
use engine::modules::treasure_chamber::Room;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, camps, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{
    Building, BySeat, Cell, Dir, Money, MoneySet, Payment, Seat, SeatSet, Side, Space, TileId,
};
use engine::{Event, Line, Place, Round, Scorer, Source};
use serde_json::{Value, json};

fn money(text: &str) -> Money {
    text.parse().unwrap()
}

fn tile(text: &str) -> TileId {
    text.parse().unwrap()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn check(event: Event, shape: Value) {
    assert_eq!(serde_json::to_value(EventDto::new(event, 3)).unwrap(), shape);
}

#[test]
fn events_of_the_base_game() {
    let (seat, at, garden) = (seat(2), Cell::new(1, -2), tile("garden-03"));
    let pay = Payment::new(&[money("dinar-3"), money("dinar-8")], None).unwrap();
    let cards = MoneySet::new(&[money("florin-3"), money("dinar-2")]).unwrap();
    check(Event::TurnStarted { seat, turn: 12 }, json!({"type": "turn_started", "seat": 2, "turn": 12}));
    check(
        Event::MoneyTaken { seat, cards },
        json!({"type": "money_taken", "seat": 2, "cards": ["dinar-2", "florin-3"]}),
    );
    check(
        Event::TileBought { seat, space: Space::Three, tile: garden, pay, exact: true },
        json!({
            "type": "tile_bought", "seat": 2, "space": 3, "tile": "garden-03",
            "pay": ["dinar-8", "dinar-3"], "exact": true
        }),
    );
    let placed = |kind: &str| json!({"type": kind, "seat": 2, "tile": "garden-03", "at": [1, -2]});
    check(Event::TilePlaced { seat, tile: garden, at }, placed("tile_placed"));
    check(Event::TileAdded { seat, tile: garden, at }, placed("tile_added"));
    check(Event::TileRemoved { seat, tile: garden, at }, placed("tile_removed"));
    let moved = |kind: &str| json!({"type": kind, "seat": 2, "tile": "garden-03"});
    check(Event::TileReserved { seat, tile: garden }, moved("tile_reserved"));
    check(Event::TileGiven { seat, tile: garden }, moved("tile_given"));
    check(
        Event::TileSwapped { seat, tile: garden, old: tile("tower-01"), at },
        json!({"type": "tile_swapped", "seat": 2, "tile": "garden-03", "old": "tower-01", "at": [1, -2]}),
    );
    check(Event::Stopped { seat }, json!({"type": "stopped", "seat": 2}));
    check(Event::Reshuffled { cards: 40 }, json!({"type": "reshuffled", "cards": 40}));
    check(Event::RowFilled { card: money("ducat-9") }, json!({"type": "row_filled", "card": "ducat-9"}));
    check(Event::ScoringDue { round: Round::Two }, json!({"type": "scoring_due", "round": 2}));
    check(Event::DirkDrew { tile: garden }, json!({"type": "dirk_drew", "tile": "garden-03"}));
    check(
        Event::MarketFilled { space: Space::One, tile: garden },
        json!({"type": "market_filled", "space": 1, "tile": "garden-03"}),
    );
    check(Event::MarketShort, json!({"type": "market_short"}));
    let totals = BySeat([7, 0, 9, 0, 0, 0]);
    for (to, written) in [(Some(seat), json!(2)), (None, Value::Null)] {
        check(
            Event::LeftOver { space: Space::Four, tile: garden, totals, to },
            json!({
                "type": "left_over", "space": 4, "tile": "garden-03", "totals": [7, 0, 9], "to": written
            }),
        );
    }
    let mut winners = SeatSet::EMPTY;
    winners.insert(seat);
    winners.insert(Seat::FIRST);
    check(Event::GameOver { winners }, json!({"type": "game_over", "winners": [0, 2]}));
    check(Event::Aborted, json!({"type": "aborted"}));
}

#[test]
fn events_of_a_scoring_round() {
    let place = Some(Place { place: 1, tied: 2, worth: [12, 5, 0] });
    let (who, source) = (Scorer::Dirk, Source::Majority(Building::Garden));
    check(
        Event::Points {
            round: Round::One,
            line: Line { who, source, halves: 4, times: None, place, points: 9 },
        },
        json!({
            "type": "points", "round": 1, "seat": "dirk", "source": "majority", "kind": "garden",
            "count": 2, "place": 1, "tied": 2, "points": 9
        }),
    );
    let who = Scorer::Seat(seat(1));
    check(
        Event::Points {
            round: Round::One,
            line: Line { who, source, halves: 5, times: None, place, points: 9 },
        },
        json!({
            "type": "points", "round": 1, "seat": 1, "source": "majority", "kind": "garden",
            "count": 2.5, "place": 1, "tied": 2, "points": 9
        }),
    );
    let sources = [
        (Source::Wall, "wall"),
        (Source::Characters(characters::Source::Yusuf), "yusuf"),
        (Source::Characters(characters::Source::Fatima), "fatima"),
    ];
    for (source, name) in
        sources.into_iter().chain([(Source::TreasureChamber(treasure_chamber::Source::Chests), "chests")])
    {
        check(
            Event::Points {
                round: Round::Three,
                line: Line { who, source, halves: 8, times: None, place: None, points: 4 },
            },
            json!({"type": "points", "round": 3, "seat": 1, "source": name, "count": 4, "points": 4}),
        );
    }
    check(
        Event::Points {
            round: Round::Two,
            line: Line {
                who,
                source: Source::Camps(camps::Source::Camp(tile("camp-4"))),
                halves: 10,
                times: None,
                place: None,
                points: 5,
            },
        },
        json!({
            "type": "points", "round": 2, "seat": 1, "source": "camp", "tile": "camp-4", "count": 5, "points": 5
        }),
    );
    let culture =
        Source::ArtOfTheMoors(art_of_the_moors::Source::Culture(Price::new(8).expect("has culture tiles")));
    check(
        Event::Points {
            round: Round::Two,
            line: Line { who, source: culture, halves: 6, times: None, place: None, points: 5 },
        },
        json!({
            "type": "points", "round": 2, "seat": 1, "source": "culture", "price": 8, "count": 3, "points": 5
        }),
    );
    let points = BySeat([5, 3, 0, 0, 0, 0]);
    for dirk in [None, Some(8)] {
        check(
            Event::Scored { round: Round::Two, points, dirk },
            json!({"type": "scored", "round": 2, "points": [5, 3, 0], "dirk": dirk}),
        );
    }
}

#[test]
fn events_of_viziers_favour_and_city_gates() {
    let (seat, garden) = (seat(1), tile("garden-03"));
    let pay = Payment::new(&[money("dinar-8")], None).unwrap();
    check(
        Event::ViziersFavour(viziers_favour::Event::Bought { seat, space: Space::Three, tile: garden, pay }),
        json!({"type": "viziers-favour.bought", "seat": 1, "space": 3, "tile": "garden-03", "pay": ["dinar-8"]}),
    );
    check(
        Event::ViziersFavour(viziers_favour::Event::StoneTurned { seat }),
        json!({"type": "viziers-favour.stone_turned", "seat": 1}),
    );
    check(Event::CityGates(city_gates::Event::Opened), json!({"type": "city-gates.opened"}));
    check(Event::CityGates(city_gates::Event::Discarded), json!({"type": "city-gates.discarded"}));
    check(
        Event::CityGates(city_gates::Event::Taken { seat }),
        json!({"type": "city-gates.taken", "seat": 1}),
    );
    let side = Side { cell: Cell::new(-1, 0), dir: Dir::E };
    check(
        Event::CityGates(city_gates::Event::Built { seat, side }),
        json!({"type": "city-gates.built", "seat": 1, "gate": [[-1, 0], "E"]}),
    );
}

#[test]
fn events_of_invaders() {
    let (seat, kind, round) = (seat(1), Building::Garden, Round::Three);
    for (dir, direction) in [(Some(Dir::W), json!("W")), (None, Value::Null)] {
        check(
            Event::Invaders(invaders::Event::Looked { seat, kind, dir }),
            json!({"type": "invaders.looked", "seat": 1, "scout": "garden", "direction": direction}),
        );
    }
    check(
        Event::Invaders(invaders::Event::Attacked { round, dir: Dir::N }),
        json!({"type": "invaders.attacked", "round": 3, "direction": "N"}),
    );
    check(
        Event::Invaders(invaders::Event::Lost { round, seat, main: 3, lateral: 2, points: 11 }),
        json!({"type": "invaders.lost", "round": 3, "seat": 1, "main": 3, "lateral": 2, "points": 11}),
    );
    check(
        Event::Invaders(invaders::Event::NewScouts { kinds: [kind, Building::Tower] }),
        json!({"type": "invaders.new_scouts", "scouts": ["garden", "tower"]}),
    );
    check(
        Event::Invaders(invaders::Event::Announced { dir: Dir::E }),
        json!({"type": "invaders.announced", "direction": "E"}),
    );
}

#[test]
fn events_of_city_walls() {
    let card = WallCard::from_id("wall-SW").unwrap();
    check(
        Event::CityWalls(city_walls::Event::Opened { card }),
        json!({"type": "city-walls.opened", "card": "wall-SW"}),
    );
    check(
        Event::CityWalls(city_walls::Event::Built { seat: seat(1), card, tile: tile("garden-03") }),
        json!({"type": "city-walls.built", "seat": 1, "card": "wall-SW", "tile": "garden-03"}),
    );
}

#[test]
fn events_of_currency_exchange() {
    let (seat, card) = (seat(1), ExchangeCard::Three);
    check(
        Event::CurrencyExchange(currency_exchange::Event::Joined { card }),
        json!({"type": "currency-exchange.joined", "card": "exchange-3"}),
    );
    check(
        Event::CurrencyExchange(currency_exchange::Event::Taken { seat, card }),
        json!({"type": "currency-exchange.taken", "seat": 1, "card": "exchange-3"}),
    );
}

#[test]
fn events_of_bonus_cards() {
    let (seat, card) = (seat(1), "bonus-07".parse().unwrap());
    check(
        Event::BonusCards(bonus_cards::Event::Shown { seat, card }),
        json!({"type": "bonus-cards.shown", "seat": 1, "card": "bonus-07"}),
    );
    check(
        Event::BonusCards(bonus_cards::Event::TakenBack { seat, card }),
        json!({"type": "bonus-cards.taken_back", "seat": 1, "card": "bonus-07"}),
    );
}

#[test]
fn events_of_thieves() {
    let (seat, card) = (seat(1), "ducat-9".parse().unwrap());
    check(
        Event::Thieves(thieves::Event::Stolen { seat, card }),
        json!({"type": "thieves.stolen", "seat": 1, "card": "ducat-9"}),
    );
}

#[test]
fn events_of_change_and_master_builders() {
    let seat = seat(1);
    let pay = Payment::new(&["dinar-9", "coin-dinar"].map(|name| name.parse().unwrap()), None).unwrap();
    check(Event::Paid { seat, pay }, json!({"type": "paid", "seat": 1, "pay": ["dinar-9", "coin-dinar"]}));
    check(
        Event::MoneyAdded { seat, piece: "dinar-6".parse().unwrap() },
        json!({"type": "money_added", "seat": 1, "piece": "dinar-6"}),
    );
    check(
        Event::Change(change::Event::Drawn { seat, coins: [2, 0, 0, 1] }),
        json!({"type": "change.drawn", "seat": 1, "coins": {"dinar": 2, "dirham": 0, "ducat": 0, "florin": 1}}),
    );
    check(
        Event::MasterBuilders(master_builders::Event::Played {
            seat,
            card: "builder-ducat".parse().unwrap(),
        }),
        json!({"type": "master-builders.played", "seat": 1, "card": "builder-ducat"}),
    );
}

#[test]
fn events_of_caravanserai() {
    let (seat, card) = (seat(1), "CAR05".parse().unwrap());
    let pay = Payment::new(&[money("ducat-4")], None).unwrap();
    check(
        Event::Caravanserai(caravanserai::Event::Bought { seat, card, pay, exact: true }),
        json!({"type": "caravanserai.bought", "seat": 1, "card": "CAR05", "pay": ["ducat-4"], "exact": true}),
    );
    check(
        Event::Caravanserai(caravanserai::Event::Moved { seat, card, to: "B2".parse().unwrap() }),
        json!({"type": "caravanserai.moved", "seat": 1, "card": "CAR05", "to": "B2"}),
    );
}

#[test]
fn events_of_power_of_the_sultan() {
    use power_of_the_sultan::Event as Told;
    let (seat, kind, tile) = (seat(1), Building::Garden, tile("garden-03"));
    let card: SultanCard = "SUL03".parse().unwrap();
    let pay = Payment::new(&[money("dirham-7")], None).unwrap();
    let check = |told: Told, json: Value| check(Event::PowerOfTheSultan(told), json);
    check(
        Told::Opened { card, kind },
        json!({"type": "power-of-the-sultan.opened", "card": "SUL03", "kind": "garden"}),
    );
    check(
        Told::Bought { seat, card, kind, pay, exact: true },
        json!({"type": "power-of-the-sultan.bought", "seat": 1, "card": "SUL03", "kind": "garden",
            "pay": ["dirham-7"], "exact": true}),
    );
    for (told, name) in [
        (Told::Kept { seat, card, kind }, "kept"),
        (Told::Rolled { seat, card, kind }, "rolled"),
        (Told::Marked { seat, card, kind }, "marked"),
    ] {
        let name = format!("power-of-the-sultan.{name}");
        check(told, json!({"type": name, "seat": 1, "card": "SUL03", "kind": "garden"}));
    }
    check(
        Told::Offered { space: Space::Two, tile },
        json!({"type": "power-of-the-sultan.offered", "space": 2, "tile": "garden-03"}),
    );
    check(
        Told::Declined { seat, tile },
        json!({"type": "power-of-the-sultan.declined", "seat": 1, "tile": "garden-03"}),
    );
    check(
        Told::Claimed { seat, card, tile },
        json!({"type": "power-of-the-sultan.claimed", "seat": 1, "card": "SUL03", "tile": "garden-03"}),
    );
}

#[test]
fn events_of_bazaars() {
    let (seat, tile) = (seat(1), tile("BZ3"));
    let pay = Payment::new(&["dirham-8".parse().unwrap()], None).unwrap();
    check(
        Event::Bazaars(bazaars::Event::Displayed { tile }),
        json!({"type": "bazaars.displayed", "tile": "BZ3"}),
    );
    check(
        Event::Bazaars(bazaars::Event::Bought { seat, tile, pay }),
        json!({"type": "bazaars.bought", "seat": 1, "tile": "BZ3", "pay": ["dirham-8"]}),
    );
    check(
        Event::Bazaars(bazaars::Event::VizierBought { seat, tile, pay }),
        json!({"type": "bazaars.vizier_bought", "seat": 1, "tile": "BZ3", "pay": ["dirham-8"]}),
    );
    check(
        Event::Bazaars(bazaars::Event::KarimPaid { seat, tile }),
        json!({"type": "bazaars.karim_paid", "seat": 1, "tile": "BZ3"}),
    );
}

#[test]
fn events_of_workers_huts() {
    let (seat, tile) = (seat(1), tile("hut-garden-2"));
    check(
        Event::WorkersHuts(workers_huts::Event::Taken { seat, tile }),
        json!({"type": "workers-huts.taken", "seat": 1, "tile": "hut-garden-2"}),
    );
    check(
        Event::WorkersHuts(workers_huts::Event::TurnedUp { tile }),
        json!({"type": "workers-huts.turned_up", "tile": "hut-garden-2"}),
    );
}

#[test]
fn events_of_characters() {
    let (seat, garden, character) = (seat(1), tile("garden-03"), Character::AbdulKarim);
    let pay = Payment::new(&[money("dinar-8")], None).unwrap();
    let check = |event, shape| check(Event::Characters(event), shape);
    check(
        characters::Event::AuctionOpened { character, auctioneer: seat },
        json!({"type": "characters.auction_opened", "character": "abdul_karim", "auctioneer": 1}),
    );
    check(characters::Event::Bid { seat, bid: 6 }, json!({"type": "characters.bid", "seat": 1, "bid": 6}));
    check(characters::Event::Passed { seat }, json!({"type": "characters.passed", "seat": 1}));
    check(
        characters::Event::Won { seat, character, bid: 6, pay },
        json!({
            "type": "characters.won", "seat": 1, "character": "abdul_karim", "bid": 6, "pay": ["dinar-8"]
        }),
    );
    check(
        characters::Event::Unsold { character },
        json!({"type": "characters.unsold", "character": "abdul_karim"}),
    );
    check(characters::Event::FatimaKept { seat }, json!({"type": "characters.fatima_kept", "seat": 1}));
    check(
        characters::Event::FatimaExchanged { seat, character },
        json!({"type": "characters.fatima_exchanged", "seat": 1, "character": "abdul_karim"}),
    );
    check(
        characters::Event::KarimPaid { seat, space: Space::Two, tile: garden },
        json!({"type": "characters.karim_paid", "seat": 1, "space": 2, "tile": "garden-03"}),
    );
    check(
        characters::Event::KnihstigTook { seat, card: money("ducat-9") },
        json!({"type": "characters.knihstig_took", "seat": 1, "card": "ducat-9"}),
    );
    check(
        characters::Event::Used { seat, character: Character::Yammerad },
        json!({"type": "characters.used", "seat": 1, "character": "yammerad"}),
    );
    check(
        characters::Event::HakimNamed { seat, kind: Building::Tower },
        json!({"type": "characters.hakim_named", "seat": 1, "kind": "tower"}),
    );
    check(
        characters::Event::LailaReplaced { seat, space: Space::Two, old: garden, new: tile("tower-01") },
        json!({"type": "characters.laila_replaced", "seat": 1, "space": 2, "old": "garden-03", "new": "tower-01"}),
    );
    check(
        characters::Event::MachmaSwapped { seat, give: money("ducat-9"), take: money("dinar-1") },
        json!({"type": "characters.machma_swapped", "seat": 1, "give": "ducat-9", "take": "dinar-1"}),
    );
    check(
        characters::Event::YammeradDrew { seat, card: Some(money("ducat-9")) },
        json!({"type": "characters.yammerad_drew", "seat": 1, "card": "ducat-9"}),
    );
    check(
        characters::Event::YammeradDrew { seat, card: None },
        json!({"type": "characters.yammerad_drew", "seat": 1, "card": null}),
    );
}

#[test]
fn events_of_the_street_trader() {
    let seat = Seat::FIRST.next(3);
    let check = |event, shape| check(Event::StreetTrader(event), shape);
    let kinds = [Building::Tower, Building::Garden, Building::Pavilion];
    let citizens = Trio::new(kinds).expect("three different kinds");
    check(
        street_trader::Event::Revealed { seat, citizens },
        json!({"type": "street-trader.revealed", "seat": 1, "citizens": ["pavilion", "garden", "tower"]}),
    );
    check(
        street_trader::Event::DiscPut { seat, at: Cell::new(1, -2) },
        json!({"type": "street-trader.disc_put", "seat": 1, "at": [1, -2]}),
    );
    check(street_trader::Event::DiscAside { seat }, json!({"type": "street-trader.disc_aside", "seat": 1}));
    check(
        street_trader::Event::MovedIn { seat, tile: tile("garden-03") },
        json!({"type": "street-trader.moved_in", "seat": 1, "tile": "garden-03"}),
    );
    let kind = Building::Tower;
    check(
        street_trader::Event::Taken { seat, kind },
        json!({"type": "street-trader.taken", "seat": 1, "kind": "tower"}),
    );
    check(
        street_trader::Event::Exchanged { seat, give: Building::Garden, take: kind },
        json!({"type": "street-trader.exchanged", "seat": 1, "give": "garden", "take": "tower"}),
    );
    check(
        street_trader::Event::Lost { seat, kind },
        json!({"type": "street-trader.lost", "seat": 1, "kind": "tower"}),
    );
}

#[test]
fn events_of_the_treasure_chamber() {
    let (seat, room, garden) = (seat(1), Room::Three, tile("garden-03"));
    let chests = [Building::Pavilion, Building::Garden, Building::Garden, Building::Tower];
    let kinds = json!(["pavilion", "garden", "garden", "tower"]);
    let check = |event, shape| check(Event::TreasureChamber(event), shape);
    check(
        treasure_chamber::Event::Paid { seat, room, card: money("ducat-9") },
        json!({"type": "treasure-chamber.paid", "seat": 1, "room": 3, "card": "ducat-9"}),
    );
    check(
        treasure_chamber::Event::Bought { seat, room, chests },
        json!({"type": "treasure-chamber.bought", "seat": 1, "room": 3, "chests": kinds}),
    );
    for (seat, written) in [(Some(seat), json!(1)), (None, json!("dirk"))] {
        check(
            treasure_chamber::Event::Stored { seat, tile: garden },
            json!({"type": "treasure-chamber.stored", "seat": written, "tile": "garden-03"}),
        );
    }
    check(
        treasure_chamber::Event::Returned { kind: Building::Garden },
        json!({"type": "treasure-chamber.returned", "kind": "garden"}),
    );
    check(
        treasure_chamber::Event::RoomFilled { room, chests },
        json!({"type": "treasure-chamber.room_filled", "room": 3, "chests": kinds}),
    );
    check(treasure_chamber::Event::Closed, json!({"type": "treasure-chamber.closed"}));
}

#[test]
fn events_of_art_of_the_moors() {
    let (seat, price) = (seat(1), Price::new(8).expect("has culture tiles"));
    let check = |event, shape| check(Event::ArtOfTheMoors(event), shape);
    check(
        art_of_the_moors::Event::Taken { seat, price, marker: 1 },
        json!({"type": "art-of-the-moors.taken", "seat": 1, "price": 8, "marker": 1}),
    );
    check(
        art_of_the_moors::Event::Marked { seat, price, tile: CultureTile { facing: 1, marker: 2 } },
        json!({"type": "art-of-the-moors.marked", "seat": 1, "price": 8, "facing": 1, "marker": 2}),
    );
    check(
        art_of_the_moors::Event::Returned { seat, price },
        json!({"type": "art-of-the-moors.returned", "seat": 1, "price": 8}),
    );
    check(
        art_of_the_moors::Event::Developed { seat, turned: 2, points: 12 },
        json!({"type": "art-of-the-moors.developed", "seat": 1, "turned": 2, "points": 12}),
    );
}
