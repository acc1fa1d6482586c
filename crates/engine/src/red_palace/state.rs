//! The open state that only The Red Palace has.

use super::guards::Guards;
use super::setup::Pile;
use super::{AbilitySet, Step};
use crate::action::Action as AnyAction;
use crate::data::{FIXED_SPACES, GUARD_POINTS, N_SQUARES, N_TERRAIN, SCORE_TILES, WALL_SECTIONS};
use crate::game::Table;
use crate::step::Step as AnyStep;
use crate::vocab::{Building, ByBuilding, BySeat, MAX_SEATS, Seat, TileId, TileSort, read_if};

/// A space of the preview board, numbered 1 to 3. Space 3 is the front of the queue (RED-60).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PreviewSpace {
    /// The end of the queue.
    One,
    /// The middle of the queue.
    Two,
    /// The front of the queue.
    Three,
}

impl PreviewSpace {
    /// All spaces, the end of the queue first.
    pub const ALL: [PreviewSpace; 3] = [PreviewSpace::One, PreviewSpace::Two, PreviewSpace::Three];

    /// The number of the space, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the space with that number.
    pub fn from_number(number: u64) -> Option<PreviewSpace> {
        PreviewSpace::ALL.into_iter().find(|space| u64::from(space.number()) == number)
    }
}

/// A score tile, identified by its row in [`SCORE_TILES`] (RED-06).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ScoreTile(u8);

read_if!(ScoreTile(u8), |row| usize::from(row) < ScoreTile::COUNT);

impl ScoreTile {
    /// The number of score tiles.
    pub const COUNT: usize = SCORE_TILES.len();

    /// All score tiles, in the order of the data.
    pub fn all() -> impl Iterator<Item = ScoreTile> + Clone {
        (0..ScoreTile::COUNT as u8).map(ScoreTile)
    }

    /// The id in the data.
    pub const fn id(self) -> &'static str {
        SCORE_TILES[self.0 as usize].id
    }

    /// Returns the tile with that id.
    pub fn from_id(id: &str) -> Option<ScoreTile> {
        ScoreTile::all().find(|tile| tile.id() == id)
    }

    /// The kinds on the tile, least valuable first.
    pub const fn kinds(self) -> [Building; 6] {
        SCORE_TILES[self.0 as usize].kinds
    }

    /// The place of a kind on the tile, from 0.
    pub fn place_of(self, kind: Building) -> usize {
        self.kinds().iter().position(|&other| other == kind).unwrap_or(0)
    }
}

/// The last payment, while abilities may still respond to it (GRD-90, GRD-100).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Paid {
    /// The tile that was paid for.
    pub tile: TileId,
    /// Whether the price was exceeded and G7 has not been used to make up for it.
    pub is_over: bool,
}

/// The open state. Only the order of tower and deck is hidden; everybody can count what is in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The building of each terrain tile that has come up.
    #[cfg_attr(feature = "serde", serde(with = "crate::foreign::array"))]
    pub kinds: [Option<Building>; N_TERRAIN],
    /// The tokens in the bag.
    pub bag: ByBuilding<u8>,
    /// The tiles of the preview, by [`PreviewSpace`].
    pub preview: [Option<TileId>; 3],
    /// The guards on tiles, wherever the tiles are.
    pub guards: Guards,
    /// The number of guards on each seat's tiles, stored because every list of abilities needs it.
    pub held: BySeat<u8>,
    /// The guards not in use (RED-15).
    pub supply: u8,
    /// The guards on the placement tiles (GRD-20).
    pub placed: u8,
    /// The number of spaces at each position; the last position takes any number of guards (GRD-02).
    pub spaces: [u8; FIXED_SPACES.len()],
    /// The four abilities of this game (RED-14).
    pub abilities: AbilitySet,
    /// The abilities that are face down (GRD-01).
    pub used: AbilitySet,
    /// The score tiles, by slot (RED-17).
    pub score_tiles: [ScoreTile; 3],
    /// The owner of the half-building tile of each kind (GRD-70).
    pub halves: ByBuilding<Option<Seat>>,
    /// The number of square tiles in the stock, which are the last rows of them (GRD-60).
    pub squares: u8,
    /// Whether the player in turn has a wall section that is not attached yet (GRD-41).
    pub section: bool,
    /// The payment that abilities can respond to.
    pub paid: Option<Paid>,
    /// The use of an ability that is being paid for.
    pub announced: Option<AnyAction>,
    /// Starting money that nobody has chosen yet (RED-20).
    pub piles: [Pile; MAX_SEATS],
}

impl Default for State {
    fn default() -> State {
        State {
            kinds: [None; N_TERRAIN],
            bag: ByBuilding::default(),
            preview: [None; 3],
            guards: Guards::default(),
            held: BySeat::default(),
            supply: 0,
            placed: 0,
            spaces: [0; FIXED_SPACES.len()],
            abilities: AbilitySet::EMPTY,
            used: AbilitySet::EMPTY,
            score_tiles: [ScoreTile::default(); 3],
            halves: ByBuilding::default(),
            squares: 0,
            section: false,
            paid: None,
            announced: None,
            piles: [Pile::default(); MAX_SEATS],
        }
    }
}

impl State {
    pub fn is_bag_empty(&self) -> bool {
        self.bag.0.iter().all(|&tokens| tokens == 0)
    }

    /// GRD-20: the highest position with a guard, from 0, if there is one.
    pub fn highest_position(&self) -> Option<usize> {
        let last = self.placed.checked_sub(1)?;
        let mut full = 0;
        let beyond = self.spaces.iter().take_while(|&&spaces| {
            full += spaces;
            full <= last
        });
        Some(beyond.count())
    }

    /// RED-84: the value of a guard on the longest wall.
    pub fn guard_value(&self) -> u8 {
        self.highest_position().map_or(0, |position| GUARD_POINTS[position])
    }

    /// The next square tile to be taken, if one is left.
    pub fn next_square(&self) -> Option<TileId> {
        TileId::squares().nth(N_SQUARES.checked_sub(self.squares as usize)?)
    }
}

impl Table {
    /// The kind of the building on a tile, whether printed or drawn (RED-63).
    #[inline]
    pub(crate) fn kind_of(&self, tile: TileId) -> Option<Building> {
        match tile.sort() {
            TileSort::Building(kind) => Some(kind),
            TileSort::Terrain => self.red_palace.kinds[tile.terrain_number()?],
            _ => None,
        }
    }

    /// The wall sections in the stock (RED-16).
    pub(crate) fn wall_sections(&self) -> u8 {
        let attached: usize = self.added_walls.iter().map(|(_, walls)| walls.len()).sum();
        WALL_SECTIONS - attached as u8 - u8::from(self.red_palace.section)
    }

    /// The tiles in a seat's Alhambra and reserve that can have guards on their walls.
    pub(crate) fn guarded_tiles(&self, seat: Seat) -> impl Iterator<Item = TileId> {
        let tiles = self.palaces[seat].tile_set().or(self.reserves[seat]).without_outposts();
        tiles.iter().filter(|tile| tile.guard_number().is_some())
    }

    /// Counts the guards on a seat's tiles.
    #[cfg(feature = "editor")]
    pub(crate) fn count_guards(&self, seat: Seat) -> u8 {
        let guards = &self.red_palace.guards;
        self.guarded_tiles(seat).map(|tile| guards.on(tile).len() as u8).sum()
    }

    /// Moves guards from the supply to the placement tiles, as many as there are (RED-103, RED-106).
    pub(crate) fn place_from_supply(&mut self, guards: u8) -> u8 {
        let state = &mut self.red_palace;
        let moved = guards.min(state.supply);
        state.supply -= moved;
        state.placed += moved;
        moved
    }
}

/// An action is taken, so abilities can no longer respond to earlier payments (GRD-90, GRD-100).
#[cold]
pub(crate) fn before_action(table: &mut Table, action: AnyAction) {
    let keeps = match action {
        AnyAction::RedPalace(action) => action.answers_payment(),
        _ => false,
    };
    // While an ability is being paid for, every choice belongs to it.
    let is_paying = matches!(
        table.steps.top(),
        Some(AnyStep::RedPalace(Step::PayCard | Step::PayGuards { .. } | Step::MoveGuard))
    );
    if !keeps && !is_paying {
        table.red_palace.paid = None;
    }
}

/// The actions of the turn have ended, and with them the abilities that could be used before.
#[cold]
pub(crate) fn stopped(table: &mut Table) {
    if table.steps.top() == Some(AnyStep::RedPalace(Step::Abilities)) {
        table.steps.pop();
    }
}

/// A tile was bought, so abilities can now respond to its payment.
#[cold]
pub(crate) fn bought(table: &mut Table, tile: TileId, exact: bool) {
    table.red_palace.paid = Some(Paid { tile, is_over: !exact });
}
