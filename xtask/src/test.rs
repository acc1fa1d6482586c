//! `test`: every check of the project, in an order that finds failures cheaply.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::{UsageError, bench, deny, format, fuzz, howto, package, rooms, tidy, web};

/// The accessibility checker, in the version that the tests were made with.
const AXE: &str = "axe-core-4.14.0";

const WASM: &str = "wasm32-unknown-unknown";

/// A step of the test command.
struct Step {
    name: &'static str,
    /// What it holds the project to, as help prints it.
    purpose: &'static str,
    /// Whether `--quick` runs it.
    is_quick: bool,
    run: fn(&Work) -> Result<()>,
}

/// Where and how steps work.
struct Work<'a> {
    /// The root of the workspace.
    root: &'a Path,
    /// Whether clippy's driver compiles the tests, so that the lints read what is compiled anyway. For a developer that would
    /// be another build beside that of `cargo test`.
    lints: bool,
}

impl Work<'_> {
    /// Cargo for whatever is compiled as the tests are. The whole workspace has to be named with it, so that crates are
    /// built once, with the same features.
    fn cargo(&self) -> Command {
        let mut command = cargo(self.root);
        if self.lints {
            // What `cargo clippy` does, which only checks.
            command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", DENY_WARNINGS);
        }
        command
    }
}

/// `-D warnings`, as clippy's driver is told it.
const DENY_WARNINGS: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

const STEPS: [Step; 13] = [
    Step {
        name: "tools",
        purpose: "installs what the other steps need",
        is_quick: false,
        run: |work| ensure_tools(work.root),
    },
    Step {
        name: "format",
        purpose: "every file is formatted",
        is_quick: true,
        run: |work| format::run(work.root, &["--check"]),
    },
    Step {
        name: "tidy",
        purpose: "what the compiler cannot check",
        is_quick: true,
        run: |work| tidy::run(work.root, &[]),
    },
    Step {
        name: "rooms",
        purpose: "modules stay in their rooms",
        is_quick: true,
        run: |work| rooms::run(work.root, &[]),
    },
    Step { name: PAGE, purpose: "the page builds", is_quick: false, run: |work| web::run(work.root, &[]) },
    Step {
        name: BROWSER,
        purpose: "the page in a real browser",
        is_quick: false,
        run: |work| process::run(work.cargo().args(["test", "--workspace", "--test", "browser"])),
    },
    Step {
        name: "deny",
        purpose: "licences and versions of the crates of others",
        is_quick: false,
        run: |work| deny::run(work.root, &[]),
    },
    Step {
        name: "docs",
        purpose: "the documentation builds without a warning",
        is_quick: false,
        run: |work| {
            // To check the crates of others that these four are built from would take longer than all the rest.
            let others = ["server", "store", "train", "web"].into_iter().flat_map(|name| ["--exclude", name]);
            let what = ["doc", "--workspace", "--lib", "--no-deps"].into_iter().chain(others);
            process::run(cargo(work.root).args(what).env("RUSTDOCFLAGS", "-Dwarnings"))
        },
    },
    Step {
        name: "fuzz",
        purpose: "every fuzz target runs for some seconds",
        is_quick: false,
        run: |work| fuzz::run(work.root, &["--smoke"]),
    },
    Step {
        name: "bench",
        purpose: "no decision takes more instructions than the table allows",
        is_quick: false,
        run: |work| bench::run(work.root, &["--check"]),
    },
    // Here the page must be there.
    Step {
        name: TESTS,
        purpose: "all tests but those in a browser; run with all steps, the lints as well",
        is_quick: false,
        run: |work| {
            if work.lints {
                // All else that the lints read is compiled to be run.
                let what = ["test", "--workspace", "--bench", "instructions", "--no-run"];
                process::run(work.cargo().args(what))?;
            }
            process::run(work.cargo().args(["test", "--workspace"]))
        },
    },
    Step {
        name: "howto",
        purpose: "the programs that show how bots are written run, and stand in docs/bots-howto.md as they are",
        is_quick: false,
        run: |work| howto::run(work.root, work.cargo()),
    },
    Step {
        name: "package",
        purpose: "what is published can be packed and built from its package, and breaks nobody unasked",
        is_quick: false,
        run: |work| package::run(work.root),
    },
];

/// The lints by themselves. When all steps run, they come with `tests`.
const LINTS: Step = Step {
    name: "clippy",
    purpose: "the lints find nothing",
    is_quick: true,
    run: |work| {
        let what = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        process::run(cargo(work.root).args(what))
    },
};

/// Part of `tests`: the rules, perft counts, golden games and laws, without whatever needs the page.
const RULES: Step = Step {
    name: "rules",
    purpose: "the rules, perft counts, golden games and laws: the part of `tests` that needs no browser",
    is_quick: true,
    run: |work| process::run(work.cargo().args(["test", "--workspace", "--test", "rules", "--test", "play"])),
};

/// The page, which the programs contain.
const PAGE: &str = "web";

/// The tests in a browser.
const BROWSER: &str = "browser";

/// All other tests.
const TESTS: &str = "tests";

/// The steps that run beside the others, one after the other. Browsers are often waited for, and the
/// page is mostly built on one core.
const BESIDE: [&str; 3] = [PAGE, BROWSER, "package"];

/// The option for the lane beside the main one: lint whatever is compiled as the tests are.
const LINTING: &str = "--lint";

/// All steps that can be named.
fn known() -> impl Iterator<Item = &'static Step> {
    STEPS.iter().chain([&LINTS, &RULES])
}

/// Runs all steps, the quick ones or those that are named, in the order of the list, and stops at the first that fails.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let (lints, names) = match options {
        [LINTING, names @ ..] => (true, names),
        names => (names.is_empty(), names),
    };
    let steps: Vec<&'static Step> = match names {
        [] => STEPS.iter().collect(),
        ["--quick"] => known().filter(|step| step.is_quick).collect(),
        ["--list"] => return list(),
        names => {
            if let Some(unknown) = names.iter().find(|name| known().all(|step| step.name != **name)) {
                let known = known().map(|step| step.name).collect::<Vec<_>>().join(", ");
                bail!(UsageError(format!(
                    "there is no step `{unknown}`: use --quick, --list or some of {known}"
                )));
            }
            known().filter(|step| names.contains(&step.name)).collect()
        }
    };
    let start = Instant::now();
    let work = Work { root, lints };
    if names.is_empty() {
        in_two_lanes(&work, &steps)?
    } else {
        one_by_one(&work, &steps)?
    }
    println!("== all {} steps ok, {:.1} s", steps.len(), start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs the steps in their order and stops at the first that fails.
fn one_by_one(work: &Work, steps: &[&Step]) -> Result<()> {
    for Step { name, run, .. } in steps {
        println!("== {name}");
        let start = Instant::now();
        let result = run(work);
        let word = if result.is_ok() { "ok" } else { "failed" };
        println!("== {name} {word}, {:.1} s", start.elapsed().as_secs_f64());
        result.with_context(|| format!("the step `{name}` failed"))?;
    }
    Ok(())
}

/// Runs the first steps, up to the page, and then the others in two lanes. The lane beside the main one is a process of its
/// own, so that the lines it prints can be marked. It builds the page, for which the tests of the main lane wait.
fn in_two_lanes(work: &Work, steps: &[&'static Step]) -> Result<()> {
    let is_beside = |step: &&Step| BESIDE.contains(&step.name);
    let place = steps.iter().position(is_beside).context("there is a step for the second lane")?;
    let (first, rest) = steps.split_at(place);
    one_by_one(work, first)?;
    let mut beside = Command::new(std::env::current_exe()?);
    beside.args(["test", LINTING]).args(BESIDE).current_dir(work.root).stdout(Stdio::piped());
    let mut child = process::start(&mut beside)?;
    let lines = child.stdout.take().map(|out| BufReader::new(out).lines());
    let (is_built, built) = mpsc::channel();
    let printer = thread::spawn(move || {
        for line in lines.into_iter().flatten().map_while(Result::ok) {
            println!("beside | {line}");
            if line.starts_with(&format!("== {PAGE} ok")) {
                let _ = is_built.send(());
            }
        }
    });
    let rest: Vec<&Step> = rest.iter().copied().filter(|step| !is_beside(step)).collect();
    let place = rest.iter().position(|step| step.name == TESTS).context("there are tests")?;
    let (early, late) = rest.split_at(place);
    let result = one_by_one(work, early)
        .and_then(|()| built.recv().context("the page was not built"))
        .and_then(|()| one_by_one(work, late));
    // A failure on one side does not hide one on the other.
    let result_beside = process::finish(&beside, child);
    printer.join().expect("printing does not fail");
    result.and(result_beside)
}

/// Prints the steps.
fn list() -> Result<()> {
    for Step { name, purpose, is_quick, .. } in known() {
        println!("{name:<8}{}  {purpose}", if *is_quick { "quick" } else { "     " });
    }
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
    // Valgrind counts instructions; the browser tests need a browser, its driver, and what npm brings; one of the programs
    // that show how bots are written is in Python.
    // A whole Chromium serves as well as the shell of it that has no windows; it only takes longer to start.
    if !process::succeeds(Command::new("chromium").arg("--version")) {
        ensure_program("chromium-headless-shell", "chromium-headless-shell")?;
    }
    for (program, package) in [
        ("valgrind", "valgrind"),
        ("chromedriver", "chromium-driver"),
        ("npm", "npm"),
        ("python3", "python3"),
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
