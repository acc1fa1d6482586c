//! Power of the Sultan (`docs/rules/52-power-of-the-sultan.md`, SUL): a card that takes a building of its kind when one
//! is drawn for the market.

mod notation;
mod view;

use crate::action::Action as AnyAction;
use crate::check;
use crate::data::{OPPOSITE_FACES, SULTAN_CARDS};
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::flow;
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleGoods, ModuleKeeper, ModuleReason, ModuleSetupItem,
    ModuleStep, Never, Nothing, Progress, characters,
};
use crate::payment;
use crate::purchase::{self, Goods as AnyGoods, Purchase};
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::Sampler;
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, Card, CardFamily, Currency, Payment, Seat, Space, TileId, read_if};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

const N_CARDS: usize = SULTAN_CARDS.len();

/// SUL-05: the pile, from 0, of each card in turn.
const PILES: [usize; N_CARDS] = [0, 0, 0, 1, 1, 2, 2, 2];

/// One of the eight sultan cards, in the order of `data/sultan_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SultanCard(u8);

read_if!(SultanCard(u8), |row| usize::from(row) < N_CARDS);

impl SultanCard {
    /// All eight cards.
    pub const ALL: [SultanCard; N_CARDS] = {
        let mut all = [SultanCard(0); N_CARDS];
        let mut place = 0;
        while place < N_CARDS {
            all[place] = SultanCard(place as u8);
            place += 1;
        }
        all
    };

    /// The index of the card in that order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id in the data file, such as `SUL03`.
    pub const fn id(self) -> &'static str {
        SULTAN_CARDS[self.index()].id
    }

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<SultanCard> {
        SultanCard::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The currency in which the card is paid.
    pub const fn currency(self) -> Currency {
        SULTAN_CARDS[self.index()].currency
    }

    /// The price of the card (SUL-13).
    pub const fn price(self) -> u8 {
        SULTAN_CARDS[self.index()].price
    }
}

/// Returns the kind on the opposite face of the die (SUL-03).
pub const fn opposite(kind: Building) -> Building {
    OPPOSITE_FACES[kind as usize]
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Place {
    /// In the draw pile, face down.
    #[default]
    Unseen,
    /// In the display.
    Open,
    /// Owned by a player.
    Owned {
        seat: Seat,
        /// The number of cards that were bought before it.
        order: u8,
    },
    /// Out of the game.
    Gone,
}

/// A building that was drawn for a market space and is offered to the owners of sultan cards (SUL-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Offer {
    /// The market space that it was drawn for.
    pub space: Space,
    /// The building on offer.
    pub tile: TileId,
}

/// The state of this module, all of it open (SUL-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    places: [Place; N_CARDS],
    /// The marked kinds. They are valid only for cards that are open or owned.
    marks: [Building; N_CARDS],
    n_bought: u8,
    /// The kind that the buyer of the last card has rolled and not marked yet.
    pub rolled: Option<Building>,
    pub offer: Option<Offer>,
}

impl Default for State {
    fn default() -> State {
        State {
            places: [Place::Unseen; N_CARDS],
            marks: [Building::Pavilion; N_CARDS],
            n_bought: 0,
            rolled: None,
            offer: None,
        }
    }
}

impl State {
    fn place(&self, card: SultanCard) -> Place {
        self.places[card.index()]
    }

    fn mark(&self, card: SultanCard) -> Building {
        self.marks[card.index()]
    }

    fn is_open(&self, card: SultanCard) -> bool {
        self.place(card) == Place::Open
    }

    /// The cards in the display with their marks.
    pub fn display(&self) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'_> {
        let open = SultanCard::ALL.into_iter().filter(|&card| self.is_open(card));
        open.map(|card| (card, self.mark(card)))
    }

    /// All cards that were bought and not used, with owner and mark, in the order of purchase.
    fn bought(&self) -> impl Iterator<Item = (Seat, SultanCard, Building)> + Clone + use<'_> {
        (0..self.n_bought).filter_map(|bought| {
            SultanCard::ALL.into_iter().find_map(|card| match self.place(card) {
                Place::Owned { seat, order } if order == bought => Some((seat, card, self.mark(card))),
                _ => None,
            })
        })
    }

    /// The cards of a seat with their marks, in the order of purchase.
    pub fn owned(&self, owner: Seat) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'_> {
        let own = self.bought().filter(move |&(seat, ..)| seat == owner);
        own.map(|(_, card, mark)| (card, mark))
    }

    /// The cards that have left the game.
    pub fn gone(&self) -> impl Iterator<Item = SultanCard> + use<'_> {
        SultanCard::ALL.into_iter().filter(|&card| self.place(card) == Place::Gone)
    }

    /// The cards that have not come up yet.
    pub fn unseen(&self) -> impl Iterator<Item = SultanCard> + use<'_> {
        SultanCard::ALL.into_iter().filter(|&card| self.place(card) == Place::Unseen)
    }

    /// The card that was bought last.
    pub fn last_bought(&self) -> Option<SultanCard> {
        self.bought().last().map(|(_, card, _)| card)
    }

    /// The first card with that mark that a seat bought.
    fn card_for(&self, seat: Seat, kind: Building) -> Option<SultanCard> {
        self.owned(seat).find(|&(_, mark)| mark == kind).map(|(card, _)| card)
    }

    fn buy(&mut self, card: SultanCard, seat: Seat) {
        self.places[card.index()] = Place::Owned { seat, order: self.n_bought };
        self.n_bought += 1;
    }

    /// Puts a card into the display, or gives it to a player.
    #[cfg(feature = "editor")]
    pub fn set(&mut self, card: SultanCard, mark: Building, owner: Option<Seat>) {
        self.marks[card.index()] = mark;
        match owner {
            Some(seat) => self.buy(card, seat),
            None => self.places[card.index()] = Place::Open,
        }
    }
}

/// A step of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// The buyer keeps the mark or rolls the die.
    Mark,
    /// The buyer marks the rolled kind or the opposite one.
    Rolled,
    /// A building is offered to a player.
    Offer {
        /// The player who decides.
        seat: Seat,
    },
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        match self {
            Step::Offer { seat } => seat,
            Step::Mark | Step::Rolled => table.turn_of,
        }
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::PowerOfTheSultan(match self {
            Step::Mark => Awaited::Mark,
            Step::Rolled => Awaited::Roll,
            Step::Offer { .. } => Awaited::Offer,
        })
    }

    fn advance(self, _: &mut Game, _: &mut impl EventSink) -> Progress {
        Progress::Waits
    }

    fn list(self, table: &Table, _: &Cards, out: &mut Vec<AnyAction>) {
        let state = &table.modules.power_of_the_sultan;
        match self {
            Step::Mark => out.extend([Action::Keep, Action::Roll].map(AnyAction::PowerOfTheSultan)),
            Step::Rolled => {
                let kinds = state.rolled.into_iter().flat_map(|kind| [kind, opposite(kind)]);
                out.extend(kinds.map(|kind| AnyAction::PowerOfTheSultan(Action::Mark { kind })));
            }
            Step::Offer { .. } => {
                let tile = state.offer.map(|offer| offer.tile);
                out.extend(tile.map(|tile| AnyAction::PowerOfTheSultan(Action::Claim { tile })));
                out.push(AnyAction::Pass);
            }
        }
    }

    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::Offer { .. } => Ok(()),
            Step::Mark | Step::Rolled => Err(Illegal::NotNow(self.awaited())),
        }
    }

    fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        decline(game, seat, sink);
    }
}

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// Whether to keep the mark of a bought card or roll the die.
    Mark,
    /// The kind to mark: the one rolled, or the opposite one.
    Roll,
    /// Whether to take the building on offer.
    Offer,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Mark => "power-of-the-sultan.mark",
            Awaited::Roll => "power-of-the-sultan.roll",
            Awaited::Offer => "power-of-the-sultan.offer",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Mark | Awaited::Roll => "SUL-14",
            Awaited::Offer => "SUL-22",
        }
    }
}

/// An action of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy a card from the display (SUL-13).
    Buy {
        /// The card to buy.
        card: SultanCard,
        /// The payment.
        pay: Payment,
    },
    /// Keep the mark of the bought card (SUL-14).
    Keep,
    /// Remove the mark and roll the die (SUL-14).
    Roll,
    /// Mark the rolled kind or the opposite one (SUL-14).
    Mark {
        /// The kind to mark.
        kind: Building,
    },
    /// Take the building on offer, using a card with its mark (SUL-23).
    Claim {
        /// The building to take.
        tile: TileId,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The sultan card is not in the display.
    #[error("that sultan card is not in the display")]
    SultanNotInDisplay,
    /// The payment is not in the currency of the sultan card.
    #[error("a sultan card must be paid for in its own currency")]
    SultanCurrency,
    /// The payment is below the price of the sultan card.
    #[error("the money does not reach the price of a sultan card")]
    SultanUnderpaid,
    /// The kind is neither the one rolled nor the opposite one.
    #[error("only the rolled kind or the kind opposite it can be marked")]
    NotRolled,
    /// The tile is not the one on offer.
    #[error("another tile is on offer")]
    NotOffered,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::SultanNotInDisplay | Reason::SultanCurrency | Reason::SultanUnderpaid => "SUL-13",
            Reason::NotRolled => "SUL-14",
            Reason::NotOffered => "SUL-20",
        }
    }
}

/// Something that this module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goods {
    /// A sultan card (SUL-13).
    Card(SultanCard),
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the markers and the die (SUL-06).
    Markers {
        /// The number of markers.
        markers: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Markers { .. } => 8,
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A card was put into the display, and the die marked a kind on it.
    Opened {
        /// The card.
        card: SultanCard,
        /// The kind marked on it.
        kind: Building,
    },
    /// A sultan card was bought.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card bought.
        card: SultanCard,
        /// The kind marked on it.
        kind: Building,
        /// The payment.
        pay: Payment,
        /// Whether the price was met exactly.
        exact: bool,
    },
    /// The buyer kept the mark.
    Kept {
        /// The buyer.
        seat: Seat,
        /// The card concerned.
        card: SultanCard,
        /// The kind marked on it.
        kind: Building,
    },
    /// The buyer rolled the die.
    Rolled {
        /// The buyer.
        seat: Seat,
        /// The card concerned.
        card: SultanCard,
        /// The kind rolled.
        kind: Building,
    },
    /// The buyer marked a kind after the roll.
    Marked {
        /// The buyer.
        seat: Seat,
        /// The card concerned.
        card: SultanCard,
        /// The kind marked on it.
        kind: Building,
    },
    /// A building was drawn for which somebody has a card.
    Offered {
        /// The market space that it was drawn for.
        space: Space,
        /// The building on offer.
        tile: TileId,
    },
    /// A player declined the building on offer.
    Declined {
        /// The player who declined.
        seat: Seat,
        /// The building declined.
        tile: TileId,
    },
    /// A player took the building on offer, and the card left the game.
    Claimed {
        /// The player who took it.
        seat: Seat,
        /// The card used.
        card: SultanCard,
        /// The building taken.
        tile: TileId,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Opened { .. }
            | Event::Bought { .. }
            | Event::Kept { .. }
            | Event::Rolled { .. }
            | Event::Marked { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Claimed { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Opened { .. } | Event::Rolled { .. } | Event::Offered { .. } => true,
            Event::Bought { .. }
            | Event::Kept { .. }
            | Event::Marked { .. }
            | Event::Declined { .. }
            | Event::Claimed { .. } => false,
        }
    }
}

fn tell(sink: &mut impl EventSink, event: Event) {
    sink.push(AnyEvent::PowerOfTheSultan(event));
}

/// SUL-05: the shuffled cards, each with its pile.
pub(crate) fn setup_piles(rng: &mut Rng) -> impl Iterator<Item = (usize, SultanCard)> {
    let mut all = SultanCard::ALL;
    rng.shuffle(&mut all);
    PILES.into_iter().zip(all)
}

fn roll(game: &mut Game) -> Building {
    Building::ALL[game.hidden.rng.below(Building::ALL.len())]
}

/// Lists the sultan cards that can be bought (SUL-13, SUL-40).
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    for (card, _) in table.modules.power_of_the_sultan.display() {
        let (currency, price) = (card.currency(), u16::from(card.price()));
        let mut found = |pay| out.push(AnyAction::PowerOfTheSultan(Action::Buy { card, pay }));
        payment::each(hand.money[currency], price, false, |cards| found(Payment::plain(currency, cards)));
        hooks::other_payments(table, hand, currency, price, false, found);
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let state = &table.modules.power_of_the_sultan;
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Buy { card, pay }) => {
                if !state.is_open(card) {
                    return Err(Illegal::PowerOfTheSultan(Reason::SultanNotInDisplay));
                }
                hooks::check_currency(table, card.currency(), pay).map_err(|illegal| match illegal {
                    Illegal::WrongCurrency => Illegal::PowerOfTheSultan(Reason::SultanCurrency),
                    other => other,
                })?;
                check::payment(hand, pay, u16::from(card.price())).map_err(|illegal| match illegal {
                    Illegal::Underpaid => Illegal::PowerOfTheSultan(Reason::SultanUnderpaid),
                    other => other,
                })
            }
            (Some(AnyStep::PowerOfTheSultan(Step::Mark)), Action::Keep | Action::Roll) => Ok(()),
            (Some(AnyStep::PowerOfTheSultan(Step::Rolled)), Action::Mark { kind }) => {
                let fits = state.rolled.is_some_and(|rolled| kind == rolled || kind == opposite(rolled));
                if fits { Ok(()) } else { Err(Illegal::PowerOfTheSultan(Reason::NotRolled)) }
            }
            (Some(AnyStep::PowerOfTheSultan(Step::Offer { .. })), Action::Claim { tile }) => {
                if state.offer.is_some_and(|offer| offer.tile == tile) {
                    Ok(())
                } else {
                    Err(Illegal::PowerOfTheSultan(Reason::NotOffered))
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::Buy { card, pay } => {
                let goods = AnyGoods::PowerOfTheSultan(Goods::Card(card));
                purchase::begin(game, Purchase { seat, goods, price: card.price(), pay }, sink);
            }
            Action::Keep => {
                game.table.steps.pop();
                let state = &game.table.modules.power_of_the_sultan;
                if let Some(card) = state.last_bought() {
                    tell(sink, Event::Kept { seat, card, kind: state.mark(card) });
                }
            }
            Action::Roll => {
                if game.stops_before_chance() {
                    return;
                }
                let kind = roll(game);
                let state = &mut game.table.modules.power_of_the_sultan;
                state.rolled = Some(kind);
                if let Some(card) = state.last_bought() {
                    tell(sink, Event::Rolled { seat, card, kind });
                }
                game.table.steps.replace(AnyStep::PowerOfTheSultan(Step::Rolled));
            }
            Action::Mark { kind } => {
                game.table.steps.pop();
                let state = &mut game.table.modules.power_of_the_sultan;
                state.rolled = None;
                if let Some(card) = state.last_bought() {
                    state.marks[card.index()] = kind;
                    tell(sink, Event::Marked { seat, card, kind });
                }
            }
            Action::Claim { tile } => claim(game, seat, tile, sink),
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Buy { card, pay } => {
                let goods = AnyGoods::PowerOfTheSultan(Goods::Card(card));
                Description::purchase(goods, Some(card.price())).paid(pay).rewarded()
            }
            Action::Claim { tile } => Description::of(Deed::Other).with_tile(tile),
            Action::Keep | Action::Roll | Action::Mark { .. } => Description::of(Deed::Other),
        }
    }
}

impl ModuleGoods for Goods {
    /// SUL-13, SUL-14, INT-09: the buyer gets the card, and keeps its mark or rolls before the further action.
    fn complete(self, Purchase { seat, pay, .. }: Purchase, game: &mut Game, sink: &mut impl EventSink) {
        let Goods::Card(card) = self;
        let excess = pay.total() - u16::from(card.price());
        let exact = excess == 0;
        let steps = &mut game.table.steps;
        steps.pop();
        if exact {
            steps.push(AnyStep::Act { further: true });
        }
        steps.push(AnyStep::PowerOfTheSultan(Step::Mark));
        let state = &mut game.table.modules.power_of_the_sultan;
        let kind = state.mark(card);
        state.buy(card, seat);
        tell(sink, Event::Bought { seat, card, kind, pay, exact });
        hooks::give_change(game, seat, excess, sink);
    }
}

/// SUL-22, SUL-42: the offer goes round from N, or for Laila's tile from her user.
fn first_asked(table: &Table, space: Space) -> Seat {
    if is_replacement(table, space) { table.turn_of } else { table.next_seat() }
}

/// Whether the tile replaces another: only Laila draws a tile for a space that is taken.
fn is_replacement(table: &Table, space: Space) -> bool {
    table.tile_on(space).is_some()
}

/// The first player from that place on who has a card for the tile.
fn next_asked(table: &Table, offer: Offer, from: usize) -> Option<Seat> {
    let kind = offer.tile.kind()?;
    let first = first_asked(table, offer.space);
    let mut seats = (from..table.players()).map(|place| first.after(place, table.players()));
    seats.find(|&seat| table.modules.power_of_the_sultan.card_for(seat, kind).is_some())
}

/// SUL-20: offers a drawn building if somebody has a card for it. What comes after the offer is below it on the stack.
pub(crate) fn before_laying(
    game: &mut Game,
    space: Space,
    tile: TileId,
    sink: &mut impl EventSink,
) -> Progress {
    let table = &mut game.table;
    let offer = Offer { space, tile };
    let Some(seat) = next_asked(table, offer, 0) else { return Progress::GoesOn };
    table.modules.power_of_the_sultan.offer = Some(offer);
    table.steps.push(match is_replacement(table, space) {
        true => AnyStep::Characters(characters::Step::Replace { space }),
        false => AnyStep::RefillMarket,
    });
    table.steps.push(AnyStep::PowerOfTheSultan(Step::Offer { seat }));
    tell(sink, Event::Offered { space, tile });
    Progress::Waits
}

/// SUL-26, SUL-28: asks the next owner of a matching card. If there is none, the tile is laid on its space.
pub(crate) fn decline(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    let table = &mut game.table;
    let Some(offer) = table.modules.power_of_the_sultan.offer else { return };
    tell(sink, Event::Declined { seat, tile: offer.tile });
    let players = table.players();
    let asked = seat.index() + players - first_asked(table, offer.space).index();
    match next_asked(table, offer, asked % players + 1) {
        Some(next) => table.steps.replace(AnyStep::PowerOfTheSultan(Step::Offer { seat: next })),
        None => {
            table.modules.power_of_the_sultan.offer = None;
            table.steps.pop();
            // Laila draws again only if her tile was claimed.
            if is_replacement(table, offer.space) {
                table.steps.pop();
            }
            flow::lay_tile(game, offer.space, offer.tile, sink);
        }
    }
}

/// SUL-23 to SUL-25: the card leaves the game, the tile is placed at once, and then the drawing continues.
fn claim(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let table = &mut game.table;
    let state = &mut table.modules.power_of_the_sultan;
    let Some(card) = tile.kind().and_then(|kind| state.card_for(seat, kind)) else { return };
    state.places[card.index()] = Place::Gone;
    state.offer = None;
    table.set_aside.insert(tile);
    table.steps.pop();
    // SUL-45, INT-13: this applies in the claimant's own turn, too.
    hooks::before_placements(table, seat);
    // SUL-51: with two players it may be given to Dirk.
    table.steps.push(AnyStep::Place { seat, dirk: table.rules.has_dirk() });
    tell(sink, Event::Claimed { seat, card, tile });
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let markers = game.table.piles.count(CardFamily::Module(Module::PowerOfTheSultan));
        vec![SetupItem::Markers { markers }]
    }

    const CARDS: u8 = N_CARDS as u8;

    fn card_id(number: u8) -> &'static str {
        SultanCard(number).id()
    }

    /// SUL-10: the card goes to the display, and the die marks a kind on it.
    fn on_card(game: &mut Game, number: u8, _: Seat, sink: &mut impl EventSink) -> Drawn {
        let (card, kind) = (SultanCard(number), roll(game));
        let state = &mut game.table.modules.power_of_the_sultan;
        state.places[card.index()] = Place::Open;
        state.marks[card.index()] = kind;
        tell(sink, Event::Opened { card, kind });
        Drawn::Aside
    }

    fn each_open_tile(table: &Table, found: impl FnMut(TileId)) {
        table.modules.power_of_the_sultan.offer.into_iter().map(|offer| offer.tile).for_each(found);
    }

    fn sample(sampler: &mut Sampler<'_, '_>) {
        let unseen = sampler.view.table.modules.power_of_the_sultan.unseen().map(Card::from);
        sampler.put_into_piles(Module::PowerOfTheSultan, unseen);
    }
}

impl From<SultanCard> for Card {
    fn from(card: SultanCard) -> Card {
        Card::of(Module::PowerOfTheSultan, card.0)
    }
}
