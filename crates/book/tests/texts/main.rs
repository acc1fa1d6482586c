//! The texts of the book, as they are.

mod common;
mod languages;
mod questions;
mod refusals;
