//! The fields of an action object, by their names.

use std::borrow::Cow;
use std::fmt;

use engine::Action;
use engine::vocab::{Building, Cell, Currency, Money, Payment, Space, TileId};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::action::ActionError;
use crate::payment::Laid;
use crate::read::{self, Field, FieldError};

/// The most fields an object may have. Real ones have far fewer, and each field is compared with all before it.
const MAX_FIELDS: usize = 64;

/// What messages call the input that is read as [`Entries`].
pub(crate) const OBJECT: &str = "a JSON object without repeated fields";

/// The fields of any JSON object that has no repeated ones.
pub(crate) struct Entries<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'a> Entries<'a> {
    /// Reads the fields of a value; `name` is what an error calls that value.
    pub fn read(name: &'static str, raw: &'a RawValue) -> Result<Entries<'a>, FieldError> {
        let entries = read::object(raw).and_then(|text| serde_json::from_str(text).ok());
        entries.ok_or_else(|| FieldError::wrong(name, OBJECT, raw.get()))
    }

    /// The fields in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &'a RawValue)> {
        self.0.iter().map(|(name, raw)| (name.as_ref(), *raw))
    }

    /// The field with that name. Null counts as absent.
    pub fn field(&self, name: &'static str) -> Field<'a> {
        let found = self.0.iter().find(|(key, _)| key == name);
        Field { name, raw: found.map(|&(_, raw)| raw).filter(|raw| raw.get() != "null") }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entries<'a>, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object without repeated fields")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut fields: Self::Value = Vec::new();
                while let Some((Name(name), raw)) = map.next_entry()? {
                    if fields.len() == MAX_FIELDS {
                        return Err(M::Error::custom("too many fields"));
                    }
                    if fields.iter().any(|(other, _)| *other == name) {
                        return Err(M::Error::custom("a repeated field"));
                    }
                    fields.push((name, raw));
                }
                Ok(fields)
            }
        }

        from.deserialize_map(Reader).map(Entries)
    }
}

/// The name of a field; borrowed unless it has escapes.
#[derive(Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

/// The fields of an action whose type `A` belongs to one part of the game.
pub(crate) struct Fields<'a, A> {
    entries: &'a Entries<'a>,
    /// Turns an action of that part into an action of the game.
    wrap: fn(A) -> Action,
}

impl<'a, A> Fields<'a, A> {
    pub fn new(entries: &'a Entries<'a>, wrap: fn(A) -> Action) -> Fields<'a, A> {
        Fields { entries, wrap }
    }

    /// The field with that name.
    pub fn field(&self, name: &'static str) -> Field<'a> {
        self.entries.field(name)
    }

    pub fn tile(&self) -> Result<TileId, FieldError> {
        self.field("tile").tile()
    }

    /// The cell of the field `at`.
    pub fn at(&self) -> Result<Cell, FieldError> {
        self.field("at").cell()
    }

    pub fn space(&self) -> Result<Space, FieldError> {
        self.field("space").space()
    }

    pub fn kind(&self) -> Result<Building, FieldError> {
        self.field("kind").kind()
    }

    /// The money card of the field `card`.
    pub fn card(&self) -> Result<Money, FieldError> {
        self.field("card").money()
    }

    /// The action that pays the cards of the field `pay`, where `currency` is required.
    pub fn paid(&self, currency: Currency, action: impl Fn(Payment) -> A) -> Result<A, ActionError> {
        Ok(Laid::read(self.field("pay"))?.pay(currency, action, self.wrap)?)
    }

    /// The action that pays the cards of the field `pay`, where any currency will do.
    pub fn paid_freely(&self, action: impl Fn(Payment) -> A) -> Result<A, ActionError> {
        let laid = Laid::read(self.field("pay"))?;
        Ok(laid.pay(laid.any_currency(), action, self.wrap)?)
    }
}
