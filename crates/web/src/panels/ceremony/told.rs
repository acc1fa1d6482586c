//! A scoring round prepared for the ceremony: who scored what in each column, and why.

use engine::red_palace;
use engine::vocab::Building;
use engine::{Line, Module, Points, Round, Scorer, Source};
use i18n::{Arg, Texts};

use crate::art::SeatColour;
use crate::board::palace::Board;
use crate::modules::{self, Loss};
use crate::panels::scoring::{held, losses, scored_in, scorers};
use crate::play::Play;

/// What a column is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// The buildings of a kind.
    Kind(Building),
    /// The longest walls.
    Wall,
    /// The guards on the walls.
    Guards,
    /// The points of a module.
    Module(Module),
    /// A loss after the round, by the id of the loss.
    Loss(&'static str),
}

/// What one scorer got in a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    /// What was counted, if it is a single number.
    pub count: Option<String>,
    /// The points scored; negative for a loss.
    pub points: Points,
    /// Whether nobody scored more in this column.
    pub is_first: bool,
}

/// One column: a kind, the walls, a module or a loss.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    /// What it is about.
    pub about: About,
    /// The name of the column.
    pub name: String,
    /// What its ranks are worth, such as `12 · 5`.
    pub worth: String,
    /// What everybody got, in the order of the rows.
    pub shares: Vec<Share>,
    /// Who leads in it, in words.
    pub title: String,
    /// How the points came about, in words.
    pub why: String,
}

/// One row: a player, or Dirk.
#[derive(Clone, PartialEq)]
pub(crate) struct Row {
    /// The name of the player.
    pub name: String,
    /// The colour of the seat; `None` for Dirk.
    pub colour: Option<SeatColour>,
    /// The points before the round.
    pub before: Points,
    /// The Alhambra as it was scored; `None` for Dirk.
    pub board: Option<Board>,
}

/// A whole scoring round.
#[derive(Clone, PartialEq)]
pub(crate) struct Told {
    /// Everybody who scores.
    pub rows: Vec<Row>,
    /// The columns, in the order in which they are presented.
    pub columns: Vec<Column>,
}

/// The column that a source belongs to.
fn about(source: Source) -> Option<About> {
    match source {
        Source::Majority(kind) => Some(About::Kind(kind)),
        Source::Wall => Some(About::Wall),
        Source::RedPalace(red_palace::Source::Guards) => Some(About::Guards),
        _ => modules::scored_by(source).map(About::Module),
    }
}

/// Formats a count of halves.
fn count_of(halves: u16) -> String {
    let whole = halves / 2;
    match (halves.is_multiple_of(2), whole) {
        (true, _) => whole.to_string(),
        (false, 0) => "½".to_string(),
        (false, _) => format!("{whole}½"),
    }
}

impl Told {
    /// Prepares a round of this game; `None` if it has not been scored, or not while this screen followed the game.
    pub(crate) fn of(play: &Play, round: Round, texts: &Texts) -> Option<Told> {
        let number = scored_in(play, round)?;
        let (before, after) = play.around(number)?;
        let (before, after) = (before.view(), after.view());
        let names = play.names();
        let scorers = scorers(play);
        let row = |who: &Scorer| match *who {
            Scorer::Seat(seat) => Row {
                name: play.name(seat),
                colour: Some(play.colour(seat)),
                before: before.score(seat),
                board: Some(Board::of(&after, seat, texts, true)),
            },
            Scorer::Dirk => Row {
                name: texts.get("dirk"),
                colour: None,
                before: before.dirk_score().unwrap_or(0),
                board: None,
            },
        };
        let lines = held(play, round);
        let mut told: Vec<About> = Building::ALL.map(About::Kind).to_vec();
        told.push(About::Wall);
        for found in lines.iter().filter_map(|line| about(line.source)) {
            if !told.contains(&found) {
                told.push(found);
            }
        }
        let mut columns: Vec<Column> = told
            .into_iter()
            .map(|of| {
                let lines: Vec<&Line> = lines.iter().filter(|line| about(line.source) == Some(of)).collect();
                column(of, &lines, &scorers, &names, texts)
            })
            .collect();
        columns.extend(lost(play, round, &scorers, texts));
        Some(Told { rows: scorers.iter().map(row).collect(), columns })
    }

    /// The points of a row after this many columns.
    pub(crate) fn total(&self, row: usize, columns: usize) -> Points {
        let shares = self.columns.iter().take(columns).filter_map(|column| column.shares.get(row));
        self.rows.get(row).map_or(0, |row| row.before) + shares.map(|share| share.points).sum::<Points>()
    }

    /// The rows by final points, best first.
    pub(crate) fn standing(&self) -> Vec<(&Row, Points)> {
        let totals = self.rows.iter().enumerate();
        let mut standing: Vec<_> =
            totals.map(|(index, row)| (row, self.total(index, self.columns.len()))).collect();
        standing.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        standing
    }

    /// Who leads after the round, and everybody's points, in words.
    pub(crate) fn outcome(&self, texts: &Texts) -> (String, String) {
        let standing = self.standing();
        let best = standing.first().map_or(0, |(_, points)| *points);
        let leaders: Vec<String> = standing
            .iter()
            .take_while(|(_, points)| *points == best)
            .map(|(row, _)| row.name.clone())
            .collect();
        let points = texts.points(best);
        let key = if leaders.len() > 1 { "standing-tie" } else { "standing-leads" };
        let names = texts.list(&leaders);
        let title = texts.with(key, &[("names", (&names).into()), ("points", (&points).into())]);
        let all: Vec<String> =
            standing.iter().map(|(row, points)| format!("{} {}", row.name, texts.points(*points))).collect();
        (title, all.join(" · "))
    }
}

fn column(of: About, lines: &[&Line], scorers: &[Scorer], names: &[String], texts: &Texts) -> Column {
    let name = match of {
        About::Kind(kind) => texts.kind(kind),
        About::Wall => texts.get("scored-walls"),
        About::Guards => texts.get("guards"),
        About::Module(module) => texts.module_name(module),
        About::Loss(_) => String::new(),
    };
    // If a scorer has several lines, such as one for each tile of a module, their counts cannot be added up.
    let one_each = scorers.iter().all(|who| lines.iter().filter(|line| line.who == *who).count() <= 1);
    let counted = |who: Scorer| lines.iter().find(|line| line.who == who).map_or(0, |line| line.halves);
    let points =
        |who: Scorer| lines.iter().filter(|line| line.who == who).map(|line| line.points).sum::<Points>();
    let best = scorers.iter().map(|&who| points(who)).max().unwrap_or(0);
    let shares = scorers.iter().map(|&who| Share {
        count: one_each.then(|| count_of(counted(who))),
        points: points(who),
        is_first: best > 0 && points(who) == best,
    });
    let places = lines.iter().find_map(|line| line.place).map_or([0; 3], |place| place.worth);
    let worth: Vec<String> =
        places.iter().filter(|&&points| points > 0).map(|points| points.to_string()).collect();
    let most = lines.iter().map(|line| line.halves).max().unwrap_or(0);
    let leaders: Vec<String> =
        lines.iter().filter(|line| line.halves == most).map(|line| texts.scorer(line.who, names)).collect();
    let key = match (one_each, leaders.len()) {
        (false, _) => None,
        (true, 0) => Some("scored-nobody"),
        (true, 1) => Some("scored-leads"),
        (true, _) => Some("scored-tie"),
    };
    let title = key.map_or_else(
        || name.clone(),
        |key| {
            let (leaders, count) = (texts.list(&leaders), count_of(most));
            let args: [(&str, Arg<'_>); 3] =
                [("what", (&name).into()), ("names", (&leaders).into()), ("count", (&count).into())];
            texts.with(key, &args)
        },
    );
    let why = match of {
        About::Kind(_) => places_told(lines, names, texts),
        About::Wall => texts.get("scored-walls-why"),
        About::Guards | About::Module(_) | About::Loss(_) => {
            let told: Vec<String> = lines.iter().map(|line| texts.line_of(line, names)).collect();
            told.join(" · ")
        }
    };
    Column { about: of, name, worth: worth.join(" · "), shares: shares.collect(), title, why }
}

/// Describes the ranks of a majority, including how ties are shared.
fn places_told(lines: &[&Line], names: &[String], texts: &Texts) -> String {
    let mut told = Vec::new();
    let mut unpaid = Vec::new();
    for place in 1..=lines.len() as u8 {
        let here: Vec<&&Line> =
            lines.iter().filter(|line| line.place.is_some_and(|other| other.place == place)).collect();
        let Some(first) = here.first() else { continue };
        let who: Vec<String> = here.iter().map(|line| texts.scorer(line.who, names)).collect();
        if first.points == 0 {
            unpaid.extend(who);
            continue;
        }
        let (place, who, points) = (texts.place(first), texts.list(&who), texts.earned(first));
        told.push(texts.with(
            "scored-place",
            &[("place", (&place).into()), ("names", (&who).into()), ("points", (&points).into())],
        ));
    }
    if !unpaid.is_empty() {
        told.push(texts.with("scored-unpaid", &[("names", (&texts.list(&unpaid)).into())]));
    }
    told.join(" ")
}

/// The losses after a round, with a column for each kind of loss.
fn lost(play: &Play, round: Round, scorers: &[Scorer], texts: &Texts) -> Vec<Column> {
    let all: Vec<Vec<Loss>> = scorers.iter().map(|&who| losses(play, round, who)).collect();
    let mut sorts: Vec<Loss> = Vec::new();
    for loss in all.iter().flatten() {
        if sorts.iter().all(|other| other.id != loss.id) {
            sorts.push(*loss);
        }
    }
    let names = play.names();
    let after =
        play.log().iter().filter(|(_, event)| modules::every().any(|room| room.is_after(event, round)));
    let after: Vec<String> = after.filter_map(|(_, event)| texts.event(event, &names)).collect();
    let column = |sort: Loss| {
        let of = |losses: &Vec<Loss>| {
            losses.iter().filter(|loss| loss.id == sort.id).map(|loss| loss.points).sum()
        };
        let share = |losses: &Vec<Loss>| {
            let points: Points = of(losses);
            Share { count: None, points: -points, is_first: false }
        };
        let name = texts.get(sort.key);
        Column {
            about: About::Loss(sort.id),
            title: name.clone(),
            name,
            worth: String::new(),
            shares: all.iter().map(share).collect(),
            why: after.join(" "),
        }
    };
    sorts.into_iter().map(column).collect()
}
