//! What tiles, places and money are worth to the seat that decides, in points.

use engine::data::{INVASION_LATERAL, INVASION_MAIN, TILES, TOKENS_OF_A_KIND};
use engine::modules::art_of_the_moors::{self, Price};
use engine::modules::bonus_cards::BonusCard;
use engine::vocab::{Building, Cell, Dir, MAX_SEATS, Seat, Space, TileId, TileSet, TileSort, Walls};
use engine::{Cards, Module, Palace, Round, View, Viewer};

use super::Weights;
use super::majority::{expected_both, level};
use super::outline::{After, Outline};

/// Scorers of a ranking: the seats and Dirk.
const MAX_SCORERS: usize = MAX_SEATS + 1;

/// Numbers of the six kinds in one word, a byte each.
type Counts = u64;

/// One building of the kind of each tile; nothing for tiles that are no buildings.
const ONE: [Counts; TILES.len()] = {
    let mut ones = [0; TILES.len()];
    let mut row = 0;
    while row < TILES.len() {
        if let TileSort::Building(kind) = TILES[row].sort {
            ones[row] = 1 << (8 * kind as u32);
        }
        row += 1;
    }
    ones
};

/// Buildings of each kind in the game.
const ALL: Counts = {
    let mut all = 0;
    let mut row = 0;
    while row < TILES.len() {
        all += ONE[row];
        row += 1;
    }
    all
};

/// The same in The Red Palace, where kinds are drawn.
const ALL_TOKENS: Counts = {
    let mut all = 0;
    let mut kind = 0;
    while kind < 6 {
        all += (TOKENS_OF_A_KIND as Counts) << (8 * kind);
        kind += 1;
    }
    all
};

/// What the huts of a seat count as (HUT-20).
fn huts(view: &View<'_>, seat: Seat) -> Counts {
    let value = |(at, tile): (Cell, TileId)| {
        let kind = tile.hut_kind()?;
        Some(Counts::from(view.hut_value(seat, at, tile)) << (8 * kind as u32))
    };
    view.palace(seat).tiles_without_camps().filter_map(value).sum()
}

#[inline]
fn of_kind(counts: Counts, kind: Building) -> u8 {
    (counts >> (8 * kind as u32)) as u8
}

/// Points for the first three places of each kind, by round.
pub(super) type Worths = [[[u8; 3]; 6]; 3];

/// As score tiles or score cards say.
#[cold]
pub(super) fn worths(view: &View<'_>) -> Worths {
    Round::ALL.map(|round| Building::ALL.map(|kind| view.majority_points(round, kind)))
}

/// Tiles bought for each card drawn, in games of this bot.
const TILES_PER_CARD: f32 = 0.6;

/// The same for each turn.
const TILES_PER_TURN: f32 = 0.55;

/// The worth of a removal without need, below that of any purchase.
const NO_REMOVAL: f32 = -100.0;

/// Variance of a lead for each building of the kind that a player may still get.
const SPREAD: f32 = 2.2;

/// A number that no worth is.
pub(super) const UNKNOWN: f32 = f32::NEG_INFINITY;

/// Judges one decision of one seat.
pub(super) struct Judge<'a, 'g> {
    pub view: &'a View<'g>,
    pub weights: &'a Weights,
    pub seat: Seat,
    pub palace: &'g Palace,
    outline: &'a mut Outline,
    /// Whether outline and counts are those of this decision; many decisions need neither.
    is_ready: bool,
    has_huts: bool,
    has_camps: bool,
    has_trader: bool,
    /// What one open outer side on each direction is expected to cost in the invasions to come, if there are any.
    danger: Option<[f32; 4]>,
    has_bazaars: bool,
    has_culture: bool,
    is_red_palace: bool,
    /// Points for the first three places of each kind, by round.
    worths: &'a Worths,
    n_scorers: usize,
    /// Buildings of each scorer, the deciding seat first, then the others, Dirk last.
    counts: [Counts; MAX_SCORERS],
    /// Tiles that nobody has seen.
    unseen: Counts,
    /// How many of the unseen tiles each player will get before each round to come; negative for those held.
    growth: [f32; 3],
    rounds_left: f32,
    /// Turns of the own seat to come.
    turns_left: f32,
    gains: [f32; 6],
    spots: [f32; 16],
}

impl<'a, 'g> Judge<'a, 'g> {
    /// Judges for the viewer; `outline` is written over.
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
            has_huts: view.rules().modules.has(Module::WorkersHuts),
            has_camps: view.rules().modules.has(Module::Camps),
            has_trader: view.rules().modules.has(Module::StreetTrader),
            danger: view.rules().modules.has(Module::Invaders).then(|| danger(view, weights)),
            has_bazaars: view.rules().modules.has(Module::Bazaars),
            has_culture: view.rules().modules.has(Module::ArtOfTheMoors),
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
        };
        judge.look_ahead(players);
        judge
    }

    #[inline]
    fn prepare(&mut self) {
        if !self.is_ready {
            self.is_ready = true;
            self.outline.walk(self.palace);
            if self.is_red_palace {
                self.count_tokens();
            } else {
                self.count(&ONE, ALL);
            }
        }
    }

    /// Counts in The Red Palace, where kinds are drawn.
    #[cold]
    fn count_tokens(&mut self) {
        let mut ones = [0; TILES.len()];
        for tile in TileId::terrain() {
            ones[tile.index()] = self.view.kind_of(tile).map_or(0, |kind| 1 << (8 * kind as u32));
        }
        self.count(&ones, ALL_TOKENS);
    }

    /// Counts the buildings, of which there are `all`; `ones` has one for each tile.
    #[inline(never)]
    fn count(&mut self, ones: &[Counts; TILES.len()], all: Counts) {
        let view = self.view;
        let players = view.rules().players();
        let sum =
            |tiles: &mut dyn Iterator<Item = TileId>| tiles.map(|tile| ones[tile.index()]).sum::<Counts>();
        let of_set = |tiles: TileSet| tiles.iter().map(|tile| ones[tile.index()]).sum::<Counts>();
        let mut seen = of_set(view.set_aside());
        seen += sum(&mut Space::ALL.into_iter().filter_map(|space| view.market(space)));
        for place in 0..players {
            let seat = self.seat.after(place, players);
            let built: Counts =
                view.palace(seat).tiles_without_camps().map(|(_, tile)| ones[tile.index()]).sum();
            self.counts[place] = built + sum(&mut view.bonus_shown(seat).iter().map(BonusCard::tile));
            seen += built + of_set(view.reserve(seat));
            if self.has_huts {
                self.counts[place] += huts(view, seat);
            }
        }
        // BON-14: what can be shown will be.
        self.counts[0] += sum(&mut view.bonus_showable().iter().map(BonusCard::tile));
        if let Some(tiles) = view.dirk() {
            self.counts[players] = of_set(tiles);
            seen += self.counts[players];
        }
        // Every tile is seen once at most, so no byte borrows from its neighbour.
        self.unseen = all - seen;
    }

    /// Estimates when the rounds will be held: their cards lie in the second and in the fourth fifth of the draw
    /// pile (BASE-18).
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

    /// What one coin that comes in is worth now.
    pub fn coin(&self) -> f32 {
        let hand = self.view.hand().map_or(0, |hand| hand.total());
        let (weights, players) = (self.weights, self.view.rules().players() as f32);
        let worth = weights.money + weights.money_per_player * players;
        worth * self.money_time() * weights.wealth / (weights.wealth + f32::from(hand))
    }

    /// What one coin that is paid costs now.
    pub fn cost(&self) -> f32 {
        self.coin() * self.weights.price
    }

    /// How much of the game is left, from 1 down to 0.
    pub fn time(&self) -> f32 {
        (self.turns_left / 12.0).min(1.0)
    }

    /// How much of its worth money keeps until it can be spent.
    pub fn money_time(&self) -> f32 {
        ((self.turns_left + 0.5) / self.weights.money_horizon).min(1.0)
    }

    /// The longest wall of the own Alhambra.
    pub fn longest_wall(&mut self) -> u8 {
        self.prepare();
        self.outline.longest
    }

    /// Own turns to come.
    pub fn turns_left(&self) -> f32 {
        self.turns_left
    }

    /// Rounds to come.
    pub fn rounds_left(&self) -> f32 {
        self.rounds_left
    }

    /// Expected points of the kind for each of two own counts against those of the others.
    fn points(&self, kind: Building, own: [u8; 2], others: &[u8]) -> [f32; 2] {
        let unseen = f32::from(of_kind(self.unseen, kind));
        let mut sums = [0.0; 2];
        for round in Round::ALL {
            let growth = self.growth[round as usize];
            if growth < 0.0 {
                continue;
            }
            let more = unseen * growth;
            let table = &self.worths[round as usize][kind as usize];
            let points = expected_both(own, others, table, level(SPREAD * more));
            for side in 0..2 {
                // BASE-73: without a building there is no place, unless one comes.
                sums[side] += if own[side] == 0 { points[side] * more / (1.0 + more) } else { points[side] };
            }
        }
        sums
    }

    /// What one more building of the kind is worth.
    pub fn gain(&mut self, kind: Building) -> f32 {
        if self.gains[kind as usize] == UNKNOWN {
            self.prepare();
            let own = of_kind(self.counts[0], kind);
            self.gains[kind as usize] = self.change(kind, own, own + 1);
        }
        self.gains[kind as usize]
    }

    /// What the own secret card that shows the tile adds to it: it counts twice (BON-20).
    fn doubled(&mut self, tile: TileId) -> f32 {
        let is_shown = |hand: &Cards| hand.bonus.iter().any(|card| card.tile() == tile);
        let has_card = self.view.hand().is_some_and(|hand| !hand.bonus.is_empty() && is_shown(hand));
        let Some(kind) = tile.kind().filter(|_| has_card) else { return 0.0 };
        self.prepare();
        let own = of_kind(self.counts[0], kind);
        self.weights.bonus * self.change(kind, own + 1, own + 2)
    }

    /// What so many more buildings of the kind are worth, or so many less cost.
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

    /// For how many buildings of which kind a tile counts on that cell: a building for one and for each hut that it
    /// raises, a hut for the buildings beside it.
    fn counted(&self, tile: TileId, at: Cell) -> Option<(Building, i8)> {
        if let Some(kind) = tile.hut_kind() {
            return Some((kind, self.view.hut_value(self.seat, at, tile) as i8));
        }
        let kind = self.view.kind_of(tile)?;
        let raises = |&dir: &Dir| {
            let hut = self.palace.tile_at(at.step(dir)).filter(|tile| tile.hut_kind() == Some(kind));
            hut.is_some_and(|hut| !self.view.walls_of(hut).has(dir.opposite()))
        };
        let raised = if self.has_huts { Dir::ALL.iter().filter(|dir| raises(dir)).count() } else { 0 };
        Some((kind, 1 + raised as i8))
    }

    /// What it is worth that the tile on that cell, or none, gives way to that tile, or to none.
    fn exchange(&mut self, old: Option<TileId>, new: Option<TileId>, at: Cell) -> f32 {
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

    /// What it would bring to give Dirk a building of the kind: what the other player loses, less what is lost
    /// here.
    pub fn gift(&mut self, kind: Building) -> f32 {
        self.prepare();
        let [own, other, dirk] = [0, 1, 2].map(|scorer| of_kind(self.counts[scorer], kind));
        let points = |own: u8, other: u8, dirk: u8| self.points(kind, [own, own], &[other, dirk])[0];
        let here = points(own, other, dirk + 1) - points(own, other, dirk);
        let there = points(other, own, dirk + 1) - points(other, own, dirk);
        here - there
    }

    /// The worth of an outline compared with the present one.
    fn change_of_outline(&self, after: After) -> f32 {
        let wall = f32::from(after.longest) - f32::from(self.outline.longest);
        wall * self.weights.wall * self.rounds_left
            + (room(after.open) - room(self.outline.open)) * self.weights.room * self.time()
    }

    /// What laying a tile with these walls on that cell does to wall and room; prepared for by the caller.
    fn spot(&self, cell: Cell, walls: Walls) -> f32 {
        let outline = self.outline.after_placing(cell, walls);
        outline.map_or(0.0, |after| self.change_of_outline(after)) - self.exposed(cell, walls)
    }

    /// What invasions to come would cost more with a tile with these walls on that empty cell: its own open sides, less
    /// those that it covers.
    fn exposed(&self, cell: Cell, walls: Walls) -> f32 {
        let Some(danger) = self.danger else { return 0.0 };
        let side = |dir: Dir| match self.palace.walls_at(cell.step(dir)) {
            Some(other) if other.has(dir.opposite()) => 0.0,
            Some(_) => -danger[dir.opposite() as usize],
            None if walls.has(dir) => 0.0,
            None => danger[dir as usize],
        };
        Dir::ALL.into_iter().map(side).sum()
    }

    /// The same when the tile on that cell has these walls instead of its own.
    fn exposed_after_swap(&self, cell: Cell, walls: Walls) -> f32 {
        let (Some(danger), Some(old)) = (self.danger, self.palace.walls_at(cell)) else { return 0.0 };
        let outer = self.palace.outer_sides(cell);
        let cost =
            |walls: Walls| -> f32 { outer.without(walls).iter().map(|dir| danger[dir as usize]).sum() };
        cost(walls) - cost(old)
    }

    /// The same for any caller.
    pub fn spot_on(&mut self, cell: Cell, walls: Walls) -> f32 {
        self.prepare();
        self.spot(cell, walls)
    }

    /// The best place for a tile with these walls, if there is one.
    pub fn best_spot(&mut self, walls: Walls) -> Option<f32> {
        let pattern = walls.bits() as usize;
        if self.spots[pattern] == UNKNOWN {
            self.prepare();
            let spots = self.palace.cells_for(walls).map(|cell| self.spot(cell, walls));
            self.spots[pattern] = spots.fold(f32::NAN, f32::max);
        }
        Some(self.spots[pattern]).filter(|worth| !worth.is_nan())
    }

    /// What it is worth to lay that tile on that cell.
    pub fn place(&mut self, tile: TileId, at: Cell) -> f32 {
        if tile.is_camp() {
            return self.camp(tile, at);
        }
        self.prepare();
        let counted = if self.has_huts || tile.bazaar().is_some() {
            self.exchange(None, Some(tile), at) + self.doubled(tile)
        } else {
            self.plain(tile)
        };
        let lines = if self.has_camps { self.longer_lines(at) } else { 0.0 };
        let bazaars = if self.has_bazaars { self.bazaars(tile, at) } else { 0.0 };
        let citizen = if self.has_trader { self.matched(tile, at) } else { 0.0 };
        counted + self.spot(at, self.view.walls_of(tile)) + lines + citizen + bazaars
    }

    /// What a tile on that empty cell brings at the end by bazaars (BAZ-21): as a bazaar with what lies and may come
    /// around it, as a building for the bazaars there.
    fn bazaars(&self, tile: TileId, at: Cell) -> f32 {
        if tile.bazaar().is_some() {
            let found = self.view.bazaar_neighbours(self.seat, at, tile);
            let free = at.ring().into_iter().filter(|&cell| self.palace.tile_at(cell).is_none()).count();
            let hope = free as f32 * f32::from(found.kinds + 1) * self.weights.bazaar_hope * self.time();
            return self.weights.bazaar * f32::from(found.points()) + hope;
        }
        let Some(kind) = self.view.kind_of(tile) else { return 0.0 };
        let mut more = 0;
        for cell in at.ring() {
            let Some(bazaar) = self.palace.tile_at(cell).filter(|tile| tile.bazaar().is_some()) else {
                continue;
            };
            let Some(row) = bazaar.bazaar().filter(|row| row.kinds.contains(&kind)) else { continue };
            let found = self.view.bazaar_neighbours(self.seat, cell, bazaar);
            let has =
                |cell: Cell| self.palace.tile_at(cell).and_then(|tile| self.view.kind_of(tile)) == Some(kind);
            let is_new = !cell.ring().into_iter().any(has);
            let kinds = (found.kinds + u8::from(is_new)).min(row.kinds.len() as u8);
            more += (found.buildings + 1) * kinds - found.buildings * found.kinds;
        }
        self.weights.bazaar * f32::from(more)
    }

    /// The best place for a bazaar, if there is one.
    fn best_bazaar_spot(&mut self, bazaar: TileId) -> Option<f32> {
        let palace = self.palace;
        let spots = palace.cells_for(self.view.walls_of(bazaar)).map(|at| self.place(bazaar, at));
        spots.fold(None, |best, worth| Some(best.map_or(worth, |best: f32| best.max(worth))))
    }

    /// What a camp on that cell brings along its arrows until the end (CAMP-20).
    fn camp(&self, camp: TileId, at: Cell) -> f32 {
        let tiles: u8 = camp.bastions().iter().map(|dir| self.palace.count_line(at, dir)).sum();
        f32::from(tiles) * self.rounds_left * self.weights.camp
    }

    /// What a tile on that empty cell adds to the lines of the camps.
    fn longer_lines(&self, at: Cell) -> f32 {
        let mut tiles = 0;
        for (cell, camp) in self.palace.camps() {
            for dir in camp.bastions().iter() {
                let length = i16::from(self.palace.count_line(cell, dir)) + 1;
                let (x, y) = (i16::from(at.x) - i16::from(cell.x), i16::from(at.y) - i16::from(cell.y));
                let end = match dir {
                    Dir::N => (0, -length),
                    Dir::E => (length, 0),
                    Dir::S => (0, length),
                    Dir::W => (-length, 0),
                };
                if (x, y) == end {
                    tiles += 1 + self.palace.count_line(at, dir);
                }
            }
        }
        f32::from(tiles) * self.rounds_left * self.weights.camp
    }

    /// The best place for a camp, if there is one.
    fn best_camp_spot(&self, camp: TileId) -> Option<f32> {
        let spots = self.palace.cells_for_camp(camp.bastions()).map(|at| self.camp(camp, at));
        spots.fold(None, |best, worth| Some(best.map_or(worth, |best: f32| best.max(worth))))
    }

    /// What it is worth to put that tile into the reserve.
    pub fn reserve(&mut self, tile: TileId) -> f32 {
        self.weights.reserve * self.plain(tile)
    }

    /// What a tile counts for, wherever it will lie: a hut mostly for one building beside it, a camp for two tiles.
    fn plain(&mut self, tile: TileId) -> f32 {
        if tile.is_camp() {
            return 2.0 * self.rounds_left * self.weights.camp;
        }
        if tile.bazaar().is_some() {
            // A few neighbours that will be found for it.
            return 8.0 * self.weights.bazaar_hope * self.time();
        }
        if self.is_red_palace {
            return self.terrain(tile);
        }
        let counted = tile.kind().or(tile.hut_kind()).map_or(0.0, |kind| self.gain(kind));
        counted + self.doubled(tile)
    }

    /// The same for a tile of The Red Palace: its building and its guards, or a medina, of which one should not have the
    /// fewest.
    #[cold]
    fn terrain(&mut self, tile: TileId) -> f32 {
        if tile.is_medina() {
            let own = self.palace.tiles_without_camps().filter(|(_, tile)| tile.is_medina()).count();
            return self.weights.medina * self.rounds_left / (1.0 + own as f32);
        }
        let counted = self.view.kind_of(tile).map_or(0.0, |kind| self.gain(kind));
        counted + self.weights.guard * tile.watchtowers().len() as f32
    }

    /// What it is worth to take the tile on that cell out: only a palace that has no room at all needs it.
    pub fn remove(&mut self, at: Cell) -> f32 {
        if self.palace.cells_for(Walls::NONE).next().is_some() {
            return NO_REMOVAL;
        }
        let has_room = (1..16).any(|walls| self.palace.cells_for(Walls::from_bits(walls)).next().is_some());
        if has_room {
            return NO_REMOVAL;
        }
        self.prepare();
        let citizen = if self.has_trader { self.lost_citizen(at) } else { 0.0 };
        self.turns_left + self.exchange(self.palace.tile_at(at), None, at) - citizen
    }

    /// What it is worth to exchange the tile on that cell for that tile of the reserve.
    pub fn swap(&mut self, tile: TileId, at: Cell) -> f32 {
        let old = self.palace.tile_at(at);
        if let (true, Some(old)) = (tile.is_camp(), old) {
            return self.camp(tile, at) - self.camp(old, at);
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
        let citizen = if self.has_trader { self.lost_citizen(at) } else { 0.0 };
        kinds + outline - citizen
    }

    /// What a tile is worth in hand: built at once where it fits best, or kept in the reserve.
    pub fn tile(&mut self, tile: TileId) -> f32 {
        let gain = self.plain(tile);
        if tile.is_camp() {
            return self.best_camp_spot(tile).unwrap_or(self.weights.reserve * gain);
        }
        if tile.bazaar().is_some() {
            return self.best_bazaar_spot(tile).unwrap_or(0.0).max(self.weights.reserve * gain);
        }
        let disc = if self.has_trader { self.spot_of_disc(tile) } else { None };
        let spot =
            self.best_spot(self.view.walls_of(tile)).map(|spot| disc.map_or(spot, |disc| disc.max(spot)));
        match spot {
            Some(spot) => (gain + spot).max(self.weights.reserve * gain),
            None => self.weights.reserve * gain,
        }
    }

    /// What one more building of its price lets a culture tile bring, which must still be developed (ART-21).
    #[inline]
    pub fn culture(&self, tile: TileId) -> f32 {
        if self.has_culture { self.higher_marker(tile) } else { 0.0 }
    }

    fn higher_marker(&self, tile: TileId) -> f32 {
        let Some(price) = tile.kind().and_then(|_| Price::new(tile.price())) else { return 0.0 };
        let aside = self.view.set_aside().iter().filter(|other| other.price() == tile.price()).count() as u8;
        let own = self.view.culture_count(self.seat, price) + aside;
        let most = |buildings: u8| match buildings {
            0..art_of_the_moors::NEEDED => 0.0,
            _ => f32::from(price.points(price.limit(buildings))),
        };
        self.weights.culture * (most(own + 1) - most(own)) * self.rounds_left * self.time()
    }

    /// What developing the culture tiles brings until the end (ART-31).
    pub fn develop(&self) -> f32 {
        let [now, then] =
            [self.view.culture_points(self.seat), self.view.culture_points_developed(self.seat)];
        f32::from(then - now) * self.rounds_left * self.weights.develop
    }

    /// What a hut is worth that may be taken: where it lies best, with something for the buildings that will come
    /// beside it.
    pub fn hut(&mut self, hut: TileId) -> f32 {
        let palace = self.palace;
        let walls = self.view.walls_of(hut);
        let hope = self.weights.hut * self.plain(hut) * self.time();
        let mut best = 0.0f32;
        for at in palace.cells_for(walls) {
            let free = |dir: &&Dir| !walls.has(**dir) && palace.tile_at(at.step(**dir)).is_none();
            let n_free = Dir::ALL.iter().filter(free).count() as f32;
            best = best.max(self.place(hut, at) + n_free * hope);
        }
        best
    }

    /// What sticks on these sides of a tile bring: to the wall where it lies, or where it will lie.
    pub fn sticks(&mut self, tile: TileId, sticks: Walls) -> f32 {
        self.prepare();
        if let Some((at, walls)) =
            self.palace.cell_of(tile).and_then(|at| Some((at, self.palace.walls_at(at)?)))
        {
            let walls = walls.with(sticks);
            let outline = self.change_of_outline(self.outline.after_swapping(at, walls));
            return outline - self.exposed_after_swap(at, walls);
        }
        let walls = self.view.walls_of(tile);
        match (self.best_spot(walls), self.best_spot(walls.with(sticks))) {
            (Some(before), Some(after)) => after - before,
            _ => 0.0,
        }
    }

    /// What a sultan card with that mark is worth: a building of the kind for nothing, if one is still to come.
    pub fn sultan(&mut self, kind: Building) -> f32 {
        self.prepare();
        let unseen = f32::from(of_kind(self.unseen, kind));
        // Every tile of the supply is drawn before the end; the more of them, the sooner one comes.
        self.weights.sultan * self.gain(kind) * unseen / (unseen + 1.0)
    }

    /// What one more caravanserai card is worth: what it fills with in the turns to come.
    pub fn caravanserai(&self) -> f32 {
        let is_first = self.view.caravanserais(self.seat).next().is_none();
        let coins = if is_first { self.weights.caravan } else { self.weights.second_caravan };
        self.coin() * coins * self.turns_left
    }

    /// What a gate card is worth: something always, more with tiles in the reserve that fit nowhere without one.
    pub fn gate(&mut self) -> f32 {
        let mut worth = self.weights.gate * self.time();
        for tile in self.view.reserve(self.seat).without_camps().iter() {
            if self.best_spot(self.view.walls_of(tile)).is_none() {
                worth += self.plain(tile) / 2.0;
            }
        }
        worth
    }

    /// The best redesign that adds or swaps a tile of the reserve.
    pub fn best_redesign(&mut self) -> f32 {
        let palace = self.palace;
        let mut best = 0.0f32;
        for camp in self.view.reserve(self.seat).camps().iter() {
            best = best.max(self.best_camp_spot(camp).unwrap_or(0.0));
        }
        for tile in self.view.reserve(self.seat).without_camps().iter() {
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

/// What one open outer side on each direction is expected to cost: each round to come brings one of the directions left,
/// the next one perhaps a known one.
fn danger(view: &View<'_>, weights: &Weights) -> [f32; 4] {
    let past = view.past_invasions();
    let mut to_come = Dir::ALL.map(|dir| !past.contains(&Some(dir)));
    let mut danger = [0.0; 4];
    let mut known = view.next_invasion();
    for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
        let main = f32::from(INVASION_MAIN[round as usize]);
        let lateral = f32::from(INVASION_LATERAL[round as usize]);
        let n_left = to_come.iter().filter(|&&left| left).count().max(1) as f32;
        for dir in Dir::ALL {
            let odds = match known {
                Some(next) => f32::from(u8::from(next == dir)),
                None if to_come[dir as usize] => 1.0 / n_left,
                None => 0.0,
            };
            danger[dir as usize] += odds * main * weights.invasion;
            for across in [dir.left(), dir.right()] {
                danger[across as usize] += odds * lateral * weights.invasion;
            }
        }
        if let Some(next) = known.take() {
            to_come[next as usize] = false;
        }
    }
    danger
}

/// How much worse it is to have only so many open outer sides than to have plenty.
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
