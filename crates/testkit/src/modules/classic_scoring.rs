//! Classic Scoring: it only changes the numbers in a table, so it has no pieces to count and no actions.

use engine::{Action, Module, View};

use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).gives_action
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        // The exact payment leaves another action for taking money, which triggers the scoring round.
        shown.places() && shown.scores()
    }
}
