//! `load`: how much a server of tables can bear.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{UsageError, process, refuse_options};

/// Runs the example `load` of the crate server, which starts servers of its own.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    const PARTS: [&str; 7] = ["disk", "store", "http", "fast", "pace", "memory", "idle"];
    let mut rest = options;
    loop {
        rest = match rest {
            ["--parts", value, after @ ..] => {
                if let Some(other) = value.split(',').find(|part| !PARTS.contains(part)) {
                    bail!(UsageError(format!("--parts takes some of {}, not `{other}`", PARTS.join(","))));
                }
                after
            }
            [
                name @ ("--tables" | "--seconds" | "--sockets" | "--people" | "--every" | "--rounds"),
                value,
                after @ ..,
            ] => {
                if !value.parse::<u32>().is_ok_and(|number| number > 0) {
                    bail!(UsageError(format!("{name} takes a number of at least 1, not `{value}`")));
                }
                after
            }
            _ => break,
        };
    }
    if !rest.is_empty() {
        return Err(refuse_options("load", rest));
    }
    let mut load = process::cargo(root);
    load.args(["run", "--release", "-p", "server", "--example", "load", "--"]).args(options);
    process::run(&mut load)
}
