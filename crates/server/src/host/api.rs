//! The paths of the server of tables. Those of the page are answered as by the local server.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Extension, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use hyper::upgrade::Parts;
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use tables::{Member, Table};
use tokio::net::TcpStream;
use tungstenite::handshake::server::create_response_with_body;
use wire::{Code, Options, Refusal, Refused};

use super::friends::address_for_friends;
use super::hall::Shared;
use super::session;
use super::socket::{self, Counted};
use crate::answer;
use crate::files::Files;

/// The most bytes in the body of a request.
const MAX_BODY: usize = 16 << 10;

/// The most bytes in the body of a request for a table, which may bring a whole game.
const MAX_GAME: usize = 1 << 20;

/// The codes that an address may get wrong in an hour.
const MAX_MISSES: usize = 100;

/// The tables that are listed at once.
const MAX_LISTED: usize = 200;

/// The own tables that are listed at once. Those that sleep have to be read.
const MAX_MINE: usize = 50;

/// What the paths need.
#[derive(Clone)]
pub(crate) struct Paths {
    pub shared: Arc<Shared>,
    pub files: Files,
}

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

/// A refusal as an answer.
pub(crate) struct Refusing(Refused);

impl From<Refused> for Refusing {
    fn from(refused: Refused) -> Refusing {
        Refusing(refused)
    }
}

impl IntoResponse for Refusing {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Refusal::NoSuchTable => StatusCode::NOT_FOUND,
            Refusal::TooFast | Refusal::Full => StatusCode::TOO_MANY_REQUESTS,
            Refusal::NotOwner | Refusal::NoSeat => StatusCode::FORBIDDEN,
            Refusal::NotNow | Refusal::SeatTaken | Refusal::Stale => StatusCode::CONFLICT,
            Refusal::Failed => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, [(header::CACHE_CONTROL, "no-store")], Json(self.0)).into_response()
    }
}

fn refuse(code: Refusal, message: &str) -> Refusing {
    Refusing(Refused::new(code, message))
}

/// The paths, each noted with its method, so that they can be compared with their description.
struct Noted {
    router: Router<Paths>,
    routes: Vec<(&'static str, &'static str)>,
}

impl Noted {
    fn with(mut self, method: &'static str, path: &'static str, answer: MethodRouter<Paths>) -> Noted {
        self.routes.push((method, path));
        Noted { router: self.router.route(path, answer), ..self }
    }
}

fn api() -> Noted {
    Noted { router: Router::new(), routes: Vec::new() }
        .with("get", "/api/host", get(about))
        .with("post", "/api/session", post(begin_session))
        .with("get", "/api/tables/mine", get(mine))
        .with("get", "/api/tables", get(list))
        .with("post", "/api/tables", post(make).layer(DefaultBodyLimit::max(MAX_GAME)))
        .with("get", "/api/tables/{code}", get(look))
        .with("get", "/api/tables/{code}/file", get(file))
        .with("get", "/api/tables/{code}/socket", get(connect))
        .with("post", "/api/links/{secret}", post(use_link))
        .with("get", "/api/openapi.json", get(openapi))
        .with("get", "/api", get(api_page))
        .with("get", "/t/{code}", get(table_page))
        .with("get", "/healthz", get(async || "ok\n"))
        .with("get", "/readyz", get(ready))
        .with("get", "/metrics", get(metrics))
}

/// The method and path of everything that is answered here, apart from the files of the page.
#[cfg(test)]
pub(crate) fn routes() -> Vec<(&'static str, &'static str)> {
    api().routes
}

/// All paths.
pub(crate) fn paths(shared: Arc<Shared>, files: Files) -> Router {
    let router = api().router.layer(DefaultBodyLimit::max(MAX_BODY));
    router.fallback(page).with_state(Paths { shared, files })
}

/// What a page has to know about the server before anything else.
#[derive(Serialize)]
struct About {
    online: bool,
    wire: u32,
    links: Vec<String>,
}

async fn about(State(paths): State<Paths>) -> Response {
    let config = &paths.shared.config;
    let link = config.public.clone().unwrap_or_else(|| address_for_friends(config.listen));
    no_store(Json(About { online: true, wire: wire::WIRE_VERSION, links: vec![link] }).into_response())
}

/// The link to a table that people send each other: the page, which finds the code in its address.
async fn table_page(State(paths): State<Paths>, request: Request) -> Response {
    let first = Uri::from_static("/");
    let answer = answer::answer(&paths.files, request.method(), &first, request.headers()).await;
    answer.map(Body::new)
}

async fn page(State(paths): State<Paths>, request: Request) -> Response {
    let answer = answer::answer(&paths.files, request.method(), request.uri(), request.headers()).await;
    answer.map(Body::new)
}

/// The address of a person: that of the connection or, behind a proxy, the last one that the proxy names.
fn address(paths: &Paths, headers: &HeaderMap, peer: Peer) -> IpAddr {
    let named = headers.get("x-forwarded-for").filter(|_| paths.shared.config.behind_proxy);
    let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer.0.ip())
}

/// Who asks, if the request comes from our own page.
fn asker(paths: &Paths, headers: &HeaderMap) -> Result<Member, Refusing> {
    if !session::is_own(headers, paths.shared.config.public.as_deref()) {
        return Err(refuse(Refusal::BadRequest, "this request comes from another site"));
    }
    session::member(headers).ok_or_else(|| refuse(Refusal::NoSeat, "begin a session first"))
}

fn read_code(text: &str) -> Result<Code, Refusing> {
    Code::from_text(text).ok_or_else(|| refuse(Refusal::NoSuchTable, "a code has six digits"))
}

async fn begin_session(State(paths): State<Paths>, headers: HeaderMap) -> Result<Response, Refusing> {
    if !session::is_own(&headers, paths.shared.config.public.as_deref()) {
        return Err(refuse(Refusal::BadRequest, "this request comes from another site"));
    }
    if session::member(&headers).is_some() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let is_secure = paths.shared.config.public.as_ref().is_some_and(|public| public.starts_with("https"));
    let cookie = session::cookie(&session::new_secret(), is_secure);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// What a new table is made of.
#[derive(Deserialize)]
struct NewTable {
    setup: Option<wire::Json>,
    #[serde(default)]
    options: Options,
    same_deal: Option<Code>,
    /// A game that was begun elsewhere, as a page saves it.
    record: Option<String>,
}

#[derive(Serialize)]
struct Made {
    code: Code,
}

async fn make(
    State(paths): State<Paths>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusing> {
    let who = asker(&paths, &headers)?;
    let address = address(&paths, &headers, peer);
    let too_many = || refuse(Refusal::TooFast, "these are too many tables in one hour");
    let NewTable { setup, options, same_deal, record } = serde_json::from_slice(&body)
        .map_err(|_| refuse(Refusal::BadRequest, "a table is made from a set-up and options"))?;
    if let Some(text) = record {
        if setup.is_some() || same_deal.is_some() {
            return Err(refuse(Refusal::BadSetup, "a game that was begun elsewhere has its own set-up"));
        }
        if !paths.shared.made.add(address, paths.shared.config.tables_per_address) {
            return Err(too_many());
        }
        let code = paths.shared.bring(who, text, options).await?;
        return Ok((StatusCode::CREATED, Json(Made { code })).into_response());
    }
    let setup = match (&setup, same_deal) {
        (Some(setup), _) => setup.setup().map_err(|error| {
            Refusing(Refused::new(Refusal::BadSetup, error.to_string()).by_rule(error.rule()))
        })?,
        // It has the set-up of the table with the same cards.
        (None, Some(code)) => paths.shared.look(code, |table, _| table.setup()).await?,
        (None, None) => return Err(refuse(Refusal::BadSetup, "a table needs a set-up")),
    };
    if !paths.shared.made.add(address, paths.shared.config.tables_per_address) {
        return Err(too_many());
    }
    // It goes on even if the asker does not wait for it: other tables may have been told of it.
    let made = tokio::spawn(async move { paths.shared.make(who, setup, options, same_deal).await });
    let made = made.await.unwrap_or_else(|_| Err(Refused::new(Refusal::Failed, "the table was not made")));
    let code = made?;
    Ok((StatusCode::CREATED, Json(Made { code })).into_response())
}

async fn list(State(paths): State<Paths>) -> Response {
    no_store(Json(paths.shared.open_tables(MAX_LISTED)).into_response())
}

async fn mine(State(paths): State<Paths>, headers: HeaderMap) -> Result<Response, Refusing> {
    let who = asker(&paths, &headers)?;
    Ok(no_store(Json(paths.shared.tables_of(who, MAX_MINE).await?).into_response()))
}

fn no_store(mut answer: Response) -> Response {
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// Asks a table for something. Codes that an address gets wrong are counted.
async fn of_table<T: Send + 'static>(
    paths: &Paths,
    headers: &HeaderMap,
    peer: Peer,
    code: &str,
    of: impl Fn(&Table, u32) -> T + Clone + Send + 'static,
) -> Result<T, Refusing> {
    let address = address(paths, headers, peer);
    check_misses(paths, address)?;
    let found = paths.shared.look(read_code(code)?, of).await;
    if matches!(&found, Err(refused) if refused.code == Refusal::NoSuchTable) {
        paths.shared.misses.add(address, usize::MAX);
    }
    Ok(found?)
}

async fn look(
    State(paths): State<Paths>,
    Path(code): Path<String>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Refusing> {
    let who = asker(&paths, &headers)?;
    let of =
        move |table: &Table, watchers| table.admits(&who).then(|| table.room(&who, watchers, super::now()));
    let room = of_table(&paths, &headers, peer, &code, of).await?;
    let room = room.ok_or_else(|| refuse(Refusal::NotNow, "nobody watches this game"))?;
    Ok(no_store(Json(room).into_response()))
}

/// Whoever tries codes at random is stopped.
fn check_misses(paths: &Paths, address: IpAddr) -> Result<(), Refusing> {
    if paths.shared.misses.has(&address, MAX_MISSES) {
        return Err(refuse(Refusal::TooFast, "these are too many wrong codes in one hour"));
    }
    Ok(())
}

async fn file(
    State(paths): State<Paths>,
    Path(code): Path<String>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Refusing> {
    let who = asker(&paths, &headers)?;
    let of = move |table: &Table, _: u32| if table.admits(&who) { table.file() } else { None };
    let file = of_table(&paths, &headers, peer, &code, of).await?;
    let file = file.ok_or_else(|| refuse(Refusal::NotNow, "the game is not over"))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"alhambra.json\""),
    ];
    Ok(no_store((headers, file).into_response()))
}

async fn use_link(
    State(paths): State<Paths>,
    Path(secret): Path<String>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Refusing> {
    let who = asker(&paths, &headers)?;
    let address = address(&paths, &headers, peer);
    check_misses(&paths, address)?;
    let used = if session::is_secret(&secret) {
        paths.shared.use_link(&secret, who).await
    } else {
        Err(Refused::new(Refusal::NoSuchTable, "this link is not valid any more"))
    };
    if used.is_err() {
        paths.shared.misses.add(address, usize::MAX);
    }
    Ok(no_store(Json(Made { code: used? }).into_response()))
}

async fn connect(
    State(paths): State<Paths>,
    Path(code): Path<String>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
) -> Result<Response, Refusing> {
    // What asks for no socket gets no more than that said.
    let Ok(answer) = create_response_with_body(&request, Body::empty) else {
        return Ok((StatusCode::UPGRADE_REQUIRED, "this is the address of a WebSocket\n").into_response());
    };
    let (who, code) = (asker(&paths, request.headers())?, read_code(&code)?);
    let address = address(&paths, request.headers(), peer);
    check_misses(&paths, address)?;
    let counted = Counted::new(&paths.shared, address)
        .ok_or_else(|| refuse(Refusal::Full, "there is no room for more connections now"))?;
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Whoever goes away before that is not missed.
        let Ok(upgraded) = upgrade.await else { return };
        if let Ok(Parts { io, read_buf, .. }) = upgraded.downcast::<TokioIo<TcpStream>>() {
            socket::serve(io.into_inner(), read_buf, counted, code, who).await;
        }
    });
    Ok(answer)
}

async fn ready(State(paths): State<Paths>) -> Response {
    match paths.shared.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// Counts, for whoever asks from the machine itself or has the token.
async fn metrics(
    State(paths): State<Paths>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Refusing> {
    let shown =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let has_token = shown.zip(paths.shared.config.metrics_token.as_ref()).is_some_and(|(shown, token)| {
        Member::of_secret(shown.as_bytes()) == Member::of_secret(token.0.as_bytes())
    });
    // What a proxy on the same machine passes on comes from somewhere else.
    let is_passed_on = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    if !has_token && (is_passed_on || !peer.0.ip().to_canonical().is_loopback()) {
        return Err(refuse(
            Refusal::NotOwner,
            "these counts are for the machine itself and for those with the token",
        ));
    }
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((headers, paths.shared.metrics.text()).into_response())
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], super::openapi::DOCUMENT).into_response()
}

async fn api_page() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
    ];
    (headers, super::openapi::page()).into_response()
}
