//! What can go wrong with what is kept.

use std::path::PathBuf;

use tables::KeptError;

/// Why something could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another step has this number already, or a link was used already.
    #[error("somebody was faster")]
    Taken,
    /// The database refuses or fails.
    #[error("the database fails: {0}")]
    Database(#[from] sqlx::Error),
    /// The database cannot be brought to the form that this program needs.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is kept cannot be read.
    #[error(transparent)]
    Kept(#[from] KeptError),
    /// A file or folder cannot be used.
    #[error("{}: {error}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// Another server uses the folder.
    #[error("{}: another server uses this folder", .0.display())]
    InUse(PathBuf),
    /// There is a database already.
    #[error("{}: there are tables already; they would be lost", .0.display())]
    Exists(PathBuf),
    /// A file is no database of tables, or a damaged one.
    #[error("{}: this is no sound backup", .0.display())]
    Unsound(PathBuf),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}
