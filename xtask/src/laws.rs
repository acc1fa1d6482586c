//! `laws`: checks the laws in random games with random mixes of modules, and times them.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{UsageError, process, refuse_options};

/// The number of games if none is given.
const GAMES: &str = "50000";

/// Runs the binary `laws` of the crate testkit, which knows the modules.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let (mut games, mut modules) = (GAMES, None);
    let mut rest = options;
    while let [name, value, after @ ..] = rest {
        match *name {
            "--games" if value.parse::<u64>().is_ok_and(|games| games > 0) => games = value,
            "--games" => bail!(UsageError(format!("--games takes a number of at least 1, not `{value}`"))),
            "--modules" => modules = Some(*value),
            _ => return Err(refuse_options("laws", options)),
        }
        rest = after;
    }
    if !rest.is_empty() {
        return Err(refuse_options("laws", rest));
    }
    let mut laws = process::cargo(root);
    laws.args(["run", "--release", "-p", "testkit", "--bin", "laws", games]).args(modules);
    process::run(&mut laws)
}
