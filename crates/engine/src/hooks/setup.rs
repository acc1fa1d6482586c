//! Set-up (table 2.1 of the interactions): S1 to S12.

use crate::game::{Game, Table};
use crate::modules::{
    Progress, bonus_cards, characters, city_gates, city_walls, currency_exchange, diamonds, invaders,
    master_builders, new_score_cards, power_of_the_sultan, street_trader, thieves, treasure_chamber,
    viziers_favour, workers_huts,
};
use crate::rng::Rng;
use crate::rules::{Module, Rules};
use crate::vocab::{Card, TileId};

/// S1: sets up what each seat starts with.
pub(crate) fn setup_seats(table: &mut Table) {
    if table.rules.modules.has(Module::ViziersFavour) {
        viziers_favour::setup_seat(table);
    }
}

/// S3: asks players who choose something before the rest is dealt. Their steps are then on the stack.
pub(crate) fn ask_in_setup(table: &mut Table) -> Progress {
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::setup(table);
        return Progress::Waits;
    }
    Progress::GoesOn
}

/// S6: lays out the stacks next to the market.
pub(crate) fn setup_stacks(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::WorkersHuts) {
        workers_huts::setup(game, rng);
    }
}

/// S7: deals cards to the seats.
pub(crate) fn setup_cards(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::BonusCards) {
        bonus_cards::setup(game, rng);
    }
    if game.table.rules.modules.has(Module::Thieves) {
        thieves::setup(game, rng);
    }
}

/// S8: lays out boards, bags and displays.
pub(crate) fn setup_boards(game: &mut Game, rng: &mut Rng) {
    let on = game.table.rules.modules;
    if on.has(Module::TreasureChamber) {
        treasure_chamber::setup(&mut game.table, rng);
    }
    if on.has(Module::Invaders) {
        invaders::setup(game, rng);
    }
    if on.has(Module::NewScoreCards) {
        new_score_cards::setup(&mut game.table, rng);
    }
}

/// S9: deals cards to the hands.
pub(crate) fn setup_hands(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::MasterBuilders) {
        master_builders::setup_hands(game, rng);
    }
}

/// S12: adds the cards of modules to the five piles, each with its pile from 0 (table 2.2).
pub(crate) fn setup_piles(game: &mut Game, rng: &mut Rng, mut add: impl FnMut(usize, Card)) {
    let on = game.table.rules.modules;
    // EXC-01, CHR-01, INT-04: the first two go to pile 2, the next two to pile 3, the last two to pile 4.
    let pile_of = |place: usize| 1 + place / 2;
    if on.has(Module::CurrencyExchange) {
        let cards = currency_exchange::setup_piles(rng).into_iter().enumerate();
        cards.for_each(|(place, card)| add(pile_of(place), Card::from(card)));
    }
    if on.has(Module::CityGates) {
        city_gates::setup_piles(&game.table).for_each(|pile| add(pile, city_gates::CARD));
    }
    if on.has(Module::Characters) {
        let characters = characters::setup_piles(game, rng);
        for (place, character) in characters.into_iter().enumerate() {
            add(pile_of(place), Card::from(character));
        }
    }
    if on.has(Module::CityWalls) {
        city_walls::setup_piles(rng).into_iter().for_each(|(pile, card)| add(pile, Card::from(card)));
    }
    if on.has(Module::MasterBuilders) {
        master_builders::setup_piles(game, rng, &mut add);
    }
    if on.has(Module::PowerOfTheSultan) {
        power_of_the_sultan::setup_piles(rng).for_each(|(pile, card)| add(pile, Card::from(card)));
    }
}

/// S2: the tiles that modules add to the supply (CAMP-01, BAZ-03, MED-05).
pub(crate) fn added_tiles(rules: &Rules) -> impl Iterator<Item = TileId> + use<> {
    let on = rules.modules;
    let medinas = on.has(Module::Medinas).then(TileId::medinas);
    let camps = on.has(Module::Camps).then(TileId::camps);
    let bazaars = on.has(Module::Bazaars).then(TileId::bazaars);
    medinas.into_iter().flatten().chain(camps.into_iter().flatten()).chain(bazaars.into_iter().flatten())
}

/// S10: the copies of each value that modules add to the money deck in a currency of their own (DIA-01).
pub(crate) fn added_money(rules: &Rules) -> [u8; 9] {
    if rules.modules.has(Module::Diamonds) { diamonds::COPIES } else { [0; 9] }
}
