//! `test`: every check of the project, in an order that finds failures cheaply.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::{bench, deny, format, fuzz, refuse_options, rooms, tidy, web};

/// The accessibility checker, in the version that the tests were made with.
const AXE: &str = "axe-core-4.14.0";

const WASM: &str = "wasm32-unknown-unknown";

/// A step: its name, and a function that takes the root of the workspace.
type Step = (&'static str, fn(&Path) -> Result<()>);

const STEPS: [Step; 11] = [
    ("tools", ensure_tools),
    ("format", |root| format::run(root, &["--check"])),
    ("clippy", |root| {
        let what = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        process::run(cargo(root).args(what))
    }),
    ("tidy", |root| tidy::run(root, &[])),
    ("rooms", |root| rooms::run(root, &[])),
    ("deny", |root| deny::run(root, &[])),
    // The web page is built before the tests, which open it in a browser.
    ("web", |root| web::run(root, &[])),
    ("tests", |root| process::run(cargo(root).args(["test", "--workspace"]))),
    ("docs", |root| {
        process::run(cargo(root).args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings"))
    }),
    ("fuzz", |root| fuzz::run(root, &["--smoke"])),
    ("bench", |root| bench::run(root, &["--check"])),
];

/// Runs the steps in order and stops at the first failure.
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

fn rustup(root: &Path) -> Command {
    let mut command = Command::new("rustup");
    command.current_dir(root);
    command
}

/// Installs the wasm target if it is missing.
pub fn ensure_wasm_target(root: &Path) -> Result<()> {
    let targets = process::read(rustup(root).args(["target", "list", "--installed"]))?;
    if !targets.lines().any(|line| line.trim() == WASM) {
        process::run(rustup(root).args(["target", "add", WASM]))?;
    }
    Ok(())
}

/// Installs whatever the later steps need that is missing.
fn ensure_tools(root: &Path) -> Result<()> {
    ensure_wasm_target(root)?;
    let components = process::read(rustup(root).args(["component", "list", "--installed"]))?;
    for component in ["rustfmt", "clippy"] {
        if !components.lines().any(|line| line.starts_with(component)) {
            process::run(rustup(root).args(["component", "add", component]))?;
        }
    }
    // Valgrind counts instructions; the browser tests need a browser, its driver, and a package from npm.
    for (program, package) in [
        ("valgrind", "valgrind"),
        ("chromium", "chromium"),
        ("chromedriver", "chromium-driver"),
        ("npm", "npm"),
    ] {
        ensure_program(program, package)?;
    }
    ensure_axe(root)
}

/// Downloads axe-core, which the browser tests run on every screen, into the target folder.
fn ensure_axe(root: &Path) -> Result<()> {
    let folder = web::target_folder(root)?.join(AXE);
    if folder.join("package/axe.min.js").is_file() {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    let mut pack = Command::new("npm");
    process::run(
        pack.args(["pack", "--silent", &AXE.replacen("axe-core-", "axe-core@", 1)]).current_dir(&folder),
    )?;
    process::run(Command::new("tar").args(["-xzf", &format!("{AXE}.tgz")]).current_dir(&folder))
}

/// Installs a program with apt-get if possible.
fn ensure_program(program: &str, package: &str) -> Result<()> {
    if process::succeeds(Command::new(program).arg("--version")) {
        return Ok(());
    }
    let has_apt = process::succeeds(Command::new("apt-get").arg("--version"));
    let is_root = process::read(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0");
    if !(has_apt && is_root) {
        bail!("{program} is missing: install the package `{package}` of your system");
    }
    process::run(Command::new("apt-get").arg("update"))?;
    let mut install = Command::new("apt-get");
    process::run(install.args(["install", "-y", package]).env("DEBIAN_FRONTEND", "noninteractive"))
}
