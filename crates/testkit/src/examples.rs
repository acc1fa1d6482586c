//! Examples for the lessons of the page: for each module, a game up to the moment when the first player can take an
//! action typical of it, and what that player does then.

use bots::decide;
use engine::vocab::Seat;
use engine::{Action, Awaited, Event, Game, GuardBoard, Module, Rules, Viewer};
use protocol::{Record, RecordedGame, SeedText, Setup};

use crate::modules;

/// The number of games that are searched for each example.
const GAMES: u64 = 240;

/// The preferred limit on the actions that an example shows. Longer ones are used only if nothing shorter is found.
const FEW: usize = 4;
/// The most actions that an example may show.
const MOST: usize = 9;

/// What happened from the typical action until the player was done.
pub(crate) struct Shown<'g> {
    /// The game before the first action.
    pub before: &'g Game,
    /// The game after the last action.
    pub after: &'g Game,
    /// The seat that acted.
    pub seat: Seat,
    /// The events of all the actions.
    pub events: &'g [Event],
}

impl Shown<'_> {
    /// Whether the player placed a tile in their Alhambra.
    pub fn places(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::TilePlaced { seat, .. } if *seat == self.seat))
    }

    /// Whether a round was scored.
    pub fn scores(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Scored { .. }))
    }
}

/// An example: a game whose last actions are the ones to show.
pub struct Example {
    /// The name of the page in the rulebook and of the file.
    pub name: String,
    /// The whole game.
    pub record: Record,
    /// The number of actions at the end of the game that are shown.
    pub shown: usize,
}

impl Example {
    /// The contents of the file that the page reads.
    pub fn to_json(&self) -> String {
        format!("{{\"shown\":{},\"record\":{}}}\n", self.shown, self.record.to_json().trim_end())
    }
}

/// The games that a module belongs to: rules for three players, with the name of the module's page in that game.
pub fn pages(module: Module) -> Vec<(String, Rules)> {
    let with_module = |rules: Rules| rules.with_modules([module].into_iter().collect()).ok();
    let base = Rules::new(3).ok().and_then(with_module);
    let red = Rules::red_palace(3, GuardBoard::DEFAULT).ok().and_then(with_module);
    // A module that both games have gets a second page for The Red Palace.
    let red_name =
        if base.is_some() { format!("red-palace-{}", module.slug()) } else { module.slug().into() };
    let base = base.map(|rules| (module.slug().to_string(), rules));
    base.into_iter().chain(red.map(|rules| (red_name, rules))).collect()
}

/// Finds the example for a page: the shortest game in which a good player takes the typical action, or else the
/// shortest in which it is possible. `None` if the module has nothing to show.
pub fn find(module: Module, name: &str, rules: Rules) -> Option<Example> {
    let mut best: Option<((bool, bool, usize), Example)> = None;
    for seed in 0..GAMES {
        let mut game = RecordedGame::new(Setup::new(rules), SeedText::from_number(seed)?);
        while let Some(seat) = game.game().to_act() {
            let number = game.record().actions.len();
            let is_too_late =
                |rank: (bool, bool, usize)| best.as_ref().is_some_and(|(other, _)| *other <= rank);
            if is_too_late((true, true, number)) && is_too_late((false, false, number)) {
                break;
            }
            if seat.index() == 0 {
                let good = decide("greedy", game.game(), number as u64)?;
                for action in legal(game.game()) {
                    let Some(actions) = shown_by(module, game.game(), action) else { continue };
                    let rank = (actions.len() > FEW, action != good, number);
                    if is_too_late(rank) {
                        continue;
                    }
                    let mut whole = game.clone();
                    actions.iter().try_for_each(|&action| whole.play(action, &mut ())).ok()?;
                    let (record, shown) = (whole.record().clone(), actions.len());
                    best = Some((rank, Example { name: name.to_string(), record, shown }));
                    break;
                }
            }
            // Random players stumble upon everything; good ones get far.
            let bot = if number.is_multiple_of(3) { "random" } else { "greedy" };
            game.play(decide(bot, game.game(), number as u64)?, &mut ()).ok()?;
        }
    }
    best.map(|(_, example)| example)
}

fn legal(game: &Game) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal
}

/// The actions of the player to act that show the module, starting with `first`. `None` if they show nothing.
fn shown_by(module: Module, before: &Game, first: Action) -> Option<Vec<Action>> {
    let (room, seat) = (modules::room(module), before.to_act()?);
    if !room.is_typical(module, &before.view(Viewer::Seat(seat)), first) {
        return None;
    }
    let (mut game, mut events, mut actions) = (before.clone(), Vec::new(), Vec::new());
    let mut next = first;
    loop {
        if matches!(next, Action::Reserve { .. }) || actions.len() == MOST {
            return None;
        }
        game.play(next, &mut events).ok()?;
        actions.push(next);
        if is_end(&game, seat, &events) {
            break;
        }
        next = decide("greedy", &game, actions.len() as u64)?;
    }
    room.is_shown(&Shown { before, after: &game, seat, events: &events }).then_some(actions)
}

/// Whether the player is done with what the first action began: someone else is to act, the next turn has come, or
/// the engine offers an interrupt between two turns (F11).
fn is_end(game: &Game, seat: Seat, events: &[Event]) -> bool {
    let awaited = game.view(Viewer::Public).awaited();
    game.to_act() != Some(seat)
        || awaited.is_interrupt()
        || awaited == Awaited::BeforeTurn
        || events.iter().any(|event| matches!(event, Event::TurnStarted { .. }))
}

/// Whether the last `shown` actions of a game show what is typical of the module.
pub fn shows(module: Module, record: &Record, shown: usize) -> bool {
    let Some(first) = record.actions.len().checked_sub(shown).filter(|_| shown > 0) else { return false };
    let mut game = RecordedGame::new(record.setup, record.seed.clone());
    let mut play = |actions: &[Action], events: &mut Vec<Event>| {
        actions.iter().try_for_each(|&action| game.play(action, events)).ok()?;
        Some(game.game().clone())
    };
    let Some(before) = play(&record.actions[..first], &mut Vec::new()) else { return false };
    let mut events = Vec::new();
    let Some(after) = play(&record.actions[first..], &mut events) else { return false };
    let Some(seat) = before.to_act().filter(|seat| seat.index() == 0) else { return false };
    let room = modules::room(module);
    room.is_typical(module, &before.view(Viewer::Seat(seat)), record.actions[first])
        && room.is_shown(&Shown { before: &before, after: &after, seat, events: &events })
}
