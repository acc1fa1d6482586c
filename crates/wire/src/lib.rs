//! What travels between the page and a server of tables, and the page's side of it as far as it needs no network.
//!
//! `docs/online.md` describes it for users. The page asks in JSON ([`Ask`]). The server tells about the room in JSON
//! ([`Tell`]) and about the game in bytes ([`Frame`]): the open table, which is the same for all who look on, the hands
//! that a viewer may see, and the events as that viewer saw them. From these a [`Following`] gives the viewer's own
//! [`engine::View`], with which the page finds legal actions, previews and texts by itself.

mod ask;
mod bytes;
mod following;
mod frame;
mod glance;
mod room;

pub use ask::{Ask, Json, MAX_ASK, TakeBack};
pub use bytes::{Patch, PatchError, check_of};
pub use following::{FollowError, Followed, Following, Scored};
pub use frame::{Around, Deed, Frame, FrameError, Fresh, Hands, Step, Steps, open_table};
pub use glance::Glance;
pub use room::{
    Chat, Clock, Clocks, Code, Colour, Holder, Line, Link, Options, Other, Phrase, Place, Presence, Refusal,
    Refused, Room, Stage, StandIn, Tell, Vote, Words, You,
};

/// The version of what travels. Page and server must have the same; a page that has another loads anew.
pub const WIRE_VERSION: u32 = 2;
