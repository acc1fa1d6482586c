//! The languages of the interface.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
    /// German.
    German,
    /// Italian.
    Italian,
    /// Polish.
    Polish,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages, in the order of their English names.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::French,
        Language::German,
        Language::Italian,
        Language::Polish,
        Language::Spanish,
    ];

    /// The two-letter code, as in the `lang` attribute of a web page.
    pub const fn code(self) -> &'static str {
        ["en", "fr", "de", "it", "pl", "es"][self as usize]
    }

    /// The name of the language in the language itself.
    pub const fn own_name(self) -> &'static str {
        ["English", "Français", "Deutsch", "Italiano", "Polski", "Español"][self as usize]
    }

    /// The language with that code, if there is one.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that a browser requests by a tag such as `de-AT`; the region is ignored.
    pub fn from_browser(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::from_code(&primary.trim().to_ascii_lowercase())
    }
}
