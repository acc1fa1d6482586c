//! What is kept is there again, whatever happens in between. Every test has a real database in a folder of its own.

use std::path::Path;
use std::sync::Arc;

use protocol::{SeedText, Setup};
use store::{Folder, Store, StoreError, backup, restore};
use tables::{Did, Member, New, Row, Table};
use tempfile::TempDir;
use wire::{Ask, Code, Options, Stage};

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
