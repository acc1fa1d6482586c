//! Simple text checks: size of files, length of paths, banned words, dead paths.

use std::path::Path;

use super::{Finding, SourceFile};

/// The most bytes that any file may have. What is larger was left behind by a program.
const MAX_BYTES: usize = 1 << 20;
/// The most lines a Rust file may have.
const MAX_LINES: usize = 800;
/// What must not occur in a Rust file. Each is written in two parts, because this file is checked too.
const BANNED_IN_RUST: [&str; 6] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[", "ignore"),
    concat!("#[", "should_panic"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];
/// What must not occur in any file, because it only makes sense on one machine.
const BANNED_EVERYWHERE: [&str; 2] = [concat!("/wo", "rk/"), concat!("../sha", "red")];
/// The longest path of a fixture. Their names are generated, and some file systems and archives refuse long ones.
const MAX_FIXTURE_PATH: usize = 80;
const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// Checks the text of every file.
pub fn check(files: &[SourceFile], findings: &mut Vec<Finding>) {
    for file in files {
        if file.text.len() > MAX_BYTES {
            findings.push(Finding::new(&file.path, 1, format!("the file is larger than {MAX_BYTES} bytes")));
        }
        check_words(file, &BANNED_EVERYWHERE, findings);
        if file.path_in("fixtures").is_some() && file.path.len() > MAX_FIXTURE_PATH {
            let what = format!("the path is longer than {MAX_FIXTURE_PATH} characters");
            findings.push(Finding::new(&file.path, 1, what));
        }
        if !file.has_extension("rs") {
            continue;
        }
        check_words(file, &BANNED_IN_RUST, findings);
        let n_lines = file.text.lines().count();
        if n_lines > MAX_LINES {
            let what = format!("{n_lines} lines where {MAX_LINES} are allowed");
            findings.push(Finding::new(&file.path, MAX_LINES + 1, what));
        }
    }
}

/// Reports every line that contains one of `words`.
fn check_words(file: &SourceFile, words: &[&str], findings: &mut Vec<Finding>) {
    for (line, text) in file.lines() {
        let found = words.iter().filter(|&&word| text.contains(word));
        findings.extend(
            found.map(|word| Finding::new(&file.path, line, format!("`{word}` must not stand here"))),
        );
    }
}

/// Checks that every path in backticks in the code map exists.
pub fn check_architecture(root: &Path, files: &[SourceFile], findings: &mut Vec<Finding>) {
    let Some(file) = files.iter().find(|file| file.path == ARCHITECTURE) else {
        findings.push(Finding::new(ARCHITECTURE, 1, "the file is missing"));
        return;
    };
    for (line, path) in named_paths(&file.text) {
        if path.starts_with('/') || !root.join(path).exists() {
            findings.push(Finding::new(ARCHITECTURE, line, format!("the path `{path}` does not exist")));
        }
    }
}

/// Everything in backticks that looks like a path, with its line from 1. Fenced blocks are skipped.
fn named_paths(text: &str) -> Vec<(usize, &str)> {
    let mut paths = Vec::new();
    let mut in_block = false;
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            let quoted = text.split('`').skip(1).step_by(2);
            paths.extend(quoted.filter(|word| looks_like_path(word)).map(|word| (line, word)));
        }
    }
    paths
}

/// Whether a word in backticks is meant as a path of this tree.
fn looks_like_path(word: &str) -> bool {
    word.contains('/') && !word.contains([' ', '*', '<']) && !word.starts_with("http")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::{file, read_tree};

    /// The lines and texts of the findings of [`check`].
    fn findings(path: &str, text: &str) -> Vec<(usize, String)> {
        let mut findings = Vec::new();
        check(&[file(path, text)], &mut findings);
        findings.into_iter().map(|finding| (finding.line, finding.what)).collect()
    }

    #[test]
    fn banned_words_are_found() {
        let text = format!("fn a() {{\n    {}) }}\n", BANNED_IN_RUST[0]);
        assert_eq!(findings("a.rs", &text), [(2, format!("`{}` must not stand here", BANNED_IN_RUST[0]))]);
        assert_eq!(findings("a.md", &text), []);
        assert_eq!(findings("a.md", &format!("see {}x", BANNED_EVERYWHERE[0])).len(), 1);
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(findings("a.rs", &"\n".repeat(MAX_LINES)), []);
        assert_eq!(findings("a.rs", &"\n".repeat(MAX_LINES + 1)).len(), 1);
        assert_eq!(findings("a.sqlite", &"x".repeat(MAX_BYTES)), []);
        assert_eq!(findings("a.sqlite", &"x".repeat(MAX_BYTES + 1)).len(), 1);
    }

    #[test]
    fn long_paths_of_fixtures_are_found() {
        let path = format!("fixtures/{}", "x".repeat(MAX_FIXTURE_PATH));
        assert_eq!(findings(&path, "").len(), 1);
        assert_eq!(findings(&path[..MAX_FIXTURE_PATH], ""), []);
        assert_eq!(findings(&path.replace("fixtures", "data"), ""), []);
    }

    #[test]
    fn the_fixtures_of_the_tree_have_short_paths() {
        let files = read_tree(&crate::root()).expect("is read");
        let fixtures = files.iter().filter(|file| file.path_in("fixtures").is_some());
        let lengths: Vec<usize> = fixtures.map(|file| file.path.len()).collect();
        assert!(lengths.len() > 100 && lengths.iter().all(|&length| length <= MAX_FIXTURE_PATH));
    }

    #[test]
    fn paths_of_the_code_map_are_recognised() {
        let text = "`a/b.rs` and `c` or `data/*.csv`\n```\n`d/e`\n```\n`f/`, `https://x/y` `g/<h>` `i j/k`\n";
        assert_eq!(named_paths(text), [(1, "a/b.rs"), (5, "f/")]);
    }
}
