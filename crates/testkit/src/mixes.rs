//! Which mixes of modules are tested: far fewer than there are, but each module, each pair and all of them.

use engine::{ModuleSet, Rules};

/// The mixes that have golden games and perft counts: every mix of the first four modules, each other module alone,
/// each pair with a ruling of its own (table 7 of the interactions), and all together. The place of a mix decides
/// its seeds, so new ones come last.
const KEPT: &[&str] = &[
    "",
    "viziers-favour",
    "city-gates",
    "viziers-favour city-gates",
    "characters",
    "viziers-favour characters",
    "city-gates characters",
    "viziers-favour city-gates characters",
    "treasure-chamber",
    "viziers-favour treasure-chamber",
    "city-gates treasure-chamber",
    "viziers-favour city-gates treasure-chamber",
    "characters treasure-chamber",
    "viziers-favour characters treasure-chamber",
    "city-gates characters treasure-chamber",
    "viziers-favour city-gates characters treasure-chamber",
    "diamonds",
    "viziers-favour diamonds",
    "diamonds characters",
    "diamonds treasure-chamber",
    "viziers-favour city-gates diamonds characters treasure-chamber",
    "currency-exchange",
    "viziers-favour currency-exchange",
    "currency-exchange city-gates",
    "currency-exchange diamonds",
    "currency-exchange characters",
    "viziers-favour currency-exchange city-gates diamonds characters treasure-chamber",
    "bonus-cards",
    "viziers-favour bonus-cards",
    "bonus-cards characters",
    "bonus-cards treasure-chamber",
    "viziers-favour currency-exchange bonus-cards city-gates diamonds characters treasure-chamber",
    "currency-exchange treasure-chamber",
    "workers-huts",
    "viziers-favour workers-huts",
    "workers-huts city-gates",
    "workers-huts characters",
    "workers-huts treasure-chamber",
    "currency-exchange workers-huts diamonds",
    "viziers-favour currency-exchange workers-huts city-gates diamonds characters treasure-chamber",
    "camps",
    "viziers-favour camps",
    "currency-exchange camps",
    "workers-huts camps",
    "city-gates camps",
    "diamonds camps",
    "characters camps",
    "camps treasure-chamber",
    "viziers-favour currency-exchange workers-huts city-gates diamonds characters camps treasure-chamber",
    "viziers-favour currency-exchange bonus-cards workers-huts city-gates diamonds characters camps treasure-chamber",
    "city-walls",
    "viziers-favour city-walls",
    "bonus-cards city-walls",
    "workers-huts city-walls",
    "city-gates city-walls",
    "characters city-walls",
    "camps city-walls",
];

/// The mixes that fixtures are kept of.
pub fn kept() -> impl Iterator<Item = ModuleSet> {
    KEPT.iter().map(|slugs| crate::rules(2, slugs).modules)
}

/// Rules to play random games by: the base game and all modules with every number of players, the other covering
/// sets with two numbers each, so that every number meets every module.
pub fn random() -> Vec<Rules> {
    let sets = ModuleSet::covering();
    let last = sets.len() - 1;
    let numbers = |place: usize| match place {
        _ if place == 0 || place == last => (2..=6).collect(),
        _ => vec![2 + place % 5, 2 + (place + 2) % 5],
    };
    let rules = sets.into_iter().enumerate().flat_map(|(place, set)| {
        numbers(place).into_iter().map(move |players| crate::rules(players, "").with_modules(set))
    });
    rules.collect()
}
