//! The ways in which a game comes to its end, each with a golden game of its own.

use engine::modules::{bazaars, power_of_the_sultan, viziers_favour};
use engine::{Action, Event, Game, GuardBoard, Rules, Viewer};
use protocol::Record;

use super::Policy;
use crate::red_palace;

/// A way to end. A game may end in several of them at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum End {
    /// The technical limit of turns (INT-08).
    TurnLimit,
    /// The market could not be refilled after a turn (BASE-65, RED-64).
    Market,
    /// The same after a purchase with the vizier (VIZ-22).
    Vizier,
    /// A sultan card took the last tile of the supply, so that its space stayed empty (SUL-29).
    Sultan,
    /// Only bazaars were left, and drawn past (BAZ-11).
    Bazaars,
    /// A left-over tile stayed on the market because the most money was held by several (BASE-80, RED-91).
    LeftOverTie,
    /// Several share the victory (BASE-83, RED-93).
    Shared,
}

impl End {
    /// Which ends have a golden game, and by which rules and how it is played.
    pub(super) fn sought() -> impl Iterator<Item = (End, Rules, Policy)> {
        let base = |players| crate::rules(players, "");
        let palace = |players| red_palace::with(players, GuardBoard::Random, "");
        let limited = base(3).with_turn_limit(12).unwrap_or_else(|error| panic!("{error}"));
        [
            (End::TurnLimit, limited, Policy::Greedy),
            (End::Market, base(4), Policy::Random),
            (End::LeftOverTie, base(4), Policy::Random),
            (End::Shared, base(2), Policy::Greedy),
            (End::Vizier, crate::rules(2, "viziers-favour"), Policy::Random),
            (End::Sultan, crate::rules(3, "power-of-the-sultan"), Policy::Greedy),
            (End::Bazaars, crate::rules(3, "bazaars"), Policy::Random),
            (End::Market, palace(4), Policy::Random),
            (End::LeftOverTie, palace(4), Policy::Random),
            (End::Shared, palace(2), Policy::Greedy),
        ]
        .into_iter()
    }

    /// Its name in fixtures.
    pub fn slug(self) -> &'static str {
        match self {
            End::TurnLimit => "by-turn-limit",
            End::Market => "by-market",
            End::Vizier => "by-vizier",
            End::Sultan => "by-sultan",
            End::Bazaars => "by-bazaars",
            End::LeftOverTie => "with-a-tile-nobody-gets",
            End::Shared => "with-a-shared-victory",
        }
    }

    /// Whether that game ends so.
    pub fn is_of(self, record: &Record) -> bool {
        let mut game = Game::new(record.setup.rules(), record.seed.seed());
        let mut events = Vec::new();
        for &action in &record.actions {
            game.play_unchecked(action, &mut events);
        }
        let short = events.iter().rposition(|event| matches!(event, Event::MarketShort));
        let before = &events[..short.unwrap_or(0)];
        // What became of the last tile that was drawn for the market.
        let last_drawn = before.iter().rfind(|event| {
            matches!(
                event,
                Event::MarketFilled { .. }
                    | Event::Bazaars(bazaars::Event::Displayed { .. })
                    | Event::PowerOfTheSultan(power_of_the_sultan::Event::Claimed { .. })
            )
        });
        match self {
            End::TurnLimit => matches!(events.last(), Some(Event::Aborted)),
            End::Market => short.is_some() && !is_by_vizier(record),
            End::Vizier => is_by_vizier(record),
            End::Sultan => matches!(last_drawn, Some(Event::PowerOfTheSultan(_))),
            End::Bazaars => matches!(last_drawn, Some(Event::Bazaars(_))),
            End::LeftOverTie => events.iter().any(|event| matches!(event, Event::LeftOver { to: None, .. })),
            End::Shared => {
                events.iter().any(|event| matches!(event, Event::GameOver { winners } if winners.len() > 1))
            }
        }
    }
}

/// Whether the last purchase was made with the vizier and ended the game at once.
fn is_by_vizier(record: &Record) -> bool {
    let is_vizier =
        |action: &&Action| matches!(action, Action::ViziersFavour(viziers_favour::Action::Buy { .. }));
    let Some(at) = record.actions.iter().rposition(|action| is_vizier(&action)) else { return false };
    // After the purchase and its placement nothing but left-over tiles is placed.
    let mut game = Game::new(record.setup.rules(), record.seed.seed());
    for &action in &record.actions[..=at] {
        game.play_unchecked(action, &mut ());
    }
    let turn = game.view(Viewer::Public).turn();
    let short = game.view(Viewer::Public).supply_len() == 0;
    for &action in &record.actions[at + 1..] {
        game.play_unchecked(action, &mut ());
    }
    short && game.view(Viewer::Public).turn() == turn
}
