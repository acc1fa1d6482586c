//! Player names, whether typed, from a link or from a file.

use unicode_segmentation::UnicodeSegmentation;

use crate::plain::is_hidden;

/// The most characters in a name, as people count them (grapheme clusters).
pub const MAX_NAME: usize = 20;

/// The most code points in one such character. A family of four, each with a skin tone, has eleven; anything longer
/// is a pile of accents.
const MAX_PARTS: usize = 12;

/// Turns a text into a name: without invisible characters, with single spaces, cut to [`MAX_NAME`] characters. `None`
/// if nothing visible is left.
pub fn clean_name(text: &str) -> Option<String> {
    clean_text(text, MAX_NAME)
}

/// Does the same with a longer text, such as one that people say to each other.
pub fn clean_text(text: &str, most: usize) -> Option<String> {
    let words: Vec<String> = text.split(is_gap).map(visible).filter(|word| !word.is_empty()).collect();
    let whole = words.join(" ");
    let shown = whole.graphemes(true).take(most).flat_map(|one| one.chars().take(MAX_PARTS));
    let name: String = shown.collect();
    let name = name.trim_end();
    (!name.chars().all(is_blank)).then(|| name.to_string())
}

fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control()
}

/// Invisible characters that join several into one, as in emoji and in Persian.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200C}' | '\u{200D}' | '\u{FE0E}' | '\u{FE0F}')
}

/// Whether nothing can be seen of the character. Unicode counts the Braille pattern without dots as visible.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || is_hidden(letter) || letter == '\u{2800}'
}

fn visible(word: &str) -> String {
    word.chars().filter(|&letter| !is_hidden(letter) || is_joiner(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        for (text, name) in [
            ("Ann", "Ann"),
            ("  Ann \t of\u{A0}\u{A0}Granada\n", "Ann of Granada"),
            ("Zoë Łąka 王", "Zoë Łąka 王"),
            ("\u{1B}[31mred", "[31mred"),
            ("A\u{202E}nn\u{200B}a\u{2069}", "Anna"),
            ("\u{1F469}\u{200D}\u{1F680}", "\u{1F469}\u{200D}\u{1F680}"),
        ] {
            assert_eq!(clean_name(text).as_deref(), Some(name), "{text:?}");
        }
    }

    #[test]
    fn what_looks_empty_is_no_name() {
        for text in
            ["", "   ", "\t\r\n", "\u{200B}", "\u{200D}\u{FE0F}", "\u{3164}\u{2800} \u{AD}", "\u{0}\u{7}"]
        {
            assert_eq!(clean_name(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_name_is_cut_as_people_count() {
        assert_eq!(clean_name(&"x".repeat(200_000)), Some("x".repeat(MAX_NAME)));
        let accented = "e\u{301}".repeat(MAX_NAME);
        assert_eq!(clean_name(&format!("{accented}more")), Some(accented));
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}";
        assert_eq!(clean_name(&family.repeat(50)), Some(family.repeat(MAX_NAME)));
        // The cut leaves no space at the end and no pile of accents.
        assert_eq!(clean_name(&format!("{} b", "a".repeat(MAX_NAME - 1))), Some("a".repeat(MAX_NAME - 1)));
        let tower = format!("o{}", "\u{301}".repeat(100_000));
        assert_eq!(clean_name(&tower).map(|name| name.chars().count()), Some(MAX_PARTS));
    }
}
