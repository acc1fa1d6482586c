//! Reading JSON field by field, so that every error can name the field.
//!
//! The text of a field is already known to be valid JSON: it was checked as part of its line or file.

use std::borrow::Cow;

use engine::Round;
use engine::vocab::{Building, Cell, Dir, Money, Side, Space, TileId};
use serde_json::value::RawValue;

use crate::plain::quote;

/// A field that is missing, of the wrong type, or out of range.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FieldError {
    /// The field is absent or null.
    #[error("the field `{field}` is missing: expected {expected}")]
    Missing {
        /// The field, with the path to it.
        field: String,
        /// What should be there.
        expected: &'static str,
    },
    /// The field holds something other than what is expected.
    #[error("the field `{field}` must be {expected}, not {found}")]
    Wrong {
        /// The field, with the path to it.
        field: String,
        /// What should be there.
        expected: &'static str,
        /// What is there, shortened and made safe to show.
        found: String,
    },
}

impl FieldError {
    pub(crate) fn missing(field: impl Into<String>, expected: &'static str) -> FieldError {
        FieldError::Missing { field: field.into(), expected }
    }

    pub(crate) fn wrong(field: impl Into<String>, expected: &'static str, found: &str) -> FieldError {
        FieldError::Wrong { field: field.into(), expected, found: quote(found) }
    }

    /// The same error, with the field inside `outer`.
    pub(crate) fn inside(mut self, outer: &str) -> FieldError {
        let (FieldError::Missing { field, .. } | FieldError::Wrong { field, .. }) = &mut self;
        let dot = if field.is_empty() { "" } else { "." };
        *field = format!("{outer}{dot}{field}");
        self
    }
}

/// A field of an object. Null counts as absent.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub name: &'static str,
    pub raw: Option<&'a RawValue>,
}

impl<'a> Field<'a> {
    /// The value, read by `reader`, which returns `None` for anything but what is `expected`.
    pub fn read<T>(
        self,
        expected: &'static str,
        reader: impl FnOnce(&'a RawValue) -> Option<T>,
    ) -> Result<T, FieldError> {
        match self.raw {
            None => Err(FieldError::missing(self.name, expected)),
            Some(raw) => reader(raw).ok_or_else(|| FieldError::wrong(self.name, expected, raw.get())),
        }
    }

    /// Like [`Field::read`], for a field that may be absent.
    pub fn read_optional<T>(
        self,
        expected: &'static str,
        reader: impl FnOnce(&'a RawValue) -> Option<T>,
    ) -> Result<Option<T>, FieldError> {
        if self.raw.is_none() { Ok(None) } else { self.read(expected, reader).map(Some) }
    }

    /// The items of an array; an error names a wrong one by its index from 0.
    pub fn read_items<T>(
        self,
        expected: &'static str,
        expected_item: &'static str,
        reader: impl Fn(&'a RawValue) -> Option<T>,
    ) -> Result<Vec<T>, FieldError> {
        let mut items = Vec::new();
        for (index, raw) in self.read(expected, array)?.into_iter().enumerate() {
            let wrong = || FieldError::wrong(format!("{}[{index}]", self.name), expected_item, raw.get());
            items.push(reader(raw).ok_or_else(wrong)?);
        }
        Ok(items)
    }

    pub fn text(self) -> Result<Cow<'a, str>, FieldError> {
        self.read("a text", text)
    }

    pub fn space(self) -> Result<Space, FieldError> {
        self.read("a market space from 1 to 4", |raw| Space::from_number(whole(raw)?))
    }

    pub fn round(self) -> Result<Option<Round>, FieldError> {
        self.read_optional("a round from 1 to 3", |raw| Round::from_number(whole(raw)?))
    }

    pub fn tile(self) -> Result<TileId, FieldError> {
        self.read("a tile such as \"garden-03\"", tile)
    }

    pub fn money(self) -> Result<Money, FieldError> {
        self.read(MONEY, money)
    }

    pub fn cell(self) -> Result<Cell, FieldError> {
        self.read("a cell [x, y] with numbers from -128 to 127", cell)
    }

    pub fn dir(self) -> Result<Dir, FieldError> {
        self.read("\"N\", \"E\", \"S\" or \"W\"", |raw| Dir::from_name(&text(raw)?))
    }

    pub fn kind(self) -> Result<Building, FieldError> {
        self.read(KIND, |raw| Building::from_name(&text(raw)?))
    }

    pub fn cards(self) -> Result<Vec<Money>, FieldError> {
        self.read_items("an array of money cards", MONEY, money)
    }
}

const MONEY: &str = "a money card such as \"dinar-7\"";
pub(crate) const KIND: &str = "one of pavilion, seraglio, arcades, chambers, garden, tower";

/// The items of an array.
pub(crate) fn array(raw: &RawValue) -> Option<Vec<&RawValue>> {
    // The first byte is checked, because serde would also read a struct from an array.
    if raw.get().starts_with('[') { serde_json::from_str(raw.get()).ok() } else { None }
}

/// The value itself, if it is an object.
pub(crate) fn object(raw: &RawValue) -> Option<&str> {
    raw.get().starts_with('{').then_some(raw.get())
}

/// A string; borrowed unless it has escapes.
pub(crate) fn text(raw: &RawValue) -> Option<Cow<'_, str>> {
    let inner = raw.get().strip_prefix('"')?.strip_suffix('"')?;
    if inner.contains('\\') {
        return serde_json::from_str::<String>(raw.get()).ok().map(Cow::Owned);
    }
    Some(Cow::Borrowed(inner))
}

/// A whole number from 0. JSON has no `+` sign and no leading zeros, so Rust's own parser accepts nothing else.
pub(crate) fn whole(raw: &RawValue) -> Option<u64> {
    raw.get().parse().ok()
}

pub(crate) fn tile(raw: &RawValue) -> Option<TileId> {
    TileId::from_name(&text(raw)?)
}

pub(crate) fn money(raw: &RawValue) -> Option<Money> {
    text(raw)?.parse().ok()
}

pub(crate) fn cell(raw: &RawValue) -> Option<Cell> {
    let (x, y) = serde_json::from_str(raw.get()).ok()?;
    Some(Cell::new(x, y))
}

/// `[[x, y], "E"]`, named from either of its two cells.
pub(crate) fn side(raw: &RawValue) -> Option<Side> {
    let [at, dir] = array(raw)?.try_into().ok()?;
    Some(Side { cell: cell(at)?, dir: Dir::from_name(&text(dir)?)? }.canonical())
}
