//! The log of a game in memory: every step in a few bytes, for a server holds thousands of games.

use engine::Action;
use engine::vocab::Seat;
use serde::{Deserialize, Serialize};

use crate::kept::Did;

/// So many bytes more are made room for at once: twice as many each time would be too much for thousands of tables.
const MORE: usize = 256;

/// No step takes more bytes: an action has at most 16, and a number at most 5.
const LONGEST: usize = 64;

/// All steps of a game, in order. They are read from the beginning, which is quick: a game has some hundred.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    /// The steps as postcard writes them, one after the other. As times they have the seconds since the step before.
    bytes: Vec<u8>,
    len: u32,
    last_at: u32,
}

/// A step that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Made {
    /// When, in seconds after the game began.
    pub at: u32,
    pub by: Seat,
    pub did: Did,
}

/// An action that was not taken back, with the number of its step and its seat.
pub(crate) type Standing = (u32, Seat, Action);

impl Log {
    /// The number of steps.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Adds a step.
    pub fn push(&mut self, made: Made) {
        // The time of a machine can be set back.
        let since = made.at.wrapping_sub(self.last_at);
        let step = Made { at: since, ..made };
        if self.bytes.len() + LONGEST > self.bytes.capacity() {
            self.bytes.reserve_exact(MORE);
        }
        self.bytes = postcard::to_extend(&step, std::mem::take(&mut self.bytes))
            .expect("plain data can always be written to memory");
        (self.len, self.last_at) = (self.len + 1, made.at);
    }

    /// All steps.
    pub fn iter(&self) -> impl Iterator<Item = Made> {
        let (mut rest, mut at) = (&self.bytes[..], 0u32);
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let (made, others): (Made, _) =
                postcard::take_from_bytes(rest).expect("what was written here can be read");
            (rest, at) = (others, at.wrapping_add(made.at));
            Some(Made { at, ..made })
        })
    }

    /// The actions that stand after so many steps.
    pub fn standing(&self, steps: u32) -> Vec<Standing> {
        let mut actions: Vec<Standing> = Vec::with_capacity(steps as usize);
        for (number, step) in (0..steps).zip(self.iter()) {
            match step.did {
                Did::Act(action) => actions.push((number, step.by, action)),
                Did::Back(from) => actions.retain(|&(number, ..)| number < from),
            }
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_gives_its_steps_again_and_stays_small() {
        let mut log = Log::default();
        let act = |text: &str| Did::Act(text.parse().expect("an action"));
        let seat = |place| Seat::new(place).expect("a seat");
        let steps = [
            Made { at: 3, by: seat(1), did: act("take dinar-2 florin-3") },
            Made { at: 90_000, by: seat(2), did: act("stop") },
            // Somebody has set the time back.
            Made { at: 80_000, by: seat(0), did: Did::Back(1) },
            Made { at: u32::MAX, by: seat(0), did: act("stop") },
        ];
        steps.into_iter().for_each(|step| log.push(step));
        assert_eq!(log.iter().collect::<Vec<_>>(), steps);
        assert_eq!(log.len(), 4);
        let standing = |steps| log.standing(steps).into_iter().map(|(number, ..)| number).collect::<Vec<_>>();
        assert_eq!((standing(2), standing(3), standing(4)), (vec![0, 1], vec![0], vec![0, 3]));
        assert!(log.bytes.len() < 40, "{} bytes", log.bytes.len());
    }
}
