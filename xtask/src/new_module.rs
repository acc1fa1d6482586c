//! `new-module`: creates the rooms of a new module in every crate, its line in the list, its rule file and its first
//! test. The tree builds afterwards; the module can be switched on but does nothing.

mod templates;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::list::{self, Entry};
use crate::tidy::code_words;
use crate::tree::{SourceFile, read_tree};
use crate::{UsageError, refuse_options};

/// Rule files of Alhambra modules have numbers below this one. Modules of The Red Palace are not made from templates,
/// because that game has its own tower and piles.
const FIRST_RED_PALACE_FILE: u8 = 60;

const RULES_INDEX: &str = "docs/rules/README.md";
const INTERACTIONS: &str = "docs/rules/90-interactions.md";
const RULE_TESTS: &str = "crates/casebook/tests/rules/main.rs";

/// The reserved words of Rust.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern false final \
    fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait \
    true try type typeof unsafe unsized use virtual where while yield";

/// A file to create or change: its path from the root and its new text.
type Change = (String, String);

/// Creates the module that the options describe. Nothing is written until everything has been checked.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    for (path, text) in planned(root, options)? {
        println!("{path}");
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap_or(root))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    println!("What comes next is in CONTRIBUTING.md.");
    Ok(())
}

/// The changes for the module that the options describe.
fn planned(root: &Path, options: &[&str]) -> Result<Vec<Change>> {
    let files = read_tree(root)?;
    let modules = list::read(root)?;
    let (module, name) = asked(options, &modules)?;
    check_names(&module, &modules, &files)?;
    changes(&module, &name, &files)
}

/// The module that the options describe, and its display name.
fn asked(options: &[&str], modules: &[Entry]) -> Result<(Entry, String)> {
    let [slug, rest @ ..] = options else { return Err(refuse_options("new-module", options)) };
    let words: Vec<&str> = slug.split('-').collect();
    let is_word = |word: &&str| {
        word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    if !words.iter().all(is_word) {
        bail!(UsageError(format!("`{slug}` is no slug: lower-case words joined by hyphens")));
    }
    let capitalised = words.iter().map(|word| word[..1].to_uppercase() + &word[1..]);
    let capitalised: Vec<String> = capitalised.collect();
    let of_alhambra = modules.iter().filter(|module| module.file < FIRST_RED_PALACE_FILE);
    let mut module = Entry {
        variant: capitalised.concat(),
        room: words.join("_"),
        slug: slug.to_string(),
        file: of_alhambra.map(|module| module.file + 1).max().unwrap_or(11),
        prefix: slug.replace('-', "").chars().take(3).collect::<String>().to_uppercase(),
    };
    let mut name = capitalised.join(" ");
    let mut rest = rest;
    while let [option, value, after @ ..] = rest {
        match *option {
            "--file" => {
                let number = value.parse().map_err(|_| UsageError(format!("`{value}` is no number")));
                module.file = number?;
            }
            "--prefix" => module.prefix = value.to_string(),
            "--name" => name = value.to_string(),
            _ => return Err(refuse_options("new-module", options)),
        }
        rest = after;
    }
    if rest.is_empty() { Ok((module, name)) } else { Err(refuse_options("new-module", options)) }
}

/// Refuses names that are taken or not allowed.
fn check_names(module: &Entry, modules: &[Entry], files: &[SourceFile]) -> Result<()> {
    let Entry { variant, room, slug, file, prefix } = module;
    let refuse = |why: String| Err(UsageError(why).into());
    if KEYWORDS.split_whitespace().any(|word| word == room) {
        return refuse(format!("`{slug}` is a word that Rust keeps for itself"));
    }
    if modules.iter().any(|other| other.slug == *slug) {
        return refuse(format!("there is a module `{slug}`"));
    }
    if !(3..=4).contains(&prefix.len()) || !prefix.chars().all(|c| c.is_ascii_uppercase()) {
        return refuse(format!("`{prefix}` is no prefix: three or four capitals, see --prefix"));
    }
    let first_rules = [format!("- {prefix}-"), format!("- **{prefix}-")];
    let is_taken = |file: &&SourceFile| {
        let in_rules = file.path_in("docs/rules").is_some();
        in_rules && first_rules.iter().any(|rule| file.text.contains(rule))
    };
    if let Some(other) = files.iter().find(is_taken) {
        return refuse(format!("{} has rules that begin with {prefix}: choose another --prefix", other.path));
    }
    if !(11..FIRST_RED_PALACE_FILE).contains(file) {
        return refuse(format!(
            "{file} is not the number of an Alhambra rule file, which are 11 to 59: see --file"
        ));
    }
    let number = format!("{file}-");
    let is_taken =
        |file: &&SourceFile| file.path_in("docs/rules").is_some_and(|name| name.starts_with(&number));
    if let Some(other) = files.iter().find(is_taken) {
        return refuse(format!("{} has that number: choose another --file", other.path));
    }
    // The list generates variants and files with these names next to existing ones.
    for file in files.iter().filter(|file| file.has_extension("rs")) {
        let is_made_from_list =
            file.path_in("crates/engine/src").is_some() && file.text.contains("for_each_module!");
        if is_made_from_list && code_words(&file.text).any(|word| word == *variant) {
            return refuse(format!("`{variant}` is a name in {}", file.path));
        }
        let parts: Vec<&str> = file.path.split('/').collect();
        if parts.windows(2).any(|pair| pair[0] == "modules" && pair[1].trim_end_matches(".rs") == room) {
            return refuse(format!("{} already exists", file.path));
        }
    }
    Ok(())
}

/// All files to create or change.
fn changes(module: &Entry, name: &str, files: &[SourceFile]) -> Result<Vec<Change>> {
    let text_of = |path: &str| {
        let file = files.iter().find(|file| file.path == path);
        file.map(|file| file.text.as_str()).with_context(|| format!("{path} is missing"))
    };
    let filled = |template: &str| {
        let number = module.file.to_string();
        let parts = [
            ("@variant", module.variant.as_str()),
            ("@room", &module.room),
            ("@slug", &module.slug),
            ("@number", &number),
            ("@prefix", &module.prefix),
            ("@test", &module.prefix.to_lowercase()),
            ("@name", name),
        ];
        parts.iter().fold(template.to_string(), |text, (place, part)| text.replace(place, part))
    };
    let mut changes: Vec<Change> = vec![
        (list::FILE.into(), with_line(text_of(list::FILE)?, module)),
        (RULES_INDEX.into(), with_index_row(text_of(RULES_INDEX)?, module)),
        (INTERACTIONS.into(), with_prefix(text_of(INTERACTIONS)?, module)),
        (RULE_TESTS.into(), with_tests(text_of(RULE_TESTS)?, module)),
    ];
    changes.extend(templates::FILES.iter().map(|(path, text)| (filled(path), filled(text))));
    changes.extend(templates::TEXTS.iter().map(|(language, about)| {
        (filled(&format!("crates/i18n/texts/{language}/@slug.ftl")), filled(&templates::texts(about)))
    }));
    changes.extend(templates::PAGES.iter().map(|(language, words)| {
        (filled(&format!("crates/book/texts/{language}/@slug.md")), filled(&templates::page(words)))
    }));
    Ok(changes)
}

/// The list with the module inserted by the number of its rule file. Those of The Red Palace stay last.
fn with_line(text: &str, module: &Entry) -> String {
    let modules = list::parse(text);
    let after = modules.iter().filter(|other| other.file < module.file).max_by_key(|other| other.file);
    match after {
        Some(after) => text.replacen(&after.line(), &(after.line() + &module.line()), 1),
        None => {
            let first = modules.first().map(Entry::line).unwrap_or_default();
            text.replacen(&first, &(module.line() + &first), 1)
        }
    }
}

/// The index of the rule files with a row for the module added.
fn with_index_row(text: &str, module: &Entry) -> String {
    let Entry { slug, file, prefix, .. } = module;
    let row = format!("| `{file}-{slug}.md` | {prefix} | `{slug}` | 1 | 0 |");
    let number = |line: &str| line.strip_prefix("| `")?.split('-').next()?.parse::<u8>().ok();
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| number(line).is_some_and(|other| other > *file));
    lines.insert(place.unwrap_or(lines.len()), &row);
    lines.join("\n") + "\n"
}

/// The interactions with the module added to the sentence that lists all Alhambra modules by their prefixes.
fn with_prefix(text: &str, module: &Entry) -> String {
    let Entry { slug, file, prefix, .. } = module;
    let entry = format!("{prefix} {file} {slug}");
    let line = |line: &str| {
        let Some((head, rest)) =
            line.split_once(": ").filter(|(head, _)| head.starts_with("Modules by their prefix"))
        else {
            return line.to_string();
        };
        let (names, tail) = rest.split_once(". ").unwrap_or((rest, ""));
        let mut names: Vec<&str> = names.split(", ").collect();
        let number = |name: &str| name.split(' ').nth(1)?.parse::<u8>().ok();
        let place = names.iter().position(|name| number(name).is_some_and(|other| other > *file));
        names.insert(place.unwrap_or(names.len()), &entry);
        format!("{head}: {}. {tail}", names.join(", "))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// The program of the rule tests with the file of the module added to its sorted list.
fn with_tests(text: &str, module: &Entry) -> String {
    let (head, files) = text.split_once("\n\n").unwrap_or((text, ""));
    let line = format!("mod {};", module.room);
    let mut lines: Vec<&str> = files.lines().chain([line.as_str()]).collect();
    lines.sort_unstable();
    format!("{head}\n\n{}\n", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The error for these options in the real tree.
    fn refusal(options: &[&str]) -> String {
        let error = planned(&crate::root(), options).expect_err("is refused");
        assert!(error.is::<UsageError>(), "{options:?}: {error:#}");
        error.to_string()
    }

    #[test]
    fn the_module_finds_its_place() {
        let module = |room: &str, file: u8| Entry { file, ..list::entry("X", room) };
        let text = module("aaa", 11).line() + &module("ccc", 31).line() + &module("palace", 62).line();
        let files = |file: u8| {
            let text = with_line(&text, &module("new", file));
            list::parse(&text).into_iter().map(|entry| entry.file).collect::<Vec<_>>()
        };
        assert_eq!(files(10), [10, 11, 31, 62]);
        assert_eq!(files(21), [11, 21, 31, 62]);
        assert_eq!(files(55), [11, 31, 55, 62]);
        let kiosks = Entry { prefix: "KIO".into(), ..module("kiosks", 21) };
        let index = "| File |\n| `11-aaa.md` | AAA |\n| `31-ccc.md` | CCC |\n";
        assert_eq!(
            with_index_row(index, &kiosks).lines().nth(2),
            Some("| `21-kiosks.md` | KIO | `kiosks` | 1 | 0 |")
        );
        let sentence = "Modules by their prefix, in order: AAA 11 aaa, CCC 31 ccc. Every subset. And more.\n";
        let expected = "Modules by their prefix, in order: AAA 11 aaa, KIO 21 kiosks, CCC 31 ccc. Every subset. And more.\n";
        assert_eq!(with_prefix(sentence, &kiosks), expected);
        let tests = "//! The rules.\n\nmod camps;\nmod walls;\n";
        assert_eq!(with_tests(tests, &kiosks), "//! The rules.\n\nmod camps;\nmod kiosks;\nmod walls;\n");
    }

    #[test]
    fn every_language_gets_a_page_of_the_rulebook_with_all_its_parts() {
        let changes = planned(&crate::root(), &["royal-kiosks"]).expect("is a module");
        let pages: Vec<&Change> =
            changes.iter().filter(|(path, _)| path.starts_with("crates/book/texts/")).collect();
        assert_eq!(pages.len(), templates::TEXTS.len());
        for (path, text) in pages {
            assert!(path.ends_with("/royal-kiosks.md"), "{path}");
            let page = book::parse::page("royal-kiosks", text).expect("a page");
            assert_eq!(page.title, "Royal Kiosks");
            let anchors: Vec<&str> = page.sections.iter().map(|section| section.anchor.as_str()).collect();
            assert_eq!(anchors, templates::PARTS, "{path}");
            assert_eq!(page.sections[0].rules, ["ROY-01"]);
        }
    }

    #[test]
    fn bad_names_are_refused() {
        for slug in ["Kiosks", "royal_kiosks", "royal--kiosks", "-kiosks", "kiosks-", "2kiosks", "königs", ""]
        {
            assert!(refusal(&[slug]).contains("is no slug"), "{slug}");
        }
        assert!(refusal(&["loop"]).contains("Rust keeps"));
        let taken = list::read(&crate::root()).expect("is read").remove(0);
        assert!(refusal(&[&taken.slug]).contains("there is a module"));
        assert!(refusal(&["kiosks", "--prefix", &taken.prefix]).contains("choose another --prefix"));
        assert!(refusal(&["kiosks", "--prefix", "kio"]).contains("is no prefix"));
        assert!(refusal(&["kiosks", "--file", &taken.file.to_string()]).contains("choose another --file"));
        assert!(refusal(&["kiosks", "--file", "60"]).contains("see --file"));
        assert!(refusal(&["kiosks", "--file", "many"]).contains("is no number"));
        assert!(refusal(&["turn-started"]).contains("is a name in"));
        assert!(refusal(&[]).contains("new-module"));
        assert!(refusal(&["kiosks", "--colour", "red"]).contains("new-module"));
    }

    #[test]
    fn the_parts_follow_from_the_slug_or_are_given() {
        let modules = [list::entry("Moats", "moats")];
        let (module, name) = asked(&["royal-kiosks"], &modules).expect("is a module");
        assert_eq!((module.variant.as_str(), module.room.as_str()), ("RoyalKiosks", "royal_kiosks"));
        assert_eq!((module.file, module.prefix.as_str(), name.as_str()), (12, "ROY", "Royal Kiosks"));
        let options = ["royal-kiosks", "--name", "Kiosks of the King", "--file", "31", "--prefix", "KIO"];
        let (module, name) = asked(&options, &modules).expect("is a module");
        assert_eq!((module.file, module.prefix.as_str(), name.as_str()), (31, "KIO", "Kiosks of the King"));
    }
}
