//! Classic scoring: other numbers in the score tiles of The Red Palace, which shows them; here is only where its rule is.

use super::OnPage;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn only_rule(&self) -> Option<&'static str> {
        Some("RED-97")
    }
}
