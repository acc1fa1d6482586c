//! The Red Palace in the terminal: what happened, what may be done, and what lies on its boards.

use std::io::{self, Write};

use engine::data::GUARD_POINTS;
use engine::red_palace::{Ability, Action, Awaited, Event, PreviewSpace, Source};
use engine::vocab::{Building, Dir, TileId};
use engine::{Line, Module, Round, View};

use crate::modules::{ActionWords, AwaitedWords, EventWords, Particulars, Scene, SourceWords};
use crate::score;
use crate::style::{Style, letter};
use crate::words::{self, Names, card, cards, payment, points};

/// `the guard on the N side of RPT04`: a wall section, or who stands on it.
fn at(tile: TileId, side: Dir) -> String {
    format!("the {} side of {tile}", side.name())
}

/// `G3 take a money card`.
fn ability(one: Ability) -> String {
    let name = match one {
        Ability::SwapTokens => "swap tokens",
        Ability::WallSection => "wall section",
        Ability::TakeMoney => "take a money card",
        Ability::SquareTile => "square tile",
        Ability::HalfBuilding => "half building",
        Ability::BuyFromPreview => "buy from the preview",
        Ability::TreatAsExact => "count as exact",
        Ability::RedrawToken => "new token",
        Ability::MoveGuard => "move a guard",
    };
    format!("{} {name}", one.id())
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::ChoosePile => "Choose a pile of starting money",
            Awaited::Abilities => "Your actions are done: use an ability, or pass",
            Awaited::PayCard => "Pay a money card for the ability",
            Awaited::PayGuard => "Pay a guard for the ability",
            Awaited::MoveGuard => "Where does the guard go?",
            Awaited::AttachWall => "Attach the wall section to a tile of this turn",
            Awaited::PostGuard => "Too few guards: which watchtower gets one?",
        }
    }

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

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        let who = |seat| names.who(seat);
        match self {
            Event::PileChosen { seat, pile, cards: chosen } => {
                let chosen: Vec<_> = chosen.cards().collect();
                format!("{} chose pile {}: {}.", who(seat), pile + 1, cards(&chosen))
            }
            Event::TokenDrawn { tile, kind } => format!("{tile} got its building: {}.", kind.name()),
            Event::PreviewFilled { space, tile } => {
                format!("{} came to space {} of the preview.", names.tile(tile), space.number())
            }
            Event::PreviewMoved { space, tile } => {
                format!("{} moved up to space {} of the preview.", names.tile(tile), space.number())
            }
            Event::AbilityUsed { seat, ability: used } => format!("{} used {}.", who(seat), ability(used)),
            Event::CardPaid { seat, card: paid } => format!("{} paid {} for it.", who(seat), card(paid)),
            Event::GuardPaid { seat, tile, side } => {
                format!("{} paid the guard on {}.", who(seat), at(tile, side))
            }
            Event::PointsPaid { seat, points: paid } => {
                format!("{} paid {} in place of guards.", who(seat), points(paid.into()))
            }
            Event::GuardsPlaced { guards } => {
                format!("Guards of Dirk's tiles went to the guard board: {guards}.")
            }
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => format!(
                "{} swapped tokens: {tile} is a {} now, {other} on the market a {}.",
                who(seat),
                kind.name(),
                other_kind.name()
            ),
            Event::SquareTaken { seat, tile } => format!("{} took {tile}.", who(seat)),
            Event::HalfTaken { seat, kind } => {
                format!("{} took the half building for {}.", who(seat), words::plural(kind))
            }
            Event::PreviewBought { seat, space, tile, pay } => {
                let (tile, space) = (names.tile(tile), space.number());
                format!("{} bought {tile} from space {space} of the preview for {}.", who(seat), payment(pay))
            }
            Event::TokenRedrawn { seat, tile, old, kind } => {
                format!(
                    "{} drew a new token: {tile} was a {} and is a {}.",
                    who(seat),
                    old.name(),
                    kind.name()
                )
            }
            Event::GuardMoved { seat, from, to } => {
                format!("{} moved the guard on {} to {}.", who(seat), at(from.0, from.1), at(to.0, to.1))
            }
            Event::WallAttached { seat, tile, side } => {
                format!("{} attached a wall section to {}.", who(seat), at(tile, side))
            }
            Event::GuardPosted { seat, tile, side } => {
                format!("{} posted a guard on {}.", who(seat), at(tile, side))
            }
        }
    }
}

impl ActionWords for Action {
    fn choice(self, view: &View<'_>) -> String {
        let on = |tile: Option<TileId>| {
            tile.map_or_else(|| "nothing".to_string(), |tile| words::tile_in(view, tile))
        };
        let text = match self {
            Action::ChoosePile { pile } => {
                let of = view.starting_piles().get(usize::from(pile));
                let held: Vec<_> = of.into_iter().flat_map(|pile| pile.cards()).collect();
                format!("pile {}: {}", pile + 1, cards(&held))
            }
            Action::SwapTokens { tile, space, card: paid } => {
                format!("swap {} with {}, paying {}", on(Some(tile)), on(view.market(space)), card(paid))
            }
            Action::TakeWall => "take a wall section".to_string(),
            Action::TakeCard { card: taken } => format!("take {}", card(taken)),
            Action::TakeSquare => "take a square tile".to_string(),
            Action::TakeHalf { kind } => format!("take the half building for {}", words::plural(kind)),
            Action::BuyPreview { space, pay } => format!("{} for {}", on(view.preview(space)), payment(pay)),
            Action::CountAsExact => "let the payment count as exact".to_string(),
            Action::RedrawToken { tile } => format!("draw a new token for {}", on(Some(tile))),
            Action::MoveGuard { tile, side } => format!("move the guard on {}", at(tile, side)),
            Action::PayCard { card: paid } => card(paid),
            Action::PayGuard { tile, side } => format!("the guard on {}", at(tile, side)),
            Action::PostGuard { tile, side } => format!("a guard on {}", at(tile, side)),
            Action::AttachWall { tile, side } => format!("the wall section on {}", at(tile, side)),
        };
        match self.ability() {
            Some(ability) => format!("{} {text}", ability.id()),
            None => text,
        }
    }

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

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Guards => "guards",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Guards => {
                let (count, value) = (score::count(line), score::points_each(line));
                format!("{count} on the longest wall, worth {value} each")
            }
        }
    }
}

/// Said of a payment above a price that must be met exactly: only G7 lets it count (GRD-91).
pub const OVERPAID: &str = "too much, with G7 another action";

/// Writes the preview, the guard board, the stocks and the score tiles.
pub fn write_boards(out: &mut impl Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
    if !view.rules().is_red_palace() {
        return Ok(());
    }
    for space in PreviewSpace::ALL.into_iter().rev() {
        let head = if space == PreviewSpace::Three { "Preview" } else { "" };
        let tile = view.preview(space).map_or_else(|| "empty".to_string(), |tile| words::tile_in(view, tile));
        writeln!(out, "{head:<10} {} {tile}", space.number())?;
    }
    let dot = format!("{} ", style.dot());
    let bag = Building::ALL.map(|kind| format!("{} {}", letter(kind), view.token_bag()[kind]));
    writeln!(out, "{:<10} {}", "Bag", bag.join(" "))?;
    write_guards(out, view, style)?;
    let state = |one: Ability| {
        let used = if view.is_face_up(one) { "" } else { " (used)" };
        format!("{}{used}", ability(one))
    };
    let abilities: Vec<String> = view.abilities().iter().map(state).collect();
    writeln!(out, "{:<10} {}", "Abilities", abilities.join(&dot))?;
    let mut stocks = vec![format!("a missing guard costs {}", points(view.guard_substitute().into()))];
    if view.abilities().has(Ability::WallSection) {
        stocks.push(format!("wall sections left {}", view.wall_sections_left()));
    }
    if view.abilities().has(Ability::SquareTile) {
        stocks.push(format!("squares left {}", view.squares_left()));
    }
    let halves = Building::ALL.into_iter().filter_map(|kind| {
        let owner = view.half_owner(kind)?;
        Some(format!("half {} {}", kind.name(), names.whom(owner)))
    });
    stocks.extend(halves);
    writeln!(out, "{}", words::wrap(&format!("{:<10} {}", "", stocks.join(&dot)), 0, 11))?;
    let guards = view.seats().map(|seat| format!("{} {}", names.whom(seat), view.guards_of(seat)));
    writeln!(out, "{:<10} on tiles: {}", "", words::and(guards))?;
    if view.rules().modules().has(Module::ClassicScoring) {
        return writeln!(out, "{:<10} classic scoring", "Scoring");
    }
    for round in Round::ALL {
        let head = if round == Round::One { "Scoring" } else { "" };
        let kinds = view.score_tile(round).kinds().into_iter().rev().map(|kind| {
            let places = view.majority_points(round, kind);
            let places: Vec<String> =
                places.iter().take(usize::from(round.number())).map(u8::to_string).collect();
            style.kind(kind, format!("{} {}", letter(kind), places.join("/")))
        });
        writeln!(out, "{head:<10} {} {}", round.number(), kinds.collect::<Vec<_>>().join(&dot))?;
    }
    Ok(())
}

/// The positions with their guards, and what the last one makes a guard worth.
fn write_guards(out: &mut impl Write, view: &View<'_>, style: Style) -> io::Result<()> {
    let mut left = view.guards_placed();
    let spaces = view.guard_spaces().iter().map(|&spaces| Some(spaces)).chain([None]);
    let positions: Vec<String> = GUARD_POINTS
        .into_iter()
        .zip(spaces)
        .map(|(points, spaces)| {
            let here = spaces.map_or(left, |spaces| left.min(spaces));
            left -= here;
            let spaces = spaces.map_or_else(|| "any".to_string(), |spaces| spaces.to_string());
            format!("{points}: {here}/{spaces}")
        })
        .collect();
    let dot = format!("{} ", style.dot());
    writeln!(out, "{:<10} {}", "Guards", positions.join(&dot))?;
    let (value, supply) = (points(view.guard_value().into()), view.guard_supply());
    writeln!(out, "{:<10} a guard on the longest wall is worth {value}; in the supply {supply}", "")
}
