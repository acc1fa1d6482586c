//! Set-up of The Red Palace (RED-10 to RED-21), with the choice of starting money.

use super::Reason;
use super::actions::{Action, Event, Step};
use super::state::{PreviewSpace, ScoreTile, State};
use super::{Ability, market};
use crate::action::Action as AnyAction;
use crate::data::{FIXED_SPACES, GUARDS, N_SQUARES, PLACEMENT_TILES, TOKENS_OF_A_KIND};
use crate::event::{Event as AnyEvent, EventSink};
use crate::flow::ROW_SIZE;
use crate::game::{Game, Piles, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::rng::Rng;
use crate::rules::GuardBoard;
use crate::scoring::Points;
use crate::setup::{DIRK_TILES, Deck, build_piles, shuffled_deck};
use crate::step::Step as AnyStep;
use crate::vocab::{ByBuilding, Currency, Money, Payment, Purse, Seat, Space};

/// RED-18, RED-107: the score of each player at the start.
const START_SCORE: Points = 5;

/// RED-20: the total at which a pile is complete.
const PILE_WORTH: u16 = 20;

/// RED-14: the number of abilities in a game.
const ABILITIES_IN_GAME: usize = 4;

/// A pile of starting money, in the four currencies in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pile([Purse; 4]);

impl Pile {
    const CURRENCIES: [Currency; 4] = [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin];

    /// The total value of the pile.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|purse| purse.total()).sum()
    }

    /// Whether the pile is empty because it was chosen.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|purse| purse.is_empty())
    }

    /// The cards, by currency and highest value first.
    pub fn cards(&self) -> impl Iterator<Item = Money> {
        self.money().flat_map(|(currency, money)| Payment::plain(currency, money).cards())
    }

    /// The money of each currency.
    fn money(&self) -> impl Iterator<Item = (Currency, Purse)> + use<> {
        Pile::CURRENCIES.into_iter().zip(self.0)
    }

    fn put(&mut self, card: Money) {
        if let Some(purse) = self.0.get_mut(card.currency() as usize) {
            purse.add(Purse::one(card));
        }
    }
}

impl FromIterator<Money> for Pile {
    fn from_iter<I: IntoIterator<Item = Money>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.put(card));
        pile
    }
}

/// Sets up a game as far as the choice of starting money. The tower is already filled (RED-10).
#[cold]
pub(crate) fn deal(game: &mut Game, sink: &mut impl EventSink) {
    // RED-11, RED-15, RED-16
    game.table.red_palace = State {
        bag: ByBuilding([TOKENS_OF_A_KIND; 6]),
        supply: GUARDS,
        squares: N_SQUARES as u8,
        ..State::default()
    };
    lay_out(game, sink);
    let mut rng = game.hidden.rng;
    let table = &mut game.table;
    set_up_guard_board(table, &mut rng);
    // RED-17
    let mut tiles = [ScoreTile::default(); ScoreTile::COUNT];
    tiles.iter_mut().zip(ScoreTile::all()).for_each(|(place, tile)| *place = tile);
    rng.shuffle(&mut tiles);
    table.red_palace.score_tiles.copy_from_slice(&tiles[..3]);
    Seat::all(table.players()).for_each(|seat| table.scores[seat] = START_SCORE);
    if table.rules.has_dirk() {
        table.dirk_score = START_SCORE;
    }
    // RED-19
    if let Some(first) = Seat::new(rng.below(table.players())) {
        table.turn_of = first;
    }
    deal_piles(game, &mut rng);
    game.hidden.rng = rng;
}

/// RED-12: lays out market and preview, then draws a token for each tile. RED-102: draws Dirk's tiles.
fn lay_out(game: &mut Game, sink: &mut impl EventSink) {
    for space in Space::ALL {
        if let Some(tile) = hooks::draw_market_tile(game, sink) {
            market::put_on_market(game, space, tile, sink);
        }
    }
    for space in PreviewSpace::ALL {
        if let Some(tile) = hooks::draw_market_tile(game, sink) {
            market::put_on_preview(game, space, tile, sink);
        }
    }
    let (on_market, previewed) = (game.table.market, game.table.red_palace.preview);
    for tile in on_market.into_iter().chain(previewed).flatten() {
        market::draw_token(game, tile, sink);
    }
    if game.table.rules.has_dirk() {
        market::dirk_draws(game, DIRK_TILES, sink);
    }
}

/// Sets up the guard board (RED-14).
fn set_up_guard_board(table: &mut Table, rng: &mut Rng) {
    let state = &mut table.red_palace;
    match table.rules.guard_board {
        GuardBoard::Fixed => {
            state.spaces = FIXED_SPACES;
            state.abilities = Ability::ALL.into_iter().filter(|ability| ability.is_on_fixed_side()).collect();
        }
        GuardBoard::Random => {
            let mut tiles = PLACEMENT_TILES;
            rng.shuffle(&mut tiles);
            let positions = state.spaces.len();
            state.spaces.copy_from_slice(&tiles[..positions]);
            let mut abilities = Ability::ALL;
            rng.shuffle(&mut abilities);
            state.abilities = abilities[..ABILITIES_IN_GAME].iter().copied().collect();
        }
    }
}

/// RED-20: deals a pile for each player. The rest of the deck waits until all have chosen.
fn deal_piles(game: &mut Game, rng: &mut Rng) {
    let mut deck = shuffled_deck(&game.table.rules, rng);
    let players = game.table.players();
    for pile in &mut game.table.red_palace.piles[..players] {
        while pile.total() < PILE_WORTH
            && let Some(card) = deck.next_money()
        {
            pile.put(card);
        }
    }
    let rest = deck.rest();
    // Cards are drawn from the end of the array.
    for (place, &card) in rest.iter().rev().enumerate() {
        game.hidden.draw_pile[place] = card;
    }
    game.table.draw_len = rest.len() as u8;
    game.table.piles = Piles::reshuffled(rest);
    game.table.steps.push(AnyStep::RedPalace(Step::ChoosePile { place: players as u8 - 1 }));
}

/// Lists the piles that are left.
pub(super) fn list(table: &Table, out: &mut Vec<AnyAction>) {
    let piles = (0..table.players() as u8).filter(|&pile| check(table, pile).is_ok());
    out.extend(piles.map(|pile| AnyAction::RedPalace(Action::ChoosePile { pile })));
}

pub(super) fn check(table: &Table, pile: u8) -> Result<(), Illegal> {
    let piles = &table.red_palace.piles;
    match piles.get(pile as usize) {
        Some(pile) if !pile.is_empty() => Ok(()),
        _ => Err(Illegal::RedPalace(Reason::NoSuchPile)),
    }
}

/// Gives the chosen pile to the player. The last pile goes to the first player, and the game begins.
pub(super) fn choose(game: &mut Game, seat: Seat, pile: u8, sink: &mut impl EventSink) {
    take(game, seat, pile, sink);
    let Some(AnyStep::RedPalace(Step::ChoosePile { place })) = game.table.steps.top() else { return };
    if place > 1 {
        game.table.steps.replace(AnyStep::RedPalace(Step::ChoosePile { place: place - 1 }));
        return;
    }
    game.table.steps.pop();
    let players = game.table.players() as u8;
    if let Some(last) = (0..players).find(|&pile| check(&game.table, pile).is_ok()) {
        take(game, game.table.turn_of, last, sink);
    }
    lay_out_money(game);
}

fn take(game: &mut Game, seat: Seat, pile: u8, sink: &mut impl EventSink) {
    let cards = std::mem::take(&mut game.table.red_palace.piles[pile as usize]);
    for (currency, money) in cards.money() {
        game.hidden.hands[seat].money[currency].add(money);
        game.table.known[seat].money[currency].add(money);
        game.table.hand_sizes[seat] += money.len() as u8;
    }
    sink.push(AnyEvent::RedPalace(Event::PileChosen { seat, pile, cards }));
}

/// RED-21: lays out the money row, and the rest in five piles with the scoring cards.
fn lay_out_money(game: &mut Game) {
    if game.stops_before_chance() {
        return;
    }
    let mut deck = Deck::of(game.hidden.draw_pile[..game.table.draw_len as usize].iter().rev().copied());
    for card in (0..ROW_SIZE).filter_map(|_| deck.next_money()) {
        game.table.row.insert(card);
    }
    let mut rng = game.hidden.rng;
    build_piles(game, &deck, &mut rng);
    game.hidden.rng = rng;
}
