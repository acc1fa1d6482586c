//! Playing over a network before the game: the tables of a server, and one table where people sit down.

mod invite;
mod lobby;
mod room;
mod told;

pub use invite::{Invite, Qr, SameCards};
pub use lobby::Lobby;
pub use room::Room;
pub use told::game_told;
