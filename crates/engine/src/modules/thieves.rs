//! Thieves (`docs/rules/32-thieves.md`, THF): between two turns, one money card of the row for one secret card.

use crate::action::Action as AnyAction;
use crate::data::{THIEVES, THIEVES_DEALT};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::step::{Phase, Step};
use crate::vocab::{BySeat, Currency, Money, Seat};

/// Thief cards by their currency. Equal ones are not told apart, and there are at most three of each, so two bits each
/// are enough (THF-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thieves(u8);

const _: () = assert!(THIEVES[0] <= 3 && THIEVES[1] <= 3 && THIEVES[2] <= 3 && THIEVES[3] <= 3);

impl Thieves {
    /// No card.
    pub const NONE: Thieves = Thieves(0);

    /// The currencies that have thieves: all but diamonds (THF-02).
    pub const CURRENCIES: [Currency; 4] =
        [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin];

    /// All cards of the module (THF-01).
    pub fn all() -> Thieves {
        let mut all = Thieves::NONE;
        for (currency, copies) in Thieves::CURRENCIES.into_iter().zip(THIEVES) {
            (0..copies).for_each(|_| all.add(currency));
        }
        all
    }

    /// How many of that currency.
    #[inline]
    pub const fn count(self, currency: Currency) -> u8 {
        if currency as u8 == Currency::Diamond as u8 { 0 } else { self.0 >> (2 * currency as u8) & 3 }
    }

    /// How many cards.
    pub fn len(self) -> usize {
        Thieves::CURRENCIES.iter().map(|&currency| usize::from(self.count(currency))).sum()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by their currency, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Currency> {
        Thieves::CURRENCIES
            .into_iter()
            .flat_map(move |currency| std::iter::repeat_n(currency, usize::from(self.count(currency))))
    }

    /// Puts a card in, of which there is room for three; diamonds have none.
    pub(crate) fn add(&mut self, currency: Currency) {
        if self.count(currency) < 3 && currency != Currency::Diamond {
            self.0 += 1 << (2 * currency as u8);
        }
    }

    /// Takes a card out that is here.
    pub(crate) fn remove(&mut self, currency: Currency) {
        if self.count(currency) > 0 {
            self.0 -= 1 << (2 * currency as u8);
        }
    }
}

impl FromIterator<Currency> for Thieves {
    fn from_iter<I: IntoIterator<Item = Currency>>(cards: I) -> Thieves {
        let mut thieves = Thieves::NONE;
        cards.into_iter().for_each(|currency| thieves.add(currency));
        thieves
    }
}

/// What is open of the module. The cards themselves are with the hands (THF-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// How many thieves each seat holds.
    pub held: BySeat<u8>,
    /// The thieves that were played and are out of the game (THF-12).
    pub played: Thieves,
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take one card of the money row with a thief of its currency (THF-12).
    Steal {
        /// The card.
        card: Money,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A thief of that currency was shown and put out of the game, and the card taken.
    Stolen {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Money,
    },
}

/// THF-03, THF-04: the cards that nobody gets leave the game unseen.
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    let mut cards = [Currency::Dinar; ALL];
    cards.iter_mut().zip(Thieves::all().iter()).for_each(|(place, card)| *place = card);
    rng.shuffle(&mut cards);
    let players = game.table.players();
    let dealt = THIEVES_DEALT[players - 2];
    // INT-04: all cards of one seat together.
    for (seat, own) in Seat::all(players).zip(cards.chunks_exact(dealt as usize)) {
        game.hidden.hands[seat].thieves = own.iter().copied().collect();
        game.table.modules.thieves.held[seat] = dealt;
    }
}

/// All cards of the module.
const ALL: usize = (THIEVES[0] + THIEVES[1] + THIEVES[2] + THIEVES[3]) as usize;

/// THF-16, THF-20, INT-23: everybody but N who holds a thief is asked, whatever it can take, so that asking tells nothing.
pub(crate) fn is_asked(table: &Table, seat: Seat) -> bool {
    table.modules.thieves.held[seat] > 0 && seat != table.next_seat()
}

/// THF-12, THF-14: each face of the row once for which the hand has a thief.
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let row = table.row.money();
    for (place, &card) in row.iter().enumerate() {
        // Equal cards lie together: the first of them speaks for all.
        if hand.thieves.count(card.currency()) > 0 && (place == 0 || row[place - 1] != card) {
            out.push(AnyAction::Thieves(Action::Steal { card }));
        }
    }
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let Action::Steal { card } = action;
    match table.steps.top() {
        Some(Step::Window { place: 0 }) => Err(Illegal::NextMayNotSteal),
        Some(Step::Window { .. }) if hand.thieves.count(card.currency()) == 0 => Err(Illegal::NoSuchThief),
        Some(Step::Window { .. }) if !table.row.money().contains(&card) => Err(Illegal::NothingToSteal),
        Some(Step::Window { .. }) => Ok(()),
        _ if table.phase == Phase::End => Err(Illegal::TooLateToSteal),
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

/// THF-12, THF-15: take the card, refill the row, hold the rounds that are due; then the asking starts again (THF-18).
pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Steal { card } = action;
    game.hidden.hands[seat].thieves.remove(card.currency());
    game.table.modules.thieves.held[seat] -= 1;
    game.table.modules.thieves.played.add(card.currency());
    game.take_from_row(seat, card);
    game.table.steps.replace(Step::Window { place: 0 });
    game.table.steps.push(Step::ScoreDue);
    game.table.steps.push(Step::RefillRow);
    sink.push(AnyEvent::Thieves(Event::Stolen { seat, card }));
}
