//! Vizier's Favour: purchases out of turn. The stones stay on the table and cannot get lost.

use engine::modules::viziers_favour;
use engine::{Action, Game, Module, View, Viewer};
use protocol::Record;

use crate::examples::Shown;
use crate::golden::{ModuleEnd, Policy};
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        // Merely turning the stone over shows nothing of the module.
        matches!(action, Action::ViziersFavour(viziers_favour::Action::Buy { .. }))
            && action.describe(view).is_exact()
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        shown.places()
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((1, |near| {
            Action::ViziersFavour(match near.below(3) {
                0 => viziers_favour::Action::TurnStone,
                _ => viziers_favour::Action::Buy { space: near.space(), pay: near.payment() },
            })
        }))
    }

    /// VIZ-22: the market could not be refilled after a vizier purchase.
    fn end(&self) -> Option<ModuleEnd> {
        let is_of = |record: &Record, _: &[engine::Event]| is_by_vizier(record);
        Some(ModuleEnd { slug: "by-vizier", players: 2, policy: Policy::Random, is_of })
    }
}

/// Whether the last purchase was a vizier purchase that ended the game at once.
fn is_by_vizier(record: &Record) -> bool {
    let is_vizier =
        |action: &&Action| matches!(action, Action::ViziersFavour(viziers_favour::Action::Buy { .. }));
    let Some(at) = record.actions.iter().rposition(|action| is_vizier(&action)) else { return false };
    // After the purchase and its placement, only left-over tiles are placed.
    let mut game = Game::new(record.setup.rules(), record.seed.seed());
    for &action in &record.actions[..=at] {
        game.play_unchecked(action, &mut ());
    }
    let turn = game.view(Viewer::Public).turn();
    let short = game.view(Viewer::Public).supply_len() == 0;
    for &action in &record.actions[at + 1..] {
        game.play_unchecked(action, &mut ());
    }
    short && game.view(Viewer::Public).turn() == turn
}
