//! `alhambra serve`: the game in the browser, from this very program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Context;
use server::Files;

use crate::failure::Failure;

/// Play in the browser: starts a local server on 127.0.0.1 and opens the page
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra serve                     on port 8080, or the next one that is free
  alhambra serve --port 0 --no-open  on any free port, without opening a browser")]
pub struct Args {
    /// The port; the next free one is taken if it is in use, 0 takes any
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Serve the page from this folder instead of from the program, as `cargo xtask web` writes it
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
}

/// Serves until it is interrupted.
pub fn run(args: Args) -> Result<(), Failure> {
    let files = match args.files {
        Some(folder) if folder.join("index.html").is_file() => Files::Folder(folder),
        Some(folder) => {
            return Err(Failure::Usage(format!("there is no index.html in {}", folder.display())));
        }
        None => Files::Inside,
    };
    if matches!(files, Files::Inside) && !server::is_built() {
        return Err(Failure::Usage(
            "this program was built without the page; run `cargo xtask serve`, which builds it".to_string(),
        ));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = server::Server::bind(args.port).await.context("no port is free on 127.0.0.1")?;
        let address = server.address()?;
        writeln!(std::io::stdout(), "Alhambra is at {address} (stop with Ctrl-C)")?;
        std::io::stdout().flush()?;
        if !args.no_open {
            open(&address);
        }
        let stop = async {
            // Without signals to wait for, the server runs until it is killed.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        Ok(server.run(files, stop).await?)
    })
}

/// Opens a browser where there is one; where there is none, the address printed is enough.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
