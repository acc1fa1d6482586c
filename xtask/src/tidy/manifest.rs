//! Checks of `Cargo.toml` files: which crate may use which, that every third-party dependency has a stated
//! reason, and that no test stands where none is run.

use super::{Finding, SourceFile};

/// For each crate in `crates/`, the crates of the workspace it may depend on. Tests may use more.
const EDGES: [(&str, &[&str]); 14] = [
    ("engine", &[]),
    ("protocol", &["engine"]),
    ("bots", &["engine"]),
    ("i18n", &["engine"]),
    ("wire", &["engine", "protocol"]),
    ("tables", &["engine", "protocol", "bots", "wire"]),
    ("store", &["engine", "tables", "wire"]),
    ("book", &[]),
    ("testkit", &["engine", "protocol", "bots"]),
    ("casebook", &[]),
    ("train", &["engine", "bots"]),
    ("web", &["engine", "protocol", "bots", "i18n", "book", "wire"]),
    ("server", &["engine", "protocol", "wire", "tables", "store"]),
    ("cli", &["engine", "protocol", "bots", "server", "store", "i18n"]),
];

/// Checks every manifest of the workspace.
pub fn check(files: &[SourceFile], findings: &mut Vec<Finding>) {
    let crates: Vec<(&str, &SourceFile)> =
        files.iter().filter_map(|file| Some((crate_name(&file.path)?, file))).collect();
    for &(name, file) in &crates {
        let Some((_, allowed)) = EDGES.iter().find(|(from, _)| *from == name) else {
            findings.push(Finding::new(
                &file.path,
                1,
                format!("tidy has no list of edges for the crate {name}"),
            ));
            continue;
        };
        for (line, used) in dependencies(&file.text) {
            let is_ours = used == "xtask" || crates.iter().any(|(name, _)| *name == used);
            if is_ours && !allowed.contains(&used) {
                findings.push(Finding::new(&file.path, line, format!("{name} must not depend on {used}")));
            }
        }
    }
    for &(name, manifest) in crates.iter().filter(|(_, manifest)| is_built_without_tests(&manifest.text)) {
        let folder = format!("crates/{name}/src/");
        let sources = files.iter().filter(|file| {
            // Programs are built with their tests.
            file.path.strip_prefix(&folder).is_some_and(|path| !path.starts_with("bin/"))
        });
        for source in sources.filter(|file| file.has_extension("rs")) {
            for (line, _) in (1..).zip(source.text.lines()).filter(|(_, text)| text.trim() == "#[test]") {
                let what = format!("{} keeps this test from being run", manifest.path);
                findings.push(Finding::new(&source.path, line, what));
            }
        }
    }
    for file in files.iter().filter(|file| file.path == "Cargo.toml") {
        for (line, name) in without_reason(&file.text) {
            let what = format!("the dependency {name} has no comment above it that gives the reason");
            findings.push(Finding::new(&file.path, line, what));
        }
    }
}

/// Whether the manifest says that the library has no tests inside, so that it is not built once more for them.
fn is_built_without_tests(text: &str) -> bool {
    let lines = text.lines().skip_while(|line| section_of(line) != Some("lib")).skip(1);
    lines.take_while(|line| section_of(line).is_none()).any(|line| line.trim() == "test = false")
}

/// The folder name of a crate, given the path of its manifest.
fn crate_name(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/')).then_some(name)
}

/// The line and package of every normal dependency, including those for a single platform.
fn dependencies(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    // Whether the lines are dependencies, and whether they are keys of the one dependency that the section names.
    let (mut is_list, mut is_single) = (false, false);
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(section) = section_of(line) {
            is_list = section == "dependencies" || section.ends_with(".dependencies");
            let single = section.split_once("dependencies.").filter(|(before, _)| {
                before.is_empty() || (before.starts_with("target.") && before.ends_with('.'))
            });
            is_single = single.is_some();
            found.extend(single.map(|(_, name)| (number, name)));
        } else if is_list && let Some(name) = key_of(line) {
            found.push((number, package_of(line).unwrap_or(name)));
        } else if is_single && key_of(line) == Some("package") {
            found.extend(line.split('"').nth(1).map(|name| (number, name)));
        }
    }
    found
}

/// The line and name of every third-party dependency of the workspace without a comment above its group.
fn without_reason(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let (mut is_list, mut has_reason) = (false, false);
    let mut open_brackets = 0;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(section) = section_of(line).filter(|_| open_brackets == 0) {
            is_list = section == "workspace.dependencies";
            has_reason = false;
            continue;
        }
        let is_continued = open_brackets > 0;
        open_brackets += line.matches(['[', '{']).count() as i64 - line.matches([']', '}']).count() as i64;
        if !is_list || is_continued {
            continue;
        }
        let line = line.trim();
        if line.starts_with('#') {
            has_reason = true;
        } else if let Some(name) = key_of(line) {
            if line.contains("path = ") {
                has_reason = false;
            } else if !has_reason {
                found.push((number, name));
            }
        } else {
            has_reason = false;
        }
    }
    found
}

/// The name of the section that `line` opens.
fn section_of(line: &str) -> Option<&str> {
    let line = line.split('#').next().unwrap_or(line).trim();
    line.strip_prefix('[')?.strip_suffix(']')
}

/// The first word of the key in a line `key = value` or `key.word = value`.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.split('.').next().unwrap_or(key).trim().trim_matches('"');
    (!key.is_empty() && !key.starts_with('#')).then_some(key)
}

/// The real package of a renamed dependency.
fn package_of(line: &str) -> Option<&str> {
    line.split_once("package = \"")?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::file;

    #[test]
    fn all_forms_of_dependencies_are_read() {
        let text = "\
[package]
name = \"x\"
[dependencies]
# engine.workspace = true
engine.workspace = true
serde = { version = \"1\" }
e = { package = \"bots\", path = \"x\" }
[dependencies.cli]
path = \"x\"
[target.'cfg(unix)'.dependencies]
libc = \"1\"
[dev-dependencies]
testkit.workspace = true
[dev-dependencies.protocol]
path = \"x\"
";
        let expected = [(5, "engine"), (6, "serde"), (7, "bots"), (8, "cli"), (11, "libc")];
        assert_eq!(dependencies(text), expected);
    }

    #[test]
    fn edges_against_the_list_are_found() {
        let files = [
            file("crates/engine/Cargo.toml", "[dependencies]\nthiserror = \"2\"\nbots.workspace = true\n"),
            file("crates/bots/Cargo.toml", "[dependencies]\nengine.workspace = true\n"),
            file("crates/other/Cargo.toml", ""),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        let expected = [
            Finding::new("crates/engine/Cargo.toml", 3, "engine must not depend on bots"),
            Finding::new("crates/other/Cargo.toml", 1, "tidy has no list of edges for the crate other"),
        ];
        assert_eq!(findings, expected);
    }

    #[test]
    fn tests_that_are_never_run_are_found() {
        let files = [
            file("crates/engine/Cargo.toml", "[lib]\ntest = false\n"),
            file("crates/engine/src/a.rs", "mod tests {\n    #[test]\n"),
            file("crates/engine/src/bin/b.rs", "#[test]\n"),
            file("crates/bots/Cargo.toml", "[lib]\n[[test]]\ntest = false\n"),
            file("crates/bots/src/a.rs", "#[test]\n"),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        let what = "crates/engine/Cargo.toml keeps this test from being run";
        assert_eq!(findings, [Finding::new("crates/engine/src/a.rs", 2, what)]);
    }

    #[test]
    fn dependencies_without_reason_are_found() {
        let text = "\
[workspace.dependencies]
engine = { path = \"crates/engine\" }
bare = \"1\"
# A reason.
one = { version = \"1\", features = [
    \"a\",
] }
two = \"1\"

lost = \"1\"
[profile.release]
lto = \"fat\"
";
        assert_eq!(without_reason(text), [(3, "bare"), (10, "lost")]);
    }
}
