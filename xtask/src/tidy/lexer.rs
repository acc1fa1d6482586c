//! Just enough of Rust's grammar to tell code from comments and literals, and tests from other functions.

/// The state of the scanner.
enum Mode {
    Code,
    LineComment,
    /// Inside this many block comments.
    BlockComment(usize),
    Text,
    /// A raw string that ends with a quote and this many `#`.
    RawText(usize),
}

/// The lines of `source` without comments and without the contents of string and character literals.
pub fn code_lines(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let at = |idx: usize| chars.get(idx).copied().unwrap_or('\0');
    let mut lines = vec![String::new()];
    let mut mode = Mode::Code;
    let mut idx = 0;
    while idx < chars.len() {
        let (c, next) = (chars[idx], at(idx + 1));
        idx += 1;
        if c == '\n' {
            lines.push(String::new());
            if matches!(mode, Mode::LineComment) {
                mode = Mode::Code;
            }
            continue;
        }
        match mode {
            Mode::Code => match (c, next) {
                ('/', '/') => mode = Mode::LineComment,
                ('/', '*') => {
                    mode = Mode::BlockComment(1);
                    idx += 1;
                }
                ('"', _) => mode = raw_hashes(&chars[..idx - 1]).map_or(Mode::Text, Mode::RawText),
                // An escaped character, or a character between quotes; any other quote starts a lifetime.
                ('\'', '\\') => {
                    idx += 2;
                    while idx < chars.len() && !matches!(chars[idx], '\'' | '\n') {
                        idx += 1;
                    }
                    idx += usize::from(at(idx) == '\'');
                }
                ('\'', _) if at(idx + 1) == '\'' => idx += 2,
                _ => lines.last_mut().into_iter().for_each(|line| line.push(c)),
            },
            Mode::LineComment => {}
            Mode::BlockComment(depth) => match (c, next) {
                ('/', '*') => {
                    mode = Mode::BlockComment(depth + 1);
                    idx += 1;
                }
                ('*', '/') => {
                    mode = if depth == 1 { Mode::Code } else { Mode::BlockComment(depth - 1) };
                    idx += 1;
                }
                _ => {}
            },
            Mode::Text => match c {
                '\\' if next != '\n' => idx += 1,
                '"' => mode = Mode::Code,
                _ => {}
            },
            Mode::RawText(hashes) => {
                if c == '"' && (idx..idx + hashes).all(|place| at(place) == '#') {
                    mode = Mode::Code;
                    idx += hashes;
                }
            }
        }
    }
    lines
}

/// The number of `#` before a quote, if the text `before` it makes it the start of a raw string.
fn raw_hashes(before: &[char]) -> Option<usize> {
    let hashes = before.iter().rev().take_while(|&&c| c == '#').count();
    let (last, rest) = before[..before.len() - hashes].split_last()?;
    let is_word = |rest: &[char]| rest.last().is_some_and(|&c| c.is_alphanumeric() || c == '_');
    let starts_word = match rest.split_last() {
        Some((&('b' | 'c'), rest)) => !is_word(rest),
        _ => !is_word(rest),
    };
    (*last == 'r' && starts_word).then_some(hashes)
}

/// For each line of `source`, whether it belongs to a function under `#[test]`, to its attributes, or to the comment
/// directly above it.
pub fn test_lines(source: &str) -> Vec<bool> {
    let code = code_lines(source);
    let mut is_test = vec![false; code.len()];
    // The first line of the comments and attributes above the next item.
    let mut lead: Option<usize> = None;
    let mut lead_has_test = false;
    let mut open_brackets = 0;
    // The brace depth, the depth outside the current test, and whether its body has begun.
    let mut depth = 0;
    let mut inside: Option<(i64, bool)> = None;
    let blank = source.lines().map(|line| line.trim().is_empty()).chain(std::iter::repeat(true));
    for (idx, (line, is_blank)) in code.iter().zip(blank).enumerate() {
        let line = line.trim();
        let is_comment = line.is_empty() && !is_blank;
        let starts_attribute = line.starts_with("#[") || open_brackets > 0;
        if inside.is_none() && starts_attribute {
            open_brackets += count(line, '[') - count(line, ']');
            lead_has_test |= line.contains("#[test]");
        }
        let is_attribute = starts_attribute && (open_brackets > 0 || line.ends_with(']'));
        if inside.is_none() {
            if is_comment || is_attribute {
                lead.get_or_insert(idx);
                continue;
            }
            if lead_has_test && !is_blank {
                is_test[lead.unwrap_or(idx)..idx].fill(true);
                inside = Some((depth, false));
            }
            if !(lead_has_test && is_blank) {
                (lead, lead_has_test, open_brackets) = (None, false, 0);
            }
        }
        depth += count(line, '{') - count(line, '}');
        if let Some((outer_depth, has_begun)) = &mut inside {
            is_test[idx] = true;
            *has_begun |= line.contains('{');
            if *has_begun && depth <= *outer_depth {
                inside = None;
            }
        }
    }
    is_test
}

/// How often `wanted` occurs in `line`.
fn count(line: &str, wanted: char) -> i64 {
    line.chars().map(|c| i64::from(c == wanted)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers, counted from 1, of the lines that belong to tests.
    fn numbers(source: &str) -> Vec<usize> {
        let lines = test_lines(source);
        (1..).zip(lines).filter(|(_, is_test)| *is_test).map(|(number, _)| number).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        let source = "a // {\n/* { /* { */ } */ b\nc(\"{ \\\" {\", '{', '\\'', '\\u{7b}') + d::<'x>\n";
        let code = code_lines(source);
        assert_eq!(code, ["a ", " b", "c(, , , ) + d::<'x>", ""]);
    }

    #[test]
    fn raw_strings_end_at_their_own_quote() {
        let source = "f(r#\"{ \" \\\n} // \"#, br\"\\\", bar, \"x\")\n";
        assert_eq!(code_lines(source), ["f(r#", ", br, bar, )", ""]);
    }

    #[test]
    fn strings_over_lines_keep_the_count_of_lines() {
        assert_eq!(code_lines("a(\"x \\\n  y {\n z\") b"), ["a(", "", ") b"]);
    }

    #[test]
    fn a_test_is_its_body_and_what_leads_to_it() {
        let source = "\
//! 1 of the file

// 3 directly above
/// 4 doc
#[test]
#[cfg(
    feature = \"x\"
)]
fn nine() {
    if true { let open = \"{\"; }
}
// 12 above a helper
fn helper() {
    // 14
}
";
        assert_eq!(numbers(source), [3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }

    #[test]
    fn short_and_nested_tests_are_found() {
        let source = "\
mod inner {
    // not above

    #[test] // four
    fn five()
    {
        fn deep() {}
    }
    const X: [u8; 1] = [0];
    #[test] fn ten() {}
    fn eleven() { /* no */ }
}
";
        assert_eq!(numbers(source), [4, 5, 6, 7, 8, 10]);
    }
}
