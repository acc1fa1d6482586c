//! A recorded game as one short text that fits into a link.
//!
//! A code holds the set-up and the seed, then each action as its index in the list of legal actions;
//! `docs/protocol.md` describes the layout. An action without alternatives takes no space. A check sum at the end
//! tells a mistyped code from the code of another game.

use engine::{Base, Game, GuardBoard, Module, ModuleSet, RULES_VERSION, Rules};
use sha2::{Digest, Sha256};

use crate::modules::{Flag, code_of, flags};
use crate::plain::plain;
use crate::record::{Record, RecordError};
use crate::recorded::RecordedGame;
use crate::setup::{MAX_SEED_TEXT, SeedForm, SeedText, Setup, SetupError};

/// The version of the byte layout.
const FORMAT: u8 = 1;
/// How many bytes of the SHA-256 of everything before them end a code.
const CHECK: usize = 2;
/// The URL-safe alphabet of base64 (RFC 4648, section 5), used without padding.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a code is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// A character that is not in the alphabet of codes.
    #[error("\"{}\" at position {place} cannot be part of a game code", plain(&.letter.to_string()))]
    Letter {
        /// The character that was found.
        letter: char,
        /// Its position, counted from 1.
        place: usize,
    },
    /// It is empty or ends too early.
    #[error("the game code is incomplete")]
    Short,
    /// The code has a layout that this program does not know.
    #[error("the game code has format {found}; only format {FORMAT} is supported")]
    Format {
        /// The layout version that was found.
        found: u8,
    },
    /// The game was played with an unsupported version of the rules.
    #[error(
        "the game was played with version {found} of the rules, only versions 1 to {RULES_VERSION} are supported"
    )]
    Version {
        /// The version that was found.
        found: u64,
    },
    /// The check sum at the end does not match the rest.
    #[error("the game code is damaged: part of it was changed or lost")]
    Damaged,
    /// A module that this engine does not play.
    #[error("the game uses module number {0}, which this version does not support")]
    Module(u8),
    /// A set-up that the rules refuse.
    #[error("the set-up of the game is refused: {0}")]
    Setup(#[from] engine::RulesError),
    /// An action is not in the list of legal ones.
    #[error("action {index} of the game (counted from 0) is choice {found} of only {choices}")]
    Action {
        /// The index of the action, counted from 0.
        index: usize,
        /// Its index in the list of legal actions, counted from 0.
        found: u64,
        /// The length of that list.
        choices: usize,
    },
    /// The code contains a value that no game can have.
    #[error("the game code contains {0} that no game can have")]
    Nonsense(&'static str),
}

/// What stands for The Red Palace in the list of modules: the number of its rule file.
const RED_PALACE: u8 = 60;

impl Record {
    /// The record as one short text of letters, digits, `-` and `_`.
    ///
    /// How the game ended is left out, because it follows from the rest.
    ///
    /// # Errors
    ///
    /// Refuses other versions of the rules and illegal actions.
    pub fn to_code(&self) -> Result<String, RecordError> {
        self.check_version()?;
        let rules = self.setup.by_version(self.rules_version).map_err(SetupError::from)?.rules();
        let mut bytes = vec![FORMAT];
        put(&mut bytes, u64::from(self.rules_version));
        bytes.push(rules.players() as u8);
        // The Red Palace comes before its modules, as if it were one of them.
        let game = rules.is_red_palace().then_some(RED_PALACE);
        // An option that is newer than its module is listed too, so that older codes keep their meaning.
        let (listed, placed) = options(rules.modules());
        let listed = listed.filter(|(_, flag)| (flag.is_on)(&rules)).map(|(number, _)| number);
        let numbers: Vec<u8> =
            game.into_iter().chain(rules.modules().iter().map(code_of)).chain(listed).collect();
        bytes.push(numbers.len() as u8);
        bytes.extend(numbers);
        // In ages and in the turn limit, 0 stands for none.
        for age in &rules.ages()[..rules.players()] {
            put(&mut bytes, age.map_or(0, |age| u64::from(age) + 1));
        }
        put(&mut bytes, rules.turn_limit().map_or(0, u64::from));
        // These options take a byte only when their module is played.
        bytes.extend(placed.map(|flag| u8::from((flag.is_on)(&rules))));
        if rules.is_red_palace() {
            bytes.push(u8::from(rules.guard_board() == GuardBoard::Fixed));
        }
        match self.seed.form() {
            // The length of a text is stored plus one, so that 0 can mark a number.
            SeedForm::Number(number) => {
                bytes.push(0);
                put(&mut bytes, *number);
            }
            SeedForm::Text(text) => {
                put(&mut bytes, text.len() as u64 + 1);
                bytes.extend(text.bytes());
            }
        }
        put(&mut bytes, self.actions.len() as u64);
        let mut game = Game::new(rules, self.seed.seed());
        let mut legal = Vec::new();
        for (index, &action) in self.actions.iter().enumerate() {
            game.legal_actions(&mut legal);
            game.play(action, &mut ()).map_err(|illegal| RecordError::Illegal { index, illegal })?;
            // The list of legal actions and the check agree, so a legal action is always found.
            let place = legal.iter().position(|other| *other == action).unwrap_or(0);
            if legal.len() > 1 {
                put(&mut bytes, place as u64);
            }
        }
        let check = Sha256::digest(&bytes);
        bytes.extend(&check[..CHECK]);
        Ok(to_letters(&bytes))
    }

    /// Reads a code and replays it, so the record has only legal actions and the result that they lead to.
    ///
    /// # Errors
    ///
    /// Refuses a code that is damaged, of another version, or not that of a game.
    pub fn from_code(code: &str) -> Result<Record, CodeError> {
        let bytes = from_letters(code)?;
        // The format is checked first: another one may have another check sum.
        match bytes.first() {
            None => return Err(CodeError::Short),
            Some(&FORMAT) => {}
            Some(&found) => return Err(CodeError::Format { found }),
        }
        let (body, check) =
            bytes.split_at_checked(bytes.len().saturating_sub(CHECK)).ok_or(CodeError::Short)?;
        if Sha256::digest(body)[..CHECK] != *check {
            return Err(CodeError::Damaged);
        }
        let mut bytes = Bytes(&body[1..]);
        let found = bytes.number()?;
        let version = u32::try_from(found).ok().filter(|version| (1..=RULES_VERSION).contains(version));
        let version = version.ok_or(CodeError::Version { found })?;
        let setup = read_setup(&mut bytes, version)?;
        let seed = read_seed(&mut bytes)?;
        // Limited to 32 bits, because the web page has no more and all platforms must agree.
        let count = u32::try_from(bytes.number()?).map_err(|_| CodeError::Nonsense("a number of actions"))?;
        let mut game = RecordedGame::new(setup, seed);
        let mut legal = Vec::new();
        for index in (0..count).map(|index| index as usize) {
            game.game().legal_actions(&mut legal);
            let place = if legal.len() == 1 { 0 } else { bytes.number()? };
            let action = usize::try_from(place).ok().and_then(|place| legal.get(place));
            let wrong = CodeError::Action { index, found: place, choices: legal.len() };
            game.play(*action.ok_or(wrong.clone())?, &mut ()).map_err(|_| wrong)?;
        }
        if bytes.0.is_empty() { Ok(game.record().clone()) } else { Err(CodeError::Nonsense("a rest")) }
    }
}

/// The options of these modules: first those that are listed with the modules while they are on, each with its
/// number, then those that have a byte of their own.
fn options(
    modules: ModuleSet,
) -> (impl Iterator<Item = (u8, &'static Flag)>, impl Iterator<Item = &'static Flag>) {
    let all = move || modules.iter().flat_map(flags);
    (all().filter_map(|flag| flag.code.map(|code| (code, flag))), all().filter(|flag| flag.code.is_none()))
}

fn read_setup(bytes: &mut Bytes<'_>, version: u32) -> Result<Setup, CodeError> {
    let players = bytes.byte()?;
    let mut modules = ModuleSet::EMPTY;
    let mut base = Base::Alhambra;
    let mut turned_on = Vec::new();
    for _ in 0..bytes.byte()? {
        let number = bytes.byte()?;
        if number == RED_PALACE {
            base = Base::RedPalace;
            continue;
        }
        if let Some((_, flag)) = options(Module::every().collect()).0.find(|(code, _)| *code == number) {
            turned_on.push(flag);
            continue;
        }
        let module = Module::every().find(|&module| code_of(module) == number);
        modules = modules.with(module.ok_or(CodeError::Module(number))?);
    }
    let mut rules = Rules::of(base, usize::from(players))?.with_version(version)?.with_modules(modules)?;
    for flag in turned_on {
        rules = (flag.turn_on)(rules)?;
    }
    let mut ages = rules.ages();
    for age in &mut ages[..usize::from(players)] {
        *age = match bytes.number()? {
            0 => None,
            age => Some(u8::try_from(age - 1).map_err(|_| CodeError::Nonsense("an age"))?),
        };
    }
    let turns = u32::try_from(bytes.number()?).map_err(|_| CodeError::Nonsense("a limit of turns"))?;
    rules = rules.with_ages(ages);
    for flag in options(modules).1 {
        if read_flag(bytes)? {
            rules = (flag.turn_on)(rules)?;
        }
    }
    if base == Base::RedPalace {
        let side = if read_flag(bytes)? { GuardBoard::Fixed } else { GuardBoard::Random };
        rules = rules.with_guard_board(side)?;
    }
    Ok(Setup::new(if turns > 0 { rules.with_turn_limit(turns)? } else { rules }))
}

fn read_flag(bytes: &mut Bytes<'_>) -> Result<bool, CodeError> {
    match bytes.byte()? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(CodeError::Nonsense("an option")),
    }
}

fn read_seed(bytes: &mut Bytes<'_>) -> Result<SeedText, CodeError> {
    let nonsense = CodeError::Nonsense("a seed");
    match bytes.number()? {
        0 => SeedText::from_number(bytes.number()?).ok_or(nonsense),
        length => {
            // A character takes up to four bytes.
            let length = usize::try_from(length - 1).ok().filter(|&length| length <= 4 * MAX_SEED_TEXT);
            let text = bytes.take(length.ok_or(nonsense.clone())?)?;
            std::str::from_utf8(text).ok().and_then(SeedText::from_text).ok_or(nonsense)
        }
    }
}

/// A number in groups of seven bits, the lowest first; all but the last group have the highest bit set.
fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The bytes that are still to be read.
#[derive(Clone, Copy)]
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], CodeError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(CodeError::Short)?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, CodeError> {
        Ok(self.take(1)?[0])
    }

    fn number(&mut self) -> Result<u64, CodeError> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(CodeError::Nonsense("a number"))
    }
}

fn to_letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits =
            group.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

fn from_letters(text: &str) -> Result<Vec<u8>, CodeError> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut count) = (0u32, 0);
    for (place, letter) in (1..).zip(text.chars()) {
        let value = LETTERS.iter().position(|&other| char::from(other) == letter);
        bits = bits << 6 | value.ok_or(CodeError::Letter { letter, place })? as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The code of these bytes, with a check sum that matches.
    fn sealed(bytes: &[u8]) -> String {
        let check = Sha256::digest(bytes);
        to_letters(&[bytes, &check[..CHECK]].concat())
    }

    #[test]
    fn what_no_game_has_is_refused_even_with_a_check_that_fits() {
        let version = RULES_VERSION as u8;
        let next = version + 1;
        let alone = Rules::new(2).and_then(|rules| rules.with_caravanserai_five_kinds(true));
        let five_kinds_alone = alone.expect_err("it needs its module");
        for (bytes, error) in [
            (&[FORMAT][..], CodeError::Short),
            (&[FORMAT, next, 2], CodeError::Version { found: u64::from(next) }),
            (&[FORMAT, version, 7, 0], CodeError::Setup(engine::RulesError::Players(7))),
            (&[FORMAT, version, 2, 1, 99], CodeError::Module(99)),
            (&[FORMAT, version, 2, 1, 153], CodeError::Setup(five_kinds_alone)),
            (&[FORMAT, version, 2, 0, 0, 0, 0, 0, 7], CodeError::Short),
            (&[FORMAT, version, 2, 0, 0, 0, 0, 0, 7, 0, 0], CodeError::Nonsense("a rest")),
            (&[FORMAT, version, 2, 0, 128, 128, 1], CodeError::Nonsense("an age")),
            // 2^32 actions, which would wrap to none in 32 bits.
            (
                &[FORMAT, version, 2, 0, 0, 0, 0, 0, 7, 128, 128, 128, 128, 16],
                CodeError::Nonsense("a number of actions"),
            ),
            (&[FORMAT, version, 2, 0, 0, 0, 0, 2, 0xFF, 0], CodeError::Nonsense("a seed")),
        ] {
            assert_eq!(Record::from_code(&sealed(bytes)), Err(error), "{bytes:?}");
        }
        let wrong = Record::from_code(&sealed(&[FORMAT, version, 2, 0, 0, 0, 0, 0, 7, 1, 127]));
        assert!(matches!(wrong, Err(CodeError::Action { index: 0, found: 127, .. })), "{wrong:?}");
    }

    #[test]
    fn letters_are_those_of_the_standard() {
        // RFC 4648, section 10, without padding; the last one covers the two characters of section 5.
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foobar", "Zm9vYmFy"),
            (&[0xFB, 0xFF], "-_8"),
        ] {
            assert_eq!(to_letters(bytes), text);
            assert_eq!(from_letters(text).as_deref(), Ok(bytes));
        }
    }
}
