//! What holds of a store wherever it keeps its tables.

// Not every test uses all of it.
#![allow(dead_code)]

use std::sync::Arc;

use protocol::{SeedText, Setup};
use store::{Link, Store, StoreError};
use tables::{Did, Member, New, Row, Table};
use wire::{Ask, Code, Line, Options, Words};

/// A place for one test, empty at first.
pub trait Place {
    /// Opens the store at this place, which may have been closed before.
    async fn open(&self) -> Store;
}

pub const NOW: u64 = 1_700_000_000_000;

pub fn code(number: u32) -> Code {
    Code::new(number).expect("six digits")
}

/// A table of bots whose game has begun.
pub fn begun(number: u32) -> Table {
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
pub fn next(table: &Table) -> Row {
    let task = table.task().expect("the game is not over");
    let action = task.decide(&mut || true).expect("an action");
    table.plan_task(&task, action, NOW).expect("it is the moment")
}

/// Lets bots play some steps and keeps each before it is made.
pub async fn play(store: &Store, table: &mut Table, steps: usize) {
    for _ in 0..steps {
        let row = next(table);
        store.append(table.code(), row.clone()).await.expect("it is written");
        table.commit(&row).expect("a planned step");
    }
}

pub fn same(one: &Table, other: &Table) {
    assert_eq!(one.keep(), other.keep());
    let who = Member::of_secret(b"somebody");
    assert_eq!(one.catch_up(&who, None, NOW), other.catch_up(&who, None, NOW));
}

pub fn line(text: &str) -> Line {
    Line { seat: Some(1), name: "Ana".into(), at: NOW, words: Words::Text(text.into()) }
}

pub async fn tables_are_there_again(place: &impl Place) {
    let store = place.open().await;
    let (mut one, two) = (begun(1), begun(222_222));
    store.save(&one.keep(), NOW).await.expect("it is written");
    store.save(&two.keep(), NOW + 5).await.expect("it is written");
    play(&store, &mut one, 30).await;
    assert!(store.load(code(3), NOW).await.expect("the database answers").is_none());
    store.close().await;

    let store = place.open().await;
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

pub async fn a_number_is_used_once(place: &impl Place) {
    let store = place.open().await;
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

pub async fn steps_of_all_kinds_are_read_as_they_were_written(place: &impl Place) {
    let store = place.open().await;
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

pub async fn damage_is_found_and_said(place: &impl Place) {
    let store = place.open().await;
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

pub async fn talk_and_links_are_kept(place: &impl Place) {
    let store = place.open().await;
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

    let store = place.open().await;
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

pub async fn an_old_version_of_the_rules_is_played_on(place: &impl Place) {
    let store = place.open().await;
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

/// All of these as tests, each at a new place that is made from the name of the test.
#[macro_export]
macro_rules! suite {
    ($place:expr) => {
        suite! {
            $place;
            tables_are_there_again
            a_number_is_used_once
            steps_of_all_kinds_are_read_as_they_were_written
            damage_is_found_and_said
            talk_and_links_are_kept
            an_old_version_of_the_rules_is_played_on
        }
    };
    ($place:expr; $($name:ident)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                suite::$name(&$place(stringify!($name)).await).await;
            }
        )*
    };
}
