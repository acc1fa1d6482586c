//! A WebSocket of the browser.

use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, MessageEvent, WebSocket};
use wire::Code;

/// What a socket reports.
pub enum Report {
    /// It is open.
    Opened,
    /// A message about the table.
    Text(String),
    /// A message about the game.
    Bytes(Vec<u8>),
    /// It is closed, or could not be opened.
    Closed,
}

/// An open or opening socket. When it is dropped, it is closed and reports nothing more.
pub struct Socket {
    socket: WebSocket,
    _on_event: Closure<dyn FnMut(web_sys::Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Socket {
    /// Connects to a table; `None` if the browser does not even try.
    pub fn open(code: Code, report: impl Fn(Report) + Clone + 'static) -> Option<Socket> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/tables/{code}/socket", location.host().ok()?);
        let socket = WebSocket::new(&address).ok()?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let tell = report.clone();
        let on_event = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            tell(if event.type_() == "open" { Report::Opened } else { Report::Closed });
        });
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let data = event.data();
            if let Some(text) = data.as_string() {
                report(Report::Text(text));
            } else if let Ok(buffer) = data.dyn_into::<ArrayBuffer>() {
                report(Report::Bytes(Uint8Array::new(&buffer).to_vec()));
            }
        });
        socket.set_onopen(Some(on_event.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_event.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Socket { socket, _on_event: on_event, _on_message: on_message })
    }

    /// Sends a text; what cannot be sent is lost with the connection.
    pub fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        let _ = self.socket.close();
    }
}
