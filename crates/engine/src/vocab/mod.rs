//! The vocabulary of the rules: kinds, currencies, directions, seats, cells, tiles and cards.

mod bits;
mod building;
mod card;
mod cell;
mod currency;
mod exchange;
mod purse;
mod seat;
mod tile;

pub(crate) use bits::{bit_set, read_if};
pub use building::{Building, ByBuilding};
pub use card::{Card, CardFace, CardFamily, Money, MoneySet};
pub use cell::{Cell, Dir, Side, Walls};
pub use currency::{ByCurrency, Currency, Space};
pub use exchange::{ExchangeCard, ExchangeSet};
pub use purse::{Payment, Purse};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use tile::{TileId, TileIter, TileSet, TileSort};
