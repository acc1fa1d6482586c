//! Whole games that agree with what a viewer knows, drawn with the probability of their hidden cards.

use crate::data::MAX_SUPPLY;
use crate::game::{Cards, Chance, Game, Hidden, MAX_CARDS, PILES};
use crate::modules::{self, ModuleSecrets};
use crate::rng::{Rng, Seed};
use crate::rules::Module;
use crate::setup;
use crate::view::{View, Viewer};
use crate::vocab::{ByCurrency, BySeat, Card, CardFamily, Currency, Money, Purse, Seat, TileId, TileSet};

impl View<'_> {
    /// Draws a whole game that agrees with everything this viewer knows, with the probability of its hidden cards.
    ///
    /// The same viewer's view of that game equals this view.
    pub fn sample(&self, seed: Seed) -> Game {
        let mut game = Game { table: self.table.clone(), hidden: Hidden::unknown(self.table.known) };
        self.sample_hidden(&mut game.hidden, seed);
        game
    }

    /// Overwrites `game` with the result of [`View::sample`], without allocating.
    ///
    /// This is meant for search, which samples often and can reuse one game.
    ///
    /// ```
    /// use alhambra_engine::{Game, Rules, Seed, Viewer};
    ///
    /// let game = Game::new(Rules::new(3).unwrap(), Seed::from_number(7));
    /// let view = game.view(Viewer::Seat(game.to_act().unwrap()));
    /// let mut sample = game.clone();
    /// for seed in 0..10 {
    ///     view.sample_into(&mut sample, Seed::from_number(seed));
    ///     assert_eq!(sample.view(view.viewer()), view);
    /// }
    /// ```
    pub fn sample_into(&self, game: &mut Game, seed: Seed) {
        game.table.copy_from(self.table);
        self.sample_hidden(&mut game.hidden, seed);
    }

    fn sample_hidden(&self, hidden: &mut Hidden, seed: Seed) {
        self.fill_in(hidden, Rng::new(seed));
        if !self.table.rules.modules.is_empty() && modules::shortfall(self.table, &hidden.hands).is_some() {
            self.fill_in_as_promised(hidden);
        }
    }

    /// Fills in everything again until everybody can do what they have promised in public. Promises that hardly any hand
    /// can keep are helped along.
    #[cold]
    fn fill_in_as_promised(&self, hidden: &mut Hidden) {
        for attempt in 0..MOST_ATTEMPTS {
            let rng = hidden.rng;
            self.fill_in(hidden, rng);
            if let Some((seat, _)) = modules::shortfall(self.table, &hidden.hands)
                && attempt >= FAIR_ATTEMPTS
            {
                self.improve(hidden, seat);
            }
            if modules::shortfall(self.table, &hidden.hands).is_none() {
                return;
            }
        }
    }

    /// Exchanges cards of a hand that nobody has seen for those of the draw pile with which it comes nearest to what its
    /// player has promised.
    fn improve(&self, hidden: &mut Hidden, seat: Seat) {
        let Hidden { hands, draw_pile, .. } = hidden;
        let pile = &mut draw_pile[..self.table.draw_len as usize];
        let plain = |card: Card| card.money().filter(|money| !money.is_builder());
        for card in Money::all() {
            let count = |hand: &Cards| hand.money[card.currency()].count(card.value());
            for _ in count(&self.table.known[seat])..count(&hands[seat]) {
                hands[seat].money[card.currency()].take(Purse::one(card));
                let without = hands[seat];
                let mut shortfall = |other: Money| {
                    hands[seat] = without;
                    hands[seat].put(other);
                    modules::shortfall(self.table, hands).map_or(0, |(_, short)| short)
                };
                let (mut least, mut chosen, mut from) = (shortfall(card), card, None);
                for (place, &other) in pile.iter().enumerate() {
                    let Some(other) = plain(other) else { continue };
                    let short = shortfall(other);
                    if short < least {
                        (least, chosen, from) = (short, other, Some(place));
                    }
                }
                hands[seat] = without;
                hands[seat].put(chosen);
                from.into_iter().for_each(|place| pile[place] = card.into());
            }
        }
    }

    fn fill_in(&self, hidden: &mut Hidden, rng: Rng) {
        let table = self.table;
        hidden.hands = table.known;
        if let (Viewer::Seat(own), Some(hand)) = (self.viewer, self.hand) {
            hidden.hands[own] = *hand;
        }
        hidden.modules = ModuleSecrets::default();
        let mut sampler = Sampler {
            view: self,
            rng,
            hands: &mut hidden.hands,
            secrets: &mut hidden.modules,
            in_piles: table.piles.specials,
            cards: [Bag::EMPTY; CardFamily::ALL.len()],
        };
        if !table.rules.modules.is_empty() {
            modules::sample(&mut sampler);
        }
        let Sampler { mut rng, in_piles, mut cards, .. } = sampler;
        let mut money = [Card::BLANK; MAX_CARDS];
        let mut left = 0;
        self.each_unseen_money(|card| {
            money[left] = card;
            left += 1;
        });
        rng.shuffle(&mut money[..left]);
        let mut money = money[..left].iter().copied();
        for seat in self.seats() {
            let hand = &mut hidden.hands[seat];
            let missing = (table.hand_sizes[seat] as usize).saturating_sub(hand.len());
            money.by_ref().take(missing).filter_map(Card::money).for_each(|card| hand.put(card));
        }
        hidden.draw_pile = [Card::BLANK; MAX_CARDS];
        let mut begin = 0;
        // The last pile is drawn last, so it comes first in the array.
        for (pile, &size) in table.piles.left.iter().enumerate().rev() {
            let pile_cards = &mut hidden.draw_pile[begin..begin + size as usize];
            begin += size as usize;
            let mut first_special = pile_cards.len();
            for (family, &count) in CardFamily::ALL.into_iter().zip(&in_piles[pile]) {
                for _ in 0..count {
                    let card = match family {
                        CardFamily::Scoring => setup::scoring_card_of(pile),
                        CardFamily::Module(_) => cards[family.index()].draw(&mut rng),
                    };
                    if let Some(card) = card {
                        first_special -= 1;
                        pile_cards[first_special] = card;
                    }
                }
            }
            pile_cards[..first_special].iter_mut().zip(&mut money).for_each(|(place, card)| *place = card);
            // The money is already in random order, so it is enough to shuffle each of the other cards into those
            // before it.
            for place in first_special..pile_cards.len() {
                pile_cards.swap(place, rng.below(place + 1));
            }
        }
        hidden.supply = [TileId::START; MAX_SUPPLY];
        let mut tiles = 0;
        self.unseen_tiles().iter().for_each(|tile| {
            hidden.supply[tiles] = tile;
            tiles += 1;
        });
        rng.shuffle(&mut hidden.supply[..tiles]);
        (hidden.rng, hidden.chance) = (rng, Chance::Free);
    }

    /// Calls `found` for each card of the money deck that is in the draw pile or in a hand where the viewer cannot see
    /// it.
    fn each_unseen_money(&self, mut found: impl FnMut(Card)) {
        let mut unseen: ByCurrency<Purse> = setup::money_deck(self.rules());
        let mut see = |seen: &Cards| {
            unseen.0.iter_mut().zip(seen.money.0).for_each(|(unseen, seen)| unseen.take(seen.plain()));
        };
        see(&self.table.discard);
        self.seats().for_each(|seat| see(self.seen_hand(seat)));
        let mut see = |card: Money| {
            if !card.is_builder() {
                unseen[card.currency()].take(Purse::one(card));
            }
        };
        self.money_row().iter().for_each(|&card| see(card));
        if self.rules().is_red_palace() {
            self.table.red_palace.piles.iter().for_each(|pile| pile.cards().for_each(&mut see));
        }
        for currency in Currency::ALL {
            for value in 1..=9 {
                let card = Money::new(currency, value).into_iter();
                card.for_each(|card| (0..unseen[currency].count(value)).for_each(|_| found(card.into())));
            }
        }
    }

    /// The tiles in the supply.
    pub(crate) fn unseen_tiles(&self) -> TileSet {
        setup::supply_set(self.rules()).without(self.seen_tiles())
    }
}

/// So many times everything is filled in as it falls, so that every hand that keeps a promise stays as likely as it is.
const FAIR_ATTEMPTS: u32 = 16;

/// After so many times the hands stay as they are. No game comes to that: its real hands keep the promises.
const MOST_ATTEMPTS: u32 = 1_000;

/// The most cards that one module has in the piles: master builder cards are the most numerous (MAS-01).
const MAX_OF_FAMILY: usize = 16;

/// A game that is being sampled from a view. Each module fills in its hidden parts, then the base game fills hands and
/// piles with money.
pub(crate) struct Sampler<'a, 'g> {
    pub view: &'a View<'g>,
    pub rng: Rng,
    /// What is known of each hand. Modules add to it.
    pub hands: &'a mut BySeat<Cards>,
    pub secrets: &'a mut ModuleSecrets,
    /// The number of cards of each family in each pile.
    pub in_piles: [[u8; CardFamily::ALL.len()]; PILES],
    /// The cards of each family that nobody has seen.
    cards: [Bag<Card, MAX_OF_FAMILY>; CardFamily::ALL.len()],
}

impl Sampler<'_, '_> {
    /// Whether that hand is the viewer's own.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// The number of cards of that module in all piles.
    pub fn n_in_piles(&self, module: Module) -> usize {
        let family = CardFamily::Module(module).index();
        self.in_piles.iter().map(|pile| pile[family] as usize).sum()
    }

    /// Puts these cards of a module into the piles, at random positions.
    pub fn put_into_piles(&mut self, module: Module, cards: impl IntoIterator<Item = Card>) {
        self.cards[CardFamily::Module(module).index()] = Bag::of(cards);
    }
}

/// Items that the viewer has not seen, each equally likely to come up next.
#[derive(Clone, Copy)]
pub(crate) struct Bag<T, const N: usize> {
    things: [Option<T>; N],
    len: usize,
}

impl<T: Copy + PartialEq, const N: usize> Bag<T, N> {
    pub const EMPTY: Bag<T, N> = Bag { things: [None; N], len: 0 };

    /// A bag of these items, of which there are at most `N`.
    pub fn of(things: impl IntoIterator<Item = T>) -> Bag<T, N> {
        let mut bag = Bag::EMPTY;
        for thing in things {
            bag.things[bag.len] = Some(thing);
            bag.len += 1;
        }
        bag
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// The items, in arbitrary order.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.things[..self.len].iter().flatten().copied()
    }

    /// Takes out one item equal to `thing`, if there is one.
    pub fn remove(&mut self, thing: T) {
        let place = self.things[..self.len].iter().position(|&other| other == Some(thing));
        place.into_iter().for_each(|place| {
            self.take(place);
        });
    }

    /// Takes out a random item.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<T> {
        if self.len == 0 { None } else { self.take(rng.below(self.len)) }
    }

    fn take(&mut self, place: usize) -> Option<T> {
        self.len -= 1;
        self.things.swap(place, self.len);
        self.things[self.len]
    }
}
