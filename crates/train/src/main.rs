//! `cargo xtask train`: teaches the net of the bots. Stop it at any time; the same command goes on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bots::Registry;
use bots::arena::Match;
use bots::net::{Net, Scope};
use bots::search::Ply;
use clap::Parser;
use engine::Rules;
use train::{Course, Player, Settings, Training, Values};

/// Teach the net of the bots
///
/// The training is saved now and then, and goes on from there when it is started again. The net is written beside it,
/// ready to be played.
#[derive(Parser, Debug)]
struct Args {
    /// The file of the training; the net gets the same name with .net at the end
    #[arg(long, default_value = "target/train/net.training")]
    file: PathBuf,
    /// Steps to do altogether
    #[arg(long, default_value_t = 20_000)]
    steps: u64,
    /// Threads; the result does not depend on their number [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// The seed of all games of a new training
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A new training is for games without modules, not for games of any sort
    #[arg(long)]
    plain: bool,
    /// The net itself plays most seats of a new training, not the greedy bot; for games without modules
    #[arg(long, requires = "plain")]
    itself: bool,
    /// How much of what came later than the next turn the positions of a new training are taught; the rest is what the
    /// net says of the next one
    #[arg(long, default_value_t = 1.0)]
    trace: f32,
    /// The learning rate of the first steps of a new training
    #[arg(long, default_value_t = 1.5e-3)]
    rate: f32,
    /// Games against two and against five greedy bots that show how strong the net is, each time it is saved
    #[arg(long, default_value_t = 0)]
    trial: u64,
    /// A net that a new training begins with
    #[arg(long)]
    from: Option<PathBuf>,
    /// Instead of a training: the folder for what actions are worth by the net named with --from, from which
    /// crates/train/learn_values.py learns; for games without modules
    #[arg(long, requires_all = ["plain", "from"])]
    values: Option<PathBuf>,
    /// Games that are played for it
    #[arg(long, default_value_t = 12_500, requires = "values")]
    games: u64,
}

/// Saved so often.
const SAVE_EVERY: Duration = Duration::from_secs(60);

/// The seed of the games that show how strong the net is.
const TRIAL_SEED: u64 = 41;

/// Told so often.
const TELL_EVERY: u64 = 200;

/// How strong the net is that plays one turn ahead, alone against greedy bots and the other way round.
fn trial(training: &Training, games: u64, threads: usize) -> String {
    // The arena wants bots without borrowed parts; a net for each time that the training is saved is little to keep.
    let net: &'static Net = Box::leak(Box::new(training.learner.smooth()));
    let bots = Registry::standard().with("ply", move |_, _| Some(Box::new(Ply::new(net))));
    let tables = [
        vec!["ply", "greedy"],
        vec!["ply", "greedy", "greedy"],
        vec!["greedy", "ply", "ply"],
        vec!["ply", "greedy", "greedy", "greedy", "greedy", "greedy"],
    ];
    let told = tables.map(|seats| {
        let rules = Rules::new(seats.len()).expect("2 to 6 players");
        let seats: Vec<String> = seats.into_iter().map(String::from).collect();
        let planned = Match { seats, rules, games, seed: TRIAL_SEED, threads };
        let first = planned.play_with(&bots, &|_| ()).map(|result| result.standings[0].win_share);
        first.map_or_else(|error| error.to_string(), |share| format!("{:.1} %", 100.0 * share.value))
    });
    let [two, three, other, six] = told;
    format!("alone against one greedy {two}, two {three}, five {six}; greedy against two of it {other}")
}

fn read(path: &Path) -> Result<Net> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Net::from_bytes(&bytes)?)
}

/// Writes what actions are worth.
fn write_values(folder: &Path, net: &Path, args: &Args, threads: usize) -> Result<()> {
    let net = read(net)?;
    ensure!(net.scope == Scope::Plain, "actions are valued by a net for games without modules");
    let (start, games) = (Instant::now(), args.games);
    Values { net: &net, seed: args.seed, games }.write(folder, threads, |done| {
        println!("{done} of {games} games, {:.0} s", start.elapsed().as_secs_f64());
    })
}

fn main() -> Result<()> {
    let args = Args::parse();
    let threads =
        args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    if let (Some(folder), Some(net)) = (&args.values, &args.from) {
        return write_values(folder, net, &args, threads);
    }
    let mut training = if args.file.exists() {
        Training::load(&args.file)?
    } else {
        if let Some(folder) = args.file.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let scope = if args.plain { Scope::Plain } else { Scope::Everything };
        let mut net = args.from.as_deref().map(read).transpose()?;
        if let Some(net) = &mut net {
            net.scope = scope;
        }
        let player = if args.itself { Player::Itself } else { Player::Greedy };
        let course = Course { player, scope, seed: args.seed, trace: args.trace };
        Training::new(Settings { course, rate: args.rate }, net)
    };
    println!("step {}, {} games so far", training.steps, training.games());
    let save = |training: &Training| -> Result<()> {
        training.save(&args.file)?;
        let path = args.file.with_extension("net");
        let bytes = training.learner.smooth().to_bytes();
        std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        if args.trial > 0 {
            println!("{}", trial(training, args.trial, threads));
        }
        Ok(())
    };
    let start = Instant::now();
    let mut saved = start;
    let (mut examples, mut loss, mut error) = (0, 0.0, 0.0);
    while training.steps < args.steps {
        let score = training.step(threads);
        let n = score.examples as f64;
        (examples, loss, error) = (examples + score.examples, loss + n * score.loss, error + n * score.error);
        if training.steps % TELL_EVERY == 0 {
            let all = examples.max(1) as f64;
            println!(
                "step {} of {}: surprise {:.4}, error {:.1} points, {examples} positions, {:.0} s",
                training.steps,
                args.steps,
                loss / all,
                (error / all).sqrt(),
                start.elapsed().as_secs_f64(),
            );
            (examples, loss, error) = (0, 0.0, 0.0);
        }
        if saved.elapsed() > SAVE_EVERY {
            save(&training)?;
            saved = Instant::now();
        }
    }
    save(&training)
}
