//! A legal action as the table shows it: what it is about, and where it is chosen.

use std::cmp::Reverse;

use engine::vocab::{Card, Cell, Currency, Money, Payment, Purse, Side, TileId};
use engine::{Action, Cards, Deed, Description, Goods, View};

use crate::modules::{self, ModuleChoice, Picture};
use crate::panels::red_palace;

/// Where an action is listed among the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// With the goods it buys.
    Sale(Goods),
    /// With the cells of the player's own Alhambra.
    Board,
    /// With the wall sections.
    Sides,
    /// In the list of everything else.
    Other,
    /// Not listed: it has its own place on the table, where one tap plays it.
    Tapped,
}

impl List {
    /// Where an action is listed by default.
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
    /// The cell of the player's own Alhambra to tap for it.
    pub cell: Option<Cell>,
}

impl Choice {
    /// The choice for an action of the seat that is to act in this view.
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

    /// The tile from outside the Alhambra that it places or moves.
    pub fn held(&self) -> Option<TileId> {
        self.about.tile.filter(|_| matches!(self.about.deed, Deed::Place | Deed::Redesign))
    }

    /// Whether it is a way to buy these goods.
    pub fn is_way_to(&self, goods: Goods) -> bool {
        self.about.goods == Some(goods) || self.list == List::Sale(goods)
    }

    /// Whether something on the table is tapped for it: a card, a tile, a cell, a wall or an ability.
    pub fn is_on_table(&self) -> bool {
        let is_ability = matches!(self.action, Action::RedPalace(action) if action.ability().is_some());
        matches!(self.list, List::Sale(_) | List::Board | List::Sides)
            || self.cell.is_some()
            || self.row_card().is_some()
            || self.hand_card().is_some()
            || self.card().is_some()
            || is_ability
    }

    /// Whether it places a tile that has to be placed now.
    pub fn is_placement(&self) -> bool {
        self.about.deed == Deed::Place && self.cell.is_some()
    }

    /// Whether a tap on its cell plays it at once.
    pub fn is_at_once(&self) -> bool {
        self.of_module().is_some_and(|choice| choice.is_at_once())
    }

    /// Whether it is paid for exactly, which gives another action.
    pub fn is_exact(&self) -> bool {
        self.about.gives_action && self.about.pay.is_some()
    }

    /// The total value of the payment; 0 if nothing is paid.
    pub fn paid(&self) -> u16 {
        self.about.pay.map_or(0, Payment::total)
    }

    /// By how much a purchase overpays; `None` if it does not.
    pub fn wasted(&self) -> Option<u16> {
        Some(self.about.excess()).filter(|&excess| excess > 0 && self.about.deed == Deed::Buy)
    }

    /// A sort key: exact payments first, then those that waste least.
    pub fn usefulness(&self) -> (bool, u16) {
        (!self.is_exact(), self.paid())
    }

    /// A small picture of what it is about, if there is one.
    pub fn picture(&self) -> Option<Picture> {
        match self.action {
            Action::RedPalace(action) => red_palace::picture(action),
            _ => self.of_module()?.picture(),
        }
    }

    /// The card of the hand to tap for it.
    pub fn hand_card(&self) -> Option<Money> {
        match self.action {
            Action::AddMoney { piece } => Some(piece),
            Action::RedPalace(action) => red_palace::hand_card(action),
            _ => self.of_module()?.hand_card(),
        }
    }

    /// The card of the money row to tap for it.
    pub fn row_card(&self) -> Option<Money> {
        match self.action {
            Action::TakeMoney(cards) => match cards.as_slice() {
                &[card] => Some(card),
                _ => None,
            },
            _ => self.of_module()?.row_card(),
        }
    }

    /// The card to select before the tile.
    pub fn card(&self) -> Option<Card> {
        self.of_module()?.card()
    }

    /// The side to tap, with its picture, if a cell has several.
    pub fn side(&self) -> Option<(Side, String)> {
        self.of_module()?.side()
    }

    /// The text key for all cells of such actions, if they are not about a redesign.
    pub fn cells_key(&self) -> Option<&'static str> {
        self.of_module()?.cells_key()
    }
}

/// The tiles on which a selected card can be used, each with its action.
pub fn tiles_for(choices: &[Choice], card: Card) -> impl Iterator<Item = (TileId, Action)> {
    let of_card = choices.iter().filter(move |choice| choice.card() == Some(card));
    of_card.filter_map(|choice| Some((choice.about.tile?, choice.action)))
}

/// A plausible payment of a price in this currency: the highest cards first until the price is reached, or all of
/// them.
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

    /// Every legal action has exactly one place, and a purchase is exact if and only if it gives another action.
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
