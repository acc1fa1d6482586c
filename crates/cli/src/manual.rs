//! `alhambra completions` and `alhambra man`: what a shell completes, and the manual.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;

/// Print what a shell needs to complete this command line
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra completions bash > ~/.local/share/bash-completion/completions/alhambra
  alhambra completions fish > ~/.config/fish/completions/alhambra.fish")]
pub struct CompletionArgs {
    /// The shell
    shell: Shell,
}

/// Print the manual, one page with all commands
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  alhambra man > ~/.local/share/man/man1/alhambra.1")]
pub struct ManArgs {}

/// Prints the completions.
pub fn complete(args: CompletionArgs) -> Result<(), Failure> {
    // Written at once: the generator panics when the pipe is closed.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "alhambra", &mut text);
    Ok(io::stdout().write_all(&text)?)
}

/// Prints the page of the program, and below it a section for each command.
pub fn man(_: ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let mut text = Vec::new();
    let page = clap_mangen::Man::new(command.clone());
    page.render(&mut text)?;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        let page = clap_mangen::Man::new(sub.clone());
        writeln!(text, ".SH \"COMMAND {}\"", sub.get_name().to_uppercase())?;
        page.render_synopsis_section(&mut text)?;
        page.render_description_section(&mut text)?;
        page.render_options_section(&mut text)?;
        page.render_extra_section(&mut text)?;
    }
    Ok(io::stdout().write_all(&text)?)
}
