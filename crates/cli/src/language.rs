//! The language of texts for people: the one asked for, or that of the environment.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use i18n::Language;

/// Reads a language by its code; shells can complete the codes.
pub fn parser() -> impl TypedValueParser<Value = Language> {
    // The fallback is never used, because only these codes are accepted.
    let read = |code: String| Language::from_code(&code).unwrap_or(Language::English);
    PossibleValuesParser::new(Language::ALL.map(Language::code)).map(read)
}

/// The language of the environment. As usual on Unix, the first variable that is set and not empty decides.
pub fn of_environment() -> Language {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .map_or(Language::English, |locale| of(&locale))
}

/// The language of a locale such as `de_AT.UTF-8`; English for `C`, `POSIX` and languages without a translation.
fn of(locale: &str) -> Language {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    Language::from_browser(name).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_a_language() {
        for (locale, language) in [
            ("de_AT.UTF-8", Language::German),
            ("de", Language::German),
            ("pl.UTF-8", Language::Polish),
            ("ca_ES@valencia", Language::English),
            ("es_ES@euro", Language::Spanish),
            ("C", Language::English),
            ("C.UTF-8", Language::English),
            ("POSIX", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(of(locale), language, "{locale}");
        }
    }
}
