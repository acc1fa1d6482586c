//! The list of legal actions, made from what the acting seat knows: the table and its own hand.

use crate::action::Action;
use crate::for_each_module;
use crate::game::{Cards, Table};
use crate::grid;
use crate::hooks;
use crate::modules::ModuleStep;
use crate::payment;
use crate::purchase;
use crate::red_palace;
use crate::step::Step;
use crate::vocab::{Cell, Currency, Money, MoneySet, Payment, Seat, Space};

/// BASE-25: the highest total of several cards taken together.
pub(crate) const TAKE_LIMIT: u8 = 5;

/// The number of cells that are listed at a time. Most lists of cells have at most as many.
const BATCH: usize = 4;

macro_rules! list {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// Appends every legal action of the seat to act, which holds `hand`, each once.
        #[inline]
        pub(crate) fn list(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
            let Some(step) = table.steps.top() else { return };
            match step {
                Step::Act { further } => {
                    actions(table, hand, out);
                    // BASE-22: a further action is optional; the first is mandatory unless there is none.
                    if further || out.is_empty() {
                        out.push(Action::Stop);
                    }
                    // RED-32: abilities are not actions.
                    if table.rules.is_red_palace() {
                        red_palace::act_actions(table, hand, out);
                    }
                }
                Step::AddMoney => {
                    out.extend(purchase::more(table, hand).map(|piece| Action::AddMoney { piece }));
                    out.push(Action::Pass);
                }
                Step::Place { seat, dirk } => placements(table, hand, seat, dirk, out),
                Step::Before => hooks::before_actions(table, hand, out),
                Step::EndRedesign => {
                    hooks::end_actions(table, hand, out);
                    out.push(Action::Pass);
                }
                Step::Redesign => redesigns(table, hand, table.turn_of, out),
                Step::Window { place } => {
                    hooks::window_actions(table, hand, table.seat_from_next(place), out);
                    out.push(Action::Pass);
                }
                // These finish before anybody is asked.
                Step::RefillRow
                | Step::RefillMarket
                | Step::ScoreDue
                | Step::Score(_)
                | Step::DirkDraws(_)
                | Step::Distribute { .. }
                | Step::Finish => {}
                $(Step::$module(step) => step.list(table, hand, out),)*
                Step::RedPalace(step) => step.list(table, hand, out),
            }
            hooks::free_actions(table, hand, out);
        }
    };
}
for_each_module!(list);

/// F1: lists everything except stopping.
fn actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    take_money(table, out);
    purchases(table, hand, out);
    redesigns(table, hand, table.turn_of, out);
    hooks::act_actions(table, hand, out);
}

/// Whether the player in turn has any action except stopping.
pub(crate) fn has_action(table: &Table, hand: &Cards) -> bool {
    if table.row.len() > 0 {
        return true;
    }
    let mut any = AnyAction(false);
    actions(table, hand, &mut any);
    any.0
}

/// A receiver of listed actions.
pub(crate) trait ActionSink: Extend<Action> {
    /// Receives the next action.
    fn push(&mut self, action: Action);

    /// The number of actions received so far, if they are kept.
    fn len(&self) -> usize;

    /// Receives the actions from `start` to `end` again, each changed by `change`.
    fn repeat(&mut self, start: usize, end: usize, change: impl Fn(Action) -> Action);

    /// Receives the action that `make` gives for each of the cells.
    fn push_cells(&mut self, cells: grid::Cells, make: impl Fn(Cell) -> Action);
}

impl ActionSink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }

    #[inline]
    fn len(&self) -> usize {
        Vec::len(self)
    }

    fn repeat(&mut self, start: usize, end: usize, change: impl Fn(Action) -> Action) {
        for place in start..end {
            let action = change(self[place]);
            Vec::push(self, action);
        }
    }

    #[inline]
    fn push_cells(&mut self, mut cells: grid::Cells, make: impl Fn(Cell) -> Action) {
        // How many cells there are is hard to predict, but whether one batch is enough is not. So a batch is always
        // written as a whole, and what is too much is dropped.
        loop {
            let mut len = Vec::len(self);
            self.extend((0..BATCH).map(|_| {
                let (cell, counts) = cells.pop_early();
                len += usize::from(counts);
                make(cell)
            }));
            self.truncate(len);
            if cells.is_late() {
                break;
            }
        }
        cells.each_late(|cell| Vec::push(self, make(cell)));
    }
}

/// Records only whether there was any action.
struct AnyAction(bool);

impl Extend<Action> for AnyAction {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 |= actions.into_iter().next().is_some();
    }
}

impl ActionSink for AnyAction {
    fn push(&mut self, _: Action) {
        self.0 = true;
    }

    fn len(&self) -> usize {
        0
    }

    fn repeat(&mut self, _: usize, _: usize, _: impl Fn(Action) -> Action) {}

    fn push_cells(&mut self, cells: grid::Cells, _: impl Fn(Cell) -> Action) {
        self.0 |= !cells.is_empty();
    }
}

/// BASE-25: lists taking one card, or several up to the limit. Equal cards are not distinguished.
#[inline]
fn take_money(table: &Table, out: &mut impl ActionSink) {
    let row = table.row.money();
    let limit = hooks::take_limit(table, table.turn_of);
    // Usually four different cards are offered, and no two can be taken together.
    if let Some(cards) = table.row.four_singles(limit) {
        out.extend(cards.iter().map(|&card| Action::TakeMoney(MoneySet::one(card))));
        return;
    }
    for (place, &card) in row.iter().enumerate() {
        // Equal cards are adjacent, so only the first of them is listed.
        if place > 0 && row[place - 1] == card {
            continue;
        }
        out.push(Action::TakeMoney(MoneySet::one(card)));
        let rest = &row[place + 1..];
        if card.value() < limit && !rest.is_empty() {
            take_more(rest, MoneySet::one(card), limit - card.value(), out);
        }
    }
}

/// Adds cards that come later in the row to those already chosen.
fn take_more(row: &[Money], chosen: MoneySet, left: u8, out: &mut impl ActionSink) {
    for (place, &card) in row.iter().enumerate() {
        if card.value() > left || place > 0 && row[place - 1] == card {
            continue;
        }
        let mut more = chosen;
        more.push(card);
        out.push(Action::TakeMoney(more));
        if card.value() < left {
            take_more(&row[place + 1..], more, left - card.value(), out);
        }
    }
}

/// Lists the purchases from the market (BASE-30).
#[inline]
fn purchases(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    market_payments(table, hand, false, |space, pay| out.push(Action::Buy { space, pay }));
}

/// Calls `found` for every payment, or every exact one, that a hand has for the tiles on the market.
#[inline]
pub(crate) fn market_payments(
    table: &Table,
    hand: &Cards,
    exact: bool,
    mut found: impl FnMut(Space, Payment),
) {
    for space in Space::ALL {
        let Some(tile) = table.tile_on(space) else { continue };
        let currency = space.currency();
        payment::each(hand.money[currency], u16::from(tile.price()), exact, |cards| {
            found(space, Payment::plain(currency, cards));
        });
    }
    if hooks::has_other_payments(table) {
        for space in Space::ALL {
            let Some(tile) = table.tile_on(space) else { continue };
            let price = u16::from(tile.price());
            hooks::other_payments(table, hand, space.currency(), price, exact, |pay| found(space, pay));
        }
    }
}

/// Calls `found` for every payment, or every exact one, that a hand has for a price in that currency.
pub(crate) fn payments(
    table: &Table,
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    payment::each(hand.money[currency], price, exact, |cards| found(Payment::plain(currency, cards)));
    hooks::other_payments(table, hand, currency, price, exact, found);
}

/// Lists the redesigns (BASE-50).
#[inline]
fn redesigns(table: &Table, hand: &Cards, seat: Seat, out: &mut impl ActionSink) {
    let palace = &table.palaces[seat];
    table.reserves[seat].without_outposts().iter().for_each(|tile| {
        let walls = table.walls_of(tile);
        out.push_cells(palace.cells_for(walls), |at| Action::Add { tile, at });
        out.push_cells(palace.swappable_cells(walls), |at| Action::Swap { tile, at });
    });
    out.push_cells(palace.removable_cells(), |at| Action::Remove { at });
    hooks::redesign_actions(table, hand, seat, out);
}

/// Whether a redesign is possible without using cards or outposts.
pub(crate) fn has_redesign(table: &Table, seat: Seat) -> bool {
    let palace = &table.palaces[seat];
    !palace.removable_cells().is_empty()
        || table.reserves[seat].without_outposts().iter().any(|tile| {
            let walls = table.walls_of(tile);
            !palace.cells_for(walls).is_empty() || !palace.swappable_cells(walls).is_empty()
        })
}

/// Lists where the tiles set aside may go (BASE-60, BASE-88).
#[inline]
fn placements(table: &Table, hand: &Cards, seat: Seat, dirk: bool, out: &mut Vec<Action>) {
    let palace = &table.palaces[seat];
    for tile in table.set_aside.iter() {
        if !tile.is_outpost() {
            out.push_cells(palace.cells_for(table.walls_of(tile)), |at| Action::Place { tile, at });
        }
        out.push(Action::Reserve { tile });
        if dirk && hooks::check_gift(table, tile).is_ok() {
            out.push(Action::GiveToDirk { tile });
        }
    }
    hooks::place_actions(table, hand, seat, out);
}
