//! The input is a line that the protocol receives.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::protocol_line(data));
