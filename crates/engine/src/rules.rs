//! What is fixed before the first card is dealt: players, modules and options.

use crate::for_each_module;
use crate::modules;
use crate::vocab::{Card, MAX_SEATS, bit_set};

/// The version of the rules that new games are played by.
///
/// It rises with every change that would alter the course of a recorded game. Version 2 lets the owner of Yammerad add
/// money that is not needed, and asks a buyer to add money only where everybody can see that there may be some
/// (BASE-35).
pub const RULES_VERSION: u32 = 2;

/// A base game, to which modules can be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Base {
    /// Alhambra (`docs/rules/00-base.md`).
    #[default]
    Alhambra,
    /// The Red Palace (`docs/rules/60-red-palace.md`).
    RedPalace,
}

impl Base {
    /// Both base games.
    pub const ALL: [Base; 2] = [Base::Alhambra, Base::RedPalace];

    /// The name in set-ups, records and protocols.
    pub const fn slug(self) -> &'static str {
        match self {
            Base::Alhambra => "alhambra",
            Base::RedPalace => "red-palace",
        }
    }

    /// Returns the game with that slug.
    pub fn from_slug(slug: &str) -> Option<Base> {
        Base::ALL.into_iter().find(|base| base.slug() == slug)
    }

    /// The modules that can be added to this game.
    pub const fn modules(self) -> &'static [Module] {
        match self {
            Base::Alhambra => &Module::ALL,
            Base::RedPalace => &Module::RED_PALACE,
        }
    }
}

/// How the guard board is set up (RED-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GuardBoard {
    /// Placement tiles and abilities are drawn at random.
    Random,
    /// Placement tiles and abilities are those of the fixed side.
    Fixed,
}

impl GuardBoard {
    /// Both sides.
    pub const ALL: [GuardBoard; 2] = [GuardBoard::Random, GuardBoard::Fixed];

    /// The side used when none is asked for: the one recommended for first games (RED-14).
    pub const DEFAULT: GuardBoard = GuardBoard::Fixed;

    /// The name in set-ups.
    pub const fn name(self) -> &'static str {
        match self {
            GuardBoard::Random => "random",
            GuardBoard::Fixed => "fixed",
        }
    }

    /// Returns the side with that name.
    pub fn from_name(name: &str) -> Option<GuardBoard> {
        GuardBoard::ALL.into_iter().find(|side| side.name() == name)
    }
}

macro_rules! module_enum {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A module of the Mega Box or of The Red Palace that this engine plays.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// Iterates over the modules of both games, each once, in the order of the variants of [`Module`].
    pub fn every() -> impl ExactSizeIterator<Item = Module> + Clone {
        Module::EVERY.iter().copied()
    }

    /// The name in set-ups, records and protocols.
    pub const fn slug(self) -> &'static str {
        SLUGS[self as usize]
    }

    /// The number of the module's rule file.
    pub const fn rule_file(self) -> u8 {
        RULE_FILES[self as usize]
    }

    /// The prefix of the module's rule ids, such as `VIZ`.
    pub const fn prefix(self) -> &'static str {
        PREFIXES[self as usize]
    }

    /// The distinct cards of this module that can be in the draw pile; identical copies are listed once.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..modules::CARDS[self as usize]).map(move |number| Card::of(self, number))
    }

    /// The name of one of the module's cards, which are numbered from 0.
    ///
    /// # Panics
    ///
    /// May panic if the module has cards but none with that number.
    pub fn card_id(self, number: u8) -> &'static str {
        modules::card_id(self, number)
    }

    /// Returns the module with that slug.
    pub fn from_slug(slug: &str) -> Option<Module> {
        Module::every().find(|module| module.slug() == slug)
    }
}

bit_set! {
    /// A set of modules, ordered by rule file.
    ModuleSet(u32) of Module::EVERY.len(), Module,
    place: |module| module as u32,
    at: |place| Module::EVERY[place]
}

impl ModuleSet {
    /// Returns the set with `module` added.
    pub const fn with(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 | 1 << module as u32)
    }

    /// Returns the modules of the set that belong to that game.
    pub const fn of(self, base: Base) -> ModuleSet {
        const ALL: [ModuleSet; 2] = [of_slice(&Module::ALL), of_slice(&Module::RED_PALACE)];
        ModuleSet(self.0 & ALL[base as usize].0)
    }

    /// Sets of Mega Box modules for tests that cannot try every combination.
    ///
    /// Between them they combine every module with every other: the empty set, each module alone, each pair, all but
    /// one, and all.
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

/// The set-up of a game, valid by construction: options that exclude each other cannot be combined.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Written", try_from = "Written"))]
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
    /// The number of players is not 2 to 6 (BASE-10).
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u64),
    /// The rules version is one that this engine does not know.
    #[error("there is no rules version {0}: versions 1 to {RULES_VERSION} exist")]
    Version(u64),
    /// A limit of zero turns would end the game before it starts.
    #[error("a turn limit must be at least 1")]
    TurnLimit,
    /// The module belongs to another game: The Red Palace takes those of RBC-05, Alhambra those of the Mega Box.
    #[error("the module \"{}\" is not played in the game \"{}\"", .module.slug(), .base.slug())]
    NotCombined {
        /// The module that was asked for.
        module: Module,
        /// The game that does not take it.
        base: Base,
    },
    /// A guard board was asked for in Alhambra, which has no guards.
    #[error("only The Red Palace has a guard board")]
    NoGuardBoard,
    /// The option belongs to a module that is not in the set-up.
    #[error("the option \"{option}\" needs the module \"{}\"", .module.slug())]
    NeedsModule {
        /// The name of the option in set-ups.
        option: &'static str,
        /// The module that the option needs.
        module: Module,
        /// The id of the rule that describes the option.
        rule: &'static str,
    },
}

impl RulesError {
    /// The id of the rule that refuses the set-up, if a rule does.
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
    /// Creates a set-up of Alhambra without modules.
    ///
    /// # Errors
    ///
    /// [`RulesError::Players`] unless `players` is 2 to 6.
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

    /// Creates a set-up of The Red Palace without modules, with the given side of the guard board (RED-14).
    ///
    /// # Errors
    ///
    /// [`RulesError::Players`] unless `players` is 2 to 6.
    pub const fn red_palace(players: usize, guard_board: GuardBoard) -> Result<Rules, RulesError> {
        match Rules::new(players) {
            Ok(rules) => Ok(Rules { base: Base::RedPalace, guard_board, ..rules }),
            Err(error) => Err(error),
        }
    }

    /// Creates a set-up of either game without modules and with default options.
    ///
    /// # Errors
    ///
    /// [`RulesError::Players`] unless `players` is 2 to 6.
    pub const fn of(base: Base, players: usize) -> Result<Rules, RulesError> {
        match base {
            Base::Alhambra => Rules::new(players),
            Base::RedPalace => Rules::red_palace(players, GuardBoard::DEFAULT),
        }
    }

    /// Selects the side of the guard board, which only The Red Palace has (RED-14).
    ///
    /// # Errors
    ///
    /// [`RulesError::NoGuardBoard`] in Alhambra.
    pub const fn with_guard_board(mut self, side: GuardBoard) -> Result<Rules, RulesError> {
        if !self.is_red_palace() {
            return Err(RulesError::NoGuardBoard);
        }
        self.guard_board = side;
        Ok(self)
    }

    /// Replaces the modules of the set-up.
    ///
    /// # Errors
    ///
    /// [`RulesError::NotCombined`] if a module is not part of this game, and [`RulesError::NeedsModule`] if an option
    /// that is switched on would lose its module.
    pub fn with_modules(self, modules: ModuleSet) -> Result<Rules, RulesError> {
        let base = self.base;
        if let Some(module) = modules.iter().find(|module| !base.modules().contains(module)) {
            return Err(RulesError::NotCombined { module, base });
        }
        Rules { modules, ..self }.check_options()
    }

    /// Sets a technical limit of turns, after which the game is aborted (INT-08).
    ///
    /// # Errors
    ///
    /// [`RulesError::TurnLimit`] if `turns` is 0.
    pub const fn with_turn_limit(mut self, turns: u32) -> Result<Rules, RulesError> {
        if turns == 0 {
            return Err(RulesError::TurnLimit);
        }
        self.turn_limit = Some(turns);
        Ok(self)
    }

    /// Sets the ages of the players, which can decide who starts (BASE-16).
    pub const fn with_ages(mut self, ages: [Option<u8>; MAX_SEATS]) -> Rules {
        self.ages = ages;
        self
    }

    /// Selects an older version of the rules, so that a recorded game continues as it began.
    ///
    /// # Errors
    ///
    /// [`RulesError::Version`] if this engine does not know that version.
    pub const fn with_version(mut self, version: u32) -> Result<Rules, RulesError> {
        if version == 0 || version > RULES_VERSION {
            return Err(RulesError::Version(version as u64));
        }
        self.version = version;
        Ok(self)
    }

    /// Switches open invasions (INV-40) on or off.
    ///
    /// # Errors
    ///
    /// [`RulesError::NeedsModule`] if they are switched on without the module Invaders.
    pub fn with_open_invasion(self, open_invasion: bool) -> Result<Rules, RulesError> {
        Rules { open_invasion, ..self }.check_options()
    }

    /// Chooses whether a second caravanserai card needs five kinds of building, or four like the first (CAR-21).
    ///
    /// # Errors
    ///
    /// [`RulesError::NeedsModule`] if five kinds are required without the module Caravanserai.
    pub fn with_caravanserai_five_kinds(self, caravanserai_five_kinds: bool) -> Result<Rules, RulesError> {
        Rules { caravanserai_five_kinds, ..self }.check_options()
    }

    /// Checks that every option that is switched on has its module.
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

    /// The base game.
    pub const fn base(&self) -> Base {
        self.base
    }

    /// The modules in play.
    #[inline]
    pub const fn modules(&self) -> ModuleSet {
        self.modules
    }

    /// The age of each player, where known.
    pub const fn ages(&self) -> [Option<u8>; MAX_SEATS] {
        self.ages
    }

    /// The limit of turns after which the game is aborted without a result (INT-08), if there is one.
    pub const fn turn_limit(&self) -> Option<u32> {
        self.turn_limit
    }

    /// Whether the next invasion card is face up and there are no scouts (INV-40).
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

    /// The side of the guard board (RED-14). It has no meaning in Alhambra.
    pub const fn guard_board(&self) -> GuardBoard {
        self.guard_board
    }

    /// Whether the base game is The Red Palace.
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

/// How rules are written: players, game, modules, ages, limit of turns, open invasions, five kinds for a second
/// caravanserai, guard board, version.
#[cfg(feature = "serde")]
type Written = (u8, Base, ModuleSet, [Option<u8>; MAX_SEATS], Option<u32>, bool, bool, GuardBoard, u32);

#[cfg(feature = "serde")]
impl From<Rules> for Written {
    fn from(rules: Rules) -> Written {
        // No `..` here: a new option must be written too.
        let Rules {
            players,
            base,
            modules,
            ages,
            turn_limit,
            open_invasion,
            caravanserai_five_kinds,
            guard_board,
            version,
        } = rules;
        (
            players,
            base,
            modules,
            ages,
            turn_limit,
            open_invasion,
            caravanserai_five_kinds,
            guard_board,
            version,
        )
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Written> for Rules {
    type Error = RulesError;

    fn try_from(written: Written) -> Result<Rules, RulesError> {
        let (players, base, modules, ages, turn_limit, open_invasion, five_kinds, guard_board, version) =
            written;
        let mut rules = Rules::of(base, players.into())?.with_modules(modules)?.with_ages(ages);
        if let Some(turns) = turn_limit {
            rules = rules.with_turn_limit(turns)?;
        }
        if guard_board != GuardBoard::DEFAULT {
            rules = rules.with_guard_board(guard_board)?;
        }
        rules
            .with_open_invasion(open_invasion)?
            .with_caravanserai_five_kinds(five_kinds)?
            .with_version(version)
    }
}
