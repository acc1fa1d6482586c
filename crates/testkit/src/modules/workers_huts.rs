//! Workers' Huts: six stacks beside the market.

use engine::editor::Editor;
use engine::modules::workers_huts;
use engine::vocab::{Building, TileId};
use engine::{Action, Game, Rules, Viewer};

use crate::census::{self, Census};
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        // A hut that is not next to a building of its kind counts for nothing.
        let (before, after) = (shown.before.view(Viewer::Public), shown.after.view(Viewer::Public));
        let counts =
            |kind: Building| after.count_built(shown.seat, kind) > before.count_built(shown.seat, kind);
        shown.places() && Building::ALL.into_iter().any(counts)
    }

    fn settle(&self, editor: Editor, dealt: &Game) -> Editor {
        let game = editor.clone().build();
        let elsewhere = census::named(&game, dealt);
        let stack = |game: &Game, kind: Building| -> Vec<TileId> {
            let up = game.view(Viewer::Public).hut_stack(kind).up;
            up.into_iter().chain(game.secrets().huts_down(kind)).collect()
        };
        Building::ALL.into_iter().fold(editor, |editor, kind| {
            let mut huts = stack(&game, kind);
            if huts != stack(dealt, kind) {
                return editor;
            }
            huts.retain(|hut| !elsewhere.contains(hut));
            editor.hut_stack(kind, &huts)
        })
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        for stack in Building::ALL {
            let up = game.view(Viewer::Public).hut_stack(stack).up;
            up.iter().for_each(|hut| count(hut.name(), 1));
            game.secrets().huts_down(stack).for_each(|hut| count(hut.name(), 1));
        }
        // HUT-12
        let view = game.view(Viewer::Public);
        for seat in view.seats() {
            let tiles = view.palace(seat).tiles().map(|(_, tile)| tile).chain(view.reserve(seat).iter());
            let huts = tiles.filter(|tile| tile.hut_kind().is_some()).count();
            count("huts too many", huts.saturating_sub(3));
        }
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.extend(TileId::huts().map(|hut| (hut.name().into(), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| Action::WorkersHuts(workers_huts::Action::Take { kind: near.kind() })))
    }

    fn is_preferred(&self) -> bool {
        true
    }
}
