//! Scores, explained line by line.

use engine::modules::characters::Character;
use engine::{Line, Place, Points, Scorer, Source};

use crate::texts::Texts;

impl Texts {
    /// One line of an explained score, without the name: `Garden: 3 built, 1st place, 12 points`. A tie is worked
    /// out: `(12 + 5) / 2 = 8 points`.
    pub fn line(&self, line: &Line) -> String {
        let count = line.halves / 2;
        let points = self.with("points", &[("count", line.points.into())]);
        match line.source {
            Source::Majority(kind) => {
                let built = if line.halves.is_multiple_of(2) { "line-built" } else { "line-built-half" };
                let built = self.with(built, &[("count", count.into())]);
                let earned = self.earned(line, points);
                let kind = self.kind(kind);
                self.with(
                    "line-kind",
                    &[
                        ("kind", (&kind).into()),
                        ("built", (&built).into()),
                        ("place", (&self.place(line)).into()),
                        ("points", (&earned).into()),
                    ],
                )
            }
            Source::Chests => {
                let earned = self.earned(line, points);
                self.with(
                    "line-chests",
                    &[
                        ("count", count.into()),
                        ("place", (&self.place(line)).into()),
                        ("points", (&earned).into()),
                    ],
                )
            }
            Source::Camp(tile) => {
                let tile = self.tile(tile);
                self.with(
                    "line-camp",
                    &[("tile", (&tile).into()), ("count", count.into()), ("points", (&points).into())],
                )
            }
            Source::Bazaar(tile) => {
                let tile = self.tile(tile);
                // BAZ-21: the points are the product.
                let kinds = line.points.checked_div(count as Points).unwrap_or(0);
                self.with(
                    "line-bazaar",
                    &[
                        ("tile", (&tile).into()),
                        ("count", count.into()),
                        ("kinds", kinds.into()),
                        ("points", (&points).into()),
                    ],
                )
            }
            Source::Medinas => {
                let place = self.place(line);
                let args =
                    [("count", count.into()), ("place", (&place).into()), ("points", (&points).into())];
                self.with("line-medinas", &args)
            }
            Source::Guards => {
                self.with("line-guards", &[("count", count.into()), ("points", (&points).into())])
            }
            Source::Citizens => {
                self.with("line-citizens", &[("count", count.into()), ("points", (&points).into())])
            }
            Source::Wall => self.with("line-wall", &[("count", count.into()), ("points", (&points).into())]),
            Source::Yusuf => {
                let character = self.character_name(Character::YusufEPassuff);
                self.with(
                    "line-yusuf",
                    &[
                        ("character", (&character).into()),
                        ("count", count.into()),
                        ("points", (&points).into()),
                    ],
                )
            }
            Source::Fatima => {
                let character = self.character_name(Character::Fatima);
                self.with("line-fatima", &[("character", (&character).into()), ("points", (&points).into())])
            }
        }
    }

    /// The same with the name of who gets the points in front.
    pub fn line_of(&self, line: &Line, names: &[String]) -> String {
        let name = self.scorer(line.who, names);
        let line = self.line(line);
        self.with("line-of", &[("name", (&name).into()), ("line", (&line).into())])
    }

    /// The name of a player, or Dirk.
    pub fn scorer(&self, who: Scorer, names: &[String]) -> String {
        match who {
            Scorer::Seat(seat) => self.name(names, seat),
            Scorer::Dirk => self.get("dirk"),
        }
    }

    /// `1st place`, alone or shared.
    fn place(&self, line: &Line) -> String {
        match line.place {
            Some(Place { place, tied, .. }) if tied > 1 => {
                self.with("place-tied", &[("place", place.into()), ("tied", tied.into())])
            }
            Some(Place { place, .. }) => self.with("place-alone", &[("place", place.into())]),
            None => String::new(),
        }
    }

    /// The points of a ranking, worked out where they are shared.
    fn earned(&self, line: &Line, points: String) -> String {
        let Some(Place { place, tied, worth }) = line.place.filter(|place| place.tied > 1) else {
            return points;
        };
        // BASE-72: the tied share the places they fill; places that pay nothing count 0.
        let first = usize::from(place).saturating_sub(1);
        let filled: Vec<u8> =
            (first..first + usize::from(tied)).map(|place| worth.get(place).copied().unwrap_or(0)).collect();
        let sum: Points = filled.iter().map(|&points| Points::from(points)).sum();
        // Nothing to share is no sum worth reading.
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
