//! Thieves (`docs/rules/32-thieves.md`, THF): between two turns, a secret card takes one money card from the row.

use std::fmt;

use crate::action::Action as AnyAction;
use crate::data::{THIEVES, THIEVES_DEALT};
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleNotation, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::notation::ParseError;
use crate::rng::Rng;
use crate::sample::{Bag, Sampler};
use crate::step::{Phase, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{BySeat, Currency, Money, Seat};

/// The thieves in a seat's hand (THF-05).
pub(crate) type Held = Thieves;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// Thief cards, counted by currency. Equal cards are not distinguished, and there are at most three of each, so two
/// bits per currency are enough (THF-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Thieves(u8);

const _: () = assert!(THIEVES[0] <= 3 && THIEVES[1] <= 3 && THIEVES[2] <= 3 && THIEVES[3] <= 3);

impl Thieves {
    /// No cards.
    pub const NONE: Thieves = Thieves(0);

    /// The number of cards in the module (THF-01).
    const COUNT: usize = (THIEVES[0] + THIEVES[1] + THIEVES[2] + THIEVES[3]) as usize;

    /// The currencies that have thieves: all except diamonds (THF-02).
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

    /// The number of cards of that currency.
    #[inline]
    pub const fn count(self, currency: Currency) -> u8 {
        if currency as u8 == Currency::Diamond as u8 { 0 } else { self.0 >> (2 * currency as u8) & 3 }
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        Thieves::CURRENCIES.iter().map(|&currency| usize::from(self.count(currency))).sum()
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the currencies of the cards, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Currency> {
        Thieves::CURRENCIES
            .into_iter()
            .flat_map(move |currency| std::iter::repeat_n(currency, usize::from(self.count(currency))))
    }

    /// Adds a card. There is room for three of each currency; diamonds are ignored.
    pub(crate) fn add(&mut self, currency: Currency) {
        if self.count(currency) < 3 && currency != Currency::Diamond {
            self.0 += 1 << (2 * currency as u8);
        }
    }

    /// Removes a card, which must be here.
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

/// The open state of this module. The cards themselves are in the hands (THF-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The number of thieves that each seat holds.
    pub held: BySeat<u8>,
    /// The thieves that were played and have left the game (THF-12).
    pub played: Thieves,
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Take one card from the money row with a thief of its currency (THF-12).
    Steal {
        /// The card to take.
        card: Money,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The next player (N) may not play a thief.
    #[error("the player whose turn comes next may not play a thief")]
    NextMayNotSteal,
    /// The player holds no thief of that currency.
    #[error("you hold no thief of that currency")]
    NoSuchThief,
    /// The card is not in the money row.
    #[error("the money row does not hold that card")]
    NothingToSteal,
    /// The game is already ending.
    #[error("the game is ending: no thief can be played any more")]
    TooLateToSteal,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NextMayNotSteal => "THF-16",
            Reason::NoSuchThief => "THF-12",
            Reason::NothingToSteal => "THF-14",
            Reason::TooLateToSteal => "THF-11",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Deal thieves to each player, and put the others away unseen (THF-03).
    Cards {
        /// The number of cards for each player.
        each: usize,
        /// The number of cards put away.
        left: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Cards { .. } => 7,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A thief was shown and left the game, and a card of its currency was taken.
    Stolen {
        /// The player who played the thief.
        seat: Seat,
        /// The card taken.
        card: Money,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Stolen { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            // The thief was a secret (THF-05).
            Event::Stolen { .. } => true,
        }
    }
}

/// THF-03, THF-04: deals the cards. Those that nobody gets leave the game unseen.
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    let mut cards = [Currency::Dinar; ALL];
    cards.iter_mut().zip(Thieves::all().iter()).for_each(|(place, card)| *place = card);
    rng.shuffle(&mut cards);
    let players = game.table.players();
    let dealt = THIEVES_DEALT[players - 2];
    // INT-04: all cards of one seat together.
    for (seat, own) in Seat::all(players).zip(cards.chunks_exact(dealt as usize)) {
        game.hidden.hands[seat].held.thieves = own.iter().copied().collect();
        game.table.modules.thieves.held[seat] = dealt;
    }
}

/// The number of all cards in the module.
const ALL: usize = (THIEVES[0] + THIEVES[1] + THIEVES[2] + THIEVES[3]) as usize;

/// THF-16, THF-20, INT-23: everybody except N who holds a thief is asked, even without a card to take, so that being
/// asked reveals nothing.
pub(crate) fn is_asked(table: &Table, seat: Seat) -> bool {
    table.modules.thieves.held[seat] > 0 && seat != table.next_seat()
}

/// THF-12, THF-14: lists each face in the row for which the hand has a thief, once.
pub(crate) fn window_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let row = table.row.money();
    for (place, &card) in row.iter().enumerate() {
        // Equal cards are adjacent, so only the first of them is listed.
        if hand.held.thieves.count(card.currency()) > 0 && (place == 0 || row[place - 1] != card) {
            out.push(AnyAction::Thieves(Action::Steal { card }));
        }
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let Action::Steal { card } = self;
        match table.steps.top() {
            Some(AnyStep::Window { place: 0 }) => Err(Illegal::Thieves(Reason::NextMayNotSteal)),
            Some(AnyStep::Window { .. }) if hand.held.thieves.count(card.currency()) == 0 => {
                Err(Illegal::Thieves(Reason::NoSuchThief))
            }
            Some(AnyStep::Window { .. }) if !table.row.money().contains(&card) => {
                Err(Illegal::Thieves(Reason::NothingToSteal))
            }
            Some(AnyStep::Window { .. }) => Ok(()),
            _ if table.phase == Phase::End => Err(Illegal::Thieves(Reason::TooLateToSteal)),
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    /// THF-12, THF-15: takes the card, refills the row and holds the rounds that are due; then the asking starts again
    /// (THF-18).
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Steal { card } = self;
        game.hidden.hands[seat].held.thieves.remove(card.currency());
        game.table.modules.thieves.held[seat] -= 1;
        game.table.modules.thieves.played.add(card.currency());
        game.take_from_row(seat, card);
        game.table.steps.replace(AnyStep::Window { place: 0 });
        game.table.steps.push(AnyStep::ScoreDue);
        game.table.steps.push(AnyStep::RefillRow);
        sink.push(AnyEvent::Thieves(Event::Stolen { seat, card }));
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Steal { card } => Description::of(Deed::Take).with_card(card),
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let each = usize::from(game.table.modules.thieves.held[Seat::FIRST]);
        vec![SetupItem::Cards { each, left: Thieves::all().len() - each * game.table.players() }]
    }

    /// Gives random cards to the other hands; nobody has seen a thief that is not played.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let state = &sampler.view.table.modules.thieves;
        let mut left = Thieves::all();
        let own = sampler.view.hand().map_or(Thieves::NONE, Cards::thieves);
        state.played.iter().chain(own.iter()).for_each(|card| left.remove(card));
        let mut unseen: Bag<Currency, { Thieves::COUNT }> = Bag::of(left.iter());
        for seat in sampler.view.seats().filter(|&seat| sampler.view.viewer != Viewer::Seat(seat)) {
            let dealt = (0..state.held[seat]).filter_map(|_| unseen.draw(&mut sampler.rng));
            sampler.hands[seat].held.thieves = dealt.collect();
        }
    }
}

impl Cards {
    /// The thieves (THF-05), which are kept apart from the hand.
    pub fn thieves(&self) -> Thieves {
        self.held.thieves
    }
}

impl<'g> View<'g> {
    /// The number of thieves that a seat holds (THF-05).
    pub fn thieves_held(&self, seat: Seat) -> usize {
        self.table.modules.thieves.held[seat] as usize
    }

    /// The thieves that were played and have left the game.
    pub fn thieves_played(&self) -> Thieves {
        self.table.modules.thieves.played
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Replaces the thieves of a seat with ones that nobody else has seen.
    pub fn thieves(mut self, seat: Seat, thieves: Thieves) -> Editor {
        self.game.hidden.hands[seat].held.thieves = thieves;
        self.game.table.modules.thieves.held[seat] = thieves.len() as u8;
        self
    }
}

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Steal { card } => write!(f, "steal {card}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["steal", card] => Action::Steal { card: card.parse()? },
            _ => return Ok(None),
        }))
    }
}
