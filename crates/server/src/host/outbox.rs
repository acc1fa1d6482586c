//! What is sent to a page. Whoever has something to tell it writes to the socket at once, without waking a task for it; only
//! what a full socket does not take waits for the task of the connection.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Control, Data, OpCode};
use wire::{Frame, Tell};

/// The bytes that may wait for a slow connection before it is dropped.
const MOST_WAITING: usize = 256 << 10;

/// So long a full socket may take nothing.
const SENDING: Duration = Duration::from_secs(10);

/// The way to a page. Messages are written whole and one after the other, whoever sends them.
pub(crate) struct Outbox {
    socket: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Wakes the task of the connection: something waits, or this is the end.
    care: Notify,
}

/// What a full socket did not take.
#[derive(Default)]
struct Waiting {
    bytes: VecDeque<u8>,
    /// Whether only the protocol still speaks.
    is_closing: bool,
    end: Option<End>,
}

/// Why nothing more is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The table has let go of the connection. What waits is still sent, and that it is closed.
    LetGo,
    /// The page does not keep up. A message may have been sent by half, so nothing can follow it.
    Slow,
    /// There is no connection any more.
    Gone,
}

impl Waiting {
    /// Whether nothing more can be sent.
    fn is_broken(&self) -> bool {
        matches!(self.end, Some(End::Slow | End::Gone))
    }
}

/// A message as it travels: a head, as long as it has to be, and the content. Others may follow.
pub(crate) struct Message {
    bytes: Vec<u8>,
    begin: usize,
}

/// The longest head of a message.
const HEAD: usize = 10;

impl Message {
    /// Puts the head before content that was written after [`HEAD`] bytes.
    fn new(code: OpCode, mut bytes: Vec<u8>) -> Message {
        let (head, length) = (FrameHeader { opcode: code, ..FrameHeader::default() }, bytes.len() - HEAD);
        let begin = HEAD - head.len(length as u64);
        head.format(length as u64, &mut &mut bytes[begin..HEAD]).expect("it is as long as it says");
        Message { bytes, begin }
    }

    /// A message about the table.
    pub fn text(tell: &Tell) -> Message {
        let mut bytes = Vec::with_capacity(256);
        bytes.resize(HEAD, 0);
        serde_json::to_writer(&mut bytes, tell).expect("a message has only texts as keys");
        Message::new(OpCode::Data(Data::Text), bytes)
    }

    /// A message about the game.
    pub fn about(frame: &Frame) -> Message {
        Message::new(OpCode::Data(Data::Binary), frame.write_after(HEAD))
    }

    /// Lets another message follow, so that both are sent at once.
    pub fn append(&mut self, next: &Message) {
        self.bytes.extend_from_slice(&next.bytes[next.begin..]);
    }

    /// Asks whether the page is still there.
    pub fn ping() -> Message {
        Message::new(OpCode::Control(Control::Ping), vec![0; HEAD])
    }
}

impl Outbox {
    pub fn new(socket: OwnedWriteHalf) -> Outbox {
        Outbox { socket, waiting: Mutex::default(), care: Notify::new() }
    }

    /// Sends a message. A connection that does not keep up comes to its end; its page returns and gets what it needs. So does
    /// the page of one that closes.
    pub fn send(&self, message: &Message) {
        let waiting = self.waiting();
        if !waiting.is_closing {
            self.add(waiting, &message.bytes[message.begin..]);
        }
    }

    /// Sends what the protocol says by itself: whole messages.
    pub fn put(&self, bytes: &[u8]) {
        self.add(self.waiting(), bytes);
    }

    /// From now on only the protocol speaks, because nothing may follow its farewell (RFC 6455, 5.5.1).
    pub fn close(&self) {
        self.waiting().is_closing = true;
    }

    fn add(&self, mut waiting: MutexGuard<'_, Waiting>, bytes: &[u8]) {
        if waiting.is_broken() {
            return;
        }
        let mut rest = bytes;
        if waiting.bytes.is_empty() {
            match self.write(bytes) {
                Ok(written) => rest = &bytes[written..],
                Err(_) => return self.end_with(waiting, End::Gone),
            }
        }
        if rest.is_empty() {
            return;
        }
        if waiting.bytes.len() + rest.len() > MOST_WAITING {
            return self.end_with(waiting, End::Slow);
        }
        waiting.bytes.extend(rest);
        self.care.notify_one();
    }

    /// The table has nothing more to tell.
    pub fn let_go(&self) {
        let waiting = self.waiting();
        if waiting.end.is_none() {
            self.end_with(waiting, End::LetGo);
        }
    }

    fn end_with(&self, mut waiting: MutexGuard<'_, Waiting>, end: End) {
        waiting.end = Some(end);
        self.care.notify_one();
    }

    /// Completes when something waits, or at the end.
    pub async fn needs_care(&self) {
        self.care.notified().await;
    }

    /// Writes what waits, as the socket takes it. The error is the reason why nothing more is sent.
    pub async fn empty(&self) -> Result<(), End> {
        let mut until = Instant::now() + SENDING;
        loop {
            let Some(written) = self.write_waiting()? else { return Ok(()) };
            if written > 0 {
                until = Instant::now() + SENDING;
            }
            tokio::select! {
                ready = timeout_at(until, self.socket.writable()) => match ready {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return Err(End::Gone),
                    Err(_) => return Err(End::Slow),
                },
                // There is more to send, or it is the end.
                () = self.care.notified() => {}
            }
        }
    }

    /// Writes what the socket takes of what waits, and returns how much that was; `None` if nothing waits any more.
    fn write_waiting(&self) -> Result<Option<usize>, End> {
        let (mut waiting, mut written) = (self.waiting(), 0);
        while !waiting.bytes.is_empty() && !waiting.is_broken() {
            match self.write(waiting.bytes.as_slices().0) {
                Ok(0) => return Ok(Some(written)),
                Ok(more) => {
                    waiting.bytes.drain(..more);
                    written += more;
                }
                Err(_) => return Err(End::Gone),
            }
        }
        // It may have become large.
        waiting.bytes = VecDeque::new();
        waiting.end.map_or(Ok(None), Err)
    }

    /// Writes to the socket; a full one takes nothing.
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        match self.socket.try_write(bytes) {
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => Ok(0),
            written => written,
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    #[tokio::test]
    async fn nothing_follows_a_farewell() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let mut page = TcpStream::connect(address).await.expect("a connection");
        let (_read, write) = listener.accept().await.expect("a connection").0.into_split();
        let out = Outbox::new(write);
        out.send(&Message::ping());
        out.close();
        out.send(&Message::text(&Tell::Elsewhere));
        out.put(b"farewell");
        out.send(&Message::ping());
        drop(out);
        let mut sent = Vec::new();
        page.read_to_end(&mut sent).await.expect("it ends");
        assert_eq!(sent, [&[0x89, 0][..], b"farewell"].concat());
    }
}
