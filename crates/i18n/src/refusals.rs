//! Why an action is refused.

use engine::Illegal;

use crate::modules::ModuleReason;
use crate::texts::Texts;

macro_rules! refusals {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Texts {
            /// Why an action is refused, in words and without the rule; [`Illegal::rule`] gives its id.
            pub fn refusal(&self, illegal: Illegal) -> String {
                let key = match illegal {
                    Illegal::NotNow(awaited) => {
                        let awaited = self.awaited(awaited);
                        return self.with("refusal-not-now", &[("awaited", (&awaited).into())]);
                    }
                    Illegal::TakesTooMuch { limit } => return self.takes_too_much(limit),
                    Illegal::GameOver => "refusal-game-over",
                    Illegal::ModuleNotPlayed => "refusal-module-not-played",
                    Illegal::MustAct => "refusal-must-act",
                    Illegal::NotInRow => "refusal-not-in-row",
                    Illegal::EmptySpace => "refusal-empty-space",
                    Illegal::WrongCurrency => "refusal-wrong-currency",
                    Illegal::NotInHand => "refusal-not-in-hand",
                    Illegal::Underpaid => "refusal-underpaid",
                    Illegal::Superfluous => "refusal-superfluous",
                    Illegal::OtherCurrency => "refusal-other-currency",
                    Illegal::OnlyCards => "refusal-only-cards",
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
                    Illegal::FixedByGate => "refusal-fixed-by-gate",
                    Illegal::OutpostMismatch => "refusal-camp-mismatch",
                    Illegal::OutpostWithoutWall => "refusal-camp-without-wall",
                    Illegal::OutpostLosesContact => "refusal-camp-loses-contact",
                    Illegal::OutpostForOutpost => "refusal-camp-for-camp",
                    $(Illegal::$module(reason) => return reason.sentence(self),)*
                    Illegal::RedPalace(reason) => return reason.sentence(self),
                };
                self.get(key)
            }
        }
    };
}
engine::for_each_module!(refusals);

impl Texts {
    /// The refusal of several cards whose total exceeds the player's limit.
    pub(crate) fn takes_too_much(&self, limit: u8) -> String {
        self.with("refusal-takes-too-much", &[("limit", limit.into())])
    }
}
