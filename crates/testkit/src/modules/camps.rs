//! Camps: tiles of the supply; where they may lie is worked out with the palace.

use engine::Rules;
use engine::vocab::TileId;

use crate::census::Census;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(TileId::camps().map(|tile| (tile.name().into(), 1)));
    }
}
