//! The Red Palace: starting money, abilities and guards.

use engine::red_palace::{Ability, Action as Palace, Awaited};
use engine::vocab::{Building, Dir, Side, TileId, Walls};
use engine::{Action, View};

use super::Greedy;
use super::desk::Desk;
use super::judge::Judge;
use super::modules::{Decide, Worth};
use super::turn::{NEVER, choose, free};

/// The expected value of a guard on the longest wall at the end: it rises while the placement tiles fill up.
fn value_at_end(judge: &Judge<'_, '_>) -> f32 {
    f32::from(judge.view.guard_value()) + judge.weights.guard_rise * judge.time()
}

/// Whether that wall section is part of the longest wall.
fn is_on_wall(judge: &Judge<'_, '_>, tile: TileId, side: Dir) -> bool {
    let Some(cell) = judge.palace.cell_of(tile) else { return false };
    judge.view.scored_wall(judge.seat).sides().contains(&Side { cell, dir: side })
}

/// The cost of losing that guard: high on the longest wall, low elsewhere.
fn guard_worth(judge: &Judge<'_, '_>, tile: TileId, side: Dir) -> f32 {
    value_at_end(judge) * if is_on_wall(judge, tile, side) { 0.8 } else { 0.2 }
}

/// The present cost of that many guards: the least useful ones, or points instead.
fn guards_cost(judge: &Judge<'_, '_>, guards: u8) -> f32 {
    let held = judge.view.guards_of(judge.seat);
    let missing = guards.saturating_sub(held);
    let points = f32::from(missing * judge.view.guard_substitute());
    let paid = f32::from(guards - missing) * value_at_end(judge) * judge.weights.guard_paid;
    // Guards that score nothing are paid first, if there are any.
    points + if held > guards + 2 { 0.5 * paid } else { paid }
}

impl Worth for Palace {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        let gain = match self {
            // The pile with the most money; having many cards also counts.
            Palace::ChoosePile { pile } => {
                let pile = judge.view.starting_piles().get(usize::from(pile))?;
                return Some(f32::from(pile.total()) + 0.5 * pile.cards().count() as f32);
            }
            // The card or guard that is missed least.
            Palace::PayCard { card } => return Some(-desk.take(judge, &[card])),
            Palace::PayGuard { tile, side } => return Some(-guard_worth(judge, tile, side)),
            Palace::PostGuard { tile, side } => return Some(guard_worth(judge, tile, side)),
            Palace::AttachWall { tile, side } => return Some(attached(judge, tile, side)),
            Palace::SwapTokens { tile, space, card } => {
                let other = judge.view.market(space);
                let kinds = [Some(tile), other].map(|tile| tile.and_then(|tile| judge.view.kind_of(tile)));
                let [Some(own), Some(other)] = kinds else { return Some(NEVER) };
                judge.gain(other) - judge.gain(own) - desk.take(judge, &[card])
            }
            Palace::TakeWall => judge
                .view
                .set_aside()
                .without_outposts()
                .iter()
                .flat_map(|tile| Dir::ALL.into_iter().map(move |side| (tile, side)))
                .filter(|&(tile, side)| takes_wall(judge.view.walls_of(tile), side))
                .map(|(tile, side)| attached(judge, tile, side))
                .fold(NEVER, f32::max),
            Palace::TakeCard { card } => desk.take(judge, &[card]),
            Palace::TakeSquare if judge.view.set_aside().is_empty() => {
                judge.best_spot(Walls::EMPTY).unwrap_or(NEVER)
            }
            Palace::TakeHalf { kind } => {
                judge.weights.half
                    * judge.gain(kind)
                    * f32::from(u8::from(judge.view.count_built(judge.seat, kind) > 0))
            }
            Palace::BuyPreview { space, pay } => {
                let Some(tile) = judge.view.preview(space) else { return Some(NEVER) };
                let over = pay.total() > u16::from(tile.price());
                let extra = if over { guards_cost(judge, Ability::TreatAsExact.guards()) } else { 0.0 };
                // The cheapest remaining card is lost too.
                judge.tile(tile) - desk.cost * f32::from(pay.total()) - 2.0 * desk.coin - extra
            }
            Palace::CountAsExact => judge.weights.action,
            Palace::RedrawToken { tile } if judge.view.set_aside().has(tile) => redrawn(judge, tile),
            Palace::MoveGuard { tile, side } => {
                let has_room =
                    judge.view.scored_wall(judge.seat).sides().iter().any(|&wall| is_free(judge, wall));
                if is_on_wall(judge, tile, side) || !has_room || judge.time() > 0.4 {
                    return Some(NEVER);
                }
                0.8 * value_at_end(judge)
            }
            Palace::TakeSquare | Palace::RedrawToken { .. } => return Some(NEVER),
        };
        let guards = self.ability().map_or(0, Ability::guards);
        let net = gain - guards_cost(judge, guards) - judge.weights.ability;
        Some(if net > 0.0 { free(net) } else { NEVER })
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[Action]) -> Action {
        let other = match self {
            Awaited::Abilities => 0.0,
            Awaited::ChoosePile
            | Awaited::PayCard
            | Awaited::PayGuard
            | Awaited::MoveGuard
            | Awaited::AttachWall
            | Awaited::PostGuard => NEVER,
        };
        choose(&mut bot.judge(view), legal, other)
    }
}

/// Whether a tile with these walls can take another one on that side.
fn takes_wall(walls: Walls, side: Dir) -> bool {
    !walls.has(side) && walls.len() <= 2
}

/// The gain from a wall section on that side of a tile that was set aside.
fn attached(judge: &mut Judge<'_, '_>, tile: TileId, side: Dir) -> f32 {
    judge.more_walls(tile, Walls::from_bits(1 << side as u8))
}

/// The expected gain from drawing a new token for the tile.
fn redrawn(judge: &mut Judge<'_, '_>, tile: TileId) -> f32 {
    let bag = judge.view.token_bag();
    let tokens: u8 = bag.0.iter().sum();
    let Some(own) = judge.view.kind_of(tile).filter(|_| tokens > 0) else { return NEVER };
    let all: f32 = Building::ALL.into_iter().map(|kind| f32::from(bag[kind]) * judge.gain(kind)).sum();
    all / f32::from(tokens) - judge.gain(own)
}

/// Whether no guard stands on that section of the seat's wall.
fn is_free(judge: &Judge<'_, '_>, wall: Side) -> bool {
    judge.palace.tile_at(wall.cell).is_some_and(|tile| !judge.view.guards().has(tile, wall.dir))
}
