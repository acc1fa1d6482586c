//! Game files: read whole, and written so that no other file is lost.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use i18n::Texts;
use protocol::{MAX_RECORD, RecordError, RecordedGame, SavedGame, plain};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// A path made safe to show in a terminal.
pub fn shown(path: &Path) -> String {
    plain(&path.to_string_lossy()).into_owned()
}

/// Reads a saved game or a record. A file that cannot be read is a usage error; one that holds no valid record is
/// broken.
pub fn read_game(path: &Path) -> Result<SavedGame, Failure> {
    let broken = |error: &dyn std::fmt::Display| Failure::Broken(format!("{}: {error}", shown(path)));
    let mut bytes = Vec::new();
    // One byte over the limit is enough to see that a record is too long.
    let limit = MAX_RECORD as u64 + 1;
    let read = File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes));
    read.map_err(|error| Failure::Usage(format!("cannot read {}: {error}", shown(path))))?;
    if bytes.len() > MAX_RECORD {
        return Err(broken(&RecordError::TooLong));
    }
    let text = String::from_utf8(bytes).map_err(|error| broken(&error))?;
    SavedGame::from_json(&text).map_err(|error| broken(&error))
}

/// Replays a game that was read from `path`, which errors name.
pub fn replay(path: &Path, saved: &SavedGame) -> Result<RecordedGame, Failure> {
    RecordedGame::from_record(&saved.record)
        .map_err(|error| Failure::Broken(format!("{}: {error}", shown(path))))
}

/// Says in the user's language why a file was not written.
pub fn told(path: &Path, error: &io::Error, texts: &Texts) -> String {
    let (path, reason) = (shown(path), error.to_string());
    match error.kind() {
        io::ErrorKind::AlreadyExists => texts.with("terminal-file-exists", &[("file", (&path).into())]),
        _ => texts.with("terminal-not-written", &[("file", (&path).into()), ("reason", (&reason).into())]),
    }
}

/// Writes a new file and fails if the path is taken. A failure leaves nothing behind.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut new = tempfile::Builder::new();
    new.prefix(".alhambra-").suffix(".new");
    // The user's umask applies as for any new file; a temporary file would be private.
    #[cfg(unix)]
    new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let new = filled(new.tempfile_in(folder_of(path))?, text)?;
    new.persist_noclobber(path).map(drop).map_err(|error| error.error)
}

/// Replaces a file atomically, so that a crash leaves the old one whole. Permissions and symbolic links are kept.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let target = fs::canonicalize(path)?;
    let metadata = fs::metadata(&target)?;
    check_replaceable(&metadata)?;
    let new = tempfile::Builder::new().prefix(".alhambra-").suffix(".new").tempfile_in(folder_of(&target))?;
    let new = filled(new, text)?;
    new.as_file().set_permissions(metadata.permissions())?;
    new.persist(&target).map(drop).map_err(|error| error.error)
}

fn check_replaceable(metadata: &Metadata) -> io::Result<()> {
    if metadata.is_dir() {
        Err(io::Error::other("it is a folder, not a file"))
    } else if !metadata.is_file() {
        Err(io::Error::other("it is a pipe or a device, not a file"))
    } else if metadata.permissions().readonly() {
        Err(io::Error::other("it is protected against writing"))
    } else {
        Ok(())
    }
}

fn filled(mut new: NamedTempFile, text: &str) -> io::Result<NamedTempFile> {
    new.write_all(text.as_bytes())?;
    new.as_file().sync_all()?;
    Ok(new)
}

/// The folder of a file, `.` if the path names none.
pub fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}
