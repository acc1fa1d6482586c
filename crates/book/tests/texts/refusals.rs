//! Every refusal can be looked up: some paragraph explains it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::{book, folder, rulings};
use book::parse::rule_id_length;

/// Collects every rule id that occurs as a string in the code of the engine: these are the rules that can refuse.
fn refusing(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            refusing(&path, found);
            continue;
        }
        let code = fs::read_to_string(&path).expect("code");
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        for text in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
            if rule_id_length(text) == Some(text.len()) {
                found.insert(text.to_string());
            }
        }
    }
}

#[test]
fn every_refusal_is_told() {
    let mut rules = BTreeSet::new();
    refusing(&folder("crates/engine/src"), &mut rules);
    assert!(rules.len() > 80, "{} rules refuse", rules.len());
    let (book, rulings) = (book("en"), rulings());
    let is_told = |rule: &&String| book.place(rule).is_some() || book.pair(rule).is_some();
    let untold: Vec<&String> = rules.iter().filter(|rule| !is_told(rule)).collect();
    // The turn limit is an option of the program, so the rulebook does not mention it.
    assert_eq!(untold, ["INT-08"], "rules that refuse but are explained nowhere");
    assert!(rules.iter().all(|rule| rulings.place(rule).is_some()), "every rule must be in a rule file");
}
