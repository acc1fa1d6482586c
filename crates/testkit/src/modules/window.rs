//! Which modules ask in the window between two turns (F11).

use engine::{Module, ModuleSet};

/// The vizier alone.
pub const VIZIER: ModuleSet = ModuleSet::EMPTY.with(Module::ViziersFavour);
/// A thief alone.
pub const THIEF: ModuleSet = ModuleSet::EMPTY.with(Module::Thieves);
/// Either (VIZ-37).
pub const VIZIER_OR_THIEF: ModuleSet = VIZIER.with(Module::Thieves);
