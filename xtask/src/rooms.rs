//! `rooms`: counts the source files that name each module, so that knowledge about it stays in its rooms.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};

use crate::list::{self, Entry};
use crate::tree::{SourceFile, read_tree};
use crate::{UsageError, refuse_options};

/// The limits on how many files may name a module, and other words for it. This is not a source file, because it
/// would count itself.
const TABLE: &str = "xtask/rooms.txt";

/// One line of the table.
#[derive(Default)]
struct Row {
    limit: Option<usize>,
    /// Other words that name the module, in lower case.
    words: Vec<String>,
    /// Whether its name is an everyday word, which then counts only as an identifier.
    is_common: bool,
}

/// Prints the table of all modules, or with `--list` the files that name one; fails if a limit is exceeded.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let modules = list::read(root)?;
    let table = fs::read_to_string(root.join(TABLE)).with_context(|| format!("cannot read {TABLE}"))?;
    let rows = rows(&table)?;
    let files = read_tree(root)?;
    match options {
        [] => count(&modules, &rows, &files),
        ["--list", slug] => {
            let known = modules.iter().find(|module| module.slug == *slug);
            let module = known.ok_or_else(|| UsageError(format!("there is no module `{slug}`")))?;
            naming(module, rows.get(*slug), &files).for_each(|file| println!("{}", file.path));
            Ok(())
        }
        _ => Err(refuse_options("rooms", options)),
    }
}

fn count(modules: &[Entry], rows: &BTreeMap<&str, Row>, files: &[SourceFile]) -> Result<()> {
    println!("{:<22} {:>5} {:>5}", "module", "files", "limit");
    let mut too_many = Vec::new();
    for module in modules {
        let row = rows.get(module.slug.as_str());
        let found = naming(module, row, files).count();
        let limit = row.and_then(|row| row.limit);
        println!("{:<22} {found:>5} {:>5}", module.slug, limit.map_or("-".into(), |limit| limit.to_string()));
        if limit.is_some_and(|limit| found > limit) {
            too_many.push(module.slug.as_str());
        }
    }
    let advice = "see `cargo xtask rooms --list SLUG`";
    ensure!(too_many.is_empty(), "too many files name {}: {advice}", too_many.join(", "));
    Ok(())
}

/// The rows of the table by slug: `slug limit word...`, where `-` means no limit and `common` marks an everyday word.
fn rows(table: &str) -> Result<BTreeMap<&str, Row>> {
    let mut rows = BTreeMap::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let (Some(slug), Some(limit)) = (words.next(), words.next()) else {
            return Err(anyhow!("{TABLE}: `{line}` has no limit"));
        };
        let limit = match limit {
            "-" => None,
            _ => Some(limit.parse().with_context(|| format!("{TABLE}: `{limit}` is not a limit"))?),
        };
        let (common, words): (Vec<&str>, Vec<&str>) = words.partition(|&word| word == "common");
        let words = words.into_iter().map(str::to_string).collect();
        rows.insert(slug, Row { limit, words, is_common: !common.is_empty() });
    }
    Ok(rows)
}

/// The source files that name a module.
fn naming<'f>(
    module: &'f Entry,
    row: Option<&'f Row>,
    files: &'f [SourceFile],
) -> impl Iterator<Item = &'f SourceFile> {
    files.iter().filter(|file| is_source(file)).filter(move |file| names(file, module, row))
}

/// Whether the file is source code, not a test, text, fixture or document.
fn is_source(file: &SourceFile) -> bool {
    let in_crate = file.path_in("crates").and_then(|path| path.split_once('/'));
    let in_src = in_crate.is_some_and(|(_, path)| path.starts_with("src/"));
    (in_src || file.path_in("xtask/src").is_some()) && (file.has_extension("rs") || file.has_extension("css"))
}

/// Whether the path or text of the file names the module.
fn names(file: &SourceFile, module: &Entry, row: Option<&Row>) -> bool {
    let is_room = file.path.split('/').any(|part| part.trim_end_matches(".rs") == module.room);
    if row.is_some_and(|row| row.is_common) {
        let Entry { variant, room, slug, .. } = module;
        let paths = [format!("{room}::"), format!("\"{slug}\"")];
        return is_room || has_word(&file.text, variant) || paths.iter().any(|path| file.text.contains(path));
    }
    let text = file.text.to_lowercase();
    let slug = module.slug.strip_suffix('s').unwrap_or(&module.slug);
    let words: Vec<&str> = slug.split('-').collect();
    is_room
        || has_phrase(&text, &words)
        || row.is_some_and(|row| row.words.iter().any(|word| text.contains(word.as_str())))
}

/// Whether `word` occurs in `text` as a whole identifier.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        !text[..start].ends_with(is_part) && !text[start + word.len()..].starts_with(is_part)
    })
}

/// Whether these words follow each other in `text`, with at most two characters between them: as a slug, as an
/// identifier, or in plain text.
fn has_phrase(text: &str, words: &[&str]) -> bool {
    let Some((first, others)) = words.split_first() else { return false };
    text.match_indices(first).any(|(start, _)| {
        let mut rest = &text[start + first.len()..];
        others.iter().all(|word| {
            let gap = rest.chars().take_while(|c| !c.is_alphanumeric()).take(2).map(char::len_utf8).sum();
            let Some(after) = rest[gap..].strip_prefix(word) else { return false };
            rest = after;
            true
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::entry;
    use crate::tree::file;

    fn is_named(module: &Entry, row: Option<&Row>, text: &str) -> bool {
        naming(module, row, &[file("crates/x/src/a.rs", text)]).count() == 1
    }

    #[test]
    fn a_module_is_named_by_slug_variant_room_and_plain_words() {
        let module = entry("RoyalKiosks", "royal_kiosks");
        for text in ["\"royal-kiosks\"", "RoyalKiosks", "royal_kiosks::x", "a royal kiosk", "Royal' Kiosks"] {
            assert!(is_named(&module, None, text), "{text}");
        }
        for text in ["royal", "kiosks", "royal or kiosk"] {
            assert!(!is_named(&module, None, text), "{text}");
        }
        let row = Row { words: vec!["pavillon".into()], ..Row::default() };
        assert!(is_named(&module, Some(&row), "a Pavillon"));
    }

    #[test]
    fn everyday_words_count_only_as_names() {
        let module = entry("Moves", "moves");
        let row = Row { is_common: true, ..Row::default() };
        for text in ["Module::Moves", "moves::State", "\"moves\""] {
            assert!(is_named(&module, Some(&row), text), "{text}");
        }
        for text in ["all moves", "MovesOn"] {
            assert!(!is_named(&module, Some(&row), text), "{text}");
        }
    }

    #[test]
    fn only_sources_count() {
        let module = entry("Kiosks", "kiosks");
        let counted = |path: &str| naming(&module, None, &[file(path, "kiosk")]).count();
        for path in ["crates/x/src/a/b.css", "xtask/src/a.rs"] {
            assert_eq!(counted(path), 1, "{path}");
        }
        for path in ["crates/x/tests/a.rs", "docs/a.md", "xtask/rooms.txt", "crates/x/src/a.md"] {
            assert_eq!(counted(path), 0, "{path}");
        }
    }

    #[test]
    fn the_table_gives_limits_and_words() {
        let rows = rows("# why\nkiosks 3 hut\nmoves - common\n").expect("is a table");
        assert_eq!(
            (rows["kiosks"].limit, rows["kiosks"].words.as_slice()),
            (Some(3), &["hut".to_string()][..])
        );
        assert!(rows["moves"].limit.is_none() && rows["moves"].is_common);
        assert!(super::rows("kiosks many\n").is_err());
    }
}
