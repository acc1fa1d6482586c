//! `test`: every check of the project, in the order in which a failure is cheapest to find.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::{bench, fuzz, refuse_options, tidy};

const WASM: &str = "wasm32-unknown-unknown";

/// A step: its name and its work in the root of the workspace.
type Step = (&'static str, fn(&Path) -> Result<()>);

const STEPS: [Step; 9] = [
    ("tools", ensure_tools),
    ("format", |root| process::run(cargo(root).args(["fmt", "--all", "--check"]))),
    ("clippy", |root| {
        let what = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        process::run(cargo(root).args(what))
    }),
    ("tidy", |root| tidy::run(root, &[])),
    ("tests", |root| process::run(cargo(root).args(["test", "--workspace"]))),
    ("wasm", |root| {
        let what = ["build", "--release", "-p", "engine", "-p", "protocol", "-p", "bots", "--target", WASM];
        process::run(cargo(root).args(what))
    }),
    ("docs", |root| {
        process::run(cargo(root).args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings"))
    }),
    ("fuzz", |root| fuzz::run(root, &["--smoke"])),
    ("bench", |root| bench::run(root, &["--check"])),
];

/// Runs the steps one after another and stops at the first that fails.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("test", options));
    }
    let start = Instant::now();
    for (name, step) in STEPS {
        println!("== {name}");
        let step_start = Instant::now();
        let result = step(root);
        let word = if result.is_ok() { "ok" } else { "failed" };
        println!("== {name} {word}, {:.1} s", step_start.elapsed().as_secs_f64());
        result.with_context(|| format!("the step `{name}` failed"))?;
    }
    println!("== all {} steps ok, {:.1} s", STEPS.len(), start.elapsed().as_secs_f64());
    Ok(())
}

/// Installs what the later steps need and is missing.
fn ensure_tools(root: &Path) -> Result<()> {
    let rustup = || {
        let mut command = Command::new("rustup");
        command.current_dir(root);
        command
    };
    let targets = process::read(rustup().args(["target", "list", "--installed"]))?;
    if !targets.lines().any(|line| line.trim() == WASM) {
        process::run(rustup().args(["target", "add", WASM]))?;
    }
    let components = process::read(rustup().args(["component", "list", "--installed"]))?;
    for component in ["rustfmt", "clippy"] {
        if !components.lines().any(|line| line.starts_with(component)) {
            process::run(rustup().args(["component", "add", component]))?;
        }
    }
    ensure_valgrind()
}

/// Installs valgrind with apt-get where that is possible.
fn ensure_valgrind() -> Result<()> {
    if process::succeeds(Command::new("valgrind").arg("--version")) {
        return Ok(());
    }
    let has_apt = process::succeeds(Command::new("apt-get").arg("--version"));
    let is_root = process::read(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0");
    if !(has_apt && is_root) {
        bail!("valgrind is missing: install the package `valgrind` of your system");
    }
    process::run(Command::new("apt-get").arg("update"))?;
    let mut install = Command::new("apt-get");
    process::run(install.args(["install", "-y", "valgrind"]).env("DEBIAN_FRONTEND", "noninteractive"))
}
