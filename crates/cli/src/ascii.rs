//! Output for terminals that show nothing but ASCII characters.

use std::io::{self, Write};

/// A writer that can replace the letters and signs of our texts by ASCII. It leaves all other characters, such as
/// those of a name in another script, as they are.
pub struct Output<W> {
    out: W,
    ascii: bool,
}

impl<W: Write> Output<W> {
    /// Writes to `out`.
    pub fn new(out: W, ascii: bool) -> Output<W> {
        Output { out, ascii }
    }
}

impl<W: Write> Write for Output<W> {
    /// Texts are written in whole characters, so no character is split across two calls.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) if self.ascii && !text.is_ascii() => {
                self.out.write_all(folded(text).as_bytes())?;
                Ok(bytes.len())
            }
            _ => self.out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match ascii(letter) {
            Some(ascii) => plain.push_str(ascii),
            None => plain.push(letter),
        }
    }
    plain
}

/// The ASCII replacement for a letter of our six languages or a sign of their texts.
fn ascii(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ą' | 'ª' => "a",
        'À' | 'Á' | 'Â' | 'Ą' => "A",
        'ç' | 'ć' => "c",
        'Ç' | 'Ć' => "C",
        'è' | 'é' | 'ê' | 'ë' | 'ę' => "e",
        'È' | 'É' | 'Ê' | 'Ë' | 'Ę' => "E",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'Ì' | 'Í' | 'Î' | 'Ï' => "I",
        'ł' => "l",
        'Ł' => "L",
        'ñ' | 'ń' => "n",
        'Ñ' | 'Ń' => "N",
        'ò' | 'ó' | 'ô' | 'º' => "o",
        'Ò' | 'Ó' | 'Ô' => "O",
        'ś' => "s",
        'Ś' => "S",
        'ù' | 'ú' | 'û' => "u",
        'Ù' | 'Ú' | 'Û' => "U",
        'ź' | 'ż' => "z",
        'Ź' | 'Ż' => "Z",
        'ä' => "ae",
        'Ä' => "Ae",
        'ö' | 'œ' => "oe",
        'Ö' | 'Œ' => "Oe",
        'ü' => "ue",
        'Ü' => "Ue",
        'ß' => "ss",
        '’' | '‘' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '–' | '—' | '−' | '·' => "-",
        '→' => "->",
        '×' => "x",
        '½' => " 1/2",
        '…' => "...",
        '¡' | '¿' | '\u{ad}' => "",
        '\u{a0}' => " ",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::vocab::{Currency, TileId};
    use engine::{Module, Round};
    use i18n::{Language, Texts};

    #[test]
    fn texts_become_ascii_and_names_stay() {
        let mut out = Vec::new();
        write!(Output::new(&mut out, true), "Żółw – 1½ × Gemächer → „Zoë“ Ωmega").expect("a vector");
        assert_eq!(String::from_utf8(out).expect("text"), "Zolw - 1 1/2 x Gemaecher -> \"Zoe\" Ωmega");
        let mut out = Vec::new();
        write!(Output::new(&mut out, false), "→").expect("a vector");
        assert_eq!(out, "→".as_bytes());
    }

    #[test]
    fn the_words_of_all_languages_become_ascii() {
        for texts in Language::ALL.map(Texts::new) {
            let names =
                Module::every().flat_map(|module| [texts.module_name(module), texts.module_about(module)]);
            let words = Currency::ALL.map(|currency| texts.currency(currency));
            let round =
                Round::ALL.map(|round| texts.with("scoring-title", &[("number", round.number().into())]));
            for text in names.chain(words).chain(round).chain([texts.tile(TileId::START)]) {
                assert!(folded(&text).is_ascii(), "{text}");
            }
        }
    }
}
