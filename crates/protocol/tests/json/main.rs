//! The protocol and its files from outside: requests, states, events, records, saved games.

mod actions;
mod codes;
mod common;
mod events;
mod finished;
mod layouts;
mod noise;
mod records;
mod red_palace;
mod requests;
mod saved;
mod serving;
mod state;
