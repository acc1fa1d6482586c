//! The rule files, and where in them a rule is.

use engine::Module;

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

impl RuleFile {
    /// The first heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().map_or(self.name, |line| line.trim_start_matches('#').trim())
    }

    /// The module of Alhambra whose rules these are, if it is played.
    pub fn module(&self) -> Option<Module> {
        let module = self.name.split_once('-').and_then(|(_, slug)| Module::from_slug(slug));
        module.filter(|module| Module::ALL.contains(module))
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

/// The file for a rule id, the slug of a module or the name of a file.
pub fn file_of(place: &str) -> Option<usize> {
    let named = |file: &RuleFile| {
        file.name == place || file.name.split_once('-').is_some_and(|(_, slug)| slug == place)
    };
    FILES.iter().position(|file| named(file) || file.defines(place))
}

/// The number of the expansion that a module belongs to: the first digit of its rule file.
pub fn expansion_of(module: Module) -> u8 {
    let file = FILES.iter().find(|file| file.module() == Some(module));
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
        for module in Module::ALL {
            let file = file_of(module.slug()).map(|found| FILES[found].module());
            assert_eq!(file, Some(Some(module)));
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
