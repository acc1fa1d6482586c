//! Regenerates the fixtures: perft counts, list orders and golden games. Review the diff before you commit it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    write_perft(&fixtures.join("perft"))?;
    write_games(&fixtures.join("games"))
}

fn write_games(folder: &Path) -> io::Result<()> {
    // Make all of them before the old ones are deleted.
    let games = testkit::golden::all();
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for golden in games {
        let path = folder.join(&golden.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, golden.record.to_json())?;
    }
    Ok(())
}

fn write_perft(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let cases = testkit::perft::all_cases();
    let mut counts = String::new();
    for case in &cases {
        counts += &format!("{} nodes {}\n", case.to_line(), case.nodes());
    }
    fs::write(folder.join("counts.perft"), counts)?;
    fs::write(folder.join("order.txt"), testkit::perft::orders())
}
