//! Diamonds: money of a fifth currency.

use engine::vocab::Currency;
use engine::{Action, Module, Rules, View};

use crate::census::Census;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).pay.is_some_and(|pay| pay.currency() == Currency::Diamond)
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        let copies = [(3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 1), (9, 1)];
        if dealt {
            census.extend(copies.map(|(value, copies)| (format!("diamond-{value}"), copies)));
        }
    }
}
