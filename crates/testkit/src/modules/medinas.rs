//! Medinas: tiles in the tower of The Red Palace, counted like other tiles.

use engine::vocab::TileId;
use engine::{Action, Module, Rules, View};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        let about = action.describe(view);
        about.pay.is_some() && about.tile.is_some_and(TileId::is_medina)
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        shown.places()
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(TileId::medinas().map(|tile| (tile.name().into(), 1)));
    }
}
