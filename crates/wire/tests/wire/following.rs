//! A page that follows a game sees what the viewer at the server sees, in games of all mixes.

use std::collections::HashSet;

use engine::vocab::Seat;
use engine::{Action, Event, EventSink, Game, Rng, Round, Rules, Seed, Seen, View, Viewer};
use testkit::mixes;
use wire::{
    Deed, FollowError, Followed, Following, Frame, Fresh, Hands, Patch, Step, Steps, check_of, open_table,
};

/// A game as a server holds it for these tests.
struct Table {
    game: Game,
    start: Vec<u8>,
    bytes: Vec<u8>,
    steps: u32,
}

/// What happened, and who did it.
struct Happened {
    by: Seat,
    events: Vec<Event>,
    patch: Patch,
}

impl Table {
    fn new(rules: Rules, seed: u64) -> Table {
        let game = Game::new(rules, Seed::from_number(seed));
        let bytes = open_table(game.view(Viewer::Public));
        Table { game, start: bytes.clone(), bytes, steps: 0 }
    }

    fn hands(&self, viewer: Viewer) -> Hands {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        self.game.view(viewer).hand().map(|hand| (seat, *hand)).into_iter().collect()
    }

    fn fresh(&self, viewer: Viewer) -> Fresh {
        Fresh {
            viewer,
            next: self.steps,
            start: self.start.clone(),
            table: self.bytes.clone(),
            hands: self.hands(viewer),
            log: Vec::new(),
            rounds: Vec::new(),
            may_undo: None,
        }
    }

    fn play(&mut self, action: Action) -> Happened {
        let by = self.game.to_act().expect("the game is not over");
        let mut events = Vec::new();
        self.game.play(action, &mut events).expect("a listed action is legal");
        Happened { by, events, patch: self.move_to_now() }
    }

    fn move_to_now(&mut self) -> Patch {
        let bytes = open_table(self.game.view(Viewer::Public));
        let patch = Patch::new(&self.bytes, &bytes);
        assert_eq!(patch.apply(&self.bytes).as_ref(), Ok(&bytes));
        (self.bytes, self.steps) = (bytes, self.steps + 1);
        patch
    }

    fn tell(&self, viewer: Viewer, happened: &Happened) -> Steps {
        let events = happened.events.iter().map(|event| event.seen_by(viewer)).collect();
        self.message(viewer, vec![step(self.steps - 1, happened.by, Deed::Played(events), &happened.patch)])
    }

    fn message(&self, viewer: Viewer, steps: Vec<Step>) -> Steps {
        Steps { steps, check: check_of(&self.bytes), hands: self.hands(viewer), may_undo: None }
    }
}

fn step(number: u32, by: Seat, deed: Deed, patch: &Patch) -> Step {
    Step { number, by, id: None, deed, patch: patch.clone() }
}

/// Sends a message through bytes.
fn sent(message: Steps) -> Steps {
    let bytes = Frame::Steps(message).to_bytes();
    match Frame::from_bytes(&bytes) {
        Ok(Frame::Steps(steps)) => steps,
        other => panic!("{other:?}"),
    }
}

fn followed(table: &Table, viewer: Viewer) -> Following {
    let bytes = Frame::Fresh(table.fresh(viewer)).to_bytes();
    let Ok(Frame::Fresh(fresh)) = Frame::from_bytes(&bytes) else { panic!("the message cannot be read") };
    Following::new(fresh).unwrap_or_else(|error| panic!("{error}"))
}

fn legal(view: &View<'_>) -> HashSet<Action> {
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    let set: HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(set.len(), legal.len(), "an action is listed twice");
    set
}

fn check(following: &Following, table: &Table, rules: &Rules) {
    let view = table.game.view(following.viewer());
    assert_eq!(following.view(), view, "{}", mixes::name(rules));
    assert_eq!(legal(&following.view()), legal(&view), "{}", mixes::name(rules));
}

#[test]
fn a_page_sees_what_the_viewer_sees_in_games_of_all_mixes() {
    for (place, rules) in mixes::random().into_iter().enumerate() {
        let seed = place as u64;
        let mut table = Table::new(rules, seed);
        let viewers = [Viewer::Public, Viewer::Seat(testkit::seat(place % rules.players()))];
        let mut followings = viewers.map(|viewer| followed(&table, viewer));
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut actions = Vec::new();
        loop {
            table.game.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            let happened = table.play(actions[rng.below(actions.len())]);
            for following in &mut followings {
                let message = sent(table.tell(following.viewer(), &happened));
                following.follow(message).unwrap_or_else(|error| panic!("{}: {error}", mixes::name(&rules)));
                // Looking at every position of every game would take minutes.
                if rng.below(8) == 0 {
                    check(following, &table, &rules);
                }
            }
        }
        for following in &followings {
            check(following, &table, &rules);
            assert_eq!(following.start(), Game::new(rules, Seed::from_number(seed)).view(Viewer::Public));
            assert!(following.log().iter().any(|(_, event)| matches!(event, Event::GameOver { .. })));
            let scored = following.log().iter().filter(|(_, event)| matches!(event, Event::Scored { .. }));
            let steps: Vec<u32> = scored.map(|(number, _)| *number).collect();
            let rounds: Vec<u32> = following.rounds().iter().map(|round| round.number).collect();
            assert_eq!(rounds, steps, "{}", mixes::name(&rules));
            let is_scored = |seen: &Seen| Round::ALL.map(|round| seen.view().is_scored(round));
            assert!(
                following.rounds().iter().all(|round| is_scored(&round.before) != is_scored(&round.after))
            );
        }
    }
}

#[test]
fn patches_are_small() {
    let mut sizes = Vec::new();
    let mut whole = Vec::new();
    for rules in [testkit::rules(3, ""), testkit::mixes::random().pop().expect("there are mixes")] {
        let mut table = Table::new(rules, 5);
        let mut rng = Rng::new(Seed::from_number(5));
        let mut actions = Vec::new();
        loop {
            table.game.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            let happened = table.play(actions[rng.below(actions.len())]);
            sizes.push(Frame::Steps(table.tell(Viewer::Public, &happened)).to_bytes().len());
            whole.push(table.bytes.len());
        }
    }
    let average = |sizes: &[usize]| sizes.iter().sum::<usize>() / sizes.len();
    assert!(5 * average(&sizes) < average(&whole), "{} of {}", average(&sizes), average(&whole));
}

/// A table after some actions, with what happened.
fn begun(rules: Rules, actions: usize) -> (Table, Vec<Happened>) {
    let mut table = Table::new(rules, 3);
    let (mut happened, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..actions {
        table.game.legal_actions(&mut legal);
        happened.push(table.play(legal[0]));
    }
    (table, happened)
}

#[test]
fn what_is_known_comes_again_and_gaps_are_found() {
    let rules = testkit::rules(3, "");
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut following = followed(&Table::new(rules, 3), viewer);
    let (table, happened) = begun(rules, 4);
    let steps: Vec<Step> = (0..)
        .zip(&happened)
        .map(|(number, past)| {
            let events = past.events.iter().map(|event| event.seen_by(viewer)).collect();
            step(number, past.by, Deed::Played(events), &past.patch)
        })
        .collect();
    let before = following.seen().clone();
    let gap = following.follow(table.message(viewer, steps[1..].to_vec()));
    assert_eq!(gap, Err(FollowError::Gap { expected: 0, found: 1 }));
    let mut mixed = steps.clone();
    mixed.swap(1, 2);
    assert_eq!(following.follow(table.message(viewer, mixed)), Err(FollowError::Order));
    let wrong = Steps { check: 0, ..table.message(viewer, steps.clone()) };
    assert_eq!(following.follow(wrong), Err(FollowError::Differs));
    let stranger = Steps { hands: Vec::new(), ..table.message(viewer, steps.clone()) };
    assert!(matches!(following.follow(stranger), Err(FollowError::Table(_))));
    assert!(*following.seen() == before && following.next() == 0 && following.log().is_empty());

    let all = table.message(viewer, steps.clone());
    assert_eq!(following.follow(all.clone()), Ok(Followed::Steps { from: 0, set_back: false }));
    assert_eq!(following.follow(all), Ok(Followed::Nothing));
    assert_eq!((following.next(), following.last()), (4, Some(3)));
    assert_eq!(following.view(), table.game.view(viewer));
    let n_events: usize = happened.iter().map(|past| past.events.len()).sum();
    assert_eq!(following.log().len(), n_events);
}

#[test]
fn a_step_can_set_the_game_back() {
    let rules = testkit::rules(3, "");
    let viewer = Viewer::Seat(Seat::FIRST);
    let (mut table, _) = begun(rules, 2);
    let mut following = followed(&table, viewer);
    let before = table.game.clone();
    let mut legal = Vec::new();
    table.game.legal_actions(&mut legal);
    let happened = table.play(legal[0]);
    following.follow(table.tell(viewer, &happened)).expect("it continues");
    assert!(!following.log().is_empty());
    table.game = before;
    let patch = table.move_to_now();
    let back = |from| vec![step(3, happened.by, Deed::SetBack { from }, &patch)];
    assert_eq!(following.follow(table.message(viewer, back(3))), Err(FollowError::Order));
    let news = following.follow(table.message(viewer, back(2)));
    assert_eq!(news, Ok(Followed::Steps { from: 3, set_back: true }));
    assert!(following.log().is_empty() && following.next() == 4);
    assert_eq!(following.view(), table.game.view(viewer));
}

/// Counts what comes in.
struct Count(usize);

impl EventSink for Count {
    fn push(&mut self, _: Event) {
        self.0 += 1;
    }
}

#[test]
fn damaged_bytes_are_an_error_and_never_a_panic() {
    let mut rng = Rng::new(Seed::from_number(11));
    let (mut refused, mut read) = (0, Count(0));
    for rules in mixes::random().into_iter().rev().step_by(9) {
        let viewer = Viewer::Seat(Seat::FIRST);
        let mut table = Table::new(rules, 1);
        let mut actions = Vec::new();
        for _ in 0..60 {
            table.game.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            let action = actions[rng.below(actions.len())];
            table.game.play(action, &mut read).expect("a listed action is legal");
        }
        table.bytes = open_table(table.game.view(Viewer::Public));
        let bytes = Frame::Fresh(table.fresh(viewer)).to_bytes();
        for _ in 0..400 {
            let mut damaged = bytes.clone();
            for _ in 0..=rng.below(3) {
                let place = rng.below(damaged.len());
                match rng.below(4) {
                    0 => drop(damaged.remove(place)),
                    1 => damaged.insert(place, rng.below(256) as u8),
                    2 => damaged.truncate(place + 1),
                    _ => damaged[place] = rng.below(256) as u8,
                }
            }
            match Frame::from_bytes(&damaged) {
                Ok(Frame::Fresh(fresh)) => match Following::new(fresh) {
                    // What was damaged so that it is still a table can be looked at.
                    Ok(following) => {
                        let view = following.view();
                        let places = view.outlook().map(|outlook| outlook.coming.cases_within(3));
                        assert!(places.is_none_or(|(some, all)| some <= all));
                    }
                    Err(_) => refused += 1,
                },
                _ => refused += 1,
            }
        }
    }
    assert!(refused > 1000 && read.0 > 1000);
}
