//! The languages of the interface.

/// A language the interface speaks.
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

    /// The code of two letters, as in the attribute `lang` of a page.
    pub const fn code(self) -> &'static str {
        ["en", "fr", "de", "it", "pl", "es"][self as usize]
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        ["English", "Français", "Deutsch", "Italiano", "Polski", "Español"][self as usize]
    }

    /// The language with that code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that a browser asks for by a tag such as `de-AT`; the region does not matter.
    pub fn from_browser(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::from_code(&primary.trim().to_ascii_lowercase())
    }
}
