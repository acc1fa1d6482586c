//! Actions as JSON objects, in both directions.

use engine::{Action, for_each_module};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::fields::{Entries, Fields, OBJECT};
use crate::form::Typed;
use crate::modules::{self, ModuleAction};
use crate::payment::{Unplayable, take_money};
use crate::read::{self, FieldError};
use crate::red_palace;

/// An action as the protocol writes it: `{"type": "place", "tile": "garden-03", "at": [1, 0]}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionDto(pub Action);

/// Why an action object is refused before any game is consulted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// A field is missing or wrong.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// Well formed, but no game could ever allow it, so the engine cannot represent it.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

impl ActionDto {
    /// Reads the JSON text of one action. Fields that its type does not have are ignored.
    ///
    /// # Errors
    ///
    /// Refuses text that is not an object with the fields of an action, and cards that no rule allows.
    pub fn from_json(text: &str) -> Result<Action, ActionError> {
        match serde_json::from_str(text) {
            Ok(raw) => ActionDto::from_raw(raw),
            Err(_) => Err(FieldError::wrong("action", OBJECT, text).into()),
        }
    }

    /// Reads one action from what is known to be JSON, like [`ActionDto::from_json`].
    ///
    /// # Errors
    ///
    /// Refuses what is not an object with the fields of an action, and cards that no rule allows.
    pub fn from_raw(raw: &RawValue) -> Result<Action, ActionError> {
        read_action(raw)
    }
}

impl<'de> Deserialize<'de> for ActionDto {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ActionDto, D::Error> {
        let raw = Box::<RawValue>::deserialize(from)?;
        read_action(&raw).map(ActionDto).map_err(serde::de::Error::custom)
    }
}

/// A list of actions, written as an array.
pub(crate) struct ActionList<'a>(pub &'a [Action]);

impl Serialize for ActionList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|&action| ActionDto(action)))
    }
}

macro_rules! write_actions {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Serialize for ActionDto {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let action = self.0;
                let form = match action {
                    Action::TakeMoney(cards) => Typed::base(to).named("take_money").field("cards", cards),
                    Action::Buy { space, pay } => {
                        Typed::base(to).named("buy").field("space", space).field("pay", pay)
                    }
                    Action::AddMoney { piece } => Typed::base(to).named("add_money").field("piece", piece),
                    Action::Add { tile, at } => {
                        Typed::base(to).named("redesign_add").field("tile", tile).field("at", at)
                    }
                    Action::Remove { at } => Typed::base(to).named("redesign_remove").field("at", at),
                    Action::Swap { tile, at } => {
                        Typed::base(to).named("redesign_swap").field("tile", tile).field("at", at)
                    }
                    Action::Stop => Typed::base(to).named("stop"),
                    Action::Pass => Typed::base(to).named("pass"),
                    Action::Place { tile, at } => {
                        Typed::base(to).named("place").field("tile", tile).field("at", at)
                    }
                    Action::Reserve { tile } => Typed::base(to).named("reserve").field("tile", tile),
                    Action::GiveToDirk { tile } => Typed::base(to).named("give_to_dirk").field("tile", tile),
                    $(Action::$module(action) => action.write(Typed::of($slug, to)),)*
                    Action::RedPalace(action) => action.write(Typed::of(red_palace::SLUG, to)),
                };
                form.end()
            }
        }
    };
}
for_each_module!(write_actions);

const TYPE: &str = "the type of an action such as \"take_money\"";

/// Reads an action object.
pub(crate) fn read_action(raw: &RawValue) -> Result<Action, ActionError> {
    let entries = Entries::read("action", raw)?;
    let field = entries.field("type");
    let name = field.read(TYPE, read::text)?;
    let action = match name.split_once('.') {
        None => read_base(&name, &Fields::new(&entries, |action| action)),
        // The old name, from when only one module could ask for it.
        Some(("change", "add")) => read_base("add_money", &Fields::new(&entries, |action| action)),
        Some((owner, name)) => modules::read_action(owner, name, &entries),
    };
    // An unknown name is refused like a `type` that is not a string.
    action?.map_or_else(|| Ok(field.read(TYPE, |_| None)?), Ok)
}

/// The action of the base game with that name, if there is one.
fn read_base(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
    Ok(Some(match name {
        "take_money" => take_money(&fields.field("cards").cards()?)?,
        "buy" => {
            let space = fields.space()?;
            fields.paid(space.currency(), |pay| Action::Buy { space, pay })?
        }
        "add_money" => Action::AddMoney { piece: fields.field("piece").money()? },
        "redesign_add" => Action::Add { tile: fields.tile()?, at: fields.at()? },
        "redesign_remove" => Action::Remove { at: fields.at()? },
        "redesign_swap" => Action::Swap { tile: fields.tile()?, at: fields.at()? },
        "stop" => Action::Stop,
        "pass" => Action::Pass,
        "place" => Action::Place { tile: fields.tile()?, at: fields.at()? },
        "reserve" => Action::Reserve { tile: fields.tile()? },
        "give_to_dirk" => Action::GiveToDirk { tile: fields.tile()? },
        _ => return Ok(None),
    }))
}
