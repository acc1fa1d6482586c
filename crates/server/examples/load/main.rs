//! The load of a server of tables: `cargo xtask load`. It starts servers as programs of their own, plays at them over
//! sockets, and compares with bare servers and with bare flushes of the same disk in the same minutes.

#[path = "../../tests/common/mod.rs"]
mod common;

mod bare;
mod disk;
mod servers;
mod tables;

use std::path::Path;
use std::time::{Duration, Instant};

use bare::BUSY;
use common::{make, open, session, setup};
use futures_util::{SinkExt, StreamExt};
use servers::Server;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{Ask, WIRE_VERSION};

/// Files that a program has open beside its sockets.
const OTHER_FILES: usize = 100;

/// Figures of several rounds.
struct Spread(Vec<f64>);

impl Spread {
    fn of(mut figures: Vec<f64>) -> Spread {
        figures.sort_by(f64::total_cmp);
        Spread(figures)
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let at = |share: f64| self.0[((self.0.len() - 1) as f64 * share).round() as usize];
        let digits = if at(0.5) < 100.0 { 2 } else { 0 };
        let [low, middle, high] = [0.25, 0.5, 0.75].map(at);
        write!(
            f,
            "{middle:.digits$} (half of {} rounds between {low:.digits$} and {high:.digits$})",
            self.0.len()
        )
    }
}

fn option(name: &str, default: usize) -> usize {
    let mut args = std::env::args().skip_while(|arg| arg != name).skip(1);
    args.next().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Milliseconds within which so many of them came.
fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

fn main() {
    if servers::was_child() {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(load());
}

async fn load() {
    let seconds = option("--seconds", 20) as f64;
    let parts: Vec<String> = std::env::args().skip_while(|arg| arg != "--parts").skip(1).take(1).collect();
    let has = |part: &str| parts.first().is_none_or(|parts| parts.split(',').any(|one| one == part));
    let memory = if Path::new("/dev/shm").is_dir() { Path::new("/dev/shm") } else { Path::new(".") };
    let quick = tempfile::tempdir_in(memory).expect("a folder");
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    let sockets = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES);
    if has("disk") {
        disk::on_disk(seconds).await;
    }
    if has("store") {
        disk::in_memory(&quick.path().join("alone"), seconds).await;
    }
    if has("http") {
        http(&quick.path().join("http"), seconds).await;
    }
    if has("fast") {
        fast(&quick.path().join("fast"), seconds).await;
    }
    if has("pace") {
        pace(&quick.path().join("pace"), seconds, sockets).await;
    }
    if has("memory") {
        hold(&quick.path().join("memory"), sockets).await;
    }
    if has("idle") {
        idle(&quick.path().join("idle"), option("--sockets", 2000)).await;
    }
}

/// Answers to the simplest request, against a server that has no other.
async fn http(folder: &Path, seconds: f64) {
    println!("answers to GET /healthz, {BUSY} connections:");
    let rounds = option("--rounds", 5);
    let slice = seconds / (2.0 * rounds as f64);
    let (mut rates, mut ratios) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let hello = bare::answer_rate("hello", folder, slice).await;
        let answers = bare::answer_rate("host", folder, slice).await;
        rates.push(answers);
        ratios.push(answers / hello);
    }
    println!("  for a second of processor time: {}", Spread::of(rates));
    println!("  against a bare server: {}", Spread::of(ratios));
}

/// As many steps as a second of processor time allows.
async fn fast(folder: &Path, seconds: f64) {
    println!("as fast as it goes, {BUSY} tables of three people at once, data in memory:");
    let rounds = option("--rounds", 5);
    let slice = seconds / (2.5 * rounds as f64);
    let server = Server::start("host", folder);
    let mut tables = tables::make_all(&server, option("--tables", 1500), 3, usize::MAX).await;
    let (mut echoes, mut groups, mut steps, mut kept) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut directs, mut of_direct) = (Vec::new(), Vec::new());
    let [mut of_echoes, mut of_groups, mut kept_of_echoes] = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..rounds {
        let echo = bare::echo_rate(slice).await;
        let done = tables::as_fast(&server, &mut tables, BUSY, slice).await;
        let again = bare::echo_rate(slice).await;
        let group = bare::group_rate("group", slice).await;
        let direct = bare::group_rate("direct", slice).await;
        let echo = (echo + again) / 2.0;
        echoes.push(echo);
        groups.push(group);
        directs.push(direct);
        of_direct.push(direct / echo);
        steps.push(done.without_database());
        kept.push(done.steps() / done.used);
        of_echoes.push(done.without_database() / echo);
        of_groups.push(group / echo);
        kept_of_echoes.push(done.steps() / done.used / echo);
    }
    println!("  for a second of processor time:");
    println!("  bare echoes: {}", Spread::of(echoes));
    println!("  bare messages to three sockets: {}", Spread::of(groups));
    println!("  the same without a task for each socket that writes: {}", Spread::of(directs));
    println!("  steps, without the threads of the database: {}", Spread::of(steps));
    println!("  steps, with the threads of the database: {}", Spread::of(kept));
    println!("  against bare echoes, steps without the threads of the database: {}", Spread::of(of_echoes));
    println!("  against bare echoes, steps with the threads of the database: {}", Spread::of(kept_of_echoes));
    println!("  against bare echoes, bare messages to three sockets: {}", Spread::of(of_groups));
    println!(
        "  against bare echoes, the same without a task for each socket that writes: {}",
        Spread::of(of_direct)
    );
}

/// Tables at which people think.
async fn pace(folder: &Path, seconds: f64, sockets: usize) {
    let (count, seats, every) = (option("--tables", 2000), option("--people", 3), option("--every", 2));
    println!("{count} tables of {seats}, a step of each every {every} seconds, data in memory:");
    let each_second = count as f64 / every as f64;
    let mut echoes = bare::echo_times(sockets.min(count * seats), each_second, seconds).await;
    println!(
        "  bare echoes, as many sockets and messages: {:.2} ms at the median, {:.2} ms at 99 %",
        percentile(&mut echoes, 0.5),
        percentile(&mut echoes, 0.99)
    );
    let (server, making) = (Server::start("host", folder), Instant::now());
    let tables = tables::make_all(&server, count, seats, sockets).await;
    println!("  the tables were made within {:.1} s", making.elapsed().as_secs_f64());
    let mut done = tables::at_pace(&server, tables, Duration::from_secs(every as u64), seconds).await;
    println!(
        "  {:.0} steps in a second, {:.0} % of a core, of which {:.0} % for the database",
        done.steps() / done.took,
        100.0 * done.used / done.took,
        100.0 * done.database / done.took
    );
    println!(
        "  the mover waits {:.2} ms at the median, {:.2} ms at 99 %, {:.2} ms at 99.9 %",
        percentile(&mut done.waited, 0.5),
        percentile(&mut done.waited, 0.99),
        percentile(&mut done.waited, 0.999)
    );
    println!(
        "  in the server itself {:.2} % of the steps are kept and told within 5 ms",
        100.0 * tables::share_within(&server, "0.005").await
    );
}

/// The memory that tables take in the course of a game.
async fn hold(folder: &Path, sockets: usize) {
    let (count, seats) = (option("--tables", 2000), 2);
    println!("memory of {count} tables with {seats} sockets each:");
    let server = Server::start("host", folder);
    // What the server takes for itself is there before the first table is counted.
    let _first = tables::make_all(&server, 100, seats, sockets).await;
    let before = server.memory();
    let mut tables = tables::make_all(&server, count, seats, sockets).await;
    println!("  {:.1} KiB for each at the start", (server.memory() - before) / count as f64);
    let mut steps = 0;
    for more in [21, 69, 60, 25] {
        tables = tables::some_steps(tables, more).await;
        steps += more;
        println!("  {:.1} KiB for each after {steps} steps", (server.memory() - before) / count as f64);
    }
}

/// Sockets of those who watch tables and do nothing.
async fn idle(folder: &Path, sockets: usize) {
    println!("sockets that do nothing:");
    let server = Server::start("host", folder);
    let owner = session(server.address).await;
    let body = format!(r#"{{"setup":{}}}"#, setup(testkit::rules(3, "")));
    let mut codes = Vec::new();
    for _ in 0..=sockets / 50 {
        codes.push(make(server.address, &owner, &body).await);
    }
    let connect = async |count: usize| {
        let (address, mut coming) = (server.address, JoinSet::new());
        for place in 0..count {
            let (owner, code) = (owner.clone(), codes[place % codes.len()]);
            coming.spawn(async move {
                let mut socket = open(address, code, &[("cookie", &owner)]).await.expect("a connection");
                let hello = Ask::Hello { version: WIRE_VERSION, last: None };
                socket.send(Message::text(hello.to_json())).await.expect("it is sent");
                socket.next().await.expect("an answer").expect("an answer");
                socket
            });
        }
        coming.join_all().await
    };
    let first = connect(50).await;
    let before = server.memory();
    let mut others = Vec::new();
    while others.len() < sockets {
        others.extend(connect(sockets.min(others.len() + 200) - others.len()).await);
    }
    let each = |now: f64| (now - before) / sockets as f64;
    println!("  {:.1} KiB for each of {sockets} idle sockets", each(server.memory()));
    drop(others);
    let began = Instant::now();
    let others = connect(sockets).await;
    println!(
        "  all of them come back at once within {:.1} s, without an error; {:.1} KiB for each then",
        began.elapsed().as_secs_f64(),
        each(server.memory())
    );
    drop((first, others));
}
