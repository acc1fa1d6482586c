//! Short labels for actions, and the questions that players are asked.

use engine::vocab::{Cell, Payment, TileId};
use engine::{Action, Awaited, ModuleSet, View};

use crate::modules::{ModuleAction, ModuleAwaited, room};
use crate::red_palace::Kinds;
use crate::texts::Texts;

macro_rules! actions {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Texts {
            /// A short label for an action, as on a button; `view` tells which tiles the action refers to.
            pub fn action(&self, action: &Action, view: &View<'_>) -> String {
                let (texts, about) = (&self.knowing(Kinds::of(view)), &action.describe(view));
                let action = *action;
                match action {
                    Action::TakeMoney(cards) => {
                        let cards: Vec<String> =
                            cards.as_slice().iter().map(|&card| texts.card(card)).collect();
                        texts.with("action-take", &[("cards", (&texts.list(&cards)).into())])
                    }
                    Action::Buy { pay, .. } => {
                        let key = if about.is_exact() { "action-buy-exact" } else { "action-buy" };
                        texts.purchase(key, about.tile, pay)
                    }
                    Action::AddMoney { piece } => {
                        texts.with("action-pay-more", &[("pay", (&texts.card(piece)).into())])
                    }
                    Action::Add { tile, at } => texts.tile_to("action-add", tile, at),
                    Action::Remove { at } => {
                        let tile = texts.tile_there(view, at);
                        let (x, y) = (at.x.into(), at.y.into());
                        texts.with("action-remove", &[("tile", (&tile).into()), ("x", x), ("y", y)])
                    }
                    Action::Swap { tile, at } => {
                        let (tile, old) = (texts.tile_object(tile), texts.tile_there(view, at));
                        let (x, y) = (at.x.into(), at.y.into());
                        texts.with(
                            "action-swap",
                            &[("tile", (&tile).into()), ("old", (&old).into()), ("x", x), ("y", y)],
                        )
                    }
                    Action::Stop => texts.get("stop-turn"),
                    Action::Pass => texts.get(pass_key(view.awaited())),
                    Action::Place { tile, at } => texts.tile_to("action-place", tile, at),
                    Action::Reserve { tile } => texts.with_tile("action-reserve", tile),
                    Action::GiveToDirk { tile } => texts.with_tile("action-give", tile),
                    $(Action::$module(action) => action.label(texts, view, about),)*
                    Action::RedPalace(action) => action.label(texts, view, about),
                }
            }

            /// The question that the player has to answer.
            pub fn awaited(&self, awaited: Awaited) -> String {
                self.get(match awaited {
                    Awaited::BeforeTurn => "awaited-before-turn",
                    Awaited::Action => "awaited-action",
                    Awaited::AddMoney => "awaited-add-money",
                    Awaited::Place => "awaited-place",
                    Awaited::EndOfTurn(_) => "awaited-end-of-turn",
                    Awaited::Redesign => "awaited-redesign",
                    Awaited::Window(asking) => return self.window(asking),
                    Awaited::Nothing => "awaited-nothing",
                    $(Awaited::$module(awaited) => awaited.question(),)*
                    Awaited::RedPalace(awaited) => awaited.question(),
                })
            }
        }

        /// The key of the label for declining that question.
        fn pass_key(awaited: Awaited) -> &'static str {
            match awaited {
                Awaited::AddMoney => "done-paying",
                Awaited::BeforeTurn
                | Awaited::Action
                | Awaited::Place
                | Awaited::EndOfTurn(_)
                | Awaited::Redesign
                | Awaited::Window(_)
                | Awaited::Nothing => "pass-offer",
                $(Awaited::$module(awaited) => awaited.pass(),)*
                Awaited::RedPalace(awaited) => awaited.pass(),
            }
        }
    };
}
engine::for_each_module!(actions);

impl Texts {
    /// The question between two turns. Modules without a question of their own are listed by name.
    fn window(&self, asking: ModuleSet) -> String {
        match asking.iter().filter_map(|module| room(module).window(asking)).last() {
            Some(key) => self.get(key),
            None => self.list(&asking.iter().map(|module| self.module_name(module)).collect::<Vec<_>>()),
        }
    }

    /// A label about a tile, which is its `$tile`.
    pub(crate) fn with_tile(&self, key: &str, tile: TileId) -> String {
        self.with(key, &[("tile", (&self.tile_object(tile)).into())])
    }

    fn tile_to(&self, key: &str, tile: TileId, at: Cell) -> String {
        let tile = self.tile_object(tile);
        self.with(key, &[("tile", (&tile).into()), ("x", at.x.into()), ("y", at.y.into())])
    }

    /// The tile on a cell of the active seat's Alhambra; legal actions never refer to an empty cell.
    pub(crate) fn tile_there(&self, view: &View<'_>, at: Cell) -> String {
        self.tile_or_empty(view.to_act().and_then(|seat| view.palace(seat).tile_at(at)))
    }

    /// The tile on a space, as an object; legal actions never refer to an empty space.
    pub(crate) fn tile_or_empty(&self, tile: Option<TileId>) -> String {
        tile.map_or_else(|| self.get("empty-space"), |tile| self.tile_object(tile))
    }

    /// The purchase of a tile (`$tile`) for a payment (`$pay`).
    pub(crate) fn purchase(&self, key: &str, tile: Option<TileId>, pay: Payment) -> String {
        let (tile, pay) = (self.tile_or_empty(tile), self.payment(pay));
        self.with(key, &[("tile", (&tile).into()), ("pay", (&pay).into())])
    }
}
