//! The same statements at PostgreSQL: `STORE_POSTGRES=postgres://… cargo test -p store --features postgres --test postgres`.
//! Every test has a schema of its own in that database.

#[macro_use]
mod suite;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use store::Store;
use suite::Place;

/// A schema.
struct Schema {
    address: String,
}

impl Schema {
    async fn new(name: &str) -> Schema {
        let server = std::env::var("STORE_POSTGRES").expect("STORE_POSTGRES names a database");
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&server).await.expect("the server answers");
        for statement in [format!("DROP SCHEMA IF EXISTS {name} CASCADE"), format!("CREATE SCHEMA {name}")] {
            connection.execute(AssertSqlSafe(statement)).await.expect("a schema");
        }
        let mark = if server.contains('?') { '&' } else { '?' };
        Schema { address: format!("{server}{mark}options[search_path]={name}") }
    }
}

impl Place for Schema {
    async fn open(&self) -> Store {
        Store::connect(&self.address).await.unwrap_or_else(|error| panic!("{error}"))
    }
}

suite!(Schema::new);
