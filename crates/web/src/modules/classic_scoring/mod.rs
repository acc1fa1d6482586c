//! Classic scoring: other numbers in the score tiles of The Red Palace, which shows them; here is only where its rule is.

use super::{CARD, OnPage, Picture};
use crate::art::scoring_card_art;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (CARD, scoring_card_art(1))
    }

    fn only_rule(&self) -> Option<&'static str> {
        Some("RED-97")
    }
}
