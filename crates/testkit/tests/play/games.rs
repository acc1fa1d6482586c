//! Every golden game replays to its stored result.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Module, ModuleSet};
use protocol::Record;
use testkit::golden::{self, End};

fn records(folder: &Path) -> Vec<(PathBuf, Record)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap_or_else(|error| panic!("{error}")).path();
        if path.is_dir() {
            found.extend(records(&path));
        } else {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let record =
                Record::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            found.push((path, record));
        }
    }
    found
}

#[test]
fn golden_games_replay_to_their_results() {
    let games = records(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games"));
    let (mut modules, mut mixes, mut players) = (HashSet::new(), HashSet::new(), HashSet::new());
    let mut palaces = HashSet::new();
    for (path, record) in &games {
        let game = record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(Record::result_of(&game), record.result, "{}", path.display());
        assert!(record.result.is_some(), "{} was played to its end", path.display());
        if game.rules().is_red_palace() {
            palaces.insert(testkit::mixes::name(game.rules()));
            continue;
        }
        modules.extend(game.rules().modules().iter());
        mixes.insert(game.rules().modules());
        players.insert(game.rules().players());
    }
    // There is one for each module alone, each pair with a ruling and each number of players.
    let n_pairs = testkit::mixes::ruled_pairs().count();
    assert!(n_pairs > 25, "the table of pairs was read: {n_pairs}");
    assert_eq!(modules.len(), Module::ALL.len());
    assert!(Module::ALL.into_iter().all(|one| mixes.contains(&ModuleSet::EMPTY.with(one))));
    assert!(mixes.contains(&Module::ALL.into_iter().collect()));
    assert_eq!(mixes, testkit::mixes::kept().collect());
    assert_eq!(players, (2..=6).collect());
    assert_eq!(palaces, testkit::red_palace::kept().map(|rules| testkit::mixes::name(&rules)).collect());
}

/// These games would go differently under today's rules.
#[test]
fn base_35_golden_games_of_the_first_version_replay_to_their_results() {
    let games = records(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/version-1"));
    assert!(games.len() > 40, "only {} were found", games.len());
    for (path, record) in &games {
        assert_eq!(record.rules_version, 1, "{}", path.display());
        let game = record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(Record::result_of(&game), record.result, "{}", path.display());
    }
}

#[test]
fn each_way_to_end_has_a_golden_game() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    let named: HashMap<PathBuf, Record> = records(&folder).into_iter().collect();
    let kept = |mix: &str, end: End| {
        let path = folder.join(mix).join(format!("ends-{}.json", end.slug()));
        let record = named.get(&path).unwrap_or_else(|| panic!("{} is missing", path.display()));
        assert!(end.is_of(record), "{}", path.display());
    };
    for end in [End::TurnLimit, End::Market, End::LeftOverTie, End::Shared] {
        kept("base", end);
    }
    kept("viziers-favour", End::Module(Module::ViziersFavour));
    kept("power-of-the-sultan", End::Module(Module::PowerOfTheSultan));
    kept("bazaars", End::Module(Module::Bazaars));
    for end in [End::Market, End::LeftOverTie, End::Shared] {
        kept("red-palace", end);
    }
}

#[test]
fn games_that_once_went_wrong_replay() {
    let games = records(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/regressions"));
    assert!(!games.is_empty());
    for (path, record) in games {
        let game = record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut found = testkit::census::take(&game);
        found.retain(|name, _| !name.starts_with("scoring"));
        assert_eq!(found, testkit::census::expected(&game), "{}", path.display());
        let view = game.view(engine::Viewer::Public);
        for seat in view.seats() {
            let plain = testkit::brute::PlainPalace::of(view.palace(seat));
            assert!(plain.is_legal(), "{}", path.display());
            for walls in (0..15).map(engine::vocab::Walls::from_bits) {
                let kept: HashSet<_> = view.palace(seat).cells_for(walls).collect();
                assert_eq!(kept, plain.placements(walls), "{}", path.display());
            }
        }
    }
}

#[test]
fn a_record_written_and_read_is_the_same() {
    for golden in golden::all().into_iter().step_by(5) {
        let text = golden.record.to_json();
        assert_eq!(Record::from_json(&text), Ok(golden.record));
    }
}
