//! The texts of The Red Palace: its buildings and abilities, and everything the engine reports about it.

use engine::data::TILES;
use engine::red_palace::{Ability, Action, Awaited, Event, PreviewSpace, Reason, SetupItem, Source};
use engine::vocab::{Building, Dir, Seat, TileId};
use engine::{Base, Description, Event as AnyEvent, GuardBoard, Line, View};

use crate::modules::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource};
use crate::score::{counted, for_each};
use crate::texts::Texts;

/// The buildings on the terrain tiles of a game at one moment, so that texts can name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds([Option<Building>; TILES.len()]);

impl Default for Kinds {
    fn default() -> Kinds {
        Kinds([None; TILES.len()])
    }
}

impl Kinds {
    /// The buildings of a game now; empty for Alhambra.
    pub fn of(view: &View<'_>) -> Kinds {
        let mut kinds = Kinds::default();
        if view.rules().is_red_palace() {
            TileId::terrain().for_each(|tile| kinds.0[tile.index()] = view.kind_of(tile));
        }
        kinds
    }

    /// Updates the buildings after an event.
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
            Event::PileChosen { .. }
            | Event::PreviewFilled { .. }
            | Event::PreviewMoved { .. }
            | Event::AbilityUsed { .. }
            | Event::CardPaid { .. }
            | Event::GuardPaid { .. }
            | Event::PointsPaid { .. }
            | Event::GuardsPlaced { .. }
            | Event::SquareTaken { .. }
            | Event::HalfTaken { .. }
            | Event::PreviewBought { .. }
            | Event::GuardMoved { .. }
            | Event::WallAttached { .. }
            | Event::GuardPosted { .. } => {}
        }
    }

    /// The building on a terrain tile; `None` for other tiles, whose kind is fixed.
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

    /// The name of a side of the guard board.
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

    /// What an ability does and when it may be used, in one or two sentences.
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

    /// What an ability costs: guards, and a card if it needs one (GRD-03).
    pub fn ability_cost(&self, ability: Ability) -> String {
        let guards = self.with("guard-count", &[("count", ability.guards().into())]);
        match ability {
            Ability::SwapTokens => self.with("cost-swap-card", &[("guards", (&guards).into())]),
            Ability::BuyFromPreview => self.with("cost-any-card", &[("guards", (&guards).into())]),
            Ability::WallSection
            | Ability::TakeMoney
            | Ability::SquareTile
            | Ability::HalfBuilding
            | Ability::TreatAsExact
            | Ability::RedrawToken
            | Ability::MoveGuard => guards,
        }
    }

    /// A wall section, or the guard on it: `Garden 9, north side`.
    pub fn wall_section(&self, tile: TileId, side: Dir) -> String {
        let (tile, side) = (self.tile(tile), self.side(side));
        self.with("wall-section-of", &[("tile", (&tile).into()), ("side", (&side).into())])
    }

    /// The label of an overpaid purchase that an ability makes count as exact.
    pub(crate) fn overpaid(&self, label: &str) -> String {
        let ability = self.ability_name(Ability::TreatAsExact);
        format!("{label} · {} {ability}", Ability::TreatAsExact.id())
    }

    fn at_wall(&self, key: &str, tile: TileId, side: Dir) -> String {
        self.with(key, &[("place", (&self.wall_section(tile, side)).into())])
    }

    fn on_preview(&self, key: &str, space: PreviewSpace, tile: TileId) -> String {
        let tile = self.tile(tile);
        self.with(key, &[("space", space.number().into()), ("tile", (&tile).into())])
    }

    fn told_of_wall(&self, key: &str, names: &[String], seat: Seat, tile: TileId, side: Dir) -> String {
        self.told(key, names, seat, &[("place", (&self.wall_section(tile, side)).into())])
    }

    /// A terrain tile that has no token yet.
    pub(crate) fn terrain(&self, tile: TileId) -> String {
        self.with("terrain-name", &[("price", tile.price().into())])
    }

    /// A building named by its kind and price, regardless of the known kinds.
    fn building(&self, kind: Building, tile: TileId) -> String {
        let kind = self.kind(kind);
        let name = self.with("tile-name", &[("kind", (&kind).into()), ("price", tile.price().into())]);
        self.with_id(name, tile)
    }
}

impl ModuleAction for Action {
    /// The label of an ability includes its number.
    fn label(self, texts: &Texts, view: &View<'_>, about: &Description) -> String {
        let label = match self {
            Action::ChoosePile { pile } => {
                let piles = view.starting_piles();
                let total = piles.get(usize::from(pile)).map_or(0, |pile| pile.total());
                texts.with("action-pile", &[("pile", (pile + 1).into()), ("total", total.into())])
            }
            Action::SwapTokens { tile, space, card } => {
                let other = view.market(space).map_or_else(String::new, |other| texts.tile(other));
                let (tile, card) = (texts.tile(tile), texts.card(card));
                texts.with(
                    "action-swap-tokens",
                    &[("tile", (&tile).into()), ("other", (&other).into()), ("card", (&card).into())],
                )
            }
            Action::TakeWall => texts.get("action-take-wall"),
            Action::TakeCard { card } => texts.with("action-take", &[("cards", (&texts.card(card)).into())]),
            Action::TakeSquare => texts.get("action-take-square"),
            Action::TakeHalf { kind } => {
                texts.with("action-take-half", &[("kind", (&texts.kind(kind)).into())])
            }
            Action::BuyPreview { pay, .. } => {
                let label = texts.purchase("action-buy-preview", about.tile, pay);
                if about.excess() > 0 { texts.overpaid(&label) } else { label }
            }
            Action::CountAsExact => texts.get("action-count-as-exact"),
            Action::RedrawToken { tile } => {
                texts.with("action-redraw-token", &[("tile", (&texts.tile(tile)).into())])
            }
            Action::MoveGuard { tile, side } => texts.at_wall("action-move-guard", tile, side),
            Action::PayCard { card } => texts.with("action-pay", &[("pay", (&texts.card(card)).into())]),
            Action::PayGuard { tile, side } => texts.at_wall("action-pay-guard", tile, side),
            Action::PostGuard { tile, side } => texts.at_wall("action-post-guard", tile, side),
            Action::AttachWall { tile, side } => texts.at_wall("action-attach-wall", tile, side),
        };
        match self.ability() {
            Some(ability) => format!("{} · {label}", ability.id()),
            None => label,
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::PileChosen { seat, pile, cards } => {
                let cards: Vec<String> = cards.cards().map(|card| texts.card(card)).collect();
                let cards = texts.list(&cards);
                let args = [("pile", (pile + 1).into()), ("cards", (&cards).into())];
                texts.told("event-pile", names, seat, &args)
            }
            Event::TokenDrawn { tile, kind } => {
                let (tile, kind) = (texts.with_id(texts.terrain(tile), tile), texts.kind(kind));
                texts.with("event-token", &[("tile", (&tile).into()), ("kind", (&kind).into())])
            }
            Event::PreviewFilled { space, tile } => texts.on_preview("event-preview", space, tile),
            Event::PreviewMoved { space, tile } => texts.on_preview("event-preview-moved", space, tile),
            Event::AbilityUsed { seat, ability } => {
                let ability = format!("{} {}", ability.id(), texts.ability_name(ability));
                texts.told("event-ability", names, seat, &[("ability", (&ability).into())])
            }
            Event::CardPaid { seat, card } => {
                texts.told("event-card-paid", names, seat, &[("card", (&texts.card(card)).into())])
            }
            Event::GuardPaid { seat, tile, side } => {
                texts.told_of_wall("event-guard-paid", names, seat, tile, side)
            }
            Event::PointsPaid { seat, points } => {
                let points = texts.with("points", &[("count", points.into())]);
                texts.told("event-points-paid", names, seat, &[("points", (&points).into())])
            }
            Event::GuardsPlaced { guards } => texts.with("event-guards-placed", &[("count", guards.into())]),
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => {
                let (tile, other) = (texts.building(kind, tile), texts.building(other_kind, other));
                let args = [("tile", (&tile).into()), ("other", (&other).into())];
                texts.told("event-tokens-swapped", names, seat, &args)
            }
            Event::SquareTaken { seat, .. } => texts.told("event-square-taken", names, seat, &[]),
            Event::HalfTaken { seat, kind } => {
                texts.told("event-half-taken", names, seat, &[("kind", (&texts.kind(kind)).into())])
            }
            Event::PreviewBought { seat, tile, pay, .. } => {
                texts.told_purchase("event-preview-bought", names, seat, tile, pay)
            }
            Event::TokenRedrawn { seat, tile, old, kind } => {
                let (old, new) = (texts.building(old, tile), texts.building(kind, tile));
                let args = [("old", (&old).into()), ("new", (&new).into())];
                texts.told("event-token-redrawn", names, seat, &args)
            }
            Event::GuardMoved { seat, from, to } => {
                let (from, to) = (texts.wall_section(from.0, from.1), texts.wall_section(to.0, to.1));
                let args = [("from", (&from).into()), ("to", (&to).into())];
                texts.told("event-guard-moved", names, seat, &args)
            }
            Event::WallAttached { seat, tile, side } => {
                texts.told_of_wall("event-wall-attached", names, seat, tile, side)
            }
            Event::GuardPosted { seat, tile, side } => {
                texts.told_of_wall("event-guard-posted", names, seat, tile, side)
            }
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::ChoosePile => "awaited-choose-pile",
            Awaited::Abilities => "awaited-abilities",
            Awaited::PayCard => "awaited-pay-card",
            Awaited::PayGuard => "awaited-pay-guard",
            Awaited::MoveGuard => "awaited-move-guard",
            Awaited::AttachWall => "awaited-attach-wall",
            Awaited::PostGuard => "awaited-post-guard",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NoSuchPile => "refusal-no-such-pile",
            Reason::AbilityNotInGame => "refusal-ability-not-in-game",
            Reason::AbilityUsed => "refusal-ability-used",
            Reason::TooLateForAbility => "refusal-too-late-for-ability",
            Reason::GuardsUnaffordable => "refusal-guards-unaffordable",
            Reason::NotBoughtNow => "refusal-not-bought-now",
            Reason::NoToken => "refusal-no-token",
            Reason::SameToken => "refusal-same-token",
            Reason::WrongSwapCard => "refusal-wrong-swap-card",
            Reason::NoWallTile => "refusal-no-wall-tile",
            Reason::NoWallSection => "refusal-no-wall-section",
            Reason::NoEdgeForWall => "refusal-no-edge-for-wall",
            Reason::NoSuchRowCard => "refusal-no-such-row-card",
            Reason::NoSquareLeft => "refusal-no-square-left",
            Reason::HalfTaken => "refusal-half-taken",
            Reason::PreviewEmpty => "refusal-preview-empty",
            Reason::PreviewNotExact => "refusal-preview-not-exact",
            Reason::NoCardLeft => "refusal-no-card-left",
            Reason::NotOverpaid => "refusal-not-overpaid",
            Reason::PaymentPast => "refusal-payment-past",
            Reason::NoTokenToRedraw => "refusal-no-token-to-redraw",
            Reason::BagEmpty => "refusal-bag-empty",
            Reason::NoSuchGuard => "refusal-no-such-guard",
            Reason::OnlyGuard => "refusal-only-guard",
            Reason::NoPlaceForGuard => "refusal-no-place-for-guard",
            Reason::NoWatchtower => "refusal-no-watchtower",
            Reason::SquareToDirk => "refusal-square-to-dirk",
            Reason::NotToDirk => "refusal-not-to-dirk",
            Reason::WallToDirk => "refusal-wall-to-dirk",
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Guards => {
                let points = texts.points(line.points);
                texts.with(
                    "line-guards",
                    &[
                        ("count", counted(line).into()),
                        ("value", for_each(line).into()),
                        ("points", (&points).into()),
                    ],
                )
            }
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Tower { tiles } => texts.with("setup-tower", &[("tiles", tiles.into())]),
            SetupItem::Tokens { tokens } => texts.with("setup-tokens", &[("tokens", tokens.into())]),
            SetupItem::MarketAndPreview => texts.get("setup-preview"),
            SetupItem::DirkTerrain { tiles } => texts.with("setup-dirk-terrain", &[("tiles", tiles.into())]),
            SetupItem::GuardBoard(GuardBoard::Random) => texts.get("setup-guard-board-random"),
            SetupItem::GuardBoard(GuardBoard::Fixed) => texts.get("setup-guard-board-fixed"),
            SetupItem::Guards { guards } => texts.with("setup-guards", &[("guards", guards.into())]),
            SetupItem::DirkGuards => texts.get("setup-dirk-guards"),
            SetupItem::Stocks { squares, sections } => {
                texts.with("setup-stocks", &[("squares", squares.into()), ("sections", sections.into())])
            }
            SetupItem::ScoreTiles => texts.get("setup-score-tiles"),
            SetupItem::StartScore { players, points } => {
                texts.with("setup-start-score", &[("players", players.into()), ("points", points.into())])
            }
            SetupItem::MoneyPiles => texts.get("setup-money-piles"),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: ChoosePile, SwapTokens, TakeWall, TakeCard, TakeSquare, TakeHalf, BuyPreview, CountAsExact, RedrawToken,
        MoveGuard, PayCard, PayGuard, PostGuard, AttachWall;
    Event: PileChosen, TokenDrawn, PreviewFilled, PreviewMoved, AbilityUsed, CardPaid, GuardPaid, PointsPaid,
        GuardsPlaced, TokensSwapped, SquareTaken, HalfTaken, PreviewBought, TokenRedrawn, GuardMoved, WallAttached,
        GuardPosted;
    Source: Guards;
    SetupItem: Tower, Tokens, MarketAndPreview, DirkTerrain, GuardBoard, Guards, DirkGuards, Stocks, ScoreTiles,
        StartScore, MoneyPiles
);

#[cfg(test)]
crate::tests::every!(
    Awaited: ChoosePile, Abilities, PayCard, PayGuard, MoveGuard, AttachWall, PostGuard;
    Reason: NoSuchPile, AbilityNotInGame, AbilityUsed, TooLateForAbility, GuardsUnaffordable, NotBoughtNow,
        NoToken, SameToken, WrongSwapCard, NoWallTile, NoWallSection, NoEdgeForWall,
        NoSuchRowCard, NoSquareLeft, HalfTaken, PreviewEmpty, PreviewNotExact, NoCardLeft,
        NotOverpaid, PaymentPast, NoTokenToRedraw, BagEmpty, NoSuchGuard, OnlyGuard,
        NoPlaceForGuard, NoWatchtower, SquareToDirk, NotToDirk, WallToDirk
);
