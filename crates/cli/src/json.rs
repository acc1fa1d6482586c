//! Answers for programs. Their fields are described in `docs/terminal.md`.

use std::io::Write;

use anyhow::Context;
use serde::Serialize;

use crate::failure::Failure;

/// Writes an answer as one JSON value.
pub fn write(out: &mut impl Write, answer: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(answer).context("cannot write the answer")?;
    Ok(writeln!(out, "{text}")?)
}
