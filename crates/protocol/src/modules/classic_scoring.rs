//! Classic scoring. It only changes how many points the rounds give.

use super::ModuleRoom;

pub(super) struct Room;

impl ModuleRoom for Room {
    /// RED-97: it has no rule file of its own.
    const CODE: Option<u8> = Some(97);
}
