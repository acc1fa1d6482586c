//! The stored examples for the lessons of modules: each plays through and shows what it should.

use std::fs;
use std::path::PathBuf;

use engine::Module;
use protocol::Record;
use serde_json::Value;
use testkit::examples;

#[test]
fn every_module_has_an_example_that_shows_it() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/examples");
    let mut names = Vec::new();
    for module in Module::every() {
        for (name, rules) in examples::pages(module) {
            // A newly created module has nothing to show yet.
            let Ok(text) = fs::read_to_string(folder.join(format!("{name}.json"))) else { continue };
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let record = Record::from_json(&value["record"].to_string()).expect("a record");
            let shown = value["shown"].as_u64().expect("a number") as usize;
            assert_eq!(record.setup.rules().modules(), rules.modules(), "{name}");
            assert!(shown <= 9, "{name} is short");
            assert!(examples::shows(module, &record, shown), "{name} shows what is typical of it");
            names.push(format!("{name}.json"));
        }
    }
    assert!(names.len() >= 24, "{names:?}");
    let kept = fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(kept, names.len(), "there are no stale examples: run `cargo xtask examples`");
}
