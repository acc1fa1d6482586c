//! How the modules interact (`docs/rules/90-interactions.md`). Pairs are tested with their modules.

use engine::vocab::CardFamily;
use engine::{Awaited, Game, Module, ModuleSet, Seed, SetupItem, setup_list};
use testkit::{Position, legal, play_all, rules, seat};

const INTERACTIONS: &str = include_str!("../../../../docs/rules/90-interactions.md");

fn all_modules() -> ModuleSet {
    Module::ALL.into_iter().collect()
}

/// INT-01: modules are stored, dealt, listed and asked in the order of their rule files.
#[test]
fn int_01_lower_file_number_first() {
    let list = INTERACTIONS.lines().find_map(|line| line.strip_prefix("Modules by their prefix"));
    let (_, list) = list.and_then(|list| list.split_once(": ")).expect("the list of modules");
    let (list, _) = list.split_once('.').expect("a sentence");
    let entries: Vec<Vec<&str>> = list.split(", ").map(|entry| entry.split(' ').collect()).collect();
    let numbers: Vec<u8> = entries.iter().map(|entry| entry[1].parse().expect("a file number")).collect();
    assert!(numbers.is_sorted() && numbers.len() == 20);
    assert!(entries.iter().map(|entry| entry[2]).eq(Module::ALL.map(Module::slug)));
}

/// INT-01: a module's rule beats a base rule, and a rule about a pair beats the rules of both modules: paying exactly 8
/// for chests gives no further action (TRE-13 beats BASE-21), and diamonds may be mixed in (TRE-44 beats DIA-12).
#[test]
fn int_01_t20_a_pair_beats_its_modules() {
    let position = Position::with_rules(rules(3, "").with_modules(all_modules()).expect("they go together"));
    let position = position.row("dinar-1 dinar-2 dinar-4 ducat-9").hand(0, "diamond-5 dinar-3");
    let mut game = position.game();
    play_all(&mut game, &["chests 1", "pay-chests diamond-5", "pay-chests dinar-3"]);
    assert!(!legal(&game).contains(&"stop".to_string()));
    assert_ne!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(0))));
}

/// INT-T19: table 2.2 of the interactions holds with every number of players.
#[test]
fn int_03_04_t19_the_same_set_up_twice_and_the_piles_of_the_table() {
    for players in 2..=6 {
        let rules = rules(players, "").with_modules(all_modules()).expect("they go together");
        for seed in 0..5 {
            let game = Game::new(rules, Seed::from_number(seed));
            assert!(game == Game::new(rules, Seed::from_number(seed)));
        }
        let gates = [[0, 0, 1, 1, 0], [0, 0, 1, 1, 1], [0, 0, 2, 1, 1], [0, 0, 2, 2, 1], [0, 0, 2, 2, 2]];
        let builders = if players == 6 { [0, 0, 3, 0, 1] } else { [0, 0, 3, 0, 3] };
        let list = setup_list(&rules);
        let in_piles = |family: CardFamily| {
            [1, 2, 3, 4, 5].map(|pile| {
                let here = list.iter().filter_map(|item| match *item {
                    SetupItem::AddToPile { pile: to, family: of, cards } if (to, of) == (pile, family) => {
                        Some(cards)
                    }
                    _ => None,
                });
                here.sum::<usize>()
            })
        };
        assert_eq!(in_piles(CardFamily::Module(Module::CurrencyExchange)), [0, 2, 2, 2, 0]);
        assert_eq!(in_piles(CardFamily::Module(Module::CityGates)), gates[players - 2]);
        assert_eq!(in_piles(CardFamily::Module(Module::Characters)), [0, 2, 2, 2, 0]);
        assert_eq!(in_piles(CardFamily::Module(Module::CityWalls)), [0, 2, 2, 2, 2]);
        assert_eq!(in_piles(CardFamily::Module(Module::MasterBuilders)), builders);
        assert_eq!(in_piles(CardFamily::Module(Module::PowerOfTheSultan)), [3, 2, 3, 0, 0]);
        let added: usize = CardFamily::ALL.into_iter().flat_map(in_piles).sum();
        let others = 2 + 6 + 6 + 8 + 8;
        assert_eq!(added, others + gates[players - 2].iter().sum::<usize>() + builders.iter().sum::<usize>());
    }
}
