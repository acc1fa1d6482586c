//! What a lesson teaches, step by step, and how it follows the game. It asks for things and never forbids any: doing
//! something else moves it on, and what is not possible now is asked for again.

use engine::vocab::{Payment, Seat, Space};
use engine::{Action, Base, Deed, Event, View, Viewer, red_palace};

use crate::forecast::Change;
use crate::play::Play;

/// The condition that completes a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The person has read it.
    Read,
    /// Money was taken.
    Take,
    /// A tile was bought.
    Buy,
    /// A tile was paid for exactly.
    Exact,
    /// The additional action was used or declined.
    Again,
    /// A tile was placed.
    Place,
    /// Starting money was chosen.
    Pile,
    /// A guard ability was used.
    Ability,
    /// Exactly this action was played.
    Deed(Action),
}

/// A step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The text keys of its title and body; `None` if the text comes from the rulebook.
    pub keys: Option<(&'static str, &'static str)>,
    /// What completes it.
    pub goal: Goal,
    /// Selectors of what to point at while it is read: the first that is on the screen is used.
    pub shows: &'static [&'static str],
}

const fn read(title: &'static str, words: &'static str, shows: &'static [&'static str]) -> Step {
    Step { keys: Some((title, words)), goal: Goal::Read, shows }
}

const fn act(title: &'static str, words: &'static str, goal: Goal) -> Step {
    Step { keys: Some((title, words)), goal, shows: &[] }
}

/// The steps of Alhambra.
pub const ALHAMBRA: &[Step] = &[
    read("lesson-table-title", "lesson-table", &["#plan [data-cell='0,0']"]),
    act("lesson-take-title", "lesson-take", Goal::Take),
    read("lesson-market-title", "lesson-market", &["#market"]),
    act("lesson-buy-title", "lesson-buy", Goal::Buy),
    act("lesson-place-title", "lesson-place", Goal::Place),
    read("lesson-walls-title", "lesson-walls", &["#show-wall"]),
    act("lesson-exact-title", "lesson-exact", Goal::Exact),
    act("lesson-again-title", "lesson-again", Goal::Again),
    act("lesson-home-title", "lesson-home", Goal::Place),
    read("lesson-race-title", "lesson-race", &["#race", "#open-race"]),
    read("lesson-clock-title", "lesson-clock", &["#clock", ".draw-pile"]),
    read("lesson-end-title", "lesson-end", &[]),
];

/// The steps of The Red Palace, for those who know Alhambra.
pub const RED_PALACE: &[Step] = &[
    act("red-lesson-pile-title", "red-lesson-pile", Goal::Pile),
    read("red-lesson-market-title", "red-lesson-market", &["#preview-board"]),
    act("red-lesson-buy-title", "red-lesson-buy", Goal::Buy),
    act("red-lesson-guards-title", "red-lesson-guards", Goal::Place),
    read("red-lesson-abilities-title", "red-lesson-abilities", &["#abilities"]),
    act("red-lesson-use-title", "red-lesson-use", Goal::Ability),
    read("red-lesson-board-title", "red-lesson-board", &["#guard-strip", "#open-race"]),
    read(
        "red-lesson-score-tiles-title",
        "red-lesson-score-tiles",
        &["#score-tiles", ".beside-board", "#open-race"],
    ),
    read("red-lesson-end-title", "red-lesson-end", &[]),
];

/// The seeds of the first games. They are chosen so that each step is possible when it is reached; a test plays them.
pub const fn seed(base: Base) -> &'static str {
    match base {
        Base::Alhambra => "lesson 7",
        Base::RedPalace => "red lesson 1",
    }
}

/// The steps of an example: an introduction, the actions, and a look at the result.
pub fn of_example(actions: &[Action]) -> Vec<Step> {
    let told = Step { keys: None, goal: Goal::Read, shows: &[] };
    let done = actions.iter().map(|&action| Step { goal: Goal::Deed(action), ..told });
    [told].into_iter().chain(done).chain([told]).collect()
}

/// How far a lesson has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The index of the current step.
    pub step: usize,
    /// How many actions had been played when the step began.
    pub since: usize,
}

/// A step is skipped after this many own turns without an opportunity.
const PATIENCE: usize = 4;

/// The seat of the person the lesson is for.
fn own_seat(play: &Play) -> Option<Seat> {
    match play.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// Whether an event is what the step asks for.
fn meets(goal: Goal, event: &Event, own: Seat) -> bool {
    match (goal, event) {
        (Goal::Take, Event::MoneyTaken { seat, .. }) | (Goal::Buy, Event::TileBought { seat, .. }) => {
            *seat == own
        }
        (Goal::Exact, Event::TileBought { seat, exact, .. }) => *seat == own && *exact,
        (
            Goal::Again,
            Event::MoneyTaken { seat, .. }
            | Event::TileBought { seat, .. }
            | Event::TileAdded { seat, .. }
            | Event::TileRemoved { seat, .. }
            | Event::TileSwapped { seat, .. }
            | Event::Stopped { seat },
        ) => *seat == own,
        (
            Goal::Place,
            Event::TilePlaced { seat, .. } | Event::TileReserved { seat, .. } | Event::TileGiven { seat, .. },
        ) => *seat == own,
        (Goal::Pile, Event::RedPalace(red_palace::Event::PileChosen { seat, .. }))
        | (Goal::Ability, Event::RedPalace(red_palace::Event::AbilityUsed { seat, .. })) => *seat == own,
        _ => false,
    }
}

/// Where the lesson is after everything that has happened; possibly past its last step.
pub fn follow(steps: &[Step], mark: Mark, play: &Play) -> Mark {
    let played = play.next();
    // Actions that were undone did not happen.
    let mut mark = Mark { since: mark.since.min(played), ..mark };
    let Some(own) = own_seat(play) else { return mark };
    while let Some(step) = steps.get(mark.step) {
        let news = || play.log().iter().filter(|(number, _)| *number >= mark.since);
        let met = match step.goal {
            Goal::Read => return mark,
            Goal::Deed(action) => {
                let actions = play.kept().and_then(|game| game.record().actions.get(mark.since..));
                let actions = actions.unwrap_or_default();
                actions.iter().position(|&done| done == action).map(|place| mark.since + place)
            }
            goal => news().find(|(_, event)| meets(goal, event, own)).map(|(number, _)| *number),
        };
        let turns =
            news().filter(|(_, event)| matches!(event, Event::TurnStarted { seat, .. } if *seat == own));
        mark = match met {
            Some(number) => Mark { step: mark.step + 1, since: number + 1 },
            None if is_missed(step.goal, play) || turns.count() >= PATIENCE => {
                Mark { step: mark.step + 1, ..mark }
            }
            None => return mark,
        };
    }
    mark
}

/// Whether the opportunity for a step is gone for good.
fn is_missed(goal: Goal, play: &Play) -> bool {
    let is_over = play.outcome().is_some();
    let legal = play.legal();
    let is_asked = !legal.is_empty();
    is_over
        || match goal {
            Goal::Read | Goal::Take | Goal::Buy | Goal::Exact | Goal::Place | Goal::Ability => false,
            Goal::Again => is_asked && !legal.contains(&Action::Stop),
            Goal::Pile => !play.view().is_setting_up(),
            Goal::Deed(action) => is_asked && !legal.contains(&action),
        }
}

/// The action that the coach points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The action.
    pub action: Action,
    /// Whether it is what the step asks for; otherwise it leads up to it.
    pub is_goal: bool,
    /// Whether another action of the same sort would also do.
    pub is_free: bool,
}

/// What to do next for a step; `None` while others are to act, or while it is being read.
pub fn wanted(goal: Goal, play: &Play) -> Option<Wanted> {
    let legal = play.legal();
    let is_free = !matches!(goal, Goal::Deed(_));
    let found = |action: Action, is_goal: bool| Some(Wanted { action, is_goal, is_free });
    if goal == Goal::Read || legal.is_empty() {
        return None;
    }
    let view = play.view();
    let about = |action: &Action| action.describe(&view);
    let purchases = || legal.iter().filter(|action| matches!(action, Action::Buy { .. }));
    let goal_action = match goal {
        Goal::Read => None,
        Goal::Deed(action) => legal.contains(&action).then_some(action),
        Goal::Take => best_money(&view, &legal),
        // The first purchase should be a plain one, if possible.
        Goal::Buy => purchases()
            .min_by_key(|action| {
                let about = about(action);
                (about.gives_action, about.excess(), about.price.map(std::cmp::Reverse))
            })
            .copied(),
        Goal::Exact => purchases()
            .filter(|action| about(action).gives_action)
            .max_by_key(|action| about(action).price)
            .copied(),
        Goal::Again if legal.contains(&Action::Stop) => best_money(&view, &legal).or(Some(Action::Stop)),
        Goal::Again => None,
        Goal::Place => best_place(play, &legal),
        Goal::Pile => legal
            .iter()
            .copied()
            .find(|action| matches!(action, Action::RedPalace(red_palace::Action::ChoosePile { .. }))),
        Goal::Ability => best_ability(&view, &legal),
    };
    if let Some(action) = goal_action {
        return found(action, true);
    }
    let end = |action: &&Action| about(action).deed == Deed::End;
    let other = best_place(play, &legal)
        .or_else(|| legal.contains(&Action::Stop).then_some(Action::Stop))
        .or_else(|| best_money(&view, &legal))
        .or_else(|| legal.iter().find(end).copied())
        .or_else(|| legal.first().copied())?;
    found(other, false)
}

/// The sums that subsets of these values make, as a bit set.
fn sums(values: impl Iterator<Item = u8>) -> u64 {
    values.fold(1, |sums, value| sums | sums.checked_shl(value.into()).unwrap_or(0))
}

/// The money that makes the most exact payments possible; among equals, the highest value.
fn best_money(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let hand = view.hand()?;
    let worth = |action: &Action| {
        let Action::TakeMoney(cards) = action else { return None };
        let new = |space: Space| {
            let (currency, price) = (space.currency(), view.market(space)?.price());
            let held: Vec<u8> =
                Payment::plain(currency, hand.money[currency]).cards().map(|card| card.value()).collect();
            let more =
                cards.as_slice().iter().filter(|card| card.currency() == currency).map(|card| card.value());
            let can = |sums: u64| sums >> price & 1 == 1;
            let (before, after) = (sums(held.iter().copied()), sums(held.iter().copied().chain(more)));
            (can(after) && !can(before)).then_some(())
        };
        let exact = Space::ALL.into_iter().filter(|&space| new(space).is_some()).count();
        let total: u16 = cards.as_slice().iter().map(|card| u16::from(card.value())).sum();
        Some((exact, total))
    };
    let rated = legal.iter().filter_map(|action| Some((worth(action)?, *action)));
    rated.max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// The placement that brings the most points.
fn best_place(play: &Play, legal: &[Action]) -> Option<Action> {
    let seat = play.view().to_act()?;
    let places = legal.iter().filter(|action| matches!(action, Action::Place { .. }));
    let worth = |action: &&Action| {
        let change = play.view_of(seat).and_then(|view| Change::of(&view, **action));
        change.map_or((0, 0), |change| (change.now, change.wall.1))
    };
    places.max_by_key(worth).copied()
}

/// An ability that the player has enough guards for.
fn best_ability(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let guards = view.guards_of(view.to_act()?);
    let can = |action: &&Action| matches!(action, Action::RedPalace(action) if action.ability().is_some_and(|ability| ability.guards() <= guards));
    let is_card = |action: &&Action| matches!(action, Action::RedPalace(red_palace::Action::TakeCard { .. }));
    legal.iter().filter(can).max_by_key(is_card).copied()
}

#[cfg(test)]
mod tests;
