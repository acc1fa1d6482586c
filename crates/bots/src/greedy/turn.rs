//! The turn itself: money, purchases, redesigns, and the placing of what was bought.

use engine::modules::caravanserai::{self, Caravanserai, Track};
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::{
    art_of_the_moors, bazaars, characters, city_gates, city_walls, currency_exchange, power_of_the_sultan,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{Currency, Money, Payment, Purse, Space, TileId};
use engine::{Action, Awaited, Module};

use super::judge::{Judge, UNKNOWN};
use super::money::{Sums, meets, mixed, reach, sums_of, with_card};
use super::{best, modules};

/// Lifts what costs no action above everything that does.
const FREE: f32 = 1000.0;

/// What is worse than any choice of taste.
const NEVER: f32 = -1000.0;

/// Redesigns other than adding are left alone late in games that are longer than usual. Every other action uses up
/// tiles or money of which there is an end, so the game ends even if all seats are played by this bot.
const LAST_SWAP_TURN: u32 = 150;

const N_CURRENCIES: usize = Currency::ALL.len();

/// What the seat could buy and pay, worked out once for a decision.
pub(super) struct Desk {
    /// What a coin is worth.
    pub coin: f32,
    /// What it costs to pay one.
    pub cost: f32,
    /// The sums of each currency.
    pub sums: [Sums; N_CURRENCIES],
    /// The tile on the space of each currency; no space asks for diamonds.
    tiles: [Option<TileId>; N_CURRENCIES],
    /// Its worth, once somebody has asked.
    worths: [f32; N_CURRENCIES],
    /// What a coin in diamonds is worth beyond that.
    diamond: f32,
    reach: f32,
    exact_next: f32,
}

impl Desk {
    pub fn new(judge: &Judge<'_, '_>) -> Desk {
        let mut tiles = [None; N_CURRENCIES];
        for space in Space::ALL {
            tiles[space.currency() as usize] = judge.view.market(space);
        }
        let rivals = judge.view.rules().players() as f32 - 1.0;
        let coin = judge.coin();
        Desk {
            coin,
            cost: coin * judge.weights.price,
            sums: judge.view.hand().map_or([1; N_CURRENCIES], |hand| hand.money.0.map(sums_of)),
            tiles,
            diamond: coin * judge.weights.diamond,
            worths: [UNKNOWN; N_CURRENCIES],
            reach: judge.weights.reach * judge.money_time(),
            exact_next: judge.weights.exact_next * 2.0 / (1.0 + rivals),
        }
    }

    fn price_of(&self, currency: usize) -> u8 {
        self.tiles[currency].map_or(0, TileId::price)
    }

    /// What is left of a tile's worth when so much has been paid.
    pub fn net(&mut self, judge: &mut Judge<'_, '_>, currency: usize, paid: u16) -> f32 {
        if self.worths[currency] == UNKNOWN {
            self.worths[currency] =
                self.tiles[currency].map_or(0.0, |tile| judge.tile(tile) + judge.culture(tile));
        }
        self.worths[currency] - self.cost * f32::from(paid)
    }

    /// What it brings to pay the tile on the space of that currency exactly with these sums.
    pub fn exact(&mut self, judge: &mut Judge<'_, '_>, currency: usize, sums: Sums) -> f32 {
        match self.tiles[currency] {
            Some(tile) if meets(sums, tile.price()) => {
                self.net(judge, currency, u16::from(tile.price())).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// The most that a tile brings which these sums of diamonds pay exactly.
    fn most(&mut self, judge: &mut Judge<'_, '_>, sums: Sums) -> f32 {
        let currencies = 0..Currency::Diamond as usize;
        currencies.map(|currency| self.exact(judge, currency, sums)).fold(0.0, f32::max)
    }

    /// What is left of the worth of the tile on that space when it has been paid so.
    pub fn paid(&mut self, judge: &mut Judge<'_, '_>, space: Space, pay: Payment) -> f32 {
        self.net(judge, space.currency() as usize, pay.total()) - self.extras(judge, pay)
    }

    /// The same for a bazaar.
    pub fn bazaar(&mut self, judge: &mut Judge<'_, '_>, bazaar: TileId, pay: Payment) -> f32 {
        judge.tile(bazaar) - self.cost * f32::from(pay.total()) - self.extras(judge, pay)
    }

    /// Diamonds would serve anywhere, and an exchange card serves once.
    fn extras(&self, judge: &Judge<'_, '_>, pay: Payment) -> f32 {
        let diamonds = if pay.currency() == Currency::Diamond { pay.total() } else { 0 };
        let exchange = if pay.exchange().is_some() { judge.weights.exchange * judge.time() } else { 0.0 };
        self.diamond * f32::from(diamonds) + exchange + self.builders(judge, pay)
    }

    /// What the master builder cards of a payment could have done otherwise.
    fn builders(&self, judge: &Judge<'_, '_>, pay: Payment) -> f32 {
        let spent = pay.first().builders() + pay.second().builders();
        if spent == 0 { 0.0 } else { f32::from(spent) * judge.weights.builder * judge.time() }
    }

    /// What comes back as coins of an overpayment (CHG-10).
    fn change(&self, judge: &Judge<'_, '_>, excess: u16) -> f32 {
        let gives = judge.view.rules().modules.has(Module::Change);
        if gives { self.coin * f32::from(excess / 2) } else { 0.0 }
    }

    /// What an exchange card is worth: something always, more when it makes an exact payment possible now.
    pub fn exchange(&mut self, judge: &mut Judge<'_, '_>, card: ExchangeCard) -> f32 {
        let [one, two] = card.currencies().map(|currency| currency as usize);
        let mixed = mixed(self.sums[one], self.sums[two]);
        let mut gain = 0.0f32;
        for currency in [one, two] {
            gain = gain.max(self.exact(judge, currency, mixed & !self.sums[currency]));
        }
        judge.weights.exchange * judge.time() + self.exact_next * gain
    }

    /// What cards are worth that come into the hand.
    pub fn take(&mut self, judge: &mut Judge<'_, '_>, cards: &[Money]) -> f32 {
        let mut sums = self.sums;
        let mut worth = 0.0;
        for card in cards {
            let currency = card.currency() as usize;
            let (old, new) = (sums[currency], with_card(sums[currency], card.value()));
            sums[currency] = new;
            worth += self.coin * f32::from(card.value()) + self.reach * (reach(new) - reach(old));
            if card.is_builder() {
                worth += judge.weights.builder * judge.time();
            }
            if card.currency() == Currency::Diamond {
                worth +=
                    self.diamond * f32::from(card.value()) + self.exact_next * self.most(judge, new & !old);
            }
            // Only a price that is met now and was not before makes a difference.
            if self.tiles[currency].is_some_and(|tile| meets(new & !old, tile.price())) {
                worth += self.exact_next * self.exact(judge, currency, new);
            }
        }
        worth
    }

    /// What it brings that the marker of an own caravanserai goes to that space.
    fn moved(&mut self, judge: &mut Judge<'_, '_>, card: Caravanserai, to: Track) -> f32 {
        let mut owned = judge.view.caravanserais(judge.seat).enumerate();
        let Some((place, before)) = owned.find(|(_, owned)| owned.card == card) else { return NEVER };
        let mut sums = self.sums;
        let mut worth = self.coin * (f32::from(to.value()) - f32::from(before.at.value()));
        // What it was worth leaves its currency, where nothing is met any more that needed it.
        if let Some((currency, value)) = before.money() {
            let money = Money::caravan(place, currency, value).map_or(Purse::EMPTY, Purse::one);
            let held = judge.view.hand().map_or(Purse::EMPTY, |hand| hand.money[currency]);
            sums[currency as usize] = sums_of(held.minus(money));
        }
        if let Some(currency) = card.currency(to) {
            let sums = &mut sums[currency as usize];
            *sums = with_card(*sums, to.value());
        }
        for (currency, new) in sums.into_iter().enumerate() {
            let old = self.sums[currency];
            if old != new {
                worth += self.reach * (reach(new) - reach(old));
                worth += self.exact(judge, currency, new) - self.exact(judge, currency, old);
            }
        }
        // A dead end grows no more (CAR-03).
        let grows = to.steps().next().is_some();
        if grows { worth } else { worth - self.coin * f32::from(Track::M5.value() - to.value()) }
    }
}

/// Few high cards leave more small ones for the next exact payment.
pub(super) fn many_cards(pay: Payment) -> f32 {
    0.01 * pay.len() as f32
}

/// One action of the turn, or a redesign that is due.
pub(super) fn act(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let mut desk = Desk::new(judge);
    // A redesign that a character gives uses up no action and may come at any time.
    let may_swap = judge.view.turn() < LAST_SWAP_TURN || judge.view.awaited() == Awaited::Redesign;
    best(legal, |action| match *action {
        Action::TakeMoney(cards) => desk.take(judge, cards.as_slice()),
        Action::Buy { space, pay } => {
            let net = desk.paid(judge, space, pay);
            // Spaces and currencies go together, so an exact purchase hardly stands in the way of another action.
            let excess = pay.total().saturating_sub(desk.price_of(space.currency() as usize).into());
            if excess == 0 && net > 0.0 {
                FREE + net - many_cards(pay)
            } else {
                net + desk.change(judge, excess) - judge.weights.overpay
            }
        }
        Action::Add { tile, at } => judge.place(tile, at),
        Action::Swap { tile, at } if may_swap => judge.swap(tile, at),
        Action::Remove { at } if may_swap => judge.remove(at),
        Action::Stop | Action::Pass => 0.0,
        Action::ViziersFavour(viziers_favour::Action::TurnStone) => judge.weights.turn_stone * judge.time(),
        Action::CurrencyExchange(currency_exchange::Action::Take { card }) => desk.exchange(judge, card),
        Action::WorkersHuts(workers_huts::Action::Take { kind }) => {
            judge.view.hut_stack(kind).up.map_or(NEVER, |hut| judge.hut(hut))
        }
        Action::CityGates(city_gates::Action::Take) => judge.gate(),
        Action::CityGates(city_gates::Action::Add { tile, at, .. }) => {
            judge.place(tile, at) - judge.weights.gate
        }
        Action::CityWalls(city_walls::Action::Build { card, tile }) => judge.sticks(tile, card.walls()),
        Action::Characters(characters::Action::Karim { space }) => {
            let net = desk.net(judge, space.currency() as usize, 0) - modules::karim_worth(judge);
            if net > 0.0 { FREE + net } else { net }
        }
        Action::Bazaars(bazaars::Action::Buy { tile, pay }) => {
            let net = desk.bazaar(judge, tile, pay);
            if net > 0.0 { FREE + net - many_cards(pay) } else { net - judge.weights.overpay }
        }
        Action::Bazaars(bazaars::Action::Karim { tile }) => {
            let net = judge.tile(tile) - modules::karim_worth(judge);
            if net > 0.0 { FREE + net } else { net }
        }
        Action::TreasureChamber(treasure_chamber::Action::Buy { room }) => {
            modules::room_worth(judge, room) - modules::room_cost(judge, &desk)
        }
        Action::ArtOfTheMoors(art_of_the_moors::Action::Develop) => judge.develop(),
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { card, pay }) => {
            let cost = desk.cost * f32::from(pay.total()) + desk.extras(judge, pay);
            let net = modules::sultan_worth(judge, card) - cost;
            let exact = pay.total() == u16::from(card.price()) && net > 0.0;
            if exact { FREE + net - many_cards(pay) } else { net - judge.weights.overpay }
        }
        Action::Caravanserai(caravanserai::Action::Buy { pay, .. }) => {
            let cost = desk.cost * f32::from(pay.total()) + desk.extras(judge, pay);
            let net = judge.caravanserai() - cost;
            let price = judge.view.caravanserai_price(judge.seat);
            let exact = price.map(u16::from) == Some(pay.total()) && net > 0.0;
            if exact { FREE + net - many_cards(pay) } else { net - judge.weights.overpay }
        }
        _ => NEVER,
    })
}

/// F0: the marker goes where the hand pays best with it; the way up may be left for a payment, not for nothing.
pub(super) fn move_caravan(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    let mut desk = Desk::new(judge);
    best(legal, |action| match *action {
        Action::Caravanserai(caravanserai::Action::Move { card, to }) => desk.moved(judge, card, to),
        _ => 0.0,
    })
}

/// A tile that was set aside finds its place.
pub(super) fn place(judge: &mut Judge<'_, '_>, legal: &[Action]) -> Action {
    best(legal, |action| match *action {
        Action::Place { tile, at } => judge.place(tile, at),
        Action::CityGates(city_gates::Action::Place { tile, at, .. }) => {
            judge.place(tile, at) - judge.weights.gate
        }
        Action::Reserve { tile } => judge.reserve(tile),
        Action::GiveToDirk { tile } => tile.kind().map_or(0.0, |kind| judge.gift(kind)) - judge.culture(tile),
        _ => NEVER,
    })
}
