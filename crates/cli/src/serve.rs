//! `alhambra serve`: the game in the browser, served by this program itself.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Context;
use i18n::Texts;
use server::{Files, Folder};

use crate::failure::Failure;

/// The port that is tried first. Browsers keep the page of an address for offline use, so no other tool should use the
/// same port: IANA has assigned neither this one nor those tried after it, and all of them are below the ephemeral
/// ports (from 32768). It contains 1492, the year in which the Alhambra changed hands.
const PORT: u16 = 21492;

/// Play in the browser: starts a local server on 127.0.0.1 and opens the page
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra serve                     on port 21492, or the next one that is free
  alhambra serve --port 0 --no-open  on any free port, without opening a browser")]
pub struct Args {
    /// The port; if it is in use, the next free one is taken; 0 takes any free port
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Serve the page from this folder, as written by `cargo xtask web`, instead of the one inside the program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
}

/// Serves until a signal tells the program to end.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let files = page_files(args.files)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let result = runtime.block_on(async {
        // Installed before the address is printed, so that whoever reads it can already end the program cleanly.
        let stop = told_to_end()?;
        let server = server::Server::bind(args.port).await.context("no port is free on 127.0.0.1")?;
        let address = server.address()?;
        writeln!(io::stdout(), "{}", texts.with("terminal-serving", &[("address", (&address).into())]))?;
        io::stdout().flush()?;
        if !args.no_open {
            open(&address);
        }
        server.run(files, stop).await;
        Ok(())
    });
    // Do not wait for a file that is still being read from a slow disk.
    runtime.shutdown_background();
    result
}

/// The files of the page, from a folder or from inside the program.
pub fn page_files(folder: Option<PathBuf>) -> Result<Files, Failure> {
    match folder {
        Some(folder) if folder.join("index.html").is_file() => Ok(Files::Folder(Folder::open(&folder)?)),
        Some(folder) => Err(Failure::Usage(format!("there is no index.html in {}", folder.display()))),
        None if server::is_built() => Ok(Files::Inside),
        None => Err(Failure::Usage(
            "this program was built without the page; run `cargo xtask serve`, which builds it".to_string(),
        )),
    }
}

/// Completes when a person (Ctrl-C) or the system (SIGTERM) tells the program to end.
#[cfg(unix)]
pub fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes when a person (Ctrl-C) tells the program to end.
#[cfg(not(unix))]
pub fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without signals to wait for, the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Opens a browser if there is one. If there is none, the printed address will do.
fn open(address: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let _ = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
