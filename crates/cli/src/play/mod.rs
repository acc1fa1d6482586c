//! `alhambra play`: whole games in the terminal, by keyboard, line by line.

mod menu;
mod prompt;
mod session;

use std::io;
use std::path::PathBuf;

use protocol::{RecordedGame, SeedText, Setup};

use crate::args::{self, Seats, Switches};
use crate::failure::Failure;
use crate::files;
use crate::style::Style;
use session::{Options, Session};

/// The code of a seat that a person takes.
pub const HUMAN: &str = "human";

/// Where games are saved unless another file is named.
const SAVE_FILE: &str = "alhambra-save.json";

/// Play a game in the terminal, against bots or with several people at one keyboard
///
/// Every choice has a number; type it and press Enter. h lists all other commands, u takes a step back. The game
/// is saved after every action.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra play                                             you against two bots
  alhambra play --seats human,greedy --modules characters   two players, with the module Characters
  alhambra play --load alhambra-save.json                   go on with a saved game
  alhambra play --game red-palace --guard-board fixed        The Red Palace, as for a first game")]
pub struct Args {
    /// Who plays, in the order of the seats: human or the name of a bot, with commas between them
    ///
    /// [default: human and two greedy bots; with --load: human and greedy bots]
    #[arg(long, value_parser = args::parse_seats)]
    seats: Option<Seats>,
    #[command(flatten)]
    set: args::RuleArgs,
    /// Where the game's chance comes from, a number or a text [default: another one each time]
    #[arg(long, value_parser = args::parse_seed)]
    seed: Option<SeedText>,
    /// Show the hands of all players
    #[arg(long)]
    open_hands: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["modules", Switches::GROUP, "game", "guard_board", "seed"])]
    load: Option<PathBuf>,
    /// Save after every action to this file
    ///
    /// [default: alhambra-save.json, or the file that is loaded]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Ask again before an action that cannot be taken back
    #[arg(long)]
    confirm: bool,
}

/// Sets the table and plays until the game or the input ends.
pub fn run(args: Args) -> Result<(), Failure> {
    let (recorded, seats) = match &args.load {
        Some(path) => {
            let record = files::read_record(path)?;
            let recorded = RecordedGame::from_record(&record)
                .map_err(|error| Failure::Broken(format!("{}: {error}", path.display())))?;
            let players = recorded.game().rules().players();
            let seats = args.seats.map_or_else(|| one_human(players), |seats| seats.0);
            if seats.len() != players {
                let named = seats.len();
                return Err(Failure::Usage(format!(
                    "--seats names {named} players, but the saved game has {players} (allowed: {players})"
                )));
            }
            (recorded, seats)
        }
        None => {
            let seats = args.seats.map_or_else(|| one_human(3), |seats| seats.0);
            let rules = args::rules(seats.len(), &args.set)?;
            let seed = args.seed.map_or_else(fresh_seed, Ok)?;
            (RecordedGame::new(Setup::new(rules), seed), seats)
        }
    };
    let save = args.save.or(args.load).unwrap_or_else(|| PathBuf::from(SAVE_FILE));
    let options = Options {
        style: Style::detect(args.ascii),
        open_hands: args.open_hands,
        confirm: args.confirm,
        save,
    };
    let mut session = Session::new(recorded, &seats, options, io::stdin().lock(), io::stdout().lock());
    session.play()
}

fn one_human(players: usize) -> Vec<String> {
    let bots = std::iter::repeat_n("greedy".to_string(), players - 1);
    std::iter::once(HUMAN.to_string()).chain(bots).collect()
}

/// A seed from the clock.
fn fresh_seed() -> Result<SeedText, Failure> {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // Any number below 2^53 is a seed; the fast digits of the clock are the ones nobody chooses.
    let number = (time.as_nanos() % 1_000_000_000_000) as u64;
    SeedText::from_number(number).ok_or_else(|| Failure::Usage("the clock gives no seed; use --seed".into()))
}
