//! The Red Palace in words: what happened, and what may be done.

use engine::red_palace::{Ability, Action, Event};
use engine::vocab::{Dir, Space, TileId};

use crate::words::{Names, card, cards, payment, plural, points, tile};

/// What an ability is called.
pub fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::SwapTokens => "swap tokens",
        Ability::WallSection => "wall section",
        Ability::TakeMoney => "take a money card",
        Ability::SquareTile => "square tile",
        Ability::HalfBuilding => "half building",
        Ability::BuyFromPreview => "buy from the preview",
        Ability::TreatAsExact => "overpayment counts as exact",
        Ability::RedrawToken => "redraw a token",
        Ability::MoveGuard => "move a guard",
    }
}

/// `the N wall of RPT04`.
fn section(tile: TileId, side: Dir) -> String {
    format!("the {} wall of {tile}", side.name())
}

/// One sentence for one event.
pub fn sentence(event: Event, names: &Names) -> String {
    let who = |seat| names.who(seat);
    match event {
        Event::PileChosen { seat, cards: pile, .. } => {
            let pile: Vec<_> = pile.cards().collect();
            format!("{} chose {} as starting money.", who(seat), cards(&pile))
        }
        Event::TokenDrawn { tile, kind } => format!("The building on {tile} is a token of {}.", plural(kind)),
        Event::PreviewFilled { space, tile: new } => {
            format!("{} came to space {} of the preview.", tile(new), space.number())
        }
        Event::PreviewMoved { space, tile } => {
            format!("{tile} moved up to space {} of the preview.", space.number())
        }
        Event::AbilityUsed { seat, ability: used } => {
            format!("{} used ability {}: {}.", who(seat), used.id(), ability(used))
        }
        Event::CardPaid { seat, card: paid } => format!("{} paid {} for it.", who(seat), card(paid)),
        Event::GuardPaid { seat, tile, side } => {
            format!("{} paid the guard on {}.", who(seat), section(tile, side))
        }
        Event::PointsPaid { seat, points: paid } => {
            format!("{} paid {} in place of guards.", who(seat), points(paid.into()))
        }
        Event::GuardsPlaced { guards } => {
            format!("Guards of Dirk's tiles went to the placement tiles: {guards}.")
        }
        Event::TokensSwapped { seat, tile, kind, other, other_kind } => format!(
            "{} swapped tokens: {tile} counts for {} now, {other} for {}.",
            who(seat),
            plural(kind),
            plural(other_kind)
        ),
        Event::SquareTaken { seat, tile } => format!("{} took {tile}.", who(seat)),
        Event::HalfTaken { seat, kind } => {
            format!("{} took the half building of {}.", who(seat), plural(kind))
        }
        Event::PreviewBought { seat, space, tile: bought, pay } => format!(
            "{} bought {} from space {} of the preview for {}.",
            who(seat),
            tile(bought),
            space.number(),
            payment(pay)
        ),
        Event::TokenRedrawn { seat, tile, old, kind } => format!(
            "{} drew a new token for {tile}: one of {}, not of {}.",
            who(seat),
            plural(kind),
            plural(old)
        ),
        Event::GuardMoved { seat, from, to } => format!(
            "{} moved a guard from {} to {}.",
            who(seat),
            section(from.0, from.1),
            section(to.0, to.1)
        ),
        Event::WallAttached { seat, tile, side } => {
            format!("{} attached a wall section as {}.", who(seat), section(tile, side))
        }
        Event::GuardPosted { seat, tile, side } => {
            format!("{} posted a guard on {}.", who(seat), section(tile, side))
        }
    }
}

/// What an action would do, as a line of a menu.
pub fn choice(action: Action, on: impl Fn(Space) -> String) -> String {
    match action {
        Action::ChoosePile { pile } => format!("pile {}", u16::from(pile) + 1),
        Action::SwapTokens { tile, space, card: paid } => {
            format!("swap the tokens of {tile} and {} for {}", on(space), card(paid))
        }
        Action::TakeWall => "take a wall section".to_string(),
        Action::TakeCard { card: taken } => format!("take {} with a guard", card(taken)),
        Action::TakeSquare => "take a square tile".to_string(),
        Action::TakeHalf { kind } => format!("take the half building of {}", plural(kind)),
        Action::BuyPreview { space, pay } => {
            format!("the tile on space {} of the preview for {}", space.number(), payment(pay))
        }
        Action::CountAsExact => "let the payment count as exact".to_string(),
        Action::RedrawToken { tile } => format!("draw a new token for {tile}"),
        Action::MoveGuard { tile, side } => format!("move the guard on {}", section(tile, side)),
        Action::PayCard { card: paid } => card(paid),
        Action::PayGuard { tile, side } => format!("the guard on {}", section(tile, side)),
        Action::PostGuard { tile, side } => format!("the guard to {}", section(tile, side)),
        Action::AttachWall { tile, side } => format!("attach it as {}", section(tile, side)),
    }
}
