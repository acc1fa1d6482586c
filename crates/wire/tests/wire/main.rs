//! Tests of what travels.

mod following;
mod messages;
mod patches;
