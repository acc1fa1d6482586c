//! Reading and writing records.

use std::fs;
use std::path::Path;

use protocol::Record;

use crate::failure::Failure;

/// Reads a record. A file that cannot be opened is a mistake of the command line; one that is no record is
/// broken.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => Failure::Broken(format!("{}: {error}", path.display())),
        _ => Failure::Usage(format!("cannot read {}: {error}", path.display())),
    })?;
    Record::from_json(&text).map_err(|error| Failure::Broken(format!("{}: {error}", path.display())))
}

/// Writes a record so that a crash in between leaves the old file whole.
pub fn write_record(path: &Path, record: &Record) -> Result<(), String> {
    let mut beside = path.as_os_str().to_os_string();
    beside.push(".new");
    let beside = Path::new(&beside);
    let written = fs::write(beside, record.to_json()).and_then(|()| fs::rename(beside, path));
    written.map_err(|error| {
        // Nothing is left behind where only the renaming failed; if this fails too, nothing better can be done.
        let _ = fs::remove_file(beside);
        format!("cannot write {}: {error}", path.display())
    })
}
