//! Classic scoring: different numbers in the score tiles of The Red Palace, which are shown there.

use super::{CARD, OnPage, Picture};
use crate::art::scoring_card_art;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (CARD, scoring_card_art(1))
    }

    fn weight(&self) -> u8 {
        1
    }
}
