//! What a server of tables keeps: an append-only log of steps for each table, and the table around it.
//!
//! Nothing is acknowledged before it is safe on the disk. Writes that wait at the same moment are made safe together, so
//! that a busy server needs few flushes. All statements are understood by SQLite and by PostgreSQL.

mod error;
mod files;
mod store;
mod writer;

pub use error::StoreError;
pub use files::{Folder, backup, restore};
pub use store::{Link, Store};
