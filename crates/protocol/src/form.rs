//! JSON objects, written field by field. Most of them begin with their `type`.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::words::Word;

/// An object that is being written. Its fields keep the order in which they are added.
pub(crate) struct Form<S: Serializer>(Result<S::SerializeMap, S::Error>);

impl<S: Serializer> Form<S> {
    /// An object that has no fields yet.
    pub fn new(to: S) -> Form<S> {
        Form(to.serialize_map(None))
    }

    /// Adds a field whose value is a word of the game.
    pub fn field(self, name: &'static str, value: impl Word) -> Form<S> {
        self.part(name, &value.word())
    }

    /// Adds a field whose value is a word of the game, or nothing for `None`.
    pub fn optional(self, name: &'static str, value: Option<impl Word>) -> Form<S> {
        match value {
            Some(value) => self.field(name, value),
            None => self,
        }
    }

    /// Adds a field with any other value.
    pub fn part(self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Form<S> {
        Form(self.0.and_then(|mut fields| fields.serialize_entry(name, value).map(|()| fields)))
    }

    /// Adds a field with any other value, or nothing for `None`.
    pub fn optional_part(self, name: &'static str, value: Option<impl Serialize>) -> Form<S> {
        match value {
            Some(value) => self.part(name, &value),
            None => self,
        }
    }

    /// Closes the object.
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.0?.end()
    }
}

/// The start of an object with a `type`, whose owner is known but not its name.
pub(crate) struct Typed<S> {
    to: S,
    owner: Option<&'static str>,
}

impl<S: Serializer> Typed<S> {
    /// For something of the base game.
    pub fn base(to: S) -> Typed<S> {
        Typed { to, owner: None }
    }

    /// For something that belongs to the module or game with that slug.
    pub fn of(owner: &'static str, to: S) -> Typed<S> {
        Typed { to, owner: Some(owner) }
    }

    /// Begins the object; its type is the name, after the owner if there is one.
    pub fn named(self, name: &'static str) -> Form<S> {
        let form = Form::new(self.to);
        match self.owner {
            Some(owner) => form.part("type", &OwnedName { owner, name }),
            None => form.part("type", name),
        }
    }
}

/// Written as `"owner.name"`.
struct OwnedName {
    owner: &'static str,
    name: &'static str,
}

impl Serialize for OwnedName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{}.{}", self.owner, self.name))
    }
}
