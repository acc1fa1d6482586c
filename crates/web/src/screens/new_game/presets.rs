//! Mixes of modules with a name.

use engine::{Base, Module, ModuleSet};

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
pub const fn presets(base: Base) -> &'static [Preset] {
    match base {
        Base::Alhambra => &ALHAMBRA,
        Base::RedPalace => &RED_PALACE,
    }
}

const ALHAMBRA: [Preset; 5] = [
    Preset { key: "preset-base", modules: &[] },
    Preset { key: "preset-first", modules: &[Module::ViziersFavour] },
    Preset { key: "preset-court", modules: &[Module::ViziersFavour, Module::Characters] },
    Preset { key: "preset-treasure", modules: &[Module::CityGates, Module::TreasureChamber] },
    Preset { key: "all-modules", modules: &Module::ALL },
];

const RED_PALACE: [Preset; 2] = [
    Preset { key: "preset-base", modules: &[] },
    Preset { key: "all-modules", modules: &Module::RED_PALACE },
];

/// The modules of each expansion of Alhambra, as they came in their boxes, with its number.
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
            ALHAMBRA.iter().map(Preset::modules).chain(expansions().map(|(_, modules)| modules)).collect();
        for (place, mix) in mixes.iter().enumerate() {
            assert!(mixes[place + 1..].iter().all(|other| other != mix), "{mix:?}");
        }
    }

    #[test]
    fn every_mix_is_of_its_game() {
        for base in Base::ALL {
            assert!(presets(base).iter().all(|preset| preset.modules().of(base) == preset.modules()));
        }
    }

    #[test]
    fn every_module_is_of_one_expansion() {
        let all: Vec<Module> =
            expansions().flat_map(|(_, modules)| modules.iter().collect::<Vec<_>>()).collect();
        assert_eq!(all, Module::ALL);
    }
}
