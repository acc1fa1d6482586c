//! The loop over lines.

use std::io::{self, BufRead, BufReader, Read, Write};

use crate::common::{new_engine, refusal_in};
use alhambra_protocol::{MAX_LINE, serve};
use serde_json::Value;

fn replies(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(input, &mut output, &mut new_engine()).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(reply: &Value) -> String {
    refusal_in(reply).0
}

#[test]
fn every_line_has_one_reply_in_order() {
    let input =
        b"{\"id\":1,\"do\":\"hello\"}\r\n\n{\"id\":3,\"do\":\"fly\"}\n\xff\n{\"id\":5,\"do\":\"hello\"}";
    let replies = replies(input);
    let ids: Vec<_> = replies.iter().map(|reply| reply["id"].as_u64()).collect();
    assert_eq!(ids, [Some(1), None, Some(3), None, Some(5)]);
    assert_eq!(code(&replies[1]), "bad_json");
    assert_eq!(code(&replies[2]), "unknown_request");
    assert_eq!(code(&replies[3]), "bad_json");
    assert!(replies[0]["ok"] == replies[4]["ok"]);
}

#[test]
fn no_input_is_no_output() {
    assert_eq!(replies(b""), Vec::<Value>::new());
}

/// A request of exactly that many bytes.
fn hello_of(len: usize) -> Vec<u8> {
    let mut line = b"{\"id\":1,\"do\":\"hello\"}".to_vec();
    line.resize(len, b' ');
    line
}

#[test]
fn a_line_may_have_exactly_the_limit() {
    for (len, fits) in [(MAX_LINE, true), (MAX_LINE + 1, false), (3 * MAX_LINE, false)] {
        let mut input = hello_of(len);
        input.extend_from_slice(b"\n{\"id\":2,\"do\":\"hello\"}\n");
        let replies = replies(&input);
        assert_eq!(replies.len(), 2);
        assert_eq!(replies[0]["ok"].as_bool(), Some(fits));
        if !fits {
            assert_eq!(code(&replies[0]), "bad_request");
        }
        assert_eq!(replies[1]["id"].as_u64(), Some(2));
    }
    // A line of that length is also accepted at the end of the input, without a line end.
    assert_eq!(replies(&hello_of(MAX_LINE))[0]["ok"].as_bool(), Some(true));
    assert_eq!(code(&replies(&hello_of(MAX_LINE + 1))[0]), "bad_request");
}

#[test]
fn a_long_line_is_not_kept() {
    // Keeping 64 MiB in memory would show in the time.
    let input = io::repeat(b'x').take(64 << 20).chain(&b"\n{\"id\":2,\"do\":\"hello\"}\n"[..]);
    let mut output = Vec::new();
    serve(input, &mut output, &mut new_engine()).unwrap();
    let lines: Vec<_> = output.split(|&byte| byte == b'\n').collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(code(&serde_json::from_slice(lines[0]).unwrap()), "bad_request");
    assert!(lines[1].starts_with(b"{\"id\":2,\"ok\":true"));
}

#[test]
fn a_client_that_waits_for_each_reply_gets_it() {
    let (request_end, mut requests) = io::pipe().unwrap();
    let (replies, reply_end) = io::pipe().unwrap();
    let server = std::thread::spawn(move || serve(request_end, reply_end, &mut new_engine()));
    let mut replies = BufReader::new(replies);
    let mut line = String::new();
    for id in 0..50 {
        // The second request arrives in two parts; its reply must not wait for a third one.
        write!(requests, "{{\"id\":{id},\"do\":\"hello\"}}\n{{\"id\":").unwrap();
        line.clear();
        replies.read_line(&mut line).unwrap();
        assert!(line.starts_with(&format!("{{\"id\":{id},\"ok\":true")), "{line}");
        writeln!(requests, "\"again\",\"do\":\"hello\"}}").unwrap();
        line.clear();
        replies.read_line(&mut line).unwrap();
        assert!(line.starts_with("{\"id\":\"again\",\"ok\":true"), "{line}");
    }
    drop(requests);
    server.join().unwrap().unwrap();
}

#[test]
fn a_closed_output_ends_the_loop_with_an_error() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = serve(&b"{}\n"[..], Closed, &mut new_engine()).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
