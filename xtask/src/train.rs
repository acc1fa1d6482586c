//! `train`: teaches the net of the bots, in the program of `crates/train`.

use std::path::Path;

use anyhow::Result;

use crate::process::{self, cargo};

/// Builds the program and starts it; it knows the options.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    process::run(cargo(root).args(["run", "--quiet", "--release", "--package", "train", "--"]).args(options))
}
