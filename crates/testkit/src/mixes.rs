//! The mixes of modules that are tested: far fewer than there are, but with each module, each pair with a ruling of
//! its own, and all modules together.

use engine::{Base, GuardBoard, Module, ModuleSet, Rules};

/// The rule file with the table of the pairs that have a ruling of their own.
const INTERACTIONS: &str = include_str!("../../../docs/rules/90-interactions.md");

/// The mixes that have golden games and perft counts: the base game, each module alone, each pair with a ruling of
/// its own (table 7 of the interactions), and all modules together.
pub fn kept() -> impl Iterator<Item = ModuleSet> {
    let alone = Module::ALL.into_iter().map(|module| ModuleSet::EMPTY.with(module));
    let all: ModuleSet = Module::ALL.into_iter().collect();
    std::iter::once(ModuleSet::EMPTY).chain(alone).chain(ruled_pairs()).chain([all])
}

/// The pairs in table 7 of the interactions whose modules both belong to Alhambra.
pub fn ruled_pairs() -> impl Iterator<Item = ModuleSet> {
    let table = INTERACTIONS.split("\n## ").find(|section| section.starts_with("7 "));
    let pairs = table.into_iter().flat_map(str::lines).filter_map(|line| {
        let (one, two) = line.strip_prefix("| ")?.split(" | ").next()?.split_once(" + ")?;
        Some((one, two))
    });
    pairs.filter_map(|(one, two)| Some(ModuleSet::EMPTY.with(module(one)?).with(module(two)?)))
}

/// The module of Alhambra whose rule ids begin with this prefix.
fn module(prefix: &str) -> Option<Module> {
    Module::ALL.into_iter().find(|module| module.prefix() == prefix)
}

/// The name of a mix inside fixtures: its game, unless that is Alhambra, and its modules.
pub fn name(rules: &Rules) -> String {
    joined(rules, rules.modules().iter().map(Module::slug).collect())
}

/// The folder of a mix: its name, but with `all` for all modules of a game, which keeps paths short enough for any
/// file system.
pub fn folder(rules: &Rules) -> String {
    let all = rules.modules().iter().count() == rules.base().modules().len();
    if all { joined(rules, vec!["all"]) } else { name(rules) }
}

/// Joins the name of the game, unless that is Alhambra, and these words.
fn joined(rules: &Rules, words: Vec<&str>) -> String {
    let game = match (rules.base(), rules.guard_board()) {
        (Base::Alhambra, _) => None,
        (Base::RedPalace, GuardBoard::Random) => Some("red-palace"),
        (Base::RedPalace, GuardBoard::Fixed) => Some("red-palace-fixed"),
    };
    let words: Vec<&str> = game.into_iter().chain(words).collect();
    if words.is_empty() { "base".into() } else { words.join("+") }
}

/// The rules with this name (see [`name`]) for this number of players.
///
/// # Panics
///
/// If the name is unknown, or if the rules refuse this number of players or this mix.
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

/// A number to derive the seeds of a mix from. It depends only on the slugs of its modules, so that a new module
/// changes no existing fixture.
pub fn number(modules: ModuleSet) -> u64 {
    let of = |module: Module| module.slug().bytes().fold(7, |sum, byte| (sum * 31 + u64::from(byte)) % 9973);
    modules.iter().map(of).sum::<u64>() % 1000
}

/// Rules for random games: the base game and all modules with every number of players, the other covering sets with
/// one number each, and The Red Palace. Every module is played with every number of players.
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
