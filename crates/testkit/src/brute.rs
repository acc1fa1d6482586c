//! A second, plain implementation of the building rules and of payments: hash maps, whole flood fills, every subset.

use std::collections::{HashMap, HashSet};

use engine::vocab::{Card, CardFace, Cell, Currency, Dir, Side, TileId, Walls};
use engine::{Cards, MAX_PLACED, Palace};

/// One Alhambra, as plainly as the rules say it.
#[derive(Clone, Debug)]
pub struct PlainPalace {
    tiles: HashMap<Cell, Walls>,
    gates: HashSet<Side>,
}

impl PlainPalace {
    /// The same tiles as the engine's palace.
    pub fn of(palace: &Palace) -> PlainPalace {
        let tiles = palace.tiles().map(|(cell, tile)| (cell, tile.walls())).collect();
        PlainPalace { tiles, gates: palace.gates().iter().map(|side| side.canonical()).collect() }
    }

    fn has_gate(&self, cell: Cell, dir: Dir) -> bool {
        self.gates.contains(&Side { cell, dir }.canonical())
    }

    /// BASE-40 to BASE-46, gates included.
    pub fn is_legal(&self) -> bool {
        self.tiles.get(&Cell::START) == Some(&Walls::NONE)
            && self.sides_match()
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
        let xs = || self.tiles.keys().map(|cell| cell.x);
        let ys = || self.tiles.keys().map(|cell| cell.y);
        let low = Cell::new(xs().min().unwrap_or(0) - 1, ys().min().unwrap_or(0) - 1);
        let high = Cell::new(xs().max().unwrap_or(0) + 1, ys().max().unwrap_or(0) + 1);
        let mut reached = HashSet::from([low]);
        let mut waiting = vec![low];
        while let Some(cell) = waiting.pop() {
            for next in Dir::ALL.map(|dir| cell.step(dir)) {
                let inside = (low.x..=high.x).contains(&next.x) && (low.y..=high.y).contains(&next.y);
                if inside && !self.tiles.contains_key(&next) && reached.insert(next) {
                    waiting.push(next);
                }
            }
        }
        let (width, height) = (high.x as i32 - low.x as i32 + 1, high.y as i32 - low.y as i32 + 1);
        reached.len() + self.tiles.len() != (width * height) as usize
    }

    /// Cells beside some tile that are empty.
    fn beside(&self) -> HashSet<Cell> {
        let cells = self.tiles.keys().flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
        cells.filter(|cell| !self.tiles.contains_key(cell)).collect()
    }

    /// Cells where a tile with these walls may be placed, without gates.
    pub fn placements(&self, walls: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.insert(*cell, walls);
            after.is_legal()
        };
        self.beside().into_iter().filter(allowed).collect()
    }

    /// Placements of a tile through exactly one gate, which is needed: the cell and the side of the gate.
    pub fn gated_placements(&self, walls: Walls) -> HashSet<(Cell, Dir)> {
        let mut found = HashSet::new();
        for cell in self.beside() {
            let mut after = self.clone();
            after.tiles.insert(cell, walls);
            if after.is_legal() {
                continue;
            }
            for dir in walls.iter().filter(|&dir| after.tiles.contains_key(&cell.step(dir))) {
                let mut gated = after.clone();
                gated.gates.insert(Side { cell, dir }.canonical());
                if gated.is_legal() {
                    found.insert((cell, dir));
                }
            }
        }
        found
    }

    /// Removals with needed gates: the cell and the set of gates, sorted.
    pub fn gated_removals(&self, gate_cards: usize) -> HashSet<(Cell, Vec<Side>)> {
        let mut found = HashSet::new();
        for &cell in self.tiles.keys().filter(|&&cell| cell != Cell::START && !self.touches_gate(cell)) {
            let mut after = self.clone();
            after.tiles.remove(&cell);
            let doubles: Vec<Side> = after
                .tiles
                .iter()
                .flat_map(|(&cell, walls)| walls.iter().map(move |dir| Side { cell, dir }))
                .filter(|side| after.tiles.contains_key(&side.cell.step(side.dir)))
                .map(Side::canonical)
                .filter(|side| !after.gates.contains(side))
                .collect::<HashSet<_>>()
                .into_iter()
                .collect();
            let mut try_gates = |gates: Vec<Side>| {
                let legal_with = |gates: &[Side]| {
                    let mut gated = after.clone();
                    gated.gates.extend(gates.iter().copied());
                    gated.is_legal()
                };
                let each_needed = (0..gates.len()).all(|out| {
                    let mut fewer = gates.clone();
                    fewer.remove(out);
                    !legal_with(&fewer)
                });
                if legal_with(&gates) && each_needed {
                    let mut gates = gates;
                    gates.sort();
                    found.insert((cell, gates));
                }
            };
            for (place, &first) in doubles.iter().enumerate() {
                if gate_cards >= 1 {
                    try_gates(vec![first]);
                }
                for &second in doubles[place + 1..].iter().filter(|_| gate_cards >= 2) {
                    try_gates(vec![first, second]);
                }
            }
        }
        found
    }

    fn touches_gate(&self, cell: Cell) -> bool {
        Dir::ALL.into_iter().any(|dir| self.has_gate(cell, dir))
    }

    /// Cells whose tile may be removed, without new gates.
    pub fn removals(&self) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.remove(cell);
            *cell != Cell::START && !self.touches_gate(*cell) && after.is_legal()
        };
        self.tiles.keys().copied().filter(allowed).collect()
    }

    /// Cells whose tile may be swapped for one with these walls.
    pub fn swaps(&self, walls: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let mut after = self.clone();
            after.tiles.insert(*cell, walls);
            *cell != Cell::START && !self.touches_gate(*cell) && after.is_legal()
        };
        self.tiles.keys().copied().filter(allowed).collect()
    }

    /// The outer wall segments, each between two grid corners (BASE-75).
    fn segments(&self) -> Vec<[(i16, i16); 2]> {
        let mut segments = Vec::new();
        for (&cell, walls) in &self.tiles {
            for dir in walls.iter().filter(|&dir| !self.tiles.contains_key(&cell.step(dir))) {
                let (x, y) = (i16::from(cell.x), i16::from(cell.y));
                segments.push(match dir {
                    Dir::N => [(x, y), (x + 1, y)],
                    Dir::E => [(x + 1, y), (x + 1, y + 1)],
                    Dir::S => [(x, y + 1), (x + 1, y + 1)],
                    Dir::W => [(x, y), (x, y + 1)],
                });
            }
        }
        segments
    }

    /// How many segments meet where most of them do.
    pub fn most_segments_at_a_corner(&self) -> usize {
        let mut meeting = HashMap::<(i16, i16), usize>::new();
        self.segments().into_iter().flatten().for_each(|corner| *meeting.entry(corner).or_default() += 1);
        meeting.into_values().max().unwrap_or(0)
    }

    /// The longest wall by BASE-76 itself: the longest route along outer segments that uses none twice, by trying
    /// all of them from every corner.
    pub fn longest_wall(&self) -> usize {
        let segments = self.segments();
        let corners: HashSet<(i16, i16)> = segments.iter().flatten().copied().collect();
        let mut used = vec![false; segments.len()];
        corners.into_iter().map(|corner| longest_from(corner, &segments, &mut used)).max().unwrap_or(0)
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

/// Every tile that some set of walls belongs to, one for each pattern, for trying all patterns.
pub fn one_tile_of_each_pattern() -> Vec<TileId> {
    let mut seen = HashSet::new();
    TileId::buildings().filter(|tile| seen.insert(tile.walls())).take(MAX_PLACED).collect()
}

/// Every payment of a price on a space of that currency, as the rules say it: each set of cards of the hand is tried.
/// The names of the cards, sorted.
pub fn payments(hand: &Cards, asked: Currency, price: u16) -> HashSet<Vec<String>> {
    let mut cards: Vec<Card> = hand.money_cards().map(Card::from).collect();
    cards.extend(hand.exchange.iter().map(Card::from));
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
    // A set that exceeds the price by 9 stays superfluous whatever comes; the tests need not try them all.
    if total >= price + 9 {
        return;
    }
    for (place, &card) in rest.iter().enumerate() {
        chosen.push(card);
        try_payments(&rest[place + 1..], chosen, asked, price, found);
        chosen.pop();
    }
}

/// BASE-30, BASE-31, EXC-20, EXC-22, EXC-25, EXC-31, DIA-11, DIA-12.
fn is_payment(cards: &[Card], asked: Currency, price: u16) -> bool {
    let money: Vec<_> = cards.iter().filter_map(|card| card.money()).collect();
    let exchange: Vec<_> = cards
        .iter()
        .filter_map(|card| match card.face() {
            CardFace::Exchange(card) => Some(card),
            _ => None,
        })
        .collect();
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
