//! Games to learn from, and the positions that are kept of them.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::net::{Inputs, Layers, Net, POINTS, Runner, Scope};
use bots::search::Ply;
use bots::{Bot, Casual, Greedy};
use engine::vocab::BySeat;
use engine::{Action, Base, Game, Module, ModuleSet, Outcome, Rng, Rules, Seed, Viewer};

/// Games begin with up to so many turns in which everybody plays as well as chance has it.
pub(crate) const LONGEST_PRELUDE: usize = 80;

/// Of so many turns after it one is looked at, where greedy players play, which is quick.
const LOOK_IN: usize = 3;

/// Of so many seats one is played by the greedy bot where the net plays the others, so that it does not only know
/// itself.
const GREEDY_IN: usize = 4;

/// Of so many decisions one is made in a hurry even then, so that more is seen than the best play.
pub(crate) const HURRY_IN: usize = 40;

/// A position and how its game ended.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position.
    pub inputs: Inputs,
    /// The share of the win of each seat.
    pub shares: BySeat<f32>,
    /// Points of each seat at the end, compared with the mean of all.
    pub points: BySeat<f32>,
}

/// Who plays the games after their beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The greedy bot plays every seat.
    Greedy,
    /// The net that is taught plays most seats, one turn ahead; for games without modules.
    Itself,
}

/// What is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Who plays every seat after the beginning.
    pub player: Player,
    /// Which games.
    pub scope: Scope,
    /// All games follow from it.
    pub seed: u64,
    /// How much of what came later than the next turn a position is taught; the rest is what the net says of the next
    /// one. 1 teaches how the game ended and nothing else.
    pub trace: f32,
}

/// Plays these games on so many threads and gives what each brings, in their order.
pub(crate) fn in_order<T: Send>(
    games: Range<u64>,
    threads: usize,
    play: impl Fn(u64) -> Vec<T> + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut done = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games.end {
                return done;
            }
            done.push((game, play(game)));
        }
    };
    let mut played: Vec<(u64, Vec<T>)> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut played = work();
        for other in others {
            match other.join() {
                Ok(more) => played.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        played
    });
    played.sort_unstable_by_key(|(game, _)| *game);
    played.into_iter().flat_map(|(_, brought)| brought).collect()
}

/// A number for one purpose of one game.
pub(crate) fn mix(seed: u64, game: u64, purpose: u64) -> u64 {
    let mut mixed =
        seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose.wrapping_mul(0xD1B5_4A32_D192_ED03);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// Rules by chance: of a hundred games of any sort 40 without modules, 30 with one and 30 with several, 15 of The Red
/// Palace.
pub(crate) fn rules(scope: Scope, rng: &mut Rng) -> Rules {
    let players = [2, 3, 3, 3, 4, 4, 5, 6, 6][rng.below(9)];
    if scope == Scope::Plain {
        return Rules::new(players).expect("2 to 6 players");
    }
    let base = if rng.below(100) < 15 { Base::RedPalace } else { Base::Alhambra };
    let plain = Rules::of(base, players).expect("2 to 6 players");
    let mut modules: Vec<Module> = base.modules().to_vec();
    let n_modules = match rng.below(100) {
        0..40 => 0,
        40..70 => 1,
        70..93 => 2 + rng.below(6),
        _ => modules.len(),
    };
    loop {
        rng.shuffle(&mut modules);
        let chosen: ModuleSet = modules.iter().copied().take(n_modules).collect();
        if let Ok(rules) = plain.with_modules(chosen) {
            return rules;
        }
    }
}

/// The positions of one game that are kept.
struct Notes<'a> {
    scope: Scope,
    greedy: Greedy,
    scratch: Game,
    examples: &'a mut Vec<Example>,
    /// In which turn each was met.
    turns: Vec<u32>,
}

impl Notes<'_> {
    /// Whether the action ends the turn. What it leads to before anything is drawn is then in `scratch`.
    fn ends_turn(&mut self, game: &Game, action: Action) -> bool {
        self.scratch.clone_from(game);
        !self.scratch.play_until_chance(action, &mut ())
    }

    /// Keeps the position: as it is in games of any sort, otherwise as it is before anything is drawn.
    fn keep(&mut self, game: &Game, turn: u32) {
        let game = if self.scope == Scope::Plain { &self.scratch } else { game };
        let seat = game.view(Viewer::Public).turn_of();
        let mut inputs = Inputs::default();
        inputs.write(&mut self.greedy, game, seat);
        self.examples.push(Example { inputs, shares: BySeat::default(), points: BySeat::default() });
        self.turns.push(turn);
    }

    /// Tells the positions from that one on how the game ended.
    fn tell_end(&mut self, first: usize, game: &Game) {
        let Some(Outcome::Won(winners)) = game.outcome() else {
            self.examples.truncate(first);
            return;
        };
        let view = game.view(Viewer::Public);
        let players = view.rules().players() as f32;
        let mean = view.seats().map(|seat| f32::from(view.score(seat))).sum::<f32>() / players;
        for example in &mut self.examples[first..] {
            winners.iter().for_each(|seat| example.shares[seat] = 1.0 / winners.len() as f32);
            view.seats()
                .for_each(|seat| example.points[seat] = (f32::from(view.score(seat)) - mean) / POINTS);
        }
    }

    /// Mixes into what each position is told what the net says of the next one, the more the longer the game went on
    /// after it.
    fn trace(&mut self, first: usize, net: &Net, trace: f32) {
        let (mut runner, mut layers) = (Runner::new(net), Layers::default());
        let examples = &mut self.examples[first..];
        for next in (1..examples.len()).rev() {
            let turns = self.turns[next] - self.turns[next - 1];
            let kept = trace.powi(turns as i32);
            let verdict = runner.judge(&examples[next].inputs, &mut layers);
            let (later, one) = (examples[next].clone(), &mut examples[next - 1]);
            for seat in 0..one.inputs.players {
                let points = verdict.points.0[seat] / POINTS;
                one.shares.0[seat] = kept * later.shares.0[seat] + (1.0 - kept) * verdict.shares.0[seat];
                one.points.0[seat] = kept * later.points.0[seat] + (1.0 - kept) * points;
            }
        }
    }
}

impl Course {
    /// Plays the game with that number, by what the net knows by now, and adds what is to be learned from it.
    pub fn play(&self, number: u64, net: &Net, examples: &mut Vec<Example>) {
        let mut rng = Rng::new(Seed::from_number(mix(self.seed, number, 0)));
        let rules = rules(self.scope, &mut rng);
        let mut game = Game::new(rules, Seed::from_number(mix(self.seed, number, 1)));
        let mut hurried = Casual::new(Seed::from_number(mix(self.seed, number, 2)));
        let mut greedy = Greedy::default();
        let mut ply = Ply::new(net);
        let prelude = rng.below(LONGEST_PRELUDE) as u32;
        // In the prelude of so many decisions of each seat all but one are made in a hurry, or only one.
        let hurry: Vec<usize> = (0..rules.players()).map(|_| [2, 4, 10, 40][rng.below(4)]).collect();
        let is_itself = self.player == Player::Itself;
        let mut by_net: Vec<bool> =
            (0..rules.players()).map(|_| is_itself && rng.below(GREEDY_IN) > 0).collect();
        by_net[rng.below(rules.players())] = is_itself;
        let look_in = if is_itself { 1 } else { LOOK_IN };
        let first = examples.len();
        let mut notes = Notes {
            scope: self.scope,
            greedy: Greedy::default(),
            scratch: game.clone(),
            examples,
            turns: Vec::new(),
        };
        let (mut last_turn, mut legal) = (0, Vec::new());
        while let Some(seat) = game.to_act() {
            let turn = game.view(Viewer::Public).turn();
            let is_prelude = turn < prelude;
            let is_looked_at = !is_prelude && !game.view(Viewer::Public).is_setting_up();
            if self.scope == Scope::Everything && turn != last_turn && is_looked_at && rng.below(look_in) == 0
            {
                notes.keep(&game, turn);
            }
            last_turn = turn;
            game.legal_actions(&mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = match is_prelude {
                _ if rng.below(if is_prelude { hurry[seat.index()] } else { HURRY_IN }) == 0 => {
                    hurried.choose(&view, &legal)
                }
                false if by_net[seat.index()] => ply.choose_in(&game, &legal),
                _ => greedy.choose(&view, &legal),
            };
            let ends_turn = self.scope == Scope::Plain && is_looked_at && notes.ends_turn(&game, action);
            game.play_unchecked(action, &mut ());
            // How a turn that ends the game ends it is known without the net.
            if ends_turn && game.view(Viewer::Public).turn() > turn && rng.below(look_in) == 0 {
                notes.keep(&game, turn);
            }
        }
        notes.tell_end(first, &game);
        if self.trace < 1.0 {
            notes.trace(first, net, self.trace);
        }
    }
}
