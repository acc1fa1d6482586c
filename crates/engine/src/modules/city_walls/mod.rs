//! City Walls (`docs/rules/31-city-walls.md`, WALL): sticks that players add to their own tiles as walls.
//!
//! The sticks of a tile are walls added to it, which stay with it wherever it goes (WALL-20). Every player has a start
//! tile, so the sticks of start tiles are stored in the palaces.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::{STICKS, WALL_CARDS, WALL_CARDS_IN_PILES};
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::Sampler;
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Card, Cell, Seat, TileId, Walls, read_if};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// A wall card, identified by its row in [`WALL_CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WallCard(u8);

read_if!(WallCard(u8), |row| usize::from(row) < WallCard::COUNT);

impl WallCard {
    /// The number of wall cards. Each exists once (WALL-01).
    pub const COUNT: usize = WALL_CARDS.len();

    /// All cards, in the order of the data.
    pub fn all() -> impl Iterator<Item = WallCard> + Clone {
        (0..WallCard::COUNT as u8).map(WallCard)
    }

    /// The row of the card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id of the card, such as `wall-NE`.
    pub const fn id(self) -> &'static str {
        WALL_CARDS[self.index()].id
    }

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<WallCard> {
        WallCard::all().find(|card| card.id() == id)
    }

    /// The sides that the card shows (WALL-15).
    pub const fn walls(self) -> Walls {
        Walls::from_bits(WALL_CARDS[self.index()].walls)
    }
}

/// A set of wall cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WallCards(u8);

read_if!(WallCards(u8), |bits| u32::from(bits) < 1 << WallCard::COUNT);

const _: () = assert!(WallCard::COUNT <= 8, "cards must fit into the bits of a byte");

impl WallCards {
    /// The empty set.
    pub const EMPTY: WallCards = WallCards(0);

    /// Whether the set contains the card.
    pub const fn has(self, card: WallCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, card: WallCard) {
        self.0 |= 1 << card.0;
    }

    fn remove(&mut self, card: WallCard) {
        self.0 &= !(1 << card.0);
    }

    /// Iterates over the cards, in order.
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

/// The state of this module, all of it open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The wall display (WALL-11).
    pub display: WallCards,
    /// The cards that have left the game (WALL-22).
    pub used: WallCards,
}

impl State {
    /// WALL-02: the number of sticks that no card has used yet.
    pub fn sticks_left(&self) -> u8 {
        STICKS - self.used.iter().map(|card| card.walls().len() as u8).sum::<u8>()
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Build the walls of a card on one of the player's tiles (WALL-13).
    Build {
        /// The wall card to use.
        card: WallCard,
        /// The tile that gets the walls.
        tile: TileId,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The wall card is not in the display.
    #[error("the wall display does not hold that card")]
    NoWallCard,
    /// The tile is neither in the player's Alhambra or reserve, nor bought this turn.
    #[error("walls are built on a tile of your Alhambra or reserve, or on one bought in this turn")]
    NotYourTile,
    /// One of the sides already has a wall.
    #[error("one of those sides already has a wall")]
    WallThere,
    /// One of the sides touches another tile.
    #[error("one of those sides touches another tile")]
    StickBetweenTiles,
    /// The tile would have walls on all four sides.
    #[error("a tile cannot have walls on all four sides")]
    WalledIn,
    /// Sticks cannot be put on camps.
    #[error("walls cannot be built on a camp")]
    StickOnCamp,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NoWallCard => "WALL-13",
            Reason::NotYourTile => "WALL-14",
            Reason::WallThere => "WALL-16",
            Reason::StickBetweenTiles => "WALL-17",
            Reason::WalledIn => "WALL-18",
            Reason::StickOnCamp => "WALL-43",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the sticks, and leave room for the wall display (WALL-05).
    Sticks {
        /// The number of sticks.
        sticks: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Sticks { .. } => 8,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A wall card was drawn and put into the wall display.
    Opened {
        /// The card drawn.
        card: WallCard,
    },
    /// The walls of a card were built, and the card left the game.
    Built {
        /// The player who built them.
        seat: Seat,
        /// The card used.
        card: WallCard,
        /// The tile that got the walls.
        tile: TileId,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Opened { .. } | Event::Built { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Opened { .. } => true,
            Event::Built { .. } => false,
        }
    }
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

/// WALL-12: lists each card of the display with each tile of WALL-14 that can take it.
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
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
        for (cell, tile) in palace.tiles_without_outposts() {
            offer(tile, check_built(table, seat, cell, card));
        }
        for tile in
            table.reserves[seat].without_outposts().iter().chain(table.set_aside.without_outposts().iter())
        {
            offer(tile, check_walls(table.walls_of(tile), card));
        }
    }
}

/// WALL-16, WALL-18: checks whether a tile with these walls can take the card.
fn check_walls(walls: Walls, card: WallCard) -> Result<(), Illegal> {
    if walls.without(card.walls()) != walls {
        return Err(Illegal::CityWalls(Reason::WallThere));
    }
    if walls.or(card.walls()).len() == 4 { Err(Illegal::CityWalls(Reason::WalledIn)) } else { Ok(()) }
}

/// WALL-17: the same check for a tile in an Alhambra, where only outer sides can take sticks.
fn check_built(table: &Table, seat: Seat, cell: Cell, card: WallCard) -> Result<(), Illegal> {
    let palace = &table.palaces[seat];
    let verdict = check_walls(palace.walls_at(cell).unwrap_or_default(), card);
    let is_outer = card.walls().without(palace.outer_sides(cell)).is_empty();
    match verdict {
        Err(Illegal::CityWalls(Reason::WallThere)) => verdict,
        _ if !is_outer => Err(Illegal::CityWalls(Reason::StickBetweenTiles)),
        _ => verdict,
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        let Action::Build { card, tile } = self;
        let Some(AnyStep::Act { .. }) = table.steps.top() else {
            return Err(Illegal::NotNow(table.awaited()));
        };
        if !table.modules.city_walls.display.has(card) {
            return Err(Illegal::CityWalls(Reason::NoWallCard));
        }
        let seat = table.turn_of;
        let cell = table.palaces[seat].cell_of(tile);
        // WALL-14: in the Alhambra, in the reserve, or bought this turn.
        if cell.is_none() && !table.reserves[seat].has(tile) && !table.set_aside.has(tile) {
            return Err(Illegal::CityWalls(Reason::NotYourTile));
        }
        if tile.is_camp() {
            return Err(Illegal::CityWalls(Reason::StickOnCamp));
        }
        match cell {
            Some(cell) => check_built(table, seat, cell, card),
            None => check_walls(table.walls_of(tile), card),
        }
    }

    /// WALL-12: there is no further action. WALL-22: the card leaves the game.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Build { card, tile } = self;
        let table = &mut game.table;
        let state = &mut table.modules.city_walls;
        state.display.remove(card);
        state.used.insert(card);
        if tile != TileId::START {
            table.added_walls.add(tile, card.walls());
        }
        if let Some(cell) = table.palaces[seat].cell_of(tile) {
            table.palaces[seat].add_walls(cell, card.walls());
        }
        table.steps.pop();
        sink.push(AnyEvent::CityWalls(Event::Built { seat, card, tile }));
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Build { tile, .. } => {
                let cell = view.to_act().and_then(|seat| view.palace(seat).cell_of(tile));
                Description { cell, ..Description::of(Deed::Other).with_tile(tile) }
            }
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Sticks { sticks: usize::from(game.table.modules.city_walls.sticks_left()) }]
    }

    const CARDS: u8 = WallCard::COUNT as u8;

    fn card_id(number: u8) -> &'static str {
        WallCard(number).id()
    }

    /// WALL-10, WALL-25: the card goes to the display, whoever draws it.
    fn on_card(game: &mut Game, number: u8, _: Seat, sink: &mut impl EventSink) -> Drawn {
        let card = WallCard(number);
        game.table.modules.city_walls.display.insert(card);
        sink.push(AnyEvent::CityWalls(Event::Opened { card }));
        Drawn::Aside
    }

    fn sample(sampler: &mut Sampler<'_, '_>) {
        let state = &sampler.view.table.modules.city_walls;
        let unseen = WallCard::all().filter(|&card| !state.display.has(card) && !state.used.has(card));
        sampler.put_into_piles(Module::CityWalls, unseen.map(Card::from));
    }
}

impl WallCard {
    /// The wall card, if `card` is one.
    pub fn of(card: Card) -> Option<WallCard> {
        card.number_in(Module::CityWalls).map(WallCard)
    }
}

impl From<WallCard> for Card {
    fn from(card: WallCard) -> Card {
        Card::of(Module::CityWalls, card.0)
    }
}

impl<'g> View<'g> {
    /// The number of sticks left next to the market (WALL-05).
    pub fn sticks_left(&self) -> u8 {
        self.table.modules.city_walls.sticks_left()
    }

    /// The wall cards in the wall display.
    pub fn wall_display(&self) -> WallCards {
        self.table.modules.city_walls.display
    }

    /// The wall cards that have left the game.
    pub fn wall_cards_used(&self) -> WallCards {
        self.table.modules.city_walls.used
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the wall cards in the wall display.
    pub fn wall_display(mut self, cards: WallCards) -> Editor {
        self.game.table.modules.city_walls.display = cards;
        self
    }
}
