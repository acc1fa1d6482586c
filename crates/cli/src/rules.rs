//! `alhambra rules`: prints rulings by their ids.

use std::io::{self, Write};

use i18n::Texts;
use protocol::quote;
use serde::Serialize;

use crate::failure::Failure;
use crate::json;
use crate::rule_text;
use crate::words;

/// Print rulings by their ids
///
/// The rulings are the numbered rules that decide what is legal. They are in English; the rulebook in the browser
/// explains them in six languages.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra rules BASE-42
  alhambra rules INT-23 CHR-30 --json")]
pub struct Args {
    /// Ids of rulings, such as BASE-42
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
    /// Print the rulings as JSON
    #[arg(long)]
    json: bool,
}

/// A ruling, for programs.
#[derive(Serialize)]
struct Ruling {
    id: String,
    text: String,
}

/// Prints the rulings, or none of them if an id is unknown.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let rulings = args.ids.iter().map(|id| {
        let text = rule_text::find(id).ok_or_else(|| Failure::Usage(unknown(id, texts)))?;
        let (id, text) = text.split_once(' ').unwrap_or((&text, ""));
        Ok(Ruling { id: id.to_string(), text: text.to_string() })
    });
    let rulings = rulings.collect::<Result<Vec<_>, Failure>>()?;
    let mut out = io::stdout().lock();
    if args.json {
        return json::write(&mut out, &rulings);
    }
    for Ruling { id, text } in rulings {
        writeln!(out, "{}", words::wrap(&format!("{id} {text}"), 0, 2))?;
    }
    Ok(())
}

/// The message for an id that no ruling has.
pub fn unknown(id: &str, texts: &Texts) -> String {
    let (rule, prefixes) = (quote(id), rule_text::prefixes());
    texts.with("terminal-no-rule", &[("rule", (&rule).into()), ("prefixes", (&prefixes).into())])
}
