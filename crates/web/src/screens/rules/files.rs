//! The rule files, and where in them a rule is.

use engine::{Base, Module};

/// A rule file: its name and text.
pub struct RuleFile {
    /// The name without its ending, such as `00-base`.
    pub name: &'static str,
    /// Markdown.
    pub text: &'static str,
}

macro_rules! rule_files {
    ($($name:literal),* $(,)?) => {
        [$(RuleFile { name: $name, text: include_str!(concat!("../../../../../docs/rules/", $name, ".md")) }),*]
    };
}

/// All rule files, in order.
pub const FILES: [RuleFile; 26] = rule_files![
    "00-base",
    "11-viziers-favour",
    "12-currency-exchange",
    "13-bonus-cards",
    "14-workers-huts",
    "21-city-gates",
    "22-diamonds",
    "23-characters",
    "24-camps",
    "31-city-walls",
    "32-thieves",
    "33-change",
    "34-street-trader",
    "41-treasure-chamber",
    "42-master-builders",
    "43-invaders",
    "44-bazaars",
    "51-new-score-cards",
    "52-power-of-the-sultan",
    "53-caravanserai",
    "54-art-of-the-moors",
    "60-red-palace",
    "61-guard-abilities",
    "62-medinas",
    "63-red-palace-bazaars-and-camps",
    "90-interactions",
];

/// The file of the two modules that both games have, as The Red Palace plays them.
const RED_PALACE_FORMS: &str = "63-red-palace-bazaars-and-camps";

/// The rule that is a module.
pub const CLASSIC_SCORING: &str = "RED-97";

impl RuleFile {
    /// The first heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().map_or(self.name, |line| line.trim_start_matches('#').trim())
    }

    /// The modules whose rules these are, with their game.
    fn modules(&self) -> Vec<(Base, Module)> {
        if self.name == RED_PALACE_FORMS {
            return [Module::Bazaars, Module::Camps].map(|module| (Base::RedPalace, module)).to_vec();
        }
        let module = self.name.split_once('-').and_then(|(_, slug)| Module::from_slug(slug));
        // A module of both games has the file of its name in the first.
        let game = |module| Base::ALL.into_iter().find(|base| base.modules().contains(&module));
        module.and_then(|module| Some((game(module)?, module))).into_iter().collect()
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

/// The place where a module of that game is explained.
pub const fn rules_of(base: Base, module: Module) -> &'static str {
    match (base, module) {
        (Base::RedPalace, Module::Bazaars | Module::Camps) => RED_PALACE_FORMS,
        _ => module.slug(),
    }
}

/// Whether a place is the one module that has no file: it is a rule of The Red Palace.
fn is_classic_scoring(place: &str) -> bool {
    place == Module::ClassicScoring.slug() || place == CLASSIC_SCORING
}

/// The modules that are explained at a place, with their game.
pub fn modules_at(place: &str) -> Vec<(Base, Module)> {
    if is_classic_scoring(place) {
        return vec![(Base::RedPalace, Module::ClassicScoring)];
    }
    file_of(place).map(|file| FILES[file].modules()).unwrap_or_default()
}

/// The file for a rule id, the slug of a module or the name of a file.
pub fn file_of(place: &str) -> Option<usize> {
    let place = if is_classic_scoring(place) { CLASSIC_SCORING } else { place };
    let named = |file: &RuleFile| {
        file.name == place || file.name.split_once('-').is_some_and(|(_, slug)| slug == place)
    };
    FILES.iter().position(|file| named(file) || file.defines(place))
}

/// The number of the expansion that a module of Alhambra belongs to: the first digit of its rule file.
pub fn expansion_of(module: Module) -> u8 {
    let file = FILES.iter().find(|file| file.modules() == [(Base::Alhambra, module)]);
    file.map_or(0, |file| file.name.as_bytes()[0] - b'0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_in_its_file() {
        for (id, file) in [("BASE-42", "00-base"), ("RED-50", "60-red-palace"), ("INT-03", "90-interactions")]
        {
            assert_eq!(file_of(id).map(|found| FILES[found].name), Some(file), "{id}");
        }
        assert_eq!(file_of("NONE-1"), None);
    }

    #[test]
    fn every_module_of_each_game_is_explained_at_its_place() {
        for base in Base::ALL {
            for &module in base.modules() {
                let place = rules_of(base, module);
                assert!(modules_at(place).contains(&(base, module)), "{base:?} {module:?}");
                let file = FILES[file_of(place).expect("a file")].name;
                assert_eq!(file >= "60", base == Base::RedPalace, "{file}");
            }
        }
        assert_eq!(modules_at("RBC-10").len(), 2);
        assert_eq!(modules_at(CLASSIC_SCORING), [(Base::RedPalace, Module::ClassicScoring)]);
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
        for file in &FILES {
            assert!(!file.title().is_empty());
            assert!(
                file.text.lines().any(|line| defined_in(line).is_some()),
                "{} lays nothing down",
                file.name
            );
        }
    }
}
