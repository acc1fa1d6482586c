//! Scoring rounds, line by line.

use engine::vocab::{Building, Dir, Seat, Side, TileId};
use engine::{Game, Line, Points, Round, Scorer, Source, Viewer};
use serde::Serialize;

use crate::words::{HalvesWord, KindWord, ScorerWord, SideWord, TileWord};

/// What an invasion costs one player (INV-20 to INV-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Loss {
    /// Open outer sides on the main direction.
    pub main: u8,
    /// Open outer sides on the lateral directions, where they count.
    pub lateral: u8,
    /// The points lost, never more than there are (INV-14).
    pub points: Points,
}

/// The invasion after a round (INV-10), with what each seat loses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invasion {
    /// The main direction.
    pub dir: Dir,
    /// By seat.
    pub losses: Vec<Loss>,
}

/// One scoring round with all its lines, and the walls as they stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// Which round.
    pub round: Round,
    /// The lines, in the order of the rules.
    pub lines: Vec<Line>,
    /// The segments of the longest wall of each seat.
    walls: Vec<Vec<Side>>,
    /// The invasion that followed, or will, where its direction is known to all.
    pub invasion: Option<Invasion>,
}

impl Scoring {
    /// These lines of a round, with the walls as they stand in `game`. Nothing is built between the counting of
    /// a round and the next decision, so the walls right after an action are those of its rounds.
    pub(crate) fn new(game: &Game, round: Round, lines: Vec<Line>) -> Scoring {
        let view = game.view(Viewer::Public);
        let wall = |seat: Seat| view.scored_wall(seat).sides().to_vec();
        Scoring { round, lines, walls: view.seats().map(wall).collect(), invasion: None }
    }

    /// The round as if it were held now. Where an owner has to name something first, the best choice is assumed.
    pub fn if_held_now(game: &Game, round: Round) -> Scoring {
        let view = game.view(Viewer::Public);
        let mut scoring = Scoring::new(game, round, view.explain(round));
        scoring.invasion = view.next_invasion().map(|dir| {
            let loss = |seat: Seat| {
                let (main, lateral, penalty) = view.invasion_penalty(seat, round, dir);
                let points = view.score(seat) + scoring.points_of(Scorer::Seat(seat));
                Loss { main, lateral, points: penalty.min(points) }
            };
            Invasion { dir, losses: view.seats().map(loss).collect() }
        });
        scoring
    }

    /// The points of one scorer.
    pub fn points_of(&self, who: Scorer) -> Points {
        self.lines.iter().filter(|line| line.who == who).map(|line| line.points).sum()
    }

    /// The round as the protocol writes it.
    pub(crate) fn to_dto(&self, has_dirk: bool) -> ScoringDto {
        let seats = Seat::all(self.walls.len()).map(|seat| self.scorer(Scorer::Seat(seat))).collect();
        let dirk = has_dirk.then(|| self.scorer(Scorer::Dirk));
        let invasion = self.invasion.as_ref();
        let invasion = invasion
            .map(|Invasion { dir, losses }| InvasionDto { direction: dir.name(), losses: losses.clone() });
        ScoringDto { round: self.round.number(), seats, dirk, invasion }
    }

    fn scorer(&self, who: Scorer) -> ScorerDto {
        let lines = self.lines.iter().filter(|line| line.who == who).map(|line| self.line(line)).collect();
        ScorerDto { points: self.points_of(who), lines }
    }

    fn line(&self, line: &Line) -> LineDto {
        // BASE-72: those with the same place in the same ranking share it.
        let shares =
            |other: &&Line| other.source == line.source && other.place == line.place && other.who != line.who;
        let sharing = || self.lines.iter().filter(shares).map(|other| ScorerWord(other.who)).collect();
        let segments = |seat: Seat| {
            let wall = self.walls.get(seat.index()).map_or(&[][..], Vec::as_slice);
            wall.iter().map(|&side| SideWord(side)).collect()
        };
        LineDto {
            source: source_name(line.source),
            kind: kind_of(line.source).map(KindWord),
            tile: tile_of(line.source).map(TileWord),
            price: price_of(line.source),
            count: HalvesWord(line.halves),
            place: line.place.map(|place| place.place),
            tied: line.place.map(|place| place.tied),
            shared_with: line.place.map(|_| sharing()),
            points: line.points,
            wall_segments: match (line.source, line.who) {
                (Source::Wall, Scorer::Seat(seat)) => Some(segments(seat)),
                _ => None,
            },
        }
    }
}

/// The word for what points are given for.
pub(crate) fn source_name(source: Source) -> &'static str {
    match source {
        Source::Majority(_) => "majority",
        Source::Wall => "wall",
        Source::Yusuf => "yusuf",
        Source::Fatima => "fatima",
        Source::Camp(_) => "camp",
        Source::Citizens => "citizens",
        Source::Chests => "chests",
        Source::Bazaar(_) => "bazaar",
        Source::Culture(_) => "culture",
        Source::Medinas => "medinas",
        Source::Guards => "guards",
    }
}

/// The kind that is counted.
pub(crate) fn kind_of(source: Source) -> Option<Building> {
    match source {
        Source::Majority(kind) => Some(kind),
        Source::Wall
        | Source::Yusuf
        | Source::Fatima
        | Source::Camp(_)
        | Source::Citizens
        | Source::Chests
        | Source::Bazaar(_)
        | Source::Culture(_)
        | Source::Medinas
        | Source::Guards => None,
    }
}

/// The camp or the bazaar that is counted.
pub(crate) fn tile_of(source: Source) -> Option<TileId> {
    match source {
        Source::Camp(tile) | Source::Bazaar(tile) => Some(tile),
        Source::Majority(_)
        | Source::Wall
        | Source::Yusuf
        | Source::Fatima
        | Source::Citizens
        | Source::Chests
        | Source::Culture(_)
        | Source::Medinas
        | Source::Guards => None,
    }
}

/// The price of the buildings that are counted for a culture tile.
pub(crate) fn price_of(source: Source) -> Option<u8> {
    match source {
        Source::Culture(price) => Some(price.value()),
        Source::Majority(_)
        | Source::Wall
        | Source::Yusuf
        | Source::Fatima
        | Source::Camp(_)
        | Source::Citizens
        | Source::Chests
        | Source::Bazaar(_)
        | Source::Medinas
        | Source::Guards => None,
    }
}

/// A round: `{"round": 1, "seats": [...], "dirk": ...}`.
#[derive(Serialize)]
pub(crate) struct ScoringDto {
    round: u8,
    seats: Vec<ScorerDto>,
    dirk: Option<ScorerDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    invasion: Option<InvasionDto>,
}

#[derive(Serialize)]
struct InvasionDto {
    direction: &'static str,
    losses: Vec<Loss>,
}

#[derive(Serialize)]
struct ScorerDto {
    points: Points,
    lines: Vec<LineDto>,
}

#[derive(Serialize)]
struct LineDto {
    source: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<KindWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<TileWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<u8>,
    count: HalvesWord,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tied: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shared_with: Option<Vec<ScorerWord>>,
    points: Points,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall_segments: Option<Vec<SideWord>>,
}
