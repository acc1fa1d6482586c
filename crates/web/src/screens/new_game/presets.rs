//! Named mixes of modules.

use engine::{Base, Module, ModuleSet};

use crate::modules::room;

/// A named mix of modules for a base game.
pub struct Preset {
    /// The text key of its name.
    pub key: &'static str,
    base: Base,
}

/// The key of the mix of all modules. The mix without modules has the key of the base game.
const ALL: &str = "all-modules";

/// The key of the mix that the published rules recommend.
const BUILDERS: &str = "preset-builders";

impl Preset {
    /// The modules in the mix.
    pub fn modules(&self) -> ModuleSet {
        let is_in = |module: &Module| self.key == ALL || room(*module).mixes().contains(&self.key);
        self.base.modules().iter().copied().filter(is_in).collect()
    }

    /// The text key of a hint about it, if there is one.
    pub fn hint(&self) -> Option<&'static str> {
        (self.key == BUILDERS).then_some("preset-builders-hint")
    }
}

/// The named mixes, from no modules to all. All but one are our own. Modules declare which of them they belong to.
pub fn presets(base: Base) -> impl Iterator<Item = Preset> {
    let keys: &[&str] = match base {
        Base::Alhambra => {
            &["preset-base", "preset-first", BUILDERS, "preset-court", "preset-treasure", "all-modules"]
        }
        Base::RedPalace => &["preset-base", "all-modules"],
    };
    keys.iter().map(move |&key| Preset { key, base })
}

/// The number of each expansion of Alhambra, with the modules that came in its box.
pub fn expansions() -> impl Iterator<Item = (u8, ModuleSet)> {
    let of = |number: u8| Module::ALL.into_iter().filter(move |&module| module.rule_file() / 10 == number);
    (1..=9)
        .map(move |number| (number, of(number).collect()))
        .filter(|(_, modules): &(u8, ModuleSet)| !modules.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mix_is_another_one() {
        let mixes: Vec<ModuleSet> = presets(Base::Alhambra)
            .map(|preset| preset.modules())
            .chain(expansions().map(|(_, modules)| modules))
            .collect();
        for (place, mix) in mixes.iter().enumerate() {
            assert!(mixes[place + 1..].iter().all(|other| other != mix), "{mix:?}");
        }
    }

    #[test]
    fn the_rules_recommend_master_builders_with_the_street_trader() {
        let mut hinted = presets(Base::Alhambra).filter(|preset| preset.hint().is_some());
        let recommended = hinted.next().expect("one mix with a line of its own");
        let both = ModuleSet::EMPTY.with(Module::MasterBuilders).with(Module::StreetTrader);
        assert_eq!((recommended.modules(), hinted.count()), (both, 0));
    }

    #[test]
    fn every_mix_is_of_its_game() {
        for base in Base::ALL {
            assert!(presets(base).all(|preset| preset.modules().of(base) == preset.modules()));
        }
    }

    #[test]
    fn every_module_is_of_one_expansion() {
        let all: Vec<Module> =
            expansions().flat_map(|(_, modules)| modules.iter().collect::<Vec<_>>()).collect();
        assert_eq!(all, Module::ALL);
    }
}
