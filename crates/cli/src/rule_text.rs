//! The text of the rules, as in the specification.

use engine::{Module, for_each_module};

/// The rule file of a module, named after its number and slug. File 60 is that of The Red Palace, which `FILES` has.
macro_rules! module_file {
    (60 $slug:tt) => {
        ""
    };
    ($file:tt $slug:tt) => {
        include_str!(concat!("../../../docs/rules/", $file, "-", $slug, ".md"))
    };
}

macro_rules! module_files {
    ($($module:ident $room:ident $slug:tt $file:tt $prefix:tt,)*) => {
        /// The rule files of the modules.
        const MODULE_FILES: &[&str] = &[$(module_file!($file $slug)),*];
    };
}
for_each_module!(module_files);

/// The rule files that belong to no single module.
const FILES: [&str; 5] = [
    include_str!("../../../docs/rules/00-base.md"),
    include_str!("../../../docs/rules/60-red-palace.md"),
    include_str!("../../../docs/rules/61-guard-abilities.md"),
    include_str!("../../../docs/rules/63-red-palace-bazaars-and-camps.md"),
    include_str!("../../../docs/rules/90-interactions.md"),
];

/// The text of the rule with that id, such as `BASE-42`, in upper or lower case.
pub fn find(id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    FILES.iter().chain(MODULE_FILES).flat_map(|file| file.lines()).find_map(|line| {
        let item = line.trim_start().strip_prefix("- ")?;
        let bare = item.trim_start_matches('*');
        let rest = bare.strip_prefix(&id)?;
        // The id must end here: the beginning of an id finds nothing.
        let ends = rest.chars().next().is_none_or(|next| !next.is_ascii_alphanumeric());
        ends.then(|| item.replace("**", "").replace('`', ""))
    })
}

/// The prefixes of all rule ids, as a hint for the user.
pub fn prefixes() -> String {
    let modules = Module::every().map(Module::prefix);
    ["BASE"].into_iter().chain(modules).chain(["GRD", "RBC", "INT"]).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_their_whole_id() {
        assert!(find("base-42").is_some_and(|text| text.starts_with("BASE-42 Matching sides.")));
        assert!(find("TRE-11").is_some_and(|text| text.contains("8 for the whole room")));
        assert_eq!(find(&"BASE-42"[..6]), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn every_module_has_rules() {
        for module in Module::every() {
            let id = format!("{}-01", module.prefix());
            assert!(find(&id).is_some(), "{id}");
        }
    }

    #[test]
    fn every_rule_that_refuses_an_action_has_a_text() {
        for id in
            ["BASE-22", "BASE-25", "BASE-31", "BASE-53", "VIZ-11", "GATE-23", "CHR-37", "TRE-22", "INT-08"]
        {
            assert!(find(id).is_some(), "{id}");
        }
    }
}
