//! Street Trader: which citizens to keep on the disc, where to put it, and what a match is worth.

use engine::modules::street_trader::{Action, Awaited, series_points};
use engine::vocab::{Building, Cell, Seat, Space, TileId, TileSet, Walls};
use engine::{Action as AnyAction, Cards, View};

use super::{Advice, Decide, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;
use crate::greedy::{Greedy, best};

/// How much likelier a tile of the market or of the seat's own reserve is to be placed on the disc's cell than an
/// unseen tile.
const OPEN_TILE: f32 = 3.0;

/// The least gain for which a citizen is exchanged.
const EXCHANGE_WORTH: f32 = 0.01;

/// The weight of wall and room around a cell, compared with the tiles that may be placed there.
const SPOT_SHARE: f32 = 0.1;

pub(super) struct Room;

weights! {
    /// The value of citizens.
    pub struct Weights {
        /// A point for citizens.
        citizen: f32 = 1.0,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] =
        &["citizens", "disc", "move-in", "take-citizen", "exchange-citizen"];

    const N_INPUTS: usize = 2;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        let sum =
            |citizens: engine::vocab::ByBuilding<u8>| citizens.0.iter().map(|&n| f32::from(n)).sum::<f32>();
        out[0] = 0.3 * sum(view.citizens_on_disc(seat));
        out[1] = 0.2 * sum(view.citizens_of(seat));
    }

    fn on_cell(judge: &Judge<'_, '_>, tile: TileId, at: Cell, worth: f32) -> f32 {
        worth + matched(judge, tile, at)
    }

    /// The disc's cell may be better than the best cell for wall and room.
    fn best_spot(judge: &mut Judge<'_, '_>, tile: TileId, worth: f32) -> f32 {
        let Some(at) = judge.view.disc(judge.seat) else { return worth };
        let walls = judge.view.walls_of(tile);
        if judge.palace.check_place(at, walls).is_err() {
            return worth;
        }
        (judge.spot_on(at, walls) + matched(judge, tile, at)).max(worth)
    }

    /// The tile takes its citizen with it (TRD-25).
    fn leaves(judge: &Judge<'_, '_>, at: Cell, worth: f32) -> f32 {
        let Some(tile) = judge.palace.tile_at(at) else { return worth };
        let mut citizens = judge.view.citizens_of(judge.seat);
        let before = series_points(citizens);
        match tile.kind() {
            Some(kind) if judge.view.housed_citizens().has(tile) => citizens[kind] -= 1,
            _ => return worth,
        }
        worth - points(judge, before - series_points(citizens))
    }
}

impl Worth for Action {
    fn worth(self, _: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {
            // Decided below, where what several options share is computed only once.
            Action::Choose { .. }
            | Action::PutDisc { .. }
            | Action::MoveIn { .. }
            | Action::Take { .. }
            | Action::Exchange { .. } => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            Awaited::Choose => choose(legal),
            Awaited::MoveIn => move_in(legal),
            Awaited::Take | Awaited::Exchange => new_citizen(&bot.judge(view), legal),
            Awaited::FirstDisc | Awaited::PutBack => put_disc(&mut bot.judge(view), legal),
        }
    }
}

/// How likely the deciding seat is to place each tile, relative to an unseen one.
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
            let built = view.palace(seat).tiles_without_outposts().map(|(_, tile)| tile);
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

/// The value of that many points for citizens per round, until the end.
fn points(judge: &Judge<'_, '_>, points: engine::Points) -> f32 {
    f32::from(points) * judge.rounds_left() * judge.weights.modules.street_trader.citizen
}

/// The gain from one more citizen of that colour in the seat's Alhambra, until the end.
fn citizen(judge: &Judge<'_, '_>, kind: Building) -> f32 {
    let mut citizens = judge.view.citizens_of(judge.seat);
    let before = series_points(citizens);
    citizens[kind] += 1;
    points(judge, series_points(citizens) - before)
}

/// What the disc adds to the value of a tile on that cell.
fn matched(judge: &Judge<'_, '_>, tile: TileId, at: Cell) -> f32 {
    let on_disc = judge.view.citizens_on_disc(judge.seat);
    match tile.kind() {
        Some(kind) if judge.view.disc(judge.seat) == Some(at) && on_disc[kind] > 0 => citizen(judge, kind),
        _ => 0.0,
    }
}

/// The value of a citizen of that colour on the disc together with `others` of the same colour.
fn hoped(judge: &Judge<'_, '_>, chances: &Chances, kind: Building, others: u8) -> f32 {
    citizen(judge, kind) * chances.of_kind(kind) / (1.0 + f32::from(others))
}

/// TRD-05: the colours of the most frequent kinds.
fn choose(legal: &[AnyAction]) -> AnyAction {
    let frequency = |kind: Building| TileId::buildings().filter(|tile| tile.kind() == Some(kind)).count();
    best(legal, |action| match action {
        AnyAction::StreetTrader(Action::Choose { citizens }) => {
            citizens.iter().map(frequency).sum::<usize>() as f32
        }
        _ => f32::NEG_INFINITY,
    })
}

/// TRD-13: a citizen scores in a building but not on the disc.
fn move_in(legal: &[AnyAction]) -> AnyAction {
    best(legal, |action| f32::from(u8::from(matches!(action, AnyAction::StreetTrader(_)))))
}

/// TRD-14, TRD-15: the colour that gains most and has the best chance of being built.
fn new_citizen(judge: &Judge<'_, '_>, legal: &[AnyAction]) -> AnyAction {
    let on_disc = judge.view.citizens_on_disc(judge.seat);
    let chances = Chances::new(judge);
    best(legal, |action| match *action {
        AnyAction::StreetTrader(Action::Take { kind }) => hoped(judge, &chances, kind, on_disc[kind]),
        AnyAction::StreetTrader(Action::Exchange { give, take }) => {
            hoped(judge, &chances, take, on_disc[take])
                - hoped(judge, &chances, give, on_disc[give].saturating_sub(1))
                - EXCHANGE_WORTH
        }
        AnyAction::Pass => 0.0,
        _ => f32::NEG_INFINITY,
    })
}

/// TRD-07, TRD-22: a cell that suits most tiles that the citizens wait for, and that is good to build on.
fn put_disc(judge: &mut Judge<'_, '_>, legal: &[AnyAction]) -> AnyAction {
    let waiting = waiting(judge);
    best(legal, |action| {
        let AnyAction::StreetTrader(Action::PutDisc { at }) = *action else {
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

/// For each wall pattern, the possible gain from tiles with it that citizens on the disc could move into.
fn waiting(judge: &Judge<'_, '_>) -> [f32; 16] {
    let on_disc = judge.view.citizens_on_disc(judge.seat);
    let chances = Chances::new(judge);
    let mut waiting = [0.0; 16];
    for kind in Building::ALL.into_iter().filter(|&kind| on_disc[kind] > 0) {
        let worth = citizen(judge, kind);
        for tile in TileId::buildings().filter(|tile| tile.kind() == Some(kind)) {
            waiting[judge.view.walls_of(tile).bits() as usize] += worth * chances.of(tile);
        }
    }
    waiting
}
