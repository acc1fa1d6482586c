//! The project's own tools: generated tables, static checks, the test command, benchmarks and fuzzing.

mod bench;
mod codegen;
mod csv;
mod deny;
mod examples;
mod fixtures;
mod format;
mod fuzz;
mod howto;
mod icons;
mod laws;
mod list;
mod new_module;
mod package;
mod process;
mod rooms;
mod test;
mod tidy;
mod tree;
mod web;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

/// A tool that can be called by name.
struct Subcommand {
    name: &'static str,
    /// What may follow the name, as help prints it.
    options: &'static str,
    /// What it is for, in one sentence.
    purpose: &'static str,
    /// Its work, given the root of the workspace and what follows the name.
    run: fn(&Path, &[&str]) -> Result<()>,
}

const SUBCOMMANDS: [Subcommand; 17] = [
    Subcommand {
        name: "serve",
        options: "[--port N] [--no-open]",
        purpose: "Builds everything and starts the game in the browser.",
        run: web::serve,
    },
    Subcommand {
        name: "web",
        options: "",
        purpose: "Builds the page into the folder that the server embeds.",
        run: web::run,
    },
    Subcommand {
        name: "codegen",
        options: "[--check]",
        purpose: "Writes the engine's component tables from data/*.csv, or checks that they are up to date.",
        run: codegen::run,
    },
    Subcommand {
        name: "tidy",
        options: "",
        purpose: "Checks what the compiler cannot: cited rules, layout of the tree, edges between crates.",
        run: tidy::run,
    },
    Subcommand {
        name: "rooms",
        options: "[--list SLUG]",
        purpose: "Counts the source files that name each module, or lists those that name one.",
        run: rooms::run,
    },
    Subcommand {
        name: "deny",
        options: "",
        purpose: "Holds licences, sources and versions of the crates of others to deny.toml.",
        run: deny::run,
    },
    Subcommand {
        name: "new-module",
        options: "SLUG [--file NN] [--prefix XYZ] [--name NAME]",
        purpose: "Makes the rooms of a new module in every crate; it can be switched on and does nothing.",
        run: new_module::run,
    },
    Subcommand {
        name: "fmt",
        options: "[--check]",
        purpose: "Formats every Rust file of the tree, or checks that it is formatted.",
        run: format::run,
    },
    Subcommand {
        name: "test",
        options: "[--quick | --list | STEP...]",
        purpose: "Runs every check of the project, or some of its steps, and stops at the first that fails.",
        run: test::run,
    },
    Subcommand { name: "ci", options: "[STEP...]", purpose: "Does the same as `test`.", run: test::run },
    Subcommand {
        name: "bench",
        options: "[--check | --write]",
        purpose: "Counts instructions per decision and compares them with the committed table.",
        run: bench::run,
    },
    Subcommand {
        name: "fuzz",
        options: "[--smoke | --seconds N]",
        purpose: "Runs every fuzz target for a minute, for five seconds (--smoke) or for N seconds.",
        run: fuzz::run,
    },
    Subcommand {
        name: "fixtures",
        options: "",
        purpose: "Writes the files in fixtures/ that are made by playing.",
        run: fixtures::run,
    },
    Subcommand {
        name: "examples",
        options: "",
        purpose: "Writes the games that the lessons of modules begin with, found by playing.",
        run: examples::run,
    },
    Subcommand {
        name: "laws",
        options: "[--games N] [--modules a,b]",
        purpose: "Holds random games over random mixes of modules to the laws, and times twice as many.",
        run: laws::run,
    },
    Subcommand {
        name: "icons",
        options: "",
        purpose: "Draws the page's icons for home screens from its icon.svg, with Chromium.",
        run: icons::run,
    },
    Subcommand { name: "help", options: "", purpose: "Prints this list.", run: help },
];

/// A command line that asks for something that does not exist. The process ends with code 2.
#[derive(Debug)]
struct UsageError(String);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let Err(error) = dispatch(&root(), &args) else { return ExitCode::SUCCESS };
    eprintln!("error: {error:#}");
    if error.is::<UsageError>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// Calls the subcommand that `args` begins with.
fn dispatch(root: &Path, args: &[&str]) -> Result<()> {
    let names = SUBCOMMANDS.map(|subcommand| subcommand.name).join(", ");
    let (name, options) = match args {
        [] => bail!(UsageError(format!("a subcommand is missing: one of {names}"))),
        ["--help" | "-h", ..] => ("help", &args[1..]),
        [name, options @ ..] => (*name, options),
    };
    match SUBCOMMANDS.iter().find(|subcommand| subcommand.name == name) {
        Some(subcommand) => (subcommand.run)(root, options),
        None => bail!(UsageError(format!("there is no subcommand `{name}`: use one of {names}"))),
    }
}

/// `help`: lists the subcommands.
fn help(_root: &Path, _options: &[&str]) -> Result<()> {
    println!("cargo xtask SUBCOMMAND");
    for Subcommand { name, options, purpose, .. } in SUBCOMMANDS {
        println!("  {:<32}{purpose}", format!("{name} {options}"));
    }
    Ok(())
}

/// The refusal of `options` by the subcommand `name`.
fn refuse_options(name: &str, options: &[&str]) -> anyhow::Error {
    let known = SUBCOMMANDS.iter().find(|subcommand| subcommand.name == name);
    let allowed = known.map(|subcommand| subcommand.options).filter(|options| !options.is_empty());
    let allowed = allowed.unwrap_or("nothing");
    UsageError(format!("`{name}` takes {allowed}, not `{}`", options.join(" "))).into()
}

/// The root of the workspace, one folder above this crate.
fn root() -> PathBuf {
    // Cargo says at run time where the crate is; the place of the build is right when it was not asked.
    let manifest_dir = std::env::var("CARGO_MANIFEST_DIR");
    let manifest_dir = manifest_dir.unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_string());
    Path::new(&manifest_dir).ancestors().nth(1).unwrap_or(Path::new(".")).to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_are_usage_errors_that_name_what_is_allowed() {
        for args in [
            &["nonsense"][..],
            &[],
            &["tidy", "--check"],
            &["fuzz", "--seconds"],
            &["bench", "1"],
            &["laws", "--games", "0"],
            &["test", "--fast"],
            &["test", "tidy", "nonsense"],
        ] {
            let error = dispatch(Path::new("."), args).expect_err("is refused");
            assert!(error.is::<UsageError>(), "{args:?}: {error:#}");
        }
        let error = dispatch(Path::new("."), &["nonsense"]).expect_err("is refused");
        assert_eq!(
            error.to_string(),
            "there is no subcommand `nonsense`: use one of \
             serve, web, codegen, tidy, rooms, deny, new-module, fmt, test, ci, bench, fuzz, fixtures, examples, laws, icons, help"
        );
        let error = dispatch(Path::new("."), &["codegen", "--chekc"]).expect_err("is refused");
        assert_eq!(error.to_string(), "`codegen` takes [--check], not `--chekc`");
    }
}
