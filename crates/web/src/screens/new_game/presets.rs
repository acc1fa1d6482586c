//! Mixes of modules with a name.

use engine::{Module, ModuleSet, Rng};

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

/// So many modules, each mix as likely as any other.
pub fn surprise(count: usize, rng: &mut Rng) -> ModuleSet {
    let mut left: Vec<Module> = Module::ALL.to_vec();
    let drawn = (0..count.min(left.len())).map(|_| left.swap_remove(rng.below(left.len())));
    drawn.collect()
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    #[test]
    fn every_mix_is_another_one() {
        for (place, preset) in PRESETS.iter().enumerate() {
            for other in &PRESETS[place + 1..] {
                assert!(preset.modules() != other.modules(), "{} and {}", preset.key, other.key);
            }
        }
    }

    #[test]
    fn a_surprise_has_as_many_modules_as_asked_for_and_any_of_them() {
        let mut seen = ModuleSet::EMPTY;
        for seed in 0..100 {
            for count in 0..=Module::ALL.len() {
                let modules = surprise(count, &mut Rng::new(Seed::from_number(seed)));
                assert_eq!(modules.iter().count(), count);
                seen = if count == 1 { modules.iter().fold(seen, ModuleSet::with) } else { seen };
            }
        }
        assert_eq!(seen, Module::ALL.into_iter().collect());
    }
}
