//! Geometry: stars, polygons, plates and woven straps, as SVG text.

use std::f64::consts::{PI, TAU};

/// Ratio of inner to outer radius of the star of two interlaced squares: cos 45° / cos 22.5°.
pub(crate) const KHATAM: f64 = 0.765_366_864_730_18;

/// A number with at most one decimal, written as short as possible.
pub(crate) fn num(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let (whole, rest) = (tenths / 10, tenths.unsigned_abs() % 10);
    match (rest, tenths < 0 && whole == 0) {
        (0, _) => whole.to_string(),
        (_, true) => format!("-0.{rest}"),
        (_, false) => format!("{whole}.{rest}"),
    }
}

/// The point at `angle`, clockwise from the top, at distance `r`.
pub(crate) fn at(cx: f64, cy: f64, r: f64, angle: f64) -> (f64, f64) {
    (cx + r * angle.sin(), cy - r * angle.cos())
}

/// The closed path through these corners.
pub(crate) fn closed(corners: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y) in corners {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path += &num(x);
        path.push(' ');
        path += &num(y);
    }
    path + "Z"
}

/// The path of a star: `tips` tips at distance `r`, with corners at distance `r * inner` between them. The first tip
/// is `turn` full turns past the top.
pub(crate) fn star(cx: f64, cy: f64, r: f64, inner: f64, tips: u32, turn: f64) -> String {
    closed((0..2 * tips).map(|corner| {
        let angle = turn * TAU + PI * f64::from(corner) / f64::from(tips);
        at(cx, cy, if corner % 2 == 0 { r } else { r * inner }, angle)
    }))
}

/// The path of the eight-fold star with a tip at the top.
pub(crate) fn khatam(cx: f64, cy: f64, r: f64) -> String {
    star(cx, cy, r, KHATAM, 8, 0.0)
}

/// The path of a regular polygon whose corners lie at distance `r`; the first is `turn` full turns past the top.
pub(crate) fn ngon(cx: f64, cy: f64, r: f64, sides: u32, turn: f64) -> String {
    closed((0..sides).map(|corner| at(cx, cy, r, turn * TAU + TAU * f64::from(corner) / f64::from(sides))))
}

/// The path of an octagon with flat sides towards the four directions.
pub(crate) fn octagon(cx: f64, cy: f64, r: f64) -> String {
    ngon(cx, cy, r, 8, 1.0 / 16.0)
}

/// The path of a rectangle with bevelled corners.
pub(crate) fn plate(x: f64, y: f64, width: f64, height: f64, cut: f64) -> String {
    let (right, bottom) = (x + width, y + height);
    closed([
        (x + cut, y),
        (right - cut, y),
        (right, y + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (x + cut, bottom),
        (x, bottom - cut),
        (x, y + cut),
    ])
}

/// A filled path.
pub(crate) fn filled(path: &str, fill: &str) -> String {
    format!(r#"<path d="{path}" fill="{fill}"/>"#)
}

/// A stroked path.
pub(crate) fn drawn(path: &str, stroke: &str, width: f64) -> String {
    format!(r#"<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{}"/>"#, num(width))
}

/// A path that is filled and stroked.
pub(crate) fn outlined(path: &str, fill: &str, stroke: &str, width: f64) -> String {
    format!(r#"<path d="{path}" fill="{fill}" stroke="{stroke}" stroke-width="{}"/>"#, num(width))
}

/// A disc.
pub(crate) fn disc(cx: f64, cy: f64, r: f64, fill: &str) -> String {
    format!(r#"<circle cx="{}" cy="{}" r="{}" fill="{fill}"/>"#, num(cx), num(cy), num(r))
}

/// A rectangle.
pub(crate) fn bar(x: f64, y: f64, width: f64, height: f64, fill: &str) -> String {
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{fill}"/>"#,
        num(x),
        num(y),
        num(width),
        num(height)
    )
}

/// Bold text centred on `x` with its baseline on `y`.
pub(crate) fn label(x: f64, y: f64, size: f64, fill: &str, text: &str) -> String {
    written(x, y, size, "", fill, text)
}

/// Bold text centred on `x` with its baseline on `y`, exactly `width` wide in every font.
pub(crate) fn fitted(x: f64, y: f64, size: f64, width: f64, fill: &str, text: &str) -> String {
    let length = format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, num(width));
    written(x, y, size, &length, fill, text)
}

fn written(x: f64, y: f64, size: f64, more: &str, fill: &str, text: &str) -> String {
    // Numbers use the typeface of titles; the letters beside them are small and stay sans-serif.
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let font = if is_number { "var(--numerals, serif)" } else { "var(--sans, sans-serif)" };
    format!(
        r#"<text x="{}" y="{}" font-size="{}" font-weight="700" font-family="{font}" text-anchor="middle"{more} fill="{fill}">{text}</text>"#,
        num(x),
        num(y),
        num(size)
    )
}

/// The straps of two interlaced squares, woven over and under: each strap is `width` wide, in the colour `face` with
/// a rim in the colour `edge`.
pub(crate) fn woven(cx: f64, cy: f64, r: f64, width: f64, face: &str, edge: &str) -> String {
    let rim = width * 1.5;
    // Straps cross at this fraction of an edge; the corner piece ends where the other strap's rim begins.
    let corner = (0.293 - 0.854 * rim / r).max(0.04);
    // A face extends slightly beyond the end of its rim, so that no seam shows.
    let [rims, faces] = [0.0, 0.015].map(|more| {
        let (mut under, mut over, mut corners) = (String::new(), String::new(), String::new());
        for edge in 0..8 {
            let tips = [0.0, 0.25, 0.5].map(|turn| at(cx, cy, r, TAU * (f64::from(edge) / 8.0 + turn)));
            let on = |from: usize, part: f64| {
                let ((ax, ay), (bx, by)) = (tips[from], tips[from + 1]);
                format!("{} {}", num(ax + (bx - ax) * part), num(ay + (by - ay) * part))
            };
            over += &format!("M{}L{}", on(0, 0.0), on(0, 0.5 + more));
            under += &format!("M{}L{}", on(0, 0.5 - more), on(0, 1.0));
            corners += &format!("M{}L{}L{}", on(0, 1.0 - corner - more), on(0, 1.0), on(1, corner + more));
        }
        [under, over, corners]
    });
    let pieces = rims.iter().zip(&faces);
    pieces.map(|(below, above)| drawn(below, edge, rim) + &drawn(above, face, width)).collect()
}
