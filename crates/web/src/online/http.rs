//! The part of a server that is asked without a lasting connection: whether there is one, its tables, a new table.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::{Code, Glance, Json, Options, Refusal, Refused, Stage};

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
    /// Its options.
    #[serde(default)]
    pub options: Options,
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
    /// The own seat.
    #[serde(default)]
    pub seat: Option<usize>,
    /// What everybody sees of the game, while it is played.
    #[serde(default)]
    pub glance: Option<Glance>,
}

/// The tables of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lists {
    /// Those that everybody may join.
    pub open: Vec<Listed>,
    /// Those at which the person sits.
    pub mine: Vec<Listed>,
}

impl Lists {
    /// The tables that everybody may join and that are not the person's own.
    pub fn others(&self) -> impl Iterator<Item = &Listed> {
        self.open.iter().filter(|table| self.mine.iter().all(|own| own.code != table.code))
    }
}

/// A new table. It has one of a set-up, another table whose cards it gets, and a game that was begun elsewhere.
#[derive(Serialize, Default)]
pub struct NewTable {
    /// The set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<Json>,
    /// The options.
    pub options: Options,
    /// The table whose cards it gets, and whose set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_deal: Option<Code>,
    /// A game that was begun at a screen, as the page saves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

#[derive(Deserialize)]
struct Made {
    code: Code,
}

/// The text of an answer, and whether the server did what it was asked.
async fn answered(answer: Result<JsValue, JsValue>) -> Option<(String, bool)> {
    let answer: Response = answer.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?;
    Some((text.as_string()?, answer.ok()))
}

async fn text_of(answer: Result<JsValue, JsValue>) -> Option<String> {
    answered(answer).await.and_then(|(text, is_done)| is_done.then_some(text))
}

async fn get<T: for<'de> Deserialize<'de>>(path: &str) -> Option<T> {
    read(&text_of(JsFuture::from(window().fetch_with_str(path)).await).await?)
}

/// Reads an answer by way of a value, as messages are read: the same code does for both.
fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Option<T> {
    serde_json::from_value(serde_json::from_str(text).ok()?).ok()
}

/// What the server says about itself; `None` if it has no tables, as when the page is only served locally.
pub async fn host() -> Option<Host> {
    get::<Host>("/api/host").await.filter(|host| host.online && host.wire == wire::WIRE_VERSION)
}

/// Makes sure that the server knows this browser again: it sets a cookie that scripts cannot read.
pub async fn session() {
    // Without a session the next request is refused, which the person is told.
    let _: Option<Result<String, Refused>> = post("/api/session", None).await;
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
    let text = post(&format!("/api/links/{secret}"), None).await?.ok()?;
    read::<Made>(&text).map(|made| made.code)
}

/// The answer to a request, or why it is refused; `None` if there is none.
async fn post(path: &str, body: Option<&str>) -> Option<Result<String, Refused>> {
    let request = RequestInit::new();
    request.set_method("POST");
    if let Some(body) = body {
        let headers = Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        request.set_headers(&headers);
        request.set_body(&JsValue::from_str(body));
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &request)).await;
    let (text, is_done) = answered(answer).await?;
    Some(if is_done { Ok(text) } else { Err(read(&text)?) })
}

/// The record of a game that is over.
pub async fn record(code: Code) -> Option<String> {
    let path = format!("/api/tables/{code}/file");
    text_of(JsFuture::from(window().fetch_with_str(&path)).await).await
}

/// Opens a new table, which the person owns.
///
/// # Errors
///
/// Why the server refuses it.
pub async fn open_table(new: &NewTable) -> Result<Code, Refused> {
    session().await;
    let failed = || Refused::new(Refusal::Failed, "the server gave no answer that can be read");
    let body = serde_json::to_string(new).map_err(|_| failed())?;
    let text = post("/api/tables", Some(&body)).await.unwrap_or_else(|| Err(failed()))?;
    read::<Made>(&text).map(|made| made.code).ok_or_else(failed)
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
