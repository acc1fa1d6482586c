//! What is kept is there again, whatever happens in between. Every test has a real database in a folder of its own.

use std::path::Path;
use std::sync::Arc;

use protocol::{SeedText, Setup};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};
use store::{Folder, Link, Store, StoreError, backup, restore};
use tables::{Did, Member, New, Row, Table};
use tempfile::TempDir;
use wire::{Ask, Code, Line, Options, Stage, Words};

const NOW: u64 = 1_700_000_000_000;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

async fn open(path: &Path) -> Store {
    Store::open(Folder::take(path).expect("the folder is free"))
        .await
        .unwrap_or_else(|error| panic!("{error}"))
}

fn code(number: u32) -> Code {
    Code::new(number).expect("six digits")
}

/// A table of bots whose game has begun.
fn begun(number: u32) -> Table {
    let owner = Member::of_secret(b"owner");
    let seed = SeedText::from_text(&format!("seed {number}")).expect("a seed");
    let setup = Setup::new(testkit::rules(3, "thieves"));
    let new =
        New { code: code(number), setup, options: Options::default(), owner, seed, deal: number.into() };
    let mut table = Table::new(new, NOW).expect("a table");
    for seat in 0..3 {
        table.ask(&owner, Ask::SeatBot { seat, level: "level-1".into() }, NOW).expect("an empty seat");
    }
    table.ask(&owner, Ask::Start, NOW).expect("all are there");
    table
}

/// Plans the next step of a table of bots.
fn next(table: &Table) -> Row {
    let task = table.task().expect("the game is not over");
    let action = task.decide(&mut || true).expect("an action");
    table.plan_task(&task, action, NOW).expect("it is the moment")
}

/// Lets bots play some steps and keeps each before it is made.
async fn play(store: &Store, table: &mut Table, steps: usize) {
    for _ in 0..steps {
        let row = next(table);
        store.append(table.code(), row.clone()).await.expect("it is written");
        table.commit(&row).expect("a planned step");
    }
}

fn same(one: &Table, other: &Table) {
    assert_eq!(one.keep(), other.keep());
    let who = Member::of_secret(b"somebody");
    assert_eq!(one.catch_up(&who, None, NOW), other.catch_up(&who, None, NOW));
}

#[tokio::test]
async fn tables_are_there_again() {
    let folder = folder();
    let store = open(folder.path()).await;
    let (mut one, two) = (begun(1), begun(222_222));
    store.save(&one.keep(), NOW).await.expect("it is written");
    store.save(&two.keep(), NOW + 5).await.expect("it is written");
    play(&store, &mut one, 30).await;
    assert!(store.load(code(3), NOW).await.expect("the database answers").is_none());
    store.close().await;

    let store = open(folder.path()).await;
    assert_eq!(store.codes().await.expect("codes"), [(code(1), false, NOW), (code(222_222), false, NOW + 5)]);
    let mut again = store.load(code(1), NOW).await.expect("it can be read").expect("it is there");
    same(&again, &one);
    assert_eq!(again.next(), 30);
    play(&store, &mut again, 20).await;
    store.forget(code(222_222)).await.expect("it is written");
    assert!(store.load(code(222_222), NOW).await.expect("the database answers").is_none());
    assert_eq!(store.rows(code(1)).await.expect("steps").len(), 50);
    store.close().await;
}

#[tokio::test]
async fn a_number_is_used_once() {
    let folder = folder();
    let store = open(folder.path()).await;
    let mut table = begun(1);
    store.save(&table.keep(), NOW).await.expect("it is written");
    let row = next(&table);
    play(&store, &mut table, 1).await;
    assert!(matches!(store.append(code(1), row.clone()).await, Err(StoreError::Taken)));
    // Others that wait at the same moment do not suffer.
    let store = Arc::new(store);
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..50 {
        let (store, row) = (Arc::clone(&store), Row { number, ..row.clone() });
        waiting.spawn(async move { (number, store.append(code(1), row).await.is_ok()) });
    }
    let mut refused: Vec<u32> =
        waiting.join_all().await.into_iter().filter(|one| !one.1).map(|one| one.0).collect();
    refused.sort_unstable();
    assert_eq!(refused, [0]);
    let numbers: Vec<u32> = store.rows(code(1)).await.expect("steps").iter().map(|row| row.number).collect();
    assert_eq!(numbers, (0..50).collect::<Vec<_>>());
}

#[tokio::test]
async fn steps_of_all_kinds_are_read_as_they_were_written() {
    let folder = folder();
    let store = open(folder.path()).await;
    let first = next(&begun(1));
    let rows = [
        Row { id: Some(u64::MAX), left: Some(u32::MAX), at: 1 << 52, ..first.clone() },
        Row { number: 1, did: Did::Back(0), ..first.clone() },
        Row { number: u32::MAX, id: None, ..first },
    ];
    for row in &rows {
        store.append(code(999_999), row.clone()).await.expect("it is written");
    }
    assert_eq!(store.rows(code(999_999)).await.expect("steps"), rows);
}

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

#[tokio::test]
async fn damage_is_found_and_said() {
    let folder = folder();
    let store = open(folder.path()).await;
    let table = begun(1);
    let newer = tables::Kept { rules_version: 99, ..table.keep() };
    store.save(&newer, NOW).await.expect("it is written");
    let error = store.load(code(1), NOW).await.expect_err("of rules to come");
    assert!(error.to_string().contains("version 99"), "{error}");
    store.save(&table.keep(), NOW).await.expect("it is written");
    let row = next(&table);
    store.append(code(1), Row { number: 1, ..row }).await.expect("it is written");
    let error = store.load(code(1), NOW).await.expect_err("a step is missing");
    assert!(error.to_string().contains("step 0"), "{error}");
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

fn line(text: &str) -> Line {
    Line { seat: Some(1), name: "Ana".into(), at: NOW, words: Words::Text(text.into()) }
}

#[tokio::test]
async fn talk_and_links_are_kept() {
    let folder = folder();
    let store = open(folder.path()).await;
    let table = begun(1);
    store.save(&table.keep(), NOW).await.expect("it is written");
    for number in 0..40 {
        store.say(code(1), number, &line(&number.to_string())).await.expect("it is written");
    }
    let (ana, bo) = (Member::of_secret(b"ana"), Member::of_secret(b"bo"));
    let link = |secret: &str, who: Member, valid_until: u64| {
        let secret = Member::of_secret(secret.as_bytes());
        Link { secret, code: code(1), who, valid_until }
    };
    for link in [link("first", ana, NOW + 10), link("second", ana, NOW + 10), link("other", bo, NOW + 10)] {
        store.add_link(link, NOW).await.expect("it is written");
    }
    store.close().await;

    let store = open(folder.path()).await;
    let again = store.load(code(1), NOW).await.expect("it can be read").expect("it is there");
    let said: Vec<Line> = (10..40).map(|number| line(&number.to_string())).collect();
    assert_eq!(again.talk(&ana), said, "the last thirty lines");
    let used = async |secret: &str, now: u64| {
        let used = store.use_link(Member::of_secret(secret.as_bytes()), now).await.expect("it answers");
        used.map(|link| (link.code, link.who))
    };
    assert_eq!(used("first", NOW).await, None, "the second link of the same person is in its place");
    assert_eq!(used("other", NOW + 10).await, None, "too late");
    assert_eq!(used("second", NOW + 9).await, Some((code(1), ana)));
    assert_eq!(used("second", NOW + 9).await, None, "a link can be used once");
    store.forget(code(1)).await.expect("it is written");
    assert_eq!(used("other", NOW).await, None, "its table is forgotten");
    store.save(&table.keep(), NOW).await.expect("it is written");
    let new = store.load(code(1), NOW).await.expect("it can be read").expect("it is there");
    assert!(new.talk(&ana).is_empty());
}

#[tokio::test]
async fn an_old_version_of_the_rules_is_played_on() {
    let folder = folder();
    let store = open(folder.path()).await;
    let rules = testkit::rules(2, "").with_version(1).expect("the first version");
    let owner = Member::of_secret(b"owner");
    let seed = SeedText::from_text("old").expect("a seed");
    let new =
        New { code: code(5), setup: Setup::new(rules), options: Options::default(), owner, seed, deal: 5 };
    let table = Table::new(new, NOW).expect("a table");
    store.save(&table.keep(), NOW).await.expect("it is written");
    let again = store.load(code(5), NOW).await.expect("it can be read").expect("it is there");
    assert_eq!(again.setup().rules().version(), 1);
    assert!(again.catch_up(&owner, None, NOW).is_none());
}
