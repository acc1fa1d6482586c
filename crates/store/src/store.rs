//! The store itself.

use std::borrow::Cow;

use engine::vocab::Seat;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};
use tables::{Did, Kept, KeptError, Member, Row, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use wire::{Code, Line, Stage};

use crate::error::StoreError;
use crate::files::{Folder, address};
use crate::writer::{self, LongLog, What, Write, number_of};

/// The migrations, each with its number. What was released is never changed, only continued.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "talk, links, people", include_str!("../migrations/0002_talk_links_people.sql")),
];

/// Connections for reading.
const READERS: u32 = 3;

/// The writes that may wait.
const WAITING: usize = 4096;

/// What is set for every connection: what is acknowledged survives the loss of power, readers do not wait for the writer,
/// and the writer shortens its log (of pages) by itself only if nobody else has done so for long.
const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
    PRAGMA wal_autocheckpoint = 20000;";

/// Tables and their steps, safe on the disk.
#[derive(Debug)]
pub struct Store {
    pool: AnyPool,
    queue: mpsc::Sender<Write>,
    writer: JoinHandle<()>,
    /// Held as long as the store is open.
    _folder: Option<Folder>,
}

/// A link that moves a seat to another device.
#[derive(Clone, Debug)]
pub struct Link {
    /// Whoever knows the secret of which this is the hash.
    pub secret: Member,
    /// The table.
    pub code: Code,
    /// Whose seat it is.
    pub who: Member,
    /// When it is void.
    pub valid_until: u64,
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
        let ((log, long_logs), (rest, rests)) = (mpsc::channel(1), mpsc::channel(1));
        tokio::spawn(writer::shorten(pool.clone(), long_logs, rest));
        Store::begin(pool, log, rests, Some(folder)).await
    }

    /// Opens what is kept in a database of PostgreSQL.
    ///
    /// # Errors
    ///
    /// The database cannot be opened, or was written by a newer program.
    #[cfg(feature = "postgres")]
    pub async fn connect(address: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(READERS + 1).connect(address).await?;
        // PostgreSQL takes care of its log by itself.
        Store::begin(pool, mpsc::channel(1).0, mpsc::channel(1).1, None).await
    }

    async fn begin(
        pool: AnyPool,
        log: mpsc::Sender<LongLog>,
        rests: mpsc::Receiver<LongLog>,
        folder: Option<Folder>,
    ) -> Result<Store, StoreError> {
        migrator().run(&pool).await?;
        let (queue, writes) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(pool.acquire().await?, writes, log, rests));
        let store = Store { pool, queue, writer, _folder: folder };
        store.find_people().await?;
        Ok(store)
    }

    /// Notes the people of tables that were kept by a program that did not.
    async fn find_people(&self) -> Result<(), StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT kept FROM tables WHERE code NOT IN (SELECT code FROM people)")
                .fetch_all(&self.pool)
                .await?;
        for (kept,) in rows {
            // What cannot be read is refused when somebody comes to it.
            if let Ok(kept) = serde_json::from_str::<Kept>(&kept) {
                self.write(What::People { code: kept.code, people: kept.people() }).await?;
            }
        }
        Ok(())
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
        let people = kept.people();
        self.write(What::Table { code, kept: text, stage, changed_at: now, steps, people }).await
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
        let mut table = Table::read(kept, &rows, now)?;
        table.recall(self.talk(code).await?);
        Ok(Some(table))
    }

    /// What was said at a table, with the numbers of the lines.
    async fn talk(&self, code: Code) -> Result<Vec<(u32, Line)>, StoreError> {
        let rows: Vec<(i64, String)> =
            sqlx::query_as("SELECT number, line FROM talk WHERE code = $1 ORDER BY number")
                .bind(number_of(code))
                .fetch_all(&self.pool)
                .await?;
        let read = |(number, line): (i64, String)| {
            let number = u32::try_from(number).map_err(|_| KeptError("a line is out of range".into()))?;
            Ok((number, serde_json::from_str(&line).map_err(|error| KeptError(error.to_string()))?))
        };
        rows.into_iter().map(read).collect()
    }

    /// Keeps a line that was said at a table. It is safe when this returns.
    ///
    /// # Errors
    ///
    /// It could not be written.
    pub async fn say(&self, code: Code, number: u32, line: &Line) -> Result<(), StoreError> {
        let line = serde_json::to_string(line).map_err(|error| KeptError(error.to_string()))?;
        self.write(What::Line { code, number, line }).await
    }

    /// Keeps a link that moves the seat of somebody at a table; others of the same person are void then.
    ///
    /// # Errors
    ///
    /// It could not be written.
    pub async fn add_link(&self, link: Link, now: u64) -> Result<(), StoreError> {
        self.write(What::Link { link, now }).await
    }

    /// Uses up the link with this secret. `None` if there is none, or not any more.
    ///
    /// # Errors
    ///
    /// The database fails.
    pub async fn use_link(&self, secret: Member, now: u64) -> Result<Option<Link>, StoreError> {
        let found: Option<(i64, String, i64)> = sqlx::query_as(
            "SELECT code, member, valid_until FROM links WHERE secret = $1 AND valid_until > $2",
        )
        .bind(String::from(secret))
        .bind(now as i64)
        .fetch_optional(&self.pool)
        .await?;
        let Some((code, member, valid_until)) = found else { return Ok(None) };
        let bad = || KeptError("a link is damaged".into());
        let code = u32::try_from(code).ok().and_then(Code::new).ok_or_else(bad)?;
        let who = Member::try_from(member).map_err(|_| bad())?;
        match self.write(What::UsedLink { secret }).await {
            Ok(()) => Ok(Some(Link { secret, code, who, valid_until: valid_until as u64 })),
            // Somebody was faster.
            Err(StoreError::Taken) => Ok(None),
            Err(error) => Err(error),
        }
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

    /// The tables that somebody owns or has a seat at, those that were changed last first.
    ///
    /// # Errors
    ///
    /// The database fails.
    pub async fn tables_of(&self, who: Member, most: usize) -> Result<Vec<Code>, StoreError> {
        let rows: Vec<(i64,)> = sqlx::query_as(
            "SELECT tables.code FROM people JOIN tables ON tables.code = people.code \
             WHERE people.member = $1 ORDER BY tables.changed_at DESC LIMIT $2",
        )
        .bind(String::from(who))
        .bind(most as i64)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().filter_map(|(code,)| u32::try_from(code).ok().and_then(Code::new)).collect())
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
