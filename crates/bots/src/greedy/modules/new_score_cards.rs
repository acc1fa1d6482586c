//! New Score Cards: the points for majorities are public and are read from the view.

use super::Advice;

pub(super) struct Room;

/// No weights: the bot plays for points, however many there are.
pub type Weights = ();

impl Advice for Room {
    const SETS_POINTS: bool = true;
}
