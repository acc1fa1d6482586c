//! The last turn: when a turn can end the game, everything that its player can still do in it is tried out, down to the
//! real last scoring round.
//!
//! Once the game has ended nothing is drawn any more, so what such a turn brings is known as exactly as the hands are.

use engine::vocab::Seat;
use engine::{Action, Awaited, Game, Seed, View, Viewer};

use super::sandbox::{is_near, is_short};
use super::{Settings, leaf};
use crate::{Bot, Greedy};

/// Positions that are looked at for a decision. The usual last turn has fewer; of a longer one a part is tried.
const MOST_POSITIONS: u32 = 6_000;

/// A position on the way, and what can be done in it.
#[derive(Clone, Debug)]
struct Stage {
    game: Game,
    legal: Vec<Action>,
}

/// Looks for the best way to end the game in this turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Ending {
    greedy: Greedy,
    /// The position before each action of the path, kept so that it need not be built again.
    stages: Vec<Stage>,
    path: Vec<Action>,
    best: Vec<Action>,
    most: f32,
    positions: u32,
}

impl Ending {
    /// The actions of the own seat from now on that end the game and bring most, as a game that agrees with the view
    /// shows it; none if the turn cannot end the game. What others place after the end they place like the greedy bot.
    pub fn find(&mut self, view: &View<'_>, seat: Seat, seed: u64, settings: &Settings) -> &[Action] {
        self.best.clear();
        self.path.clear();
        self.most = f32::NEG_INFINITY;
        self.positions = 0;
        if is_near(view) {
            let seed = Seed::from_number(seed);
            match self.stages.first_mut() {
                Some(stage) => view.sample_into(&mut stage.game, seed),
                None => self.stages.push(Stage { game: view.sample(seed), legal: Vec::new() }),
            }
            self.explore(0, seat, view.turn(), settings);
        }
        &self.best
    }

    /// Tries everything that the seat can do in the position at that depth.
    fn explore(&mut self, depth: usize, seat: Seat, turn: u32, settings: &Settings) {
        let Stage { game, legal } = &mut self.stages[depth];
        game.legal_actions(legal);
        if self.stages.len() == depth + 1 {
            let next = self.stages[depth].clone();
            self.stages.push(next);
        }
        for place in 0..self.stages[depth].legal.len() {
            if self.positions == MOST_POSITIONS {
                return;
            }
            self.positions += 1;
            let [here, next] = &mut self.stages[depth..depth + 2] else { return };
            let action = here.legal[place];
            next.game.clone_from(&here.game);
            next.game.play_unchecked(action, &mut ());
            self.path.push(action);
            self.go_on(depth + 1, seat, turn, settings);
            self.path.pop();
        }
    }

    /// Goes on from the position at that depth until the seat decides again or the game is over. A game that goes on
    /// after this turn is left alone.
    fn go_on(&mut self, depth: usize, seat: Seat, turn: u32, settings: &Settings) {
        loop {
            let Stage { game, legal } = &mut self.stages[depth];
            match game.to_act() {
                None => {
                    let value = leaf::value(None, &mut self.greedy, game, seat, settings);
                    if value > self.most {
                        self.most = value;
                        self.best.clone_from(&self.path);
                    }
                    return;
                }
                Some(_) if game.view(Viewer::Public).turn() != turn => return,
                Some(other) if other != seat => {
                    game.legal_actions(legal);
                    let action = self.greedy.choose(&game.view(Viewer::Seat(other)), legal);
                    game.play_unchecked(action, &mut ());
                }
                // All that was bought is placed last: whether the game ends is decided by then.
                Some(_) if game.awaited() == Awaited::Place && !is_short(&game.view(Viewer::Public)) => {
                    return;
                }
                Some(_) => return self.explore(depth, seat, turn, settings),
            }
        }
    }
}
