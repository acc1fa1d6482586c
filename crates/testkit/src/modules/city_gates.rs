//! City Gates: cards in hands and gates in walls. The second implementation finds gates by trying every side.

use std::collections::HashSet;

use engine::editor::Editor;
use engine::modules::city_gates;
use engine::vocab::{Card, Cell, Dir, Seat, Side, TileId, Walls};
use engine::{Action, Game, Module, Rules, View, Viewer};

use crate::brute::PlainPalace;
use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, _: &View<'_>, action: Action) -> bool {
        matches!(action, Action::CityGates(city_gates::Action::Place { .. }))
    }

    fn add_to_hand(&self, editor: Editor, seat: Seat, cards: &[Card]) -> Editor {
        let gates = cards.iter().filter(|&&card| card == city_gates::CARD);
        editor.gate_cards(seat, gates.count() as u8)
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        count("gate", view.gates_played() as usize + usize::from(view.is_gate_card_open()));
    }

    fn expected(&self, rules: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("gate".into(), rules.players());
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((4, |near| {
            Action::CityGates(match near.below(7) {
                0 => city_gates::Action::Take,
                1 | 2 => city_gates::Action::Place { tile: near.tile(), at: near.cell(), side: near.dir() },
                3 | 4 => city_gates::Action::Add { tile: near.tile(), at: near.cell(), side: near.dir() },
                _ => {
                    let second = if near.below(2) == 0 { Some(near.side()) } else { None };
                    city_gates::Action::Remove { at: near.cell(), first: near.side(), second }
                }
            })
        }))
    }

    fn is_preferred(&self) -> bool {
        true
    }
}

impl PlainPalace {
    /// Placements of a tile that need a gate: the cell, and the side of the tile where one gate suffices.
    pub fn gated_placements(&self, tile: TileId, walls: Walls) -> HashSet<(Cell, Dir)> {
        let mut found = HashSet::new();
        for cell in self.beside() {
            let mut after = self.clone();
            after.tiles.insert(cell, walls);
            if after.is_legal() {
                continue;
            }
            after.printed.insert(cell, tile.walls());
            for dir in walls.iter().filter(|&dir| after.is_printed(Side { cell, dir })) {
                let mut gated = after.clone();
                gated.gates.insert(Side { cell, dir }.canonical());
                if gated.is_legal() {
                    found.insert((cell, dir));
                }
            }
        }
        found
    }

    /// Removals that need one or two gates: the cell and the sorted sides of the gates, all of them necessary.
    pub fn gated_removals(&self, gate_cards: usize) -> HashSet<(Cell, Vec<Side>)> {
        let mut found = HashSet::new();
        for &cell in self.tiles.keys().filter(|&&cell| cell != Cell::START && !self.touches_gate(cell)) {
            let mut after = self.clone();
            after.tiles.remove(&cell);
            let doubles: Vec<Side> = after
                .tiles
                .iter()
                .flat_map(|(&cell, walls)| walls.iter().map(move |dir| Side { cell, dir }))
                .filter(|&side| after.is_printed(side))
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

    /// Whether the printed walls of two tiles meet at this side.
    fn is_printed(&self, side: Side) -> bool {
        let has = |cell: Cell, dir: Dir| self.printed.get(&cell).is_some_and(|walls| walls.has(dir));
        let beside = side.cell.step(side.dir);
        self.tiles.contains_key(&beside) && has(side.cell, side.dir) && has(beside, side.dir.opposite())
    }
}
