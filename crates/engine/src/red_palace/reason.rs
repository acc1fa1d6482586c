//! Why The Red Palace refuses an action.

use crate::modules::ModuleReason;

/// Why The Red Palace refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The pile has already been chosen, or does not exist.
    #[error("that pile of starting money is not available")]
    NoSuchPile,
    /// The ability was not drawn for this game.
    #[error("that ability is not in this game")]
    AbilityNotInGame,
    /// The ability is face down, because it was used this turn.
    #[error("that ability has been used in this turn")]
    AbilityUsed,
    /// Abilities can no longer be used, because R2 has begun.
    #[error("abilities can no longer be used in this turn")]
    TooLateForAbility,
    /// The player has too few guards, and too few points for the missing ones.
    #[error("you have neither the guards nor the points for that ability")]
    GuardsUnaffordable,
    /// The building was not bought this turn.
    #[error("that building was not bought in this turn")]
    NotBoughtNow,
    /// One of the two buildings has no token.
    #[error("there is no token to swap")]
    NoToken,
    /// Both tokens show the same kind.
    #[error("both tokens show the same kind: the swap would change nothing")]
    SameToken,
    /// The card is not in the currency of the market space.
    #[error("the card paid must have the currency of the market space")]
    WrongSwapCard,
    /// No tile of this turn has two walls or fewer.
    #[error("a wall section needs a tile of this turn with at most two walls")]
    NoWallTile,
    /// The stock of wall sections is empty.
    #[error("no wall section is left")]
    NoWallSection,
    /// The tile is not one of this turn, the edge is not open, or it would get a fourth wall.
    #[error("a wall section needs an open edge of a tile of this turn, which must keep another open edge")]
    NoEdgeForWall,
    /// The card is not in the money row.
    #[error("the money row does not hold that card")]
    NoSuchRowCard,
    /// The stock of square tiles is empty.
    #[error("no square tile is left")]
    NoSquareLeft,
    /// Somebody already owns that half-building tile.
    #[error("the half-building tile of that kind is taken")]
    HalfTaken,
    /// The preview space is empty.
    #[error("there is no tile on that space of the preview")]
    PreviewEmpty,
    /// A building of the preview must be paid for exactly.
    #[error("a building of the preview must be paid for exactly")]
    PreviewNotExact,
    /// Every card of the hand is already laid down for the building.
    #[error("one card cannot pay for both the ability and the building")]
    NoCardLeft,
    /// The last payment was exact, or it is too late to change it.
    #[error("there is no overpayment that could count as exact")]
    NotOverpaid,
    /// It is too late to respond to a payment.
    #[error("a token can be redrawn only right after paying for a building")]
    PaymentPast,
    /// The building is neither on the market nor just bought, or it has no token.
    #[error("only a building with a token on the market, or the one just bought, gets a new token")]
    NoTokenToRedraw,
    /// There is no token to draw.
    #[error("the bag is empty")]
    BagEmpty,
    /// There is no guard, or it belongs to another player.
    #[error("you have no guard there")]
    NoSuchGuard,
    /// The guard that is moved cannot also be paid.
    #[error("the guard that is moved cannot also be paid")]
    OnlyGuard,
    /// There is no wall, it already has a guard, or the tile belongs to another player.
    #[error("a guard can only go to one of your walls without a guard")]
    NoPlaceForGuard,
    /// There is no watchtower, or it already has a guard.
    #[error("a guard can only be posted on an empty watchtower of the tile just placed")]
    NoWatchtower,
    /// A square tile was not bought, so it cannot be given away.
    #[error("a square tile cannot be given to Dirk")]
    SquareToDirk,
    /// Only a building acquired this turn in a two-player game can be given away.
    #[error("that tile cannot be given to Dirk")]
    NotToDirk,
    /// The tile has the wall section of this turn.
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
