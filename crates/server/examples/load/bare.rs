//! What bare servers make of the same machine in the same minutes.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::Code;

use crate::common::{self, Socket};
use crate::servers::Server;

/// Connections or tables that are busy at once.
pub const BUSY: usize = 64;

/// The bytes of a bare message.
const BYTES: usize = 128;

fn message() -> Message {
    Message::text("x".repeat(BYTES))
}

async fn open(server: &Server, number: usize) -> Socket {
    let code = Code::new(number as u32).expect("a code");
    common::open(server.address, code, &[]).await.expect("a connection")
}

/// Opens sockets, some at a time.
async fn open_all(server: &Server, sockets: usize) -> Vec<Socket> {
    let mut all = Vec::new();
    for number in 0..sockets {
        all.push(open(server, number).await);
    }
    all
}

/// Echoes for a second of the server's processor time.
pub async fn echo_rate(seconds: f64) -> f64 {
    let server = Server::start("echo", Path::new("."));
    let sockets = open_all(&server, BUSY).await;
    let (before, end) = (server.seconds(), Instant::now() + Duration::from_secs_f64(seconds));
    let clients = sockets.into_iter().map(|mut socket| async move {
        let mut echoes = 0u64;
        while Instant::now() < end {
            socket.send(message()).await.expect("it is sent");
            socket.next().await.expect("an echo").expect("an echo");
            echoes += 1;
        }
        echoes
    });
    let echoes: u64 = clients.collect::<JoinSet<_>>().join_all().await.into_iter().sum();
    echoes as f64 / (server.seconds() - before)
}

/// The same for messages that are passed on to three sockets each, one of which is the sender, by a server of this kind.
pub async fn group_rate(kind: &str, seconds: f64) -> f64 {
    let server = Server::start(kind, Path::new("."));
    let mut groups = Vec::new();
    for number in 0..BUSY {
        let mut sockets = Vec::new();
        for _ in 0..3 {
            sockets.push(open(&server, number).await);
        }
        groups.push(sockets);
    }
    let (before, end) = (server.seconds(), Instant::now() + Duration::from_secs_f64(seconds));
    let clients = groups.into_iter().map(|mut sockets| async move {
        let mut messages = 0usize;
        while Instant::now() < end {
            sockets[messages % 3].send(message()).await.expect("it is sent");
            for socket in &mut sockets {
                socket.next().await.expect("a message").expect("a message");
            }
            messages += 1;
        }
        messages
    });
    let messages: usize = clients.collect::<JoinSet<_>>().join_all().await.into_iter().sum();
    messages as f64 / (server.seconds() - before)
}

/// How long echoes take, from a server with so many sockets and as many messages in a second in all.
pub async fn echo_times(sockets: usize, each_second: f64, seconds: f64) -> Vec<Duration> {
    let server = Server::start("echo", Path::new("."));
    let sockets = open_all(&server, sockets).await;
    let pause = Duration::from_secs_f64(sockets.len() as f64 / each_second);
    let began = Instant::now();
    let (count, end) = (sockets.len(), began + Duration::from_secs_f64(seconds));
    let clients = sockets.into_iter().enumerate().map(|(number, mut socket)| async move {
        let mut at = began + pause.mul_f64(number as f64 / count as f64);
        let mut times = Vec::new();
        while at < end {
            tokio::time::sleep_until(at.into()).await;
            at += pause;
            let sent = Instant::now();
            socket.send(message()).await.expect("it is sent");
            socket.next().await.expect("an echo").expect("an echo");
            times.push(sent.elapsed());
        }
        times
    });
    clients.collect::<JoinSet<_>>().join_all().await.into_iter().flatten().collect()
}

/// Answers to `GET /healthz` for a second of the server's processor time.
pub async fn answer_rate(kind: &str, folder: &Path, seconds: f64) -> f64 {
    let server = Server::start(kind, folder);
    let (before, end) = (server.seconds(), Instant::now() + Duration::from_secs_f64(seconds));
    let address = server.address;
    let clients = (0..BUSY).map(|_| answers(address, end));
    let answers: u64 = clients.collect::<JoinSet<_>>().join_all().await.into_iter().sum();
    answers as f64 / (server.seconds() - before)
}

/// Asks over one connection until the end, and returns how many answers came.
async fn answers(address: SocketAddr, end: Instant) -> u64 {
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("it is set");
    let (mut count, mut answer) = (0, [0; 1024]);
    while Instant::now() < end {
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        // The last bytes of the answer are its content.
        let mut length = 0;
        while !answer[..length].ends_with(b"\r\n\r\nok\n") {
            let more = stream.read(&mut answer[length..]).await.expect("an answer");
            assert!(more > 0, "the connection holds");
            length += more;
        }
        count += 1;
    }
    count
}
