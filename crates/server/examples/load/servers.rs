//! The servers, each a program of its own: a server of tables, and bare ones to compare it with.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::Path as UrlPath;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::routing::get;
use server::Files;
use server::host::Host;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::common::config;

/// The variable that tells this program to be a server, and of which kind.
const CHILD: &str = "LOAD_CHILD";

/// Becomes a server if this program was started as one. Returns whether it was.
pub fn was_child() -> bool {
    let Ok(child) = std::env::var(CHILD) else { return false };
    // One thread beside those of the database.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    match child.split_once(' ') {
        Some(("host", folder)) => runtime.block_on(host(Path::new(folder))),
        Some(("echo", _)) => runtime.block_on(bare(echo())),
        Some(("group", _)) => runtime.block_on(bare(group())),
        Some(("direct", _)) => runtime.block_on(direct()),
        Some(("hello", _)) => runtime.block_on(bare(Router::new().route("/healthz", get(async || "ok\n")))),
        _ => panic!("no server is of the kind {child}"),
    }
    true
}

fn tell(address: SocketAddr) {
    println!("{address}");
    std::io::stdout().flush().expect("it is written");
}

async fn host(folder: &Path) {
    let most = [
        ("connections-per-address", "100000"),
        ("max-connections", "100000"),
        ("tables-per-address", "100000"),
    ];
    let host = Host::bind(config(folder, &most)).await.unwrap_or_else(|error| panic!("{error}"));
    tell(host.address().expect("an address"));
    host.run(Files::Inside, std::future::pending()).await;
}

async fn bare(paths: Router) {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    tell(listener.local_addr().expect("an address"));
    axum::serve(listener, paths).await.expect("it serves");
}

/// Answers every message.
fn echo() -> Router {
    let answer = async |upgrade: WebSocketUpgrade| {
        upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(async |mut socket| {
            while let Some(Ok(message @ Message::Text(_))) = socket.recv().await {
                if socket.send(message).await.is_err() {
                    break;
                }
            }
        })
    };
    Router::new().route("/api/tables/{code}/socket", get(answer))
}

/// Passes every message on to all of a group: what a step of a table would cost without a table, by the usual means.
fn group() -> Router {
    let groups: Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Message>>>>> = Arc::default();
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
                        let Some(Ok(message @ Message::Text(_))) = message else { break };
                        for other in &groups.lock().expect("no panic")[&code] {
                            let _ = other.try_send(message.clone());
                        }
                    }
                }
            }
        })
    };
    Router::new().route("/api/tables/{code}/socket", get(pass_on))
}

/// The same with nothing around it: whoever reads a message writes it to all sockets of the group at once.
async fn direct() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    tell(listener.local_addr().expect("an address"));
    let groups: Arc<Mutex<HashMap<String, Vec<Arc<TcpStream>>>>> = Arc::default();
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        stream.set_nodelay(true).expect("it is set");
        tokio::spawn(direct_socket(Arc::new(stream), Arc::clone(&groups)));
    }
}

async fn direct_socket(stream: Arc<TcpStream>, groups: Arc<Mutex<HashMap<String, Vec<Arc<TcpStream>>>>>) {
    let mut buffer = Vec::with_capacity(4096);
    // The client sends nothing more before it has the answer.
    while !buffer.ends_with(b"\r\n\r\n") {
        stream.readable().await.expect("the connection holds");
        let _ = stream.try_read_buf(&mut buffer);
    }
    let head = String::from_utf8_lossy(&buffer).into_owned();
    let path = head.split(' ').nth(1).expect("a path").to_string();
    let key = head.lines().find_map(|line| line.strip_prefix("Sec-WebSocket-Key: ")).expect("a key");
    let accept = derive_accept_key(key.as_bytes());
    let answer = format!(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-accept: {accept}\r\n\r\n"
    );
    stream.try_write(answer.as_bytes()).expect("it is sent");
    groups.lock().expect("no panic").entry(path.clone()).or_default().push(Arc::clone(&stream));
    // Of a message from a client: four bytes of head, for it has between 126 and 65535 bytes, four of mask, and the rest.
    const HEAD: usize = 4;
    const MASK: usize = 4;
    buffer.clear();
    while stream.readable().await.is_ok() {
        match stream.try_read_buf(&mut buffer) {
            Ok(0) => break,
            Ok(_) if buffer.len() >= HEAD => {}
            _ => continue,
        }
        let length = usize::from(u16::from_be_bytes([buffer[2], buffer[3]]));
        if buffer.len() < HEAD + MASK + length {
            continue;
        }
        let mask: Vec<u8> = buffer.drain(HEAD..HEAD + MASK).collect();
        buffer[HEAD..].iter_mut().zip(mask.iter().cycle()).for_each(|(byte, mask)| *byte ^= mask);
        // A server does not mask.
        buffer[1] &= 127;
        for other in &groups.lock().expect("no panic")[&path] {
            let _ = other.try_write(&buffer);
        }
        buffer.clear();
    }
}

/// The processor time of a program, or of one of its threads, so far; with the name of the program or thread.
fn processor_time(stat: &Path) -> Option<(String, f64)> {
    let stat = std::fs::read_to_string(stat).ok()?;
    let (name, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((name.split('(').nth(1)?.to_string(), (ticks(11)? + ticks(12)?) / 100.0))
}

pub fn processor_seconds(id: u32) -> f64 {
    processor_time(Path::new(&format!("/proc/{id}/stat"))).expect("Linux").1
}

/// The processor time of the threads of the database.
fn database_seconds(id: u32) -> f64 {
    let threads = std::fs::read_dir(format!("/proc/{id}/task")).expect("Linux").flatten();
    let times = threads.filter_map(|thread| processor_time(&thread.path().join("stat")));
    times.filter(|(name, _)| name.starts_with("sqlx")).map(|(_, seconds)| seconds).sum()
}

/// A server that is a program of its own.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts one. It has a core of its own where `taskset` is there; figures for a second of its processor time do not
    /// depend on that.
    pub fn start(kind: &str, folder: &Path) -> Server {
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

    pub fn seconds(&self) -> f64 {
        processor_seconds(self.child.id())
    }

    pub fn database_seconds(&self) -> f64 {
        database_seconds(self.child.id())
    }

    /// Kibibytes of memory.
    pub fn memory(&self) -> f64 {
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
