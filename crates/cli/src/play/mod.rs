//! `alhambra play`: whole games in the terminal, by keyboard, line by line.

mod keeper;
mod menu;
mod prompt;
mod session;

use std::io;
use std::path::PathBuf;

use bots::Registry;
use i18n::Texts;
use protocol::{RecordedGame, SavedGame, SeedText, Setup, Table};

use crate::args::{self, PlayerNames, Seats, Switches};
use crate::ascii::Output;
use crate::failure::Failure;
use crate::files;
use crate::foreign::ForeignArgs;
use crate::saves;
use crate::style::Style;
use keeper::Keeper;
use session::{Options, Session};

/// The code of a seat that a person takes.
pub const HUMAN: &str = "human";

/// Play a game in the terminal, against bots or with several people at one keyboard
///
/// Every choice has a number; type it and press Enter. h lists all other commands, u takes a step back. The game
/// is saved after every action, under a name of its own: `alhambra saves` lists the saved games. Only a file that the
/// game was loaded from or saved to is replaced.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra play                                             you against two bots
  alhambra play --seats human,greedy --modules characters   two players, with the module Characters
  alhambra play --continue                                  go on with the last game
  alhambra play --load game.json                            go on with the game of a file
  alhambra play --game red-palace --guard-board fixed        The Red Palace, as for a first game")]
pub struct Args {
    /// Who plays, in the order of the seats: human or the name of a bot, separated by commas
    ///
    /// [default: human and two greedy bots; in a saved game: as before]
    #[arg(long, value_parser = args::parse_seats)]
    seats: Option<Seats>,
    /// The names of the players, in the order of the seats, separated by commas
    #[arg(long, value_parser = args::parse_names)]
    names: Option<PlayerNames>,
    #[command(flatten)]
    set: args::RuleArgs,
    #[command(flatten)]
    foreign: ForeignArgs,
    /// Seed of the game: a number or a text [default: a new one each time]
    #[arg(long, value_parser = args::parse_seed)]
    seed: Option<SeedText>,
    /// Show the hands of all players
    #[arg(long)]
    open_hands: bool,
    /// Continue the newest unfinished game of those that `alhambra saves` lists
    #[arg(long = "continue", conflicts_with_all = ["load", "modules", Switches::GROUP, "game", "guard_board", "seed"])]
    goes_on: bool,
    /// Continue the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["modules", Switches::GROUP, "game", "guard_board", "seed"])]
    load: Option<PathBuf>,
    /// Save after every action to this file, which must be new or the one that is loaded
    ///
    /// [default: the file that is loaded, or a new one among the user's data]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Ask for confirmation before an action that cannot be taken back
    #[arg(long)]
    confirm: bool,
}

/// Sets the table and plays until the game or the input ends.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let (bots, _) = args.foreign.registry()?;
    if let Some(seats) = &args.seats {
        seats.check(&bots, true)?;
    }
    let load = if args.goes_on { Some(saves::newest_unfinished(texts)?) } else { args.load };
    let (recorded, mut table, before) = match &load {
        Some(path) => {
            let saved = files::read_game(path)?;
            let seats = seats_of(&saved, &bots);
            (files::replay(path, &saved)?, saved.table, seats)
        }
        None => {
            let seats = args.seats.as_ref().map_or_else(|| one_human(3), |seats| seats.0.clone());
            let rules = args::rules(seats.len(), &args.set)?;
            let seed = args.seed.map_or_else(fresh_seed, Ok)?;
            (RecordedGame::new(Setup::new(rules), seed), Table::default(), seats)
        }
    };
    let players = recorded.game().rules().players();
    let seats = args.seats.map_or(before, |seats| seats.0);
    check_count("--seats", seats.len(), players)?;
    if let Some(PlayerNames(names)) = args.names {
        check_count("--names", names.len(), players)?;
        table.names = names.into_iter().map(Some).collect();
    }
    let bot = |code: &String| Some(code.clone()).filter(|code| code != HUMAN);
    table.bots = seats.iter().map(bot).collect();
    table.open_hands |= args.open_hands;
    let keeper = Keeper::new(load, args.save, texts).map_err(Failure::Usage)?;
    let options =
        Options { style: Style::detect(args.ascii), texts: texts.clone(), confirm: args.confirm, bots };
    let (input, out) = (io::stdin().lock(), Output::new(io::stdout().lock(), args.ascii));
    Session::new(recorded, &seats, table, keeper, options, input, out).play()
}

fn check_count(option: &str, named: usize, players: usize) -> Result<(), Failure> {
    if named == players {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "{option} names {named} players, but the game has {players} (allowed: {players})"
    )))
}

/// Who sat where in a saved game. If it does not say, one person plays against bots. A bot that this version does not
/// have is replaced by the best one.
pub fn seats_of(saved: &SavedGame, bots: &Registry) -> Vec<String> {
    let code = |bot: &Option<String>| match bot {
        None => HUMAN.to_string(),
        Some(code) if bots.by_name(code, 0).is_some() => code.clone(),
        Some(_) => BEST.to_string(),
    };
    match saved.table.bots.as_slice() {
        [] => one_human(saved.record.setup.rules().players()),
        bots => bots.iter().map(code).collect(),
    }
}

/// The bot that takes a seat for which none is named.
const BEST: &str = "greedy";

fn one_human(players: usize) -> Vec<String> {
    let bots = std::iter::repeat_n(BEST.to_string(), players - 1);
    std::iter::once(HUMAN.to_string()).chain(bots).collect()
}

/// A seed that nobody can guess.
fn fresh_seed() -> Result<SeedText, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::Other(anyhow::anyhow!("cannot get a random seed from the system: {error}; use --seed"))
    })?;
    Ok(SeedText::from_chance(bytes))
}
