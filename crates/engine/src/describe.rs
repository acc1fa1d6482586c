//! What an action is about, described once for everybody who shows, sorts or judges actions.

use crate::action::Action;
use crate::for_each_module;
use crate::modules::ModuleAction;
use crate::purchase::Goods;
use crate::rules::Module;
use crate::view::View;
use crate::vocab::{Cell, Money, MoneySet, Payment, Space, TileId};

/// What is done, seen from afar. Whoever lists actions may group them by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Something comes to the hand.
    Take,
    /// Something is bought.
    Buy,
    /// A tile that was set aside finds its place.
    Place,
    /// The palace is redesigned.
    Redesign,
    /// Something is bid.
    Bid,
    /// Something that was bought or announced is paid for.
    Pay,
    /// Anything else.
    Other,
    /// A turn or a decision ends.
    End,
}

/// What an action is about. What it is not about is left empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// The module whose action it is; none for those of the base game and of The Red Palace.
    pub module: Option<Module>,
    /// What is done.
    pub deed: Deed,
    /// What is bought or paid for.
    pub goods: Option<Goods>,
    /// What is laid down for it at once.
    pub pay: Option<Payment>,
    /// What it costs.
    pub price: Option<u16>,
    /// Whether it gives a further action, because the price is met exactly (BASE-21).
    pub gives_action: bool,
    /// The market space it is about.
    pub space: Option<Space>,
    /// The tile that is bought, placed, moved, given or used.
    pub tile: Option<TileId>,
    /// The cell of the own Alhambra it is about.
    pub cell: Option<Cell>,
    /// Money cards that are taken, given or paid one by one.
    pub cards: Option<MoneySet>,
}

impl Description {
    /// An action that does this and is about nothing yet.
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

    /// A purchase of these goods at that price, if they have one now.
    pub(crate) fn purchase(goods: Goods, price: Option<u8>) -> Description {
        Description { goods: Some(goods), price: price.map(u16::from), ..Description::of(Deed::Buy) }
    }

    /// The same for this payment.
    pub(crate) fn paid(self, pay: Payment) -> Description {
        Description { pay: Some(pay), ..self }
    }

    /// The same, and an exact payment gives a further action.
    pub(crate) fn rewarded(self) -> Description {
        Description { gives_action: self.is_exact(), ..self }
    }

    /// The same with a market space and the tile on it.
    pub(crate) fn on(self, space: Space, view: &View<'_>) -> Description {
        Description { space: Some(space), tile: view.market(space), ..self }
    }

    /// The same with a tile.
    pub(crate) fn with_tile(self, tile: TileId) -> Description {
        Description { tile: Some(tile), ..self }
    }

    /// The same with a cell.
    pub(crate) fn at(self, cell: Cell) -> Description {
        Description { cell: Some(cell), ..self }
    }

    /// The same with one card.
    pub(crate) fn with_card(self, card: Money) -> Description {
        Description { cards: Some(MoneySet::one(card)), ..self }
    }

    /// Whether the price is met exactly by what is laid down at once.
    pub fn is_exact(&self) -> bool {
        self.price.is_some() && self.pay.map(|pay| pay.total()) == self.price
    }

    /// What is laid down beyond the price.
    pub fn excess(&self) -> u16 {
        match (self.pay, self.price) {
            (Some(pay), Some(price)) => pay.total().saturating_sub(price),
            _ => 0,
        }
    }

    /// The money cards that are laid down, taken or given.
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
            /// What the action is about, for the seat to act in that view.
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
