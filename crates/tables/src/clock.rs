//! The time that players have.

use wire::Clock;

/// How long a decision may take at most in a table's clocks, in seconds: a day.
const MOST_SECONDS: u32 = 86_400;

/// The clocks of the seats, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: Vec<u64>,
    /// When the present decision began.
    since: u64,
}

/// Whether a clock makes sense.
pub(crate) fn is_sound(clock: Clock) -> bool {
    match clock {
        Clock::None => true,
        Clock::Move { seconds } => (5..=MOST_SECONDS).contains(&seconds),
        Clock::Bank { seconds, added } => (30..=MOST_SECONDS).contains(&seconds) && added <= 3_600,
    }
}

impl Clocks {
    pub fn new(clock: Clock, seats: usize, now: u64) -> Clocks {
        let seconds = match clock {
            Clock::None => 0,
            Clock::Move { seconds } | Clock::Bank { seconds, .. } => seconds,
        };
        Clocks { clock, left: vec![1000 * u64::from(seconds); seats], since: now }
    }

    pub fn is_some(&self) -> bool {
        self.clock != Clock::None
    }

    /// When the time of that seat, which is to act, is over.
    pub fn deadline(&self, seat: usize) -> Option<u64> {
        self.is_some().then(|| self.since + self.left[seat])
    }

    /// The time that a seat will have left once it has decided now; `None` without clocks.
    pub fn left_after(&self, seat: usize, now: u64) -> Option<u32> {
        let left = match self.clock {
            Clock::None => return None,
            Clock::Move { seconds } => 1000 * u64::from(seconds),
            Clock::Bank { added, .. } => {
                self.left[seat].saturating_sub(now.saturating_sub(self.since)) + 1000 * u64::from(added)
            }
        };
        Some(u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// A decision was made; its seat has that time left. The next decision begins.
    pub fn decided(&mut self, seat: usize, left: Option<u32>, now: u64) {
        if let Some(left) = left {
            self.left[seat] = left.into();
        }
        self.since = now;
    }

    /// Begins the present decision anew, such as after the server has been away.
    pub fn begin(&mut self, now: u64) {
        self.since = now;
    }

    /// What everybody is told.
    pub fn tell(&self, next: u32, running: Option<usize>, now: u64) -> wire::Clocks {
        let left = |(seat, &left): (usize, &u64)| {
            let spent = if running == Some(seat) { now.saturating_sub(self.since) } else { 0 };
            u32::try_from(left.saturating_sub(spent)).unwrap_or(u32::MAX)
        };
        wire::Clocks { next, left: self.left.iter().enumerate().map(left).collect(), running }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bank_is_used_up_and_filled() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, added: 5 }, 2, 1_000);
        assert_eq!(clocks.deadline(0), Some(61_000));
        let left = clocks.left_after(0, 11_000);
        assert_eq!(left, Some(55_000));
        clocks.decided(0, left, 11_000);
        assert_eq!(clocks.deadline(1), Some(71_000));
        let told = clocks.tell(1, Some(1), 21_000);
        assert_eq!((told.left, told.running), (vec![55_000, 50_000], Some(1)));
        assert_eq!(clocks.left_after(1, 500_000), Some(5_000));
    }

    #[test]
    fn a_move_has_its_time_each_time() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 30 }, 3, 0);
        let left = clocks.left_after(2, 29_000);
        clocks.decided(2, left, 29_000);
        assert_eq!(clocks.deadline(2), Some(59_000));
        assert_eq!(Clocks::new(Clock::None, 3, 0).deadline(0), None);
    }
}
