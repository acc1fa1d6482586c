//! The page's own ornaments.

use super::colours::{GOLD, PAPER, PLAN_LINE, WATER};
use super::shapes::{drawn, filled, khatam, star, woven};

/// The colour of the emblem's straps.
const LINE: &str = "var(--logo, #6b4526)";
/// The colour of the straps' rims.
const GROUND: &str = "var(--surface, #fbf6ea)";

/// The inside of an SVG with the view box `0 0 100 100`: the star of a cell on the plan.
pub fn cell_star_art() -> String {
    drawn(&khatam(50.0, 50.0, 50.0), PLAN_LINE, 0.9)
}

/// The inside of an SVG with the view box `0 0 60 60`: the emblem, a woven star.
pub fn emblem_art() -> String {
    filled(&khatam(30.0, 30.0, 27.0), WATER)
        + &woven(30.0, 30.0, 27.0, 3.0, LINE, GROUND)
        + &filled(&star(30.0, 30.0, 13.5, 0.5, 8, 0.0), PAPER)
}

/// The inside of an SVG with the view box `0 0 40 40`: the mark of what is new since the last turn.
pub fn new_mark() -> String {
    filled(&star(20.0, 20.0, 18.0, 0.72, 8, 0.0), "var(--gold-deep, #7d5312)")
        + &filled(&star(20.0, 20.0, 15.0, 0.72, 8, 0.0), GOLD)
        + &filled(&khatam(20.0, 20.0, 6.0), PAPER)
}

/// The inside of an SVG with the view box `0 0 40 40`: a wall, for figures about walls.
pub fn wall_mark() -> String {
    let wall = "M4 34V15H8.5V9H14V15H17V9H23V15H26V9H31.5V15H36V34Z";
    filled(wall, "var(--stone, #d8b57a)")
        + &drawn(&format!("{wall}M4 24.5H36"), "var(--stone-edge, #3f2a16)", 2.6)
}

/// The inside of an SVG with the view box `0 0 40 40`: the mark of points.
pub fn points_mark() -> String {
    let mark = star(20.0, 20.0, 18.0, 0.55, 8, 0.0);
    filled(&mark, GOLD) + &drawn(&mark, "var(--gold-deep, #7d5312)", 2.2)
}

/// The inside of an SVG with the view box `0 0 80 80`: a compass rose.
pub fn compass_art() -> String {
    const INK: &str = "currentColor";
    let mut art = String::new();
    for (turn, length) in
        [(45, 20.0), (135, 20.0), (225, 20.0), (315, 20.0), (0, 31.0), (90, 31.0), (180, 31.0), (270, 31.0)]
    {
        let tip = 40.0 - length;
        art += &format!(
            r#"<g transform="rotate({turn} 40 40)"><path d="M40 {tip}L44.5 35.5L40 40Z" fill="{INK}"/><path d="M40 {tip}L35.5 35.5L40 40Z" fill="none" stroke="{INK}" stroke-width=".8"/></g>"#
        );
    }
    art + &drawn("M40 27A13 13 0 1 1 39.9 27", INK, 0.8)
}

/// The inside of an SVG with the view box `0 0 1100 560`: hills, a river and cypresses in the style of an architect's
/// plan.
pub fn landscape_art() -> String {
    let hills = [
        ("M-20 -20H330C300 60 210 70 170 130S120 250 60 290S-10 320 -20 330Z", ".13"),
        ("M1120 580V300C1060 300 1010 330 985 390S900 470 850 500S760 560 740 580Z", ".15"),
        ("M-20 -20H200C180 20 120 40 100 90S60 170 -20 190Z", ".13"),
        ("M1120 580V420C1080 420 1040 440 1030 480S960 540 950 580Z", ".14"),
    ];
    let contours = [
        "M-20 330C70 300 130 250 170 130S300 60 330 -20M740 580C780 520 900 480 985 390S1060 300 1120 295",
        "M-20 264C56 240 104 200 136 104S240 48 264 -20M816 580C848 532 944 500 1012 428S1072 356 1120 352",
        "M-20 198C42 180 78 150 102 78S180 36 198 -20M892 580C916 544 988 520 1039 466S1084 412 1120 409",
    ];
    let cypresses = [
        (196, 150),
        (214, 160),
        (236, 148),
        (60, 250),
        (84, 262),
        (112, 246),
        (1010, 440),
        (1040, 454),
        (1066, 438),
        (890, 536),
        (915, 546),
        (1020, 180),
        (1000, 190),
        (150, 60),
    ];
    const RIVER: &str = "M610 600C690 520 800 555 880 490S990 330 1060 260S1090 90 1130 40";
    let hill = |(path, opacity): &(&str, &str)| {
        format!(r#"<path d="{path}" fill="var(--garden, #477a36)" opacity="{opacity}"/>"#)
    };
    let mut art: String = hills.iter().map(hill).collect();
    art += &format!(r#"<path d="{RIVER}" fill="none" stroke="{WATER}" stroke-width="17" opacity=".2"/>"#);
    for shift in ["-9 -6", "9 6"] {
        art += &format!(
            r#"<path d="{RIVER}" fill="none" stroke="{WATER}" stroke-width="1.2" opacity=".55" transform="translate({shift})"/>"#
        );
    }
    for path in contours {
        art +=
            &format!(r#"<path d="{path}" fill="none" stroke="currentColor" stroke-width="1" opacity=".6"/>"#);
    }
    for (x, y) in cypresses {
        art += &format!(
            r#"<g transform="translate({x} {y})"><path d="M0 0C-5 -6 -7 -18 0 -34C7 -18 5 -6 0 0Z" fill="var(--garden, #477a36)" opacity=".4"/><path d="M0 4V-30M-3 -8Q0 -5 3 -9M-3 -16Q0 -13 3 -17" fill="none" stroke="currentColor" stroke-width="1"/></g>"#
        );
    }
    art
}

/// The inside of an SVG with the view box `0 0 100 100`: a seal with sixteen tips and a tick.
pub fn seal_art() -> String {
    filled(&star(50.0, 50.0, 50.0, 0.78, 16, 0.0), GOLD)
        + &drawn(&star(50.0, 50.0, 44.0, 0.8, 16, 0.0), "var(--cedar, #4a2d1c)", 1.2)
        + &filled(&khatam(50.0, 50.0, 30.0), PAPER)
        + &drawn("M36 51L46 61L65 40", "var(--card-back, #17494c)", 7.0)
}
