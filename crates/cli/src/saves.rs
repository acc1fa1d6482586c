//! `alhambra saves`: the games that were saved without naming a file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::SystemTime;

use engine::{Base, Module, Viewer};
use etcetera::BaseStrategy;
use jiff::Zoned;
use protocol::{RecordedGame, SavedGame};

use crate::failure::Failure;
use crate::files;
use crate::play;
use crate::words::Names;

/// List the saved games, newest first: when, how far, who, what is played, and the file
///
/// Games lie in the folder alhambra of the user's data: $XDG_DATA_HOME or ~/.local/share, on Windows %APPDATA%.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra saves
  alhambra play --continue        go on with the newest one that is not over")]
pub struct Args {}

/// The folder of saves.
pub fn folder() -> Result<PathBuf, String> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| format!("there is no folder for saved games: {error}; --save FILE names a file"))?;
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
fn all() -> Result<Vec<Save>, Failure> {
    let folder = folder().map_err(Failure::Usage)?;
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
pub fn newest_unfinished() -> Result<PathBuf, Failure> {
    let is_open = |save: &Save| save.game.as_ref().is_ok_and(|(_, game)| game.game().outcome().is_none());
    let found = all()?.into_iter().find(is_open).map(|save| save.path);
    found.ok_or_else(|| match folder() {
        Ok(folder) => Failure::Usage(format!(
            "no unfinished game is saved in {} (allowed: alhambra play begins one, --load FILE takes one from elsewhere)",
            files::shown(&folder)
        )),
        Err(text) => Failure::Usage(text),
    })
}

/// Prints the list.
pub fn run(_: Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let saves = all()?;
    if saves.is_empty() {
        let folder = folder().map_err(Failure::Usage)?;
        writeln!(out, "No games are saved in {}.", files::shown(&folder))?;
    }
    for save in saves {
        let date = Zoned::try_from(save.written)
            .map_or_else(|_| "?".to_string(), |date| date.strftime("%Y-%m-%d %H:%M").to_string());
        let about = match &save.game {
            Ok((saved, recorded)) => about(saved, recorded),
            Err(failure) => format!("cannot be read: {failure}"),
        };
        writeln!(out, "{date}  {about}\n                  {}", files::shown(&save.path))?;
    }
    Ok(())
}

/// How far the game is, who plays, and what.
fn about(saved: &SavedGame, recorded: &RecordedGame) -> String {
    let view = recorded.game().view(Viewer::Public);
    let far = match recorded.game().outcome() {
        Some(_) => "over".to_string(),
        None => format!("turn {}", view.turn()),
    };
    let names = Names::new(&play::seats_of(saved)).called(&saved.table.names);
    let names: Vec<&str> = view.seats().map(|seat| names.name(seat)).collect();
    let modules: Vec<&str> = view.rules().modules().iter().map(Module::slug).collect();
    let mix = match (view.rules().base(), modules.is_empty()) {
        (Base::Alhambra, true) => "the base game".to_string(),
        (Base::Alhambra, false) => modules.join(", "),
        (base, true) => base.slug().to_string(),
        (base, false) => format!("{}: {}", base.slug(), modules.join(", ")),
    };
    format!("{far:<8}  {}  ({mix})", names.join(", "))
}
