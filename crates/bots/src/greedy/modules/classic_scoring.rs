//! Classic Scoring: the points for majorities of The Red Palace are read from the view with or without it.

use super::Advice;

pub(super) struct Room;

/// The bot plays for points, whatever their number.
pub type Weights = ();

impl Advice for Room {}
