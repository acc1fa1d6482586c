//! Camps (`docs/rules/24-camps.md`, CAMP): tiles set outside against the walls, which score along their arrows.
//!
//! What they may touch and what they hold in place is told by the palace, for which they are outposts; how the wall goes
//! on beside them, too.

use crate::action::Action as AnyAction;
use crate::data::N_CAMPS;
use crate::game::{Game, Table};
use crate::grid::MAX_OUTPOSTS;
use crate::legal::ActionSink;
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::rules::Module;
use crate::scoring::{Line, Points, Scorer, Source as AnySource};
use crate::vocab::{Seat, TileId, TileSet};

/// What an outpost may touch is judged with the palace.
pub type Reason = Never;

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// The module keeps no open state.
pub(crate) type State = Nothing;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// It adds no action.
pub type Action = Never;

/// It tells nothing of its own.
pub type Event = Never;

/// It adds no step.
pub type Step = Never;

/// It asks for nothing.
pub type Awaited = Never;

/// What the module gives points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A camp, for the tiles in line with its arrows (CAMP-20).
    Camp(TileId),
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Camps mixed with the buildings of the supply (CAMP-01).
    Supply {
        /// How many.
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

/// CAMP-10: placements of camps.
pub(crate) fn place_actions(table: &Table, seat: Seat, out: &mut Vec<AnyAction>) {
    for tile in table.set_aside.outposts().iter() {
        let cells = table.palaces[seat].cells_for_outpost(tile.bastions());
        out.extend(cells.map(|at| AnyAction::Place { tile, at }));
    }
}

/// CAMP-10, CAMP-17: redesigns with camps.
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

/// CAMP-20 to CAMP-24: one line for each camp, in the order of the camps.
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

/// Answers for the module outside of the turn.
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

    /// Whether it is a camp. There are no other outposts.
    #[inline]
    pub const fn is_camp(self) -> bool {
        self.is_outpost()
    }
}

const _: () = assert!(N_CAMPS <= MAX_OUTPOSTS, "a palace has room for all of them");
