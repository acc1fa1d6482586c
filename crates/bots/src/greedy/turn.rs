//! Decisions by worth: money, purchases, redesigns, the placing of what was bought, and what may be done before,
//! after and between turns.

use engine::vocab::Payment;
use engine::{Action, Awaited};

use super::best;
use super::desk::{Desk, many_cards};
use super::judge::Judge;
use super::modules::{self, Worth};

/// Lifts what costs no action above everything that does.
pub(super) const FREE: f32 = 1000.0;

/// What is worse than any choice of taste.
pub(super) const NEVER: f32 = -1000.0;

/// What a redesign must bring to be made for its own sake.
pub(super) const REDESIGN_WORTH: f32 = 1.0;

/// Redesigns other than adding are left alone late in games that are longer than usual. Every other action uses up
/// tiles or money of which there is an end, so the game ends even if all seats are played by this bot.
const LAST_SWAP_TURN: u32 = 150;

/// What costs no action is done if it brings anything.
pub(super) fn free(net: f32) -> f32 {
    if net > 0.0 { FREE + net } else { net }
}

/// What a purchase is worth that brings so much: an exact one costs no action, another must bring more.
pub(super) fn purchase(judge: &Judge<'_, '_>, net: f32, pay: Payment, is_exact: bool) -> f32 {
    if is_exact && net > 0.0 { FREE + net - many_cards(pay) } else { net - judge.weights.overpay }
}

/// The action that brings most; `other` is the worth of those that are never taken for their own sake.
pub(super) fn choose(judge: &mut Judge<'_, '_>, legal: &[Action], other: f32) -> Action {
    let mut desk = None;
    best(legal, |action| worth(judge, &mut desk, *action).unwrap_or(other))
}

/// What each of the legal actions brings; nothing for those that are never taken for their own sake.
pub(super) fn worths(judge: &mut Judge<'_, '_>, legal: &[Action], mut each: impl FnMut(Option<f32>)) {
    let mut desk = None;
    legal.iter().for_each(|action| each(worth(judge, &mut desk, *action)));
}

/// The action that brings most between two turns. Whoever plays next has a turn for it.
pub(super) fn interrupt(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let view = judge.view;
    if view.turn_of().next(view.rules().players()) == judge.seat {
        return Action::Pass;
    }
    choose(judge, legal, 0.0)
}

/// What many decisions do without is worked out when it is asked for.
#[inline]
fn open<'d>(desk: &'d mut Option<Desk>, judge: &Judge<'_, '_>) -> &'d mut Desk {
    desk.get_or_insert_with(|| Desk::new(judge))
}

/// Whether tiles may still be swapped and removed. A redesign that must be made uses up no action and may come at any
/// time.
fn may_swap(judge: &Judge<'_, '_>) -> bool {
    judge.view.turn() < LAST_SWAP_TURN || judge.view.awaited() == Awaited::Redesign
}

macro_rules! worth {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What an action brings; nothing for those that are never taken for their own sake.
        #[inline]
        fn worth(judge: &mut Judge<'_, '_>, desk: &mut Option<Desk>, action: Action) -> Option<f32> {
            Some(match action {
                Action::TakeMoney(cards) => open(desk, judge).take(judge, cards.as_slice()),
                Action::Buy { space, pay } => {
                    let desk = open(desk, judge);
                    let net = desk.paid(judge, space, pay);
                    // Spaces and currencies go together, so an exact purchase hardly stands in the way of another
                    // action. The desk knows the price, which an action would be asked for every time.
                    let excess = pay.total().saturating_sub(desk.price_of(space.currency() as usize).into());
                    match excess {
                        0 => purchase(judge, net, pay, true),
                        _ => purchase(judge, modules::overpaid(judge, desk, excess, net), pay, false),
                    }
                }
                Action::Add { tile, at } | Action::Place { tile, at } => judge.place(tile, at),
                Action::Swap { tile, at } => return may_swap(judge).then(|| judge.swap(tile, at)),
                Action::Remove { at } => return may_swap(judge).then(|| judge.remove(at)),
                Action::Reserve { tile } => judge.reserve(tile),
                Action::GiveToDirk { tile } => {
                    let gift = judge.view.kind_of(tile).map_or(0.0, |kind| judge.gift(kind));
                    gift - modules::owned(judge, tile, 0.0)
                }
                Action::Stop | Action::Pass => 0.0,
                Action::AddMoney { .. } => return None,
                $(Action::$module(action) => return action.worth(judge, open(desk, judge)),)*
                Action::RedPalace(action) => return action.worth(judge, open(desk, judge)),
            })
        }
    };
}
engine::for_each_module!(worth);
