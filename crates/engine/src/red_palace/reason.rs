//! Why The Red Palace refuses an action.

use crate::modules::ModuleReason;

/// Why The Red Palace refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The pile was chosen already, or there is none.
    #[error("there is no such pile of starting money any more")]
    NoSuchPile,
    /// The ability was not drawn for this game.
    #[error("that ability is not in this game")]
    AbilityNotInGame,
    /// Its tile lies face down.
    #[error("that ability has been used in this turn")]
    AbilityUsed,
    /// R2 has begun.
    #[error("abilities can no longer be used in this turn")]
    TooLateForAbility,
    /// Too few guards, and too few points for those that are missing.
    #[error("you have neither the guards nor the points for that ability")]
    GuardsUnaffordable,
    /// Not a building of this turn.
    #[error("that building was not bought in this turn")]
    NotBoughtNow,
    /// One of the two buildings has no token.
    #[error("there is no token to swap")]
    NoToken,
    /// Both tokens show the same kind.
    #[error("both tokens show the same kind: the swap would change nothing")]
    SameToken,
    /// Another currency than that of the market space.
    #[error("the card paid must have the currency of the market space")]
    WrongSwapCard,
    /// No tile of this turn has two walls or fewer.
    #[error("a wall section needs a tile of this turn with at most two walls")]
    NoWallTile,
    /// The stock of wall sections is empty.
    #[error("no wall section is left")]
    NoWallSection,
    /// Not a tile of this turn, or no open edge, or a fourth wall.
    #[error("a wall section goes to an open edge of a tile of this turn that keeps another one")]
    NoEdgeForWall,
    /// The row does not hold the card.
    #[error("the money row does not hold that card")]
    NoSuchRowCard,
    /// The stock of square tiles is empty.
    #[error("no square tile is left")]
    NoSquareLeft,
    /// Somebody has it.
    #[error("the half-building tile of that kind is taken")]
    HalfTaken,
    /// Nothing lies there.
    #[error("there is no tile on that space of the preview")]
    PreviewEmpty,
    /// A building of the preview is paid exactly.
    #[error("a building of the preview must be paid exactly")]
    PreviewNotExact,
    /// Every card of the hand is laid down for the building.
    #[error("one card cannot serve for the ability and for the building")]
    NoCardLeft,
    /// The last payment was exact, or is past.
    #[error("there is no payment above the price to make up for")]
    NotOverpaid,
    /// No payment can be answered any more.
    #[error("a token is drawn anew right after the payment for a building")]
    PaymentPast,
    /// Not on the market and not just bought, or without a token.
    #[error("only a building with a token on the market, or the one just bought, gets a new token")]
    NoTokenToRedraw,
    /// No token to draw.
    #[error("the bag is empty")]
    BagEmpty,
    /// None there, or another player's.
    #[error("no guard of yours stands there")]
    NoSuchGuard,
    /// The guard that is moved is not the one that is paid.
    #[error("the guard moved cannot be the guard paid")]
    OnlyGuard,
    /// No wall, a guard on it, or another's tile.
    #[error("a guard goes to a wall of yours without a guard")]
    NoPlaceForGuard,
    /// No watchtower, or it has its guard.
    #[error("a guard is posted on an empty watchtower of the tile just placed")]
    NoWatchtower,
    /// Only bought tiles can be given away.
    #[error("a square tile cannot be given to Dirk")]
    SquareToDirk,
    /// Only a building acquired in this turn of a two-player game can be given away.
    #[error("that tile cannot be given to Dirk")]
    NotToDirk,
    /// The tile has this turn's wall section.
    #[error("the tile with the wall section cannot be given to Dirk")]
    WallToDirk,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NoSuchPile => "RED-20",
            Reason::AbilityNotInGame => "RED-14",
            Reason::AbilityUsed => "GRD-10",
            Reason::TooLateForAbility => "RED-40",
            Reason::GuardsUnaffordable => "GRD-15",
            Reason::NotBoughtNow => "GRD-30",
            Reason::NoToken => "GRD-32",
            Reason::SameToken => "GRD-12",
            Reason::WrongSwapCard => "GRD-31",
            Reason::NoWallTile | Reason::NoWallSection => "GRD-40",
            Reason::NoEdgeForWall | Reason::WallToDirk => "GRD-42",
            Reason::NoSuchRowCard => "GRD-50",
            Reason::NoSquareLeft => "GRD-60",
            Reason::HalfTaken => "GRD-71",
            Reason::PreviewEmpty | Reason::PreviewNotExact => "GRD-80",
            Reason::NoCardLeft => "GRD-83",
            Reason::NotOverpaid => "GRD-90",
            Reason::PaymentPast | Reason::NoTokenToRedraw => "GRD-100",
            Reason::BagEmpty => "GRD-101",
            Reason::NoSuchGuard => "GRD-13",
            Reason::OnlyGuard => "GRD-111",
            Reason::NoPlaceForGuard => "GRD-110",
            Reason::NoWatchtower => "RED-42",
            Reason::SquareToDirk | Reason::NotToDirk => "RED-106",
        }
    }
}
