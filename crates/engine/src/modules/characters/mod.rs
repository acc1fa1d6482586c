//! Characters (`docs/rules/23-characters.md`, CHR): six of ten are auctioned, each with a power of its own.

mod auction;
mod powers;

use crate::data::CHARACTERS;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::hooks;
use crate::rng::Rng;
use crate::step::{Awaited, Step as AnyStep};
use crate::view::Viewer;
use crate::vocab::{Building, BySeat, Money, Payment, Seat, SeatSet, Space, TileId};

pub(crate) use auction::{highest_bid, on_card, won};
pub(crate) use powers::{
    act_actions, after_buy, after_wall, before_actions, best_kind, check_karim, draw, extra_lines,
    hakim_kind, has_end_redesign, owns_karim, put_back, raise, replace_tile, spend_karim, take_limit,
    take_refusal, use_faruk,
};

/// One of the ten, in the order of `data/characters.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
    /// A free tile, once (CHR-30).
    AbdulKarim,
    /// A money card after a dear tile (CHR-31).
    AbdulKnihstig,
    /// A redesign at the end of the turn (CHR-32).
    AmmarElSchauf,
    /// Up to 7 when taking money (CHR-33).
    FarukWillhaben,
    /// 8 points, or another character (CHR-34).
    Fatima,
    /// Half a building (CHR-35).
    HakimWahid,
    /// Another tile on the market (CHR-36).
    LailaWundabah,
    /// A swap with the money row (CHR-37).
    MachmaKlain,
    /// A card of the draw pile (CHR-38).
    Yammerad,
    /// A third of the wall (CHR-39).
    YusufEPassuff,
}

impl Character {
    /// All ten.
    pub const ALL: [Character; 10] = [
        Character::AbdulKarim,
        Character::AbdulKnihstig,
        Character::AmmarElSchauf,
        Character::FarukWillhaben,
        Character::Fatima,
        Character::HakimWahid,
        Character::LailaWundabah,
        Character::MachmaKlain,
        Character::Yammerad,
        Character::YusufEPassuff,
    ];

    /// The id in the data file, such as `abdul_karim`.
    pub const fn id(self) -> &'static str {
        CHARACTERS[self as usize].id
    }

    /// The printed name.
    pub const fn name(self) -> &'static str {
        CHARACTERS[self as usize].name
    }

    /// The character with that id.
    pub fn from_id(id: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.id() == id)
    }

    /// Whether it has the lozenge: one such card may be used in a turn (CHR-21).
    pub fn has_lozenge(self) -> bool {
        CHARACTERS[self as usize].symbol == "lozenge"
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CharacterSet(u16);

impl CharacterSet {
    /// Whether the character is in the set.
    pub const fn has(self, character: Character) -> bool {
        self.0 >> character as u16 & 1 == 1
    }

    /// Puts the character in.
    pub(crate) fn insert(&mut self, character: Character) {
        self.0 |= 1 << character as u16;
    }

    fn remove(&mut self, character: Character) {
        self.0 &= !(1 << character as u16);
    }

    /// The characters, in order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |&character| self.has(character))
    }
}

/// What is open of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Who owns whom.
    pub owned: BySeat<CharacterSet>,
    /// Who has left the game.
    pub gone: CharacterSet,
    set_aside: u8,
    /// A lozenge card was used in this turn (CHR-21).
    pub lozenge_used: bool,
    /// The kind Hakim's owner has named for the round at hand (CHR-44).
    hakim: Option<Building>,
    /// The running auction, or the one whose winner decides.
    pub auction: Option<Auction>,
}

/// An auction (CHR-10 to CHR-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    /// Who is auctioned.
    pub character: Character,
    /// The highest bid and its bidder.
    pub best: Option<(Seat, u8)>,
    /// Whose turn it is to bid.
    pub asked: Seat,
    /// Who is out.
    pub passed: SeatSet,
}

/// The set-aside characters, whose faces nobody knows (CHR-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    /// The top one is the last of those left.
    pub stack: [Character; 4],
}

impl Default for Hidden {
    fn default() -> Hidden {
        Hidden { stack: [Character::AbdulKarim; 4] }
    }
}

/// The steps of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Yammerad draws until a money card comes (CHR-48).
    Draw,
    /// Laila draws a tile for that space (CHR-36).
    Replace {
        /// The space.
        space: Space,
    },
    /// A bid or a pass.
    Bid,
    /// The winner pays.
    Pay,
    /// The winner of Fatima decides.
    Fatima,
    /// Knihstig's owner may take a card.
    Knihstig,
    /// Hakim's owner names a kind.
    Hakim,
}

impl Step {
    pub(crate) const fn awaited(self) -> Awaited {
        match self {
            Step::Draw | Step::Replace { .. } => Awaited::BeforeTurn,
            Step::Bid => Awaited::Bid,
            Step::Pay => Awaited::PayBid,
            Step::Fatima => Awaited::Fatima,
            Step::Knihstig => Awaited::Knihstig,
            Step::Hakim => Awaited::Hakim,
        }
    }
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bid so much (CHR-12).
    Bid(u8),
    /// Pay for the character won (CHR-14).
    Pay(Payment),
    /// Keep Fatima for 8 points (CHR-34 a).
    KeepFatima,
    /// Exchange Fatima for the top set-aside character (CHR-34 b).
    ExchangeFatima,
    /// Buy the tile on that space for nothing (CHR-30).
    Karim {
        /// The space.
        space: Space,
    },
    /// Take that card of the row (CHR-31).
    Knihstig {
        /// The card.
        card: Money,
    },
    /// Make a free redesign now (CHR-32).
    Ammar,
    /// Name a kind for this round (CHR-44).
    Hakim {
        /// The kind.
        kind: Building,
    },
    /// Replace the tile on that space (CHR-36).
    Laila {
        /// The space.
        space: Space,
    },
    /// Exchange a card of the hand for one of the row (CHR-37).
    Machma {
        /// The card given to the discard pile.
        give: Money,
        /// The card taken.
        take: Money,
    },
    /// Draw the top card (CHR-38).
    Yammerad,
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A character came up and is auctioned.
    AuctionOpened {
        /// Who.
        character: Character,
        /// Who bids first (CHR-11).
        auctioneer: Seat,
    },
    /// A bid.
    Bid {
        /// By whom.
        seat: Seat,
        /// How much.
        bid: u8,
    },
    /// A player is out of the auction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The winner paid and owns the character.
    Won {
        /// Who.
        seat: Seat,
        /// Whom.
        character: Character,
        /// The bid.
        bid: u8,
        /// What was paid.
        pay: Payment,
    },
    /// Nobody bid; the character leaves the game.
    Unsold {
        /// Who.
        character: Character,
    },
    /// Fatima was kept.
    FatimaKept {
        /// By whom.
        seat: Seat,
    },
    /// Fatima was exchanged.
    FatimaExchanged {
        /// By whom.
        seat: Seat,
        /// For whom.
        character: Character,
    },
    /// Karim paid for a tile and left the game.
    KarimPaid {
        /// Whose Karim.
        seat: Seat,
        /// From where.
        space: Space,
        /// Which tile.
        tile: TileId,
    },
    /// Knihstig's owner took a card of the row.
    KnihstigTook {
        /// Who.
        seat: Seat,
        /// Which.
        card: Money,
    },
    /// A character whose use is told by what follows: Ammar, Faruk or Yammerad.
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        character: Character,
    },
    /// Hakim's owner named a kind.
    HakimNamed {
        /// Who.
        seat: Seat,
        /// Which.
        kind: Building,
    },
    /// Laila replaced a tile of the market.
    LailaReplaced {
        /// Whose Laila.
        seat: Seat,
        /// Where.
        space: Space,
        /// The tile that went back.
        old: TileId,
        /// The tile that came.
        new: TileId,
    },
    /// Machma's owner exchanged a card.
    MachmaSwapped {
        /// Who.
        seat: Seat,
        /// The card discarded.
        give: Money,
        /// The card taken.
        take: Money,
    },
    /// Yammerad brought a money card; only his owner sees it.
    YammeradDrew {
        /// Whose Yammerad.
        seat: Seat,
        /// The card.
        card: Option<Money>,
    },
}

impl Event {
    /// The event as `viewer` may see it.
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            // CHR-38: hidden from the others.
            Event::YammeradDrew { seat, .. } if viewer != Viewer::Seat(seat) => {
                Event::YammeradDrew { seat, card: None }
            }
            Event::AuctionOpened { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
            | Event::Unsold { .. }
            | Event::FatimaKept { .. }
            | Event::FatimaExchanged { .. }
            | Event::KarimPaid { .. }
            | Event::KnihstigTook { .. }
            | Event::Used { .. }
            | Event::HakimNamed { .. }
            | Event::LailaReplaced { .. }
            | Event::MachmaSwapped { .. }
            | Event::YammeradDrew { .. } => self,
        }
    }
}

impl State {
    /// How many characters are set aside.
    pub fn set_aside(&self) -> usize {
        self.set_aside as usize
    }

    /// Who decides in that step.
    pub fn asked(&self, step: Step, turn_of: Seat) -> Seat {
        let auction = self.auction;
        match step {
            Step::Bid => auction.map(|auction| auction.asked),
            Step::Pay | Step::Fatima => auction.and_then(|auction| auction.best).map(|(seat, _)| seat),
            Step::Hakim => self.owner(Character::HakimWahid),
            Step::Draw | Step::Replace { .. } | Step::Knihstig => None,
        }
        .unwrap_or(turn_of)
    }

    /// Who owns that character.
    pub fn owner(&self, character: Character) -> Option<Seat> {
        let owns = |seat: &Seat| self.owned[*seat].has(character);
        Seat::all(crate::vocab::MAX_SEATS).find(owns)
    }

    /// Everybody whose face has been seen.
    pub fn seen(&self) -> CharacterSet {
        let owned = self.owned.0.iter().fold(self.gone.0, |seen, owned| seen | owned.0);
        CharacterSet(owned | self.auction.map_or(0, |auction| 1 << auction.character as u16))
    }

    /// Whether the player in turn owns that character and, with the lozenge, has used none in this turn (CHR-21).
    fn may_use(&self, seat: Seat, character: Character) -> Result<(), crate::illegal::Illegal> {
        if !self.owned[seat].has(character) {
            return Err(crate::illegal::Illegal::NotYourCharacter);
        }
        if character.has_lozenge() && self.lozenge_used {
            return Err(crate::illegal::Illegal::LozengeUsed);
        }
        Ok(())
    }
}

/// CHR-01: six for the piles, two each for piles 2, 3 and 4; the others are set aside.
pub(crate) fn setup_piles(game: &mut Game, rng: &mut Rng) -> [Character; 6] {
    let mut all = Character::ALL;
    rng.shuffle(&mut all);
    let [one, two, three, four, five, six, aside @ ..] = all;
    game.hidden.characters.stack = aside;
    game.table.modules.characters.set_aside = aside.len() as u8;
    [one, two, three, four, five, six]
}

/// The lozenge is free again; whoever may have a character for F0 by what all can see is asked.
pub(crate) fn turn_start(table: &mut Table) {
    table.modules.characters.lozenge_used = false;
    let seat = table.turn_of;
    let owned = table.modules.characters.owned[seat];
    let laila = owned.has(Character::LailaWundabah) && table.supply_len > 0;
    let machma =
        owned.has(Character::MachmaKlain) && table.hand_sizes[seat] > 0 && !table.row.money().is_empty();
    let sure = table.known[seat].money_len() + hooks::n_unseen_builders(table, seat);
    let yammerad = owned.has(Character::Yammerad) && sure <= powers::YAMMERAD_CARDS;
    if laila || machma || yammerad {
        table.steps.push(AnyStep::Before);
    }
}

/// CHR-44: Hakim's owner is asked before a round is counted.
pub(crate) fn before_scoring(table: &mut Table) {
    table.modules.characters.hakim = None;
    if table.modules.characters.owner(Character::HakimWahid).is_some() {
        table.steps.push(AnyStep::Characters(Step::Hakim));
    }
}

pub(crate) fn list(table: &Table, hand: &crate::game::Cards, step: Step, out: &mut Vec<crate::Action>) {
    match step {
        Step::Draw | Step::Replace { .. } => {}
        Step::Bid | Step::Pay | Step::Fatima => auction::list(table, hand, step, out),
        Step::Knihstig | Step::Hakim => powers::list(table, step, out),
    }
}

pub(crate) fn check(
    table: &Table,
    hand: &crate::game::Cards,
    action: Action,
) -> Result<(), crate::illegal::Illegal> {
    match action {
        Action::Bid(_) | Action::Pay(_) | Action::KeepFatima | Action::ExchangeFatima => {
            auction::check(table, hand, action)
        }
        _ => powers::check(table, hand, action),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    match action {
        Action::Bid(_) | Action::Pay(_) | Action::KeepFatima | Action::ExchangeFatima => {
            auction::apply(game, seat, action, sink);
        }
        _ => powers::apply(game, seat, action, sink),
    }
}

/// A pass in one of the module's steps.
pub(crate) fn pass(game: &mut Game, seat: Seat, step: Step, sink: &mut impl EventSink) {
    match step {
        Step::Bid => auction::pass(game, seat, sink),
        _ => game.table.steps.pop(),
    }
}

fn tell(sink: &mut impl EventSink, event: Event) {
    sink.push(AnyEvent::Characters(event));
}
