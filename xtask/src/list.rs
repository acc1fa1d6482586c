//! The engine's list of modules, read as text: this program is built without the engine, because it writes its
//! tables.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The path of the list.
pub const FILE: &str = "crates/engine/src/modules/list.rs";

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The variant in every enum that is made from the list.
    pub variant: String,
    /// The name of its file or folder in each crate.
    pub room: String,
    /// Its name in set-ups and records.
    pub slug: String,
    /// The number of its rule file.
    pub file: u8,
    /// The prefix of its rule ids.
    pub prefix: String,
}

impl Entry {
    /// Parses a line of the list; `None` for any other line of the file.
    fn parse(line: &str) -> Option<Entry> {
        let words: Vec<&str> = line.trim().strip_suffix(',')?.split(' ').collect();
        let [variant, room, slug, file, prefix] = words[..] else { return None };
        let quoted = |word: &str| Some(word.strip_prefix('"')?.strip_suffix('"')?.to_string());
        Some(Entry {
            variant: variant.into(),
            room: room.into(),
            slug: quoted(slug)?,
            file: file.parse().ok()?,
            prefix: quoted(prefix)?,
        })
    }

    /// The line in the list, with its indentation.
    pub fn line(&self) -> String {
        let Entry { variant, room, slug, file, prefix } = self;
        format!("            {variant} {room} \"{slug}\" {file} \"{prefix}\",\n")
    }
}

/// Reads all modules, in the order of the list.
pub fn read(root: &Path) -> Result<Vec<Entry>> {
    let text = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    let entries = parse(&text);
    ensure!(!entries.is_empty(), "{FILE} lists no module");
    Ok(entries)
}

/// All modules in the text of the list.
pub fn parse(text: &str) -> Vec<Entry> {
    text.lines().filter_map(Entry::parse).collect()
}

/// An entry for the tests of checks.
#[cfg(test)]
pub fn entry(variant: &str, room: &str) -> Entry {
    let (slug, prefix) = (room.replace('_', "-"), room[..3].to_uppercase());
    Entry { variant: variant.into(), room: room.into(), slug, file: 11, prefix }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_the_engine_is_read_and_written_alike() {
        let text = fs::read_to_string(crate::root().join(FILE)).expect("is there");
        let entries = parse(&text);
        assert!(entries.len() > 20, "{}", entries.len());
        for entry in entries {
            assert!(text.contains(&entry.line()), "{entry:?}");
        }
    }
}
