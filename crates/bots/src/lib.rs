//! Players made of code: the [`Bot`] trait, the bots by their codes, matches between them and the
//! statistics of those matches.
//!
//! A bot sees the [`View`] of its own seat and the list of its legal actions, nothing else. The same view, list
//! and seed give the same choice on every machine.

use engine::{Action, View};

pub mod arena;
mod casual;
mod greedy;
mod hasty;
pub mod levels;
pub mod module_report;
pub mod net;
mod random;
mod registry;
pub mod search;
pub mod stats;
#[cfg(feature = "anchors")]
mod thrifty;

pub use casual::Casual;
pub use greedy::{Greedy, Weights};
pub use hasty::Hasty;
pub use random::Random;
pub use registry::{Registry, by_name, decide, decide_within, names};
#[cfg(feature = "anchors")]
pub use thrifty::Thrifty;

/// Chooses actions for a seat.
///
/// ```
/// # use engine as alhambra_engine;
/// use alhambra_bots::{Bot, Greedy};
/// use alhambra_engine::{Action, Game, Rules, Seed, View, Viewer};
///
/// /// Plays the last action of the list.
/// struct Last;
///
/// impl Bot for Last {
///     fn choose(&mut self, _: &View<'_>, legal: &[Action]) -> Action {
///         legal[legal.len() - 1]
///     }
/// }
///
/// let mut game = Game::new(Rules::new(2)?, Seed::from_number(1));
/// let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Last)];
/// let mut legal = Vec::new();
/// while let Some(seat) = game.to_act() {
///     let view = game.view(Viewer::Seat(seat));
///     view.legal_actions(&mut legal);
///     let action = bots[seat.index()].choose(&view, &legal);
///     game.play(action, &mut ()).expect("bots choose from the list");
/// }
/// # Ok::<(), alhambra_engine::RulesError>(())
/// ```
pub trait Bot {
    /// Chooses one of the `legal` actions. They are those of the seat that `view` belongs to; there is at least one.
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action;

    /// The same by a bot that answers early when `has_time` says that there is none left. A bot that does not think long
    /// need not ask. The choice then depends on the machine, so matches and records do without a clock.
    fn choose_within(
        &mut self,
        view: &View<'_>,
        legal: &[Action],
        has_time: &mut dyn FnMut() -> bool,
    ) -> Action {
        let _ = has_time;
        self.choose(view, legal)
    }
}
