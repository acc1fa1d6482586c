//! `deny`: checks third-party crates against `deny.toml` with cargo-deny: licences, sources, versions, advisories.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::process::{self, cargo};
use crate::refuse_options;

/// The version of cargo-deny that is installed if it is missing.
const CARGO_DENY_VERSION: &str = "0.20.2";

/// The main workspace and those outside it, each with its own Cargo.lock.
const WORKSPACES: [&str; 3] = [".", "fuzz", "benches/peers"];

/// The warnings of cargo-deny about a line of `deny.toml` that nothing needs.
const IDLE_LINES: [&str; 4] =
    ["unmatched-skip", "unnecessary-skip", "unused-wrapper", "advisory-not-detected"];

/// Checks every workspace.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("deny", options));
    }
    // A debug build: compiling it with optimisations would take longer than they save.
    process::ensure_cargo_tool(root, "deny", CARGO_DENY_VERSION, &["--debug"])?;
    // No test fetches the database: results must not depend on the day, or on a network.
    let has_advisories = has_advisories();
    if !has_advisories {
        println!("advisories are not checked: there is no database here; run `cargo deny fetch db`");
    }
    for workspace in WORKSPACES {
        println!("crates of {workspace}");
        check(root, workspace, "--locked", &["bans", "licenses", "sources"])?;
        if has_advisories {
            check(root, workspace, "--frozen", &["advisories"])?;
        }
    }
    Ok(())
}

fn check(root: &Path, workspace: &str, network: &str, what: &[&str]) -> Result<()> {
    let mut command = cargo(root);
    command.args(["deny", network, "--config", "deny.toml", "--manifest-path"]);
    command.arg(format!("{workspace}/Cargo.toml")).arg("check");
    // Unused exceptions must be removed from the list, which is made for the main workspace; the others need only
    // part of it.
    let verdict = if workspace == "." { "--deny" } else { "--allow" };
    command.args(IDLE_LINES.iter().flat_map(|line| [verdict, line]));
    process::run(command.args(what))
}

/// Whether the advisory database is where cargo-deny looks for it.
fn has_advisories() -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let folders = home.and_then(|home| home.join("advisory-dbs").read_dir().ok());
    folders.into_iter().flatten().flatten().any(|folder| folder.path().join("crates").is_dir())
}
