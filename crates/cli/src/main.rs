//! `alhambra`: play in the terminal, matches between bots, records, counting, and the engine protocol.

mod arena;
mod args;
mod ascii;
mod engine_cmd;
mod explain;
mod failure;
mod files;
mod foreign;
mod host;
mod input;
mod json;
mod language;
mod manual;
mod module_report;
mod modules;
mod palace;
mod perft;
mod play;
mod plot;
mod red_palace;
mod replay;
mod rule_text;
mod rules;
mod saves;
mod score;
mod serve;
mod setup;
mod style;
mod table;
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    match args::parse().and_then(|cli| cli.map_or(Ok(()), args::run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
