//! The local server: the page and its files, from inside the binary or from a folder.

mod assets;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use tokio::net::TcpListener;

pub use assets::{Files, is_built};

/// How far from the wished port another one is tried.
const PORTS_TRIED: u16 = 50;

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

    /// Answers with these files until `stop` is done.
    pub async fn run(self, files: Files, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        axum::serve(self.listener, app(files)).with_graceful_shutdown(stop).await
    }
}

/// Everything the server answers.
pub fn app(files: Files) -> Router {
    let answer = move |method, uri, headers| assets::answer(files.clone(), method, uri, headers);
    Router::new().fallback(answer)
}
