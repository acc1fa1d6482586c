//! Lists in sentences, by the rules of CLDR: in the program those of ICU4X, in the page those that the browser has.

use crate::language::Language;

/// The items with commas and the word for `and`, as the language joins them.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn and(language: Language, items: &[String]) -> String {
    use icu_list::ListFormatter;
    use icu_list::options::{ListFormatterOptions, ListLength};
    use icu_locale_core::locale;

    let locale = match language {
        // The British put no comma before the `and`.
        Language::English => locale!("en-GB"),
        Language::French => locale!("fr"),
        Language::German => locale!("de"),
        Language::Italian => locale!("it"),
        Language::Polish => locale!("pl"),
        Language::Spanish => locale!("es"),
    };
    let options = ListFormatterOptions::default().with_length(ListLength::Wide);
    match ListFormatter::try_new_and(locale.into(), options) {
        Ok(formatter) => formatter.format(items.iter().map(String::as_str)).to_string(),
        // The data of all six languages is compiled in.
        Err(_) => items.join(", "),
    }
}

/// The items with commas and the word for `and`, as the language joins them.
#[cfg(target_arch = "wasm32")]
pub(crate) fn and(language: Language, items: &[String]) -> String {
    use js_sys::{Array, Intl, Object};

    let locale = match language {
        // The British put no comma before the `and`.
        Language::English => "en-GB",
        Language::French | Language::German | Language::Italian | Language::Polish | Language::Spanish => {
            language.code()
        }
    };
    // Without options a list is a whole one with `and`.
    let formatter = Intl::ListFormat::new(&Array::of1(&locale.into()), &Object::new());
    formatter.format(&items.iter().map(|item| js_sys::JsString::from(item.as_str())).collect()).into()
}
