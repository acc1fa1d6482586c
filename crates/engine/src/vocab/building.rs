//! The six kinds of building.

use std::ops::{Index, IndexMut};

/// A kind of building, in the canonical order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Building {
    /// Blue.
    Pavilion,
    /// Red.
    Seraglio,
    /// Brown.
    Arcades,
    /// White.
    Chambers,
    /// Green.
    Garden,
    /// Purple.
    Tower,
}

impl Building {
    /// All kinds in canonical order.
    pub const ALL: [Building; 6] = [
        Building::Pavilion,
        Building::Seraglio,
        Building::Arcades,
        Building::Chambers,
        Building::Garden,
        Building::Tower,
    ];

    /// The name used in the rules.
    pub const fn name(self) -> &'static str {
        ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"][self as usize]
    }

    /// Returns the kind with that name.
    pub fn from_name(name: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// One value for each kind of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByBuilding<T>(pub [T; 6]);

impl<T> Index<Building> for ByBuilding<T> {
    type Output = T;
    fn index(&self, kind: Building) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<Building> for ByBuilding<T> {
    fn index_mut(&mut self, kind: Building) -> &mut T {
        &mut self.0[kind as usize]
    }
}
