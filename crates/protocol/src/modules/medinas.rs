//! Medinas. They are bought and placed like buildings, so only their points need a form of their own.

use engine::modules::medinas::Source;

use super::{ModuleRoom, ModuleSource};
use crate::explain::SourceForm;

pub(super) struct Room;

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Medinas => SourceForm::named("medinas"),
        }
    }
}

impl ModuleRoom for Room {}
