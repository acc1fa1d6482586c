//! The files of the page. They are compressed when the page is built, so a request costs a look-up.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri, header};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `cargo xtask web` wrote; a server without it still compiles and says what is missing.
#[derive(RustEmbed)]
#[folder = "dist"]
#[allow_missing = true]
struct Dist;

/// Whether the page is inside this binary.
pub fn is_built() -> bool {
    Dist::get("index.html").is_some()
}

/// The type of a file by its ending.
fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// A file named by its content never changes.
fn is_hashed(path: &str) -> bool {
    path.starts_with("pkg/")
}

fn etag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}

/// Answers a request for a file of the page.
pub(crate) async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are answered here");
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let takes_brotli = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.split(',').any(|one| one.trim().starts_with("br")));
    let packed = if takes_brotli { Dist::get(&format!("{path}.br")) } else { None };
    let is_packed = packed.is_some();
    let Some(file) = packed.or_else(|| Dist::get(path)) else {
        return plain(StatusCode::NOT_FOUND, "there is no such file");
    };
    let etag = etag(&file);
    let cache = if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut builder = Response::builder()
        .header(header::CONTENT_TYPE, content_type(path))
        .header(header::CACHE_CONTROL, cache)
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, &etag)
        .header(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    if is_packed {
        builder = builder.header(header::CONTENT_ENCODING, "br");
    }
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let response = if known {
        builder.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else if method == Method::HEAD {
        builder.body(Body::empty())
    } else {
        builder.body(Body::from(file.data.into_owned()))
    };
    response.unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR, "the file could not be sent"))
}
