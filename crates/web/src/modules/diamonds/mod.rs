//! Diamonds: money that looks like other money to the page, and pays for any tile of the market.

use engine::vocab::Currency;

use super::OnPage;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn pays_everywhere(&self) -> Option<Currency> {
        Some(Currency::Diamond)
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/22-diamonds.md"))
    }
}
