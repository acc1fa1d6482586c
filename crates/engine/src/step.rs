//! What the game waits for: a stack of steps, the top one first.

use crate::modules::{
    art_of_the_moors, bonus_cards, characters, invaders, power_of_the_sultan, street_trader, treasure_chamber,
};
use crate::scoring::Round;
use crate::vocab::Seat;

/// The steps F0 to F11 of a turn (BASE-08), as the turn goes through them when nothing else is to be done first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// F0.
    Start,
    /// F1.
    Actions,
    /// F2.
    Placement,
    /// F3.
    EndRedesign,
    /// F4.
    Chests,
    /// F5.
    Disc,
    /// F6.
    MoneyRow,
    /// F7 to F9, once for each round that is due.
    Scoring,
    /// F10.
    Market,
    /// F11.
    Window,
    /// The end of F11: the next player's turn begins.
    Next,
    /// No turn any more: what is left on the stack ends the game.
    End,
}

/// A step: something the game goes through by itself, or a decision it waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// F0: a character that acts before the turn.
    Before,
    /// F1: an action; a further one may be declined (BASE-22).
    Act {
        /// Whether it is a further action.
        further: bool,
    },
    /// The tiles set aside are placed (BASE-60).
    Place {
        /// Who places.
        seat: Seat,
        /// Whether a tile may be given to Dirk (BASE-88).
        dirk: bool,
    },
    /// F3: a redesign at the end of the turn may be chosen.
    EndRedesign,
    /// A redesign that has been chosen and must now be made.
    Redesign,
    /// Drawing for the money row goes on (BASE-61).
    RefillRow,
    /// The market is refilled (BASE-64).
    RefillMarket,
    /// The scoring rounds that came up in a refill between two turns are held, one after the other (THF-15).
    ScoreDue,
    /// A scoring round is held (BASE-70).
    Score(Round),
    /// Dirk draws his tiles after a round (BASE-87).
    DirkDraws(Round),
    /// F11: the interrupt window; the place of the seat asked, from N.
    Window {
        /// 0 is N, the last one J.
        place: u8,
    },
    /// Left-over tiles are handed out (BASE-81); the place of the next seat, from N.
    Distribute {
        /// 0 is N.
        place: u8,
    },
    /// The buyer may add money to a payment (CHG-18).
    AddMoney,
    /// A step of Bonus Cards.
    BonusCards(bonus_cards::Step),
    /// A step of Characters.
    Characters(characters::Step),
    /// A step of Street Trader.
    StreetTrader(street_trader::Step),
    /// A step of the Treasure Chamber.
    TreasureChamber(treasure_chamber::Step),
    /// A step of Invaders.
    Invaders(invaders::Step),
    /// The winners are found (BASE-83).
    Finish,
    /// A step of Art of the Moors.
    ArtOfTheMoors(art_of_the_moors::Step),
    /// A step of Power of the Sultan.
    PowerOfTheSultan(power_of_the_sultan::Step),
    /// F0: a marker of a caravanserai may move (CAR-30).
    Caravanserai,
}

/// A kind of decision, as clients name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// F0.
    BeforeTurn,
    /// F1.
    Action,
    /// Tiles to be placed.
    Place,
    /// F3.
    EndOfTurn,
    /// A redesign that must be made.
    Redesign,
    /// F11: a purchase with the vizier.
    Interrupt,
    /// F11: a thief.
    Thief,
    /// F11: a purchase with the vizier, or a thief.
    VizierOrThief,
    /// Bonus cards to be shown in a scoring round.
    ShowBonus,
    /// A bid in an auction.
    Bid,
    /// The payment of a won auction.
    PayBid,
    /// Keeping or exchanging Fatima.
    Fatima,
    /// Knihstig's card.
    Knihstig,
    /// Hakim's kind.
    Hakim,
    /// Three citizens to begin with.
    ChooseCitizens,
    /// The first cell of the disc.
    FirstDisc,
    /// A citizen that may move in.
    MoveIn,
    /// A new citizen for the disc.
    NewCitizen,
    /// An exchange of a citizen of the disc.
    ExchangeCitizen,
    /// A new cell for the disc.
    PutDiscBack,
    /// More money for a payment.
    AddMoney,
    /// The next card for a room of chests.
    PayChests,
    /// The buyer's chests.
    PlaceChests,
    /// Chests offered to another player.
    ChestOffer,
    /// A look at the next invasion card.
    Look,
    /// Keeping the mark of a bought sultan card, or rolling the die.
    SultanMark,
    /// The rolled kind, or the opposite one.
    SultanRoll,
    /// A building offered to the owner of a sultan card.
    SultanOffer,
    /// A step of a caravanserai's marker.
    CaravanseraiMove,
    /// Nothing: the game is over.
    Nothing,
}

impl Awaited {
    /// The name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Awaited::BeforeTurn => "before_turn",
            Awaited::Action => "action",
            Awaited::Place => "place",
            Awaited::EndOfTurn => "end_of_turn",
            Awaited::Redesign => "redesign",
            // One window for both (VIZ-37); the list says what may be done.
            Awaited::Interrupt | Awaited::Thief | Awaited::VizierOrThief => "interrupt",
            Awaited::ShowBonus => "bonus-cards.show",
            Awaited::Bid => "characters.bid",
            Awaited::PayBid => "characters.pay",
            Awaited::Fatima => "characters.fatima",
            Awaited::Knihstig => "characters.knihstig",
            Awaited::Hakim => "characters.hakim",
            Awaited::ChooseCitizens => "street-trader.choose",
            Awaited::FirstDisc => "street-trader.first_disc",
            Awaited::MoveIn => "street-trader.move_in",
            Awaited::NewCitizen => "street-trader.take",
            Awaited::ExchangeCitizen => "street-trader.exchange",
            Awaited::PutDiscBack => "street-trader.put_back",
            Awaited::AddMoney => "change.add",
            Awaited::PayChests => "treasure-chamber.pay",
            Awaited::PlaceChests => "treasure-chamber.place",
            Awaited::ChestOffer => "treasure-chamber.offer",
            Awaited::Look => "invaders.look",
            Awaited::SultanMark => "power-of-the-sultan.mark",
            Awaited::SultanRoll => "power-of-the-sultan.roll",
            Awaited::SultanOffer => "power-of-the-sultan.offer",
            Awaited::CaravanseraiMove => "caravanserai.move",
            Awaited::Nothing => "over",
        }
    }

    /// Whether it is an interrupt between two turns (F11).
    pub const fn is_interrupt(self) -> bool {
        matches!(self, Awaited::Interrupt | Awaited::Thief | Awaited::VizierOrThief)
    }

    /// The rule that says what may be done in this step.
    pub const fn rule(self) -> &'static str {
        match self {
            Awaited::BeforeTurn => "CHR-21",
            Awaited::Action => "BASE-20",
            Awaited::Place => "BASE-60",
            Awaited::EndOfTurn => "CHR-32",
            Awaited::Redesign => "BASE-50",
            Awaited::Interrupt => "VIZ-14",
            Awaited::Thief | Awaited::VizierOrThief => "THF-18",
            Awaited::ShowBonus => "BON-14",
            Awaited::Bid => "CHR-12",
            Awaited::PayBid => "CHR-14",
            Awaited::Fatima => "CHR-34",
            Awaited::Knihstig => "CHR-31",
            Awaited::Hakim => "CHR-44",
            Awaited::ChooseCitizens => "TRD-05",
            Awaited::FirstDisc => "TRD-07",
            Awaited::MoveIn => "TRD-13",
            Awaited::NewCitizen => "TRD-14",
            Awaited::ExchangeCitizen => "TRD-15",
            Awaited::PutDiscBack => "TRD-22",
            Awaited::AddMoney => "CHG-18",
            Awaited::PayChests => "TRE-11",
            Awaited::PlaceChests => "TRE-22",
            Awaited::ChestOffer => "TRE-23",
            Awaited::Look => "INV-30",
            Awaited::SultanMark | Awaited::SultanRoll => "SUL-14",
            Awaited::SultanOffer => "SUL-22",
            Awaited::CaravanseraiMove => "CAR-30",
            Awaited::Nothing => "BASE-65",
        }
    }
}

/// The steps that come before the next phase of the turn. The deepest stack is a scoring round in a window: the
/// window, the rounds that are due, Dirk's tiles, the invasion, the round, Hakim, the bonus cards. That is seven.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    stack: [Step; 8],
    len: u8,
}

impl Steps {
    pub const EMPTY: Steps = Steps { stack: [Step::Before; 8], len: 0 };

    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.len.checked_sub(1).map(|top| self.stack[top as usize & 7])
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The scoring round that is about to be held.
    pub fn round(&self) -> Option<Round> {
        self.stack[..self.len as usize].iter().find_map(|step| match step {
            Step::Score(round) => Some(*round),
            _ => None,
        })
    }

    #[inline]
    pub fn push(&mut self, step: Step) {
        self.stack[self.len as usize] = step;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Puts another step in the place of the top one.
    #[inline]
    pub fn replace(&mut self, step: Step) {
        self.stack[self.len as usize - 1] = step;
    }
}

impl PartialEq for Steps {
    fn eq(&self, other: &Steps) -> bool {
        self.stack[..self.len as usize] == other.stack[..other.len as usize]
    }
}

impl Eq for Steps {}
