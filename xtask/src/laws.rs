//! `laws`: random games over random mixes of modules, held to the laws and timed.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{UsageError, process, refuse_options};

/// Games when no number is given.
const GAMES: &str = "50000";

/// Calls the binary `laws` of the crate testkit.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let games = match options {
        [] => GAMES,
        ["--games", games] if games.parse::<u64>().is_ok_and(|games| games > 0) => games,
        ["--games", games] => bail!(UsageError(format!("--games takes a number from 1 on, not `{games}`"))),
        _ => return Err(refuse_options("laws", options)),
    };
    process::run(process::cargo(root).args(["run", "--release", "-p", "testkit", "--bin", "laws", games]))
}
