//! What a viewer may know of the modules.

use super::{View, Viewer};
use crate::hooks;
use crate::modules::art_of_the_moors::{self, CultureTile, Price};
use crate::modules::bazaars;
use crate::modules::bonus_cards::{self, BonusSet};
use crate::modules::caravanserai::{self, Caravanserai, Owned};
use crate::modules::change::{self, Coins};
use crate::modules::characters::{Auction, CharacterSet};
use crate::modules::city_walls::WallCards;
use crate::modules::invaders::{self, Scouts};
use crate::modules::master_builders;
use crate::modules::new_score_cards::ScoreCard;
use crate::modules::power_of_the_sultan::{Offer, SultanCard};
use crate::modules::street_trader;
use crate::modules::thieves::Thieves;
use crate::modules::treasure_chamber::{Chests, Purchase, Room};
use crate::modules::workers_huts::{self, Stack};
use crate::scoring::{Points, Round};
use crate::step::Awaited;
use crate::vocab::{Building, ByBuilding, Cell, Dir, Seat, SeatSet, TileId, TileSet, Walls};

impl<'g> View<'g> {
    /// Seats with an active vizier stone.
    pub fn active_viziers(&self) -> SeatSet {
        self.table.modules.viziers_favour.active
    }

    /// The bonus cards a seat has shown.
    pub fn bonus_shown(&self, seat: Seat) -> BonusSet {
        self.table.modules.bonus_cards.shown[seat]
    }

    /// How many bonus cards of a seat are not shown.
    pub fn bonus_unshown(&self, seat: Seat) -> usize {
        self.table.modules.bonus_cards.unshown(seat)
    }

    /// The viewer's own bonus cards that may be shown now (BON-10).
    pub fn bonus_showable(&self) -> BonusSet {
        match (self.viewer, self.hand) {
            (Viewer::Seat(seat), Some(hand)) => bonus_cards::showable(self.table, hand, seat),
            _ => BonusSet::EMPTY,
        }
    }

    /// The stack of huts of a kind.
    pub fn hut_stack(&self, kind: Building) -> Stack {
        self.table.modules.workers_huts.stacks[kind]
    }

    /// How many huts a seat owns.
    pub fn huts_owned(&self, seat: Seat) -> u8 {
        self.table.modules.workers_huts.owned[seat]
    }

    /// How many buildings that hut would count as on that cell of a seat's Alhambra (HUT-20); 0 for other tiles.
    pub fn hut_value(&self, seat: Seat, at: Cell, hut: TileId) -> u8 {
        workers_huts::value(self.palace(seat), at, hut, self.walls_of(hut))
    }

    /// The walls of a tile, sticks included (WALL-21); of a start tile only its palace knows them.
    pub fn walls_of(&self, tile: TileId) -> Walls {
        self.table.walls_of(tile)
    }

    /// The tiles with sticks wherever they are, start tiles left out, and the sticks of each.
    pub fn sticks(&self) -> impl Iterator<Item = (TileId, Walls)> + use<'g> {
        self.table.modules.city_walls.sticks.iter()
    }

    /// The sticks beside the market (WALL-05).
    pub fn sticks_left(&self) -> u8 {
        self.table.modules.city_walls.sticks_left()
    }

    /// The wall display.
    pub fn wall_display(&self) -> WallCards {
        self.table.modules.city_walls.display
    }

    /// The wall cards that have left the game.
    pub fn wall_cards_used(&self) -> WallCards {
        self.table.modules.city_walls.used
    }

    /// Whether a gate card lies open.
    pub fn is_gate_card_open(&self) -> bool {
        self.table.modules.city_gates.open
    }

    /// How many gate cards have left the game.
    pub fn gates_played(&self) -> u8 {
        self.table.modules.city_gates.played
    }

    /// The characters a seat owns.
    pub fn characters(&self, seat: Seat) -> CharacterSet {
        self.table.modules.characters.owned[seat]
    }

    /// The characters that have left the game.
    pub fn characters_gone(&self) -> CharacterSet {
        self.table.modules.characters.gone
    }

    /// How many characters are set aside.
    pub fn characters_set_aside(&self) -> usize {
        self.table.modules.characters.set_aside()
    }

    /// The auction under way.
    pub fn auction(&self) -> Option<Auction> {
        self.table.modules.characters.auction
    }

    /// Whether a lozenge character was used in this turn.
    pub fn is_lozenge_used(&self) -> bool {
        self.table.modules.characters.lozenge_used
    }

    /// The most the viewer may bid in an auction (CHR-13).
    pub fn highest_bid(&self) -> u8 {
        self.hand.map_or(0, crate::modules::characters::highest_bid)
    }

    /// How many thieves a seat holds (THF-05).
    pub fn thieves_held(&self, seat: Seat) -> usize {
        self.table.modules.thieves.held[seat] as usize
    }

    /// The thieves that were played and are out of the game.
    pub fn thieves_played(&self) -> Thieves {
        self.table.modules.thieves.played
    }

    /// The bazaars beside the market (BAZ-10).
    pub fn bazaars(&self) -> TileSet {
        self.table.modules.bazaars.display
    }

    /// What a bazaar costs now; nothing while the market space of its currency is empty (BAZ-16).
    pub fn bazaar_price(&self, tile: TileId) -> Option<u8> {
        bazaars::price(self.table, tile)
    }

    /// What would count for that bazaar on that cell of a seat's Alhambra (BAZ-21).
    pub fn bazaar_neighbours(&self, seat: Seat, at: Cell, tile: TileId) -> bazaars::Neighbours {
        bazaars::neighbours(self.palace(seat), at, tile)
    }

    /// Whether the players still choose before the first tile and the first card are dealt.
    pub fn is_setting_up(&self) -> bool {
        self.table.is_setting_up()
    }

    /// Where a seat's trader disc stands; nowhere while it is set aside.
    pub fn disc(&self, seat: Seat) -> Option<Cell> {
        self.table.modules.street_trader.discs[seat]
    }

    /// The citizens on a seat's disc, by colour.
    pub fn citizens_on_disc(&self, seat: Seat) -> ByBuilding<u8> {
        self.table.modules.street_trader.on_discs[seat]
    }

    /// The buildings with a citizen, in all Alhambras; a citizen has the colour of its building.
    pub fn housed_citizens(&self) -> TileSet {
        self.table.modules.street_trader.housed
    }

    /// The citizens in a seat's Alhambra, by colour.
    pub fn citizens_of(&self, seat: Seat) -> ByBuilding<u8> {
        street_trader::housed(self.table, seat)
    }

    /// The citizens in the general supply, by colour.
    pub fn citizen_supply(&self) -> ByBuilding<u8> {
        self.table.modules.street_trader.supply
    }

    /// The chests in a room.
    pub fn room(&self, room: Room) -> Option<Chests> {
        self.table.modules.treasure_chamber.rooms[room as usize]
    }

    /// The chests left in the bag, which everybody can count.
    pub fn chest_bag(&self) -> ByBuilding<u8> {
        self.table.modules.treasure_chamber.bag
    }

    /// Whether rooms are no longer refilled.
    pub fn is_chamber_closed(&self) -> bool {
        self.table.modules.treasure_chamber.closed
    }

    /// Buildings that hold a chest, in Alhambras and with Dirk.
    pub fn stored_chests(&self) -> TileSet {
        self.table.modules.treasure_chamber.stored
    }

    /// The chests being distributed.
    pub fn chests_aside(&self) -> ByBuilding<u8> {
        self.table.modules.treasure_chamber.aside
    }

    /// The purchase of chests under way.
    pub fn chest_purchase(&self) -> Option<Purchase> {
        self.table.modules.treasure_chamber.purchase
    }

    /// How many chests a seat has stored.
    pub fn chests_of(&self, seat: Seat) -> usize {
        crate::modules::treasure_chamber::chests_of(self.table, seat)
    }

    /// The coins in front of a seat, by currency (CHG-12).
    pub fn coins(&self, seat: Seat) -> Coins {
        change::coins_of(self.table, seat)
    }

    /// The coins in the bag, which everybody can count (CHG-51).
    pub fn coin_bag(&self) -> Coins {
        change::bag(self.table)
    }

    /// The purchase that is paid for, while money may be added to the payment (CHG-18).
    pub fn waiting_purchase(&self) -> Option<change::Purchase> {
        self.table.modules.change.purchase
    }

    /// Master builder cards of each currency that have left the game for all to see.
    pub fn builders_gone(&self) -> [u8; 4] {
        self.table.modules.master_builders.gone
    }

    /// Whether a master builder card was played as builder in this turn.
    pub fn is_builder_used(&self) -> bool {
        self.table.modules.master_builders.used
    }

    /// Master builder cards that everybody knows to be in a hand without having seen them (MAS-02).
    pub fn unseen_builders(&self, seat: Seat) -> usize {
        master_builders::n_unseen(self.table, seat)
    }

    /// The scouts that lie face up.
    pub fn scouts(&self) -> Scouts {
        self.table.modules.invaders.scouts
    }

    /// The scouts that have left the game.
    pub fn scouts_gone(&self) -> Scouts {
        let state = &self.table.modules.invaders;
        state.scouts_seen.iter().filter(|&kind| !state.scouts.has(kind)).collect()
    }

    /// How many scouts lie face down.
    pub fn scouts_down(&self) -> usize {
        self.table.modules.invaders.scouts_down()
    }

    /// Who has looked at the next invasion card.
    pub fn looked_at_invasion(&self) -> SeatSet {
        self.table.modules.invaders.looked
    }

    /// The direction of the next invasion, if it lies open or the viewer has looked at it.
    pub fn next_invasion(&self) -> Option<Dir> {
        self.table.modules.invaders.open.or(self.invasion)
    }

    /// The directions of the invasions so far, by round.
    pub fn past_invasions(&self) -> [Option<Dir>; 3] {
        self.table.modules.invaders.past
    }

    /// Open outer sides of an Alhambra on that direction, as an invasion counts them (INV-12).
    pub fn open_sides(&self, seat: Seat, dir: Dir) -> u8 {
        invaders::open_sides(self.palace(seat), dir)
    }

    /// What an invasion from that direction after that round would cost a seat, as things are (INV-20 to INV-22).
    pub fn invasion_penalty(&self, seat: Seat, round: Round, dir: Dir) -> Points {
        invaders::penalty(self.palace(seat), round, dir).2
    }

    /// The score card in the slot of a round, where they are played (NSC-11).
    pub fn score_card(&self, round: Round) -> Option<ScoreCard> {
        Some(self.table.modules.new_score_cards.slots?[round as usize])
    }

    /// What the first three places in the majority of a kind are worth in a round.
    pub fn majority_points(&self, round: Round, kind: Building) -> [u8; 3] {
        hooks::majority_points(self.table, round, kind)
    }

    /// The culture tile of a price that a seat has.
    pub fn culture_tile(&self, seat: Seat, price: Price) -> Option<CultureTile> {
        self.table.modules.art_of_the_moors.tile(seat, price)
    }

    /// How many buildings of a price a seat has, for its culture tile (ART-20).
    pub fn culture_count(&self, seat: Seat, price: Price) -> u8 {
        art_of_the_moors::count(self.table, seat, price)
    }

    /// The points that a seat's culture tiles bring in every round as they lie.
    pub fn culture_points(&self, seat: Seat) -> Points {
        self.table.modules.art_of_the_moors.points(seat)
    }

    /// The points that they would bring once developed.
    pub fn culture_points_developed(&self, seat: Seat) -> Points {
        self.table.modules.art_of_the_moors.points_developed(seat)
    }

    /// The culture tiles of a price that lie in its pile.
    pub fn culture_pile(&self, price: Price) -> u8 {
        let taken = self.seats().filter(|&seat| self.culture_tile(seat, price).is_some()).count();
        price.copies().saturating_sub(taken as u8)
    }

    /// The caravanserai cards that nobody owns.
    pub fn caravanserai_display(&self) -> impl Iterator<Item = Caravanserai> + Clone + use<'g> {
        self.table.modules.caravanserai.display()
    }

    /// The caravanserai cards of a seat with their markers, in the order of purchase.
    pub fn caravanserais(&self, seat: Seat) -> impl Iterator<Item = Owned> + Clone + use<> {
        self.table.modules.caravanserai.owned[seat].into_iter().flatten()
    }

    /// What a caravanserai card costs a seat now, if it may buy one at all (CAR-21, CAR-23).
    pub fn caravanserai_price(&self, seat: Seat) -> Option<u8> {
        caravanserai::price(self.table, seat)
    }

    /// The sultan cards in the display, each with its mark.
    pub fn sultan_display(&self) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'g> {
        self.table.modules.power_of_the_sultan.display()
    }

    /// The sultan cards of a seat with their marks, first bought first.
    pub fn sultan_cards(&self, seat: Seat) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'g> {
        self.table.modules.power_of_the_sultan.owned(seat)
    }

    /// The sultan cards that have left the game.
    pub fn sultan_cards_gone(&self) -> impl Iterator<Item = SultanCard> + use<'g> {
        self.table.modules.power_of_the_sultan.gone()
    }

    /// The building on offer to the owners of sultan cards.
    pub fn sultan_offer(&self) -> Option<Offer> {
        self.table.modules.power_of_the_sultan.offer
    }

    /// The sultan card whose mark is being chosen, and the kind that was rolled for it.
    pub fn sultan_mark(&self) -> Option<(SultanCard, Option<Building>)> {
        let state = &self.table.modules.power_of_the_sultan;
        let choosing = matches!(self.awaited(), Awaited::SultanMark | Awaited::SultanRoll);
        state.last_bought().filter(|_| choosing).map(|card| (card, state.rolled))
    }
}
