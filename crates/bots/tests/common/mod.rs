//! What several tests of bots do.

use engine::vocab::MAX_SEATS;
use engine::{ModuleSet, Rules};

/// Every number of players with sets of modules that cover all pairs.
pub fn every_set_up() -> impl Iterator<Item = Rules> {
    (2..=MAX_SEATS).flat_map(|players| {
        let rules = Rules::new(players).expect("2 to 6 players");
        ModuleSet::covering()
            .into_iter()
            .map(move |modules| rules.with_modules(modules).expect("they go together"))
    })
}
