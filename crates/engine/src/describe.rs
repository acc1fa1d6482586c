//! What an action is about, described once for all code that displays, sorts or evaluates actions.

use crate::action::Action;
use crate::for_each_module;
use crate::modules::ModuleAction;
use crate::purchase::Goods;
use crate::rules::Module;
use crate::view::View;
use crate::vocab::{Cell, Money, MoneySet, Payment, Space, TileId};

/// The broad category of an action, by which lists of actions can be grouped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Something is taken into the hand.
    Take,
    /// Something is bought.
    Buy,
    /// A tile that was set aside is placed, reserved or given away.
    Place,
    /// The palace is redesigned.
    Redesign,
    /// A bid is made in an auction.
    Bid,
    /// Something that was already bought or announced is paid for.
    Pay,
    /// Anything else.
    Other,
    /// A turn or a decision is ended.
    End,
}

/// What an action is about. Fields that do not apply are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// The module that the action belongs to; `None` for the base game and The Red Palace.
    pub module: Option<Module>,
    /// The category of the action.
    pub deed: Deed,
    /// What is bought or paid for.
    pub goods: Option<Goods>,
    /// The payment laid down with the action itself.
    pub pay: Option<Payment>,
    /// The price of what is bought.
    pub price: Option<u16>,
    /// Whether the action gives a further action because the price is met exactly (BASE-21).
    pub gives_action: bool,
    /// The market space concerned.
    pub space: Option<Space>,
    /// The tile that is bought, placed, moved, given or used.
    pub tile: Option<TileId>,
    /// The cell of the player's own Alhambra concerned.
    pub cell: Option<Cell>,
    /// Money cards that are taken, given or paid one at a time.
    pub cards: Option<MoneySet>,
}

impl Description {
    /// Describes an action of this category, with all other fields empty.
    pub(crate) const fn of(deed: Deed) -> Description {
        Description {
            module: None,
            deed,
            goods: None,
            pay: None,
            price: None,
            gives_action: false,
            space: None,
            tile: None,
            cell: None,
            cards: None,
        }
    }

    /// Describes a purchase of these goods at that price, if they have a price now.
    pub(crate) fn purchase(goods: Goods, price: Option<u8>) -> Description {
        Description { goods: Some(goods), price: price.map(u16::from), ..Description::of(Deed::Buy) }
    }

    /// Adds the payment.
    pub(crate) fn paid(self, pay: Payment) -> Description {
        Description { pay: Some(pay), ..self }
    }

    /// Marks that an exact payment gives a further action.
    pub(crate) fn rewarded(self) -> Description {
        Description { gives_action: self.is_exact(), ..self }
    }

    /// Adds a market space and the tile on it.
    pub(crate) fn on(self, space: Space, view: &View<'_>) -> Description {
        Description { space: Some(space), tile: view.market(space), ..self }
    }

    /// Adds a tile.
    pub(crate) fn with_tile(self, tile: TileId) -> Description {
        Description { tile: Some(tile), ..self }
    }

    /// Adds a cell.
    pub(crate) fn at(self, cell: Cell) -> Description {
        Description { cell: Some(cell), ..self }
    }

    /// Adds a single money card.
    pub(crate) fn with_card(self, card: Money) -> Description {
        Description { cards: Some(MoneySet::one(card)), ..self }
    }

    /// Whether the payment laid down with the action meets the price exactly.
    pub fn is_exact(&self) -> bool {
        self.price.is_some() && self.pay.map(|pay| pay.total()) == self.price
    }

    /// How far the payment exceeds the price.
    pub fn excess(&self) -> u16 {
        match (self.pay, self.price) {
            (Some(pay), Some(price)) => pay.total().saturating_sub(price),
            _ => 0,
        }
    }

    /// The money that is laid down, taken or given.
    pub fn money(&self) -> impl Iterator<Item = Money> {
        let (cards, pay) = (self.cards, self.pay);
        let single = cards
            .into_iter()
            .flat_map(|cards| (0..cards.as_slice().len()).map(move |place| cards.as_slice()[place]));
        single.chain(pay.into_iter().flat_map(|pay| pay.cards()))
    }
}

macro_rules! describe {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Action {
            /// Describes the action as one of the seat to act in that view.
            pub fn describe(self, view: &View<'_>) -> Description {
                match self {
                    Action::TakeMoney(cards) => {
                        Description { cards: Some(cards), ..Description::of(Deed::Take) }
                    }
                    Action::Buy { space, pay } => {
                        let price = view.market(space).map(TileId::price);
                        Description::purchase(Goods::Market(space), price).paid(pay).rewarded().on(space, view)
                    }
                    Action::AddMoney { piece } => Description::of(Deed::Pay).with_card(piece),
                    Action::Add { tile, at } | Action::Swap { tile, at } => {
                        Description::of(Deed::Redesign).with_tile(tile).at(at)
                    }
                    Action::Remove { at } => Description::of(Deed::Redesign).at(at),
                    Action::Place { tile, at } => Description::of(Deed::Place).with_tile(tile).at(at),
                    Action::Reserve { tile } | Action::GiveToDirk { tile } => {
                        Description::of(Deed::Place).with_tile(tile)
                    }
                    Action::Stop | Action::Pass => Description::of(Deed::End),
                    $(
                        Action::$module(action) => {
                            Description { module: Some(Module::$module), ..action.describe(view) }
                        }
                    )*
                    Action::RedPalace(action) => action.describe(view),
                }
            }
        }
    };
}
for_each_module!(describe);
