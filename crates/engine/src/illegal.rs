//! Why an action is refused, with the rule that refuses it.

use crate::step::Awaited;

/// A refusal. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The step the game is in takes no such action.
    #[error("{} is awaited now", .0.name())]
    NotNow(Awaited),
    /// The module of the action is not part of this game.
    #[error("that module is not played in this game")]
    ModuleNotPlayed,
    /// The first action of a turn is a duty.
    #[error("the first action of a turn cannot be declined while one is possible")]
    MustAct,

    /// A card to be taken is not in the money row.
    #[error("the money row does not hold those cards")]
    NotInRow,
    /// Several cards with too high a total.
    #[error("several cards may be taken together only up to a total of {limit}")]
    TakesTooMuch {
        /// The limit for this player now.
        limit: u8,
    },

    /// The market space is empty.
    #[error("there is no tile on that space")]
    EmptySpace,
    /// The payment is in another currency.
    #[error("that space is paid in another currency")]
    WrongCurrency,
    /// The player does not hold the cards.
    #[error("those cards are not in your hand")]
    NotInHand,
    /// The total is below the price.
    #[error("the cards do not reach the price")]
    Underpaid,
    /// The price would be reached without one of the cards.
    #[error("one of the cards is not needed to reach the price")]
    Superfluous,

    /// The tile is not in the reserve.
    #[error("that tile is not in your reserve")]
    NotInReserve,
    /// The tile is not among those set aside.
    #[error("that tile was not set aside to be placed")]
    NotSetAside,
    /// Only a tile bought in this turn of a two-player game can be given to Dirk.
    #[error("that tile cannot be given to Dirk")]
    NoGift,
    /// A tile lies on the cell.
    #[error("a tile lies on that cell already")]
    CellTaken,
    /// No tile beside the cell.
    #[error("no tile lies beside that cell")]
    NoContact,
    /// A wall against an open side.
    #[error("a wall would meet an open side")]
    WallMismatch,
    /// No way on foot.
    #[error("the tile could not be reached on foot from the start tile")]
    OutOfReach,
    /// An empty area without a way out.
    #[error("an empty area would be closed in")]
    LeavesHole,
    /// Nothing lies on the cell.
    #[error("no tile lies on that cell")]
    NoTileThere,
    /// The start tile stays at (0, 0).
    #[error("the start tile stays where it is")]
    StartTileFixed,
    /// A layout without the start tile at (0, 0), or with it elsewhere.
    #[error("the start tile, and no other, lies at (0, 0)")]
    StartTileMissing,
    /// All four neighbours are occupied.
    #[error("taking that tile out would leave a hole")]
    RemovalLeavesHole,
    /// Another tile needs it.
    #[error("other tiles would lose their way to the start tile")]
    RemovalCutsOff,
    /// More tiles than any game has.
    #[error("no game has so many tiles")]
    TooManyTiles,

    /// The vizier stone shows its blank side.
    #[error("your vizier stone is inactive")]
    StoneInactive,
    /// The vizier stone is active already.
    #[error("your vizier stone is active already")]
    StoneActive,
    /// A vizier purchase must be exact.
    #[error("a vizier purchase must be paid exactly")]
    NotExact,

    /// The exchange card is not in the row.
    #[error("the money row does not hold that exchange card")]
    NoExchangeInRow,
    /// The exchange card does not show the currency of the space.
    #[error("that exchange card does not show the currency of the space")]
    WrongExchange,
    /// All the money is of the currency of the space.
    #[error("the exchange card is not needed for that payment")]
    NeedlessExchange,
    /// A bid is paid in one currency.
    #[error("a bid cannot be paid with an exchange card")]
    NoExchangeForBids,

    /// Not among the bonus cards that are hidden, or chosen already.
    #[error("you hold no such bonus card that is not shown")]
    NotYourBonusCard,
    /// The tile on the card is not in the own Alhambra.
    #[error("the tile on that bonus card does not lie in your Alhambra")]
    BonusTileNotBuilt,
    /// The round is being counted.
    #[error("the counting has begun: no bonus card can be shown until it is over")]
    CountingBegun,
    /// A player owns three huts at most.
    #[error("you own three huts already")]
    HutLimit,
    /// The stack of that kind is empty.
    #[error("no hut of that kind is left")]
    NoHutLeft,
    /// Dirk never owns huts.
    #[error("a hut cannot be given to Dirk")]
    HutToDirk,

    /// No gate card is open.
    #[error("no gate card lies open")]
    NoGateCard,
    /// No gate card in hand.
    #[error("you hold too few gate cards")]
    NoGateInHand,
    /// No double wall of printed walls there.
    #[error("a gate stands only where the printed walls of two tiles meet and no gate stands yet")]
    NoDoubleWall,
    /// The gate is not needed.
    #[error("each gate must be necessary")]
    NeedlessGate,
    /// A tile at a gate never moves.
    #[error("a tile that touches a gate cannot be moved")]
    FixedByGate,

    /// Not the owner of the character.
    #[error("you do not own that character")]
    NotYourCharacter,
    /// A lozenge character was used in this turn.
    #[error("one character with the lozenge has been used in this turn")]
    LozengeUsed,
    /// Not higher than the last bid, or zero.
    #[error("a bid must be higher than the last one")]
    BidTooLow,
    /// More than the bidder holds in one currency.
    #[error("a bid may not exceed what you hold in one currency")]
    BidTooHigh,
    /// The row card is worth more.
    #[error("the card taken may not be worth more than the card given")]
    WorthMore,
    /// The supply is empty.
    #[error("the supply is empty")]
    SupplyEmpty,
    /// Three or more money cards in hand.
    #[error("you hold more than two money cards")]
    TooManyCards,

    /// A camp touches walls with its bastions and other camps with its green sides, nothing else.
    #[error("a camp touches only walls, with its bastions, and other camps, with its green sides")]
    CampMismatch,
    /// A camp needs a bastion against a wall.
    #[error("a camp needs a bastion against a wall")]
    CampWithoutWall,
    /// A camp would lose its wall.
    #[error("a camp would lose the wall that it needs")]
    CampLosesContact,
    /// A camp changes places with a camp only.
    #[error("a camp can be swapped for a camp only")]
    CampForCamp,

    /// The wall card is not in the display.
    #[error("the wall display does not hold that card")]
    NoWallCard,
    /// The tile is not in the Alhambra, nor in the reserve, nor bought in this turn.
    #[error("walls are built on a tile of your Alhambra or reserve, or on one bought in this turn")]
    NotYourTile,
    /// A side of the card has a wall.
    #[error("one of those sides has a wall already")]
    WallThere,
    /// A side of the card touches another tile.
    #[error("one of those sides touches another tile")]
    StickBetweenTiles,
    /// All four sides would be walled.
    #[error("a tile cannot have walls on all four sides")]
    WalledIn,
    /// Camps take no sticks.
    #[error("no wall is built on a camp")]
    StickOnCamp,

    /// N plays no thief.
    #[error("whose turn comes next may not play a thief")]
    NextMayNotSteal,
    /// No thief of that currency in hand.
    #[error("you hold no thief of that currency")]
    NoSuchThief,
    /// The row does not hold the card.
    #[error("the money row does not hold that card")]
    NothingToSteal,
    /// The end of the game has begun.
    #[error("the game is ending: no thief can be played any more")]
    TooLateToSteal,
    /// Money of another currency than that of the payment.
    #[error("only money of the same currency may be added to a payment")]
    OtherCurrency,
    /// A coin is no card.
    #[error("coins cannot be exchanged")]
    CoinsStay,

    /// The first cell of a disc is beside the start tile.
    #[error("the disc begins on a cell beside the start tile")]
    NotBesideStart,
    /// A disc stands on an empty cell beside a tile.
    #[error("the disc needs an empty cell that shares a side with a tile of your Alhambra")]
    NoPlaceForDisc,
    /// A citizen moves into the tile that triggered the disc.
    #[error("a citizen moves only into the tile just laid on the cell of the disc")]
    NotTheTileLaid,
    /// The supply holds no citizen of that colour.
    #[error("the supply holds no citizen of that colour")]
    NoCitizenLeft,
    /// The disc holds no citizen of that colour.
    #[error("no citizen of that colour stands on your disc")]
    NotOnDisc,
    /// The supply has none of that colour, or it is the same colour.
    #[error("a citizen is exchanged for one of another colour that the supply holds")]
    NoSuchExchange,

    /// The bazaar is not in the display.
    #[error("that bazaar does not lie in the display")]
    NotInDisplay,
    /// The space of its currency is empty.
    #[error("the bazaar has no price now: the market space of its currency is empty")]
    NoBazaarPrice,
    /// A bazaar is paid exactly.
    #[error("a bazaar must be paid exactly")]
    BazaarNotExact,

    /// The room holds no chests.
    #[error("that room is empty")]
    RoomEmpty,
    /// The hand is worth less than a room.
    #[error("your money does not reach the price of a room")]
    ChestsUnaffordable,
    /// Chests are paid card by card, from the highest value down.
    #[error("chests are paid from the highest card down, and what is left must still reach the price")]
    PaymentOrder,
    /// No such chest is being distributed.
    #[error("no chest of that kind is being distributed")]
    NoSuchChest,
    /// No free building of the kind there.
    #[error("a chest needs a building of its own kind in your Alhambra that holds none")]
    NoPlaceForChest,
    /// The buyer must place what can be placed.
    #[error("the buyer must place every chest that has a place")]
    MustPlaceChest,

    /// One builder in a turn.
    #[error("one master builder card has been played as builder in this turn")]
    BuilderUsed,
    /// No such card in hand.
    #[error("you hold no such master builder card")]
    NoBuilder,

    /// The sultan card does not lie in the display.
    #[error("that sultan card does not lie in the display")]
    SultanNotInDisplay,
    /// The payment is in another currency than the sultan card.
    #[error("a sultan card is paid in its own currency")]
    SultanCurrency,
    /// Neither the rolled kind nor the opposite one.
    #[error("only the rolled kind or the kind opposite it can be marked")]
    NotRolled,
    /// Another tile than the one on offer.
    #[error("another tile is on offer")]
    NotOffered,

    /// Somebody owns the caravanserai card.
    #[error("that caravanserai card does not lie in the display any more")]
    CaravanseraiTaken,
    /// Two cards at most.
    #[error("you own two caravanserai cards already")]
    CaravanseraiLimit,
    /// Fewer than four kinds in the Alhambra.
    #[error("a caravanserai card needs four kinds of building in your Alhambra")]
    TooFewKinds,
    /// The price is due in one single currency.
    #[error("a caravanserai card is paid in one single currency, without an exchange card")]
    NoExchangeForCaravanserai,
    /// Not the owner of the card.
    #[error("you do not own that caravanserai card")]
    NotYourCaravanserai,
    /// No step leads there.
    #[error("no single step leads to that space")]
    NoSuchStep,
    /// The money of a caravanserai is no card in hand.
    #[error("a caravanserai is no card that can be given away")]
    CaravanseraiStays,

    /// Every culture tile of the player faces its marker, or there is none.
    #[error("you have no culture tile that can be turned")]
    NothingToDevelop,
}

impl Illegal {
    /// The id of the rule that refuses.
    pub const fn rule(self) -> &'static str {
        match self {
            Illegal::GameOver => "BASE-65",
            Illegal::NotNow(awaited) => awaited.rule(),
            Illegal::ModuleNotPlayed => "BASE-20",
            Illegal::MustAct => "BASE-22",
            Illegal::NotInRow | Illegal::TakesTooMuch { limit: 5 } => "BASE-25",
            Illegal::TakesTooMuch { .. } => "CHR-33",
            Illegal::EmptySpace | Illegal::WrongCurrency | Illegal::NotInHand | Illegal::Underpaid => {
                "BASE-30"
            }
            Illegal::Superfluous => "BASE-31",
            Illegal::NotInReserve | Illegal::NoTileThere => "BASE-50",
            Illegal::NotSetAside => "BASE-60",
            Illegal::NoGift => "BASE-88",
            Illegal::CellTaken => "BASE-46",
            Illegal::NoContact => "BASE-44",
            Illegal::WallMismatch => "BASE-42",
            Illegal::OutOfReach => "BASE-43",
            Illegal::LeavesHole => "BASE-45",
            Illegal::StartTileFixed => "BASE-51",
            Illegal::StartTileMissing => "BASE-40",
            Illegal::RemovalLeavesHole | Illegal::RemovalCutsOff => "BASE-53",
            Illegal::TooManyTiles => "BASE-04",
            Illegal::StoneInactive | Illegal::NotExact => "VIZ-11",
            Illegal::StoneActive => "VIZ-20",
            Illegal::NoExchangeInRow => "EXC-11",
            Illegal::WrongExchange => "EXC-20",
            Illegal::NeedlessExchange => "EXC-25",
            Illegal::NoExchangeForBids => "EXC-32",
            Illegal::NotYourBonusCard | Illegal::BonusTileNotBuilt => "BON-10",
            Illegal::CountingBegun => "BON-14",
            Illegal::HutLimit => "HUT-12",
            Illegal::NoHutLeft => "HUT-10",
            Illegal::HutToDirk => "HUT-40",
            Illegal::NoGateCard => "GATE-11",
            Illegal::NoGateInHand => "GATE-20",
            Illegal::NoDoubleWall => "GATE-21",
            Illegal::NeedlessGate => "GATE-23",
            Illegal::FixedByGate => "GATE-25",
            Illegal::NotYourCharacter => "CHR-15",
            Illegal::LozengeUsed => "CHR-21",
            Illegal::BidTooLow => "CHR-12",
            Illegal::BidTooHigh => "CHR-13",
            Illegal::WorthMore => "CHR-37",
            Illegal::SupplyEmpty => "CHR-36",
            Illegal::TooManyCards => "CHR-38",
            Illegal::CampMismatch => "CAMP-11",
            Illegal::CampWithoutWall => "CAMP-12",
            Illegal::CampLosesContact => "CAMP-15",
            Illegal::CampForCamp => "CAMP-17",
            Illegal::NoWallCard => "WALL-13",
            Illegal::NotYourTile => "WALL-14",
            Illegal::WallThere => "WALL-16",
            Illegal::StickBetweenTiles => "WALL-17",
            Illegal::WalledIn => "WALL-18",
            Illegal::StickOnCamp => "WALL-43",
            Illegal::NextMayNotSteal => "THF-16",
            Illegal::NoSuchThief => "THF-12",
            Illegal::NothingToSteal => "THF-14",
            Illegal::TooLateToSteal => "THF-11",
            Illegal::NotBesideStart => "TRD-07",
            Illegal::NoPlaceForDisc => "TRD-22",
            Illegal::NotTheTileLaid => "TRD-13",
            Illegal::NoCitizenLeft => "TRD-14",
            Illegal::NotOnDisc | Illegal::NoSuchExchange => "TRD-15",
            Illegal::OtherCurrency => "CHG-18",
            Illegal::CoinsStay => "CHG-21",
            Illegal::NotInDisplay => "BAZ-12",
            Illegal::NoBazaarPrice => "BAZ-16",
            Illegal::BazaarNotExact => "BAZ-14",
            Illegal::RoomEmpty => "TRE-10",
            Illegal::ChestsUnaffordable | Illegal::PaymentOrder => "TRE-11",
            Illegal::NoSuchChest => "TRE-15",
            Illegal::NoPlaceForChest => "TRE-20",
            Illegal::MustPlaceChest => "TRE-22",
            Illegal::BuilderUsed => "MAS-22",
            Illegal::NoBuilder => "MAS-20",
            Illegal::NothingToDevelop => "ART-30",
            Illegal::SultanNotInDisplay | Illegal::SultanCurrency => "SUL-13",
            Illegal::NotRolled => "SUL-14",
            Illegal::NotOffered => "SUL-20",
            Illegal::CaravanseraiTaken => "CAR-20",
            Illegal::CaravanseraiLimit | Illegal::TooFewKinds => "CAR-21",
            Illegal::NoExchangeForCaravanserai => "INT-14",
            Illegal::NotYourCaravanserai => "CAR-30",
            Illegal::NoSuchStep => "CAR-03",
            Illegal::CaravanseraiStays => "CAR-64",
        }
    }
}
