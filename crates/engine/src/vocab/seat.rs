//! Seats: players in clockwise order, counted from 0 (the rules count from 1).

use std::ops::{Index, IndexMut};

use super::{bit_set, read_if};

/// The largest number of players.
pub const MAX_SEATS: usize = 6;

/// A player's seat, numbered 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

read_if!(Seat(u8), |index| usize::from(index) < MAX_SEATS);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with that index; `None` unless it is 0 to 5.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// The index of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a game for `players` players, in clockwise order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat `steps` places clockwise, in a game for `players` players. It never returns if `players` is 0.
    #[inline]
    pub const fn after(self, steps: usize, players: usize) -> Seat {
        let mut index = self.0 as usize + steps;
        while index >= players {
            index -= players;
        }
        Seat(index as u8)
    }

    /// The next seat clockwise, in a game for `players` players.
    #[inline]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }
}

/// One value for each seat; seats beyond the number of players hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

bit_set! {
    /// A set of seats.
    SeatSet(u8) of MAX_SEATS, Seat,
    place: |seat| seat.0,
    at: |place| Seat(place as u8)
}

impl SeatSet {
    /// The first `players` seats.
    ///
    /// # Panics
    ///
    /// In debug builds, if `players` is 16 or more.
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }
}
