//! Scoring rounds, line by line.

use engine::vocab::{Building, Seat, Side, TileId};
use engine::{Event, Game, Line, Points, Round, Scorer, Source, Viewer};
use serde::{Serialize, Serializer};

use crate::form::Form;
use crate::modules;
use crate::words::{HalvesWord, ScorerWord, SideWord};

/// One scoring round with all its lines, and the walls as they stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// Which of the three rounds it is.
    pub round: Round,
    /// The lines, in the order of the rules.
    pub lines: Vec<Line>,
    /// The segments of the longest wall of each seat.
    walls: Vec<Vec<Side>>,
    /// Events after the round, real or expected, that are reported with it.
    pub(crate) events: Vec<Event>,
}

impl Scoring {
    /// The lines of a round, with the walls as they stand in `game`. Nothing is built between the counting of a round
    /// and the next decision, so the walls right after an action are those of its rounds.
    pub(crate) fn new(game: &Game, round: Round, lines: Vec<Line>) -> Scoring {
        let view = game.view(Viewer::Public);
        let wall = |seat: Seat| view.scored_wall(seat).sides().to_vec();
        Scoring { round, lines, walls: view.seats().map(wall).collect(), events: Vec::new() }
    }

    /// The round as if it were held now. Where a player has to make a choice first, the best one is assumed.
    pub fn if_held_now(game: &Game, round: Round) -> Scoring {
        let view = game.view(Viewer::Public);
        let mut scoring = Scoring::new(game, round, view.explain(round));
        scoring.events = modules::after_round(&view, &scoring);
        scoring
    }

    /// The total points of one scorer in this round.
    pub fn points_of(&self, who: Scorer) -> Points {
        self.lines.iter().filter(|line| line.who == who).map(|line| line.points).sum()
    }

    /// The round as the protocol writes it, for reports; `has_dirk` says whether he plays.
    pub fn to_report(&self, has_dirk: bool) -> impl Serialize {
        self.to_dto(has_dirk)
    }

    /// The round as the protocol writes it.
    pub(crate) fn to_dto(&self, has_dirk: bool) -> ScoringDto<'_> {
        ScoringDto { scoring: self, has_dirk }
    }
}

/// What points are given for, as the protocol writes it.
pub(crate) struct SourceForm {
    pub name: &'static str,
    /// The kind of building that is counted.
    pub kind: Option<Building>,
    /// The tile that is counted.
    pub tile: Option<TileId>,
    /// The price of the buildings that are counted.
    pub price: Option<u8>,
}

impl SourceForm {
    /// A source that is fully described by its name.
    pub const fn named(name: &'static str) -> SourceForm {
        SourceForm { name, kind: None, tile: None, price: None }
    }
}

/// Adds the source of a line, what was counted, and the rank that it earned.
pub(crate) fn with_line<S: Serializer>(form: Form<S>, line: &Line) -> Form<S> {
    let source = modules::source_form(line.source);
    let form = form.field("source", source.name).optional("kind", source.kind);
    let form = form.optional("tile", source.tile).optional("price", source.price);
    let form = form.part("count", &HalvesWord(line.halves));
    let form = form.optional("place", line.place.map(|place| place.place));
    form.optional("tied", line.place.map(|place| place.tied))
}

/// A round: `{"round": 1, "seats": [...], "dirk": ...}`.
pub(crate) struct ScoringDto<'a> {
    scoring: &'a Scoring,
    has_dirk: bool,
}

impl Serialize for ScoringDto<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let scoring = self.scoring;
        let scorer = |who: Scorer| ScorerDto { scoring, who };
        let seats = Seat::all(scoring.walls.len()).map(|seat| scorer(Scorer::Seat(seat)));
        let form = Form::new(to).field("round", scoring.round).part("seats", &seats.collect::<Vec<_>>());
        let form = form.part("dirk", &self.has_dirk.then(|| scorer(Scorer::Dirk)));
        modules::write_round(form, &scoring.events).end()
    }
}

/// What one scorer gets in a round.
struct ScorerDto<'a> {
    scoring: &'a Scoring,
    who: Scorer,
}

impl Serialize for ScorerDto<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let &ScorerDto { scoring, who } = self;
        let lines = scoring.lines.iter().filter(|line| line.who == who);
        let lines: Vec<_> = lines.map(|line| LineDto { scoring, line }).collect();
        Form::new(to).field("points", scoring.points_of(who)).part("lines", &lines).end()
    }
}

/// One line of a scorer, that is, points from one source.
struct LineDto<'a> {
    scoring: &'a Scoring,
    line: &'a Line,
}

impl Serialize for LineDto<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let &LineDto { scoring, line } = self;
        // BASE-72: scorers at the same place of the same ranking share its points.
        let shares =
            |other: &&Line| other.source == line.source && other.place == line.place && other.who != line.who;
        let sharing = || scoring.lines.iter().filter(shares).map(|other| ScorerWord(other.who));
        let segments = |seat: Seat| {
            let wall = scoring.walls.get(seat.index()).map_or(&[][..], Vec::as_slice);
            wall.iter().map(|&side| SideWord(side)).collect::<Vec<_>>()
        };
        let segments = match line.who {
            Scorer::Seat(seat) if line.source == Source::Wall => Some(segments(seat)),
            _ => None,
        };
        with_line(Form::new(to), line)
            .optional_part("shared_with", line.place.map(|_| sharing().collect::<Vec<_>>()))
            .field("points", line.points)
            .optional_part("wall_segments", segments)
            .end()
    }
}
