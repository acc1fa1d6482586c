//! Statistics over finished games, computed by replaying them; no number is ever stored.

use engine::vocab::{Building, Seat};
use engine::{Base, Event, Module, ModuleSet, Points, Round, Scorer, Source};

use crate::modules;
use crate::panels::scoring::held;
use crate::play::{Play, Player};
use crate::screens::game_over::{exact_payments, ranking};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The majority in a kind of building.
    Kind(Building),
    /// The longest wall.
    Wall,
    /// Guards on the longest wall.
    Guards,
    /// A module, including what it takes away again.
    Module(Module),
    /// Everything else: points at the start of the game, points spent as payment.
    Rest,
}

impl Origin {
    fn of(source: Source) -> Origin {
        match (source, modules::scored_by(source)) {
            (_, Some(module)) => Origin::Module(module),
            (Source::Majority(kind), _) => Origin::Kind(kind),
            (Source::Wall, _) => Origin::Wall,
            (Source::RedPalace(engine::red_palace::Source::Guards), _) => Origin::Guards,
            (_, None) => Origin::Rest,
        }
    }
}

/// One person's part in one finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The key under which the game is saved.
    pub key: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The person's name.
    pub name: String,
    /// The seat they played.
    pub seat: Seat,
    /// The base game.
    pub base: Base,
    /// The modules that were played.
    pub modules: ModuleSet,
    /// The number of players, bots included.
    pub players: usize,
    /// The codes of the bots at the table; empty if all were people.
    pub bots: Vec<String>,
    /// The final score.
    pub points: Points,
    /// The final rank, from 1; winners who share the victory are all first.
    pub place: usize,
    /// The lead over the best of the others; negative if they were ahead.
    pub lead: Points,
    /// The points by origin; they add up to `points`.
    pub origins: Vec<(Origin, Points)>,
    /// How many payments were exact.
    pub exact: usize,
    /// How many tiles were bought.
    pub bought: usize,
    /// The longest wall at the end.
    pub wall: u8,
    /// The points of the best of the three scoring rounds.
    pub best_round: Points,
}

impl Part {
    /// Whether the game was won, alone or jointly.
    pub fn has_won(&self) -> bool {
        self.place == 1
    }
}

/// What a seat gained and lost in a round, by origin.
fn scored(play: &Play, round: Round, seat: Seat) -> Vec<(Origin, Points)> {
    let lines = held(play, round).into_iter().filter(|line| line.who == Scorer::Seat(seat));
    let lost = |module: Module| {
        let loss = modules::room(module).loss(play, round, seat)?;
        Some((Origin::Module(module), -loss.points))
    };
    let losses = play.view().rules().modules().iter().filter_map(lost);
    lines.map(|line| (Origin::of(line.source), line.points)).chain(losses).collect()
}

/// The parts of all people in a game; empty if it has no winner.
pub fn parts(play: &Play, ended: u64) -> Vec<Part> {
    let view = play.open_view();
    let ranking = ranking(&view);
    let bots: Vec<String> =
        play.places.iter().filter_map(|place| place.player.bot().map(str::to_string)).collect();
    let part = |place: usize, seat: Seat| {
        let points = view.score(seat);
        let others = view.seats().filter(|&other| other != seat).map(|other| view.score(other));
        let rounds = Round::ALL.map(|round| scored(play, round, seat));
        let sum = |round: &Vec<(Origin, Points)>| round.iter().map(|(_, points)| points).sum::<Points>();
        let best_round = rounds.iter().map(sum).max().unwrap_or(0);
        let mut origins: Vec<(Origin, Points)> = Vec::new();
        for (origin, points) in rounds.into_iter().flatten() {
            match origins.iter_mut().find(|(other, _)| *other == origin) {
                Some((_, sum)) => *sum += points,
                None => origins.push((origin, points)),
            }
        }
        let rest = points - sum(&origins);
        if rest != 0 {
            origins.push((Origin::Rest, rest));
        }
        let is_own = |event: &Event| matches!(event, Event::TileBought { seat: buyer, .. } if *buyer == seat);
        Part {
            key: play.id.clone(),
            ended,
            name: play.name(seat),
            seat,
            base: view.rules().base(),
            modules: view.rules().modules(),
            players: view.rules().players(),
            bots: bots.clone(),
            points,
            place,
            lead: points - others.max().unwrap_or(0),
            origins,
            exact: exact_payments(play, seat),
            bought: play.log().iter().filter(|(_, event)| is_own(event)).count(),
            wall: view.palace(seat).longest_wall().length,
            best_round,
        }
    };
    let people = ranking.iter().filter(|ranked| play.places[ranked.seat.index()].player == Player::Human);
    people.filter_map(|ranked| Some(part(ranked.place?, ranked.seat))).collect()
}

/// Totals over several parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games.
    pub games: usize,
    /// The number of games won.
    pub won: usize,
    /// The sum of all final scores.
    pub points: i64,
    /// The highest final score.
    pub best: Option<Points>,
}

impl Tally {
    /// Adds these parts up.
    pub fn of<'a>(parts: impl Iterator<Item = &'a Part>) -> Tally {
        parts.fold(Tally::default(), |sum, part| Tally {
            games: sum.games + 1,
            won: sum.won + usize::from(part.has_won()),
            points: sum.points + i64::from(part.points),
            best: sum.best.max(Some(part.points)),
        })
    }

    /// The average final score; 0 without games.
    pub fn average(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }
}

/// The current winning streak and the longest one. The parts must be in the order of their games.
pub fn streaks(parts: &[Part]) -> (usize, usize) {
    parts.iter().fold((0, 0), |(now, longest), part| {
        let now = if part.has_won() { now + 1 } else { 0 };
        (now, longest.max(now))
    })
}

/// The average points by origin over these games, in a fixed order.
pub fn origins(parts: &[Part]) -> Vec<(Origin, f64)> {
    let kinds = Building::ALL.map(Origin::Kind);
    let own = [Origin::Wall, Origin::Guards];
    let modules = Module::every().map(Origin::Module);
    let all = kinds.into_iter().chain(own).chain(modules).chain([Origin::Rest]);
    let is_there =
        |origin: &Origin| parts.iter().any(|part| part.origins.iter().any(|(one, _)| one == origin));
    let sum = |origin: Origin| -> Points {
        let lines = parts.iter().flat_map(|part| &part.origins).filter(|(one, _)| *one == origin);
        lines.map(|(_, points)| points).sum()
    };
    all.filter(is_there).map(|origin| (origin, f64::from(sum(origin)) / parts.len() as f64)).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use engine::{GuardBoard, Outcome, Rules};
    use protocol::{SeedText, Setup};

    use super::*;
    use crate::art::SeatColour;
    use crate::play::Place;

    /// The rules of this game for three players with all its modules.
    pub(crate) fn with_every_module(base: Base) -> Rules {
        let rules = match base {
            Base::Alhambra => Rules::new(3),
            Base::RedPalace => Rules::red_palace(3, GuardBoard::Random),
        };
        let modules: ModuleSet = base.modules().iter().copied().collect();
        rules.and_then(|rules| rules.with_modules(modules)).expect("all its modules")
    }

    /// A game of these people against bots, played to the end.
    pub(crate) fn whole_game(id: &str, seed: &str, people: &[&str]) -> Play {
        let rules = Rules::new(3).expect("three players");
        play_out(id, seed, people, rules)
    }

    fn play_out(id: &str, seed: &str, people: &[&str], rules: Rules) -> Play {
        let places = (0..rules.players()).map(|index| Place {
            name: people.get(index).map_or_else(|| format!("Bot {index}"), |name| (*name).to_string()),
            player: match people.get(index) {
                Some(_) => Player::Human,
                None => Player::Bot("casual".to_string()),
            },
            colour: SeatColour::of_seat(index),
        });
        let seed = SeedText::from_text(seed).expect("a seed");
        let bots: Vec<Place> =
            places.clone().map(|place| Place { player: Player::Bot("casual".into()), ..place }).collect();
        let mut play = Play::new(id.to_string(), Setup::new(rules), seed, bots, false);
        while play.answer_here() {}
        play.places = places.collect();
        play
    }

    /// In games with every module, every point has an origin, and the parts agree with the engine.
    #[test]
    fn parts_add_up_to_what_the_engine_says() {
        for base in Base::ALL {
            let play = play_out("1", "everything", &["Ann", "Ben"], with_every_module(base));
            let view = play.open_view();
            let Some(Outcome::Won(winners)) = view.outcome() else { panic!("the game is over") };
            let parts = parts(&play, 7);
            assert_eq!(parts.len(), 2, "bots are not counted");
            for part in &parts {
                assert_eq!(part.points, view.score(part.seat));
                assert_eq!(part.has_won(), winners.has(part.seat));
                assert_eq!(part.origins.iter().map(|(_, points)| points).sum::<Points>(), part.points);
                assert!(part.exact <= part.bought && part.bought > 0, "{part:?}");
                assert_eq!((part.base, part.modules, part.bots.len()), (base, view.rules().modules(), 1));
            }
            let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
            assert!(names.contains(&"Ann") && names.contains(&"Ben"));
        }
    }

    #[test]
    fn tallies_streaks_and_origins() {
        let play = whole_game("1", "one", &["Ann"]);
        let [part] = &parts(&play, 1)[..] else { panic!("one person") };
        let with = |place, points| Part { place, points, ..part.clone() };
        let row = [with(1, 90), with(1, 80), with(2, 100), with(1, 70)];
        let tally = Tally::of(row.iter());
        assert_eq!(tally, Tally { games: 4, won: 3, points: 340, best: Some(100) });
        assert_eq!(tally.average(), 85.0);
        assert_eq!(streaks(&row), (1, 2));
        assert_eq!(Tally::of([].iter()).average(), 0.0);
        let twice = [part.clone(), part.clone()];
        for (origin, average) in origins(&twice) {
            let (_, points) = part.origins.iter().find(|(one, _)| *one == origin).expect("an origin");
            assert_eq!(average, f64::from(*points));
        }
    }
}
