//! Which encoding of a file the client accepts: plain, or compressed with brotli.

use hyper::HeaderMap;
use hyper::header::ACCEPT_ENCODING;

/// How much the client wants each encoding, in thousandths; 0 means not acceptable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wishes {
    pub(crate) brotli: u16,
    pub(crate) plain: u16,
}

impl Wishes {
    /// What the `Accept-Encoding` headers of a request ask for (RFC 9110, 12.5.3).
    pub(crate) fn of(headers: &HeaderMap) -> Wishes {
        let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        let (mut brotli, mut plain, mut others) = (None, None, None);
        for (coding, weight) in lines.flat_map(|line| line.split(',')).filter_map(coding_of) {
            match coding.as_str() {
                "br" => brotli = Some(weight),
                "identity" => plain = Some(weight),
                "*" => others = Some(weight),
                _ => {}
            }
        }
        // A plain file is acceptable unless it is excluded, but ranks below any encoding that is named.
        Wishes { brotli: brotli.or(others).unwrap_or(0), plain: plain.or(others).unwrap_or(1) }
    }

    /// Whether brotli is acceptable and at least as welcome as the plain file.
    pub(crate) fn prefer_brotli(self) -> bool {
        self.brotli > 0 && self.brotli >= self.plain
    }
}

/// One coding with its weight; malformed ones are ignored.
fn coding_of(text: &str) -> Option<(String, u16)> {
    let (coding, rest) = text.split_once(';').map_or((text, None), |(coding, rest)| (coding, Some(rest)));
    let weight = match rest {
        None => 1000,
        Some(rest) => {
            let (name, value) = rest.split_once('=')?;
            let value: f32 = value.trim().parse().ok().filter(|_| name.trim().eq_ignore_ascii_case("q"))?;
            // Rounded up, so that any weight above 0 makes the coding acceptable.
            (0.0..=1.0).contains(&value).then(|| (value * 1000.0).ceil() as u16)?
        }
    };
    Some((coding.trim().to_ascii_lowercase(), weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_decide() {
        for (lines, brotli, plain) in [
            (&[][..], 0, 1),
            (&[""], 0, 1),
            (&["br"], 1000, 1),
            (&["gzip, deflate, br, zstd"], 1000, 1),
            (&["br;q=0"], 0, 1),
            (&["BR ; Q=0.000 , gzip"], 0, 1),
            (&["br;q=0.001"], 1, 1),
            (&["brotli", "bread"], 0, 1),
            (&["*"], 1000, 1000),
            (&["*;q=0"], 0, 0),
            (&["*;q=0, br"], 1000, 0),
            (&["br;q=0, *"], 0, 1000),
            (&["identity;q=0"], 0, 0),
            (&["identity;q=0", "br;q=0.5"], 500, 0),
            (&["identity, br;q=0.5"], 500, 1000),
            (&["br;q=2"], 0, 1),
            (&["br;q=NaN"], 0, 1),
            (&["br;q"], 0, 1),
            (&["br;level=1"], 0, 1),
        ] {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(ACCEPT_ENCODING, line.parse().expect("a header"));
            }
            assert_eq!(Wishes::of(&headers), Wishes { brotli, plain }, "{lines:?}");
        }
    }
}
