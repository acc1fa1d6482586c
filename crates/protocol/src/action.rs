//! Actions as JSON objects, in both directions.

use engine::modules::currency_exchange::ExchangeCard;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{Card, Currency, Money, MoneySet, Payment, Purse, Side, Space, TileId};
use engine::{Action, Game, Illegal};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::read::{self, Field, FieldError};
use crate::red_palace;
use crate::words::{
    BonusWord, CardWord, CellWord, KindWord, MoneySetWord, MoneyWord, PaymentWord, SideWord, TileWord,
    TrioWord,
};

/// An action as the protocol writes it: `{"type": "place", "tile": "garden-03", "at": [1, 0]}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionDto(pub Action);

/// Why an action object is refused before any game is asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// A field is missing or wrong.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// Well formed, but no game could ever allow it, so the engine has no form for it.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// A choice of cards that no rule allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Unplayable {
    reason: Reason,
    /// An action that the same step would take, to learn whether the step is the right one.
    stand_in: Action,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
enum Reason {
    #[error("the cards of a payment must all have the same currency")]
    MixedCurrencies,
    #[error("diamonds are never mixed with another currency")]
    MixedDiamonds,
    #[error("diamonds cannot be paid with an exchange card")]
    ExchangedDiamonds,
    #[error("with an exchange card only its two currencies may be paid")]
    NotOnExchangeCard,
    #[error("only one exchange card may be played in a purchase")]
    TwoExchangeCards,
    #[error("there are not so many pieces of one face")]
    TooManyEqual,
    #[error("at least one card must be taken")]
    TakesNothing,
    #[error("the money row never holds more than four money cards")]
    TakesTooMany,
}

impl Unplayable {
    /// The rule that refuses it.
    pub const fn rule(&self) -> &'static str {
        match self.reason {
            Reason::MixedCurrencies | Reason::TooManyEqual => "BASE-30",
            Reason::MixedDiamonds => "DIA-12",
            Reason::ExchangedDiamonds => "EXC-31",
            Reason::NotOnExchangeCard => "EXC-20",
            Reason::TwoExchangeCards => "EXC-22",
            Reason::TakesNothing | Reason::TakesTooMany => "BASE-25",
        }
    }

    /// What the engine says first: that the moment, the module or the place is wrong, if it is.
    pub(crate) fn sooner_refusal(&self, game: &Game) -> Option<Illegal> {
        match game.check(self.stand_in) {
            // The stand-in pays nothing, or declines to act: what is left to refuse are the cards.
            Ok(()) | Err(Illegal::Underpaid | Illegal::MustAct) => None,
            Err(illegal) => Some(illegal),
        }
    }
}

impl ActionDto {
    /// Reads the JSON text of one action. Fields that its type does not have are ignored.
    pub fn from_json(text: &str) -> Result<Action, ActionError> {
        match serde_json::from_str::<&RawValue>(text) {
            Ok(raw) => read_action(raw),
            Err(_) => Err(FieldError::wrong("action", OBJECT, text).into()),
        }
    }
}

impl Serialize for ActionDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        ActionForm::from(self.0).serialize(to)
    }
}

impl<'de> Deserialize<'de> for ActionDto {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ActionDto, D::Error> {
        let raw = Box::<RawValue>::deserialize(from)?;
        read_action(&raw).map(ActionDto).map_err(serde::de::Error::custom)
    }
}

/// A list of actions, written as an array.
pub(crate) struct ActionList<'a>(pub &'a [Action]);

impl Serialize for ActionList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|&action| ActionForm::from(action)))
    }
}

/// The shapes of the protocol, one variant for each `type`.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum ActionForm {
    TakeMoney {
        cards: MoneySetWord,
    },
    Buy {
        space: u8,
        pay: PaymentWord,
    },
    RedesignAdd {
        tile: TileWord,
        at: CellWord,
    },
    RedesignRemove {
        at: CellWord,
    },
    RedesignSwap {
        tile: TileWord,
        at: CellWord,
    },
    Stop,
    Pass,
    Place {
        tile: TileWord,
        at: CellWord,
    },
    Reserve {
        tile: TileWord,
    },
    GiveToDirk {
        tile: TileWord,
    },
    #[serde(rename = "viziers-favour.buy")]
    VizierBuy {
        space: u8,
        pay: PaymentWord,
    },
    #[serde(rename = "viziers-favour.turn_stone")]
    VizierTurnStone,
    #[serde(rename = "currency-exchange.take")]
    ExchangeTake {
        card: CardWord,
    },
    #[serde(rename = "bonus-cards.show")]
    BonusShow {
        card: BonusWord,
    },
    #[serde(rename = "workers-huts.take")]
    HutTake {
        kind: KindWord,
    },
    #[serde(rename = "city-gates.take")]
    GateTake,
    #[serde(rename = "city-gates.place")]
    GatePlace {
        tile: TileWord,
        at: CellWord,
        gate: &'static str,
    },
    #[serde(rename = "city-gates.add")]
    GateAdd {
        tile: TileWord,
        at: CellWord,
        gate: &'static str,
    },
    #[serde(rename = "city-gates.remove")]
    GateRemove {
        at: CellWord,
        gates: GatesWord,
    },
    #[serde(rename = "characters.bid")]
    Bid {
        bid: u8,
    },
    #[serde(rename = "characters.pay")]
    PayBid {
        pay: PaymentWord,
    },
    #[serde(rename = "characters.keep_fatima")]
    KeepFatima,
    #[serde(rename = "characters.exchange_fatima")]
    ExchangeFatima,
    #[serde(rename = "characters.karim")]
    Karim {
        space: u8,
    },
    #[serde(rename = "characters.knihstig")]
    Knihstig {
        card: MoneyWord,
    },
    #[serde(rename = "characters.ammar")]
    Ammar,
    #[serde(rename = "characters.hakim")]
    Hakim {
        kind: KindWord,
    },
    #[serde(rename = "characters.laila")]
    Laila {
        space: u8,
    },
    #[serde(rename = "characters.machma")]
    Machma {
        give: MoneyWord,
        take: MoneyWord,
    },
    #[serde(rename = "characters.yammerad")]
    Yammerad,
    #[serde(rename = "city-walls.build")]
    BuildWalls {
        card: CardWord,
        tile: TileWord,
    },
    #[serde(rename = "thieves.steal")]
    Steal {
        card: MoneyWord,
    },
    #[serde(rename = "street-trader.choose")]
    ChooseCitizens {
        citizens: TrioWord,
    },
    #[serde(rename = "street-trader.put_disc")]
    PutDisc {
        at: CellWord,
    },
    #[serde(rename = "street-trader.move_in")]
    MoveIn {
        tile: TileWord,
    },
    #[serde(rename = "street-trader.take")]
    TakeCitizen {
        kind: KindWord,
    },
    #[serde(rename = "street-trader.exchange")]
    ExchangeCitizen {
        give: KindWord,
        take: KindWord,
    },
    #[serde(rename = "change.add")]
    AddMoney {
        piece: MoneyWord,
    },
    #[serde(rename = "treasure-chamber.buy")]
    BuyChests {
        room: u8,
    },
    #[serde(rename = "treasure-chamber.pay")]
    PayChests {
        card: MoneyWord,
    },
    #[serde(rename = "treasure-chamber.put")]
    PutChest {
        tile: TileWord,
    },
    #[serde(rename = "master-builders.play")]
    PlayBuilder {
        card: MoneyWord,
    },
    #[serde(rename = "invaders.look")]
    Look,
    #[serde(rename = "bazaars.buy")]
    BazaarBuy {
        tile: TileWord,
        pay: PaymentWord,
    },
    #[serde(rename = "bazaars.vizier_buy")]
    BazaarVizierBuy {
        tile: TileWord,
        pay: PaymentWord,
    },
    #[serde(rename = "bazaars.karim")]
    BazaarKarim {
        tile: TileWord,
    },
    #[serde(rename = "art-of-the-moors.develop")]
    Develop,
    #[serde(rename = "power-of-the-sultan.buy")]
    BuySultan {
        card: CardWord,
        pay: PaymentWord,
    },
    #[serde(rename = "power-of-the-sultan.keep")]
    KeepMark,
    #[serde(rename = "power-of-the-sultan.roll")]
    RollMark,
    #[serde(rename = "power-of-the-sultan.mark")]
    Mark {
        kind: KindWord,
    },
    #[serde(rename = "power-of-the-sultan.claim")]
    Claim {
        tile: TileWord,
    },
    #[serde(rename = "caravanserai.buy")]
    BuyCaravanserai {
        card: &'static str,
        pay: PaymentWord,
    },
    #[serde(rename = "caravanserai.move")]
    MoveMarker {
        card: &'static str,
        to: &'static str,
    },
    #[serde(untagged)]
    RedPalace(red_palace::ActionForm),
}

/// One or two sides.
struct GatesWord {
    first: Side,
    second: Option<Side>,
}

impl Serialize for GatesWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq([self.first].into_iter().chain(self.second).map(SideWord))
    }
}

impl From<Action> for ActionForm {
    fn from(action: Action) -> ActionForm {
        match action {
            Action::TakeMoney(cards) => ActionForm::TakeMoney { cards: MoneySetWord(cards) },
            Action::Buy { space, pay } => ActionForm::Buy { space: space.number(), pay: PaymentWord(pay) },
            Action::Add { tile, at } => ActionForm::RedesignAdd { tile: TileWord(tile), at: CellWord(at) },
            Action::Remove { at } => ActionForm::RedesignRemove { at: CellWord(at) },
            Action::Swap { tile, at } => ActionForm::RedesignSwap { tile: TileWord(tile), at: CellWord(at) },
            Action::Stop => ActionForm::Stop,
            Action::Pass => ActionForm::Pass,
            Action::Place { tile, at } => ActionForm::Place { tile: TileWord(tile), at: CellWord(at) },
            Action::Reserve { tile } => ActionForm::Reserve { tile: TileWord(tile) },
            Action::GiveToDirk { tile } => ActionForm::GiveToDirk { tile: TileWord(tile) },
            Action::ViziersFavour(action) => match action {
                viziers_favour::Action::Buy { space, pay } => {
                    ActionForm::VizierBuy { space: space.number(), pay: PaymentWord(pay) }
                }
                viziers_favour::Action::TurnStone => ActionForm::VizierTurnStone,
            },
            Action::CurrencyExchange(currency_exchange::Action::Take { card }) => {
                ActionForm::ExchangeTake { card: CardWord(Card::from(card)) }
            }
            Action::BonusCards(bonus_cards::Action::Show { card }) => {
                ActionForm::BonusShow { card: BonusWord(card) }
            }
            Action::WorkersHuts(workers_huts::Action::Take { kind }) => {
                ActionForm::HutTake { kind: KindWord(kind) }
            }
            Action::CityGates(action) => match action {
                city_gates::Action::Take => ActionForm::GateTake,
                city_gates::Action::Place { tile, at, side } => {
                    ActionForm::GatePlace { tile: TileWord(tile), at: CellWord(at), gate: side.name() }
                }
                city_gates::Action::Add { tile, at, side } => {
                    ActionForm::GateAdd { tile: TileWord(tile), at: CellWord(at), gate: side.name() }
                }
                city_gates::Action::Remove { at, first, second } => {
                    ActionForm::GateRemove { at: CellWord(at), gates: GatesWord { first, second } }
                }
            },
            Action::Characters(action) => character_form(action),
            Action::CityWalls(city_walls::Action::Build { card, tile }) => {
                ActionForm::BuildWalls { card: CardWord(Card::from(card)), tile: TileWord(tile) }
            }
            Action::Thieves(thieves::Action::Steal { card }) => ActionForm::Steal { card: MoneyWord(card) },
            Action::StreetTrader(action) => trader_form(action),
            Action::Change(change::Action::Add { piece }) => ActionForm::AddMoney { piece: MoneyWord(piece) },
            Action::PowerOfTheSultan(action) => sultan_form(action),
            Action::Caravanserai(caravanserai::Action::Buy { card, pay }) => {
                ActionForm::BuyCaravanserai { card: card.id(), pay: PaymentWord(pay) }
            }
            Action::Caravanserai(caravanserai::Action::Move { card, to }) => {
                ActionForm::MoveMarker { card: card.id(), to: to.name() }
            }
            Action::TreasureChamber(action) => match action {
                treasure_chamber::Action::Buy { room } => ActionForm::BuyChests { room: room.number() },
                treasure_chamber::Action::Pay { card } => ActionForm::PayChests { card: MoneyWord(card) },
                treasure_chamber::Action::Put { tile } => ActionForm::PutChest { tile: TileWord(tile) },
            },
            Action::MasterBuilders(master_builders::Action::Play { card }) => {
                ActionForm::PlayBuilder { card: MoneyWord(card) }
            }
            Action::Invaders(invaders::Action::Look) => ActionForm::Look,
            Action::Bazaars(action) => match action {
                bazaars::Action::Buy { tile, pay } => {
                    ActionForm::BazaarBuy { tile: TileWord(tile), pay: PaymentWord(pay) }
                }
                bazaars::Action::VizierBuy { tile, pay } => {
                    ActionForm::BazaarVizierBuy { tile: TileWord(tile), pay: PaymentWord(pay) }
                }
                bazaars::Action::Karim { tile } => ActionForm::BazaarKarim { tile: TileWord(tile) },
            },
            Action::ArtOfTheMoors(art_of_the_moors::Action::Develop) => ActionForm::Develop,
            Action::RedPalace(action) => ActionForm::RedPalace(action.into()),
        }
    }
}

fn trader_form(action: street_trader::Action) -> ActionForm {
    match action {
        street_trader::Action::Choose { citizens } => {
            ActionForm::ChooseCitizens { citizens: TrioWord(citizens) }
        }
        street_trader::Action::PutDisc { at } => ActionForm::PutDisc { at: CellWord(at) },
        street_trader::Action::MoveIn { tile } => ActionForm::MoveIn { tile: TileWord(tile) },
        street_trader::Action::Take { kind } => ActionForm::TakeCitizen { kind: KindWord(kind) },
        street_trader::Action::Exchange { give, take } => {
            ActionForm::ExchangeCitizen { give: KindWord(give), take: KindWord(take) }
        }
    }
}

fn character_form(action: characters::Action) -> ActionForm {
    match action {
        characters::Action::Bid(bid) => ActionForm::Bid { bid },
        characters::Action::Pay(pay) => ActionForm::PayBid { pay: PaymentWord(pay) },
        characters::Action::KeepFatima => ActionForm::KeepFatima,
        characters::Action::ExchangeFatima => ActionForm::ExchangeFatima,
        characters::Action::Karim { space } => ActionForm::Karim { space: space.number() },
        characters::Action::Knihstig { card } => ActionForm::Knihstig { card: MoneyWord(card) },
        characters::Action::Ammar => ActionForm::Ammar,
        characters::Action::Hakim { kind } => ActionForm::Hakim { kind: KindWord(kind) },
        characters::Action::Laila { space } => ActionForm::Laila { space: space.number() },
        characters::Action::Machma { give, take } => {
            ActionForm::Machma { give: MoneyWord(give), take: MoneyWord(take) }
        }
        characters::Action::Yammerad => ActionForm::Yammerad,
    }
}

fn sultan_form(action: power_of_the_sultan::Action) -> ActionForm {
    match action {
        power_of_the_sultan::Action::Buy { card, pay } => {
            ActionForm::BuySultan { card: CardWord(Card::from(card)), pay: PaymentWord(pay) }
        }
        power_of_the_sultan::Action::Keep => ActionForm::KeepMark,
        power_of_the_sultan::Action::Roll => ActionForm::RollMark,
        power_of_the_sultan::Action::Mark { kind } => ActionForm::Mark { kind: KindWord(kind) },
        power_of_the_sultan::Action::Claim { tile } => ActionForm::Claim { tile: TileWord(tile) },
    }
}

const OBJECT: &str = "a JSON object without repeated fields";
const TYPE: &str = "the type of an action such as \"take_money\"";

/// The fields that some action has.
#[derive(Deserialize)]
struct ActionFields<'a> {
    #[serde(borrow, rename = "type")]
    kind_of_action: Option<&'a RawValue>,
    #[serde(borrow)]
    at: Option<&'a RawValue>,
    #[serde(borrow)]
    bid: Option<&'a RawValue>,
    #[serde(borrow)]
    card: Option<&'a RawValue>,
    #[serde(borrow)]
    cards: Option<&'a RawValue>,
    #[serde(borrow)]
    citizens: Option<&'a RawValue>,
    #[serde(borrow)]
    gate: Option<&'a RawValue>,
    #[serde(borrow)]
    gates: Option<&'a RawValue>,
    #[serde(borrow)]
    give: Option<&'a RawValue>,
    #[serde(borrow)]
    kind: Option<&'a RawValue>,
    #[serde(borrow)]
    pay: Option<&'a RawValue>,
    #[serde(borrow)]
    pile: Option<&'a RawValue>,
    #[serde(borrow)]
    piece: Option<&'a RawValue>,
    #[serde(borrow)]
    room: Option<&'a RawValue>,
    #[serde(borrow)]
    side: Option<&'a RawValue>,
    #[serde(borrow)]
    space: Option<&'a RawValue>,
    #[serde(borrow)]
    take: Option<&'a RawValue>,
    #[serde(borrow)]
    tile: Option<&'a RawValue>,
    #[serde(borrow)]
    to: Option<&'a RawValue>,
}

/// Reads an action object.
pub(crate) fn read_action(raw: &RawValue) -> Result<Action, ActionError> {
    let fields = read::object(raw).and_then(|text| serde_json::from_str::<ActionFields>(text).ok());
    let fields = fields.ok_or_else(|| FieldError::wrong("action", OBJECT, raw.get()))?;
    let kind = Field { name: "type", raw: fields.kind_of_action }.read(TYPE, read::text)?;
    let tile = || Field { name: "tile", raw: fields.tile }.tile();
    let at = || Field { name: "at", raw: fields.at }.cell();
    let space = || Field { name: "space", raw: fields.space }.space();
    let pay = || Field { name: "pay", raw: fields.pay }.payment();
    let gate = || Field { name: "gate", raw: fields.gate }.dir();
    let caravanserai = || Field { name: "card", raw: fields.card }.caravanserai();
    Ok(match kind.as_ref() {
        "take_money" => take_money(&Field { name: "cards", raw: fields.cards }.cards()?)?,
        "buy" => {
            let space = space()?;
            payment(&pay()?, space.currency(), |pay| Action::Buy { space, pay })?
        }
        "redesign_add" => Action::Add { tile: tile()?, at: at()? },
        "redesign_remove" => Action::Remove { at: at()? },
        "redesign_swap" => Action::Swap { tile: tile()?, at: at()? },
        "stop" => Action::Stop,
        "pass" => Action::Pass,
        "place" => Action::Place { tile: tile()?, at: at()? },
        "reserve" => Action::Reserve { tile: tile()? },
        "give_to_dirk" => Action::GiveToDirk { tile: tile()? },
        "viziers-favour.buy" => {
            let space = space()?;
            let buy = |pay| Action::ViziersFavour(viziers_favour::Action::Buy { space, pay });
            payment(&pay()?, space.currency(), buy)?
        }
        "viziers-favour.turn_stone" => Action::ViziersFavour(viziers_favour::Action::TurnStone),
        "currency-exchange.take" => {
            let card = Field { name: "card", raw: fields.card }.exchange()?;
            Action::CurrencyExchange(currency_exchange::Action::Take { card })
        }
        "bonus-cards.show" => {
            let card = Field { name: "card", raw: fields.card }.bonus()?;
            Action::BonusCards(bonus_cards::Action::Show { card })
        }
        "workers-huts.take" => {
            let kind = Field { name: "kind", raw: fields.kind }.kind()?;
            Action::WorkersHuts(workers_huts::Action::Take { kind })
        }
        "city-gates.take" => Action::CityGates(city_gates::Action::Take),
        "city-gates.place" => {
            Action::CityGates(city_gates::Action::Place { tile: tile()?, at: at()?, side: gate()? })
        }
        "city-gates.add" => {
            Action::CityGates(city_gates::Action::Add { tile: tile()?, at: at()?, side: gate()? })
        }
        "city-gates.remove" => {
            let (first, second) =
                Field { name: "gates", raw: fields.gates }.read("one or two sides [[x, y], \"E\"]", gates)?;
            Action::CityGates(city_gates::Action::remove(at()?, first, second))
        }
        "city-walls.build" => {
            let card = Field { name: "card", raw: fields.card }.wall_card()?;
            Action::CityWalls(city_walls::Action::Build { card, tile: tile()? })
        }
        "thieves.steal" => {
            let card = Field { name: "card", raw: fields.card }.money()?;
            Action::Thieves(thieves::Action::Steal { card })
        }
        "change.add" => {
            let piece = Field { name: "piece", raw: fields.piece }.money()?;
            Action::Change(change::Action::Add { piece })
        }
        "master-builders.play" => {
            let card = Field { name: "card", raw: fields.card }.money()?;
            Action::MasterBuilders(master_builders::Action::Play { card })
        }
        "invaders.look" => Action::Invaders(invaders::Action::Look),
        "treasure-chamber.buy" => {
            let room = Field { name: "room", raw: fields.room }.room()?;
            Action::TreasureChamber(treasure_chamber::Action::Buy { room })
        }
        "treasure-chamber.pay" => {
            let card = Field { name: "card", raw: fields.card }.money()?;
            Action::TreasureChamber(treasure_chamber::Action::Pay { card })
        }
        "treasure-chamber.put" => Action::TreasureChamber(treasure_chamber::Action::Put { tile: tile()? }),
        "bazaars.buy" => {
            let tile = tile()?;
            payment(&pay()?, bazaar_currency(tile), |pay| {
                Action::Bazaars(bazaars::Action::Buy { tile, pay })
            })?
        }
        "bazaars.vizier_buy" => {
            let tile = tile()?;
            payment(&pay()?, bazaar_currency(tile), |pay| {
                Action::Bazaars(bazaars::Action::VizierBuy { tile, pay })
            })?
        }
        "bazaars.karim" => Action::Bazaars(bazaars::Action::Karim { tile: tile()? }),
        "art-of-the-moors.develop" => Action::ArtOfTheMoors(art_of_the_moors::Action::Develop),
        "power-of-the-sultan.buy" => {
            let card = Field { name: "card", raw: fields.card }.sultan()?;
            let buy = |pay| Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { card, pay });
            payment(&pay()?, card.currency(), buy)?
        }
        "caravanserai.buy" => {
            let card = caravanserai()?;
            let buy = |pay| Action::Caravanserai(caravanserai::Action::Buy { card, pay });
            payment(&pay()?, card.main(), buy)?
        }
        "caravanserai.move" => {
            let to = Field { name: "to", raw: fields.to }.track()?;
            Action::Caravanserai(caravanserai::Action::Move { card: caravanserai()?, to })
        }
        "power-of-the-sultan.keep" => Action::PowerOfTheSultan(power_of_the_sultan::Action::Keep),
        "power-of-the-sultan.roll" => Action::PowerOfTheSultan(power_of_the_sultan::Action::Roll),
        "power-of-the-sultan.mark" => {
            let kind = Field { name: "kind", raw: fields.kind }.kind()?;
            Action::PowerOfTheSultan(power_of_the_sultan::Action::Mark { kind })
        }
        "power-of-the-sultan.claim" => {
            Action::PowerOfTheSultan(power_of_the_sultan::Action::Claim { tile: tile()? })
        }
        "red-palace.buy_preview" => {
            let space = red_palace::preview_space(fields.space)?;
            let cards = pay()?;
            // GRD-80: the currency is free; without a card any will do, as nothing is paid.
            let currency = cards.0.first().map_or(Currency::Dinar, |card| card.currency());
            payment(&cards, currency, |pay| red_palace::buy_preview(space, pay))?
        }
        other => match (other.strip_prefix("characters."), other.strip_prefix("street-trader.")) {
            (Some(name), _) => read_character(name, &fields, space)?,
            (_, Some(name)) => read_trader(name, &fields)?,
            _ => read_red_palace(other, &fields)?,
        },
    })
}

fn read_red_palace(name: &str, fields: &ActionFields<'_>) -> Result<Action, ActionError> {
    let ActionFields { pile, tile, space, card, kind, side, .. } = *fields;
    let name = name.strip_prefix(red_palace::PREFIX).ok_or_else(|| unknown_type(fields))?;
    let action = red_palace::read_action(name, red_palace::Fields { pile, tile, space, card, kind, side })?;
    action.map(Action::RedPalace).ok_or_else(|| unknown_type(fields))
}

fn read_trader(name: &str, fields: &ActionFields<'_>) -> Result<Action, ActionError> {
    let kind = |name, raw| Field { name, raw }.kind();
    Ok(Action::StreetTrader(match name {
        "choose" => {
            let citizens = Field { name: "citizens", raw: fields.citizens }.trio()?;
            street_trader::Action::Choose { citizens }
        }
        "put_disc" => street_trader::Action::PutDisc { at: Field { name: "at", raw: fields.at }.cell()? },
        "move_in" => street_trader::Action::MoveIn { tile: Field { name: "tile", raw: fields.tile }.tile()? },
        "take" => street_trader::Action::Take { kind: kind("kind", fields.kind)? },
        "exchange" => street_trader::Action::Exchange {
            give: kind("give", fields.give)?,
            take: kind("take", fields.take)?,
        },
        _ => return Err(unknown_type(fields)),
    }))
}

fn read_character(
    name: &str,
    fields: &ActionFields<'_>,
    space: impl FnOnce() -> Result<Space, FieldError>,
) -> Result<Action, ActionError> {
    let money = |name, raw| Field { name, raw }.money();
    Ok(Action::Characters(match name {
        "bid" => characters::Action::Bid(Field { name: "bid", raw: fields.bid }.read("a whole number", bid)?),
        "pay" => {
            let cards = Field { name: "pay", raw: fields.pay }.payment()?;
            // CHR-14: the currency is free; without a card any will do, as nothing is paid.
            let currency = cards.0.first().map_or(Currency::Dinar, |card| card.currency());
            return Ok(payment(&cards, currency, |pay| Action::Characters(characters::Action::Pay(pay)))?);
        }
        "keep_fatima" => characters::Action::KeepFatima,
        "exchange_fatima" => characters::Action::ExchangeFatima,
        "karim" => characters::Action::Karim { space: space()? },
        "knihstig" => characters::Action::Knihstig { card: money("card", fields.card)? },
        "ammar" => characters::Action::Ammar,
        "hakim" => characters::Action::Hakim { kind: Field { name: "kind", raw: fields.kind }.kind()? },
        "laila" => characters::Action::Laila { space: space()? },
        "machma" => characters::Action::Machma {
            give: money("give", fields.give)?,
            take: money("take", fields.take)?,
        },
        "yammerad" => characters::Action::Yammerad,
        _ => return Err(unknown_type(fields)),
    }))
}

#[cold]
fn unknown_type(fields: &ActionFields<'_>) -> ActionError {
    match fields.kind_of_action {
        Some(raw) => FieldError::wrong("type", TYPE, raw.get()).into(),
        None => FieldError::missing("type", TYPE).into(),
    }
}

/// No hand is worth 255 in one currency (135 is the most), so every higher bid is refused like that one.
fn bid(raw: &RawValue) -> Option<u8> {
    read::whole(raw).map(|bid| bid.min(u64::from(u8::MAX)) as u8)
}

fn gates(raw: &RawValue) -> Option<(Side, Option<Side>)> {
    match read::array(raw)?.as_slice() {
        [first] => Some((read::side(first)?, None)),
        [first, second] => Some((read::side(first)?, Some(read::side(second)?))),
        _ => None,
    }
}

/// The currency that a bazaar asks for; another tile is refused whatever is paid.
fn bazaar_currency(tile: TileId) -> Currency {
    tile.bazaar().map_or(Currency::Dinar, |row| row.currency)
}

fn take_money(cards: &[Money]) -> Result<Action, Unplayable> {
    let reason = if cards.is_empty() { Reason::TakesNothing } else { Reason::TakesTooMany };
    let unplayable = Unplayable { reason, stand_in: Action::Stop };
    MoneySet::new(cards).map(Action::TakeMoney).ok_or(unplayable)
}

/// The action that lays down these cards. No card at all is a payment of nothing in `currency`.
fn payment(
    (cards, exchange): &(Vec<Money>, Vec<ExchangeCard>),
    currency: Currency,
    action: impl Fn(Payment) -> Action,
) -> Result<Action, Unplayable> {
    let nothing = action(Payment::plain(currency, Purse::EMPTY));
    if cards.is_empty() && exchange.is_empty() {
        return Ok(nothing);
    }
    let has = |currency| cards.iter().any(|card| card.currency() == currency);
    let currencies = Currency::ALL.into_iter().filter(|&currency| has(currency));
    let (reason, card) = match exchange.as_slice() {
        [] if currencies.clone().count() == 1 => (Reason::TooManyEqual, None),
        [] if has(Currency::Diamond) => (Reason::MixedDiamonds, None),
        [] => (Reason::MixedCurrencies, None),
        [_] if has(Currency::Diamond) => (Reason::ExchangedDiamonds, None),
        &[card] if currencies.clone().all(|currency| card.shows(currency)) => {
            (Reason::TooManyEqual, Some(card))
        }
        [_] => (Reason::NotOnExchangeCard, None),
        _ => (Reason::TwoExchangeCards, None),
    };
    let pay = if card.is_some() || exchange.is_empty() { Payment::new(cards, card) } else { None };
    pay.map(action).ok_or(Unplayable { reason, stand_in: nothing })
}
