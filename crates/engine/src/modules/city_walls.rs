//! City Walls (`docs/rules/31-city-walls.md`, WALL): sticks that players add to their own tiles as walls.
//!
//! The sticks of a tile are kept here, wherever the tile goes (WALL-20); those of a start tile, which every player has,
//! in its palace. Who lays or draws a tile asks [`Table::walls_of`].

use crate::action::Action as AnyAction;
use crate::data::{STICKS, WALL_CARDS, WALL_CARDS_IN_PILES};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::step::Step;
use crate::vocab::{Cell, Seat, TileId, Walls};

/// A wall card by its row in [`WALL_CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WallCard(u8);

impl WallCard {
    /// How many cards there are; each is there once (WALL-01).
    pub const COUNT: usize = WALL_CARDS.len();

    /// All cards, in the order of the data.
    pub fn all() -> impl Iterator<Item = WallCard> + Clone {
        (0..WallCard::COUNT as u8).map(WallCard)
    }

    /// The card in that row, which there is.
    pub(crate) const fn from_row(row: u8) -> WallCard {
        WallCard(row)
    }

    /// Its row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name, such as `wall-NE`.
    pub const fn id(self) -> &'static str {
        WALL_CARDS[self.index()].id
    }

    /// The card with that name.
    pub fn from_id(id: &str) -> Option<WallCard> {
        WallCard::all().find(|card| card.id() == id)
    }

    /// The sides it shows (WALL-15).
    pub const fn walls(self) -> Walls {
        Walls::from_bits(WALL_CARDS[self.index()].walls)
    }
}

/// A set of wall cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WallCards(u8);

const _: () = assert!(WallCard::COUNT <= 8, "cards are bits of a byte");

impl WallCards {
    /// No card.
    pub const EMPTY: WallCards = WallCards(0);

    /// Whether the card is in the set.
    pub const fn has(self, card: WallCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, card: WallCard) {
        self.0 |= 1 << card.0;
    }

    fn remove(&mut self, card: WallCard) {
        self.0 &= !(1 << card.0);
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = WallCard> {
        WallCard::all().filter(move |&card| self.has(card))
    }
}

impl FromIterator<WallCard> for WallCards {
    fn from_iter<I: IntoIterator<Item = WallCard>>(cards: I) -> WallCards {
        let mut set = WallCards::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// Sticks by tile. Each card brings sticks to one tile, so there is an entry for each card at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sticks {
    entries: [(TileId, Walls); WallCard::COUNT],
    len: u8,
}

impl Default for Sticks {
    fn default() -> Sticks {
        Sticks { entries: [(TileId::START, Walls::NONE); WallCard::COUNT], len: 0 }
    }
}

impl Sticks {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn entries(&self) -> &[(TileId, Walls)] {
        &self.entries[..self.len as usize]
    }

    /// The sticks on a tile that is no start tile.
    pub fn on(&self, tile: TileId) -> Walls {
        let entry = self.entries().iter().find(|(other, _)| *other == tile);
        entry.map_or(Walls::NONE, |&(_, walls)| walls)
    }

    /// The tiles with sticks, start tiles left out, in the order in which they got their first ones.
    pub fn iter(&self) -> impl Iterator<Item = (TileId, Walls)> {
        self.entries().iter().copied()
    }

    pub fn add(&mut self, tile: TileId, walls: Walls) {
        let place = self.entries().iter().position(|(other, _)| *other == tile);
        let place = place.unwrap_or(self.len as usize);
        if place == self.len as usize {
            self.entries[place] = (tile, Walls::NONE);
            self.len += 1;
        }
        self.entries[place].1 = self.entries[place].1.with(walls);
    }
}

/// What is open of the module, which is all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// The wall display (WALL-11).
    pub display: WallCards,
    /// Cards that have left the game (WALL-22).
    pub used: WallCards,
    pub sticks: Sticks,
}

impl State {
    /// WALL-02: the sticks that no card has used yet.
    pub fn sticks_left(&self) -> u8 {
        STICKS - self.used.iter().map(|card| card.walls().len() as u8).sum::<u8>()
    }
}

impl Table {
    /// The walls of a tile with the sticks on it (WALL-21); of a start tile only its palace knows them.
    #[inline]
    pub(crate) fn walls_of(&self, tile: TileId) -> Walls {
        let sticks = &self.modules.city_walls.sticks;
        if sticks.is_empty() { tile.walls() } else { tile.walls().with(sticks.on(tile)) }
    }
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Build the walls of a card on a tile of one's own (WALL-13).
    Build {
        /// The card.
        card: WallCard,
        /// The tile.
        tile: TileId,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A wall card was drawn and lies in the wall display.
    Opened {
        /// The card.
        card: WallCard,
    },
    /// The walls of a card were built; the card has left the game.
    Built {
        /// By whom.
        seat: Seat,
        /// The card.
        card: WallCard,
        /// On which tile.
        tile: TileId,
    },
}

/// WALL-04: the shuffled cards, each with its pile from 0.
pub(crate) fn setup_piles(rng: &mut Rng) -> [(usize, WallCard); WallCard::COUNT] {
    let mut cards = [WallCard(0); WallCard::COUNT];
    cards.iter_mut().zip(WallCard::all()).for_each(|(place, card)| *place = card);
    rng.shuffle(&mut cards);
    let piles = WALL_CARDS_IN_PILES.into_iter().enumerate();
    let mut piles = piles.flat_map(|(pile, cards)| std::iter::repeat_n(pile, cards));
    cards.map(|card| (piles.next().unwrap_or_default(), card))
}

/// WALL-10, WALL-25: the card goes to the display, whoever draws it.
pub(crate) fn on_card(game: &mut Game, card: WallCard, sink: &mut impl EventSink) {
    game.table.modules.city_walls.display.insert(card);
    sink.push(AnyEvent::CityWalls(Event::Opened { card }));
}

/// WALL-12: each card of the display on each tile of WALL-14 that takes it.
pub(crate) fn act_actions(table: &Table, out: &mut Vec<AnyAction>) {
    let display = table.modules.city_walls.display;
    if display.is_empty() {
        return;
    }
    let seat = table.turn_of;
    let palace = &table.palaces[seat];
    for card in display.iter() {
        let mut offer = |tile: TileId, takes: Result<(), Illegal>| {
            if takes.is_ok() {
                out.push(AnyAction::CityWalls(Action::Build { card, tile }));
            }
        };
        for (cell, tile) in palace.tiles_without_camps() {
            offer(tile, check_built(table, seat, cell, card));
        }
        for tile in table.reserves[seat].without_camps().iter().chain(table.set_aside.without_camps().iter())
        {
            offer(tile, check_walls(table.walls_of(tile), card));
        }
    }
}

/// WALL-16, WALL-18: whether a tile with these walls takes the card.
fn check_walls(walls: Walls, card: WallCard) -> Result<(), Illegal> {
    if walls.without(card.walls()) != walls {
        return Err(Illegal::WallThere);
    }
    if walls.with(card.walls()).len() == 4 { Err(Illegal::WalledIn) } else { Ok(()) }
}

/// WALL-17: the same for the tile on a cell of an Alhambra, where only outer sides take sticks.
fn check_built(table: &Table, seat: Seat, cell: Cell, card: WallCard) -> Result<(), Illegal> {
    let palace = &table.palaces[seat];
    let verdict = check_walls(palace.walls_at(cell).unwrap_or_default(), card);
    let is_outer = card.walls().without(palace.outer_sides(cell)).is_empty();
    match verdict {
        Err(Illegal::WallThere) => verdict,
        _ if !is_outer => Err(Illegal::StickBetweenTiles),
        _ => verdict,
    }
}

pub(crate) fn check(table: &Table, action: Action) -> Result<(), Illegal> {
    let Action::Build { card, tile } = action;
    let Some(Step::Act { .. }) = table.steps.top() else {
        return Err(Illegal::NotNow(table.awaited()));
    };
    if !table.modules.city_walls.display.has(card) {
        return Err(Illegal::NoWallCard);
    }
    let seat = table.turn_of;
    let cell = table.palaces[seat].cell_of(tile);
    // WALL-14: in the Alhambra, in the reserve, or bought in this turn.
    if cell.is_none() && !table.reserves[seat].has(tile) && !table.set_aside.has(tile) {
        return Err(Illegal::NotYourTile);
    }
    if tile.is_camp() {
        return Err(Illegal::StickOnCamp);
    }
    match cell {
        Some(cell) => check_built(table, seat, cell, card),
        None => check_walls(table.walls_of(tile), card),
    }
}

/// WALL-12: no further action. WALL-22: the card leaves the game.
pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Build { card, tile } = action;
    let table = &mut game.table;
    let state = &mut table.modules.city_walls;
    state.display.remove(card);
    state.used.insert(card);
    if tile != TileId::START {
        state.sticks.add(tile, card.walls());
    }
    if let Some(cell) = table.palaces[seat].cell_of(tile) {
        table.palaces[seat].add_walls(cell, card.walls());
    }
    table.steps.pop();
    sink.push(AnyEvent::CityWalls(Event::Built { seat, card, tile }));
}
