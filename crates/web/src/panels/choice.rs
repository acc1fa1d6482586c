//! A legal action as the table shows it: what it is about, and where it is chosen.

use std::cmp::Reverse;

use engine::vocab::{Card, Cell, Currency, Money, Payment, Purse, Side, TileId};
use engine::{Action, Cards, Deed, Description, Goods, View};

use crate::modules::{self, ModuleChoice, Picture};
use crate::panels::red_palace;

/// Where an action is shown among the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// With what it is about to get.
    Sale(Goods),
    /// With the cells of the own Alhambra.
    Board,
    /// With the wall sections.
    Sides,
    /// In the list of all else.
    Other,
    /// Nowhere: it has its own place on the table, where one tap does it.
    Tapped,
}

impl List {
    /// Where an action is shown unless there is a reason to show it elsewhere.
    pub fn usual(about: &Description) -> List {
        match (about.goods, about.space, about.cell) {
            (Some(goods), _, _) => List::Sale(goods),
            (None, Some(space), _) => List::Sale(Goods::Market(space)),
            (None, None, Some(_)) => List::Board,
            (None, None, None) => List::Other,
        }
    }
}

/// A legal action with what it is about and where it is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// What it is about.
    pub about: Description,
    /// Where it is shown.
    pub list: List,
    /// The cell of the own Alhambra that is tapped for it.
    pub cell: Option<Cell>,
}

impl Choice {
    /// An action of the seat to act in that view.
    pub fn of(action: Action, view: &View<'_>) -> Choice {
        let about = action.describe(view);
        let of_module = modules::choice(action);
        let list = match (&of_module, action) {
            (Some(choice), _) => choice.list(&about),
            (None, Action::TakeMoney(_) | Action::AddMoney { .. }) => List::Tapped,
            (None, Action::RedPalace(_)) if red_palace::side_of(&action).is_some() => List::Sides,
            (None, Action::RedPalace(_)) => List::Tapped,
            (None, _) => List::usual(&about),
        };
        let is_at_once = of_module.is_some_and(|choice| choice.is_at_once());
        let cell = about.cell.filter(|_| list == List::Board || is_at_once);
        Choice { action, about, list, cell }
    }

    fn of_module(&self) -> Option<Box<dyn ModuleChoice>> {
        modules::choice(self.action)
    }

    /// The tile beside the Alhambra that is laid down, or put where it stays.
    pub fn held(&self) -> Option<TileId> {
        self.about.tile.filter(|_| matches!(self.about.deed, Deed::Place | Deed::Redesign))
    }

    /// Whether it is a way to get the goods.
    pub fn is_way_to(&self, goods: Goods) -> bool {
        self.about.goods == Some(goods) || self.list == List::Sale(goods)
    }

    /// Whether a piece of the table is tapped for it: a card, a tile, a cell, a wall, an ability.
    pub fn is_on_table(&self) -> bool {
        let is_ability = matches!(self.action, Action::RedPalace(action) if action.ability().is_some());
        matches!(self.list, List::Sale(_) | List::Board | List::Sides)
            || self.cell.is_some()
            || self.row_card().is_some()
            || self.hand_card().is_some()
            || self.card().is_some()
            || is_ability
    }

    /// Whether it lays down a tile that has to be placed now.
    pub fn is_placement(&self) -> bool {
        self.about.deed == Deed::Place && self.cell.is_some()
    }

    /// Whether a tap on its cell does it at once.
    pub fn is_at_once(&self) -> bool {
        self.of_module().is_some_and(|choice| choice.is_at_once())
    }

    /// Whether it is paid exactly, so that a further action follows.
    pub fn is_exact(&self) -> bool {
        self.about.gives_action && self.about.pay.is_some()
    }

    /// What is laid down.
    pub fn paid(&self) -> u16 {
        self.about.pay.map_or(0, Payment::total)
    }

    /// What a purchase wastes; nothing if nothing.
    pub fn wasted(&self) -> Option<u16> {
        Some(self.about.excess()).filter(|&excess| excess > 0 && self.about.deed == Deed::Buy)
    }

    /// Exact payments are what one looks for; after them those that waste least.
    pub fn usefulness(&self) -> (bool, u16) {
        (!self.is_exact(), self.paid())
    }

    /// A small picture of what it is about, where there is one.
    pub fn picture(&self) -> Option<Picture> {
        match self.action {
            Action::RedPalace(action) => red_palace::picture(action),
            _ => self.of_module()?.picture(),
        }
    }

    /// The card of the hand that is tapped for it.
    pub fn hand_card(&self) -> Option<Money> {
        match self.action {
            Action::AddMoney { piece } => Some(piece),
            Action::RedPalace(action) => red_palace::hand_card(action),
            _ => self.of_module()?.hand_card(),
        }
    }

    /// The card of the money row that is tapped for it.
    pub fn row_card(&self) -> Option<Money> {
        match self.action {
            Action::TakeMoney(cards) => match cards.as_slice() {
                &[card] => Some(card),
                _ => None,
            },
            _ => self.of_module()?.row_card(),
        }
    }

    /// The card that is pointed at before the tile.
    pub fn card(&self) -> Option<Card> {
        self.of_module()?.card()
    }

    /// The side that is tapped for it, with its picture, where there are several for one cell.
    pub fn side(&self) -> Option<(Side, String)> {
        self.of_module()?.side()
    }

    /// The key of what the cells of such actions are called together, where it is no redesign.
    pub fn cells_key(&self) -> Option<&'static str> {
        self.of_module()?.cells_key()
    }
}

/// The tiles on which a card that was pointed at can be used, each with its action.
pub fn tiles_for(choices: &[Choice], card: Card) -> impl Iterator<Item = (TileId, Action)> {
    let of_card = choices.iter().filter(move |choice| choice.card() == Some(card));
    of_card.filter_map(|choice| Some((choice.about.tile?, choice.action)))
}

/// The money of a currency that one would lay down for a price: from the highest card down until it is reached, or all
/// there is.
pub fn likely_payment(hand: &Cards, currency: Currency, price: u16) -> Payment {
    let mut cards: Vec<Money> = Payment::plain(currency, hand.money[currency]).cards().collect();
    cards.sort_by_key(|card| Reverse(card.value()));
    let mut paid = 0;
    let is_needed = |card: &Money| {
        let is_missing = paid < price;
        paid += u16::from(card.value());
        is_missing
    };
    let needed: Vec<Money> = cards.into_iter().take_while(is_needed).collect();
    Payment::new(&needed, None).unwrap_or(Payment::plain(currency, Purse::default()))
}

#[cfg(test)]
mod tests {
    use engine::{Game, Rules, Seed, Viewer};

    use super::*;

    #[test]
    fn a_likely_payment_reaches_the_price_with_no_card_too_many() {
        for seed in 0..30 {
            let game = Game::new(Rules::new(3).expect("three players"), Seed::from_number(seed));
            let seat = game.to_act().expect("somebody");
            let view = game.view(Viewer::Seat(seat));
            let hand = view.hand().expect("the own hand");
            for currency in Currency::ALL {
                let all = hand.money[currency].total();
                for price in 1..=20 {
                    let pay = likely_payment(hand, currency, price);
                    let lowest = pay.cards().map(|card| u16::from(card.value())).min().unwrap_or(0);
                    assert_eq!(pay.total() >= price, all >= price);
                    assert!(pay.total() < price + lowest || pay.total() == all && all < price);
                }
            }
        }
    }

    /// Every legal action of a game has one place, and what is paid exactly is what gives a further action.
    #[test]
    fn purchases_are_offered_with_their_goods() {
        let game = Game::new(Rules::new(3).expect("three players"), Seed::from_number(4));
        let seat = game.to_act().expect("somebody");
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for action in legal {
            let choice = Choice::of(action, &view);
            match action {
                Action::Buy { space, pay } => {
                    let price = view.market(space).map(|tile| u16::from(tile.price()));
                    assert_eq!(choice.list, List::Sale(Goods::Market(space)));
                    assert_eq!(choice.is_exact(), Some(pay.total()) == price);
                }
                Action::TakeMoney(cards) => {
                    assert_eq!(choice.list, List::Tapped);
                    assert_eq!(choice.row_card().is_some(), cards.as_slice().len() == 1);
                }
                _ => {}
            }
        }
    }
}
