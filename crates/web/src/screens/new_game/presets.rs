//! Mixes of modules with a name.

use engine::{Module, ModuleSet};

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

/// All mixes, from plain to everything.
pub const PRESETS: [Preset; 7] = [
    Preset { key: "preset-base", modules: &[] },
    Preset { key: "preset-first", modules: &[Module::ViziersFavour] },
    Preset { key: "preset-court", modules: &[Module::ViziersFavour, Module::Characters] },
    Preset { key: "preset-treasure", modules: &[Module::CityGates, Module::TreasureChamber] },
    Preset {
        key: "preset-expansion-1",
        modules: &[Module::ViziersFavour, Module::CurrencyExchange, Module::BonusCards, Module::WorkersHuts],
    },
    Preset {
        key: "preset-expansion-2",
        modules: &[Module::CityGates, Module::Diamonds, Module::Characters, Module::Camps],
    },
    Preset { key: "all-modules", modules: &Module::ALL },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mix_is_another_one() {
        for (place, preset) in PRESETS.iter().enumerate() {
            for other in &PRESETS[place + 1..] {
                assert!(preset.modules() != other.modules(), "{} and {}", preset.key, other.key);
            }
        }
    }
}
