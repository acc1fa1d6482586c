//! What the person at the table can do and has selected; shared by all parts of the table.

use engine::red_palace::{Ability, PreviewSpace};
use engine::vocab::{Card, CardFace, Cell, Money, MoneySet, Seat, Side, TileId};
use engine::{Action, Awaited, Deed, Goods, Module, Viewer, red_palace};
use leptos::prelude::*;

use crate::app::{App, Confirm};
use crate::board::flight;
use crate::board::sight::Sight;
use crate::modules;
use crate::nav;
use crate::panels;
use crate::panels::choice::{Choice, List};

/// What the person has selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Something for sale.
    Goods(Goods),
    /// A space of the preview.
    Preview(PreviewSpace),
    /// A guard ability.
    Ability(Ability),
    /// A tile of the reserve, or one that has to be placed.
    Tile(TileId),
    /// A tile in the player's own Alhambra, or a cell with several choices.
    Cell(Cell),
    /// A card to use on a tile that is selected next.
    Card(Card),
}

impl Selection {
    /// The goods for sale, if that is what is selected.
    pub fn goods(self) -> Option<Goods> {
        match self {
            Selection::Goods(goods) => Some(goods),
            Selection::Preview(space) => Some(Goods::RedPalace(red_palace::Goods::Preview(space))),
            Selection::Ability(_) | Selection::Tile(_) | Selection::Cell(_) | Selection::Card(_) => None,
        }
    }
}

/// What is open over the plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The pieces of a module.
    Module(Module),
    /// The current question with all answers.
    Question,
    /// All modules of the game, on screens that are too narrow for their chips.
    All,
}

/// Handles to the shared state of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    app: App,
    /// The legal actions of the human who holds the screen.
    pub legal: Memo<Vec<Action>>,
    /// The legal actions with what they are about and where they are listed.
    pub choices: Memo<Vec<Choice>>,
    /// The current selection.
    pub selected: RwSignal<Option<Selection>>,
    /// The money laid out to pay for the selection.
    pub laid_out: RwSignal<Vec<Money>>,
    /// What is open over the plan.
    pub drawer: RwSignal<Option<Drawer>>,
    /// Whether tiles that can be redesigned are marked.
    pub changing: RwSignal<bool>,
    /// The seat whose Alhambra the person has asked to see, if any.
    pub watched: RwSignal<Option<Seat>>,
    /// The seat whose Alhambra is shown.
    pub shown_seat: Memo<Option<Seat>>,
    /// Whether it is the Alhambra of the human to act.
    pub is_own: Memo<bool>,
    /// The zoom and position of the plan.
    pub sight: Sight,
}

impl Desk {
    /// A desk for the current game, with nothing selected.
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
        let desk = Desk {
            app,
            legal,
            choices,
            selected: RwSignal::new(None),
            laid_out: RwSignal::new(Vec::new()),
            drawer: RwSignal::new(None),
            changing: RwSignal::new(false),
            watched,
            shown_seat,
            is_own,
            sight: Sight::new(),
        };
        // With each new question, show the player's own Alhambra and close whatever the last decision left open.
        let asked = Memo::new(move |_| {
            let play = app.play.read();
            let play = play.as_ref()?;
            Some((play.human_to_act()?, play.next()))
        });
        Effect::new(move |before: Option<Option<(Seat, usize)>>| {
            let now = asked.get();
            if before != Some(now) && now.is_some() {
                desk.put_away();
                if untrack(|| desk.is_listed()) {
                    desk.drawer.set(Some(Drawer::Question));
                    nav::keep_focus();
                }
            }
            now
        });
        desk
    }

    /// Clears the selection, closes the drawer, and shows the player's own Alhambra.
    pub fn put_away(self) {
        self.selected.set(None);
        self.laid_out.set(Vec::new());
        self.drawer.set(None);
        self.changing.set(false);
        self.watched.set(None);
    }

    /// Plays an action after a tap on the table. If the person wants to confirm such actions, it is only shown as
    /// done until the turn ends.
    pub fn act(self, action: Action) {
        let asks = match self.app.settings.read_untracked().confirm {
            Confirm::Never => false,
            Confirm::Final => {
                self.app.play.read_untracked().as_ref().is_some_and(|play| play.is_final(action))
            }
            Confirm::All => true,
        };
        if asks { self.apply(action) } else { self.play(action) }
    }

    /// Plays an action after a press of its button. If there are only buttons, as in an auction, no confirmation is
    /// needed.
    pub fn answer(self, action: Action) {
        if untrack(|| self.is_listed()) { self.play(action) } else { self.act(action) }
    }

    /// Shows an action as done without playing it.
    fn apply(self, action: Action) {
        self.put_away();
        let mut refused = None;
        self.app.play.update(|play| {
            refused = play.as_mut().and_then(|play| play.apply(action).err());
        });
        match refused {
            Some(illegal) => {
                let text = self.app.texts.read_untracked().0.refusal(illegal);
                self.app.say(text, Some(illegal.rule()));
            }
            None => {
                self.app.toast.set(None);
                nav::keep_focus();
            }
        }
    }

    /// Plays an action at once.
    pub fn play(self, action: Action) {
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
                self.put_away();
                self.app.toast.set(None);
                flights.into_iter().for_each(flight::Flights::start);
                nav::keep_focus();
            }
        }
    }

    /// Undoes the last action, or one that was only shown as done.
    pub fn take_back(self) {
        self.put_away();
        self.app.change_play(|play| {
            play.undo();
            true
        });
        nav::keep_focus();
    }

    /// All ways to buy these goods, exact payments first.
    pub fn ways(self, goods: Goods) -> Vec<Choice> {
        let mut ways: Vec<Choice> =
            self.choices.read().iter().filter(|choice| choice.is_way_to(goods)).copied().collect();
        ways.sort_by_key(Choice::usefulness);
        ways
    }

    /// Selects something for sale and lays out the best payment for it; a second tap deselects it.
    pub fn choose_goods(self, selection: Selection) {
        let Some(goods) = selection.goods() else { return };
        self.watched.set(None);
        if self.selected.get_untracked() == Some(selection) {
            return self.put_away();
        }
        let best = untrack(|| self.ways(goods)).first().map(|way| way.about.money().collect());
        self.laid_out.set(best.unwrap_or_default());
        self.selected.set(Some(selection));
    }

    /// Selects a guard ability. The drawer opens if there are several ways to use it, or none: then it tells why.
    pub fn choose_ability(self, ability: Ability) {
        self.watched.set(None);
        if self.selected.get_untracked() == Some(Selection::Ability(ability)) {
            return self.put_away();
        }
        let choices = self.choices.get_untracked();
        let is_use = |choice: &&Choice| panels::red_palace::is_use_of(&choice.action, ability);
        let ways: Vec<&Choice> = choices.iter().filter(is_use).collect();
        // Walls are tapped on the board, which the drawer would cover.
        let is_on_board = ways.iter().any(|choice| choice.list == List::Sides);
        self.selected.set(Some(Selection::Ability(ability)));
        self.drawer.set((ways.len() != 1 && !is_on_board).then_some(Drawer::Question));
        nav::keep_focus();
    }

    /// The purchase for which exactly this money is laid out, if there is one.
    pub fn purchase(self) -> Option<Choice> {
        let goods = self.selected.get()?.goods()?;
        let laid_out = sorted(self.laid_out.get());
        self.ways(goods).into_iter().find(|way| sorted(way.about.money().collect()) == laid_out)
    }

    /// Lays out a card of the hand for the selection, or takes it back if it is already laid out.
    pub fn lay_out(self, card: Money, lies_there: bool) {
        self.laid_out.update(|laid_out| toggle(laid_out, card, lies_there));
    }

    /// The cards of the money row that are shown as taken.
    pub fn taken(self) -> Vec<Money> {
        match self.app.play.read().as_ref().and_then(|play| play.applied()) {
            Some(Action::TakeMoney(cards)) => cards.as_slice().to_vec(),
            _ => Vec::new(),
        }
    }

    /// Takes a card of the money row: together with those already chosen if that is legal, otherwise instead of them.
    /// A card that is shown as taken is put back.
    pub fn take_from_row(self, card: Money, alone: Action, is_taken: bool) {
        self.watched.set(None);
        let mut wanted = untrack(|| self.taken());
        toggle(&mut wanted, card, is_taken);
        let legal = self.legal.get_untracked();
        let is_it = |action: &&Action| matches!(action, Action::TakeMoney(cards) if is_same(cards, &wanted));
        match legal.iter().find(is_it) {
            _ if wanted.is_empty() => self.take_back(),
            Some(&together) => self.take(together),
            None => self.take(alone),
        }
    }

    /// Takes money; if more could be taken with it, it is only shown as done.
    fn take(self, action: Action) {
        let Action::TakeMoney(cards) = action else { return self.act(action) };
        let legal = self.legal.get_untracked();
        let count = |all: &[Money], card: &Money| all.iter().filter(|other| *other == card).count();
        let has_all = |more: &MoneySet| {
            cards.as_slice().iter().all(|card| count(more.as_slice(), card) >= count(cards.as_slice(), card))
        };
        let more = |action: &Action| matches!(action, Action::TakeMoney(more) if more.as_slice().len() > cards.as_slice().len() && has_all(more));
        if legal.iter().any(more) { self.apply(action) } else { self.act(action) }
    }

    /// The sides to choose from at the selected cell, with their pictures and actions.
    pub fn gate_choices(self) -> Vec<(Side, String, Action)> {
        let Some(Selection::Cell(cell)) = self.selected.get() else { return Vec::new() };
        let held = self.held();
        let choice = |choice: &Choice| {
            let is_held = held.is_none() || choice.held().is_none() || choice.held() == held;
            let (side, art) = choice.side().filter(|_| choice.cell == Some(cell) && is_held)?;
            Some((side, art, choice.action))
        };
        self.choices.read().iter().filter_map(choice).collect()
    }

    /// The tile in hand: the selected one, or the first that has to be placed.
    pub fn held(self) -> Option<TileId> {
        match self.selected.get() {
            Some(Selection::Tile(tile)) => Some(tile),
            Some(Selection::Card(_) | Selection::Ability(_)) => None,
            Some(Selection::Goods(_) | Selection::Preview(_) | Selection::Cell(_)) | None => {
                let play = self.app.play.read();
                let applied = play.as_ref().and_then(|play| Some((play.applied()?, play.view())));
                if let Some(tile) = applied.and_then(|(action, view)| Choice::of(action, &view).held()) {
                    return Some(tile);
                }
                self.choices.read().iter().filter(|choice| choice.is_placement()).find_map(Choice::held)
            }
        }
    }

    /// Taps a tile outside the Alhambra: uses the selected card on it, or takes it in hand.
    pub fn choose_tile(self, tile: TileId) {
        self.watched.set(None);
        match self.selected.get_untracked() {
            Some(Selection::Card(card)) => self.use_card(card, tile),
            _ => self.selected.set(Some(Selection::Tile(tile))),
        }
    }

    /// Uses a card on a tile, or tells why that is not legal.
    fn use_card(self, card: Card, tile: TileId) {
        let CardFace::Module(module, _) = card.face() else { return };
        let Some(action) = modules::room(module).use_card(card, tile) else { return };
        if self.legal.read_untracked().contains(&action) { self.act(action) } else { self.play(action) }
    }

    /// Taps a cell of the player's own Alhambra: places the tile in hand, or selects what lies there.
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
            // Placing takes one tap, and so does removing a tile while redesigning.
            (None, &[choice]) if held.is_some() || choice.is_at_once() || self.changing.get_untracked() => {
                self.act(choice.action)
            }
            (None, []) => self.selected.set(None),
            (None, _) => self.selected.set(Some(Selection::Cell(cell))),
        }
    }

    /// Why the tile may not lie there, with the rule.
    fn refusal(self, tile: TileId, at: Cell) -> Option<(String, &'static str)> {
        let play = self.app.play.read_untracked();
        let play = play.as_ref()?;
        let places = self.choices.read_untracked().iter().any(Choice::is_placement);
        let action = if places { Action::Place { tile, at } } else { Action::Add { tile, at } };
        let illegal = play.check(action).err()?;
        Some((self.app.texts.read_untracked().0.refusal(illegal), illegal.rule()))
    }

    /// Whether the question is answered in the drawer, because nothing on the table can be tapped for it.
    pub fn is_listed(self) -> bool {
        let choices = self.choices.read();
        let play = self.app.play.read();
        let Some(awaited) = play.as_ref().map(|play| play.view().awaited()) else { return false };
        let is_of_turn = matches!(
            awaited,
            Awaited::Action
                | Awaited::AddMoney
                | Awaited::Place
                | Awaited::BeforeTurn
                | Awaited::EndOfTurn(_)
                | Awaited::Redesign
                | Awaited::Window(_)
                | Awaited::Nothing
        );
        let mut answers = choices.iter().filter(|choice| choice.about.deed != Deed::End).peekable();
        !is_of_turn && answers.peek().is_some() && answers.all(|choice| !choice.is_on_table())
    }
}

/// Adds a card to the others, or removes it if it is one of them.
fn toggle(cards: &mut Vec<Money>, card: Money, is_there: bool) {
    match cards.iter().position(|&other| other == card).filter(|_| is_there) {
        Some(place) => drop(cards.remove(place)),
        None => cards.push(card),
    }
}

/// The money in a canonical order, for comparing.
fn sorted(mut money: Vec<Money>) -> Vec<Money> {
    money.sort_unstable();
    money
}

/// Whether the set consists of exactly these cards.
fn is_same(cards: &MoneySet, wanted: &[Money]) -> bool {
    sorted(cards.as_slice().to_vec()) == sorted(wanted.to_vec())
}

/// The desk; available anywhere on the table.
///
/// # Panics
///
/// If called outside the component tree of the table.
pub fn desk() -> Desk {
    expect_context::<Desk>()
}
