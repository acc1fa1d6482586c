//! Who may know about a module: its rooms, the hooks, and The Red Palace. A path into a room from anywhere else is
//! reported, which proves that the base of each crate knows no module.

use std::iter;

use super::lexer::code_lines;
use super::{Finding, SourceFile};
use crate::list::Entry;

/// The crates that this rule applies to, each with the folder of its rooms inside `src`.
const CRATES: [(&str, &str); 8] = [
    ("engine", "modules"),
    ("protocol", "modules"),
    ("bots", "greedy/modules"),
    ("i18n", "modules"),
    ("testkit", "modules"),
    ("web", "modules"),
    ("server", "modules"),
    ("cli", "modules"),
];

/// Files and folders that put modules in order or are a game of their own, anywhere in a crate.
const MAY_KNOW: [&str; 2] = ["hooks", "red_palace"];

/// Reports every path into a room from a file that must not know it.
pub fn check(files: &[SourceFile], modules: &[Entry], findings: &mut Vec<Finding>) {
    for file in files.iter().filter(|file| file.has_extension("rs")) {
        let place = CRATES
            .iter()
            .find_map(|(name, rooms)| Some((file.path_in(&format!("crates/{name}/src"))?, rooms)));
        let Some((path, rooms)) = place else { continue };
        let in_rooms = path.strip_prefix(rooms).is_some_and(|rest| rest.starts_with('/'));
        let is_door = path.strip_suffix("/mod.rs") == Some(rooms);
        let may_know = path.split('/').any(|part| MAY_KNOW.contains(&part.trim_end_matches(".rs")));
        // The `mod.rs` above the rooms declares them, but must not re-export their contents.
        if may_know || in_rooms && !is_door {
            continue;
        }
        for (line, room) in entered(&file.text, modules, is_door) {
            let what =
                format!("a path goes into the room `{room}`: only hooks, rooms and The Red Palace may");
            findings.push(Finding::new(&file.path, line, what));
        }
    }
}

/// The rooms that code names in a path, an import or a declaration, with their lines. In the `mod.rs` above the rooms
/// only re-exports count.
fn entered<'m>(source: &str, modules: &'m [Entry], is_door: bool) -> Vec<(usize, &'m str)> {
    let tokens = tokens(source);
    let texts = || tokens.iter().map(|(_, token)| token.as_str());
    let before = iter::once("").chain(texts());
    let after = texts().skip(1).chain([""]);
    let mut found = Vec::new();
    let mut in_use = false;
    for (((line, token), before), after) in tokens.iter().zip(before).zip(after) {
        match token.as_str() {
            "use" => in_use = !is_door || ["pub", ")"].contains(&before),
            ";" => in_use = false,
            _ => {}
        }
        let Some(module) = modules.iter().find(|module| module.room == *token) else { continue };
        // `$room` and `x.room` are not paths.
        let is_path = after == "::" && before != "." || before == "mod";
        if in_use || is_path && !is_door {
            found.push((*line, module.room.as_str()));
        }
    }
    found
}

/// The words, `::` and single characters of the code, with their lines.
fn tokens(source: &str) -> Vec<(usize, String)> {
    let mut tokens: Vec<(usize, String)> = Vec::new();
    for (line, code) in (1..).zip(code_lines(source)) {
        let mut rest = code.trim_start();
        while let Some(first) = rest.chars().next() {
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            let length = match first {
                _ if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
                _ if rest.starts_with("::") => 2,
                _ => first.len_utf8(),
            };
            tokens.push((line, rest[..length].to_string()));
            rest = rest[length..].trim_start();
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::entry;
    use crate::tree::file;

    /// The line numbers of the findings about a file with that text.
    fn lines(path: &str, text: &str) -> Vec<usize> {
        let modules = [entry("Kiosks", "kiosks"), entry("Moats", "moats")];
        let mut findings = Vec::new();
        check(&[file(path, text)], &modules, &mut findings);
        findings.into_iter().map(|finding| finding.line).collect()
    }

    const BASE: &str = "crates/engine/src/flow.rs";

    #[test]
    fn the_base_enters_no_room() {
        let text = "\
use crate::modules::kiosks;
use crate::{game::Game, modules::{ModuleStep, moats::State}};
use crate::modules as other;
fn f() { crate::modules::kiosks::go(); }
fn g() { other::moats::go(); }
mod kiosks;
use crate::modules::{
    Progress,
    moats,
};
";
        assert_eq!(lines(BASE, text), [1, 2, 4, 5, 6, 9]);
    }

    #[test]
    fn the_list_and_names_that_are_no_paths_are_free() {
        let text = "\
use crate::modules::*;
use crate::modules::{self, ModuleStep, Never};
// crate::modules::kiosks
macro_rules! m { ($($room:ident,)*) => { $($room::Keeper;)* } }
fn f() { table.modules.kiosks.open = moats(\"kiosks::\"); }
";
        assert_eq!(lines(BASE, text), [0; 0]);
    }

    #[test]
    fn rooms_hooks_and_the_red_palace_may_know() {
        let text = "use crate::modules::kiosks;\n";
        for path in [
            "crates/engine/src/modules/moats/mod.rs",
            "crates/engine/src/hooks.rs",
            "crates/engine/src/hooks/setup.rs",
            "crates/engine/src/red_palace/flow.rs",
            "crates/engine/src/editor/red_palace.rs",
        ] {
            assert_eq!(lines(path, text), [0; 0], "{path}");
        }
        assert_eq!(lines("crates/engine/src/modules.rs", text), [1]);
        assert_eq!(lines("crates/engine/src/view/modules.rs", text), [1]);
    }

    #[test]
    fn the_door_of_the_rooms_declares_but_does_not_hand_out() {
        let text = "pub mod kiosks;\nconst X: u8 = kiosks::X;\nuse moats::Y;\npub use moats::State;\npub(crate) use kiosks::Z;\n";
        assert_eq!(lines("crates/engine/src/modules/mod.rs", text), [4, 5]);
    }
}
