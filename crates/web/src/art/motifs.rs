//! The motif of each kind, drawn in the lower middle of a tile: x from 18 to 82, y from 26 to 84.

use std::f64::consts::TAU;

use engine::vocab::Building;

use super::colours::{BRICK, CEDAR, COURT, EDGE, GOLD, PAPER, WATER, WATER_LIT, kind_fill, kind_ink};
use super::shapes::{at, bar, disc, drawn, filled, khatam, num, octagon, outlined, star, woven};

/// The middle of the motifs.
pub(super) const CENTRE: (f64, f64) = (50.0, 59.0);

/// The motif of a kind, in tile coordinates.
pub(super) fn motif(kind: Building) -> String {
    match kind {
        Building::Pavilion => pavilion(),
        Building::Seraglio => seraglio(),
        Building::Arcades => arcades(),
        Building::Chambers => chambers(),
        Building::Garden => garden(),
        Building::Tower => tower(),
    }
}

/// A horseshoe arch: its opening is `width` wide at the foot and stands on `foot`; the ring springs at
/// `spring`.
fn horseshoe(cx: f64, foot: f64, spring: f64, width: f64) -> String {
    let half = width / 2.0;
    let r = half * 1.18;
    format!(
        "M{} {}V{}A{r} {r} 0 1 1 {} {}V{}Z",
        num(cx - half),
        num(foot),
        num(spring),
        num(cx + half),
        num(spring),
        num(foot),
        r = num(r)
    )
}

/// A dome on a drum.
fn pavilion() -> String {
    let (fill, ink) = (kind_fill(Building::Pavilion), kind_ink(Building::Pavilion));
    let dome = "M29 63C19 50 33 41 50 31C67 41 81 50 71 63Z";
    let ribs = "M50 33C40 43 36 52 39 63M50 33C60 43 64 52 61 63M50 33V63";
    let mut art = drawn("M50 34V26", &ink, 2.4) + &filled(&khatam(50.0, 24.5, 4.2), GOLD);
    art += &filled(dome, &ink);
    art += &format!(r#"<g opacity=".7">{}</g>"#, drawn(ribs, &fill, 1.5));
    art += &bar(26.0, 63.0, 48.0, 3.4, GOLD);
    art += &bar(28.0, 66.4, 44.0, 14.0, &ink);
    for cx in [35.0, 45.0, 55.0, 65.0] {
        art += &filled(&horseshoe(cx, 80.4, 74.0, 5.2), &fill);
    }
    art + &bar(22.0, 80.4, 56.0, 3.6, &ink)
}

/// A window behind a lattice.
fn seraglio() -> String {
    let (fill, ink) = (kind_fill(Building::Seraglio), kind_ink(Building::Seraglio));
    let arch = "M27 80V58C27 47 40 43 50 32C60 43 73 47 73 58V80Z";
    let mut art = filled(arch, "var(--seraglio-night, #4d0f0a)");
    // The slats run from rail to rail; the parts outside the arch are covered afterwards.
    let mut slats = String::new();
    for step in -3..4 {
        let x = 27.0 + 11.5 * f64::from(step);
        for (from, to) in [(x, x + 46.0), (x + 46.0, x)] {
            let (low, high) = (from.min(to).max(27.0), from.max(to).min(73.0));
            let y = |x: f64| 34.0 + 46.0 * (x - from) / (to - from);
            slats += &format!("M{} {}L{} {}", num(low), num(y(low)), num(high), num(y(high)));
        }
    }
    art += &drawn(&slats, &ink, 2.5);
    for (x, y) in
        [(50.0, 45.5), (38.5, 57.0), (50.0, 57.0), (61.5, 57.0), (38.5, 68.5), (50.0, 68.5), (61.5, 68.5)]
    {
        art += &filled(&khatam(x, y, 3.1), GOLD);
    }
    art += &format!(r#"<path d="M26 30H74V81H26Z{arch}" fill-rule="evenodd" fill="{fill}"/>"#);
    art += &drawn(arch, &ink, 3.2);
    art + &bar(21.0, 80.4, 58.0, 3.6, &ink)
}

/// Three horseshoe arches with wedge stones in two colours.
fn arcades() -> String {
    let (fill, ink) = (kind_fill(Building::Arcades), kind_ink(Building::Arcades));
    let mut art = bar(18.0, 44.0, 64.0, 36.5, &ink) + &bar(16.5, 41.0, 67.0, 3.6, GOLD);
    for cx in [29.0, 50.0, 71.0] {
        art += &format!(
            r#"<circle cx="{cx}" cy="58.5" r="9.2" fill="none" stroke="{BRICK}" stroke-width="3.6" stroke-dasharray="2.9 2.88"/>"#
        );
    }
    for cx in [29.0, 50.0, 71.0] {
        art += &bar(cx - 9.2, 64.0, 18.4, 16.5, &ink);
        art += &filled(&horseshoe(cx, 80.5, 62.0, 12.6), &fill);
    }
    for cx in [39.5, 60.5] {
        art += &drawn(&format!("M{} 67H{}", cx - 3.6, cx + 3.6), GOLD, 2.0);
    }
    art + &bar(16.5, 80.4, 67.0, 3.6, &ink)
}

/// A double door under a horseshoe arch.
fn chambers() -> String {
    let ink = kind_ink(Building::Chambers);
    let mut art = outlined(&horseshoe(50.0, 82.0, 69.0, 42.0), WATER, &ink, 2.2);
    art += &format!(
        r#"<path d="{}" fill="none" stroke="{WATER_LIT}" stroke-width="3" stroke-dasharray="3 3"/>"#,
        horseshoe(50.0, 82.0, 69.0, 34.4)
    );
    art += &outlined(&horseshoe(50.0, 82.0, 69.0, 26.0), CEDAR, PAPER, 2.4);
    art += &drawn("M50 48V82", GOLD, 1.4);
    art += &filled(&khatam(50.0, 62.0, 8.0), GOLD);
    art += &filled(&khatam(50.0, 62.0, 4.4), CEDAR);
    for x in [41.5, 46.0, 54.0, 58.5] {
        art += &disc(x, 76.0, 1.3, GOLD);
    }
    art + &bar(23.0, 80.4, 54.0, 3.6, &ink)
}

/// A star of eight petals around a pool.
fn garden() -> String {
    let (fill, ink) = (kind_fill(Building::Garden), kind_ink(Building::Garden));
    let (cx, cy) = CENTRE;
    let mut art = String::new();
    for petal in 0..8 {
        let angle = f64::from(petal) * 45.0;
        let shade = if petal % 2 == 0 { ink.as_str() } else { "var(--leaf, #cfe09a)" };
        art += &format!(
            r#"<g transform="rotate({angle} 50 59)"><path d="M50 53C40 45 43 37 50 32.5C57 37 60 45 50 53Z" fill="{shade}"/><path d="M50 51V40" stroke="{fill}" stroke-width="1.4"/></g>"#
        );
    }
    art += &outlined(&khatam(cx, cy, 12.4), WATER, &fill, 2.4);
    art += &drawn(&khatam(cx, cy, 9.0), WATER_LIT, 1.4);
    art + &filled(&star(cx, cy, 5.6, 0.42, 8, 0.0), PAPER)
}

/// A tower with stepped merlons, above its curtain wall.
fn tower() -> String {
    let (fill, ink) = (kind_fill(Building::Tower), kind_ink(Building::Tower));
    let curtain = "M18 82V68H21V65H26V68H29V71H71V68H74V65H79V68H82V82Z";
    let crown = "M33 56V46H36V42.5H41V46H44V49H46V36H54V49H56V46H59V42.5H64V46H67V56Z";
    let mut art = filled(curtain, &ink);
    art += &filled("M36.5 55H63.5V81H36.5Z", &ink);
    art += &drawn("M36.5 60V80.4M63.5 60V80.4", &fill, 1.8);
    art += &filled(crown, &ink);
    art += &bar(33.0, 53.4, 34.0, 3.0, GOLD);
    art += &filled(&khatam(50.0, 63.0, 4.6), &fill);
    art += &filled(&horseshoe(50.0, 81.0, 74.5, 7.4), &fill);
    art += &filled("M46 36L50 30L54 36Z", GOLD);
    art + &bar(16.5, 80.4, 67.0, 3.6, &ink)
}

/// The lion fountain: a basin of two interlaced squares, twelve spouts and water.
pub(super) fn fountain() -> String {
    let (cx, cy) = (50.0, 50.0);
    let mut art = outlined(&khatam(cx, cy, 34.0), WATER, EDGE, 1.6);
    art += &woven(cx, cy, 34.0, 3.6, PAPER, EDGE);
    art += &format!(r#"<g opacity=".75">{}</g>"#, drawn(&octagon(cx, cy, 21.0), WATER_LIT, 1.2));
    for lion in 0..12 {
        let angle = TAU * (f64::from(lion) + 0.5) / 12.0;
        let (from, to) = (at(cx, cy, 12.0, angle), at(cx, cy, 19.5, angle));
        art +=
            &drawn(&format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1)), WATER_LIT, 1.4);
        let (x, y) = at(cx, cy, 13.4, angle);
        art += &disc(x, y, 2.3, PAPER);
    }
    art += &outlined(&octagon(cx, cy, 11.5), COURT, EDGE, 1.4);
    art += &filled(&khatam(cx, cy, 8.4), WATER);
    art + &filled(&star(cx, cy, 6.4, 0.42, 8, 0.0), WATER_LIT)
}
