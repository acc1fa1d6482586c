//! The Red Palace in words: its buildings, abilities, actions and events.

use engine::data::TILES;
use engine::red_palace::{Ability, Action, Event, PreviewSpace};
use engine::vocab::{Building, Dir, Payment, Seat, TileId};
use engine::{Base, Event as AnyEvent, GuardBoard, View};

use crate::actions::side_key;
use crate::texts::Texts;

/// The buildings on the terrain tiles of a game at some moment, so that texts can name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds([Option<Building>; TILES.len()]);

impl Default for Kinds {
    fn default() -> Kinds {
        Kinds([None; TILES.len()])
    }
}

impl Kinds {
    /// Those of a game now; in Alhambra there are none.
    pub fn of(view: &View<'_>) -> Kinds {
        let mut kinds = Kinds::default();
        if view.rules().is_red_palace() {
            TileId::terrain().for_each(|tile| kinds.0[tile.index()] = view.kind_of(tile));
        }
        kinds
    }

    /// Keeps in mind what an event tells of them.
    pub fn note(&mut self, event: &AnyEvent) {
        let AnyEvent::RedPalace(event) = *event else { return };
        match event {
            Event::TokenDrawn { tile, kind } | Event::TokenRedrawn { tile, kind, .. } => {
                self.0[tile.index()] = Some(kind);
            }
            Event::TokensSwapped { tile, kind, other, other_kind, .. } => {
                self.0[tile.index()] = Some(kind);
                self.0[other.index()] = Some(other_kind);
            }
            _ => {}
        }
    }

    /// What stands on a terrain tile; other tiles tell it themselves.
    pub fn on(&self, tile: TileId) -> Option<Building> {
        self.0[tile.index()]
    }
}

impl Texts {
    /// The name of a game.
    pub fn game_name(&self, base: Base) -> String {
        self.get(match base {
            Base::Alhambra => "app-title",
            Base::RedPalace => "red-palace",
        })
    }

    /// A side of the guard board.
    pub fn guard_board(&self, side: GuardBoard) -> String {
        self.get(match side {
            GuardBoard::Random => "guard-board-random",
            GuardBoard::Fixed => "guard-board-fixed",
        })
    }

    /// The name of an ability.
    pub fn ability_name(&self, ability: Ability) -> String {
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

    /// What an ability does and when, in one or two sentences.
    pub fn ability_about(&self, ability: Ability) -> String {
        self.get(match ability {
            Ability::SwapTokens => "about-swap-tokens",
            Ability::WallSection => "about-wall-section",
            Ability::TakeMoney => "about-take-money",
            Ability::SquareTile => "about-square-tile",
            Ability::HalfBuilding => "about-half-building",
            Ability::BuyFromPreview => "about-buy-from-preview",
            Ability::TreatAsExact => "about-treat-as-exact",
            Ability::RedrawToken => "about-redraw-token",
            Ability::MoveGuard => "about-move-guard",
        })
    }

    /// What an ability costs: guards, and a card where one is asked for (GRD-03).
    pub fn ability_cost(&self, ability: Ability) -> String {
        let guards = self.with("guard-count", &[("count", ability.guards().into())]);
        match ability {
            Ability::SwapTokens => self.with("cost-swap-card", &[("guards", (&guards).into())]),
            Ability::BuyFromPreview => self.with("cost-any-card", &[("guards", (&guards).into())]),
            _ => guards,
        }
    }

    /// `Garden 9, north side`: a wall section, or the guard on it.
    pub fn wall_section(&self, tile: TileId, side: Dir) -> String {
        let (tile, side) = (self.tile(tile), self.get(side_key(side)));
        self.with("wall-section-of", &[("tile", (&tile).into()), ("side", (&side).into())])
    }

    /// A short label for an action of The Red Palace, with the number of its ability.
    pub(crate) fn red_palace_action(&self, action: Action, view: &View<'_>) -> String {
        let label = match action {
            Action::ChoosePile { pile } => {
                let piles = view.starting_piles();
                let total = piles.get(usize::from(pile)).map_or(0, |pile| pile.total());
                self.with("action-pile", &[("pile", (pile + 1).into()), ("total", total.into())])
            }
            Action::SwapTokens { tile, space, card } => {
                let other = view.market(space).map_or_else(String::new, |other| self.tile(other));
                let (tile, card) = (self.tile(tile), self.card(card));
                self.with(
                    "action-swap-tokens",
                    &[("tile", (&tile).into()), ("other", (&other).into()), ("card", (&card).into())],
                )
            }
            Action::TakeWall => self.get("action-take-wall"),
            Action::TakeCard { card } => self.with("action-take", &[("cards", (&self.card(card)).into())]),
            Action::TakeSquare => self.get("action-take-square"),
            Action::TakeHalf { kind } => {
                self.with("action-take-half", &[("kind", (&self.kind(kind)).into())])
            }
            Action::BuyPreview { space, pay } => {
                let tile = view.preview(space);
                let is_over = tile.is_some_and(|tile| pay.total() > u16::from(tile.price()));
                let tile = tile.map_or_else(|| self.get("empty-space"), |tile| self.tile_object(tile));
                let pay = self.payment(pay);
                let label =
                    self.with("action-buy-preview", &[("tile", (&tile).into()), ("pay", (&pay).into())]);
                if is_over { self.overpaid(&label) } else { label }
            }
            Action::CountAsExact => self.get("action-count-as-exact"),
            Action::RedrawToken { tile } => {
                self.with("action-redraw-token", &[("tile", (&self.tile(tile)).into())])
            }
            Action::MoveGuard { tile, side } => self.at_wall("action-move-guard", tile, side),
            Action::PayCard { card } => self.with("action-pay", &[("pay", (&self.card(card)).into())]),
            Action::PayGuard { tile, side } => self.at_wall("action-pay-guard", tile, side),
            Action::PostGuard { tile, side } => self.at_wall("action-post-guard", tile, side),
            Action::AttachWall { tile, side } => self.at_wall("action-attach-wall", tile, side),
        };
        match action.ability() {
            Some(ability) => format!("{} · {label}", ability.id()),
            None => label,
        }
    }

    /// A payment for a bazaar: more than its price counts as exact by G7 (GRD-91).
    pub(crate) fn bazaar_payment(&self, tile: TileId, pay: Payment, view: &View<'_>) -> String {
        let is_over = view.bazaar_price(tile).is_some_and(|price| pay.total() > u16::from(price));
        let key = if is_over { "action-buy" } else { "action-buy-exact" };
        let (tile, pay) = (self.tile_object(tile), self.payment(pay));
        let label = self.with(key, &[("tile", (&tile).into()), ("pay", (&pay).into())]);
        if is_over { self.overpaid(&label) } else { label }
    }

    fn overpaid(&self, label: &str) -> String {
        let ability = self.ability_name(Ability::TreatAsExact);
        format!("{label} · {} {ability}", Ability::TreatAsExact.id())
    }

    fn at_wall(&self, key: &str, tile: TileId, side: Dir) -> String {
        self.with(key, &[("place", (&self.wall_section(tile, side)).into())])
    }

    /// A sentence for the log.
    pub(crate) fn red_palace_event(&self, event: Event, names: &[String]) -> String {
        match event {
            Event::PileChosen { seat, pile, cards } => {
                let cards: Vec<String> = cards.cards().map(|card| self.card(card)).collect();
                let cards = self.list(&cards);
                let args = [("pile", (pile + 1).into()), ("cards", (&cards).into())];
                self.told("event-pile", names, seat, &args)
            }
            Event::TokenDrawn { tile, kind } => {
                let (tile, kind) = (self.terrain(tile), self.kind(kind));
                self.with("event-token", &[("tile", (&tile).into()), ("kind", (&kind).into())])
            }
            Event::PreviewFilled { space, tile } => self.on_preview("event-preview", space, tile),
            Event::PreviewMoved { space, tile } => self.on_preview("event-preview-moved", space, tile),
            Event::AbilityUsed { seat, ability } => {
                let ability = format!("{} {}", ability.id(), self.ability_name(ability));
                self.told("event-ability", names, seat, &[("ability", (&ability).into())])
            }
            Event::CardPaid { seat, card } => {
                self.told("event-card-paid", names, seat, &[("card", (&self.card(card)).into())])
            }
            Event::GuardPaid { seat, tile, side } => {
                self.told_of_wall("event-guard-paid", names, seat, tile, side)
            }
            Event::PointsPaid { seat, points } => {
                let points = self.with("points", &[("count", points.into())]);
                self.told("event-points-paid", names, seat, &[("points", (&points).into())])
            }
            Event::GuardsPlaced { guards } => self.with("event-guards-placed", &[("count", guards.into())]),
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => {
                let (tile, other) = (self.building(kind, tile), self.building(other_kind, other));
                let args = [("tile", (&tile).into()), ("other", (&other).into())];
                self.told("event-tokens-swapped", names, seat, &args)
            }
            Event::SquareTaken { seat, .. } => self.told("event-square-taken", names, seat, &[]),
            Event::HalfTaken { seat, kind } => {
                self.told("event-half-taken", names, seat, &[("kind", (&self.kind(kind)).into())])
            }
            Event::PreviewBought { seat, tile, pay, .. } => {
                let (tile, pay) = (self.tile_object(tile), self.payment(pay));
                let args = [("tile", (&tile).into()), ("pay", (&pay).into())];
                self.told("event-preview-bought", names, seat, &args)
            }
            Event::TokenRedrawn { seat, tile, old, kind } => {
                let (old, new) = (self.building(old, tile), self.building(kind, tile));
                let args = [("old", (&old).into()), ("new", (&new).into())];
                self.told("event-token-redrawn", names, seat, &args)
            }
            Event::GuardMoved { seat, from, to } => {
                let (from, to) = (self.wall_section(from.0, from.1), self.wall_section(to.0, to.1));
                let args = [("from", (&from).into()), ("to", (&to).into())];
                self.told("event-guard-moved", names, seat, &args)
            }
            Event::WallAttached { seat, tile, side } => {
                self.told_of_wall("event-wall-attached", names, seat, tile, side)
            }
            Event::GuardPosted { seat, tile, side } => {
                self.told_of_wall("event-guard-posted", names, seat, tile, side)
            }
        }
    }

    fn on_preview(&self, key: &str, space: PreviewSpace, tile: TileId) -> String {
        let tile = self.tile(tile);
        self.with(key, &[("space", space.number().into()), ("tile", (&tile).into())])
    }

    fn told_of_wall(&self, key: &str, names: &[String], seat: Seat, tile: TileId, side: Dir) -> String {
        self.told(key, names, seat, &[("place", (&self.wall_section(tile, side)).into())])
    }

    /// A terrain tile before it has its token.
    pub(crate) fn terrain(&self, tile: TileId) -> String {
        self.with("terrain-name", &[("price", tile.price().into())])
    }

    /// A building by its kind and price, whatever stood there before.
    fn building(&self, kind: Building, tile: TileId) -> String {
        let kind = self.kind(kind);
        self.with("tile-name", &[("kind", (&kind).into()), ("price", tile.price().into())])
    }
}
