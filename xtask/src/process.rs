//! Running other programs, with errors that show the command line.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use anyhow::{Context, Result, ensure};

/// Cargo, to be run in the root of the workspace. If cargo started this program, it is the same cargo.
pub fn cargo(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

/// Runs `command` with the output of this process; fails if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let child = start(command)?;
    finish(command, child)
}

/// Starts `command` beside this process; [`finish`] waits for it.
pub fn start(command: &mut Command) -> Result<Child> {
    command.spawn().with_context(|| format!("cannot start `{}`", line_of(command)))
}

/// Waits for the child that `command` has started; fails if it fails.
pub fn finish(command: &Command, mut child: Child) -> Result<()> {
    let status = child.wait().with_context(|| format!("cannot wait for `{}`", line_of(command)))?;
    ensure!(status.success(), "`{}` failed: {status}", line_of(command));
    Ok(())
}

/// Runs `command` and returns its standard output; fails if it fails. Its standard error is shown.
pub fn read(command: &mut Command) -> Result<String> {
    let output = collect(command.stderr(Stdio::inherit()))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs `command` and returns all its output; fails if it fails. Its standard error is shown only then.
pub fn collect(command: &mut Command) -> Result<Output> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot start `{}`", line_of(command)))?;
    let (status, errors) = (output.status, String::from_utf8_lossy(&output.stderr));
    ensure!(status.success(), "`{}` failed: {status}\n{errors}", line_of(command));
    Ok(output)
}

/// Installs `cargo-NAME` in that version if it is missing.
pub fn ensure_cargo_tool(root: &Path, name: &str, version: &str, options: &[&str]) -> Result<()> {
    if succeeds(cargo(root).args([name, "--version"])) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    let install = || {
        let mut command = cargo(root);
        command.args(["install", &package, "--version", version]).args(options);
        command
    };
    // The versions locked by its authors may be too old for the toolchain; if so, the newest ones are used.
    run(install().arg("--locked"))
        .or_else(|_| run(&mut install()))
        .with_context(|| format!("{package} is missing and cannot be installed"))
}

/// Whether `command` can be started and succeeds; its output is hidden.
pub fn succeeds(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The command as it would be typed, for messages.
fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
