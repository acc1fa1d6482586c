//! Diamonds: the page treats them like other money, except that they pay for any tile of the market.

use engine::vocab::Currency;

use super::{OnPage, Picture, ROUND};
use crate::art::coin_art;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (ROUND, coin_art(Currency::Diamond))
    }

    fn weight(&self) -> u8 {
        1
    }

    fn pays_everywhere(&self) -> Option<Currency> {
        Some(Currency::Diamond)
    }
}
