//! The Red Palace (`docs/rules/60-red-palace.md`, RED; `61-guard-abilities.md`, GRD; `62-medinas.md`, MED;
//! `63-red-palace-bazaars-and-camps.md`, RBC): the second game, with what it does not share with Alhambra.
//!
//! Palace, payments, redesigns, money deck, final distribution and rankings are those of the base game. Wooden wall
//! sections are kept where City Walls keeps its sticks, so that `Table::walls_of` knows them.

mod abilities;
mod actions;
mod flow;
mod guards;
mod market;
mod placement;
mod scoring;
mod setup;
mod state;

pub use abilities::{Ability, AbilitySet};
pub use actions::{Action, Event, Step};
pub use guards::Guards;
pub use setup::Pile;
pub use state::{Paid, PreviewSpace, ScoreTile};

pub(crate) use abilities::{act_actions, begin_overpaid, check_overpaid, substitute};
pub(crate) use actions::{apply, check, check_pass, list};
pub(crate) use flow::{run_step, turn};
pub(crate) use market::dirk_draws;
pub(crate) use placement::{check_gift, settled};
pub(crate) use scoring::{lines, majority_points, scored_wall};
pub(crate) use setup::deal;
pub(crate) use state::{State, before_action, bought, stopped};
