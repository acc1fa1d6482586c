//! Scoring rounds, told line by line (BASE-70 to BASE-79).

use crate::data::MAJORITY_POINTS;
use crate::for_each_module;
use crate::game::Table;
use crate::hooks;
use crate::modules::*;
use crate::red_palace;
use crate::vocab::{Building, BySeat, MAX_SEATS, Seat};

/// Points, and sums of money. Points can be lost (MED-24).
pub type Points = i16;

/// A scoring round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Round {
    /// Started by scoring card 1.
    One,
    /// Started by scoring card 2.
    Two,
    /// At the end of the game (BASE-82).
    Three,
}

impl Round {
    /// All rounds in order.
    pub const ALL: [Round; 3] = [Round::One, Round::Two, Round::Three];

    /// 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The round with that number.
    pub fn from_number(number: u64) -> Option<Round> {
        Round::ALL.into_iter().find(|round| u64::from(round.number()) == number)
    }
}

/// Who takes part in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scorer {
    /// A player.
    Seat(Seat),
    /// The neutral third in a two-player game (BASE-86).
    Dirk,
}

macro_rules! sources {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What points are given for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Source {
            /// The number of buildings of a kind (BASE-71).
            Majority(Building),
            /// The longest outer wall (BASE-78).
            Wall,
            $(
                #[doc = concat!("Something of the module `", $slug, "`.")]
                $module($room::Source),
            )*
            /// Something of The Red Palace.
            RedPalace(red_palace::Source),
        }
    };
}
for_each_module!(sources);

/// The place a scorer took in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// From 1; tied scorers share the first of their places.
    pub place: u8,
    /// How many share it, the scorer included (BASE-72).
    pub tied: u8,
    /// What the first three places of this ranking are worth.
    pub worth: [u8; 3],
}

/// One line of an explained score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who gets the points.
    pub who: Scorer,
    /// What for.
    pub source: Source,
    /// What was counted, in halves: buildings, wall segments, or whatever a module counts.
    pub halves: u16,
    /// What each of them counts, where the points are the product: such as the value of a guard on the wall.
    pub times: Option<u8>,
    /// The place, where there is a ranking.
    pub place: Option<Place>,
    /// The points.
    pub points: Points,
}

/// The points of a round, or of a part of it, by who gets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Those of each player.
    pub seats: BySeat<Points>,
    /// Those of Dirk, where he plays.
    pub dirk: Points,
}

impl Totals {
    /// Adds the points of a line.
    pub fn add(&mut self, line: Line) {
        match line.who {
            Scorer::Seat(seat) => self.seats[seat] += line.points,
            Scorer::Dirk => self.dirk += line.points,
        }
    }
}

/// Counts of one ranking in halves, Dirk last.
pub(crate) type Counts = [u16; MAX_SEATS + 1];

/// Where Dirk stands in [`Counts`].
pub(crate) const DIRK: usize = MAX_SEATS;

/// What is assumed when a round is explained that has not been held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choices {
    /// As named by the players in this round.
    Made,
    /// As each would be best off now.
    Best,
}

/// Writes every line of a round, in the order of table 6 of the interactions. Scorers that a ranking leaves
/// without a place have no line in it.
pub(crate) fn lines(table: &Table, round: Round, choices: Choices, mut write: impl FnMut(Line)) {
    if table.rules.is_red_palace() {
        red_palace::lines(table, round, write);
        return;
    }
    for kind in Building::ALL {
        let counts = hooks::count_kind(table, round, kind, choices);
        let worth = hooks::majority_points(table, round, kind);
        rank(table, &counts, worth, Source::Majority(kind), &mut write);
    }
    for seat in Seat::all(table.players()) {
        let length = Points::from(table.palaces[seat].longest_wall().length);
        if length > 0 {
            let who = Scorer::Seat(seat);
            write(Line {
                who,
                source: Source::Wall,
                halves: 2 * length as u16,
                times: None,
                place: None,
                points: length,
            });
            hooks::after_wall(table, seat, length, &mut write);
        }
    }
    hooks::extra_lines(table, round, &mut write);
}

/// Buildings of a kind in each Alhambra and with Dirk, in halves.
pub(crate) fn count_buildings(table: &Table, kind: Building) -> Counts {
    let mut counts = [0; MAX_SEATS + 1];
    for seat in Seat::all(table.players()) {
        counts[seat.index()] = 2 * u16::from(table.count_built(seat, kind));
    }
    counts[DIRK] = 2 * u16::from(table.count_kind(table.dirk, kind));
    counts
}

/// The place of `own` among all counts of a ranking and the points it brings; `None` without anything counted.
fn share(own: u16, all: impl Iterator<Item = u16> + Clone, worth: [u8; 3]) -> Option<(Place, Points)> {
    // BASE-73: nothing counted, no place.
    if own == 0 {
        return None;
    }
    let ahead = all.clone().filter(|&other| other > own).count();
    let tied = all.filter(|&other| other == own).count();
    // BASE-72: the tied share the places they fill, rounded down; places that pay nothing count 0.
    let sum: Points = worth.iter().skip(ahead).take(tied).map(|&points| Points::from(points)).sum();
    Some((Place { place: ahead as u8 + 1, tied: tied as u8, worth }, sum / tied as Points))
}

/// Ranks the counts and writes a line for everybody with a place.
pub(crate) fn rank(
    table: &Table,
    counts: &Counts,
    worth: [u8; 3],
    source: Source,
    mut write: impl FnMut(Line),
) {
    let dirk = table.rules.has_dirk().then_some(Scorer::Dirk);
    for who in Seat::all(table.players()).map(Scorer::Seat).chain(dirk) {
        let halves = counts[index(who)];
        if let Some((place, points)) = share(halves, counts.iter().copied(), worth) {
            write(Line { who, source, halves, times: None, place: Some(place), points });
        }
    }
}

pub(crate) fn index(who: Scorer) -> usize {
    match who {
        Scorer::Seat(seat) => seat.index(),
        Scorer::Dirk => DIRK,
    }
}

/// Majority points for plain counts of buildings, per seat and kind: the table of a round applied to `counts`
/// (BASE-71 to BASE-74).
pub fn majority_points(round: Round, counts: &[[u16; 6]]) -> Vec<[Points; 6]> {
    let mut points = vec![[0; 6]; counts.len()];
    for kind in Building::ALL {
        let worth = MAJORITY_POINTS[round as usize][kind as usize];
        for (seat, own) in counts.iter().enumerate() {
            let all = counts.iter().map(|other| other[kind as usize]);
            if let Some((_, share)) = share(own[kind as usize], all, worth) {
                points[seat][kind as usize] = share;
            }
        }
    }
    points
}
