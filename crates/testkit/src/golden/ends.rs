//! The ways in which a game can end, each with its own golden game.

use engine::{Event, Game, GuardBoard, Module, Rules};
use protocol::Record;

use super::Policy;
use crate::{modules, red_palace};

/// A way in which a game can end. Several may apply to the same game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum End {
    /// The game reached the technical turn limit (INT-08).
    TurnLimit,
    /// The market could not be refilled after a turn (BASE-65, RED-64).
    Market,
    /// A left-over tile stayed on the market because several players tied for the most money (BASE-80, RED-91).
    LeftOverTie,
    /// Several players share the victory (BASE-83, RED-93).
    Shared,
    /// The ending that only this module makes possible.
    Module(Module),
}

/// A way to end that only one module makes possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ModuleEnd {
    /// Its name in fixtures.
    pub slug: &'static str,
    /// The number of players in its golden game.
    pub players: usize,
    /// How its golden game is played.
    pub policy: Policy,
    /// Whether a game with this record and these events ends in this way.
    pub is_of: fn(&Record, &[Event]) -> bool,
}

impl End {
    /// The endings that have a golden game, with the rules and the policy that it is played by.
    pub(super) fn sought() -> impl Iterator<Item = (End, Rules, Policy)> {
        let base = |players| crate::rules(players, "");
        let palace = |players| red_palace::with(players, GuardBoard::Random, "");
        let limited = base(3).with_turn_limit(12).unwrap_or_else(|error| panic!("{error}"));
        let of_modules = Module::every().filter_map(|module| {
            let ModuleEnd { players, policy, .. } = modules::room(module).end()?;
            Some((End::Module(module), crate::rules(players, module.slug()), policy))
        });
        [
            (End::TurnLimit, limited, Policy::Greedy),
            (End::Market, base(4), Policy::Random),
            (End::LeftOverTie, base(4), Policy::Random),
            (End::Shared, base(2), Policy::Greedy),
            (End::Market, palace(4), Policy::Random),
            (End::LeftOverTie, palace(4), Policy::Random),
            (End::Shared, palace(2), Policy::Greedy),
        ]
        .into_iter()
        .chain(of_modules)
    }

    /// Its name in fixtures.
    pub fn slug(self) -> &'static str {
        match self {
            End::TurnLimit => "by-turn-limit",
            End::Market => "by-market",
            End::LeftOverTie => "with-a-tile-nobody-gets",
            End::Shared => "with-a-shared-victory",
            End::Module(module) => modules::room(module).end().map_or("", |end| end.slug),
        }
    }

    /// Whether this game ends in this way.
    pub fn is_of(self, record: &Record) -> bool {
        let mut game = Game::new(record.setup.rules(), record.seed.seed());
        let mut events = Vec::new();
        for &action in &record.actions {
            game.play_unchecked(action, &mut events);
        }
        let is_by = |module| modules::room(module).end().is_some_and(|end| (end.is_of)(record, &events));
        match self {
            End::TurnLimit => matches!(events.last(), Some(Event::Aborted)),
            End::Market => short_at(&events).is_some() && !game.rules().modules().iter().any(is_by),
            End::LeftOverTie => events.iter().any(|event| matches!(event, Event::LeftOver { to: None, .. })),
            End::Shared => {
                events.iter().any(|event| matches!(event, Event::GameOver { winners } if winners.len() > 1))
            }
            End::Module(module) => is_by(module),
        }
    }
}

/// The index of the last event that says that the market could not be refilled.
fn short_at(events: &[Event]) -> Option<usize> {
    events.iter().rposition(|event| matches!(event, Event::MarketShort))
}

/// Whether the last tile drawn before the supply ran short was taken by an event that `takes` matches, and did not
/// reach the market.
pub(crate) fn is_last_drawn(events: &[Event], takes: impl Fn(&Event) -> bool) -> bool {
    let before = &events[..short_at(events).unwrap_or(0)];
    let drawn = |event: &&Event| matches!(event, Event::MarketFilled { .. }) || takes(event);
    before.iter().rfind(drawn).is_some_and(takes)
}
