//! The words of the game: kinds, currencies, cards, tiles, modules, characters, names, lists.

use engine::Module;
use engine::modules::bonus_cards::BonusCard;
use engine::modules::caravanserai::{Caravanserai, Track};
use engine::modules::change::Coins;
use engine::modules::characters::Character;
use engine::modules::city_walls::WallCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::street_trader::Trio;
use engine::vocab::{Building, Currency, Dir, Money, Payment, Seat, TileId, TileSort, Walls};

use crate::actions::side_key;
use crate::texts::{Arg, Texts};

impl Texts {
    /// A kind of building: `Garden`.
    pub fn kind(&self, kind: Building) -> String {
        self.get(kind_key(kind))
    }

    /// A currency: `Dinar`.
    pub fn currency(&self, currency: Currency) -> String {
        self.get(match currency {
            Currency::Dinar => "currency-dinar",
            Currency::Dirham => "currency-dirham",
            Currency::Ducat => "currency-ducat",
            Currency::Florin => "currency-florin",
            Currency::Diamond => "currency-diamond",
        })
    }

    /// A piece of money: `Dinar 7`, `Master builder (Dinar)`, `Coin (Dinar)` or `Caravanserai (Dinar 4)`.
    pub fn card(&self, card: Money) -> String {
        let currency = self.currency(card.currency());
        if card.is_builder() {
            return self.with("builder-name", &[("currency", (&currency).into())]);
        }
        if card.is_coin() {
            return self.with("coin-name", &[("currency", (&currency).into())]);
        }
        let key = if card.caravan_place().is_some() { "caravan-name" } else { "card-name" };
        self.with(key, &[("currency", (&currency).into()), ("value", card.value().into())])
    }

    /// A tile by its kind and price: `Garden 8`; a hut by its kind, a camp by its price, a bazaar by what it
    /// shows; or the start tile.
    pub fn tile(&self, tile: TileId) -> String {
        self.tile_name(tile, |kind| self.kind(kind))
    }

    /// A tile to which something is done: in Polish the word changes then.
    pub(crate) fn tile_object(&self, tile: TileId) -> String {
        let object = |kind| self.format(kind_key(kind), Some("object"), &[]);
        self.tile_name(tile, |kind| object(kind).unwrap_or_else(|| self.kind(kind)))
    }

    /// `word` is the word for the kind of a building.
    fn tile_name(&self, tile: TileId, word: impl Fn(Building) -> String) -> String {
        let price = tile.price().into();
        match tile.sort() {
            TileSort::Start => self.get("start-tile"),
            TileSort::Building(kind) => {
                self.with("tile-name", &[("kind", (&word(kind)).into()), ("price", price)])
            }
            TileSort::Hut(kind) => self.with("hut-name", &[("kind", (&self.kind(kind)).into())]),
            TileSort::Bazaar => self.bazaar(tile),
            TileSort::Camp => self.with("camp-name", &[("price", price)]),
        }
    }

    /// A bazaar by its currency and kinds: `Bazaar Ducat (Seraglio/Arcades/Tower)`.
    fn bazaar(&self, tile: TileId) -> String {
        let Some(row) = tile.bazaar() else { return String::new() };
        let (currency, kinds) =
            (self.currency(row.currency), row.kinds.map(|kind| self.kind(kind)).join("/"));
        self.with("bazaar-name", &[("currency", (&currency).into()), ("kinds", (&kinds).into())])
    }

    /// An exchange card by its currencies: `Exchange card Dinar/Florin`.
    pub fn exchange_card(&self, card: ExchangeCard) -> String {
        self.exchange_form(card, None)
    }

    /// An exchange card to which something is done: `the exchange card Dinar/Florin`.
    pub(crate) fn exchange_object(&self, card: ExchangeCard) -> String {
        self.exchange_form(card, Some("object"))
    }

    fn exchange_form(&self, card: ExchangeCard, form: Option<&str>) -> String {
        let [first, second] = card.currencies().map(|currency| self.currency(currency));
        let args = [("first", (&first).into()), ("second", (&second).into())];
        let text = self.format("exchange-card-name", form, &args);
        text.unwrap_or_else(|| self.with("exchange-card-name", &args))
    }

    /// A bonus card by its tile: `Bonus card Garden 10`.
    pub fn bonus_card(&self, card: BonusCard) -> String {
        self.bonus_form(card, None)
    }

    /// A bonus card to which something is done: `the bonus card Garden 10`.
    pub(crate) fn bonus_object(&self, card: BonusCard) -> String {
        self.bonus_form(card, Some("object"))
    }

    fn bonus_form(&self, card: BonusCard, form: Option<&str>) -> String {
        let tile = self.tile(card.tile());
        let args = [("tile", (&tile).into())];
        let text = self.format("bonus-card-name", form, &args);
        text.unwrap_or_else(|| self.with("bonus-card-name", &args))
    }

    /// A wall card by its sides: `Wall card (north side and east side)`.
    pub fn wall_card(&self, card: WallCard) -> String {
        self.with("wall-card-name", &[("sides", (&self.sides(card.walls())).into())])
    }

    /// Where an attack comes from: `from the north`.
    pub fn from_dir(&self, dir: Dir) -> String {
        self.get(match dir {
            Dir::N => "from-north",
            Dir::E => "from-east",
            Dir::S => "from-south",
            Dir::W => "from-west",
        })
    }

    /// Sides of a tile: `north side and east side`.
    pub fn sides(&self, walls: Walls) -> String {
        let sides: Vec<String> = walls.iter().map(|side| self.get(side_key(side))).collect();
        self.list(&sides)
    }

    /// A thief by its currency: `Thief Dinar`.
    pub fn thief(&self, currency: Currency) -> String {
        self.with("thief-name", &[("currency", (&self.currency(currency)).into())])
    }

    /// A sultan card by its currency and its mark: `Sultan card Dirham (Garden)`.
    pub fn sultan_card(&self, card: SultanCard, mark: Building) -> String {
        self.sultan_form(card, mark, None)
    }

    /// A sultan card to which something is done: `the sultan card Dirham (Garden)`.
    pub(crate) fn sultan_object(&self, card: SultanCard, mark: Building) -> String {
        self.sultan_form(card, mark, Some("object"))
    }

    fn sultan_form(&self, card: SultanCard, mark: Building, form: Option<&str>) -> String {
        let (currency, kind) = (self.currency(card.currency()), self.kind(mark));
        let args = [("currency", (&currency).into()), ("kind", (&kind).into())];
        let text = self.format("sultan-card-name", form, &args);
        text.unwrap_or_else(|| self.with("sultan-card-name", &args))
    }

    /// A caravanserai card by its currencies: `Caravanserai Dinar (Dirham 2, Ducat 3, Florin 4)`.
    pub fn caravanserai(&self, card: Caravanserai) -> String {
        self.caravanserai_form(card, None)
    }

    /// A caravanserai card to which something is done: `the caravanserai Dinar (Dirham 2, Ducat 3, Florin 4)`.
    pub(crate) fn caravanserai_object(&self, card: Caravanserai) -> String {
        self.caravanserai_form(card, Some("object"))
    }

    fn caravanserai_form(&self, card: Caravanserai, form: Option<&str>) -> String {
        let currency = |space| card.currency(space).map_or_else(String::new, |one| self.currency(one));
        let [main, two, three, four] = [Track::M1, Track::B2, Track::B3, Track::B4].map(currency);
        let args = [
            ("main", (&main).into()),
            ("two", (&two).into()),
            ("three", (&three).into()),
            ("four", (&four).into()),
        ];
        let text = self.format("caravanserai-name", form, &args);
        text.unwrap_or_else(|| self.with("caravanserai-name", &args))
    }

    /// A space of a caravanserai card by its money: `Dinar 4`; or the start.
    pub fn caravan_space(&self, card: Caravanserai, space: Track) -> String {
        match card.currency(space) {
            Some(currency) => {
                let currency = self.currency(currency);
                let args = [("currency", (&currency).into()), ("value", space.value().into())];
                self.with("card-name", &args)
            }
            None => self.get("caravanserai-start"),
        }
    }

    /// The cards of a payment: `Dinar 5 + Dinar 3`.
    pub fn payment(&self, pay: Payment) -> String {
        let money = pay.cards().map(|card| self.card(card));
        let cards: Vec<String> = money.chain(pay.exchange().map(|card| self.exchange_card(card))).collect();
        cards.join(" + ")
    }

    /// Several things: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.with("list-and", &[("first", (&first).into()), ("last", last.into())])
            }
        }
    }

    /// Coins by currency, equal ones counted: `2 × Dinar and Florin`.
    pub fn coins(&self, coins: Coins) -> String {
        let held = Currency::ALL.into_iter().zip(coins).filter(|&(_, count)| count > 0);
        let counted = held.map(|(currency, count)| match count {
            1 => self.currency(currency),
            many => format!("{many} × {}", self.currency(currency)),
        });
        self.list(&counted.collect::<Vec<_>>())
    }

    /// Kinds of chests, equal ones counted: `2 × Garden and Tower`.
    pub fn chests(&self, chests: &[Building]) -> String {
        let count = |kind| chests.iter().filter(|&&other| other == kind).count();
        let counted = |kind| match count(kind) {
            0 => None,
            1 => Some(self.kind(kind)),
            many => Some(format!("{many} × {}", self.kind(kind))),
        };
        let counted: Vec<String> = Building::ALL.into_iter().filter_map(counted).collect();
        self.list(&counted)
    }

    /// Three citizens by their kinds: `Pavilion, Garden and Tower`.
    pub(crate) fn trio(&self, citizens: Trio) -> String {
        self.list(&citizens.iter().map(|kind| self.kind(kind)).collect::<Vec<_>>())
    }

    /// The name of a module.
    pub fn module_name(&self, module: Module) -> String {
        self.get(match module {
            Module::ViziersFavour => "module-viziers-favour",
            Module::CurrencyExchange => "module-currency-exchange",
            Module::BonusCards => "module-bonus-cards",
            Module::WorkersHuts => "module-workers-huts",
            Module::CityGates => "module-city-gates",
            Module::Diamonds => "module-diamonds",
            Module::Characters => "module-characters",
            Module::Camps => "module-camps",
            Module::CityWalls => "module-city-walls",
            Module::Thieves => "module-thieves",
            Module::Change => "module-change",
            Module::StreetTrader => "module-street-trader",
            Module::TreasureChamber => "module-treasure-chamber",
            Module::MasterBuilders => "module-master-builders",
            Module::Invaders => "module-invaders",
            Module::Bazaars => "module-bazaars",
            Module::NewScoreCards => "module-new-score-cards",
            Module::PowerOfTheSultan => "module-power-of-the-sultan",
            Module::Caravanserai => "module-caravanserai",
            Module::ArtOfTheMoors => "module-art-of-the-moors",
        })
    }

    /// What a module adds, in one sentence.
    pub fn module_about(&self, module: Module) -> String {
        self.get(match module {
            Module::ViziersFavour => "about-viziers-favour",
            Module::CurrencyExchange => "about-currency-exchange",
            Module::BonusCards => "about-bonus-cards",
            Module::WorkersHuts => "about-workers-huts",
            Module::CityGates => "about-city-gates",
            Module::Diamonds => "about-diamonds",
            Module::Characters => "about-characters",
            Module::Camps => "about-camps",
            Module::CityWalls => "about-city-walls",
            Module::Thieves => "about-thieves",
            Module::Change => "about-change",
            Module::StreetTrader => "about-street-trader",
            Module::TreasureChamber => "about-treasure-chamber",
            Module::MasterBuilders => "about-master-builders",
            Module::Invaders => "about-invaders",
            Module::Bazaars => "about-bazaars",
            Module::NewScoreCards => "about-new-score-cards",
            Module::PowerOfTheSultan => "about-power-of-the-sultan",
            Module::Caravanserai => "about-caravanserai",
            Module::ArtOfTheMoors => "about-art-of-the-moors",
        })
    }

    /// The name of a character, which is the same in all languages.
    pub fn character_name(&self, character: Character) -> String {
        character.name().replace('\'', "’")
    }

    /// What a character does, in one sentence.
    pub fn character_about(&self, character: Character) -> String {
        self.get(match character {
            Character::AbdulKarim => "about-abdul-karim",
            Character::AbdulKnihstig => "about-abdul-knihstig",
            Character::AmmarElSchauf => "about-ammar-elschauf",
            Character::FarukWillhaben => "about-faruk-willhaben",
            Character::Fatima => "about-fatima",
            Character::HakimWahid => "about-hakim-wahid",
            Character::LailaWundabah => "about-laila-wundabah",
            Character::MachmaKlain => "about-machma-klain",
            Character::Yammerad => "about-yammerad",
            Character::YusufEPassuff => "about-yusuf-epassuff",
        })
    }

    /// The name of a player, or a number where there is none.
    pub(crate) fn name(&self, names: &[String], seat: Seat) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.with("default-name", &[("number", Arg::from(seat.index() + 1))]),
        }
    }
}

const fn kind_key(kind: Building) -> &'static str {
    match kind {
        Building::Pavilion => "kind-pavilion",
        Building::Seraglio => "kind-seraglio",
        Building::Arcades => "kind-arcades",
        Building::Chambers => "kind-chambers",
        Building::Garden => "kind-garden",
        Building::Tower => "kind-tower",
    }
}
