//! The state of a game, open and hidden, and the core of the public interface.

use crate::action::Action;
use crate::data::MAX_SUPPLY;
use crate::event::EventSink;
use crate::grid::Palace;
use crate::illegal::Illegal;
use crate::modules::{self, ModuleCards, ModuleSecrets, ModuleStates, Progress};
use crate::purchase::Purchase;
use crate::red_palace;
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::{Points, Round};
use crate::step::{Awaited, Phase, Step, Steps};
use crate::view::{View, Viewer};
use crate::vocab::{
    Building, ByCurrency, BySeat, Card, CardFamily, Currency, Money, Payment, Purse, Seat, SeatSet, Space,
    TileId, TileSet,
};
use crate::walls::AddedWalls;
use crate::{check, flow, hooks, legal, play, setup};

/// The most cards in a draw pile: 108 money, 10 diamond, 6 exchange, 6 gate, 6 character, 8 wall, 6 master builder, 8
/// sultan and 2 scoring cards.
pub(crate) const MAX_CARDS: usize = 160;

/// The five piles of the set-up, and one for later reshuffles.
pub(crate) const PILES: usize = 6;
const RESHUFFLED: usize = PILES - 1;

/// An unordered collection of cards: a hand, or the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cards {
    /// The money, by currency.
    pub money: ByCurrency<Purse>,
    /// What the modules keep in a hand.
    pub(crate) held: ModuleCards,
}

impl Cards {
    /// The number of money cards.
    pub fn money_len(&self) -> usize {
        self.money.0.iter().map(|purse| purse.len()).sum()
    }

    /// The number of cards of any kind, without those that modules keep apart from the hand (INT-06).
    pub fn len(&self) -> usize {
        let mut len = self.money_len();
        modules::each_card(self, |_| len += 1);
        len
    }

    /// The module cards that belong to the hand, in file order.
    pub fn module_cards(&self) -> Vec<Card> {
        let mut cards = Vec::new();
        modules::each_card(self, |card| cards.push(card));
        cards
    }

    /// The number of coins, which are not cards (CHG-21).
    pub fn n_coins(&self) -> usize {
        self.money.0.iter().map(|purse| purse.coins() as usize).sum()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this collection holds that piece of money.
    pub fn has(&self, piece: Money) -> bool {
        self.money[piece.currency()].count_of(piece) > 0
    }

    /// The total value of the money.
    pub fn total(&self) -> u16 {
        self.money.0.iter().map(|purse| purse.total()).sum()
    }

    /// The money cards, ordered by face.
    pub fn money_cards(&self) -> impl Iterator<Item = Money> {
        Money::all()
            .flat_map(|card| std::iter::repeat_n(card, self.money[card.currency()].count_of(card) as usize))
    }

    pub(crate) fn put(&mut self, piece: Money) {
        self.money[piece.currency()].add(Purse::one(piece));
    }
}

/// What everybody knows about the draw pile: how many cards each pile still holds, and how many special ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Piles {
    /// The pile that the next card comes from, or an emptied one before it.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::foreign::at_most::<_, RESHUFFLED>"))]
    top: u8,
    /// The number of cards in each pile when it was made.
    pub sizes: [u8; PILES],
    /// The number of cards left in each pile.
    pub left: [u8; PILES],
    /// How many of those belong to each family that the set-up adds to piles.
    pub specials: [[u8; CardFamily::ALL.len()]; PILES],
}

impl Piles {
    /// A single pile of these cards, as a reshuffle leaves it.
    pub fn reshuffled(cards: &[Card]) -> Piles {
        let mut piles = Piles { top: RESHUFFLED as u8, ..Piles::default() };
        piles.sizes[RESHUFFLED] = cards.len() as u8;
        piles.left = piles.sizes;
        for family in cards.iter().filter_map(|card| card.family()) {
            piles.specials[RESHUFFLED][family.index()] += 1;
        }
        piles
    }

    /// The pile that the last card came from.
    pub fn last(&self) -> usize {
        self.top as usize
    }

    /// The number of cards of a family that are left.
    pub fn count(&self, family: CardFamily) -> usize {
        self.specials.iter().map(|pile| pile[family.index()] as usize).sum()
    }

    #[inline]
    fn draw(&mut self, card: Card) {
        while self.left[self.top as usize] == 0 {
            self.top += 1;
        }
        let top = self.top as usize;
        self.left[top] -= 1;
        if let Some(family) = card.family() {
            self.specials[top][family.index()] -= 1;
        }
    }
}

/// The open money row (BASE-17). Its money is kept in order of face, so that equal cards are adjacent.
///
/// Money joins the row only while it has fewer than four cards, so four places are enough (BASE-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "(Vec<Money>, u8)", try_from = "(Vec<Money>, u8)"))]
pub(crate) struct Row {
    cards: [Money; 4],
    n_money: u8,
    /// The number of cards of any kind, stored because every refill needs it.
    len: u8,
}

impl Row {
    const NONE: Money = match Money::new(Currency::Dinar, 1) {
        Some(card) => card,
        None => unreachable!(),
    };

    pub const EMPTY: Row = Row { cards: [Row::NONE; 4], n_money: 0, len: 0 };

    #[inline]
    pub fn money(&self) -> &[Money] {
        &self.cards[..self.n_money as usize & 7]
    }

    /// The four money cards, if there are as many, all different, and each two have a total above that limit.
    #[inline]
    pub fn four_singles(&self, limit: u8) -> Option<&[Money; 4]> {
        let [a, b, c, d] = self.cards;
        let are_different = (a != b) & (b != c) & (c != d);
        let [a, b, c, d] = self.cards.map(Money::value);
        let lowest_pair = (a.min(b) + c.min(d)).min(a + b).min(c + d);
        ((self.n_money == 4) & are_different & (lowest_pair > limit)).then_some(&self.cards)
    }

    /// The number of cards of any kind.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Counts a card that is not money. The module it belongs to stores the card itself.
    pub fn take_place(&mut self) {
        self.len += 1;
    }

    /// Stops counting such a card, which has left the row.
    pub fn free_place(&mut self) {
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
            // Moving four cards one by one is faster than a bulk move.
            for next in place + 1..self.cards.len() {
                self.cards[next - 1] = self.cards[next];
            }
            self.n_money -= 1;
            self.len -= 1;
            self.cards[self.n_money as usize] = Row::NONE;
        }
    }
}

/// The money of the row, and the number of other cards in it.
#[cfg(feature = "serde")]
impl From<Row> for (Vec<Money>, u8) {
    fn from(row: Row) -> (Vec<Money>, u8) {
        (row.money().to_vec(), row.len - row.n_money)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<(Vec<Money>, u8)> for Row {
    type Error = &'static str;

    fn try_from((money, others): (Vec<Money>, u8)) -> Result<Row, &'static str> {
        let mut row = Row::EMPTY;
        if money.len() > row.cards.len() || others > 100 {
            return Err("the money row is too long");
        }
        money.into_iter().for_each(|card| row.insert(card));
        row.len += others;
        Ok(row)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// The game was scored to the end; these seats have the most points (BASE-83).
    Won(SeatSet),
    /// The technical limit of turns stopped the game, and there is no result (INT-08).
    Aborted,
}

/// Everything that is open, and what everybody could remember (BASE-91, BASE-92).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Table {
    pub rules: Rules,
    /// The steps to finish first; when there are none, the phase of the turn decides.
    pub steps: Steps,
    pub phase: Phase,
    pub turn: u32,
    pub turn_of: Seat,
    pub outcome: Option<Outcome>,
    pub rounds_due: [bool; 2],
    pub rounds_scored: [bool; 3],
    pub market: [Option<TileId>; 4],
    pub row: Row,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::foreign::at_most::<_, MAX_CARDS>"))]
    pub draw_len: u8,
    pub piles: Piles,
    pub discard: Cards,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::foreign::at_most::<_, MAX_SUPPLY>"))]
    pub supply_len: u8,
    pub set_aside: TileSet,
    /// The purchase whose buyer may still add money (BASE-35); only modules cause one.
    pub waiting: Option<Purchase>,
    /// Who gets the left-over tile of each space (BASE-80).
    pub awards: [Option<Seat>; 4],
    pub hand_sizes: BySeat<u8>,
    /// The part of each hand that everybody has seen (BASE-92).
    pub known: BySeat<Cards>,
    pub scores: BySeat<Points>,
    pub reserves: BySeat<TileSet>,
    pub dirk: TileSet,
    pub dirk_score: Points,
    /// The walls that were added to tiles, wherever those tiles are.
    pub added_walls: AddedWalls,
    pub modules: ModuleStates,
    /// The state that only The Red Palace has; the default in Alhambra.
    pub red_palace: red_palace::State,
    pub palaces: BySeat<Palace>,
}

/// Whether random draws may happen, and secret choices of others may be revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    /// They may.
    Free,
    /// They must not, and none has been needed so far.
    Held,
    /// They must not, and one would have been needed.
    Met,
}

/// What nobody, or only one seat, may see (BASE-90).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub rng: Rng,
    pub chance: Chance,
    pub hands: BySeat<Cards>,
    /// The next card is the last of the first `draw_len`.
    pub draw_pile: [Card; MAX_CARDS],
    /// The next tile is the last of the first `supply_len`.
    pub supply: [TileId; MAX_SUPPLY],
    pub modules: ModuleSecrets,
}

impl Hidden {
    /// The hidden state when only these hands are known. Nothing may be drawn from it.
    pub fn unknown(hands: BySeat<Cards>) -> Hidden {
        Hidden {
            rng: Rng::new(Seed::from_number(0)),
            chance: Chance::Free,
            hands,
            draw_pile: [Card::BLANK; MAX_CARDS],
            supply: [TileId::START; MAX_SUPPLY],
            modules: ModuleSecrets::default(),
        }
    }
}

/// A whole game, secrets included. Only its owner holds it; everybody else gets a [`View`].
///
/// Code that copies often should reuse a game with `clone_from`, which skips the palaces of seats that nobody plays.
///
/// ```
/// use alhambra_engine::{Action, Game, Rules, Seed};
///
/// let mut game = Game::new(Rules::new(3)?, Seed::from_number(7));
/// let mut legal = Vec::new();
/// game.legal_actions(&mut legal);
/// let before = game.clone();
/// // A refusal names its rule and changes nothing.
/// let refusal = game.play(Action::Pass, &mut ()).expect_err("nobody offers anything");
/// assert!(game == before && refusal.rule().starts_with("BASE-"));
/// // Events go to any sink that wants them.
/// let mut events = Vec::new();
/// game.play(legal[0], &mut events).expect("a listed action is legal");
/// assert!(game != before && !events.is_empty());
/// # Ok::<(), alhambra_engine::RulesError>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) table: Table,
    pub(crate) hidden: Hidden,
}

const _: () = assert!(size_of::<Game>() <= 12 * 1024, "a game must stay cheap to clone");

impl Clone for Game {
    fn clone(&self) -> Game {
        Game { table: self.table.clone(), hidden: self.hidden.clone() }
    }

    fn clone_from(&mut self, source: &Game) {
        self.hidden.clone_from(&source.hidden);
        self.table.copy_from(&source.table);
    }
}

impl Table {
    /// Makes this table equal to `source`. Parts that neither of them uses are left alone.
    pub fn copy_from(&mut self, source: &Table) {
        // No `..` here: a new field must be copied too. Palaces beyond the players are always empty, and so are the
        // states of modules and of The Red Palace if they are not played.
        let players = source.players().max(self.players());
        let has_modules = !source.rules.modules.is_empty() || !self.rules.modules.is_empty();
        let is_red_palace = source.rules.is_red_palace() || self.rules.is_red_palace();
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
            waiting,
            awards,
            hand_sizes,
            known,
            scores,
            reserves,
            dirk,
            dirk_score,
            added_walls,
            modules,
            red_palace,
            palaces,
        } = source;
        let table = self;
        (table.rules, table.steps, table.phase, table.turn) = (*rules, *steps, *phase, *turn);
        (table.turn_of, table.outcome, table.rounds_due) = (*turn_of, *outcome, *rounds_due);
        (table.rounds_scored, table.market, table.row) = (*rounds_scored, *market, *row);
        (table.draw_len, table.piles, table.discard) = (*draw_len, *piles, *discard);
        (table.supply_len, table.set_aside, table.awards) = (*supply_len, *set_aside, *awards);
        (table.hand_sizes, table.known, table.scores) = (*hand_sizes, *known, *scores);
        (table.reserves, table.dirk, table.dirk_score) = (*reserves, *dirk, *dirk_score);
        table.added_walls = *added_walls;
        if has_modules {
            table.modules = *modules;
            table.waiting = *waiting;
        }
        if is_red_palace {
            table.red_palace = *red_palace;
        }
        table.palaces.0[..players].copy_from_slice(&palaces.0[..players]);
    }
}

impl Game {
    /// Sets up a game (BASE-10 to BASE-19) and runs it to the first decision.
    pub fn new(rules: Rules, seed: Seed) -> Game {
        Game::new_with_events(rules, seed, &mut ())
    }

    /// Like [`Game::new`], but reports what happens to `sink`.
    pub fn new_with_events(rules: Rules, seed: Seed, sink: &mut impl EventSink) -> Game {
        let mut game = setup::empty_game(rules, Rng::new(seed));
        setup::deal(&mut game, sink);
        flow::run(&mut game, sink);
        game
    }

    /// The set-up of this game.
    pub fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// The player who has to decide; `None` when the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// The kind of decision that the game waits for.
    pub fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    /// How the game ended; `None` while it is running.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    /// Fills `out` with every legal action, each once, in a fixed order. The list is empty when the game is over.
    #[inline]
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if let Some(seat) = self.to_act() {
            legal::list(&self.table, &self.hidden.hands[seat], out);
        }
    }

    /// Checks whether the action is legal now.
    ///
    /// # Errors
    ///
    /// The reason why the action is refused; [`Illegal::rule`] names the rule.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let seat = self.to_act().ok_or(Illegal::GameOver)?;
        check::check(&self.table, &self.hidden.hands[seat], action)
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    ///
    /// The reason why the action is refused. The game is then unchanged.
    pub fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Illegal> {
        self.check(action)?;
        self.play_unchecked(action, sink);
        Ok(())
    }

    /// Plays an action that is known to be legal, such as one from [`Game::legal_actions`].
    ///
    /// Any other action leaves the game in an invalid state.
    ///
    /// # Panics
    ///
    /// May panic if the action is not legal.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        if let Some(seat) = self.to_act() {
            play::apply(self, seat, action, sink);
            flow::run(self, sink);
        }
    }

    /// Plays an action that is known to be legal, but stops before the first random event.
    ///
    /// That is the first card, tile, coin, token or die that chance would bring, or the first secret of another player
    /// that would be revealed. So the effect of the action can be seen apart from luck. Play also stops before a
    /// scoring round and at the end of the turn.
    ///
    /// Returns whether a decision was reached. If not, the game may only be inspected; to continue, play the action on
    /// a copy made before. Nothing is allocated.
    ///
    /// ```
    /// use alhambra_engine::{Game, Rules, Seed, Viewer};
    ///
    /// let game = Game::new(Rules::new(3).unwrap(), Seed::from_number(7));
    /// let mut legal = Vec::new();
    /// game.legal_actions(&mut legal);
    /// let mut after = game.clone();
    /// assert!(!after.play_until_chance(legal[0], &mut ()), "money was taken, the row is refilled next");
    /// let row = |game: &Game| game.view(Viewer::Public).money_row().len();
    /// assert_eq!((row(&game), row(&after)), (4, 3));
    /// ```
    ///
    /// # Panics
    ///
    /// May panic if the action is not legal.
    pub fn play_until_chance(&mut self, action: Action, sink: &mut impl EventSink) -> bool {
        let Some(seat) = self.to_act() else { return false };
        self.hidden.chance = Chance::Held;
        play::apply(self, seat, action, sink);
        let is_decision = flow::run_to_chance(self, sink) == Progress::Waits;
        self.hidden.chance = Chance::Free;
        is_decision
    }

    /// The game as that viewer may see it.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View::new(self, viewer)
    }

    /// The hidden parts of the game, for its owner.
    pub fn secrets(&self) -> Secrets<'_> {
        Secrets { game: self }
    }
}

/// The hidden parts of a game, for a referee, a test or the record of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct Secrets<'g> {
    pub(crate) game: &'g Game,
}

impl<'g> Secrets<'g> {
    /// The hand of a seat.
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

    /// The seat at that place in the order of asking, which starts with N.
    pub fn seat_from_next(&self, place: u8) -> Seat {
        self.turn_of.after(1 + place as usize, self.players())
    }

    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        // Nearly always it is one of these.
        match self.steps.top()? {
            Step::Act { .. } => Some(self.turn_of),
            Step::Place { seat, .. } => Some(seat),
            step => Some(step.asked(self)),
        }
    }

    pub fn awaited(&self) -> Awaited {
        self.steps.top().map_or(Awaited::Nothing, |step| step.awaited(self))
    }

    /// Whether the players still make choices of the set-up: hands and money row are empty.
    pub fn is_setting_up(&self) -> bool {
        self.awaited().is_setup()
    }

    pub fn tile_on(&self, space: Space) -> Option<TileId> {
        self.market[space as usize]
    }

    /// How many buildings of a kind an Alhambra holds.
    pub fn count_built(&self, seat: Seat, kind: Building) -> u8 {
        self.count_kind(self.palaces[seat].tile_set(), kind)
    }

    /// How many of these tiles are buildings of a kind.
    pub fn count_kind(&self, tiles: TileSet, kind: Building) -> u8 {
        let count = if self.rules.is_red_palace() {
            tiles.iter().filter(|&tile| self.kind_of(tile) == Some(kind)).count()
        } else {
            tiles.and(TileSet::of_kind(kind)).len()
        };
        count as u8
    }

    pub fn round_due(&self) -> Option<Round> {
        match self.rounds_due {
            [false, false] => None,
            [true, _] => Some(Round::One),
            [false, true] => Some(Round::Two),
        }
    }
}

impl Game {
    /// Takes a payment from a hand. Cards go to the discard pile, master builder cards leave the game, and coins go to
    /// the bag (INT-09).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, pay: Payment) {
        self.spend(seat, pay.currency(), pay.first());
        if let Some(card) = pay.exchange() {
            let [_, second] = card.currencies();
            self.spend(seat, second, pay.second());
            hooks::exchange_paid(self, seat, card);
        }
    }

    /// Takes money of one currency from a hand, as [`Game::pay`] does.
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

    /// Moves a money card from the row to a hand, in sight of everybody.
    #[inline]
    pub(crate) fn take_from_row(&mut self, seat: Seat, card: Money) {
        self.table.row.remove(card);
        self.hidden.hands[seat].put(card);
        self.table.known[seat].put(card);
        self.table.hand_sizes[seat] += 1;
    }

    /// Announces that chance, or a secret of another player, is needed next. Returns whether play must stop here.
    #[inline]
    pub(crate) fn stops_before_chance(&mut self) -> bool {
        let is_held = self.hidden.chance != Chance::Free;
        if is_held {
            self.hidden.chance = Chance::Met;
        }
        is_held
    }

    /// Draws the next card. An empty draw pile is first renewed from the discard pile (BASE-62).
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
        let mut put = |card: Card| {
            self.hidden.draw_pile[len] = card;
            len += 1;
        };
        discard.money_cards().map(Card::from).for_each(&mut put);
        modules::each_card(&discard, put);
        if len == 0 {
            return None;
        }
        self.hidden.rng.shuffle(&mut self.hidden.draw_pile[..len]);
        self.table.draw_len = len as u8;
        let before = self.table.piles;
        self.table.piles = Piles::reshuffled(&self.hidden.draw_pile[..len]);
        hooks::reshuffled(&mut self.table, &before);
        sink.push(crate::event::Event::Reshuffled { cards: len as u8 });
        Some(())
    }

    /// Draws the next tile of the supply.
    pub(crate) fn draw_tile(&mut self) -> Option<TileId> {
        let last = self.table.supply_len.checked_sub(1)?;
        self.table.supply_len = last;
        Some(self.hidden.supply[last as usize])
    }
}
