//! Characters: the value of each one, in the auction and in use.

use engine::modules::characters::{self, Action, Awaited, Character};
use engine::vocab::{Money, Payment, Purse, Seat, Space};
use engine::{Action as AnyAction, Cards, View};

use super::{Advice, Decide, Worth, choose_one, choose_or_decline};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::{least_payment, reach, sums_of, with_card};
use crate::greedy::turn::{REDESIGN_WORTH, free};

/// The points a player gets for Fatima (CHR-43).
const FATIMA_POINTS: f32 = characters::FATIMA_POINTS as f32;

/// The share of a character's estimated value that is risked in an auction.
const BID_SHARE: f32 = 0.85;

/// The least gain for which an optional step before the turn is taken.
const BEFORE_WORTH: f32 = 0.2;

pub(super) struct Room;

/// No weights: the value of a character follows from what it does.
pub type Weights = ();

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &[
        "bid",
        "pay-bid",
        "keep-fatima",
        "karim",
        "knihstig",
        "ammar",
        "hakim",
        "laila",
        "machma",
        "yammerad",
    ];

    const N_INPUTS: usize = 10;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        view.characters(seat).iter().for_each(|character| out[character as usize] = 1.0);
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        match self {
            Action::Pay(pay) => paid(judge, pay),
            Action::Karim { space } => {
                let net = desk.net(judge, space.currency() as usize, 0) - karim_worth(judge);
                Some(free(net))
            }
            Action::Knihstig { card } => Some(desk.take(judge, &[card])),
            Action::Ammar => Some(judge.best_redesign() - REDESIGN_WORTH),
            Action::Yammerad => Some(5.0 * desk.coin),
            Action::Laila { space } => Some(put_under(judge, desk, space)),
            Action::Machma { give, take } => exchanged(judge, desk, give, take),
            Action::Bid(_) | Action::KeepFatima | Action::ExchangeFatima | Action::Hakim { .. } => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            Awaited::Bid => bid(&mut bot.judge(view), legal),
            Awaited::Pay => choose_one(bot, view, legal),
            Awaited::Fatima => fatima(&mut bot.judge(view), legal),
            Awaited::Knihstig => choose_or_decline(bot, view, legal),
            Awaited::Hakim => hakim(view, legal),
        }
    }
}

/// The value of a character to the deciding seat, from now to the end.
fn character_worth(judge: &mut Judge<'_, '_>, character: Character) -> f32 {
    let turns = judge.turns_left();
    let rounds = judge.rounds_left();
    match character {
        Character::AbdulKarim => karim_worth(judge) + 1.0,
        Character::AbdulKnihstig => 0.35 * turns,
        Character::AmmarElSchauf => 0.25 * turns,
        Character::FarukWillhaben => 0.25 * turns,
        Character::Fatima => FATIMA_POINTS,
        Character::HakimWahid => 3.0 * rounds,
        Character::LailaWundabah | Character::MachmaKlain | Character::Yammerad => 0.15 * turns,
        // CHR-42: a third of the wall, which will still grow.
        Character::YusufEPassuff => (f32::from(judge.longest_wall()) + 3.0) / 3.0 * rounds,
    }
}

/// The value of keeping Karim: the price of an expensive tile.
pub(super) fn karim_worth(judge: &Judge<'_, '_>) -> f32 {
    10.0 * judge.cost() * (judge.turns_left() / 2.0).min(1.0)
}

/// Makes the lowest bid if the character is worth it.
fn bid(judge: &mut Judge<'_, '_>, legal: &[AnyAction]) -> AnyAction {
    let lowest = legal.iter().find_map(|action| match action {
        AnyAction::Characters(Action::Bid(bid)) => Some(*bid),
        _ => None,
    });
    if let (Some(bid), Some(auction), Some(hand)) = (lowest, judge.view.auction(), judge.view.hand()) {
        let purses = hand.money.0.iter();
        let cost = purses.filter_map(|&purse| least_payment(purse, bid)).min().unwrap_or(u8::MAX);
        if judge.cost() * f32::from(cost) < BID_SHARE * character_worth(judge, auction.character) {
            return AnyAction::Characters(Action::Bid(bid));
        }
    }
    AnyAction::Pass
}

/// The value of a payment: the smallest is best, then the one that leaves more prices within reach.
fn paid(judge: &Judge<'_, '_>, pay: Payment) -> Option<f32> {
    let purse = judge.view.hand()?.money[pay.currency()];
    Some(reach(sums_of(purse.minus(pay.first()))) - reach(sums_of(purse)) - f32::from(pay.total()))
}

/// Keeps Fatima, unless the characters that may still be on the stack are worth more on average.
fn fatima(judge: &mut Judge<'_, '_>, legal: &[AnyAction]) -> AnyAction {
    let view = judge.view;
    let is_hidden = |character: Character| {
        character != Character::Fatima
            && !view.characters_gone().has(character)
            && !view.seats().any(|seat| view.characters(seat).has(character))
    };
    let (mut sum, mut n_hidden) = (0.0, 0.0);
    for character in Character::ALL.into_iter().filter(|&character| is_hidden(character)) {
        sum += character_worth(judge, character);
        n_hidden += 1.0;
    }
    let exchange = AnyAction::Characters(Action::ExchangeFatima);
    let keep = AnyAction::Characters(Action::KeepFatima);
    if sum > FATIMA_POINTS * n_hidden && legal.contains(&exchange) { exchange } else { keep }
}

fn hakim(view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
    let Some(seat) = view.to_act() else { return legal[0] };
    let named = AnyAction::Characters(Action::Hakim { kind: view.best_hakim_kind(seat) });
    if legal.contains(&named) { named } else { legal[0] }
}

/// The gain from replacing the tile on that space (Laila). A new tile is worth about one action more than it costs.
fn put_under(judge: &mut Judge<'_, '_>, desk: &mut Desk, space: Space) -> f32 {
    let currency = space.currency() as usize;
    let now = desk.exact(judge, currency, desk.sums[currency]);
    reach(desk.sums[currency]) * judge.weights.action - now - BEFORE_WORTH
}

/// The gain from exchanging a card of the hand for one of the money row (Machma).
fn exchanged(judge: &mut Judge<'_, '_>, desk: &mut Desk, give: Money, take: Money) -> Option<f32> {
    let (from, to) = (give.currency() as usize, take.currency() as usize);
    let mut sums = desk.sums;
    sums[from] = sums_of(judge.view.hand()?.money[give.currency()].minus(Purse::one(give)));
    sums[to] = with_card(sums[to], take.value());
    let mut worth = desk.coin * (f32::from(take.value()) - f32::from(give.value()));
    for (currency, new) in sums.into_iter().enumerate() {
        let old = desk.sums[currency];
        worth += judge.weights.reach * (reach(new) - reach(old));
        worth += desk.exact(judge, currency, new) - desk.exact(judge, currency, old);
    }
    Some(worth - BEFORE_WORTH)
}
