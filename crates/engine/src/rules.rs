//! What is fixed before the first card: players, modules, options.

use crate::vocab::MAX_SEATS;

/// The version of the rules that this engine plays. A change that alters the course of a recorded game raises it.
pub const RULES_VERSION: u32 = 1;

/// A module of the Mega Box that this engine plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Module {
    /// `docs/rules/11-viziers-favour.md`
    ViziersFavour,
    /// `docs/rules/12-currency-exchange.md`
    CurrencyExchange,
    /// `docs/rules/13-bonus-cards.md`
    BonusCards,
    /// `docs/rules/14-workers-huts.md`
    WorkersHuts,
    /// `docs/rules/21-city-gates.md`
    CityGates,
    /// `docs/rules/22-diamonds.md`
    Diamonds,
    /// `docs/rules/23-characters.md`
    Characters,
    /// `docs/rules/24-camps.md`
    Camps,
    /// `docs/rules/31-city-walls.md`
    CityWalls,
    /// `docs/rules/32-thieves.md`
    Thieves,
    /// `docs/rules/33-change.md`
    Change,
    /// `docs/rules/34-street-trader.md`
    StreetTrader,
    /// `docs/rules/41-treasure-chamber.md`
    TreasureChamber,
    /// `docs/rules/42-master-builders.md`
    MasterBuilders,
    /// `docs/rules/43-invaders.md`
    Invaders,
    /// `docs/rules/44-bazaars.md`
    Bazaars,
    /// `docs/rules/51-new-score-cards.md`
    NewScoreCards,
    /// `docs/rules/52-power-of-the-sultan.md`
    PowerOfTheSultan,
    /// `docs/rules/53-caravanserai.md`
    Caravanserai,
    /// `docs/rules/54-art-of-the-moors.md`
    ArtOfTheMoors,
}

impl Module {
    /// All modules, in the order of their rule files.
    pub const ALL: [Module; 20] = [
        Module::ViziersFavour,
        Module::CurrencyExchange,
        Module::BonusCards,
        Module::WorkersHuts,
        Module::CityGates,
        Module::Diamonds,
        Module::Characters,
        Module::Camps,
        Module::CityWalls,
        Module::Thieves,
        Module::Change,
        Module::StreetTrader,
        Module::TreasureChamber,
        Module::MasterBuilders,
        Module::Invaders,
        Module::Bazaars,
        Module::NewScoreCards,
        Module::PowerOfTheSultan,
        Module::Caravanserai,
        Module::ArtOfTheMoors,
    ];

    /// The name in set-ups, records and protocols.
    pub const fn slug(self) -> &'static str {
        match self {
            Module::ViziersFavour => "viziers-favour",
            Module::CurrencyExchange => "currency-exchange",
            Module::BonusCards => "bonus-cards",
            Module::WorkersHuts => "workers-huts",
            Module::CityGates => "city-gates",
            Module::Diamonds => "diamonds",
            Module::Characters => "characters",
            Module::Camps => "camps",
            Module::CityWalls => "city-walls",
            Module::Thieves => "thieves",
            Module::Change => "change",
            Module::StreetTrader => "street-trader",
            Module::TreasureChamber => "treasure-chamber",
            Module::MasterBuilders => "master-builders",
            Module::Invaders => "invaders",
            Module::Bazaars => "bazaars",
            Module::NewScoreCards => "new-score-cards",
            Module::PowerOfTheSultan => "power-of-the-sultan",
            Module::Caravanserai => "caravanserai",
            Module::ArtOfTheMoors => "art-of-the-moors",
        }
    }

    /// The module with that slug.
    pub fn from_slug(slug: &str) -> Option<Module> {
        Module::ALL.into_iter().find(|module| module.slug() == slug)
    }
}

/// A set of modules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ModuleSet(u32);

impl ModuleSet {
    /// The base game alone.
    pub const EMPTY: ModuleSet = ModuleSet(0);

    /// Whether the module is played.
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u32 & 1 == 1
    }

    /// Whether no module is played.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with that module as well.
    pub const fn with(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 | 1 << module as u32)
    }

    /// The modules, in file order.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |&module| self.has(module))
    }

    /// Sets that put every module beside every other, for tests that cannot try all: none, each alone, each pair,
    /// all but one, and all.
    pub fn covering() -> Vec<ModuleSet> {
        let all: ModuleSet = Module::ALL.into_iter().collect();
        let mut sets = vec![ModuleSet::EMPTY];
        for (place, one) in Module::ALL.into_iter().enumerate() {
            let alone = ModuleSet::EMPTY.with(one);
            sets.push(alone);
            sets.push(ModuleSet(all.0 & !alone.0));
            sets.extend(Module::ALL[place + 1..].iter().map(|&two| alone.with(two)));
        }
        sets.push(all);
        sets
    }
}

impl FromIterator<Module> for ModuleSet {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> ModuleSet {
        modules.into_iter().fold(ModuleSet::EMPTY, ModuleSet::with)
    }
}

/// The set-up of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    players: u8,
    /// The modules played.
    pub modules: ModuleSet,
    /// Ages of the players, for the choice of the start player (BASE-16).
    pub ages: [Option<u8>; MAX_SEATS],
    /// The technical limit of turns after which a game is aborted without a result (INT-08).
    pub turn_limit: Option<u32>,
    /// The next invasion card lies face up, and there are no scouts (INV-40); without Invaders it means nothing.
    pub open_invasion: bool,
}

/// Why a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// BASE-10 counts 2 to 6 seats.
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u64),
    /// A limit of no turns would end the game before it starts.
    #[error("a turn limit is at least 1")]
    TurnLimit,
}

impl Rules {
    /// The base game for so many players.
    pub const fn new(players: usize) -> Result<Rules, RulesError> {
        if players < 2 || players > MAX_SEATS {
            return Err(RulesError::Players(players as u64));
        }
        Ok(Rules {
            players: players as u8,
            modules: ModuleSet::EMPTY,
            ages: [None; MAX_SEATS],
            turn_limit: None,
            open_invasion: false,
        })
    }

    /// The same with these modules.
    pub const fn with_modules(mut self, modules: ModuleSet) -> Rules {
        self.modules = modules;
        self
    }

    /// The same with a technical limit of turns (INT-08).
    pub const fn with_turn_limit(mut self, turns: u32) -> Result<Rules, RulesError> {
        if turns == 0 {
            return Err(RulesError::TurnLimit);
        }
        self.turn_limit = Some(turns);
        Ok(self)
    }

    /// The same with open invasions (INV-40), or without.
    pub const fn with_open_invasion(mut self, open: bool) -> Rules {
        self.open_invasion = open;
        self
    }

    /// The number of players.
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// Whether Dirk takes part (BASE-86).
    #[inline]
    pub const fn has_dirk(&self) -> bool {
        self.players == 2
    }
}
