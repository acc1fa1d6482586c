//! All languages have the same texts, and the code asks for no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::Module;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use i18n::{Language, Texts};

/// Texts that no code asks for yet. One that is used is taken out of this list.
const ALLOWED_UNUSED: &[&str] = &[
    "characters",
    "chest-of",
    "discard-count",
    "give-to-dirk",
    "not-legal-here",
    "offline-ready",
    "open-side",
    "projected-score",
    "put-in-reserve",
    "redo",
    "remove-tile",
    "reserve-empty",
    "saved",
    "selected-tile",
    "swap-tile",
    "take-selected",
];

/// What tests compare of a text.
#[derive(Default, Debug)]
struct Message {
    variables: BTreeSet<String>,
    attributes: BTreeSet<String>,
    /// The categories of each choice between singular and plural.
    plurals: Vec<BTreeSet<String>>,
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code())
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files below a folder whose names end with `ending`, in order; none where there is no such folder.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every text of a language by its key. Fails on a file that cannot be parsed and on a key that comes twice.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for path in files(&folder(language), ".ftl") {
        let text = read(&path);
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", path.display()),
            };
            let key = message.id.name.to_string();
            let mut read = Message::default();
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{key} has no text"));
            read_pattern(&key, value, &mut read);
            for attribute in &message.attributes {
                read_pattern(&key, &attribute.value, &mut read);
                read.attributes.insert(attribute.id.name.to_string());
            }
            assert!(all.insert(key.clone(), read).is_none(), "{key} comes twice in {language:?}");
        }
    }
    all
}

fn read_pattern(key: &str, pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => read_inline(key, inline, message),
            Expression::Select { selector, variants } => {
                read_inline(key, selector, message);
                let words = variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name.to_string()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                message.plurals.push(words.collect());
                variants.iter().for_each(|variant| read_pattern(key, &variant.value, message));
            }
        }
    }
}

fn read_inline(key: &str, inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_string());
        }
        other => panic!("{key}: texts hold words and variables only, not {other:?}"),
    }
}

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 300);
    for language in Language::ALL {
        let other = messages(language);
        let keys = |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&english).difference(&keys(&other)).cloned().collect();
        let surplus: Vec<_> = keys(&other).difference(&keys(&english)).cloned().collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{language:?}: {missing:?} {surplus:?}");
        for (key, message) in &other {
            assert_eq!(message.variables, english[key].variables, "{key} in {language:?}");
        }
    }
}

#[test]
fn every_text_is_part_of_the_binary() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in messages(language).keys() {
            assert_ne!(texts.get(key), format!("[{key}]"), "{language:?}");
        }
    }
}

#[test]
fn plurals_name_every_category_of_the_language() {
    for language in Language::ALL {
        let needed: &[&str] =
            if language == Language::Polish { &["one", "few", "many", "other"] } else { &["one", "other"] };
        for (key, message) in messages(language) {
            for plural in message.plurals.iter().filter(|plural| plural.contains("one")) {
                assert!(plural.iter().eq(BTreeSet::from_iter(needed.iter())), "{key} in {language:?}");
            }
        }
    }
}

#[test]
fn only_what_is_asked_for_in_a_form_has_another_form() {
    let mut asked = BTreeSet::new();
    for path in sources() {
        for pair in tokens(&read(&path)).split(|token| *token == Token::Letter('.')) {
            // `.in_form("key", ..)`
            let letters = pair.iter().map_while(|token| match token {
                Token::Letter(letter) => Some(*letter),
                Token::Text(_) => None,
            });
            if letters.eq("in_form(".chars())
                && let Some(Token::Text(key)) = pair.iter().find(|token| matches!(token, Token::Text(_)))
            {
                asked.insert(key.clone());
            }
        }
    }
    assert!(!asked.is_empty());
    for language in Language::ALL {
        for (key, message) in messages(language) {
            let has_object = key.starts_with("kind-") || asked.contains(&key);
            let names_cell = message.variables.contains("x");
            let is_known = message.attributes.iter().all(|name| match name.as_str() {
                "object" => has_object,
                "seen" => names_cell,
                _ => false,
            });
            assert!(is_known, "{key} in {language:?}: {:?}", message.attributes);
            // A button on a cell says which it is, for those who do not see it.
            let has_other_form =
                message.attributes.contains("seen") || ["place-here", "live-try"].contains(&key.as_str());
            assert!(!names_cell || has_other_form, "{key} in {language:?} always names a cell");
        }
    }
}

#[test]
fn typography_is_that_of_the_language() {
    for language in Language::ALL {
        for path in files(&folder(language), ".ftl") {
            for line in read(&path).lines().filter(|line| !line.starts_with('#')) {
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                let is_french = language == Language::French;
                let marks = [':', ';', '!', '?'];
                // In French a no-break space stands before these, elsewhere nothing.
                for (place, mark) in text.char_indices().filter(|(_, mark)| marks.contains(mark)) {
                    let before = text[..place].chars().next_back();
                    let is_right = if is_french { before == Some('\u{a0}') } else { before != Some(' ') };
                    assert!(is_right, "{}: {line:?} before {mark}", path.display());
                }
                assert!(!text.contains(['\'', '"']) && !text.contains("..."), "{}: {line:?}", path.display());
                assert_eq!(text.trim_end(), text, "{}: a space at the end", path.display());
            }
        }
    }
}

/// Rust code without comments and spaces: its letters, and the strings in it.
#[derive(Debug, PartialEq)]
enum Token {
    Letter(char),
    Text(String),
}

fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.find('\n').map_or("", |end| &comment[end..]);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.find("*/").map_or("", |end| &comment[end + 2..]);
        } else if let Some(after) = rest.strip_prefix("'\"'").or_else(|| rest.strip_prefix("'\\\"'")) {
            rest = after;
        } else if let Some(inside) = rest.strip_prefix("r#\"") {
            let end = inside.find("\"#").unwrap_or(inside.len());
            tokens.push(Token::Text(inside[..end].to_string()));
            rest = inside.get(end + 2..).unwrap_or("");
        } else if let Some(inside) = rest.strip_prefix('"') {
            let mut is_escaped = false;
            let end = inside.find(|letter| {
                let ends = letter == '"' && !is_escaped;
                is_escaped = letter == '\\' && !is_escaped;
                ends
            });
            let end = end.unwrap_or(inside.len());
            tokens.push(Token::Text(inside[..end].to_string()));
            rest = inside.get(end + 1..).unwrap_or("");
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Letter(first));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// One place in the code that asks for a text.
#[derive(Debug, PartialEq)]
struct Use {
    key: String,
    /// The names of the arguments, where they stand beside the key.
    arguments: Option<BTreeSet<String>>,
}

/// The calls `texts.get("key")` and `app.t("key")`, also with a choice of keys inside, and
/// `texts.with("key", &[("name", ..)])`, `app.tw("key", ..)` and `t!("key", ..)`.
fn uses(tokens: &[Token]) -> Vec<Use> {
    let mut found = Vec::new();
    let mut before = String::new();
    for (place, token) in tokens.iter().enumerate() {
        match token {
            Token::Text(_) => before.clear(),
            Token::Letter(letter) => before.push(*letter),
        }
        let rest = &tokens[place + 1..];
        if before.ends_with(".t(") || before.strip_suffix(".get(").is_some_and(is_texts) {
            let keys = texts_in(call(rest)).filter(|text| !text.contains('{'));
            found.extend(keys.map(|key| Use { key: key.clone(), arguments: Some(BTreeSet::new()) }));
        } else if let Some(Token::Text(key)) = rest.first() {
            let is_list =
                rest[1..].starts_with(&[Token::Letter(','), Token::Letter('&'), Token::Letter('[')]);
            if before.ends_with(".with(") || before.ends_with(".tw(") {
                let arguments = is_list.then(|| tuple_names(call(rest)));
                found.push(Use { key: key.clone(), arguments });
            } else if before.strip_suffix("t!(").is_some_and(is_no_name) {
                let is_alone = rest.get(1) == Some(&Token::Letter(')'));
                found.push(Use { key: key.clone(), arguments: is_alone.then(BTreeSet::new) });
            }
        }
    }
    found
}

/// Whether a value before `.get` is a bundle of texts rather than a map.
fn is_texts(receiver: &str) -> bool {
    let names = ["self", "texts", "texts()", "texts.0", "texts.read().0"];
    names.iter().any(|name| receiver.strip_suffix(name).is_some_and(is_no_name))
}

/// Whether a name that follows this code begins there.
fn is_no_name(before: &str) -> bool {
    !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
}

/// The tokens up to the end of a call that is open.
fn call(rest: &[Token]) -> &[Token] {
    let mut depth = 1;
    let end = rest.iter().position(|token| {
        depth += depth_change(token);
        depth == 0
    });
    &rest[..end.unwrap_or(rest.len())]
}

fn depth_change(token: &Token) -> i32 {
    match token {
        Token::Letter('(' | '[' | '{') => 1,
        Token::Letter(')' | ']' | '}') => -1,
        _ => 0,
    }
}

fn texts_in(tokens: &[Token]) -> impl Iterator<Item = &String> {
    tokens.iter().filter_map(|token| match token {
        Token::Text(text) => Some(text),
        Token::Letter(_) => None,
    })
}

/// The first strings of the tuples in the list inside a call.
fn tuple_names(inside: &[Token]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut depth = 0;
    for (place, token) in inside.iter().enumerate() {
        depth += depth_change(token);
        // The list, then the tuple: what lies deeper belongs to other calls.
        if let Token::Text(text) = token
            && depth == 2
            && place > 0
            && inside[place - 1] == Token::Letter('(')
        {
            names.insert(text.clone());
        }
    }
    names
}

/// Strings that may be keys in a table: those that are not the value of an attribute.
fn listed_keys(tokens: &[Token]) -> impl Iterator<Item = String> {
    tokens.windows(2).filter_map(|pair| match pair {
        [before, Token::Text(text)] if *before != Token::Letter('=') => Some(text.clone()),
        _ => None,
    })
}

/// The source files of all crates that use this one, and its own, without their tests.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for manifest in files(&crates, "Cargo.toml") {
        let text = read(&manifest);
        let folder = manifest.parent().unwrap_or(&crates);
        if text.contains("name = \"i18n\"") || text.contains("i18n.workspace") || text.contains("i18n = ") {
            found.extend(files(&folder.join("src"), ".rs"));
        }
    }
    found.retain(|path| !path.ends_with("tests.rs"));
    found
}

#[test]
fn code_asks_only_for_texts_that_exist_with_their_variables() {
    let messages = messages(Language::English);
    let mut wrong = Vec::new();
    let mut count = 0;
    for path in sources() {
        for Use { key, arguments } in uses(&tokens(&read(&path))) {
            count += 1;
            match messages.get(&key) {
                None => wrong.push(format!("{}: no text {key}", path.display())),
                Some(message) if arguments.as_ref().is_some_and(|names| *names != message.variables) => {
                    let given = arguments.unwrap_or_default();
                    let path = path.display();
                    wrong.push(format!("{path}: {key} takes {:?}, not {given:?}", message.variables));
                }
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 50, "only {count} uses found");
}

#[test]
fn every_text_is_used_or_listed_as_unused() {
    let mut used = BTreeSet::new();
    for path in sources() {
        let tokens = tokens(&read(&path));
        used.extend(uses(&tokens).into_iter().map(|found| found.key));
        used.extend(listed_keys(&tokens));
    }
    // The texts name and describe every module by its slug.
    let slugs = Module::every().map(Module::slug);
    used.extend(slugs.flat_map(|slug| {
        ["module", "about", "effect", "effect-red-palace"].map(|part| format!("{part}-{slug}"))
    }));
    let listed: BTreeSet<&str> = ALLOWED_UNUSED.iter().copied().collect();
    let messages = messages(Language::English);
    let is_unused = |key: &&str| !used.contains(*key);
    let surplus: Vec<&str> =
        messages.keys().map(String::as_str).filter(is_unused).filter(|key| !listed.contains(key)).collect();
    let stale: Vec<&&str> =
        listed.iter().filter(|key| !is_unused(key) || !messages.contains_key(**key)).collect();
    assert!(surplus.is_empty(), "nobody uses these texts: {surplus:?}");
    assert!(stale.is_empty(), "take these out of ALLOWED_UNUSED: {stale:?}");
}

#[test]
fn uses_are_found_in_code() {
    let code = r##"
        // texts.get("comment")
        let a = texts.get("one");
        let b = map.get("other");
        let c = self.texts()
            .with(
                "two",
                &[
                    ("name", (&texts.with("inner", &[("x", 1.into())])).into()),
                    ("count", list.len().into()),
                ],
            );
        let d = texts.with("three", &arguments);
        let e = (t!("four"), t!("five", name), format!("six"), assert!("no"), '"', r#"seven"#, "\"eight\"");
        let f = app.t(if yes { "nine" } else { "ten" });
        let g = app.tw("eleven", &[("x", Arg::Number(1))]);
    "##;
    let names = |names: &[&str]| Some(names.iter().map(|name| name.to_string()).collect::<BTreeSet<_>>());
    let expected = [
        ("one", names(&[])),
        ("two", names(&["count", "name"])),
        ("inner", names(&["x"])),
        ("three", None),
        ("four", names(&[])),
        ("five", None),
        ("nine", names(&[])),
        ("ten", names(&[])),
        ("eleven", names(&["x"])),
    ];
    let expected = expected.map(|(key, arguments)| Use { key: key.to_string(), arguments });
    assert_eq!(uses(&tokens(code)), expected);
}
