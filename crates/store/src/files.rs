//! The folder with the database, and copies of it.

use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection, Executor};

use crate::error::StoreError;

const DATABASE: &str = "tables.sqlite";

/// A folder that this program alone writes to as long as the value lives.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Held, not used.
    _lock: File,
}

fn failed(path: &Path) -> impl FnOnce(std::io::Error) -> StoreError {
    let path = path.to_path_buf();
    |error| StoreError::File { path, error }
}

impl Folder {
    /// Takes a folder for this program, and makes it if there is none.
    ///
    /// # Errors
    ///
    /// The folder cannot be used, or another program has taken it.
    pub fn take(path: &Path) -> Result<Folder, StoreError> {
        make_folder(path).map_err(failed(path))?;
        let lock_path = path.join("lock");
        let lock = File::create(&lock_path).map_err(failed(&lock_path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_path_buf(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_path_buf())),
            Err(TryLockError::Error(error)) => Err(failed(&lock_path)(error)),
        }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

/// Makes a folder that only its owner can read, where the system knows owners.
fn make_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// The address of an SQLite file. What has a meaning in addresses is escaped.
pub(crate) fn address(path: &Path, mode: &str) -> String {
    let mut text = String::from("sqlite://");
    for letter in path.to_string_lossy().chars() {
        match letter {
            '%' | '?' | '#' | ' ' => text.push_str(&format!("%{:02X}", letter as u32)),
            _ => text.push(letter),
        }
    }
    format!("{text}?mode={mode}")
}

/// Copies everything in a folder to a new file, also while a server runs on it.
///
/// # Errors
///
/// There is no database in the folder, the file exists, or it cannot be written.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let database = folder.join(DATABASE);
    fs::metadata(&database).map_err(failed(&database))?;
    make_file(to).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Exists(to.to_path_buf()),
        _ => failed(to)(error),
    })?;
    let copied = copy(&database, to).await;
    if copied.is_err() {
        // Nobody should take it for a backup.
        let _ = fs::remove_file(to);
    }
    copied
}

async fn copy(database: &Path, to: &Path) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&address(database, "rw")).await?;
    connection.execute("PRAGMA busy_timeout = 5000").await?;
    sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut connection).await?;
    connection.close().await?;
    File::open(to).and_then(|file| file.sync_all()).map_err(failed(to))
}

/// Makes an empty file that only its owner can read, where the system knows owners: the seeds of games that are played
/// are secret.
fn make_file(path: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Puts a backup into a folder on which no server runs.
///
/// # Errors
///
/// The backup is not sound, a server runs on the folder, or it has tables already and they are not to be replaced.
pub async fn restore(from: &Path, folder: &Path, replace: bool) -> Result<(), StoreError> {
    check_sound(from).await?;
    let taken = Folder::take(folder)?;
    let database = taken.database();
    if database.exists() && !replace {
        return Err(StoreError::Exists(folder.to_path_buf()));
    }
    let fresh = folder.join("restored.sqlite");
    fs::copy(from, &fresh).and_then(|_| File::open(&fresh)?.sync_all()).map_err(failed(&fresh))?;
    for left_over in ["tables.sqlite-wal", "tables.sqlite-shm"].map(|name| folder.join(name)) {
        if left_over.exists() {
            fs::remove_file(&left_over).map_err(failed(&left_over))?;
        }
    }
    fs::rename(&fresh, &database).map_err(failed(&database))?;
    // The folder itself has to be safe, too, or the new name may be lost.
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed(folder))
}

async fn check_sound(file: &Path) -> Result<(), StoreError> {
    fs::metadata(file).map_err(failed(file))?;
    sqlx::any::install_default_drivers();
    let unsound = |_| StoreError::Unsound(file.to_path_buf());
    let mut connection = AnyConnection::connect(&address(file, "ro")).await.map_err(unsound)?;
    let checked: Result<(String,), _> =
        sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await;
    let counted: Result<(i64,), _> =
        sqlx::query_as("SELECT COUNT(*) FROM steps").fetch_one(&mut connection).await;
    connection.close().await?;
    match (checked, counted) {
        (Ok((answer,)), Ok(_)) if answer == "ok" => Ok(()),
        _ => Err(StoreError::Unsound(file.to_path_buf())),
    }
}
