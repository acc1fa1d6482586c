//! What is kept is there again, whatever happens in between. Every test has a real database in a folder of its own.

#[macro_use]
mod suite;

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};
use store::{Folder, Store, StoreError, backup, restore};
use suite::{NOW, Place, begun, code, line, next, play, same};
use tables::{Member, Row};
use tempfile::TempDir;
use wire::Stage;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

async fn open(path: &Path) -> Store {
    Store::open(Folder::take(path).expect("the folder is free"))
        .await
        .unwrap_or_else(|error| panic!("{error}"))
}

impl Place for TempDir {
    async fn open(&self) -> Store {
        open(self.path()).await
    }
}

suite!(async |_: &str| folder());

#[tokio::test]
async fn a_folder_belongs_to_one_server() {
    let folder = folder();
    let store = open(folder.path()).await;
    assert!(matches!(Folder::take(folder.path()), Err(StoreError::InUse(_))));
    store.check().await.expect("it answers");
    store.close().await;
    open(folder.path()).await.close().await;
}

#[tokio::test]
async fn a_backup_is_made_under_load_and_restored() {
    let (folder, other) = (folder(), folder());
    let store = Arc::new(open(folder.path()).await);
    let mut table = begun(1);
    store.save(&table.keep(), NOW).await.expect("it is written");
    play(&store, &mut table, 20).await;
    let playing = {
        let (store, mut table) = (Arc::clone(&store), table.clone());
        tokio::spawn(async move {
            while table.stage() == Stage::Playing {
                play(&store, &mut table, 1).await;
            }
            table
        })
    };
    let file = other.path().join("a backup 100%.sqlite");
    backup(folder.path(), &file).await.expect("it is copied");
    assert!(matches!(backup(folder.path(), &file).await, Err(StoreError::Exists(_))));
    #[cfg(unix)]
    {
        let mode =
            std::fs::metadata(&file).map(|file| std::os::unix::fs::PermissionsExt::mode(&file.permissions()));
        assert_eq!(mode.expect("a file") & 0o077, 0, "it has the seeds of games in it");
    }
    let lost = other.path().join("lost");
    assert!(backup(&other.path().join("nothing"), &lost).await.is_err() && !lost.exists());
    let end = playing.await.expect("the game ends");

    let data = other.path().join("data");
    restore(&file, &data, false).await.expect("it is restored");
    let restored = open(&data).await;
    let again = restored.load(code(1), NOW).await.expect("it can be read").expect("it is there");
    assert!((20..=end.next()).contains(&again.next()));
    // All that is in the backup is a beginning of the game.
    let rows = store.rows(code(1)).await.expect("steps");
    assert_eq!(restored.rows(code(1)).await.expect("steps"), rows[..again.next() as usize]);
    assert!(matches!(restore(&file, &data, true).await, Err(StoreError::InUse(_))));
    restored.close().await;
    assert!(matches!(restore(&file, &data, false).await, Err(StoreError::Exists(_))));
    restore(&file, &data, true).await.expect("it is restored");

    let nonsense = other.path().join("nonsense");
    std::fs::write(&nonsense, "this is no database, but it is long enough to look at")
        .expect("it is written");
    assert!(matches!(restore(&nonsense, &data, true).await, Err(StoreError::Unsound(_))));
    assert!(restore(Path::new("/nowhere"), &data, true).await.is_err());
    let again = open(&data).await;
    assert!(again.load(code(1), NOW).await.expect("it can be read").is_some(), "a refusal changes nothing");
}

/// A database as the first schema made it, with a game in it: brought to the present form, and the game goes on.
#[tokio::test]
async fn a_database_of_the_first_schema_is_brought_up_to_date() {
    let folder = folder();
    let mut table = begun(7);
    let rows: Vec<Row> = (0..25)
        .map(|_| {
            let row = next(&table);
            table.commit(&row).expect("a planned step");
            row
        })
        .collect();
    sqlx::any::install_default_drivers();
    let path = folder.path().join("tables.sqlite");
    let old = AnyPool::connect(&format!("sqlite://{}?mode=rwc", path.display())).await.expect("a database");
    let sql = include_str!("../migrations/0001_tables.sql").into_sql_str();
    let first = Migration::new(1, "tables".into(), MigrationType::Simple, sql, false);
    Migrator::with_migrations(vec![first]).run(&old).await.expect("the first schema");
    // It knew nothing of games that were begun elsewhere, and kept nobody's wish not to hear somebody.
    let mut kept = serde_json::to_value(table.keep()).expect("JSON");
    let fields = kept.as_object_mut().expect("an object");
    assert!(fields.remove("brought").is_some() && fields.remove("muted").is_some());
    sqlx::query("INSERT INTO tables (code, kept, stage, changed_at) VALUES (7, $1, 'playing', $2)")
        .bind(kept.to_string())
        .bind(NOW as i64)
        .execute(&old)
        .await
        .expect("it is written");
    for row in &rows {
        sqlx::query("INSERT INTO steps (code, number, made_at, seat, did) VALUES (7, $1, $2, $3, $4)")
            .bind(i64::from(row.number))
            .bind(row.at as i64)
            .bind(row.by.index() as i64)
            .bind(row.did.to_json())
            .execute(&old)
            .await
            .expect("it is written");
    }
    assert!(old.execute("SELECT * FROM talk").await.is_err(), "the first schema has no talk");
    old.close().await;

    let store = open(folder.path()).await;
    let mut again = store.load(code(7), NOW).await.expect("it can be read").expect("it is there");
    same(&again, &table);
    let tables = store.tables_of(Member::of_secret(b"owner"), 10).await.expect("it answers");
    assert_eq!(tables, [code(7)], "its people are found");
    store.say(code(7), 0, &line("hola")).await.expect("it is written");
    while again.stage() == Stage::Playing {
        play(&store, &mut again, 1).await;
    }
    store.close().await;
    let store = open(folder.path()).await;
    let end = store.load(code(7), NOW).await.expect("it can be read").expect("it is there");
    assert_eq!((end.file(), end.talk(&Member::of_secret(b"x")).len()), (again.file(), 1));
    assert!(end.file().is_some());
}
