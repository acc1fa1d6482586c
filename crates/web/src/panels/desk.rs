//! What the person at the table can do and has pointed at; every part of the table shares it.

use engine::modules::caravanserai::Caravanserai;
use engine::modules::city_walls::WallCard;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::{
    bazaars, caravanserai, change, characters, city_gates, city_walls, power_of_the_sultan, street_trader,
    thieves, treasure_chamber, viziers_favour,
};
use engine::vocab::{Cell, Money, Payment, Seat, Space, TileId};
use engine::{Action, View, Viewer};
use leptos::prelude::*;

use crate::app::App;
use crate::board::flight;

/// What the person has pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// A market space.
    Space(Space),
    /// A bazaar beside the market.
    Bazaar(TileId),
    /// A tile of the reserve or one to be placed.
    Tile(TileId),
    /// A tile in the own Alhambra, or a cell with several choices.
    Cell(Cell),
    /// A wall card, to be built on a tile that is chosen next.
    WallCard(WallCard),
    /// A card of a display beside the market.
    Card(DisplayCard),
}

/// A card that is bought from a display beside the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DisplayCard {
    /// A sultan card.
    Sultan(SultanCard),
    /// A caravanserai card.
    Caravanserai(Caravanserai),
}

impl DisplayCard {
    /// All of them.
    pub fn all() -> impl Iterator<Item = DisplayCard> {
        let sultan = SultanCard::ALL.into_iter().map(DisplayCard::Sultan);
        sultan.chain(Caravanserai::ALL.into_iter().map(DisplayCard::Caravanserai))
    }
}

/// Handles to all of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    app: App,
    /// The legal actions of the human who holds the screen.
    pub legal: Memo<Vec<Action>>,
    /// What was pointed at.
    pub selected: RwSignal<Option<Selection>>,
    /// An action that waits to be confirmed.
    pub pending: RwSignal<Option<Action>>,
    /// Whose Alhambra was asked for.
    pub watched: RwSignal<Option<Seat>>,
    /// Whose Alhambra is shown.
    pub shown_seat: Memo<Option<Seat>>,
    /// Whether that is the Alhambra of the human to act.
    pub is_own: Memo<bool>,
}

impl Desk {
    /// A desk for the game at hand, with nothing pointed at.
    pub fn new(app: App) -> Desk {
        let watched = RwSignal::new(None::<Seat>);
        let legal = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| play.legal()));
        let shown_seat = Memo::new(move |_| {
            let play = app.play.read();
            let play = play.as_ref()?;
            let own = match play.viewer() {
                Viewer::Seat(seat) => seat,
                Viewer::Public => play.view().turn_of(),
            };
            Some(watched.get().unwrap_or(own))
        });
        let is_own = Memo::new(move |_| {
            let asked = app.play.read().as_ref().and_then(|play| play.human_to_act());
            asked.is_some() && asked == shown_seat.get()
        });
        let (selected, pending) = (RwSignal::new(None), RwSignal::new(None));
        Desk { app, legal, selected, pending, watched, shown_seat, is_own }
    }

    /// Plays an action, or asks first if it cannot be taken back.
    pub fn act(self, action: Action) {
        self.selected.set(None);
        let asks = self.app.settings.read_untracked().confirm
            && action != Action::Pass
            && self.app.play.read_untracked().as_ref().is_some_and(|play| play.is_final(action));
        if asks { self.pending.set(Some(action)) } else { self.play(action) }
    }

    /// Plays an action without asking.
    pub fn play(self, action: Action) {
        self.pending.set(None);
        let flights = flight::prepare(action);
        let mut refused = None;
        self.app.change_play(|play| {
            refused = play.act(action).err();
            refused.is_none()
        });
        match refused {
            Some(illegal) => {
                let text = self.app.texts.read_untracked().0.refusal(illegal);
                self.app.say(text, Some(illegal.rule()));
            }
            None => {
                self.app.toast.set(None);
                flights.start();
            }
        }
    }

    /// The tile in hand: the one pointed at, or the first that has to be placed.
    pub fn held(self) -> Option<TileId> {
        match self.selected.get() {
            Some(Selection::Tile(tile)) => Some(tile),
            Some(Selection::WallCard(_)) => None,
            _ => self.legal.read().iter().filter(|action| is_placement(action)).find_map(tile_of),
        }
    }

    /// Chooses a tile outside the Alhambra: builds the walls of the card that was pointed at, or takes it in hand.
    pub fn choose_tile(self, tile: TileId) {
        match self.selected.get_untracked() {
            Some(Selection::WallCard(card)) => self.build(card, tile),
            _ => self.selected.set(Some(Selection::Tile(tile))),
        }
    }

    /// Builds the walls of a card on a tile, or tells why that cannot be.
    fn build(self, card: WallCard, tile: TileId) {
        let action = Action::CityWalls(city_walls::Action::Build { card, tile });
        if self.legal.read_untracked().contains(&action) { self.act(action) } else { self.play(action) }
    }

    /// Chooses a cell of the own Alhambra: places the tile in hand, or points at what lies there.
    pub fn choose_cell(self, cell: Cell) {
        if let Some(Selection::WallCard(card)) = self.selected.get_untracked() {
            let tile = self.app.play.read_untracked().as_ref().and_then(|play| {
                let view = play.view();
                view.palace(view.to_act()?).tile_at(cell)
            });
            return tile.map_or((), |tile| self.build(card, tile));
        }
        let held = untrack(|| self.held());
        let play = self.app.play.read_untracked();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return };
        let legal = self.legal.get_untracked();
        let is_here = |action: &&Action| {
            cell_of(action, &view) == Some(cell) && (held.is_none() || tile_of(action) == held)
        };
        let here: Vec<Action> = legal.iter().filter(is_here).copied().collect();
        let refused = match (held, here.is_empty()) {
            (Some(tile), true) => self.refusal(tile, cell),
            _ => None,
        };
        drop(play);
        match (refused, &here[..]) {
            (Some((text, rule)), _) => self.app.say(text, Some(rule)),
            // Placing is one tap; taking out asks once more, in the list of choices.
            (None, &[action]) if held.is_some() || is_chest(&action) || is_disc(&action) => self.act(action),
            (None, _) => self.selected.set(Some(Selection::Cell(cell))),
        }
    }

    /// Why the tile cannot lie there.
    fn refusal(self, tile: TileId, at: Cell) -> Option<(String, &'static str)> {
        let play = self.app.play.read_untracked();
        let game = play.as_ref()?.game().game();
        let places = self.legal.read_untracked().iter().any(is_placement);
        let action = if places { Action::Place { tile, at } } else { Action::Add { tile, at } };
        let illegal = game.check(action).err()?;
        Some((self.app.texts.read_untracked().0.refusal(illegal), illegal.rule()))
    }
}

/// The desk, from anywhere on the table.
pub fn desk() -> Desk {
    expect_context::<Desk>()
}

/// The market space that an action is about.
pub fn space_of(action: &Action) -> Option<Space> {
    match *action {
        Action::Buy { space, .. }
        | Action::ViziersFavour(viziers_favour::Action::Buy { space, .. })
        | Action::Characters(characters::Action::Karim { space } | characters::Action::Laila { space }) => {
            Some(space)
        }
        _ => None,
    }
}

/// The bazaar beside the market that an action is about.
pub fn bazaar_of(action: &Action) -> Option<TileId> {
    match *action {
        Action::Bazaars(
            bazaars::Action::Buy { tile, .. }
            | bazaars::Action::VizierBuy { tile, .. }
            | bazaars::Action::Karim { tile },
        ) => Some(tile),
        _ => None,
    }
}

/// The card of a display that an action buys.
pub fn display_card_of(action: &Action) -> Option<DisplayCard> {
    match *action {
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { card, .. }) => {
            Some(DisplayCard::Sultan(card))
        }
        Action::Caravanserai(caravanserai::Action::Buy { card, .. }) => Some(DisplayCard::Caravanserai(card)),
        _ => None,
    }
}

/// The price of what an action buys.
pub fn price_of(action: &Action, view: &View<'_>) -> Option<u16> {
    let price = match display_card_of(action) {
        Some(DisplayCard::Sultan(card)) => card.price(),
        Some(DisplayCard::Caravanserai(_)) => view.caravanserai_price(view.to_act()?)?,
        None => view.market(space_of(action)?)?.price(),
    };
    Some(price.into())
}

/// The tile outside the Alhambra that an action is about.
pub fn tile_of(action: &Action) -> Option<TileId> {
    match *action {
        Action::Add { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Place { tile, .. }
        | Action::Reserve { tile }
        | Action::GiveToDirk { tile }
        | Action::CityGates(city_gates::Action::Place { tile, .. } | city_gates::Action::Add { tile, .. }) => {
            Some(tile)
        }
        _ => None,
    }
}

/// The cell of the actor's Alhambra that an action is about.
pub fn cell_of(action: &Action, view: &View<'_>) -> Option<Cell> {
    match *action {
        Action::Add { at, .. }
        | Action::Swap { at, .. }
        | Action::Remove { at }
        | Action::Place { at, .. }
        | Action::CityGates(
            city_gates::Action::Place { at, .. }
            | city_gates::Action::Add { at, .. }
            | city_gates::Action::Remove { at, .. },
        ) => Some(at),
        Action::StreetTrader(street_trader::Action::PutDisc { at }) => Some(at),
        Action::TreasureChamber(treasure_chamber::Action::Put { tile }) => {
            view.palace(view.to_act()?).cell_of(tile)
        }
        _ => None,
    }
}

/// Whether an action puts a chest into a building: nothing else can be done with that building then.
pub fn is_chest(action: &Action) -> bool {
    matches!(action, Action::TreasureChamber(treasure_chamber::Action::Put { .. }))
}

/// Whether an action puts the trader's disc on a cell: nothing else can be done with that cell then.
pub fn is_disc(action: &Action) -> bool {
    matches!(action, Action::StreetTrader(street_trader::Action::PutDisc { .. }))
}

/// Whether an action lays down a tile that has to be placed now.
pub fn is_placement(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::CityGates(city_gates::Action::Place { .. }))
}

/// Whether an action has its own place on the table, where one tap does it.
pub fn is_tapped(action: &Action) -> bool {
    matches!(
        action,
        Action::TakeMoney(_)
            | Action::CurrencyExchange(_)
            | Action::BonusCards(_)
            | Action::WorkersHuts(_)
            | Action::CityWalls(_)
            | Action::CityGates(city_gates::Action::Take)
            | Action::StreetTrader(
                street_trader::Action::Choose { .. }
                    | street_trader::Action::Take { .. }
                    | street_trader::Action::Exchange { .. }
            )
            | Action::Change(_)
            | Action::TreasureChamber(
                treasure_chamber::Action::Buy { .. } | treasure_chamber::Action::Pay { .. }
            )
    )
}

/// The money that an action lays down for something.
pub fn payment_of(action: &Action) -> Option<Payment> {
    match *action {
        Action::Buy { pay, .. }
        | Action::ViziersFavour(viziers_favour::Action::Buy { pay, .. })
        | Action::Bazaars(bazaars::Action::Buy { pay, .. } | bazaars::Action::VizierBuy { pay, .. })
        | Action::Characters(characters::Action::Pay(pay))
        | Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { pay, .. })
        | Action::Caravanserai(caravanserai::Action::Buy { pay, .. }) => Some(pay),
        _ => None,
    }
}

/// The cards that an action lays down, gives or takes.
pub fn cards_of(action: &Action) -> Vec<Money> {
    match *action {
        Action::TakeMoney(cards) => cards.as_slice().to_vec(),
        Action::TreasureChamber(treasure_chamber::Action::Pay { card })
        | Action::Change(change::Action::Add { piece: card })
        | Action::Characters(characters::Action::Knihstig { card })
        | Action::Thieves(thieves::Action::Steal { card }) => vec![card],
        _ => payment_of(action).map_or_else(Vec::new, |pay| pay.cards().collect()),
    }
}

/// Whether an action is a purchase paid exactly.
pub fn is_exact(action: &Action, view: &View<'_>) -> bool {
    let has_exact = matches!(action, Action::Buy { .. }) || display_card_of(action).is_some();
    // BAZ-15: a bazaar is never bought otherwise.
    matches!(action, Action::Bazaars(bazaars::Action::Buy { .. }))
        || has_exact && payment_of(action).map(|pay| pay.total()) == price_of(action, view)
}
