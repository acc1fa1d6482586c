//! What the modules offer: characters, vizier, thieves, chests, sultan cards.

use engine::data::TREASURE_POINTS;
use engine::modules::characters::Character;
use engine::modules::power_of_the_sultan::{self, SultanCard, opposite};
use engine::modules::treasure_chamber::Room;
use engine::modules::{bazaars, characters, master_builders, thieves, treasure_chamber, viziers_favour};
use engine::vocab::{Building, Currency, MAX_SEATS, Money, Purse};
use engine::{Action, Round, View};

use super::best;
use super::judge::Judge;
use super::majority::{expected, level};
use super::money::{least_payment, reach, sums_of, with_card};
use super::turn::{Desk, many_cards};

/// Points a player gets for Fatima (CHR-43).
const FATIMA_POINTS: f32 = 8.0;

/// The price of a room (TRE-11).
const ROOM_PRICE: u8 = 8;

/// Share of a character's estimated worth that is risked in an auction.
const BID_SHARE: f32 = 0.85;

/// The share of its worth for which a sultan card is kept back from a building that fits badly.
const SULTAN_PATIENCE: f32 = 0.5;

/// What a redesign must bring to be made for its own sake.
const REDESIGN_WORTH: f32 = 1.0;

/// What a step before the turn must bring to be taken.
const BEFORE_WORTH: f32 = 0.2;

/// What a character is worth to the seat that decides, from now to the end.
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
        // CHR-42: a third of the wall, which grows until the end.
        Character::YusufEPassuff => (f32::from(judge.longest_wall()) + 3.0) / 3.0 * rounds,
    }
}

/// What Karim is worth while he is kept: the price of a dear tile.
pub(super) fn karim_worth(judge: &Judge<'_, '_>) -> f32 {
    10.0 * judge.cost() * (judge.turns_left() / 2.0).min(1.0)
}

pub(super) fn bid(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let lowest = legal.iter().find_map(|action| match action {
        Action::Characters(characters::Action::Bid(bid)) => Some(*bid),
        _ => None,
    });
    if let (Some(bid), Some(auction), Some(hand)) = (lowest, judge.view.auction(), judge.view.hand()) {
        let purses = hand.money.0.iter();
        let cost = purses.filter_map(|&purse| least_payment(purse, bid)).min().unwrap_or(u8::MAX);
        if judge.cost() * f32::from(cost) < BID_SHARE * character_worth(judge, auction.character) {
            return Action::Characters(characters::Action::Bid(bid));
        }
    }
    Action::Pass
}

/// The smallest payment; of equal ones the one that leaves more prices within reach.
pub(super) fn pay_bid(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let Some(hand) = judge.view.hand() else { return legal[0] };
    best(legal, |action| match action {
        Action::Characters(characters::Action::Pay(pay)) => {
            let purse = hand.money[pay.currency()];
            reach(sums_of(purse.minus(pay.first()))) - reach(sums_of(purse)) - f32::from(pay.total())
        }
        _ => f32::NEG_INFINITY,
    })
}

/// Kept, unless those who may lie on the stack are worth more on average.
pub(super) fn fatima(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
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
    let exchange = Action::Characters(characters::Action::ExchangeFatima);
    let keep = Action::Characters(characters::Action::KeepFatima);
    if sum > FATIMA_POINTS * n_hidden && legal.contains(&exchange) { exchange } else { keep }
}

pub(super) fn knihstig(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let mut desk = Desk::new(judge);
    best(legal, |action| match action {
        Action::Characters(characters::Action::Knihstig { card }) => desk.take(judge, &[*card]),
        _ => 0.0,
    })
}

pub(super) fn hakim(view: &View<'_>, legal: &[Action]) -> Action {
    let Some(seat) = view.to_act() else { return legal[0] };
    let named = Action::Characters(characters::Action::Hakim { kind: view.best_hakim_kind(seat) });
    if legal.contains(&named) { named } else { legal[0] }
}

/// BON-14: every card that can be shown; outside of a round they stay secret.
pub(super) fn show_bonus(legal: &[Action]) -> Action {
    let is_shown = |action: &&Action| matches!(action, Action::BonusCards(_));
    legal.iter().find(is_shown).copied().unwrap_or(Action::Pass)
}

/// F0: a card for nothing, a better card, a better tile, or nothing.
pub(super) fn before_turn(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let mut desk = Desk::new(judge);
    let Some(hand) = judge.view.hand() else { return Action::Pass };
    best(legal, |action| match *action {
        Action::Characters(characters::Action::Yammerad) => 5.0 * desk.coin,
        Action::Characters(characters::Action::Laila { space }) => {
            let currency = space.currency() as usize;
            let now = desk.exact(judge, currency, desk.sums[currency]);
            // A tile that comes up is worth about one action more than it costs.
            reach(desk.sums[currency]) * judge.weights.action - now - BEFORE_WORTH
        }
        Action::Characters(characters::Action::Machma { give, take }) => {
            let (from, to) = (give.currency() as usize, take.currency() as usize);
            let mut sums = desk.sums;
            sums[from] = sums_of(hand.money[give.currency()].minus(Purse::one(give)));
            sums[to] = with_card(sums[to], take.value());
            let mut worth = desk.coin * (f32::from(take.value()) - f32::from(give.value()));
            for (currency, new) in sums.into_iter().enumerate() {
                let old = desk.sums[currency];
                worth += judge.weights.reach * (reach(new) - reach(old));
                worth += desk.exact(judge, currency, new) - desk.exact(judge, currency, old);
            }
            worth - BEFORE_WORTH
        }
        _ => 0.0,
    })
}

/// F3: Ammar, or the master builder card that is missed least, when there is something to be gained.
pub(super) fn end_of_turn(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let gain = judge.best_redesign();
    let desk = Desk::new(judge);
    let Some(hand) = judge.view.hand() else { return Action::Pass };
    best(legal, |action| match *action {
        Action::Characters(characters::Action::Ammar) => gain - REDESIGN_WORTH,
        Action::MasterBuilders(master_builders::Action::Play { card }) => {
            let currency = card.currency();
            let rest = sums_of(hand.money[currency].minus(Purse::one(card)));
            let missed = judge.weights.reach * (reach(desk.sums[currency as usize]) - reach(rest));
            gain - REDESIGN_WORTH - desk.cost * f32::from(card.value()) - missed
        }
        _ => 0.0,
    })
}

/// F11: a tile that is worth more than its price and the stone, or a card that is worth more than the thief. Whoever
/// plays next can buy without the stone.
pub(super) fn interrupt(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let view = judge.view;
    if view.turn_of().next(view.rules().players()) == judge.seat {
        return Action::Pass;
    }
    let mut desk = Desk::new(judge);
    let stone = judge.weights.vizier * judge.time();
    let thief = judge.weights.thief * judge.time();
    best(legal, |action| match *action {
        Action::ViziersFavour(viziers_favour::Action::Buy { space, pay }) => {
            desk.paid(judge, space, pay) - stone - many_cards(pay)
        }
        Action::Bazaars(bazaars::Action::VizierBuy { tile, pay }) => {
            desk.bazaar(judge, tile, pay) - stone - many_cards(pay)
        }
        Action::Thieves(thieves::Action::Steal { card }) => desk.take(judge, &[card]) - thief,
        _ => 0.0,
    })
}

/// What the chests of a room would bring, counting those that find a place.
pub(super) fn room_worth(judge: &Judge<'_, '_>, room: Room) -> f32 {
    let view = judge.view;
    let Some(chests) = view.room(room) else { return 0.0 };
    let mut free = [0u8; 6];
    let mut own = 0;
    let stored = view.stored_chests();
    let buildings = judge.palace.tiles().map(|(_, tile)| tile).chain(view.set_aside().iter());
    for tile in buildings {
        match tile.kind() {
            Some(_) if stored.has(tile) => own += 1,
            Some(kind) => free[kind as usize] += 1,
            None => {}
        }
    }
    let mut placed = 0;
    for kind in chests {
        let free = &mut free[kind as usize];
        placed += u8::from(*free > 0);
        *free = free.saturating_sub(1);
    }
    if placed == 0 {
        return 0.0;
    }
    let mut others = [0u8; MAX_SEATS];
    let mut n_others = 0;
    for seat in view.seats().filter(|&seat| seat != judge.seat) {
        others[n_others] = view.chests_of(seat) as u8;
        n_others += 1;
    }
    if let Some(dirk) = view.dirk() {
        others[n_others] = dirk.and(stored).len() as u8;
        n_others += 1;
    }
    let others = &others[..n_others];
    let mut worth = 0.0;
    for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
        // The later the round, the more chests may still come to the others.
        let level = level(0.5 + judge.time() * (round as u8 as f32 + 1.0));
        let points = &TREASURE_POINTS[round as usize];
        let now = if own == 0 { 0.0 } else { expected(own, others, points, level) };
        worth += expected(own + placed, others, points, level) - now;
    }
    // A lead in chests is easily lost again, the more so the more players there are. Found by matches.
    worth * (0.55 - 0.05 * view.rules().players() as f32)
}

/// What it costs to pay for a room.
pub(super) fn room_cost(judge: &Judge<'_, '_>, desk: &Desk) -> f32 {
    // Coins of any currency are taken where they are needed least, so the price is seldom overshot by much.
    let dearest = judge.weights.reach * 0.1;
    desk.cost * (f32::from(ROOM_PRICE) + 0.5) + dearest
}

/// TRE-11: the next card towards 8, so that little is lost and little is missed.
pub(super) fn pay_chests(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let view = judge.view;
    let (Some(hand), Some(purchase)) = (view.hand(), view.chest_purchase()) else { return legal[0] };
    let missing = u32::from(ROOM_PRICE.saturating_sub(purchase.paid));
    let cost = judge.cost();
    best(legal, |action| {
        let Action::TreasureChamber(treasure_chamber::Action::Pay { card }) = *action else {
            return f32::NEG_INFINITY;
        };
        let value = u32::from(card.value());
        let lost = if value >= missing {
            value - missing
        } else {
            least_rest(hand.money.0, card, missing - value).saturating_sub(missing - value)
        };
        let purse = hand.money[card.currency()];
        let missed = reach(sums_of(purse)) - reach(sums_of(purse.minus(Purse::one(card))));
        -cost * lost as f32 - judge.weights.reach * missed
    })
}

/// The least sum of at least `missing` from the pieces that may still follow `last`: those of lower value, or of
/// the same value from its face on.
fn least_rest(purses: [Purse; Currency::ALL.len()], last: Money, missing: u32) -> u32 {
    let mut sums = 1u64;
    for piece in Money::pieces().filter(|&piece| (last.value(), piece) >= (piece.value(), last)) {
        let count = purses[piece.currency() as usize].count_of(piece) - u8::from(piece == last);
        (0..count).for_each(|_| sums |= sums << piece.value());
    }
    let enough = sums >> missing;
    if enough == 0 { u32::MAX } else { missing + enough.trailing_zeros() }
}

/// What a sultan card with the better of the kinds that a roll allows is worth, on average.
fn rolled_worth(judge: &mut Judge<'_, '_>) -> f32 {
    let mut sum = 0.0;
    for kind in Building::ALL {
        sum += judge.sultan(kind).max(judge.sultan(opposite(kind)));
    }
    sum / Building::ALL.len() as f32
}

/// What a sultan card of the display is worth: its mark may be kept or rolled anew (SUL-14).
pub(super) fn sultan_worth(judge: &mut Judge<'_, '_>, card: SultanCard) -> f32 {
    let mark = judge.view.sultan_display().find(|&(other, _)| other == card);
    let kept = mark.map_or(0.0, |(_, kind)| judge.sultan(kind));
    kept.max(rolled_worth(judge))
}

/// SUL-14: the mark is kept if it is at least as good as a roll; after a roll the better kind.
pub(super) fn sultan_mark(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let owned = judge.view.sultan_mark().map(|(card, _)| card);
    let mark = judge.view.sultan_cards(judge.seat).find(|&(card, _)| Some(card) == owned);
    best(legal, |action| match *action {
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Keep) => {
            mark.map_or(0.0, |(_, kind)| judge.sultan(kind))
        }
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Roll) => rolled_worth(judge),
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Mark { kind }) => judge.sultan(kind),
        _ => f32::NEG_INFINITY,
    })
}

/// SUL-22: a building for nothing is taken, unless one that fits better can be hoped for.
pub(super) fn sultan_offer(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    best(legal, |action| match *action {
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Claim { tile }) => {
            let kept = tile.kind().map_or(0.0, |kind| judge.sultan(kind));
            judge.tile(tile) - SULTAN_PATIENCE * kept
        }
        _ => 0.0,
    })
}
