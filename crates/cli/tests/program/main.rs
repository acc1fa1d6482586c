//! The program as its users run it.

#[path = "../common/mod.rs"]
mod common;
mod foreign;
mod hosting;
mod playing;
mod records;
mod saving;
mod serving;
mod usage;
