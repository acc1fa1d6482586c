//! The check sum of a record: the SHA-256 of its JSON without whitespace and without the sum itself.
//!
//! It reveals changes made by accident or by hand. It does not prove who wrote the record: anyone who changes one on
//! purpose can recompute the sum.

use sha2::{Digest, Sha256};

use crate::fields::Entries;

/// The field of a record that holds its check sum.
pub(crate) const FIELD: &str = "check_sum";

/// The check sum of an object with these fields, in 64 hexadecimal digits.
pub(crate) fn of(entries: &Entries<'_>) -> String {
    let mut text = String::from("{");
    for (name, raw) in entries.iter().filter(|(name, _)| *name != FIELD) {
        if text.len() > 1 {
            text.push(',');
        }
        // Writing a field name as JSON cannot fail.
        text.push_str(&serde_json::to_string(name).unwrap_or_default());
        text.push(':');
        squeeze(raw.get(), &mut text);
    }
    text.push('}');
    hex(&Sha256::digest(text))
}

/// Two hexadecimal digits for each byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Appends JSON without the whitespace between its parts.
fn squeeze(json: &str, into: &mut String) {
    let (mut in_text, mut is_escaped) = (false, false);
    for letter in json.chars() {
        if in_text {
            in_text = is_escaped || letter != '"';
            is_escaped = !is_escaped && letter == '\\';
        } else if letter.is_ascii_whitespace() {
            continue;
        } else {
            in_text = letter == '"';
        }
        into.push(letter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_goes_but_not_inside_texts() {
        let mut squeezed = String::new();
        squeeze("{ \"a b\" :\n [1,\t\"c \\\" d\\\\\" , { } ] }", &mut squeezed);
        assert_eq!(squeezed, "{\"a b\":[1,\"c \\\" d\\\\\",{}]}");
    }

    #[test]
    fn the_sum_is_that_of_the_text_without_it() {
        let text = "{ \"a\": [1, 2],\n  \"check_sum\": \"x\",\n  \"b\": \"c d\" }";
        let entries: Entries = serde_json::from_str(text).expect("an object");
        assert_eq!(of(&entries), hex(&Sha256::digest("{\"a\":[1,2],\"b\":\"c d\"}")));
    }
}
