//! The modules that a player can be asked about in the window between two turns (F11).

use engine::{Module, ModuleSet};

/// The player may use the vizier.
pub const VIZIER: ModuleSet = ModuleSet::EMPTY.with(Module::ViziersFavour);
/// The player may play a thief.
pub const THIEF: ModuleSet = ModuleSet::EMPTY.with(Module::Thieves);
/// The player may use the vizier or play a thief (VIZ-37).
pub const VIZIER_OR_THIEF: ModuleSet = VIZIER.with(Module::Thieves);
