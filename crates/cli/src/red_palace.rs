//! The Red Palace in the terminal: what a menu has to know about its actions, and what is on its boards.

use std::io::{self, Write};

use engine::data::GUARD_POINTS;
use engine::red_palace::{Ability, Action, Awaited, PreviewSpace};
use engine::vocab::Building;
use engine::{Module, Round, View};

use crate::modules::{ActionDisplay, AwaitedDisplay, Particulars, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{self, NOTHING, Voice};

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::ChoosePile
            | Awaited::Abilities
            | Awaited::PayCard
            | Awaited::PayGuard
            | Awaited::MoveGuard
            | Awaited::AttachWall
            | Awaited::PostGuard => Scene::Table,
        }
    }
}

impl ActionDisplay for Action {
    fn particulars(self) -> Particulars {
        match self {
            Action::BuyPreview { .. } => Particulars { is_only_exact: true, ..Particulars::default() },
            Action::ChoosePile { .. }
            | Action::SwapTokens { .. }
            | Action::TakeWall
            | Action::TakeCard { .. }
            | Action::TakeSquare
            | Action::TakeHalf { .. }
            | Action::CountAsExact
            | Action::RedrawToken { .. }
            | Action::MoveGuard { .. }
            | Action::PayCard { .. }
            | Action::PayGuard { .. }
            | Action::PostGuard { .. }
            | Action::AttachWall { .. } => Particulars::default(),
        }
    }
}

/// Writes the preview, the guard board, the stocks and the score tiles.
pub fn write_boards(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    if !view.rules().is_red_palace() {
        return Ok(());
    }
    let texts = voice.texts();
    let dot = format!("{} ", style.dot());
    writeln!(out, "{}", texts.get("preview"))?;
    for space in PreviewSpace::ALL.into_iter().rev() {
        let tile = view.preview(space).map_or_else(|| NOTHING.to_string(), |tile| voice.tile(view, tile));
        writeln!(out, "  {} {tile}", space.number())?;
    }
    let bag = Building::ALL.map(|kind| format!("{} {}", texts.kind_mark(kind), view.token_bag()[kind]));
    table::line(out, &texts.get("token-bag"), bag.join(&dot))?;
    // A pile that a player has chosen is empty.
    for (number, pile) in (1u8..).zip(view.starting_piles()).filter(|(_, pile)| pile.total() > 0) {
        let cards = voice.list(pile.cards().map(|card| texts.card(card)));
        let head = texts.with("pile-number", &[("number", number.into()), ("total", pile.total().into())]);
        writeln!(out, "{head} ({cards})")?;
    }
    write_guards(out, view, voice, style)?;
    let state = |one: Ability| {
        let used =
            if view.is_face_up(one) { String::new() } else { format!(" ({})", texts.get("ability-used")) };
        format!("{} {}{used}", one.id(), texts.ability_name(one))
    };
    let abilities = view.abilities().iter().map(state);
    table::wrapped(out, &texts.get("abilities"), &words::joined(abilities, &dot))?;
    let substitute = texts.points(view.guard_substitute().into());
    let mut stocks = vec![texts.with("guard-substitute", &[("points", (&substitute).into())])];
    if view.abilities().has(Ability::WallSection) {
        stocks.push(texts.with("wall-sections-left", &[("count", view.wall_sections_left().into())]));
    }
    if view.abilities().has(Ability::SquareTile) {
        stocks.push(texts.with("squares-left", &[("count", view.squares_left().into())]));
    }
    let halves = Building::ALL.into_iter().filter_map(|kind| {
        let owner = voice.name(view.half_owner(kind)?);
        Some(texts.with("half-owned", &[("kind", (&texts.kind(kind)).into()), ("name", owner.into())]))
    });
    stocks.extend(halves);
    table::wrapped(out, "", &stocks.join(&dot))?;
    if view.rules().modules().has(Module::ClassicScoring) {
        return writeln!(out, "{}", texts.module_name(Module::ClassicScoring));
    }
    writeln!(out, "{}", texts.get("score-tiles"))?;
    for round in Round::ALL {
        let kinds = view.score_tile(round).kinds().into_iter().rev().map(|kind| {
            let places = view.majority_points(round, kind);
            let places: Vec<String> =
                places.iter().take(usize::from(round.number())).map(u8::to_string).collect();
            style.kind(kind, format!("{} {}", texts.kind_mark(kind), places.join("/")))
        });
        writeln!(out, "  {} {}", round.number(), words::joined(kinds, &dot))?;
    }
    Ok(())
}

/// Writes the positions with their guards, what a guard on a wall is worth, and where the guards are.
fn write_guards(out: &mut impl Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
    let texts = voice.texts();
    let mut left = view.guards_placed();
    let spaces = view.guard_spaces().iter().map(|&spaces| Some(spaces)).chain([None]);
    let positions = GUARD_POINTS.into_iter().zip(spaces).map(|(points, spaces)| {
        let here = spaces.map_or(left, |spaces| left.min(spaces));
        left -= here;
        // The last position takes any number of guards.
        spaces.map_or_else(|| format!("{points}: {here}"), |spaces| format!("{points}: {here}/{spaces}"))
    });
    let positions = words::joined(positions, &format!("{} ", style.dot()));
    table::line(out, &texts.get("guards"), positions)?;
    let value = texts.points(view.guard_value().into());
    table::line(out, "", texts.with("guards-worth", &[("points", (&value).into())]))?;
    let on_tiles = voice.of_each(view, |seat| view.guards_of(seat).to_string());
    let supply = texts.with("guard-supply", &[("count", view.guard_supply().into())]);
    let on_tiles = texts.with("guards-on-tiles", &[("guards", (&on_tiles).into())]);
    table::line(out, "", format_args!("{supply}{} {on_tiles}", style.dot()))
}
