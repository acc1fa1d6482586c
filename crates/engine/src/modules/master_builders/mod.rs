//! Master Builders (`docs/rules/42-master-builders.md`, MAS): money of value 3, or one redesign at the end of the turn.
//!
//! A master builder card is a money card, so hands, the money row, payments, bids and chests need nothing from this
//! file (MAS-10, MAS-11). The module keeps track of what everybody can count: which cards are gone, and which hands
//! hold unseen ones.

mod notation;

use crate::action::Action as AnyAction;
use crate::data::{BUILDER_COPIES, BUILDER_SETUP};
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, PILES, Piles, Table};
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing,
};
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::{Bag, Sampler};
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{BySeat, Card, CardFamily, Currency, Money, Purse, Seat};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

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

/// MAS-01: the total number of cards.
pub(crate) const CARDS: usize = CURRENCIES.len() * BUILDER_COPIES as usize;

/// The currencies that have master builders.
const CURRENCIES: [Currency; 4] = [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin];

/// What everybody knows about the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The cards of each currency that left the game in sight of everybody (MAS-12, MAS-21).
    pub gone: [u8; CURRENCIES.len()],
    /// How many of the cards dealt face down to each seat nobody else has seen yet (MAS-02).
    pub dealt: BySeat<u8>,
    /// The cards that a seat drew unseen and has not shown, by the pile they came from. Each may be a master builder
    /// card, if that pile held any (CHR-38).
    pub drawn: BySeat<[u8; PILES]>,
    /// Whether a card was played as a builder this turn (MAS-22).
    pub used: bool,
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Play a master builder card for a redesign (MAS-20).
    Play {
        /// The card to play.
        card: Money,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// A master builder card was already played as a builder this turn.
    #[error("a master builder card has already been played as a builder in this turn")]
    BuilderUsed,
    /// The player does not hold that card.
    #[error("you hold no such master builder card")]
    NoBuilder,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::BuilderUsed => "MAS-22",
            Reason::NoBuilder => "MAS-20",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Deal cards to the hands, face down (MAS-02).
    Hands {
        /// The number of cards for each player.
        each: usize,
    },
    /// Put the remaining cards away unseen (MAS-05).
    Left {
        /// The number of cards.
        cards: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Hands { .. } => 9,
            SetupItem::Left { .. } => 12,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A card was played as a builder and left the game. The redesign follows.
    Played {
        /// The player who played it.
        seat: Seat,
        /// The card played.
        card: Money,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Played { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Played { .. } => false,
        }
    }
}

/// All cards of the module.
fn cards() -> impl Iterator<Item = Money> {
    let faces = CURRENCIES.into_iter().filter_map(Money::builder);
    faces.flat_map(|card| std::iter::repeat_n(card, BUILDER_COPIES as usize))
}

/// S9: deals two cards to each hand, face down (MAS-02).
pub(crate) fn setup_hands(game: &mut Game, rng: &mut Rng) {
    let players = game.table.players();
    let each = BUILDER_SETUP[players - 2].each;
    let mut all = [Card::BLANK; CARDS];
    all.iter_mut().zip(cards()).for_each(|(place, card)| *place = Card::from(card));
    rng.shuffle(&mut all);
    for (seat, own) in Seat::all(players).zip(all.chunks_exact(each)) {
        own.iter().filter_map(|card| card.money()).for_each(|card| game.hidden.hands[seat].put(card));
        game.table.hand_sizes[seat] += each as u8;
        game.table.modules.master_builders.dealt[seat] = each as u8;
    }
}

/// S12: adds the cards for piles 3 and 5 (MAS-04). The rest leaves the game unseen (MAS-05).
pub(crate) fn setup_piles(game: &Game, rng: &mut Rng, mut add: impl FnMut(usize, Card)) {
    let players = game.table.players();
    let mut rest = [Card::BLANK; CARDS];
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

/// A new turn: another builder may be played (MAS-22).
pub(crate) fn turn_start(table: &mut Table) {
    table.modules.master_builders.used = false;
}

/// The number of cards that are certainly in that hand unseen.
pub(crate) fn n_unseen(table: &Table, seat: Seat) -> usize {
    usize::from(table.modules.master_builders.dealt[seat])
}

/// Whether there may be a card of that currency that not everybody has seen: more cards exist than have left the game,
/// are in the row or were seen on their way into a hand.
pub(crate) fn could_be_unseen(table: &Table, currency: Currency) -> bool {
    let Some(gone) = table.modules.master_builders.gone.get(currency as usize) else { return false };
    let in_row = table.row.money().iter().filter(|card| card.is_builder() && card.currency() == currency);
    let in_hands = Seat::all(table.players()).map(|seat| table.known[seat].money[currency].builders());
    gone + in_row.count() as u8 + in_hands.sum::<u8>() < BUILDER_COPIES
}

/// MAS-20, MAS-22: whether the player in turn may hold a card to play, by what everybody can count (INT-23).
pub(crate) fn has_end_redesign(table: &Table) -> bool {
    let (state, seat) = (&table.modules.master_builders, table.turn_of);
    let known = || table.known[seat].money.0.iter().any(|purse| purse.builders() > 0);
    let drawn = || (0..PILES).any(|pile| state.drawn[seat][pile] > 0 && in_pile(table, pile) > 0);
    !state.used && (state.dealt[seat] > 0 || known() || drawn())
}

/// The cards of a pile that nobody has seen: still in it, or drawn from it unseen.
fn in_pile(table: &Table, pile: usize) -> u8 {
    table.piles.specials[pile][CardFamily::Module(Module::MasterBuilders).index()]
}

/// Lists the cards that can be played as a builder (MAS-20).
pub(crate) fn end_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if !table.modules.master_builders.used {
        let held = CURRENCIES.into_iter().filter_map(Money::builder).filter(|&card| hand.has(card));
        out.extend(held.map(|card| AnyAction::MasterBuilders(Action::Play { card })));
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let Action::Play { card } = self;
        // MAS-25: nobody is asked in F3 while no redesign is possible.
        if table.steps.top() != Some(AnyStep::EndRedesign) {
            return Err(Illegal::NotNow(table.awaited()));
        }
        if table.modules.master_builders.used {
            return Err(Illegal::MasterBuilders(Reason::BuilderUsed));
        }
        if card.is_builder() && hand.has(card) {
            Ok(())
        } else {
            Err(Illegal::MasterBuilders(Reason::NoBuilder))
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Play { card } = self;
        game.spend(seat, card.currency(), Purse::one(card));
        game.table.modules.master_builders.used = true;
        game.table.steps.push(AnyStep::Redesign);
        sink.push(AnyEvent::MasterBuilders(Event::Played { seat, card }));
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Play { card } => Description::of(Deed::Other).with_card(card),
        }
    }
}

/// A card of the draw pile went unseen to a hand (CHR-38). Nobody else may learn whether it is a master builder card,
/// so its pile keeps counting it.
pub(crate) fn drawn_unseen(table: &mut Table, seat: Seat, card: Money) {
    let pile = table.piles.last();
    table.modules.master_builders.drawn[seat][pile] += 1;
    if card.is_builder() {
        table.piles.specials[pile][CardFamily::Module(Module::MasterBuilders).index()] += 1;
    }
}

/// Money leaves a hand in sight of everybody. Master builder cards are gone for good (MAS-12), and the count of cards
/// from places that nobody else has looked into goes down.
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

/// A card from a hidden place is shown. Nobody knows which place it came from, only what is left. A builder is assumed
/// to be one of those dealt, or else one that must have come from a used-up pile, because that keeps the rest as
/// possible as before. Any other card was drawn.
fn show(table: &mut Table, seat: Seat, is_builder: bool) {
    let dealt = &mut table.modules.master_builders.dealt[seat];
    if is_builder && *dealt > 0 {
        *dealt -= 1;
        return;
    }
    let drawn = |table: &Table, pile: usize| table.modules.master_builders.drawn[seat][pile];
    // Only one seat ever draws unseen, so the cards that a used-up pile still counts are in that hand.
    let is_sure = |table: &Table, pile: usize| {
        let builders = in_pile(table, pile);
        table.piles.left[pile] == 0 && if is_builder { builders > 0 } else { builders < drawn(table, pile) }
    };
    let mut candidates = (0..PILES).filter(|&pile| drawn(table, pile) > 0);
    let current = candidates.clone().find(|&pile| table.piles.left[pile] > 0);
    let Some(pile) = candidates.find(|&pile| is_sure(table, pile)).or(current) else { return };
    table.modules.master_builders.drawn[seat][pile] -= 1;
    if is_builder {
        let builders = &mut table.piles.specials[pile][CardFamily::Module(Module::MasterBuilders).index()];
        *builders = builders.saturating_sub(1);
    }
}

/// How many of the cards that a hand drew unseen from each pile are master builder cards, as its owner, who holds
/// `hand`, can tell.
pub(crate) fn own_drawn(table: &Table, seat: Seat, hand: &Cards) -> [u8; PILES] {
    let builders = |cards: &Cards| cards.money.0.iter().map(|purse| purse.builders()).sum::<u8>();
    let state = &table.modules.master_builders;
    let mut left = builders(hand).saturating_sub(builders(&table.known[seat]) + state.dealt[seat]);
    let mut own = [0; PILES];
    // The cards that a used-up pile still counts are here; the others came from the pile that is being drawn from.
    for used_up in [true, false] {
        for pile in (0..PILES).filter(|&pile| (table.piles.left[pile] == 0) == used_up) {
            own[pile] = left.min(in_pile(table, pile)).min(state.drawn[seat][pile]);
            left -= own[pile];
        }
    }
    own
}

/// Master builder cards are never in the discard pile (MAS-12), so the cards that the old piles still count are unseen
/// in a hand.
pub(crate) fn reshuffled(table: &mut Table, before: &Piles) {
    let family = CardFamily::Module(Module::MasterBuilders).index();
    for (pile, before) in table.piles.specials.iter_mut().zip(before.specials) {
        pile[family] = before[family];
    }
}

/// The cards that are not gone, ordered by face.
fn in_game(table: &Table) -> impl Iterator<Item = Money> {
    let gone = table.modules.master_builders.gone;
    CURRENCIES.into_iter().flat_map(move |currency| {
        let left = BUILDER_COPIES - gone[currency as usize];
        (0..left).filter_map(move |_| Money::builder(currency))
    })
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let each = usize::from(game.table.modules.master_builders.dealt[Seat::FIRST]);
        let in_piles = game.table.piles.count(CardFamily::Module(Module::MasterBuilders));
        let cards = CARDS - each * game.table.players() - in_piles;
        let left = (cards > 0).then_some(SetupItem::Left { cards });
        std::iter::once(SetupItem::Hands { each }).chain(left).collect()
    }

    /// The cards are money, but the set-up adds them to piles.
    const IN_PILES: bool = true;

    /// Fills the other hands: the cards dealt face down, and a random share of the cards drawn unseen (MAS-02, CHR-38).
    /// The others stay in the piles.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let table = sampler.view.table;
        let mut unseen = unseen(sampler.view);
        let family = CardFamily::Module(Module::MasterBuilders).index();
        let (state, piles) = (&table.modules.master_builders, &table.piles);
        for seat in sampler.view.seats() {
            if let (true, Some(hand)) = (sampler.is_own(seat), sampler.view.hand()) {
                let drawn = own_drawn(table, seat, hand);
                sampler.in_piles.iter_mut().zip(drawn).for_each(|(pile, drawn)| pile[family] -= drawn);
                continue;
            }
            for _ in 0..state.dealt[seat] {
                unseen.draw(&mut sampler.rng).into_iter().for_each(|card| sampler.hands[seat].put(card));
            }
            for pile in 0..PILES {
                let others: u8 = CardFamily::ALL
                    .into_iter()
                    .filter(|&other| other.index() != family)
                    .map(|other| piles.specials[pile][other.index()])
                    .sum();
                // Each place, in the hand or in the pile, is equally likely.
                for drawn in (1..=state.drawn[seat][pile]).rev() {
                    let places = drawn + piles.left[pile] - others;
                    if sampler.rng.below(places as usize) < sampler.in_piles[pile][family] as usize {
                        unseen
                            .draw(&mut sampler.rng)
                            .into_iter()
                            .for_each(|card| sampler.hands[seat].put(card));
                        sampler.in_piles[pile][family] -= 1;
                    }
                }
            }
        }
        sampler.put_into_piles(Module::MasterBuilders, unseen.iter().map(Card::from));
    }
}

/// The cards that the viewer cannot see. Some of them may be out of the game.
fn unseen(view: &View<'_>) -> Bag<Money, { CURRENCIES.len() * BUILDER_COPIES as usize }> {
    let mut left = Bag::of(in_game(view.table));
    view.money_row().iter().for_each(|&card| left.remove(card));
    for seat in view.seats() {
        for currency in CURRENCIES {
            let seen = view.seen_hand(seat).money[currency].builders();
            let card = Money::builder(currency).into_iter();
            card.for_each(|card| (0..seen).for_each(|_| left.remove(card)));
        }
    }
    left
}

impl<'g> View<'g> {
    /// The number of master builder cards of each currency that left the game in sight of everybody.
    pub fn builders_gone(&self) -> [u8; 4] {
        self.table.modules.master_builders.gone
    }

    /// Whether a master builder card was played as a builder this turn.
    pub fn is_builder_used(&self) -> bool {
        self.table.modules.master_builders.used
    }

    /// The number of master builder cards that everybody knows to be in a hand without having seen them (MAS-02).
    pub fn unseen_builders(&self, seat: Seat) -> usize {
        n_unseen(self.table, seat)
    }
}

/// The hand was replaced by one that everybody has seen.
#[cfg(feature = "editor")]
pub(crate) fn hand_edited(table: &mut Table, seat: Seat) {
    let state = &mut table.modules.master_builders;
    (state.dealt[seat], state.drawn[seat]) = Default::default();
}
