//! The rule files, and where in them a rule is.

use std::sync::OnceLock;

use engine::{Base, Module};

use crate::modules::room;
use crate::shelf;

/// A rule file: its name and text.
pub struct RuleFile {
    /// The name without its ending, such as `00-base`.
    pub name: &'static str,
    /// Markdown.
    pub text: &'static str,
}

/// All rule files, in order, once they have been fetched.
static FILES: OnceLock<Vec<RuleFile>> = OnceLock::new();

/// Before each file in what is fetched stands this sign, and then its name on a line of its own.
const SIGN: char = '\u{c}';

/// The rule files that are there: all, or none before they have been fetched.
pub fn files() -> &'static [RuleFile] {
    FILES.get().map_or(&[], Vec::as_slice)
}

/// Fetches the rule files, if they are not there; says whether they are now.
pub async fn fetch() -> bool {
    if FILES.get().is_none()
        && let Some(all) = shelf::text("rules.md").await
    {
        keep(all);
    }
    FILES.get().is_some()
}

/// Keeps the files for as long as the page is open.
fn keep(all: String) {
    FILES.get_or_init(|| {
        let parts = String::leak(all).split(SIGN).filter_map(|part| part.split_once('\n'));
        parts.map(|(name, text)| RuleFile { name, text }).collect()
    });
}

/// The file of the modules that both games have, as The Red Palace plays them.
const RED_PALACE_FORMS: &str = "63-red-palace-bazaars-and-camps";

impl RuleFile {
    /// The first heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().map_or(self.name, |line| line.trim_start_matches('#').trim())
    }

    /// The modules whose rules these are, with their game.
    fn modules(&self) -> Vec<(Base, Module)> {
        if self.name == RED_PALACE_FORMS {
            let both = Module::RED_PALACE.into_iter().filter(is_of_both);
            return both.map(|module| (Base::RedPalace, module)).collect();
        }
        let module = self.name.split_once('-').and_then(|(_, slug)| Module::from_slug(slug));
        module.and_then(|module| Some((game_of(module)?, module))).into_iter().collect()
    }

    /// Whether the rule with that id is laid down here.
    fn defines(&self, id: &str) -> bool {
        self.text.lines().any(|line| defined_in(line) == Some(id))
    }
}

/// The rule that a line of a list or a table lays down.
pub fn defined_in(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let start = line.strip_prefix("- ").or_else(|| line.strip_prefix("| "))?.trim_start_matches("**");
    let id = &start[..rule_id_length(start)?];
    Some(id)
}

/// How long the rule id is with which a text begins: capitals, a hyphen, digits, and no letter after them.
pub fn rule_id_length(text: &str) -> Option<usize> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = text[letters..].strip_prefix('-')?.bytes().take_while(u8::is_ascii_digit).count();
    let length = letters + 1 + digits;
    let ends = !text[length..].starts_with(|next: char| next.is_alphanumeric());
    ((2..=4).contains(&letters) && (1..=3).contains(&digits) && ends).then_some(length)
}

/// Whether both games have the module.
fn is_of_both(module: &Module) -> bool {
    Base::ALL.iter().all(|base| base.modules().contains(module))
}

/// The place where a module of that game is explained.
pub fn rules_of(base: Base, module: Module) -> &'static str {
    if base == Base::RedPalace && is_of_both(&module) { RED_PALACE_FORMS } else { module.slug() }
}

/// The module that has no file, because it is one rule of its game, and that rule, if the place is one of both.
fn only_rule_at(place: &str) -> Option<(Module, &'static str)> {
    let rules = Module::every().filter_map(|module| Some((module, room(module).only_rule()?)));
    let mut rules = rules.filter(|(module, rule)| place == module.slug() || place == *rule);
    rules.next()
}

/// The game of a module; a module of both has the file of its name in the first.
fn game_of(module: Module) -> Option<Base> {
    Base::ALL.into_iter().find(|base| base.modules().contains(&module))
}

/// The modules that are explained at a place, with their game.
pub fn modules_at(place: &str) -> Vec<(Base, Module)> {
    if let Some((module, _)) = only_rule_at(place) {
        return game_of(module).map(|base| (base, module)).into_iter().collect();
    }
    file_of(place).map(|file| files()[file].modules()).unwrap_or_default()
}

/// The file for a rule id, the slug of a module or the name of a file.
pub fn file_of(place: &str) -> Option<usize> {
    let place = only_rule_at(place).map_or(place, |(_, rule)| rule);
    let named = |file: &RuleFile| {
        file.name == place || file.name.split_once('-').is_some_and(|(_, slug)| slug == place)
    };
    files().iter().position(|file| named(file) || file.defines(place))
}

/// The rule files from their folder, as the page fetches them.
#[cfg(test)]
pub fn all() -> &'static [RuleFile] {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
    let entries = std::fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    let mut paths: Vec<_> = entries.filter(|path| !path.ends_with("README.md")).collect();
    paths.sort();
    let part = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        format!("{SIGN}{name}\n{}", std::fs::read_to_string(path).expect("a rule file"))
    };
    keep(paths.iter().map(part).collect());
    files()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_in_its_file() {
        all();
        for (id, file) in [("BASE-42", "00-base"), ("RED-50", "60-red-palace"), ("INT-03", "90-interactions")]
        {
            assert_eq!(file_of(id).map(|found| all()[found].name), Some(file), "{id}");
        }
        assert_eq!(file_of("NONE-1"), None);
    }

    #[test]
    fn every_module_of_each_game_is_explained_at_its_place() {
        all();
        for base in Base::ALL {
            for &module in base.modules() {
                let place = rules_of(base, module);
                assert!(modules_at(place).contains(&(base, module)), "{base:?} {module:?}");
                let file = files()[file_of(place).expect("a file")].name;
                assert_eq!(file >= "60", base == Base::RedPalace, "{file}");
            }
        }
        assert_eq!(modules_at("RBC-10").len(), 2);
        assert_eq!(modules_at("RED-97"), [(Base::RedPalace, Module::ClassicScoring)]);
        for place in
            ["00-base", "60-red-palace", "61-guard-abilities", "90-interactions", "RED-96", "no-such"]
        {
            assert!(modules_at(place).is_empty(), "{place}");
        }
    }

    #[test]
    fn ids_end_where_they_end() {
        assert_eq!(rule_id_length("BASE-42 Matching"), Some(7));
        assert_eq!(rule_id_length("BASE-42,"), Some(7));
        for text in ["BASE-", "base-42", "BASE-42b", "B-1", "BASES-1", "Hello"] {
            assert_eq!(rule_id_length(text), None, "{text}");
        }
    }

    #[test]
    fn every_file_has_a_title_and_rules() {
        for file in all() {
            assert!(!file.title().is_empty());
            assert!(
                file.text.lines().any(|line| defined_in(line).is_some()),
                "{} lays nothing down",
                file.name
            );
        }
    }
}
