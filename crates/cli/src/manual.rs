//! `alhambra completions` and `alhambra man`: completion scripts for shells, and the manual page.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::args::Cli;
use crate::failure::Failure;

/// Print a script that lets a shell complete this command line
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra completions bash > ~/.local/share/bash-completion/completions/alhambra
  alhambra completions fish > ~/.config/fish/completions/alhambra.fish")]
pub struct CompletionArgs {
    /// The shell that reads the script
    shell: Shell,
}

/// Print the manual, one page with all commands
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  alhambra man > ~/.local/share/man/man1/alhambra.1")]
pub struct ManArgs {}

/// Prints the completions.
pub fn complete(args: CompletionArgs) -> Result<(), Failure> {
    // Collected first, because the generator panics when the pipe is closed.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "alhambra", &mut text);
    Ok(io::stdout().write_all(&text)?)
}

/// Prints one page: the program, then a section for each command.
pub fn man(_: ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let page = Man::new(command.clone());
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        writeln!(text, ".SH COMMAND {}", sub.get_name().to_uppercase())?;
        let page = Man::new(sub.clone());
        let mut section = Vec::new();
        page.render_synopsis_section(&mut section)?;
        page.render_description_section(&mut section)?;
        page.render_options_section(&mut section)?;
        page.render_extra_section(&mut section)?;
        // Sections of a command's own page become subsections of this one.
        let section = String::from_utf8_lossy(&section).replace("\n.SH ", "\n.SS ");
        text.extend_from_slice(section.as_bytes());
    }
    page.render_extra_section(&mut text)?;
    page.render_version_section(&mut text)?;
    Ok(io::stdout().write_all(&text)?)
}
