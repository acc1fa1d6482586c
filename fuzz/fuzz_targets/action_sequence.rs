//! The input selects the rules and one action after another.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::action_sequence(data));
