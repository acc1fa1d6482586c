//! The address that friends use.

use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The address under which others in the same network reach a server that listens there.
pub fn address_for_friends(listening: SocketAddr) -> String {
    let ip = if listening.ip().is_unspecified() {
        own_address().unwrap_or(listening.ip())
    } else {
        listening.ip()
    };
    format!("http://{}/", SocketAddr::new(ip, listening.port()))
}

/// The address of this machine on the way to others. Nothing is sent: the address belongs to nobody (RFC 5737).
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}
