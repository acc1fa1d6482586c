//! The local server: the page and its files, from inside the binary or from a folder.

mod answer;
mod encoding;
mod files;

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

pub use files::{Files, Folder, is_built};

/// How far from the wished port another one is tried.
const PORTS_TRIED: u16 = 50;

/// How long a request may take to arrive, and a connection without one to be kept.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long what is being sent may take to arrive when the server is stopped.
const FAREWELL: Duration = Duration::from_millis(300);

/// How long nobody is let in after that failed, as it does when too many are there already.
const PAUSE: Duration = Duration::from_millis(100);

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
}

impl Server {
    /// Listens on 127.0.0.1, on `port` or the next one that is free; 0 takes any.
    pub async fn bind(port: u16) -> io::Result<Server> {
        let mut tried = port;
        loop {
            match TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, tried))).await {
                Ok(listener) => return Ok(Server { listener }),
                Err(error)
                    if error.kind() == io::ErrorKind::AddrInUse
                        && tried < port.saturating_add(PORTS_TRIED)
                        && tried < u16::MAX =>
                {
                    tried += 1;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Where the page is.
    pub fn address(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Answers with these files until `stop` is done, and a moment longer for what is being sent then.
    pub async fn run(self, files: Files, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        let mut protocol = http1::Builder::new();
        protocol.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
        let all = GracefulShutdown::new();
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(_) = connections.join_next() => continue,
                () = &mut stop => break,
            };
            let Ok((stream, _)) = accepted else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let files = files.clone();
            let service = service_fn(move |request: Request<Incoming>| {
                let files = files.clone();
                async move {
                    let answer =
                        answer::answer(&files, request.method(), request.uri(), request.headers()).await;
                    Ok::<_, Infallible>(answer)
                }
            });
            // A connection that fails concerns nobody but the other side, which knows.
            connections.spawn(all.watch(protocol.serve_connection(TokioIo::new(stream), service)));
        }
        drop(self.listener);
        // Whoever hangs is cut off: the connections end with the set that holds them.
        let _ = tokio::time::timeout(FAREWELL, all.shutdown()).await;
    }
}
