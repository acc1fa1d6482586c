//! City Walls: eight cards, and sticks that stay with their tiles.

use std::collections::HashSet;

use engine::modules::city_walls;
use engine::modules::city_walls::WallCard;
use engine::vocab::{Cell, Walls};
use engine::{Action, Game, Rules, Viewer};

use crate::brute::PlainPalace;
use crate::census::Census;
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};
use crate::{Position, list, read, seat};

pub(crate) struct Room;

impl Kit for Room {
    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        let wall = |game: &Game| game.view(Viewer::Public).palace(shown.seat).longest_wall().length;
        wall(shown.after) > wall(shown.before)
    }

    fn stock(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        count("stick", game.view(Viewer::Public).sticks_left() as usize);
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        let gone = view.wall_cards_used();
        view.wall_display().iter().chain(gone.iter()).for_each(|card| count(card.id(), 1));
        // The palaces hold the sticks of start tiles. Tiles given to Dirk keep their sticks (WALL-51).
        let starts = view.seats().filter_map(|seat| view.palace(seat).walls_at(Cell::START));
        let on_tiles = view.sticks().map(|(_, walls)| walls).chain(starts);
        count("stick", view.sticks_left() as usize + on_tiles.map(|walls| walls.len()).sum::<usize>());
        for (cell, tile) in view.seats().flat_map(|seat| view.palace(seat).tiles_without_outposts()) {
            let lying = view.seats().find_map(|seat| {
                let palace = view.palace(seat);
                palace.cell_of(tile).and_then(|cell| palace.walls_at(cell))
            });
            let moved = cell != Cell::START && lying != Some(view.walls_of(tile));
            count("stick off its tile", usize::from(moved));
        }
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        census.insert("stick".into(), 12);
        if dealt {
            let cards = ["N", "E", "S", "W", "NE", "ES", "SW", "NW"];
            census.extend(cards.map(|walls| (format!("wall-{walls}"), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((3, |near| {
            let open = near.game().view(Viewer::Public).wall_display();
            let cards: Vec<WallCard> = open.iter().chain(WallCard::all().step_by(3)).collect();
            Action::CityWalls(city_walls::Action::Build { card: near.pick(&cards), tile: near.tile() })
        }))
    }

    fn is_preferred(&self) -> bool {
        true
    }
}

impl Position {
    /// Sets the wall display, such as `wall-N wall-SW`.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed.
    pub fn wall_display(self, cards: &str) -> Position {
        self.edit(|editor| editor.wall_display(list::<WallCard>(cards).into_iter().collect()))
    }

    /// Puts sticks on these sides of a tile, such as `NE`. Set those of the start tile before the palace if its layout
    /// depends on them.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed.
    pub fn sticks(self, index: usize, tile: &str, walls: &str) -> Position {
        let walls = Walls::from_text(walls).unwrap_or_else(|| panic!("no walls {walls}"));
        self.edit(|editor| editor.sticks(seat(index), read(tile), walls))
    }
}

impl PlainPalace {
    /// The cells whose tile accepts sticks on these sides (WALL-16 to WALL-18).
    pub fn stick_cells(&self, sticks: Walls) -> HashSet<Cell> {
        let allowed = |cell: &Cell| {
            let walls = self.tiles[cell];
            let mut after = self.clone();
            after.tiles.insert(*cell, walls.or(sticks));
            walls.len() + sticks.len() == walls.or(sticks).len() && after.is_legal()
        };
        self.tiles.keys().copied().filter(allowed).collect()
    }
}
