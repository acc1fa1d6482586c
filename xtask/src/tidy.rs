//! `tidy`: checks of the tree that the compiler cannot do.

mod ids;
mod imports;
mod lexer;
mod manifest;
mod text;

use std::path::Path;

use anyhow::{Result, ensure};

use crate::tree::{SourceFile, read_tree};
use crate::{codegen, list, refuse_options};

/// The words of Rust code, without comments and literals.
pub fn code_words(source: &str) -> impl Iterator<Item = String> {
    lexer::code_lines(source).into_iter().flat_map(|line| {
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.filter(|word| !word.is_empty()).map(str::to_string).collect::<Vec<_>>()
    })
}

/// A problem in one line of a file.
#[derive(Debug, PartialEq)]
struct Finding {
    path: String,
    /// The line number, counted from 1.
    line: usize,
    what: String,
}

impl Finding {
    /// A finding in the line `line` of `path`.
    fn new(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_string(), line, what: what.into() }
    }
}

/// Runs every check, prints all findings, and fails if there are any.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("tidy", options));
    }
    let files = read_tree(root)?;
    let mut findings = Vec::new();
    let modules = list::read(root)?;
    let coverage = ids::check(&files, &ids::built(&modules), &mut findings);
    imports::check(&files, &modules, &mut findings);
    text::check(&files, &mut findings);
    text::check_architecture(root, &files, &mut findings);
    manifest::check(&files, &mut findings);
    if let Err(error) = codegen::check(root) {
        findings.push(Finding::new(codegen::OUTPUT, 1, format!("{error:#}")));
    }
    for Finding { path, line, what } in &findings {
        println!("{path}:{line}: {what}");
    }
    println!("{coverage}");
    ensure!(findings.is_empty(), "tidy: {} findings", findings.len());
    Ok(())
}
