//! Scores told line by line: what was counted, which place it took, how ties were shared.

use std::io::{self, Write};

use engine::vocab::Seat;
use engine::{Line, Place, Points, Scorer, Source, for_each_module};

use crate::modules::SourceWords;
use crate::style::Style;
use crate::words::{Names, plural, points};

/// The name of a scorer.
pub fn scorer(who: Scorer, names: &Names) -> String {
    match who {
        Scorer::Seat(seat) => names.who(seat).to_string(),
        Scorer::Dirk => "Dirk".to_string(),
    }
}

macro_rules! sources {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What a line counts.
        fn label(source: Source) -> &'static str {
            match source {
                Source::Majority(kind) => kind.name(),
                Source::Wall => "wall",
                $(Source::$module(source) => source.label(),)*
                Source::RedPalace(source) => source.label(),
            }
        }

        /// Why a line brings its points, without who and how many.
        pub fn reason(line: &Line) -> String {
            let source = line.source;
            match source {
                Source::Majority(kind) => ranked(line, kind.name(), plural(kind)),
                Source::Wall => format!("the longest wall has {} segments", count(line)),
                $(Source::$module(source) => source.reason(line),)*
                Source::RedPalace(source) => source.reason(line),
            }
        }
    };
}
for_each_module!(sources);

/// What a line has counted, which it keeps in halves.
pub fn count(line: &Line) -> String {
    let halves = line.halves;
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

/// `1st`.
pub fn ordinal(place: u8) -> &'static str {
    match place {
        1 => "1st",
        2 => "2nd",
        3 => "3rd",
        4 => "4th",
        5 => "5th",
        6 => "6th",
        _ => "7th",
    }
}

/// How a place, alone or shared, becomes points: `places 1 and 2 shared: (12 + 5) / 2`.
fn share(place: Place) -> String {
    if place.tied == 1 {
        return format!("{} place", ordinal(place.place));
    }
    let first = place.place as usize - 1;
    let last = first + place.tied as usize;
    let places: Vec<&str> = (first..last).map(|place| ordinal(place as u8 + 1)).collect();
    let values: Vec<String> =
        (first..last).map(|rank| place.worth.get(rank).unwrap_or(&0).to_string()).collect();
    format!("{} place shared: ({}) / {}", places.join(", "), values.join(" + "), place.tied)
}

/// What a line has counted, with the word for it: `1 garden`, `2 gardens`.
pub fn counted(line: &Line, one: &str, several: &str) -> String {
    format!("{} {}", count(line), if line.halves == 2 { one } else { several })
}

/// The same with the place it took, if it took one.
pub fn ranked(line: &Line, one: &str, several: &str) -> String {
    let counted = counted(line, one, several);
    match line.place {
        Some(place) => format!("{counted}, {}", share(place)),
        None => counted,
    }
}

/// What each thing that a line has counted brought.
pub fn points_each(line: &Line) -> Points {
    line.points.checked_div((line.halves / 2) as Points).unwrap_or(0)
}

/// Writes a round as a table, and the sums below it.
pub fn write_round(
    out: &mut impl Write,
    title: &str,
    lines: &[Line],
    names: &Names,
    style: Style,
) -> io::Result<()> {
    writeln!(out, "{}", style.heading(title))?;
    let mut sums: Vec<(Scorer, Points)> = Vec::new();
    let mut last = None;
    let mut lines = lines.to_vec();
    // Rankings come one after the other; inside each the first place comes first.
    let order: Vec<Source> = lines.iter().map(|line| line.source).collect();
    let rank = |line: &Line| {
        let ranking = order.iter().position(|&source| source == line.source);
        (ranking, line.place.map(|place| place.place))
    };
    lines.sort_by_key(rank);
    for line in &lines {
        match sums.iter_mut().find(|(who, _)| *who == line.who) {
            Some((_, sum)) => *sum += line.points,
            None => sums.push((line.who, line.points)),
        }
        let head = if last == Some(line.source) { "" } else { label(line.source) };
        last = Some(line.source);
        let who = scorer(line.who, names);
        writeln!(out, "  {head:<9} {who:<12} {:>3}  {}", line.points, reason(line))?;
    }
    sums.sort_by_key(|&(who, _)| who);
    let dot = style.dot();
    let sums: Vec<String> =
        sums.into_iter().map(|(who, sum)| format!("{} {sum}", scorer(who, names))).collect();
    let sums =
        if sums.is_empty() { "nobody gets anything".to_string() } else { sums.join(&format!("{dot} ")) };
    writeln!(out, "  {:<9} {sums}", "sum")
}

/// `Player 1 has 120 points, Greedy 2 has 98 points`, and so on.
pub fn totals(players: usize, score: impl Fn(Seat) -> Points, dirk: Option<Points>, names: &Names) -> String {
    let seats = Seat::all(players).map(|seat| format!("{} {}", names.who(seat), points(score(seat))));
    let all = seats.chain(dirk.map(|sum| format!("Dirk {}", points(sum))));
    all.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::vocab::Building;

    fn line(halves: u16, place: u8, tied: u8) -> Line {
        let source = Source::Majority(Building::Garden);
        let place = Some(Place { place, tied, worth: [20, 12, 5] });
        Line { who: Scorer::Dirk, source, halves, times: None, place, points: 5 }
    }

    #[test]
    fn places_and_ties_are_worked_out() {
        assert_eq!(reason(&line(8, 1, 1)), "4 gardens, 1st place");
        assert_eq!(reason(&line(4, 2, 3)), "2 gardens, 2nd, 3rd, 4th place shared: (12 + 5 + 0) / 3");
        assert_eq!(reason(&line(2, 3, 1)), "1 garden, 3rd place");
        assert_eq!(reason(&line(7, 1, 1)), "3.5 gardens, 1st place");
    }
}
