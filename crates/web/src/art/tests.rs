//! Tests of the colours of every theme, and of the art as text.

use std::collections::{BTreeMap, BTreeSet};

use engine::red_palace::Ability;
use engine::vocab::{Building, Currency, Dir, Money, TileId, TileSort, Walls};

use super::letters::{currency_mark, kind_mark};
use super::shapes::num;
use super::*;
use crate::modules;

const STYLE: &str = include_str!("../../static/tokens.css");

type Tokens = BTreeMap<String, String>;
type Linear = [f64; 3];
type Matrix = [Linear; 3];

/// The custom properties of each block of `tokens.css` that defines a theme, in file order.
fn blocks() -> Vec<Tokens> {
    let bodies = STYLE.split('{').filter_map(|part| part.split('}').next());
    bodies
        .filter(|body| body.contains("--page:"))
        .map(|body| {
            let lines = body.split(';').filter_map(|line| line.split_once(':'));
            let tokens = lines.filter_map(|(name, value)| Some((name.rsplit_once("--")?.1, value.trim())));
            tokens.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
        })
        .collect()
}

/// All themes with their names.
fn themes() -> Vec<(&'static str, Tokens)> {
    let blocks = blocks();
    assert_eq!(blocks.len(), 5, "light, dark, contrast, red, red in the dark");
    let over = |more: &[usize]| {
        let mut theme = blocks[0].clone();
        more.iter().for_each(|&block| theme.extend(blocks[block].clone()));
        theme
    };
    vec![
        ("light", over(&[])),
        ("dark", over(&[1])),
        ("contrast", over(&[2])),
        ("red", over(&[3])),
        ("red in the dark", over(&[1, 4])),
    ]
}

fn linear(hex: &str) -> Linear {
    assert!(hex.len() == 7 && hex.starts_with('#'), "{hex} is not a colour of six digits");
    let channel = |place: usize| {
        let byte = u8::from_str_radix(&hex[1 + 2 * place..3 + 2 * place], 16).expect("a colour");
        let value = f64::from(byte) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    [channel(0), channel(1), channel(2)]
}

fn times(matrix: &Matrix, colour: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
}

/// Viénot, Brettel and Mollon 1999 on linear RGB.
const PROTAN: Matrix = [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]];
const DEUTAN: Matrix = [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]];
/// Brettel, Viénot and Mollon 1997 on linear RGB: a matrix for each half-space, divided by `TRITAN_NORMAL`.
const TRITAN: [Matrix; 2] = [
    [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]],
    [[0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796]],
];
const TRITAN_NORMAL: Linear = [0.03901, -0.02788, -0.01113];

/// The colour as seen with normal vision and with three kinds of colour blindness.
fn seen(colour: Linear) -> [(&'static str, Linear); 4] {
    let side: f64 = TRITAN_NORMAL.iter().zip(colour).map(|(a, b)| a * b).sum();
    let tritan = &TRITAN[usize::from(side < 0.0)];
    [
        ("normal", colour),
        ("protanopia", times(&PROTAN, colour)),
        ("deuteranopia", times(&DEUTAN, colour)),
        ("tritanopia", times(tritan, colour)),
    ]
}

/// Converts to CIE L*a*b* under D65.
fn lab([r, g, b]: Linear) -> Linear {
    let cube = |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let x = cube((0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.95047);
    let y = cube(0.212_673 * r + 0.715_152 * g + 0.072_175 * b);
    let z = cube((0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIE76 colour difference.
fn difference(a: Linear, b: Linear) -> f64 {
    lab(a).iter().zip(lab(b)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The contrast ratio of WCAG.
fn contrast(a: Linear, b: Linear) -> f64 {
    let light = |[r, g, b]: Linear| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// Asserts that any two of the colours look different to everybody.
fn assert_distinct(theme: &str, colours: &[(&str, &str)]) {
    for (place, (a, first)) in colours.iter().enumerate() {
        for (b, second) in &colours[place + 1..] {
            for ((sight, x), (_, y)) in seen(linear(first)).into_iter().zip(seen(linear(second))) {
                let apart = difference(x, y);
                assert!(apart >= 12.0, "{theme}: {a} and {b} are {apart:.1} apart with {sight}");
            }
        }
    }
}

#[test]
fn the_simulation_keeps_grey_and_mixes_up_red_and_green() {
    for grey in ["#000000", "#7f7f7f", "#ffffff"] {
        for (sight, colour) in seen(linear(grey)) {
            assert!(difference(colour, linear(grey)) < 1.0, "{grey} with {sight}");
        }
    }
    // An orange and a green of the same lightness.
    let apart: Vec<f64> = seen(linear("#c07a30"))
        .iter()
        .zip(seen(linear("#6a9a30")))
        .map(|(a, b)| difference(a.1, b.1))
        .collect();
    assert!(apart[1] < apart[0] / 2.0 && apart[2] < apart[0] / 2.0, "{apart:?}");
}

#[test]
fn kinds_and_currencies_are_distinct_to_everybody() {
    let kinds = KIND_COLOURS.map(|(kind, colour)| (kind.name(), colour));
    let currencies = CURRENCY_COLOURS.map(|(currency, colour)| (currency.name(), colour));
    assert_distinct("the tables", &kinds);
    assert_distinct("the tables", &currencies);
    assert_distinct("the tables", &SEAT_COLOURS.map(|(seat, colour)| (seat.name(), colour)));
    for (theme, tokens) in themes() {
        assert_distinct(theme, &kinds.map(|(name, _)| (name, tokens[name].as_str())));
        assert_distinct(theme, &currencies.map(|(name, _)| (name, tokens[name].as_str())));
    }
}

#[test]
fn text_has_the_contrast_of_aa() {
    let on_tables = KIND_COLOURS.iter().zip(KIND_INKS).map(|((_, ground), (_, ink))| (*ground, ink));
    let on_money = CURRENCY_COLOURS.iter().zip(CURRENCY_INKS).map(|((_, ground), (_, ink))| (*ground, ink));
    let on_seats = SEAT_COLOURS.iter().zip(SEAT_INKS).map(|((_, ground), (_, ink))| (*ground, ink));
    for (ground, ink) in on_tables.chain(on_money).chain(on_seats) {
        assert!(contrast(linear(ground), linear(ink)) >= 4.5, "{ink} on {ground}");
    }
    let mut pairs: Vec<(String, String)> = Vec::new();
    for name in Building::ALL.map(Building::name).iter().chain(&Currency::ALL.map(Currency::name)) {
        pairs.push((format!("on-{name}"), (*name).to_owned()));
    }
    for seat in SeatColour::ALL {
        pairs.push((format!("on-seat-{}", seat.name()), format!("seat-{}", seat.name())));
    }
    for name in ["accent", "danger", "good", "bar", "legal"] {
        pairs.push((format!("on-{name}"), name.to_owned()));
    }
    for ground in ["page", "surface", "surface-2", "well", "accent-soft"] {
        for ink in ["ink", "ink-soft"] {
            pairs.push((ink.to_owned(), ground.to_owned()));
        }
    }
    for (ink, ground) in [
        ("accent", "page"),
        ("accent", "surface"),
        ("danger", "page"),
        ("danger", "surface"),
        ("paper-ink", "paper"),
        ("cedar", "paper"),
        ("cedar", "gold"),
        ("gold", "bar"),
        ("stone-edge", "meadow"),
        ("stone-edge", "court"),
        ("cedar", "plank-lit"),
        ("paper", "plank"),
        ("paper", "guard"),
    ] {
        pairs.push((ink.to_owned(), ground.to_owned()));
    }
    for (theme, tokens) in themes() {
        for (ink, ground) in &pairs {
            let found = contrast(linear(&tokens[ink]), linear(&tokens[ground]));
            assert!(found >= 4.5, "{theme}: {ink} on {ground} has {found:.2}");
        }
        // Focus rings and borders of controls are not text, so 3 is enough.
        for (line, ground) in [
            ("focus", "page"),
            ("focus", "surface"),
            ("focus", "well"),
            ("line-strong", "surface"),
            ("seat-edge", "surface"),
            ("legal", "well"),
        ] {
            let found = contrast(linear(&tokens[line]), linear(&tokens[ground]));
            assert!(found >= 3.0, "{theme}: {line} on {ground} has {found:.2}");
        }
    }
}

#[test]
fn the_colours_of_the_seats_are_those_of_the_themes() {
    for (theme, tokens) in themes() {
        for ((seat, ground), (_, ink)) in SEAT_COLOURS.into_iter().zip(SEAT_INKS) {
            assert_eq!(tokens[&format!("seat-{}", seat.name())], ground, "{theme}");
            assert_eq!(tokens[&format!("on-seat-{}", seat.name())], ink, "{theme}");
        }
    }
}

fn all_tiles() -> impl Iterator<Item = TileId> {
    let buildings = std::iter::once(TileId::START).chain(TileId::buildings());
    let of_modules = (0..).map_while(TileId::new).filter(|tile| matches!(tile.sort(), TileSort::Module(_)));
    // All square tiles look alike, and so do terrain tiles with the same price, walls and watchtowers.
    let print = |tile: &TileId| (tile.price(), tile.walls(), tile.watchtowers());
    let is_first =
        move |tile: &TileId| TileId::terrain().find(|other| print(other) == print(tile)) == Some(*tile);
    let red = TileId::terrain().filter(is_first).chain(TileId::squares().take(1));
    buildings.chain(of_modules).chain(red)
}

/// Every piece of art, with a name.
fn all_art() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for tile in all_tiles() {
        all.push((tile.name().to_owned(), tile_art(tile, tile.walls())));
    }
    for bits in 0..16 {
        let walls = Walls::from_bits(bits);
        all.push((format!("walls {walls}"), tile_art(TileId::START, walls)));
    }
    all.extend(Money::pieces().map(|card| (card.to_string(), money_art(card))));
    all.extend(Currency::ALL.map(|currency| (currency.name().to_owned(), coin_art(currency))));
    for kind in Building::ALL {
        all.push((kind.name().to_owned(), kind_art(kind)));
        all.push((format!("token {}", kind.name()), token_art(kind)));
        all.push((format!("half {}", kind.name()), half_art(kind)));
    }
    for ability in Ability::ALL {
        all.push((ability.id().to_owned(), ability_art(ability, true)));
        all.push((format!("{} used", ability.id()), ability_art(ability, false)));
    }
    for dir in Dir::ALL {
        all.push((format!("glow {}", dir.name()), wall_glow(dir)));
        all.push((format!("guard {}", dir.name()), guard_on_wall(dir)));
        all.push((format!("choice {}", dir.name()), side_choice_art(dir)));
    }
    all.extend(SeatColour::ALL.map(|seat| (format!("seat {}", seat.name()), seat_mark(seat))));
    all.extend(modules::every().flat_map(|room| room.all_art()));
    for round in 1..=3 {
        all.push((format!("round {round}"), scoring_card_art(round)));
    }
    for (name, art) in [
        ("back", card_back_art()),
        ("cell", cell_star_art()),
        ("emblem", emblem_art()),
        ("seal", seal_art()),
        ("legal", legal_cell_art()),
        ("applied", applied_cell_art()),
        ("empty", empty_cell_art()),
        ("untried", tried_cell_art(None)),
        ("fits", tried_cell_art(Some(true))),
        ("refused", tried_cell_art(Some(false))),
        ("selected", selected_cell_art()),
        ("guard", guard_art(true)),
        ("no guard", guard_art(false)),
        ("Alhambra", alhambra_picture()),
        ("The Red Palace", red_palace_picture()),
    ] {
        all.push((name.to_owned(), art));
    }
    all
}

#[test]
fn art_is_well_formed_and_can_stand_on_a_page_many_times() {
    for (name, art) in all_art() {
        let mut open = Vec::new();
        for tag in art.split('<').skip(1) {
            let (tag, _) = tag.split_once('>').expect("a tag that ends");
            assert_eq!(tag.matches('"').count() % 2, 0, "{name}: {tag}");
            assert!(!tag.contains(" id="), "{name}: an id");
            let word = tag.split([' ', '/']).next().unwrap_or_default();
            match (tag.strip_prefix('/'), tag.ends_with('/')) {
                (Some(word), _) => assert_eq!(open.pop(), Some(word), "{name}"),
                (None, true) => {}
                (None, false) => open.push(word),
            }
        }
        assert!(open.is_empty(), "{name}: {open:?}");
        assert!(!art.contains("NaN") && !art.contains("inf"), "{name}");
    }
}

#[test]
fn no_two_pieces_look_alike() {
    let mut seen = BTreeMap::new();
    for (name, art) in all_art() {
        // The start tile is in the list twice; the second time as a tile without walls.
        if name == "walls " {
            continue;
        }
        if let Some(other) = seen.insert(art, name.clone()) {
            panic!("{name} looks like {other}");
        }
    }
}

#[test]
fn fallbacks_are_the_light_theme() {
    let light = &themes()[0].1;
    let mut used = BTreeSet::new();
    for (name, art) in all_art() {
        for part in art.split("var(--").skip(1) {
            let (token, fallback) = part.split_once(", ").expect("a fallback");
            if ["numerals", "sans"].contains(&token) {
                continue;
            }
            let fallback = fallback.split(')').next().unwrap_or_default();
            assert_eq!(light.get(token).map(String::as_str), Some(fallback), "{name}: {token}");
            used.insert(token.to_owned());
        }
    }
    for kind in Building::ALL {
        assert!(used.contains(kind.name()));
    }
}

#[test]
fn a_tile_tells_its_kind_and_price() {
    for tile in TileId::buildings() {
        let art = tile_art(tile, tile.walls());
        let letter = tile.kind().map(kind_mark).expect("a building has a kind");
        assert!(art.contains(&format!(">{letter}</text>")), "{tile}");
        assert!(art.contains(&format!(">{}</text>", tile.price())), "{tile}");
    }
    for card in Money::pieces() {
        let art = money_art(card);
        assert!(art.contains(&format!(">{}</text>", card.value())), "{card}");
        assert!(art.contains(&currency_mark(card.currency())), "{card}");
    }
}

/// The drawn building is recognisable by its letters and its shape, and every guard is visible.
#[test]
fn a_terrain_tile_tells_its_building_and_its_guards() {
    for tile in TileId::terrain() {
        let printed = Face::from(tile);
        assert!(face_art(&printed).contains(&format!(">{}</text>", tile.price())), "{tile}");
        let mut seen = BTreeSet::new();
        for kind in Building::ALL {
            let art = face_art(&Face { kind: Some(kind), ..printed });
            assert!(art.contains(&format!(">{}</text>", kind_mark(kind))), "{tile}");
            seen.insert(art);
        }
        assert_eq!(seen.len(), Building::ALL.len());
        let guarded = face_art(&Face { guards: tile.walls(), ..printed });
        assert_eq!(guarded.matches("var(--guard, ").count(), 2 * tile.walls().iter().count(), "{tile}");
    }
}

#[test]
fn huts_and_camps_are_no_buildings_to_the_eye() {
    for hut in TileId::huts() {
        let art = tile_art(hut, hut.walls());
        let letter = hut.hut_kind().map(kind_mark).expect("a hut has a kind");
        assert_eq!(art.matches("<text").count(), 1, "{hut} has no price");
        assert!(art.contains(&format!(">{letter}</text>")), "{hut}");
    }
    for camp in TileId::camps() {
        let art = tile_art(camp, camp.walls());
        assert!(art.contains(&format!(">{}</text>", camp.price())), "{camp}");
        // One arrow for each bastion, drawn for the N side and rotated.
        assert_eq!(art.matches("M50 1.5").count(), camp.bastions().iter().count(), "{camp}");
    }
}

/// A stick looks different from a printed wall: it has one palisade and no merlons.
#[test]
fn sticks_are_wood_and_walls_are_stone() {
    let garden = TileId::from_name("garden-08").expect("a tile");
    let stone = |art: &str| art.matches("var(--stone, ").count();
    let wood = |art: &str| art.matches("var(--plank, ").count();
    let (printed, built) = (tile_art(garden, garden.walls()), tile_art(garden, Walls::from_bits(0b0101)));
    assert_eq!((wood(&printed), wood(&built)), (0, 1));
    assert_eq!(stone(&printed), stone(&built));
    assert_eq!(stone(&tile_art(TileId::START, Walls::from_bits(0b0101))), 0);
}

#[test]
fn numbers_are_short() {
    let written = [0.0, -0.04, 0.25, -0.5, 12.0, -12.34, 99.96].map(num);
    assert_eq!(written, ["0", "0", "0.3", "-0.5", "12", "-12.3", "100"]);
}
