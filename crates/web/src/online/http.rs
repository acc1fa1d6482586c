//! The part of a server that is asked without a lasting connection: whether there is one, its tables, a new table.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::{Code, Json, Options, Stage};

/// What a server says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Host {
    /// Whether tables can be opened to others.
    pub online: bool,
    /// The version of what travels.
    pub wire: u32,
    /// The addresses that friends can use.
    #[serde(default)]
    pub links: Vec<String>,
}

/// A seat in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ListedSeat {
    /// The name of the person.
    #[serde(default)]
    pub name: Option<String>,
    /// The level of the bot.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its code.
    pub code: Code,
    /// Its set-up.
    pub setup: Json,
    /// Its seats.
    pub seats: Vec<ListedSeat>,
    /// How far it has come.
    pub stage: Stage,
    /// Whether the person is to act.
    #[serde(default)]
    pub your_turn: bool,
    /// Who is to act.
    #[serde(default)]
    pub to_act: Option<usize>,
}

/// The tables of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Lists {
    /// Those that everybody may join.
    pub open: Vec<Listed>,
    /// Those at which the person sits.
    pub mine: Vec<Listed>,
}

/// A new table.
#[derive(Serialize)]
struct NewTable {
    setup: Json,
    options: Options,
}

#[derive(Deserialize)]
struct Made {
    code: Code,
}

async fn text_of(answer: Result<JsValue, JsValue>) -> Option<String> {
    let answer: Response = answer.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?;
    text.as_string()
}

async fn get<T: for<'de> Deserialize<'de>>(path: &str) -> Option<T> {
    let text = text_of(JsFuture::from(window().fetch_with_str(path)).await).await?;
    serde_json::from_str(&text).ok()
}

/// What the server says about itself; `None` if it has no tables, as when the page is only served locally.
pub async fn host() -> Option<Host> {
    get::<Host>("/api/host").await.filter(|host| host.online && host.wire == wire::WIRE_VERSION)
}

/// The tables.
pub async fn tables() -> Option<Lists> {
    get("/api/tables").await
}

/// The record of a game that is over.
pub async fn record(code: Code) -> Option<String> {
    let path = format!("/api/tables/{code}/file");
    text_of(JsFuture::from(window().fetch_with_str(&path)).await).await
}

/// Opens a new table, which the person owns.
pub async fn open_table(setup: Json, options: Options) -> Option<Code> {
    let request = RequestInit::new();
    request.set_method("POST");
    let headers = Headers::new().ok()?;
    headers.set("content-type", "application/json").ok()?;
    request.set_headers(&headers);
    let body = serde_json::to_string(&NewTable { setup, options }).ok()?;
    request.set_body(&JsValue::from_str(&body));
    let text =
        text_of(JsFuture::from(window().fetch_with_str_and_init("/api/tables", &request)).await).await?;
    serde_json::from_str::<Made>(&text).ok().map(|made| made.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_with_what_a_newer_server_adds() {
        let text = r#"{"open":[{"code":"012345","setup":{"players":3},"seats":[{"name":"Ana"},{"bot":"level-3"},{}],
            "stage":"gathering","new":1}],"mine":[{"code":"000001","setup":{},"seats":[],"stage":"playing",
            "your_turn":true,"to_act":0}]}"#;
        let lists: Lists = serde_json::from_str(text).expect("lists");
        assert_eq!(lists.open[0].seats[1].bot.as_deref(), Some("level-3"));
        assert!(lists.mine[0].your_turn && !lists.open[0].your_turn);
        assert_eq!(lists.open[0].code.to_string(), "012345");
        let host: Host = serde_json::from_str(r#"{"online":true,"wire":1}"#).expect("a host");
        assert_eq!(host.links, Vec::<String>::new());
    }
}
