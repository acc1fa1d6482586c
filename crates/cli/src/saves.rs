//! `alhambra saves`: the games that were saved without naming a file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::SystemTime;

use bots::Registry;
use engine::{Base, Module, Viewer};
use etcetera::BaseStrategy;
use i18n::Texts;
use jiff::Zoned;
use protocol::{RecordedGame, SavedGame};
use serde::Serialize;

use crate::failure::Failure;
use crate::files;
use crate::json;
use crate::play;
use crate::words::{NOTHING, Voice};

/// List the saved games, newest first: date, progress, players, modules and file
///
/// Games are kept in the folder alhambra of the user's data: $XDG_DATA_HOME or ~/.local/share, on Windows %APPDATA%.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra saves
  alhambra play --continue        go on with the newest one that is not over")]
pub struct Args {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

/// The folder for games that are saved without naming a file.
pub fn folder(texts: &Texts) -> Result<PathBuf, String> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| texts.with("terminal-no-folder", &[("reason", (&error.to_string()).into())]))?;
    Ok(strategy.data_dir().join("alhambra"))
}

/// A file in the folder of saves.
struct Save {
    path: PathBuf,
    /// When it was written last.
    written: SystemTime,
    /// The game, if it can be read.
    game: Result<(SavedGame, RecordedGame), Failure>,
}

/// The files in the folder, newest first.
fn all(texts: &Texts) -> Result<Vec<Save>, Failure> {
    let folder = folder(texts).map_err(Failure::Usage)?;
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut saves = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_save = path.extension().is_some_and(|extension| extension == "json") && path.is_file();
        if is_save {
            let written = path.metadata()?.modified()?;
            let game = files::read_game(&path)
                .and_then(|saved| files::replay(&path, &saved).map(|recorded| (saved, recorded)));
            saves.push(Save { path, written, game });
        }
    }
    saves.sort_by(|one, two| (two.written, &two.path).cmp(&(one.written, &one.path)));
    Ok(saves)
}

/// The newest game that is not over.
pub fn newest_unfinished(texts: &Texts) -> Result<PathBuf, Failure> {
    let is_open = |save: &Save| save.game.as_ref().is_ok_and(|(_, game)| game.game().outcome().is_none());
    let found = all(texts)?.into_iter().find(is_open).map(|save| save.path);
    found.ok_or_else(|| {
        let none = folder(texts).map(|folder| {
            let folder = files::shown(&folder);
            let (begin, load) = ("alhambra play".into(), "--load FILE".into());
            let args = [("folder", (&folder).into()), ("begin", begin), ("load", load)];
            texts.with("terminal-no-unfinished", &args)
        });
        Failure::Usage(none.unwrap_or_else(|text| text))
    })
}

/// A saved game, for programs.
#[derive(Serialize)]
struct Report {
    file: String,
    /// When it was written last, as in `2026-01-31T18:05:00+01:00[Europe/Berlin]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    #[serde(flatten)]
    game: State,
}

/// Whether a game can be read, and what it is.
#[derive(Serialize)]
#[serde(untagged)]
enum State {
    Read { game: &'static str, players: Vec<String>, modules: Vec<&'static str>, turn: u32, over: bool },
    Broken { error: String },
}

impl Report {
    fn new(save: &Save, texts: &Texts) -> Report {
        let game = match &save.game {
            Ok((saved, recorded)) => {
                let view = recorded.game().view(Viewer::Public);
                State::Read {
                    game: view.rules().base().slug(),
                    players: players(saved, texts),
                    modules: view.rules().modules().iter().map(Module::slug).collect(),
                    turn: view.turn(),
                    over: recorded.game().outcome().is_some(),
                }
            }
            Err(failure) => State::Broken { error: failure.to_string() },
        };
        let written = Zoned::try_from(save.written).ok().map(|date| date.to_string());
        Report { file: save.path.to_string_lossy().into_owned(), written, game }
    }
}

/// Prints the list.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let saves = all(texts)?;
    if args.json {
        let reports: Vec<Report> = saves.iter().map(|save| Report::new(save, texts)).collect();
        return json::write(&mut out, &reports);
    }
    if saves.is_empty() {
        let folder = files::shown(&folder(texts).map_err(Failure::Usage)?);
        writeln!(out, "{}", texts.with("terminal-no-saves", &[("folder", (&folder).into())]))?;
    }
    for save in saves {
        let date = Zoned::try_from(save.written)
            .map_or_else(|_| NOTHING.to_string(), |date| date.strftime("%Y-%m-%d %H:%M").to_string());
        let about = match &save.game {
            Ok((saved, recorded)) => about(saved, recorded, texts),
            Err(failure) => texts.with("terminal-unreadable", &[("reason", (&failure.to_string()).into())]),
        };
        writeln!(out, "{date}  {about}\n                  {}", files::shown(&save.path))?;
    }
    Ok(())
}

/// The names of the players, in the order of the seats.
fn players(saved: &SavedGame, texts: &Texts) -> Vec<String> {
    Voice::new(texts, &play::seats_of(saved, &Registry::standard()))
        .called(&saved.table.names)
        .names()
        .to_vec()
}

/// Describes a game in one line: its progress, its players and its modules.
fn about(saved: &SavedGame, recorded: &RecordedGame, texts: &Texts) -> String {
    let view = recorded.game().view(Viewer::Public);
    let far = match recorded.game().outcome() {
        Some(_) => texts.get("game-over-short"),
        None => texts.with("turn-number", &[("number", view.turn().into())]),
    };
    let modules = view.rules().modules();
    let modules: Vec<String> = modules.iter().map(|module| texts.module_name(module)).collect();
    let mix = match (view.rules().base(), modules.is_empty()) {
        (Base::Alhambra, true) => texts.get("preset-base"),
        (Base::Alhambra, false) => modules.join(", "),
        (base, true) => texts.game_name(base),
        (base, false) => format!("{} – {}", texts.game_name(base), modules.join(", ")),
    };
    format!("{far:<8}  {}  ({mix})", players(saved, texts).join(", "))
}
