//! The programs that show how bots are written: they are run, and the page about them quotes them as they are.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::web;

/// The page.
const PAGE: &str = "docs/bots-howto.md";

/// The bot over the protocol.
const PYTHON: &str = "docs/examples/bot.py";

/// The folders of the programs in Rust.
const FOLDERS: [&str; 2] = ["crates/engine/examples", "crates/bots/examples"];

/// The bot that takes a seat.
const SEAT: &str = "docs/examples/seat.py";

/// Programs that the page quotes, from their first `use` or `import` on.
const QUOTED: [&str; 3] = ["crates/bots/examples/own_bot.rs", PYTHON, SEAT];

/// Holds the page against the programs, and runs these, which `cargo` builds.
pub fn run(root: &Path, mut cargo: Command) -> Result<()> {
    let page = read(root, PAGE)?;
    for path in QUOTED {
        let program = read(root, path)?;
        // What a program says of itself stands around the quotation.
        let first = ["\nuse ", "\nimport "].iter().find_map(|word| program.find(word));
        let code = first.map_or(program.as_str(), |start| &program[start + 1..]);
        ensure!(page.contains(code), "{PAGE} does not quote {path} as it is");
    }
    process::run(cargo.args(["build", "--workspace", "--examples", "--bins"]))?;
    let built = web::target_folder(root)?.join("debug");
    for folder in FOLDERS {
        for entry in fs::read_dir(root.join(folder)).with_context(|| format!("cannot read {folder}"))? {
            let path = entry?.path();
            let name = path.file_stem().unwrap_or_default();
            println!("example {}", name.display());
            process::collect(&mut Command::new(built.join("examples").join(name)))?;
        }
    }
    println!("example {PYTHON}");
    process::collect(Command::new("python3").arg(root.join(PYTHON)).arg(built.join("alhambra")))?;
    println!("example {SEAT}");
    let bot = format!("mine=python3 '{}'", root.join(SEAT).display());
    let mut arena = Command::new(built.join("alhambra"));
    arena.args([
        "arena",
        "--bot",
        &bot,
        "--seats",
        "mine,greedy,greedy",
        "--games",
        "6",
        "--bot-time",
        "60000",
    ]);
    let told = process::collect(&mut arena)?;
    let faults = String::from_utf8_lossy(&told.stderr);
    ensure!(faults.is_empty(), "{SEAT} lost decisions: {faults}");
    Ok(())
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))
}
