//! One connection of a page.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use tables::Member;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout};
use wire::{Ask, Code, Refusal, Refused, Tell, WIRE_VERSION};

use super::hall::Shared;
use super::limits::Bucket;
use super::metrics::count;
use super::now;
use super::room::{Join, Msg};

/// The messages that may wait for a slow connection before it is dropped.
const WAITING: usize = 64;

/// So long a page has to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// So often a connection is asked whether it is still there; it is dropped when it was silent for twice as long.
const PING: Duration = Duration::from_secs(25);

/// So many requests too many are refused before the connection is dropped.
const PATIENCE: u32 = 200;

/// So long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(10);

/// Codes with which connections are closed (RFC 6455, 7.4): a rule was broken, and the server starts anew.
const POLICY: u16 = 1008;
const RESTART: u16 = 1012;

/// A connection that counts as long as it lives.
pub(crate) struct Counted {
    shared: Arc<Shared>,
    address: IpAddr,
}

impl Counted {
    /// Counts a connection; `None` if the address has too many, or the server has.
    pub fn new(shared: &Arc<Shared>, address: IpAddr) -> Option<Counted> {
        let open = &shared.metrics.connections;
        if open.load(Ordering::Relaxed) >= shared.config.max_connections as u64
            || !shared.connections.add(address, shared.config.connections_per_address)
        {
            return None;
        }
        count(open);
        Some(Counted { shared: Arc::clone(shared), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.shared.metrics.connections.fetch_sub(1, Ordering::Relaxed);
        self.shared.connections.remove(&self.address);
    }
}

fn refusal(code: Refusal, message: &str) -> Message {
    Message::Text(Utf8Bytes::from(Tell::Refused(Refused::new(code, message)).to_json()))
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(())))
}

async fn close(socket: &mut WebSocket, code: u16) {
    let _ = send(socket, Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }))).await;
}

/// Serves a connection to a table until it ends.
pub(crate) async fn serve(mut socket: WebSocket, counted: Counted, code: Code, who: Member) {
    let shared = Arc::clone(&counted.shared);
    let known = match timeout(HELLO, hello(&mut socket)).await {
        Ok(Ok(known)) => known,
        Ok(Err(message)) => {
            send(&mut socket, message).await;
            return close(&mut socket, POLICY).await;
        }
        Err(_) => return close(&mut socket, POLICY).await,
    };
    let (out, mut outbox) = mpsc::channel(WAITING);
    let (room, number) = match join(&shared, code, who, known, out).await {
        Ok(joined) => joined,
        Err(refused) => {
            if refused.code == Refusal::NoSuchTable {
                shared.misses.add(counted.address, usize::MAX);
            }
            send(&mut socket, Message::Text(Utf8Bytes::from(Tell::Refused(refused).to_json()))).await;
            return close(&mut socket, POLICY).await;
        }
    };
    let mut bucket = Bucket::new(shared.config.requests_per_second, now());
    let mut pings = interval_at(Instant::now() + PING, PING);
    let (mut heard, mut refusals) = (Instant::now(), 0);
    let closing = loop {
        tokio::select! {
            message = outbox.recv() => match message {
                Some(message) => {
                    if !send(&mut socket, message).await {
                        break None;
                    }
                }
                // The table has ended its task; the page comes back.
                None => break Some(RESTART),
            },
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => break Some(POLICY),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                };
                let answer = if bucket.take(now()) {
                    match Ask::from_json(&text) {
                        Ok(ask) => match room.send(Msg::Ask { connection: number, ask: Box::new(ask) }).await {
                            Ok(()) => continue,
                            Err(_) => break Some(RESTART),
                        },
                        Err(message) => refusal(Refusal::BadRequest, &message),
                    }
                } else {
                    refusal(Refusal::TooFast, "these are too many requests at once")
                };
                count(&shared.metrics.refused);
                refusals += 1;
                if refusals > PATIENCE || !send(&mut socket, answer).await {
                    count(&shared.metrics.dropped);
                    break Some(POLICY);
                }
            },
            _ = pings.tick() => {
                if heard.elapsed() > 2 * PING || !send(&mut socket, Message::Ping(Default::default())).await {
                    break None;
                }
            },
        }
    };
    let _ = room.send(Msg::Leave { connection: number }).await;
    if let Some(code) = closing {
        close(&mut socket, code).await;
    }
}

/// Waits for the first request, and returns the number of steps that the page knows.
async fn hello(socket: &mut WebSocket) -> Result<Option<u32>, Message> {
    let bad = |message: &str| refusal(Refusal::BadRequest, message);
    loop {
        let text = match socket.recv().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            _ => return Err(bad("the first request is `hello`")),
        };
        return match Ask::from_json(&text) {
            Ok(Ask::Hello { version: WIRE_VERSION, last }) => Ok(last.and_then(|last| last.checked_add(1))),
            Ok(Ask::Hello { .. }) => {
                Err(refusal(Refusal::OtherVersion, "this page is of another version; load it again"))
            }
            Ok(_) => Err(bad("the first request is `hello`")),
            Err(message) => Err(bad(&message)),
        };
    }
}

async fn join(
    shared: &Arc<Shared>,
    code: Code,
    who: Member,
    known: Option<u32>,
    out: mpsc::Sender<Message>,
) -> Result<(mpsc::Sender<Msg>, u64), Refused> {
    for _ in 0..3 {
        let room = shared.find(code).await?;
        let (reply, answer) = oneshot::channel();
        let join = Box::new(Join { who, known, out: out.clone(), reply });
        if room.send(Msg::Join(join)).await.is_ok()
            && let Ok(answer) = answer.await
        {
            return match answer {
                Ok(number) => Ok((room, number)),
                Err((code, message)) => Err(Refused::new(code, message)),
            };
        }
    }
    Err(Refused::new(Refusal::Failed, "the table does not answer"))
}
