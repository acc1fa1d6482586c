//! Answers to requests. The files are compressed when the web page is built, so an answer costs only a look-up.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderName};
use hyper::http::response::Builder;
use hyper::{HeaderMap, Method, Response, StatusCode, Uri};

use crate::encoding::Wishes;
use crate::files::Files;

/// The content security policy: the page may use its own scripts, styles, pictures and workers, WebAssembly, and
/// pictures in data URLs (its style sheet holds the background pattern as one). No other page may show it in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer, including refusals.
const ALWAYS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::VARY, "accept-encoding"),
];

/// The media type of a file, by its extension.
fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ftl" | "md") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Whether the file is named by a hash of its content and so never changes.
fn is_hashed(path: &str) -> bool {
    path.starts_with("pkg/")
}

fn begin(status: StatusCode) -> Builder {
    ALWAYS
        .iter()
        .fold(Response::builder().status(status), |builder, (name, value)| builder.header(name, *value))
}

/// Completes an answer. For HEAD, hyper leaves out the body but still sends its length.
fn end(builder: Builder, body: Bytes) -> Response<Full<Bytes>> {
    builder.body(Full::new(body)).expect("all headers are valid, because this program wrote them")
}

fn refuse(builder: Builder, text: &'static str) -> Response<Full<Bytes>> {
    let builder = builder
        .header(header::CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(header::CACHE_CONTROL, "no-store");
    end(builder, Bytes::from_static(text.as_bytes()))
}

/// Answers a request for a file of the page.
pub(crate) async fn answer(
    files: &Files,
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
) -> Response<Full<Bytes>> {
    if method != Method::GET && method != Method::HEAD {
        let builder = begin(StatusCode::METHOD_NOT_ALLOWED).header(header::ALLOW, "GET, HEAD");
        return refuse(builder, "only GET and HEAD are answered here\n");
    }
    let path = match uri.path().trim_start_matches('/') {
        // A page asks whether it can open tables to others; the local server cannot. An error would be noise in the
        // browser's log.
        "api/host" => {
            let builder = begin(StatusCode::OK)
                .header(header::CONTENT_TYPE, content_type("host.json"))
                .header(header::CACHE_CONTROL, "no-store");
            return end(builder, Bytes::from_static(br#"{"online":false,"wire":0}"#));
        }
        "" => "index.html",
        path => path,
    };
    let wishes = Wishes::of(headers);
    let packed = if wishes.brotli > 0 { files.get(&format!("{path}.br")).await } else { None };
    let plain = if wishes.prefer_brotli() && packed.is_some() { None } else { files.get(path).await };
    let is_there = packed.is_some() || plain.is_some();
    let plain = plain.filter(|_| wishes.plain > 0);
    let encoding = plain.is_none().then_some("br");
    let Some(file) = plain.or(packed) else {
        return if is_there {
            refuse(
                begin(StatusCode::NOT_ACCEPTABLE),
                "the file exists, but in none of the accepted encodings\n",
            )
        } else {
            refuse(begin(StatusCode::NOT_FOUND), "there is no such file\n")
        };
    };
    let cache = if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known =
        headers.get_all(header::IF_NONE_MATCH).iter().any(|value| names(value.as_bytes(), &file.etag));
    let status = if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    let mut builder = begin(status)
        .header(header::CONTENT_TYPE, content_type(path))
        .header(header::CACHE_CONTROL, cache)
        .header(header::ETAG, &file.etag);
    if let Some(encoding) = encoding {
        builder = builder.header(header::CONTENT_ENCODING, encoding);
    }
    end(builder, if known { Bytes::new() } else { file.data })
}

/// Whether an `If-None-Match` names this tag: in a list, as a weak one, or by the asterisk that stands for every tag.
fn names(value: &[u8], etag: &str) -> bool {
    let tags = value.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
    tags.map(|tag| tag.strip_prefix(b"W/").unwrap_or(tag)).any(|tag| tag == b"*" || tag == etag.as_bytes())
}
