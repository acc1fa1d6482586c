//! The crates that others can use: packed, built from their packages, and held against the last published version.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{self, cargo};

/// What is published, each after those it needs.
const PUBLISHED: [&str; 3] = ["alhambra-engine", "alhambra-protocol", "alhambra-bots"];

/// The version of cargo-semver-checks that is installed when there is none.
const SEMVER_CHECKS_VERSION: &str = "0.51.0";

/// Packs the crates and builds each from its package; then compares them with the last tag, once there is one.
pub fn run(root: &Path) -> Result<()> {
    let named = || PUBLISHED.iter().flat_map(|name| ["--package", name]);
    // Work that is not committed is packed as well: this asks whether it could be published, and publishes nothing.
    process::run(cargo(root).args(["package", "--quiet", "--allow-dirty"]).args(named()))?;
    let Some(tag) = last_tag(root) else {
        println!("no version has a tag yet: there is nothing to compare with");
        return Ok(());
    };
    process::ensure_cargo_tool(root, "semver-checks", SEMVER_CHECKS_VERSION, &[])?;
    process::run(cargo(root).args(["semver-checks", "--baseline-rev", &tag]).args(named()))
}

/// The newest tag of a version.
fn last_tag(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    git.args(["describe", "--tags", "--match", "v[0-9]*", "--abbrev=0"]).current_dir(root);
    let output = process::collect(&mut git).ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_string()).filter(|tag| !tag.is_empty())
}
