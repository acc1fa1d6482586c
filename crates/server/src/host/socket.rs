//! One connection of a page.

use std::future::poll_fn;
use std::io::{self, ErrorKind, Read, Write};
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::Bytes;
use tables::Member;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout};
use tungstenite::Utf8Bytes;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, Message as Received, Role, WebSocketConfig, WebSocketContext};
use wire::{Ask, Code, MAX_ASK, Refusal, Refused, Tell, WIRE_VERSION};

use super::hall::Shared;
use super::limits::Bucket;
use super::metrics::count;
use super::outbox::{End, Message, Outbox};
use super::room::{Join, Msg};

/// The bytes that are read from a connection at once. Requests are short, and every connection has such a buffer.
const READ_BUFFER: usize = 1 << 10;

/// So long a page has to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// So long a page has to answer that the connection is closed.
const GOODBYE: Duration = Duration::from_secs(1);

/// So often a connection is asked whether it is still there; it is dropped when it was silent for twice as long.
const PING: Duration = Duration::from_secs(25);

/// So many requests too many are refused before the connection is dropped.
const PATIENCE: u32 = 200;

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

/// What a page sends. The answers that the protocol asks for take the same way as all that is sent.
struct Inbox {
    socket: OwnedReadHalf,
    protocol: WebSocketContext,
    out: Arc<Outbox>,
}

impl Inbox {
    /// The next message. Nothing is lost if it is not waited for.
    async fn next(&mut self) -> Result<Received, tungstenite::Error> {
        self.run(|protocol, ends| protocol.read(ends)).await
    }

    /// Closes the connection for this reason, and waits until the page has taken notice: what was sent last would be lost if
    /// the connection just ended while the page still sends.
    async fn close(mut self, code: CloseCode) {
        self.out.close();
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
        let _ = self.run(|protocol, ends| protocol.close(ends, Some(frame.clone()))).await;
        let goodbye = async {
            let _ = self.out.empty().await;
            while self.next().await.is_ok() {}
        };
        let _ = timeout(GOODBYE, goodbye).await;
    }

    /// Lets the protocol work until it has to wait for the page.
    async fn run<T>(
        &mut self,
        work: impl Fn(&mut WebSocketContext, &mut Ends<'_, '_>) -> Result<T, tungstenite::Error>,
    ) -> Result<T, tungstenite::Error> {
        poll_fn(|task| {
            let mut ends = Ends { socket: &mut self.socket, out: &self.out, task };
            match work(&mut self.protocol, &mut ends) {
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => Poll::Pending,
                done => Poll::Ready(done),
            }
        })
        .await
    }
}

/// Both ends of a connection, as the protocol sees them.
struct Ends<'a, 'b> {
    socket: &'a mut OwnedReadHalf,
    out: &'a Outbox,
    task: &'a mut Context<'b>,
}

impl Read for Ends<'_, '_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut into = ReadBuf::new(into);
        match Pin::new(&mut *self.socket).poll_read(self.task, &mut into) {
            Poll::Ready(done) => done.map(|()| into.filled().len()),
            Poll::Pending => Err(ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Ends<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.put(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn refusal(code: Refusal, message: &str) -> Message {
    Message::text(&Tell::Refused(Refused::new(code, message)))
}

/// Serves a connection to a table until it ends. Something of it may have been read already.
pub(crate) async fn serve(stream: TcpStream, read: Bytes, counted: Counted, code: Code, who: Member) {
    let shared = Arc::clone(&counted.shared);
    let (socket, half) = stream.into_split();
    let out = Arc::new(Outbox::new(half));
    let limits = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(Some(MAX_ASK))
        .max_frame_size(Some(MAX_ASK));
    let protocol = WebSocketContext::from_partially_read(read.into(), Role::Server, Some(limits));
    let mut inbox = Inbox { socket, protocol, out: Arc::clone(&out) };
    let known = match timeout(HELLO, hello(&mut inbox)).await {
        Ok(Ok(known)) => known,
        Ok(Err(message)) => {
            out.send(&message);
            return inbox.close(CloseCode::Policy).await;
        }
        Err(_) => return inbox.close(CloseCode::Policy).await,
    };
    let (room, number) = match join(&shared, code, who, known, &out).await {
        Ok(joined) => joined,
        Err(refused) => {
            if refused.code == Refusal::NoSuchTable {
                shared.misses.add(counted.address, usize::MAX);
            }
            out.send(&Message::text(&Tell::Refused(refused)));
            return inbox.close(CloseCode::Policy).await;
        }
    };
    let (mut heard, mut refusals) = (Instant::now(), 0);
    let mut bucket = Bucket::new(shared.config.requests_per_second, heard);
    let mut pings = interval_at(heard + PING, PING);
    let mut care = pin!(out.needs_care());
    let closing = loop {
        tokio::select! {
            // Requests come first; they cannot keep the rest waiting, because too many of them end the connection.
            biased;
            message = inbox.next() => {
                heard = Instant::now();
                let text = match message {
                    Ok(Received::Text(text)) => text,
                    Ok(Received::Ping(_) | Received::Pong(_)) => continue,
                    Ok(Received::Binary(_)) => break Some(CloseCode::Policy),
                    Ok(Received::Close(_)) => {
                        // The protocol has its answer ready and sends it when it is asked for more.
                        out.close();
                        let _ = inbox.next().await;
                        break None;
                    }
                    Ok(Received::Frame(_)) | Err(_) => break None,
                };
                let answer = if bucket.take(heard) {
                    match Ask::from_json(&text) {
                        Ok(ask) => match room.send(Msg::Ask { connection: number, ask: Box::new(ask) }).await {
                            Ok(()) => continue,
                            Err(_) => break Some(CloseCode::Restart),
                        },
                        Err(message) => refusal(Refusal::BadRequest, &message),
                    }
                } else {
                    refusal(Refusal::TooFast, "these are too many requests at once")
                };
                count(&shared.metrics.refused);
                refusals += 1;
                if refusals > PATIENCE {
                    count(&shared.metrics.dropped);
                    break Some(CloseCode::Policy);
                }
                out.send(&answer);
            },
            () = &mut care => match out.empty().await {
                Ok(()) => care.set(out.needs_care()),
                // The page comes back.
                Err(End::LetGo) => break Some(CloseCode::Restart),
                Err(End::Slow) => {
                    count(&shared.metrics.dropped);
                    break None;
                }
                Err(End::Gone) => break None,
            },
            _ = pings.tick() => {
                if heard.elapsed() > 2 * PING {
                    break None;
                }
                out.send(&Message::ping());
            },
        }
    };
    let _ = room.send(Msg::Leave { connection: number }).await;
    if let Some(code) = closing {
        inbox.close(code).await;
    }
}

/// Waits for the first request, and returns the number of steps that the page knows.
async fn hello(inbox: &mut Inbox) -> Result<Option<u32>, Message> {
    let bad = |message: &str| refusal(Refusal::BadRequest, message);
    loop {
        let text = match inbox.next().await {
            Ok(Received::Text(text)) => text,
            Ok(Received::Ping(_) | Received::Pong(_)) => continue,
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
    out: &Arc<Outbox>,
) -> Result<(mpsc::Sender<Msg>, u64), Refused> {
    for _ in 0..3 {
        let room = shared.find(code).await?;
        let (reply, answer) = oneshot::channel();
        let join = Box::new(Join { who, known, out: Arc::clone(out), reply });
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
