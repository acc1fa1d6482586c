//! Workers' Huts: the face-up stacks, and tiles in the Alhambra.

use std::io::{self, Write};

use engine::modules::workers_huts::Action;
use engine::vocab::{Building, TileId};
use engine::{Module, View};
use i18n::Texts;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::{Face, Style};
use crate::table;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        35
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let huts = Building::ALL.into_iter().filter_map(|kind| view.hut_stack(kind).up);
        let huts = voice.list(huts.map(|hut| voice.tile(view, hut)));
        table::wrapped(out, &voice.texts().module_name(Module::WorkersHuts), &huts)
    }

    fn face(&self, tile: TileId, texts: &Texts) -> Face {
        let Some(kind) = tile.hut_kind() else { return Face::plain(tile.to_string()) };
        Face::of_kind(Face::called(tile, 3, format_args!(" {}", texts.kind_mark(kind)), texts), kind)
    }
}

impl ActionDisplay for Action {}
