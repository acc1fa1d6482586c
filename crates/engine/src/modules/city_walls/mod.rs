//! City Walls (`docs/rules/31-city-walls.md`, WALL): sticks that players add to their own tiles as walls.
//!
//! The sticks of a tile are walls added to it, which stay with it wherever it goes (WALL-20); those of a start tile, which
//! every player has, are kept in its palace.

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
use crate::vocab::{Card, Cell, Seat, TileId, Walls};

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// It adds no step.
pub type Step = Never;

/// It asks for nothing.
pub type Awaited = Never;

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

/// What is open of the module, which is all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// The wall display (WALL-11).
    pub display: WallCards,
    /// Cards that have left the game (WALL-22).
    pub used: WallCards,
}

impl State {
    /// WALL-02: the sticks that no card has used yet.
    pub fn sticks_left(&self) -> u8 {
        STICKS - self.used.iter().map(|card| card.walls().len() as u8).sum::<u8>()
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

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The wall card is not in the display.
    #[error("the wall display does not hold that card")]
    NoWallCard,
    /// The tile is not in the Alhambra, nor in the reserve, nor bought in this turn.
    #[error("walls are built on a tile of your Alhambra or reserve, or on one bought in this turn")]
    NotYourTile,
    /// A side of the card has a wall.
    #[error("one of those sides has a wall already")]
    WallThere,
    /// A side of the card touches another tile.
    #[error("one of those sides touches another tile")]
    StickBetweenTiles,
    /// All four sides would be walled.
    #[error("a tile cannot have walls on all four sides")]
    WalledIn,
    /// Camps take no sticks.
    #[error("no wall is built on a camp")]
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

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Sticks laid ready, and room for the wall display (WALL-05).
    Sticks {
        /// How many.
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

/// WALL-12: each card of the display on each tile of WALL-14 that takes it.
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

/// WALL-16, WALL-18: whether a tile with these walls takes the card.
fn check_walls(walls: Walls, card: WallCard) -> Result<(), Illegal> {
    if walls.without(card.walls()) != walls {
        return Err(Illegal::CityWalls(Reason::WallThere));
    }
    if walls.or(card.walls()).len() == 4 { Err(Illegal::CityWalls(Reason::WalledIn)) } else { Ok(()) }
}

/// WALL-17: the same for the tile on a cell of an Alhambra, where only outer sides take sticks.
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
        // WALL-14: in the Alhambra, in the reserve, or bought in this turn.
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

    /// WALL-12: no further action. WALL-22: the card leaves the game.
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

/// Answers for the module outside of the turn.
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
    /// The wall card, if that card is one.
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
}

#[cfg(feature = "editor")]
impl Editor {
    /// The wall display.
    pub fn wall_display(mut self, cards: WallCards) -> Editor {
        self.game.table.modules.city_walls.display = cards;
        self
    }
}
