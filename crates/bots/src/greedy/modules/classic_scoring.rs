//! Classic Scoring: the bot reads the majority points of The Red Palace from the view with or without it.

use super::Advice;

pub(super) struct Room;

/// No weights: the bot plays for points, however many there are.
pub type Weights = ();

impl Advice for Room {}
