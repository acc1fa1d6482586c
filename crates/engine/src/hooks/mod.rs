//! The hook tables: which module changes what, in which order, by the part of the turn.
//!
//! The base rule comes first, then the modules in the order of their rule files (INT-01); another order is
//! written here, with the rule that asks for it. A hook is a plain function with one bit test for each module
//! that uses it, and is named by its moment.

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
