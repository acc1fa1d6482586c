//! The hook table: which module changes what, in which order.
//!
//! The base rule comes first, then the modules in the order of their rule files (INT-01); another order is
//! written here, with the rule that asks for it. A hook is a plain function with one bit test for each module
//! that uses it.

use crate::action::Action;
use crate::data::MAJORITY_POINTS;
use crate::event::{Event, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, camps, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, diamonds, invaders, master_builders, new_score_cards, power_of_the_sultan,
    street_trader, thieves, treasure_chamber, viziers_favour, workers_huts,
};
use crate::rng::Rng;
use crate::rules::Module;
use crate::scoring::{self, Choices, Counts, Line, Points, Round};
use crate::step::{Awaited, Step};
use crate::vocab::{
    Building, Card, CardFace, Cell, Currency, Money, MoneySet, Payment, Purse, Seat, Space, TileId,
};

// Set-up (table 2.1 of the interactions).

/// S1: what each seat starts with.
pub(crate) fn setup_seats(table: &mut Table) {
    if table.rules.modules.has(Module::ViziersFavour) {
        viziers_favour::setup_seat(table);
    }
}

/// S3: whether players are asked before the rest is dealt; their steps then lie on the stack.
pub(crate) fn setup_choices(table: &mut Table) -> bool {
    let asks = table.rules.modules.has(Module::StreetTrader);
    if asks {
        street_trader::setup(table);
    }
    asks
}

/// S6: stacks beside the market.
pub(crate) fn setup_stacks(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::WorkersHuts) {
        workers_huts::setup(game, rng);
    }
}

/// S7: cards dealt to the seats.
pub(crate) fn setup_cards(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::BonusCards) {
        bonus_cards::setup(game, rng);
    }
    if game.table.rules.modules.has(Module::Thieves) {
        thieves::setup(game, rng);
    }
}

/// S8: boards, bags and displays.
pub(crate) fn setup_boards(game: &mut Game, rng: &mut Rng) {
    let on = game.table.rules.modules;
    if on.has(Module::TreasureChamber) {
        treasure_chamber::setup(&mut game.table, rng);
    }
    if on.has(Module::Invaders) {
        invaders::setup(game, rng);
    }
    if on.has(Module::NewScoreCards) {
        new_score_cards::setup(&mut game.table, rng);
    }
}

/// S9: cards that hands begin with.
pub(crate) fn setup_hands(game: &mut Game, rng: &mut Rng) {
    if game.table.rules.modules.has(Module::MasterBuilders) {
        master_builders::setup_hands(game, rng);
    }
}

/// S12: the cards that modules add to the five piles, each with its pile from 0 (table 2.2).
pub(crate) fn setup_piles(game: &mut Game, rng: &mut Rng, mut add: impl FnMut(usize, Card)) {
    let on = game.table.rules.modules;
    // EXC-01, CHR-01, INT-04: the first two go to pile 2, the next to pile 3, the last to pile 4.
    let pile_of = |place: usize| 1 + place / 2;
    if on.has(Module::CurrencyExchange) {
        let cards = currency_exchange::setup_piles(rng).into_iter().enumerate();
        cards.for_each(|(place, card)| add(pile_of(place), Card::from(card)));
    }
    if on.has(Module::CityGates) {
        city_gates::setup_piles(&game.table).for_each(|pile| add(pile, Card::GATE_CARD));
    }
    if on.has(Module::Characters) {
        let characters = characters::setup_piles(game, rng);
        for (place, character) in characters.into_iter().enumerate() {
            add(pile_of(place), Card::from(character));
        }
    }
    if on.has(Module::CityWalls) {
        city_walls::setup_piles(rng).into_iter().for_each(|(pile, card)| add(pile, Card::from(card)));
    }
    if on.has(Module::MasterBuilders) {
        master_builders::setup_piles(game, rng, &mut add);
    }
    if on.has(Module::PowerOfTheSultan) {
        power_of_the_sultan::setup_piles(rng).for_each(|(pile, card)| add(pile, Card::from(card)));
    }
}

// The turn.

/// F0: what is reset, and who is asked before the turn.
#[inline]
pub(crate) fn turn_start(table: &mut Table) {
    if table.rules.modules.has(Module::Characters) {
        characters::turn_start(table);
    }
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::turn_start(table);
    }
    // CAR-30: before any other effect of the turn, so it comes last onto the stack.
    if table.rules.modules.has(Module::Caravanserai) {
        caravanserai::turn_start(table);
    }
}

/// F0: what may be done before the turn.
pub(crate) fn before_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::Characters) {
        characters::before_actions(table, hand, out);
    }
}

/// The total of several cards that may be taken together (BASE-25).
#[inline]
pub(crate) fn take_limit(table: &Table, seat: Seat) -> u8 {
    if table.rules.modules.has(Module::Characters) {
        return characters::take_limit(table, seat);
    }
    crate::legal::TAKE_LIMIT
}

/// Why several cards of that total may not be taken together.
pub(crate) fn take_refusal(table: &Table, seat: Seat, total: u8, limit: u8) -> Illegal {
    if table.rules.modules.has(Module::Characters) {
        return characters::take_refusal(table, seat, total, limit);
    }
    Illegal::TakesTooMuch { limit }
}

/// After money was taken from the row.
#[inline]
pub(crate) fn after_take(game: &mut Game, seat: Seat, cards: &MoneySet, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::Characters) {
        characters::use_faruk(game, seat, cards, sink);
    }
}

/// F1: actions that modules add (table 3.2), redesigns aside.
#[inline]
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::ViziersFavour) {
        viziers_favour::act_actions(table, out);
    }
    if on.has(Module::CurrencyExchange) {
        currency_exchange::act_actions(table, out);
    }
    if on.has(Module::WorkersHuts) {
        workers_huts::act_actions(table, out);
    }
    if on.has(Module::CityGates) {
        city_gates::act_actions(table, out);
    }
    if on.has(Module::Characters) {
        characters::act_actions(table, out);
    }
    if on.has(Module::CityWalls) {
        city_walls::act_actions(table, out);
    }
    if on.has(Module::TreasureChamber) {
        treasure_chamber::act_actions(table, hand, out);
    }
    if on.has(Module::Bazaars) {
        bazaars::act_actions(table, hand, out);
    }
    if on.has(Module::PowerOfTheSultan) {
        power_of_the_sultan::act_actions(table, hand, out);
    }
    if on.has(Module::Caravanserai) {
        caravanserai::act_actions(table, hand, out);
    }
    if on.has(Module::ArtOfTheMoors) {
        art_of_the_moors::act_actions(table, out);
    }
}

/// What may be done with any decision, without using it up (INT-07).
#[inline]
pub(crate) fn free_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::BonusCards) {
        bonus_cards::free_actions(table, hand, out);
    }
}

/// Redesigns that modules add to those of BASE-50.
#[inline]
pub(crate) fn redesign_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::CityGates) {
        city_gates::redesign_actions(table, hand, seat, out);
    }
    if on.has(Module::Camps) {
        camps::redesign_actions(table, seat, out);
    }
}

/// Placements that modules add to those of BASE-60.
#[inline]
pub(crate) fn place_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let on = table.rules.modules;
    if on.is_empty() {
        return;
    }
    if on.has(Module::CityGates) {
        city_gates::place_actions(table, hand, seat, out);
    }
    if on.has(Module::Camps) {
        camps::place_actions(table, seat, out);
    }
}

/// Whether a tile that was set aside may be given to Dirk, where anything may (BASE-88).
#[inline]
pub(crate) fn check_gift(table: &Table, tile: TileId) -> Result<(), Illegal> {
    if table.rules.modules.has(Module::WorkersHuts) { workers_huts::check_gift(tile) } else { Ok(()) }
}

/// Whether modules add payments to those in the currency asked for (table 3.5).
#[inline]
pub(crate) fn has_other_payments(table: &Table) -> bool {
    let on = table.rules.modules;
    on.has(Module::CurrencyExchange) || on.has(Module::Diamonds)
}

/// Payments of a price in a currency that modules add to those in that currency alone (table 3.5).
pub(crate) fn other_payments(
    table: &Table,
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    let on = table.rules.modules;
    if on.has(Module::CurrencyExchange) {
        currency_exchange::payments(hand, currency, price, exact, &mut found);
    }
    if on.has(Module::Diamonds) {
        diamonds::payments(hand, price, exact, found);
    }
}

/// Whether a price in that currency may be paid so, as far as currencies go.
pub(crate) fn check_currency(currency: Currency, pay: Payment) -> Result<(), Illegal> {
    if let Some(card) = pay.exchange() {
        return currency_exchange::check_currency(currency, card, pay);
    }
    // DIA-11: no space asks for diamonds, every one takes them.
    let fits = pay.currency() == currency || pay.currency() == Currency::Diamond;
    if fits { Ok(()) } else { Err(Illegal::WrongCurrency) }
}

/// Whether a purchase that is paid for waits, because its buyer may add to the payment.
#[inline]
pub(crate) fn waits_for_more(game: &mut Game, purchase: change::Purchase, sink: &mut impl EventSink) -> bool {
    game.table.rules.modules.has(Module::Change) && change::waits(game, purchase, sink)
}

/// What a buyer gets for what was paid beyond the price (INT-09).
#[inline]
pub(crate) fn give_change(game: &mut Game, seat: Seat, excess: u16, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::Change) {
        change::draw(game, seat, excess, sink);
    }
}

/// After a tile was bought in F1 at that price, before the further action (INT-09).
#[inline]
pub(crate) fn after_buy(table: &mut Table, seat: Seat, price: u8) {
    if table.rules.modules.has(Module::Characters) {
        characters::after_buy(table, seat, price);
    }
}

/// A tile was laid on an empty cell, with its gates, in whatever way (INT-10).
#[inline]
pub(crate) fn tile_placed(game: &mut Game, seat: Seat, tile: TileId, at: Cell, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::StreetTrader) {
        street_trader::tile_placed(&mut game.table, seat, tile, at, sink);
    }
}

/// A player is about to place tiles outside of F2: what comes when all of them are placed (INT-10) goes below that step.
pub(crate) fn before_placements(table: &mut Table, seat: Seat) {
    // What comes last is pushed first: the culture tiles after the disc.
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::push_update(table, seat);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::before_placements(table, seat);
    }
}

/// After an exact purchase of a tile, in F1 or with the vizier, right after the payment (INT-09).
#[inline]
pub(crate) fn bought_exactly(table: &mut Table, seat: Seat, tile: TileId) {
    if table.rules.modules.has(Module::Invaders) {
        invaders::bought_exactly(table, seat, tile);
    }
}

/// A tile has left an Alhambra (INT-11).
#[inline]
pub(crate) fn tile_left(game: &mut Game, seat: Seat, tile: TileId, sink: &mut impl EventSink) {
    let on = game.table.rules.modules;
    if on.has(Module::BonusCards) {
        bonus_cards::tile_left(game, seat, tile, sink);
    }
    if on.has(Module::StreetTrader) {
        street_trader::tile_left(&mut game.table, seat, tile, sink);
    }
    if on.has(Module::TreasureChamber) {
        treasure_chamber::tile_left(&mut game.table, tile, sink);
    }
    // The disc comes last (INT-11).
    if on.has(Module::StreetTrader) {
        street_trader::neighbour_left(&mut game.table, seat, sink);
    }
}

/// F3: whether a module gives a redesign at the end of this turn, and one is possible.
#[inline]
pub(crate) fn has_end_redesign(table: &Table) -> bool {
    let on = table.rules.modules;
    (on.has(Module::Characters) && characters::has_end_redesign(table)
        || on.has(Module::MasterBuilders) && master_builders::has_end_redesign(table))
        && (crate::legal::has_redesign(table, table.turn_of)
            || on.has(Module::CityGates) && city_gates::has_redesign(table, table.turn_of)
            || on.has(Module::Camps) && camps::has_redesign(table, table.turn_of))
}

/// F3: what gives a redesign.
pub(crate) fn end_actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    if table.rules.modules.has(Module::Characters) && characters::has_end_redesign(table) {
        out.push(Action::Characters(characters::Action::Ammar));
    }
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::end_actions(table, hand, out);
    }
}

/// F4.
#[inline]
pub(crate) fn chests(table: &mut Table) {
    if table.rules.modules.has(Module::TreasureChamber) {
        treasure_chamber::turn_end(table);
    }
}

/// F5. What comes last is pushed first: the culture tiles after the disc.
#[inline]
pub(crate) fn put_back(table: &mut Table) {
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::push_update(table, table.turn_of);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::put_back(table, table.turn_of);
    }
}

/// F11: whether there is a window at all.
#[inline]
pub(crate) fn has_window(table: &Table) -> bool {
    let on = table.rules.modules;
    on.has(Module::ViziersFavour) || on.has(Module::Thieves)
}

/// F11: whether that seat is asked for the vizier and for a thief, by what everybody can see (INT-23).
fn asked_for(table: &Table, seat: Seat) -> (bool, bool) {
    let on = table.rules.modules;
    let vizier = on.has(Module::ViziersFavour) && viziers_favour::is_asked(table, seat);
    (vizier, on.has(Module::Thieves) && thieves::is_asked(table, seat))
}

/// F11: whether that seat is asked at all.
pub(crate) fn is_asked(table: &Table, seat: Seat) -> bool {
    asked_for(table, seat) != (false, false)
}

/// F11: what that seat, which is asked, is asked for.
pub(crate) fn awaited_in_window(table: &Table, seat: Seat) -> Awaited {
    match asked_for(table, seat) {
        (true, true) => Awaited::VizierOrThief,
        (false, true) => Awaited::Thief,
        _ => Awaited::Interrupt,
    }
}

/// F11: what the seat asked may do.
pub(crate) fn window_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let (vizier, thief) = asked_for(table, seat);
    if vizier {
        viziers_favour::window_actions(table, hand, out);
        if table.rules.modules.has(Module::Bazaars) {
            bazaars::window_actions(table, hand, out);
        }
    }
    if thief {
        thieves::window_actions(table, hand, out);
    }
}

// Drawing (table 3.3).

/// What became of a drawn card.
pub(crate) enum Drawn {
    /// A money card, which goes where the drawing is for.
    Money(Money),
    /// Another card, dealt with; the drawing goes on.
    Aside,
    /// Another card that asks for a decision first; its step lies on the stack.
    Interrupts,
    /// Nothing can be drawn (INT-05).
    Nothing,
}

/// Draws one card. `auctioneer` bids first if it is a character (CHR-11).
#[inline]
pub(crate) fn draw(game: &mut Game, auctioneer: Seat, sink: &mut impl EventSink) -> Drawn {
    if game.table.rules.modules.has(Module::CityGates) && !city_gates::can_draw(&game.table) {
        return Drawn::Nothing;
    }
    let Some(card) = game.draw_card(sink) else { return Drawn::Nothing };
    match card.face() {
        CardFace::Money(money) => Drawn::Money(money),
        CardFace::Scoring(round) => {
            game.table.rounds_due[round as usize & 1] = true;
            sink.push(Event::ScoringDue { round });
            Drawn::Aside
        }
        CardFace::Exchange(card) => {
            currency_exchange::on_card(game, card, sink);
            Drawn::Aside
        }
        CardFace::Gate => {
            city_gates::on_card(game, sink);
            Drawn::Aside
        }
        CardFace::Character(character) => {
            characters::on_card(game, character, auctioneer, sink);
            Drawn::Interrupts
        }
        CardFace::Wall(card) => {
            city_walls::on_card(game, card, sink);
            Drawn::Aside
        }

        CardFace::Sultan(card) => {
            power_of_the_sultan::on_card(game, card, sink);
            Drawn::Aside
        }
    }
}

/// A money card of the draw pile went to a hand, and only its owner has seen it.
pub(crate) fn drawn_unseen(table: &mut Table, seat: Seat, card: Money) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::drawn_unseen(table, seat, card);
    }
}

/// Money leaves a hand that is not, or not all, known plain money; the known part still holds it.
#[cold]
pub(crate) fn spent(table: &mut Table, seat: Seat, currency: Currency, money: Purse) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::spent(table, seat, currency, money);
    }
    if table.rules.modules.has(Module::Caravanserai) {
        caravanserai::spent(table, seat, money);
    }
}

/// Master builder cards that everybody knows to be in a hand without having seen them.
pub(crate) fn n_unseen_builders(table: &Table, seat: Seat) -> usize {
    if table.rules.modules.has(Module::MasterBuilders) { master_builders::n_unseen(table, seat) } else { 0 }
}

/// Every master builder card but those that have left the game for all to see.
pub(crate) fn builders_in_game(table: &Table) -> impl Iterator<Item = Money> {
    let played = table.rules.modules.has(Module::MasterBuilders);
    master_builders::in_game(table).filter(move |_| played)
}

/// Draws the next tile for a space of the market (table 3.4).
#[inline]
pub(crate) fn draw_market_tile(game: &mut Game, sink: &mut impl EventSink) -> Option<TileId> {
    let tile = game.draw_tile()?;
    if game.table.rules.modules.has(Module::Bazaars) {
        return bazaars::draw_past(game, tile, sink);
    }
    Some(tile)
}

/// A tile was drawn for a market space: whether it is offered to somebody before it is laid there (table 3.4). The
/// step of the offer lies on the stack then.
#[inline]
pub(crate) fn offers_tile(game: &mut Game, space: Space, tile: TileId, sink: &mut impl EventSink) -> bool {
    game.table.rules.modules.has(Module::PowerOfTheSultan)
        && power_of_the_sultan::offer(game, space, tile, sink)
}

// Scoring (table 6).

/// F7: what is asked before a round is counted. What comes last is pushed first: bonus cards before Hakim (table 6).
pub(crate) fn before_scoring(table: &mut Table) {
    let on = table.rules.modules;
    if on.has(Module::Characters) {
        characters::before_scoring(table);
    }
    if on.has(Module::BonusCards) {
        bonus_cards::before_scoring(table);
    }
}

/// F8, between the points of a round and what follows it.
pub(crate) fn after_scoring(table: &mut Table, round: Round) {
    if table.rules.modules.has(Module::Invaders) {
        table.steps.push(Step::Invaders(invaders::Step::Attack(round)));
    }
}

/// What each scorer brings to the majority of a kind before Hakim's half, in halves.
pub(crate) fn count_before_hakim(table: &Table, kind: Building) -> Counts {
    let mut counts = scoring::count_buildings(table, kind);
    if table.rules.modules.has(Module::BonusCards) {
        bonus_cards::count_kind(table, kind, &mut counts);
    }
    if table.rules.modules.has(Module::WorkersHuts) {
        workers_huts::count_kind(table, kind, &mut counts);
    }
    counts
}

/// Steps 2 and 3: what each scorer brings to the majority of a kind, in halves.
pub(crate) fn count_kind(table: &Table, round: Round, kind: Building, choices: Choices) -> Counts {
    let mut counts = count_before_hakim(table, kind);
    if table.rules.modules.has(Module::Characters)
        && let Some((seat, named)) = characters::hakim_kind(table, round, choices)
        && named == kind
    {
        characters::raise(&mut counts, seat);
    }
    counts
}

/// Step 4: what the first three places in the majority of a kind are worth.
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> [u8; 3] {
    if table.rules.modules.has(Module::NewScoreCards)
        && let Some(points) = new_score_cards::majority_points(table, round, kind)
    {
        return points;
    }
    MAJORITY_POINTS[round as usize][kind as usize]
}

/// Step 6: right after the wall points of a seat.
pub(crate) fn after_wall(table: &Table, seat: Seat, length: Points, write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Characters) {
        characters::after_wall(table, seat, length, write);
    }
}

/// Steps 7 to 12.
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Characters) {
        characters::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::Camps) {
        camps::extra_lines(table, &mut write);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::extra_lines(table, &mut write);
    }
    if table.rules.modules.has(Module::TreasureChamber) {
        treasure_chamber::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::Bazaars) {
        bazaars::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::extra_lines(table, &mut write);
    }
}

/// What a seat's money is worth for the left-over tile of a space (BASE-80, table 3.5).
pub(crate) fn award_value(hand: &Cards, currency: Currency) -> Points {
    hand.money[currency].total()
}

// Actions of modules.

/// Whether the module of that action is played, and if so, what it says.
pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let on = table.rules.modules;
    let (module, verdict) = match action {
        Action::ViziersFavour(action) => (Module::ViziersFavour, viziers_favour::check(table, hand, action)),
        Action::CurrencyExchange(action) => {
            (Module::CurrencyExchange, currency_exchange::check(table, action))
        }
        Action::BonusCards(action) => (Module::BonusCards, bonus_cards::check(table, hand, action)),
        Action::WorkersHuts(action) => (Module::WorkersHuts, workers_huts::check(table, action)),
        Action::CityGates(action) => (Module::CityGates, city_gates::check(table, hand, action)),
        Action::Characters(action) => (Module::Characters, characters::check(table, hand, action)),
        Action::CityWalls(action) => (Module::CityWalls, city_walls::check(table, action)),
        Action::Thieves(action) => (Module::Thieves, thieves::check(table, hand, action)),
        Action::StreetTrader(action) => (Module::StreetTrader, street_trader::check(table, action)),
        Action::Change(action) => (Module::Change, change::check(table, hand, action)),
        Action::TreasureChamber(action) => {
            (Module::TreasureChamber, treasure_chamber::check(table, hand, action))
        }
        Action::MasterBuilders(action) => {
            (Module::MasterBuilders, master_builders::check(table, hand, action))
        }
        Action::Invaders(action) => (Module::Invaders, invaders::check(table, action)),
        Action::Bazaars(action) => (Module::Bazaars, bazaars::check(table, hand, action)),
        Action::PowerOfTheSultan(action) => {
            (Module::PowerOfTheSultan, power_of_the_sultan::check(table, hand, action))
        }
        Action::Caravanserai(action) => (Module::Caravanserai, caravanserai::check(table, hand, action)),
        Action::ArtOfTheMoors(action) => (Module::ArtOfTheMoors, art_of_the_moors::check(table, action)),
        _ => return Err(Illegal::NotNow(table.awaited())),
    };
    if on.has(module) { verdict } else { Err(Illegal::ModuleNotPlayed) }
}

/// Whether the step at hand may be passed.
pub(crate) fn check_pass(table: &Table) -> Result<(), Illegal> {
    match table.steps.top() {
        Some(
            Step::Before
            | Step::Caravanserai
            | Step::EndRedesign
            | Step::Window { .. }
            | Step::AddMoney
            | Step::BonusCards(_),
        ) => Ok(()),
        Some(Step::Characters(
            characters::Step::Bid | characters::Step::Knihstig | characters::Step::Hakim,
        )) => Ok(()),
        Some(Step::StreetTrader(step)) => street_trader::check_pass(step),
        Some(Step::TreasureChamber(step)) => treasure_chamber::check_pass(step),
        Some(Step::Invaders(invaders::Step::Look { .. })) => Ok(()),
        Some(Step::PowerOfTheSultan(power_of_the_sultan::Step::Offer { .. })) => Ok(()),
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}
