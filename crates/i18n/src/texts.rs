//! The texts of one language, by key.

use std::fmt;
use std::sync::Arc;

use crate::language::Language;
use crate::messages::Messages;
use crate::red_palace::Kinds;

/// The files of one language: those of the games, then one for each module.
#[cfg(feature = "embedded")]
macro_rules! files_of {
    ($code:literal $($slug:literal)*) => {
        &[
            include_str!(concat!("../texts/", $code, "/interface.ftl")),
            include_str!(concat!("../texts/", $code, "/table.ftl")),
            include_str!(concat!("../texts/", $code, "/bar.ftl")),
            include_str!(concat!("../texts/", $code, "/rail.ftl")),
            include_str!(concat!("../texts/", $code, "/moments.ftl")),
            include_str!(concat!("../texts/", $code, "/tray.ftl")),
            include_str!(concat!("../texts/", $code, "/screens.ftl")),
            include_str!(concat!("../texts/", $code, "/rulebook.ftl")),
            include_str!(concat!("../texts/", $code, "/lessons.ftl")),
            include_str!(concat!("../texts/", $code, "/new-game.ftl")),
            include_str!(concat!("../texts/", $code, "/home.ftl")),
            include_str!(concat!("../texts/", $code, "/replay.ftl")),
            include_str!(concat!("../texts/", $code, "/my-games.ftl")),
            include_str!(concat!("../texts/", $code, "/online.ftl")),
            include_str!(concat!("../texts/", $code, "/settings.ftl")),
            include_str!(concat!("../texts/", $code, "/setup.ftl")),
            include_str!(concat!("../texts/", $code, "/words.ftl")),
            include_str!(concat!("../texts/", $code, "/log.ftl")),
            include_str!(concat!("../texts/", $code, "/decisions.ftl")),
            include_str!(concat!("../texts/", $code, "/red-palace.ftl")),
            include_str!(concat!("../texts/", $code, "/terminal.ftl")),
            $(include_str!(concat!("../texts/", $code, "/", $slug, ".ftl")),)*
        ]
    };
}

#[cfg(feature = "embedded")]
macro_rules! files {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        const fn files(language: Language) -> &'static [&'static str] {
            match language {
                Language::English => files_of!("en" $($slug)*),
                Language::French => files_of!("fr" $($slug)*),
                Language::German => files_of!("de" $($slug)*),
                Language::Italian => files_of!("it" $($slug)*),
                Language::Polish => files_of!("pl" $($slug)*),
                Language::Spanish => files_of!("es" $($slug)*),
            }
        }
    };
}
#[cfg(feature = "embedded")]
engine::for_each_module!(files);

/// The value of a variable in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// Text, inserted as it is.
    Text(&'a str),
    /// A number, which may select singular or plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

from_number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        // Counts in the game are far below the limit.
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The grammatical form of a name in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The plain form.
    Named,
    /// The form for an object: in Polish the word changes, and cards take an article.
    Object,
}

/// The texts of one language. Clones share them, so cloning is cheap.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    messages: Arc<Messages>,
    /// The buildings on terrain tiles.
    pub(crate) kinds: Kinds,
    /// Whether cells are named by their coordinates, for people who cannot see the board.
    names_cells: bool,
    /// Whether tiles are named by their ids, too, for those who type them.
    pub(crate) names_tiles: bool,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// Texts are equal if they have the same language and name buildings and cells in the same way.
impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        let said = |texts: &Texts| (texts.language, texts.kinds, texts.names_cells, texts.names_tiles);
        said(self) == said(other)
    }
}

impl Texts {
    /// The texts of that language. This parses them, so keep the result.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Texts {
        Texts::parse(language, files(language))
    }

    /// The texts of that language, parsed from its files. Keep the result, because parsing takes time.
    pub fn parse(language: Language, files: &[&str]) -> Texts {
        let messages = Arc::new(Messages::parse(language, files));
        Texts { language, messages, kinds: Kinds::default(), names_cells: true, names_tiles: false }
    }

    /// A clone that names these buildings on terrain tiles.
    pub fn knowing(&self, kinds: Kinds) -> Texts {
        Texts { kinds, ..self.clone() }
    }

    /// A clone that does not name cells, for places where the visible board shows which one is meant.
    pub fn without_cells(&self) -> Texts {
        Texts { names_cells: false, ..self.clone() }
    }

    /// A clone that names cells by their coordinates.
    pub fn with_cells(&self) -> Texts {
        Texts { names_cells: true, ..self.clone() }
    }

    /// The same texts, which name a tile by its id as well: `Garden 8 [garden-03]`.
    pub fn with_tile_ids(&self) -> Texts {
        Texts { names_tiles: true, ..self.clone() }
    }

    /// The buildings on terrain tiles that they know of.
    pub fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with that key; an unknown key is returned in brackets.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with that key and these variables; an unknown key is returned in brackets.
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let seen = if self.names_cells { None } else { self.format(key, Some("seen"), args) };
        seen.or_else(|| self.format(key, None, args)).unwrap_or_else(|| format!("[{key}]"))
    }

    /// The text with that key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.format(key, None, &[])
    }

    /// The text with that key in that form, or the plain form if the language makes no difference.
    pub(crate) fn in_form(&self, key: &str, form: Form, args: &[(&str, Arg<'_>)]) -> String {
        let changed = match form {
            Form::Named => None,
            Form::Object => self.format(key, Some("object"), args),
        };
        changed.unwrap_or_else(|| self.with(key, args))
    }

    /// The text with that key, or one of its attributes.
    fn format(&self, key: &str, attribute: Option<&str>, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.messages.format(key, attribute, args)
    }
}
