//! Regenerates the examples for the lessons of modules. Review the diff before you commit it.

use std::fs;
use std::io;
use std::path::PathBuf;

use engine::Module;
use testkit::examples;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/examples");
    // Make all of them before the old ones are deleted.
    let mut found = Vec::new();
    for module in Module::every() {
        for (name, rules) in examples::pages(module) {
            match examples::find(module, &name, rules) {
                Some(example) => found.push(example),
                None => println!("{name}: nothing to show"),
            }
        }
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for example in found {
        let (all, shown) = (example.record.actions.len(), example.shown);
        println!("{}: {} actions, then {shown}", example.name, all - shown);
        fs::write(folder.join(format!("{}.json", example.name)), example.to_json())?;
    }
    Ok(())
}
