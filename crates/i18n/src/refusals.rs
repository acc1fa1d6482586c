//! Why an action is refused.

use engine::Illegal;

use crate::texts::Texts;

impl Texts {
    /// Why an action is refused, in words and without the rule; [`Illegal::rule`] names that.
    pub fn refusal(&self, illegal: Illegal) -> String {
        let key = match illegal {
            Illegal::NotNow(awaited) => {
                return self.with("refusal-not-now", &[("awaited", (&self.awaited(awaited)).into())]);
            }
            Illegal::TakesTooMuch { limit } => {
                return self.with("refusal-takes-too-much", &[("limit", limit.into())]);
            }
            Illegal::GameOver => "refusal-game-over",
            Illegal::ModuleNotPlayed => "refusal-module-not-played",
            Illegal::MustAct => "refusal-must-act",
            Illegal::NotInRow => "refusal-not-in-row",
            Illegal::EmptySpace => "refusal-empty-space",
            Illegal::WrongCurrency => "refusal-wrong-currency",
            Illegal::NotInHand => "refusal-not-in-hand",
            Illegal::Underpaid => "refusal-underpaid",
            Illegal::Superfluous => "refusal-superfluous",
            Illegal::NotInReserve => "refusal-not-in-reserve",
            Illegal::NotSetAside => "refusal-not-set-aside",
            Illegal::NoGift => "refusal-no-gift",
            Illegal::CellTaken => "refusal-cell-taken",
            Illegal::NoContact => "refusal-no-contact",
            Illegal::WallMismatch => "refusal-wall-mismatch",
            Illegal::OutOfReach => "refusal-out-of-reach",
            Illegal::LeavesHole => "refusal-leaves-hole",
            Illegal::NoTileThere => "refusal-no-tile-there",
            Illegal::StartTileFixed => "refusal-start-tile-fixed",
            Illegal::StartTileMissing => "refusal-start-tile-missing",
            Illegal::RemovalLeavesHole => "refusal-removal-leaves-hole",
            Illegal::RemovalCutsOff => "refusal-removal-cuts-off",
            Illegal::TooManyTiles => "refusal-too-many-tiles",
            Illegal::StoneInactive => "refusal-stone-inactive",
            Illegal::StoneActive => "refusal-stone-active",
            Illegal::NotExact => "refusal-not-exact",
            Illegal::NoExchangeInRow => "refusal-no-exchange-in-row",
            Illegal::WrongExchange => "refusal-wrong-exchange",
            Illegal::NeedlessExchange => "refusal-needless-exchange",
            Illegal::NoExchangeForBids => "refusal-no-exchange-for-bids",
            Illegal::NotYourBonusCard => "refusal-not-your-bonus-card",
            Illegal::BonusTileNotBuilt => "refusal-bonus-tile-not-built",
            Illegal::CountingBegun => "refusal-counting-begun",
            Illegal::HutLimit => "refusal-hut-limit",
            Illegal::NoHutLeft => "refusal-no-hut-left",
            Illegal::HutToDirk => "refusal-hut-to-dirk",
            Illegal::NoGateCard => "refusal-no-gate-card",
            Illegal::NoGateInHand => "refusal-no-gate-in-hand",
            Illegal::NoDoubleWall => "refusal-no-double-wall",
            Illegal::NeedlessGate => "refusal-needless-gate",
            Illegal::FixedByGate => "refusal-fixed-by-gate",
            Illegal::NotYourCharacter => "refusal-not-your-character",
            Illegal::LozengeUsed => "refusal-lozenge-used",
            Illegal::BidTooLow => "refusal-bid-too-low",
            Illegal::BidTooHigh => "refusal-bid-too-high",
            Illegal::WorthMore => "refusal-worth-more",
            Illegal::SupplyEmpty => "refusal-supply-empty",
            Illegal::TooManyCards => "refusal-too-many-cards",
            Illegal::CampMismatch => "refusal-camp-mismatch",
            Illegal::CampWithoutWall => "refusal-camp-without-wall",
            Illegal::CampLosesContact => "refusal-camp-loses-contact",
            Illegal::CampForCamp => "refusal-camp-for-camp",
            Illegal::NoWallCard => "refusal-no-wall-card",
            Illegal::NotYourTile => "refusal-not-your-tile",
            Illegal::WallThere => "refusal-wall-there",
            Illegal::StickBetweenTiles => "refusal-stick-between-tiles",
            Illegal::WalledIn => "refusal-walled-in",
            Illegal::StickOnCamp => "refusal-stick-on-camp",
            Illegal::NextMayNotSteal => "refusal-next-may-not-steal",
            Illegal::NoSuchThief => "refusal-no-such-thief",
            Illegal::NothingToSteal => "refusal-nothing-to-steal",
            Illegal::TooLateToSteal => "refusal-too-late-to-steal",
            Illegal::NotBesideStart => "refusal-not-beside-start",
            Illegal::NoPlaceForDisc => "refusal-no-place-for-disc",
            Illegal::NotTheTileLaid => "refusal-not-the-tile-laid",
            Illegal::NoCitizenLeft => "refusal-no-citizen-left",
            Illegal::NotOnDisc => "refusal-not-on-disc",
            Illegal::NoSuchExchange => "refusal-no-such-exchange",
            Illegal::OtherCurrency => "refusal-other-currency",
            Illegal::CoinsStay => "refusal-coins-stay",
            Illegal::BuilderUsed => "refusal-builder-used",
            Illegal::NoBuilder => "refusal-no-builder",
            Illegal::RoomEmpty => "refusal-room-empty",
            Illegal::ChestsUnaffordable => "refusal-chests-unaffordable",
            Illegal::PaymentOrder => "refusal-payment-order",
            Illegal::NoSuchChest => "refusal-no-such-chest",
            Illegal::NoPlaceForChest => "refusal-no-place-for-chest",
            Illegal::MustPlaceChest => "refusal-must-place-chest",
            Illegal::NotInDisplay => "refusal-not-in-display",
            Illegal::SultanCurrency => "refusal-sultan-currency",
            Illegal::NotRolled => "refusal-not-rolled",
            Illegal::NotOffered => "refusal-not-offered",
        };
        self.get(key)
    }
}
