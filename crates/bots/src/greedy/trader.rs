//! Street Trader: which citizens to have on the disc, where it stands, and what a match brings.

use engine::Action;
use engine::modules::street_trader::{self, series_points};
use engine::vocab::{Building, Cell, Space, TileId, TileSet, Walls};

use super::best;
use super::judge::Judge;

/// How much likelier than one that nobody has seen a tile comes to the cell of the disc that lies on the market or in
/// the own reserve.
const OPEN_TILE: f32 = 3.0;

/// What it must bring to exchange a citizen.
const EXCHANGE_WORTH: f32 = 0.01;

/// How much the wall and the room around a cell count beside the tiles that may come there.
const SPOT_SHARE: f32 = 0.1;

/// How likely each tile is to be laid by the seat that decides, against one that nobody has seen.
struct Chances {
    taken: TileSet,
    near: TileSet,
}

impl Chances {
    fn new(judge: &Judge<'_, '_>) -> Chances {
        let view = judge.view;
        let mut taken = view.dirk().unwrap_or_default();
        for seat in view.seats() {
            let reserve = if seat == judge.seat { TileSet::EMPTY } else { view.reserve(seat) };
            let built = view.palace(seat).tiles_without_camps().map(|(_, tile)| tile);
            built.chain(reserve.iter()).for_each(|tile| taken.insert(tile));
        }
        let market = Space::ALL.into_iter().filter_map(|space| view.market(space));
        Chances { taken, near: market.chain(view.reserve(judge.seat).iter()).collect() }
    }

    fn of(&self, tile: TileId) -> f32 {
        match (self.taken.has(tile), self.near.has(tile)) {
            (true, _) => 0.0,
            (_, true) => OPEN_TILE,
            _ => 1.0,
        }
    }

    fn of_kind(&self, kind: Building) -> f32 {
        TileId::buildings().filter(|tile| tile.kind() == Some(kind)).map(|tile| self.of(tile)).sum()
    }
}

impl Judge<'_, '_> {
    /// What one more citizen of that colour in the own Alhambra brings until the end.
    fn citizen(&self, kind: Building) -> f32 {
        let mut citizens = self.view.citizens_of(self.seat);
        let before = series_points(citizens);
        citizens[kind] += 1;
        f32::from(series_points(citizens) - before) * self.rounds_left() * self.weights.citizen
    }

    /// What the disc adds to a tile on that cell.
    pub fn matched(&self, tile: TileId, at: Cell) -> f32 {
        let on_disc = self.view.citizens_on_disc(self.seat);
        match tile.kind() {
            Some(kind) if self.view.disc(self.seat) == Some(at) && on_disc[kind] > 0 => self.citizen(kind),
            _ => 0.0,
        }
    }

    /// What it costs that the tile on that cell leaves the Alhambra with its citizen (TRD-25).
    pub fn lost_citizen(&self, at: Cell) -> f32 {
        let Some(tile) = self.palace.tile_at(at) else { return 0.0 };
        let mut citizens = self.view.citizens_of(self.seat);
        let before = series_points(citizens);
        match tile.kind() {
            Some(kind) if self.view.housed_citizens().has(tile) => citizens[kind] -= 1,
            _ => return 0.0,
        }
        f32::from(before - series_points(citizens)) * self.rounds_left() * self.weights.citizen
    }

    /// What the best place for a tile is worth if that is the cell of the disc.
    pub fn spot_of_disc(&mut self, tile: TileId) -> Option<f32> {
        let at = self.view.disc(self.seat)?;
        let walls = self.view.walls_of(tile);
        let fits = self.palace.check_place(at, walls).is_ok();
        fits.then(|| self.spot_on(at, walls) + self.matched(tile, at))
    }

    /// What a citizen of that colour on the disc is worth when so many stand there with it.
    fn hoped(&self, chances: &Chances, kind: Building, others: u8) -> f32 {
        self.citizen(kind) * chances.of_kind(kind) / (1.0 + f32::from(others))
    }
}

/// TRD-05: the colours of the most frequent kinds.
pub(super) fn choose(legal: &[Action]) -> Action {
    let frequency = |kind: Building| TileId::buildings().filter(|tile| tile.kind() == Some(kind)).count();
    best(legal, |action| match action {
        Action::StreetTrader(street_trader::Action::Choose { citizens }) => {
            citizens.iter().map(frequency).sum::<usize>() as f32
        }
        _ => f32::NEG_INFINITY,
    })
}

/// TRD-13: a citizen in a building scores, one on the disc does not.
pub(super) fn move_in(legal: &[Action]) -> Action {
    best(legal, |action| f32::from(u8::from(matches!(action, Action::StreetTrader(_)))))
}

/// TRD-14, TRD-15: the colour that brings most and may soon be built.
pub(super) fn new_citizen(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let on_disc = judge.view.citizens_on_disc(judge.seat);
    let chances = Chances::new(judge);
    best(legal, |action| match *action {
        Action::StreetTrader(street_trader::Action::Take { kind }) => {
            judge.hoped(&chances, kind, on_disc[kind])
        }
        Action::StreetTrader(street_trader::Action::Exchange { give, take }) => {
            judge.hoped(&chances, take, on_disc[take])
                - judge.hoped(&chances, give, on_disc[give].saturating_sub(1))
                - EXCHANGE_WORTH
        }
        Action::Pass => 0.0,
        _ => f32::NEG_INFINITY,
    })
}

/// TRD-07, TRD-22: the cell where most of the tiles fit that the citizens wait for, and where one likes to build.
pub(super) fn put_disc(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let waiting = waiting(judge);
    best(legal, |action| {
        let Action::StreetTrader(street_trader::Action::PutDisc { at }) = *action else {
            return f32::NEG_INFINITY;
        };
        let mut worth = 0.0;
        for (bits, &tiles) in waiting.iter().enumerate() {
            let walls = Walls::from_bits(bits as u8);
            if tiles > 0.0 && judge.palace.check_place(at, walls).is_ok() {
                worth += tiles * (1.0 + SPOT_SHARE * judge.spot_on(at, walls)).max(0.0);
            }
        }
        worth
    })
}

/// For each wall pattern, what the tiles with it that citizens of the disc could move into may bring.
fn waiting(judge: &Judge<'_, '_>) -> [f32; 16] {
    let on_disc = judge.view.citizens_on_disc(judge.seat);
    let chances = Chances::new(judge);
    let mut waiting = [0.0; 16];
    for kind in Building::ALL.into_iter().filter(|&kind| on_disc[kind] > 0) {
        let worth = judge.citizen(kind);
        for tile in TileId::buildings().filter(|tile| tile.kind() == Some(kind)) {
            waiting[judge.view.walls_of(tile).bits() as usize] += worth * chances.of(tile);
        }
    }
    waiting
}
