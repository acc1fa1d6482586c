//! The engine's list of modules, read as text: this program is built without the engine, whose tables it writes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Where the list is.
pub const FILE: &str = "crates/engine/src/modules/list.rs";

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The variant of every enum that is made from the list.
    pub variant: String,
    /// The file or folder in each crate.
    pub room: String,
    /// The name in set-ups and records.
    pub slug: String,
    /// The number of the rule file.
    pub file: u8,
    /// What its rule ids begin with.
    pub prefix: String,
}

impl Entry {
    /// The entry of such a line; none for what else the file holds.
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

    /// The line of the list, as it is indented there.
    pub fn line(&self) -> String {
        let Entry { variant, room, slug, file, prefix } = self;
        format!("            {variant} {room} \"{slug}\" {file} \"{prefix}\",\n")
    }
}

/// All modules, in the order of the list.
pub fn read(root: &Path) -> Result<Vec<Entry>> {
    let text = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    let entries = parse(&text);
    ensure!(!entries.is_empty(), "{FILE} lists no module");
    Ok(entries)
}

/// All modules of the text of the list.
pub fn parse(text: &str) -> Vec<Entry> {
    text.lines().filter_map(Entry::parse).collect()
}

/// An entry for tests of the checks.
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
