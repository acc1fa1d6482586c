//! `examples`: writes the games in `crates/web/examples/` with which the lessons of modules begin.

use std::path::Path;

use anyhow::Result;

use crate::{process, refuse_options};

/// Runs the binary `module_examples` of the crate testkit.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("examples", options));
    }
    process::run(process::cargo(root).args(["run", "--release", "-p", "testkit", "--bin", "module_examples"]))
}
