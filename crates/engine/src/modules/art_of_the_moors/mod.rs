//! Art of the Moors (`docs/rules/54-art-of-the-moors.md`, ART): culture tiles for buildings of the same price, which
//! are developed step by step and score in every round.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::{CULTURE_TILES, CultureRow};
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, ModuleStep, Never, Nothing,
    Progress,
};
use crate::scoring::{Line, Points, Scorer, Source as AnySource};
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{BySeat, Seat, TileSet, read_if};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// The number of prices that have culture tiles (ART-01).
const PRICES: usize = CULTURE_TILES.len();

/// The last side of a culture tile (ART-02).
pub const LAST_SIDE: u8 = (CULTURE_TILES[0].values.len() - 1) as u8;

/// ART-22: the number of buildings of a price that gives a culture tile.
pub const NEEDED: u8 = 2;

/// A price that has culture tiles (ART-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Price(u8);

read_if!(Price(u8), |row| usize::from(row) < PRICES);

impl Price {
    /// All prices with culture tiles, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Price> + Clone {
        (0..PRICES as u8).map(Price)
    }

    /// Returns that price; `None` if it has no culture tiles.
    pub fn new(value: u8) -> Option<Price> {
        Price::all().find(|price| price.value() == value)
    }

    /// The price as a number.
    pub const fn value(self) -> u8 {
        self.row().price
    }

    /// The number of culture tiles of this price.
    pub const fn copies(self) -> u8 {
        self.row().copies
    }

    /// The points on a side of its culture tiles.
    ///
    /// # Panics
    ///
    /// If `side` is greater than [`LAST_SIDE`].
    pub const fn points(self, side: u8) -> Points {
        self.row().values[side as usize] as Points
    }

    /// The squares on a side of its culture tiles, which is the number of buildings that the side needs.
    ///
    /// # Panics
    ///
    /// If `side` is greater than [`LAST_SIDE`].
    pub const fn squares(self, side: u8) -> u8 {
        self.row().squares[side as usize]
    }

    /// The highest side that this number of buildings reaches (ART-21).
    pub fn limit(self, buildings: u8) -> u8 {
        (0..=LAST_SIDE).rev().find(|&side| self.squares(side) <= buildings).unwrap_or(0)
    }

    const fn row(self) -> &'static CultureRow {
        &CULTURE_TILES[self.0 as usize]
    }
}

/// A culture tile that a player owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CultureTile {
    /// The side that points to the gem (ART-03).
    pub facing: u8,
    /// The side that the marker is on (ART-21).
    pub marker: u8,
}

/// The culture tiles of each player, at most one of each price (ART-25). The others are in the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// One byte for each price: 0 if there is no tile, otherwise the marker counted from 1, with the facing side from
    /// bit 4.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "read_tiles"))]
    tiles: BySeat<[u8; PRICES]>,
}

/// Reads the culture tiles, whose sides must exist.
#[cfg(feature = "serde")]
fn read_tiles<'de, D: serde::Deserializer<'de>>(input: D) -> Result<BySeat<[u8; PRICES]>, D::Error> {
    let tiles: BySeat<[u8; PRICES]> = serde::Deserialize::deserialize(input)?;
    let exists =
        |&tile: &u8| tile == 0 || tile >> 4 <= LAST_SIDE && (1..=LAST_SIDE + 1).contains(&(tile & 15));
    if tiles.0.iter().flatten().all(exists) {
        Ok(tiles)
    } else {
        Err(serde::de::Error::custom("there is no such culture tile"))
    }
}

impl State {
    pub fn tile(&self, seat: Seat, price: Price) -> Option<CultureTile> {
        let packed = self.tiles[seat][price.0 as usize];
        (packed != 0).then(|| CultureTile { facing: packed >> 4, marker: (packed & 15) - 1 })
    }

    pub fn set(&mut self, seat: Seat, price: Price, tile: Option<CultureTile>) {
        let packed = tile.map_or(0, |tile| tile.facing << 4 | (tile.marker + 1));
        self.tiles[seat][price.0 as usize] = packed;
    }

    /// The tiles of a seat, lowest price first.
    pub fn tiles_of(&self, seat: Seat) -> impl Iterator<Item = (Price, CultureTile)> + use<> {
        let state = *self;
        Price::all().filter_map(move |price| Some((price, state.tile(seat, price)?)))
    }

    /// The points that a seat's tiles bring in every round as they are (ART-40).
    pub fn points(&self, seat: Seat) -> Points {
        self.tiles_of(seat).map(|(price, tile)| price.points(tile.facing)).sum()
    }

    /// The points that a seat's tiles would bring after being developed (ART-31).
    pub fn points_developed(&self, seat: Seat) -> Points {
        self.tiles_of(seat).map(|(price, tile)| price.points(tile.marker.min(tile.facing + 1))).sum()
    }

    /// Whether a tile of the seat can be turned (ART-30).
    fn can_develop(&self, seat: Seat) -> bool {
        self.tiles_of(seat).any(|(_, tile)| tile.facing < tile.marker)
    }
}

/// Brings the culture tiles of a player up to date (ART-22, ART-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The player concerned.
    pub seat: Seat,
}

impl ModuleStep for Step {
    fn asked(self, _: &Table) -> Seat {
        self.seat
    }

    /// A placeholder: the step finishes before anybody is asked.
    fn awaited(self) -> AnyAwaited {
        AnyAwaited::Action
    }

    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        game.table.steps.pop();
        update(game, self.seat, sink);
        Progress::GoesOn
    }

    fn list(self, _: &Table, _: &Cards, _: &mut Vec<AnyAction>) {}

    fn check_pass(self) -> Result<(), Illegal> {
        Err(Illegal::NotNow(self.awaited()))
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.pop();
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Turn every culture tile of the player that can be turned by one side (ART-30).
    Develop,
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// Every culture tile of the player faces its marker already, or the player has none.
    #[error("you have no culture tile that can be turned")]
    NothingToDevelop,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NothingToDevelop => "ART-30",
        }
    }
}

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// The culture tile of a price (ART-40).
    Culture(Price),
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Culture tiles in piles by price (ART-10).
    Tiles,
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Tiles => 8,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A culture tile was taken from its pile, with side 0 facing the gem (ART-22).
    Taken {
        /// The player who took it.
        seat: Seat,
        /// The price of the tile.
        price: Price,
        /// The side that its marker is on.
        marker: u8,
    },
    /// The marker of a culture tile was moved.
    Marked {
        /// The owner of the tile.
        seat: Seat,
        /// The price of the tile.
        price: Price,
        /// The tile as it is now. It is turned back if the marker fell below its facing side (ART-33).
        tile: CultureTile,
    },
    /// A culture tile went back to its pile (ART-33).
    Returned {
        /// The owner of the tile.
        seat: Seat,
        /// The price of the tile.
        price: Price,
    },
    /// A player turned culture tiles (ART-31).
    Developed {
        /// The player who turned them.
        seat: Seat,
        /// The number of tiles turned.
        turned: u8,
        /// The points that all culture tiles of the player now bring in a scoring round.
        points: Points,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Taken { .. } | Event::Marked { .. } | Event::Returned { .. } | Event::Developed { .. } => {
                self
            }
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Taken { .. } | Event::Marked { .. } | Event::Returned { .. } | Event::Developed { .. } => {
                false
            }
        }
    }
}

/// ART-20: the number of base buildings of a price in Alhambra and reserve together.
pub(crate) fn count(table: &Table, seat: Seat, price: Price) -> u8 {
    const BUILDINGS: [TileSet; PRICES] = {
        let mut buildings = [TileSet::EMPTY; PRICES];
        let mut price = 0;
        while price < PRICES {
            buildings[price] = TileSet::of_price(Price(price as u8).value());
            price += 1;
        }
        buildings
    };
    let owned = table.palaces[seat].tile_set().or(table.reserves[seat]);
    owned.and(BUILDINGS[price.0 as usize]).len() as u8
}

/// ART-22, ART-33: takes tiles, moves markers, and returns tiles without enough buildings.
pub(crate) fn update(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    for price in Price::all() {
        let buildings = count(&game.table, seat, price);
        let state = &mut game.table.modules.art_of_the_moors;
        let before = state.tile(seat, price);
        let marker = price.limit(buildings);
        let now = (buildings >= NEEDED)
            .then(|| CultureTile { facing: before.map_or(0, |tile| tile.facing.min(marker)), marker });
        let event = match (before, now) {
            (None, Some(_)) => Event::Taken { seat, price, marker },
            (Some(before), Some(tile)) if before != tile => Event::Marked { seat, price, tile },
            (Some(_), None) => Event::Returned { seat, price },
            _ => continue,
        };
        state.set(seat, price, now);
        sink.push(AnyEvent::ArtOfTheMoors(event));
    }
}

/// ART-22, ART-23: schedules an update for later by pushing it on the stack.
pub(crate) fn push_update(table: &mut Table, seat: Seat) {
    table.steps.push(AnyStep::ArtOfTheMoors(Step { seat }));
}

/// Lists developing the culture tiles (ART-30).
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    if table.modules.art_of_the_moors.can_develop(table.turn_of) {
        out.push(AnyAction::ArtOfTheMoors(Action::Develop));
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        let state = &table.modules.art_of_the_moors;
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Develop) => {
                if state.can_develop(table.turn_of) {
                    Ok(())
                } else {
                    Err(Illegal::ArtOfTheMoors(Reason::NothingToDevelop))
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    /// ART-31: a full action that never gives a further one.
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Develop = self;
        let state = &mut game.table.modules.art_of_the_moors;
        let mut turned = 0;
        for (price, tile) in state.tiles_of(seat).filter(|(_, tile)| tile.facing < tile.marker) {
            state.set(seat, price, Some(CultureTile { facing: tile.facing + 1, ..tile }));
            turned += 1;
        }
        let points = state.points(seat);
        game.table.steps.pop();
        sink.push(AnyEvent::ArtOfTheMoors(Event::Developed { seat, turned, points }));
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Develop => Description::of(Deed::Other),
        }
    }
}

/// ART-40: writes one line for each culture tile that brings points, lowest price first. What is counted are the
/// buildings of that price.
pub(crate) fn extra_lines(table: &Table, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        for (price, tile) in table.modules.art_of_the_moors.tiles_of(seat) {
            let who = Scorer::Seat(seat);
            let halves = 2 * u16::from(count(table, seat, price));
            let points = price.points(tile.facing);
            if points > 0 {
                write(Line {
                    who,
                    source: AnySource::ArtOfTheMoors(Source::Culture(price)),
                    halves,
                    times: None,
                    place: None,
                    points,
                });
            }
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Tiles]
    }
}

impl<'g> View<'g> {
    /// The culture tile of a price that a seat owns, if any.
    pub fn culture_tile(&self, seat: Seat, price: Price) -> Option<CultureTile> {
        self.table.modules.art_of_the_moors.tile(seat, price)
    }

    /// The number of buildings of a price that count for a seat's culture tile (ART-20).
    pub fn culture_count(&self, seat: Seat, price: Price) -> u8 {
        count(self.table, seat, price)
    }

    /// The points that a seat's culture tiles bring in every round as they are.
    pub fn culture_points(&self, seat: Seat) -> Points {
        self.table.modules.art_of_the_moors.points(seat)
    }

    /// The points that a seat's culture tiles would bring after being developed.
    pub fn culture_points_developed(&self, seat: Seat) -> Points {
        self.table.modules.art_of_the_moors.points_developed(seat)
    }

    /// The number of culture tiles of a price left in the pile.
    pub fn culture_pile(&self, price: Price) -> u8 {
        let taken = self.seats().filter(|&seat| self.culture_tile(seat, price).is_some()).count();
        price.copies().saturating_sub(taken as u8)
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Sets or removes a seat's culture tile of a price.
    pub fn culture_tile(mut self, seat: Seat, price: Price, tile: Option<CultureTile>) -> Editor {
        self.game.table.modules.art_of_the_moors.set(seat, price, tile);
        self
    }
}
