//! Camps: tiles from the supply. The rules for placing them are part of the palace checks.

use engine::vocab::TileId;
use engine::{Action, Module, Rules, View};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        let about = action.describe(view);
        about.pay.is_some() && about.tile.is_some_and(|tile| TileId::camps().any(|camp| camp == tile))
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        shown.places()
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(TileId::camps().map(|tile| (tile.name().into(), 1)));
    }
}
