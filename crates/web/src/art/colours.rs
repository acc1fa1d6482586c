//! The palette: every colour is a custom property of `tokens.css`, with the value of the light theme as fallback.

use engine::vocab::{Building, Currency};

/// The glaze of each kind, in both the light and the dark theme.
pub const KIND_COLOURS: [(Building, &str); 6] = [
    (Building::Pavilion, "#2a6ab2"),
    (Building::Seraglio, "#b5321f"),
    (Building::Arcades, "#573322"),
    (Building::Chambers, "#f1e7d2"),
    (Building::Garden, "#477a36"),
    (Building::Tower, "#4c3482"),
];

/// The colour of letters and motifs on the glaze of each kind.
pub const KIND_INKS: [(Building, &str); 6] = [
    (Building::Pavilion, "#fffaf0"),
    (Building::Seraglio, "#fffaf0"),
    (Building::Arcades, "#fffaf0"),
    (Building::Chambers, "#43291a"),
    (Building::Garden, "#fffaf0"),
    (Building::Tower, "#fffaf0"),
];

/// The colour of each currency, in both the light and the dark theme.
pub const CURRENCY_COLOURS: [(Currency, &str); 5] = [
    (Currency::Dinar, "#1f4682"),
    (Currency::Dirham, "#3f7a42"),
    (Currency::Ducat, "#dc7826"),
    (Currency::Florin, "#f2c64a"),
    (Currency::Diamond, "#d8f0f6"),
];

/// The colour of numerals and names on each currency.
pub const CURRENCY_INKS: [(Currency, &str); 5] = [
    (Currency::Dinar, "#fffaf0"),
    (Currency::Dirham, "#fffaf0"),
    (Currency::Ducat, "#241a10"),
    (Currency::Florin, "#241a10"),
    (Currency::Diamond, "#0f3038"),
];

/// The body of a wall.
pub(crate) const STONE: &str = "var(--stone, #d8b57a)";
/// The sunlit side of a wall.
pub(crate) const STONE_LIT: &str = "var(--stone-lit, #f8e7bf)";
/// The shaded side of a wall.
pub(crate) const STONE_SHADE: &str = "var(--stone-shade, #a97f47)";
/// Meadows.
pub(crate) const MEADOW: &str = "var(--meadow, #a9c48a)";
/// The outline of walls.
pub(crate) const EDGE: &str = "var(--stone-edge, #3f2a16)";
/// The paper of badges.
pub(crate) const PAPER: &str = "var(--paper, #fffaf0)";
/// Text and numerals on paper.
pub(crate) const INK: &str = "var(--paper-ink, #241a10)";
/// Cedar wood.
pub(crate) const CEDAR: &str = "var(--cedar, #4a2d1c)";
/// Rough planks, for wooden walls.
pub(crate) const PLANK: &str = "var(--plank, #9c5a24)";
/// The lit grain of planks.
pub(crate) const PLANK_LIT: &str = "var(--plank-lit, #cf9356)";
/// The coat of a guard.
pub(crate) const GUARD: &str = "var(--guard, #16405c)";
/// The background of terrain tiles.
pub(crate) const TERRAIN: &str = "var(--terrain, #d9a276)";
/// Gold on a dark background.
pub(crate) const GOLD: &str = "var(--gold, #e6bd62)";
/// Water, and the turquoise of glazed bricks.
pub(crate) const WATER: &str = "var(--water, #2f8f97)";
/// Light on water.
pub(crate) const WATER_LIT: &str = "var(--water-lit, #bfe6e2)";
/// The floor of the lion court.
pub(crate) const COURT: &str = "var(--court, #e2cfa6)";
/// The red of the arches' wedge stones.
pub(crate) const BRICK: &str = "var(--brick, #c4552f)";
/// The back of a card.
pub(crate) const BACK: &str = "var(--card-back, #17494c)";
/// A cell where a tile may be placed.
pub(crate) const LEGAL: &str = "var(--legal, #17635f)";
/// Something that was refused.
pub(crate) const REFUSED: &str = "var(--danger, #9f2a1c)";
/// The outline of an empty cell.
pub(crate) const FAINT: &str = "var(--faint, #8f774f)";
/// What is written on the plan.
pub(crate) const PLAN_INK: &str = "var(--plan-ink, #6d5230)";
/// The lines of the plan.
pub(crate) const PLAN_LINE: &str = "var(--plan-line, #a98a58)";
/// The highlight of the longest wall.
pub(crate) const GLOW: &str = "var(--glow, #ffd24a)";
/// The rim of the highlight.
pub(crate) const GLOW_EDGE: &str = "var(--glow-edge, #8a4b00)";

/// The glaze of a kind, as a CSS value.
pub(crate) fn kind_fill(kind: Building) -> String {
    format!("var(--{}, {})", kind.name(), KIND_COLOURS[kind as usize].1)
}

/// The colour of letters and motifs on a kind, as a CSS value.
pub(crate) fn kind_ink(kind: Building) -> String {
    format!("var(--on-{}, {})", kind.name(), KIND_INKS[kind as usize].1)
}

/// The colour of a currency, as a CSS value.
pub(crate) fn currency_fill(currency: Currency) -> String {
    format!("var(--{}, {})", currency.name(), CURRENCY_COLOURS[currency as usize].1)
}

/// The colour of numerals and names on a currency, as a CSS value.
pub(crate) fn currency_ink(currency: Currency) -> String {
    format!("var(--on-{}, {})", currency.name(), CURRENCY_INKS[currency as usize].1)
}

/// Whether the currency is so light that its numerals are dark.
pub(crate) const fn is_light(currency: Currency) -> bool {
    matches!(currency, Currency::Ducat | Currency::Florin | Currency::Diamond)
}
