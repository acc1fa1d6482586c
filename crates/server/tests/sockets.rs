//! What goes over a socket, whatever the page at its other end does.

mod common;

use std::time::{Duration, Instant};

use common::{Page, Running, config, make, request, session, setup};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::{Ask, Code, Frame, Room, Tell, WIRE_VERSION};

/// A table with its owner's page, and somebody's cookie.
async fn gathering(server: &Running) -> (Code, Page, String) {
    let owner = session(server.address).await;
    let body = format!(r#"{{"setup":{}}}"#, setup(testkit::rules(2, "")));
    let code = make(server.address, &owner, &body).await;
    let mut page = Page::new(server.address, code, &owner, None).await;
    page.sit(0, "Ana").await;
    (code, page, session(server.address).await)
}

/// A socket whose other end takes few bytes that nobody has read.
async fn narrow(server: &Running, code: Code, cookie: &str) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("it is set");
    let stream = socket.connect(server.address).await.expect("a connection");
    let mut request =
        format!("ws://{}/api/tables/{code}/socket", server.address).into_client_request().expect("a request");
    request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
    let hello = Ask::Hello { version: WIRE_VERSION, last: None };
    socket.send(Message::text(hello.to_json())).await.expect("it is sent");
    socket
}

/// A count of the server.
async fn count(server: &Running, name: &str) -> u64 {
    let counts = request(server.address, "GET", "/metrics", &[], "").await.body;
    let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.parse().ok()).expect("a count")
}

/// The owner takes another name, of which everybody is told.
async fn rename(page: &mut Page, number: usize) {
    let name = format!("{number} {}", "x".repeat(15));
    page.ask(&Ask::Sit { seat: 0, name: name.clone(), colour: None }).await;
    page.until(|page| {
        page.room.as_ref().is_some_and(|room| room.seats[0].name.as_deref() == Some(name.as_str()))
    })
    .await;
}

/// The number in the name that the owner has.
fn number_in(room: &Room) -> Option<usize> {
    room.seats[0].name.as_ref()?.split(' ').next()?.parse().ok()
}

#[tokio::test]
async fn whoever_does_not_read_is_dropped_and_the_table_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, mut page, cookie) = gathering(&server).await;
    let mut silent = narrow(&server, code, &cookie).await;
    page.until(|page| page.room.as_ref().is_some_and(|room| room.watchers == 1)).await;
    // The buffers of the system take a lot before anything waits in the server; they are filled with answers that nobody
    // reads. Then the table goes on to tell what happens.
    let flood = tokio::spawn(async move {
        let hello = Ask::Hello { version: WIRE_VERSION, last: None }.to_json();
        while silent.send(Message::text(hello.clone())).await.is_ok() {}
    });
    let (began, mut number) = (Instant::now(), 0);
    while count(&server, "alhambra_dropped_total").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(60), "{number} messages wait");
        for _ in 0..20 {
            rename(&mut page, number).await;
            number += 1;
        }
    }
    page.until(|page| page.room.as_ref().is_some_and(|room| room.watchers == 0)).await;
    while count(&server, "alhambra_connections").await > 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    rename(&mut page, number).await;
    // Whoever comes back is told everything.
    let mut again = Page::new(server.address, code, &cookie, None).await;
    let seats = |page: &Page| page.room.as_ref().map(|room| room.seats.clone());
    again.until(|again| seats(again) == seats(&page)).await;
    flood.await.expect("its connection has ended");
    server.stop().await;
}

#[tokio::test]
async fn whoever_reads_late_gets_every_message_whole_and_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, mut page, cookie) = gathering(&server).await;
    let mut late = narrow(&server, code, &cookie).await;
    page.until(|page| page.room.as_ref().is_some_and(|room| room.watchers == 1)).await;
    // The answers to pings and the refusals of the connection itself come between what the table tells.
    const RENAMED: usize = 200;
    for number in 0..RENAMED {
        rename(&mut page, number).await;
        late.send(Message::Ping(vec![number as u8; 100].into())).await.expect("it is sent");
        if number % 2 == 0 {
            late.send(Message::text(format!("nonsense {number}"))).await.expect("it is sent");
        }
    }
    let (mut numbers, mut pongs, mut refused) = (Vec::new(), 0, 0);
    while numbers.len() < RENAMED || refused < RENAMED / 2 {
        let message =
            tokio::time::timeout(Duration::from_secs(30), late.next()).await.expect("a message in time");
        match message.expect("the connection holds").expect("a message") {
            Message::Text(text) => {
                match Tell::from_json(&text).unwrap_or_else(|error| panic!("{text}: {error}")) {
                    Tell::Room(room) => {
                        numbers.extend(number_in(&room).filter(|number| !numbers.contains(number)))
                    }
                    Tell::Refused(_) => refused += 1,
                    _ => {}
                }
            }
            Message::Binary(bytes) => drop(Frame::from_bytes(&bytes).expect("a message about the game")),
            Message::Pong(bytes) => {
                assert!(bytes.len() == 100 && bytes.iter().all(|byte| *byte == bytes[0]));
                pongs += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(numbers == (0..RENAMED).collect::<Vec<_>>() && pongs > 0, "{pongs} {numbers:?}");
    server.stop().await;
}

#[tokio::test]
async fn pings_are_answered_and_closing_is_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, _page, cookie) = gathering(&server).await;
    let mut socket = narrow(&server, code, &cookie).await;
    socket.send(Message::Ping(b"still there?".as_slice().into())).await.expect("it is sent");
    while !matches!(socket.next().await, Some(Ok(Message::Pong(bytes))) if bytes == b"still there?".as_slice())
    {
    }
    let bye = CloseFrame { code: CloseCode::Normal, reason: "bye".into() };
    socket.send(Message::Close(Some(bye.clone()))).await.expect("it is sent");
    let mut answer = None;
    while let Some(Ok(message)) = socket.next().await {
        answer = Some(message);
    }
    assert_eq!(answer, Some(Message::Close(Some(bye))));
    // What is refused from the first word on is closed with the reason, and only then ends.
    let mut rude = narrow(&server, code, &cookie).await;
    rude.send(Message::binary(vec![1])).await.expect("it is sent");
    let mut last = None;
    while let Some(Ok(message)) = rude.next().await {
        last = Some(message);
    }
    assert!(
        matches!(&last, Some(Message::Close(Some(frame))) if frame.code == CloseCode::Policy),
        "{last:?}"
    );
    while count(&server, "alhambra_connections").await > 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn bytes_that_are_no_messages_end_the_connection_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, mut page, cookie) = gathering(&server).await;
    // Without a mask, with reserved bits, a text that is none, a message without an end, one that is too long, and noise.
    let frames: [&[u8]; 6] = [
        &[0x81, 0x02, b'{', b'}'],
        &[0xF1, 0x80, 1, 2, 3, 4],
        &[0x81, 0x81, 0, 0, 0, 0, 0xFF],
        &[0x01, 0x81, 0, 0, 0, 0, b'{', 0x81, 0x81, 0, 0, 0, 0, b'{'],
        &[0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        &[0x55; 3000],
    ];
    for frame in frames {
        let mut stream = narrow(&server, code, &cookie).await.into_inner();
        stream.write_all(frame).await.expect("it is sent");
        let mut rest = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
        assert!(read.is_ok(), "{frame:?} does not end the connection");
    }
    page.until(|page| page.room.as_ref().is_some_and(|room| room.watchers == 0)).await;
    rename(&mut page, 1).await;
    server.stop().await;
}
