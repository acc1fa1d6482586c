//! Which mixes of modules are tested: far fewer than there are, but each module, each pair and all of them.

use engine::{Base, GuardBoard, Module, ModuleSet, Rules};

/// Names the modules by the letters of their rules, and has the table of the pairs with a ruling of their own.
const INTERACTIONS: &str = include_str!("../../../docs/rules/90-interactions.md");

/// The mixes that have golden games and perft counts: the base game, each module alone, each pair with a ruling of
/// its own (table 7 of the interactions), and all together.
pub fn kept() -> impl Iterator<Item = ModuleSet> {
    let alone = Module::ALL.into_iter().map(|module| ModuleSet::EMPTY.with(module));
    let all: ModuleSet = Module::ALL.into_iter().collect();
    std::iter::once(ModuleSet::EMPTY).chain(alone).chain(ruled_pairs()).chain([all])
}

/// The pairs of table 7 of which both modules are played.
pub fn ruled_pairs() -> impl Iterator<Item = ModuleSet> {
    let table = INTERACTIONS.split("\n## ").find(|section| section.starts_with("7 "));
    let pairs = table.into_iter().flat_map(str::lines).filter_map(|line| {
        let (one, two) = line.strip_prefix("| ")?.split(" | ").next()?.split_once(" + ")?;
        Some((one, two))
    });
    pairs.filter_map(|(one, two)| Some(ModuleSet::EMPTY.with(module(one)?).with(module(two)?)))
}

/// The module whose rules begin with these letters, if it is played: the list of modules in the interactions says
/// `VIZ 11 viziers-favour`.
fn module(prefix: &str) -> Option<Module> {
    let list = INTERACTIONS.lines().find_map(|line| line.strip_prefix("Modules by their prefix"))?;
    let (_, list) = list.split_once(": ")?;
    let entry = list.split([',', '.']).map(str::trim).find(|entry| entry.starts_with(prefix))?;
    Module::from_slug(entry.rsplit(' ').next()?)
}

/// The name of a mix in fixtures: its game, unless it is Alhambra, and its modules.
pub fn name(rules: &Rules) -> String {
    let game = match (rules.base, rules.guard_board) {
        (Base::Alhambra, _) => None,
        (Base::RedPalace, GuardBoard::Random) => Some("red-palace"),
        (Base::RedPalace, GuardBoard::Fixed) => Some("red-palace-fixed"),
    };
    let slugs: Vec<&str> = game.into_iter().chain(rules.modules.iter().map(Module::slug)).collect();
    if slugs.is_empty() { "base".into() } else { slugs.join("+") }
}

/// The rules with that name for so many players.
pub fn named(players: usize, name: &str) -> Rules {
    let (game, modules) = name.split_once('+').unwrap_or((name, ""));
    let slugs = |modules: &str| modules.replace('+', " ");
    match game {
        "base" => crate::rules(players, ""),
        "red-palace" => crate::red_palace::with(players, GuardBoard::Random, &slugs(modules)),
        "red-palace-fixed" => crate::red_palace::with(players, GuardBoard::Fixed, &slugs(modules)),
        _ => crate::rules(players, &slugs(name)),
    }
}

/// A number that belongs to a mix whatever other mixes there are, for its seed.
pub fn number(modules: ModuleSet) -> u64 {
    let of = |module: Module| module.slug().bytes().fold(7, |sum, byte| (sum * 31 + u64::from(byte)) % 9973);
    modules.iter().map(of).sum::<u64>() % 1000
}

/// Rules to play random games by: the base game and all modules with every number of players, the other covering
/// sets with one number each, so that every number meets every module; and The Red Palace.
pub fn random() -> Vec<Rules> {
    let sets = ModuleSet::covering();
    let last = sets.len() - 1;
    let numbers = |place: usize| match place {
        _ if place == 0 || place == last => (2..=6).collect(),
        _ => vec![2 + place % 5],
    };
    let rules = sets.into_iter().enumerate().flat_map(|(place, set)| {
        numbers(place).into_iter().map(move |players| crate::rules(players, "").with_modules(set))
    });
    rules.chain(crate::red_palace::mixes()).collect()
}
