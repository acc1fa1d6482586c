//! Random mixes of modules with wishes: how many modules, how long a game, and which modules to avoid or prefer.

use engine::{Base, Module, ModuleSet, Rng};

/// A person's opinions of modules, for both base games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Modules that are drawn more often.
    pub favourites: ModuleSet,
    /// Modules that are never drawn.
    pub banned: ModuleSet,
}

/// How many times a favourite is in the bag.
const FAVOURITE: usize = 3;

/// How many mixes are drawn at most to find one that is short enough.
const DRAWS: usize = 400;

/// A random base game.
pub fn any_game(rng: &mut Rng) -> Base {
    Base::ALL[rng.below(Base::ALL.len())]
}

impl Wishes {
    /// The modules of a game that are neither banned nor in `taken`.
    fn free(self, base: Base, taken: ModuleSet) -> impl Iterator<Item = Module> {
        let modules = base.modules().iter().copied();
        modules.filter(move |&module| !self.banned.has(module) && !taken.has(module))
    }

    fn draw(&self, base: Base, taken: ModuleSet, rng: &mut Rng) -> Option<Module> {
        let times = |module| if self.favourites.has(module) { FAVOURITE } else { 1 };
        let bag: Vec<Module> =
            self.free(base, taken).flat_map(|module| std::iter::repeat_n(module, times(module))).collect();
        if bag.is_empty() { None } else { Some(bag[rng.below(bag.len())]) }
    }

    fn draw_mix(&self, base: Base, count: usize, rng: &mut Rng) -> ModuleSet {
        let mut mix = ModuleSet::EMPTY;
        for _ in 0..count {
            let Some(module) = self.draw(base, mix, rng) else { break };
            mix = mix.with(module);
        }
        mix
    }

    /// Draws this many modules of the game, or fewer if not enough are allowed. If the game must not take longer than
    /// `longest` minutes, mixes are drawn until one is short enough; if none is, the shortest one is returned.
    pub fn surprise(
        &self,
        base: Base,
        count: usize,
        longest: Option<f64>,
        minutes: impl Fn(ModuleSet) -> f64,
        rng: &mut Rng,
    ) -> ModuleSet {
        let mut best = self.draw_mix(base, count, rng);
        let Some(longest) = longest else { return best };
        for _ in 1..DRAWS {
            if minutes(best) <= longest {
                break;
            }
            let other = self.draw_mix(base, count, rng);
            best = if minutes(other) < minutes(best) { other } else { best };
        }
        best
    }

    /// Whether there is a module that could still be added to the mix.
    pub fn has_other(&self, base: Base, mix: ModuleSet) -> bool {
        self.free(base, mix).next().is_some()
    }

    /// The mix with another module in place of this one; the same mix if there is no other.
    pub fn reroll(&self, base: Base, mix: ModuleSet, module: Module, rng: &mut Rng) -> ModuleSet {
        let Some(other) = self.draw(base, mix, rng) else { return mix };
        mix.iter().map(|one| if one == module { other } else { one }).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::module_report;

    /// A mix without a limit on time.
    fn any(wishes: &Wishes, base: Base, count: usize, seed: u64) -> ModuleSet {
        wishes.surprise(base, count, None, |_| 0.0, &mut rng(seed))
    }

    fn rng(seed: u64) -> Rng {
        Rng::new(Seed::from_number(seed))
    }

    #[test]
    fn a_surprise_has_as_many_modules_as_asked_for_and_any_of_them() {
        for base in Base::ALL {
            let most = base.modules().len();
            let mut seen = ModuleSet::EMPTY;
            for seed in 0..200 {
                for count in 0..=most + 1 {
                    let modules = any(&Wishes::default(), base, count, seed);
                    assert_eq!(modules.iter().count(), count.min(most));
                    assert_eq!(modules.of(base), modules, "only modules of the game");
                    seen = if count == 1 { modules.iter().fold(seen, ModuleSet::with) } else { seen };
                }
            }
            assert_eq!(seen, base.modules().iter().copied().collect());
        }
    }

    #[test]
    fn each_game_comes_about_as_often_as_the_other() {
        let red = (0..600).filter(|&seed| any_game(&mut rng(seed)) == Base::RedPalace).count();
        assert!((240..=360).contains(&red), "{red}");
    }

    #[test]
    fn what_is_banned_never_comes_and_favourites_come_more_often() {
        let wishes = Wishes {
            favourites: ModuleSet::EMPTY.with(Module::Camps),
            banned: ModuleSet::EMPTY.with(Module::Characters).with(Module::Diamonds),
        };
        let mut counts = [0; 2];
        for seed in 0..600 {
            let mix = any(&wishes, Base::Alhambra, 2, seed);
            assert!(!mix.has(Module::Characters) && !mix.has(Module::Diamonds));
            counts[0] += usize::from(mix.has(Module::Camps));
            counts[1] += usize::from(mix.has(Module::CityGates));
        }
        assert!(counts[0] > counts[1] * 3 / 2, "{counts:?}");
        // There are no more modules than those.
        let most = any(&wishes, Base::Alhambra, Module::ALL.len(), 1);
        assert_eq!(most.iter().count(), Module::ALL.len() - 2);
        // Wishes apply to both base games.
        let camps = |seed| any(&wishes, Base::RedPalace, 1, seed).has(Module::Camps);
        assert!((0..600).filter(|&seed| camps(seed)).count() > 240, "3 of 6 in the bag");
    }

    #[test]
    fn a_mix_takes_no_longer_than_wished_if_there_is_one() {
        for (base, count) in [(Base::Alhambra, 3), (Base::RedPalace, 2)] {
            let minutes = |mix| module_report::minutes(base, mix);
            let mut all: Vec<f64> =
                (0..200).map(|seed| minutes(any(&Wishes::default(), base, count, seed))).collect();
            all.sort_by(f64::total_cmp);
            let usual = all[100];
            for seed in 0..50 {
                let drawn =
                    |longest| Wishes::default().surprise(base, count, Some(longest), minutes, &mut rng(seed));
                assert!(minutes(drawn(usual)) <= usual);
                // If none is short enough, the shortest that was drawn is returned, with as many modules.
                assert_eq!(drawn(-100.0).iter().count(), count);
            }
        }
    }

    #[test]
    fn one_module_is_rolled_again() {
        let wishes = Wishes { banned: ModuleSet::EMPTY.with(Module::Camps), ..Wishes::default() };
        let mix = ModuleSet::EMPTY.with(Module::Diamonds).with(Module::Characters);
        for seed in 0..50 {
            let other = wishes.reroll(Base::Alhambra, mix, Module::Diamonds, &mut rng(seed));
            assert!(
                other.has(Module::Characters) && !other.has(Module::Diamonds) && !other.has(Module::Camps)
            );
            assert_eq!(other.iter().count(), 2);
        }
        let all: ModuleSet = Module::ALL.into_iter().collect();
        assert_eq!(wishes.reroll(Base::Alhambra, all, Module::Diamonds, &mut rng(1)), all);
    }

    #[test]
    fn the_last_free_module_can_still_come() {
        let [first, second, banned, last] = Module::RED_PALACE;
        let wishes = Wishes { banned: ModuleSet::EMPTY.with(banned), ..Wishes::default() };
        let two = ModuleSet::EMPTY.with(first).with(second);
        assert!(wishes.has_other(Base::RedPalace, two));
        let other = wishes.reroll(Base::RedPalace, two, first, &mut rng(1));
        assert_eq!(other, ModuleSet::EMPTY.with(second).with(last));
        assert!(!wishes.has_other(Base::RedPalace, two.with(last)));
    }
}
