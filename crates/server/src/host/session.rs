//! Who somebody is: a secret in a cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use tables::Member;

/// The name of the cookie.
const COOKIE: &str = "alhambra";

/// The bytes of a secret.
const BYTES: usize = 32;

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A new secret as text.
pub(crate) fn new_secret() -> String {
    hex(&random::<BYTES>())
}

/// Whether a text has the form of a secret.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 2 * BYTES && text.bytes().all(|letter| letter.is_ascii_hexdigit())
}

/// Who sends these headers.
pub(crate) fn member(headers: &HeaderMap) -> Option<Member> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    let (_, secret) = cookies.find(|(name, secret)| *name == COOKIE && is_secret(secret))?;
    Some(Member::of_secret(secret.as_bytes()))
}

/// The header that gives a secret to a browser. Scripts cannot read it, and other sites cannot send it along.
pub(crate) fn cookie(secret: &str, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits are fit for a header")
}

/// Whether a request comes from our own page: browsers name the origin, and it must be the host that was asked, or the
/// public address. Programs that are no browsers name none, and have no cookies to be misused.
pub(crate) fn is_own(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    public == Some(origin) || host.is_some() && host == text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_found_among_cookies() {
        let secret = new_secret();
        assert!(is_secret(&secret) && secret != new_secret());
        let mut headers = HeaderMap::new();
        assert!(member(&headers).is_none());
        let line = format!("other=1; alhambra={secret}; more=2");
        headers.insert(header::COOKIE, line.parse().expect("a header"));
        assert_eq!(member(&headers), Some(Member::of_secret(secret.as_bytes())));
        headers.insert(header::COOKIE, "alhambra=short".parse().expect("a header"));
        assert!(member(&headers).is_none());
    }

    #[test]
    fn other_origins_are_refused() {
        for (origin, host, public, own) in [
            (None, "a.example", None, true),
            (Some("http://a.example"), "a.example", None, true),
            (Some("https://a.example:8080"), "a.example:8080", None, true),
            (Some("https://b.example"), "a.example", None, false),
            (Some("https://a.example.evil"), "a.example", None, false),
            (Some("null"), "a.example", None, false),
            (Some("https://b.example"), "127.0.0.1:21493", Some("https://b.example"), true),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().expect("a header"));
            }
            assert_eq!(is_own(&headers, public), own, "{origin:?} {host}");
        }
    }
}
