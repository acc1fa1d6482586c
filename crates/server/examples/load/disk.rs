//! Safe steps against flushes of the same disk, and against SQLite alone.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use store::{Folder, Store};
use tables::{Did, Row};
use tokio::task::JoinSet;
use wire::Code;

use crate::{Spread, servers};

/// The steps that wait at once where many do.
const MANY: usize = 64;

/// Flushes of 4 KiB in a second.
fn flush_rate(folder: &Path, seconds: f64) -> f64 {
    let path = folder.join("flushes");
    let mut file = OpenOptions::new().create(true).append(true).open(&path).expect("a file");
    let (began, mut flushes) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < seconds {
        file.write_all(&[7; 4096]).expect("it is written");
        File::sync_data(&file).expect("it is flushed");
        flushes += 1;
    }
    f64::from(flushes) / began.elapsed().as_secs_f64()
}

/// Steps that are safe in a second, with so many waiting at once.
async fn store_rate(store: &Arc<Store>, first: &mut u32, waiting: usize, seconds: f64) -> f64 {
    let seat = engine::vocab::Seat::FIRST;
    let did = Did::Act(engine::Action::Stop);
    let (began, mut tasks) = (Instant::now(), JoinSet::new());
    for _ in 0..waiting {
        let (store, code) = (Arc::clone(store), Code::new(*first).expect("a code"));
        *first += 1;
        tasks.spawn(async move {
            let mut number = 0;
            while began.elapsed().as_secs_f64() < seconds {
                let row = Row { number, at: 0, by: seat, id: Some(1), did, left: None };
                store.append(code, row).await.expect("it is written");
                number += 1;
            }
            number
        });
    }
    let steps: u32 = tasks.join_all().await.into_iter().sum();
    f64::from(steps) / began.elapsed().as_secs_f64()
}

async fn open(folder: &Path) -> Arc<Store> {
    Arc::new(Store::open(Folder::take(folder).expect("a folder")).await.expect("a store"))
}

/// SQLite with the same tables and settings, without anything around it.
struct Bare {
    database: rusqlite::Connection,
    next: i64,
}

impl Bare {
    fn new(folder: &Path) -> Bare {
        std::fs::create_dir_all(folder).expect("a folder");
        let database = rusqlite::Connection::open(folder.join("bare.sqlite")).expect("a database");
        database.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;").expect("it is set");
        database.execute_batch(include_str!("../../../store/migrations/0001_tables.sql")).expect("tables");
        Bare { database, next: 0 }
    }

    /// Steps in a second, with so many in each transaction.
    fn rate(&mut self, together: usize, seconds: f64) -> f64 {
        let did = Did::Act(engine::Action::Stop).to_json();
        let (began, mut steps) = (Instant::now(), 0usize);
        while began.elapsed().as_secs_f64() < seconds {
            let transaction = self.database.transaction().expect("it begins");
            let mut insert = transaction
                .prepare_cached(
                    "INSERT INTO steps (code, number, made_at, seat, page_id, did, left_ms) \
                     VALUES (?, ?, 0, 0, 1, ?, NULL)",
                )
                .expect("a statement");
            for place in 0..together as i64 {
                insert.execute((place, self.next, &did)).expect("it is written");
            }
            drop(insert);
            transaction.commit().expect("it is written");
            self.next += 1;
            steps += together;
        }
        steps as f64 / began.elapsed().as_secs_f64()
    }
}

/// Steps that are safe on a real disk. The disk may become faster or slower by the second, so that each slice of steps is
/// compared with the slices of flushes just before and after it.
pub async fn on_disk(seconds: f64) {
    // Beside the program, so that a run that is ended leaves nothing among the sources.
    let program = std::env::current_exe().expect("a program");
    let disk = tempfile::tempdir_in(program.parent().expect("its folder")).expect("a folder");
    println!("flushes and safe steps, in turns, on the disk of the build folder:");
    let (store, mut first) = (open(&disk.path().join("store")).await, 0);
    let mut bare = Bare::new(&disk.path().join("bare"));
    const SLICE: f64 = 0.25;
    let rounds = (seconds / (6.0 * SLICE)).ceil() as usize;
    let mut before = flush_rate(disk.path(), SLICE);
    let (mut flushes, mut one, mut many) = (vec![before], Vec::new(), Vec::new());
    let mut bare_one = Vec::new();
    for _ in 0..rounds {
        for what in 0..3 {
            let steps = match what {
                0 => store_rate(&store, &mut first, 1, SLICE).await,
                1 => store_rate(&store, &mut first, MANY, SLICE).await,
                _ => bare.rate(1, SLICE),
            };
            let after = flush_rate(disk.path(), SLICE);
            let ratios = [&mut one, &mut many, &mut bare_one];
            ratios.into_iter().nth(what).expect("three of them").push(2.0 * steps / (before + after));
            flushes.push(after);
            before = after;
        }
    }
    println!("  flushes in a second: {}", Spread::of(flushes));
    println!("  one step in flight, against flushes: {}", Spread::of(one));
    println!("  {MANY} steps in flight, against flushes: {}", Spread::of(many));
    println!("  SQLite alone, one step a transaction, against flushes: {}", Spread::of(bare_one));
}

/// The same where flushes cost nothing, against SQLite alone.
pub async fn in_memory(folder: &Path, seconds: f64) {
    println!("safe steps where flushes cost nothing:");
    let (store, mut first) = (open(&folder.join("store")).await, 0);
    let mut bare = Bare::new(&folder.join("bare"));
    let (mut ratios, mut rates, mut efforts) = (Vec::new(), Vec::new(), Vec::new());
    const SLICE: f64 = 0.5;
    for _ in 0..(seconds / (2.0 * SLICE)).ceil() as usize {
        let alone = bare.rate(MANY, SLICE);
        let before = servers::processor_seconds(std::process::id());
        let rate = store_rate(&store, &mut first, MANY, SLICE).await;
        efforts.push(rate * SLICE / (servers::processor_seconds(std::process::id()) - before));
        ratios.push(rate / alone);
        rates.push(rate);
    }
    println!("  {MANY} steps in flight: {} in a second", Spread::of(rates));
    println!("  against SQLite alone with {MANY} steps a transaction: {}", Spread::of(ratios));
    println!("  for a second of processor time: {}", Spread::of(efforts));
}
