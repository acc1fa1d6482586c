//! Bonus Cards: a building of one's own that a card shows counts twice.

use engine::modules::bonus_cards::{Action, Awaited, BonusCard};
use engine::vocab::{Seat, TileId};
use engine::{Action as AnyAction, Cards, View};

use super::{Advice, Decide, Worth};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::{Counts, Judge, counts_of};
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a card.
    pub struct Weights {
        /// The share of a second building that a tile on one of the seat's bonus cards is worth.
        bonus: f32 = 1.2,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["show"];

    const N_INPUTS: usize = 2;

    fn write_inputs(view: &View<'_>, hand: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = hand.bonus().iter().count() as f32;
        out[1] = view.bonus_shown(seat).iter().count() as f32;
    }

    /// BON-14: the seat will show every card that it can.
    fn buildings(view: &View<'_>, seat: Seat, is_own: bool) -> Counts {
        let building = |card: BonusCard| card.tile().kind().map_or(0, |kind| counts_of(kind, 1));
        let shown: Counts = view.bonus_shown(seat).iter().map(building).sum();
        let own = is_own.then(|| view.bonus_showable());
        shown + own.map_or(0, |cards| cards.iter().map(building).sum())
    }

    /// A building on one of the seat's secret cards counts twice (BON-20).
    fn anywhere(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
        let is_shown = |hand: &Cards| hand.bonus().iter().any(|card| card.tile() == tile);
        let has_card = judge.view.hand().is_some_and(|hand| !hand.bonus().is_empty() && is_shown(hand));
        match tile.kind() {
            Some(kind) if has_card => {
                worth + judge.weights.modules.bonus_cards.bonus * judge.second_gain(kind)
            }
            _ => worth,
        }
    }
}

impl Worth for Action {
    fn worth(self, _: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {
            // Cards stay secret except in a round.
            Action::Show { .. } => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, _: &mut Greedy, _: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            // BON-14: show every card that can be shown.
            Awaited::Show => {
                let is_shown = |action: &&AnyAction| matches!(action, AnyAction::BonusCards(_));
                legal.iter().find(is_shown).copied().unwrap_or(AnyAction::Pass)
            }
        }
    }
}
