//! The Power of the Sultan: cards that claim a building of their kind for free.

use engine::modules::power_of_the_sultan::{Action, Awaited, SultanCard, opposite};
use engine::vocab::{Building, Seat};
use engine::{Action as AnyAction, Cards, View};

use super::{Advice, Decide, Worth, choose_one, choose_or_decline};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::turn::purchase;
use crate::greedy::weights::weights;

/// The share of a sultan card's value that a building must exceed to be worth claiming.
const PATIENCE: f32 = 0.5;

pub(super) struct Room;

weights! {
    /// The value of a sultan card.
    pub struct Weights {
        /// The share of a building's value that a sultan card of its kind is worth.
        sultan: f32 = 0.9,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["sultan", "keep-mark", "roll-mark", "mark", "claim"];

    const N_INPUTS: usize = 1;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = view.sultan_cards(seat).count() as f32;
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Buy { card, pay } => {
                let cost = desk.cost_of(judge, pay);
                let net = displayed(judge, card) - cost;
                let is_exact = AnyAction::PowerOfTheSultan(self).describe(judge.view).is_exact();
                purchase(judge, net, pay, is_exact)
            }
            // SUL-14: the mark is kept if it is at least as good as a roll; after a roll the better kind is taken.
            Action::Keep => {
                let owned = judge.view.sultan_mark().map(|(card, _)| card);
                let mark = judge.view.sultan_cards(judge.seat).find(|&(card, _)| Some(card) == owned);
                mark.map_or(0.0, |(_, kind)| marked(judge, kind))
            }
            Action::Roll => rolled(judge),
            Action::Mark { kind } => marked(judge, kind),
            // SUL-22: a free building is taken unless a better one is likely to come.
            Action::Claim { tile } => {
                let kept = tile.kind().map_or(0.0, |kind| marked(judge, kind));
                judge.tile(tile) - PATIENCE * kept
            }
        })
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            Awaited::Mark | Awaited::Roll => choose_one(bot, view, legal),
            Awaited::Offer => choose_or_decline(bot, view, legal),
        }
    }
}

/// The value of a card with that mark: a free building of the kind, if one is still to come.
fn marked(judge: &mut Judge<'_, '_>, kind: Building) -> f32 {
    let unseen = f32::from(judge.unseen(kind));
    // Every tile of the supply is drawn before the end; the more there are of the kind, the sooner one comes.
    judge.weights.modules.power_of_the_sultan.sultan * judge.gain(kind) * unseen / (unseen + 1.0)
}

/// The average value of a card after a roll, when the better of two kinds is chosen.
fn rolled(judge: &mut Judge<'_, '_>) -> f32 {
    let mut sum = 0.0;
    for kind in Building::ALL {
        sum += marked(judge, kind).max(marked(judge, opposite(kind)));
    }
    sum / Building::ALL.len() as f32
}

/// The value of a card in the display: its mark may be kept or rolled again (SUL-14).
fn displayed(judge: &mut Judge<'_, '_>, card: SultanCard) -> f32 {
    let mark = judge.view.sultan_display().find(|&(other, _)| other == card);
    let kept = mark.map_or(0.0, |(_, kind)| marked(judge, kind));
    kept.max(rolled(judge))
}
