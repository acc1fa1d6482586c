//! What people lay out at a real table: the set-up of a mix as one list, in the order of table 2.1 of the
//! interactions. The numbers are those of a game that is really dealt, so they cannot differ from the engine's.

use crate::data::{GUARDS, N_SQUARES, TOKENS_OF_A_KIND, WALL_SECTIONS};
use crate::game::{Game, Table};
use crate::modules::bonus_cards::BonusCard;
use crate::modules::change;
use crate::modules::characters::Character;
use crate::modules::master_builders::CARDS as MASTER_BUILDER_CARDS;
use crate::modules::new_score_cards::ScoreCard;
use crate::modules::thieves::Thieves;
use crate::rng::Seed;
use crate::rules::{GuardBoard, Module, Rules};
use crate::scoring::Round;
use crate::setup::{DIRK_TILES, dealt, money_cards, supply_tiles};
use crate::vocab::{Building, Currency, Seat, SpecialCard};

/// One thing to do before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// S1: a start tile for each player (BASE-10).
    StartTiles {
        /// How many players.
        players: usize,
    },
    /// S1: a vizier stone for each player, active (VIZ-01).
    VizierStones,
    /// S2: the tiles that are shuffled into the supply (BASE-11, CAMP-01, BAZ-03).
    Supply {
        /// How many buildings.
        buildings: usize,
        /// How many camps.
        camps: usize,
        /// How many bazaars.
        bazaars: usize,
    },
    /// S3: a disc and a citizen of each colour for each player, three of them chosen, and the discs set (TRD-04).
    Citizens {
        /// What is left in the supply then (TRD-06).
        supply: usize,
    },
    /// S4: tiles for Dirk (BASE-12).
    DirkTiles {
        /// How many.
        tiles: usize,
    },
    /// S5: a tile on each of the four market spaces (BASE-13).
    Market,
    /// S6: stacks of huts by kind, the top ones face up (HUT-01).
    Huts,
    /// S7: bonus cards (BON-01).
    BonusCards {
        /// For each player.
        each: usize,
        /// Put away unseen.
        left: usize,
    },
    /// S7: thieves (THF-03).
    Thieves {
        /// For each player.
        each: usize,
        /// Put away unseen.
        left: usize,
    },
    /// S8: coins in the coin bag (CHG-02).
    Coins {
        /// How many.
        coins: usize,
    },
    /// S8: chests in the bag, and the three rooms filled (TRE-04).
    Chests,
    /// S8: invasion cards, and scouts (INV-04, INV-05).
    Invaders {
        /// Invasion cards.
        cards: usize,
        /// Scouts.
        scouts: usize,
        /// Scouts turned up.
        open: usize,
    },
    /// S8: invasion cards with the first one turned up, and no scouts (INV-40).
    OpenInvasion {
        /// Invasion cards.
        cards: usize,
    },
    /// S8: three score cards, one for each round (NSC-10).
    ScoreCards {
        /// Put away.
        left: usize,
    },
    /// S8: culture tiles in piles by price (ART-10).
    CultureTiles,
    /// S8: gates laid ready (GATE-03).
    Gates {
        /// How many.
        gates: usize,
    },
    /// S8: sticks laid ready, and room for the wall display (WALL-05).
    Sticks {
        /// How many.
        sticks: usize,
    },
    /// S9: master builder cards for the hands, face down (MAS-02).
    MasterBuilders {
        /// For each player.
        each: usize,
    },
    /// S8: the caravanserai cards laid out, a marker for each (CAR-10).
    Caravanserais {
        /// How many.
        cards: usize,
    },
    /// S8: the markers and the die of the sultan cards laid ready (SUL-06).
    SultanMarkers {
        /// How many markers.
        markers: usize,
    },
    /// S10: the money deck (BASE-14, DIA-01).
    MoneyDeck {
        /// Cards of the four currencies.
        cards: usize,
        /// Diamonds.
        diamonds: usize,
    },
    /// S11: starting money, start player and money row (BASE-15 to BASE-17).
    StartingMoney,
    /// S12: the rest of the deck in five piles (BASE-18).
    Piles,
    /// S12: cards added to a pile.
    AddToPile {
        /// From 1.
        pile: usize,
        /// Of which family.
        family: SpecialCard,
        /// How many.
        cards: usize,
    },
    /// S12: characters that stay aside, face down (CHR-01).
    CharactersAside {
        /// How many.
        characters: usize,
    },
    /// S12: master builder cards that leave the game unseen (MAS-05).
    MasterBuildersLeft {
        /// How many.
        cards: usize,
    },
    /// The tower of The Red Palace (RED-10).
    Tower {
        /// Tiles, with those of modules.
        tiles: usize,
    },
    /// The tokens in the bag (RED-11).
    Tokens {
        /// How many.
        tokens: usize,
    },
    /// Market and preview with their tokens (RED-12).
    MarketAndPreview,
    /// Tiles for Dirk, with tokens and guards (RED-102).
    DirkTerrain {
        /// How many.
        tiles: usize,
    },
    /// A side of the guard board (RED-14).
    GuardBoard(GuardBoard),
    /// The guards (RED-15).
    Guards {
        /// How many.
        guards: usize,
    },
    /// The stocks that abilities need (RED-16).
    Stocks {
        /// Square tiles.
        squares: usize,
        /// Wall sections.
        sections: usize,
    },
    /// The score tiles (RED-17).
    ScoreTiles,
    /// What each player starts with, and who begins (RED-18, RED-19).
    StartScore {
        /// How many players.
        players: usize,
        /// Points.
        points: usize,
    },
    /// The piles of starting money, and the money row (RED-20, RED-21).
    MoneyPiles,
    /// S12: each pile that received a card shuffled, and all stacked, the first on top (BASE-18).
    Stack,
}

impl SetupItem {
    /// The step of table 2.1 that it belongs to.
    pub const fn step(self) -> u8 {
        match self {
            SetupItem::StartTiles { .. } | SetupItem::VizierStones => 1,
            SetupItem::Supply { .. } | SetupItem::Tower { .. } | SetupItem::Tokens { .. } => 2,
            SetupItem::Citizens { .. } => 3,
            SetupItem::DirkTiles { .. } => 4,
            SetupItem::Market | SetupItem::MarketAndPreview => 5,
            SetupItem::Huts | SetupItem::DirkTerrain { .. } => 6,
            SetupItem::BonusCards { .. } | SetupItem::Thieves { .. } => 7,
            SetupItem::Coins { .. }
            | SetupItem::Chests
            | SetupItem::Invaders { .. }
            | SetupItem::OpenInvasion { .. }
            | SetupItem::ScoreCards { .. }
            | SetupItem::CultureTiles
            | SetupItem::Gates { .. }
            | SetupItem::Sticks { .. }
            | SetupItem::SultanMarkers { .. }
            | SetupItem::Caravanserais { .. }
            | SetupItem::GuardBoard(_)
            | SetupItem::Guards { .. }
            | SetupItem::Stocks { .. }
            | SetupItem::ScoreTiles => 8,
            SetupItem::MasterBuilders { .. } | SetupItem::StartScore { .. } => 9,
            SetupItem::MoneyDeck { .. } => 10,
            SetupItem::StartingMoney | SetupItem::MoneyPiles => 11,
            SetupItem::Piles
            | SetupItem::AddToPile { .. }
            | SetupItem::CharactersAside { .. }
            | SetupItem::MasterBuildersLeft { .. }
            | SetupItem::Stack => 12,
        }
    }
}

/// The cards added to the piles.
fn add_piles(list: &mut Vec<SetupItem>, table: &Table) {
    for (pile, specials) in table.piles.specials.iter().enumerate() {
        for family in SpecialCard::ALL {
            let cards = usize::from(specials[family as usize]);
            if cards > 0 {
                list.push(SetupItem::AddToPile { pile: pile + 1, family, cards });
            }
        }
    }
}

/// What The Red Palace needs, from the tower to the money row.
fn red_palace_list(game: &Game) -> Vec<SetupItem> {
    let (table, rules) = (&game.table, &game.table.rules);
    let mut list = vec![
        SetupItem::Tower { tiles: supply_tiles(rules).count() },
        SetupItem::Tokens { tokens: usize::from(TOKENS_OF_A_KIND) * Building::ALL.len() },
        SetupItem::MarketAndPreview,
    ];
    if rules.has_dirk() {
        list.push(SetupItem::DirkTerrain { tiles: DIRK_TILES });
    }
    list.push(SetupItem::GuardBoard(rules.guard_board));
    list.push(SetupItem::Guards { guards: usize::from(GUARDS) });
    list.push(SetupItem::Stocks { squares: N_SQUARES, sections: usize::from(WALL_SECTIONS) });
    // RED-97
    if !rules.modules.has(Module::ClassicScoring) {
        list.push(SetupItem::ScoreTiles);
    }
    list.push(SetupItem::StartScore {
        players: rules.players(),
        points: table.scores[Seat::FIRST].unsigned_abs().into(),
    });
    list.push(SetupItem::MoneyDeck { cards: money_cards(rules).count(), diamonds: 0 });
    list.extend([SetupItem::MoneyPiles, SetupItem::Piles]);
    list
}

/// Everything to do before the first turn, in order.
pub fn setup_list(rules: &Rules) -> Vec<SetupItem> {
    let game = dealt(*rules, Seed::from_number(0));
    let (table, on, players) = (&game.table, rules.modules, rules.players());
    let of_family =
        |pile: usize, family: SpecialCard| usize::from(table.piles.specials[pile][family as usize]);
    let piles = 0..table.piles.specials.len();
    let in_piles = |family: SpecialCard| piles.clone().map(|pile| of_family(pile, family)).sum::<usize>();
    if rules.is_red_palace() {
        let mut list = red_palace_list(&game);
        add_piles(&mut list, table);
        list.push(SetupItem::Stack);
        return list;
    }
    let mut list = vec![SetupItem::StartTiles { players }];
    if on.has(Module::ViziersFavour) {
        list.push(SetupItem::VizierStones);
    }
    let camps = supply_tiles(rules).filter(|tile| tile.is_camp()).count();
    let bazaars = supply_tiles(rules).filter(|tile| tile.bazaar().is_some()).count();
    let buildings = supply_tiles(rules).count() - camps - bazaars;
    list.push(SetupItem::Supply { buildings, camps, bazaars });
    if on.has(Module::StreetTrader) {
        let left = table.modules.street_trader.supply.0;
        list.push(SetupItem::Citizens { supply: left.into_iter().map(usize::from).sum() });
    }
    if rules.has_dirk() {
        list.push(SetupItem::DirkTiles { tiles: DIRK_TILES });
    }
    list.push(SetupItem::Market);
    if on.has(Module::WorkersHuts) {
        list.push(SetupItem::Huts);
    }
    if on.has(Module::BonusCards) {
        let each = usize::from(table.modules.bonus_cards.dealt);
        list.push(SetupItem::BonusCards { each, left: BonusCard::COUNT - each * players });
    }
    if on.has(Module::Thieves) {
        let each = usize::from(table.modules.thieves.held[Seat::FIRST]);
        list.push(SetupItem::Thieves { each, left: Thieves::all().len() - each * players });
    }
    if on.has(Module::Change) {
        let coins = change::bag(table).iter().map(|&coins| usize::from(coins)).sum();
        list.push(SetupItem::Coins { coins });
    }
    if on.has(Module::TreasureChamber) {
        list.push(SetupItem::Chests);
    }
    if on.has(Module::Invaders) {
        let cards = game.secrets().invasions().count();
        list.push(if rules.open_invasion {
            SetupItem::OpenInvasion { cards }
        } else {
            let open = table.modules.invaders.scouts.iter().count();
            SetupItem::Invaders { cards, scouts: open + game.secrets().scouts_down().count(), open }
        });
    }
    if on.has(Module::NewScoreCards) {
        list.push(SetupItem::ScoreCards { left: ScoreCard::COUNT - Round::ALL.len() });
    }
    if on.has(Module::Caravanserai) {
        let cards = table.modules.caravanserai.display().count();
        list.push(SetupItem::Caravanserais { cards });
    }
    if on.has(Module::ArtOfTheMoors) {
        list.push(SetupItem::CultureTiles);
    }
    if on.has(Module::CityGates) {
        list.push(SetupItem::Gates { gates: in_piles(SpecialCard::Gate) });
    }
    if on.has(Module::CityWalls) {
        list.push(SetupItem::Sticks { sticks: usize::from(table.modules.city_walls.sticks_left()) });
    }
    if on.has(Module::PowerOfTheSultan) {
        list.push(SetupItem::SultanMarkers { markers: in_piles(SpecialCard::Sultan) });
    }
    let builders = usize::from(table.modules.master_builders.dealt[Seat::FIRST]);
    if on.has(Module::MasterBuilders) {
        list.push(SetupItem::MasterBuilders { each: builders });
    }
    let diamonds = money_cards(rules).filter(|card| card.currency() == Currency::Diamond).count();
    list.push(SetupItem::MoneyDeck { cards: money_cards(rules).count() - diamonds, diamonds });
    list.extend([SetupItem::StartingMoney, SetupItem::Piles]);
    add_piles(&mut list, table);
    if on.has(Module::Characters) {
        let characters = Character::ALL.len() - in_piles(SpecialCard::Character);
        list.push(SetupItem::CharactersAside { characters });
    }
    let cards = MASTER_BUILDER_CARDS - builders * players - in_piles(SpecialCard::MasterBuilder);
    if on.has(Module::MasterBuilders) && cards > 0 {
        list.push(SetupItem::MasterBuildersLeft { cards });
    }
    list.push(SetupItem::Stack);
    list
}
