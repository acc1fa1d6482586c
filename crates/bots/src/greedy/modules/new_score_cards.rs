//! New Score Cards: the points for majorities lie open and are read from the view.

use super::Advice;

pub(super) struct Room;

/// The bot plays for points, whatever their number.
pub type Weights = ();

impl Advice for Room {
    const SETS_POINTS: bool = true;
}
