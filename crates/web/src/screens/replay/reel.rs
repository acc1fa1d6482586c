//! A game prepared for replay: the position at any step without replaying everything, and everybody's standing at
//! each turn.

use engine::{Action, Game, Points, Round, Scorer, Viewer};

use crate::panels::scoring::scorers;
use crate::play::Play;
use crate::story::{Head, Start, starts};

/// A snapshot is kept after every this many actions, so that reaching a step replays fewer than that.
const EVERY: usize = 8;

/// How many turning points are listed: the ones that mattered most.
const TURNINGS: usize = 4;

/// Everybody's standing when a turn began or a round had been scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many actions had been played.
    pub step: usize,
    /// The number of the turn that had just been played.
    pub turn: u32,
    /// The round that had just been scored, if any.
    pub round: Option<Round>,
    /// The points of each scorer, including what the next scoring round would have brought at that moment.
    pub points: Vec<Points>,
}

/// A moment at which the lead changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The index of the standing.
    pub at: usize,
    /// The index of the scorer who took the lead.
    pub leader: usize,
    /// How many points they gained on whoever led before.
    pub swing: Points,
}

/// A game prepared for replay.
#[derive(Debug)]
pub struct Reel {
    actions: Vec<Action>,
    games: Vec<Game>,
    /// The starts of turns and scoring rounds.
    pub starts: Vec<Start>,
    /// Everybody who scores.
    pub scorers: Vec<Scorer>,
    /// The standings, turn by turn, and at the end.
    pub standings: Vec<Standing>,
    /// The most important changes of the lead, in order.
    pub turnings: Vec<Turning>,
}

/// Everybody's points, including what the next scoring round would bring now.
fn points(game: &Game, scorers: &[Scorer]) -> Vec<Points> {
    let view = game.view(Viewer::Public);
    let is_open = game.outcome().is_none() && !view.is_setting_up();
    let next = Round::ALL.into_iter().find(|&round| is_open && !view.is_scored(round));
    let lines = next.map_or_else(Vec::new, |round| view.explain(round));
    let of = |&who: &Scorer| {
        let has = match who {
            Scorer::Seat(seat) => view.score(seat),
            Scorer::Dirk => view.dirk_score().unwrap_or(0),
        };
        has + lines.iter().filter(|line| line.who == who).map(|line| line.points).sum::<Points>()
    };
    scorers.iter().map(of).collect()
}

/// The index of the sole leader; `None` if the lead is shared.
fn leader(points: &[Points]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut first = (0..points.len()).filter(|&place| points[place] == *most);
    first.next().filter(|_| first.next().is_none())
}

/// The changes of the lead with the greatest swings, in game order.
fn turnings(standings: &[Standing]) -> Vec<Turning> {
    let mut found = Vec::new();
    let mut led = None;
    for (at, now) in standings.iter().enumerate() {
        let Some(leader) = leader(&now.points) else { continue };
        if let (Some(before), Some(old)) = (at.checked_sub(1).map(|before| &standings[before]), led)
            && old != leader
        {
            let ahead = |standing: &Standing| standing.points[leader] - standing.points[old];
            found.push(Turning { at, leader, swing: ahead(now) - ahead(before) });
        }
        led = Some(leader);
    }
    found.sort_by_key(|turning| std::cmp::Reverse(turning.swing));
    found.truncate(TURNINGS);
    found.sort_by_key(|turning| turning.at);
    found
}

impl Reel {
    /// Prepares a game for replay; `None` if it is not held here.
    pub fn of(play: &Play) -> Option<Reel> {
        let (record, scorers, starts) = (play.kept()?.record(), scorers(play), starts(play));
        let mut game = Game::new(record.setup.rules(), record.seed.seed());
        let (mut games, mut actions) = (Vec::new(), Vec::new());
        let mut standings: Vec<Standing> = Vec::new();
        let mut turn = 1;
        for step in 0..=record.actions.len() {
            if step % EVERY == 0 {
                games.push(game.clone());
            }
            let here = || starts.iter().filter(|start| start.step == step);
            let round = here().find_map(|start| match start.head {
                Head::Round(round) => Some(round),
                Head::SetUp | Head::Turn { .. } => None,
            });
            if here().next().is_some() || step == record.actions.len() {
                standings.push(Standing { step, turn, round, points: points(&game, &scorers) });
            }
            for start in here() {
                if let Head::Turn { number, .. } = start.head {
                    turn = number;
                }
            }
            // They were legal when they were played, so this does not fail.
            if let Some(&action) = record.actions.get(step) {
                let is_played = game.play(action, &mut ()).is_ok();
                debug_assert!(is_played, "recorded actions are legal");
                actions.push(action);
            }
        }
        let turnings = turnings(&standings);
        Some(Reel { actions, games, starts, scorers, standings, turnings })
    }

    /// The number of actions.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// The game after this many actions.
    pub fn at(&self, step: usize) -> Game {
        let step = step.min(self.len());
        let kept = step / EVERY;
        let mut game = self.games[kept].clone();
        for &action in &self.actions[kept * EVERY..step] {
            let is_played = game.play(action, &mut ()).is_ok();
            debug_assert!(is_played, "recorded actions are legal");
        }
        game
    }

    /// The index of the last standing up to this step.
    pub fn standing_at(&self, step: usize) -> usize {
        self.standings.partition_point(|standing| standing.step <= step).saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use engine::Rules;

    use super::*;
    use crate::story::tests::played;

    #[test]
    fn a_reel_shows_every_step_as_it_was() {
        let play = played(Rules::new(3).expect("2 to 6 players"), 4);
        let reel = Reel::of(&play).expect("a game held here");
        assert_eq!(reel.len(), play.next());
        for step in (0..=reel.len()).step_by(5).chain([reel.len()]) {
            assert!(Some(reel.at(step)) == play.game_after(step), "step {step}");
        }
        assert!(reel.games.len() * EVERY >= reel.len());
    }

    #[test]
    fn standings_end_with_the_result_and_name_the_rounds() {
        let play = played(Rules::new(3).expect("2 to 6 players"), 4);
        let reel = Reel::of(&play).expect("a game held here");
        let view = play.open_view();
        let result: Vec<Points> = view.seats().map(|seat| view.score(seat)).collect();
        assert_eq!(reel.standings.last().map(|last| last.points.clone()), Some(result));
        assert_eq!(reel.standings.iter().filter(|standing| standing.round.is_some()).count(), 3);
        assert!(reel.standings.is_sorted_by_key(|standing| standing.step));
    }

    #[test]
    fn turning_points_are_the_greatest_changes_of_the_lead() {
        let standing = |step, points: [Points; 2]| Standing {
            step,
            turn: step as u32,
            round: None,
            points: points.to_vec(),
        };
        let all: Vec<Standing> =
            [[0, 0], [2, 0], [2, 3], [9, 3], [9, 9], [9, 30], [40, 30], [40, 41], [60, 41]]
                .into_iter()
                .enumerate()
                .map(|(step, points)| standing(step, points))
                .collect();
        let found = turnings(&all);
        let told: Vec<(usize, usize, Points)> =
            found.iter().map(|turning| (turning.at, turning.leader, turning.swing)).collect();
        assert_eq!(told, [(5, 1, 21), (6, 0, 31), (7, 1, 11), (8, 0, 20)]);
    }
}
