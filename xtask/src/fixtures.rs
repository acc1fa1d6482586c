//! `fixtures`: writes the files in `fixtures/` that are made by playing.

use std::path::Path;

use anyhow::Result;

use crate::{process, refuse_options};

/// Calls the binary `fixtures` of the crate testkit.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("fixtures", options));
    }
    process::run(process::cargo(root).args(["run", "--release", "-p", "testkit", "--bin", "fixtures"]))
}
