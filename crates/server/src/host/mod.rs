//! The server of tables: people play over a network, and the page is served as by the local server.

mod api;
mod config;
mod friends;
mod hall;
mod limits;
mod listed;
mod metrics;
mod openapi;
mod outbox;
mod room;
mod session;
mod socket;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime};

use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use store::{Folder, Store, StoreError};
use tokio::net::TcpListener;
use tower_service::Service;

pub use config::{Config, ConfigError, SETTINGS, Setting};
pub use friends::address_for_friends;

use crate::files::Files;
use api::Peer;
use hall::Shared;

/// So long after the end connections may still take to go.
const FAREWELL: Duration = Duration::from_secs(2);

/// Files that are open beside those of connections.
const OTHER_FILES: u64 = 50;

/// Counts for an hour are forgotten after it.
const HOUR: Duration = Duration::from_secs(3600);

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// A server of tables that listens but does not answer yet.
pub struct Host {
    listener: TcpListener,
    shared: Arc<Shared>,
}

/// Why a server of tables does not begin.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The address cannot be listened on.
    #[error("{address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What is wrong with it.
        error: io::Error,
    },
    /// What is kept cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Host {
    /// Opens what is kept and listens.
    ///
    /// # Errors
    ///
    /// The folder or the address cannot be used.
    pub async fn bind(config: Config) -> Result<Host, HostError> {
        let store = Store::open(Folder::take(&config.data)?).await?;
        let address = config.listen;
        let listener =
            TcpListener::bind(address).await.map_err(|error| HostError::Listen { address, error })?;
        // The system chooses the port if none is named, and friends have to know it.
        let listen = listener.local_addr().unwrap_or(address);
        let config = Config { listen, ..config };
        Ok(Host { listener, shared: Shared::open(config, store).await? })
    }

    /// The address on which it listens.
    ///
    /// # Errors
    ///
    /// The system does not tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` completes. What was acknowledged is safe then, and pages know that they can come back.
    pub async fn run(self, files: Files, stop: impl Future<Output = ()>) {
        let Host { listener, shared } = self;
        let resuming = tokio::spawn({
            let shared = Arc::clone(&shared);
            async move {
                if let Err(error) = shared.resume().await {
                    metrics::log("error", "tables could not be resumed", &error.to_string());
                }
                loop {
                    tokio::time::sleep(HOUR).await;
                    shared.made.clear();
                    shared.misses.clear();
                }
            }
        });
        let paths = api::paths(Arc::clone(&shared), files);
        metrics::log("info", "the server begins", "");
        // Every connection is an open file; beside them there are those of the database.
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_default();
        if files < shared.config.max_connections as u64 + OTHER_FILES {
            let detail = format!("only {files} files may be open, which is too few for max-connections");
            metrics::log("warning", "fewer people can come than the settings allow", &detail);
        }
        let stopping = {
            let shared = Arc::clone(&shared);
            async move {
                stop.await;
                metrics::log("info", "the server ends", "");
                shared.stop().await;
            }
        };
        let service = move |peer: SocketAddr| {
            let paths = paths.clone();
            service_fn(move |request: Request<Incoming>| {
                let mut paths = paths.clone();
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(Peer(peer));
                async move { paths.call(request).await }
            })
        };
        let has_room = {
            let shared = Arc::clone(&shared);
            move |requests: usize| {
                let sockets = shared.metrics.connections.load(Ordering::Relaxed) as usize;
                requests + sockets < shared.config.max_connections
            }
        };
        crate::connections::serve(listener, service, has_room, stopping, FAREWELL).await;
        resuming.abort();
        let _ = resuming.await;
        let open = || shared.metrics.connections.load(Ordering::Relaxed) > 0;
        let gone = async {
            while open() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(FAREWELL, gone).await;
        if let Some(shared) = Arc::into_inner(shared) {
            shared.store.close().await;
        }
    }
}
