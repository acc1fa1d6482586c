//! The set-up list for a physical game says what tables 2.1 to 2.4 of the interactions say (INT-03, BASE-18).

use engine::SetupItem::{self, *};
use engine::modules::{
    bazaars as bazaars_room, bonus_cards, camps as camps_room, characters, city_gates, city_walls, diamonds,
    thieves,
};
use engine::red_palace::SetupItem as Palace;
use engine::vocab::CardFamily::{self, Scoring};
use engine::{Module, setup_list};
use testkit::rules;

fn added(players: usize, modules: &str) -> Vec<(usize, CardFamily, usize)> {
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
        Supply { buildings: 54 },
        Market,
        MoneyDeck { cards: 108 },
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
    // One card of each of the 36 faces is removed before the rest is shuffled; all diamonds are used.
    let deck = [
        MoneyRemoved { cards: 36 },
        MoneyDeck { cards: 72 },
        Diamonds(diamonds::SetupItem::Deck { diamonds: 10 }),
        StartingMoney,
    ];
    assert!(list.windows(deck.len()).any(|items| items == deck), "{list:?}");
}

/// Table 2.2.
#[test]
fn exc_01_gate_02_chr_01_cards_go_to_their_piles() {
    let pair = [(2, 2), (3, 2), (4, 2)];
    let of = |family| move |(pile, cards)| (pile, family, cards);
    let scoring =
        |added: Vec<(usize, _, usize)>| added.into_iter().filter(|one| one.1 != Scoring).collect::<Vec<_>>();
    assert_eq!(
        scoring(added(4, "currency-exchange")),
        pair.map(of(CardFamily::Module(Module::CurrencyExchange)))
    );
    assert_eq!(scoring(added(4, "characters")), pair.map(of(CardFamily::Module(Module::Characters))));
    let gates = [[1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2]];
    for (players, [three, four, five]) in (2..=6).zip(gates) {
        let all = [(3, three), (4, four), (5, five)]
            .into_iter()
            .filter(|one| one.1 > 0)
            .map(of(CardFamily::Module(Module::CityGates)));
        assert_eq!(scoring(added(players, "city-gates")), all.collect::<Vec<_>>());
        let list = setup_list(&rules(players, "city-gates"));
        assert!(list.contains(&CityGates(city_gates::SetupItem::Gates { gates: players })), "table 2.3");
    }
    assert!(
        setup_list(&rules(5, "characters"))
            .contains(&Characters(characters::SetupItem::Aside { characters: 4 }))
    );
    // WALL-04, WALL-05
    let walls = [(2, 2), (3, 2), (4, 2), (5, 2)].map(of(CardFamily::Module(Module::CityWalls)));
    assert_eq!(scoring(added(4, "city-walls")), walls);
    assert!(
        setup_list(&rules(4, "city-walls"))
            .contains(&CityWalls(city_walls::SetupItem::Sticks { sticks: 12 }))
    );
}

/// Table 2.3.
#[test]
fn bon_01_cards_are_dealt_by_the_number_of_players() {
    for (players, each, left) in [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)] {
        assert!(
            setup_list(&rules(players, "bonus-cards"))
                .contains(&BonusCards(bonus_cards::SetupItem::Cards { each, left })),
            "{players}"
        );
    }
}

/// Table 2.3.
#[test]
fn thf_03_thieves_are_dealt_by_the_number_of_players() {
    for (players, each, left) in [(2, 4, 4), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0)] {
        assert!(
            setup_list(&rules(players, "thieves"))
                .contains(&Thieves(thieves::SetupItem::Cards { each, left })),
            "{players}"
        );
    }
}

/// Table 2.4.
#[test]
fn baz_03_camp_01_more_tiles_are_mixed_with_the_buildings() {
    for (modules, camps, bazaars) in [("camps", 8, 0), ("bazaars", 0, 8), ("camps bazaars", 8, 8)] {
        let list = setup_list(&rules(4, modules));
        assert!(list.contains(&Supply { buildings: 54 }));
        let (mixed_camps, mixed_bazaars) = (
            Camps(camps_room::SetupItem::Supply { camps: 8 }),
            Bazaars(bazaars_room::SetupItem::Supply { bazaars: 8 }),
        );
        assert_eq!((list.contains(&mixed_camps), list.contains(&mixed_bazaars)), (camps == 8, bazaars == 8));
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
    let all =
        setup_list(&rules(4, "").with_modules(Module::ALL.into_iter().collect()).expect("they go together"));
    assert!(all.is_sorted_by_key(|item: &SetupItem| item.step()));
}

/// RED-10 to RED-21, RED-100, RED-102, RED-103: Dirk's guards come after the board that they are put on.
#[test]
fn red_10_the_red_palace_has_its_own_list() {
    let expected = [
        RedPalace(Palace::Tower { tiles: 71 }),
        RedPalace(Palace::Tokens { tokens: 54 }),
        RedPalace(Palace::MarketAndPreview),
        RedPalace(Palace::DirkTerrain { tiles: 6 }),
        RedPalace(Palace::GuardBoard(engine::GuardBoard::Fixed)),
        RedPalace(Palace::Guards { guards: 32 }),
        RedPalace(Palace::DirkGuards),
        RedPalace(Palace::Stocks { squares: 6, sections: 6 }),
        RedPalace(Palace::ScoreTiles),
        RedPalace(Palace::StartScore { players: 2, points: 5 }),
        MoneyRemoved { cards: 36 },
        MoneyDeck { cards: 72 },
        RedPalace(Palace::MoneyPiles),
        Piles,
        AddToPile { pile: 2, family: Scoring, cards: 1 },
        AddToPile { pile: 4, family: Scoring, cards: 1 },
        Stack,
    ];
    let list = setup_list(&testkit::red_palace::rules(2, "medinas camps"));
    assert_eq!(list, expected);
    assert!(list.is_sorted_by_key(|item: &SetupItem| item.step()));
    // RED-97: no score tiles; three players have no Dirk and all 108 cards.
    let classic = setup_list(&testkit::red_palace::rules(3, "classic-scoring"));
    for absent in [Palace::ScoreTiles, Palace::DirkTerrain { tiles: 6 }, Palace::DirkGuards] {
        assert!(!classic.contains(&RedPalace(absent)), "{absent:?}");
    }
    assert!(!classic.contains(&MoneyRemoved { cards: 36 }) && classic.contains(&MoneyDeck { cards: 108 }));
}
