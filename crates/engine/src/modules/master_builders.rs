//! Master Builders (`docs/rules/42-master-builders.md`, MAS): money of value 3, or one redesign at the end of the turn.
//!
//! A master builder card is a money card, so the hand, the row, payments, bids and chests need nothing of this file
//! (MAS-10, MAS-11). It keeps what everybody can count: which cards are gone, and in which hands unseen ones lie.

use crate::action::Action as AnyAction;
use crate::data::{BUILDER_COPIES, BUILDER_SETUP};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, PILES, Table};
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::step::Step;
use crate::vocab::{BySeat, Card, Currency, Money, Purse, Seat, SpecialCard};

/// MAS-01: cards in all.
pub(crate) const CARDS: usize = CURRENCIES.len() * BUILDER_COPIES as usize;

/// The currencies that have master builders.
const CURRENCIES: [Currency; 4] = [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin];

/// What everybody knows of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Cards of each currency that left the game for all to see (MAS-12, MAS-21).
    pub gone: [u8; CURRENCIES.len()],
    /// Of the cards dealt face down to each seat, how many nobody else has seen yet (MAS-02).
    pub dealt: BySeat<u8>,
    /// Cards that a seat drew unseen and has not shown, by the pile they came from: each may be a master builder
    /// card, if that pile held some (CHR-38).
    pub drawn: BySeat<[u8; PILES]>,
    /// A card was played as builder in this turn (MAS-22).
    pub used: bool,
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play a master builder card for a redesign (MAS-20).
    Play {
        /// The card.
        card: Money,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was played as builder and left the game; the redesign follows.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Money,
    },
}

/// All cards of the module.
fn cards() -> impl Iterator<Item = Money> {
    let faces = CURRENCIES.into_iter().filter_map(Money::builder);
    faces.flat_map(|card| std::iter::repeat_n(card, BUILDER_COPIES as usize))
}

/// S9: two cards for each hand, face down (MAS-02).
pub(crate) fn setup_hands(game: &mut Game, rng: &mut Rng) {
    let players = game.table.players();
    let each = BUILDER_SETUP[players - 2].each;
    let mut all = [Card::GATE_CARD; CARDS];
    all.iter_mut().zip(cards()).for_each(|(place, card)| *place = Card::from(card));
    rng.shuffle(&mut all);
    for (seat, own) in Seat::all(players).zip(all.chunks_exact(each)) {
        own.iter().filter_map(|card| card.money()).for_each(|card| game.hidden.hands[seat].put(card));
        game.table.hand_sizes[seat] += each as u8;
        game.table.modules.master_builders.dealt[seat] = each as u8;
    }
}

/// S12: the cards for piles 3 and 5 (MAS-04); what is left over leaves the game unseen (MAS-05).
pub(crate) fn setup_piles(game: &Game, rng: &mut Rng, mut add: impl FnMut(usize, Card)) {
    let players = game.table.players();
    let mut rest = [Card::GATE_CARD; CARDS];
    let mut len = 0;
    for currency in CURRENCIES {
        let dealt: u8 =
            Seat::all(players).map(|seat| game.hidden.hands[seat].money[currency].builders()).sum();
        for card in (dealt..BUILDER_COPIES).filter_map(|_| Money::builder(currency)) {
            rest[len] = Card::from(card);
            len += 1;
        }
    }
    rng.shuffle(&mut rest[..len]);
    let mut rest = rest[..len].iter();
    for (pile, &cards) in BUILDER_SETUP[players - 2].piles.iter().enumerate() {
        rest.by_ref().take(cards).for_each(|&card| add(pile, card));
    }
}

/// Another builder may be played (MAS-22).
pub(crate) fn turn_start(table: &mut Table) {
    table.modules.master_builders.used = false;
}

/// Cards that surely lie unseen in that hand.
pub(crate) fn n_unseen(table: &Table, seat: Seat) -> usize {
    usize::from(table.modules.master_builders.dealt[seat])
}

/// MAS-20, MAS-22: whether the player in turn may hold a card to be played, by what everybody can count (INT-23).
pub(crate) fn has_end_redesign(table: &Table) -> bool {
    let (state, seat) = (&table.modules.master_builders, table.turn_of);
    let known = || table.known[seat].money.0.iter().any(|purse| purse.builders() > 0);
    let drawn = || (0..PILES).any(|pile| state.drawn[seat][pile] > 0 && in_pile(table, pile) > 0);
    !state.used && (state.dealt[seat] > 0 || known() || drawn())
}

/// Cards of a pile that nobody has seen: in it, or drawn from it unseen.
fn in_pile(table: &Table, pile: usize) -> u8 {
    table.piles.specials[pile][SpecialCard::MasterBuilder as usize]
}

/// MAS-20.
pub(crate) fn end_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if !table.modules.master_builders.used {
        let held = CURRENCIES.into_iter().filter_map(Money::builder).filter(|&card| hand.has(card));
        out.extend(held.map(|card| AnyAction::MasterBuilders(Action::Play { card })));
    }
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let Action::Play { card } = action;
    // MAS-25: nobody is asked in F3 while no redesign is possible.
    if table.steps.top() != Some(Step::EndRedesign) {
        return Err(Illegal::NotNow(table.awaited()));
    }
    if table.modules.master_builders.used {
        return Err(Illegal::BuilderUsed);
    }
    if card.is_builder() && hand.has(card) { Ok(()) } else { Err(Illegal::NoBuilder) }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Play { card } = action;
    game.spend(seat, card.currency(), Purse::one(card));
    game.table.modules.master_builders.used = true;
    game.table.steps.push(Step::Redesign);
    sink.push(AnyEvent::MasterBuilders(Event::Played { seat, card }));
}

/// A card of the draw pile went unseen to a hand (CHR-38): nobody else may learn whether it is a master builder card,
/// so its pile goes on counting it.
pub(crate) fn drawn_unseen(table: &mut Table, seat: Seat, card: Money) {
    let pile = table.piles.last();
    table.modules.master_builders.drawn[seat][pile] += 1;
    if card.is_builder() {
        table.piles.specials[pile][SpecialCard::MasterBuilder as usize] += 1;
    }
}

/// Money is leaving a hand for all to see: master builder cards are gone for good (MAS-12), and so many cards come
/// from places that nobody else has looked into.
pub(crate) fn spent(table: &mut Table, seat: Seat, currency: Currency, money: Purse) {
    let known = table.known[seat].money[currency];
    let unseen_builders = money.builders().saturating_sub(known.builders());
    let unseen = money.minus(known).len() as u8;
    if let Some(gone) = table.modules.master_builders.gone.get_mut(currency as usize) {
        *gone += money.builders();
    }
    for _ in 0..unseen_builders {
        show(table, seat, true);
    }
    for _ in unseen_builders..unseen {
        show(table, seat, false);
    }
}

/// One card of a hidden place is shown. Which place it was is not known, only what is left: a builder is taken to be one
/// of those dealt, or else one that must have come from a pile that is used up, because then the rest is as possible as
/// before; any other card was drawn.
fn show(table: &mut Table, seat: Seat, is_builder: bool) {
    let dealt = &mut table.modules.master_builders.dealt[seat];
    if is_builder && *dealt > 0 {
        *dealt -= 1;
        return;
    }
    let drawn = |table: &Table, pile: usize| table.modules.master_builders.drawn[seat][pile];
    // Only one seat ever draws unseen, so what a used-up pile counts lies in that hand.
    let is_sure = |table: &Table, pile: usize| {
        let builders = in_pile(table, pile);
        table.piles.left[pile] == 0 && if is_builder { builders > 0 } else { builders < drawn(table, pile) }
    };
    let mut candidates = (0..PILES).filter(|&pile| drawn(table, pile) > 0);
    let current = candidates.clone().find(|&pile| table.piles.left[pile] > 0);
    let Some(pile) = candidates.find(|&pile| is_sure(table, pile)).or(current) else { return };
    table.modules.master_builders.drawn[seat][pile] -= 1;
    if is_builder {
        let builders = &mut table.piles.specials[pile][SpecialCard::MasterBuilder as usize];
        *builders = builders.saturating_sub(1);
    }
}

/// How many of the cards that a hand drew unseen from each pile are master builder cards: for the hand's owner, who
/// holds `hand`.
pub(crate) fn own_drawn(table: &Table, seat: Seat, hand: &Cards) -> [u8; PILES] {
    let builders = |cards: &Cards| cards.money.0.iter().map(|purse| purse.builders()).sum::<u8>();
    let state = &table.modules.master_builders;
    let mut left = builders(hand).saturating_sub(builders(&table.known[seat]) + state.dealt[seat]);
    let mut own = [0; PILES];
    // What a used-up pile counts lies here; the rest came from the pile that is being drawn from.
    for used_up in [true, false] {
        for pile in (0..PILES).filter(|&pile| (table.piles.left[pile] == 0) == used_up) {
            own[pile] = left.min(in_pile(table, pile)).min(state.drawn[seat][pile]);
            left -= own[pile];
        }
    }
    own
}

/// The cards that are not gone, in the order of their faces.
pub(crate) fn in_game(table: &Table) -> impl Iterator<Item = Money> {
    let gone = table.modules.master_builders.gone;
    CURRENCIES.into_iter().flat_map(move |currency| {
        let left = BUILDER_COPIES - gone[currency as usize];
        (0..left).filter_map(move |_| Money::builder(currency))
    })
}
