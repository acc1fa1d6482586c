//! Accepting connections, and letting them go.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::HttpService;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How long a request may take to arrive, and how long an idle connection is kept.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait after accepting a connection failed, for example because there are too many.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves connections until `stop` completes, and for at most `farewell` longer for answers in progress. `service` makes
/// what answers one connection. With so many connections open, `has_room` decides whether another is taken or cut off;
/// those that have become sockets are not among them.
pub(crate) async fn serve<S, B>(
    listener: TcpListener,
    service: impl Fn(SocketAddr) -> S,
    has_room: impl Fn(usize) -> bool,
    stop: impl Future<Output = ()>,
    farewell: Duration,
) where
    S: HttpService<Incoming, ResBody = B> + Send + 'static,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    S::Future: Send,
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let mut stop = pin!(stop);
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let (end, ends) = watch::channel(());
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = &mut stop => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        if !has_room(connections.len()) {
            continue;
        }
        let _ = stream.set_nodelay(true);
        // A failed connection only concerns the client, which notices by itself.
        let connection = protocol.serve_connection(TokioIo::new(stream), service(peer)).with_upgrades();
        let mut ends = ends.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = ends.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(listener);
    // Connections that still hang are cut off when the set that holds them is dropped.
    end.send_replace(());
    let _ = tokio::time::timeout(farewell, async { while connections.join_next().await.is_some() {} }).await;
}
