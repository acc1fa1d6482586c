//! Counting every piece of a game, wherever it lies.

use std::collections::BTreeMap;

use engine::modules::art_of_the_moors::Price;
use engine::modules::bonus_cards::BonusCard;
use engine::modules::characters::Character;
use engine::modules::thieves::Thieves;
use engine::modules::treasure_chamber::Room;
use engine::vocab::{Building, Card, Cell, Currency, Money, Space, TileId, TileSet};
use engine::{Awaited, Game, Module, Round, Viewer};

/// Each piece by its name, with the number found.
pub type Census = BTreeMap<String, usize>;

/// Everything in the game: money, special cards, tiles, chests, characters, gates.
pub fn take(game: &Game) -> Census {
    let mut census = Census::new();
    let mut count = |name: &str, number: usize| {
        *census.entry(name.to_string()).or_default() += number;
    };
    let view = game.view(Viewer::Public);
    let secrets = game.secrets();
    let modules = view.rules().modules;
    let mut builders = view.builders_gone();
    let mut count_card = |card: Card| match card.money() {
        Some(money) if money.is_builder() => builders[money.currency() as usize] += 1,
        _ => count(&card.to_string(), 1),
    };
    secrets.draw_pile().for_each(&mut count_card);
    view.money_row().iter().for_each(|&card| count_card(Card::from(card)));
    for cards in view.seats().map(|seat| secrets.hand(seat)).chain([view.discard()]) {
        cards.money_cards().for_each(|card| count_card(Card::from(card)));
    }
    // Cards that nobody got are out of the game, so only their number is known.
    count("master builders", builders.iter().map(|&cards| cards as usize).sum());
    count("master builders too many", builders.iter().filter(|&&cards| cards > 4).count());
    let discarded: u8 = view.discard().money.0.iter().map(|purse| purse.builders()).sum();
    count("master builders discarded", discarded as usize);
    view.exchange_row().iter().for_each(|card| count(card.id(), 1));
    for cards in view.seats().map(|seat| secrets.hand(seat)).chain([view.discard()]) {
        cards.exchange.iter().for_each(|card| count(card.id(), 1));
        count("gate", cards.gates as usize);
    }
    count("gate", view.gates_played() as usize + usize::from(view.is_gate_card_open()));
    // Cards that nobody got are out of the game, so only their number is known.
    let mut bonus: Vec<BonusCard> = Vec::new();
    for seat in view.seats() {
        bonus.extend(secrets.hand(seat).bonus.iter().chain(view.bonus_shown(seat).iter()));
    }
    count("bonus cards", bonus.len());
    bonus.sort();
    count("bonus cards twice", bonus.windows(2).filter(|pair| pair[0] == pair[1]).count());
    // Thieves that nobody got are out of the game; the others are in hands or were played.
    for currency in Thieves::CURRENCIES {
        let hands = view.seats().map(|seat| secrets.hand(seat).thieves.count(currency)).sum::<u8>();
        let found = hands + view.thieves_played().count(currency);
        count("thieves", found as usize);
        count("thieves too many", found.saturating_sub(3) as usize);
    }
    let held = view.seats().filter(|&seat| view.thieves_held(seat) != secrets.hand(seat).thieves.len());
    count("thieves miscounted", held.count());
    for stack in Building::ALL {
        view.hut_stack(stack).up.iter().for_each(|hut| count(hut.name(), 1));
        secrets.huts_down(stack).for_each(|hut| count(hut.name(), 1));
    }
    for tile in secrets.supply().chain(Space::ALL.into_iter().filter_map(|space| view.market(space))) {
        count(tile.name(), 1);
    }
    view.bazaars().iter().for_each(|tile| count(tile.name(), 1));
    for tile in view.set_aside().iter().chain(view.dirk().unwrap_or_default().iter()) {
        count(tile.name(), 1);
    }
    for seat in view.seats() {
        view.palace(seat).tiles().for_each(|(_, tile)| count(tile.name(), 1));
        view.reserve(seat).iter().for_each(|tile| count(tile.name(), 1));
        view.characters(seat).iter().for_each(|character| count(character.id(), 1));
    }
    if modules.has(Module::Characters) && !view.is_setting_up() {
        view.characters_gone().iter().for_each(|character| count(character.id(), 1));
        secrets.set_aside_characters().for_each(|character| count(character.id(), 1));
        if let Some(auction) = view.auction()
            && !view.seats().any(|seat| view.characters(seat).has(auction.character))
        {
            count(auction.character.id(), 1);
        }
        // A character is found once or the census is wrong, so name all ten.
        Character::ALL.iter().for_each(|character| count(character.id(), 0));
    }
    if modules.has(Module::CityWalls) {
        let gone = view.wall_cards_used();
        view.wall_display().iter().chain(gone.iter()).for_each(|card| count(card.id(), 1));
        // Those of start tiles lie in the palaces. What Dirk was given has its sticks still (WALL-51).
        let starts = view.seats().filter_map(|seat| view.palace(seat).walls_at(Cell::START));
        let on_tiles = view.sticks().map(|(_, walls)| walls).chain(starts);
        count("stick", view.sticks_left() as usize + on_tiles.map(|walls| walls.len()).sum::<usize>());
        for (cell, tile) in view.seats().flat_map(|seat| view.palace(seat).tiles_without_camps()) {
            let lying = view.seats().find_map(|seat| {
                let palace = view.palace(seat);
                palace.cell_of(tile).and_then(|cell| palace.walls_at(cell))
            });
            let moved = cell != Cell::START && lying != Some(view.walls_of(tile));
            count("stick off its tile", usize::from(moved));
        }
    }
    if modules.has(Module::Change) {
        for (currency, left) in Currency::ALL.into_iter().zip(view.coin_bag()) {
            let held: u8 = view.seats().map(|seat| secrets.hand(seat).money[currency].coins()).sum();
            count(&format!("coin {}", currency.name()), usize::from(held + left));
            assert_eq!(view.discard().money[currency].coins(), 0, "coins go to the bag");
        }
    }
    if modules.has(Module::Invaders) {
        let past = view.past_invasions().into_iter().flatten();
        for dir in past.chain(secrets.invasions()) {
            count(&format!("invasion {}", dir.name()), 1);
        }
        for kind in view.scouts().iter().chain(view.scouts_gone().iter()).chain(secrets.scouts_down()) {
            count(&format!("scout {}", kind.name()), 1);
        }
    }
    if modules.has(Module::TreasureChamber) {
        for kind in Building::ALL {
            let stored = view.stored_chests().iter().filter(|tile| tile.kind() == Some(kind)).count();
            let rooms = Room::ALL.into_iter().filter_map(|room| view.room(room)).flatten();
            let in_rooms = rooms.filter(|&chest| chest == kind).count();
            let loose = view.chest_bag()[kind] + view.chests_aside()[kind];
            count(&format!("chest {}", kind.name()), stored + in_rooms + loose as usize);
        }
    }
    if modules.has(Module::Caravanserai) {
        view.caravanserai_display().for_each(|card| count(card.id(), 1));
        for seat in view.seats() {
            for (place, owned) in view.caravanserais(seat).enumerate() {
                count(owned.card.id(), 1);
                // CAR-40: what it is worth is in the purse of its currency, and in no other.
                for currency in Currency::ALL {
                    let worth = owned.money().filter(|&(of, _)| of == currency).map_or(0, |(_, value)| value);
                    let held = secrets.hand(seat).money[currency].caravan_value(place);
                    assert_eq!(held, worth, "{} of {seat:?} in {}", owned.card, currency.name());
                }
            }
        }
    }
    if modules.has(Module::PowerOfTheSultan) {
        view.sultan_display().for_each(|(card, _)| count(card.id(), 1));
        view.sultan_cards_gone().for_each(|card| count(card.id(), 1));
        for seat in view.seats() {
            view.sultan_cards(seat).for_each(|(card, _)| count(card.id(), 1));
        }
        view.sultan_offer().iter().for_each(|offer| count(offer.tile.name(), 1));
    }
    if modules.has(Module::StreetTrader) {
        let housed = view.housed_citizens();
        let built: TileSet =
            view.seats().flat_map(|seat| view.palace(seat).tiles().map(|(_, tile)| tile)).collect();
        // While they choose, all players hold a citizen of each colour.
        let to_choose = match view.awaited() {
            Awaited::ChooseCitizens => view.rules().players(),
            _ => 0,
        };
        for kind in Building::ALL {
            let in_tiles = built.and(housed).iter().filter(|tile| tile.kind() == Some(kind));
            let on_discs: usize = view.seats().map(|seat| view.citizens_on_disc(seat)[kind] as usize).sum();
            let supply = view.citizen_supply()[kind] as usize;
            let all = in_tiles.count() + on_discs + supply + to_choose;
            count(&format!("citizen {}", kind.name()), all);
        }
        count("citizens nowhere", housed.iter().filter(|&tile| !built.has(tile)).count());
    }
    // ART-25: one of each price for each player, the rest in the piles.
    if modules.has(Module::ArtOfTheMoors) {
        for price in Price::all() {
            let taken = view.seats().filter(|&seat| view.culture_tile(seat, price).is_some()).count();
            let name = format!("culture tile {}", price.value());
            count(&name, taken + view.culture_pile(price) as usize);
        }
    }
    if modules.has(Module::NewScoreCards) {
        Round::ALL
            .into_iter()
            .filter_map(|round| view.score_card(round))
            .for_each(|_| count("score card", 1));
    }
    // Before the rest is dealt, most pieces are in the box.
    if view.is_setting_up() {
        census.retain(|_, &mut number| number > 0);
    }
    census
}

/// What the census of a game must be at every moment, but for scoring cards, which leave the game.
pub fn expected(game: &Game) -> Census {
    let rules = game.rules();
    let mut census = Census::new();
    let copies = if rules.players() == 2 { 2 } else { 3 };
    let is_plain = |card: &Money| card.currency() != Currency::Diamond && !card.is_builder();
    for card in Money::all().filter(is_plain) {
        census.insert(card.to_string(), copies);
    }
    if rules.modules.has(Module::Diamonds) {
        for (value, copies) in [(3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 1), (9, 1)] {
            census.insert(format!("diamond-{value}"), copies);
        }
    }
    if rules.modules.has(Module::CurrencyExchange) {
        census.extend((1..=6).map(|number| (format!("exchange-{number}"), 1)));
    }
    let dealt = if rules.modules.has(Module::BonusCards) { [6, 9, 8, 10, 6][rules.players() - 2] } else { 0 };
    census.insert("bonus cards".into(), dealt);
    census.insert("bonus cards twice".into(), 0);
    let thieves =
        if rules.modules.has(Module::Thieves) { [8, 12, 12, 10, 12][rules.players() - 2] } else { 0 };
    census.insert("thieves".into(), thieves);
    census.insert("thieves too many".into(), 0);
    census.insert("thieves miscounted".into(), 0);
    let builders = rules.modules.has(Module::MasterBuilders);
    let builders = if builders { [10, 12, 14, 16, 16][rules.players() - 2] } else { 0 };
    census.insert("master builders".into(), builders);
    census.insert("master builders too many".into(), 0);
    census.insert("master builders discarded".into(), 0);
    census.insert("gate".into(), if rules.modules.has(Module::CityGates) { rules.players() } else { 0 });
    census.insert("start".into(), rules.players());
    let huts = TileId::huts().filter(|_| rules.modules.has(Module::WorkersHuts));
    let camps = TileId::camps().filter(|_| rules.modules.has(Module::Camps));
    let bazaars = TileId::bazaars().filter(|_| rules.modules.has(Module::Bazaars));
    for tile in TileId::buildings().chain(huts).chain(camps).chain(bazaars) {
        census.insert(tile.name().into(), 1);
    }
    if rules.modules.has(Module::Characters) {
        census.extend(Character::ALL.iter().map(|character| (character.id().into(), 1)));
    }
    if rules.modules.has(Module::CityWalls) {
        census.extend(["N", "E", "S", "W", "NE", "ES", "SW", "NW"].map(|walls| (format!("wall-{walls}"), 1)));
        census.extend([("stick".into(), 12), ("stick off its tile".into(), 0)]);
    }
    if rules.modules.has(Module::StreetTrader) {
        census.extend(Building::ALL.map(|kind| (format!("citizen {}", kind.name()), 7)));
        census.insert("citizens nowhere".into(), 0);
    }
    if rules.modules.has(Module::Change) {
        let currencies = ["dinar", "dirham", "ducat", "florin"];
        census.extend(currencies.map(|currency| (format!("coin {currency}"), 6)));
    }
    if rules.modules.has(Module::Invaders) {
        census.extend(["N", "E", "S", "W"].map(|dir| (format!("invasion {dir}"), 1)));
        census.extend(Building::ALL.map(|kind| (format!("scout {}", kind.name()), 1)));
    }
    if rules.modules.has(Module::ArtOfTheMoors) {
        for (price, number) in (6..).zip([3, 3, 4, 4, 3, 2, 1]) {
            census.insert(format!("culture tile {price}"), number);
        }
    }
    if rules.modules.has(Module::NewScoreCards) {
        census.insert("score card".into(), 3);
    }
    if rules.modules.has(Module::TreasureChamber) {
        for (kind, number) in Building::ALL.into_iter().zip([5, 5, 7, 7, 9, 9]) {
            census.insert(format!("chest {}", kind.name()), number);
        }
    }
    if rules.modules.has(Module::Caravanserai) {
        census.extend((1..=8).map(|number| (format!("CAR{number:02}"), 1)));
    }
    if rules.modules.has(Module::PowerOfTheSultan) {
        census.extend((1..=8).map(|number| (format!("SUL{number:02}"), 1)));
    }
    if game.view(Viewer::Public).is_setting_up() {
        let is_out = |name: &str| {
            TileId::from_name(name).is_some_and(|tile| tile.hut_kind().is_none())
                || name.starts_with("citizen ")
                || ["coin ", "invasion ", "scout ", "culture tile ", "CAR"]
                    .iter()
                    .any(|piece| name.starts_with(piece))
                || name == "stick"
        };
        census.retain(|name, _| is_out(name));
    }
    census
}
