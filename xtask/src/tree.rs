//! The files of the tree, in the form that the checks use.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// A file of the tree.
pub struct SourceFile {
    /// Path from the root, with `/` between its parts.
    pub path: String,
    /// The contents; bytes that are not valid UTF-8 are replaced.
    pub text: String,
}

impl SourceFile {
    /// Whether the file's name ends with `.` and `extension`.
    pub fn has_extension(&self, extension: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == extension)
    }

    /// The path inside `folder`, if the file is there or in a subfolder.
    pub fn path_in(&self, folder: &str) -> Option<&str> {
        self.path.strip_prefix(folder)?.strip_prefix('/')
    }

    /// The lines, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// Reads every file of the tree, in order of the paths. Links, `.git`, and what `.gitignore` names by a path from the
/// root are skipped.
pub fn read_tree(root: &Path) -> Result<Vec<SourceFile>> {
    let ignored = fs::read_to_string(root.join(".gitignore")).context("cannot read .gitignore")?;
    let ignored = ignored.lines().filter_map(|line| line.trim().strip_prefix('/'));
    let mut skipped: Vec<&str> = ignored.map(|path| path.trim_end_matches('/')).collect();
    skipped.push(".git");
    let mut files = Vec::new();
    read_folder(root, "", &skipped, &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Reads the folder `prefix`, which is empty or ends with `/`, and its subfolders.
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

/// A file for the tests of checks.
#[cfg(test)]
pub fn file(path: &str, text: &str) -> SourceFile {
    SourceFile { path: path.to_string(), text: text.to_string() }
}
