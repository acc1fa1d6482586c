//! The state of a game: what lies open on the table, what is hidden, and the heart of the public interface.

use crate::action::Action;
use crate::event::EventSink;
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::modules::bonus_cards::{self, BonusSet};
use crate::modules::change;
use crate::modules::currency_exchange::{ExchangeCard, ExchangeSet};
use crate::modules::street_trader::Trio;
use crate::modules::thieves::Thieves;
use crate::modules::{ModuleStates, power_of_the_sultan};
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::{Points, Round};
use crate::step::{Awaited, Phase, Step, Steps};
use crate::view::{View, Viewer};
use crate::vocab::{
    Building, ByCurrency, BySeat, Card, Currency, Dir, Money, Payment, Purse, Seat, SeatSet, Space,
    SpecialCard, TileId, TileSet,
};
use crate::{check, flow, hooks, legal, play, setup};

/// 108 money, 10 diamond, 6 exchange, 6 gate, 6 character, 8 wall, 6 master builder, 8 sultan and 2 scoring cards.
pub(crate) const MAX_CARDS: usize = 160;

/// The buildings, the bazaars and the camps.
pub(crate) const MAX_SUPPLY: usize = crate::data::N_BUILDINGS + crate::data::N_BAZAARS + crate::data::N_CAMPS;

/// The five piles of set-up and the one of later reshuffles.
pub(crate) const PILES: usize = 6;
const RESHUFFLED: usize = PILES - 1;

/// An unordered set of cards: a hand, or the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// Money by currency.
    pub money: ByCurrency<Purse>,
    /// Exchange cards (EXC-11).
    pub exchange: ExchangeSet,
    /// Gate cards (GATE-11).
    pub gates: u8,
    /// Bonus cards of a seat that are not shown (BON-02). They are kept apart: no part of a hand's size (INT-06).
    pub bonus: BonusSet,
    /// Of these, the ones chosen for the scoring round about to be held (BON-14).
    pub chosen: BonusSet,
    /// Thieves of a seat (THF-05), kept apart like the bonus cards.
    pub thieves: Thieves,
    /// The citizens chosen at the start, until all players have chosen (TRD-05).
    pub citizens: Option<Trio>,
    /// The side of the start tile chosen for the disc, until all players have chosen (TRD-07).
    pub disc: Option<Dir>,
}

impl Cards {
    /// How many money cards.
    pub fn money_len(&self) -> usize {
        self.money.0.iter().map(|purse| purse.len()).sum()
    }

    /// How many cards of any sort but bonus cards and thieves (INT-06).
    pub fn len(&self) -> usize {
        self.money_len() + self.exchange.len() + self.gates as usize
    }

    /// How many coins; they are no cards (CHG-21).
    pub fn n_coins(&self) -> usize {
        self.money.0.iter().map(|purse| purse.coins() as usize).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether that piece of money is here.
    pub fn has(&self, piece: Money) -> bool {
        self.money[piece.currency()].count_of(piece) > 0
    }

    /// The value of all money.
    pub fn total(&self) -> u16 {
        self.money.0.iter().map(|purse| purse.total()).sum()
    }

    /// The money cards in the order of their faces.
    pub fn money_cards(&self) -> impl Iterator<Item = Money> {
        Money::all()
            .flat_map(|card| std::iter::repeat_n(card, self.money[card.currency()].count_of(card) as usize))
    }

    pub(crate) fn put(&mut self, piece: Money) {
        self.money[piece.currency()].add(Purse::one(piece));
    }
}

/// What everybody knows about the draw pile: how much is left of each pile, and of the cards added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piles {
    /// The pile the next card comes from, or an emptied one before it.
    top: u8,
    /// Cards left in each pile.
    pub left: [u8; PILES],
    /// Of these, cards of each family that set-up adds to piles.
    pub specials: [[u8; SpecialCard::ALL.len()]; PILES],
}

impl Piles {
    /// One pile of these cards, as a reshuffle makes it.
    pub fn reshuffled(cards: &[Card]) -> Piles {
        let mut piles = Piles { top: RESHUFFLED as u8, ..Piles::default() };
        piles.left[RESHUFFLED] = cards.len() as u8;
        for family in cards.iter().filter_map(|card| card.special()) {
            piles.specials[RESHUFFLED][family as usize] += 1;
        }
        piles
    }

    /// The pile that the last card came from.
    pub fn last(&self) -> usize {
        self.top as usize
    }

    /// All cards of a family left.
    pub fn count(&self, family: SpecialCard) -> usize {
        self.specials.iter().map(|pile| pile[family as usize] as usize).sum()
    }

    #[inline]
    fn draw(&mut self, card: Card) {
        while self.left[self.top as usize] == 0 {
            self.top += 1;
        }
        let top = self.top as usize;
        self.left[top] -= 1;
        if let Some(family) = card.special() {
            self.specials[top][family as usize] -= 1;
        }
    }
}

/// The open money row (BASE-17), its money kept in the order of the faces so that equal cards lie together. Money
/// joins it only while it has fewer than four cards, so four places are enough (BASE-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    cards: [Money; 4],
    n_money: u8,
    /// Exchange cards take places of the row, too (EXC-10).
    exchange: ExchangeSet,
    /// Cards of any sort. Counted here because every refill asks for it.
    len: u8,
}

impl Row {
    const NONE: Money = match Money::new(Currency::Dinar, 1) {
        Some(card) => card,
        None => unreachable!(),
    };

    pub const EMPTY: Row = Row { cards: [Row::NONE; 4], n_money: 0, exchange: ExchangeSet::EMPTY, len: 0 };

    #[inline]
    pub fn money(&self) -> &[Money] {
        &self.cards[..self.n_money as usize & 7]
    }

    /// How many cards of any sort.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn exchange(&self) -> ExchangeSet {
        self.exchange
    }

    pub fn insert_exchange(&mut self, card: ExchangeCard) {
        self.exchange.insert(card);
        self.len += 1;
    }

    /// Takes out a card that is here.
    pub fn remove_exchange(&mut self, card: ExchangeCard) {
        self.exchange.remove(card);
        self.len -= 1;
    }

    #[inline]
    pub fn insert(&mut self, card: Money) {
        let mut place = self.n_money as usize;
        self.n_money += 1;
        self.len += 1;
        while place > 0 && self.cards[place - 1] > card {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = card;
    }

    #[inline]
    pub fn remove(&mut self, card: Money) {
        if let Some(place) = self.money().iter().position(|&other| other == card) {
            self.cards.copy_within(place + 1.., place);
            self.n_money -= 1;
            self.len -= 1;
            self.cards[self.n_money as usize] = Row::NONE;
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Scored to the end; these seats have the most points (BASE-83).
    Won(SeatSet),
    /// Stopped by the technical limit of turns, without a result (INT-08).
    Aborted,
}

/// Everything that lies open, and what everybody could remember (BASE-91, BASE-92).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub rules: Rules,
    /// What comes first; when it is empty, the phase of the turn.
    pub steps: Steps,
    pub phase: Phase,
    pub turn: u32,
    pub turn_of: Seat,
    pub outcome: Option<Outcome>,
    pub rounds_due: [bool; 2],
    pub rounds_scored: [bool; 3],
    pub market: [Option<TileId>; 4],
    pub row: Row,
    pub draw_len: u8,
    pub piles: Piles,
    pub discard: Cards,
    pub supply_len: u8,
    pub set_aside: TileSet,
    /// Who gets the left-over tile of each space (BASE-80).
    pub awards: [Option<Seat>; 4],
    pub hand_sizes: BySeat<u8>,
    /// The part of each hand that everybody has seen go there (BASE-92).
    pub known: BySeat<Cards>,
    pub scores: BySeat<Points>,
    pub reserves: BySeat<TileSet>,
    pub dirk: TileSet,
    pub dirk_score: Points,
    pub modules: ModuleStates,
    pub palaces: BySeat<Palace>,
}

/// What nobody, or only one seat, may see (BASE-90).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub rng: Rng,
    pub hands: BySeat<Cards>,
    /// The next card is the last of the first `draw_len`.
    pub draw_pile: [Card; MAX_CARDS],
    /// The next tile is the last of the first `supply_len`.
    pub supply: [TileId; MAX_SUPPLY],
    pub characters: crate::modules::characters::Hidden,
    pub workers_huts: crate::modules::workers_huts::Hidden,
    pub invaders: crate::modules::invaders::Hidden,
}

/// A whole game, secrets included. Only its owner has it; everybody else gets a [`View`].
///
/// Who copies often keeps a game to copy into: `clone_from` leaves out the palaces that nobody plays.
#[derive(PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) table: Table,
    pub(crate) hidden: Hidden,
}

const _: () = assert!(size_of::<Game>() <= 12 * 1024, "a game is cloned for every thought of a bot");

impl Clone for Game {
    fn clone(&self) -> Game {
        Game { table: self.table.clone(), hidden: self.hidden.clone() }
    }

    fn clone_from(&mut self, source: &Game) {
        self.hidden = source.hidden.clone();
        // No `..` here: a new field must be copied too. Palaces beyond the players are always empty.
        let players = source.table.players().max(self.table.players());
        let Table {
            rules,
            steps,
            phase,
            turn,
            turn_of,
            outcome,
            rounds_due,
            rounds_scored,
            market,
            row,
            draw_len,
            piles,
            discard,
            supply_len,
            set_aside,
            awards,
            hand_sizes,
            known,
            scores,
            reserves,
            dirk,
            dirk_score,
            modules,
            palaces,
        } = &source.table;
        let table = &mut self.table;
        (table.rules, table.steps, table.phase, table.turn) = (*rules, *steps, *phase, *turn);
        (table.turn_of, table.outcome, table.rounds_due) = (*turn_of, *outcome, *rounds_due);
        (table.rounds_scored, table.market, table.row) = (*rounds_scored, *market, *row);
        (table.draw_len, table.piles, table.discard) = (*draw_len, *piles, *discard);
        (table.supply_len, table.set_aside, table.awards) = (*supply_len, *set_aside, *awards);
        (table.hand_sizes, table.known, table.scores) = (*hand_sizes, *known, *scores);
        (table.reserves, table.dirk, table.dirk_score) = (*reserves, *dirk, *dirk_score);
        table.modules = *modules;
        table.palaces.0[..players].copy_from_slice(&palaces.0[..players]);
    }
}

impl Game {
    /// Sets up a game (BASE-10 to BASE-19) and runs it to the first decision.
    pub fn new(rules: Rules, seed: Seed) -> Game {
        Game::new_with_events(rules, seed, &mut ())
    }

    /// The same, telling what happens.
    pub fn new_with_events(rules: Rules, seed: Seed, sink: &mut impl EventSink) -> Game {
        let mut game = setup::deal(rules, Rng::new(seed), sink);
        flow::run(&mut game, sink);
        game
    }

    /// The set-up.
    pub fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// Whose decision it is; nobody's when the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// What is awaited.
    pub fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    /// How the game ended, when it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    /// Fills `out` with every legal action, once each, in a fixed order; empty when the game is over.
    #[inline]
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if let Some(seat) = self.to_act() {
            legal::list(&self.table, &self.hidden.hands[seat], out);
        }
    }

    /// Whether the action is legal now, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let seat = self.to_act().ok_or(Illegal::GameOver)?;
        check::check(&self.table, &self.hidden.hands[seat], action)
    }

    /// Plays an action if it is legal. A refused one changes nothing.
    pub fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Illegal> {
        self.check(action)?;
        self.play_unchecked(action, sink);
        Ok(())
    }

    /// Plays an action that is known to be legal, as one from [`Game::legal_actions`] is. Anything else leaves
    /// the game in a state without meaning.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        if let Some(seat) = self.to_act() {
            play::apply(self, seat, action, sink);
            flow::run(self, sink);
        }
    }

    /// What that viewer may know.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View::new(self, viewer)
    }

    /// The owner's look at the secrets, for referees.
    pub fn secrets(&self) -> Secrets<'_> {
        Secrets { game: self }
    }
}

/// The hidden parts of a game, for a referee, a test or a record of the end.
#[derive(Clone, Copy, Debug)]
pub struct Secrets<'g> {
    game: &'g Game,
}

impl<'g> Secrets<'g> {
    /// A seat's hand.
    pub fn hand(self, seat: Seat) -> &'g Cards {
        &self.game.hidden.hands[seat]
    }

    /// The draw pile, next card first.
    pub fn draw_pile(self) -> impl Iterator<Item = Card> + 'g {
        self.game.hidden.draw_pile[..self.game.table.draw_len as usize].iter().rev().copied()
    }

    /// The supply, next tile first.
    pub fn supply(self) -> impl Iterator<Item = TileId> + 'g {
        self.game.hidden.supply[..self.game.table.supply_len as usize].iter().rev().copied()
    }

    /// The huts of a kind that lie face down, next one first (HUT-01).
    pub fn huts_down(self, kind: Building) -> impl Iterator<Item = TileId> + 'g {
        let down = self.game.table.modules.workers_huts.stacks[kind].down as usize;
        self.game.hidden.workers_huts.stacks[kind][..down].iter().rev().copied()
    }

    /// The invasion cards that have not come up, next one first (INV-04).
    pub fn invasions(self) -> impl Iterator<Item = Dir> + 'g {
        let turned = self.game.table.modules.invaders.turned();
        self.game.hidden.invaders.invasions.iter().skip(turned).copied()
    }

    /// The scouts face down, next one first (INV-05).
    pub fn scouts_down(self) -> impl Iterator<Item = Building> + 'g {
        let seen = Building::ALL.len() - self.game.table.modules.invaders.scouts_down();
        self.game.hidden.invaders.scouts.iter().skip(seen).copied()
    }

    /// The set-aside characters, top one first (CHR-01).
    pub fn set_aside_characters(self) -> impl Iterator<Item = crate::modules::characters::Character> + 'g {
        let left = self.game.table.modules.characters.set_aside();
        self.game.hidden.characters.stack[..left].iter().rev().copied()
    }
}

impl Table {
    #[inline]
    pub fn players(&self) -> usize {
        self.rules.players()
    }

    /// N, the player after the one in turn.
    #[inline]
    pub fn next_seat(&self) -> Seat {
        self.turn_of.next(self.players())
    }

    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        Some(match self.steps.top()? {
            Step::Place { seat, .. } => seat,
            Step::Window { place } => self.turn_of.after(1 + place as usize, self.players()),
            Step::AddMoney => change::asked(self),
            Step::BonusCards(step) => bonus_cards::asked(self, step),
            Step::Characters(step) => self.modules.characters.asked(step, self.turn_of),
            Step::StreetTrader(step) => step.asked(),
            Step::TreasureChamber(step) => self.modules.treasure_chamber.asked(step, self.turn_of),
            Step::Invaders(step) => step.asked(self.turn_of),
            Step::PowerOfTheSultan(power_of_the_sultan::Step::Offer { seat }) => seat,
            _ => self.turn_of,
        })
    }

    pub fn awaited(&self) -> Awaited {
        match self.steps.top() {
            None => Awaited::Nothing,
            Some(Step::Before) => Awaited::BeforeTurn,
            Some(Step::Place { .. }) => Awaited::Place,
            Some(Step::EndRedesign) => Awaited::EndOfTurn,
            Some(Step::Redesign) => Awaited::Redesign,
            Some(Step::Window { place }) => {
                hooks::awaited_in_window(self, self.turn_of.after(1 + place as usize, self.players()))
            }
            Some(Step::AddMoney) => Awaited::AddMoney,
            Some(Step::BonusCards(step)) => step.awaited(),
            Some(Step::Characters(step)) => step.awaited(),
            Some(Step::StreetTrader(step)) => step.awaited(),
            Some(Step::TreasureChamber(step)) => step.awaited(),
            Some(Step::Invaders(step)) => step.awaited(),
            Some(Step::PowerOfTheSultan(step)) => step.awaited(),
            Some(Step::Caravanserai) => Awaited::CaravanseraiMove,
            // The others are gone through before anybody is asked.
            Some(_) => Awaited::Action,
        }
    }

    /// Whether the players still choose in S3 and nothing is dealt yet.
    pub fn is_setting_up(&self) -> bool {
        matches!(self.awaited(), Awaited::ChooseCitizens | Awaited::FirstDisc)
    }

    pub fn tile_on(&self, space: Space) -> Option<TileId> {
        self.market[space as usize]
    }

    /// How many buildings of a kind an Alhambra holds. Asked so seldom that a plain count is quick enough.
    pub fn count_built(&self, seat: Seat, kind: Building) -> u8 {
        self.palaces[seat].tiles_without_camps().filter(|(_, tile)| tile.kind() == Some(kind)).count() as u8
    }

    pub fn round_due(&self) -> Option<Round> {
        [Round::One, Round::Two].into_iter().find(|&round| self.rounds_due[round as usize])
    }
}

impl Game {
    /// Takes what is paid from a hand: to the discard pile, master builder cards out of the game, coins to
    /// the bag (INT-09).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, pay: Payment) {
        self.spend(seat, pay.currency(), pay.first());
        if let Some(card) = pay.exchange() {
            let [_, second] = card.currencies();
            self.spend(seat, second, pay.second());
            // EXC-23
            self.hidden.hands[seat].exchange.remove(card);
            self.table.known[seat].exchange.remove(card);
            self.table.discard.exchange.insert(card);
            self.table.hand_sizes[seat] -= 1;
        }
    }

    /// The same for money of one currency.
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, currency: Currency, money: Purse) {
        self.hidden.hands[seat].money[currency].take(money);
        self.table.hand_sizes[seat] -= money.len() as u8;
        let known = self.table.known[seat].money[currency];
        // The usual case: cards of the money deck that everybody has seen.
        if money.is_plain() && known.contains(money) {
            self.table.discard.money[currency].add(money);
            self.table.known[seat].money[currency].take(money);
        } else {
            hooks::spent(&mut self.table, seat, currency, money);
            self.table.discard.money[currency].add(money.plain());
            self.table.known[seat].money[currency] = known.minus(money);
        }
    }

    /// Moves a money card of the row to a hand, which everybody sees.
    #[inline]
    pub(crate) fn take_from_row(&mut self, seat: Seat, card: Money) {
        self.table.row.remove(card);
        self.hidden.hands[seat].put(card);
        self.table.known[seat].put(card);
        self.table.hand_sizes[seat] += 1;
    }

    /// The next card of the draw pile, which is renewed from the discard pile when it is empty (BASE-62).
    #[inline]
    pub(crate) fn draw_card(&mut self, sink: &mut impl EventSink) -> Option<Card> {
        if self.table.draw_len == 0 {
            self.reshuffle(sink)?;
        }
        self.table.draw_len -= 1;
        let card = self.hidden.draw_pile[self.table.draw_len as usize];
        self.table.piles.draw(card);
        Some(card)
    }

    #[cold]
    fn reshuffle(&mut self, sink: &mut impl EventSink) -> Option<()> {
        let discard = std::mem::take(&mut self.table.discard);
        let mut len = 0;
        let gates = std::iter::repeat_n(Card::GATE_CARD, discard.gates as usize);
        let exchange = discard.exchange.iter().map(Card::from);
        for card in discard.money_cards().map(Card::from).chain(exchange).chain(gates) {
            self.hidden.draw_pile[len] = card;
            len += 1;
        }
        if len == 0 {
            return None;
        }
        self.hidden.rng.shuffle(&mut self.hidden.draw_pile[..len]);
        self.table.draw_len = len as u8;
        let unseen = self.table.piles.specials.map(|pile| pile[SpecialCard::MasterBuilder as usize]);
        self.table.piles = Piles::reshuffled(&self.hidden.draw_pile[..len]);
        // Master builder cards are never in the discard pile (MAS-12): what is counted here lies unseen in a hand.
        for (pile, builders) in self.table.piles.specials.iter_mut().zip(unseen) {
            pile[SpecialCard::MasterBuilder as usize] = builders;
        }
        sink.push(crate::event::Event::Reshuffled { cards: len as u8 });
        Some(())
    }

    /// The next tile of the supply.
    pub(crate) fn draw_tile(&mut self) -> Option<TileId> {
        let last = self.table.supply_len.checked_sub(1)?;
        self.table.supply_len = last;
        Some(self.hidden.supply[last as usize])
    }
}
