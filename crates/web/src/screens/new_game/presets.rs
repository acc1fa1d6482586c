//! Mixes of modules with a name.

use engine::{Module, ModuleSet};

use crate::screens::rules::expansion_of;

/// A mix of modules: the key of its name, and what is in it.
pub struct Preset {
    /// The key of its name.
    pub key: &'static str,
    modules: &'static [Module],
}

impl Preset {
    /// The modules in it.
    pub fn modules(&self) -> ModuleSet {
        self.modules.iter().copied().collect()
    }
}

/// Mixes of our own, from plain to everything.
pub const PRESETS: [Preset; 5] = [
    Preset { key: "preset-base", modules: &[] },
    Preset { key: "preset-first", modules: &[Module::ViziersFavour] },
    Preset { key: "preset-court", modules: &[Module::ViziersFavour, Module::Characters] },
    Preset { key: "preset-treasure", modules: &[Module::CityGates, Module::TreasureChamber] },
    Preset { key: "all-modules", modules: &Module::ALL },
];

/// The modules of each expansion, as they came in their boxes, with its number.
pub fn expansions() -> impl Iterator<Item = (u8, ModuleSet)> {
    let of = |number: u8| Module::ALL.into_iter().filter(move |&module| expansion_of(module) == number);
    (1..=9)
        .map(move |number| (number, of(number).collect()))
        .filter(|(_, modules): &(u8, ModuleSet)| !modules.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mix_is_another_one() {
        let mixes: Vec<ModuleSet> =
            PRESETS.iter().map(Preset::modules).chain(expansions().map(|(_, modules)| modules)).collect();
        for (place, mix) in mixes.iter().enumerate() {
            assert!(mixes[place + 1..].iter().all(|other| other != mix), "{mix:?}");
        }
    }

    #[test]
    fn every_module_is_of_one_expansion() {
        let all: Vec<Module> =
            expansions().flat_map(|(_, modules)| modules.iter().collect::<Vec<_>>()).collect();
        assert_eq!(all, Module::ALL);
    }
}
