//! Characters (`docs/rules/23-characters.md`, CHR): six of ten are auctioned, each with a power of its own.

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

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

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

bit_set! {
    /// A set of characters.
    CharacterSet(u16) of Character,
    place: |character| character as u16,
    at: |place| Character::ALL[place]
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

/// What the module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A bid in an auction.
    Bid,
    /// The payment of a won auction.
    Pay,
    /// Keeping or exchanging Fatima.
    Fatima,
    /// Knihstig's card.
    Knihstig,
    /// Hakim's kind.
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

    /// Fatima is kept, a bid paid with the smallest total and the fewest cards, and Hakim brings the most he can.
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

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
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
    /// Several cards with too high a total, even for Faruk.
    #[error("several cards may be taken together only up to a total of {limit}")]
    TakesTooMuch {
        /// The limit for this player now.
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

/// What the module gives points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Yusuf's third of the wall (CHR-42).
    Yusuf,
    /// Fatima, kept (CHR-43).
    Fatima,
}

/// What the module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Characters that stay aside, face down (CHR-01).
    Aside {
        /// How many.
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
    /// How many characters are set aside.
    pub fn set_aside(&self) -> usize {
        self.set_aside as usize
    }

    /// Who owns that character.
    pub fn owner(&self, character: Character) -> Option<Seat> {
        let owns = |seat: &Seat| self.owned[*seat].has(character);
        Seat::all(crate::vocab::MAX_SEATS).find(owns)
    }

    /// Everybody whose face has been seen.
    pub fn seen(&self) -> CharacterSet {
        let mut seen = self.owned.0.iter().fold(self.gone, |seen, &owned| seen.or(owned));
        self.auction.iter().for_each(|auction| seen.insert(auction.character));
        seen
    }

    /// Whether the player in turn owns that character and, with the lozenge, has used none in this turn (CHR-21).
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

/// CHR-01: six for the piles, two each for piles 2, 3 and 4; the others are set aside.
pub(crate) fn setup_piles(game: &mut Game, rng: &mut Rng) -> [Character; 6] {
    let mut all = Character::ALL;
    rng.shuffle(&mut all);
    let [one, two, three, four, five, six, aside @ ..] = all;
    game.hidden.modules.characters.stack = aside;
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
    let sure = table.known[seat].money_len() + hooks::n_unseen_money(table, seat);
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

impl Action {
    /// Whether it is part of an auction; all others use the power of a character.
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

/// Answers for the module outside of the turn.
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

    /// Those whose faces nobody has seen lie in the draw pile or aside, each as likely.
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
}

impl From<Character> for Card {
    fn from(character: Character) -> Card {
        Card::of(Module::Characters, character as u8)
    }
}

impl Character {
    /// The character on that card, if there is one.
    pub fn of(card: Card) -> Option<Character> {
        card.number_in(Module::Characters).map(|number| Character::ALL[number as usize])
    }
}
