//! Actions out of thin air, most of them illegal, to hold the judge against the list.

use engine::modules::bonus_cards::BonusCard;
use engine::modules::caravanserai::{Caravanserai, Track};
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::street_trader::Trio;
use engine::modules::treasure_chamber::Room;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{
    Building, Cell, Currency, Dir, Money, MoneySet, Payment, Purse, Seat, Side, Space, TileId,
};
use engine::{Action, Game, Rng, Viewer};

/// Draws parts of actions that have something to do with the game at hand.
#[derive(Debug)]
pub struct Mutator<'g> {
    rng: Rng,
    tiles: Vec<TileId>,
    cells: Vec<Cell>,
    money: Vec<Money>,
    game: &'g Game,
}

impl<'g> Mutator<'g> {
    /// A source of actions near that game.
    pub fn new(game: &'g Game, rng: Rng) -> Mutator<'g> {
        let view = game.view(Viewer::Public);
        let seat = game.to_act().unwrap_or(view.turn_of());
        let palace = view.palace(seat);
        let mut tiles: Vec<TileId> = view.set_aside().iter().chain(view.reserve(seat).iter()).collect();
        tiles.extend(palace.tiles().map(|(_, tile)| tile));
        tiles.extend(Space::ALL.into_iter().filter_map(|space| view.market(space)));
        let mut cells: Vec<Cell> = palace.tiles().map(|(cell, _)| cell).collect();
        cells.extend(palace.tiles().flat_map(|(cell, _)| cell.ring()));
        cells.push(Cell::new(100, -100));
        let hand = game.secrets().hand(seat);
        let mut money: Vec<Money> = Money::pieces().filter(|&piece| hand.has(piece)).collect();
        money.extend(view.money_row());
        money.extend(Money::pieces().step_by(7));
        Mutator { rng, tiles, cells, money, game }
    }

    fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
        from[rng.below(from.len())]
    }

    fn tile(&mut self) -> TileId {
        Mutator::pick(&mut self.rng, &self.tiles)
    }

    fn cell(&mut self) -> Cell {
        Mutator::pick(&mut self.rng, &self.cells)
    }

    fn card(&mut self) -> Money {
        Mutator::pick(&mut self.rng, &self.money)
    }

    fn space(&mut self) -> Space {
        Mutator::pick(&mut self.rng, &Space::ALL)
    }

    fn dir(&mut self) -> Dir {
        Mutator::pick(&mut self.rng, &Dir::ALL)
    }

    fn side(&mut self) -> Side {
        Side { cell: self.cell(), dir: self.dir() }
    }

    fn exchange(&mut self) -> ExchangeCard {
        let view = self.game.view(Viewer::Public);
        let seat = self.game.to_act().unwrap_or(view.turn_of());
        let near = self.game.secrets().hand(seat).exchange.iter().chain(view.exchange_row().iter());
        let cards: Vec<ExchangeCard> = near.chain([ExchangeCard::One, ExchangeCard::Six]).collect();
        Mutator::pick(&mut self.rng, &cards)
    }

    fn payment(&mut self) -> Payment {
        let currency = Mutator::pick(&mut self.rng, &Currency::ALL);
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let hand = self.game.secrets().hand(seat).money[currency];
        // Mostly money the player holds.
        let cards = Some(self.part_of(currency, hand, 2)).filter(|purse| !purse.is_empty());
        let other = Purse::of(1 + self.rng.below(9) as u8);
        let cards = cards.unwrap_or(other);
        // Often with an exchange card of the hand, or another, and with cards of its other currency.
        let exchange = self.exchange();
        let [first, second] = exchange.currencies();
        if self.rng.below(2) == 0 || ![first, second].contains(&currency) {
            return Payment::plain(currency, cards);
        }
        let other = if currency == first { second } else { first };
        let more = self.part_of(other, self.game.secrets().hand(seat).money[other], 3);
        Payment::mixed(exchange, if currency == first { [cards, more] } else { [more, cards] })
    }

    /// One of so many pieces of a purse.
    fn part_of(&mut self, currency: Currency, purse: Purse, share: usize) -> Purse {
        let pieces: Vec<Money> = Payment::plain(currency, purse).cards().collect();
        let chosen = pieces.into_iter().filter(|_| self.rng.below(share) == 0);
        Purse::from_pieces(chosen).unwrap_or(Purse::EMPTY)
    }

    /// Some action, of any kind.
    pub fn action(&mut self) -> Action {
        match self.rng.below(57) {
            0..=2 => {
                let count = 1 + self.rng.below(4);
                let cards: Vec<Money> = (0..count).map(|_| self.card()).collect();
                MoneySet::new(&cards).map_or(Action::Stop, Action::TakeMoney)
            }
            3..=5 => Action::Buy { space: self.space(), pay: self.payment() },
            6..=8 => Action::Add { tile: self.tile(), at: self.cell() },
            9 | 10 => Action::Remove { at: self.cell() },
            11..=13 => Action::Swap { tile: self.tile(), at: self.cell() },
            14 => Action::Stop,
            15 => Action::Pass,
            16..=18 => Action::Place { tile: self.tile(), at: self.cell() },
            19 => Action::Reserve { tile: self.tile() },
            20 => Action::GiveToDirk { tile: self.tile() },
            21 => Action::ViziersFavour(match self.rng.below(3) {
                0 => viziers_favour::Action::TurnStone,
                _ => viziers_favour::Action::Buy { space: self.space(), pay: self.payment() },
            }),
            22..=25 => Action::CityGates(self.gate_action()),
            26..=28 => Action::Characters(self.character_action()),
            31 | 32 => {
                let held = self.game.secrets().hand(self.game.to_act().unwrap_or(Seat::FIRST)).bonus;
                let cards: Vec<BonusCard> = held.iter().chain(BonusCard::all().step_by(3)).collect();
                let card = Mutator::pick(&mut self.rng, &cards);
                Action::BonusCards(bonus_cards::Action::Show { card })
            }
            33 | 34 => {
                let kind = Mutator::pick(&mut self.rng, &Building::ALL);
                Action::WorkersHuts(workers_huts::Action::Take { kind })
            }
            37..=39 => {
                let open = self.game.view(Viewer::Public).wall_display();
                let cards: Vec<WallCard> = open.iter().chain(WallCard::all().step_by(3)).collect();
                let card = Mutator::pick(&mut self.rng, &cards);
                Action::CityWalls(city_walls::Action::Build { card, tile: self.tile() })
            }
            40 | 41 => Action::Thieves(thieves::Action::Steal { card: self.card() }),
            42..=44 => Action::StreetTrader(self.trader_action()),
            46 => Action::Change(change::Action::Add { piece: self.card() }),
            45 => Action::MasterBuilders(master_builders::Action::Play { card: self.card() }),
            47 => Action::Invaders(invaders::Action::Look),
            48 | 49 => Action::Bazaars(self.bazaar_action()),
            29 | 30 => Action::CurrencyExchange(currency_exchange::Action::Take { card: self.exchange() }),
            51..=53 => Action::PowerOfTheSultan(self.sultan_action()),
            54..=56 => Action::Caravanserai(self.caravanserai_action()),
            35 => Action::ArtOfTheMoors(art_of_the_moors::Action::Develop),
            _ => Action::TreasureChamber(match self.rng.below(4) {
                0 => treasure_chamber::Action::Buy { room: Mutator::pick(&mut self.rng, &Room::ALL) },
                1 => treasure_chamber::Action::Pay { card: self.card() },
                _ => treasure_chamber::Action::Put { tile: self.tile() },
            }),
        }
    }

    fn bazaar_action(&mut self) -> bazaars::Action {
        let display = self.game.view(Viewer::Public).bazaars();
        let tiles: Vec<TileId> =
            display.iter().chain(TileId::bazaars().step_by(3)).chain([self.tile()]).collect();
        let tile = Mutator::pick(&mut self.rng, &tiles);
        match self.rng.below(5) {
            0 => bazaars::Action::Karim { tile },
            1 | 2 => bazaars::Action::VizierBuy { tile, pay: self.payment() },
            _ => bazaars::Action::Buy { tile, pay: self.payment() },
        }
    }

    fn trader_action(&mut self) -> street_trader::Action {
        let kind = Mutator::pick(&mut self.rng, &Building::ALL);
        let other = Mutator::pick(&mut self.rng, &Building::ALL);
        match self.rng.below(6) {
            0 => {
                let trios: Vec<Trio> = Trio::all().collect();
                street_trader::Action::Choose { citizens: Mutator::pick(&mut self.rng, &trios) }
            }
            1 => street_trader::Action::MoveIn { tile: self.tile() },
            2 => street_trader::Action::Take { kind },
            3 => street_trader::Action::Exchange { give: kind, take: other },
            _ => street_trader::Action::PutDisc { at: self.cell() },
        }
    }

    fn gate_action(&mut self) -> city_gates::Action {
        match self.rng.below(7) {
            0 => city_gates::Action::Take,
            1 | 2 => city_gates::Action::Place { tile: self.tile(), at: self.cell(), side: self.dir() },
            3 | 4 => city_gates::Action::Add { tile: self.tile(), at: self.cell(), side: self.dir() },
            _ => {
                let second = if self.rng.below(2) == 0 { Some(self.side()) } else { None };
                city_gates::Action::Remove { at: self.cell(), first: self.side(), second }
            }
        }
    }

    fn caravanserai_action(&mut self) -> caravanserai::Action {
        let view = self.game.view(Viewer::Public);
        let owned = view.seats().flat_map(|seat| view.caravanserais(seat)).map(|owned| owned.card);
        let cards: Vec<Caravanserai> = owned.chain(Caravanserai::ALL.into_iter().step_by(3)).collect();
        let card = Mutator::pick(&mut self.rng, &cards);
        match self.rng.below(2) {
            0 => caravanserai::Action::Move { card, to: Mutator::pick(&mut self.rng, &Track::ALL) },
            _ => caravanserai::Action::Buy { card, pay: self.payment() },
        }
    }

    fn sultan_action(&mut self) -> power_of_the_sultan::Action {
        match self.rng.below(8) {
            0 => power_of_the_sultan::Action::Keep,
            1 => power_of_the_sultan::Action::Roll,
            2 | 3 => power_of_the_sultan::Action::Mark { kind: Mutator::pick(&mut self.rng, &Building::ALL) },
            4 => {
                let offered = self.game.view(Viewer::Public).sultan_offer().map(|offer| offer.tile);
                power_of_the_sultan::Action::Claim { tile: offered.unwrap_or_else(|| self.tile()) }
            }
            5 => power_of_the_sultan::Action::Claim { tile: self.tile() },
            _ => {
                let card = Mutator::pick(&mut self.rng, &SultanCard::ALL);
                power_of_the_sultan::Action::Buy { card, pay: self.payment() }
            }
        }
    }

    fn character_action(&mut self) -> characters::Action {
        match self.rng.below(11) {
            0 => characters::Action::Bid(self.rng.below(40) as u8),
            1 => characters::Action::Pay(self.payment()),
            2 => characters::Action::KeepFatima,
            3 => characters::Action::ExchangeFatima,
            4 => characters::Action::Karim { space: self.space() },
            5 => characters::Action::Knihstig { card: self.card() },
            6 => characters::Action::Ammar,
            7 => characters::Action::Hakim { kind: Mutator::pick(&mut self.rng, &Building::ALL) },
            8 => characters::Action::Laila { space: self.space() },
            9 => characters::Action::Machma { give: self.card(), take: self.card() },
            _ => characters::Action::Yammerad,
        }
    }
}
