//! Bazaars: tiles from the supply that are displayed beside the market until they are bought.

use engine::editor::Editor;
use engine::modules::bazaars;
use engine::vocab::TileId;
use engine::{Action, Event, Game, Module, Rules, View, Viewer};
use protocol::Record;

use crate::census::{self, Census};
use crate::examples::Shown;
use crate::golden::{ModuleEnd, Policy, is_last_drawn};
use crate::modules::{Kit, ThinAir};
use crate::{Position, list};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, module: Module, view: &View<'_>, action: Action) -> bool {
        let about = action.describe(view);
        about.module == Some(module) && about.gives_action
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        shown.places()
    }

    fn settle(&self, editor: Editor, dealt: &Game) -> Editor {
        let game = editor.clone().build();
        let display = game.view(Viewer::Public).bazaars();
        if display != dealt.view(Viewer::Public).bazaars() {
            return editor;
        }
        let elsewhere = census::named(&game, dealt);
        editor.bazaars(&display.iter().filter(|tile| !elsewhere.contains(tile)).collect::<Vec<_>>())
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        game.view(Viewer::Public).bazaars().iter().for_each(|tile| count(tile.name(), 1));
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(TileId::bazaars().map(|tile| (tile.name().into(), 1)));
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| {
            let display = near.game().view(Viewer::Public).bazaars();
            let tiles: Vec<TileId> =
                display.iter().chain(TileId::bazaars().step_by(3)).chain([near.tile()]).collect();
            let tile = near.pick(&tiles);
            Action::Bazaars(match near.below(5) {
                0 => bazaars::Action::Karim { tile },
                1 | 2 => bazaars::Action::VizierBuy { tile, pay: near.payment() },
                _ => bazaars::Action::Buy { tile, pay: near.payment() },
            })
        }))
    }

    /// BAZ-11: the supply ran out while bazaars were being drawn past.
    fn end(&self) -> Option<ModuleEnd> {
        let is_of = |_: &Record, events: &[Event]| {
            is_last_drawn(events, |event| matches!(event, Event::Bazaars(bazaars::Event::Displayed { .. })))
        };
        Some(ModuleEnd { slug: "by-bazaars", players: 3, policy: Policy::Random, is_of })
    }
}

impl Position {
    /// Sets the bazaars displayed beside the market.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed.
    pub fn bazaars(self, tiles: &str) -> Position {
        self.edit(|editor| editor.bazaars(&list::<TileId>(tiles)))
    }
}
