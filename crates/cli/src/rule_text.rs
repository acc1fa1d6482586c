//! The rules, in the words of the specification.

use engine::modules::characters::Character;

/// The rule files, in the order of their numbers.
const FILES: [&str; 26] = [
    include_str!("../../../docs/rules/00-base.md"),
    include_str!("../../../docs/rules/11-viziers-favour.md"),
    include_str!("../../../docs/rules/12-currency-exchange.md"),
    include_str!("../../../docs/rules/13-bonus-cards.md"),
    include_str!("../../../docs/rules/14-workers-huts.md"),
    include_str!("../../../docs/rules/21-city-gates.md"),
    include_str!("../../../docs/rules/22-diamonds.md"),
    include_str!("../../../docs/rules/23-characters.md"),
    include_str!("../../../docs/rules/24-camps.md"),
    include_str!("../../../docs/rules/31-city-walls.md"),
    include_str!("../../../docs/rules/32-thieves.md"),
    include_str!("../../../docs/rules/33-change.md"),
    include_str!("../../../docs/rules/34-street-trader.md"),
    include_str!("../../../docs/rules/41-treasure-chamber.md"),
    include_str!("../../../docs/rules/42-master-builders.md"),
    include_str!("../../../docs/rules/43-invaders.md"),
    include_str!("../../../docs/rules/44-bazaars.md"),
    include_str!("../../../docs/rules/51-new-score-cards.md"),
    include_str!("../../../docs/rules/52-power-of-the-sultan.md"),
    include_str!("../../../docs/rules/53-caravanserai.md"),
    include_str!("../../../docs/rules/54-art-of-the-moors.md"),
    include_str!("../../../docs/rules/60-red-palace.md"),
    include_str!("../../../docs/rules/61-guard-abilities.md"),
    include_str!("../../../docs/rules/62-medinas.md"),
    include_str!("../../../docs/rules/63-red-palace-bazaars-and-camps.md"),
    include_str!("../../../docs/rules/90-interactions.md"),
];

/// The text of the rule with that id, such as `BASE-42`; letters may be small.
pub fn find(id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    FILES.iter().flat_map(|file| file.lines()).find_map(|line| {
        let item = line.trim_start().strip_prefix("- ")?;
        let bare = item.trim_start_matches('*');
        let rest = bare.strip_prefix(&id)?;
        // The id must end here: a beginning of an id is no id.
        let ends = rest.chars().next().is_none_or(|next| !next.is_ascii_alphanumeric());
        ends.then(|| item.replace("**", "").replace('`', ""))
    })
}

/// What a character does for its owner.
pub fn of_character(character: Character) -> Option<String> {
    find(match character {
        Character::AbdulKarim => "CHR-30",
        Character::AbdulKnihstig => "CHR-31",
        Character::AmmarElSchauf => "CHR-32",
        Character::FarukWillhaben => "CHR-33",
        Character::Fatima => "CHR-34",
        Character::HakimWahid => "CHR-44",
        Character::LailaWundabah => "CHR-36",
        Character::MachmaKlain => "CHR-37",
        Character::Yammerad => "CHR-38",
        Character::YusufEPassuff => "CHR-42",
    })
}

/// The first words of rule ids, for a hint.
pub fn prefixes() -> &'static str {
    "BASE, VIZ, GATE, CHR, TRE, INT"
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
    fn every_character_has_a_text() {
        for character in Character::ALL {
            let text = of_character(character).expect("a rule");
            let name = character.name().split(' ').next().unwrap_or_default();
            assert!(text.contains(name) || text.contains(character.name()), "{text}");
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
