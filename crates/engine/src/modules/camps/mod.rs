//! Camps (`docs/rules/24-camps.md`, CAMP): tiles placed outside against the walls, which score along their arrows.
//!
//! The palace, which treats them as outposts, decides what they may touch, what they hold in place, and how the wall
//! continues past them.

use crate::action::Action as AnyAction;
use crate::data::N_CAMPS;
use crate::game::{Game, Table};
use crate::grid::MAX_OUTPOSTS;
use crate::legal::ActionSink;
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::rules::Module;
use crate::scoring::{Line, Points, Scorer, Source as AnySource};
use crate::vocab::{Seat, TileId, TileSet};

/// This module has no reasons of its own: the palace decides what an outpost may touch.
pub type Reason = Never;

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module keeps no open state.
pub(crate) type State = Nothing;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no action.
pub type Action = Never;

/// This module reports no events of its own.
pub type Event = Never;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// A camp, for the tiles in line with its arrows (CAMP-20).
    Camp(TileId),
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Mix the camps with the buildings of the supply (CAMP-01).
    Supply {
        /// The number of camps.
        camps: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Supply { .. } => 2,
        }
    }
}

/// CAMP-10: lists the placements of camps.
pub(crate) fn place_actions(table: &Table, seat: Seat, out: &mut Vec<AnyAction>) {
    for tile in table.set_aside.outposts().iter() {
        let cells = table.palaces[seat].cells_for_outpost(tile.bastions());
        out.extend(cells.map(|at| AnyAction::Place { tile, at }));
    }
}

/// CAMP-10, CAMP-17: lists the redesigns with camps.
pub(crate) fn redesign_actions(table: &Table, seat: Seat, out: &mut impl ActionSink) {
    let palace = &table.palaces[seat];
    for tile in table.reserves[seat].outposts().iter() {
        out.extend(palace.cells_for_outpost(tile.bastions()).map(|at| AnyAction::Add { tile, at }));
        out.extend(palace.swappable_outposts(tile.bastions()).map(|at| AnyAction::Swap { tile, at }));
    }
    out.extend(palace.removable_outposts().map(|at| AnyAction::Remove { at }));
}

/// Whether a redesign with camps is possible.
pub(crate) fn has_redesign(table: &Table, seat: Seat) -> bool {
    let palace = &table.palaces[seat];
    palace.removable_outposts().next().is_some()
        || table.reserves[seat].outposts().iter().any(|tile| {
            palace.cells_for_outpost(tile.bastions()).next().is_some()
                || palace.swappable_outposts(tile.bastions()).next().is_some()
        })
}

/// CAMP-20 to CAMP-24: writes one line for each camp, in the order of the camps.
pub(crate) fn extra_lines(table: &Table, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        let lying: TileSet = palace.outposts().map(|(_, tile)| tile).collect();
        for tile in lying.iter() {
            let Some(at) = palace.cell_of(tile) else { continue };
            let arrows = tile.bastions().iter();
            let points: Points = arrows.map(|dir| Points::from(palace.count_line(at, dir))).sum();
            let who = Scorer::Seat(seat);
            write(Line {
                who,
                source: AnySource::Camps(Source::Camp(tile)),
                halves: 2 * points as u16,
                times: None,
                place: None,
                points,
            });
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Supply { camps: N_CAMPS }]
    }
}

impl TileId {
    /// All camps.
    pub fn camps() -> impl Iterator<Item = TileId> + Clone {
        TileId::of_module(Module::Camps)
    }

    /// Whether it is a camp. Camps are the only outposts.
    #[inline]
    pub const fn is_camp(self) -> bool {
        self.is_outpost()
    }
}

const _: () = assert!(N_CAMPS <= MAX_OUTPOSTS, "a palace must have room for all of them");
