//! A second, naive implementation of the building rules and of payments: hash maps, full flood fills, every subset.

use std::collections::{HashMap, HashSet};

use engine::vocab::{Card, Cell, Currency, Dir, ExchangeCard, Money, Side, TileId, Walls};
use engine::{Cards, Palace};

/// One Alhambra, modelled as literally as the rules describe it.
#[derive(Clone, Debug)]
pub struct PlainPalace {
    /// Tiles that can be walked on, with their walls.
    pub(crate) tiles: HashMap<Cell, Walls>,
    /// Tiles placed outside against the walls, with their bastions.
    pub(crate) outposts: HashMap<Cell, Walls>,
    pub(crate) gates: HashSet<Side>,
    /// The printed walls of the tiles, without sticks: gates may only stand on these (WALL-40).
    pub(crate) printed: HashMap<Cell, Walls>,
}

impl PlainPalace {
    /// Copies the tiles and gates of the engine's palace.
    pub fn of(palace: &Palace) -> PlainPalace {
        let (outposts, tiles): (Vec<_>, Vec<_>) = palace.tiles().partition(|(_, tile)| tile.is_outpost());
        let walls = |cell: Cell| palace.walls_at(cell).unwrap_or_default();
        PlainPalace {
            tiles: tiles.iter().map(|&(cell, _)| (cell, walls(cell))).collect(),
            printed: tiles.into_iter().map(|(cell, tile)| (cell, tile.walls())).collect(),
            outposts: outposts.into_iter().map(|(cell, tile)| (cell, tile.bastions())).collect(),
            gates: palace.gates().iter().map(|side| side.canonical()).collect(),
        }
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.tiles.contains_key(&cell) || self.outposts.contains_key(&cell)
    }

    fn has_gate(&self, cell: Cell, dir: Dir) -> bool {
        self.gates.contains(&Side { cell, dir }.canonical())
    }

    /// Whether the layout obeys BASE-40 to BASE-46, including gates.
    pub fn is_legal(&self) -> bool {
        self.tiles.contains_key(&Cell::START)
            && self.tiles.values().all(|walls| walls.len() < 4)
            && self.sides_match()
            && self.outposts.keys().all(|&cell| self.is_outpost_legal(cell))
            && self.all_reachable()
            && !self.has_hole()
    }

    fn sides_match(&self) -> bool {
        self.tiles.iter().all(|(&cell, &walls)| {
            Dir::ALL.into_iter().all(|dir| {
                self.tiles
                    .get(&cell.step(dir))
                    .is_none_or(|other| other.has(dir.opposite()) == walls.has(dir))
            })
        })
    }

    /// CAMP-11, CAMP-12.
    fn is_outpost_legal(&self, cell: Cell) -> bool {
        let bastions = self.outposts[&cell];
        let mut touches_wall = false;
        for dir in Dir::ALL {
            let (there, back) = (cell.step(dir), dir.opposite());
            if let Some(walls) = self.tiles.get(&there) {
                if !bastions.has(dir) || !walls.has(back) {
                    return false;
                }
                touches_wall = true;
            }
            if self.outposts.get(&there).is_some_and(|other| bastions.has(dir) || other.has(back)) {
                return false;
            }
        }
        touches_wall
    }

    fn all_reachable(&self) -> bool {
        let mut reached = HashSet::from([Cell::START]);
        let mut waiting = vec![Cell::START];
        while let Some(cell) = waiting.pop() {
            for dir in Dir::ALL {
                let open = !self.tiles[&cell].has(dir) || self.has_gate(cell, dir);
                let next = cell.step(dir);
                if open && self.tiles.contains_key(&next) && reached.insert(next) {
                    waiting.push(next);
                }
            }
        }
        reached.len() == self.tiles.len()
    }

    fn has_hole(&self) -> bool {
        let xs = || self.tiles.keys().chain(self.outposts.keys()).map(|cell| cell.x);
        let ys = || self.tiles.keys().chain(self.outposts.keys()).map(|cell| cell.y);
        let low = Cell::new(xs().min().unwrap_or(0) - 1, ys().min().unwrap_or(0) - 1);
        let high = Cell::new(xs().max().unwrap_or(0) + 1, ys().max().unwrap_or(0) + 1);
        let mut reached = HashSet::from([low]);
        let mut waiting = vec![low];
        while let Some(cell) = waiting.pop() {
            for next in Dir::ALL.map(|dir| cell.step(dir)) {
                let inside = (low.x..=high.x).contains(&next.x) && (low.y..=high.y).contains(&next.y);
                if inside && !self.is_taken(next) && reached.insert(next) {
                    waiting.push(next);
                }
            }
        }
        let (width, height) = (high.x as i32 - low.x as i32 + 1, high.y as i32 - low.y as i32 + 1);
        reached.len() + self.tiles.len() + self.outposts.len() != (width * height) as usize
    }

    /// The empty cells that touch a tile.
    pub(crate) fn beside(&self) -> HashSet<Cell> {
        let tiles = self.tiles.keys().chain(self.outposts.keys());
        let cells = tiles.flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
        cells.filter(|&cell| !self.is_taken(cell)).collect()
    }

    /// Cells where a tile with these walls may be placed without adding a gate.
    pub fn placements(&self, walls: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.insert(*cell, walls);
            after.is_legal()
        };
        self.beside().into_iter().filter(allowed).collect()
    }

    /// Cells where an outpost with these bastions may be placed.
    pub fn outpost_placements(&self, bastions: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.outposts.insert(*cell, bastions);
            after.is_legal()
        };
        self.beside().into_iter().filter(allowed).collect()
    }

    /// Cells whose tile may be swapped for an outpost with these bastions.
    pub fn outpost_swaps(&self, bastions: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.remove(cell);
            after.outposts.insert(*cell, bastions);
            *cell != Cell::START && !self.touches_gate(*cell) && after.is_legal()
        };
        self.tiles.keys().chain(self.outposts.keys()).copied().filter(allowed).collect()
    }

    pub(crate) fn touches_gate(&self, cell: Cell) -> bool {
        Dir::ALL.into_iter().any(|dir| self.has_gate(cell, dir))
    }

    /// Cells whose tile may be removed without adding a gate.
    pub fn removals(&self) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.remove(cell);
            after.outposts.remove(cell);
            *cell != Cell::START && !self.touches_gate(*cell) && after.is_legal()
        };
        self.tiles.keys().chain(self.outposts.keys()).copied().filter(allowed).collect()
    }

    /// Cells whose tile may be swapped for a tile with these walls.
    pub fn swaps(&self, walls: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.outposts.remove(cell);
            after.tiles.insert(*cell, walls);
            *cell != Cell::START && !self.touches_gate(*cell) && after.is_legal()
        };
        self.tiles.keys().chain(self.outposts.keys()).copied().filter(allowed).collect()
    }

    /// The outer wall segments, each between two grid corners (BASE-75). Outposts count as empty cells (CAMP-25).
    fn segments(&self) -> Vec<[(i16, i16); 2]> {
        let walls =
            self.tiles.iter().flat_map(|(&cell, walls)| walls.iter().map(move |dir| Side { cell, dir }));
        walls.filter(|side| !self.tiles.contains_key(&side.cell.step(side.dir))).map(ends_of).collect()
    }

    /// Whether these sides are outer wall segments, each starting where the previous one ends.
    fn is_route(&self, sides: &[Side]) -> bool {
        let is_outer = |side: &Side| {
            self.tiles.get(&side.cell).is_some_and(|walls| walls.has(side.dir))
                && !self.tiles.contains_key(&side.cell.step(side.dir))
        };
        let Some((first, rest)) = sides.split_first() else { return true };
        let goes_on = |start: usize| {
            let mut here = ends_of(*first)[start];
            rest.iter().all(|&side| match ends_of(side) {
                [one, two] if one == here => std::mem::replace(&mut here, two) == one,
                [one, two] if two == here => std::mem::replace(&mut here, one) == two,
                _ => false,
            })
        };
        sides.iter().all(is_outer) && (goes_on(0) || goes_on(1))
    }

    /// The largest number of outer wall segments that meet at one corner.
    pub fn most_segments_at_a_corner(&self) -> usize {
        let mut meeting = HashMap::<(i16, i16), usize>::new();
        self.segments().into_iter().flatten().for_each(|corner| *meeting.entry(corner).or_default() += 1);
        meeting.into_values().max().unwrap_or(0)
    }

    /// The length of the longest wall, straight from BASE-76: starts at every corner and tries every route along
    /// outer segments that uses none of them twice.
    pub fn longest_wall(&self) -> usize {
        let segments = self.segments();
        let corners: HashSet<(i16, i16)> = segments.iter().flatten().copied().collect();
        let mut used = vec![false; segments.len()];
        corners.into_iter().map(|corner| longest_from(corner, &segments, &mut used)).max().unwrap_or(0)
    }
}

/// The two corners that a side connects.
fn ends_of(side: Side) -> [(i16, i16); 2] {
    let (x, y) = (i16::from(side.cell.x), i16::from(side.cell.y));
    match side.dir {
        Dir::N => [(x, y), (x + 1, y)],
        Dir::E => [(x + 1, y), (x + 1, y + 1)],
        Dir::S => [(x, y + 1), (x + 1, y + 1)],
        Dir::W => [(x, y), (x, y + 1)],
    }
}

fn longest_from(corner: (i16, i16), segments: &[[(i16, i16); 2]], used: &mut [bool]) -> usize {
    let mut best = 0;
    for place in 0..segments.len() {
        let [one, two] = segments[place];
        if used[place] || one != corner && two != corner {
            continue;
        }
        used[place] = true;
        best = best.max(1 + longest_from(if one == corner { two } else { one }, segments, used));
        used[place] = false;
    }
    best
}

/// Checks everything that a palace stores or derives against the second implementation.
///
/// # Panics
///
/// If the two disagree.
pub fn check_palace(palace: &Palace) {
    let plain = PlainPalace::of(palace);
    assert!(plain.is_legal(), "{palace:?}");
    let cells = || palace.tiles().map(|(cell, _)| cell);
    // WALL-18: with sticks a tile can have any set of walls except all four.
    for walls in (0..15).map(Walls::from_bits) {
        let kept: HashSet<Cell> = palace.cells_for(walls).collect();
        assert_eq!(kept, plain.placements(walls), "{palace:?} {walls}");
        let swaps: HashSet<Cell> = cells().filter(|&at| palace.check_swap(at, walls).is_ok()).collect();
        assert_eq!(swaps, plain.swaps(walls), "{palace:?} {walls}");
        assert_eq!(palace.swappable_cells(walls).collect::<HashSet<_>>(), swaps, "{palace:?} {walls}");
    }
    for bastions in (0..).map_while(TileId::new).filter(|tile| tile.is_outpost()).map(TileId::bastions) {
        let found: Vec<Cell> = palace.cells_for_outpost(bastions).collect();
        let set: HashSet<Cell> = found.iter().copied().collect();
        assert_eq!(set.len(), found.len(), "each cell once");
        assert_eq!(set, plain.outpost_placements(bastions), "{palace:?} {bastions}");
        let swaps: HashSet<Cell> =
            cells().filter(|&at| palace.check_outpost_swap(at, bastions).is_ok()).collect();
        assert_eq!(swaps, plain.outpost_swaps(bastions), "{palace:?} {bastions}");
        assert_eq!(
            palace.swappable_outposts(bastions).collect::<HashSet<_>>(),
            swaps,
            "{palace:?} {bastions}"
        );
    }
    let removable = palace.removable_cells().chain(palace.removable_outposts());
    assert_eq!(removable.collect::<HashSet<_>>(), plain.removals(), "{palace:?}");
    check_wall(palace);
}

/// Checks the longest wall against the second implementation: its length, and that its segments form a route.
///
/// # Panics
///
/// If the two disagree.
pub fn check_wall(palace: &Palace) {
    let plain = PlainPalace::of(palace);
    let wall = palace.longest_wall();
    let segments: Vec<Side> = palace.wall_segments(wall).collect();
    assert_eq!(segments.len(), wall.length as usize, "{palace:?}");
    assert_eq!(segments.iter().collect::<HashSet<_>>().len(), segments.len(), "none twice: {palace:?}");
    assert!(plain.is_route(&segments), "{palace:?} {segments:?}");
    assert_eq!(segments.len(), plain.longest_wall(), "{palace:?}");
}

/// Every legal payment of a price in the currency asked for, found by trying each set of pieces in the hand.
///
/// A payment is the sorted list of the names of its pieces.
pub fn payments(hand: &Cards, asked: Currency, price: u16) -> HashSet<Vec<String>> {
    let held = |piece: Money| {
        std::iter::repeat_n(Card::from(piece), hand.money[piece.currency()].count_of(piece) as usize)
    };
    let mut cards: Vec<Card> = Money::pieces().flat_map(held).collect();
    cards.extend(hand.exchange().iter().map(Card::from));
    let mut found = HashSet::new();
    let mut chosen = Vec::new();
    try_payments(&cards, &mut chosen, asked, price, &mut found);
    found
}

fn try_payments(
    rest: &[Card],
    chosen: &mut Vec<Card>,
    asked: Currency,
    price: u16,
    found: &mut HashSet<Vec<String>>,
) {
    let value = |card: &Card| card.money().map_or(0, |money| u16::from(money.value()));
    let total: u16 = chosen.iter().map(value).sum();
    if is_payment(chosen, asked, price) {
        let mut names: Vec<String> = chosen.iter().map(Card::to_string).collect();
        names.sort();
        found.insert(names);
    }
    // No piece is worth more than 9, so a set that exceeds the price by 9 has a superfluous piece, and so has any
    // larger set.
    if total >= price + 9 {
        return;
    }
    for (place, &card) in rest.iter().enumerate() {
        chosen.push(card);
        try_payments(&rest[place + 1..], chosen, asked, price, found);
        chosen.pop();
    }
}

/// Whether exactly these cards pay the price: BASE-30, BASE-31, MAS-11, CHG-15, CHG-18, EXC-20, EXC-22, EXC-25,
/// EXC-31, DIA-11, DIA-12.
fn is_payment(cards: &[Card], asked: Currency, price: u16) -> bool {
    let money: Vec<_> = cards.iter().filter_map(|card| card.money()).collect();
    let exchange: Vec<_> = cards.iter().filter_map(|&card| ExchangeCard::of(card)).collect();
    let total: u16 = money.iter().map(|card| u16::from(card.value())).sum();
    let each_needed = money.iter().all(|card| total - u16::from(card.value()) < price);
    let all_of = |allowed: &[Currency]| money.iter().all(|card| allowed.contains(&card.currency()));
    let fits = match exchange.as_slice() {
        [] => all_of(&[asked]) || all_of(&[Currency::Diamond]),
        [card] => card.shows(asked) && all_of(&card.currencies()) && !all_of(&[asked]),
        _ => false,
    };
    total >= price && each_needed && fits
}
