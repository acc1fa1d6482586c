//! The page's own ornaments.

use super::colours::{FAINT, GOLD, PAPER, WATER};
use super::shapes::{KHATAM, drawn, filled, khatam, star, woven};

/// The straps of the emblem.
const LINE: &str = "var(--logo, #6b4526)";
/// The rims of the straps.
const GROUND: &str = "var(--surface, #fbf6ea)";

/// The inside of an SVG with the view box `0 0 80 80` that repeats without a seam: stars and crosses.
pub fn star_pattern() -> String {
    let inner = khatam(40.0, 40.0, 40.0 * KHATAM);
    drawn(&khatam(40.0, 40.0, 40.0), FAINT, 1.2)
        + &format!(r#"<g opacity=".6">{}</g>"#, drawn(&(inner + &khatam(40.0, 40.0, 12.0)), FAINT, 1.0))
}

/// The inside of an SVG with the view box `0 0 200 60`: the emblem, five linked stars without a word.
pub fn logo_art() -> String {
    let mut art = format!(
        r#"<g opacity=".55">{}</g>"#,
        drawn(&[khatam(18.0, 30.0, 11.0), khatam(182.0, 30.0, 11.0)].concat(), LINE, 1.4)
    );
    art += &drawn("M29 30H38M162 30H171", LINE, 1.4);
    for cx in [55.0, 145.0] {
        art += &woven(cx, 30.0, 17.0, 2.0, LINE, GROUND);
        art += &filled(&star(cx, 30.0, 7.5, 0.5, 8, 0.0), GOLD);
    }
    art + &format!(r#"<g transform="translate(70 0)">{}</g>"#, emblem_art())
}

/// The inside of an SVG with the view box `0 0 60 60`: the emblem's middle star alone, for small places.
pub fn emblem_art() -> String {
    filled(&khatam(30.0, 30.0, 27.0), WATER)
        + &woven(30.0, 30.0, 27.0, 3.0, LINE, GROUND)
        + &filled(&star(30.0, 30.0, 13.5, 0.5, 8, 0.0), PAPER)
}
