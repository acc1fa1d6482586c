//! The hook tables: which module changes what, and in which order, by part of the turn.
//!
//! The base rule comes first, then the modules in the order of their rule files (INT-01). Any other order is explained
//! here, with the rule that requires it. A hook is a plain function named after its moment, with one bit test for each
//! module that uses it.

mod drawing;
#[cfg(feature = "editor")]
pub(crate) mod edit;
mod payment;
mod scoring;
mod setup;
mod turn;
mod window;

pub(crate) use drawing::*;
pub(crate) use payment::*;
pub(crate) use scoring::*;
pub(crate) use setup::*;
pub(crate) use turn::*;
pub(crate) use window::*;
