//! `deny`: holds the crates of others to `deny.toml`, with cargo-deny: licences, sources, versions, advisories.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::process::{self, cargo};
use crate::refuse_options;

/// The version of cargo-deny that is installed when there is none.
const CARGO_DENY_VERSION: &str = "0.20.2";

/// The workspace and what stands outside it, each with a Cargo.lock of its own.
const WORKSPACES: [&str; 3] = [".", "fuzz", "benches/peers"];

/// What cargo-deny says of a line of `deny.toml` that nothing needs.
const IDLE_LINES: [&str; 4] =
    ["unmatched-skip", "unnecessary-skip", "unused-wrapper", "advisory-not-detected"];

/// Checks every workspace.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("deny", options));
    }
    // Not optimised: to build it takes longer than it ever works here.
    process::ensure_cargo_tool(root, "deny", CARGO_DENY_VERSION, &["--debug"])?;
    // The database is fetched by no test: what is right today must not be wrong tomorrow, or without a network.
    let has_advisories = has_advisories();
    if !has_advisories {
        println!("advisories are not checked: there is no database here; `cargo deny fetch db` gets it");
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
    // A reason that is gone goes from the list, which is made for the workspace; the others need only some of it.
    let verdict = if workspace == "." { "--deny" } else { "--allow" };
    command.args(IDLE_LINES.iter().flat_map(|line| [verdict, line]));
    process::run(command.args(what))
}

/// Whether the advisory database lies where cargo-deny looks for it.
fn has_advisories() -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let folders = home.and_then(|home| home.join("advisory-dbs").read_dir().ok());
    folders.into_iter().flatten().flatten().any(|folder| folder.path().join("crates").is_dir())
}
