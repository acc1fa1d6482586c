//! The local server: the web page and its files, from inside the binary or from a folder.

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

/// How many ports after the requested one are tried.
const PORTS_TRIED: u16 = 50;

/// How long a request may take to arrive, and how long an idle connection is kept.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long answers in progress may still take when the server is stopped.
const FAREWELL: Duration = Duration::from_millis(300);

/// How long to wait after accepting a connection failed, for example because there are too many.
const PAUSE: Duration = Duration::from_millis(100);

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
}

impl Server {
    /// Listens on 127.0.0.1, on `port` or the next free one; 0 picks any free port.
    ///
    /// # Errors
    ///
    /// Fails if none of the ports tried can be used.
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

    /// The address of the web page.
    ///
    /// # Errors
    ///
    /// Fails if the operating system does not report the local address.
    pub fn address(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Serves these files until `stop` completes, and a moment longer for answers in progress.
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
            // A failed connection only concerns the client, which notices by itself.
            connections.spawn(all.watch(protocol.serve_connection(TokioIo::new(stream), service)));
        }
        drop(self.listener);
        // Connections that still hang are cut off when the set that holds them is dropped.
        let _ = tokio::time::timeout(FAREWELL, all.shutdown()).await;
    }
}
