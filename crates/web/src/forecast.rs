//! Forecasts how an action would change a score: the difference between two explained scoring rounds.

use engine::vocab::{Building, Seat};
use engine::{Action, Aftermath, Line, Points, Round, Scorer, Source, View, Viewer};

use crate::modules;

/// What an action does to the score of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The longest wall before and after.
    pub wall: (u16, u16),
    /// The kinds whose count changes: before, after, and the highest count of any player before.
    pub kinds: Vec<(Building, [u16; 3])>,
    /// Other sources whose points change, with the points before and after.
    pub points: Vec<(Source, Points, Points)>,
    /// How many more points the next scoring round would bring if it were held right after the action.
    pub now: Points,
}

/// The lines of a round before and after an action.
type Told = (Vec<Line>, Vec<Line>);

impl Change {
    /// What differs for a seat between the lines before and after an action. A source that scores in several rounds
    /// is only reported for the first of them.
    fn between(rounds: &[Told], seat: Seat) -> Change {
        let total = |lines: &[Line]| -> Points {
            lines.iter().filter(|line| line.who == Scorer::Seat(seat)).map(|line| line.points).sum()
        };
        let now = rounds.first().map_or(0, |(before, after)| total(after) - total(before));
        let mut change = Change { now, ..Change::default() };
        let mut known: Vec<Source> = Vec::new();
        for (before, after) in rounds {
            let mut found: Vec<Source> = Vec::new();
            let own = before.iter().chain(after).filter(|line| line.who == Scorer::Seat(seat));
            for source in own.map(|line| line.source).filter(|source| !known.contains(source)) {
                if !found.contains(&source) {
                    found.push(source);
                }
            }
            for &source in &found {
                let of = |lines: &[Line], who: Scorer| {
                    lines.iter().find(|line| line.who == who && line.source == source).copied()
                };
                let [was, is] = [before, after].map(|lines| of(lines, Scorer::Seat(seat)));
                // Half a building does not count as one yet.
                let [counted_was, counted_is] = [was, is].map(|line| line.map_or(0, |line| line.halves / 2));
                let [points_were, points_are] = [was, is].map(|line| line.map_or(0, |line| line.points));
                match source {
                    Source::Wall => change.wall = (counted_was, counted_is),
                    Source::Majority(kind) if counted_was != counted_is => {
                        let seats = before.iter().filter(|line| line.source == source);
                        let seats = seats.filter(|line| line.who != Scorer::Dirk);
                        let most = seats.map(|line| line.halves / 2).max().unwrap_or(0);
                        change.kinds.push((kind, [counted_was, counted_is, most]));
                    }
                    Source::Majority(_) => {}
                    _ if points_were != points_are => change.points.push((source, points_were, points_are)),
                    _ => {}
                }
            }
            known.append(&mut found);
        }
        change
    }

    /// What a legal action of the viewer would change, including losses that they can foresee. It only uses what the
    /// viewer knows, whatever the action may reveal. `None` if the action is illegal or not the viewer's.
    pub fn of(view: &View<'_>, action: Action) -> Option<Change> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let after = view.after(action)?;
        let asked = after.view();
        let answer = modules::played(&asked).find_map(|room| room.usual_answer(&asked));
        let answered = answer.and_then(|answer| asked.after(answer));
        let last = answered.as_ref().map_or(asked, Aftermath::view);
        let all = |view: &View<'_>, round: Round| {
            let mut lines = view.explain(round);
            lines.extend(view.explain_losses(round));
            lines
        };
        let told = |round: Round| -> Told { (all(view, round), all(&last, round)) };
        Some(Change::between(&rounds(view).map(told).collect::<Vec<_>>(), seat))
    }
}

/// The next scoring round and the last one; only one item if they are the same.
fn rounds(view: &View<'_>) -> impl Iterator<Item = Round> {
    let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three);
    std::iter::once(next).chain((next != Round::Three).then_some(Round::Three))
}

#[cfg(test)]
mod tests {
    use std::mem::discriminant;

    use engine::{Base, Game, GuardBoard, ModuleSet, Rules, Seed};

    use super::*;

    fn line(seat: usize, source: Source, halves: u16, points: Points) -> Line {
        let who = Scorer::Seat(Seat::new(seat).expect("a seat"));
        Line { who, source, halves, times: None, place: None, points }
    }

    #[test]
    fn what_differs_is_told_once_for_the_first_round_that_knows_it() {
        let (wall, tower) = (Source::Wall, Source::Majority(Building::Tower));
        let guards = Source::RedPalace(engine::red_palace::Source::Guards);
        let next = (
            vec![line(0, wall, 8, 4), line(0, tower, 3, 1), line(1, tower, 6, 5)],
            vec![line(0, wall, 12, 6), line(0, tower, 4, 1), line(1, tower, 8, 5)],
        );
        let last = (
            vec![line(0, wall, 8, 4), line(0, tower, 2, 9)],
            vec![line(0, wall, 20, 10), line(0, tower, 9, 9), line(0, guards, 2, 7), line(1, guards, 2, 3)],
        );
        let seat = Seat::new(0).expect("a seat");
        let change = Change::between(&[next, last], seat);
        let expected = Change {
            wall: (4, 6),
            kinds: vec![(Building::Tower, [1, 2, 3])],
            points: vec![(guards, 0, 7)],
            now: 2,
        };
        assert_eq!(change, expected);
    }

    #[test]
    fn half_a_building_is_no_change() {
        let tower = Source::Majority(Building::Tower);
        let told = (vec![line(0, tower, 4, 1)], vec![line(0, tower, 5, 8)]);
        let change = Change::between(&[told], Seat::new(0).expect("a seat"));
        assert_eq!(change, Change { now: 7, ..Change::default() });
    }

    /// In games with every module, a placement changes the wall and the counts as forecast, and every other source of
    /// points is reported separately.
    #[test]
    fn a_placement_is_foretold_as_it_comes() {
        let mut told: Vec<Source> = Vec::new();
        let mut placements = 0;
        for base in Base::ALL {
            for seed in 0..6 {
                let rules = match base {
                    Base::Alhambra => Rules::new(3),
                    Base::RedPalace => Rules::red_palace(3, GuardBoard::Random),
                };
                let modules: ModuleSet = base.modules().iter().copied().collect();
                let rules = rules.and_then(|rules| rules.with_modules(modules)).expect("all its modules");
                let mut game = Game::new(rules, Seed::from_number(seed));
                let (mut legal, mut steps) = (Vec::new(), 0usize);
                while let Some(seat) = game.to_act() {
                    game.legal_actions(&mut legal);
                    steps += 1;
                    let chosen = legal[steps * 31 % legal.len()];
                    let place = legal.iter().copied().find(|action| matches!(action, Action::Place { .. }));
                    let action = place.unwrap_or(chosen);
                    let change = place.and_then(|place| Change::of(&game.view(Viewer::Seat(seat)), place));
                    let was = game.view(Viewer::Public).palace(seat).longest_wall().length;
                    game.play(action, &mut ()).expect("a listed action is legal");
                    if let Some(change) = change {
                        placements += 1;
                        let is = game.view(Viewer::Public).palace(seat).longest_wall().length;
                        assert_eq!(change.wall, (was.into(), is.into()));
                        told.extend(change.points.iter().map(|(source, ..)| *source));
                    }
                }
            }
        }
        assert!(placements > 100, "{placements}");
        // Sources of modules cannot be listed here, so they are compared by their discriminants.
        told.sort_by_key(|source| format!("{:?}", discriminant(source)));
        told.dedup_by_key(|source| discriminant(source));
        assert!(told.len() >= 5, "{told:?}");
    }
}
