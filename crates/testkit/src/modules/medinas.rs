//! Medinas: tiles of the tower of The Red Palace, counted where tiles are.

use engine::Rules;
use engine::vocab::TileId;

use crate::census::Census;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(TileId::medinas().map(|tile| (tile.name().into(), 1)));
    }
}
