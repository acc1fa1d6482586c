//! Invaders: invasion cards, scouts and lost points.

use engine::modules::invaders;
use engine::vocab::{Building, Seat};
use engine::{Action, Event, Game, Module, Points, Rules, View, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).gives_action
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        let looked = |event: &Event| matches!(event, Event::Invaders(invaders::Event::Looked { .. }));
        shown.events.iter().any(looked)
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        let past = view.past_invasions().into_iter().flatten();
        for dir in past.chain(secrets.invasions()) {
            count(&format!("invasion {}", dir.name()), 1);
        }
        for kind in view.scouts().iter().chain(view.scouts_gone().iter()).chain(secrets.scouts_down()) {
            count(&format!("scout {}", kind.name()), 1);
        }
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(["N", "E", "S", "W"].map(|dir| (format!("invasion {dir}"), 1)));
        census.extend(Building::ALL.map(|kind| (format!("scout {}", kind.name()), 1)));
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((1, |_| Action::Invaders(invaders::Action::Look)))
    }

    fn points_lost(&self, event: &Event, seat: Seat) -> Points {
        match *event {
            Event::Invaders(invaders::Event::Lost { seat: loser, points, .. }) if loser == seat => points,
            _ => 0,
        }
    }
}
