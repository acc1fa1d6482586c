//! Characters (`docs/rules/23-characters.md`, CHR): six of ten characters are auctioned, each with a power of its own.

mod auction;
mod notation;
mod powers;
mod view;

use crate::action::Action as AnyAction;
use crate::data::CHARACTERS;
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleGoods, ModuleKeeper, ModuleReason, ModuleSetupItem,
    ModuleStep, Nothing, Progress,
};
use crate::purchase::{Goods as AnyGoods, Purchase};
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::{Bag, Sampler};
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, BySeat, Card, Money, MoneySet, Payment, Seat, SeatSet, Space, TileId, bit_set};

pub use powers::FATIMA_POINTS;
pub(crate) use powers::{
    act_actions, after_buy, after_wall, before_actions, check_karim, extra_lines, gains_by_small_hand,
    hakim_kind, has_end_redesign, owns_karim, raise, spend_karim, take_limit, take_refusal, tile_replaced,
    use_faruk,
};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// One of the ten characters, in the order of `data/characters.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Character {
    /// Takes a tile for free, once (CHR-30).
    AbdulKarim,
    /// Takes a money card after an expensive tile (CHR-31).
    AbdulKnihstig,
    /// Redesigns at the end of the turn (CHR-32).
    AmmarElSchauf,
    /// Takes several cards up to a total of 7 (CHR-33).
    FarukWillhaben,
    /// Brings 8 points, or another character (CHR-34).
    Fatima,
    /// Counts as half a building (CHR-35).
    HakimWahid,
    /// Replaces a tile on the market (CHR-36).
    LailaWundabah,
    /// Swaps a card with the money row (CHR-37).
    MachmaKlain,
    /// Draws a card from the draw pile (CHR-38).
    Yammerad,
    /// Scores a third of the wall again (CHR-39).
    YusufEPassuff,
}

impl Character {
    /// All ten characters.
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

    /// Returns the character with that id.
    pub fn from_id(id: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.id() == id)
    }

    /// Whether the card has the lozenge. Only one such card may be used in a turn (CHR-21).
    pub fn has_lozenge(self) -> bool {
        CHARACTERS[self as usize].symbol == "lozenge"
    }
}

bit_set! {
    /// A set of characters.
    CharacterSet(u16) of Character::ALL.len(), Character,
    place: |character| character as u16,
    at: |place| Character::ALL[place]
}

/// The open state of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The characters that each seat owns.
    pub owned: BySeat<CharacterSet>,
    /// The characters that have left the game.
    pub gone: CharacterSet,
    set_aside: u8,
    /// Whether a lozenge card was used this turn (CHR-21).
    pub lozenge_used: bool,
    /// The kind that Hakim's owner has named for the current round (CHR-44).
    hakim: Option<Building>,
    /// The auction in progress, or the one whose winner is deciding.
    pub auction: Option<Auction>,
}

/// An auction (CHR-10 to CHR-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Auction {
    /// The character that is auctioned.
    pub character: Character,
    /// The highest bid so far, with its bidder.
    pub best: Option<(Seat, u8)>,
    /// The player who has to bid.
    pub asked: Seat,
    /// The players who have passed.
    pub passed: SeatSet,
}

/// The characters that are set aside, whose faces nobody knows (CHR-01).
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

/// A step of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// Yammerad draws until a money card comes up (CHR-48).
    Draw,
    /// Laila draws a tile for a market space (CHR-36).
    Replace {
        /// The market space.
        space: Space,
    },
    /// A player bids or passes.
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

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        let state = &table.modules.characters;
        match self {
            Step::Bid => state.auction.map(|auction| auction.asked),
            Step::Pay | Step::Fatima => state.auction.and_then(|auction| auction.best).map(|(seat, _)| seat),
            Step::Hakim => state.owner(Character::HakimWahid),
            Step::Draw | Step::Replace { .. } | Step::Knihstig => None,
        }
        .unwrap_or(table.turn_of)
    }

    fn awaited(self) -> AnyAwaited {
        match self {
            Step::Draw | Step::Replace { .. } => AnyAwaited::BeforeTurn,
            Step::Bid => AnyAwaited::Characters(Awaited::Bid),
            Step::Pay => AnyAwaited::Characters(Awaited::Pay),
            Step::Fatima => AnyAwaited::Characters(Awaited::Fatima),
            Step::Knihstig => AnyAwaited::Characters(Awaited::Knihstig),
            Step::Hakim => AnyAwaited::Characters(Awaited::Hakim),
        }
    }

    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        match self {
            Step::Draw | Step::Replace { .. } if game.stops_before_chance() => {}
            Step::Draw => powers::draw(game, sink),
            Step::Replace { space } => {
                game.table.steps.pop();
                powers::replace_tile(game, space, sink);
            }
            Step::Bid | Step::Pay | Step::Fatima | Step::Knihstig | Step::Hakim => return Progress::Waits,
        }
        Progress::GoesOn
    }

    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
        match self {
            Step::Draw | Step::Replace { .. } => {}
            Step::Bid | Step::Pay | Step::Fatima => auction::list(table, hand, self, out),
            Step::Knihstig | Step::Hakim => powers::list(table, self, out),
        }
    }

    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::Bid | Step::Knihstig | Step::Hakim => Ok(()),
            Step::Draw | Step::Replace { .. } | Step::Pay | Step::Fatima => {
                Err(Illegal::NotNow(self.awaited()))
            }
        }
    }

    fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Step::Bid => auction::pass(game, seat, sink),
            Step::Draw | Step::Replace { .. } | Step::Pay | Step::Fatima | Step::Knihstig | Step::Hakim => {
                game.table.steps.pop();
            }
        }
    }
}

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A bid in an auction.
    Bid,
    /// The payment for an auction that was won.
    Pay,
    /// Whether Fatima is kept or exchanged.
    Fatima,
    /// The card that Knihstig's owner may take.
    Knihstig,
    /// The kind that Hakim's owner names.
    Hakim,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Bid => "characters.bid",
            Awaited::Pay => "characters.pay",
            Awaited::Fatima => "characters.fatima",
            Awaited::Knihstig => "characters.knihstig",
            Awaited::Hakim => "characters.hakim",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Bid => "CHR-12",
            Awaited::Pay => "CHR-14",
            Awaited::Fatima => "CHR-34",
            Awaited::Knihstig => "CHR-31",
            Awaited::Hakim => "CHR-44",
        }
    }

    /// Keeps Fatima, pays a bid with the smallest total and then the fewest cards, and names Hakim's most valuable
    /// kind.
    fn default_action(self, view: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        let cost = |action: &&AnyAction| match action {
            AnyAction::Characters(Action::Pay(pay)) => Some((pay.total(), pay.len())),
            _ => None,
        };
        match self {
            Awaited::Bid | Awaited::Knihstig => None,
            Awaited::Fatima => Some(AnyAction::Characters(Action::KeepFatima)),
            Awaited::Pay => legal.iter().filter(|action| cost(action).is_some()).min_by_key(cost).copied(),
            Awaited::Hakim => {
                let kind = view.best_hakim_kind(view.to_act()?);
                Some(AnyAction::Characters(Action::Hakim { kind }))
            }
        }
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Bid this amount (CHR-12).
    Bid(u8),
    /// Pay for the character that was won (CHR-14).
    Pay(Payment),
    /// Keep Fatima for 8 points (CHR-34 a).
    KeepFatima,
    /// Exchange Fatima for the top set-aside character (CHR-34 b).
    ExchangeFatima,
    /// Take the tile on a market space for free (CHR-30).
    Karim {
        /// The market space.
        space: Space,
    },
    /// Take a card from the money row (CHR-31).
    Knihstig {
        /// The card to take.
        card: Money,
    },
    /// Redesign for free now (CHR-32).
    Ammar,
    /// Name a kind for this round (CHR-44).
    Hakim {
        /// The kind to name.
        kind: Building,
    },
    /// Replace the tile on a market space (CHR-36).
    Laila {
        /// The market space.
        space: Space,
    },
    /// Exchange a card of the hand for one of the money row (CHR-37).
    Machma {
        /// The card to discard.
        give: Money,
        /// The card to take.
        take: Money,
    },
    /// Draw the top card of the draw pile (CHR-38).
    Yammerad,
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The player does not own that character.
    #[error("you do not own that character")]
    NotYourCharacter,
    /// A character with the lozenge was already used this turn.
    #[error("a character with the lozenge has already been used in this turn")]
    LozengeUsed,
    /// The bid is zero, or not higher than the last one.
    #[error("a bid must be higher than the last one")]
    BidTooLow,
    /// The bid is more than the player holds in one currency.
    #[error("a bid may not exceed what you hold in one currency")]
    BidTooHigh,
    /// The card in the row is worth more than the one given.
    #[error("the card taken may not be worth more than the card given")]
    WorthMore,
    /// The supply has no tile to draw.
    #[error("the supply is empty")]
    SupplyEmpty,
    /// The player holds three or more money cards.
    #[error("you hold more than two money cards")]
    TooManyCards,
    /// Several cards were taken together, and their total is too high even for Faruk.
    #[error("several cards may be taken together only up to a total of {limit}")]
    TakesTooMuch {
        /// The highest total allowed for this player now.
        limit: u8,
    },
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NotYourCharacter => "CHR-15",
            Reason::LozengeUsed => "CHR-21",
            Reason::BidTooLow => "CHR-12",
            Reason::BidTooHigh => "CHR-13",
            Reason::WorthMore => "CHR-37",
            Reason::SupplyEmpty => "CHR-36",
            Reason::TooManyCards => "CHR-38",
            Reason::TakesTooMuch { .. } => "CHR-33",
        }
    }
}

/// What this module awards points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Yusuf's third of the wall (CHR-42).
    Yusuf,
    /// Fatima, if she was kept (CHR-43).
    Fatima,
}

/// Something that this module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goods {
    /// The character that was auctioned (CHR-14).
    Character,
}

impl ModuleGoods for Goods {
    fn complete(self, Purchase { seat, pay, .. }: Purchase, game: &mut Game, sink: &mut impl EventSink) {
        let Goods::Character = self;
        auction::won(game, seat, pay, sink);
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Set characters aside, face down (CHR-01).
    Aside {
        /// The number of characters set aside.
        characters: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Aside { .. } => 12,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A character came up and is being auctioned.
    AuctionOpened {
        /// The character.
        character: Character,
        /// The player who bids first (CHR-11).
        auctioneer: Seat,
    },
    /// A player made a bid.
    Bid {
        /// The bidder.
        seat: Seat,
        /// The amount of the bid.
        bid: u8,
    },
    /// A player passed and is out of the auction.
    Passed {
        /// The player who passed.
        seat: Seat,
    },
    /// The winner paid and owns the character.
    Won {
        /// The winner.
        seat: Seat,
        /// The character won.
        character: Character,
        /// The winning bid.
        bid: u8,
        /// The payment.
        pay: Payment,
    },
    /// Nobody bid, and the character left the game.
    Unsold {
        /// The character.
        character: Character,
    },
    /// The winner of Fatima kept her.
    FatimaKept {
        /// The winner.
        seat: Seat,
    },
    /// The winner of Fatima exchanged her for another character.
    FatimaExchanged {
        /// The winner.
        seat: Seat,
        /// The character that replaced her.
        character: Character,
    },
    /// Karim paid for a tile and left the game.
    KarimPaid {
        /// The owner of Karim.
        seat: Seat,
        /// The market space that the tile came from.
        space: Space,
        /// The tile taken.
        tile: TileId,
    },
    /// Knihstig's owner took a card from the money row.
    KnihstigTook {
        /// The owner of Knihstig.
        seat: Seat,
        /// The card taken.
        card: Money,
    },
    /// A character was used whose effect the next events report: Ammar, Faruk or Yammerad.
    Used {
        /// The owner of the character.
        seat: Seat,
        /// The character used.
        character: Character,
    },
    /// Hakim's owner named a kind.
    HakimNamed {
        /// The owner of Hakim.
        seat: Seat,
        /// The kind named.
        kind: Building,
    },
    /// Laila replaced a tile on the market.
    LailaReplaced {
        /// The owner of Laila.
        seat: Seat,
        /// The market space.
        space: Space,
        /// The tile that went back to the supply.
        old: TileId,
        /// The tile that was drawn.
        new: TileId,
    },
    /// Machma's owner exchanged a card.
    MachmaSwapped {
        /// The owner of Machma.
        seat: Seat,
        /// The card discarded.
        give: Money,
        /// The card taken.
        take: Money,
    },
    /// Yammerad drew a money card, which only his owner sees.
    YammeradDrew {
        /// The owner of Yammerad.
        seat: Seat,
        /// The card drawn; `None` for viewers who may not see it.
        card: Option<Money>,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, viewer: Viewer) -> Event {
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

    fn reveals(self) -> bool {
        match self {
            Event::AuctionOpened { .. }
            | Event::FatimaExchanged { .. }
            | Event::LailaReplaced { .. }
            | Event::YammeradDrew { .. } => true,
            Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
            | Event::Unsold { .. }
            | Event::FatimaKept { .. }
            | Event::KarimPaid { .. }
            | Event::KnihstigTook { .. }
            | Event::Used { .. }
            | Event::HakimNamed { .. }
            | Event::MachmaSwapped { .. } => false,
        }
    }
}

impl State {
    /// The number of characters that are set aside.
    pub fn set_aside(&self) -> usize {
        self.set_aside as usize
    }

    /// The owner of that character, if there is one.
    pub fn owner(&self, character: Character) -> Option<Seat> {
        let owns = |seat: &Seat| self.owned[*seat].has(character);
        Seat::all(crate::vocab::MAX_SEATS).find(owns)
    }

    /// The characters whose face has been seen.
    pub fn seen(&self) -> CharacterSet {
        let mut seen = self.owned.0.iter().fold(self.gone, |seen, &owned| seen.or(owned));
        self.auction.iter().for_each(|auction| seen.insert(auction.character));
        seen
    }

    /// Checks whether the player in turn owns that character and, for one with the lozenge, has used no other this turn
    /// (CHR-21).
    fn may_use(&self, seat: Seat, character: Character) -> Result<(), crate::illegal::Illegal> {
        if !self.owned[seat].has(character) {
            return Err(crate::illegal::Illegal::Characters(Reason::NotYourCharacter));
        }
        if character.has_lozenge() && self.lozenge_used {
            return Err(crate::illegal::Illegal::Characters(Reason::LozengeUsed));
        }
        Ok(())
    }
}

/// CHR-01: draws six characters, two each for piles 2, 3 and 4, and sets the others aside.
pub(crate) fn setup_piles(game: &mut Game, rng: &mut Rng) -> [Character; 6] {
    let mut all = Character::ALL;
    rng.shuffle(&mut all);
    let [one, two, three, four, five, six, aside @ ..] = all;
    game.hidden.modules.characters.stack = aside;
    game.table.modules.characters.set_aside = aside.len() as u8;
    [one, two, three, four, five, six]
}

/// Frees the lozenge, and asks the player in turn if, as far as everybody can see, a character may be used in F0.
pub(crate) fn turn_start(table: &mut Table) {
    table.modules.characters.lozenge_used = false;
    let seat = table.turn_of;
    let owned = table.modules.characters.owned[seat];
    let laila = owned.has(Character::LailaWundabah) && table.supply_len > 0;
    let machma =
        owned.has(Character::MachmaKlain) && table.hand_sizes[seat] > 0 && !table.row.money().is_empty();
    let sure = table.known[seat].money_len() + hooks::n_unseen_money(table, seat);
    let yammerad = owned.has(Character::Yammerad) && sure <= powers::YAMMERAD_CARDS;
    if laila || machma || yammerad {
        table.steps.push(AnyStep::Before);
    }
}

/// CHR-44: asks Hakim's owner before a round is counted.
pub(crate) fn before_scoring(table: &mut Table) {
    table.modules.characters.hakim = None;
    if table.modules.characters.owner(Character::HakimWahid).is_some() {
        table.steps.push(AnyStep::Characters(Step::Hakim));
    }
}

impl Action {
    /// Whether the action belongs to an auction. All others use the power of a character.
    const fn is_of_auction(self) -> bool {
        match self {
            Action::Bid(_) | Action::Pay(_) | Action::KeepFatima | Action::ExchangeFatima => true,
            Action::Karim { .. }
            | Action::Knihstig { .. }
            | Action::Ammar
            | Action::Hakim { .. }
            | Action::Laila { .. }
            | Action::Machma { .. }
            | Action::Yammerad => false,
        }
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        if self.is_of_auction() {
            auction::check(table, hand, self)
        } else {
            powers::check(table, hand, self)
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        if self.is_of_auction() {
            auction::apply(game, seat, self, sink);
        } else {
            powers::apply(game, seat, self, sink);
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Bid(_) => Description::of(Deed::Bid),
            Action::Pay(pay) => {
                let bid = view.auction().and_then(|auction| auction.best).map(|(_, bid)| bid);
                let purchase = Description::purchase(AnyGoods::Characters(Goods::Character), bid).paid(pay);
                Description { deed: Deed::Pay, ..purchase }
            }
            Action::Karim { space } => {
                Description { gives_action: true, ..Description::of(Deed::Buy).on(space, view) }
            }
            Action::Laila { space } => Description::of(Deed::Other).on(space, view),
            Action::Knihstig { card } => Description::of(Deed::Take).with_card(card),
            Action::Machma { give, take } => {
                Description { cards: MoneySet::new(&[give, take]), ..Description::of(Deed::Other) }
            }
            Action::KeepFatima
            | Action::ExchangeFatima
            | Action::Ammar
            | Action::Hakim { .. }
            | Action::Yammerad => Description::of(Deed::Other),
        }
    }
}

fn tell(sink: &mut impl EventSink, event: Event) {
    sink.push(AnyEvent::Characters(event));
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Aside { characters: game.table.modules.characters.set_aside() }]
    }

    const CARDS: u8 = Character::ALL.len() as u8;

    fn card_id(number: u8) -> &'static str {
        Character::ALL[number as usize].id()
    }

    fn on_card(game: &mut Game, number: u8, auctioneer: Seat, sink: &mut impl EventSink) -> Drawn {
        auction::open(game, Character::ALL[number as usize], auctioneer, sink);
        Drawn::Interrupts
    }

    /// The characters whose face nobody has seen are in the draw pile or set aside, with equal probability.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let seen = sampler.view.table.modules.characters.seen();
        let unseen = Character::ALL.into_iter().filter(|&character| !seen.has(character));
        let mut unseen: Bag<Character, { Character::ALL.len() }> = Bag::of(unseen);
        let aside = unseen.len().saturating_sub(sampler.n_in_piles(Module::Characters));
        for place in sampler.secrets.characters.stack.iter_mut().take(aside) {
            unseen.draw(&mut sampler.rng).into_iter().for_each(|character| *place = character);
        }
        sampler.put_into_piles(Module::Characters, unseen.iter().map(Card::from));
    }

    /// CHR-13: whoever has made the highest bid can pay it.
    fn shortfall(table: &Table, hands: &BySeat<Cards>) -> Option<(Seat, u16)> {
        let (seat, bid) = table.modules.characters.auction?.best?;
        let is_unpaid = matches!(table.steps.top(), Some(AnyStep::Characters(Step::Bid | Step::Pay)));
        let missing = bid.saturating_sub(auction::highest_bid(&hands[seat]));
        (is_unpaid && missing > 0).then_some((seat, missing.into()))
    }
}

impl From<Character> for Card {
    fn from(character: Character) -> Card {
        Card::of(Module::Characters, character as u8)
    }
}

impl Character {
    /// The character on that card, if it shows one.
    pub fn of(card: Card) -> Option<Character> {
        card.number_in(Module::Characters).map(|number| Character::ALL[number as usize])
    }
}
