//! Medinas (`docs/rules/62-medinas.md`, MED): terrain tiles of The Red Palace that cost points.

use crate::data::{MEDINA_EXTRA, MEDINA_LOSSES};
use crate::game::Table;
use crate::modules::{ModuleKeeper, Never, Nothing};
use crate::rules::Module;
use crate::scoring::{DIRK, Line, Place, Points, Round, Scorer, Source as AnySource, index};
use crate::vocab::{MAX_SEATS, Seat, TileId};

/// This module adds nothing to the set-up list.
pub type SetupItem = Never;

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

/// This module has no reasons of its own to refuse an action.
pub type Reason = Never;

/// What this module takes points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// The number of medinas, which costs points (MED-20).
    Medinas,
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;
}

impl TileId {
    /// All medinas.
    pub fn medinas() -> impl Iterator<Item = TileId> + Clone {
        TileId::of_module(Module::Medinas)
    }

    /// Whether it is a medina: a terrain tile with a building of no kind (MED-02).
    #[inline]
    pub const fn is_medina(self) -> bool {
        self.number_in(Module::Medinas).is_some()
    }
}

/// The number of medinas that count for a scorer, and the price of the most expensive one (MED-12, MED-21, MED-40).
fn medinas_of(table: &Table, who: Scorer) -> (u16, u8) {
    let count = |tiles: &mut dyn Iterator<Item = TileId>| {
        let medinas = tiles.filter(|tile| tile.is_medina());
        medinas.fold((0, 0), |(count, dearest), tile| (count + 1, tile.price().max(dearest)))
    };
    match who {
        Scorer::Seat(seat) => count(&mut table.palaces[seat].tiles_without_outposts().map(|(_, tile)| tile)),
        Scorer::Dirk => count(&mut table.dirk.iter()),
    }
}

/// MED-20 to MED-23: ranks everybody, starting with the fewest medinas.
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    let dirk = table.rules.has_dirk().then_some(Scorer::Dirk);
    let scorers = || Seat::all(table.players()).map(Scorer::Seat).chain(dirk);
    let mut counts = [(0, 0); MAX_SEATS + 1];
    scorers().for_each(|who| counts[index(who)] = medinas_of(table, who));
    debug_assert_eq!(DIRK, MAX_SEATS);
    for who in scorers() {
        let own = counts[index(who)];
        let fewer = scorers().filter(|&other| counts[index(other)] < own).count();
        let tied = scorers().filter(|&other| counts[index(other)] == own).count();
        let worth = MEDINA_LOSSES[round as usize];
        let losses = worth.iter().skip(fewer).take(tied);
        // MED-22: the share of those without medinas is rounded up; nobody else is ever tied (MED-21).
        let share = losses.map(|&loss| Points::from(loss)).sum::<Points>() as u16;
        let extra = if own.0 == 0 { MEDINA_EXTRA[round as usize] } else { 0 };
        let points = -(share.div_ceil(tied as u16) as Points) - Points::from(extra);
        let place = Some(Place { place: fewer as u8 + 1, tied: tied as u8, worth });
        write(Line {
            who,
            source: AnySource::Medinas(Source::Medinas),
            halves: 2 * own.0,
            times: None,
            place,
            points,
        });
    }
}
