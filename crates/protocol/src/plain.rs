//! Makes foreign text safe to show: nothing in it can move the terminal cursor, reverse the writing direction, or
//! stay invisible.

use std::borrow::Cow;

/// How many characters of foreign input a message repeats.
const QUOTED: usize = 40;

/// Whether the character has no width of its own or changes how others are shown: control characters, line
/// separators, and what Unicode calls default ignorable, which includes marks of the writing direction.
pub(crate) fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{AD}'
                | '\u{34F}'
                | '\u{61C}'
                | '\u{115F}'..='\u{1160}'
                | '\u{17B4}'..='\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'..='\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{FFF0}'..='\u{FFFB}'
                | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// The text with an escape such as `\u{1b}` in place of each invisible character.
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_hidden(letter) {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// A short, safe excerpt of foreign input, for the message that refuses it.
pub fn quote(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}...", plain(&text[..end])),
        None => plain(text).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        for (text, shown) in [
            ("garden-03", "garden-03"),
            ("Zoë Łąka 王", "Zoë Łąka 王"),
            ("\u{1B}[2Jgone\u{7}", "\\u{1b}[2Jgone\\u{7}"),
            ("two\r\nlines\tand\u{9B}31m", "two\\r\\nlines\\tand\\u{9b}31m"),
            ("abc\u{202E}fed\u{2066}", "abc\\u{202e}fed\\u{2066}"),
            ("a\u{200B}\u{FEFF}b\u{2028}", "a\\u{200b}\\u{feff}b\\u{2028}"),
        ] {
            assert_eq!(plain(text), shown);
        }
    }

    #[test]
    fn a_quotation_is_short() {
        let whole = "é".repeat(QUOTED);
        assert_eq!(quote(&whole), whole);
        assert_eq!(quote(&format!("{whole}x")), format!("{whole}..."));
        assert_eq!(quote(&"\u{202E}".repeat(1 << 20)), "\\u{202e}".repeat(QUOTED) + "...");
    }
}
