//! `cargo xtask train`: teaches the net of the bots. Stop it at any time; the same command goes on.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bots::net::Net;
use clap::Parser;
use train::{Course, Settings, Training};

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
    /// The bot that plays the games of a new training
    #[arg(long, default_value = "greedy")]
    player: String,
    /// A net that a new training begins with
    #[arg(long)]
    from: Option<PathBuf>,
}

/// Saved so often.
const SAVE_EVERY: Duration = Duration::from_secs(60);

/// Told so often.
const TELL_EVERY: u64 = 200;

fn main() -> Result<()> {
    let args = Args::parse();
    let threads =
        args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    let mut training = if args.file.exists() {
        Training::load(&args.file)?
    } else {
        ensure!(bots::by_name(&args.player, 0).is_some(), "there is no bot \"{}\"", args.player);
        if let Some(folder) = args.file.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let read = |path: &PathBuf| -> Result<Net> {
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            Ok(Net::from_bytes(&bytes)?)
        };
        let net = args.from.as_ref().map(read).transpose()?;
        Training::new(Settings { course: Course { player: args.player, seed: args.seed } }, net)
    };
    println!("step {}, {} games so far", training.steps, training.games());
    let save = |training: &Training| -> Result<()> {
        training.save(&args.file)?;
        let path = args.file.with_extension("net");
        let bytes = training.learner.smooth().to_bytes();
        std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
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
