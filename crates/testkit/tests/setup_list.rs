//! The list for a real table says what tables 2.1 to 2.3 of the interactions say (INT-03, BASE-18).

use engine::SetupItem::{self, *};
use engine::vocab::SpecialCard::{Character, Exchange, Gate, Scoring, Wall};
use engine::{Module, setup_list};
use testkit::rules;

fn added(players: usize, modules: &str) -> Vec<(usize, engine::vocab::SpecialCard, usize)> {
    let list = setup_list(&rules(players, modules));
    let added = list.into_iter().filter_map(|item| match item {
        AddToPile { pile, family, cards } => Some((pile, family, cards)),
        _ => None,
    });
    added.collect()
}

#[test]
fn int_03_the_base_game_needs_few_things() {
    let expected = [
        StartTiles { players: 3 },
        Supply { buildings: 54, camps: 0, bazaars: 0 },
        Market,
        MoneyDeck { cards: 108, diamonds: 0 },
        StartingMoney,
        Piles,
        AddToPile { pile: 2, family: Scoring, cards: 1 },
        AddToPile { pile: 4, family: Scoring, cards: 1 },
        Stack,
    ];
    assert_eq!(setup_list(&rules(3, "")), expected);
}

#[test]
fn base_12_14_two_players_have_dirk_and_less_money() {
    let list = setup_list(&rules(2, "diamonds"));
    assert!(list.contains(&DirkTiles { tiles: 6 }));
    assert!(list.contains(&MoneyDeck { cards: 72, diamonds: 10 }));
}

/// Table 2.2.
#[test]
fn exc_01_gate_02_chr_01_cards_go_to_their_piles() {
    let pair = [(2, 2), (3, 2), (4, 2)];
    let of = |family| move |(pile, cards)| (pile, family, cards);
    let scoring =
        |added: Vec<(usize, _, usize)>| added.into_iter().filter(|one| one.1 != Scoring).collect::<Vec<_>>();
    assert_eq!(scoring(added(4, "currency-exchange")), pair.map(of(Exchange)));
    assert_eq!(scoring(added(4, "characters")), pair.map(of(Character)));
    let gates = [[1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2]];
    for (players, [three, four, five]) in (2..=6).zip(gates) {
        let all = [(3, three), (4, four), (5, five)].into_iter().filter(|one| one.1 > 0).map(of(Gate));
        assert_eq!(scoring(added(players, "city-gates")), all.collect::<Vec<_>>());
        let list = setup_list(&rules(players, "city-gates"));
        assert!(list.contains(&Gates { gates: players }), "table 2.3");
    }
    assert!(setup_list(&rules(5, "characters")).contains(&CharactersAside { characters: 4 }));
    // WALL-04, WALL-05
    let walls = [(2, 2), (3, 2), (4, 2), (5, 2)].map(of(Wall));
    assert_eq!(scoring(added(4, "city-walls")), walls);
    assert!(setup_list(&rules(4, "city-walls")).contains(&Sticks { sticks: 12 }));
}

/// Table 2.3.
#[test]
fn bon_01_cards_are_dealt_by_the_number_of_players() {
    for (players, each, left) in [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)] {
        assert!(setup_list(&rules(players, "bonus-cards")).contains(&BonusCards { each, left }), "{players}");
    }
}

/// Table 2.3.
#[test]
fn thf_03_thieves_are_dealt_by_the_number_of_players() {
    for (players, each, left) in [(2, 4, 4), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0)] {
        assert!(setup_list(&rules(players, "thieves")).contains(&Thieves { each, left }), "{players}");
    }
}

/// Table 2.4.
#[test]
fn baz_03_camp_01_more_tiles_are_mixed_with_the_buildings() {
    for (modules, camps, bazaars) in [("camps", 8, 0), ("bazaars", 0, 8), ("camps bazaars", 8, 8)] {
        assert!(setup_list(&rules(4, modules)).contains(&Supply { buildings: 54, camps, bazaars }));
    }
}

#[test]
fn int_03_every_mix_keeps_the_order_of_the_steps_and_every_module_adds_something() {
    let base = setup_list(&rules(4, ""));
    for module in Module::ALL {
        let list = setup_list(&rules(4, module.slug()));
        assert!(list.is_sorted_by_key(|item: &SetupItem| item.step()), "{module:?}");
        assert_ne!(list, base, "{module:?}");
    }
    let all = setup_list(&rules(4, "").with_modules(Module::ALL.into_iter().collect()));
    assert!(all.is_sorted_by_key(|item: &SetupItem| item.step()));
}

/// RED-10 to RED-21, RED-100, RED-102.
#[test]
fn red_10_the_red_palace_has_its_own_list() {
    let expected = [
        Tower { tiles: 71 },
        Tokens { tokens: 54 },
        MarketAndPreview,
        DirkTerrain { tiles: 6 },
        GuardBoard(engine::GuardBoard::Fixed),
        Guards { guards: 32 },
        Stocks { squares: 6, sections: 6 },
        ScoreTiles,
        StartScore { players: 2, points: 5 },
        MoneyDeck { cards: 72, diamonds: 0 },
        MoneyPiles,
        Piles,
        AddToPile { pile: 2, family: Scoring, cards: 1 },
        AddToPile { pile: 4, family: Scoring, cards: 1 },
        Stack,
    ];
    let list = setup_list(&testkit::red_palace::rules(2, "medinas camps"));
    assert_eq!(list, expected);
    assert!(list.is_sorted_by_key(|item: &SetupItem| item.step()));
    // RED-97: no score tiles; three players have no Dirk and 108 cards.
    let classic = setup_list(&testkit::red_palace::rules(3, "classic-scoring"));
    assert!(!classic.contains(&ScoreTiles) && !classic.contains(&DirkTerrain { tiles: 6 }));
    assert!(classic.contains(&MoneyDeck { cards: 108, diamonds: 0 }));
}
