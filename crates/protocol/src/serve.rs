//! The loop around the requests: lines in, lines out.

use std::io::{self, BufRead, BufReader, Read, Write};

use crate::requests::{Engine, MAX_LINE, line_too_long, write_refusal};

/// The size of the input buffer, and how many bytes of replies may wait to be written.
const BUFFER: usize = 1 << 16;

/// Answers every line of `input` on `output`, in order, until the input ends.
///
/// A reply is written and flushed before waiting for more input. As long as complete lines are already there, replies
/// are collected first, so that a client that sends many requests at once is answered quickly.
///
/// # Errors
///
/// Fails if reading from `input` or writing to `output` fails.
pub fn serve(input: impl Read, mut output: impl Write, engine: &mut Engine) -> io::Result<()> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut line = Vec::new();
    let mut replies = Vec::new();
    loop {
        line.clear();
        // Reading one byte more than allowed shows that a line is too long.
        let limit = MAX_LINE as u64 + 1;
        if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let ended = line.pop_if(|byte| *byte == b'\n').is_some();
        if !ended && line.len() > MAX_LINE {
            input.skip_until(b'\n')?;
            write_refusal(&mut replies, None, &line_too_long());
        } else {
            engine.answer_into(&line, &mut replies);
        }
        replies.push(b'\n');
        if replies.len() >= BUFFER || !input.buffer().contains(&b'\n') {
            output.write_all(&replies)?;
            output.flush()?;
            replies.clear();
        }
    }
}
