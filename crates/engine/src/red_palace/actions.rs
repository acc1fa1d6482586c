//! The actions, decisions and events that The Red Palace has in addition to Alhambra.

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

/// An action that belongs to The Red Palace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Choose a pile of starting money (RED-20).
    ChoosePile {
        /// The number of the pile, from 0.
        pile: u8,
    },
    /// G1: swap the token of a building bought this turn with one on the market (GRD-30).
    SwapTokens {
        /// The building bought this turn.
        tile: TileId,
        /// The market space of the other building.
        space: Space,
        /// The card that pays for the swap.
        card: Money,
    },
    /// G2: take a wall section (GRD-41).
    TakeWall,
    /// G3: take a card from the money row (GRD-50).
    TakeCard {
        /// The card to take.
        card: Money,
    },
    /// G4: take a square tile (GRD-60).
    TakeSquare,
    /// G5: take a half-building tile (GRD-70).
    TakeHalf {
        /// The kind of the half-building tile.
        kind: Building,
    },
    /// G6: buy a building from the preview (GRD-80). Paying more than the price also announces G7 (GRD-91).
    BuyPreview {
        /// The preview space of the building.
        space: PreviewSpace,
        /// The payment for the building.
        pay: Payment,
    },
    /// G7: let the last payment count as exact (GRD-90).
    CountAsExact,
    /// G8: draw a new token for a building (GRD-100).
    RedrawToken {
        /// The building whose token is redrawn.
        tile: TileId,
    },
    /// G9: move a guard (GRD-110). Its target is chosen after the ability is paid for.
    MoveGuard {
        /// The tile that the guard is on.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
    /// Pay a card of any currency for G6 (GRD-83).
    PayCard {
        /// The card to pay with.
        card: Money,
    },
    /// Pay a guard for an ability (GRD-13).
    PayGuard {
        /// The tile that the guard is on.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
    /// Post a guard on a wall section: the one that is being moved (GRD-110), or one for a watchtower while there are
    /// not enough for all (RED-42).
    PostGuard {
        /// The tile to guard.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
    /// Attach the wall section to a tile of this turn (GRD-42).
    AttachWall {
        /// The tile that gets the wall.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
}

impl Action {
    /// The ability that the action uses, if any.
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

    /// Whether the action may respond to a payment, so that others can still respond to the same payment afterwards
    /// (GRD-100).
    pub(crate) const fn answers_payment(self) -> bool {
        matches!(self, Action::SwapTokens { .. } | Action::CountAsExact | Action::RedrawToken { .. })
    }
}

/// A step that belongs to The Red Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// Players choose starting money, from the last player to the first (RED-20).
    ChoosePile {
        /// The place in turn order, from 0, of the player who chooses. The first player gets the last pile.
        place: u8,
    },
    /// R1 without actions left: abilities may still be used (RED-32).
    Abilities,
    /// The player chooses the card that pays for G6 (GRD-83).
    PayCard,
    /// The player chooses the guards that pay for the announced ability (GRD-13).
    PayGuards {
        /// The number of guards still to be paid.
        left: u8,
    },
    /// G9: the player chooses where the guard goes (GRD-110).
    MoveGuard,
    /// R2: the wall section is attached before tiles are placed (RED-41).
    AttachWall,
    /// There are too few guards: the player chooses which watchtower gets one (RED-42).
    PostGuards {
        /// The player who chooses.
        seat: Seat,
        /// The tile with the watchtowers.
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

    /// Using an ability is optional.
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

/// A decision that belongs to The Red Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A pile of starting money.
    ChoosePile,
    /// The use of abilities after the last action.
    Abilities,
    /// The card that pays for buying from the preview.
    PayCard,
    /// A guard that pays for an ability.
    PayGuard,
    /// The wall that a guard is moved to.
    MoveGuard,
    /// The edge that a wall section is attached to.
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

    /// Takes the pile of starting money with the highest total, the first of several equal ones.
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

/// An event that belongs to The Red Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A player chose a pile of starting money.
    PileChosen {
        /// The player who chose.
        seat: Seat,
        /// The number of the pile, from 0.
        pile: u8,
        /// The cards in the pile.
        cards: Pile,
    },
    /// A token was drawn for a terrain tile.
    TokenDrawn {
        /// The terrain tile.
        tile: TileId,
        /// The kind of building drawn for it.
        kind: Building,
    },
    /// A new tile was laid on the preview.
    PreviewFilled {
        /// The space it was laid on.
        space: PreviewSpace,
        /// The tile laid there.
        tile: TileId,
    },
    /// A tile of the preview moved up.
    PreviewMoved {
        /// The space it is on now.
        space: PreviewSpace,
        /// The tile that moved.
        tile: TileId,
    },
    /// An ability was announced. Its cost and its effect are reported next.
    AbilityUsed {
        /// The player who uses it.
        seat: Seat,
        /// The ability used.
        ability: Ability,
    },
    /// A money card was paid for an ability.
    CardPaid {
        /// The player who paid.
        seat: Seat,
        /// The card paid.
        card: Money,
    },
    /// A guard was paid and moved to the placement tiles.
    GuardPaid {
        /// The player who paid.
        seat: Seat,
        /// The tile that the guard was on.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
    /// Points were paid instead of guards (GRD-14).
    PointsPaid {
        /// The player who paid.
        seat: Seat,
        /// The number of points.
        points: u8,
    },
    /// Guards for Dirk's tiles were moved to the placement tiles.
    GuardsPlaced {
        /// The number of guards.
        guards: u8,
    },
    /// G1: two tokens were swapped.
    TokensSwapped {
        /// The player who swapped them.
        seat: Seat,
        /// The building that was bought.
        tile: TileId,
        /// The new kind of that building.
        kind: Building,
        /// The building on the market.
        other: TileId,
        /// The new kind of that building.
        other_kind: Building,
    },
    /// G4: a square tile was taken and set aside.
    SquareTaken {
        /// The player who took it.
        seat: Seat,
        /// The square tile.
        tile: TileId,
    },
    /// G5: a half-building tile was taken.
    HalfTaken {
        /// The player who took it.
        seat: Seat,
        /// The kind of the half-building tile.
        kind: Building,
    },
    /// G6: a building was bought from the preview and set aside.
    PreviewBought {
        /// The buyer.
        seat: Seat,
        /// The preview space that it came from.
        space: PreviewSpace,
        /// The tile bought.
        tile: TileId,
        /// The payment.
        pay: Payment,
    },
    /// G8: a building got a new token, and the old one went back into the bag.
    TokenRedrawn {
        /// The player who used the ability.
        seat: Seat,
        /// The building concerned.
        tile: TileId,
        /// The old kind.
        old: Building,
        /// The new kind.
        kind: Building,
    },
    /// G9: a guard was moved.
    GuardMoved {
        /// The owner of the guard.
        seat: Seat,
        /// The tile and side it was on.
        from: (TileId, Dir),
        /// The tile and side it is on now.
        to: (TileId, Dir),
    },
    /// G2: a wall section was attached to a tile.
    WallAttached {
        /// The player who attached it.
        seat: Seat,
        /// The tile that got the wall.
        tile: TileId,
        /// The side of the tile.
        side: Dir,
    },
    /// A guard from the supply was posted on a watchtower (RED-42).
    GuardPosted {
        /// The owner of the tile.
        seat: Seat,
        /// The tile with the watchtower.
        tile: TileId,
        /// The side of the tile.
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
            // G6 is an action, and no action is left.
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
