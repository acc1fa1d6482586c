//! Camps. They are bought and placed like buildings, so only their points need a form of their own.

use engine::modules::camps::Source;

use super::{ModuleRoom, ModuleSource};
use crate::explain::SourceForm;

pub(super) struct Room;

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Camp(tile) => SourceForm { tile: Some(tile), ..SourceForm::named("camp") },
        }
    }
}

impl ModuleRoom for Room {}
