//! What is fixed before the first card: players, modules, options.

use crate::vocab::MAX_SEATS;

/// The version of the rules that this engine plays. A change that alters the course of a recorded game raises it.
pub const RULES_VERSION: u32 = 1;

/// A game that modules are added to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Base {
    /// Alhambra (`docs/rules/00-base.md`).
    #[default]
    Alhambra,
    /// The Red Palace (`docs/rules/60-red-palace.md`).
    RedPalace,
}

impl Base {
    /// Both games.
    pub const ALL: [Base; 2] = [Base::Alhambra, Base::RedPalace];

    /// The name in set-ups, records and protocols.
    pub const fn slug(self) -> &'static str {
        match self {
            Base::Alhambra => "alhambra",
            Base::RedPalace => "red-palace",
        }
    }

    /// The game with that slug.
    pub fn from_slug(slug: &str) -> Option<Base> {
        Base::ALL.into_iter().find(|base| base.slug() == slug)
    }

    /// The modules that can be added to it.
    pub const fn modules(self) -> &'static [Module] {
        match self {
            Base::Alhambra => &Module::ALL,
            Base::RedPalace => &Module::RED_PALACE,
        }
    }
}

/// How the guard board is set up (RED-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GuardBoard {
    /// Placement tiles and abilities are drawn.
    #[default]
    Random,
    /// They are those of the fixed side.
    Fixed,
}

impl GuardBoard {
    /// Both sides.
    pub const ALL: [GuardBoard; 2] = [GuardBoard::Random, GuardBoard::Fixed];

    /// The name in set-ups.
    pub const fn name(self) -> &'static str {
        match self {
            GuardBoard::Random => "random",
            GuardBoard::Fixed => "fixed",
        }
    }

    /// The side with that name.
    pub fn from_name(name: &str) -> Option<GuardBoard> {
        GuardBoard::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// A module of the Mega Box or of The Red Palace that this engine plays.
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
    /// `docs/rules/62-medinas.md`
    Medinas,
    /// RED-97
    ClassicScoring,
}

impl Module {
    /// The modules of the Mega Box, in the order of their rule files.
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

    /// The modules of The Red Palace; it shares two with the Mega Box.
    pub const RED_PALACE: [Module; 4] =
        [Module::Medinas, Module::Bazaars, Module::Camps, Module::ClassicScoring];

    /// Every module of either game, each once, in the order of [`Module`].
    pub fn every() -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().chain([Module::Medinas, Module::ClassicScoring])
    }

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
            Module::Medinas => "medinas",
            Module::ClassicScoring => "classic-scoring",
        }
    }

    /// The module with that slug.
    pub fn from_slug(slug: &str) -> Option<Module> {
        Module::every().find(|module| module.slug() == slug)
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
        Module::every().filter(move |&module| self.has(module))
    }

    /// The modules of the set that the game takes.
    pub const fn of(self, base: Base) -> ModuleSet {
        const ALL: [ModuleSet; 2] = [of_slice(&Module::ALL), of_slice(&Module::RED_PALACE)];
        ModuleSet(self.0 & ALL[base as usize].0)
    }

    /// Sets of the Mega Box that put every module beside every other, for tests that cannot try all: none, each alone, each pair,
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

const fn of_slice(modules: &[Module]) -> ModuleSet {
    let mut set = ModuleSet::EMPTY;
    let mut place = 0;
    while place < modules.len() {
        set = set.with(modules[place]);
        place += 1;
    }
    set
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
    /// The game.
    pub base: Base,
    /// The modules played.
    pub modules: ModuleSet,
    /// Ages of the players, for the choice of the start player (BASE-16).
    pub ages: [Option<u8>; MAX_SEATS],
    /// The technical limit of turns after which a game is aborted without a result (INT-08).
    pub turn_limit: Option<u32>,
    /// The next invasion card lies face up, and there are no scouts (INV-40); without Invaders it means nothing.
    pub open_invasion: bool,
    /// The side of the guard board (RED-14); Alhambra has none.
    pub guard_board: GuardBoard,
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
    /// RBC-05 names the modules of The Red Palace; Alhambra has those of the Mega Box.
    #[error("the module \"{}\" is not played in the game \"{}\"", .module.slug(), .base.slug())]
    NotCombined {
        /// The module.
        module: Module,
        /// The game.
        base: Base,
    },
}

impl RulesError {
    /// The id of the rule that refuses, where one does.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            RulesError::Players(_) => Some("BASE-10"),
            RulesError::TurnLimit => Some("INT-08"),
            RulesError::NotCombined { base: Base::RedPalace, .. } => Some("RBC-05"),
            RulesError::NotCombined { module: Module::ClassicScoring, .. } => Some("RED-97"),
            RulesError::NotCombined { .. } => Some("MED-05"),
        }
    }
}

impl Rules {
    /// The base game for so many players.
    pub const fn new(players: usize) -> Result<Rules, RulesError> {
        if players < 2 || players > MAX_SEATS {
            return Err(RulesError::Players(players as u64));
        }
        Ok(Rules {
            players: players as u8,
            base: Base::Alhambra,
            modules: ModuleSet::EMPTY,
            ages: [None; MAX_SEATS],
            turn_limit: None,
            open_invasion: false,
            guard_board: GuardBoard::Random,
        })
    }

    /// The Red Palace for so many players, with that side of the guard board.
    pub const fn red_palace(players: usize, guard_board: GuardBoard) -> Result<Rules, RulesError> {
        match Rules::new(players) {
            Ok(rules) => Ok(Rules { base: Base::RedPalace, guard_board, ..rules }),
            Err(error) => Err(error),
        }
    }

    /// Refuses modules that the game does not take. A game made without asking plays without them.
    pub fn check_modules(&self) -> Result<(), RulesError> {
        let base = self.base;
        match self.modules.iter().find(|module| !base.modules().contains(module)) {
            Some(module) => Err(RulesError::NotCombined { module, base }),
            None => Ok(()),
        }
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

    /// Whether it is The Red Palace.
    #[inline]
    pub const fn is_red_palace(&self) -> bool {
        matches!(self.base, Base::RedPalace)
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
