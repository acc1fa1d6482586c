//! Tables at which people play over a network: who sits where, the running game, clocks, talk, and what each of the
//! people is told.
//!
//! Nothing here knows a network, a disk or a clock: the time is passed in, in milliseconds since 1970. A step of a game
//! is planned first ([`Table::plan`]), which changes nothing. Whoever owns the table writes it down and then carries it
//! out ([`Table::commit`]), so that no step is ever told to anybody before it is safe. A table is the same after it was
//! read again from what was written down ([`Kept`], [`Row`]).

mod asks;
mod brought;
mod clock;
mod kept;
mod log;
mod member;
mod playing;
mod seats;
mod show;
mod steps;
mod table;
mod talk;

pub use asks::Change;
pub use brought::Bring;
pub use kept::{Did, Kept, KeptError, KeptSeat, Row};
pub use member::Member;
pub use show::{Audience, Catch};
pub use steps::{Due, Plan, Task};
pub use table::{New, Table};
pub use talk::KEPT as TALK_KEPT;

/// How long after the last connection somebody counts as away and not yet as lost, in milliseconds.
pub const AWAY: u64 = 60_000;
