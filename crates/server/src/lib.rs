//! The local server: the web page and its files, from inside the binary or from a folder; and the server of tables, to
//! which people come over a network.

mod answer;
mod connections;
mod encoding;
mod files;
pub mod host;

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use tokio::net::TcpListener;

pub use files::{Files, Folder, is_built};

/// How many ports after the requested one are tried.
const PORTS_TRIED: u16 = 50;

/// How long answers in progress may still take when the server is stopped.
const FAREWELL: Duration = Duration::from_millis(300);

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
        let service = move |_: SocketAddr| {
            let files = files.clone();
            service_fn(move |request: Request<Incoming>| {
                let files = files.clone();
                async move {
                    let answer =
                        answer::answer(&files, request.method(), request.uri(), request.headers()).await;
                    Ok::<_, Infallible>(answer)
                }
            })
        };
        connections::serve(self.listener, service, |_| true, stop, FAREWELL).await;
    }
}
