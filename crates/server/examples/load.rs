//! The load of a server of tables: `cargo xtask load`. It starts servers as programs of their own, plays at them over
//! sockets, and compares with a bare echo and with bare flushes of the same disk in the same minutes.
//!
//! The server has one core of its own where `taskset` is there; figures for a second of its processor time do not
//! depend on that.

#[path = "../tests/common/mod.rs"]
mod common;

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::Path as UrlPath;
use axum::extract::ws::{Message as Echoed, WebSocketUpgrade};
use axum::routing::get;
use common::{config, make, open, request, session, setup};
use engine::{Rng, Seed};
use futures_util::future::select_all;
use futures_util::{SinkExt, StreamExt};
use server::Files;
use server::host::Host;
use store::{Folder, Store};
use tables::{Did, Row};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{Ask, Code, Following, Frame, Json, Tell, WIRE_VERSION};

/// The variable that tells this program to be a server, and of which kind.
const CHILD: &str = "LOAD_CHILD";

fn main() {
    let child = std::env::var(CHILD).unwrap_or_default();
    let runtime = match child.as_str() {
        "" => tokio::runtime::Builder::new_multi_thread().enable_all().build(),
        // One thread beside that of the database.
        _ => tokio::runtime::Builder::new_current_thread().enable_all().build(),
    };
    let runtime = runtime.expect("a runtime");
    match child.split_once(' ') {
        Some(("host", folder)) => runtime.block_on(serve(Path::new(folder))),
        Some(("echo", _)) => runtime.block_on(echo(false)),
        Some(("group", _)) => runtime.block_on(echo(true)),
        _ => runtime.block_on(load()),
    }
}

async fn serve(folder: &Path) {
    let most = [
        ("connections-per-address", "100000"),
        ("max-connections", "100000"),
        ("tables-per-address", "100000"),
    ];
    let host = Host::bind(config(folder, &most)).await.unwrap_or_else(|error| panic!("{error}"));
    println!("{}", host.address().expect("an address"));
    std::io::stdout().flush().expect("it is written");
    host.run(Files::Inside, std::future::pending()).await;
}

/// Answers every message, or passes it on to all three of a group: what a step of a table costs without a table.
async fn echo(is_group: bool) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    std::io::stdout().flush().expect("it is written");
    let answer = async |upgrade: WebSocketUpgrade| {
        upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(async |mut socket| {
            while let Some(Ok(message @ Echoed::Text(_))) = socket.recv().await {
                if socket.send(message).await.is_err() {
                    break;
                }
            }
        })
    };
    let groups: Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Echoed>>>>> = Arc::default();
    let pass_on = async move |UrlPath(code): UrlPath<String>, upgrade: WebSocketUpgrade| {
        let (sender, mut inbox) = mpsc::channel(64);
        groups.lock().expect("no panic").entry(code.clone()).or_default().push(sender);
        let groups = Arc::clone(&groups);
        upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(async move |mut socket| {
            loop {
                tokio::select! {
                    message = inbox.recv() => {
                        let Some(message) = message else { break };
                        if socket.send(message).await.is_err() {
                            break;
                        }
                    }
                    message = socket.recv() => {
                        let Some(Ok(message @ Echoed::Text(_))) = message else { break };
                        for other in &groups.lock().expect("no panic")[&code] {
                            let _ = other.try_send(message.clone());
                        }
                    }
                }
            }
        })
    };
    let answer = if is_group { get(pass_on) } else { get(answer) };
    let paths = Router::new().route("/api/tables/{code}/socket", answer);
    axum::serve(listener, paths).await.expect("it serves");
}

/// The processor time of a program, or of one of its threads, so far; with the name of the program or thread.
fn processor_time(stat: &Path) -> Option<(String, f64)> {
    let stat = std::fs::read_to_string(stat).ok()?;
    let (name, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((name.split('(').nth(1)?.to_string(), (ticks(11)? + ticks(12)?) / 100.0))
}

fn processor_seconds(id: u32) -> f64 {
    processor_time(Path::new(&format!("/proc/{id}/stat"))).expect("Linux").1
}

/// The processor time of the threads of the database.
fn database_seconds(id: u32) -> f64 {
    let threads = std::fs::read_dir(format!("/proc/{id}/task")).expect("Linux").flatten();
    let times = threads.filter_map(|thread| processor_time(&thread.path().join("stat")));
    times.filter(|(name, _)| name.starts_with("sqlx")).map(|(_, seconds)| seconds).sum()
}

/// A server that is a program of its own.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(kind: &str, folder: &Path) -> Server {
        let program = std::env::current_exe().expect("this program");
        let has_taskset = Command::new("taskset").arg("-V").stdout(Stdio::null()).status().is_ok();
        let mut command = if has_taskset { Command::new("taskset") } else { Command::new(&program) };
        if has_taskset {
            command.args(["-c", "0"]).arg(&program);
        }
        let what = format!("{kind} {}", folder.display());
        let mut child =
            command.env(CHILD, what).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a server");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("an address");
        Server { child, address: line.trim().parse().unwrap_or_else(|_| panic!("no address: {line:?}")) }
    }

    fn seconds(&self) -> f64 {
        processor_seconds(self.child.id())
    }

    fn database_seconds(&self) -> f64 {
        database_seconds(self.child.id())
    }

    /// Kibibytes of memory.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("Linux");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("its memory");
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn option(name: &str, default: usize) -> usize {
    let mut args = std::env::args().skip_while(|arg| arg != name).skip(1);
    args.next().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Echoes for a second of the server's processor time.
async fn echo_rate(seconds: f64) -> f64 {
    let server = Server::start("echo", Path::new("."));
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let mut clients = JoinSet::new();
    let before = server.seconds();
    for _ in 0..64 {
        let address = server.address;
        clients.spawn(async move {
            let code = Code::new(1).expect("a code");
            let mut socket = open(address, code, &[]).await.expect("a connection");
            let mut echoes = 0u64;
            while Instant::now() < end {
                socket.send(Message::text("x".repeat(128))).await.expect("it is sent");
                socket.next().await.expect("an echo").expect("an echo");
                echoes += 1;
            }
            echoes
        });
    }
    let echoes: u64 = clients.join_all().await.into_iter().sum();
    echoes as f64 / (server.seconds() - before)
}

/// The same for messages that are passed on to three sockets each, one of which is the sender.
async fn group_rate(seconds: f64) -> f64 {
    let server = Server::start("group", Path::new("."));
    let mut clients = JoinSet::new();
    let mut groups = Vec::new();
    for number in 0..64 {
        let mut sockets = Vec::new();
        for _ in 0..3 {
            let code = Code::new(number).expect("a code");
            sockets.push(open(server.address, code, &[]).await.expect("a connection"));
        }
        groups.push(sockets);
    }
    let (before, end) = (server.seconds(), Instant::now() + Duration::from_secs_f64(seconds));
    for mut sockets in groups {
        clients.spawn(async move {
            let mut messages = 0usize;
            while Instant::now() < end {
                sockets[messages % 3].send(Message::text("x".repeat(128))).await.expect("it is sent");
                for socket in &mut sockets {
                    socket.next().await.expect("a message").expect("a message");
                }
                messages += 1;
            }
            messages
        });
    }
    let messages: usize = clients.join_all().await.into_iter().sum();
    messages as f64 / (server.seconds() - before)
}

/// The people at each table.
fn people() -> usize {
    option("--people", 3)
}

/// People at a table, played by one task.
struct Seated {
    sockets:
        Vec<tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>>,
    followings: Vec<Option<Following>>,
    rng: Rng,
}

impl Seated {
    async fn new(address: SocketAddr, number: usize) -> Seated {
        let mut sockets = Vec::new();
        let owner = session(address).await;
        let code =
            make(address, &owner, &format!(r#"{{"setup":{}}}"#, setup(testkit::rules(people(), "")))).await;
        for seat in 0..people() {
            let cookie = if seat == 0 { owner.clone() } else { session(address).await };
            let mut socket = open(address, code, &[("cookie", &cookie)]).await.expect("a connection");
            let asks = [
                Ask::Hello { version: WIRE_VERSION, last: None },
                Ask::Sit { seat, name: format!("P{seat}"), colour: None },
                Ask::Ready { ready: true },
            ];
            for ask in asks {
                socket.send(Message::text(ask.to_json())).await.expect("it is sent");
            }
            sockets.push(socket);
        }
        let mut seated = Seated {
            sockets,
            followings: vec![None; people()],
            rng: Rng::new(Seed::from_number(number as u64)),
        };
        seated.wait_for_all().await;
        let start = Ask::Start;
        seated.sockets[0].send(Message::text(start.to_json())).await.expect("it is sent");
        while seated.followings.iter().any(Option::is_none) {
            for seat in 0..people() {
                if seated.followings[seat].is_none() {
                    seated.read(seat).await;
                }
            }
        }
        seated
    }

    /// Waits until the first one sees that everybody is ready.
    async fn wait_for_all(&mut self) {
        loop {
            let message = self.sockets[0].next().await.expect("the connection holds").expect("a message");
            let Message::Text(text) = message else { continue };
            if let Ok(Tell::Room(room)) = Tell::from_json(&text)
                && room.seats.iter().all(|seat| seat.ready)
            {
                return;
            }
        }
    }

    /// Reads what comes until all tables are there: whoever does not answer the server's pings is taken for lost.
    async fn rest(&mut self, mut is_full: watch::Receiver<bool>) {
        loop {
            let next = select_all(self.sockets.iter_mut().map(StreamExt::next));
            tokio::select! {
                _ = is_full.wait_for(|&is_full| is_full) => return,
                (message, seat, _) = next => self.take(seat, message.expect("the connection holds").expect("a message")),
            }
        }
    }

    async fn read(&mut self, seat: usize) {
        let message = self.sockets[seat].next().await.expect("the connection holds").expect("a message");
        self.take(seat, message);
    }

    fn take(&mut self, seat: usize, message: Message) {
        let Message::Binary(bytes) = message else { return };
        match (Frame::from_bytes(&bytes).expect("a message"), &mut self.followings[seat]) {
            (Frame::Fresh(fresh), following) => *following = Some(Following::new(fresh).expect("a game")),
            (Frame::Steps(steps), Some(following)) => drop(following.follow(steps).expect("it continues")),
            (Frame::Steps(_), None) => {}
        }
    }

    fn next(&self, seat: usize) -> u32 {
        self.followings[seat].as_ref().map_or(0, Following::next)
    }

    /// Makes one step, and returns how long the mover waited for it; `None` when the game is over.
    async fn step(&mut self) -> Option<Duration> {
        let seat = self.followings[0].as_ref()?.view().to_act()?.index();
        let mut legal = Vec::new();
        self.followings[seat].as_ref()?.view().legal_actions(&mut legal);
        let (next, id) = (self.next(seat), self.rng.below(1 << 30) as u64);
        let action = Json::of_action(legal[self.rng.below(legal.len())]);
        let ask = Ask::Act { id, expect: next, action };
        let began = Instant::now();
        self.sockets[seat].send(Message::text(ask.to_json())).await.ok()?;
        while self.next(seat) == next {
            self.read(seat).await;
        }
        let waited = began.elapsed();
        for other in 0..people() {
            while self.next(other) == next {
                self.read(other).await;
            }
        }
        Some(waited)
    }
}

fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

/// Tables, each with a step every so often, or as fast as they can if there is no pause.
async fn play(server: &Server, tables: usize, pause: Option<Duration>, seconds: f64) {
    let (empty, making) = (server.memory(), Instant::now());
    let (fill, is_full) = watch::channel(false);
    let mut resting = JoinSet::new();
    for first in (0..tables).step_by(50) {
        let address = server.address;
        let more = (first..tables.min(first + 50)).map(|number| Seated::new(address, number));
        for mut table in more.collect::<JoinSet<_>>().join_all().await {
            let is_full = is_full.clone();
            resting.spawn(async move {
                table.rest(is_full).await;
                table
            });
        }
    }
    fill.send_replace(true);
    let seated = resting.join_all().await;
    println!("  {tables} tables were made within {:.1} s", making.elapsed().as_secs_f64());
    let full = server.memory();
    let (began, before, database) = (Instant::now(), server.seconds(), server.database_seconds());
    let end = began + Duration::from_secs_f64(seconds);
    let mut players = JoinSet::new();
    for (number, mut table) in seated.into_iter().enumerate() {
        players.spawn(async move {
            let mut waited = Vec::new();
            // Tables do not all begin at once.
            let mut at = Instant::now()
                + pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number as f64 / tables as f64));
            while Instant::now() < end {
                if let Some(pause) = pause {
                    tokio::time::sleep_until(at.into()).await;
                    at += pause;
                }
                match table.step().await {
                    Some(time) => waited.push(time),
                    None => break,
                }
            }
            (waited, table)
        });
    }
    let done = players.join_all().await;
    let (used, took) = (server.seconds() - before, began.elapsed().as_secs_f64());
    let database = server.database_seconds() - database;
    let played = server.memory();
    let mut waited: Vec<Duration> = done.iter().flat_map(|(waited, _)| waited.iter().copied()).collect();
    let steps = waited.len() as f64;
    println!(
        "  {tables} tables, {} sockets: {:.0} steps/s, {:.0} for a second of processor time, {:.0} without the threads of \
         the database, {:.0} % of a core",
        people() * tables,
        steps / took,
        steps / used,
        steps / (used - database),
        100.0 * used / took
    );
    println!(
        "  the mover waits {:.2} ms at the median, {:.2} ms at 99 %",
        percentile(&mut waited, 0.5),
        percentile(&mut waited, 0.99)
    );
    let counts = request(server.address, "GET", "/metrics", &[], "").await.body;
    let count = |name: &str| {
        let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse::<f64>().ok()).unwrap_or_default()
    };
    println!(
        "  in the server itself {:.2} % of the steps are kept and told within 5 ms",
        100.0 * count("alhambra_step_seconds_bucket{le=\"0.005\"}") / count("alhambra_step_seconds_count")
    );
    println!(
        "  memory: {:.1} KiB for each table with its sockets at the start, {:.1} KiB after {:.0} steps each",
        (full - empty) / tables as f64,
        (played - empty) / tables as f64,
        steps / tables as f64
    );
}

/// Sockets of those who watch tables and do nothing.
async fn idle(folder: &Path, sockets: usize) {
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

/// Flushes of 4 KiB in a second.
fn flush_rate(folder: &Path, seconds: f64) -> f64 {
    let path = folder.join("flushes");
    let mut file = OpenOptions::new().create(true).append(true).open(&path).expect("a file");
    let (began, mut flushes) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < seconds {
        file.write_all(&[7; 4096]).expect("it is written");
        File::sync_data(&file).expect("it is flushed");
        flushes += 1;
    }
    drop(std::fs::remove_file(path));
    f64::from(flushes) / began.elapsed().as_secs_f64()
}

/// Steps that are safe in a second, with so many waiting at once.
async fn store_rate(store: &Arc<Store>, base: u32, waiting: usize, seconds: f64) -> f64 {
    let seat = engine::vocab::Seat::FIRST;
    let did = Did::Act(engine::Action::Stop);
    let (began, mut tasks) = (Instant::now(), JoinSet::new());
    for place in 0..waiting {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let code = Code::new(base + place as u32).expect("a code");
            let mut number = 0;
            while began.elapsed().as_secs_f64() < seconds {
                let row = Row { number, at: 0, by: seat, id: Some(1), did, left: None };
                store.append(code, row).await.expect("it is written");
                number += 1;
            }
            number
        });
    }
    let steps: u32 = tasks.join_all().await.into_iter().sum();
    f64::from(steps) / began.elapsed().as_secs_f64()
}

async fn load() {
    let (tables, seconds) = (option("--tables", 2000), option("--seconds", 20) as f64);
    let parts: Vec<String> = std::env::args().skip_while(|arg| arg != "--parts").skip(1).take(1).collect();
    let has = |part: &str| parts.first().is_none_or(|parts| parts.split(',').any(|one| one == part));
    let memory = if Path::new("/dev/shm").is_dir() { Path::new("/dev/shm") } else { Path::new(".") };
    let quick = tempfile::tempdir_in(memory).expect("a folder");
    if has("disk") {
        on_disk(seconds).await;
    }
    if has("fast") {
        fast(quick.path(), seconds).await;
    }
    if has("pace") {
        let every = option("--every", 2);
        println!("at human pace, a step of each table every {every} seconds, data in memory:");
        let server = Server::start("host", &quick.path().join("pace"));
        play(&server, tables, Some(Duration::from_secs(every as u64)), seconds).await;
    }
    if has("idle") {
        println!("sockets that do nothing:");
        idle(&quick.path().join("idle"), option("--sockets", 2000)).await;
    }
}

/// Steps that are safe on a real disk.
async fn on_disk(seconds: f64) {
    // Beside the program, so that a run that is ended leaves nothing among the sources.
    let program = std::env::current_exe().expect("a program");
    let disk = tempfile::tempdir_in(program.parent().expect("its folder")).expect("a folder");
    println!("flushes and safe steps, in pairs, on the disk of the build folder:");
    let store = Folder::take(&disk.path().join("store")).expect("a folder");
    let store = Arc::new(Store::open(store).await.expect("a store"));
    for round in 0..3 {
        let flushes = flush_rate(disk.path(), seconds / 10.0);
        let one = store_rate(&store, 1000 * round, 1, seconds / 10.0).await;
        let many = store_rate(&store, 1000 * round + 100, 64, seconds / 10.0).await;
        println!(
            "  {flushes:.0} flushes/s; one step in flight {one:.0}/s ({:.2} of the flushes), 64 in flight {many:.0}/s ({:.1} times)",
            one / flushes,
            many / flushes
        );
    }
}

/// As many steps as a second of processor time allows.
async fn fast(quick: &Path, seconds: f64) {
    println!("as fast as it goes, 64 tables, data in memory:");
    let store = Folder::take(&quick.join("store")).expect("a folder");
    let store = Arc::new(Store::open(store).await.expect("a store"));
    let before = processor_seconds(std::process::id());
    let rate = store_rate(&store, 0, 64, seconds / 10.0).await;
    let used = processor_seconds(std::process::id()) - before;
    println!("  the store alone: {:.0} steps for a second of processor time", rate * seconds / 10.0 / used);
    drop(store);
    let echoes = echo_rate(seconds / 4.0).await;
    println!("  bare echo: {echoes:.0} for a second of processor time");
    let server = Server::start("host", &quick.join("fast"));
    play(&server, 64, None, seconds / 4.0).await;
    drop(server);
    let groups = group_rate(seconds / 4.0).await;
    println!("  bare messages to three sockets: {groups:.0} for a second of processor time");
    let echoes = echo_rate(seconds / 4.0).await;
    println!("  bare echo again: {echoes:.0} for a second of processor time");
}
