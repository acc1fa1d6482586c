//! Random games with random mixes of modules and every number of players, to check the laws and to find extremes.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use engine::vocab::Seat;
use engine::{Action, Game, Module, ModuleSet, Outcome, Rng, Rules, RulesError, Scorer, Seed, Viewer};

use crate::brute::PlainPalace;
use crate::mutate::Mutator;
use crate::{census, modules, red_palace};

/// A game with this many decisions counts as endless. No random game of any mix has come near it.
const MOST_DECISIONS: u64 = 200_000;

/// How often a decision that is the slowest so far is timed again. The quickest time counts, which keeps other load on
/// the machine out of the measurement.
const REPEATS: usize = 7;

/// The rules of the game with this number, drawn from everything there is: every seventh game is The Red Palace.
pub fn rules(number: u64) -> Rules {
    if number % 7 == 3 {
        let mixes = red_palace::mixes();
        return mixes[mix_rng(number).below(mixes.len())];
    }
    rules_among(number, Module::ALL.into_iter().collect())
}

/// The rules of the game with this number: Alhambra, each of these modules with even odds. The number of players goes
/// up by one from game to game, from 2 to 6 and round again.
pub fn rules_among(number: u64, modules: ModuleSet) -> Rules {
    let mut rng = mix_rng(number);
    let mix: ModuleSet = modules.iter().filter(|_| rng.below(2) == 1).collect();
    let players = 2 + (number % 5) as usize;
    let rules = crate::rules(players, "").with_modules(mix).expect("they go together");
    with_options(rules, &mut rng)
}

/// Adds each option at even odds if its module is in play. One game in eight uses the first version of the rules.
fn with_options(rules: Rules, rng: &mut Rng) -> Rules {
    let mut chosen = |odds| rng.below(odds) == 0;
    let options = [Rules::with_open_invasion, Rules::with_caravanserai_five_kinds];
    let with = |rules: Rules, option: fn(Rules, bool) -> Result<Rules, RulesError>| {
        // An option without its module is refused.
        if chosen(2) { option(rules, true).unwrap_or(rules) } else { rules }
    };
    let rules = options.into_iter().fold(rules, with);
    if chosen(8) { rules.with_version(1).expect("the first version") } else { rules }
}

fn mix_rng(number: u64) -> Rng {
    Rng::new(Seed::from_number(number ^ 0x6d69_7865))
}

/// Totals and extremes of a run of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    /// Games played to their end.
    pub games: u64,
    /// Decisions in these games.
    pub decisions: u64,
    /// The length of the longest list of legal actions, and the number of its game.
    pub longest_list: (usize, u64),
    /// The length of the longest game in decisions, and its number.
    pub longest_game: (u64, u64),
    /// The time of the slowest decision (listing and playing), and the number of its game. Zero unless the run was
    /// timed.
    pub slowest: (Duration, u64),
}

impl Found {
    /// Combines the results of two runs.
    pub fn and(self, other: Found) -> Found {
        Found {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            longest_list: self.longest_list.max(other.longest_list),
            longest_game: self.longest_game.max(other.longest_game),
            slowest: self.slowest.max(other.slowest),
        }
    }

    fn of_game(number: u64, decisions: u64, longest_list: usize) -> Found {
        Found {
            games: 1,
            decisions,
            longest_list: (longest_list, number),
            longest_game: (decisions, number),
            slowest: (Duration::ZERO, number),
        }
    }
}

/// Plays the game with this number by these rules and times every decision.
pub fn time(number: u64, rules: Rules) -> Found {
    let mut game = Game::new(rules, Seed::from_number(number));
    let mut rng = Rng::new(Seed::from_number(number ^ 0x7469_6d65));
    let (mut legal, mut decisions, mut longest, mut slowest) = (Vec::new(), 0, 0, Duration::ZERO);
    let mut again = game.clone();
    loop {
        let start = Instant::now();
        game.legal_actions(&mut legal);
        let mut taken = start.elapsed();
        if legal.is_empty() {
            let found = Found::of_game(number, decisions, longest);
            return Found { slowest: (slowest, number), ..found };
        }
        decisions += 1;
        longest = longest.max(legal.len());
        let action = legal[rng.below(legal.len())];
        again.clone_from(&game);
        let start = Instant::now();
        game.play_unchecked(action, &mut ());
        taken += start.elapsed();
        if taken > slowest {
            let repeat = || {
                let mut copy = again.clone();
                let start = Instant::now();
                copy.legal_actions(&mut Vec::with_capacity(legal.len()));
                copy.play_unchecked(action, &mut ());
                start.elapsed()
            };
            let quickest = (0..REPEATS).map(|_| repeat()).min();
            slowest = slowest.max(quickest.map_or(taken, |quickest| quickest.min(taken)));
        }
    }
}

/// Plays the game with this number by these rules and checks the laws.
///
/// # Panics
///
/// If a law is broken. The message gives the number of the game.
pub fn play(number: u64, rules: Rules) -> Found {
    let mut game = Game::new(rules, Seed::from_number(number));
    let mut rng = Rng::new(Seed::from_number(number ^ 0x6c61_7773));
    let (mut legal, mut played, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let mut longest = 0;
    loop {
        game.legal_actions(&mut legal);
        longest = longest.max(legal.len());
        let decision = played.len() as u64;
        // There is always a legal action until the game is over, and every game ends.
        assert_eq!(legal.is_empty(), game.outcome().is_some(), "game {number}: {game:?}");
        assert_eq!(legal.is_empty(), game.to_act().is_none(), "game {number}: {game:?}");
        assert!(decision < MOST_DECISIONS, "game {number} has no end");
        // The expensive laws are checked only at some decisions, which differ from game to game.
        if (decision + number).is_multiple_of(19) {
            check_pieces(number, &game);
        }
        if (decision + number).is_multiple_of(23) {
            check_list(number, &game, &legal, rng);
        }
        if (decision + number).is_multiple_of(47) {
            check_views(number, &game, rng);
        }
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len())];
        played.push(action);
        game.play_unchecked(action, &mut events);
    }
    check_end(number, &game, &played, &events);
    Found::of_game(number, played.len() as u64, longest)
}

/// Checks that no piece is lost or duplicated, and that every Alhambra is legal by the second implementation.
fn check_pieces(number: u64, game: &Game) {
    assert_eq!(counted(game), census::expected(game), "game {number}: {game:?}");
    let view = game.view(Viewer::Public);
    for seat in view.seats() {
        let palace = view.palace(seat);
        assert!(PlainPalace::of(palace).is_legal(), "game {number}: {palace:?}");
    }
}

fn counted(game: &Game) -> census::Census {
    let mut found = census::take(game);
    found.retain(|name, _| !name.starts_with("scoring"));
    found
}

/// Checks that each action is listed once, and that list and judge agree, even on actions out of thin air.
fn check_list(number: u64, game: &Game, legal: &[Action], rng: Rng) {
    let listed: HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "game {number}: each action once");
    for &action in legal {
        assert_eq!(game.check(action), Ok(()), "game {number}: {action}");
        assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action), "game {number}");
    }
    let mut mutator = Mutator::new(game, rng);
    for action in (0..20).map(|_| mutator.action()) {
        let verdict = game.check(action);
        assert_eq!(
            verdict.is_ok(),
            listed.contains(&action),
            "game {number}: {action}: {verdict:?} {game:?}"
        );
    }
}

/// Checks that a sample looks the same to its viewer as the game does, and that no piece is lost in it.
fn check_views(number: u64, game: &Game, mut rng: Rng) {
    for viewer in Seat::all(game.rules().players()).map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(viewer);
        let sample = view.sample(Seed::from_number(u64::from(rng.next_u32())));
        assert!(sample.view(viewer) == view, "game {number}: {viewer:?} sees another game in a sample");
        assert_eq!(counted(&sample), census::expected(&sample), "game {number}");
    }
}

/// Checks that the winners have the most points, that the events account for all points, and that the same actions
/// lead to the same game again.
fn check_end(number: u64, game: &Game, played: &[Action], events: &[engine::Event]) {
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("game {number} has no result") };
    let view = game.view(Viewer::Public);
    let most = view.seats().map(|seat| view.score(seat)).max();
    for seat in view.seats() {
        assert_eq!(winners.has(seat), Some(view.score(seat)) == most, "game {number}");
        assert_eq!(booked(game, events, Scorer::Seat(seat)), i64::from(view.score(seat)), "game {number}");
    }
    let dirk = view.dirk_score().unwrap_or(0);
    assert_eq!(booked(game, events, Scorer::Dirk), i64::from(dirk), "game {number}");
    let mut again = Game::new(*game.rules(), Seed::from_number(number));
    for &action in played {
        assert_eq!(again.play(action, &mut ()), Ok(()), "game {number}: {action}");
    }
    assert!(again == *game, "game {number} differs when it is replayed");
}

/// The score that follows from the events: the points at the start, plus those gained, minus those lost and paid.
pub fn booked(game: &Game, events: &[engine::Event], who: Scorer) -> i64 {
    let plays = who != Scorer::Dirk || game.rules().has_dirk();
    // RED-18, RED-107
    let start = if game.rules().is_red_palace() && plays { 5 } else { 0 };
    let paid = match who {
        Scorer::Seat(seat) => red_palace::points_paid(events, seat),
        Scorer::Dirk => 0,
    };
    start + told(events, who) - paid
}

/// The points that a scorer gained according to the events, minus those lost.
fn told(events: &[engine::Event], who: Scorer) -> i64 {
    let lines = events.iter().filter_map(|event| match event {
        engine::Event::Points { line, .. } if line.who == who => Some(i64::from(line.points)),
        _ => None,
    });
    let lost = |seat| {
        let of_room = |event| modules::rooms().map(move |room| i64::from(room.points_lost(event, seat)));
        events.iter().flat_map(of_room).sum::<i64>()
    };
    let lost = if let Scorer::Seat(seat) = who { lost(seat) } else { 0 };
    lines.sum::<i64>() - lost
}
