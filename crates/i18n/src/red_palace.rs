//! The Red Palace in words: its tiles and abilities, what may be done and what happened.

use engine::red_palace::{Ability, Action, Event};
use engine::vocab::{Dir, Seat, TileId};
use engine::{Base, View};

use crate::actions::side_key;
use crate::texts::{Arg, Texts};

impl Texts {
    /// The name of a game; that of Alhambra is the same in all languages.
    pub fn game_name(&self, base: Base) -> String {
        match base {
            Base::Alhambra => "Alhambra".to_string(),
            Base::RedPalace => self.get("game-red-palace"),
        }
    }

    /// The name of an ability.
    pub fn ability(&self, ability: Ability) -> String {
        self.get(match ability {
            Ability::SwapTokens => "ability-swap-tokens",
            Ability::WallSection => "ability-wall-section",
            Ability::TakeMoney => "ability-take-money",
            Ability::SquareTile => "ability-square-tile",
            Ability::HalfBuilding => "ability-half-building",
            Ability::BuyFromPreview => "ability-buy-from-preview",
            Ability::TreatAsExact => "ability-treat-as-exact",
            Ability::RedrawToken => "ability-redraw-token",
            Ability::MoveGuard => "ability-move-guard",
        })
    }

    /// A tile as it lies on the table: a terrain tile by the building on it.
    pub fn tile_on_table(&self, view: &View<'_>, tile: TileId) -> String {
        match view.kind_of(tile) {
            Some(kind) => {
                let kind = self.kind(kind);
                self.with("tile-name", &[("kind", (&kind).into()), ("price", tile.price().into())])
            }
            None => self.tile(tile),
        }
    }

    pub(crate) fn palace_action(&self, action: Action, view: &View<'_>) -> String {
        let section = |key: &str, tile: TileId, side: Dir| {
            let (tile, side) = (self.tile_on_table(view, tile), self.get(side_key(side)));
            self.with(key, &[("tile", (&tile).into()), ("side", (&side).into())])
        };
        match action {
            Action::ChoosePile { pile } => {
                let Some(pile) = view.starting_piles().get(usize::from(pile)) else { return String::new() };
                let cards: Vec<String> = pile.cards().map(|card| self.card(card)).collect();
                let cards = self.list(&cards);
                self.with("action-choose-pile", &[("total", pile.total().into()), ("cards", (&cards).into())])
            }
            Action::SwapTokens { tile, space, card } => {
                let other =
                    view.market(space).map_or_else(String::new, |tile| self.tile_on_table(view, tile));
                let (tile, card) = (self.tile_on_table(view, tile), self.card(card));
                let args = [("tile", (&tile).into()), ("other", (&other).into()), ("card", (&card).into())];
                self.with("action-swap-tokens", &args)
            }
            Action::TakeWall => self.get("action-take-wall"),
            Action::TakeCard { card } => {
                self.with("action-take-card", &[("card", (&self.card(card)).into())])
            }
            Action::TakeSquare => self.get("action-take-square"),
            Action::TakeHalf { kind } => {
                self.with("action-take-half", &[("kind", (&self.kind(kind)).into())])
            }
            Action::BuyPreview { space, pay } => {
                let tile =
                    view.preview(space).map_or_else(String::new, |tile| self.tile_on_table(view, tile));
                let pay = self.payment(pay);
                self.with("action-buy-preview", &[("tile", (&tile).into()), ("pay", (&pay).into())])
            }
            Action::CountAsExact => self.get("action-count-as-exact"),
            Action::RedrawToken { tile } => {
                self.with("action-redraw-token", &[("tile", (&self.tile_on_table(view, tile)).into())])
            }
            Action::MoveGuard { tile, side } => section("action-move-guard", tile, side),
            Action::PayCard { card } => self.with("action-pay", &[("pay", (&self.card(card)).into())]),
            Action::PayGuard { tile, side } => section("action-pay-guard", tile, side),
            Action::PostGuard { tile, side } => section("action-post-guard", tile, side),
            Action::AttachWall { tile, side } => section("action-attach-wall", tile, side),
        }
    }

    pub(crate) fn palace_event(&self, event: Event, names: &[String]) -> String {
        let section = |key: &str, seat: Seat, tile: TileId, side: Dir| {
            let (tile, side) = (self.tile(tile), self.get(side_key(side)));
            self.told(key, names, seat, &[("tile", (&tile).into()), ("side", (&side).into())])
        };
        let previewed = |key: &str, space: u8, tile: TileId| {
            self.with(key, &[("space", Arg::from(space)), ("tile", (&self.tile(tile)).into())])
        };
        match event {
            Event::PileChosen { seat, cards, .. } => {
                let cards: Vec<String> = cards.cards().map(|card| self.card(card)).collect();
                self.told("event-pile-chosen", names, seat, &[("cards", (&self.list(&cards)).into())])
            }
            Event::TokenDrawn { tile, kind } => {
                let (tile, kind) = (self.tile(tile), self.kind(kind));
                self.with("event-token", &[("tile", (&tile).into()), ("kind", (&kind).into())])
            }
            Event::PreviewFilled { space, tile } => previewed("event-preview", space.number(), tile),
            Event::PreviewMoved { space, tile } => previewed("event-preview-moved", space.number(), tile),
            Event::AbilityUsed { seat, ability } => {
                self.told("event-ability", names, seat, &[("ability", (&self.ability(ability)).into())])
            }
            Event::CardPaid { seat, card } => {
                self.told("event-card-paid", names, seat, &[("card", (&self.card(card)).into())])
            }
            Event::GuardPaid { seat, tile, side } => section("event-guard-paid", seat, tile, side),
            Event::PointsPaid { seat, points } => {
                let points = self.with("points", &[("count", points.into())]);
                self.told("event-points-paid", names, seat, &[("points", (&points).into())])
            }
            Event::GuardsPlaced { guards } => self.with("event-guards-placed", &[("count", guards.into())]),
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => {
                let (tile, other) = (self.tile(tile), self.tile(other));
                let (kind, other_kind) = (self.kind(kind), self.kind(other_kind));
                let args = [
                    ("tile", (&tile).into()),
                    ("kind", (&kind).into()),
                    ("other", (&other).into()),
                    ("other-kind", (&other_kind).into()),
                ];
                self.told("event-tokens-swapped", names, seat, &args)
            }
            Event::SquareTaken { seat, tile } => {
                self.told("event-money", names, seat, &[("cards", (&self.tile(tile)).into())])
            }
            Event::HalfTaken { seat, kind } => {
                self.told("event-half-taken", names, seat, &[("kind", (&self.kind(kind)).into())])
            }
            Event::PreviewBought { seat, tile, pay, .. } => {
                let (tile, pay) = (self.tile(tile), self.payment(pay));
                let args = [("tile", (&tile).into()), ("pay", (&pay).into())];
                self.told("event-preview-bought", names, seat, &args)
            }
            Event::TokenRedrawn { seat, tile, old, kind } => {
                let (tile, old, kind) = (self.tile(tile), self.kind(old), self.kind(kind));
                let args = [("tile", (&tile).into()), ("old", (&old).into()), ("kind", (&kind).into())];
                self.told("event-token-redrawn", names, seat, &args)
            }
            Event::GuardMoved { seat, from, to } => {
                let [(from, from_side), (tile, side)] =
                    [from, to].map(|(tile, side)| (self.tile(tile), self.get(side_key(side))));
                let args = [
                    ("from", (&from).into()),
                    ("from-side", (&from_side).into()),
                    ("tile", (&tile).into()),
                    ("side", (&side).into()),
                ];
                self.told("event-guard-moved", names, seat, &args)
            }
            Event::WallAttached { seat, tile, side } => section("event-wall-attached", seat, tile, side),
            Event::GuardPosted { seat, tile, side } => section("event-guard-posted", seat, tile, side),
        }
    }
}
