//! The value of tiles, cells and money to the deciding seat, in points.

use engine::data::{TILES, TOKENS_OF_A_KIND};
use engine::vocab::{Building, Cell, Dir, MAX_SEATS, Seat, Space, TileId, TileSet, TileSort, Walls};
use engine::{ModuleSet, Palace, Round, View, Viewer};

use super::majority::{expected_both, level};
use super::outline::{After, Outline};
use super::{Weights, modules};

/// Scorers of a ranking: the seats and Dirk.
pub(super) const MAX_SCORERS: usize = MAX_SEATS + 1;

/// A number for each of the six kinds, packed into one word, a byte each.
pub(super) type Counts = u64;

/// The given number of buildings of one kind.
#[inline]
pub(super) const fn counts_of(kind: Building, number: u8) -> Counts {
    (number as Counts) << (8 * kind as u32)
}

/// One building of the kind of each tile; 0 for tiles that are not buildings.
const ONE: [Counts; TILES.len()] = {
    let mut ones = [0; TILES.len()];
    let mut row = 0;
    while row < TILES.len() {
        if let TileSort::Building(kind) = TILES[row].sort {
            ones[row] = counts_of(kind, 1);
        }
        row += 1;
    }
    ones
};

/// The number of buildings of each kind in the game.
const ALL: Counts = {
    let mut all = 0;
    let mut row = 0;
    while row < TILES.len() {
        all += ONE[row];
        row += 1;
    }
    all
};

/// The number of buildings of each kind in The Red Palace, where kinds are drawn.
const ALL_TOKENS: Counts = {
    let mut all = 0;
    let mut kind = 0;
    while kind < 6 {
        all += (TOKENS_OF_A_KIND as Counts) << (8 * kind);
        kind += 1;
    }
    all
};

#[inline]
fn of_kind(counts: Counts, kind: Building) -> u8 {
    (counts >> (8 * kind as u32)) as u8
}

/// Points for the first three places of each kind, by round.
pub(super) type Worths = [[[u8; 3]; 6]; 3];

/// The points on the score tiles or score cards.
#[cold]
pub(super) fn worths(view: &View<'_>) -> Worths {
    Round::ALL.map(|round| Building::ALL.map(|kind| view.majority_points(round, kind)))
}

/// How many tiles are bought per card drawn, measured in games of this bot.
const TILES_PER_CARD: f32 = 0.6;

/// How many tiles are bought per turn, measured in games of this bot.
const TILES_PER_TURN: f32 = 0.55;

/// The value of a needless removal, below that of any purchase.
const NO_REMOVAL: f32 = -100.0;

/// The variance of a lead per building of the kind that a player may still get.
const SPREAD: f32 = 2.2;

/// Marks a value that has not been computed yet; no real value is infinite.
pub(super) const UNKNOWN: f32 = f32::NEG_INFINITY;

/// Judges the options of one decision of one seat.
pub(super) struct Judge<'a, 'g> {
    pub view: &'a View<'g>,
    pub weights: &'a Weights,
    pub seat: Seat,
    pub palace: &'g Palace,
    outline: &'a mut Outline,
    /// Whether outline and counts were computed for this decision; many decisions need neither.
    is_ready: bool,
    pub modules: ModuleSet,
    /// The expected cost of one open outer side in each direction until the end, if a module makes it cost anything.
    open_sides: Option<[f32; 4]>,
    is_red_palace: bool,
    /// Points for the first three places of each kind, by round.
    worths: &'a Worths,
    n_scorers: usize,
    /// The buildings of each scorer: the deciding seat first, then the other seats, Dirk last.
    counts: [Counts; MAX_SCORERS],
    /// The tiles that nobody has seen.
    unseen: Counts,
    /// The share of the unseen tiles that each player will get before each round to come; negative for past rounds.
    growth: [f32; 3],
    rounds_left: f32,
    /// The remaining turns of the deciding seat.
    turns_left: f32,
    gains: [f32; 6],
    spots: [f32; 16],
    redesign: f32,
}

impl<'a, 'g> Judge<'a, 'g> {
    /// A judge for the viewer, or for the active seat in a public view. `outline` is overwritten.
    pub fn new(
        view: &'a View<'g>,
        weights: &'a Weights,
        worths: &'a Worths,
        outline: &'a mut Outline,
    ) -> Judge<'a, 'g> {
        let seat = match view.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Public => view.to_act().unwrap_or(Seat::FIRST),
        };
        let players = view.rules().players();
        let mut judge = Judge {
            view,
            weights,
            seat,
            palace: view.palace(seat),
            outline,
            is_ready: false,
            modules: view.rules().modules(),
            open_sides: modules::open_sides(view, weights),
            is_red_palace: view.rules().is_red_palace(),
            worths,
            n_scorers: players + usize::from(view.rules().has_dirk()),
            counts: [0; MAX_SCORERS],
            unseen: ALL,
            growth: [-1.0; 3],
            rounds_left: 0.0,
            turns_left: 0.0,
            gains: [UNKNOWN; 6],
            spots: [UNKNOWN; 16],
            redesign: UNKNOWN,
        };
        judge.look_ahead(players);
        judge
    }

    #[inline]
    fn prepare(&mut self) {
        if !self.is_ready {
            self.is_ready = true;
            self.outline.walk(self.palace);
            self.take_stock();
        }
    }

    /// Counts the buildings of everybody.
    fn take_stock(&mut self) {
        if self.is_red_palace {
            self.count_tokens();
        } else {
            self.count(&ONE, ALL);
        }
    }

    /// Counts the buildings in The Red Palace, where kinds are drawn.
    #[cold]
    fn count_tokens(&mut self) {
        let mut ones = [0; TILES.len()];
        for tile in TileId::terrain() {
            ones[tile.index()] = self.view.kind_of(tile).map_or(0, |kind| counts_of(kind, 1));
        }
        self.count(&ones, ALL_TOKENS);
    }

    /// Counts the buildings of all scorers. `all` is the total in the game, `ones` what each tile counts as.
    #[inline(never)]
    fn count(&mut self, ones: &[Counts; TILES.len()], all: Counts) {
        let view = self.view;
        let players = view.rules().players();
        let of_set = |tiles: TileSet| tiles.iter().map(|tile| ones[tile.index()]).sum::<Counts>();
        let mut seen = of_set(view.set_aside());
        let market = Space::ALL.into_iter().filter_map(|space| view.market(space));
        seen += market.map(|tile| ones[tile.index()]).sum::<Counts>();
        for place in 0..players {
            let seat = self.seat.after(place, players);
            let built: Counts =
                view.palace(seat).tiles_without_outposts().map(|(_, tile)| ones[tile.index()]).sum();
            self.counts[place] = built + modules::buildings(view, seat, place == 0);
            seen += built + of_set(view.reserve(seat));
        }
        if let Some(tiles) = view.dirk() {
            self.counts[players] = of_set(tiles);
            seen += self.counts[players];
        }
        // Every tile is seen at most once, so no byte borrows from its neighbour.
        self.unseen = all - seen;
    }

    /// Estimates when the rounds will be held: their cards are in the second and in the fourth fifth of the draw pile
    /// (BASE-18).
    fn look_ahead(&mut self, players: usize) {
        let seats = players as f32;
        let supply = self.view.supply_len() as f32;
        self.turns_left = supply / (TILES_PER_TURN * seats);
        let money = if self.view.rules().has_dirk() { 72.0 } else { 108.0 };
        let pile = money - 4.0 - 4.4 * seats;
        let drawn = pile - self.view.draw_pile_len() as f32;
        for (round, first, last) in [(Round::One, 0.2, 0.4), (Round::Two, 0.6, 0.8)] {
            if !self.view.is_scored(round) {
                let cards = ((first * pile).max(drawn) + last * pile) / 2.0 - drawn;
                let tiles = (cards.max(1.0) * TILES_PER_CARD).min(supply);
                self.growth[round as usize] = if supply > 0.0 { tiles / supply / seats } else { 0.0 };
                self.rounds_left += 1.0;
            }
        }
        self.growth[Round::Three as usize] = 1.0 / seats;
        self.rounds_left += 1.0;
    }

    /// The present value of a coin that is gained.
    pub fn coin(&self) -> f32 {
        let hand = self.view.hand().map_or(0, |hand| hand.total());
        let (weights, players) = (self.weights, self.view.rules().players() as f32);
        let worth = weights.money + weights.money_per_player * players;
        worth * self.money_time() * weights.wealth / (weights.wealth + f32::from(hand))
    }

    /// The present cost of a coin that is paid.
    pub fn cost(&self) -> f32 {
        self.coin() * self.weights.price
    }

    /// How much of the game is left, from 1 down to 0.
    pub fn time(&self) -> f32 {
        (self.turns_left / 12.0).min(1.0)
    }

    /// What the room to build of the own Alhambra is worth, against having plenty.
    pub fn room_left(&mut self) -> f32 {
        self.prepare();
        room(self.outline.open) * self.weights.room * self.time()
    }

    /// How much of its worth money keeps until it can be spent.
    pub fn money_time(&self) -> f32 {
        ((self.turns_left + 0.5) / self.weights.money_horizon).min(1.0)
    }

    /// The length of the longest wall of the deciding seat.
    pub fn longest_wall(&mut self) -> u8 {
        self.prepare();
        self.outline.longest
    }

    /// The remaining turns of the deciding seat.
    pub fn turns_left(&self) -> f32 {
        self.turns_left
    }

    /// The number of rounds to come.
    pub fn rounds_left(&self) -> f32 {
        self.rounds_left
    }

    /// The expected points for the kind with each of two own counts, against the counts of the others.
    fn points(&self, kind: Building, own: [u8; 2], others: &[u8]) -> [f32; 2] {
        let mut sums = [0.0; 2];
        for round in Round::ALL {
            let points = self.points_in(round, kind, own, others);
            sums = [sums[0] + points[0], sums[1] + points[1]];
        }
        sums
    }

    /// The same in one round; nothing in one that is over.
    fn points_in(&self, round: Round, kind: Building, own: [u8; 2], others: &[u8]) -> [f32; 2] {
        let growth = self.growth[round as usize];
        if growth < 0.0 {
            return [0.0; 2];
        }
        let more = f32::from(of_kind(self.unseen, kind)) * growth;
        let table = &self.worths[round as usize][kind as usize];
        let points = expected_both(own, others, table, level(SPREAD * more));
        // BASE-73: without a building there is no place, unless one comes.
        std::array::from_fn(
            |side| if own[side] == 0 { points[side] * more / (1.0 + more) } else { points[side] },
        )
    }

    /// Tells what every scorer can expect of the majorities of each kind in each round to come, and what one more
    /// building would add to it. The deciding seat has number 0, the others follow, Dirk is the last.
    pub fn majorities(&mut self, tell: &mut dyn FnMut(usize, Building, Round, [f32; 2])) {
        self.take_stock();
        for kind in Building::ALL {
            let counts: [u8; MAX_SCORERS] = std::array::from_fn(|scorer| of_kind(self.counts[scorer], kind));
            for scorer in 0..self.n_scorers {
                // The others: the last scorer takes the place of this one.
                let mut others = counts;
                others[scorer] = counts[self.n_scorers - 1];
                let own = counts[scorer];
                for round in Round::ALL {
                    if self.growth[round as usize] >= 0.0 {
                        let [now, more] =
                            self.points_in(round, kind, [own, own + 1], &others[..self.n_scorers - 1]);
                        tell(scorer, kind, round, [now, more - now]);
                    }
                }
            }
        }
    }

    /// The buildings of a scorer by kind: the deciding seat has number 0, the others follow. After
    /// [`Judge::majorities`].
    pub fn count_of(&self, scorer: usize) -> [u8; 6] {
        Building::ALL.map(|kind| of_kind(self.counts[scorer], kind))
    }

    /// Buildings that nobody has seen, by kind. After [`Judge::majorities`].
    pub fn unseen_counts(&self) -> [u8; 6] {
        Building::ALL.map(|kind| of_kind(self.unseen, kind))
    }

    /// The longest wall and the open outer sides of any Alhambra. Overwrites the outline of the own one.
    pub fn outline_of(&mut self, palace: &Palace) -> (f32, u8) {
        self.outline.walk(palace);
        self.is_ready = false;
        (f32::from(self.outline.longest), self.outline.open)
    }

    /// How many buildings of the kind nobody has seen.
    pub fn unseen(&mut self, kind: Building) -> u8 {
        self.prepare();
        of_kind(self.unseen, kind)
    }

    /// The value of one more building of the kind.
    pub fn gain(&mut self, kind: Building) -> f32 {
        if self.gains[kind as usize] == UNKNOWN {
            self.prepare();
            let own = of_kind(self.counts[0], kind);
            self.gains[kind as usize] = self.change(kind, own, own + 1);
        }
        self.gains[kind as usize]
    }

    /// The value of another building of the kind after that one.
    pub fn second_gain(&mut self, kind: Building) -> f32 {
        self.prepare();
        let own = of_kind(self.counts[0], kind);
        self.change(kind, own + 1, own + 2)
    }

    /// The value of `more` further buildings of the kind; negative numbers are buildings lost.
    fn gain_of(&mut self, kind: Building, more: i8) -> f32 {
        match more {
            0 => 0.0,
            1 => self.gain(kind),
            _ => {
                self.prepare();
                let own = of_kind(self.counts[0], kind);
                self.change(kind, own, own.saturating_add_signed(more))
            }
        }
    }

    /// The kind that a tile counts for on that cell, and as how many buildings.
    fn counted(&self, tile: TileId, at: Cell) -> Option<(Building, i8)> {
        if let TileSort::Module(module) = tile.sort() {
            return modules::counted(self, module, tile, at);
        }
        let kind = self.view.kind_of(tile)?;
        Some((kind, 1 + modules::raised(self, tile, at)))
    }

    /// The value of replacing `old` with `new` on that cell; either may be empty.
    pub fn exchange(&mut self, old: Option<TileId>, new: Option<TileId>, at: Cell) -> f32 {
        let old = old.and_then(|tile| self.counted(tile, at));
        let new = new.and_then(|tile| self.counted(tile, at));
        match (old, new) {
            (Some((was, less)), Some((kind, more))) if was == kind => self.gain_of(kind, more - less),
            (old, new) => {
                old.map_or(0.0, |(kind, less)| self.gain_of(kind, -less))
                    + new.map_or(0.0, |(kind, more)| self.gain_of(kind, more))
            }
        }
    }

    fn change(&self, kind: Building, from: u8, to: u8) -> f32 {
        let counts: [u8; MAX_SCORERS] = std::array::from_fn(|scorer| of_kind(self.counts[scorer], kind));
        let [before, after] = self.points(kind, [from, to], &counts[1..self.n_scorers]);
        after - before
    }

    /// The gain from giving Dirk a building of the kind: what the other player loses, less what this seat loses.
    pub fn gift(&mut self, kind: Building) -> f32 {
        self.prepare();
        let [own, other, dirk] = [0, 1, 2].map(|scorer| of_kind(self.counts[scorer], kind));
        let points = |own: u8, other: u8, dirk: u8| self.points(kind, [own, own], &[other, dirk])[0];
        let here = points(own, other, dirk + 1) - points(own, other, dirk);
        let there = points(other, own, dirk + 1) - points(other, own, dirk);
        here - there
    }

    /// The value of an outline compared with the present one.
    fn change_of_outline(&self, after: After) -> f32 {
        let wall = f32::from(after.longest) - f32::from(self.outline.longest);
        wall * self.weights.wall * self.rounds_left
            + (room(after.open) - room(self.outline.open)) * self.weights.room * self.time()
    }

    /// The effect of a tile with these walls on that cell on wall and room. The caller must have called `prepare`.
    fn spot(&self, cell: Cell, walls: Walls) -> f32 {
        let outline = self.outline.after_placing(cell, walls);
        outline.map_or(0.0, |after| self.change_of_outline(after)) - self.exposed(cell, walls)
    }

    /// The additional cost of open sides with a tile with these walls on that empty cell: its own, less those that it
    /// covers.
    fn exposed(&self, cell: Cell, walls: Walls) -> f32 {
        let Some(costs) = self.open_sides else { return 0.0 };
        let side = |dir: Dir| match self.palace.walls_at(cell.step(dir)) {
            Some(other) if other.has(dir.opposite()) => 0.0,
            Some(_) => -costs[dir.opposite() as usize],
            None if walls.has(dir) => 0.0,
            None => costs[dir as usize],
        };
        Dir::ALL.into_iter().map(side).sum()
    }

    /// The additional cost of open sides if the tile on that cell had these walls instead of its own.
    fn exposed_after_swap(&self, cell: Cell, walls: Walls) -> f32 {
        let (Some(costs), Some(old)) = (self.open_sides, self.palace.walls_at(cell)) else { return 0.0 };
        let outer = self.palace.outer_sides(cell);
        let sum = |walls: Walls| -> f32 { outer.without(walls).iter().map(|dir| costs[dir as usize]).sum() };
        sum(walls) - sum(old)
    }

    /// Like [`Judge::spot`], but prepares first.
    pub fn spot_on(&mut self, cell: Cell, walls: Walls) -> f32 {
        self.prepare();
        self.spot(cell, walls)
    }

    /// The value of wall and room at the best cell for a tile with these walls, if there is a cell for it.
    pub fn best_spot(&mut self, walls: Walls) -> Option<f32> {
        let pattern = walls.bits() as usize;
        if self.spots[pattern] == UNKNOWN {
            self.prepare();
            let spots = self.palace.cells_for(walls).map(|cell| self.spot(cell, walls));
            self.spots[pattern] = spots.fold(f32::NAN, f32::max);
        }
        Some(self.spots[pattern]).filter(|worth| !worth.is_nan())
    }

    /// The value of placing that tile on that cell.
    pub fn place(&mut self, tile: TileId, at: Cell) -> f32 {
        if let TileSort::Module(module) = tile.sort() {
            return modules::place(self, module, tile, at);
        }
        let counted = match (modules::raised(self, tile, at), self.view.kind_of(tile)) {
            (0, _) | (_, None) => self.plain(tile),
            (raised, Some(kind)) => {
                let gain = self.gain_of(kind, 1 + raised);
                modules::anywhere(self, tile, gain)
            }
        };
        self.lay(tile, at, counted)
    }

    /// The value of placing a tile on that cell, where it counts for `counted`.
    pub fn lay(&mut self, tile: TileId, at: Cell, counted: f32) -> f32 {
        self.prepare();
        let worth = counted + self.spot(at, self.view.walls_of(tile));
        modules::on_cell(self, tile, at, worth)
    }

    /// The value of putting that tile into the reserve.
    pub fn reserve(&mut self, tile: TileId) -> f32 {
        self.weights.reserve * self.plain(tile)
    }

    /// The value of a tile regardless of where it is placed.
    pub fn plain(&mut self, tile: TileId) -> f32 {
        if let TileSort::Module(module) = tile.sort() {
            return modules::plain(self, module, tile);
        }
        if self.is_red_palace {
            return self.terrain(tile);
        }
        let counted = tile.kind().map_or(0.0, |kind| self.gain(kind));
        modules::anywhere(self, tile, counted)
    }

    /// The same for a tile of The Red Palace, with its building and its guards.
    #[cold]
    fn terrain(&mut self, tile: TileId) -> f32 {
        let counted = self.view.kind_of(tile).map_or(0.0, |kind| self.gain(kind));
        counted + self.weights.guard * tile.watchtowers().len() as f32
    }

    /// The value of removing the tile on that cell. Only a palace without any room to build needs that.
    pub fn remove(&mut self, at: Cell) -> f32 {
        if self.palace.cells_for(Walls::EMPTY).next().is_some() {
            return NO_REMOVAL;
        }
        let has_room = (1..16).any(|walls| self.palace.cells_for(Walls::from_bits(walls)).next().is_some());
        if has_room {
            return NO_REMOVAL;
        }
        self.prepare();
        let worth = self.turns_left + self.exchange(self.palace.tile_at(at), None, at);
        modules::leaves(self, at, worth)
    }

    /// The value of swapping the tile on that cell for that tile of the reserve.
    pub fn swap(&mut self, tile: TileId, at: Cell) -> f32 {
        let old = self.palace.tile_at(at);
        if let (true, Some(old)) = (tile.is_outpost(), old) {
            return self.place(tile, at) - self.place(old, at);
        }
        self.prepare();
        let kinds = self.exchange(old, Some(tile), at);
        let walls = self.view.walls_of(tile);
        let same = old.is_some_and(|old| self.view.walls_of(old) == walls);
        let outline = if same {
            0.0
        } else {
            self.change_of_outline(self.outline.after_swapping(at, walls))
                - self.exposed_after_swap(at, walls)
        };
        modules::leaves(self, at, kinds + outline)
    }

    /// The value of owning a tile: either built at once where it fits best, or kept in the reserve.
    pub fn tile(&mut self, tile: TileId) -> f32 {
        let plain = self.plain(tile);
        let kept = self.weights.reserve * plain;
        let built = match tile.sort() {
            TileSort::Module(module) => modules::best_place(self, module, tile, plain),
            TileSort::Start | TileSort::Building(_) | TileSort::Terrain | TileSort::Square => {
                self.best_place(tile, plain)
            }
        };
        built.map_or(kept, |built| built.max(kept))
    }

    /// The value of a tile on the best cell for it, if there is one; `plain` is its value regardless of the cell.
    pub fn best_place(&mut self, tile: TileId, plain: f32) -> Option<f32> {
        let spot = self.best_spot(self.view.walls_of(tile))?;
        Some(plain + modules::best_spot(self, tile, spot))
    }

    /// The value of further walls on these sides of a tile: where it is placed, or else where it would go.
    pub fn more_walls(&mut self, tile: TileId, more: Walls) -> f32 {
        self.prepare();
        if let Some((at, walls)) =
            self.palace.cell_of(tile).and_then(|at| Some((at, self.palace.walls_at(at)?)))
        {
            let walls = walls.or(more);
            let outline = self.change_of_outline(self.outline.after_swapping(at, walls));
            return outline - self.exposed_after_swap(at, walls);
        }
        let walls = self.view.walls_of(tile);
        match (self.best_spot(walls), self.best_spot(walls.or(more))) {
            (Some(before), Some(after)) => after - before,
            _ => 0.0,
        }
    }

    /// The value of the best redesign that adds or swaps a tile of the reserve.
    pub fn best_redesign(&mut self) -> f32 {
        if self.redesign == UNKNOWN {
            self.redesign = self.find_redesign();
        }
        self.redesign
    }

    fn find_redesign(&mut self) -> f32 {
        let palace = self.palace;
        let mut best = 0.0f32;
        for tile in self.view.reserve(self.seat).iter() {
            if let (true, TileSort::Module(module)) = (tile.is_outpost(), tile.sort()) {
                best = best.max(modules::best_place(self, module, tile, 0.0).unwrap_or(0.0));
                continue;
            }
            let walls = self.view.walls_of(tile);
            if let Some(spot) = self.best_spot(walls) {
                best = best.max(self.plain(tile) + spot);
            }
            for (at, _) in palace.tiles() {
                if palace.check_swap(at, walls).is_ok() {
                    best = best.max(self.swap(tile, at));
                }
            }
        }
        best
    }
}

/// The penalty for having only that many open outer sides.
fn room(open: u8) -> f32 {
    match open {
        0 => -30.0,
        1 => -9.0,
        2 => -4.5,
        3 => -2.0,
        4 => -0.8,
        _ => 0.0,
    }
}
