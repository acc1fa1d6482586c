//! The guard abilities (GRD): their cost, when they can be used, and their effect.

use super::actions::{Action, Event, Step};
use super::hooks;
use super::state::PreviewSpace;
use super::{Goods, Reason};
use super::{market, placement};
use crate::action::Action as AnyAction;
use crate::check;
use crate::data::{ABILITIES, GUARD_SUBSTITUTES};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{ModuleGoods, Progress};
use crate::payment;
use crate::play;
use crate::purchase::{Goods as AnyGoods, Purchase};
use crate::scoring::Points;
use crate::step::Step as AnyStep;
use crate::vocab::{Building, Currency, Dir, Money, MoneySet, Payment, Seat, Space, TileId, Walls, bit_set};

/// A guard ability, in the order of [`ABILITIES`] (GRD-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ability {
    /// G1: swap the tokens of two buildings.
    SwapTokens,
    /// G2: take a wall section.
    WallSection,
    /// G3: take a card from the money row.
    TakeMoney,
    /// G4: take a square tile.
    SquareTile,
    /// G5: take a half-building tile.
    HalfBuilding,
    /// G6: buy a building from the preview.
    BuyFromPreview,
    /// G7: let a payment count as exact.
    TreatAsExact,
    /// G8: draw a new token for a building.
    RedrawToken,
    /// G9: move a guard.
    MoveGuard,
}

impl Ability {
    /// All nine abilities.
    pub const ALL: [Ability; ABILITIES.len()] = [
        Ability::SwapTokens,
        Ability::WallSection,
        Ability::TakeMoney,
        Ability::SquareTile,
        Ability::HalfBuilding,
        Ability::BuyFromPreview,
        Ability::TreatAsExact,
        Ability::RedrawToken,
        Ability::MoveGuard,
    ];

    /// The id in the data, such as `G3`.
    pub const fn id(self) -> &'static str {
        ABILITIES[self as usize].id
    }

    /// Returns the ability with that id.
    pub fn from_id(id: &str) -> Option<Ability> {
        Ability::ALL.into_iter().find(|ability| ability.id() == id)
    }

    /// The number of guards it costs.
    pub const fn guards(self) -> u8 {
        ABILITIES[self as usize].guards
    }

    /// Whether the ability belongs to the fixed side of the guard board (RED-14).
    pub const fn is_on_fixed_side(self) -> bool {
        ABILITIES[self as usize].on_fixed_side
    }
}

bit_set! {
    /// A set of abilities.
    AbilitySet(u16) of Ability::ALL.len(), Ability,
    place: |ability| ability as u16,
    at: |place| Ability::ALL[place]
}

/// The abilities that an action uses. Paying more than a price that must be met exactly announces G7 (GRD-91).
fn used_by(table: &Table, action: AnyAction) -> AbilitySet {
    let mut used = AbilitySet::EMPTY;
    let is_over = match action {
        AnyAction::RedPalace(action) => {
            action.ability().into_iter().for_each(|ability| used.insert(ability));
            match action {
                Action::BuyPreview { space, pay } => {
                    let tile = table.red_palace.preview[space as usize];
                    tile.is_some_and(|tile| pay.total() > u16::from(tile.price()))
                }
                Action::ChoosePile { .. }
                | Action::SwapTokens { .. }
                | Action::TakeWall
                | Action::TakeCard { .. }
                | Action::TakeSquare
                | Action::TakeHalf { .. }
                | Action::CountAsExact
                | Action::RedrawToken { .. }
                | Action::MoveGuard { .. }
                | Action::PayCard { .. }
                | Action::PayGuard { .. }
                | Action::PostGuard { .. }
                | Action::AttachWall { .. } => false,
            }
        }
        other => hooks::is_overpaid(table, other),
    };
    if is_over {
        used.insert(Ability::TreatAsExact);
    }
    used
}

/// The total number of guards that these abilities cost.
fn guards_for(used: AbilitySet) -> u8 {
    used.iter().map(Ability::guards).sum()
}

/// The guard that an action moves, which cannot be used as payment (GRD-111).
fn moved_by(action: Option<AnyAction>) -> Option<(TileId, Dir)> {
    match action {
        Some(AnyAction::RedPalace(Action::MoveGuard { tile, side })) => Some((tile, side)),
        _ => None,
    }
}

/// GRD-14: the points that replace a missing guard now.
pub(crate) fn substitute(table: &Table) -> u8 {
    let scored = table.rounds_scored.iter().filter(|&&scored| scored).count();
    GUARD_SUBSTITUTES[scored.min(GUARD_SUBSTITUTES.len() - 1)]
}

/// GRD-14, GRD-15: whether the player in turn has the guards, or the points for the missing ones.
fn can_pay(table: &Table, asked: u8) -> bool {
    let missing = asked.saturating_sub(table.red_palace.held[table.turn_of]);
    missing == 0 || Points::from(missing * substitute(table)) <= table.scores[table.turn_of]
}

/// GRD-10: the abilities that are face up.
fn face_up(table: &Table) -> AbilitySet {
    let state = &table.red_palace;
    state.abilities.without(state.used)
}

/// The buildings on the market that have a token, with their spaces.
fn tokens_on_market(table: &Table) -> impl Iterator<Item = (Space, TileId, Building)> {
    Space::ALL.into_iter().filter_map(|space| {
        let tile = table.tile_on(space)?;
        Some((space, tile, token_on(table, tile)?))
    })
}

/// The token or wooden building on a tile that had a token (GRD-32).
fn token_on(table: &Table, tile: TileId) -> Option<Building> {
    tile.terrain_number().and_then(|_| table.kind_of(tile))
}

/// The tiles in the preview.
fn previewed(table: &Table) -> impl Iterator<Item = (PreviewSpace, TileId)> {
    let preview = table.red_palace.preview;
    PreviewSpace::ALL.into_iter().filter_map(move |space| Some((space, preview[space as usize]?)))
}

/// One card of each face that a hand holds in a currency.
fn faces(hand: &Cards, currency: Currency) -> impl Iterator<Item = Money> {
    let held = hand.money[currency];
    let faces = (1..=9).filter_map(move |value| Money::new(currency, value)).chain(Money::builder(currency));
    faces.filter(move |&card| held.count_of(card) > 0)
}

/// The guards of a seat, tile by tile.
fn guards_on_tiles(table: &Table, seat: Seat) -> impl Iterator<Item = (TileId, Dir)> {
    let guards = table.red_palace.guards;
    table.guarded_tiles(seat).flat_map(move |tile| guards.on(tile).iter().map(move |side| (tile, side)))
}

/// The wall sections without a guard on a seat's tiles, tile by tile (GRD-110).
fn free_walls(table: &Table, seat: Seat) -> impl Iterator<Item = (TileId, Dir)> {
    table.guarded_tiles(seat).flat_map(move |tile| {
        let free: Walls = table.walls_of(tile).without(table.red_palace.guards.on(tile));
        free.iter().map(move |side| (tile, side))
    })
}

/// Whether the player in turn may be able to use an ability that is not an action, as far as everybody can see
/// (INT-23).
pub(super) fn may_use_any(table: &Table) -> bool {
    face_up(table).iter().any(|ability| can_pay(table, ability.guards()) && may_use(table, ability))
}

fn may_use(table: &Table, ability: Ability) -> bool {
    let (state, seat) = (&table.red_palace, table.turn_of);
    // Usually nothing has been bought or paid yet, which is quick to test.
    let has_bought = !table.set_aside.is_empty();
    match ability {
        Ability::SwapTokens => has_bought && table.hand_sizes[seat] > 0 && swaps(table).next().is_some(),
        Ability::WallSection => {
            has_bought && table.wall_sections() > 0 && placement::edges(table).next().is_some()
        }
        Ability::TakeMoney => table.row.len() > 0,
        Ability::SquareTile => state.squares > 0,
        Ability::HalfBuilding => state.halves.0.iter().any(Option::is_none),
        Ability::BuyFromPreview => false,
        Ability::TreatAsExact => state.paid.is_some_and(|paid| paid.is_over),
        Ability::RedrawToken => {
            state.paid.is_some() && !state.is_bag_empty() && redraws(table).next().is_some()
        }
        Ability::MoveGuard => state.held[seat] > 1,
    }
}

/// GRD-30, GRD-32, GRD-12: bought buildings and market spaces whose tokens differ.
fn swaps(table: &Table) -> impl Iterator<Item = (TileId, Space)> {
    let bought = table.set_aside.iter().filter_map(|tile| Some((tile, token_on(table, tile)?)));
    bought.flat_map(|(tile, kind)| {
        let others = tokens_on_market(table).filter(move |&(.., other)| other != kind);
        others.map(move |(space, ..)| (tile, space))
    })
}

/// GRD-100, GRD-102: the buildings whose token may be redrawn now.
fn redraws(table: &Table) -> impl Iterator<Item = TileId> {
    let paid = table.red_palace.paid;
    let bought = paid.into_iter().map(|paid| paid.tile).filter(|&tile| token_on(table, tile).is_some());
    let market = tokens_on_market(table).map(|(_, tile, _)| tile);
    market.filter(move |_| paid.is_some()).chain(bought)
}

/// Lists every use of an ability that is not an action.
pub(super) fn list(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let (state, seat) = (&table.red_palace, table.turn_of);
    let mut push = |action| out.push(AnyAction::RedPalace(action));
    for ability in face_up(table).iter() {
        if !can_pay(table, ability.guards()) || !may_use(table, ability) {
            continue;
        }
        match ability {
            Ability::SwapTokens => {
                for (tile, space) in swaps(table) {
                    let cards = faces(hand, space.currency());
                    cards.for_each(|card| push(Action::SwapTokens { tile, space, card }));
                }
            }
            Ability::WallSection => push(Action::TakeWall),
            Ability::TakeMoney => {
                let row = table.row.money();
                // Equal cards are adjacent, so only the first of them is listed.
                let is_first = |place: &usize| *place == 0 || row[place - 1] != row[*place];
                let cards = (0..row.len()).filter(is_first).map(|place| row[place]);
                cards.for_each(|card| push(Action::TakeCard { card }));
            }
            Ability::SquareTile => push(Action::TakeSquare),
            Ability::HalfBuilding => {
                let left = Building::ALL.into_iter().filter(|&kind| state.halves[kind].is_none());
                left.for_each(|kind| push(Action::TakeHalf { kind }));
            }
            // G6 is an action.
            Ability::BuyFromPreview => {}
            Ability::TreatAsExact => push(Action::CountAsExact),
            Ability::RedrawToken => {
                redraws(table).for_each(|tile| push(Action::RedrawToken { tile }));
            }
            Ability::MoveGuard => {
                guards_on_tiles(table, seat).for_each(|(tile, side)| push(Action::MoveGuard { tile, side }));
            }
        }
    }
}

/// Lists what R1 offers besides the actions of the base game: abilities, including those that take an action.
#[cold]
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let over = face_up(table).has(Ability::TreatAsExact);
    if face_up(table).has(Ability::BuyFromPreview) {
        let asked = [Ability::BuyFromPreview.guards(), Ability::TreatAsExact.guards()];
        let with_over = over && can_pay(table, asked[0] + asked[1]);
        let cards_held = hand.money_len();
        for (space, tile) in previewed(table).filter(|_| can_pay(table, asked[0])) {
            let price = u16::from(tile.price());
            for currency in Space::ALL.map(Space::currency) {
                payment::each(hand.money[currency], price, !with_over, |cards| {
                    // GRD-83: one card must be left to pay for the ability.
                    if cards_held > cards.len() {
                        let pay = Payment::plain(currency, cards);
                        out.push(AnyAction::RedPalace(Action::BuyPreview { space, pay }));
                    }
                });
            }
        }
    }
    if over && can_pay(table, Ability::TreatAsExact.guards()) {
        hooks::overpayments(table, hand, out);
    }
    list(table, hand, out);
}

/// Checks whether the ability is face up.
fn check_face_up(table: &Table, ability: Ability) -> Result<(), Illegal> {
    let state = &table.red_palace;
    if !state.abilities.has(ability) {
        return Err(Illegal::RedPalace(Reason::AbilityNotInGame));
    }
    if state.used.has(ability) { Err(Illegal::RedPalace(Reason::AbilityUsed)) } else { Ok(()) }
}

/// GRD-12: checks whether the ability can be used, carried out and paid for.
pub(super) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let ability = action.ability().ok_or(Illegal::NotNow(table.awaited()))?;
    check_face_up(table, ability)?;
    check_effect(table, hand, action)?;
    let used = used_by(table, AnyAction::RedPalace(action));
    if can_pay(table, guards_for(used)) {
        Ok(())
    } else {
        Err(Illegal::RedPalace(Reason::GuardsUnaffordable))
    }
}

fn check_effect(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let (state, seat) = (&table.red_palace, table.turn_of);
    let unless = |fits: bool, illegal: Illegal| if fits { Ok(()) } else { Err(illegal) };
    match action {
        Action::SwapTokens { tile, space, card } => {
            unless(table.set_aside.has(tile), Illegal::RedPalace(Reason::NotBoughtNow))?;
            let own = token_on(table, tile).ok_or(Illegal::RedPalace(Reason::NoToken))?;
            let other = table.tile_on(space).and_then(|tile| token_on(table, tile));
            unless(
                own != other.ok_or(Illegal::RedPalace(Reason::NoToken))?,
                Illegal::RedPalace(Reason::SameToken),
            )?;
            unless(card.currency() == space.currency(), Illegal::RedPalace(Reason::WrongSwapCard))?;
            unless(hand.has(card), Illegal::NotInHand)
        }
        Action::TakeWall => {
            unless(
                table.set_aside.iter().any(|tile| placement::takes_wall(table, tile)),
                Illegal::RedPalace(Reason::NoWallTile),
            )?;
            unless(table.wall_sections() > 0, Illegal::RedPalace(Reason::NoWallSection))
        }
        Action::TakeCard { card } => {
            unless(table.row.money().contains(&card), Illegal::RedPalace(Reason::NoSuchRowCard))
        }
        Action::TakeSquare => unless(state.next_square().is_some(), Illegal::RedPalace(Reason::NoSquareLeft)),
        Action::TakeHalf { kind } => {
            unless(state.halves[kind].is_none(), Illegal::RedPalace(Reason::HalfTaken))
        }
        Action::BuyPreview { space, pay } => {
            let tile = state.preview[space as usize].ok_or(Illegal::RedPalace(Reason::PreviewEmpty))?;
            let price = u16::from(tile.price());
            crate::hooks::check_played(table, pay)?;
            check::payment(hand, pay, price)?;
            if pay.total() > price {
                check_face_up(table, Ability::TreatAsExact)
                    .map_err(|_| Illegal::RedPalace(Reason::PreviewNotExact))?;
            }
            unless(hand.money_len() > pay.len(), Illegal::RedPalace(Reason::NoCardLeft))
        }
        Action::CountAsExact => {
            unless(state.paid.is_some_and(|paid| paid.is_over), Illegal::RedPalace(Reason::NotOverpaid))
        }
        Action::RedrawToken { tile } => {
            let paid = state.paid.ok_or(Illegal::RedPalace(Reason::PaymentPast))?;
            let is_near = paid.tile == tile || table.market.contains(&Some(tile));
            unless(is_near && token_on(table, tile).is_some(), Illegal::RedPalace(Reason::NoTokenToRedraw))?;
            unless(!state.is_bag_empty(), Illegal::RedPalace(Reason::BagEmpty))
        }
        Action::MoveGuard { tile, side } => {
            unless(is_own_guard(table, seat, tile, side), Illegal::RedPalace(Reason::NoSuchGuard))?;
            unless(table.red_palace.held[seat] > 1, Illegal::RedPalace(Reason::OnlyGuard))
        }
        Action::ChoosePile { .. }
        | Action::PayCard { .. }
        | Action::PayGuard { .. }
        | Action::PostGuard { .. }
        | Action::AttachWall { .. } => Err(Illegal::NotNow(table.awaited())),
    }
}

fn is_own_guard(table: &Table, seat: Seat, tile: TileId, side: Dir) -> bool {
    table.red_palace.guards.has(tile, side) && is_own_tile(table, seat, tile)
}

fn is_own_tile(table: &Table, seat: Seat, tile: TileId) -> bool {
    table.reserves[seat].has(tile) || table.palaces[seat].tile_set().has(tile)
}

/// Checks whether something that must be paid for exactly may be overpaid, which G7 makes valid (GRD-91). `refusal` is
/// the reason given otherwise.
#[cold]
pub(crate) fn check_overpaid(table: &Table, refusal: Illegal) -> Result<(), Illegal> {
    check_face_up(table, Ability::TreatAsExact).map_err(|_| refusal)?;
    if can_pay(table, Ability::TreatAsExact.guards()) {
        Ok(())
    } else {
        Err(Illegal::RedPalace(Reason::GuardsUnaffordable))
    }
}

/// Begins a purchase that G7 makes valid: the guard is paid first.
#[cold]
pub(crate) fn begin_overpaid(game: &mut Game, seat: Seat, action: AnyAction, sink: &mut impl EventSink) {
    announce(game, seat, action, sink);
}

/// GRD-11: the ability is turned face down, its cost is paid, and then it takes effect.
pub(super) fn announce(game: &mut Game, seat: Seat, action: AnyAction, sink: &mut impl EventSink) {
    let used = used_by(&game.table, action);
    for ability in used.iter() {
        game.table.red_palace.used.insert(ability);
        sink.push(AnyEvent::RedPalace(Event::AbilityUsed { seat, ability }));
    }
    game.table.red_palace.announced = Some(action);
    game.table.steps.push(AnyStep::RedPalace(Step::PayGuards { left: guards_for(used) }));
    match action {
        AnyAction::RedPalace(Action::SwapTokens { card, .. }) => pay_card(game, seat, card, sink),
        AnyAction::RedPalace(Action::BuyPreview { .. }) => {
            game.table.steps.push(AnyStep::RedPalace(Step::PayCard));
        }
        _ => {}
    }
}

/// The money laid down for the building of the preview that is being bought.
fn laid_down(table: &Table) -> Option<Payment> {
    match table.red_palace.announced {
        Some(AnyAction::RedPalace(Action::BuyPreview { pay, .. })) => Some(pay),
        _ => None,
    }
}

/// What remains of a hand after the money for the building is laid down.
fn left_over(table: &Table, hand: &Cards) -> Cards {
    let mut left = *hand;
    if let Some(pay) = laid_down(table) {
        left.money[pay.currency()] = left.money[pay.currency()].minus(pay.first());
    }
    left
}

/// GRD-83: lists the cards that can pay for G6.
pub(super) fn list_cards(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let left = left_over(table, hand);
    let cards = Money::all().filter(|&card| left.has(card));
    out.extend(cards.map(|card| AnyAction::RedPalace(Action::PayCard { card })));
}

pub(super) fn check_card(table: &Table, hand: &Cards, card: Money) -> Result<(), Illegal> {
    if !hand.has(card) {
        return Err(Illegal::NotInHand);
    }
    if left_over(table, hand).has(card) { Ok(()) } else { Err(Illegal::RedPalace(Reason::NoCardLeft)) }
}

/// The only card that can pay for G6, if everybody can tell that there is just one.
pub(super) fn forced_card(game: &Game, seat: Seat) -> Option<Money> {
    let left = left_over(&game.table, &game.hidden.hands[seat]);
    let is_last =
        laid_down(&game.table).is_some_and(|pay| game.table.hand_sizes[seat] as usize == pay.len() + 1);
    left.money_cards().next().filter(|_| is_last)
}

pub(super) fn pay_card(game: &mut Game, seat: Seat, card: Money, sink: &mut impl EventSink) {
    game.spend(seat, card.currency(), crate::vocab::Purse::one(card));
    sink.push(AnyEvent::RedPalace(Event::CardPaid { seat, card }));
}

/// The guards that can pay for the announced ability.
fn payable(table: &Table) -> impl Iterator<Item = (TileId, Dir)> {
    let moved = moved_by(table.red_palace.announced);
    guards_on_tiles(table, table.turn_of).filter(move |&guard| Some(guard) != moved)
}

/// Lists the guards that can pay for an ability (GRD-13).
pub(super) fn list_guards(table: &Table, out: &mut Vec<AnyAction>) {
    out.extend(payable(table).map(|(tile, side)| AnyAction::RedPalace(Action::PayGuard { tile, side })));
}

pub(super) fn check_guard(table: &Table, tile: TileId, side: Dir) -> Result<(), Illegal> {
    if !is_own_guard(table, table.turn_of, tile, side) {
        return Err(Illegal::RedPalace(Reason::NoSuchGuard));
    }
    let is_moved = moved_by(table.red_palace.announced) == Some((tile, side));
    if is_moved { Err(Illegal::RedPalace(Reason::OnlyGuard)) } else { Ok(()) }
}

/// GRD-20: the guard goes to the placement tiles.
pub(super) fn pay_guard(game: &mut Game, seat: Seat, tile: TileId, side: Dir, sink: &mut impl EventSink) {
    let state = &mut game.table.red_palace;
    state.guards.toggle(tile, side);
    state.held[seat] -= 1;
    state.placed += 1;
    if let Some(AnyStep::RedPalace(Step::PayGuards { left })) = game.table.steps.top() {
        game.table.steps.replace(AnyStep::RedPalace(Step::PayGuards { left: left - 1 }));
    }
    sink.push(AnyEvent::RedPalace(Event::GuardPaid { seat, tile, side }));
}

/// Asks which guards to pay, if the player has a choice. Otherwise pays them, with points for those that are missing
/// (GRD-14), and carries out the ability.
pub(super) fn ask_for_guards(game: &mut Game, left: u8, sink: &mut impl EventSink) -> Progress {
    let seat = game.table.turn_of;
    let guards = payable(&game.table).count();
    if left > 0 && guards > left as usize {
        return Progress::Waits;
    }
    for _ in 0..guards.min(left as usize) {
        let Some((tile, side)) = payable(&game.table).next() else { break };
        pay_guard(game, seat, tile, side, sink);
    }
    let missing = left - guards.min(left as usize) as u8;
    if missing > 0 {
        // GRD-16: points put no guard on the placement tiles.
        let points = missing * substitute(&game.table);
        game.table.scores[seat] -= Points::from(points);
        sink.push(AnyEvent::RedPalace(Event::PointsPaid { seat, points }));
    }
    game.table.steps.pop();
    carry_out(game, seat, sink);
    Progress::GoesOn
}

/// Carries out the ability that was announced and paid for.
fn carry_out(game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
    let Some(action) = game.table.red_palace.announced.take() else { return };
    let state = &mut game.table.red_palace;
    match action {
        AnyAction::RedPalace(Action::SwapTokens { tile, space, .. }) => {
            let Some(other) = game.table.market[space as usize] else { return };
            let (Some(one), Some(two)) = (tile.terrain_number(), other.terrain_number()) else { return };
            state.kinds.swap(one, two);
            if let (Some(kind), Some(other_kind)) = (state.kinds[one], state.kinds[two]) {
                let swapped = Event::TokensSwapped { seat, tile, kind, other, other_kind };
                sink.push(AnyEvent::RedPalace(swapped));
            }
        }
        AnyAction::RedPalace(Action::TakeWall) => state.section = true,
        AnyAction::RedPalace(Action::TakeCard { card }) => {
            game.take_from_row(seat, card);
            sink.push(AnyEvent::MoneyTaken { seat, cards: MoneySet::one(card) });
        }
        AnyAction::RedPalace(Action::TakeSquare) => {
            let Some(tile) = state.next_square() else { return };
            state.squares -= 1;
            game.table.set_aside.insert(tile);
            sink.push(AnyEvent::RedPalace(Event::SquareTaken { seat, tile }));
        }
        AnyAction::RedPalace(Action::TakeHalf { kind }) => {
            state.halves[kind] = Some(seat);
            sink.push(AnyEvent::RedPalace(Event::HalfTaken { seat, kind }));
        }
        AnyAction::RedPalace(Action::BuyPreview { space, pay }) => {
            let Some(tile) = state.preview[space as usize] else { return };
            game.pay(seat, pay);
            let goods = AnyGoods::RedPalace(Goods::Preview(space));
            Purchase { seat, goods, price: tile.price(), pay }.complete(game, sink);
        }
        AnyAction::RedPalace(Action::CountAsExact) => {
            if let Some(paid) = &mut state.paid {
                paid.is_over = false;
            }
            game.table.steps.push(AnyStep::Act { further: true });
        }
        AnyAction::RedPalace(Action::RedrawToken { tile }) => market::redraw_token(game, seat, tile, sink),
        AnyAction::RedPalace(Action::MoveGuard { .. }) => {
            state.announced = Some(action);
            game.table.steps.push(AnyStep::RedPalace(Step::MoveGuard));
        }
        other => hooks::carry_out(game, seat, other, sink),
    }
}

impl ModuleGoods for Goods {
    /// GRD-81: the purchase counts as exact. GRD-82: the gap in the preview is closed in R4.
    fn complete(
        self,
        Purchase { seat, price, pay, .. }: Purchase,
        game: &mut Game,
        sink: &mut impl EventSink,
    ) {
        let Goods::Preview(space) = self;
        let Some(tile) = game.table.red_palace.preview[space as usize].take() else { return };
        sink.push(AnyEvent::RedPalace(Event::PreviewBought { seat, space, tile, pay }));
        play::bought(game, seat, tile, price, true);
    }
}

/// GRD-110: lists where the guard can go.
pub(super) fn list_targets(table: &Table, out: &mut Vec<AnyAction>) {
    let targets = free_walls(table, table.turn_of);
    out.extend(targets.map(|(tile, side)| AnyAction::RedPalace(Action::PostGuard { tile, side })));
}

pub(super) fn check_target(table: &Table, tile: TileId, side: Dir) -> Result<(), Illegal> {
    let is_free = table.walls_of(tile).has(side) && !table.red_palace.guards.has(tile, side);
    let fits = is_free && is_own_tile(table, table.turn_of, tile);
    if fits { Ok(()) } else { Err(Illegal::RedPalace(Reason::NoPlaceForGuard)) }
}

pub(super) fn move_guard(game: &mut Game, seat: Seat, to: (TileId, Dir), sink: &mut impl EventSink) {
    game.table.steps.pop();
    let state = &mut game.table.red_palace;
    let Some(from) = moved_by(state.announced.take()) else { return };
    state.guards.toggle(from.0, from.1);
    state.guards.toggle(to.0, to.1);
    sink.push(AnyEvent::RedPalace(Event::GuardMoved { seat, from, to }));
}
