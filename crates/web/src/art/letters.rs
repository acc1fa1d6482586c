//! The two letters that stand for a kind or a currency, in the language of the page.

use std::cell::RefCell;

use engine::vocab::{Building, Currency};
use i18n::Texts;

/// The marks of one language, indexed by kind and by currency.
struct Letters {
    kinds: [String; Building::ALL.len()],
    currencies: [String; Currency::ALL.len()],
}

thread_local! {
    /// The letters in use. Art is drawn as text all over the page, so they are kept here rather than passed through.
    static LETTERS: RefCell<Letters> = RefCell::new(Letters {
        kinds: ["Pa", "Se", "Ar", "Ch", "Ga", "To"].map(str::to_string),
        currencies: ["Dn", "Dh", "Dc", "Fl", "Di"].map(str::to_string),
    });
}

/// Sets the letters to those of another language, for everything drawn from now on.
pub fn speak(texts: &Texts) {
    let letters = Letters {
        kinds: Building::ALL.map(|kind| texts.kind_mark(kind)),
        currencies: [
            texts.get("mark-dinar"),
            texts.get("mark-dirham"),
            texts.get("mark-ducat"),
            texts.get("mark-florin"),
            texts.get("mark-diamond"),
        ],
    };
    LETTERS.set(letters);
}

/// The two letters that stand for a kind, unique among the kinds of the language.
pub fn kind_mark(kind: Building) -> String {
    LETTERS.with_borrow(|letters| letters.kinds[kind as usize].clone())
}

/// The two letters that stand for a currency, unique among the currencies of the language.
pub fn currency_mark(currency: Currency) -> String {
    LETTERS.with_borrow(|letters| letters.currencies[currency as usize].clone())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use i18n::Language;

    use super::*;

    #[test]
    fn letters_are_two_and_tell_apart_in_every_language() {
        for language in Language::ALL {
            speak(&Texts::new(language));
            let kinds: HashSet<String> = Building::ALL.map(kind_mark).into();
            let currencies: HashSet<String> = Currency::ALL.map(currency_mark).into();
            assert_eq!((kinds.len(), currencies.len()), (6, 5), "{language:?}");
            assert!(kinds.iter().chain(&currencies).all(|mark| mark.chars().count() == 2), "{language:?}");
        }
    }
}
