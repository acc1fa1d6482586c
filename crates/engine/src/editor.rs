//! Setting up any position by hand, for tests and puzzles.
//!
//! An editor starts from a dealt game and replaces parts of it. It does not ask whether the pieces exist that
//! often, so the views of an edited game cannot in general be sampled.

use crate::game::{Cards, Game, Piles, Row};
use crate::grid::{LayoutTile, Palace, survey};
use crate::illegal::Illegal;
use crate::modules::art_of_the_moors::{CultureTile, Price};
use crate::modules::bonus_cards::BonusSet;
use crate::modules::caravanserai::{self, Caravanserai, Track};
use crate::modules::characters::Character;
use crate::modules::city_walls::WallCards;
use crate::modules::currency_exchange::ExchangeSet;
use crate::modules::invaders::{OPEN_SCOUTS, Scouts};
use crate::modules::new_score_cards::ScoreCard;
use crate::modules::power_of_the_sultan::SultanCard;
use crate::modules::thieves::Thieves;
use crate::modules::treasure_chamber::{Chests, Room};
use crate::modules::workers_huts::Stack;
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::{Points, Round};
use crate::setup::dealt;
use crate::step::{Phase, Step, Steps};
use crate::vocab::{
    Building, ByBuilding, Card, Cell, Dir, Money, Seat, SeatSet, Side, Space, TileId, TileSet, Walls,
};

/// A game under the editor's hand.
#[derive(Clone, Debug)]
pub struct Editor {
    game: Game,
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
    pub fn build(self) -> Game {
        self.game
    }

    /// It is that player's turn, at the first action.
    pub fn turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.steps.push(Step::Act { further: false });
        self.game.table.phase = Phase::Placement;
        self
    }

    /// It is about to be that player's turn: F0 comes next.
    pub fn before_turn_of(mut self, seat: Seat) -> Editor {
        self.game.table.turn_of = seat;
        self.game.table.steps = Steps::EMPTY;
        self.game.table.phase = Phase::Start;
        crate::flow::run(&mut self.game, &mut ());
        self
    }

    /// The money row; `exchange` are the exchange cards in it.
    pub fn row(mut self, cards: &[Money], exchange: ExchangeSet) -> Editor {
        self.game.table.row = Row::EMPTY;
        exchange.iter().for_each(|card| self.game.table.row.insert_exchange(card));
        cards.iter().for_each(|&card| self.game.table.row.insert(card));
        self
    }

    /// A hand, of money only; everybody has seen it.
    pub fn hand(mut self, seat: Seat, cards: &[Money]) -> Editor {
        let Cards { bonus, thieves, .. } = self.game.hidden.hands[seat];
        let known = Cards { bonus: self.game.table.known[seat].bonus, ..Cards::default() };
        let mut hand = Cards { bonus, thieves, ..Cards::default() };
        cards.iter().for_each(|&card| hand.put(card));
        let builders = &mut self.game.table.modules.master_builders;
        (builders.dealt[seat], builders.drawn[seat]) = Default::default();
        self.set_hand(seat, hand, Cards { money: hand.money, ..known });
        self
    }

    /// Exchange cards added to a hand.
    pub fn exchange_cards(mut self, seat: Seat, cards: ExchangeSet) -> Editor {
        let (mut hand, mut known) = (self.game.hidden.hands[seat], self.game.table.known[seat]);
        hand.exchange = cards;
        known.exchange = cards;
        self.set_hand(seat, hand, known);
        self
    }

    /// The bonus cards of a seat: those shown, and those that nobody else has seen. Every seat must have as many as it
    /// was dealt.
    pub fn bonus_cards(mut self, seat: Seat, shown: BonusSet, hidden: BonusSet) -> Editor {
        self.game.table.modules.bonus_cards.shown[seat] = shown;
        self.game.hidden.hands[seat].bonus = hidden;
        self.game.table.known[seat].bonus = BonusSet::EMPTY;
        self
    }

    /// The thieves of a seat, which nobody else has seen.
    pub fn thieves(mut self, seat: Seat, thieves: Thieves) -> Editor {
        self.game.hidden.hands[seat].thieves = thieves;
        self.game.table.modules.thieves.held[seat] = thieves.len() as u8;
        self
    }

    /// Gate cards added to a hand.
    pub fn gate_cards(mut self, seat: Seat, gates: u8) -> Editor {
        let (mut hand, mut known) = (self.game.hidden.hands[seat], self.game.table.known[seat]);
        hand.gates = gates;
        known.gates = gates;
        self.set_hand(seat, hand, known);
        self
    }

    fn set_hand(&mut self, seat: Seat, hand: Cards, known: Cards) {
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
        self.game.table.discard = Cards { exchange, gates, ..Cards::default() };
        cards.iter().for_each(|&card| self.game.table.discard.put(card));
        self
    }

    /// The supply, next tile first.
    pub fn supply(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.supply_len = tiles.len() as u8;
        for (place, &tile) in tiles.iter().rev().enumerate() {
            self.game.hidden.supply[place] = tile;
        }
        self
    }

    /// The bazaars beside the market.
    pub fn bazaars(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.bazaars.display = tiles.iter().copied().collect();
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
        self.count_huts(seat);
        Ok(self)
    }

    fn count_huts(&mut self, seat: Seat) {
        let table = &mut self.game.table;
        let tiles = table.palaces[seat].tiles().map(|(_, tile)| tile).chain(table.reserves[seat].iter());
        table.modules.workers_huts.owned[seat] = tiles.filter(|tile| tile.hut_kind().is_some()).count() as u8;
    }

    /// An Alhambra that only a gate holds together: the tiles as they come, then the gates.
    pub fn palace_with_gates(mut self, seat: Seat, tiles: &[(TileId, Cell)], gates: &[Side]) -> Editor {
        let mut palace = Palace::new();
        tiles.iter().for_each(|&(tile, cell)| palace.place(cell, tile, tile.walls()));
        gates.iter().for_each(|&side| palace.add_gate(side));
        self.game.table.palaces[seat] = palace;
        self.count_huts(seat);
        self
    }

    /// A reserve.
    pub fn reserve(mut self, seat: Seat, tiles: &[TileId]) -> Editor {
        self.game.table.reserves[seat] = tiles.iter().copied().collect();
        self.count_huts(seat);
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

    /// The seats whose vizier stones are active.
    pub fn viziers(mut self, active: SeatSet) -> Editor {
        self.game.table.modules.viziers_favour.active = active;
        self
    }

    /// The stack of huts of a kind: the one that lies face up, then those face down, next one first.
    pub fn hut_stack(mut self, kind: Building, huts: &[TileId]) -> Editor {
        let state = &mut self.game.table.modules.workers_huts;
        state.stacks[kind] = Stack { up: huts.first().copied(), down: huts.len().saturating_sub(1) as u8 };
        for (place, &hut) in huts.iter().skip(1).rev().enumerate() {
            self.game.hidden.workers_huts.stacks[kind][place] = hut;
        }
        self
    }

    /// Sticks added to a tile of that seat.
    pub fn sticks(mut self, seat: Seat, tile: TileId, walls: Walls) -> Editor {
        let table = &mut self.game.table;
        if tile != TileId::START {
            table.modules.city_walls.sticks.add(tile, walls);
        }
        if let Some(cell) = table.palaces[seat].cell_of(tile) {
            table.palaces[seat].add_walls(cell, walls);
        }
        self
    }

    /// The wall display.
    pub fn wall_display(mut self, cards: WallCards) -> Editor {
        self.game.table.modules.city_walls.display = cards;
        self
    }

    /// The invasion pile, next card first; all four.
    pub fn invasions(mut self, dirs: [Dir; 4]) -> Editor {
        self.game.hidden.invaders.invasions = dirs;
        if self.game.table.rules.open_invasion {
            self.game.table.modules.invaders.open = Some(dirs[0]);
        }
        self
    }

    /// The scouts: all six, the first two of them face up.
    pub fn scouts(mut self, kinds: [Building; 6]) -> Editor {
        self.game.hidden.invaders.scouts = kinds;
        let up: Scouts = kinds[..OPEN_SCOUTS].iter().copied().collect();
        let state = &mut self.game.table.modules.invaders;
        (state.scouts, state.scouts_seen) = (up, up);
        self
    }

    /// Whether a gate card lies open.
    pub fn gate_card_open(mut self, open: bool) -> Editor {
        self.game.table.modules.city_gates.open = open;
        self
    }

    /// A character for a seat.
    pub fn character(mut self, seat: Seat, character: Character) -> Editor {
        self.game.table.modules.characters.owned[seat].insert(character);
        self
    }

    /// The set-aside characters, top one first.
    pub fn set_aside_characters(mut self, characters: [Character; 4]) -> Editor {
        let [one, two, three, four] = characters;
        self.game.hidden.characters.stack = [four, three, two, one];
        self
    }

    /// Where a disc stands; nowhere is set aside.
    pub fn disc(mut self, seat: Seat, at: Option<Cell>) -> Editor {
        self.game.table.modules.street_trader.discs[seat] = at;
        self
    }

    /// The citizens on a disc.
    pub fn on_disc(mut self, seat: Seat, citizens: ByBuilding<u8>) -> Editor {
        self.game.table.modules.street_trader.on_discs[seat] = citizens;
        self
    }

    /// The buildings with a citizen, whoever owns them.
    pub fn citizens(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.street_trader.housed = tiles.iter().copied().collect();
        self
    }

    /// The general supply of citizens.
    pub fn citizen_supply(mut self, citizens: ByBuilding<u8>) -> Editor {
        self.game.table.modules.street_trader.supply = citizens;
        self
    }

    /// The chests of a room.
    pub fn room(mut self, room: Room, chests: Option<Chests>) -> Editor {
        self.game.table.modules.treasure_chamber.rooms[room as usize] = chests.map(|mut chests| {
            chests.sort_unstable();
            chests
        });
        self
    }

    /// The chest bag.
    pub fn chest_bag(mut self, bag: ByBuilding<u8>) -> Editor {
        self.game.table.modules.treasure_chamber.bag = bag;
        self
    }

    /// The score cards in the slots of the three rounds.
    pub fn score_cards(mut self, cards: [ScoreCard; 3]) -> Editor {
        self.game.table.modules.new_score_cards.slots = Some(cards);
        self
    }

    /// The culture tile of a seat at a price.
    pub fn culture_tile(mut self, seat: Seat, price: Price, tile: Option<CultureTile>) -> Editor {
        self.game.table.modules.art_of_the_moors.set(seat, price, tile);
        self
    }

    /// A caravanserai card bought by a seat after those that it has, its marker on that space. Name the hand before.
    pub fn caravanserai(mut self, seat: Seat, card: Caravanserai, at: Track) -> Editor {
        caravanserai::set(&mut self.game, seat, card, at);
        self
    }

    /// Chance begins anew from that seed.
    pub fn reseed(mut self, seed: Seed) -> Editor {
        self.game.hidden.rng = Rng::new(seed);
        self
    }

    /// A sultan card with its mark: in the display, or bought by a seat after those that it has.
    pub fn sultan_card(mut self, card: SultanCard, mark: Building, owner: Option<Seat>) -> Editor {
        self.game.table.modules.power_of_the_sultan.set(card, mark, owner);
        self
    }

    /// The buildings that hold a chest, whoever owns them.
    pub fn chests(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.treasure_chamber.stored = tiles.iter().copied().collect::<TileSet>();
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
        !tile.is_camp() && around.open() & !walls(tile).bits() != 0
    }) {
        let (tile, cell) = left.swap_remove(place);
        palace.place(cell, tile, walls(tile));
    }
    left.into_iter().for_each(|(tile, cell)| palace.place(cell, tile, walls(tile)));
    Ok(palace)
}
