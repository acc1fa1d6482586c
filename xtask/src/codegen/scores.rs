//! The rows of score cards and of score tiles, which have the same form.

use std::fmt::Write as _;

use anyhow::{Result, ensure};

use super::{KIND_VARIANTS, KINDS};
use crate::csv::Table;

/// The type and value of a table of score cards or tiles. Each has every kind once, in ascending order of points.
pub fn score_rows(table: &Table, id: &str) -> Result<String> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let mut kinds = Vec::new();
        for place in 1..=KINDS.len() {
            let kind = row.index_in(&format!("place_{place}"), &KINDS)?;
            ensure!(!kinds.contains(&kind), row.error(&format!("{} stands there twice", KINDS[kind])));
            kinds.push(kind);
        }
        let kinds: Vec<String> =
            kinds.into_iter().map(|kind| format!("Building::{}", KIND_VARIANTS[kind])).collect();
        write!(rows, "ScoreRow {{ id: {:?}, kinds: [{}] }},", row.text(id)?, kinds.join(", "))?;
        count += 1;
    }
    Ok(format!(": [ScoreRow; {count}] = [{rows}];"))
}
