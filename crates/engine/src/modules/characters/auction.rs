//! The auction of a character (CHR-10 to CHR-17) and Fatima's choice (CHR-34).

use super::Reason;
use super::{Action, Auction, Character, Event, Step, tell};
use crate::Action as AnyAction;
use crate::check;
use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::modules::currency_exchange;
use crate::payment;
use crate::purchase::{self, Goods, Purchase};
use crate::step::Step as AnyStep;
use crate::vocab::{Currency, Payment, Seat, SeatSet};

/// CHR-10: opens an auction, which interrupts the drawing of cards.
pub(super) fn open(game: &mut Game, character: Character, auctioneer: Seat, sink: &mut impl EventSink) {
    let auction = Auction { character, best: None, asked: auctioneer, passed: SeatSet::EMPTY };
    game.table.modules.characters.auction = Some(auction);
    game.table.steps.push(AnyStep::Characters(Step::Bid));
    tell(sink, Event::AuctionOpened { character, auctioneer });
}

/// CHR-13: the highest bid that a player may make.
pub(super) fn highest_bid(hand: &Cards) -> u8 {
    hand.money.0.iter().map(|purse| purse.total() as u8).max().unwrap_or(0)
}

fn lowest_bid(auction: &Auction) -> u8 {
    auction.best.map_or(1, |(_, bid)| bid + 1)
}

pub(super) fn list(table: &Table, hand: &Cards, step: Step, out: &mut Vec<AnyAction>) {
    let Some(auction) = table.modules.characters.auction else { return };
    match step {
        Step::Bid => {
            let bids = lowest_bid(&auction)..=highest_bid(hand);
            out.extend(bids.map(|bid| AnyAction::Characters(Action::Bid(bid))));
            out.push(AnyAction::Pass);
        }
        Step::Pay => {
            let Some((_, bid)) = auction.best else { return };
            for currency in Currency::ALL {
                payment::each(hand.money[currency], u16::from(bid), false, |cards| {
                    out.push(AnyAction::Characters(Action::Pay(Payment::plain(currency, cards))));
                });
            }
        }
        Step::Fatima => {
            out.push(AnyAction::Characters(Action::KeepFatima));
            out.push(AnyAction::Characters(Action::ExchangeFatima));
        }
        Step::Draw | Step::Replace { .. } | Step::Knihstig | Step::Hakim => {}
    }
}

pub(super) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let not_now = Illegal::NotNow(table.awaited());
    let auction = table.modules.characters.auction.ok_or(not_now)?;
    match (table.steps.top(), action) {
        (Some(AnyStep::Characters(Step::Bid)), Action::Bid(bid)) => {
            if bid < lowest_bid(&auction) {
                return Err(Illegal::Characters(Reason::BidTooLow));
            }
            if bid > highest_bid(hand) { Err(Illegal::Characters(Reason::BidTooHigh)) } else { Ok(()) }
        }
        (Some(AnyStep::Characters(Step::Pay)), Action::Pay(pay)) => {
            hooks::check_played(table, pay)?;
            // EXC-32: a bid is paid in one currency.
            if pay.exchange().is_some() {
                return Err(Illegal::CurrencyExchange(currency_exchange::Reason::NoExchangeForBids));
            }
            check::payment(hand, pay, auction.best.map_or(0, |(_, bid)| u16::from(bid)))
        }
        (Some(AnyStep::Characters(Step::Fatima)), Action::KeepFatima | Action::ExchangeFatima) => Ok(()),
        _ => Err(not_now),
    }
}

pub(super) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let state = &mut game.table.modules.characters;
    let Some(auction) = &mut state.auction else { return };
    match action {
        Action::Bid(bid) => {
            auction.best = Some((seat, bid));
            tell(sink, Event::Bid { seat, bid });
            go_on(game, seat, sink);
        }
        Action::Pay(pay) => {
            let price = auction.best.map_or(0, |(_, bid)| bid);
            let goods = Goods::Characters(super::Goods::Character);
            purchase::begin(game, Purchase { seat, goods, price, pay }, sink);
        }
        Action::KeepFatima => {
            state.owned[seat].insert(Character::Fatima);
            tell(sink, Event::FatimaKept { seat });
            close(game);
        }
        Action::ExchangeFatima => {
            if game.stops_before_chance() {
                return;
            }
            let state = &mut game.table.modules.characters;
            state.set_aside -= 1;
            let character = game.hidden.modules.characters.stack[state.set_aside as usize];
            state.gone.insert(Character::Fatima);
            state.owned[seat].insert(character);
            tell(sink, Event::FatimaExchanged { seat, character });
            close(game);
        }
        Action::Karim { .. }
        | Action::Knihstig { .. }
        | Action::Ammar
        | Action::Hakim { .. }
        | Action::Laila { .. }
        | Action::Machma { .. }
        | Action::Yammerad => {}
    }
}

/// Gives the character to the winner, who has paid.
pub(super) fn won(game: &mut Game, seat: Seat, pay: Payment, sink: &mut impl EventSink) {
    let Some(Auction { character, best, .. }) = game.table.modules.characters.auction else { return };
    let bid = best.map_or(0, |(_, bid)| bid);
    tell(sink, Event::Won { seat, character, bid, pay });
    hooks::give_change(game, seat, pay.total() - u16::from(bid), sink);
    // CHR-34: who owns Fatima is settled only when her winner has decided.
    if character == Character::Fatima {
        game.table.steps.replace(AnyStep::Characters(Step::Fatima));
    } else {
        game.table.modules.characters.owned[seat].insert(character);
        close(game);
    }
}

pub(super) fn pass(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    if let Some(auction) = &mut game.table.modules.characters.auction {
        auction.passed.insert(seat);
        tell(sink, Event::Passed { seat });
        go_on(game, seat, sink);
    }
}

/// Asks the next player who has not passed, or ends the auction (CHR-12).
fn go_on(game: &mut Game, after: Seat, sink: &mut impl EventSink) {
    let players = game.table.players();
    let state = &mut game.table.modules.characters;
    let Some(auction) = &mut state.auction else { return };
    let in_play = players - auction.passed.len();
    match auction.best {
        None if in_play == 0 => {
            let character = auction.character;
            state.gone.insert(character);
            tell(sink, Event::Unsold { character });
            close(game);
        }
        Some(_) if in_play == 1 => game.table.steps.replace(AnyStep::Characters(Step::Pay)),
        _ => {
            let mut next = after.next(players);
            while auction.passed.has(next) {
                next = next.next(players);
            }
            auction.asked = next;
        }
    }
}

fn close(game: &mut Game) {
    game.table.modules.characters.auction = None;
    game.table.steps.pop();
}
