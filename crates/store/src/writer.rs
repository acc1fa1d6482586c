//! Writing: one task does it all, and makes safe together what waits at the same moment.

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Arguments, AssertSqlSafe, Connection};
use tables::{Member, Row, TALK_KEPT};
use tokio::sync::{mpsc, oneshot};
use wire::Code;

use crate::error::StoreError;
use crate::store::Link;

/// The most writes that are made safe together.
const MOST_TOGETHER: usize = 128;

/// After so many writes the log of SQLite is shortened.
const LONG_LOG: usize = 4000;

/// The log of SQLite is long.
pub(crate) struct LongLog;

/// Something to be written, and whom to tell when it is safe.
pub(crate) struct Write {
    pub what: What,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// A table, in place of what was kept of it before, and the steps that come with it.
    Table {
        code: Code,
        kept: String,
        stage: &'static str,
        changed_at: u64,
        steps: Vec<Row>,
        people: Vec<Member>,
    },
    /// The people of a table.
    People { code: Code, people: Vec<Member> },
    /// A step.
    Step { code: Code, row: Row },
    /// A line of the talk. Lines that nobody can read any more are forgotten.
    Line { code: Code, number: u32, line: String },
    /// A link, in place of all others of the same person.
    Link { link: Link, now: u64 },
    /// A link was used; it must be there.
    UsedLink { secret: Member },
    /// A table and all that belongs to it is forgotten.
    Forget { code: Code },
}

pub(crate) fn number_of(code: Code) -> i64 {
    code.number().into()
}

/// Writes until nobody can ask for more.
pub(crate) async fn run(
    mut connection: PoolConnection<Any>,
    mut queue: mpsc::Receiver<Write>,
    log: mpsc::Sender<LongLog>,
    mut rest: mpsc::Receiver<LongLog>,
) {
    let (mut together, mut in_log) = (Vec::new(), 0);
    while queue.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        // Those who were told a moment ago go on and soon have more to write. As long as it comes, it shares the flush;
        // otherwise they would take turns with those who wait now, and half of them would wait for two flushes.
        let mut before = 0;
        while before < together.len() && together.len() < MOST_TOGETHER {
            before = together.len();
            tokio::task::yield_now().await;
            while together.len() < MOST_TOGETHER
                && let Ok(next) = queue.try_recv()
            {
                together.push(next);
            }
        }
        in_log += together.len();
        let (whats, dones): (Vec<What>, Vec<_>) =
            together.drain(..).map(|write| (write.what, write.done)).unzip();
        if dones.len() > 1 && write(&mut connection, &whats).await.is_ok() {
            dones.into_iter().for_each(|done| drop(done.send(Ok(()))));
        } else {
            // One of them may be to blame; the others must not suffer for it.
            for (what, done) in whats.into_iter().zip(dones) {
                let _ = done.send(write(&mut connection, &[what]).await);
            }
        }
        if in_log >= LONG_LOG {
            in_log = 0;
            let _ = log.try_send(LongLog);
        }
        if rest.try_recv().is_ok() {
            let _ = move_log(&mut connection).await;
        }
    }
}

/// Shortens the log of SQLite whenever it has become long, until the writer ends. The writer goes on meanwhile and does not
/// wait. What it has added then keeps the log from being used from its beginning again, so that it moves this rest itself,
/// which is quick.
pub(crate) async fn shorten(pool: AnyPool, mut log: mpsc::Receiver<LongLog>, rest: mpsc::Sender<LongLog>) {
    while let Some(LongLog) = log.recv().await {
        let Ok(mut connection) = pool.acquire().await else { continue };
        if matches!(move_log(&mut connection).await, Ok(false)) {
            let _ = rest.try_send(LongLog);
        }
    }
}

/// Moves what is written from the log of SQLite to its place, and returns whether that was all of it. Errors are those of a
/// busy or a full disk; whoever writes meets them, too.
async fn move_log(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let (_, length, moved): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(moved == length)
}

/// Writes all of it or nothing. What is written is safe when this returns.
async fn write(connection: &mut AnyConnection, whats: &[What]) -> Result<(), StoreError> {
    let steps: Vec<(Code, &Row)> = whats
        .iter()
        .filter_map(|what| match what {
            What::Step { code, row } => Some((*code, row)),
            _ => None,
        })
        .collect();
    // A single statement is safe by itself.
    if steps.len() == whats.len() {
        return insert(connection, &steps).await;
    }
    let mut transaction = connection.begin().await?;
    for what in whats {
        match what {
            What::Table { code, kept, stage, changed_at, steps, people } => {
                sqlx::query(
                    "INSERT INTO tables (code, kept, stage, changed_at) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (code) DO UPDATE SET kept = excluded.kept, stage = excluded.stage, \
                     changed_at = excluded.changed_at",
                )
                .bind(number_of(*code))
                .bind(kept.as_str())
                .bind(*stage)
                .bind(*changed_at as i64)
                .execute(&mut *transaction)
                .await?;
                let steps: Vec<(Code, &Row)> = steps.iter().map(|row| (*code, row)).collect();
                for some in steps.chunks(MOST_TOGETHER) {
                    insert(&mut transaction, some).await?;
                }
                note_people(&mut transaction, *code, people).await?;
            }
            What::People { code, people } => note_people(&mut transaction, *code, people).await?,
            What::Forget { code } => {
                for statement in [
                    "DELETE FROM steps WHERE code = $1",
                    "DELETE FROM talk WHERE code = $1",
                    "DELETE FROM links WHERE code = $1",
                    "DELETE FROM people WHERE code = $1",
                    "DELETE FROM tables WHERE code = $1",
                ] {
                    sqlx::query(statement).bind(number_of(*code)).execute(&mut *transaction).await?;
                }
            }
            What::Line { code, number, line } => {
                sqlx::query("INSERT INTO talk (code, number, line) VALUES ($1, $2, $3)")
                    .bind(number_of(*code))
                    .bind(i64::from(*number))
                    .bind(line.as_str())
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query("DELETE FROM talk WHERE code = $1 AND number <= $2")
                    .bind(number_of(*code))
                    .bind(i64::from(*number) - TALK_KEPT as i64)
                    .execute(&mut *transaction)
                    .await?;
            }
            What::Link { link, now } => {
                sqlx::query("DELETE FROM links WHERE member = $1 OR valid_until <= $2")
                    .bind(String::from(link.who))
                    .bind(*now as i64)
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query("INSERT INTO links (secret, code, member, valid_until) VALUES ($1, $2, $3, $4)")
                    .bind(String::from(link.secret))
                    .bind(number_of(link.code))
                    .bind(String::from(link.who))
                    .bind(link.valid_until as i64)
                    .execute(&mut *transaction)
                    .await?;
            }
            What::UsedLink { secret } => {
                let used = sqlx::query("DELETE FROM links WHERE secret = $1")
                    .bind(String::from(*secret))
                    .execute(&mut *transaction)
                    .await?;
                if used.rows_affected() == 0 {
                    return Err(StoreError::Taken);
                }
            }
            What::Step { .. } => {}
        }
    }
    if !steps.is_empty() {
        insert(&mut transaction, &steps).await?;
    }
    Ok(transaction.commit().await?)
}

/// Notes who belongs to a table. Whoever has left it stays noted: that costs less than to look for them at each change,
/// and the table itself says who belongs to it.
async fn note_people(
    connection: &mut AnyConnection,
    code: Code,
    people: &[Member],
) -> Result<(), StoreError> {
    let places: Vec<String> = (2..2 + people.len()).map(|place| format!("(${place}, $1)")).collect();
    let statement =
        format!("INSERT INTO people (member, code) VALUES {} ON CONFLICT DO NOTHING", places.join(", "));
    // The text has only the numbers of places in it.
    let mut query = sqlx::query(AssertSqlSafe(statement)).bind(number_of(code));
    for &member in people {
        query = query.bind(String::from(member));
    }
    query.execute(connection).await?;
    Ok(())
}

/// The statement that inserts so many steps. SQLite takes `$1`, too, but then looks for the name of each place among
/// all others.
fn insertion(steps: usize, is_sqlite: bool) -> String {
    let mut statement = String::with_capacity(128 + 48 * steps);
    statement.push_str("INSERT INTO steps (code, number, made_at, seat, page_id, did, left_ms) VALUES ");
    for place in 0..7 * steps {
        statement.push_str(match place {
            0 => "(",
            _ if place % 7 == 0 => "), (",
            _ => ", ",
        });
        match is_sqlite {
            true => statement.push('?'),
            false => statement.push_str(&format!("${}", place + 1)),
        }
    }
    statement + ")"
}

/// Inserts all steps by one statement.
async fn insert(connection: &mut AnyConnection, steps: &[(Code, &Row)]) -> Result<(), StoreError> {
    let statement = insertion(steps.len(), connection.backend_name() == "SQLite");
    let mut values = AnyArguments::default();
    values.reserve(7 * steps.len(), 0);
    for (code, row) in steps {
        let mut add = |number: Option<i64>| values.add(number).map_err(sqlx::Error::Encode);
        add(Some(number_of(*code)))?;
        add(Some(row.number.into()))?;
        add(Some(row.at as i64))?;
        add(Some(row.by.index() as i64))?;
        add(row.id.map(|id| id as i64))?;
        values.add(row.did.to_json()).map_err(sqlx::Error::Encode)?;
        values.add(row.left.map(i64::from)).map_err(sqlx::Error::Encode)?;
    }
    // The text has only the numbers of places in it.
    match sqlx::query_with(AssertSqlSafe(statement), values).execute(connection).await {
        Ok(_) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}
