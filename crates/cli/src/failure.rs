//! How the program ends when something is wrong: one line on standard error and an exit code.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use protocol::plain;

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// The command line, or a file named there, cannot be used: code 2.
    Usage(String),
    /// A record that breaks the rules or cannot be read: code 1.
    Broken(String),
    /// Nobody reads the output any more, as with `alhambra replay x.json | head`: not an error, code 0.
    PipeClosed,
    /// Anything else: code 1.
    Other(anyhow::Error),
}

impl Failure {
    /// Reports the failure on standard error and returns the exit code.
    pub fn report(self) -> ExitCode {
        let code = match self {
            Failure::Usage(_) => 2,
            Failure::Broken(_) | Failure::Other(_) => 1,
            Failure::PipeClosed => return ExitCode::SUCCESS,
        };
        let line = self.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
        tell(&format!("error: {line}"));
        ExitCode::from(code)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(text) | Failure::Broken(text) => f.write_str(text),
            Failure::PipeClosed => f.write_str("the output was closed"),
            Failure::Other(error) => write!(f, "{error:#}"),
        }
    }
}

/// Writes a line to standard error. A failure to do so is ignored: there is nowhere left to report it.
pub fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{}", plain(line));
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
