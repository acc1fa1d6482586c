//! Setting up any position by hand, for tests and puzzles.
//!
//! An editor starts from a dealt game and replaces parts of it. It does not ask whether the pieces exist that
//! often, so the views of an edited game cannot in general be sampled.

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

/// A game under the editor's hand.
#[derive(Clone, Debug)]
pub struct Editor {
    pub(crate) game: Game,
}

impl Editor {
    /// A dealt game of these rules, at the first action of the first player.
    pub fn new(rules: Rules, seed: Seed) -> Editor {
        Editor { game: dealt(rules, seed) }.turn_of(Seat::FIRST)
    }

    /// A game that was played so far.
    pub fn of(game: Game) -> Editor {
        Editor { game }
    }

    /// The game as edited.
    pub fn build(mut self) -> Game {
        for seat in Seat::all(self.game.table.players()) {
            self.game.table.red_palace.held[seat] = self.game.table.count_guards(seat);
        }
        self.game
    }

    /// It is that player's turn, at the first action.
    pub fn turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.phase = Phase::Actions;
        flow::run(&mut self.game, &mut ());
        self
    }

    /// It is about to be that player's turn: F0 comes next.
    pub fn before_turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.phase = Phase::Start;
        flow::run(&mut self.game, &mut ());
        self
    }

    /// The money row; `exchange` are the exchange cards in it.
    pub fn row(mut self, cards: &[Money], exchange: ExchangeSet) -> Editor {
        self.game.table.row = Row::EMPTY;
        edit::row_edited(&mut self.game.table, exchange);
        cards.iter().for_each(|&card| self.game.table.row.insert(card));
        self
    }

    /// A hand, of money only; everybody has seen it.
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

    /// The draw pile, next card first.
    pub fn draw_pile(mut self, cards: &[Card]) -> Editor {
        let table = &mut self.game.table;
        table.draw_len = cards.len() as u8;
        table.piles = Piles::reshuffled(cards);
        for (place, &card) in cards.iter().rev().enumerate() {
            self.game.hidden.draw_pile[place] = card;
        }
        self
    }

    /// The discard pile.
    pub fn discard(mut self, cards: &[Money], exchange: ExchangeSet, gates: u8) -> Editor {
        self.game.table.discard = Cards::default();
        edit::discard_edited(&mut self.game.table, exchange, gates);
        cards.iter().for_each(|&card| self.game.table.discard.put(card));
        self
    }

    /// The supply, next tile first. No tile in it has a token.
    pub fn supply(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.supply_len = tiles.len() as u8;
        self.game.table.red_palace.take_tokens(tiles);
        for (place, &tile) in tiles.iter().rev().enumerate() {
            self.game.hidden.supply[place] = tile;
        }
        self
    }

    /// The tile on a market space.
    pub fn market(mut self, space: Space, tile: Option<TileId>) -> Editor {
        self.game.table.market[space as usize] = tile;
        self
    }

    /// An Alhambra, start tile understood, with the sticks that lie on its tiles; refuses an illegal one.
    pub fn palace(mut self, seat: Seat, tiles: &[(TileId, Cell)]) -> Result<Editor, Illegal> {
        let start = self.game.table.palaces[seat].walls_at(Cell::START).unwrap_or_default();
        let walls = |tile: TileId| if tile == TileId::START { start } else { self.game.table.walls_of(tile) };
        self.game.table.palaces[seat] = palace_with(tiles, walls)?;
        edit::tiles_edited(&mut self.game.table, seat);
        Ok(self)
    }

    /// An Alhambra that only a gate holds together: the tiles as they come, then the gates.
    pub fn palace_with_gates(mut self, seat: Seat, tiles: &[(TileId, Cell)], gates: &[Side]) -> Editor {
        let mut palace = Palace::new();
        tiles.iter().for_each(|&(tile, cell)| palace.place_unchecked(cell, tile, tile.walls()));
        gates.iter().for_each(|&side| palace.add_gate(side));
        self.game.table.palaces[seat] = palace;
        edit::tiles_edited(&mut self.game.table, seat);
        self
    }

    /// A reserve.
    pub fn reserve(mut self, seat: Seat, tiles: &[TileId]) -> Editor {
        self.game.table.reserves[seat] = tiles.iter().copied().collect();
        edit::tiles_edited(&mut self.game.table, seat);
        self
    }

    /// Dirk's tiles.
    pub fn dirk(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.dirk = tiles.iter().copied().collect();
        self
    }

    /// A score.
    pub fn score(mut self, seat: Seat, points: Points) -> Editor {
        self.game.table.scores[seat] = points;
        self
    }

    /// A round that is over.
    pub fn scored(mut self, round: Round) -> Editor {
        self.game.table.rounds_scored[round as usize] = true;
        self
    }

    /// Sticks added to a tile of that seat.
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

    /// Chance begins anew from that seed.
    pub fn reseed(mut self, seed: Seed) -> Editor {
        self.game.hidden.rng = Rng::new(seed);
        self
    }
}

/// The palace of these tiles, start tile understood, or the first rule they break.
pub fn palace(tiles: &[(TileId, Cell)]) -> Result<Palace, Illegal> {
    palace_with(tiles, TileId::walls)
}

/// The same, where tiles have these walls.
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
    // Tile by tile as one could walk, so that the palace is never larger than its room; then the camps.
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
