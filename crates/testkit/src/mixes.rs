//! Which mixes of modules are tested: far fewer than there are, but each module, each pair and all of them.

use engine::{Base, GuardBoard, Module, ModuleSet, Rules};

/// Has the table of the pairs with a ruling of their own.
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

/// The module of Alhambra whose rules begin with these letters.
fn module(prefix: &str) -> Option<Module> {
    Module::ALL.into_iter().find(|module| module.prefix() == prefix)
}

/// The name of a mix inside fixtures: its game, unless it is Alhambra, and its modules.
pub fn name(rules: &Rules) -> String {
    joined(rules, rules.modules().iter().map(Module::slug).collect())
}

/// The folder of a mix: its name, but all modules of a game are called `all`, so that no path is too long for a file system.
pub fn folder(rules: &Rules) -> String {
    let all = rules.modules().iter().count() == rules.base().modules().len();
    if all { joined(rules, vec!["all"]) } else { name(rules) }
}

/// The game, unless it is Alhambra, and these words.
fn joined(rules: &Rules, words: Vec<&str>) -> String {
    let game = match (rules.base(), rules.guard_board()) {
        (Base::Alhambra, _) => None,
        (Base::RedPalace, GuardBoard::Random) => Some("red-palace"),
        (Base::RedPalace, GuardBoard::Fixed) => Some("red-palace-fixed"),
    };
    let words: Vec<&str> = game.into_iter().chain(words).collect();
    if words.is_empty() { "base".into() } else { words.join("+") }
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
        numbers(place)
            .into_iter()
            .map(move |players| crate::rules(players, "").with_modules(set).expect("they go together"))
    });
    rules.chain(crate::red_palace::mixes()).collect()
}
