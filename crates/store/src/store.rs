//! The store itself.

use std::borrow::Cow;

use engine::vocab::Seat;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};
use tables::{Did, Kept, KeptError, Row, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use wire::{Code, Stage};

use crate::error::StoreError;
use crate::files::{Folder, address};
use crate::writer::{self, What, Write, number_of};

/// The migrations, each with its number. What was released is never changed, only continued.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "tables", include_str!("../migrations/0001_tables.sql"))];

/// Connections for reading.
const READERS: u32 = 3;

/// The writes that may wait.
const WAITING: usize = 4096;

/// What is set for every connection: what is acknowledged survives the loss of power, and readers do not wait for the
/// writer.
const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;";

/// Tables and their steps, safe on the disk.
#[derive(Debug)]
pub struct Store {
    pool: AnyPool,
    queue: mpsc::Sender<Write>,
    writer: JoinHandle<()>,
    /// Held as long as the store is open.
    _folder: Folder,
}

/// The name of a stage in the database.
const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

impl Store {
    /// Opens what is kept in a folder, and brings it to the form that this program needs.
    ///
    /// # Errors
    ///
    /// The database cannot be opened, or was written by a newer program.
    pub async fn open(folder: Folder) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let options = AnyPoolOptions::new().max_connections(READERS + 1).after_connect(|connection, _| {
            Box::pin(async move { connection.execute(SETTINGS).await.map(drop) })
        });
        let pool = options.connect(&address(&folder.database(), "rwc")).await?;
        migrator().run(&pool).await?;
        let (queue, writes) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(pool.acquire().await?, writes));
        Ok(Store { pool, queue, writer, _folder: folder })
    }

    async fn write(&self, what: What) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.queue.send(Write { what, done }).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)?
    }

    /// Keeps a table, apart from its steps, in place of what was kept of it before. It is safe when this returns.
    ///
    /// # Errors
    ///
    /// It could not be written.
    pub async fn save(&self, kept: &Kept, now: u64) -> Result<(), StoreError> {
        self.save_with(kept, Vec::new(), now).await
    }

    /// Keeps a new table together with the steps that were made elsewhere: all of it or nothing.
    ///
    /// # Errors
    ///
    /// It could not be written, or there are steps of this table already.
    pub async fn save_with(&self, kept: &Kept, steps: Vec<Row>, now: u64) -> Result<(), StoreError> {
        let text = serde_json::to_string(kept).map_err(|error| KeptError(error.to_string()))?;
        let (code, stage) = (kept.code, stage_name(kept.stage));
        self.write(What::Table { code, kept: text, stage, changed_at: now, steps }).await
    }

    /// Appends a step. It is safe when this returns.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if there is a step with this number already; or it could not be written.
    pub async fn append(&self, code: Code, row: Row) -> Result<(), StoreError> {
        self.write(What::Step { code, row }).await
    }

    /// Forgets a table and its steps.
    ///
    /// # Errors
    ///
    /// It could not be written.
    pub async fn forget(&self, code: Code) -> Result<(), StoreError> {
        self.write(What::Forget { code }).await
    }

    /// Reads a table again; `None` if there is none.
    ///
    /// # Errors
    ///
    /// The database fails, or what is kept cannot be read by this program.
    pub async fn load(&self, code: Code, now: u64) -> Result<Option<Table>, StoreError> {
        let kept: Option<(String,)> = sqlx::query_as("SELECT kept FROM tables WHERE code = $1")
            .bind(number_of(code))
            .fetch_optional(&self.pool)
            .await?;
        let Some((kept,)) = kept else { return Ok(None) };
        let kept: Kept = serde_json::from_str(&kept).map_err(|error| KeptError(error.to_string()))?;
        let rows = self.rows(code).await?;
        Ok(Some(Table::read(kept, &rows, now)?))
    }

    /// The steps of a table, in order.
    ///
    /// # Errors
    ///
    /// The database fails, or a step cannot be read.
    pub async fn rows(&self, code: Code) -> Result<Vec<Row>, StoreError> {
        type Columns = (i64, i64, i64, Option<i64>, String, Option<i64>);
        let rows: Vec<Columns> = sqlx::query_as(
            "SELECT number, made_at, seat, page_id, did, left_ms FROM steps WHERE code = $1 ORDER BY number",
        )
        .bind(number_of(code))
        .fetch_all(&self.pool)
        .await?;
        let read = |(number, at, seat, id, did, left): Columns| {
            let bad = || KeptError("a step is out of range".into());
            Ok(Row {
                number: u32::try_from(number).map_err(|_| bad())?,
                at: u64::try_from(at).map_err(|_| bad())?,
                by: usize::try_from(seat).ok().and_then(Seat::new).ok_or_else(bad)?,
                id: id.map(|id| id as u64),
                did: Did::from_json(&did)?,
                left: left.map(u32::try_from).transpose().map_err(|_| bad())?,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// The codes of all tables, with their stages and when they were changed last.
    ///
    /// # Errors
    ///
    /// The database fails.
    pub async fn codes(&self) -> Result<Vec<(Code, bool, u64)>, StoreError> {
        let rows: Vec<(i64, String, i64)> =
            sqlx::query_as("SELECT code, stage, changed_at FROM tables ORDER BY code")
                .fetch_all(&self.pool)
                .await?;
        let read = |(code, stage, changed_at): (i64, String, i64)| {
            let code = u32::try_from(code).ok().and_then(Code::new)?;
            Some((code, stage == stage_name(Stage::Over), changed_at as u64))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Whether a table has this code.
    ///
    /// # Errors
    ///
    /// The database fails.
    pub async fn has(&self, code: Code) -> Result<bool, StoreError> {
        let found: Option<(i64,)> = sqlx::query_as("SELECT code FROM tables WHERE code = $1")
            .bind(number_of(code))
            .fetch_optional(&self.pool)
            .await?;
        Ok(found.is_some())
    }

    /// The deal of each table: tables with the same number have the same cards.
    ///
    /// # Errors
    ///
    /// The database fails, or what is kept cannot be read.
    pub async fn deals(&self) -> Result<Vec<(Code, u64)>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT kept FROM tables ORDER BY code").fetch_all(&self.pool).await?;
        let read = |(kept,): (String,)| {
            let kept: Kept = serde_json::from_str(&kept).map_err(|error| KeptError(error.to_string()))?;
            Ok((kept.code, kept.deal))
        };
        rows.into_iter().map(read).collect()
    }

    /// Whether the database answers.
    ///
    /// # Errors
    ///
    /// It does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        if self.writer.is_finished() {
            return Err(StoreError::Closed);
        }
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Writes what still waits, and closes the database.
    pub async fn close(self) {
        let Store { pool, queue, writer, _folder } = self;
        drop(queue);
        let _ = writer.await;
        pool.close().await;
    }
}

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}
