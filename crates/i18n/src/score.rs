//! Scores, explained line by line.

use engine::{Line, Place, Points, Scorer, Source};

use crate::modules::ModuleSource;
use crate::texts::Texts;

macro_rules! lines {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Texts {
            /// One line of an explained score, without the name of the player: `Garden: 3 built, 1st place, 12
            /// points`. For a tie the calculation is shown: `(12 + 5) / 2 = 8 points`.
            pub fn line(&self, line: &Line) -> String {
                let source = line.source;
                match source {
                    Source::Majority(kind) => {
                        let built =
                            if line.halves.is_multiple_of(2) { "line-built" } else { "line-built-half" };
                        let built = self.with(built, &[("count", counted(line).into())]);
                        let kind = self.kind(kind);
                        self.with(
                            "line-kind",
                            &[
                                ("kind", (&kind).into()),
                                ("built", (&built).into()),
                                ("place", (&self.place(line)).into()),
                                ("points", (&self.earned(line)).into()),
                            ],
                        )
                    }
                    Source::Wall => {
                        let points = self.points(line.points);
                        self.with(
                            "line-wall",
                            &[("count", counted(line).into()), ("points", (&points).into())],
                        )
                    }
                    $(Source::$module(source) => source.explained(self, line),)*
                    Source::RedPalace(source) => source.explained(self, line),
                }
            }
        }
    };
}
engine::for_each_module!(lines);

/// What was counted for a line, in whole units.
pub(crate) const fn counted(line: &Line) -> u16 {
    line.halves / 2
}

/// The value of each thing counted, if the points of a line are a product.
pub(crate) fn for_each(line: &Line) -> u8 {
    line.times.unwrap_or(1)
}

impl Texts {
    /// Like [`Texts::line`], preceded by the name of the scorer.
    pub fn line_of(&self, line: &Line, names: &[String]) -> String {
        let name = self.scorer(line.who, names);
        let line = self.line(line);
        self.with("line-of", &[("name", (&name).into()), ("line", (&line).into())])
    }

    /// A number of points; losses have a minus sign.
    pub fn points(&self, points: Points) -> String {
        self.with("points", &[("count", points.into())]).replace('-', "−")
    }

    /// The name of a player, or Dirk.
    pub fn scorer(&self, who: Scorer, names: &[String]) -> String {
        match who {
            Scorer::Seat(seat) => self.name(names, seat),
            Scorer::Dirk => self.get("dirk"),
        }
    }

    /// The place in a ranking, alone or shared: `1st place`.
    pub fn place(&self, line: &Line) -> String {
        match line.place {
            Some(Place { place, tied, .. }) if tied > 1 => {
                self.with("place-tied", &[("place", place.into()), ("tied", tied.into())])
            }
            Some(Place { place, .. }) => self.with("place-alone", &[("place", place.into())]),
            None => String::new(),
        }
    }

    /// The points from a ranking, with the calculation if they are shared.
    pub fn earned(&self, line: &Line) -> String {
        let points = self.points(line.points);
        let Some(Place { place, tied, worth }) = line.place.filter(|place| place.tied > 1) else {
            return points;
        };
        // BASE-72: tied scorers share the places they fill; places without points count as 0.
        let first = usize::from(place).saturating_sub(1);
        let filled: Vec<u8> =
            (first..first + usize::from(tied)).map(|place| worth.get(place).copied().unwrap_or(0)).collect();
        let sum: Points = filled.iter().map(|&points| Points::from(points)).sum();
        // A sum of zeros is not worth showing.
        if sum == 0 {
            return points;
        }
        let terms: Vec<String> = filled.iter().map(u8::to_string).collect();
        let terms = terms.join(" + ");
        let exact = sum % Points::from(tied) == 0;
        let key = if exact { "points-shared" } else { "points-shared-rounded" };
        self.with(key, &[("sum", (&terms).into()), ("tied", tied.into()), ("points", (&points).into())])
    }
}

/// A number with a typographic minus sign.
pub(crate) fn minus(points: Points) -> String {
    points.to_string().replace('-', "−")
}
