//! `alhambra host` and what belongs to it, as whoever runs a server uses them.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::Folder;

/// A server of tables with a folder of its own.
struct Hosting {
    child: Child,
    address: String,
}

impl Hosting {
    fn start(folder: &Folder) -> Hosting {
        fs::create_dir_all(folder.path("page")).expect("a folder");
        folder.write("page/index.html", "<!doctype html><title>A page</title>");
        let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
        command.args(["host", "--files", "page", "--listen", "127.0.0.1:0", "--data", "tables"]);
        command.current_dir(folder.path("")).stderr(Stdio::null());
        let (child, address) = crate::common::serve(&mut command);
        Hosting { child, address: address.trim_start_matches("http://").trim_end_matches('/').to_string() }
    }

    fn ask(&self, request: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let length = body.len();
        let text = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}",
            self.address
        );
        stream.write_all(text.as_bytes()).expect("the server takes it");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Ends the server as a service manager does, and returns whether it ended well.
    fn end(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").arg(id).status().expect("the signal is sent").success());
        self.child.wait().expect("it ends").success()
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn tables_outlive_the_server_and_are_backed_up_while_it_runs() {
    let folder = Folder::new("hosting-tables");
    let server = Hosting::start(&folder);
    assert!(server.ask("GET /", "", "").contains("<title>A page</title>"));
    assert!(server.ask("GET /", "", "").contains("content-security-policy"));
    let session = server.ask("POST /api/session", "", "");
    let cookie = session.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().expect("a cookie"));
    let table = r#"{"setup":{"game":"alhambra","players":3,"modules":["camps"]}}"#;
    let made = server.ask("POST /api/tables", &cookie, table);
    let code = made.split("\"code\":\"").nth(1).and_then(|rest| rest.get(..6)).expect("a code").to_string();

    folder.run(&["backup", "--data", "tables", "copy.sqlite"], "").ok();
    folder.run(&["backup", "--data", "tables", "copy.sqlite"], "").refused(1, &["copy.sqlite"]);
    folder.run(&["backup", "--data", "nowhere", "other.sqlite"], "").refused(1, &["nowhere"]);
    let restore = ["restore", "--data", "tables", "--replace", "copy.sqlite"];
    folder.run(&restore, "").refused(1, &["another server uses this folder"]);
    let second = ["host", "--files", "page", "--listen", "127.0.0.1:0", "--data", "tables"];
    folder.run(&second, "").refused(1, &["another server uses this folder"]);
    assert!(server.end(), "a signal ends it well");

    folder.run(&["restore", "--data", "tables", "copy.sqlite"], "").refused(1, &["they would be lost"]);
    folder.run(&["restore", "--data", "elsewhere", "copy.sqlite"], "").ok();
    assert!(folder.has("elsewhere/tables.sqlite"));
    folder.run(&restore, "").ok();
    let server = Hosting::start(&folder);
    let room = server.ask(&format!("GET /api/tables/{code}"), &cookie, "");
    assert!(room.contains("\"stage\":\"gathering\"") && room.contains("\"owner\":true"), "{room}");
    assert!(server.end());
}

#[test]
fn settings_are_listed_and_checked() {
    let folder = Folder::new("hosting-settings");
    let list = folder.run(&["config", "list"], "").ok();
    folder.write("host.conf", &list);
    let checked = folder.run(&["config", "check", "--config", "host.conf"], "").ok();
    assert!(checked.starts_with("ok: ") && checked.contains("max_tables: 10000"), "{checked}");
    let set = ["config", "check", "--config", "host.conf", "--set", "max-tables=7"];
    assert!(folder.run(&set, "").ok().contains("max_tables: 7"));
    let variable = [("ALHAMBRA_MAX_TABLES", "8")];
    assert!(folder.run_with(&variable, &["config", "check"], "").ok().contains("max_tables: 8"));
    folder.write("bad.conf", "# a comment\nmax-tables = many\n");
    folder.run(&["config", "check", "--config", "bad.conf"], "").refused(2, &["bad.conf, line 2", "many"]);
    folder.run(&["host", "--config", "bad.conf"], "").refused(2, &["bad.conf, line 2"]);
    folder.run(&["host", "--set", "speed=1"], "").refused(2, &["--speed", "listen, data"]);
    folder.run(&["host", "--config", "missing.conf"], "").refused(2, &["missing.conf"]);
}

#[test]
fn a_record_is_compared_with_what_was_promised() {
    let folder = Folder::new("hosting-promise");
    let play = ["play", "--seed", "21", "--seats", "greedy,greedy", "--save", "game.json"];
    folder.run(&play, "").ok();
    let promised = r#"{"setup":{"game":"alhambra","players":2,"modules":[]},"seed":21,"rules_version":2}"#;
    folder.write("promise", promised);
    let sum = Command::new("sha256sum").arg(folder.path("promise")).output().expect("sha256sum");
    let sum = String::from_utf8(sum.stdout).expect("text");
    let digits = sum.split_whitespace().next().expect("a sum");
    let text = folder.run(&["replay", "--verify", "--commitment", digits, "game.json"], "").ok();
    assert!(text.contains("those that were promised"), "{text}");
    let wrong = digits.replace(['0', '1', '2'], "3");
    let refused = folder.run(&["replay", "--verify", "--commitment", &wrong, "game.json"], "");
    refused.refused(1, &["not those that were promised", digits]);
}
