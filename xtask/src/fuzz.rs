//! `fuzz`: runs the targets in `fuzz/` with cargo-fuzz on the stable toolchain.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::process::{self, cargo};
use crate::refuse_options;

/// The version of cargo-fuzz that is installed if it is missing.
const CARGO_FUZZ_VERSION: &str = "0.13.2";
/// How many seconds a target runs by default.
const DEFAULT_SECONDS: u32 = 60;
/// How many seconds a target runs with `--smoke`.
const SMOKE_SECONDS: u32 = 5;
/// An input that takes longer than this many seconds counts as a finding.
const INPUT_SECONDS: u32 = 20;
/// Targets that start from files of the tree, with the folder of those files.
const SEEDS: [(&str, &str); 1] = [("record", "fixtures/games")];

/// Runs every target for the requested time and stops at the first finding.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let seconds = match options {
        [] => DEFAULT_SECONDS,
        ["--smoke"] => SMOKE_SECONDS,
        ["--seconds", text] => match text.parse() {
            Ok(seconds) if seconds > 0 => seconds,
            _ => return Err(refuse_options("fuzz", options)),
        },
        _ => return Err(refuse_options("fuzz", options)),
    };
    let targets = targets(root)?;
    ensure!(!targets.is_empty(), "there is no target in fuzz/fuzz_targets");
    process::ensure_cargo_tool(root, "fuzz", CARGO_FUZZ_VERSION, &["--debug"])?;
    // In a few seconds the better code would not bring in what it takes to make.
    let level = if seconds > SMOKE_SECONDS { "3" } else { "1" };
    for target in targets {
        println!("fuzz target {target}, {seconds} s");
        run_target(root, &target, seconds, level)?;
    }
    Ok(())
}

/// The names of the targets, in order.
fn targets(root: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join("fuzz/fuzz_targets")).context("cannot read fuzz/fuzz_targets")? {
        let path = entry.context("cannot read fuzz/fuzz_targets")?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// Runs one target, built at that level of optimisation. Interesting inputs are kept in `fuzz/corpus`, failing ones in
/// `fuzz/artifacts`.
fn run_target(root: &Path, target: &str, seconds: u32, level: &str) -> Result<()> {
    let corpus = root.join("fuzz/corpus").join(target);
    fs::create_dir_all(&corpus).with_context(|| format!("cannot create the corpus folder of {target}"))?;
    let mut command = cargo(root);
    command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level);
    // There is no unsafe code for a sanitizer to watch.
    command.args(["fuzz", "run", "--sanitizer", "none", "--fuzz-dir", "fuzz", target]).arg(corpus);
    let seeds = SEEDS.iter().filter(|(name, _)| *name == target).map(|(_, folder)| root.join(folder));
    command.args(seeds.filter(|folder| folder.is_dir()));
    command.arg("--").arg(format!("-max_total_time={seconds}")).arg(format!("-timeout={INPUT_SECONDS}"));
    process::run(&mut command)
}
