//! `tidy`: checks of the tree that the compiler cannot make.

mod ids;
mod lexer;
mod manifest;
mod text;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{codegen, refuse_options};

/// A file of the tree.
struct SourceFile {
    /// Path from the root, with `/` between its parts.
    path: String,
    /// What is in it; bytes that are no text are replaced.
    text: String,
}

impl SourceFile {
    /// Whether the file's name ends with `.` and `extension`.
    fn has_extension(&self, extension: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == extension)
    }

    /// The path inside `folder`, if the file lies there or deeper.
    fn path_in(&self, folder: &str) -> Option<&str> {
        self.path.strip_prefix(folder)?.strip_prefix('/')
    }

    /// The lines with their numbers from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// Something that is not as it should be.
#[derive(Debug, PartialEq)]
struct Finding {
    path: String,
    /// Counted from 1.
    line: usize,
    what: String,
}

impl Finding {
    /// A finding in the line `line` of `path`.
    fn new(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_string(), line, what: what.into() }
    }
}

/// Makes every check, prints all findings, and fails when there is one.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("tidy", options));
    }
    let files = read_tree(root)?;
    let mut findings = Vec::new();
    let coverage = ids::check(&files, ids::BUILT, &mut findings);
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

/// Reads every file of the tree, in order of the paths. Links, `.git` and what `.gitignore` names
/// by a path from the root are left out.
fn read_tree(root: &Path) -> Result<Vec<SourceFile>> {
    let ignored = fs::read_to_string(root.join(".gitignore")).context("cannot read .gitignore")?;
    let ignored = ignored.lines().filter_map(|line| line.trim().strip_prefix('/'));
    let mut skipped: Vec<&str> = ignored.map(|path| path.trim_end_matches('/')).collect();
    skipped.push(".git");
    let mut files = Vec::new();
    read_folder(root, "", &skipped, &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Reads the folder `prefix`, which is empty or ends with `/`, and the folders in it.
fn read_folder(root: &Path, prefix: &str, skipped: &[&str], files: &mut Vec<SourceFile>) -> Result<()> {
    let cannot_read = || format!("cannot read the folder {prefix}");
    for entry in fs::read_dir(root.join(prefix)).with_context(cannot_read)? {
        let entry = entry.with_context(cannot_read)?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type().with_context(cannot_read)?;
        if skipped.contains(&path.as_str()) {
            continue;
        }
        if kind.is_dir() {
            read_folder(root, &format!("{path}/"), skipped, files)?;
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
            files.push(SourceFile { path, text: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    Ok(())
}

/// A file for tests of the checks.
#[cfg(test)]
fn file(path: &str, text: &str) -> SourceFile {
    SourceFile { path: path.to_string(), text: text.to_string() }
}
