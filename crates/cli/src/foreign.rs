//! Bots from outside: programs that are told what their seat may know, one line of JSON for each decision, and answer
//! with one of the legal actions (`docs/protocol.md`, "Bots as programs").
//!
//! Whatever such a program does, the game goes on: if it crashes, is silent or answers with something illegal, the
//! default decision is taken for it (INT-20).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, Registry};
use engine::{Action, View, Viewer, default_action};
use protocol::{ActionDto, MAX_LINE, PROTOCOL_VERSION, StateDto, quote};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::play::HUMAN;

/// Programs that take part as bots.
#[derive(clap::Args, Debug)]
pub struct ForeignArgs {
    /// Let a program play under this name, which can then be used in --seats; may be repeated
    ///
    /// The program reads one line of JSON for each decision and answers with one line, see docs/protocol.md.
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = parse)]
    programs: Vec<Program>,
    /// How long such a program may think about a decision, in milliseconds; after that the default decision is taken
    #[arg(long, value_name = "MILLIS", default_value = "1000", value_parser = crate::args::number(1, 3_600_000))]
    bot_time: u64,
}

/// A program that plays under a name.
#[derive(Clone, Debug)]
struct Program {
    name: String,
    /// The program and its arguments.
    words: Vec<String>,
}

fn parse(text: &str) -> Result<Program, String> {
    let (name, command) =
        text.split_once('=').ok_or("a name, = and a command are needed, as in my-bot=./bot")?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if name.is_empty() || !name.chars().all(is_plain) {
        return Err("a name has letters, digits, - and _ only".to_string());
    }
    if name == HUMAN || bots::names().contains(&name) {
        return Err(format!("there is already a player \"{name}\""));
    }
    let words = shlex::split(command).ok_or("a quotation mark in the command has no partner")?;
    if words.is_empty() {
        return Err("the command is missing".to_string());
    }
    Ok(Program { name: name.to_string(), words })
}

impl ForeignArgs {
    /// The bots of this program and those named here.
    ///
    /// # Errors
    ///
    /// If a program cannot be started, or two have the same name.
    pub fn registry(&self) -> Result<(Registry, Vec<Faults>), Failure> {
        let mut registry = Registry::standard();
        let mut faults: Vec<Faults> = Vec::new();
        for program in &self.programs {
            if faults.iter().any(|other| other.name == program.name) {
                return Err(Failure::Usage(format!(
                    "--bot names \"{}\" twice (allowed: once)",
                    program.name
                )));
            }
            // Better now than in the middle of a match.
            if let Err(error) = Running::start(&program.words) {
                let command = quote(&program.words.join(" "));
                return Err(Failure::Usage(format!("cannot start '{command}' for --bot: {error}")));
            }
            let counted = Faults { name: program.name.clone(), count: Arc::default() };
            let (words, limit, count) =
                (program.words.clone(), Duration::from_millis(self.bot_time), counted.count.clone());
            registry = registry.with(&program.name, move |parameter, _| {
                let bot =
                    Foreign { words: words.clone(), limit, running: None, asked: 0, faults: count.clone() };
                parameter.is_none().then(|| Box::new(bot) as Box<dyn Bot>)
            });
            faults.push(counted);
        }
        Ok((registry, faults))
    }
}

/// How often a program gave no legal answer in time.
pub struct Faults {
    name: String,
    count: Arc<AtomicU64>,
}

impl Faults {
    /// One line about it, if there is something to tell.
    pub fn told(&self) -> Option<String> {
        match self.count.load(Ordering::Relaxed) {
            0 => None,
            count => Some(format!("{}: {count} decisions without a legal answer in time", self.name)),
        }
    }
}

/// What a program is asked.
#[derive(Serialize)]
struct Question<'a> {
    id: u64,
    #[serde(rename = "do")]
    what: &'static str,
    protocol: u32,
    seat: usize,
    millis: u128,
    state: StateDto<'a>,
    legal: Vec<ActionDto>,
}

/// What it answers.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    action: ActionDto,
}

/// A bot that asks a program.
struct Foreign {
    words: Vec<String>,
    limit: Duration,
    /// Started at the first decision, and again after it has ended.
    running: Option<Running>,
    asked: u64,
    faults: Arc<AtomicU64>,
}

impl Foreign {
    /// The program's choice, unless it is late, gone or not legal.
    fn ask(&mut self, view: &View<'_>, legal: &[Action]) -> Option<Action> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let end = Instant::now() + self.limit;
        self.asked += 1;
        let question = Question {
            id: self.asked,
            what: "choose",
            protocol: PROTOCOL_VERSION,
            seat: seat.index(),
            millis: self.limit.as_millis(),
            state: StateDto::of_view(view),
            legal: legal.iter().map(|&action| ActionDto(action)).collect(),
        };
        let line = serde_json::to_string(&question).ok()?;
        if self.running.is_none() {
            self.running = Running::start(&self.words).ok();
        }
        let running = self.running.as_ref()?;
        running.questions.send(line).ok();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match running.answers.recv_timeout(left) {
                // Answers to earlier questions came too late.
                Ok(line) => match serde_json::from_str::<Answer>(&line) {
                    Ok(answer) if answer.id < self.asked => {}
                    Ok(answer) => return Some(answer.action.0).filter(|action| legal.contains(action)),
                    Err(_) => return None,
                },
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => {
                    self.running = None;
                    return None;
                }
            }
        }
    }
}

impl Bot for Foreign {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        self.ask(view, legal).unwrap_or_else(|| {
            self.faults.fetch_add(1, Ordering::Relaxed);
            default_action(view, legal).unwrap_or(legal[0])
        })
    }
}

/// A program that runs. Its pipes have threads of their own: a program that does not read must not hold up the game.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
}

impl Running {
    fn start(words: &[String]) -> std::io::Result<Running> {
        let (program, arguments) = words.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut child =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (questions, to_write) = channel::<String>();
        let (found, answers) = channel();
        if let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || {
                for line in to_write {
                    if input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n")).is_err()
                        || input.flush().is_err()
                    {
                        return;
                    }
                }
            });
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let mut line = Vec::new();
                    // A line without an end must not fill the memory.
                    let read = output.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut line);
                    if !matches!(read, Ok(1..))
                        || found.send(String::from_utf8_lossy(&line).into_owned()).is_err()
                    {
                        return;
                    }
                }
            });
        }
        Ok(Running { child, questions, answers })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
