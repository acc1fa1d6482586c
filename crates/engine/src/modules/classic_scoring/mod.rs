//! Classic Scoring (RED-97 of `docs/rules/60-red-palace.md`): The Red Palace with the score table of Alhambra.

use crate::data::MAJORITY_POINTS;
use crate::modules::{ModuleKeeper, Never, Nothing};
use crate::scoring::Round;
use crate::vocab::Building;

/// This module adds nothing to the set-up list.
pub type SetupItem = Never;

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

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

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;
}

/// RED-97: points for the first three places of a kind.
pub(crate) fn majority_points(round: Round, kind: Building) -> &'static [u8; 3] {
    &MAJORITY_POINTS[round as usize][kind as usize]
}
