//! What is fixed before the first card: players, modules, options.

use crate::for_each_module;
use crate::modules;
use crate::vocab::{Card, MAX_SEATS, bit_set};

/// The version of the rules by which new games are played. A change that alters the course of a recorded game raises it.
///
/// Version 2 lets the owner of Yammerad add money that is not needed, and asks a buyer to add money only where everybody
/// can see that there may be some (BASE-35).
pub const RULES_VERSION: u32 = 2;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GuardBoard {
    /// Placement tiles and abilities are drawn.
    Random,
    /// They are those of the fixed side.
    Fixed,
}

impl GuardBoard {
    /// Both sides.
    pub const ALL: [GuardBoard; 2] = [GuardBoard::Random, GuardBoard::Fixed];

    /// The side of a game that asks for none: the one recommended for first games (RED-14).
    pub const DEFAULT: GuardBoard = GuardBoard::Fixed;

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

macro_rules! module_enum {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A module of the Mega Box or of The Red Palace that this engine plays.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Module {
            $(
                #[doc = concat!("`", $slug, "`, with rule ids such as ", $prefix, "-01.")]
                $module,
            )*
        }

        impl Module {
            pub(crate) const EVERY: &[Module] = &[$(Module::$module),*];
        }

        const SLUGS: &[&str] = &[$($slug),*];
        const RULE_FILES: &[u8] = &[$($file),*];
        const PREFIXES: &[&str] = &[$($prefix),*];
    };
}
for_each_module!(module_enum);

/// The first rule file of The Red Palace; those before it are the Mega Box.
const FIRST_RED_PALACE_FILE: u8 = 60;

const N_ALHAMBRA: usize = {
    let mut count = 0;
    while RULE_FILES[count] < FIRST_RED_PALACE_FILE {
        count += 1;
    }
    count
};

impl Module {
    /// The modules of the Mega Box, in the order of their rule files.
    pub const ALL: [Module; N_ALHAMBRA] = {
        let mut all = [Module::EVERY[0]; N_ALHAMBRA];
        let mut place = 0;
        while place < N_ALHAMBRA {
            all[place] = Module::EVERY[place];
            place += 1;
        }
        all
    };

    /// Every module of either game, each once, in the order of [`Module`].
    pub fn every() -> impl ExactSizeIterator<Item = Module> + Clone {
        Module::EVERY.iter().copied()
    }

    /// The name in set-ups, records and protocols.
    pub const fn slug(self) -> &'static str {
        SLUGS[self as usize]
    }

    /// The number of its rule file.
    pub const fn rule_file(self) -> u8 {
        RULE_FILES[self as usize]
    }

    /// What its rule ids begin with.
    pub const fn prefix(self) -> &'static str {
        PREFIXES[self as usize]
    }

    /// Its cards with faces of their own that can lie in the draw pile; those that are alike once.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..modules::CARDS[self as usize]).map(move |number| Card::of(self, number))
    }

    /// The name of one of its cards, which are numbered from 0.
    pub fn card_id(self, number: u8) -> &'static str {
        modules::card_id(self, number)
    }

    /// The module with that slug.
    pub fn from_slug(slug: &str) -> Option<Module> {
        Module::every().find(|module| module.slug() == slug)
    }
}

bit_set! {
    /// A set of modules, in file order.
    ModuleSet(u32) of Module,
    place: |module| module as u32,
    at: |place| Module::EVERY[place]
}

impl ModuleSet {
    /// The set with that module as well.
    pub const fn with(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 | 1 << module as u32)
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
            sets.push(all.without(alone));
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

/// The set-up of a game. It is valid by construction: what does not go together cannot be put together.
///
/// ```
/// use alhambra_engine::{Module, ModuleSet, Rules};
///
/// let modules: ModuleSet = [Module::Camps, Module::Diamonds].into_iter().collect();
/// let rules = Rules::new(4)?.with_modules(modules)?;
/// assert!(rules.players() == 4 && rules.modules() == modules);
/// assert!(Rules::new(7).is_err(), "2 to 6 can play");
/// // Medinas belong to The Red Palace.
/// assert!(rules.with_modules(modules.with(Module::Medinas)).is_err());
/// # Ok::<(), alhambra_engine::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    players: u8,
    base: Base,
    pub(crate) modules: ModuleSet,
    pub(crate) ages: [Option<u8>; MAX_SEATS],
    pub(crate) turn_limit: Option<u32>,
    pub(crate) open_invasion: bool,
    pub(crate) caravanserai_five_kinds: bool,
    pub(crate) guard_board: GuardBoard,
    version: u32,
}

/// Why a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesError {
    /// BASE-10 counts 2 to 6 seats.
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u64),
    /// A game that was begun by rules this engine does not know.
    #[error("the rules have versions 1 to {RULES_VERSION}, not {0}")]
    Version(u64),
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
    /// Alhambra has no guards.
    #[error("only The Red Palace has a guard board")]
    NoGuardBoard,
    /// An option belongs to a module.
    #[error("the option \"{option}\" needs the module \"{}\"", .module.slug())]
    NeedsModule {
        /// The name of the option in set-ups.
        option: &'static str,
        /// The module.
        module: Module,
        /// The rule that has the option.
        rule: &'static str,
    },
}

impl RulesError {
    /// The id of the rule that refuses, where one does.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            RulesError::Players(_) => Some("BASE-10"),
            RulesError::Version(_) => None,
            RulesError::TurnLimit => Some("INT-08"),
            RulesError::NotCombined { base: Base::RedPalace, .. } => Some("RBC-05"),
            RulesError::NotCombined { module: Module::ClassicScoring, .. } => Some("RED-97"),
            RulesError::NotCombined { .. } => Some("MED-05"),
            RulesError::NoGuardBoard => Some("RED-14"),
            RulesError::NeedsModule { rule, .. } => Some(rule),
        }
    }
}

impl Rules {
    /// Alhambra for so many players, without modules.
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
            caravanserai_five_kinds: false,
            guard_board: GuardBoard::DEFAULT,
            version: RULES_VERSION,
        })
    }

    /// The Red Palace for so many players, with that side of the guard board (RED-14).
    pub const fn red_palace(players: usize, guard_board: GuardBoard) -> Result<Rules, RulesError> {
        match Rules::new(players) {
            Ok(rules) => Ok(Rules { base: Base::RedPalace, guard_board, ..rules }),
            Err(error) => Err(error),
        }
    }

    /// That game for so many players, without modules, all options as they are by default.
    pub const fn of(base: Base, players: usize) -> Result<Rules, RulesError> {
        match base {
            Base::Alhambra => Rules::new(players),
            Base::RedPalace => Rules::red_palace(players, GuardBoard::DEFAULT),
        }
    }

    /// The same with that side of the guard board, which only The Red Palace has (RED-14).
    pub const fn with_guard_board(mut self, side: GuardBoard) -> Result<Rules, RulesError> {
        if !self.is_red_palace() {
            return Err(RulesError::NoGuardBoard);
        }
        self.guard_board = side;
        Ok(self)
    }

    /// The same with these modules in place of those it had.
    pub fn with_modules(self, modules: ModuleSet) -> Result<Rules, RulesError> {
        let base = self.base;
        if let Some(module) = modules.iter().find(|module| !base.modules().contains(module)) {
            return Err(RulesError::NotCombined { module, base });
        }
        Rules { modules, ..self }.check_options()
    }

    /// The same with a technical limit of turns (INT-08).
    pub const fn with_turn_limit(mut self, turns: u32) -> Result<Rules, RulesError> {
        if turns == 0 {
            return Err(RulesError::TurnLimit);
        }
        self.turn_limit = Some(turns);
        Ok(self)
    }

    /// The same with the ages of the players, for the choice of the start player (BASE-16).
    pub const fn with_ages(mut self, ages: [Option<u8>; MAX_SEATS]) -> Rules {
        self.ages = ages;
        self
    }

    /// The same by an older version of the rules, so that a game goes on as it was begun.
    pub const fn with_version(mut self, version: u32) -> Result<Rules, RulesError> {
        if version == 0 || version > RULES_VERSION {
            return Err(RulesError::Version(version as u64));
        }
        self.version = version;
        Ok(self)
    }

    /// The same with open invasions (INV-40), or without; they need Invaders.
    pub fn with_open_invasion(self, open_invasion: bool) -> Result<Rules, RulesError> {
        Rules { open_invasion, ..self }.check_options()
    }

    /// The same with five kinds of building needed for a second caravanserai card (CAR-21), or with four, as for the
    /// first; five need Caravanserai.
    pub fn with_caravanserai_five_kinds(self, caravanserai_five_kinds: bool) -> Result<Rules, RulesError> {
        Rules { caravanserai_five_kinds, ..self }.check_options()
    }

    /// Options of modules are there only with their modules.
    fn check_options(self) -> Result<Rules, RulesError> {
        let options = [
            (self.open_invasion, "open_invasion", Module::Invaders, "INV-40"),
            (self.caravanserai_five_kinds, "caravanserai_five_kinds", Module::Caravanserai, "CAR-21"),
        ];
        for (is_on, option, module, rule) in options {
            if is_on && !self.modules.has(module) {
                return Err(RulesError::NeedsModule { option, module, rule });
            }
        }
        Ok(self)
    }

    /// The game.
    pub const fn base(&self) -> Base {
        self.base
    }

    /// The modules played.
    #[inline]
    pub const fn modules(&self) -> ModuleSet {
        self.modules
    }

    /// The age of each player, where it is known.
    pub const fn ages(&self) -> [Option<u8>; MAX_SEATS] {
        self.ages
    }

    /// The technical limit of turns after which a game is aborted without a result (INT-08).
    pub const fn turn_limit(&self) -> Option<u32> {
        self.turn_limit
    }

    /// Whether the next invasion card lies face up, and there are no scouts (INV-40).
    pub const fn open_invasion(&self) -> bool {
        self.open_invasion
    }

    /// The version of the rules that the game is played by.
    #[inline]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Whether a second caravanserai card needs five kinds of building instead of four (CAR-21).
    pub const fn caravanserai_five_kinds(&self) -> bool {
        self.caravanserai_five_kinds
    }

    /// The side of the guard board (RED-14); Alhambra has none.
    pub const fn guard_board(&self) -> GuardBoard {
        self.guard_board
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
