//! Games as short codes: they can be read back, and broken ones are refused with a reason.

use crate::common::{module_games, random_game};
use alhambra_protocol::{CodeError, Record, RecordError, SeedText, Setup};
use engine::{Module, RULES_VERSION, Rules};

fn recorded(rules: Rules, seed: SeedText, number: u64) -> Record {
    let (game, actions) = random_game(rules, number, |_, _| {}, |_, _| {});
    let mut record = Record::new(Setup::new(rules), seed);
    actions.into_iter().for_each(|action| record.push(action));
    record.result = Record::result_of(&game);
    record
}

fn number(number: u64) -> SeedText {
    SeedText::from_number(number).unwrap()
}

#[test]
fn codes_of_random_games_come_back() {
    for (rules, seed) in module_games() {
        let record = recorded(rules, number(seed), seed);
        let code = record.to_code().unwrap();
        assert!(code.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)), "{code}");
        assert_eq!(Record::from_code(&code), Ok(record.clone()));
        // Every prefix of a game is a game.
        let mut begun = record.clone();
        begun.actions.truncate(record.actions.len() / 2);
        begun.result = None;
        assert_eq!(Record::from_code(&begun.to_code().unwrap()), Ok(begun));
        // Short enough for a link.
        assert!(code.len() * 10 < record.to_json().len(), "{} letters", code.len());
    }
}

#[test]
fn every_part_of_a_set_up_comes_back() {
    let rules =
        Rules::new(3).unwrap().with_modules(Module::ALL.into_iter().collect()).expect("they go together");
    let mut ages = rules.ages();
    ages[..3].copy_from_slice(&[Some(0), None, Some(255)]);
    let rules = rules.with_ages(ages).with_turn_limit(70_000).unwrap();
    let rules = rules.with_open_invasion(true).expect("they go together");
    let rules = rules.with_caravanserai_five_kinds(true).expect("they go together");
    for seed in [
        number(0),
        number((1 << 53) - 1),
        SeedText::from_text("").unwrap(),
        SeedText::from_text("Żółw").unwrap(),
    ] {
        let record = Record::new(Setup::new(rules), seed);
        assert_eq!(Record::from_code(&record.to_code().unwrap()), Ok(record));
    }
}

/// The format is stable: today's links must still open in the future.
#[test]
fn a_code_stays_what_it_is() {
    let record = recorded(Rules::new(2).unwrap(), number(7), 7);
    let mut begun = Record { result: None, ..record };
    begun.actions.truncate(3);
    assert_eq!(begun.to_code().unwrap(), "AQICAAAAAAAHAwAFAPHt");
    // A game of the first version of the rules keeps that version.
    let old = Record::from_code("AQECAAAAAAAHAwAFAIOE").unwrap();
    assert_eq!((old.rules_version, &old.actions), (1, &begun.actions));
    assert_eq!(old.to_code().unwrap(), "AQECAAAAAAAHAwAFAIOE");
}

/// An option that is newer than its module appears in a code only when it is on.
#[test]
fn car_21_a_code_that_says_nothing_of_five_kinds_means_four() {
    let modules = [Module::Caravanserai].into_iter().collect();
    let four = Rules::new(2).and_then(|rules| rules.with_modules(modules)).unwrap();
    let four = four.with_version(1).unwrap();
    let five = four.with_caravanserai_five_kinds(true).unwrap();
    for (rules, expected) in [(four, "AQECATUAAAAABwCH-w"), (five, "AQECAjWZAAAAAAcAvHM")] {
        let record = Record::new(Setup::new(rules), number(7));
        let code = record.to_code().unwrap();
        assert_eq!(code, expected);
        assert_eq!(Record::from_code(&code).map(|record| record.setup.rules()), Ok(rules));
    }
}

#[test]
fn broken_codes_are_refused_with_what_is_wrong() {
    let record = recorded(Rules::new(3).unwrap(), number(5), 5);
    let code = record.to_code().unwrap();
    assert_eq!(Record::from_code(""), Err(CodeError::Short));
    assert_eq!(Record::from_code("AQ!"), Err(CodeError::Letter { letter: '!', place: 3 }));
    assert_eq!(Record::from_code("Ag"), Err(CodeError::Format { found: 2 }));
    assert_eq!(Record::from_code(&code[..code.len() - 4]), Err(CodeError::Damaged));
    // Changing one letter is always noticed, except by rare chance when the check sum still matches.
    let changed = |place: usize| {
        let other = if &code[place..=place] == "A" { "B" } else { "A" };
        format!("{}{other}{}", &code[..place], &code[place + 1..])
    };
    let unseen = (0..code.len()).filter(|&place| Record::from_code(&changed(place)).is_ok()).count();
    assert!(unseen <= 1, "{unseen} changes went unseen");
    assert!(Record::from_code(&changed(20)).is_err_and(|error| error.to_string().contains("damaged")));
}

#[test]
fn a_record_that_was_not_played_has_no_code() {
    let mut record = recorded(Rules::new(3).unwrap(), number(5), 5);
    let last = record.actions.len() - 1;
    record.actions.push(record.actions[last]);
    assert!(matches!(record.to_code(), Err(RecordError::Illegal { index, .. }) if index == last + 1));
    record.rules_version += 1;
    let version = RecordError::Version { found: u64::from(RULES_VERSION) + 1, supported: RULES_VERSION };
    assert_eq!(record.to_code(), Err(version));
}

#[test]
fn the_fingerprint_of_a_seed_is_its_sha_256() {
    // printf '7' | sha256sum; printf '"first lesson"' | sha256sum
    let seven = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451";
    assert_eq!(number(7).fingerprint(), seven);
    let lesson = SeedText::from_text("first lesson").unwrap();
    assert_eq!(lesson.to_string(), "\"first lesson\"");
    assert_ne!(SeedText::from_text("7").unwrap().fingerprint(), seven);
    assert_eq!(lesson.fingerprint().len(), 64);
}
