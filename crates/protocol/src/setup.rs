//! Set-ups and seeds.

use engine::vocab::MAX_SEATS;
use engine::{Base, GuardBoard, Module, ModuleSet, Rules, RulesError, Seed};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::check_sum::hex;
use crate::fields::{Entries, OBJECT};
use crate::form::Form;
use crate::modules::{Flag, flags};
use crate::plain::quote;
use crate::read::{self, Field, FieldError};

/// The largest seed number. Numbers up to 2^53 - 1 mean the same in every language that reads JSON.
const MAX_SAFE: u64 = (1 << 53) - 1;

/// The side of the guard board in a record that names none. Such records are older than the present default, and
/// their meaning must not change.
const UNSAID_IN_RECORDS: GuardBoard = GuardBoard::Random;

/// The most characters in a seed that is a text.
pub(crate) const MAX_SEED_TEXT: usize = 64;

/// A set-up, written as `{"game": "alhambra", "players": 3, "modules": []}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: Rules,
}

/// Why a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A field is missing or wrong.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// There is no such game.
    #[error("there is no game \"{0}\", only \"alhambra\" and \"red-palace\"")]
    UnknownGame(String),
    /// There is no such module.
    #[error("there is no module \"{found}\"; allowed: {}", all_slugs())]
    UnknownModule {
        /// The name that was given.
        found: String,
    },
    /// A module is named twice.
    #[error("the module \"{}\" is named twice; each may be named only once", .0.slug())]
    RepeatedModule(Module),
    /// The number of ages is not the number of players.
    #[error("`ages` holds {found} ages, but the game has {players} players")]
    Ages {
        /// The number of ages.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// There is no such option.
    #[error("there is no option \"{0}\"; allowed: {options}", options = all_options())]
    UnknownOption(String),
    /// The guard board belongs to The Red Palace.
    #[error("the option \"guard_board\" belongs to the game \"red-palace\"")]
    NoGuardBoard,
    /// The rules refuse this combination.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

impl SetupError {
    /// The id of the rule that refuses, where one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            SetupError::Rules(error) => error.rule(),
            SetupError::NoGuardBoard => Some("RED-14"),
            _ => None,
        }
    }
}

fn all_slugs() -> String {
    Module::every().map(Module::slug).collect::<Vec<_>>().join(", ")
}

/// `"one", "two" and "three"`, in alphabetical order.
fn all_options() -> String {
    let mut names: Vec<_> = all_flags().map(|flag| flag.name).chain([TURN_LIMIT, GUARD_BOARD]).collect();
    names.sort_unstable();
    let names: Vec<_> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
    let (others, last) = names.split_at(names.len() - 1);
    format!("{} and {}", others.join(", "), last.concat())
}

#[derive(Deserialize)]
struct SetupFields<'a> {
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    players: Option<&'a RawValue>,
    #[serde(borrow)]
    modules: Option<&'a RawValue>,
    #[serde(borrow)]
    ages: Option<&'a RawValue>,
    #[serde(borrow)]
    options: Option<&'a RawValue>,
}

impl Setup {
    /// The set-up with these rules.
    pub const fn new(rules: Rules) -> Setup {
        Setup { rules }
    }

    /// The rules of this set-up.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The same set-up under that version of the rules.
    pub(crate) fn by_version(self, version: u32) -> Result<Setup, RulesError> {
        self.rules.with_version(version).map(Setup::new)
    }

    /// Reads the JSON text of a set-up.
    ///
    /// # Errors
    ///
    /// Refuses text that is not a set-up, and combinations that the rules do not allow.
    pub fn from_json(text: &str) -> Result<Setup, SetupError> {
        match serde_json::from_str::<&RawValue>(text) {
            Ok(raw) => Setup::read(raw),
            Err(_) => Err(FieldError::wrong("setup", OBJECT, text).into()),
        }
    }

    pub(crate) fn read(raw: &RawValue) -> Result<Setup, SetupError> {
        Setup::read_with(raw, GuardBoard::DEFAULT)
    }

    /// Reads the set-up in a record, where a missing side of the guard board means the random one.
    pub(crate) fn read_recorded(raw: &RawValue) -> Result<Setup, SetupError> {
        Setup::read_with(raw, UNSAID_IN_RECORDS)
    }

    /// Reads a set-up; `unsaid` is the side of the guard board if the set-up names none.
    fn read_with(raw: &RawValue, unsaid: GuardBoard) -> Result<Setup, SetupError> {
        let fields = read::object(raw).and_then(|text| serde_json::from_str::<SetupFields>(text).ok());
        let fields = fields.ok_or_else(|| FieldError::wrong("setup", OBJECT, raw.get()))?;
        let game =
            Field { name: "game", raw: fields.game }.read("\"alhambra\" or \"red-palace\"", read::text)?;
        let base = Base::from_slug(&game).ok_or_else(|| SetupError::UnknownGame(quote(&game)))?;
        let players = Field { name: "players", raw: fields.players }.read("a number from 2 to 6", |raw| {
            let players = usize::try_from(read::whole(raw)?).ok()?;
            (2..=MAX_SEATS).contains(&players).then_some(players)
        })?;
        let mut rules = Rules::of(base, players)?.with_modules(read_modules(fields.modules)?)?;
        if let Some(ages) = read_ages(fields.ages)? {
            if ages.len() != players {
                return Err(SetupError::Ages { found: ages.len(), players });
            }
            let mut of_seats = rules.ages();
            of_seats[..players].copy_from_slice(&ages);
            rules = rules.with_ages(of_seats);
        }
        let options = read_options(fields.options)?;
        if let Some(turns) = options.turn_limit {
            rules = rules.with_turn_limit(turns)?;
        }
        for flag in options.flags {
            rules = (flag.turn_on)(rules)?;
        }
        match (base, options.guard_board) {
            (Base::RedPalace, side) => rules = rules.with_guard_board(side.unwrap_or(unsaid))?,
            (Base::Alhambra, Some(_)) => return Err(SetupError::NoGuardBoard),
            (Base::Alhambra, None) => {}
        }
        Ok(Setup { rules })
    }
}

fn read_modules(raw: Option<&RawValue>) -> Result<ModuleSet, SetupError> {
    let field = Field { name: "modules", raw };
    let mut modules = ModuleSet::EMPTY;
    for slug in field.read_items("an array of modules", "the slug of a module", read::text)? {
        let module = Module::from_slug(&slug);
        let module = module.ok_or_else(|| SetupError::UnknownModule { found: quote(&slug) })?;
        if modules.has(module) {
            return Err(SetupError::RepeatedModule(module));
        }
        modules = modules.with(module);
    }
    Ok(modules)
}

fn read_ages(raw: Option<&RawValue>) -> Result<Option<Vec<Option<u8>>>, SetupError> {
    if raw.is_none() {
        return Ok(None);
    }
    let field = Field { name: "ages", raw };
    // The age of a player may be unknown (BASE-16).
    let age = |raw: &RawValue| serde_json::from_str::<Option<u8>>(raw.get()).ok();
    Ok(Some(field.read_items(
        "an array with one age for each player",
        "an age from 0 to 255 or null",
        age,
    )?))
}

const TURN_LIMIT: &str = "turn_limit";
const GUARD_BOARD: &str = "guard_board";

/// The options of a set-up.
#[derive(Default)]
struct Options {
    turn_limit: Option<u32>,
    /// The options of modules that are switched on.
    flags: Vec<&'static Flag>,
    guard_board: Option<GuardBoard>,
}

/// All options of all modules.
fn all_flags() -> impl Iterator<Item = &'static Flag> {
    Module::every().flat_map(flags)
}

impl Options {
    /// The options that differ from their defaults, and the side of the guard board.
    fn of(rules: &Rules) -> Options {
        Options {
            turn_limit: rules.turn_limit(),
            flags: all_flags().filter(|flag| (flag.is_on)(rules)).collect(),
            guard_board: rules.is_red_palace().then(|| rules.guard_board()),
        }
    }

    fn is_empty(&self) -> bool {
        self.turn_limit.is_none() && self.flags.is_empty() && self.guard_board.is_none()
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let form = Form::new(to).optional(TURN_LIMIT, self.turn_limit);
        let form = self.flags.iter().fold(form, |form, flag| form.field(flag.name, true));
        form.optional(GUARD_BOARD, self.guard_board.map(GuardBoard::name)).end()
    }
}

fn read_options(raw: Option<&RawValue>) -> Result<Options, SetupError> {
    let options = Field { name: "options", raw };
    let fields = options.read_optional(OBJECT, |raw| Entries::read("options", raw).ok())?;
    let mut options = Options::default();
    let inside = |error: FieldError| error.inside("options");
    for (name, raw) in fields.iter().flat_map(Entries::iter) {
        match name {
            TURN_LIMIT => {
                let turns = |raw: &RawValue| serde_json::from_str::<Option<u32>>(raw.get()).ok();
                let field = Field { name: TURN_LIMIT, raw: Some(raw) };
                options.turn_limit = field.read("a number of turns from 1", turns).map_err(inside)?;
            }
            GUARD_BOARD => {
                let side = |raw: &RawValue| GuardBoard::from_name(&read::text(raw)?);
                let field = Field { name: GUARD_BOARD, raw: Some(raw) };
                options.guard_board = Some(field.read("\"random\" or \"fixed\"", side).map_err(inside)?);
            }
            _ => {
                let known = all_flags().find(|flag| flag.name == name);
                let flag = known.ok_or_else(|| SetupError::UnknownOption(quote(name)))?;
                let is_on = |raw: &RawValue| serde_json::from_str::<bool>(raw.get()).ok();
                let field = Field { name: flag.name, raw: Some(raw) };
                if field.read("true or false", is_on).map_err(inside)? {
                    options.flags.push(flag);
                }
            }
        }
    }
    Ok(options)
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write(to, Options::of(&self.rules))
    }
}

/// A set-up as records write it, which leaves out the side of the guard board where it is the random one.
pub(crate) struct Recorded<'a>(pub &'a Setup);

impl Serialize for Recorded<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut options = Options::of(&self.0.rules);
        options.guard_board = options.guard_board.filter(|&side| side != UNSAID_IN_RECORDS);
        self.0.write(to, options)
    }
}

impl Setup {
    fn write<S: Serializer>(&self, to: S, options: Options) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            game: &'static str,
            players: usize,
            modules: Vec<&'static str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            ages: Option<&'a [Option<u8>]>,
            #[serde(skip_serializing_if = "Option::is_none")]
            options: Option<Options>,
        }
        let players = self.rules.players();
        let ages = self.rules.ages();
        let ages = &ages[..players];
        Form {
            game: self.rules.base().slug(),
            players,
            modules: self.rules.modules().iter().map(Module::slug).collect(),
            ages: ages.iter().any(Option::is_some).then_some(ages),
            options: (!options.is_empty()).then_some(options),
        }
        .serialize(to)
    }
}

/// A seed in the form in which it was given: as a number or as a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedText(SeedForm);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum SeedForm {
    Number(u64),
    Text(String),
}

const SEED: &str = "a number from 0 to 9007199254740991 or a text of up to 64 characters";

impl SeedText {
    /// The seed with that number, or `None` if it exceeds 2^53 - 1.
    pub fn from_number(number: u64) -> Option<SeedText> {
        (number <= MAX_SAFE).then_some(SeedText(SeedForm::Number(number)))
    }

    /// The seed with that text, or `None` if it has more than 64 characters.
    pub fn from_text(text: &str) -> Option<SeedText> {
        let fits = text.chars().count() <= MAX_SEED_TEXT;
        fits.then(|| SeedText(SeedForm::Text(text.to_string())))
    }

    /// A seed that nobody can guess: 16 letters and digits, made from 80 bits of the random `bytes`.
    pub fn from_chance(bytes: [u8; 16]) -> SeedText {
        // Only characters that are not easily confused.
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
        SeedText(SeedForm::Text(bytes.into_iter().map(letter).collect()))
    }

    /// Whether others might find it by trying: it is a number, or shorter than what [`SeedText::from_chance`] gives.
    pub fn is_guessable(&self) -> bool {
        match &self.0 {
            SeedForm::Number(_) => true,
            SeedForm::Text(text) => text.chars().count() < 16,
        }
    }

    pub(crate) fn form(&self) -> &SeedForm {
        &self.0
    }

    /// The SHA-256 of the seed as records write it, including the quotation marks of a text, in 64 hexadecimal
    /// digits. Shown before a game, it proves afterwards that the seed was fixed.
    pub fn fingerprint(&self) -> String {
        hex(&Sha256::digest(self.to_string()))
    }

    /// The seed of the game.
    pub fn seed(&self) -> Seed {
        match &self.0 {
            SeedForm::Number(number) => Seed::from_number(*number),
            SeedForm::Text(text) => Seed::from_text(text),
        }
    }

    /// The number itself, or a number derived from the text.
    pub(crate) fn number(&self) -> u64 {
        match &self.0 {
            SeedForm::Number(number) => *number,
            SeedForm::Text(_) => {
                let mut rng = engine::Rng::new(self.seed());
                u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
            }
        }
    }

    pub(crate) fn read(raw: Option<&RawValue>) -> Result<SeedText, FieldError> {
        Field { name: "seed", raw }.read(SEED, |raw| match read::text(raw) {
            Some(text) => SeedText::from_text(&text),
            None => SeedText::from_number(read::whole(raw)?),
        })
    }
}

/// The seed as records write it.
impl std::fmt::Display for SeedText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Writing a number or a text as JSON cannot fail.
        f.write_str(&serde_json::to_string(&self.0).unwrap_or_default())
    }
}

impl Serialize for SeedText {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}
