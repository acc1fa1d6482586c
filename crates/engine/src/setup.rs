//! Set-up in the order of table 2.1 of the interactions (BASE-10 to BASE-19, INT-03).

use crate::absent::default_action;
use crate::data::{MAX_SUPPLY, MONEY_COPIES, MONEY_COPIES_TWO_PLAYERS};
use crate::event::{Event, EventSink};
use crate::flow::ROW_SIZE;
use crate::game::{Cards, Chance, Game, Hidden, MAX_CARDS, Piles, Row, Table};
use crate::grid::Palace;
use crate::hooks;
use crate::modules::{ModuleSecrets, ModuleStates, Progress};
use crate::red_palace;
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::Round;
use crate::step::{Phase, Steps};
use crate::view::Viewer;
use crate::vocab::{ByCurrency, BySeat, Card, CardFamily, Money, Purse, Seat, Space, TileId, TileSet};
use crate::walls::AddedWalls;

/// BASE-86, BASE-87: the number of tiles that Dirk gets at the start and after round 1.
pub(crate) const DIRK_TILES: usize = 6;

/// BASE-15: dealing stops when a hand is worth this much.
const STARTING_MONEY: u16 = 20;

/// The number of piles that the deck is divided into (BASE-18).
const PILES: usize = 5;

/// Deals an empty game up to the start of its first turn, or up to S3 if players make choices there.
#[inline]
pub(crate) fn deal(game: &mut Game, sink: &mut impl EventSink) {
    hooks::setup_seats(&mut game.table);
    fill_supply(game);
    if game.table.rules.is_red_palace() {
        return red_palace::deal(game, sink);
    }
    if hooks::ask_in_setup(&mut game.table) == Progress::GoesOn {
        deal_rest(game, sink);
    }
}

/// Deals everything that comes after S3: steps S4 to S12.
pub(crate) fn deal_rest(game: &mut Game, sink: &mut impl EventSink) {
    let mut rng = game.hidden.rng;
    lay_out_tiles(game, sink);
    hooks::setup_stacks(game, &mut rng);
    hooks::setup_cards(game, &mut rng);
    hooks::setup_boards(game, &mut rng);
    hooks::setup_hands(game, &mut rng);
    let deck = deal_money(game, &mut rng);
    build_piles(game, &deck, &mut rng);
    game.hidden.rng = rng;
}

/// A game with its whole set-up done. Players' choices are made by default (INT-20).
pub(crate) fn dealt(rules: Rules, seed: Seed) -> Game {
    let mut game = Game::new(rules, seed);
    let mut legal = Vec::new();
    while game.table.is_setting_up() {
        game.legal_actions(&mut legal);
        let Some(action) = default_action(&game.view(Viewer::Public), &legal) else { break };
        game.play_unchecked(action, &mut ());
    }
    game
}

/// A game before anything is dealt.
#[inline(always)]
pub(crate) fn empty_game(rules: Rules, rng: Rng) -> Game {
    Game {
        table: Table {
            rules,
            steps: Steps::EMPTY,
            phase: Phase::Start,
            turn: 1,
            turn_of: Seat::FIRST,
            outcome: None,
            rounds_due: [false; 2],
            rounds_scored: [false; 3],
            market: [None; 4],
            row: Row::EMPTY,
            draw_len: 0,
            piles: Piles::default(),
            discard: Cards::default(),
            supply_len: 0,
            set_aside: TileSet::EMPTY,
            waiting: None,
            awards: [None; 4],
            hand_sizes: BySeat::default(),
            known: BySeat::default(),
            scores: BySeat::default(),
            reserves: BySeat::default(),
            dirk: TileSet::EMPTY,
            dirk_score: 0,
            added_walls: AddedWalls::default(),
            modules: ModuleStates::default(),
            red_palace: red_palace::State::default(),
            palaces: BySeat([Palace::new(); crate::vocab::MAX_SEATS]),
        },
        hidden: Hidden {
            rng,
            chance: Chance::Free,
            hands: BySeat::default(),
            draw_pile: [Card::BLANK; MAX_CARDS],
            supply: [TileId::START; MAX_SUPPLY],
            modules: ModuleSecrets::default(),
        },
    }
}

/// Shuffles the tiles into the supply (S2).
fn fill_supply(game: &mut Game) {
    let mut len = 0;
    for tile in supply_tiles(&game.table.rules) {
        game.hidden.supply[len] = tile;
        len += 1;
    }
    game.hidden.rng.shuffle(&mut game.hidden.supply[..len]);
    game.table.supply_len = len as u8;
}

/// S4 and S5: Dirk's tiles and the market.
fn lay_out_tiles(game: &mut Game, sink: &mut impl EventSink) {
    // BASE-12
    if game.table.rules.has_dirk() {
        for tile in (0..DIRK_TILES).filter_map(|_| game.draw_tile()).collect::<TileSet>().iter() {
            game.table.dirk.insert(tile);
            sink.push(Event::DirkDrew { tile });
        }
    }
    // BASE-13
    for space in Space::ALL {
        if let Some(tile) = hooks::draw_market_tile(game, sink) {
            game.table.market[space as usize] = Some(tile);
            sink.push(Event::MarketFilled { space, tile });
        }
    }
}

/// Every tile that starts in the supply (BASE-11), or in the tower (RED-10).
pub(crate) fn supply_tiles(rules: &Rules) -> impl Iterator<Item = TileId> + use<> {
    let is_red_palace = rules.is_red_palace();
    let buildings = TileId::buildings().filter(move |_| !is_red_palace);
    let terrain = TileId::terrain().filter(move |_| is_red_palace);
    buildings.chain(terrain).chain(hooks::added_tiles(rules))
}

/// The tiles of [`supply_tiles`] as a set.
pub(crate) fn supply_set(rules: &Rules) -> TileSet {
    let mut tiles = if rules.is_red_palace() { TileSet::TERRAIN } else { TileSet::BUILDINGS };
    if !rules.modules.is_empty() {
        hooks::added_tiles(rules).for_each(|tile| tiles.insert(tile));
    }
    tiles
}

/// Every money card of a game, ordered by face (BASE-14).
pub(crate) fn money_cards(rules: &Rules) -> impl Iterator<Item = Money> {
    let deck = money_deck(rules);
    Money::all()
        .filter(|card| !card.is_builder())
        .flat_map(move |card| std::iter::repeat_n(card, deck[card.currency()].count(card.value()) as usize))
}

/// The cards of [`money_cards`] by currency.
pub(crate) fn money_deck(rules: &Rules) -> ByCurrency<Purse> {
    const ALL: [Purse; 4] = purses(MONEY_COPIES);
    const TWO_PLAYERS: [Purse; 4] = purses(MONEY_COPIES_TWO_PLAYERS);
    const fn purses(copies: [[u8; 9]; 4]) -> [Purse; 4] {
        let [dinar, dirham, ducat, florin] = copies;
        [Purse::of_copies(dinar), Purse::of_copies(dirham), Purse::of_copies(ducat), Purse::of_copies(florin)]
    }
    let [dinar, dirham, ducat, florin] = if rules.players() == 2 { TWO_PLAYERS } else { ALL };
    ByCurrency([dinar, dirham, ducat, florin, Purse::of_copies(hooks::added_money(rules))])
}

/// S10 and S11: the shuffled deck, starting money, start player and money row. Returns the rest of the deck, next card
/// first.
fn deal_money(game: &mut Game, rng: &mut Rng) -> Deck {
    let mut deck = shuffled_deck(&game.table.rules, rng);
    // BASE-15: everybody sees the cards as they are dealt (BASE-92).
    for seat in Seat::all(game.table.players()) {
        // MAS-03: what is already in the hand does not count.
        let enough = game.hidden.hands[seat].total() + STARTING_MONEY;
        while game.hidden.hands[seat].total() < enough {
            let Some(card) = deck.next_money() else { break };
            game.hidden.hands[seat].put(card);
            game.table.known[seat].put(card);
            game.table.hand_sizes[seat] += 1;
        }
    }
    game.table.turn_of = start_player(&game.table.rules, &game.hidden.hands);
    // BASE-17
    for card in (0..ROW_SIZE).filter_map(|_| deck.next_money()) {
        game.table.row.insert(card);
    }
    deck
}

/// BASE-16: fewest cards, then lowest value, then youngest, then lowest seat.
pub(crate) fn start_player(rules: &Rules, hands: &BySeat<Cards>) -> Seat {
    let hand = |seat: Seat| (hands[seat].money_len(), hands[seat].total());
    let least = Seat::all(rules.players()).map(hand).min();
    let tied = || Seat::all(rules.players()).filter(|&seat| Some(hand(seat)) == least);
    let age = |seat: Seat| rules.ages[seat.index()];
    let youngest = if tied().all(|seat| age(seat).is_some()) { tied().filter_map(age).min() } else { None };
    let mut starters = tied().filter(|&seat| youngest.is_none() || age(seat) == youngest);
    starters.next().unwrap_or(Seat::FIRST)
}

/// The shuffled money cards (BASE-14).
#[inline]
pub(crate) fn shuffled_deck(rules: &Rules, rng: &mut Rng) -> Deck {
    let mut deck = Deck::of(money_cards(rules).map(Card::from));
    rng.shuffle(&mut deck.cards[..deck.len]);
    deck
}

/// Money cards being dealt from the shuffled deck; the next one is at `first`.
pub(crate) struct Deck {
    cards: [Card; MAX_CARDS],
    first: usize,
    len: usize,
}

impl Deck {
    /// A deck of these cards, next one first.
    #[inline]
    pub fn of(cards: impl Iterator<Item = Card>) -> Deck {
        let mut deck = Deck { cards: [Card::BLANK; MAX_CARDS], first: 0, len: 0 };
        for card in cards {
            deck.cards[deck.len] = card;
            deck.len += 1;
        }
        deck
    }

    /// The cards that have not been dealt.
    pub fn rest(&self) -> &[Card] {
        &self.cards[self.first..self.len]
    }

    pub fn next_money(&mut self) -> Option<Money> {
        let card = self.cards[..self.len].get(self.first)?.money();
        self.first += 1;
        card
    }
}

/// The scoring card that belongs to a pile, counted from 0 (BASE-18).
pub(crate) fn scoring_card_of(pile: usize) -> Option<Card> {
    match pile {
        1 => Card::scoring(Round::One),
        3 => Card::scoring(Round::Two),
        _ => None,
    }
}

/// S12: makes the five piles with the cards added to them, and stacks them (BASE-18).
pub(crate) fn build_piles(game: &mut Game, deck: &Deck, rng: &mut Rng) {
    let rest = deck.rest();
    // In the worst case, all added cards go to one pile.
    let mut added = [(0usize, Card::BLANK); MAX_CARDS];
    let mut added_len = 0;
    let mut add = |pile: usize, card: Card| {
        added[added_len] = (pile, card);
        added_len += 1;
    };
    for pile in 0..PILES {
        scoring_card_of(pile).into_iter().for_each(|card| add(pile, card));
    }
    hooks::setup_piles(game, rng, add);
    let mut piles = Piles::default();
    let mut stack = [Card::BLANK; MAX_CARDS];
    let (mut taken, mut end) = (0, 0);
    for pile in 0..PILES {
        let begin = end;
        let share = rest.len() / PILES + usize::from(pile < rest.len() % PILES);
        stack[end..end + share].copy_from_slice(&rest[taken..taken + share]);
        taken += share;
        end += share;
        for &(_, card) in added[..added_len].iter().filter(|&&(to, _)| to == pile) {
            stack[end] = card;
            end += 1;
            if let Some(family) = card.family() {
                piles.specials[pile][family.index()] += 1;
            }
        }
        piles.sizes[pile] = (end - begin) as u8;
        if end - begin > share {
            rng.shuffle(&mut stack[begin..end]);
        }
    }
    piles.left = piles.sizes;
    // Cards are drawn from the end of the array.
    for (place, &card) in stack[..end].iter().rev().enumerate() {
        game.hidden.draw_pile[place] = card;
    }
    game.table.draw_len = end as u8;
    game.table.piles = piles;
    debug_assert_eq!(piles.count(CardFamily::Scoring), 2);
}
