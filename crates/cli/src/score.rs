//! Scores told line by line: what was counted, which place it took, how ties were shared.

use std::io::{self, Write};

use engine::vocab::Seat;
use engine::{Line, Points, Scorer, Source};

use crate::style::Style;
use crate::words::Voice;

/// Writes a round as a table, and the sums below it.
pub fn write_round(
    out: &mut impl Write,
    title: &str,
    lines: &[Line],
    voice: &Voice,
    style: Style,
) -> io::Result<()> {
    writeln!(out, "{}", style.heading(title))?;
    let texts = voice.texts();
    let mut sums: Vec<(Scorer, Points)> = Vec::new();
    let mut lines = lines.to_vec();
    // Rankings are kept together, in the order in which they begin; within each, the first place comes first.
    let order: Vec<Source> = lines.iter().map(|line| line.source).collect();
    let rank = |line: &Line| {
        let ranking = order.iter().position(|&source| source == line.source);
        (ranking, line.place.map(|place| place.place))
    };
    lines.sort_by_key(rank);
    let scorer = |who: Scorer| texts.scorer(who, voice.names());
    let width = lines.iter().map(|line| scorer(line.who).chars().count()).max().unwrap_or(0);
    for line in &lines {
        match sums.iter_mut().find(|(who, _)| *who == line.who) {
            Some((_, sum)) => *sum += line.points,
            None => sums.push((line.who, line.points)),
        }
        writeln!(out, "  {:<width$}  {}", scorer(line.who), texts.line(line))?;
    }
    sums.sort_by_key(|&(who, _)| who);
    let sums: Vec<String> = sums.into_iter().map(|(who, sum)| voice.points_of(who, sum)).collect();
    let sums = if sums.is_empty() {
        texts.get("terminal-no-points")
    } else {
        sums.join(&format!("{} ", style.dot()))
    };
    writeln!(out, "  {}  {sums}", texts.get("sum"))
}

/// The points of all scorers: `Player 1 – 120 points, Greedy 2 – 98 points`, and so on.
pub fn totals(players: usize, score: impl Fn(Seat) -> Points, dirk: Option<Points>, voice: &Voice) -> String {
    let seats = Seat::all(players).map(|seat| voice.points_of(Scorer::Seat(seat), score(seat)));
    let all = seats.chain(dirk.map(|sum| voice.points_of(Scorer::Dirk, sum)));
    all.collect::<Vec<_>>().join(", ")
}
