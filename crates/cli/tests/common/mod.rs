//! Runs the program as its users do.

// Each test file uses only some of this.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// Where the program keeps games for which no file is named.
pub const SAVES: &str = "data/alhambra";

/// Starts a server and returns it with the address that it prints, which ends with a slash.
pub fn serve(command: &mut Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output is piped");
    BufReader::new(out).read_line(&mut line).expect("it says where it is");
    let address = line.split_whitespace().find(|word| word.starts_with("http")).expect("an address");
    (child, address.to_string())
}

/// A folder for one test, deleted when the test is over.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Makes an empty folder for the test with that name.
    pub fn new(test: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder { path }
    }

    /// The text of a file in it.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path.join(name)).expect("the file is there")
    }

    /// How many actions the saved game in that file has.
    pub fn actions(&self, name: &str) -> usize {
        let value: serde_json::Value = serde_json::from_str(&self.read(name)).expect("JSON");
        value["actions"].as_array().expect("a list").len()
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path.join(name), text).expect("the file can be written");
    }

    /// Whether there is such a file.
    pub fn has(&self, name: &str) -> bool {
        self.path.join(name).exists()
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The sorted names of everything in `folder`, a path inside the test's folder; empty if it does not exist.
    pub fn files(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.path.join(folder)) else { return Vec::new() };
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().expect("a plain name");
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
        names.sort();
        names
    }

    /// The paths of the saved games for which the program chose the file.
    pub fn saves(&self) -> Vec<String> {
        self.files(SAVES).into_iter().map(|name| format!("{SAVES}/{name}")).collect()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
        // Tests run in English unless they ask for another language, whatever the developer's locale is.
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
            command.env_remove(variable);
        }
        // Keeps away from the user's own games.
        command.args(args).current_dir(&self.path).env("XDG_DATA_HOME", self.path.join("data"));
        command.env("HOME", &self.path).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program here with this input.
    pub fn run(&self, args: &[&str], input: &str) -> Run {
        self.run_bytes(args, input.as_bytes())
    }

    /// Runs the program here with this input, which need not be text.
    pub fn run_bytes(&self, args: &[&str], input: &[u8]) -> Run {
        Folder::finish(self.command(args), input)
    }

    /// Runs the program here with this input and these environment variables.
    pub fn run_with(&self, variables: &[(&str, &str)], args: &[&str], input: &str) -> Run {
        let mut command = self.command(args);
        command.envs(variables.iter().copied());
        Folder::finish(command, input.as_bytes())
    }

    fn finish(mut command: Command, input: &[u8]) -> Run {
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("the input is a pipe");
        let input = input.to_vec();
        // The program may end before it has read everything; as in a shell, the rest is lost.
        let writer = std::thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the input is written");
        Run::new(output)
    }

    /// Runs the program with an output that nobody reads; returns the exit code and what it wrote to standard error.
    pub fn run_without_reader(&self, args: &[&str]) -> (i32, String) {
        let mut child = self.command(args).stdin(Stdio::null()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        let err = String::from_utf8(output.stderr).expect("text");
        (output.status.code().expect("the program was not killed"), err)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// What the program wrote and how it ended.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Run {
    fn new(output: Output) -> Run {
        Run {
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
            code: output.status.code().expect("the program was not killed"),
        }
    }

    /// Asserts that the run succeeded without a message, and returns its output.
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// Asserts that the run was refused with this code and one line that contains all these words.
    pub fn refused(self, code: i32, words: &[&str]) {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("error: "), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "{word} is missing: {}", self.err);
        }
    }
}
