//! Compares node counts per module, mix and number of players, and the order of the legal actions, with
//! `fixtures/perft`.

use std::fs;
use std::path::PathBuf;

use testkit::perft::{PerftCase, all_cases, orders};

fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/perft").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn counts_are_as_they_were() {
    let text = fixture("counts.perft");
    let mut seen = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let read = PerftCase::from_line(line);
        let (case, nodes) = read.unwrap_or_else(|| panic!("counts.perft:{}: not a case", number + 1));
        assert_eq!(case.nodes(), nodes, "{line}");
        seen.push(case);
    }
    assert_eq!(seen, all_cases(), "every case has its line");
}

#[test]
fn the_list_keeps_its_order() {
    assert_eq!(fixture("order.txt"), orders());
}
