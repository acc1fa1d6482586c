//! Classic Scoring (RED-97 of `docs/rules/60-red-palace.md`): The Red Palace with the score table of Alhambra.

use crate::data::MAJORITY_POINTS;
use crate::modules::{ModuleKeeper, Never, Nothing};
use crate::scoring::Round;
use crate::vocab::Building;

/// It adds nothing to the set-up.
pub type SetupItem = Never;

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

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

/// It refuses nothing.
pub type Reason = Never;

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;
}

/// RED-97: points for the first three places of a kind.
pub(crate) fn majority_points(round: Round, kind: Building) -> &'static [u8; 3] {
    &MAJORITY_POINTS[round as usize][kind as usize]
}
