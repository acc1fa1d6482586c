//! How many `apply` requests are answered in a second, each with its events and the whole list of legal actions:
//! `cargo run --release -p alhambra-protocol --example throughput`. Random games of three players, first by direct calls,
//! then over pipes by a client that waits for each reply.

use std::io::{self, BufRead, BufReader, Write};
use std::time::Instant;

use alhambra_protocol::{ActionDto, Chooser, Engine, SeedText, Setup, serve};
use engine::{Action, Game, Module, Rng, Rules, Seed, View};

/// How many games are played.
const GAMES: u64 = 200;

/// No bots are needed.
struct Nobody;

impl Chooser for Nobody {
    fn names(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn choose(
        &mut self,
        _: &str,
        _: &View<'_>,
        _: &[Action],
        _: Option<u64>,
        _: Option<u64>,
    ) -> Option<Action> {
        None
    }
}

/// The lines of random games with their handles, each game begun, played and dropped.
fn requests(rules: Rules) -> io::Result<(Vec<String>, usize)> {
    let mut lines = Vec::new();
    let mut applied = 0;
    let mut legal = Vec::new();
    for number in 1..=GAMES {
        let mut game = Game::new(rules, Seed::from_number(number));
        let mut rng = Rng::new(Seed::from_number(!number));
        let setup = serde_json::to_string(&Setup::new(rules))?;
        let seed = serde_json::to_string(&SeedText::from_number(number))?;
        lines.push(format!("{{\"id\":0,\"do\":\"new\",\"setup\":{setup},\"seed\":{seed}}}\n"));
        loop {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len())];
            let text = serde_json::to_string(&ActionDto(action))?;
            lines
                .push(format!("{{\"id\":{applied},\"do\":\"apply\",\"game\":{number},\"action\":{text}}}\n"));
            game.play_unchecked(action, &mut ());
            applied += 1;
        }
        lines.push(format!("{{\"id\":0,\"do\":\"drop\",\"game\":{number}}}\n"));
    }
    Ok((lines, applied))
}

fn main() -> io::Result<()> {
    let Ok(base) = Rules::new(3) else { return Ok(()) };
    for (name, rules) in [
        ("base game", base),
        ("all modules", base.with_modules(Module::ALL.into_iter().collect()).expect("they go together")),
    ] {
        let (lines, applied) = requests(rules)?;
        let mut engine = Engine::new(Box::new(Nobody));
        let mut reply = Vec::new();
        let mut bytes = 0;
        let begin = Instant::now();
        for line in &lines {
            reply.clear();
            engine.answer_into(line.trim_end().as_bytes(), &mut reply);
            bytes += reply.len();
        }
        let seconds = begin.elapsed().as_secs_f64();
        let rate = applied as f64 / seconds;
        println!("{name}: {rate:.0} requests/s in process, {} bytes in a reply", bytes / lines.len());

        let (request_end, mut requests) = io::pipe()?;
        let (replies, reply_end) = io::pipe()?;
        // Read by the server in the other direction of the two pipes.
        let server =
            std::thread::spawn(move || serve(request_end, reply_end, &mut Engine::new(Box::new(Nobody))));
        let mut replies = BufReader::new(replies);
        let mut reply = String::new();
        let begin = Instant::now();
        for line in &lines {
            requests.write_all(line.as_bytes())?;
            reply.clear();
            replies.read_line(&mut reply)?;
        }
        let rate = applied as f64 / begin.elapsed().as_secs_f64();
        println!("{name}: {rate:.0} requests/s over pipes, one at a time");
        drop(requests);
        if let Ok(served) = server.join() {
            served?;
        }
    }
    Ok(())
}
