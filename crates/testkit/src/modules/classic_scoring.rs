//! Classic Scoring: it changes numbers in a table, so there is nothing to count and nothing to do.

use engine::{Action, Module, View};

use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).gives_action
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        // An exact payment, so that money can be taken as well, which brings the round.
        shown.places() && shown.scores()
    }
}
