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

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its code.
    pub code: Code,
    /// Its set-up.
    pub setup: Json,
    /// Its seats.
    pub seats: Vec<wire::Place>,
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

/// Makes sure that the server knows this browser again: it sets a cookie that scripts cannot read.
pub async fn session() {
    // Without a session the next request is refused, which the person is told.
    let _ = post("/api/session", None).await;
}

/// The tables.
pub async fn tables() -> Option<Lists> {
    session().await;
    let open = get("/api/tables").await?;
    Some(Lists { open, mine: get("/api/tables/mine").await.unwrap_or_default() })
}

/// Moves a seat to this browser by the secret of a link, and tells at which table.
pub async fn use_link(secret: &str) -> Option<Code> {
    session().await;
    let text = post(&format!("/api/links/{secret}"), None).await?;
    serde_json::from_str::<Made>(&text).ok().map(|made| made.code)
}

async fn post(path: &str, body: Option<&str>) -> Option<String> {
    let request = RequestInit::new();
    request.set_method("POST");
    if let Some(body) = body {
        let headers = Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        request.set_headers(&headers);
        request.set_body(&JsValue::from_str(body));
    }
    text_of(JsFuture::from(window().fetch_with_str_and_init(path, &request)).await).await
}

/// The record of a game that is over.
pub async fn record(code: Code) -> Option<String> {
    let path = format!("/api/tables/{code}/file");
    text_of(JsFuture::from(window().fetch_with_str(&path)).await).await
}

/// Opens a new table, which the person owns.
pub async fn open_table(setup: Json, options: Options) -> Option<Code> {
    session().await;
    let body = serde_json::to_string(&NewTable { setup, options }).ok()?;
    let text = post("/api/tables", Some(&body)).await?;
    serde_json::from_str::<Made>(&text).ok().map(|made| made.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_with_what_a_newer_server_adds() {
        let seat = r#"{"holder":{"kind":"bot","level":"level-3"},"colour":"red","ready":true,"presence":"here",
            "stand_in":false,"new":1}"#;
        let text = format!(
            r#"[{{"code":"012345","setup":{{"players":3}},"seats":[{seat}],"stage":"gathering","new":1}},
            {{"code":"000001","setup":{{}},"seats":[],"stage":"playing","your_turn":true,"to_act":0}}]"#
        );
        let lists: Vec<Listed> = serde_json::from_str(&text).expect("a list");
        assert_eq!(lists[0].seats[0].colour, wire::Colour::Red);
        assert!(lists[1].your_turn && !lists[0].your_turn);
        assert_eq!(lists[0].code.to_string(), "012345");
        let host: Host = serde_json::from_str(r#"{"online":true,"wire":1}"#).expect("a host");
        assert_eq!(host.links, Vec::<String>::new());
    }
}
