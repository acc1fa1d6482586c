//! `fmt`: formats every Rust file of the tree. `cargo fmt` follows `mod` lines, so it misses the rooms of modules,
//! which a macro declares.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::refuse_options;
use crate::tree::read_tree;

/// Formats, or only checks with `--check`.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let check: &[&str] = match options {
        [] => &[],
        ["--check"] => &["--check"],
        _ => return Err(refuse_options("fmt", options)),
    };
    let files = read_tree(root)?;
    let sources = files.iter().filter(|file| file.has_extension("rs")).map(|file| &file.path);
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]).args(check).args(sources).current_dir(root);
    // The command line names every file, so an error must not show it.
    let status = rustfmt.status().context("cannot start rustfmt")?;
    ensure!(status.success(), "rustfmt failed: `cargo xtask fmt` fixes what can be fixed");
    Ok(())
}
