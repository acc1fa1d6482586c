//! `alhambra host`: a server of tables for friends, and what belongs to it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use i18n::Texts;
use server::host::{Config, Host, SETTINGS, address_for_friends};

use crate::failure::Failure;
use crate::serve::{page_files, told_to_end};

/// Let friends play over the network: starts a server of tables and says which address they use
///
/// Every setting can also be in a file (`name = value` on each line) or in the environment (ALHAMBRA_ and the name in
/// capital letters, with _ for -). Flags come before the environment, and that before the file.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra host                                  on port 21493, for everybody in the same network
  alhambra host --data /var/lib/alhambra --listen 127.0.0.1:8080 --public https://example.org
  alhambra host --config host.conf
  alhambra config check --config host.conf       only check the settings")]
pub struct Args {
    #[command(flatten)]
    settings: Settings,
    /// Serve the page from this folder, as written by `cargo xtask web`, instead of the one inside the program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
}

/// Where the settings of a server come from.
#[derive(clap::Args, Debug)]
struct Settings {
    /// A file with settings, one `name = value` on each line
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The address and port to listen on [default: 0.0.0.0:21493]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The folder with all that is kept [default: alhambra-data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
    /// The address under which people reach the server, such as `https://example.org`, if it is not its own
    #[arg(long, value_name = "ADDRESS")]
    public: Option<String>,
    /// Another setting; `alhambra config list` lists them all
    #[arg(long = "set", value_name = "NAME=VALUE")]
    set: Vec<String>,
}

/// Look at the settings of a server of tables
#[derive(clap::Args, Debug)]
pub struct ConfigArgs {
    #[command(subcommand)]
    command: ConfigCommand,
}

#[derive(clap::Subcommand, Debug)]
enum ConfigCommand {
    /// Check the settings as `alhambra host` would read them, and print them
    Check(CheckArgs),
    /// List all settings with their defaults
    List,
}

#[derive(clap::Args, Debug)]
struct CheckArgs {
    #[command(flatten)]
    settings: Settings,
}

impl Settings {
    fn read(&self) -> Result<Config, Failure> {
        let mut flags: Vec<(String, String)> = Vec::new();
        for (name, value) in [("listen", &self.listen), ("data", &self.data), ("public", &self.public)] {
            flags.extend(value.iter().map(|value| (name.to_string(), value.clone())));
        }
        for pair in &self.set {
            let (name, value) = pair
                .split_once('=')
                .ok_or_else(|| Failure::Usage(format!("--set {pair}: a setting is NAME=VALUE")))?;
            flags.push((name.to_string(), value.to_string()));
        }
        let file = match &self.config {
            Some(path) => Some((path.display().to_string(), read(path)?)),
            None => None,
        };
        let file = file.as_ref().map(|(path, text)| (path.as_str(), text.as_str()));
        Config::read(file, |name| std::env::var(name).ok(), &flags)
            .map_err(|error| Failure::Usage(error.to_string()))
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))
}

/// Serves tables until a signal tells the program to end.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let config = args.settings.read()?;
    let files = page_files(args.files)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let stop = told_to_end()?;
        let public = config.public.clone();
        let host = Host::bind(config).await.context("the server cannot begin")?;
        let address = match public {
            Some(public) => public,
            None => address_for_friends(host.address()?),
        };
        writeln!(io::stdout(), "{}", texts.with("terminal-hosting", &[("address", (&address).into())]))?;
        io::stdout().flush()?;
        host.run(files, stop).await;
        Ok(())
    })
}

/// Checks or lists settings.
pub fn config(args: ConfigArgs) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match args.command {
        ConfigCommand::List => {
            for setting in SETTINGS {
                writeln!(out, "# {}\n{} = \"{}\"\n", setting.about, setting.name, setting.default)?;
            }
        }
        ConfigCommand::Check(args) => {
            let config = args.settings.read()?;
            writeln!(out, "ok: {config:?}")?;
        }
    }
    Ok(())
}

/// Copy everything that a server of tables keeps to a file, also while it runs
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  alhambra backup --data /var/lib/alhambra tables-$(date +%F).sqlite")]
pub struct BackupArgs {
    /// The folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "alhambra-data")]
    data: PathBuf,
    /// The file to write; it must not exist
    file: PathBuf,
}

/// Put a backup into the folder of a server of tables that does not run
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  alhambra restore --data /var/lib/alhambra tables-2026-11-18.sqlite")]
pub struct RestoreArgs {
    /// The folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "alhambra-data")]
    data: PathBuf,
    /// Replace the tables that are in the folder
    #[arg(long)]
    replace: bool,
    /// The backup
    file: PathBuf,
}

fn wait<T>(work: impl Future<Output = Result<T, store::StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|error| Failure::Other(error.into()))
}

/// Makes a backup.
pub fn backup(args: BackupArgs) -> Result<(), Failure> {
    wait(store::backup(&args.data, &args.file))?;
    Ok(writeln!(io::stdout(), "ok: {}", args.file.display())?)
}

/// Restores a backup.
pub fn restore(args: RestoreArgs) -> Result<(), Failure> {
    wait(store::restore(&args.file, &args.data, args.replace))?;
    Ok(writeln!(io::stdout(), "ok: {}", args.data.display())?)
}
