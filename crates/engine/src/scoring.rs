//! Scoring rounds, explained line by line (BASE-70 to BASE-79).

use crate::data::MAJORITY_POINTS;
use crate::for_each_module;
use crate::game::Table;
use crate::hooks;
use crate::modules::*;
use crate::red_palace;
use crate::vocab::{Building, BySeat, MAX_SEATS, Seat};

/// A number of points, or a sum of money. It is signed because points can be lost (MED-24).
pub type Points = i16;

/// A scoring round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Round {
    /// Started by scoring card 1.
    One,
    /// Started by scoring card 2.
    Two,
    /// Held at the end of the game (BASE-82).
    Three,
}

impl Round {
    /// All rounds in order.
    pub const ALL: [Round; 3] = [Round::One, Round::Two, Round::Three];

    /// The number of the round, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the round with that number.
    pub fn from_number(number: u64) -> Option<Round> {
        Round::ALL.into_iter().find(|round| u64::from(round.number()) == number)
    }
}

/// A participant in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Scorer {
    /// A player.
    Seat(Seat),
    /// Dirk, the neutral third player of a two-player game (BASE-86).
    Dirk,
}

macro_rules! sources {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What points are awarded for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
            /// Something that only The Red Palace scores.
            RedPalace(red_palace::Source),
        }
    };
}
for_each_module!(sources);

/// The place of a scorer in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place {
    /// The place, counted from 1. Tied scorers all have the first of the places they share.
    pub place: u8,
    /// The number of scorers who share the place, this one included (BASE-72).
    pub tied: u8,
    /// The points for the first three places of this ranking.
    pub worth: [u8; 3],
}

/// One line of an explained score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// The scorer who gets the points.
    pub who: Scorer,
    /// What the points are for.
    pub source: Source,
    /// What was counted, in halves: buildings, wall segments, or whatever a module counts.
    pub halves: u16,
    /// The points for each thing counted, if the points are that product, such as the value of a guard on the wall.
    pub times: Option<u8>,
    /// The place in the ranking, if there is one.
    pub place: Option<Place>,
    /// The points, which are negative for a loss.
    pub points: Points,
}

/// The points of a round, or of part of it, for each scorer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// The points of each player.
    pub seats: BySeat<Points>,
    /// The points of Dirk; 0 if he does not play.
    pub dirk: Points,
}

impl Totals {
    /// Adds the points of a line to its scorer.
    pub fn add(&mut self, line: Line) {
        match line.who {
            Scorer::Seat(seat) => self.seats[seat] += line.points,
            Scorer::Dirk => self.dirk += line.points,
        }
    }
}

/// The counts of one ranking, in halves, with Dirk last.
pub(crate) type Counts = [u16; MAX_SEATS + 1];

/// The index of Dirk in [`Counts`].
pub(crate) const DIRK: usize = MAX_SEATS;

/// Which choices of the players a scoring round assumes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choices {
    /// Those that the players made in this round.
    Made,
    /// Those that would be best for each player now.
    Best,
}

/// Writes every line of a round, in the order of table 6 of the interactions. Scorers without a place in a ranking have
/// no line in it.
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

/// The number of buildings of a kind in each Alhambra and with Dirk, in halves.
pub(crate) fn count_buildings(table: &Table, kind: Building) -> Counts {
    let mut counts = [0; MAX_SEATS + 1];
    for seat in Seat::all(table.players()) {
        counts[seat.index()] = 2 * u16::from(table.count_built(seat, kind));
    }
    counts[DIRK] = 2 * u16::from(table.count_kind(table.dirk, kind));
    counts
}

/// The place of `own` among all counts of a ranking, and its points; `None` if nothing was counted.
fn share(own: u16, all: impl Iterator<Item = u16> + Clone, worth: [u8; 3]) -> Option<(Place, Points)> {
    // BASE-73: whoever has nothing to count has no place.
    if own == 0 {
        return None;
    }
    let ahead = all.clone().filter(|&other| other > own).count();
    let tied = all.filter(|&other| other == own).count();
    // BASE-72: tied scorers share the points of the places they fill, rounded down; other places are worth 0.
    let sum: Points = worth.iter().skip(ahead).take(tied).map(|&points| Points::from(points)).sum();
    Some((Place { place: ahead as u8 + 1, tied: tied as u8, worth }, sum / tied as Points))
}

/// Ranks the counts and writes a line for every scorer with a place.
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

/// Computes the majority points for plain counts of buildings, by seat and kind, with the table of that round (BASE-71
/// to BASE-74).
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
