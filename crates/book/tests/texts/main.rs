//! Tests of the real texts of the book.

mod common;
mod languages;
mod questions;
mod refusals;
