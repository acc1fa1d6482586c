//! The turn of a player: F0 to F5.

use crate::action::Action;
use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, camps, caravanserai, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, treasure_chamber,
    viziers_favour, workers_huts,
};
use crate::red_palace;
use crate::rules::{Module, ModuleSet};
use crate::vocab::{Cell, MoneySet, Seat, TileId};

/// F0: resets what lasts for one turn, and asks the player before the turn.
#[inline]
pub(crate) fn turn_start(table: &mut Table) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::Characters) {
        characters::turn_start(table);
    }
    if on.has(Module::MasterBuilders) {
        master_builders::turn_start(table);
    }
    // CAR-30: this comes before any other effect of the turn, so it is pushed last.
    if table.rules.modules.has(Module::Caravanserai) {
        caravanserai::turn_start(table);
    }
}

/// F0: lists what may be done before the turn.
pub(crate) fn before_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::Characters) {
        characters::before_actions(table, hand, out);
    }
}

/// The highest total of several cards taken together (BASE-25).
#[inline]
pub(crate) fn take_limit(table: &Table, seat: Seat) -> u8 {
    if table.rules.modules.has(Module::Characters) {
        return characters::take_limit(table, seat);
    }
    crate::legal::TAKE_LIMIT
}

/// Why several cards with that total may not be taken together.
pub(crate) fn take_refusal(table: &Table, seat: Seat, total: u8, limit: u8) -> Illegal {
    if table.rules.modules.has(Module::Characters) {
        return characters::take_refusal(table, seat, total, limit);
    }
    Illegal::TakesTooMuch { limit }
}

/// Money was taken from the row.
#[inline]
pub(crate) fn after_take(game: &mut Game, seat: Seat, cards: &MoneySet, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::Characters) {
        characters::use_faruk(game, seat, cards, sink);
    }
}

/// F1: lists the actions that modules add (table 3.2), except redesigns.
#[inline]
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::ViziersFavour) {
        viziers_favour::act_actions(table, out);
    }
    if on.has(Module::CurrencyExchange) {
        currency_exchange::act_actions(table, out);
    }
    if on.has(Module::WorkersHuts) {
        workers_huts::act_actions(table, out);
    }
    if on.has(Module::CityGates) {
        city_gates::act_actions(table, out);
    }
    if on.has(Module::Characters) {
        characters::act_actions(table, out);
    }
    if on.has(Module::CityWalls) {
        city_walls::act_actions(table, out);
    }
    if on.has(Module::TreasureChamber) {
        treasure_chamber::act_actions(table, hand, out);
    }
    if on.has(Module::Bazaars) {
        bazaars::act_actions(table, hand, out);
    }
    if on.has(Module::PowerOfTheSultan) {
        power_of_the_sultan::act_actions(table, hand, out);
    }
    if on.has(Module::Caravanserai) {
        caravanserai::act_actions(table, hand, out);
    }
    if on.has(Module::ArtOfTheMoors) {
        art_of_the_moors::act_actions(table, out);
    }
}

/// Lists what may be done with any decision, without using it up (INT-07).
#[inline]
pub(crate) fn free_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::BonusCards) {
        bonus_cards::free_actions(table, hand, out);
    }
}

/// Lists the redesigns that modules add to those of BASE-50.
#[inline]
pub(crate) fn redesign_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut impl ActionSink) {
    if !table.rules.modules.is_empty() {
        module_redesigns(table, hand, seat, out);
    }
}

#[inline(never)]
fn module_redesigns(table: &Table, hand: &Cards, seat: Seat, out: &mut impl ActionSink) {
    let on = table.rules.modules;
    if on.has(Module::CityGates) {
        city_gates::redesign_actions(table, hand, seat, out);
    }
    if on.has(Module::Camps) {
        camps::redesign_actions(table, seat, out);
    }
}

/// Lists the placements that modules add to those of BASE-60.
#[inline]
pub(crate) fn place_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::CityGates) {
        city_gates::place_actions(table, hand, seat, out);
    }
    if on.has(Module::Camps) {
        camps::place_actions(table, seat, out);
    }
}

/// Checks whether a tile that was set aside may be given to Dirk, when gifts are possible at all (BASE-88).
#[inline]
pub(crate) fn check_gift(table: &Table, tile: TileId) -> Result<(), Illegal> {
    if table.rules.is_red_palace() {
        return red_palace::check_gift(table, tile);
    }
    if table.rules.modules.has(Module::WorkersHuts) { workers_huts::check_gift(tile) } else { Ok(()) }
}

/// Why nothing can be given to Dirk now: he does not play, or left-over tiles are being placed at the end.
pub(crate) fn no_gift(table: &Table, tile: TileId) -> Illegal {
    if table.rules.is_red_palace() { red_palace::no_gift(tile) } else { Illegal::NoGift }
}

/// A player declined a further action, or had none: the actions of the turn have ended.
#[inline]
pub(crate) fn stopped(table: &mut Table) {
    if table.rules.is_red_palace() {
        red_palace::stopped(table);
    }
}

/// A tile that was set aside was placed, reserved or given to Dirk.
#[inline]
pub(crate) fn settled(game: &mut Game, seat: Seat, tile: TileId, to_dirk: bool, sink: &mut impl EventSink) {
    if game.table.rules.is_red_palace() {
        red_palace::settled(game, seat, tile, to_dirk, sink);
    }
}

/// An action is about to be carried out.
#[inline]
pub(crate) fn before_action(table: &mut Table, action: Action) {
    if table.rules.is_red_palace() {
        red_palace::before_action(table, action);
    }
}

/// A tile was bought in F1 at that price; this comes before the further action (INT-09).
#[inline]
pub(crate) fn after_buy(table: &mut Table, seat: Seat, tile: TileId, price: u8, exact: bool) {
    if table.rules.is_red_palace() {
        red_palace::bought(table, tile, exact);
    }
    if table.rules.modules.has(Module::Characters) {
        characters::after_buy(table, seat, price);
    }
}

/// A tile was placed on an empty cell, with its gates, by any means (INT-10).
#[inline]
pub(crate) fn tile_placed(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::StreetTrader) {
        street_trader::tile_placed(&mut game.table, seat, tile, at, sink);
    }
}

/// A player is about to place tiles outside F2. What follows when all of them are placed goes below that step (INT-10).
pub(crate) fn before_placements(table: &mut Table, seat: Seat) {
    // The last is pushed first: the culture tiles come after the disc.
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::push_update(table, seat);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::before_placements(table, seat);
    }
}

/// A tile was bought exactly, in F1 or with the vizier; this comes right after the payment (INT-09).
#[inline]
pub(crate) fn bought_exactly(table: &mut Table, seat: Seat, tile: TileId) {
    if table.rules.modules.has(Module::Invaders) {
        invaders::bought_exactly(table, seat, tile);
    }
}

/// A tile has left an Alhambra (INT-11).
#[inline]
pub(crate) fn tile_left(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let on = game.table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::BonusCards) {
        bonus_cards::tile_left(game, seat, tile, sink);
    }
    if on.has(Module::StreetTrader) {
        street_trader::tile_left(&mut game.table, seat, tile, sink);
    }
    if on.has(Module::TreasureChamber) {
        treasure_chamber::tile_left(&mut game.table, tile, sink);
    }
    // The disc comes last (INT-11).
    if on.has(Module::StreetTrader) {
        street_trader::neighbour_left(&mut game.table, seat, sink);
    }
}

/// F3: the modules that grant a redesign at the end of this turn, as far as everybody can see (INT-23).
#[inline]
pub(crate) fn end_redesign_of(table: &Table) -> ModuleSet {
    let on = table.rules.modules;
    let mut asking = ModuleSet::EMPTY;
    if on.has(Module::Characters) && characters::has_end_redesign(table) {
        asking = asking.with(Module::Characters);
    }
    if on.has(Module::MasterBuilders) && master_builders::has_end_redesign(table) {
        asking = asking.with(Module::MasterBuilders);
    }
    asking
}

/// F3: the rule that says what may be done while these modules ask.
pub(crate) fn end_redesign_rule(asking: ModuleSet) -> &'static str {
    if asking.has(Module::Characters) { "CHR-32" } else { "MAS-20" }
}

/// F3: whether a module grants a redesign at the end of this turn, and one is possible.
#[inline]
pub(crate) fn has_end_redesign(table: &Table) -> bool {
    let on = table.rules.modules;
    !end_redesign_of(table).is_empty()
        && (crate::legal::has_redesign(table, table.turn_of)
            || on.has(Module::CityGates) && city_gates::has_redesign(table, table.turn_of)
            || on.has(Module::Camps) && camps::has_redesign(table, table.turn_of))
}

/// F3: lists what grants a redesign.
pub(crate) fn end_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::Characters) && characters::has_end_redesign(table) {
        out.push(Action::Characters(characters::Action::Ammar));
    }
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::end_actions(table, hand, out);
    }
}

/// F4: what was bought for the palace is stored in it.
#[inline]
pub(crate) fn after_redesign(table: &mut Table) {
    if table.rules.modules.has(Module::TreasureChamber) {
        treasure_chamber::turn_end(table);
    }
}

/// F5: the last effects before cards are drawn. The last is pushed first: the culture tiles come after the disc.
#[inline]
pub(crate) fn before_drawing(table: &mut Table) {
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::push_update(table, table.turn_of);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::put_back(table, table.turn_of);
    }
}
