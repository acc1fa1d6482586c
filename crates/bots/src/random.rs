//! The weakest anchor: chance alone.

use engine::{Action, Rng, Seed, View};

use crate::Bot;

/// Chooses a sort of action at random, then one of that sort. Choosing over the whole list would nearly always
/// redesign, because there are so many ways to.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The bot whose chance comes from `seed`.
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

const N_SORTS: usize = 36;

fn sort_of(action: &Action) -> usize {
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
        Action::ViziersFavour(_) => 10,
        Action::CityGates(_) => 11,
        Action::Characters(_) => 12,
        Action::TreasureChamber(_) => 13,
        Action::CurrencyExchange(_) => 14,
        Action::BonusCards(_) => 15,
        Action::WorkersHuts(_) => 16,
        Action::Invaders(_) => 22,
        Action::CityWalls(_) => 18,
        Action::Thieves(_) => 17,
        Action::StreetTrader(_) => 21,
        Action::MasterBuilders(_) => 19,
        Action::Change(_) => 20,
        Action::Bazaars(_) => 22,
        Action::PowerOfTheSultan(_) => 24,
        Action::Caravanserai(_) => 25,
        Action::ArtOfTheMoors(_) => 23,
        // Each ability is a sort, and what is chosen for them another.
        Action::RedPalace(action) => 26 + action.ability().map_or(9, |ability| ability as usize),
    }
}
