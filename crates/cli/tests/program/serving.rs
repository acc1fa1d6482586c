//! `alhambra serve` as seen on the wire: requests byte by byte, and their answers.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::symlink;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::common::Folder;

/// How long to wait for something that must happen. It usually happens much sooner.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a small folder of its own.
struct Serving {
    child: Child,
    address: String,
    folder: Folder,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to a request.
struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    fn length(&self) -> Option<usize> {
        self.header("content-length")?.parse().ok()
    }
}

impl Serving {
    /// Serves a folder with a page, a script both plain and compressed, and a picture that is only there plain.
    fn start(test: &str) -> Serving {
        Serving::start_at(test, &["--port", "0"])
    }

    /// Like `start`, with these options for the port.
    fn start_at(test: &str, port: &[&str]) -> Serving {
        let folder = Folder::new(test);
        fs::create_dir_all(folder.path("page/pkg")).expect("a folder");
        folder.write("page/index.html", "<!doctype html><title>A page</title>");
        folder.write("page/pkg/app.js", "the script as it is");
        folder.write("page/pkg/app.js.br", "the script, packed");
        folder.write("page/icon.png", "a picture");
        let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
        command.args(["serve", "--no-open", "--files", "page"]).args(port).current_dir(folder.path(""));
        let (child, address) = crate::common::serve(&mut command);
        let address = address.trim_start_matches("http://").trim_end_matches('/').to_string();
        Serving { child, address, folder }
    }

    /// Opens a connection and sends these bytes.
    fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        stream.write_all(text.as_bytes()).expect("the server takes it");
        stream
    }

    /// Sends one request with these additional headers and returns the whole answer.
    fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
        let request = format!("{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n");
        let mut bytes = Vec::new();
        self.send(&request).read_to_end(&mut bytes).expect("the server answers and closes");
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("text");
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
        Answer { status, head, body: bytes[end + 4..].to_vec() }
    }

    /// Sends a signal and returns how the program ended.
    fn end_by(mut self, signal: &str) -> ExitStatus {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("the program can be asked") {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "{signal} does not end the program");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn signals_end_it_whoever_hangs_on() {
    for signal in ["-INT", "-TERM"] {
        let serving = Serving::start(&format!("serve-signals{signal}"));
        // Larger than the buffers of a connection.
        fs::write(serving.folder.path("page/large"), vec![0; 64 << 20]).expect("a file");
        let half = serving.send("GET / HTTP/1.1\r\nHost: x\r\nAccept");
        let silent = serving.send("");
        let mut kept = serving.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        let mut unread = serving.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
        // The last two are being answered; from now on nobody reads from the second of them.
        for stream in [&mut kept, &mut unread] {
            let mut first = [0];
            stream.read_exact(&mut first).expect("an answer");
            assert_eq!(first, *b"H");
        }
        assert_eq!(serving.end_by(signal).code(), Some(0), "{signal}");
        drop((half, silent, kept, unread));
    }
}

#[test]
fn a_request_that_does_not_end_is_closed() {
    let serving = Serving::start("serve-slow");
    let begun = ["GET / HTTP/1.1\r\nHost: x\r\n", "GE", ""].map(|begun| (begun, serving.send(begun)));
    for (begun, mut stream) in begun {
        let closed = stream.read_to_end(&mut Vec::new());
        assert!(closed.is_ok(), "{begun:?} is kept open: {closed:?}");
    }
    assert_eq!(serving.ask("GET", "/", &[]).status, 200);
}

#[test]
fn head_tells_the_length_of_get() {
    let serving = Serving::start("serve-head");
    for (path, headers) in
        [("/", &[][..]), ("/pkg/app.js", &[]), ("/pkg/app.js", &["Accept-Encoding: br"]), ("/nothing", &[])]
    {
        let (get, head) = (serving.ask("GET", path, headers), serving.ask("HEAD", path, headers));
        assert_eq!(get.length(), Some(get.body.len()), "{path}");
        assert!(!get.body.is_empty() && head.body.is_empty(), "{path}");
        assert_eq!((get.status, get.length()), (head.status, head.length()), "{path}");
        assert_eq!(get.header("content-encoding"), head.header("content-encoding"), "{path}");
    }
}

#[test]
fn the_encoding_is_the_one_that_was_asked_for() {
    let serving = Serving::start("serve-encoding");
    for (wish, is_packed) in [
        ("br", true),
        ("gzip, br;q=0.5", true),
        ("*", true),
        ("identity;q=0, *", true),
        ("br;q=0", false),
        ("gzip, BR; Q=0.000", false),
        ("*;q=0.5, br;q=0", false),
        ("br;q=0.2, identity;q=0.8", false),
        ("gzip", false),
        ("", false),
    ] {
        let answer = serving.ask("GET", "/pkg/app.js", &[&format!("Accept-Encoding: {wish}")]);
        assert_eq!(answer.header("content-encoding"), is_packed.then_some("br"), "{wish}");
        assert_eq!(answer.body.ends_with(b"packed"), is_packed, "{wish}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{wish}");
    }
    // The picture is only there plain: a client that does not accept that is told so.
    assert_eq!(serving.ask("GET", "/icon.png", &["Accept-Encoding: br"]).status, 200);
    assert_eq!(serving.ask("GET", "/icon.png", &["Accept-Encoding: br, identity;q=0"]).status, 406);
}

#[test]
fn every_answer_is_whole_and_guarded() {
    let serving = Serving::start("serve-guarded");
    let tag = serving.ask("GET", "/", &[]).header("etag").expect("a tag").to_string();
    for (method, path, header, status) in [
        ("GET", "/", "X: y", 200),
        ("GET", "/pkg/app.js", "X: y", 200),
        ("GET", "/", &*format!("If-None-Match: {tag}"), 304),
        ("GET", "/", &*format!("If-None-Match: \"other\", W/{tag}"), 304),
        ("GET", "/", "If-None-Match: *", 304),
        ("GET", "/", "If-None-Match: \"other\"", 200),
        ("GET", "/nothing", "X: y", 404),
        ("HEAD", "/nothing", "X: y", 404),
        ("POST", "/", "X: y", 405),
        ("OPTIONS", "/nothing", "X: y", 405),
        ("GET", "/", "Accept-Encoding: *;q=0", 406),
    ] {
        let answer = serving.ask(method, path, &[header]);
        let (what, told) = (format!("{method} {path} {header}\n{}", answer.head), |name| answer.header(name));
        assert_eq!(answer.status, status, "{what}");
        if status >= 400 {
            assert_eq!(told("content-type"), Some("text/plain; charset=utf-8"), "{what}");
            assert!(answer.length().is_some_and(|length| length > 0), "{what}");
        }
        if method != "HEAD" && status != 304 {
            assert_eq!(answer.length(), Some(answer.body.len()), "{what}");
        }
        assert_eq!(told("allow"), (status == 405).then_some("GET, HEAD"), "{what}");
        assert_eq!(told("x-content-type-options"), Some("nosniff"), "{what}");
        assert_eq!(told("x-frame-options"), Some("DENY"), "{what}");
        assert_eq!(told("referrer-policy"), Some("no-referrer"), "{what}");
        let policy = told("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none';"), "{what}");
        assert!(policy.contains("frame-ancestors 'none'"), "{what}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{what}");
    }
}

#[test]
fn nothing_leads_out_of_the_folder() {
    let serving = Serving::start("serve-links");
    serving.folder.write("secret", "nobody's business");
    fs::create_dir_all(serving.folder.path("beside")).expect("a folder");
    serving.folder.write("beside/secret", "nobody's business");
    let page = serving.folder.path("page");
    for (target, name) in [
        ("../secret", "file"),
        ("../beside", "folder"),
        ("/etc/passwd", "absolute"),
        ("file", "twice"),
        ("pkg/app.js", "own"),
    ] {
        symlink(target, page.join(name)).expect("a link");
    }
    // Opening this one would block for ever, because nobody writes to it.
    assert!(Command::new("mkfifo").arg(page.join("pipe")).status().is_ok_and(|status| status.success()));
    assert_eq!(serving.ask("GET", "/own", &[]).body, b"the script as it is");
    for path in [
        "/file",
        "/folder/secret",
        "/absolute",
        "/twice",
        "/pipe",
        "/pkg",
        "/../secret",
        "/pkg/../../secret",
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/%2fetc%2fpasswd",
        "//etc/passwd",
        "/..\\secret",
        "/pkg/%00",
    ] {
        assert_eq!(serving.ask("GET", path, &[]).status, 404, "{path}");
    }
}

#[test]
fn the_first_port_is_no_usual_one() {
    let serving = Serving::start_at("serve-port", &[]);
    let port = serving.address.rsplit(':').next().and_then(|port| port.parse().ok());
    // Another port is taken if somebody plays on this machine during the test.
    assert!(port.is_some_and(|port: u16| (21492..=21542).contains(&port)), "{port:?}");
}
