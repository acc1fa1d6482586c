//! The other end of a server of tables: requests, and a page without a screen.

// Not every test uses all of it.
#![allow(dead_code)]

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use engine::{Action, View};
use futures_util::{SinkExt, StreamExt};
use server::Files;
use server::host::{Config, Host};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{Ask, Code, FollowError, Following, Frame, Json, Refused, Room, Tell, WIRE_VERSION};

/// So long a test waits for an answer before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// The settings of a server for tests, with these changes.
pub fn config(data: &Path, changes: &[(&str, &str)]) -> Config {
    let mut flags = vec![
        ("listen".to_string(), "127.0.0.1:0".to_string()),
        ("data".to_string(), data.display().to_string()),
        ("bot-pause".to_string(), "0".to_string()),
        ("requests-per-second".to_string(), "10000".to_string()),
    ];
    flags.extend(changes.iter().map(|(name, value)| (name.to_string(), value.to_string())));
    Config::read(None, |_| None, &flags).expect("settings")
}

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn new(config: Config) -> Running {
        let host = Host::bind(config).await.unwrap_or_else(|error| panic!("{error}"));
        let address = host.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(host.run(Files::Inside, async { drop(stopped.await) }));
        Running { address, stop, task }
    }

    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.task.await.expect("the server ends");
    }
}

/// An answer to a request.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

/// Sends a request over a connection of its own.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it is sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    check_described(method, path, status);
    Answer { status, head: head.to_lowercase(), body: body.to_string() }
}

/// Checks that the description of the paths knows this answer. What it does not describe are files of the page.
fn check_described(method: &str, path: &str, status: u16) {
    let document: serde_json::Value =
        serde_json::from_str(include_str!("../../src/host/openapi.json")).expect("JSON");
    let is_it = |described: &str| {
        let (mut one, mut other) = (described.split('/'), path.split('/'));
        one.by_ref().zip(other.by_ref()).all(|(one, other)| one.starts_with('{') || one == other)
            && described.split('/').count() == path.split('/').count()
    };
    let mut paths: Vec<&String> = document["paths"].as_object().expect("paths").keys().collect();
    // A path without a variable part comes first.
    paths.sort_by_key(|path| path.contains('{'));
    if let Some(described) = paths.into_iter().find(|described| is_it(described)) {
        let about = &document["paths"][described][method.to_lowercase()];
        assert!(about["responses"][status.to_string()].is_object(), "{method} {described} answers {status}");
    }
}

/// Begins a session and returns its cookie.
pub async fn session(address: SocketAddr) -> String {
    let answer = request(address, "POST", "/api/session", &[], "").await;
    assert_eq!(answer.status, 204);
    let line = answer.head.lines().find(|line| line.starts_with("set-cookie:")).expect("a cookie");
    assert!(line.contains("httponly") && line.contains("samesite=lax"), "{line}");
    let cookie = line.trim_start_matches("set-cookie:").split(';').next().expect("a cookie");
    cookie.trim().to_string()
}

/// Makes a table and returns its code.
pub async fn make(address: SocketAddr, cookie: &str, body: &str) -> Code {
    let answer = request(address, "POST", "/api/tables", &[("cookie", cookie)], body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let made: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    Code::from_text(made["code"].as_str().expect("a code")).expect("a code")
}

/// The other end of a socket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody's page.
pub struct Page {
    pub socket: Socket,
    pub following: Option<Following>,
    pub room: Option<Room>,
    pub refused: Vec<Refused>,
    pub told: Vec<Tell>,
    /// Everything that came about the table and the game.
    pub messages: Vec<Message>,
    next_id: u64,
}

/// Opens a socket to a table.
pub async fn open(
    address: SocketAddr,
    code: Code,
    headers: &[(&'static str, &str)],
) -> Result<Socket, tungstenite::Error> {
    let mut request = format!("ws://{address}/api/tables/{code}/socket").into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    let opened = tokio_tungstenite::connect_async(request).await;
    let status = match &opened {
        Ok(_) => 101,
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(_) => return Ok(opened?.0),
    };
    check_described("GET", &format!("/api/tables/{code}/socket"), status);
    Ok(opened?.0)
}

impl Page {
    /// Connects and says hello.
    pub async fn new(address: SocketAddr, code: Code, cookie: &str, last: Option<u32>) -> Page {
        let socket =
            open(address, code, &[("cookie", cookie)]).await.unwrap_or_else(|error| panic!("{error}"));
        let (following, room) = (None, None);
        let (refused, told, messages) = (Vec::new(), Vec::new(), Vec::new());
        let next_id = u64::from(rand()) << 20;
        let mut page = Page { socket, following, room, refused, told, messages, next_id };
        page.ask(&Ask::Hello { version: WIRE_VERSION, last }).await;
        page.until(|page| page.room.is_some()).await;
        page
    }

    pub async fn ask(&mut self, ask: &Ask) {
        self.socket
            .send(Message::text(ask.to_json()))
            .await
            .unwrap_or_else(|error| panic!("{ask:?}: {error}"));
    }

    /// Reads one message; `None` when the connection has ended.
    pub async fn read(&mut self) -> Option<()> {
        let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("an answer in time");
        let message = message?.ok()?;
        if matches!(message, Message::Text(_) | Message::Binary(_)) {
            self.messages.push(message.clone());
        }
        match message {
            Message::Text(text) => {
                match Tell::from_json(&text).unwrap_or_else(|error| panic!("{text}: {error}")) {
                    Tell::Room(room) => self.room = Some(*room),
                    Tell::Refused(refused) => self.refused.push(refused),
                    tell => self.told.push(tell),
                }
            }
            Message::Binary(bytes) => {
                self.take(Frame::from_bytes(&bytes).expect("a message")).await;
            }
            Message::Close(_) => return None,
            _ => {}
        }
        Some(())
    }

    async fn take(&mut self, frame: Frame) {
        match (frame, &mut self.following) {
            (Frame::Fresh(fresh), following) => {
                *following = Some(Following::new(fresh).expect("a game"));
            }
            (Frame::Steps(steps), Some(following)) => match following.follow(steps) {
                Ok(_) => {}
                Err(FollowError::Gap { .. }) => {
                    self.ask(&Ask::Hello { version: WIRE_VERSION, last: None }).await;
                }
                Err(error) => panic!("{error}"),
            },
            (Frame::Steps(_), None) => panic!("steps of a game that is not known"),
        }
    }

    /// Reads until something is so.
    pub async fn until(&mut self, is_so: impl Fn(&Page) -> bool) {
        while !is_so(self) {
            self.read().await.expect("the connection holds");
        }
    }

    pub fn view(&self) -> View<'_> {
        self.following.as_ref().expect("a game").view()
    }

    pub fn next(&self) -> u32 {
        self.following.as_ref().map_or(0, Following::next)
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(following) = &self.following {
            following.view().legal_actions(&mut legal);
        }
        legal
    }

    pub fn is_over(&self) -> bool {
        self.following.as_ref().is_some_and(|following| following.view().outcome().is_some())
    }

    /// Sends an action and returns its id.
    pub async fn act(&mut self, action: Action) -> u64 {
        self.next_id += 1;
        let ask = Ask::Act { id: self.next_id, expect: self.next(), action: Json::of_action(action) };
        self.ask(&ask).await;
        self.next_id
    }

    pub async fn sit(&mut self, seat: usize, name: &str) {
        self.ask(&Ask::Sit { seat, name: name.into(), colour: None }).await;
        self.until(|page| page.room.as_ref().is_some_and(|room| room.you.seat == Some(seat))).await;
        self.ask(&Ask::Ready { ready: true }).await;
        self.until(|page| page.room.as_ref().is_some_and(|room| room.seats[seat].ready)).await;
    }

    pub async fn start(&mut self) {
        self.ask(&Ask::Start).await;
        self.until(|page| page.following.is_some()).await;
    }
}

/// A number that differs from call to call.
pub fn rand() -> u32 {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).expect("random bytes");
    u32::from_le_bytes(bytes) >> 4
}

pub fn setup(rules: engine::Rules) -> String {
    Json::of_setup(&protocol::Setup::new(rules)).to_string()
}
