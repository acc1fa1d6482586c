//! Setting up arbitrary positions, for tests and puzzles.
//!
//! An editor starts from a dealt game and replaces parts of it. It does not check whether the pieces exist in that
//! number, so views of an edited game cannot generally be sampled.

use crate::flow;
use crate::game::{Cards, Game, Piles, Row};
use crate::grid::{LayoutTile, Palace, survey};
use crate::hooks::edit;
use crate::illegal::Illegal;
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::{Points, Round};
use crate::setup::dealt;
use crate::step::{Phase, Steps};
use crate::vocab::{Card, Cell, ExchangeSet, Money, Seat, Side, Space, TileId, Walls};

/// A game that is being edited.
#[derive(Clone, Debug)]
pub struct Editor {
    pub(crate) game: Game,
}

impl Editor {
    /// Starts from a newly dealt game, at the first action of the first player.
    pub fn new(rules: Rules, seed: Seed) -> Editor {
        Editor { game: dealt(rules, seed) }.turn_of(Seat::FIRST)
    }

    /// Starts from a game in progress.
    pub fn of(game: Game) -> Editor {
        Editor { game }
    }

    /// Finishes editing and returns the game.
    pub fn build(mut self) -> Game {
        for seat in Seat::all(self.game.table.players()) {
            self.game.table.red_palace.held[seat] = self.game.table.count_guards(seat);
        }
        self.game
    }

    /// Makes it that player's turn, at the first action.
    pub fn turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.phase = Phase::Actions;
        flow::run(&mut self.game, &mut ());
        self
    }

    /// Makes it that player's turn, from its beginning: F0 comes next.
    pub fn before_turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.phase = Phase::Start;
        flow::run(&mut self.game, &mut ());
        self
    }

    /// Replaces the money row, with `exchange` as the exchange cards in it.
    ///
    /// # Panics
    ///
    /// If there are more than four money cards.
    pub fn row(mut self, cards: &[Money], exchange: ExchangeSet) -> Editor {
        self.game.table.row = Row::EMPTY;
        edit::row_edited(&mut self.game.table, exchange);
        cards.iter().for_each(|&card| self.game.table.row.insert(card));
        self
    }

    /// Replaces the hand of a seat with money cards that everybody has seen.
    pub fn hand(mut self, seat: Seat, cards: &[Money]) -> Editor {
        let (old, mut known, mut hand) = (self.game.hidden.hands[seat], Cards::default(), Cards::default());
        known.held = edit::apart(self.game.table.known[seat].held);
        hand.held = edit::apart(old.held);
        cards.iter().for_each(|&card| hand.put(card));
        edit::hand_edited(&mut self.game.table, seat);
        self.set_hand(seat, hand, Cards { money: hand.money, ..known });
        self
    }

    pub(crate) fn set_hand(&mut self, seat: Seat, hand: Cards, known: Cards) {
        self.game.hidden.hands[seat] = hand;
        self.game.table.known[seat] = known;
        self.game.table.hand_sizes[seat] = hand.len() as u8;
    }

    /// Replaces the draw pile, next card first.
    ///
    /// # Panics
    ///
    /// If there are more cards than any draw pile holds (160).
    pub fn draw_pile(mut self, cards: &[Card]) -> Editor {
        let table = &mut self.game.table;
        table.draw_len = cards.len() as u8;
        table.piles = Piles::reshuffled(cards);
        for (place, &card) in cards.iter().rev().enumerate() {
            self.game.hidden.draw_pile[place] = card;
        }
        self
    }

    /// Replaces the discard pile with these money cards, exchange cards and number of gate cards.
    pub fn discard(mut self, cards: &[Money], exchange: ExchangeSet, gates: u8) -> Editor {
        self.game.table.discard = Cards::default();
        edit::discard_edited(&mut self.game.table, exchange, gates);
        cards.iter().for_each(|&card| self.game.table.discard.put(card));
        self
    }

    /// Replaces the supply, next tile first. Tokens on these tiles are removed.
    ///
    /// # Panics
    ///
    /// If there are more tiles than any supply holds.
    pub fn supply(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.supply_len = tiles.len() as u8;
        self.game.table.red_palace.take_tokens(tiles);
        for (place, &tile) in tiles.iter().rev().enumerate() {
            self.game.hidden.supply[place] = tile;
        }
        self
    }

    /// Sets or clears the tile on a market space.
    pub fn market(mut self, space: Space, tile: Option<TileId>) -> Editor {
        self.game.table.market[space as usize] = tile;
        self
    }

    /// Replaces the Alhambra of a seat; the start tile may be left out. Sticks stay on their tiles.
    ///
    /// # Errors
    ///
    /// The first rule that the layout breaks.
    ///
    /// # Panics
    ///
    /// May panic if there are more tiles than any game has ([`MAX_PLACED`](crate::MAX_PLACED)).
    pub fn palace(mut self, seat: Seat, tiles: &[(TileId, Cell)]) -> Result<Editor, Illegal> {
        let start = self.game.table.palaces[seat].walls_at(Cell::START).unwrap_or_default();
        let walls = |tile: TileId| if tile == TileId::START { start } else { self.game.table.walls_of(tile) };
        self.game.table.palaces[seat] = palace_with(tiles, walls)?;
        edit::tiles_edited(&mut self.game.table, seat);
        Ok(self)
    }

    /// Replaces the Alhambra of a seat with one that only gates hold together. The tiles are placed in order and
    /// without checks, then the gates.
    ///
    /// # Panics
    ///
    /// May panic if there are more tiles or gates than a palace has room for.
    pub fn palace_with_gates(mut self, seat: Seat, tiles: &[(TileId, Cell)], gates: &[Side]) -> Editor {
        let mut palace = Palace::new();
        tiles.iter().for_each(|&(tile, cell)| palace.place_unchecked(cell, tile, tile.walls()));
        gates.iter().for_each(|&side| palace.add_gate(side));
        self.game.table.palaces[seat] = palace;
        edit::tiles_edited(&mut self.game.table, seat);
        self
    }

    /// Replaces the reserve of a seat.
    pub fn reserve(mut self, seat: Seat, tiles: &[TileId]) -> Editor {
        self.game.table.reserves[seat] = tiles.iter().copied().collect();
        edit::tiles_edited(&mut self.game.table, seat);
        self
    }

    /// Replaces Dirk's tiles.
    pub fn dirk(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.dirk = tiles.iter().copied().collect();
        self
    }

    /// Sets the score of a seat.
    pub fn score(mut self, seat: Seat, points: Points) -> Editor {
        self.game.table.scores[seat] = points;
        self
    }

    /// Marks a scoring round as held.
    pub fn scored(mut self, round: Round) -> Editor {
        self.game.table.rounds_scored[round as usize] = true;
        self
    }

    /// Adds sticks to a tile of that seat.
    ///
    /// # Panics
    ///
    /// May panic if more tiles get sticks than the game allows.
    pub fn sticks(mut self, seat: Seat, tile: TileId, walls: Walls) -> Editor {
        let table = &mut self.game.table;
        if tile != TileId::START {
            table.added_walls.add(tile, walls);
        }
        if let Some(cell) = table.palaces[seat].cell_of(tile) {
            table.palaces[seat].add_walls(cell, walls);
        }
        self
    }

    /// Restarts the random number generator from that seed.
    pub fn reseed(mut self, seed: Seed) -> Editor {
        self.game.hidden.rng = Rng::new(seed);
        self
    }
}

/// Builds a palace from these tiles; the start tile may be left out.
///
/// # Errors
///
/// The first rule that the layout breaks.
///
/// # Panics
///
/// May panic if there are more tiles than any game has ([`MAX_PLACED`](crate::MAX_PLACED)).
pub fn palace(tiles: &[(TileId, Cell)]) -> Result<Palace, Illegal> {
    palace_with(tiles, TileId::walls)
}

/// Builds a palace as [`palace`] does, with the walls that `walls` gives for each tile.
fn palace_with(tiles: &[(TileId, Cell)], walls: impl Fn(TileId) -> Walls) -> Result<Palace, Illegal> {
    let lies = |(tile, cell)| LayoutTile { cell, walls: walls(tile), tile };
    let mut layout: Vec<LayoutTile> = tiles.iter().copied().map(lies).collect();
    if layout.iter().all(|lying| lying.tile != TileId::START) {
        layout.push(lies((TileId::START, Cell::START)));
    }
    survey(&layout)?;
    let mut palace = Palace::new();
    palace.add_walls(Cell::START, walls(TileId::START));
    let mut left: Vec<(TileId, Cell)> =
        tiles.iter().copied().filter(|&(tile, _)| tile != TileId::START).collect();
    // Tiles are added in walking order, so that the palace never exceeds its capacity; camps come last.
    while let Some(place) = left.iter().position(|&(tile, cell)| {
        let around = palace.surroundings(cell);
        !tile.is_outpost() && around.open() & !walls(tile).bits() != 0
    }) {
        let (tile, cell) = left.swap_remove(place);
        palace.place_unchecked(cell, tile, walls(tile));
    }
    left.into_iter().for_each(|(tile, cell)| palace.place_unchecked(cell, tile, walls(tile)));
    Ok(palace)
}
