//! The files of the page. They are compressed when the page is built, so a request costs a look-up.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use axum::body::Body;
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri, header};
use rust_embed::RustEmbed;

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

/// Where the files come from.
#[derive(Clone, Debug)]
pub enum Files {
    /// Inside the binary.
    Inside,
    /// A folder that `cargo xtask web` wrote, read anew for every request.
    Folder(PathBuf),
}

/// A file and what stands for its content.
struct File {
    data: Vec<u8>,
    etag: String,
}

impl Files {
    fn get(&self, path: &str) -> Option<File> {
        match self {
            Files::Inside => {
                let file = Dist::get(path)?;
                let hash = file.metadata.sha256_hash();
                let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
                Some(File { data: file.data.into_owned(), etag: format!("\"{hex}\"") })
            }
            Files::Folder(folder) => {
                // No way out of the folder: names alone, no dots that lead up.
                if path.split('/').any(|part| part.is_empty() || part.starts_with('.') || part.contains('\\'))
                {
                    return None;
                }
                let data = std::fs::read(folder.join(path)).ok()?;
                let mut hasher = DefaultHasher::new();
                data.hash(&mut hasher);
                Some(File { data, etag: format!("\"{:016x}\"", hasher.finish()) })
            }
        }
    }
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}

/// Answers a request for a file of the page.
pub(crate) async fn answer(files: Files, method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
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
    let packed = if takes_brotli { files.get(&format!("{path}.br")) } else { None };
    let is_packed = packed.is_some();
    let Some(File { data, etag }) = packed.or_else(|| files.get(path)) else {
        return plain(StatusCode::NOT_FOUND, "there is no such file");
    };
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
        builder.body(Body::from(data))
    };
    response.unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR, "the file could not be sent"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_own_files_alone() {
        let files = Files::Folder(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(files.get("lib.rs").is_some_and(|file| file.data.starts_with(b"//!")));
        for path in
            ["../Cargo.toml", "x/../../Cargo.toml", "/etc/passwd", ".", "", "..\\Cargo.toml", "nothing.rs"]
        {
            assert!(files.get(path).is_none(), "{path}");
        }
    }
}
