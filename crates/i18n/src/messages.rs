//! Texts by their keys, written in Fluent syntax. Of its means they use variables, choices by number or word, and
//! attributes; a test makes sure of that.

use std::collections::HashMap;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::language::Language;
use crate::texts::Arg;

/// The messages of one language.
pub(crate) struct Messages {
    language: Language,
    by_key: HashMap<String, Message>,
}

struct Message {
    text: Pattern,
    attributes: Vec<(String, Pattern)>,
}

/// A text in parts.
type Pattern = Vec<Part>;

enum Part {
    Words(String),
    Variable(String),
    /// One of several texts, by the value of a variable.
    Choice {
        of: String,
        variants: Vec<(String, Pattern)>,
        default: usize,
    },
}

/// Reads a text.
fn pattern(read: ast::Pattern<&str>) -> Pattern {
    let name = |inline: InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => id.name.to_string(),
        _ => String::new(),
    };
    let part = |element: PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Part::Words(value.to_string()),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => Part::Variable(name(inline)),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
            let variant = |variant: ast::Variant<&str>| {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                    variant.key;
                (key.to_string(), pattern(variant.value))
            };
            Part::Choice {
                of: name(selector),
                variants: variants.into_iter().map(variant).collect(),
                default,
            }
        }
    };
    read.elements.into_iter().map(part).collect()
}

impl Messages {
    /// Reads the messages of these files. A broken one is left out; tests make sure that there are none, and no keys
    /// that come twice.
    pub fn parse(language: Language, files: &[&str]) -> Messages {
        let mut by_key = HashMap::new();
        for &file in files {
            let resource = parser::parse_runtime(file).unwrap_or_else(|(whole, _)| whole);
            for entry in resource.body {
                let Entry::Message(ast::Message { id, value: Some(value), attributes, .. }) = entry else {
                    continue;
                };
                let attributes = attributes.into_iter();
                let attributes = attributes.map(|one| (one.id.name.to_string(), pattern(one.value)));
                let message = Message { text: pattern(value), attributes: attributes.collect() };
                by_key.insert(id.name.to_string(), message);
            }
        }
        Messages { language, by_key }
    }

    /// The text with that key, or its attribute of that name, with these variables.
    pub fn format(&self, key: &str, attribute: Option<&str>, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let message = self.by_key.get(key)?;
        let pattern = match attribute {
            Some(name) => &message.attributes.iter().find(|(other, _)| other == name)?.1,
            None => &message.text,
        };
        let mut text = String::new();
        self.write(&mut text, pattern, args);
        Some(text)
    }

    fn write(&self, text: &mut String, pattern: &Pattern, args: &[(&str, Arg<'_>)]) {
        let value = |of: &str| args.iter().find(|(name, _)| *name == of).map(|(_, arg)| *arg);
        for part in pattern {
            match part {
                Part::Words(words) => *text += words,
                Part::Variable(name) => match value(name) {
                    Some(Arg::Text(value)) => *text += value,
                    Some(Arg::Number(number)) => *text += &number.to_string(),
                    // A variable without a value shows as its name, which helps more than an error.
                    None => *text += &format!("{{${name}}}"),
                },
                Part::Choice { of, variants, default } => {
                    let fits = |key: &str| match value(of) {
                        Some(Arg::Text(value)) => key == value,
                        Some(Arg::Number(number)) => {
                            key == plural(self.language, number) || key.parse::<i64>() == Ok(number)
                        }
                        None => false,
                    };
                    let chosen = variants.iter().position(|(key, _)| fits(key)).unwrap_or(*default);
                    self.write(text, &variants[chosen].1, args);
                }
            }
        }
    }
}

/// The form that a whole number asks for, by the rules of CLDR.
fn plural(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    match (language, number) {
        (_, 1) | (Language::French, 0) => "one",
        (Language::Polish, _) if matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14) => "few",
        (Language::Polish, _) => "many",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::*;

    #[test]
    fn numbers_ask_for_the_forms_of_cldr() {
        for language in Language::ALL {
            let id: LanguageIdentifier = language.code().parse().expect("a language");
            let rules = PluralRules::create(id, PluralRuleType::CARDINAL).expect("rules");
            for number in 0..5_000 {
                let form = match rules.select(number).expect("a category") {
                    PluralCategory::ONE => "one",
                    PluralCategory::FEW => "few",
                    PluralCategory::MANY => "many",
                    PluralCategory::OTHER => "other",
                    other => panic!("{language:?} {number}: {other:?}"),
                };
                assert_eq!(plural(language, number as i64), form, "{language:?} {number}");
            }
        }
    }

    #[test]
    fn texts_have_variables_choices_and_attributes() {
        let file = "\
greeting = Hello { $name }!\n    .seen = Hello!\n\
many = { $count ->\n    [one] one { $what }\n    [7] seven\n   *[other] { $count } { $what }s\n}\n\
kind = { $kind ->\n   *[tower] a tower\n    [garden] a garden\n}\n\
broken = { $\n\
lines =\n    first\n    second\n";
        let english = Messages::parse(Language::English, &[file]);
        let told = |key: &str, args: &[(&str, Arg<'_>)]| english.format(key, None, args);
        assert_eq!(told("greeting", &[("name", "Ana".into())]).as_deref(), Some("Hello Ana!"));
        assert_eq!(told("greeting", &[]).as_deref(), Some("Hello {$name}!"));
        assert_eq!(english.format("greeting", Some("seen"), &[]).as_deref(), Some("Hello!"));
        assert_eq!(english.format("greeting", Some("other"), &[]), None);
        for (count, text) in [(1, "one card"), (7, "seven"), (12, "12 cards"), (-3, "-3 cards")] {
            assert_eq!(
                told("many", &[("count", count.into()), ("what", "card".into())]).as_deref(),
                Some(text)
            );
        }
        for (kind, text) in [("garden", "a garden"), ("tower", "a tower"), ("?", "a tower")] {
            assert_eq!(told("kind", &[("kind", kind.into())]).as_deref(), Some(text));
        }
        assert_eq!(told("lines", &[]).as_deref(), Some("first\nsecond"));
        assert_eq!((told("broken", &[]), told("nothing", &[])), (None, None));
    }
}
