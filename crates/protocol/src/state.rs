//! What a viewer knows of a game, and for referees all of it, as one JSON object.

use engine::modules::characters::Character;
use engine::vocab::{Building, ByBuilding, Card, Cell, Seat, Space, TileId, TileSet};
use engine::{Cards, Game, Module, Outcome, Palace, Points, Round, View, Viewer};
use serde::{Serialize, Serializer};

use crate::module_state::{
    BazaarsDto, BonusDto, BuildersDto, CaravanseraiDto, ChamberDto, ChangeDto, CharactersDto, CultureDto,
    GatesDto, HutsDto, InvadersDto, ScoreCardsDto, SultanDto, ThievesDto, TraderDto, VizierDto, WallsDto,
};
use crate::words::{CardWord, CellWord, KindWord, SeatWord, SideWord, TileWord, WallsWord};

/// The state of a game for one reader. What the reader may not know is not in it, except for its size.
#[derive(Serialize)]
pub struct StateDto {
    game: &'static str,
    players: usize,
    modules: Vec<&'static str>,
    step: &'static str,
    to_act: Option<SeatWord>,
    turn_of: SeatWord,
    turn: u32,
    over: bool,
    rounds_scored: Vec<u8>,
    scores: Vec<Points>,
    dirk_score: Option<Points>,
    money_row: Vec<CardWord>,
    draw_pile: Pile<CardWord>,
    discard: Vec<CardWord>,
    market: MarketDto,
    supply: Pile<TileWord>,
    hands: Vec<Pile<CardWord>>,
    palaces: Vec<PalaceDto>,
    set_aside: Vec<TileWord>,
    dirk: Option<Vec<TileWord>>,
    winners: Option<Vec<SeatWord>>,
    #[serde(rename = "viziers-favour", skip_serializing_if = "Option::is_none")]
    viziers_favour: Option<VizierDto>,
    #[serde(rename = "bonus-cards", skip_serializing_if = "Option::is_none")]
    bonus_cards: Option<BonusDto>,
    #[serde(rename = "workers-huts", skip_serializing_if = "Option::is_none")]
    workers_huts: Option<HutsDto>,
    #[serde(rename = "city-gates", skip_serializing_if = "Option::is_none")]
    city_gates: Option<GatesDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    characters: Option<CharactersDto>,
    #[serde(rename = "city-walls", skip_serializing_if = "Option::is_none")]
    city_walls: Option<WallsDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thieves: Option<ThievesDto>,
    #[serde(rename = "street-trader", skip_serializing_if = "Option::is_none")]
    street_trader: Option<TraderDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<ChangeDto>,
    #[serde(rename = "treasure-chamber", skip_serializing_if = "Option::is_none")]
    treasure_chamber: Option<ChamberDto>,
    #[serde(rename = "master-builders", skip_serializing_if = "Option::is_none")]
    master_builders: Option<BuildersDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    invaders: Option<InvadersDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bazaars: Option<BazaarsDto>,
    #[serde(rename = "new-score-cards", skip_serializing_if = "Option::is_none")]
    new_score_cards: Option<ScoreCardsDto>,
    #[serde(rename = "art-of-the-moors", skip_serializing_if = "Option::is_none")]
    art_of_the_moors: Option<CultureDto>,
    #[serde(rename = "power-of-the-sultan", skip_serializing_if = "Option::is_none")]
    power_of_the_sultan: Option<SultanDto>,
    #[serde(skip_serializing_if = "Option::is_none")]
    caravanserai: Option<CaravanseraiDto>,
}

/// The secrets of a game, as far as the reader may know them.
struct Known {
    draw_pile: Pile<CardWord>,
    supply: Pile<TileWord>,
    hands: Vec<Pile<CardWord>>,
    characters: Pile<crate::words::CharacterWord>,
    bonus_cards: BonusDto,
    thieves: ThievesDto,
    trader: TraderDto,
    huts: ByBuilding<Pile<TileWord>>,
    invasions: Pile<&'static str>,
    scouts: Pile<KindWord>,
}

impl StateDto {
    /// What the viewer of `view` may know (BASE-90 to BASE-92). The cards that everybody has seen go to another
    /// hand are not in it: people may forget them.
    pub fn of_view(view: &View<'_>) -> StateDto {
        let hand = |seat: Seat| match view.hand() {
            Some(hand) if view.viewer() == Viewer::Seat(seat) => Pile::Open(cards(hand)),
            _ => Pile::Hidden { size: view.hand_size(seat) },
        };
        let own = |seat: Seat| view.hand().filter(|_| view.viewer() == Viewer::Seat(seat));
        let known = Known {
            draw_pile: Pile::Hidden { size: view.draw_pile_len() },
            supply: Pile::Hidden { size: view.supply_len() },
            hands: view.seats().map(hand).collect(),
            characters: Pile::Hidden { size: view.characters_set_aside() },
            bonus_cards: BonusDto::new(view, own),
            thieves: ThievesDto::new(view, own),
            trader: TraderDto::new(view, own),
            huts: ByBuilding(
                Building::ALL.map(|kind| Pile::Hidden { size: view.hut_stack(kind).down as usize }),
            ),
            invasions: Pile::Hidden { size: 4 - view.past_invasions().iter().flatten().count() },
            scouts: Pile::Hidden { size: view.scouts_down() },
        };
        StateDto::new(view, known)
    }

    /// Everything, secrets included: for referees only.
    pub fn of_game(game: &Game) -> StateDto {
        let view = game.view(Viewer::Public);
        let secrets = game.secrets();
        let character = |character: Character| crate::words::CharacterWord(character);
        let known = Known {
            draw_pile: Pile::Open(secrets.draw_pile().map(CardWord).collect()),
            supply: Pile::Open(secrets.supply().map(TileWord).collect()),
            hands: view.seats().map(|seat| Pile::Open(cards(secrets.hand(seat)))).collect(),
            characters: Pile::Open(secrets.set_aside_characters().map(character).collect()),
            bonus_cards: BonusDto::new(&view, |seat| Some(secrets.hand(seat))),
            thieves: ThievesDto::new(&view, |seat| Some(secrets.hand(seat))),
            trader: TraderDto::new(&view, |seat| Some(secrets.hand(seat))),
            huts: ByBuilding(
                Building::ALL.map(|kind| Pile::Open(secrets.huts_down(kind).map(TileWord).collect())),
            ),
            invasions: Pile::Open(secrets.invasions().map(|dir| dir.name()).collect()),
            scouts: Pile::Open(secrets.scouts_down().map(KindWord).collect()),
        };
        StateDto::new(&view, known)
    }

    fn new(view: &View<'_>, known: Known) -> StateDto {
        let modules = view.rules().modules;
        let scored = Round::ALL.into_iter().filter(|&round| view.is_scored(round));
        let gates = modules.has(Module::CityGates);
        StateDto {
            game: crate::setup::GAME,
            players: view.rules().players(),
            modules: modules.iter().map(Module::slug).collect(),
            step: view.awaited().name(),
            to_act: view.to_act().map(SeatWord),
            turn_of: SeatWord(view.turn_of()),
            turn: view.turn(),
            over: view.outcome().is_some(),
            rounds_scored: scored.map(Round::number).collect(),
            scores: view.seats().map(|seat| view.score(seat)).collect(),
            dirk_score: view.dirk_score(),
            money_row: {
                let money = view.money_row().iter().map(|&card| Card::from(card));
                money.chain(view.exchange_row().iter().map(Card::from)).map(CardWord).collect()
            },
            draw_pile: known.draw_pile,
            discard: cards(view.discard()),
            market: MarketDto(Space::ALL.map(|space| view.market(space))),
            supply: known.supply,
            hands: known.hands,
            palaces: view
                .seats()
                .map(|seat| PalaceDto::new(view.palace(seat), view.reserve(seat), gates))
                .collect(),
            set_aside: tiles(view.set_aside()),
            dirk: view.dirk().map(tiles),
            winners: match view.outcome() {
                Some(Outcome::Won(winners)) => Some(winners.iter().map(SeatWord).collect()),
                Some(Outcome::Aborted) | None => None,
            },
            viziers_favour: modules.has(Module::ViziersFavour).then(|| VizierDto::new(view)),
            bonus_cards: modules.has(Module::BonusCards).then_some(known.bonus_cards),
            workers_huts: modules.has(Module::WorkersHuts).then(|| HutsDto::new(view, known.huts)),
            city_gates: gates.then(|| GatesDto::new(view)),
            characters: modules.has(Module::Characters).then(|| CharactersDto::new(view, known.characters)),
            city_walls: modules.has(Module::CityWalls).then(|| WallsDto::new(view)),
            thieves: modules.has(Module::Thieves).then_some(known.thieves),
            street_trader: modules.has(Module::StreetTrader).then_some(known.trader),
            change: modules.has(Module::Change).then(|| ChangeDto::new(view)),
            invaders: modules
                .has(Module::Invaders)
                .then(|| InvadersDto::new(view, known.invasions, known.scouts)),
            treasure_chamber: modules.has(Module::TreasureChamber).then(|| ChamberDto::new(view)),
            master_builders: modules.has(Module::MasterBuilders).then(|| BuildersDto::new(view)),
            bazaars: modules.has(Module::Bazaars).then(|| BazaarsDto::new(view)),
            new_score_cards: modules.has(Module::NewScoreCards).then(|| ScoreCardsDto::new(view)),
            power_of_the_sultan: modules.has(Module::PowerOfTheSultan).then(|| SultanDto::new(view)),
            caravanserai: modules.has(Module::Caravanserai).then(|| CaravanseraiDto::new(view)),
            art_of_the_moors: modules.has(Module::ArtOfTheMoors).then(|| CultureDto::new(view)),
        }
    }
}

/// Cards or tiles that lie open to the reader, or their number.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Pile<T> {
    Open(Vec<T>),
    Hidden { size: usize },
}

/// Money in the order of the faces, then exchange cards, then gate cards.
fn cards(cards: &Cards) -> Vec<CardWord> {
    let gates = std::iter::repeat_n(Card::GATE_CARD, cards.gates as usize);
    let exchange = cards.exchange.iter().map(Card::from);
    cards.money_cards().map(Card::from).chain(exchange).chain(gates).map(CardWord).collect()
}

pub(crate) fn tiles(tiles: TileSet) -> Vec<TileWord> {
    tiles.iter().map(TileWord).collect()
}

/// `{"1": "tower-05", "2": null, ...}`.
struct MarketDto([Option<TileId>; 4]);

impl Serialize for MarketDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let tiles = self.0.iter().map(|tile| tile.map(TileWord));
        to.collect_map(["1", "2", "3", "4"].into_iter().zip(tiles))
    }
}

#[derive(Serialize)]
struct PalaceDto {
    tiles: Vec<PlacedDto>,
    reserve: Vec<TileWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gates: Option<Vec<SideWord>>,
}

#[derive(Serialize)]
struct PlacedDto {
    tile: TileWord,
    at: CellWord,
    /// Left out where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    sticks: Option<WallsWord>,
}

impl PalaceDto {
    fn new(palace: &Palace, reserve: TileSet, with_gates: bool) -> PalaceDto {
        let mut placed: Vec<(Cell, TileId)> = palace.tiles().collect();
        // The start tile first, then row by row, so that the order does not tell how the palace came about.
        placed.sort_unstable_by_key(|&(cell, tile)| (tile != TileId::START, cell.y, cell.x));
        let mut gates = palace.gates().to_vec();
        gates.sort_unstable_by_key(|gate| (gate.cell.y, gate.cell.x, gate.dir));
        let sticks = |cell: Cell, tile: TileId| {
            let sticks = palace.walls_at(cell).unwrap_or_default().without(tile.walls());
            (!sticks.is_empty()).then_some(WallsWord(sticks))
        };
        let lies = |(cell, tile): (Cell, TileId)| PlacedDto {
            tile: TileWord(tile),
            at: CellWord(cell),
            sticks: sticks(cell, tile),
        };
        PalaceDto {
            tiles: placed.into_iter().map(lies).collect(),
            reserve: tiles(reserve),
            gates: with_gates.then(|| gates.into_iter().map(SideWord).collect()),
        }
    }
}
