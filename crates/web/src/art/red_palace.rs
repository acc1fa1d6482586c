//! The pieces of The Red Palace: wooden buildings on terrain, watchtowers, guards, medinas, squares, half buildings and
//! the ability tiles.

use engine::red_palace::Ability;
use engine::vocab::{Building, Dir};

use super::colours::{
    BRICK, CEDAR, COURT, EDGE, GOLD, GUARD, INK, PAPER, PLANK, PLANK_LIT, STONE, STONE_LIT, STONE_SHADE,
    WATER, WATER_LIT, kind_fill, kind_ink,
};
use super::letters::kind_mark;
use super::shapes::{bar, disc, drawn, filled, khatam, label, octagon, outlined, plate};
use super::tiles::turned;

/// How thick a wooden building is: how far its sawn edge shows beside its face.
const DEPTH: f64 = 3.4;

/// The silhouette of the wooden building of a kind, within x 22 to 78 and y 30 to 84.
const fn silhouette(kind: Building) -> &'static str {
    match kind {
        Building::Pavilion => "M26 82V66H30C22 54 36 46 47 38L50 30L53 38C64 46 78 54 70 66H74V82Z",
        Building::Seraglio => {
            "M24 82V52H31V46H37V52H40C40 44 46 41 50 36C54 41 60 44 60 52H63V46H69V52H76V82Z"
        }
        Building::Arcades => {
            "M20 82V50H80V82H71V70A5 5 0 0 0 61 70V82H55V70A5 5 0 0 0 45 70V82H39V70A5 5 0 0 0 29 70V82Z"
        }
        Building::Chambers => "M24 82V58L36 46V40H43V46H57V40H64V46L76 58V82Z",
        Building::Garden => {
            "M24 82V76H31V70C24 69 22 58 30 53C29 44 41 42 43 49C45 39 56 36 59 45C66 40 77 46 73 55C80 60 77 70 69 70V76H76V82Z"
        }
        Building::Tower => "M36 82V56H32V42H38V47H44V36H56V47H62V42H68V56H64V82Z",
    }
}

/// The carving on the wooden building of a kind.
const fn carving(kind: Building) -> &'static str {
    match kind {
        Building::Pavilion => {
            "M30 66H70M50 40V62M41 46C36 52 36 58 39 62M59 46C64 52 64 58 61 62M46 82V74A4 4 0 0 1 54 74V82"
        }
        Building::Seraglio => {
            "M42 80V62C42 56 47 54 50 50C53 54 58 56 58 62V80M45 60L55 70M55 60L45 70M45 70L55 80M55 70L45 80M30 60V66M70 60V66"
        }
        Building::Arcades => "M20 56H80M29 64H39M45 64H55M61 64H71",
        Building::Chambers => "M26 58H74M45 82V70A5 5 0 0 1 55 70V82M32 66H38V73H32ZM62 66H68V73H62Z",
        Building::Garden => "M34 76V62M50 76V56M66 76V62M34 68L29 63M50 64L56 58M66 68L71 63",
        Building::Tower => "M34 56H66M50 62V69M44 82V76A6 6 0 0 1 56 76V82",
    }
}

/// A wooden building standing on its tile: shadow, sawn edge, painted face, and carving.
pub(super) fn wooden_building(kind: Building) -> String {
    let (face, ink, path) = (kind_fill(kind), kind_ink(kind), silhouette(kind));
    let moved = |by: f64, art: String| format!(r#"<g transform="translate({by} {by})">{art}</g>"#);
    let mut art = r##"<ellipse cx="54" cy="84" rx="32" ry="5" fill="#000" opacity=".28"/>"##.to_string();
    art += &moved(DEPTH, outlined(path, PLANK, EDGE, 1.6));
    art += &moved(DEPTH / 2.0, filled(path, PLANK_LIT));
    art += &outlined(path, &face, EDGE, 1.6);
    art += &format!(r#"<g opacity=".9">{}</g>"#, drawn(carving(kind), &ink, 2.0));
    art
}

/// A square: a pavement of stars with a small fountain.
pub(super) fn square() -> String {
    let mut art = format!(r#"<g opacity=".5">{}</g>"#, drawn(&khatam(50.0, 50.0, 38.0), STONE_SHADE, 2.4));
    for (x, y) in [(22.0, 22.0), (78.0, 22.0), (22.0, 78.0), (78.0, 78.0)] {
        art += &filled(&khatam(x, y, 8.0), STONE_SHADE);
        art += &filled(&khatam(x, y, 4.0), PAPER);
    }
    art += &outlined(&octagon(50.0, 50.0, 17.0), STONE_LIT, EDGE, 1.6);
    art += &outlined(&octagon(50.0, 50.0, 11.5), WATER, EDGE, 1.2);
    art + &filled(&khatam(50.0, 50.0, 5.4), WATER_LIT)
}

/// A watchtower on the wall of this side: a platform that overhangs the wall on both sides.
pub(super) fn watchtower(side: Dir) -> String {
    let mut art = outlined(&plate(36.0, 0.6, 28.0, 19.4, 3.0), STONE, EDGE, 1.8);
    art += &filled(&plate(39.5, 3.6, 21.0, 13.4, 2.0), STONE_SHADE);
    art += &drawn("M39 1.4V5M45 1.4V5M55 1.4V5M61 1.4V5", STONE_LIT, 2.6);
    turned(side, &(art + &outlined(&octagon(50.0, 10.6, 4.6), STONE_LIT, EDGE, 1.2)))
}

/// Where the feet of a guard on this side are; guards always stand upright.
const fn feet(side: Dir) -> (f64, f64) {
    match side {
        Dir::N => (50.0, 17.0),
        Dir::E => (89.0, 60.0),
        Dir::S => (50.0, 97.0),
        Dir::W => (11.0, 60.0),
    }
}

/// A guard 26 units high with its feet at this point.
fn guard(x: f64, y: f64) -> String {
    let mut art = outlined("M-8 0C-8 -9 -5 -14 0 -14S8 -9 8 0Z", GUARD, PAPER, 3.4);
    art += &outlined("M-8 0C-8 -9 -5 -14 0 -14S8 -9 8 0Z", GUARD, EDGE, 1.4);
    art += &outlined("M-5.6 -18.5A5.6 5.6 0 0 1 5.6 -18.5V-15.4H-5.6Z", GOLD, EDGE, 1.4);
    art += &drawn("M0 -24V-27", EDGE, 1.8);
    art += &disc(0.0, -14.6, 3.0, PAPER);
    art += &drawn("M10 1V-24", CEDAR, 2.0);
    art += &outlined("M10 -31L12.6 -24H7.4Z", STONE_LIT, EDGE, 1.0);
    format!(r#"<g transform="translate({x} {y}) scale(1.15)">{art}</g>"#)
}

/// The inside of an SVG with the view box `0 0 100 100`: a guard on the wall of this side, laid over the tile.
pub fn guard_on_wall(side: Dir) -> String {
    let (x, y) = feet(side);
    guard(x, y)
}

/// The inside of an SVG with the view box `0 0 40 40`: a guard, or the empty place for one.
pub fn guard_art(is_there: bool) -> String {
    if is_there {
        guard(18.0, 36.0)
    } else {
        r#"<circle cx="20" cy="24" r="10" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="4 3"/>"#
            .to_owned()
    }
}

/// The inside of an SVG with the view box `0 0 100 100`: a wall section that can be chosen, laid over the tile.
pub fn side_choice_art(side: Dir) -> String {
    // The tappable area reaches further than the glow, because tiles may be small.
    let reach = r#"<rect class="side-reach" x="0" y="-34" width="100" height="78"/>"#;
    let glow = r#"<rect class="side-glow" x="2" y="-9" width="96" height="30" rx="9"/>"#;
    turned(
        side,
        &(reach.to_owned()
            + glow
            + &outlined(&octagon(20.0, 6.0, 9.0), PAPER, EDGE, 2.0)
            + &drawn("M15.4 6L19 9.6L25 2.4", EDGE, 2.6)),
    )
}

/// The inside of an SVG with the view box `0 0 40 40`: the token of a kind, with its letters.
pub fn token_art(kind: Building) -> String {
    let (fill, ink) = (kind_fill(kind), kind_ink(kind));
    disc(20.0, 20.0, 19.0, PLANK)
        + &disc(20.0, 20.0, 16.6, PLANK_LIT)
        + &disc(20.0, 20.0, 14.6, &fill)
        + &label(20.0, 25.4, 15.0, &ink, &kind_mark(kind))
}

/// The inside of an SVG with the view box `0 0 40 40`: the half-building tile of a kind.
pub fn half_art(kind: Building) -> String {
    let (fill, ink) = (kind_fill(kind), kind_ink(kind));
    let half = "M20 3A17 17 0 0 0 20 37Z";
    let mut art = outlined(&plate(1.0, 1.0, 38.0, 38.0, 7.0), PLANK_LIT, EDGE, 1.2);
    art += &format!(r#"<g opacity=".4">{}</g>"#, drawn("M20 3A17 17 0 0 1 20 37", EDGE, 1.6));
    art += &outlined(half, &fill, EDGE, 1.6);
    art += &label(12.2, 24.2, 11.5, &ink, &kind_mark(kind));
    art + &label(28.0, 27.0, 17.0, EDGE, "½")
}

/// The pictogram on an ability tile.
fn pictogram(ability: Ability) -> String {
    match ability {
        Ability::SwapTokens => {
            disc(13.0, 15.0, 6.0, BRICK)
                + &disc(27.0, 15.0, 6.0, WATER)
                + &drawn("M10 25H29M26 22L30 25L26 28M13 28L9 25L13 22", CEDAR, 2.0)
        }
        Ability::WallSection => {
            outlined(
                "M8 14L11 10L14 14V26H8ZM17 14L20 10L23 14V26H17ZM26 14L29 10L32 14V26H26Z",
                PLANK,
                CEDAR,
                1.2,
            ) + &bar(6.0, 18.0, 28.0, 3.0, PLANK_LIT)
        }
        Ability::TakeMoney => {
            outlined(&plate(12.0, 8.0, 16.0, 21.0, 2.0), PAPER, CEDAR, 1.6)
                + &disc(20.0, 18.5, 5.4, GOLD)
                + &drawn("M20 14.4V22.6", CEDAR, 1.8)
        }
        Ability::SquareTile => {
            outlined(&plate(10.0, 9.0, 20.0, 20.0, 2.0), COURT, CEDAR, 1.6)
                + &filled(&khatam(20.0, 19.0, 7.4), WATER)
        }
        Ability::HalfBuilding => {
            outlined("M20 9V29H10V18L20 9Z", BRICK, CEDAR, 1.6) + &drawn("M20 9L30 18V29H20", CEDAR, 1.6)
        }
        Ability::BuyFromPreview => {
            outlined(&plate(8.0, 12.0, 14.0, 14.0, 2.0), COURT, CEDAR, 1.6)
                + &drawn("M24 19H32M29 15L33 19L29 23", CEDAR, 2.4)
        }
        Ability::TreatAsExact => {
            disc(20.0, 18.5, 10.0, GOLD) + &drawn("M14.6 18.8L18.6 22.8L26 14", CEDAR, 3.0)
        }
        Ability::RedrawToken => {
            outlined("M12 16C8 24 10 30 20 30S32 24 28 16Z", CEDAR, INK, 1.2)
                + &drawn("M13 15H27", GOLD, 2.6)
                + &disc(20.0, 10.6, 4.4, WATER)
        }
        Ability::MoveGuard => {
            format!(r#"<g transform="translate(3 9) scale(.6)">{}</g>"#, guard(14.0, 32.0))
                + &drawn("M20 20H31M27 16L31.6 20L27 24", CEDAR, 2.4)
        }
    }
}

/// The inside of an SVG with the view box `0 0 40 48`: an ability tile with its number; a used one lies face down.
pub fn ability_art(ability: Ability, is_face_up: bool) -> String {
    let mut art =
        outlined(&plate(1.0, 1.0, 38.0, 46.0, 5.0), if is_face_up { PLANK_LIT } else { PLANK }, CEDAR, 1.6);
    if is_face_up {
        art += &filled(&plate(4.0, 4.0, 32.0, 28.0, 4.0), PAPER);
        art += &pictogram(ability);
        art += &label(20.0, 44.0, 11.5, CEDAR, ability.id());
    } else {
        art += &drawn(&khatam(20.0, 18.0, 12.0), GOLD, 1.6);
        art += &label(20.0, 44.0, 11.5, PAPER, ability.id());
    }
    art
}

/// The inside of an SVG with the view box `0 0 200 120`: a picture for The Red Palace, a palace of red stone under a
/// warm sky.
pub fn red_palace_picture() -> String {
    let mut art = bar(0.0, 0.0, 200.0, 120.0, GOLD);
    art += &disc(158.0, 34.0, 17.0, PAPER);
    art += &filled("M0 92L34 62L58 78L96 50L134 80L164 60L200 86V120H0Z", PLANK_LIT);
    let mut wall = |x: f64, y: f64, width: f64, fill: &str| {
        let mut crown = format!("M{x} 104V{y}");
        let step = width / 5.0;
        for merlon in 0..5 {
            let up = if merlon % 2 == 0 { -6.0 } else { 6.0 };
            crown += &format!("v{up}h{step}");
            if merlon == 4 {
                crown += "v6";
            }
        }
        art += &outlined(&format!("{crown}V104Z"), fill, EDGE, 1.6);
    };
    wall(18.0, 74.0, 60.0, BRICK);
    wall(120.0, 70.0, 64.0, BRICK);
    wall(76.0, 40.0, 48.0, BRICK);
    art += &filled("M90 104V84A10 10 0 0 1 110 84V104Z", CEDAR);
    art += &bar(88.0, 54.0, 6.0, 10.0, CEDAR);
    art += &bar(106.0, 54.0, 6.0, 10.0, CEDAR);
    art += &bar(36.0, 84.0, 5.0, 9.0, CEDAR);
    art += &bar(54.0, 84.0, 5.0, 9.0, CEDAR);
    art += &bar(140.0, 82.0, 5.0, 9.0, CEDAR);
    art += &bar(160.0, 82.0, 5.0, 9.0, CEDAR);
    art += &guard(30.0, 74.0);
    art += &guard(168.0, 70.0);
    art + &bar(0.0, 104.0, 200.0, 16.0, CEDAR)
}

/// The inside of an SVG with the view box `0 0 200 120`: a picture for Alhambra, a court with arcades and a fountain.
pub fn alhambra_picture() -> String {
    let mut art = bar(0.0, 0.0, 200.0, 120.0, WATER_LIT);
    art += &filled("M0 70L40 44L76 66L118 36L160 64L200 48V120H0Z", WATER);
    art += &outlined("M14 104V58H186V104Z", STONE_LIT, EDGE, 1.6);
    art += &outlined("M10 58H190V50H10Z", STONE, EDGE, 1.6);
    for arch in 0..6 {
        let x = 22.0 + 27.0 * f64::from(arch);
        art += &outlined(&format!("M{x} 104V80A10.5 11 0 0 1 {} 80V104Z", x + 21.0), COURT, STONE_SHADE, 1.6);
        art += &filled(&format!("M{} 104V83A6 7 0 0 1 {} 83V104Z", x + 4.5, x + 16.5), CEDAR);
    }
    art += &outlined(
        "M84 50C74 40 88 30 100 20C112 30 126 40 116 50Z",
        &kind_fill(Building::Pavilion),
        EDGE,
        1.6,
    );
    art += &drawn("M100 20V12", EDGE, 2.0);
    art += &disc(100.0, 11.0, 2.6, GOLD);
    art += &bar(0.0, 104.0, 200.0, 16.0, COURT);
    art += &outlined(&khatam(100.0, 106.0, 13.0), WATER, EDGE, 1.6);
    art + &filled(&khatam(100.0, 106.0, 6.0), WATER_LIT)
}
