//! What the actions of a decision are worth, as rollouts tell: a net learns from it how actions differ, which the end of a
//! game alone hardly tells.

use engine::vocab::{BySeat, Seat};
use engine::{Action, Game, Outcome, Seed, View, Viewer};

use super::sandbox::Sandbox;
use super::{Ply, sample_seed};
use crate::Greedy;
use crate::net::{Inputs, Net, Reader, Verdict};

/// Actions that are valued at most.
const CANDIDATES: usize = 8;

/// Points that the greedy judgement of an action may be behind the best for it to be valued.
const MARGIN: f32 = 10.0;

/// Turns of each player that a rollout lasts, this one included.
const ROUNDS: u32 = 2;

/// The end of the turn to which an action leads, before anything is drawn, and what came of it.
#[derive(Clone, Debug)]
pub struct Valued {
    /// The action.
    pub action: Action,
    /// The position at the end of the turn; `None` if the game was over then.
    pub inputs: Option<Inputs>,
    /// What the net said of the ends of the rollouts, on average.
    pub verdict: Verdict,
}

/// Values actions in games without modules: the turn is finished like the greedy bot does, then all play on for some turns,
/// the own seat by the net, and the net judges what comes of it.
#[derive(Clone, Debug)]
pub struct Valuer<'n> {
    ply: Ply<'n>,
    reader: Reader<'n>,
    greedy: Greedy,
    sample: Game,
    sandbox: Sandbox,
    worths: Vec<f32>,
    paths: Vec<Vec<Action>>,
}

impl<'n> Valuer<'n> {
    /// Values by that net, in games such as this one.
    pub fn new(net: &'n Net, game: &Game) -> Valuer<'n> {
        Valuer {
            ply: Ply::new(net),
            reader: Reader::new(net),
            greedy: Greedy::default(),
            sample: game.clone(),
            sandbox: Sandbox::new(game),
            worths: Vec::new(),
            paths: Vec::new(),
        }
    }

    /// Values the most promising of the legal actions by so many rollouts each, all on the same samples, whose seeds follow
    /// from `seed`. Actions that lead to the same end of the turn are valued once.
    pub fn value(&mut self, view: &View<'_>, legal: &[Action], rollouts: u32, seed: u64) -> Vec<Valued> {
        let Viewer::Seat(seat) = view.viewer() else { return Vec::new() };
        let mut valued = self.ends(view, legal, seat, seed);
        if valued.len() < 2 {
            return Vec::new();
        }
        let until = view.turn() + ROUNDS * view.rules().players() as u32;
        for rollout in 0..rollouts {
            view.sample_into(&mut self.sample, Seed::from_number(sample_seed(seed, view.turn(), rollout)));
            for (one, path) in valued.iter_mut().zip(&self.paths) {
                let verdict = roll_out(
                    &self.sample,
                    path,
                    seat,
                    until,
                    &mut self.sandbox,
                    &mut self.ply,
                    &mut self.reader,
                );
                for seat in view.seats() {
                    one.verdict.shares[seat] += verdict.shares[seat] / rollouts as f32;
                    one.verdict.points[seat] += verdict.points[seat] / rollouts as f32;
                }
            }
        }
        valued
    }

    /// The ends of the turn to which the most promising actions lead. The ways there are left in `paths`.
    fn ends(&mut self, view: &View<'_>, legal: &[Action], seat: Seat, seed: u64) -> Vec<Valued> {
        let first = self.greedy.rank(view, legal, &mut self.worths);
        let mut places: Vec<usize> =
            (0..legal.len()).filter(|&place| self.worths[place] >= -MARGIN || place == first).collect();
        places.sort_by(|&one, &other| self.worths[other].total_cmp(&self.worths[one]));
        places.truncate(CANDIDATES);
        self.paths.clear();
        view.sample_into(&mut self.sample, Seed::from_number(sample_seed(seed, view.turn(), u32::MAX)));
        let mut valued: Vec<Valued> = Vec::new();
        for place in places {
            let mut path = vec![legal[place]];
            self.sandbox.game.clone_from(&self.sample);
            while self.sandbox.play_before_drawing(path[path.len() - 1]) {
                path.push(self.sandbox.greedy_choice());
            }
            let inputs = self.sandbox.game.outcome().is_none().then(|| {
                let mut inputs = Inputs::default();
                inputs.write(&mut self.greedy, &self.sandbox.game, seat);
                inputs
            });
            if inputs.is_none() || valued.iter().all(|other| other.inputs != inputs) {
                valued.push(Valued { action: legal[place], inputs, verdict: Verdict::default() });
                self.paths.push(path);
            }
        }
        valued
    }
}

/// Plays a path and on until that turn, the own seat by the net, and gives what the net says then, or who has won.
fn roll_out(
    sample: &Game,
    path: &[Action],
    seat: Seat,
    until: u32,
    sandbox: &mut Sandbox,
    ply: &mut Ply<'_>,
    reader: &mut Reader<'_>,
) -> Verdict {
    let public = |game: &Game| game.view(Viewer::Public).turn();
    sandbox.game.clone_from(sample);
    let mut path = path.iter();
    while let Some(actor) = sandbox.game.to_act() {
        let turn = public(&sandbox.game);
        if turn >= until {
            break;
        }
        let action = match path.next() {
            Some(&action) => action,
            None => {
                sandbox.list();
                if actor == seat {
                    ply.choose_in(&sandbox.game, &sandbox.legal)
                } else {
                    sandbox.listed_choice()
                }
            }
        };
        if turn + 1 < until {
            sandbox.game.play_unchecked(action, &mut ());
        } else if !sandbox.play_before_drawing(action) {
            break;
        }
    }
    match sandbox.game.outcome() {
        None => reader.verdict(&mut sandbox.greedy, &sandbox.game, seat),
        Some(outcome) => ended(&sandbox.game, outcome),
    }
}

/// What is known of a game that is over, in the terms of the net.
fn ended(game: &Game, outcome: Outcome) -> Verdict {
    let view = game.view(Viewer::Public);
    let players = view.rules().players() as f32;
    let mean = view.seats().map(|seat| f32::from(view.score(seat))).sum::<f32>() / players;
    let mut verdict = Verdict { shares: BySeat::default(), points: BySeat::default() };
    view.seats().for_each(|seat| verdict.points[seat] = f32::from(view.score(seat)) - mean);
    if let Outcome::Won(winners) = outcome {
        winners.iter().for_each(|seat| verdict.shares[seat] = 1.0 / winners.len() as f32);
    }
    verdict
}
