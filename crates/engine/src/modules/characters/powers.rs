//! The powers of the characters (CHR-20 to CHR-48).

use super::Reason;
use super::Source;
use super::{Action, Character, Event, Step, tell};
use crate::Action as AnyAction;
use crate::event::EventSink;
use crate::flow;
use crate::game::{Cards, Game, Table};
use crate::hooks::{self, Drawn};
use crate::illegal::Illegal;
use crate::legal;
use crate::legal::ActionSink;
use crate::modules::{Progress, caravanserai, change};
use crate::play;
use crate::scoring::{self, Choices, Counts, Line, Points, Round, Scorer, Source as AnySource};
use crate::step::Step as AnyStep;
use crate::vocab::{Building, Money, MoneySet, Seat, Space, TileId};

/// CHR-31, BAZ-34: Knihstig can be used after buying a tile at this price or more.
const KNIHSTIG_PRICE: u8 = 10;

/// CHR-38: Yammerad can be used with this many money cards in hand, or fewer.
pub(super) const YAMMERAD_CARDS: usize = 2;

/// CHR-33: the total that Faruk allows.
const FARUK_LIMIT: u8 = 7;

/// CHR-43: the points that Fatima brings at the end.
pub const FATIMA_POINTS: Points = 8;

/// CHR-33: the highest total of several cards taken together, 5 or 7.
pub(crate) fn take_limit(table: &Table, seat: Seat) -> u8 {
    let state = &table.modules.characters;
    if state.may_use(seat, Character::FarukWillhaben).is_ok() { FARUK_LIMIT } else { legal::TAKE_LIMIT }
}

/// Why several cards with that total may not be taken together.
pub(crate) fn take_refusal(table: &Table, seat: Seat, total: u8, limit: u8) -> Illegal {
    match table.modules.characters.may_use(seat, Character::FarukWillhaben) {
        Err(Illegal::Characters(Reason::LozengeUsed)) if total <= FARUK_LIMIT => {
            Illegal::Characters(Reason::LozengeUsed)
        }
        Err(_) => Illegal::TakesTooMuch { limit },
        Ok(()) => Illegal::Characters(Reason::TakesTooMuch { limit }),
    }
}

/// CHR-33: taking several cards with a total above 5 uses Faruk.
pub(crate) fn use_faruk(game: &mut Game, seat: Seat, cards: &MoneySet, sink: &mut impl EventSink) {
    if cards.as_slice().len() > 1 && cards.total() > legal::TAKE_LIMIT {
        game.table.modules.characters.lozenge_used = true;
        tell(sink, Event::Used { seat, character: Character::FarukWillhaben });
    }
}

/// CHR-30: lists the market tiles that Karim can buy.
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    if owns_karim(table) {
        let filled = Space::ALL.into_iter().filter(|&space| table.tile_on(space).is_some());
        out.extend(filled.map(|space| AnyAction::Characters(Action::Karim { space })));
    }
}

/// Whether the player owns Yammerad, who helps players with small hands (CHR-38). Such a player may add cards to a
/// payment that are not needed for it (BASE-35).
pub(crate) fn gains_by_small_hand(table: &Table, seat: Seat) -> bool {
    table.modules.characters.owned[seat].has(Character::Yammerad)
}

/// Whether the player in turn owns Karim.
pub(crate) fn owns_karim(table: &Table) -> bool {
    table.modules.characters.owned[table.turn_of].has(Character::AbdulKarim)
}

/// Checks whether the player in turn may use Karim.
pub(crate) fn check_karim(table: &Table) -> Result<(), Illegal> {
    table.modules.characters.may_use(table.turn_of, Character::AbdulKarim)
}

/// CHR-30: Karim leaves the game.
pub(crate) fn spend_karim(table: &mut Table, seat: Seat) {
    table.modules.characters.owned[seat].remove(Character::AbdulKarim);
    table.modules.characters.gone.insert(Character::AbdulKarim);
}

/// CHR-36 to CHR-38: lists what may be done in F0.
pub(crate) fn before_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    let owned = table.modules.characters.owned[table.turn_of];
    if owned.has(Character::LailaWundabah) && table.supply_len > 0 {
        let filled = Space::ALL.into_iter().filter(|&space| table.tile_on(space).is_some());
        out.extend(filled.map(|space| AnyAction::Characters(Action::Laila { space })));
    }
    if owned.has(Character::MachmaKlain) {
        for give in Money::all().filter(|&card| hand.has(card)) {
            let row = distinct(table.row.money()).filter(|take| take.value() <= give.value());
            out.extend(row.map(|take| AnyAction::Characters(Action::Machma { give, take })));
        }
    }
    if owned.has(Character::Yammerad) && hand.money_len() <= YAMMERAD_CARDS {
        out.push(AnyAction::Characters(Action::Yammerad));
    }
    out.push(AnyAction::Pass);
}

/// The distinct cards of the row, in which equal ones are adjacent.
fn distinct(row: &[Money]) -> impl Iterator<Item = Money> {
    row.iter()
        .enumerate()
        .filter(|&(place, card)| place == 0 || row[place - 1] != *card)
        .map(|(_, &card)| card)
}

/// CHR-31: asks right after the purchase, before the further action (INT-09).
pub(crate) fn after_buy(table: &mut Table, seat: Seat, price: u8) {
    let state = &table.modules.characters;
    let usable = state.may_use(seat, Character::AbdulKnihstig).is_ok();
    if usable && price >= KNIHSTIG_PRICE && !table.row.money().is_empty() {
        table.steps.push(AnyStep::Characters(Step::Knihstig));
    }
}

/// CHR-32: whether Ammar may be used in F3.
pub(crate) fn has_end_redesign(table: &Table) -> bool {
    table.modules.characters.may_use(table.turn_of, Character::AmmarElSchauf).is_ok()
}

/// CHR-38, CHR-45 to CHR-48: draws until a money card comes up or nothing can be drawn.
pub(crate) fn draw(game: &mut Game, sink: &mut impl EventSink) {
    let seat = game.table.turn_of;
    loop {
        match hooks::draw(game, seat, sink) {
            Drawn::Money(card) => {
                game.hidden.hands[seat].put(card);
                game.table.hand_sizes[seat] += 1;
                hooks::drawn_unseen(&mut game.table, seat, card);
                game.table.steps.pop();
                tell(sink, Event::YammeradDrew { seat, card: Some(card) });
                return;
            }
            Drawn::Aside => {}
            Drawn::Interrupts => return,
            Drawn::Nothing => {
                game.table.steps.pop();
                return;
            }
        }
    }
}

pub(super) fn list(table: &Table, step: Step, out: &mut Vec<AnyAction>) {
    match step {
        Step::Knihstig => {
            let row = distinct(table.row.money());
            out.extend(row.map(|card| AnyAction::Characters(Action::Knihstig { card })));
            out.push(AnyAction::Pass);
        }
        Step::Hakim => {
            out.extend(Building::ALL.map(|kind| AnyAction::Characters(Action::Hakim { kind })));
            // CHR-20: using a character is never mandatory.
            out.push(AnyAction::Pass);
        }
        Step::Draw | Step::Replace { .. } | Step::Bid | Step::Pay | Step::Fatima => {}
    }
}

pub(super) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let seat = table.turn_of;
    let state = &table.modules.characters;
    match (table.steps.top(), action) {
        (Some(AnyStep::Act { .. }), Action::Karim { space }) => {
            check_karim(table)?;
            table.tile_on(space).ok_or(Illegal::EmptySpace).map(drop)
        }
        (Some(AnyStep::EndRedesign), Action::Ammar) => state.may_use(seat, Character::AmmarElSchauf),
        (Some(AnyStep::Characters(Step::Knihstig)), Action::Knihstig { card }) => in_row(table, card),
        (Some(AnyStep::Characters(Step::Hakim)), Action::Hakim { .. }) => Ok(()),
        (Some(AnyStep::Before), Action::Laila { space }) => {
            state.may_use(seat, Character::LailaWundabah)?;
            if table.supply_len == 0 {
                return Err(Illegal::Characters(Reason::SupplyEmpty));
            }
            table.tile_on(space).ok_or(Illegal::EmptySpace).map(drop)
        }
        (Some(AnyStep::Before), Action::Machma { give, take }) => {
            state.may_use(seat, Character::MachmaKlain)?;
            if give.is_coin() {
                return Err(Illegal::Change(change::Reason::CoinsStay));
            }
            if give.caravan_place().is_some() {
                return Err(Illegal::Caravanserai(caravanserai::Reason::CaravanseraiStays));
            }
            if !hand.has(give) {
                return Err(Illegal::NotInHand);
            }
            in_row(table, take)?;
            if take.value() > give.value() { Err(Illegal::Characters(Reason::WorthMore)) } else { Ok(()) }
        }
        (Some(AnyStep::Before), Action::Yammerad) => {
            state.may_use(seat, Character::Yammerad)?;
            if hand.money_len() > YAMMERAD_CARDS {
                Err(Illegal::Characters(Reason::TooManyCards))
            } else {
                Ok(())
            }
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

fn in_row(table: &Table, card: Money) -> Result<(), Illegal> {
    if table.row.money().contains(&card) { Ok(()) } else { Err(Illegal::NotInRow) }
}

pub(super) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let table = &mut game.table;
    let state = &mut table.modules.characters;
    match action {
        Action::Karim { space } => {
            let Some(tile) = table.market[space as usize].take() else { return };
            spend_karim(table, seat);
            tell(sink, Event::KarimPaid { seat, space, tile });
            play::bought(game, seat, tile, tile.price(), true);
        }
        Action::Knihstig { card } => {
            state.lozenge_used = true;
            table.steps.pop();
            game.take_from_row(seat, card);
            tell(sink, Event::KnihstigTook { seat, card });
        }
        Action::Ammar => {
            state.lozenge_used = true;
            table.steps.push(AnyStep::Redesign);
            tell(sink, Event::Used { seat, character: Character::AmmarElSchauf });
        }
        Action::Hakim { kind } => {
            state.hakim = Some(kind);
            table.steps.pop();
            tell(sink, Event::HakimNamed { seat, kind });
        }
        Action::Laila { space } => {
            state.lozenge_used = true;
            table.steps.replace(AnyStep::Characters(Step::Replace { space }));
        }
        Action::Machma { give, take } => {
            state.lozenge_used = true;
            table.steps.pop();
            if let Some(pay) = crate::vocab::Payment::new(&[give], None) {
                game.pay(seat, pay);
            }
            game.take_from_row(seat, take);
            tell(sink, Event::MachmaSwapped { seat, give, take });
        }
        Action::Yammerad => {
            state.lozenge_used = true;
            table.steps.replace(AnyStep::Characters(Step::Draw));
            tell(sink, Event::Used { seat, character: Character::Yammerad });
        }
        Action::Bid(_) | Action::Pay(_) | Action::KeepFatima | Action::ExchangeFatima => {}
    }
}

/// CHR-36, INT-12: draws a tile for the space. If no market tile is left, or all of them were claimed, the old tile
/// stays and Laila still counts as used (BAZ-35).
pub(crate) fn replace_tile(game: &mut Game, space: Space, sink: &mut impl EventSink) {
    let Some(tile) = hooks::draw_market_tile(game, sink) else {
        tell(sink, Event::Used { seat: game.table.turn_of, character: Character::LailaWundabah });
        return;
    };
    if hooks::before_laying(game, space, tile, sink) == Progress::GoesOn {
        flow::lay_tile(game, space, tile, sink);
    }
}

/// CHR-36: the new tile is on the space; the old one is shuffled back into the supply.
pub(crate) fn tile_replaced(
    game: &mut Game,
    space: Space,
    old: TileId,
    new: TileId,
    sink: &mut impl EventSink,
) {
    let seat = game.table.turn_of;
    let len = game.table.supply_len as usize;
    game.hidden.supply[len] = old;
    game.table.supply_len += 1;
    game.hidden.rng.shuffle(&mut game.hidden.supply[..=len]);
    tell(sink, Event::LailaReplaced { seat, space, old, new });
}

/// Writes the line for Yusuf's third of the wall (CHR-42).
pub(crate) fn after_wall(table: &Table, seat: Seat, length: Points, mut write: impl FnMut(Line)) {
    if table.modules.characters.owned[seat].has(Character::YusufEPassuff) {
        let (who, source) = (Scorer::Seat(seat), AnySource::Characters(Source::Yusuf));
        write(Line { who, source, halves: 2 * length as u16, times: None, place: None, points: length / 3 });
    }
}

/// Writes the line for Fatima (CHR-43).
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if let Some(seat) = table.modules.characters.owner(Character::Fatima)
        && round == Round::Three
    {
        let (who, source) = (Scorer::Seat(seat), AnySource::Characters(Source::Fatima));
        write(Line { who, source, halves: 2, times: None, place: None, points: FATIMA_POINTS });
    }
}

/// The player whose count Hakim raises by a half, and the kind concerned (CHR-44).
pub(crate) fn hakim_kind(table: &Table, round: Round, choices: Choices) -> Option<(Seat, Building)> {
    let seat = table.modules.characters.owner(Character::HakimWahid)?;
    let kind = match choices {
        Choices::Made => table.modules.characters.hakim?,
        Choices::Best => best_kind(table, round, seat),
    };
    Some((seat, kind))
}

/// The kind for which Hakim brings his owner the most points; the first of several equal ones.
pub(crate) fn best_kind(table: &Table, round: Round, seat: Seat) -> Building {
    let gain = |kind: Building| {
        let points = |counts: &Counts| {
            let mut own = 0;
            let worth = hooks::majority_points(table, round, kind);
            scoring::rank(table, counts, worth, AnySource::Majority(kind), |line| {
                if line.who == Scorer::Seat(seat) {
                    own = line.points;
                }
            });
            own
        };
        let plain = hooks::count_before_choices(table, kind);
        let mut raised = plain;
        raise(&mut raised, seat);
        points(&raised) - points(&plain)
    };
    let mut best = Building::Pavilion;
    for kind in Building::ALL {
        if gain(kind) > gain(best) {
            best = kind;
        }
    }
    best
}

/// CHR-44: adds a half for an owner with at least one building of the kind.
pub(crate) fn raise(counts: &mut Counts, seat: Seat) {
    let count = &mut counts[seat.index()];
    if *count > 0 {
        *count += 1;
    }
}
