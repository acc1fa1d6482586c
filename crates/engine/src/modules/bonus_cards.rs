//! Bonus Cards (`docs/rules/13-bonus-cards.md`, BON): a secret card doubles one building, once that very tile is built.

use crate::action::Action as AnyAction;
use crate::data::BONUS_CARDS;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::characters;
use crate::rng::Rng;
use crate::scoring::Counts;
use crate::step::{Awaited, Step as AnyStep};
use crate::vocab::{Building, BySeat, Seat, TileId};

/// BON-01: cards for each seat with 2 to 6 players.
const DEALT: [u8; 5] = [3, 3, 2, 2, 1];

/// One of the ten cards, in the order of `data/bonus_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BonusCard(u8);

impl BonusCard {
    /// How many there are.
    pub const COUNT: usize = BONUS_CARDS.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = BonusCard> {
        (0..BonusCard::COUNT as u8).map(BonusCard)
    }

    /// The id in the data file, such as `bonus-07`.
    pub const fn id(self) -> &'static str {
        BONUS_CARDS[self.0 as usize].id
    }

    /// The card with that id.
    pub fn from_id(id: &str) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.id() == id)
    }

    /// The tile on it.
    pub const fn tile(self) -> TileId {
        BONUS_CARDS[self.0 as usize].tile
    }

    /// The card that shows that tile.
    pub fn of_tile(tile: TileId) -> Option<BonusCard> {
        BonusCard::all().find(|card| card.tile() == tile)
    }
}

/// A set of bonus cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BonusSet(u16);

impl BonusSet {
    /// No card.
    pub const EMPTY: BonusSet = BonusSet(0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: BonusCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that are not in `other`.
    #[inline]
    pub const fn without(self, other: BonusSet) -> BonusSet {
        BonusSet(self.0 & !other.0)
    }

    /// Puts the card in.
    pub fn insert(&mut self, card: BonusCard) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn remove(&mut self, card: BonusCard) {
        self.0 &= !(1 << card.0);
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = BonusCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| BonusCard(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<BonusCard> for BonusSet {
    fn from_iter<I: IntoIterator<Item = BonusCard>>(cards: I) -> BonusSet {
        let mut set = BonusSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// What is open of the module. The other cards are with the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Cards each seat was dealt.
    pub dealt: u8,
    /// Cards face up, each with its tile in the Alhambra of its owner (BON-11).
    pub shown: BySeat<BonusSet>,
}

impl State {
    /// How many cards of a seat are not shown, which everybody can count (BON-02).
    pub fn unshown(&self, seat: Seat) -> usize {
        self.dealt as usize - self.shown[seat].len()
    }
}

/// The step of the module: who chooses which cards to show in the round about to be held (BON-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The place of the seat asked, from N (INT-02).
    pub place: u8,
}

impl Step {
    pub(crate) const fn awaited(self) -> Awaited {
        Awaited::ShowBonus
    }
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Show a card whose tile lies in the own Alhambra (BON-10); before a scoring round this is a secret choice that
    /// comes to light when all have chosen (BON-14).
    Show {
        /// The card.
        card: BonusCard,
    },
}

/// What the module tells. A choice before a scoring round tells nothing until all are made (INT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card lies face up.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
    },
    /// A shown card became hidden again, because its tile has left the Alhambra (BON-12).
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
    },
}

/// BON-01: the cards that nobody gets leave the game unseen.
pub(crate) fn setup(game: &mut Game, rng: &mut Rng) {
    let mut cards: [BonusCard; BonusCard::COUNT] = std::array::from_fn(|place| BonusCard(place as u8));
    rng.shuffle(&mut cards);
    let players = game.table.players();
    let dealt = DEALT[players - 2];
    game.table.modules.bonus_cards.dealt = dealt;
    // INT-04: all cards of one seat together.
    for (seat, own) in Seat::all(players).zip(cards.chunks_exact(dealt as usize)) {
        game.hidden.hands[seat].bonus = own.iter().copied().collect();
    }
}

/// The cards that a seat with that hand may show now (BON-10).
pub(crate) fn showable(table: &Table, hand: &Cards, seat: Seat) -> BonusSet {
    let built = |card: &BonusCard| table.palaces[seat].cell_of(card.tile()).is_some();
    hand.bonus.without(hand.chosen).iter().filter(built).collect()
}

/// INT-07: with any decision a card may be shown. BON-14: not once the counting has begun.
pub(crate) fn free_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if !has_counting_begun(table)
        && let Some(seat) = table.to_act()
    {
        let cards = showable(table, hand, seat).iter();
        out.extend(cards.map(|card| AnyAction::BonusCards(Action::Show { card })));
    }
}

/// Whether the cards for the round at hand are chosen and Hakim's owner names a kind.
fn has_counting_begun(table: &Table) -> bool {
    table.steps.top() == Some(AnyStep::Characters(characters::Step::Hakim))
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let seat = table.to_act().ok_or(Illegal::GameOver)?;
    let Action::Show { card } = action;
    if has_counting_begun(table) {
        return Err(Illegal::CountingBegun);
    }
    if !hand.bonus.without(hand.chosen).has(card) {
        return Err(Illegal::NotYourBonusCard);
    }
    if table.palaces[seat].cell_of(card.tile()).is_some() { Ok(()) } else { Err(Illegal::BonusTileNotBuilt) }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Show { card } = action;
    if let Some(AnyStep::BonusCards(_)) = game.table.steps.top() {
        game.hidden.hands[seat].chosen.insert(card);
    } else {
        show(game, seat, card, sink);
    }
}

fn show(game: &mut Game, seat: Seat, card: BonusCard, sink: &mut impl EventSink) {
    game.hidden.hands[seat].bonus.remove(card);
    game.table.known[seat].bonus.remove(card);
    game.table.modules.bonus_cards.shown[seat].insert(card);
    sink.push(AnyEvent::BonusCards(Event::Shown { seat, card }));
}

/// BON-14: everybody is asked before the round is counted.
pub(crate) fn before_scoring(table: &mut Table) {
    table.steps.push(AnyStep::BonusCards(Step { place: 0 }));
}

/// The seat at that place of the asking.
pub(crate) fn asked(table: &Table, step: Step) -> Seat {
    table.turn_of.after(1 + step.place as usize, table.players())
}

/// Whether somebody at that place or after it is asked: by INT-02 whoever holds an unshown card, also one who can show
/// none, so that asking tells nothing (INT-23). After the last one all choices come to light.
pub(crate) fn ask(game: &mut Game, step: Step, sink: &mut impl EventSink) -> bool {
    let players = game.table.players();
    for place in step.place..players as u8 {
        let seat = asked(&game.table, Step { place });
        if game.table.modules.bonus_cards.unshown(seat) > 0 {
            game.table.steps.replace(AnyStep::BonusCards(Step { place }));
            return true;
        }
    }
    game.table.steps.pop();
    for place in 0..players as u8 {
        let seat = asked(&game.table, Step { place });
        let chosen = std::mem::take(&mut game.hidden.hands[seat].chosen);
        chosen.iter().for_each(|card| show(game, seat, card, sink));
    }
    false
}

pub(crate) fn pass(game: &mut Game, step: Step) {
    game.table.steps.replace(AnyStep::BonusCards(Step { place: step.place + 1 }));
}

/// BON-12: the card goes back to the hidden ones, where everybody knows it to be.
pub(crate) fn tile_left(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let shown = &mut game.table.modules.bonus_cards.shown[seat];
    if let Some(card) = shown.iter().find(|card| card.tile() == tile) {
        shown.remove(card);
        game.hidden.hands[seat].bonus.insert(card);
        game.table.known[seat].bonus.insert(card);
        sink.push(AnyEvent::BonusCards(Event::TakenBack { seat, card }));
    }
}

/// BON-20: a shown card counts as one more building of its kind.
pub(crate) fn count_kind(table: &Table, kind: Building, counts: &mut Counts) {
    for seat in Seat::all(table.players()) {
        let shown = table.modules.bonus_cards.shown[seat].iter();
        counts[seat.index()] += 2 * shown.filter(|card| card.tile().kind() == Some(kind)).count() as u16;
    }
}
