//! Power of the Sultan (SUL).

use std::collections::BTreeSet;

use engine::modules::bonus_cards::BonusSet;
use engine::modules::characters::Character;
use engine::modules::power_of_the_sultan::{self, SultanCard, opposite};
use engine::vocab::{Building, Card, CardFamily, Currency, Space, TileId};
use engine::{Awaited, Event, Game, Outcome, Round, Seed, SetupItem, Viewer, default_action, setup_list};
use testkit::{Position, legal, legal_with, play_all, read, refusal, rules, seat};

mod pairs;

const SULTAN: &str = "power-of-the-sultan";

fn display(game: &Game) -> Vec<(String, Building)> {
    game.view(Viewer::Public).sultan_display().map(|(card, mark)| (card.to_string(), mark)).collect()
}

fn owned(game: &Game, index: usize) -> Vec<(String, Building)> {
    let view = game.view(Viewer::Public);
    view.sultan_cards(seat(index)).map(|(card, mark)| (card.to_string(), mark)).collect()
}

/// Adds a card to the display, or gives it to a seat.
fn card(position: Position, id: &str, mark: Building, owner: Option<usize>) -> Position {
    position.edit(|editor| editor.sultan_card(read(id), mark, owner.map(seat)))
}

/// The seat that is offered a tile, and the tile.
fn offered(game: &Game) -> Option<(usize, String)> {
    let offer = game.view(Viewer::Public).sultan_offer()?;
    assert_eq!(game.awaited(), Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Offer));
    Some((game.to_act()?.index(), offer.tile.to_string()))
}

fn market(game: &Game) -> [Option<String>; 4] {
    let view = game.view(Viewer::Public);
    Space::ALL.map(|space| view.market(space).map(|tile| tile.to_string()))
}

/// B is about to end a turn by taking money; space 2 is empty.
fn about_to_refill(players: usize, modules: &str, supply: &str) -> Position {
    Position::new(players, modules)
        .turn_of(1)
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .draw_pile("ducat-1 ducat-2 ducat-3 ducat-4")
        .market("pavilion-01 - pavilion-02 pavilion-03")
        .supply(supply)
}

/// SUL-T5: A and D have cards marked tower, and B is about to end a turn.
fn towers(supply: &str) -> Position {
    let position = about_to_refill(4, SULTAN, supply);
    card(card(position, "SUL01", Building::Tower, Some(0)), "SUL02", Building::Tower, Some(3))
}

/// A holds these cards and may buy SUL03, a dirham card marked garden.
fn buyer(hand: &str) -> Position {
    let position = Position::new(3, SULTAN).hand(0, hand).row("dinar-1 dinar-2 dinar-3 dinar-4");
    card(position, "SUL03", Building::Garden, None)
}

#[test]
fn sul_01_02_the_cards_and_their_price() {
    assert_eq!(SultanCard::ALL.len(), 8);
    for currency in [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin] {
        let of_currency = SultanCard::ALL.into_iter().filter(|card| card.currency() == currency);
        assert_eq!(of_currency.clone().count(), 2);
        assert!(of_currency.clone().all(|card| card.price() == 7));
    }
    let ids: BTreeSet<&str> = SultanCard::ALL.iter().map(|card| card.id()).collect();
    assert_eq!(ids.len(), 8);
    // SUL-02: there is a marker for each card; SUL-04: overview cards do nothing, so they are left out.
    let list = setup_list(&rules(3, SULTAN));
    assert!(
        list.contains(&SetupItem::PowerOfTheSultan(power_of_the_sultan::SetupItem::Markers { markers: 8 }))
    );
}

#[test]
fn sul_03_opposite_faces() {
    let pairs = [
        (Building::Pavilion, Building::Tower),
        (Building::Seraglio, Building::Garden),
        (Building::Arcades, Building::Chambers),
    ];
    for (one, two) in pairs {
        assert_eq!((opposite(one), opposite(two)), (two, one));
    }
}

#[test]
fn sul_04_overview_cards_have_no_effect() {
    // The module offers and shows nothing before a card comes up.
    let game = Position::new(3, SULTAN).row("dinar-1").game();
    assert!(legal_with(&game, "sultan").is_empty());
}

#[test]
fn sul_05_three_two_and_three_cards_in_the_first_piles() {
    for players in 2..=6 {
        let list = setup_list(&rules(players, SULTAN));
        let added: Vec<(usize, usize)> = list
            .iter()
            .filter_map(|item| match *item {
                SetupItem::AddToPile {
                    pile,
                    family: CardFamily::Module(engine::Module::PowerOfTheSultan),
                    cards,
                } => Some((pile, cards)),
                _ => None,
            })
            .collect();
        assert_eq!(added, [(1, 3), (2, 2), (3, 3)]);
        // All eight are used, in an order that depends on the seed.
        let order = |seed| -> Vec<Card> {
            let game = Game::new(rules(players, SULTAN), Seed::from_number(seed));
            let is_sultan =
                |card: &Card| card.family() == Some(CardFamily::Module(engine::Module::PowerOfTheSultan));
            game.secrets().draw_pile().filter(is_sultan).collect()
        };
        assert_eq!(order(1).len(), 8);
        assert_ne!(order(1), order(2));
    }
}

#[test]
fn sul_06_the_display_starts_empty_and_nobody_has_a_card() {
    let game = Game::new(rules(4, SULTAN), Seed::from_number(5));
    assert!(display(&game).is_empty());
    assert!((0..4).all(|index| owned(&game, index).is_empty()));
}

#[test]
fn sul_10_12_t10_two_cards_come_up_in_one_refill() {
    let position = Position::new(3, SULTAN)
        .row("dinar-1 dinar-2 dinar-3")
        .draw_pile("SUL01 ducat-1 SUL05 ducat-2 ducat-3 ducat-4");
    let mut game = position.game();
    let events = play_all(&mut game, &["take dinar-1 dinar-2"]);
    let rolls: Vec<(SultanCard, Building)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::PowerOfTheSultan(power_of_the_sultan::Event::Opened { card, kind }) => Some((card, kind)),
            _ => None,
        })
        .collect();
    assert_eq!(rolls.len(), 2);
    // SUL-11: nobody was asked, and the marks rolled are public.
    let shown: Vec<(SultanCard, Building)> = game.view(Viewer::Public).sultan_display().collect();
    assert_eq!(shown, rolls);
    assert_eq!(game.view(Viewer::Public).money_row().len(), 4);
    assert_eq!(game.awaited(), Awaited::Action);
    // SUL-12: they stay.
    play_all(&mut game, &["take ducat-1"]);
    assert_eq!(display(&game).len(), 2);
}

#[test]
fn sul_11_the_die_is_plain_chance() {
    let mut kinds = BTreeSet::new();
    for seed in 0..60 {
        let mut game = Game::new(rules(2, SULTAN), Seed::from_number(seed));
        let mut legal = Vec::new();
        while game.to_act().is_some() && display(&game).is_empty() {
            game.legal_actions(&mut legal);
            game.play_unchecked(legal[0], &mut ());
        }
        kinds.extend(display(&game).first().map(|&(_, mark)| mark));
    }
    assert_eq!(kinds.len(), 6, "every face comes up");
}

#[test]
fn sul_13_14_t2_an_exact_payment_gives_the_card_and_a_further_action() {
    let mut game = buyer("dirham-7").game();
    let events = play_all(&mut game, &["sultan SUL03 with dirham-7"]);
    assert!(matches!(
        events[0],
        Event::PowerOfTheSultan(power_of_the_sultan::Event::Bought { exact: true, .. })
    ));
    assert!(display(&game).is_empty());
    assert_eq!(owned(&game, 0), [("SUL03".to_string(), Building::Garden)]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(0)), Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Mark))
    );
    assert_eq!(legal(&game), ["keep-mark", "roll-mark"]);
    assert_eq!(refusal(&game, "pass"), "SUL-14");
    assert_eq!(refusal(&game, "mark garden"), "SUL-14");
    play_all(&mut game, &["keep-mark"]);
    assert_eq!(owned(&game, 0), [("SUL03".to_string(), Building::Garden)]);
    assert_eq!(game.awaited(), Awaited::Action);
    assert!(legal(&game).contains(&"stop".to_string()));
    // SUL-15: the mark cannot be changed later. SUL-17: nothing is placed.
    assert_eq!(refusal(&game, "roll-mark"), "BASE-20");
    play_all(&mut game, &["stop"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn sul_13_t3_overpaying_gives_no_further_action() {
    let mut game = buyer("dirham-9").game();
    play_all(&mut game, &["sultan SUL03 with dirham-9", "keep-mark"]);
    assert_eq!(owned(&game, 0).len(), 1);
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(game.view(Viewer::Public).hand_size(seat(0)), 0, "no money back");
    assert_eq!(game.view(Viewer::Public).discard().len(), 1);
}

#[test]
fn sul_13_t4_another_currency_is_refused() {
    let game = buyer("ducat-7 dirham-6 dirham-3 dirham-1").game();
    assert_eq!(refusal(&game, "sultan SUL03 with ducat-7"), "SUL-13");
    assert_eq!(refusal(&game, "sultan SUL03 with dirham-6"), "SUL-13", "too little");
    assert_eq!(refusal(&game, "sultan SUL03 with dirham-6 dirham-3 dirham-1"), "BASE-31");
    assert_eq!(refusal(&game, "sultan SUL04 with dirham-6 dirham-1"), "SUL-13");
    assert_eq!(refusal(&game, "sultan SUL03 with dirham-7"), "BASE-30");
    assert_eq!(
        legal_with(&game, "sultan"),
        ["sultan SUL03 with dirham-6 dirham-1", "sultan SUL03 with dirham-6 dirham-3"]
    );
    // Refused without the module.
    let other = Position::new(3, "").hand(0, "dirham-7").row("dinar-1").game();
    assert_eq!(refusal(&other, "sultan SUL03 with dirham-7"), "BASE-20");
}

#[test]
fn sul_14_15_t1_a_roll_leaves_the_rolled_kind_or_the_opposite_one() {
    let mut rolled_kinds = BTreeSet::new();
    let mut position = buyer("dirham-7");
    for seed in 0..40 {
        // Another state of the die each time.
        position = position.edit(|editor| editor.reseed(Seed::from_number(seed)));
        let mut game = position.clone().game();
        play_all(&mut game, &["sultan SUL03 with dirham-7", "roll-mark"]);
        let (_, rolled) = game.view(Viewer::Public).sultan_mark().expect("a mark is chosen");
        let rolled = rolled.expect("rolled");
        rolled_kinds.insert(rolled);
        assert_eq!(game.awaited(), Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Roll));
        let choices = [rolled, opposite(rolled)].map(|kind| format!("mark {}", kind.name()));
        assert_eq!(legal(&game), choices);
        let others = Building::ALL.into_iter().filter(|&kind| kind != rolled && kind != opposite(rolled));
        for kind in others {
            assert_eq!(refusal(&game, &format!("mark {}", kind.name())), "SUL-14");
        }
        // The roll cannot be undone.
        assert_eq!(refusal(&game, "keep-mark"), "SUL-14");
        assert_eq!(refusal(&game, "roll-mark"), "SUL-14");
        // SUL-T1: arcades allow arcades or chambers.
        if rolled == Building::Arcades {
            assert_eq!(legal(&game), ["mark arcades", "mark chambers"]);
        }
        play_all(&mut game, &[&choices[1]]);
        assert_eq!(owned(&game, 0), [("SUL03".to_string(), opposite(rolled))]);
        assert_eq!(game.awaited(), Awaited::Action);
    }
    assert_eq!(rolled_kinds.len(), 6);
}

#[test]
fn sul_16_no_limit_to_the_cards_of_a_player() {
    let mut position = buyer("dirham-7 dirham-5 dirham-2 dinar-7 dinar-4 dinar-3");
    for id in ["SUL04", "SUL01", "SUL02"] {
        position = card(position, id, Building::Garden, None);
    }
    let mut game = position.game();
    for purchase in [
        "sultan SUL04 with dirham-7",
        "sultan SUL03 with dirham-5 dirham-2",
        "sultan SUL02 with dinar-7",
        "sultan SUL01 with dinar-4 dinar-3",
    ] {
        play_all(&mut game, &[purchase, "keep-mark"]);
    }
    let ids: Vec<String> = owned(&game, 0).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["SUL04", "SUL03", "SUL02", "SUL01"], "in the order in which they were bought");
}

#[test]
fn sul_17_a_card_is_no_tile_and_no_money() {
    let mut game = buyer("dirham-7").game();
    play_all(&mut game, &["sultan SUL03 with dirham-7", "keep-mark", "stop"]);
    let view = game.view(Viewer::Public);
    assert!(view.set_aside().is_empty());
    assert_eq!(view.hand_size(seat(0)), 0);
}

#[test]
fn sul_18_t8_usable_in_the_refill_of_the_same_turn() {
    let position = Position::new(3, SULTAN)
        .hand(0, "dirham-7")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .market("pavilion-01 - pavilion-02 pavilion-03")
        .supply("seraglio-03 seraglio-04 tower-01");
    let mut game = card(position, "SUL03", Building::Seraglio, None).game();
    play_all(&mut game, &["sultan SUL03 with dirham-7", "keep-mark", "stop"]);
    assert_eq!(offered(&game), Some((0, "seraglio-03".to_string())));
    play_all(&mut game, &["claim seraglio-03", "place seraglio-03 at 0,1"]);
    assert_eq!(game.view(Viewer::Public).count_built(seat(0), Building::Seraglio), 1);
    // The card is gone: the next seraglio goes to the space at once.
    assert_eq!(market(&game)[1].as_deref(), Some("seraglio-04"));
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
}

#[test]
fn sul_20_22_t5_owners_are_asked_from_n() {
    let mut game = towers("tower-07 garden-01").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(events.contains(&Event::PowerOfTheSultan(power_of_the_sultan::Event::Offered {
        space: Space::Two,
        tile: read("tower-07"),
    })));
    // C has no card; D is asked first, then A.
    assert_eq!(offered(&game), Some((3, "tower-07".to_string())));
    assert_eq!(legal(&game), ["claim tower-07", "pass"]);
    assert_eq!(refusal(&game, "claim garden-01"), "SUL-20");
    assert_eq!(refusal(&game, "take dinar-2"), "SUL-22");
    play_all(&mut game, &["pass"]);
    assert_eq!(offered(&game), Some((0, "tower-07".to_string())));
    // Another kind is not offered at all.
    let mut other = towers("garden-01 garden-02").game();
    play_all(&mut other, &["take dinar-1"]);
    assert_eq!((offered(&other), other.to_act()), (None, Some(seat(2))));
}

#[test]
fn sul_23_25_t6_the_first_who_accepts_gets_it_and_the_drawing_goes_on() {
    let mut game = towers("tower-07 tower-08 garden-01").game();
    play_all(&mut game, &["take dinar-1", "claim tower-07"]);
    assert!(owned(&game, 3).is_empty());
    let gone: Vec<SultanCard> = game.view(Viewer::Public).sultan_cards_gone().collect();
    assert_eq!(gone, [read::<SultanCard>("SUL02")]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(3)), Awaited::Place));
    // SUL-24: it must be placed or reserved now.
    assert_eq!(refusal(&game, "pass"), "BASE-60");
    play_all(&mut game, &["place tower-07 at 1,0"]);
    // Another tower is drawn for the same space: now A is asked, the only owner left.
    assert_eq!(offered(&game), Some((0, "tower-08".to_string())));
    assert_eq!(market(&game)[1], None);
    play_all(&mut game, &["claim tower-08", "reserve tower-08"]);
    assert!(game.view(Viewer::Public).reserve(seat(0)).has(read::<TileId>("tower-08")));
    assert_eq!(market(&game)[1].as_deref(), Some("garden-01"));
    // SUL-24: it is neither a purchase nor an action: C is next.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Action));
}

#[test]
fn sul_25_several_cards_of_one_player_in_one_refill() {
    let position = towers("tower-07 tower-08 garden-01");
    let mut game = card(position, "SUL05", Building::Tower, Some(3)).game();
    play_all(&mut game, &["take dinar-1", "claim tower-07", "reserve tower-07"]);
    // SUL-23: exactly one card is used, the first one bought.
    assert_eq!(owned(&game, 3), [("SUL05".to_string(), Building::Tower)]);
    assert_eq!(offered(&game), Some((3, "tower-08".to_string())));
    play_all(&mut game, &["claim tower-08", "reserve tower-08"]);
    assert!(owned(&game, 3).is_empty());
    assert_eq!(owned(&game, 0).len(), 1);
}

#[test]
fn sul_26_28_t7_declined_by_all_it_lies_on_the_market() {
    let mut game = towers("tower-07 garden-01").game();
    let events = play_all(&mut game, &["take dinar-1", "pass", "pass"]);
    let declined = |index| {
        let event = power_of_the_sultan::Event::Declined { seat: seat(index), tile: read("tower-07") };
        events.contains(&Event::PowerOfTheSultan(event))
    };
    assert!(declined(3) && declined(0));
    assert_eq!(market(&game)[1].as_deref(), Some("tower-07"));
    assert_eq!((owned(&game, 0).len(), owned(&game, 3).len()), (1, 1));
    // SUL-26: it is not offered again while it is on the market.
    play_all(&mut game, &["take dinar-2"]);
    assert_eq!((offered(&game), game.to_act()), (None, Some(seat(3))));
}

#[test]
fn sul_27_spaces_are_filled_from_1_to_4() {
    let position = towers("tower-07 garden-01 tower-08 garden-02").market("- - pavilion-02 -");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1", "pass"]);
    assert_eq!(market(&game)[0], None, "the tile on offer is not on the market yet");
    play_all(&mut game, &["pass"]);
    assert_eq!(
        market(&game).map(|tile| tile.unwrap_or_default()),
        ["tower-07", "garden-01", "pavilion-02", ""]
    );
    assert_eq!(offered(&game), Some((3, "tower-08".to_string())));
}

#[test]
fn sul_21_what_is_covered() {
    // The first four tiles of a game are never offered, because nobody has a card yet; Dirk's tiles are his.
    for seed in 0..20 {
        let game = Game::new(rules(2, SULTAN), Seed::from_number(seed));
        assert_eq!(game.awaited(), Awaited::Action);
    }
}

#[test]
fn sul_29_t9_the_last_tile_of_the_supply_is_claimed() {
    let position = towers("pavilion-06");
    let mut game = card(position, "SUL07", Building::Pavilion, Some(0)).hand(2, "dirham-1").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(offered(&game), Some((0, "pavilion-06".to_string())));
    let events = play_all(&mut game, &["claim pavilion-06", "place pavilion-06 at 1,0"]);
    assert!(events.contains(&Event::MarketShort));
    // The three other tiles go through the final distribution; nobody may claim one of them.
    let handed: Vec<Space> = events
        .iter()
        .filter_map(|event| match *event {
            Event::LeftOver { space, .. } => Some(space),
            _ => None,
        })
        .collect();
    assert_eq!(handed, [Space::One, Space::Three, Space::Four]);
    while game.awaited() == Awaited::Place {
        let first = legal(&game)[0].clone();
        play_all(&mut game, &[&first]);
    }
    assert!(matches!(game.outcome(), Some(Outcome::Won(_))));
}

#[test]
fn sul_30_cards_that_are_left_have_no_value() {
    let position = towers("").market("pavilion-01 - - -");
    let mut game = card(position, "SUL08", Building::Garden, None).game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(game.outcome().is_some() || game.awaited() == Awaited::Place);
    let points = events.iter().filter(|event| matches!(event, Event::Points { .. })).count();
    assert_eq!(points, 0, "no points for sultan cards");
    // Whether bought or used, they never go to the discard pile.
    let mut used = towers("tower-07 garden-01").game();
    play_all(&mut used, &["take dinar-1", "claim tower-07", "reserve tower-07"]);
    assert!(used.view(Viewer::Public).discard().is_empty());
}

/// SUL-48: money and scoring come before the market.
#[test]
fn sul_48_the_money_row_comes_before_the_market() {
    let position =
        about_to_refill(3, SULTAN, "tower-07 garden-01").draw_pile("scoring-1 SUL02 ducat-1 ducat-2");
    let mut game = card(position, "SUL01", Building::Tower, Some(0)).game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("came up");
    let opened =
        place(&|event| matches!(event, Event::PowerOfTheSultan(power_of_the_sultan::Event::Opened { .. })));
    let scored = place(&|event| matches!(event, Event::Scored { round: Round::One, .. }));
    let offer =
        place(&|event| matches!(event, Event::PowerOfTheSultan(power_of_the_sultan::Event::Offered { .. })));
    assert!(opened < scored && scored < offer);
}

#[test]
fn sul_50_52_t11_dirk_has_no_cards_and_his_tiles_are_not_offered() {
    let position = Position::new(2, SULTAN)
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .draw_pile("scoring-1 ducat-1 ducat-2")
        .market("pavilion-01 pavilion-02 pavilion-03 pavilion-04")
        .supply("garden-01 garden-02 arcades-01 arcades-02 arcades-03 arcades-04 tower-01 tower-02");
    let mut game = card(position, "SUL01", Building::Garden, Some(0)).game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let drawn = events.iter().filter(|event| matches!(event, Event::DirkDrew { .. })).count();
    assert_eq!((drawn, offered(&game)), (6, None));
    assert_eq!(owned(&game, 0).len(), 1);
}

#[test]
fn sul_51_a_claimed_tile_may_be_given_to_dirk() {
    let position = about_to_refill(2, SULTAN, "tower-07 garden-01");
    let mut game = card(position, "SUL01", Building::Tower, Some(0)).game();
    play_all(&mut game, &["take dinar-1", "claim tower-07", "give tower-07"]);
    assert!(game.view(Viewer::Public).dirk().is_some_and(|tiles| tiles.has(read::<TileId>("tower-07"))));
    // With more players there is no Dirk.
    let mut four = towers("tower-07 garden-01").game();
    play_all(&mut four, &["take dinar-1", "claim tower-07"]);
    assert_eq!(refusal(&four, "give tower-07"), "BASE-88");
}

/// Table 4 of the interactions: an absent owner declines, an absent claimant reserves, an absent buyer keeps the mark.
#[test]
fn int_20_defaults_of_the_sultan() {
    let default = |game: &Game| {
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        let view = game.view(Viewer::Seat(game.to_act().expect("somebody decides")));
        default_action(&view, &actions).map(|action| action.to_string())
    };
    let mut game = towers("tower-07 garden-01").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(default(&game).as_deref(), Some("pass"));
    play_all(&mut game, &["claim tower-07"]);
    assert_eq!(default(&game).as_deref(), Some("reserve tower-07"));
    let mut bought = buyer("dirham-7").game();
    play_all(&mut bought, &["sultan SUL03 with dirham-7"]);
    assert_eq!(default(&bought).as_deref(), Some("keep-mark"));
}

/// The tile on offer is public: no sample has it in the supply. Unseen cards are drawn anew.
#[test]
fn a_sample_agrees_with_an_offer() {
    let mut found = 0;
    for seed in 0..60 {
        let mut game = Game::new(rules(3, SULTAN), Seed::from_number(seed));
        let mut rng = engine::Rng::new(Seed::from_number(seed));
        let mut actions = Vec::new();
        while game.to_act().is_some() {
            if game.awaited() == Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Offer) {
                found += 1;
                for index in 0..3 {
                    let viewer = Viewer::Seat(seat(index));
                    let sample = game.view(viewer).sample(Seed::from_number(seed));
                    assert!(sample.view(viewer) == game.view(viewer));
                    let offer = game.view(viewer).sultan_offer().expect("an offer");
                    assert!(sample.secrets().supply().all(|tile| tile != offer.tile));
                }
            }
            game.legal_actions(&mut actions);
            // Buy a card whenever possible, so that there are offers.
            let buys: Vec<_> = actions
                .iter()
                .filter(|action| matches!(action, engine::Action::PowerOfTheSultan(_)))
                .copied()
                .collect();
            let from = if buys.is_empty() { &actions } else { &buys };
            let action = from[rng.below(from.len())];
            game.play_unchecked(action, &mut ());
        }
    }
    assert!(found > 20, "{found} offers");
}
