//! The language of what people read: asked for, or that of the environment.

use i18n::Language;
use protocol::quote;

/// A language by its code.
pub fn parse(text: &str) -> Result<Language, String> {
    Language::from_code(text).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code).join(", ");
        format!("\"{}\" is no language (allowed: {codes})", quote(text))
    })
}

/// The language of the environment: that of the first of these variables that says something, as everywhere on Unix.
pub fn of_environment() -> Language {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .map_or(Language::English, |locale| of(&locale))
}

/// The language of a locale such as `de_AT.UTF-8`; English where it is `C`, `POSIX` or a language that is not spoken here.
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

    #[test]
    fn another_code_is_refused_with_those_that_are_allowed() {
        assert_eq!(parse("it"), Ok(Language::Italian));
        assert!(parse("de_DE").is_err_and(|text| text.ends_with("(allowed: en, fr, de, it, pl, es)")));
    }
}
