//! How far the wall of an Alhambra can grow with the next tile, remembered because most Alhambras stay as they are from
//! one position to the next.

use engine::Palace;
use engine::vocab::{MAX_SEATS, Walls};

use super::outline::Outline;

/// The sorts of tiles by their walls.
pub(super) const N_PATTERNS: usize = 16;

/// The outline of an Alhambra and what may become of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Growth {
    /// Tells apart what lies where.
    key: u64,
    /// The longest wall.
    pub longest: u8,
    /// The longest wall beside it.
    pub second: u8,
    /// Open outer sides.
    pub open: u8,
    /// By how much a tile with these walls makes the longest wall longer, at most; `None` if it cannot be placed.
    pub gains: [Option<u8>; N_PATTERNS],
}

/// The outlines of all seats as they were when they were last looked at.
pub(super) type Growths = [Growth; MAX_SEATS];

fn key_of(palace: &Palace) -> u64 {
    // The order of the tiles does not matter, so what each adds is mixed well and then added up.
    palace.tiles_without_outposts().fold(1, |key: u64, (cell, tile)| {
        let bits = (cell.x as u8 as u64) << 16 | (cell.y as u8 as u64) << 8 | tile.index() as u64;
        let mixed = (bits + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        key.wrapping_add((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9))
    })
}

impl Growth {
    /// Looks at the palace, unless it is the same as before. `outline` is overwritten.
    pub fn update(&mut self, palace: &Palace, outline: &mut Outline) {
        let key = key_of(palace);
        if key == self.key {
            return;
        }
        outline.walk(palace);
        let longest_with = |walls: Walls| {
            let spots = palace.cells_for(walls).filter_map(|cell| outline.after_placing(cell, walls));
            spots.map(|after| after.longest.saturating_sub(outline.longest)).max()
        };
        *self = Growth {
            key,
            longest: outline.longest,
            second: outline.second(),
            open: outline.open,
            gains: std::array::from_fn(|walls| longest_with(Walls::from_bits(walls as u8))),
        };
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Rng, Rules, Seed, Viewer};

    use super::*;

    /// What is remembered is what a fresh look finds, and the longest wall is that of the engine.
    #[test]
    fn what_is_remembered_is_true() {
        let mut game = Game::new(Rules::new(3).expect("three"), Seed::from_number(5));
        let mut rng = Rng::new(Seed::from_number(6));
        let (mut legal, mut outline) = (Vec::new(), Outline::default());
        let mut remembered = Growth::default();
        let mut grown = 0;
        while game.to_act().is_some() {
            let view = game.view(Viewer::Public);
            let palace = view.palace(engine::vocab::Seat::FIRST);
            remembered.update(palace, &mut outline);
            let mut fresh = Growth::default();
            fresh.update(palace, &mut outline);
            assert_eq!(remembered, fresh);
            assert_eq!(fresh.longest, palace.longest_wall().length);
            for (walls, gain) in fresh.gains.iter().enumerate() {
                let fits = palace.cells_for(Walls::from_bits(walls as u8)).next().is_some();
                assert_eq!(gain.is_some(), fits, "{walls}");
                grown += u32::from(gain.is_some_and(|gain| gain > 0));
            }
            game.legal_actions(&mut legal);
            let action = legal[rng.below(legal.len())];
            game.play_unchecked(action, &mut ());
        }
        assert!(grown > 100, "the wall could grow only {grown} times");
    }
}
