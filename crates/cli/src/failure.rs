//! How the program ends when something is wrong: one line on standard error and an exit code.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// The command line, or a file named there, cannot be used: code 2.
    Usage(String),
    /// A record that breaks the rules or cannot be read: code 1.
    Broken(String),
    /// The output is gone, as with `alhambra replay x.json | head`: nobody is left to be told, code 0.
    PipeClosed,
    /// Anything else: code 1.
    Other(anyhow::Error),
}

impl Failure {
    /// Tells what is wrong and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (text, code) = match self {
            Failure::Usage(text) => (text, 2),
            Failure::Broken(text) => (text, 1),
            Failure::Other(error) => (format!("{error:#}"), 1),
            Failure::PipeClosed => return ExitCode::SUCCESS,
        };
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        tell(&format!("error: {line}"));
        ExitCode::from(code)
    }
}

/// Writes a line to standard error. If nobody listens there either, nothing is left to be done.
pub fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::PipeClosed
        } else {
            Failure::Other(error.into())
        }
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Other(error)
    }
}
