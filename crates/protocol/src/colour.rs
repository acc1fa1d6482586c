//! The colours of seats.

use serde::{Deserialize, Serialize};

/// The colour of a seat. Each has a mark, too, for those who do not tell colours apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatColour {
    /// Yellow, marked by a star.
    Yellow,
    /// Blue, marked by a disc.
    Blue,
    /// Red, marked by a square standing on a corner.
    Red,
    /// Green, marked by a triangle.
    Green,
    /// Violet, marked by a hexagon.
    Violet,
    /// White, marked by a square.
    White,
}

impl SeatColour {
    /// All colours, in the order in which the seats of a new game receive them.
    pub const ALL: [SeatColour; 6] = [
        SeatColour::Yellow,
        SeatColour::Blue,
        SeatColour::Red,
        SeatColour::Green,
        SeatColour::Violet,
        SeatColour::White,
    ];

    /// The name in files of games.
    pub const fn name(self) -> &'static str {
        ["yellow", "blue", "red", "green", "violet", "white"][self as usize]
    }

    /// Finds the colour with this name.
    pub fn from_name(name: &str) -> Option<SeatColour> {
        SeatColour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The default colour of a seat.
    pub const fn of_seat(index: usize) -> SeatColour {
        SeatColour::ALL[index % SeatColour::ALL.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_has_the_same_name_everywhere() {
        for (index, colour) in SeatColour::ALL.into_iter().enumerate() {
            assert_eq!(SeatColour::from_name(colour.name()), Some(colour));
            assert_eq!(serde_json::to_string(&colour).ok(), Some(format!("{:?}", colour.name())));
            assert_eq!(SeatColour::of_seat(index + 6), colour);
        }
        assert_eq!(SeatColour::from_name("pink"), None);
    }
}
