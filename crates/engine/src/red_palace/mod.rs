//! The Red Palace: the second base game, as far as it differs from Alhambra.
//!
//! The rules are in `docs/rules/60-red-palace.md` (RED) and `61-guard-abilities.md` (GRD).
//!
//! Palace, payments, redesigns, money deck, final distribution and rankings are those of Alhambra. Wooden wall sections
//! are walls added to tiles, so that `Table::walls_of` includes them.

mod abilities;
mod actions;
#[cfg(feature = "editor")]
mod editor;
mod flow;
mod guards;
mod hooks;
mod market;
mod notation;
mod placement;
mod reason;
mod scoring;
mod setup;
mod setup_list;
mod state;
mod tiles;
mod view;

pub use abilities::{Ability, AbilitySet};
pub use actions::{Action, Awaited, Event, Step};
pub use guards::Guards;
pub use reason::Reason;
pub use setup::Pile;
pub use setup_list::SetupItem;
pub use state::{Paid, PreviewSpace, ScoreTile};

pub(crate) use abilities::{act_actions, begin_overpaid, check_overpaid, substitute};
pub(crate) use flow::turn;
pub(crate) use market::dirk_draws;
pub(crate) use placement::{check_gift, no_gift, settled};
pub(crate) use scoring::{lines, majority_points, scored_wall};
pub(crate) use setup::deal;
pub(crate) use setup_list::setup_list;
pub(crate) use state::{State, before_action, bought, stopped};

/// What The Red Palace awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Guards on the longest outer wall (RED-84).
    Guards,
}

/// Something that The Red Palace sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goods {
    /// The building on a space of the preview (GRD-80).
    Preview(PreviewSpace),
}
