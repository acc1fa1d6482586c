//! Rule ids: each rule that is built must be cited by a test, and every cited rule must exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::lexer::test_lines;
use super::{Finding, SourceFile};
use crate::list::Entry;

/// The prefixes of the rules of the two games and of what they share.
const OF_GAMES: [&str; 5] = ["BASE", "RED", "GRD", "RBC", "INT"];

/// The prefixes of the rule files that are built, which are those of the games and of every module. Tests must cite
/// all their ids.
pub fn built(modules: &[Entry]) -> Vec<&str> {
    OF_GAMES.into_iter().chain(modules.iter().map(|module| module.prefix.as_str())).collect()
}

/// Where a rule is defined.
struct Definition<'a> {
    path: &'a str,
    line: usize,
}

/// Reports missing citations of rules with a prefix in `built`, and citations of rules that do not exist. Returns the
/// table of what is not built yet.
pub fn check(files: &[SourceFile], built: &[&str], findings: &mut Vec<Finding>) -> String {
    let defined = definitions(files, findings);
    let cited = citations(files);
    let prefixes: BTreeSet<&str> = defined.keys().map(|id| prefix_of(id)).collect();
    for missing in built.iter().filter(|prefix| !prefixes.contains(*prefix)) {
        findings.push(Finding::new("docs/rules", 1, format!("no rule begins with {missing}")));
    }
    for (id, definition) in &defined {
        if built.contains(&prefix_of(id)) && !cited.contains(*id) {
            let what = format!("{id} is cited by no test");
            findings.push(Finding::new(definition.path, definition.line, what));
        }
    }
    for file in files.iter().filter(|file| may_cite(file)) {
        for (line, text) in file.lines() {
            for id in ids_in(text).filter(|id| prefixes.contains(prefix_of(id)) && !defined.contains_key(id))
            {
                findings.push(Finding::new(&file.path, line, format!("{id} is defined in no rule file")));
            }
        }
    }
    summary(&defined, built, &cited)
}

/// All rules by id.
fn definitions<'a>(
    files: &'a [SourceFile],
    findings: &mut Vec<Finding>,
) -> BTreeMap<&'a str, Definition<'a>> {
    let mut defined: BTreeMap<&str, Definition<'_>> = BTreeMap::new();
    let is_rule_file = |file: &&SourceFile| {
        file.has_extension("md") && file.path_in("docs/rules").is_some_and(|name| !name.contains('/'))
    };
    for file in files.iter().filter(is_rule_file) {
        for (line, text) in file.lines() {
            let Some(id) = defined_id(text) else { continue };
            if let Some(first) = defined.get(id) {
                let what = format!("{id} is defined a second time, first at {}:{}", first.path, first.line);
                findings.push(Finding::new(&file.path, line, what));
            } else {
                defined.insert(id, Definition { path: &file.path, line });
            }
        }
    }
    defined
}

/// The ids that tests cite.
fn citations(files: &[SourceFile]) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for file in files.iter().filter(|file| is_test_file(file)) {
        for ((_, text), is_test) in file.lines().zip(test_lines(&file.text)) {
            if is_test {
                cited.extend(ids_in(text).map(str::to_string));
                cited.extend(ids_in_name(text));
            }
        }
    }
    cited
}

/// The ids at the start of a test name: `fn abc_14_t02_claim` cites ABC-14 and ABC-T02. Another prefix may follow.
fn ids_in_name(line: &str) -> Vec<String> {
    let Some(name) = line.trim_start().strip_prefix("fn ") else { return Vec::new() };
    let words: Vec<&str> = name.split('(').next().unwrap_or_default().split('_').collect();
    let is_number = |word: &str| {
        let digits = word.strip_prefix('t').unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut prefix = None;
    let mut ids = Vec::new();
    for (place, word) in words.iter().enumerate() {
        if let (true, Some(prefix)) = (is_number(word), &prefix) {
            ids.push(format!("{prefix}-{}", word.to_uppercase()));
        } else if words.get(place + 1).is_some_and(|next| is_number(next)) && (3..=4).contains(&word.len()) {
            prefix = Some(word.to_uppercase());
        } else {
            break;
        }
    }
    ids
}

/// Whether the file is a Rust file in the `tests` folder of a crate.
fn is_test_file(file: &SourceFile) -> bool {
    let in_crate = file.path_in("crates").and_then(|path| path.split_once('/'));
    file.has_extension("rs") && in_crate.is_some_and(|(_, path)| path.starts_with("tests/"))
}

/// Whether rule ids in the file must exist.
fn may_cite(file: &SourceFile) -> bool {
    let is_code = ["crates", "xtask", "fuzz"].iter().any(|folder| file.path_in(folder).is_some());
    let is_document = !file.path.contains('/') || file.path_in("docs").is_some();
    (is_code && file.has_extension("rs")) || (is_document && file.has_extension("md"))
}

/// A table of the prefixes that are not built, with how many of their ids tests already cite.
fn summary(defined: &BTreeMap<&str, Definition<'_>>, built: &[&str], cited: &BTreeSet<String>) -> String {
    let mut counts: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    for (id, definition) in defined.iter().filter(|(id, _)| !built.contains(&prefix_of(id))) {
        let (n_cited, n_all) = counts.entry((definition.path, prefix_of(id))).or_default();
        *n_cited += usize::from(cited.contains(*id));
        *n_all += 1;
    }
    let mut table = format!("{:<7} {:<52} {:>7}", "prefix", "file", "cited");
    for ((path, prefix), (n_cited, n_all)) in counts {
        // Writing to a string cannot fail.
        let _ = write!(table, "\n{prefix:<7} {path:<52} {:>7} open", format!("{n_cited}/{n_all}"));
    }
    table
}

/// The id that a line of a rule file defines: a list item that starts with it, possibly in bold.
fn defined_id(line: &str) -> Option<&str> {
    let item = line.trim_start().strip_prefix("- ")?;
    let item = item.strip_prefix("**").unwrap_or(item);
    Some(&item[..id_len(item)?])
}

/// The part of an id before the hyphen.
fn prefix_of(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}

/// Every id in `text`, in order. A part of a rule (`ABC-14a`) counts as that rule.
fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    let mut before = ' ';
    text.char_indices().filter_map(move |(start, c)| {
        let starts_word = !(before.is_alphanumeric() || matches!(before, '_' | '-'));
        before = c;
        let rest = &text[start..];
        starts_word.then(|| id_len(rest)).flatten().map(|len| &rest[..len])
    })
}

/// The length of the id at the start of `text`: three or four capitals, a hyphen, optionally a T, and digits. One
/// lower-case letter may follow, and then the word must end.
fn id_len(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let run = |from: usize, test: fn(&u8) -> bool| bytes[from..].iter().take_while(|byte| test(byte)).count();
    let n_letters = run(0, u8::is_ascii_uppercase);
    if !(3..=4).contains(&n_letters) || bytes.get(n_letters) != Some(&b'-') {
        return None;
    }
    let digits = n_letters + 1 + usize::from(bytes.get(n_letters + 1) == Some(&b'T'));
    let len = digits + run(digits, u8::is_ascii_digit);
    let tail = &text[len..];
    let tail = tail.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or(tail);
    let is_word_end = !tail.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    (len > digits && is_word_end).then_some(len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::file;

    // The ids below have prefixes that no rule file uses, because tidy reads this file too.

    #[test]
    fn ids_are_whole_words() {
        let text = "AAAA-4, (AAA-T01) AAA-42: BBB-1 to BBB-9; BBB-3/4 AAA-7a.";
        let found: Vec<&str> = ids_in(text).collect();
        assert_eq!(found, ["AAAA-4", "AAA-T01", "AAA-42", "BBB-1", "BBB-9", "BBB-3", "AAA-7"]);
        let text = "AAAA-4x5 XAAAA-4 aaaa-4 AAAA_4 AAAA- AAAA-T AA-1 A-AAAA-4 AAAA-4_ é AAAA-Tx";
        assert_eq!(ids_in(text).count(), 0);
    }

    #[test]
    fn names_of_tests_begin_with_ids() {
        assert_eq!(ids_in_name("fn aaa_14_t02_claim_15() {"), ["AAA-14", "AAA-T02"]);
        assert_eq!(ids_in_name("    fn aaa_1_bbbb_22_claim() {"), ["AAA-1", "BBBB-22"]);
        assert_eq!(ids_in_name("fn claim_about_14() {"), [""; 0]);
        assert_eq!(ids_in_name("let x = aaa_14_claim();"), [""; 0]);
    }

    #[test]
    fn list_items_define_ids() {
        assert_eq!(defined_id("- **AAA-01 Grid.** Each"), Some("AAA-01"));
        assert_eq!(defined_id("  - AAA-T2 (r): a"), Some("AAA-T2"));
        assert_eq!(defined_id("See AAA-01"), None);
        assert_eq!(defined_id("- see AAA-01"), None);
        assert_eq!(defined_id("-AAA-01"), None);
    }

    /// The findings about a rule file with `rules` and a test file with `test`, as text, with the prefix AAA built.
    fn findings(rules: &str, test: &str) -> Vec<String> {
        let files = [file("crates/x/tests/rules.rs", test), file("docs/rules/1.md", rules)];
        let mut findings = Vec::new();
        check(&files, &["AAA"], &mut findings);
        findings
            .iter()
            .map(|finding| format!("{}:{}: {}", finding.path, finding.line, finding.what))
            .collect()
    }

    #[test]
    fn only_tests_cite() {
        let rules = "# Title\n- **AAA-4** a\n- AAA-42 b\n- BBB-1 c\n";
        let uncited = "docs/rules/1.md:2: AAA-4 is cited by no test";
        assert_eq!(findings(rules, "// AAA-4\n#[test]\nfn a() { /* AAA-42 */ }\n"), [""; 0]);
        assert_eq!(findings(rules, "// AAA-4\n\n#[test]\nfn a() { /* AAA-42 */ }\n"), [uncited]);
        assert_eq!(findings(rules, "fn a() { /* AAA-4 */ }\n#[test]\nfn b() { /* AAA-42 */ }\n"), [uncited]);
        assert_eq!(findings("- BBB-1 a\n", ""), ["docs/rules:1: no rule begins with AAA"]);
    }

    #[test]
    fn ids_that_do_not_exist_are_found() {
        let found = findings("- AAA-4 UTF-8\n- AAA-4\n", "// AAA-4 AAA-5 CCC-1\n#[test]\nfn a() {}\n");
        let twice = "docs/rules/1.md:2: AAA-4 is defined a second time, first at docs/rules/1.md:1";
        assert_eq!(found, [twice, "crates/x/tests/rules.rs:1: AAA-5 is defined in no rule file"]);
    }

    #[test]
    fn what_is_not_built_is_summed_up() {
        let files = [
            file("crates/x/tests/rules.rs", "#[test]\nfn a() { \"BBB-1\"; }\n"),
            file("docs/rules/14.md", "- BBB-1\n- BBB-2\n"),
        ];
        let table = check(&files, &[], &mut Vec::new());
        let last: Vec<&str> = table.lines().last().unwrap_or_default().split_whitespace().collect();
        assert_eq!(last, ["BBB", "docs/rules/14.md", "1/2", "open"]);
    }
}
