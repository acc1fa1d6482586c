//! The command line: the commands, their arguments, and errors reported in one line.

use std::ffi::OsString;
use std::io::Write;

use bots::Registry;
use clap::builder::styling::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use engine::vocab::MAX_SEATS;
use engine::{Base, GuardBoard, Module, ModuleSet, Round, Rules, RulesError};
use i18n::{Language, Texts};
use protocol::{SeedText, clean_name, quote};

use crate::failure::Failure;
use crate::modules::{self, Switch};
use crate::rules as rulings;
use crate::{arena, engine_cmd, explain, host, language, manual, perft, play, replay, saves, serve, setup};

/// The board game Alhambra: play it, let bots play it, look at records of games.
#[derive(Parser, Debug)]
#[command(
    name = "alhambra",
    version,
    styles = Styles::plain(),
    after_help = "Examples:
  alhambra serve                                    play in the browser
  alhambra host                                     let friends play over the network
  alhambra play                                     you against two bots, in the terminal
  alhambra play --seats human,human,greedy          two people and a bot at one keyboard
  alhambra play --game red-palace                   the second game, The Red Palace
  alhambra arena --seats greedy,random,random       a match of 1000 games
  alhambra play --continue                          go on with the last game
  alhambra saves                                    list the saved games
  alhambra replay game.json                         look at a game again

`alhambra COMMAND --help` describes a command in full."
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The language of texts for people [default: taken from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "CODE", global = true, value_parser = language::parser())]
    language: Option<Language>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Arena(arena::Args),
    Saves(saves::Args),
    Replay(replay::Args),
    Explain(explain::Args),
    Perft(perft::Args),
    Setup(setup::Args),
    Rules(rulings::Args),
    Engine(engine_cmd::Args),
    Host(host::Args),
    Backup(host::BackupArgs),
    Restore(host::RestoreArgs),
    Config(host::ConfigArgs),
    Completions(manual::CompletionArgs),
    Man(manual::ManArgs),
}

/// Parses the command line. Prints the help or the version and returns `None` if that is all that was asked for.
pub fn parse() -> Result<Option<Cli>, Failure> {
    let args: Vec<OsString> = std::env::args_os().collect();
    match Cli::try_parse_from(&args) {
        Ok(cli) => Ok(Some(cli)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // Printed by hand, because clap's own printing panics when the pipe is closed.
            write!(std::io::stdout(), "{error}")?;
            Ok(None)
        }
        Err(error) => Err(Failure::Usage(one_line(&error, &args))),
    }
}

/// Runs the command.
pub fn run(cli: Cli) -> Result<(), Failure> {
    // Loaded only by the commands that print text for people.
    let texts = || Texts::new(cli.language.unwrap_or_else(language::of_environment)).with_tile_ids();
    match cli.command {
        Command::Serve(args) => serve::run(args, &texts()),
        Command::Host(args) => host::run(args, &texts()),
        Command::Backup(args) => host::backup(args),
        Command::Restore(args) => host::restore(args),
        Command::Config(args) => host::config(args),
        Command::Play(args) => play::run(args, &texts()),
        Command::Arena(args) => arena::run(args),
        Command::Saves(args) => saves::run(args, &texts()),
        Command::Replay(args) => replay::run(args, &texts()),
        Command::Explain(args) => explain::run(args, &texts()),
        Command::Perft(args) => perft::run(args),
        Command::Setup(args) => setup::run(args, &texts()),
        Command::Rules(args) => rulings::run(args, &texts()),
        Command::Engine(args) => engine_cmd::run(args),
        Command::Completions(args) => manual::complete(args),
        Command::Man(args) => manual::man(args),
    }
}

/// Clap's message in one line: what is wrong, what is allowed, and how to get help.
fn one_line(error: &clap::Error, args: &[OsString]) -> String {
    let root = Cli::command();
    let named = args.iter().skip(1).find_map(|arg| root.find_subcommand(arg));
    let command = named.unwrap_or(&root);
    let help = match named {
        Some(command) => format!("alhambra {} --help", command.get_name()),
        None => "alhambra --help".to_string(),
    };
    let commands = || root.get_subcommands().map(|command| command.get_name()).collect::<Vec<_>>().join(", ");
    let options = || {
        let mut options: Vec<String> = command
            .get_arguments()
            .chain(root.get_arguments().filter(|arg| arg.is_global_set()))
            .map(|arg| match arg.get_long() {
                Some(long) => format!("--{long}"),
                None => arg.get_id().as_str().to_uppercase(),
            })
            .collect();
        options.push("--help".to_string());
        options.join(", ")
    };
    let context = |kind| error.get(kind).map(ContextValue::to_string).unwrap_or_default();
    let quoted = |kind| quote(&context(kind));
    let (what, allowed) = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            ("a command is missing".to_string(), commands())
        }
        ErrorKind::InvalidSubcommand => {
            (format!("there is no command '{}'", quoted(ContextKind::InvalidSubcommand)), commands())
        }
        ErrorKind::UnknownArgument if named.is_none() => {
            (format!("there is no option '{}'", quoted(ContextKind::InvalidArg)), commands())
        }
        ErrorKind::UnknownArgument => {
            (format!("there is no option '{}'", quoted(ContextKind::InvalidArg)), options())
        }
        // Clap would repeat the whole value, however long it is.
        ErrorKind::InvalidValue if error.get(ContextKind::ValidValue).is_some() => {
            let (value, option) = (quoted(ContextKind::InvalidValue), context(ContextKind::InvalidArg));
            (format!("invalid value '{value}' for '{option}'"), context(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            let (value, option) = (quoted(ContextKind::InvalidValue), context(ContextKind::InvalidArg));
            (format!("invalid value '{value}' for '{option}': {why}"), String::new())
        }
        _ => {
            let text = error.to_string();
            let paragraph: Vec<&str> = text.lines().take_while(|line| !line.trim().is_empty()).collect();
            let what = paragraph.join(" ").trim_start_matches("error: ").to_string();
            (what, context(ContextKind::ValidValue))
        }
    };
    let allowed = if allowed.is_empty() { String::new() } else { format!(" (allowed: {allowed})") };
    format!("{what}{allowed}; try {help}")
}

/// Parses module slugs separated by commas. An empty text means no modules.
pub fn parse_modules(text: &str) -> Result<ModuleSet, String> {
    let mut modules = ModuleSet::EMPTY;
    for slug in text.split(',').map(str::trim).filter(|slug| !slug.is_empty()) {
        let Some(module) = Module::from_slug(slug) else {
            let all: Vec<&str> = Module::every().map(Module::slug).collect();
            return Err(format!("there is no module \"{}\" (allowed: {})", quote(slug), all.join(", ")));
        };
        if modules.has(module) {
            return Err(format!("the module \"{slug}\" is named twice (allowed: each at most once)"));
        }
        modules = modules.with(module);
    }
    Ok(modules)
}

/// Parses a seed: a number up to 2^53 - 1, or any text of 1 to 64 characters.
pub fn parse_seed(text: &str) -> Result<SeedText, String> {
    let seed = match text.parse() {
        Ok(number) => SeedText::from_number(number),
        // An empty text would be a valid seed, but on a command line it is a mistake.
        Err(_) => Some(text).filter(|text| !text.is_empty()).and_then(SeedText::from_text),
    };
    seed.ok_or_else(|| {
        "a seed is a number from 0 to 9007199254740991 or a text of 1 to 64 characters".to_string()
    })
}

/// Parses a number of players, 2 to 6.
pub fn parse_players(text: &str) -> Result<usize, String> {
    let players = text.parse().ok().filter(|players| (2..=MAX_SEATS).contains(players));
    players.ok_or_else(|| "a game has 2 to 6 players".to_string())
}

/// Makes a parser for whole numbers from `low` to `high`, both included.
pub fn number(low: u64, high: u64) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| format!("a number from {low} to {high} is needed"))
    }
}

/// Parses the number of a scoring round, 1 to 3.
pub fn parse_round(text: &str) -> Result<Round, String> {
    let round = text.parse().ok().and_then(Round::from_number);
    round.ok_or_else(|| "the scoring rounds are 1, 2 and 3".to_string())
}

/// Who sits in each seat, by code. Typed as `human,greedy,greedy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seats(pub Vec<String>);

/// Parses seats. Who may take them is checked by [`Seats::check`], when all bots are known.
pub fn parse_seats(text: &str) -> Result<Seats, String> {
    let codes: Vec<String> = text.split(',').map(|code| code.trim().to_string()).collect();
    if !(2..=MAX_SEATS).contains(&codes.len()) {
        return Err(format!("a game has 2 to 6 seats, not {}", codes.len()));
    }
    Ok(Seats(codes))
}

impl Seats {
    /// Refuses players that there are not: `bots` are known, and people if there are `people`.
    pub fn check(&self, bots: &Registry, people: bool) -> Result<(), Failure> {
        let is_known = |code: &&String| people && *code == play::HUMAN || bots.by_name(code, 0).is_some();
        let Some(code) = self.0.iter().find(|code| !is_known(code)) else { return Ok(()) };
        let human = people.then_some(play::HUMAN);
        let known: Vec<&str> = human.into_iter().chain(bots.names()).collect();
        Err(Failure::Usage(format!(
            "invalid value '{}' for '--seats <SEATS>': there is no player \"{}\" (allowed: {})",
            quote(&self.0.join(",")),
            quote(code),
            known.join(", ")
        )))
    }
}

/// The names of the players. Typed as `Ann,Ben`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerNames(pub Vec<String>);

/// Parses names. Each needs a visible character; long names are cut as everywhere.
pub fn parse_names(text: &str) -> Result<PlayerNames, String> {
    let name = |(number, text): (usize, &str)| {
        clean_name(text).ok_or_else(|| {
            format!("name {number} shows nothing (allowed: a name with at least one visible character)")
        })
    };
    (1..).zip(text.split(',')).map(name).collect::<Result<_, _>>().map(PlayerNames)
}

/// Builds the rules for `players`, a number that the parsers above have checked.
pub fn rules(players: usize, set: &RuleArgs) -> Result<Rules, Failure> {
    let made = || {
        let rules = Rules::of(set.game, players)?.with_modules(set.modules)?;
        let rules = set.switches.0.iter().try_fold(rules, |rules, switch| (switch.set)(rules))?;
        set.guard_board.map_or(Ok(rules), |side| rules.with_guard_board(side))
    };
    made().map_err(|error| Failure::Usage(told(error)))
}

/// Explains what is wrong with the rules in terms of the command line's options.
fn told(error: RulesError) -> String {
    match error {
        RulesError::NotCombined { base, .. } => {
            let allowed: Vec<&str> = base.modules().iter().map(|module| module.slug()).collect();
            format!("{error} (allowed: {})", allowed.join(", "))
        }
        RulesError::NeedsModule { option, module, .. } => {
            let (option, slug) = (option.replace('_', "-"), module.slug());
            format!("--{option} needs the module \"{slug}\" (allowed: with --modules {slug})")
        }
        RulesError::NoGuardBoard => {
            let game = Base::RedPalace.slug();
            format!("--guard-board belongs to another game (allowed: with --game {game})")
        }
        RulesError::Players(_) | RulesError::Version(_) | RulesError::TurnLimit => error.to_string(),
    }
}

/// Parses the slug of a game.
pub fn parse_game(text: &str) -> Result<Base, String> {
    let all = Base::ALL.map(Base::slug).join(", ");
    Base::from_slug(text).ok_or_else(|| format!("there is no game \"{}\" (allowed: {all})", quote(text)))
}

/// Parses the name of a side of the guard board.
pub fn parse_guard_board(text: &str) -> Result<GuardBoard, String> {
    let all = GuardBoard::ALL.map(GuardBoard::name).join(", ");
    GuardBoard::from_name(text)
        .ok_or_else(|| format!("the guard board has no side \"{}\" (allowed: {all})", quote(text)))
}

fn guard_board_help() -> String {
    let all = GuardBoard::ALL.map(GuardBoard::name).join(" or ");
    format!("The guard board of red-palace: {all} [default: {}]", GuardBoard::DEFAULT.name())
}

/// The options that choose the rules of a game.
#[derive(clap::Args, Debug)]
pub struct RuleArgs {
    /// The game: alhambra or red-palace
    #[arg(long, default_value = "alhambra", value_parser = parse_game)]
    pub game: Base,
    #[arg(long, value_parser = parse_guard_board, help = guard_board_help())]
    pub guard_board: Option<GuardBoard>,
    /// Modules, separated by commas
    #[arg(long, default_value = "", hide_default_value = true, value_parser = parse_modules)]
    pub modules: ModuleSet,
    #[command(flatten)]
    pub switches: Switches,
}

/// The module options given on the command line.
#[derive(Debug)]
pub struct Switches(Vec<&'static Switch>);

impl Switches {
    /// The id of the argument group, by which other arguments exclude all of them at once.
    pub const GROUP: &'static str = "switches";

    fn every() -> impl Iterator<Item = &'static Switch> {
        modules::every().flat_map(|room| room.switches())
    }
}

impl FromArgMatches for Switches {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Switches, clap::Error> {
        Ok(Switches(Switches::every().filter(|switch| matches.get_flag(switch.name)).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Switches::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for Switches {
    fn augment_args(command: clap::Command) -> clap::Command {
        let arg = |switch: &'static Switch| {
            Arg::new(switch.name).long(switch.name).help(switch.help).action(ArgAction::SetTrue)
        };
        let names = Switches::every().map(|switch| switch.name);
        let group = ArgGroup::new(Switches::GROUP).args(names).multiple(true);
        command.args(Switches::every().map(arg)).group(group)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Switches::augment_args(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn modules_are_read_by_their_slugs() {
        assert_eq!(parse_modules(""), Ok(ModuleSet::EMPTY));
        let two = parse_modules("city-gates, characters").expect("known modules");
        assert!(two.has(Module::CityGates) && two.has(Module::Characters) && !two.has(Module::ViziersFavour));
        assert!(parse_modules("gates").is_err_and(|text| text.contains("allowed: viziers-favour")));
    }

    #[test]
    fn seats_are_people_and_bots() {
        let seats = parse_seats("human,greedy").expect("two seats");
        let bots = Registry::standard();
        assert!(seats.check(&bots, true).is_ok());
        let Err(Failure::Usage(text)) = seats.check(&bots, false) else { panic!("people cannot take part") };
        assert!(text.contains("no player \"human\" (allowed: level-6, level-5"), "{text}");
        assert!(parse_seats("greedy").is_err());
        assert!(parse_seats("greedy,greedy,greedy,greedy,greedy,greedy,greedy").is_err());
    }
}
