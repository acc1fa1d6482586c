//! The colours of the seats. Each has its own shape, so that colour is never the only sign.

use super::shapes::{khatam, ngon, num, outlined};

pub use protocol::SeatColour;

/// The background of each colour, the same in every theme.
pub const SEAT_COLOURS: [(SeatColour, &str); 6] = [
    (SeatColour::Yellow, "#e9ab2e"),
    (SeatColour::Blue, "#2f74c0"),
    (SeatColour::Red, "#b3261e"),
    (SeatColour::Green, "#3d7028"),
    (SeatColour::Violet, "#5b2a6e"),
    (SeatColour::White, "#f4ead2"),
];

/// The colour of text on each seat colour.
pub const SEAT_INKS: [(SeatColour, &str); 6] = [
    (SeatColour::Yellow, "#241a10"),
    (SeatColour::Blue, "#fffaf0"),
    (SeatColour::Red, "#fffaf0"),
    (SeatColour::Green, "#fffaf0"),
    (SeatColour::Violet, "#fffaf0"),
    (SeatColour::White, "#241a10"),
];

/// The inside of an SVG with the view box `0 0 40 40`: the mark of a seat.
pub fn seat_mark(colour: SeatColour) -> String {
    let (cx, cy) = (20.0, 20.0);
    let shape = match colour {
        SeatColour::Yellow => khatam(cx, cy, 18.0),
        SeatColour::Blue => {
            let (left, right) = (num(4.0), num(36.0));
            format!("M{left} 20A16 16 0 1 1 {right} 20A16 16 0 1 1 {left} 20Z")
        }
        SeatColour::Red => ngon(cx, cy, 18.0, 4, 0.0),
        SeatColour::Green => ngon(cx, 23.0, 19.0, 3, 0.0),
        SeatColour::Violet => ngon(cx, cy, 17.0, 6, 0.0),
        SeatColour::White => ngon(cx, cy, 20.0, 4, 0.125),
    };
    let fill = format!("var(--seat-{}, {})", colour.name(), SEAT_COLOURS[colour as usize].1);
    outlined(&shape, &fill, "var(--seat-edge, #241a10)", 1.6)
}
