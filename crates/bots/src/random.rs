//! The weakest bot, which plays by chance alone.

use engine::red_palace::Ability;
use engine::{Action, Module, Rng, Seed, View};

use crate::Bot;

/// Chooses a sort of action at random, then an action of that sort. A choice from the whole list would nearly always
/// be a redesign, because there are so many of them.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot that draws its choices from `seed`.
    pub fn new(seed: Seed) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View<'_>, legal: &[Action]) -> Action {
        let mut sorts = [0usize; N_SORTS];
        legal.iter().for_each(|action| sorts[sort_of(action)] += 1);
        let present = sorts.iter().filter(|&&count| count > 0).count();
        let chosen = nth(self.rng.below(present), (0..N_SORTS).filter(|&sort| sorts[sort] > 0)).unwrap_or(0);
        let place = self.rng.below(sorts[chosen]);
        nth(place, legal.iter().filter(|action| sort_of(action) == chosen)).copied().unwrap_or(legal[0])
    }
}

fn nth<T>(place: usize, mut items: impl Iterator<Item = T>) -> Option<T> {
    items.nth(place)
}

/// How many sorts of actions the base game has.
const N_BASE: usize = 11;

/// How many sorts of actions The Red Palace adds: one for each ability, and one for all its other actions.
const N_RED_PALACE: usize = Ability::ALL.len() + 1;

macro_rules! sorts {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        const N_MODULES: usize = [$($slug),*].len();

        fn sort_of(action: &Action) -> usize {
            let action = *action;
            match action {
                Action::TakeMoney(_) => 0,
                Action::Buy { .. } => 1,
                Action::Add { .. } => 2,
                Action::Remove { .. } => 3,
                Action::Swap { .. } => 4,
                Action::Stop => 5,
                Action::Pass => 6,
                Action::Place { .. } => 7,
                Action::Reserve { .. } => 8,
                Action::GiveToDirk { .. } => 9,
                Action::AddMoney { .. } => 10,
                // All actions of a module are one sort; modules are in the order of the list.
                $(Action::$module(_) => N_BASE + Module::$module as usize,)*
                Action::RedPalace(action) => {
                    let ability = action.ability().map_or(Ability::ALL.len(), |ability| ability as usize);
                    N_BASE + N_MODULES + ability
                }
            }
        }
    };
}
engine::for_each_module!(sorts);

const N_SORTS: usize = N_BASE + N_MODULES + N_RED_PALACE;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::{Base, Game, Rules, Viewer};

    use super::*;

    /// What an action belongs to: the base game, a module, or The Red Palace with one of its abilities.
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Owner {
        Base,
        Module(Module),
        RedPalace(Option<Ability>),
    }

    fn owner_of(action: Action, view: &View<'_>) -> Owner {
        match (action, action.describe(view).module) {
            (_, Some(module)) => Owner::Module(module),
            (Action::RedPalace(action), None) => Owner::RedPalace(action.ability()),
            (_, None) => Owner::Base,
        }
    }

    #[test]
    fn no_two_modules_share_a_sort() {
        let mut owners = BTreeMap::new();
        let mut legal = Vec::new();
        for base in Base::ALL {
            let rules = Rules::of(base, 3).expect("three");
            let rules =
                rules.with_modules(base.modules().iter().copied().collect()).expect("its own modules");
            for seed in 0..20 {
                let mut game = Game::new(rules, Seed::from_number(seed));
                let mut bot = Random::new(Seed::from_number(seed));
                while let Some(seat) = game.to_act() {
                    game.legal_actions(&mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    for action in &legal {
                        let owner = owner_of(*action, &view);
                        assert_eq!(*owners.entry(sort_of(action)).or_insert(owner), owner, "{action}");
                    }
                    let action = bot.choose(&view, &legal);
                    game.play_unchecked(action, &mut ());
                }
            }
        }
        let seen = |module: &Module| owners.values().any(|&owner| owner == Owner::Module(*module));
        let n_seen = Module::every().filter(seen).count();
        assert!(2 * n_seen > N_MODULES, "only {n_seen} modules were seen: {owners:?}");
    }
}
