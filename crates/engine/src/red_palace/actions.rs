//! What may be done, what is awaited and what happened in The Red Palace, beyond what Alhambra has.

use super::abilities::{self, Ability};
use super::flow;
use super::placement;
use super::setup::{self, Pile};
use super::state::PreviewSpace;
use super::{Goods, Reason};
use crate::action::Action as AnyAction;
use crate::describe::{Deed, Description};
use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleStep, Progress};
use crate::purchase::Goods as AnyGoods;
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Building, Dir, Money, Payment, Seat, Space, TileId};

/// What The Red Palace lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose a pile of starting money (RED-20).
    ChoosePile {
        /// Which, from 0.
        pile: u8,
    },
    /// G1: exchange the token of a building bought in this turn with one of the market (GRD-30).
    SwapTokens {
        /// The building bought.
        tile: TileId,
        /// The space of the other building.
        space: Space,
        /// The card paid for it.
        card: Money,
    },
    /// G2: take a wall section (GRD-41).
    TakeWall,
    /// G3: take a card of the money row (GRD-50).
    TakeCard {
        /// The card.
        card: Money,
    },
    /// G4: take a square tile (GRD-60).
    TakeSquare,
    /// G5: take a half-building tile (GRD-70).
    TakeHalf {
        /// Its kind.
        kind: Building,
    },
    /// G6: buy a building of the preview (GRD-80). Who pays more than it costs announces G7 as well (GRD-91).
    BuyPreview {
        /// Where it lies.
        space: PreviewSpace,
        /// The cards laid down for it.
        pay: Payment,
    },
    /// G7: the last payment counts as exact (GRD-90).
    CountAsExact,
    /// G8: draw a new token for a building (GRD-100).
    RedrawToken {
        /// The building.
        tile: TileId,
    },
    /// G9: move a guard (GRD-110). Where to is chosen when it is paid for.
    MoveGuard {
        /// The tile where it stands.
        tile: TileId,
        /// The side.
        side: Dir,
    },
    /// Pay a card of any currency for G6 (GRD-83).
    PayCard {
        /// The card.
        card: Money,
    },
    /// Pay a guard for an ability (GRD-13).
    PayGuard {
        /// The tile where it stands.
        tile: TileId,
        /// The side.
        side: Dir,
    },
    /// Put the guard that is moved on a wall section (GRD-110), or a guard on a watchtower while there are not enough
    /// for all (RED-42).
    PostGuard {
        /// The tile.
        tile: TileId,
        /// The side.
        side: Dir,
    },
    /// Attach the wall section to a tile of this turn (GRD-42).
    AttachWall {
        /// The tile.
        tile: TileId,
        /// The side.
        side: Dir,
    },
}

impl Action {
    /// The ability that it uses.
    pub const fn ability(self) -> Option<Ability> {
        Some(match self {
            Action::SwapTokens { .. } => Ability::SwapTokens,
            Action::TakeWall => Ability::WallSection,
            Action::TakeCard { .. } => Ability::TakeMoney,
            Action::TakeSquare => Ability::SquareTile,
            Action::TakeHalf { .. } => Ability::HalfBuilding,
            Action::BuyPreview { .. } => Ability::BuyFromPreview,
            Action::CountAsExact => Ability::TreatAsExact,
            Action::RedrawToken { .. } => Ability::RedrawToken,
            Action::MoveGuard { .. } => Ability::MoveGuard,
            Action::ChoosePile { .. }
            | Action::PayCard { .. }
            | Action::PayGuard { .. }
            | Action::PostGuard { .. }
            | Action::AttachWall { .. } => return None,
        })
    }

    /// Whether it may answer a payment, so that others may answer it still (GRD-100).
    pub(crate) const fn answers_payment(self) -> bool {
        matches!(self, Action::SwapTokens { .. } | Action::CountAsExact | Action::RedrawToken { .. })
    }
}

/// The steps of The Red Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Starting money is chosen, from the last player backwards (RED-20).
    ChoosePile {
        /// The place of the player who chooses in turn order, from 0. The first player gets what is left.
        place: u8,
    },
    /// R1, when no action is left: abilities may still be used (RED-32).
    Abilities,
    /// The card for G6 (GRD-83).
    PayCard,
    /// Guards for the ability that was announced (GRD-13).
    PayGuards {
        /// How many are asked for.
        left: u8,
    },
    /// G9: where the guard goes (GRD-110).
    MoveGuard,
    /// R2: the wall section comes first (RED-41).
    AttachWall,
    /// The guard supply is short: which watchtower gets a guard (RED-42).
    PostGuards {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
}

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        match self {
            Step::ChoosePile { place } => table.turn_of.after(place as usize, table.players()),
            Step::PostGuards { seat, .. } => seat,
            Step::Abilities | Step::PayCard | Step::PayGuards { .. } | Step::MoveGuard | Step::AttachWall => {
                table.turn_of
            }
        }
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::RedPalace(match self {
            Step::ChoosePile { .. } => Awaited::ChoosePile,
            Step::Abilities => Awaited::Abilities,
            Step::PayCard => Awaited::PayCard,
            Step::PayGuards { .. } => Awaited::PayGuard,
            Step::MoveGuard => Awaited::MoveGuard,
            Step::AttachWall => Awaited::AttachWall,
            Step::PostGuards { .. } => Awaited::PostGuard,
        })
    }

    #[cold]
    fn advance(self, game: &mut Game, sink: &mut impl EventSink) -> Progress {
        flow::advance(game, self, sink)
    }

    #[cold]
    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
        match self {
            Step::ChoosePile { .. } => setup::list(table, out),
            Step::Abilities => {
                abilities::list(table, hand, out);
                out.push(AnyAction::Pass);
            }
            Step::PayCard => abilities::list_cards(table, hand, out),
            Step::PayGuards { .. } => abilities::list_guards(table, out),
            Step::MoveGuard => abilities::list_targets(table, out),
            Step::AttachWall => placement::list_edges(table, out),
            Step::PostGuards { tile, .. } => placement::list_watchtowers(table, tile, out),
        }
    }

    /// Abilities are a right.
    #[cold]
    fn check_pass(self) -> Result<(), Illegal> {
        match self {
            Step::Abilities => Ok(()),
            Step::ChoosePile { .. }
            | Step::PayCard
            | Step::PayGuards { .. }
            | Step::MoveGuard
            | Step::AttachWall
            | Step::PostGuards { .. } => Err(Illegal::NotNow(self.awaited())),
        }
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.pop();
    }
}

/// What The Red Palace asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A pile of starting money.
    ChoosePile,
    /// Abilities after the last action.
    Abilities,
    /// The card for the ability that buys from the preview.
    PayCard,
    /// A guard for an ability.
    PayGuard,
    /// Where a guard is moved to.
    MoveGuard,
    /// The edge for a wall section.
    AttachWall,
    /// The watchtower that gets one of the last guards.
    PostGuard,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::ChoosePile => "red-palace.choose_pile",
            Awaited::Abilities => "red-palace.abilities",
            Awaited::PayCard => "red-palace.pay_card",
            Awaited::PayGuard => "red-palace.pay_guard",
            Awaited::MoveGuard => "red-palace.move_guard",
            Awaited::AttachWall => "red-palace.attach_wall",
            Awaited::PostGuard => "red-palace.post_guard",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::ChoosePile => "RED-20",
            Awaited::Abilities => "RED-32",
            Awaited::PayCard => "GRD-83",
            Awaited::PayGuard => "GRD-13",
            Awaited::MoveGuard => "GRD-110",
            Awaited::AttachWall => "GRD-42",
            Awaited::PostGuard => "RED-42",
        }
    }

    fn is_setup(self) -> bool {
        matches!(self, Awaited::ChoosePile)
    }

    /// The pile of starting money with the highest total, of equal ones the first.
    fn default_action(self, view: &View<'_>, legal: &[AnyAction]) -> Option<AnyAction> {
        let total = |action: &&AnyAction| match action {
            AnyAction::RedPalace(Action::ChoosePile { pile }) => {
                view.starting_piles().get(*pile as usize).map(Pile::total)
            }
            _ => None,
        };
        legal.iter().filter(|action| total(action).is_some()).rev().max_by_key(total).copied()
    }
}

/// What The Red Palace tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A pile of starting money went to a hand.
    PileChosen {
        /// Whose.
        seat: Seat,
        /// Which pile, from 0.
        pile: u8,
        /// The cards.
        cards: Pile,
    },
    /// A token was drawn for a terrain tile.
    TokenDrawn {
        /// The tile.
        tile: TileId,
        /// The token.
        kind: Building,
    },
    /// A new tile came to the preview.
    PreviewFilled {
        /// Where.
        space: PreviewSpace,
        /// Which.
        tile: TileId,
    },
    /// A tile of the preview moved up.
    PreviewMoved {
        /// Where it lies now.
        space: PreviewSpace,
        /// Which.
        tile: TileId,
    },
    /// An ability was announced; what it costs and what it does come next.
    AbilityUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        ability: Ability,
    },
    /// A money card was paid for an ability.
    CardPaid {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Money,
    },
    /// A guard was paid and stands on the placement tiles.
    GuardPaid {
        /// By whom.
        seat: Seat,
        /// The tile where it stood.
        tile: TileId,
        /// The side.
        side: Dir,
    },
    /// Points were paid in place of guards (GRD-14).
    PointsPaid {
        /// By whom.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// Guards of Dirk's tiles went to the placement tiles.
    GuardsPlaced {
        /// How many.
        guards: u8,
    },
    /// G1: two tokens changed places.
    TokensSwapped {
        /// By whom.
        seat: Seat,
        /// The building bought.
        tile: TileId,
        /// What it is now.
        kind: Building,
        /// The building of the market.
        other: TileId,
        /// What that is now.
        other_kind: Building,
    },
    /// G4: a square tile was taken and set aside.
    SquareTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// G5: a half-building tile was taken.
    HalfTaken {
        /// By whom.
        seat: Seat,
        /// Its kind.
        kind: Building,
    },
    /// G6: a building of the preview was bought and set aside.
    PreviewBought {
        /// By whom.
        seat: Seat,
        /// From where.
        space: PreviewSpace,
        /// Which.
        tile: TileId,
        /// For what.
        pay: Payment,
    },
    /// G8: a building got another token; the old one is in the bag.
    TokenRedrawn {
        /// By whom.
        seat: Seat,
        /// The building.
        tile: TileId,
        /// What it was.
        old: Building,
        /// What it is now.
        kind: Building,
    },
    /// G9: a guard changed its place.
    GuardMoved {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        from: (TileId, Dir),
        /// Where it stands.
        to: (TileId, Dir),
    },
    /// G2: a wall section was attached to a tile.
    WallAttached {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// The side.
        side: Dir,
    },
    /// A guard of the supply was posted on a watchtower (RED-42).
    GuardPosted {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// The side.
        side: Dir,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::PileChosen { .. }
            | Event::TokenDrawn { .. }
            | Event::PreviewFilled { .. }
            | Event::PreviewMoved { .. }
            | Event::AbilityUsed { .. }
            | Event::CardPaid { .. }
            | Event::GuardPaid { .. }
            | Event::PointsPaid { .. }
            | Event::GuardsPlaced { .. }
            | Event::TokensSwapped { .. }
            | Event::SquareTaken { .. }
            | Event::HalfTaken { .. }
            | Event::PreviewBought { .. }
            | Event::TokenRedrawn { .. }
            | Event::GuardMoved { .. }
            | Event::WallAttached { .. }
            | Event::GuardPosted { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::TokenDrawn { .. } | Event::PreviewFilled { .. } | Event::TokenRedrawn { .. } => true,
            Event::PileChosen { .. }
            | Event::PreviewMoved { .. }
            | Event::AbilityUsed { .. }
            | Event::CardPaid { .. }
            | Event::GuardPaid { .. }
            | Event::PointsPaid { .. }
            | Event::GuardsPlaced { .. }
            | Event::TokensSwapped { .. }
            | Event::SquareTaken { .. }
            | Event::HalfTaken { .. }
            | Event::PreviewBought { .. }
            | Event::GuardMoved { .. }
            | Event::WallAttached { .. }
            | Event::GuardPosted { .. } => false,
        }
    }
}

impl ModuleAction for Action {
    #[cold]
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        match (table.steps.top(), self) {
            (Some(AnyStep::RedPalace(Step::ChoosePile { .. })), Action::ChoosePile { pile }) => {
                setup::check(table, pile)
            }
            (Some(AnyStep::RedPalace(Step::PayCard)), Action::PayCard { card }) => {
                abilities::check_card(table, hand, card)
            }
            (Some(AnyStep::RedPalace(Step::PayGuards { .. })), Action::PayGuard { tile, side }) => {
                abilities::check_guard(table, tile, side)
            }
            (Some(AnyStep::RedPalace(Step::MoveGuard)), Action::PostGuard { tile, side }) => {
                abilities::check_target(table, tile, side)
            }
            (Some(AnyStep::RedPalace(Step::AttachWall)), Action::AttachWall { tile, side }) => {
                placement::check_edge(table, tile, side)
            }
            (
                Some(AnyStep::RedPalace(Step::PostGuards { tile: placed, .. })),
                Action::PostGuard { tile, side },
            ) => placement::check_watchtower(table, placed, tile, side),
            (Some(AnyStep::Act { .. }), _) => abilities::check(table, hand, self),
            // G6 is an action, and none is left.
            (Some(AnyStep::RedPalace(Step::Abilities)), action)
                if !matches!(action, Action::BuyPreview { .. }) =>
            {
                abilities::check(table, hand, action)
            }
            // RED-40
            (Some(AnyStep::Place { .. } | AnyStep::RedPalace(Step::AttachWall)), action)
                if action.ability().is_some() =>
            {
                Err(Illegal::RedPalace(Reason::TooLateForAbility))
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    #[cold]
    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::ChoosePile { pile } => setup::choose(game, seat, pile, sink),
            Action::PayCard { card } => {
                game.table.steps.pop();
                abilities::pay_card(game, seat, card, sink);
            }
            Action::PayGuard { tile, side } => abilities::pay_guard(game, seat, tile, side, sink),
            Action::PostGuard { tile, side } => match game.table.steps.top() {
                Some(AnyStep::RedPalace(Step::MoveGuard)) => {
                    abilities::move_guard(game, seat, (tile, side), sink);
                }
                _ => placement::post_chosen(game, seat, tile, side, sink),
            },
            Action::AttachWall { tile, side } => placement::attach(game, seat, tile, side, sink),
            Action::SwapTokens { .. }
            | Action::TakeWall
            | Action::TakeCard { .. }
            | Action::TakeSquare
            | Action::TakeHalf { .. }
            | Action::BuyPreview { .. }
            | Action::CountAsExact
            | Action::RedrawToken { .. }
            | Action::MoveGuard { .. } => {
                abilities::announce(game, seat, AnyAction::RedPalace(self), sink);
            }
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::BuyPreview { space, pay } => {
                let tile = view.preview(space);
                let goods = AnyGoods::RedPalace(Goods::Preview(space));
                Description {
                    tile,
                    ..Description::purchase(goods, tile.map(TileId::price)).paid(pay).rewarded()
                }
            }
            Action::SwapTokens { tile, space, card } => {
                Description::of(Deed::Other).with_card(card).on(space, view).with_tile(tile)
            }
            Action::TakeCard { card } => Description::of(Deed::Other).with_card(card),
            Action::PayCard { card } => Description::of(Deed::Pay).with_card(card),
            Action::PayGuard { tile, .. } => Description::of(Deed::Pay).with_tile(tile),
            Action::RedrawToken { tile }
            | Action::MoveGuard { tile, .. }
            | Action::PostGuard { tile, .. }
            | Action::AttachWall { tile, .. } => Description::of(Deed::Other).with_tile(tile),
            Action::ChoosePile { .. }
            | Action::TakeWall
            | Action::TakeSquare
            | Action::TakeHalf { .. }
            | Action::CountAsExact => Description::of(Deed::Other),
        }
    }
}
