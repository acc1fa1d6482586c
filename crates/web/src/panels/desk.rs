//! What the person at the table can do and has pointed at; every part of the table shares it.

use engine::red_palace::{Ability, PreviewSpace};
use engine::vocab::{Card, CardFace, Cell, Seat, TileId};
use engine::{Action, Goods, Viewer};
use leptos::prelude::*;

use crate::app::App;
use crate::board::flight;
use crate::modules;
use crate::panels::choice::Choice;

/// What the person has pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Something for sale.
    Goods(Goods),
    /// A space of the preview.
    Preview(PreviewSpace),
    /// A guard ability.
    Ability(Ability),
    /// A tile of the reserve or one to be placed.
    Tile(TileId),
    /// A tile in the own Alhambra, or a cell with several choices.
    Cell(Cell),
    /// A card that is used on a tile, which is chosen next.
    Card(Card),
}

/// Handles to all of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    app: App,
    /// The legal actions of the human who holds the screen.
    pub legal: Memo<Vec<Action>>,
    /// The same with what they are about and where they are shown.
    pub choices: Memo<Vec<Choice>>,
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
        let choices = Memo::new(move |_| {
            let (play, legal) = (app.play.read(), legal.read());
            let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
            legal.iter().map(|&action| Choice::of(action, &view)).collect()
        });
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
        Desk { app, legal, choices, selected, pending, watched, shown_seat, is_own }
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
        let flights =
            self.app.play.read_untracked().as_ref().map(|play| flight::prepare(action, &play.view()));
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
                flights.into_iter().for_each(flight::Flights::start);
            }
        }
    }

    /// The tile in hand: the one pointed at, or the first that has to be placed.
    pub fn held(self) -> Option<TileId> {
        match self.selected.get() {
            Some(Selection::Tile(tile)) => Some(tile),
            Some(Selection::Card(_) | Selection::Ability(_)) => None,
            Some(Selection::Goods(_) | Selection::Preview(_) | Selection::Cell(_)) | None => {
                self.choices.read().iter().filter(|choice| choice.is_placement()).find_map(Choice::held)
            }
        }
    }

    /// Chooses a tile outside the Alhambra: uses the card that was pointed at on it, or takes it in hand.
    pub fn choose_tile(self, tile: TileId) {
        match self.selected.get_untracked() {
            Some(Selection::Card(card)) => self.use_card(card, tile),
            _ => self.selected.set(Some(Selection::Tile(tile))),
        }
    }

    /// Uses a card on a tile, or tells why that cannot be.
    fn use_card(self, card: Card, tile: TileId) {
        let CardFace::Module(module, _) = card.face() else { return };
        let Some(action) = modules::room(module).use_card(card, tile) else { return };
        if self.legal.read_untracked().contains(&action) { self.act(action) } else { self.play(action) }
    }

    /// Chooses a cell of the own Alhambra: places the tile in hand, or points at what lies there.
    pub fn choose_cell(self, cell: Cell) {
        if let Some(Selection::Card(card)) = self.selected.get_untracked() {
            let tile = self.app.play.read_untracked().as_ref().and_then(|play| {
                let view = play.view();
                view.palace(view.to_act()?).tile_at(cell)
            });
            return tile.map_or((), |tile| self.use_card(card, tile));
        }
        let held = untrack(|| self.held());
        let is_here =
            |choice: &&Choice| choice.cell == Some(cell) && (held.is_none() || choice.held() == held);
        let here: Vec<Choice> = self.choices.get_untracked().iter().filter(is_here).copied().collect();
        let refused = match (held, here.is_empty()) {
            (Some(tile), true) => self.refusal(tile, cell),
            _ => None,
        };
        match (refused, &here[..]) {
            (Some((text, rule)), _) => self.app.say(text, Some(rule)),
            // Placing is one tap; taking out asks once more, in the list of choices.
            (None, &[choice]) if held.is_some() || choice.is_at_once() => self.act(choice.action),
            (None, _) => self.selected.set(Some(Selection::Cell(cell))),
        }
    }

    /// Why the tile cannot lie there.
    fn refusal(self, tile: TileId, at: Cell) -> Option<(String, &'static str)> {
        let play = self.app.play.read_untracked();
        let game = play.as_ref()?.game().game();
        let places = self.choices.read_untracked().iter().any(Choice::is_placement);
        let action = if places { Action::Place { tile, at } } else { Action::Add { tile, at } };
        let illegal = game.check(action).err()?;
        Some((self.app.texts.read_untracked().0.refusal(illegal), illegal.rule()))
    }
}

/// The desk, from anywhere on the table.
pub fn desk() -> Desk {
    expect_context::<Desk>()
}
