//! Decisions by value: money, purchases, redesigns, placing what was bought, and what may be done before, after and
//! between turns.

use engine::vocab::Payment;
use engine::{Action, Awaited};

use super::best;
use super::desk::{Desk, many_cards};
use super::judge::Judge;
use super::modules::{self, Worth};

/// Lifts what costs no action above everything that does.
pub(super) const FREE: f32 = 1000.0;

/// Worse than any real choice.
pub(super) const NEVER: f32 = -1000.0;

/// The least gain for which an optional redesign is made.
pub(super) const REDESIGN_WORTH: f32 = 1.0;

/// In unusually long games, only redesigns that add a tile are made from this turn on. Every other action uses up a
/// limited supply of tiles or money, so the game ends even if this bot plays all seats.
const LAST_SWAP_TURN: u32 = 150;

/// The rank of something that costs no action: it is done if it gains anything.
pub(super) fn free(net: f32) -> f32 {
    if net > 0.0 { FREE + net } else { net }
}

/// The rank of a purchase that gains `net`: an exact one costs no action, any other must gain more.
pub(super) fn purchase(judge: &Judge<'_, '_>, net: f32, pay: Payment, is_exact: bool) -> f32 {
    if is_exact && net > 0.0 { FREE + net - many_cards(pay) } else { net - judge.weights.overpay }
}

/// The most valuable action; `other` is the value of those that are never played for their own sake.
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

/// The desk, built only when it is first needed; many decisions do without it.
#[inline]
fn open<'d>(desk: &'d mut Option<Desk>, judge: &Judge<'_, '_>) -> &'d mut Desk {
    desk.get_or_insert_with(|| Desk::new(judge))
}

/// Whether tiles may still be swapped and removed. A compulsory redesign costs no action and may come at any time.
fn may_swap(judge: &Judge<'_, '_>) -> bool {
    judge.view.turn() < LAST_SWAP_TURN || judge.view.awaited() == Awaited::Redesign
}

macro_rules! worth {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// The value of an action; `None` for those that are never played for their own sake.
        #[inline]
        fn worth(judge: &mut Judge<'_, '_>, desk: &mut Option<Desk>, action: Action) -> Option<f32> {
            Some(match action {
                Action::TakeMoney(cards) => open(desk, judge).take(judge, cards.as_slice()),
                Action::Buy { space, pay } => {
                    let desk = open(desk, judge);
                    let net = desk.paid(judge, space, pay);
                    // Each space has its own currency, so an exact purchase hardly ever gets in the way of another
                    // action. The price comes from the desk, because asking the action each time is slow.
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
