//! Matches between bots: many games on several threads, with the same result on any number of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use engine::vocab::{BySeat, Seat, SeatSet};
use engine::{Game, Outcome, Points, Rng, Rules, Seed, Viewer};

use crate::stats::{Estimate, Sample, share};
use crate::{Bot, Registry};

/// Draws the modules of a deal; the deal itself and the bots have smaller numbers.
const MODULES: u64 = 100;

/// Games that a thread takes at a time.
const BATCH: u64 = 16;

/// A match to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The codes of the bots, one for each player. After each game every bot moves on by one seat.
    pub seats: Vec<String>,
    /// The set-up of every game.
    pub rules: Rules,
    /// How many games to play. With a multiple of the number of players every bot plays every seat equally often.
    pub games: u64,
    /// The seed of all deals and of the bots. As many consecutive games as there are players share one deal, so that
    /// every bot plays it from every seat.
    pub seed: u64,
    /// How many threads play; 0 counts as 1. The result does not depend on it.
    pub threads: usize,
}

/// Why a match is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// There is no bot with that code.
    UnknownBot(String),
    /// The number of bots is not the number of players.
    Seats {
        /// How many players the set-up has.
        players: usize,
        /// How many bots were named.
        bots: usize,
    },
}

impl std::fmt::Display for MatchError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MatchError::UnknownBot(code) => write!(f, "there is no bot \"{code}\""),
            MatchError::Seats { players, bots } => {
                write!(f, "a game of {players} players needs {players} bots, not {bots}")
            }
        }
    }
}

impl std::error::Error for MatchError {}

/// How one bot of a match fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The code of the bot, as in [`Match::seats`].
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// How many games it won; a win shared by k bots counts 1/k.
    pub wins: f64,
    /// The share of games won, with Wilson's 95 % interval.
    pub win_share: Estimate,
    /// The mean score, with its 95 % interval.
    pub score: Estimate,
}

/// The result of a match. Estimates are means over all games.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchResult {
    /// How each bot fared, in the order of [`Match::seats`].
    pub standings: Vec<Standing>,
    /// Games that reached the technical limit of turns and have no winner.
    pub aborted: u64,
    /// Turns in a game.
    pub turns: Estimate,
    /// Decisions in a game, those of all players together.
    pub decisions: Estimate,
    /// Points of all scorers in a game together, Dirk included.
    pub sum_of_scores: Estimate,
    /// The highest score of a player in a game.
    pub winning_score: Estimate,
}

/// What is kept of one game. Seats stand for the bots in the order of the match, not for where they sat.
#[derive(Clone, Copy, Default)]
struct Report {
    winners: SeatSet,
    scores: BySeat<Points>,
    dirk: Points,
    turns: u32,
    decisions: u32,
}

impl Match {
    /// Plays all games with the bots of this crate. `progress` is called now and then, from any thread, with the number
    /// of games finished since its last call.
    ///
    /// # Errors
    ///
    /// Refuses the match if a bot is unknown or the number of bots is not the number of players.
    pub fn play(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<MatchResult, MatchError> {
        self.play_with(&Registry::standard(), progress)
    }

    /// Like [`Match::play`], with the bots of a registry. They must choose among the actions they are given: choices
    /// are not checked.
    ///
    /// # Errors
    ///
    /// Refuses the match if a bot is unknown or the number of bots is not the number of players.
    ///
    /// # Panics
    ///
    /// Panics if a bot panics, and may panic if a bot chooses an illegal action.
    pub fn play_with(
        &self,
        registry: &Registry,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<MatchResult, MatchError> {
        self.play_by(registry, progress, &|_| self.rules)
    }

    /// Like [`Match::play_with`], each deal with so many modules of its game, drawn from the seed; the modules of the
    /// match itself are ignored.
    ///
    /// # Errors
    ///
    /// Refuses the match if a bot is unknown or the number of bots is not the number of players.
    ///
    /// # Panics
    ///
    /// As [`Match::play_with`] does, and if the rules of the match have an option that needs a module.
    pub fn play_mixed(
        &self,
        n_modules: usize,
        registry: &Registry,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<MatchResult, MatchError> {
        self.play_by(registry, progress, &|deal| self.mixed(deal, n_modules))
    }

    /// The rules of that deal with so many modules.
    fn mixed(&self, deal: u64, n_modules: usize) -> Rules {
        let mut rng = Rng::new(Seed::from_number(mix(self.seed, deal, MODULES)));
        let mut modules = self.rules.base().modules().to_vec();
        rng.shuffle(&mut modules);
        let chosen = modules.into_iter().take(n_modules).collect();
        self.rules.with_modules(chosen).expect("the game takes its modules")
    }

    /// Plays all games, each deal by its rules.
    fn play_by(
        &self,
        registry: &Registry,
        progress: &(dyn Fn(u64) + Sync),
        rules: &(dyn Fn(u64) -> Rules + Sync),
    ) -> Result<MatchResult, MatchError> {
        let players = self.rules.players();
        if self.seats.len() != players {
            return Err(MatchError::Seats { players, bots: self.seats.len() });
        }
        if let Some(code) = self.seats.iter().find(|code| registry.by_name(code, 0).is_none()) {
            return Err(MatchError::UnknownBot(code.clone()));
        }
        let batches = self.games.div_ceil(BATCH);
        let next = AtomicU64::new(0);
        let worker = || {
            let mut done = Vec::new();
            let mut legal = Vec::with_capacity(256);
            loop {
                let batch = next.fetch_add(1, Ordering::Relaxed);
                if batch >= batches {
                    return done;
                }
                let games = batch * BATCH..self.games.min((batch + 1) * BATCH);
                let n_games = games.end - games.start;
                let reports: Vec<Report> =
                    games.map(|game| self.play_game(registry, rules, game, &mut legal)).collect();
                done.push((batch, reports));
                progress(n_games);
            }
        };
        let mut done: Vec<(u64, Vec<Report>)> = thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(worker)).collect();
            let mut done = worker();
            for other in others {
                match other.join() {
                    Ok(reports) => done.extend(reports),
                    // A bug in a bot or in the engine: pass the panic on with its message.
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        });
        // Batches end in any order. Sums are made in the order of the games, so that they do not depend on the threads.
        done.sort_unstable_by_key(|(batch, _)| *batch);
        Ok(self.sum_up(done.iter().flat_map(|(_, reports)| reports)))
    }

    fn play_game(
        &self,
        registry: &Registry,
        rules: &dyn Fn(u64) -> Rules,
        number: u64,
        legal: &mut Vec<engine::Action>,
    ) -> Report {
        let players = self.rules.players();
        let deal = number / players as u64;
        let mut game = Game::new(rules(deal), Seed::from_number(mix(self.seed, deal, 0)));
        let shift = (number % players as u64) as usize;
        // The bot named first sits in seat `shift`, the second one after it, and so on.
        let mut bots: Vec<Option<Box<dyn Bot>>> = Vec::with_capacity(players);
        for seat in 0..players {
            let bot = (seat + players - shift) % players;
            bots.push(registry.by_name(&self.seats[bot], mix(self.seed, number, 1 + bot as u64)));
        }
        let mut report = Report::default();
        while let Some(seat) = game.to_act() {
            game.legal_actions(legal);
            let action = match &mut bots[seat.index()] {
                Some(bot) => bot.choose(&game.view(Viewer::Seat(seat)), legal),
                None => legal[0],
            };
            game.play_unchecked(action, &mut ());
            report.decisions += 1;
        }
        let view = game.view(Viewer::Public);
        let by_bot = |seat: Seat| seat.after(players - shift, players);
        for seat in view.seats() {
            report.scores[by_bot(seat)] = view.score(seat);
        }
        if let Some(Outcome::Won(winners)) = game.outcome() {
            winners.iter().for_each(|seat| report.winners.insert(by_bot(seat)));
        }
        report.dirk = view.dirk_score().unwrap_or(0);
        report.turns = view.turn();
        report
    }

    fn sum_up<'r>(&self, reports: impl Iterator<Item = &'r Report>) -> MatchResult {
        let players = self.rules.players();
        let mut wins = vec![0.0; players];
        let mut scores = vec![Sample::default(); players];
        let [mut turns, mut decisions, mut sums, mut winning] = [Sample::default(); 4];
        let mut aborted = 0;
        for report in reports {
            for bot in Seat::all(players) {
                scores[bot.index()].add(f64::from(report.scores[bot]));
                if report.winners.has(bot) {
                    wins[bot.index()] += 1.0 / report.winners.len() as f64;
                }
            }
            aborted += u64::from(report.winners.is_empty());
            turns.add(f64::from(report.turns));
            decisions.add(f64::from(report.decisions));
            sums.add(f64::from(report.scores.0.iter().sum::<Points>() + report.dirk));
            winning.add(f64::from(report.scores.0.iter().copied().max().unwrap_or(0)));
        }
        let standing = |((code, wins), scores): ((&String, f64), Sample)| Standing {
            bot: code.clone(),
            games: self.games,
            wins,
            win_share: share(wins, self.games),
            score: scores.mean(),
        };
        MatchResult {
            standings: self.seats.iter().zip(wins).zip(scores).map(standing).collect(),
            aborted,
            turns: turns.mean(),
            decisions: decisions.mean(),
            sum_of_scores: sums.mean(),
            winning_score: winning.mean(),
        }
    }
}

/// A seed for one purpose of one game, unrelated to the seeds of neighbouring games.
fn mix(seed: u64, game: u64, purpose: u64) -> u64 {
    let mut mixed =
        seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose.wrapping_mul(0xD1B5_4A32_D192_ED03);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
