//! Master Builders (`docs/rules/42-master-builders.md`).

use engine::editor::Editor;
use engine::modules::bonus_cards::BonusSet;
use engine::modules::characters::Character;
use engine::modules::master_builders::Event as BuilderEvent;
use engine::vocab::{Card, Currency, Money, Seat, Side, TileId};
use engine::{Awaited, Event, Game, Points, Seed, Viewer};
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act. There is a tower of price 13 on the florin space, and nothing else of use.
fn opening(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dinar-2 dinar-7 dinar-9")
        .market("tower-11 garden-04 arcades-07 pavilion-01")
        .draw_pile("ducat-1 ducat-2 ducat-3 ducat-4 ducat-5 ducat-6")
        .supply("tower-05 garden-01 garden-02 garden-03")
}

/// The same position, with a tile to redesign and a master builder card.
fn with_builder(modules: &str) -> Position {
    opening(modules).hand(0, "builder-dirham").palace(0, "garden-07 at 1,0").reserve(0, "tower-07")
}

fn give(position: Position, character: Character) -> Position {
    position.edit(|editor| editor.character(seat(0), character))
}

fn hand_of(game: &Game, index: usize) -> Vec<String> {
    game.secrets().hand(seat(index)).money_cards().map(|card| card.to_string()).collect()
}

fn discard(game: &Game) -> Vec<String> {
    table(game).discard().money_cards().map(|card| card.to_string()).collect()
}

fn builders(game: &Game, seat: Seat) -> usize {
    game.secrets().hand(seat).money_cards().filter(|card| card.is_builder()).count()
}

fn gone(game: &Game) -> u8 {
    table(game).builders_gone().iter().sum()
}

/// Whether the purchase of these events was exact.
fn exact(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::TileBought { exact, .. } => Some(*exact),
        _ => None,
    })
}

// Components and set-up

#[test]
fn mas_01_four_cards_of_value_3_in_each_of_four_currencies() {
    let faces: Vec<Money> = Money::all().filter(|card| card.is_builder()).collect();
    let names: Vec<String> = faces.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["builder-dinar", "builder-dirham", "builder-ducat", "builder-florin"]);
    assert!(faces.iter().all(|card| card.value() == 3 && read::<Money>(&card.to_string()) == *card));
    assert_eq!(Money::builder(Currency::Diamond), None);
    assert!("builder-diamond".parse::<Money>().is_err());
    assert_eq!(engine::data::BUILDER_COPIES, 4);
}

/// MAS-60: the same with two players as with more.
#[test]
fn mas_02_04_05_60_t3_two_each_some_in_piles_3_and_5_the_rest_removed() {
    let expected = [(2, 3, 3, 6), (3, 3, 3, 4), (4, 3, 3, 2), (5, 3, 3, 0), (6, 3, 1, 0)];
    for (players, three, five, removed) in expected {
        assert_eq!(2 * players + three + five + removed, 16);
        let mut all = std::collections::BTreeMap::<String, usize>::new();
        for seed in 0..60 {
            let game = Game::new(rules(players, "master-builders"), Seed::from_number(seed));
            let cards: Vec<Card> = game.secrets().draw_pile().collect();
            let is_builder = |card: &&Card| card.money().is_some_and(|money| money.is_builder());
            // Two in each hand, which are the only cards that nobody else has seen.
            for seat in table(&game).seats() {
                assert_eq!(builders(&game, seat), 2);
                assert_eq!(table(&game).unseen_builders(seat), 2);
                let known = table(&game).remembered_hand(seat);
                assert!(known.money_cards().all(|card| !card.is_builder()));
                assert_eq!(known.len() + 2, table(&game).hand_size(seat));
            }
            let money = cards.len() - 2 - three - five;
            let mut begin = 0;
            for (pile, added) in [0, 1, three, 1, five].into_iter().enumerate() {
                let end = begin + money / 5 + usize::from(pile < money % 5) + added;
                let found = cards[begin..end].iter().filter(is_builder).count();
                assert_eq!(found, [0, 0, three, 0, five][pile], "pile {} of {players}", pile + 1);
                begin = end;
            }
            let hands = table(&game).seats().flat_map(|seat| game.secrets().hand(seat).money_cards());
            let in_game = hands.map(Card::from).chain(cards).filter(|card| is_builder(&card));
            in_game.for_each(|card| *all.entry(card.to_string()).or_default() += 1);
        }
        // They are dealt at random: every currency is about equally frequent.
        let each = 60 * (16 - removed) / 4;
        assert!(all.values().all(|&count| count.abs_diff(each) < each / 5), "{players}: {all:?}");
    }
}

#[test]
fn mas_03_they_count_neither_for_the_starting_money_nor_for_the_start_player() {
    for seed in 0..80 {
        let game = Game::new(rules(4, "master-builders"), Seed::from_number(seed));
        let key = |seat: Seat| {
            let plain = game.secrets().hand(seat).money_cards().filter(|card| !card.is_builder());
            let values: Vec<u8> = plain.map(|card| card.value()).collect();
            (values.len(), values.iter().sum::<u8>(), seat)
        };
        for seat in table(&game).seats() {
            let (len, total, _) = key(seat);
            assert!(total >= 20, "dealt as usual");
            assert!(len <= 20 && total < 20 + 9);
        }
        assert_eq!(table(&game).seats().map(key).min().map(|key| key.2), Some(table(&game).turn_of()));
    }
}

/// MAS-60: the third of the money that is removed for two players is ordinary money; Dirk has no cards at all.
#[test]
fn mas_60_the_money_of_two_players_is_unchanged() {
    let game = Game::new(rules(2, "master-builders"), Seed::from_number(4));
    let hands = table(&game).seats().flat_map(|seat| game.secrets().hand(seat).money_cards());
    let piles = game.secrets().draw_pile().filter_map(|card| card.money());
    let row = table(&game).money_row().iter().copied();
    let plain = hands.chain(piles).chain(row).filter(|card| !card.is_builder()).count();
    assert_eq!(plain, 72);
}

// Money

#[test]
fn mas_10_t4_taken_like_a_money_card_of_value_3() {
    let game = opening("master-builders").row("builder-ducat dirham-2 florin-6 dinar-4").game();
    let takes = legal_with(&game, "take");
    assert!(takes.contains(&"take builder-ducat".to_string()), "{takes:?}");
    assert!(takes.contains(&"take dirham-2 builder-ducat".to_string()), "{takes:?}");
    assert_eq!(refusal(&game, "take dinar-4 builder-ducat"), "BASE-25");
    // Everybody saw it being taken, so nothing about it is hidden.
    let mut game = game;
    play_all(&mut game, &["take builder-ducat dirham-2"]);
    assert_eq!(table(&game).remembered_hand(seat(0)).money_len(), 2);
    assert_eq!(hand_of(&game, 0), ["dirham-2", "builder-ducat"]);
}

/// MAS-T1: the seed example. Both cards leave the game, the 9 is discarded, and 15 for 13 gives no further action.
#[test]
fn mas_11_12_t1_several_may_be_spent_in_one_payment() {
    let position = opening("master-builders").hand(0, "builder-florin builder-florin florin-9");
    let mut game = position.game();
    assert_eq!(legal_with(&game, "buy"), ["buy 1 with florin-9 builder-florin builder-florin"]);
    let events = play_all(&mut game, &["buy 1 with builder-florin florin-9 builder-florin"]);
    assert_eq!(exact(&events), Some(false));
    assert_eq!((discard(&game), gone(&game)), (vec!["florin-9".to_string()], 2));
    assert_eq!((hand_of(&game, 0).len(), table(&game).hand_size(seat(0))), (0, 0));
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn mas_11_alone_or_with_other_money_and_exact() {
    // arcades-02 costs 5.
    let position =
        opening("master-builders").market("- - arcades-02 -").hand(0, "builder-dinar dinar-2 dinar-3");
    let mut game = position.game();
    let buys = legal_with(&game, "buy");
    assert_eq!(
        buys,
        [
            "buy 3 with builder-dinar dinar-2",
            "buy 3 with dinar-3 dinar-2",
            "buy 3 with dinar-3 builder-dinar"
        ]
    );
    // BASE-31: no card may be superfluous. MAS-11: each card pays only in its own currency.
    assert_eq!(refusal(&game, "buy 3 with dinar-3 dinar-2 builder-dinar"), "BASE-31");
    assert_eq!(refusal(&game, "buy 3 with builder-ducat builder-ducat"), "BASE-30");
    assert_eq!(refusal(&game, "buy 3 with builder-dinar builder-dinar"), "BASE-30");
    let events = play_all(&mut game, &["buy 3 with builder-dinar dinar-2"]);
    assert_eq!(exact(&events), Some(true));
    assert_eq!(game.awaited(), Awaited::Action, "a further action");
}

/// MAS-11: it is hidden in the hand; only its owner sees which one it is.
#[test]
fn mas_11_hidden_like_other_money() {
    let game = Game::new(rules(3, "master-builders"), Seed::from_number(9));
    for owner in Seat::all(3) {
        let own = game.view(Viewer::Seat(owner));
        assert_eq!(own.hand().map(|hand| hand.len()), Some(own.hand_size(owner)));
        let other = game.view(Viewer::Seat(owner.next(3)));
        assert!(other.remembered_hand(owner).money_cards().all(|card| !card.is_builder()));
        assert_eq!(other.hand_size(owner), other.remembered_hand(owner).len() + 2);
    }
}

#[test]
fn mas_12_t8_spent_cards_are_in_no_new_draw_pile() {
    let position =
        opening("master-builders").row("dinar-1 dinar-2").hand(0, "builder-florin florin-9 florin-1");
    let mut game = position.draw_pile("").discard("ducat-7 ducat-8").game();
    // Exactly 13 is paid, then the money row is refilled from the discard pile, which holds no master builder.
    play_all(&mut game, &["buy 1 with florin-9 builder-florin florin-1", "stop", "reserve tower-11"]);
    let mut left: Vec<String> = game.secrets().draw_pile().map(|card| card.to_string()).collect();
    left.extend(table(&game).money_row().iter().map(ToString::to_string));
    left.sort();
    assert_eq!(left, ["dinar-1", "dinar-2", "ducat-7", "ducat-8", "florin-1", "florin-9"]);
    assert_eq!(table(&game).builders_gone(), [0, 0, 0, 1]);
}

// Builder

/// MAS-T2: a card that was kept is used later: one redesign is made, one card is gone, and the other is still in hand.
/// MAS-21: a dirham builder moves any tile.
#[test]
fn mas_20_21_24_t2_t5_one_redesign_at_the_end_of_the_turn() {
    let position = with_builder("master-builders").hand(0, "builder-dirham builder-florin");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    assert_eq!(legal(&game), ["play builder-dirham", "play builder-florin", "pass"]);
    let events = play_all(&mut game, &["play builder-dirham"]);
    let card = read("builder-dirham");
    assert!(events.contains(&Event::MasterBuilders(BuilderEvent::Played { seat: seat(0), card })));
    assert_eq!(game.awaited(), Awaited::Redesign);
    assert_eq!((table(&game).builders_gone(), hand_of(&game, 0).len()), ([0, 1, 0, 0], 2));
    assert!(discard(&game).is_empty());
    // MAS-20: an add, a removal or a swap, nothing else; the redesign must be made.
    let words: std::collections::BTreeSet<String> =
        legal(&game).iter().filter_map(|action| action.split(' ').next().map(str::to_string)).collect();
    assert_eq!(words.into_iter().collect::<Vec<_>>(), ["add", "remove", "swap"]);
    assert_eq!(refusal(&game, "pass"), "BASE-50");
    assert_eq!(refusal(&game, "add tower-07 at 5,5"), "BASE-44");
    play_all(&mut game, &["add tower-07 at 2,0"]);
    assert!(table(&game).palace(seat(0)).cell_of(read("tower-07")).is_some());
    assert_eq!(game.to_act(), Some(seat(1)), "the turn is over");
}

/// MAS-23: it does not matter what the actions were. MAS-24, MAS-T6: a tile removed in F1 is added elsewhere in F3.
#[test]
fn mas_23_24_t6_after_every_action() {
    let mut game = with_builder("master-builders").reserve(0, "").game();
    play_all(&mut game, &["remove 1,0", "play builder-dirham", "add garden-07 at 0,1"]);
    assert_eq!(table(&game).palace(seat(0)).cell_of(read("garden-07")), Some(read("0,1")));
    // After a purchase, with the tile placed in the same turn.
    let position = with_builder("master-builders").hand(0, "builder-dirham ducat-3");
    let mut game = position.market("- - - pavilion-02").game();
    play_all(&mut game, &["buy 4 with ducat-3", "stop", "place pavilion-02 at -1,0"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    play_all(&mut game, &["play builder-dirham", "remove -1,0"]);
    assert!(table(&game).reserve(seat(0)).has(read("pavilion-02")));
    // After an action of a module.
    let position = with_builder("viziers-favour master-builders");
    let mut game = position.edit(|editor| editor.viziers(engine::vocab::SeatSet::EMPTY)).game();
    play_all(&mut game, &["turn-vizier"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
}

/// MAS-22: one builder per turn, not counting those spent as money in the same turn. MAS-40, MAS-T7: Ammar may be used
/// as well, in any order.
#[test]
fn mas_22_40_t7_chr_60_one_builder_and_ammar_in_any_order() {
    let hand = "builder-dirham builder-ducat builder-florin florin-9 florin-1";
    let start = || {
        let position = with_builder("characters master-builders").hand(0, hand);
        give(position, Character::AmmarElSchauf).game()
    };
    let mut game = start();
    play_all(&mut game, &["buy 1 with florin-9 builder-florin florin-1", "stop", "reserve tower-11"]);
    assert_eq!(legal(&game), ["ammar", "play builder-dirham", "play builder-ducat", "pass"]);
    play_all(&mut game, &["play builder-ducat", "add tower-07 at 2,0"]);
    assert_eq!(legal(&game), ["ammar", "pass"]);
    assert_eq!(refusal(&game, "play builder-dirham"), "MAS-22");
    play_all(&mut game, &["ammar", "remove 2,0"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    let mut game = start();
    play_all(&mut game, &["take dinar-9", "ammar", "add tower-07 at 2,0"]);
    assert_eq!(refusal(&game, "ammar"), "CHR-21");
    assert_eq!(refusal(&game, "play builder-dinar"), "MAS-20");
    play_all(&mut game, &["play builder-dirham", "remove 2,0"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    // A new turn, a new builder.
    let mut game = Editor::of(game).before_turn_of(seat(0)).build();
    assert!(!table(&game).is_builder_used());
    play_all(&mut game, &["take dinar-7", "play builder-ducat"]);
}

#[test]
fn mas_25_not_without_a_legal_redesign() {
    let mut game = opening("master-builders").hand(0, "builder-dirham").game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.to_act(), Some(seat(1)), "an Alhambra of one tile and no reserve");
    // Ammar adds the only tile in the reserve. The builder can still remove it.
    let position = with_builder("characters master-builders").palace(0, "").reserve(0, "garden-07");
    let mut game = give(position, Character::AmmarElSchauf).game();
    play_all(&mut game, &["take dinar-9", "ammar", "add garden-07 at 1,0"]);
    assert_eq!(game.awaited().name(), "end_of_turn", "garden-07 can be removed");
}

#[test]
fn mas_26_49_no_builder_outside_the_own_turn_but_part_of_a_vizier_payment() {
    // pavilion-02 costs 3.
    let position = opening("viziers-favour master-builders").market("- - pavilion-02 -");
    let position = position.hand(1, "builder-dinar dinar-9").palace(1, "garden-07 at 1,0");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Window(VIZIER)));
    assert_eq!(refusal(&game, "play builder-dinar"), "VIZ-14");
    assert_eq!(legal(&game), ["vizier 3 with builder-dinar", "pass"]);
    play_all(&mut game, &["vizier 3 with builder-dinar"]);
    assert_eq!(table(&game).builders_gone(), [1, 0, 0, 0]);
    assert_eq!(refusal(&game, "play builder-dinar"), "BASE-60");
    assert!(discard(&game).is_empty());
}

/// MAS-27: F3 of the last turn takes place as usual, but none follows the final distribution. MAS-30: a card in hand
/// counts as 3 there.
#[test]
fn mas_27_30_the_last_turn() {
    let position = with_builder("master-builders").hand(0, "builder-dirham builder-dinar ducat-2");
    let position = position.hand(1, "dinar-2").supply("");
    let mut game = position.market("- garden-04 arcades-07 pavilion-01").game();
    play_all(&mut game, &["buy 4 with ducat-2", "stop", "reserve pavilion-01"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    let events = play_all(&mut game, &["pass"]);
    let totals: Vec<(Points, Points)> = events
        .iter()
        .filter_map(|event| match event {
            Event::LeftOver { totals, .. } => Some((totals[seat(0)], totals[seat(1)])),
            _ => None,
        })
        .collect();
    assert_eq!(totals, [(3, 0), (3, 2)], "dirhams and dinars");
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Place));
    assert_eq!(refusal(&game, "play builder-dirham"), "BASE-60");
    play_all(&mut game, &["reserve garden-04", "reserve arcades-07"]);
    assert!(game.outcome().is_some(), "no F3 after the final distribution");
}

/// INT-23: whether F3 takes place depends on what everybody can work out, not on what the hand holds.
#[test]
fn mas_20_asking_tells_nothing() {
    let game = Game::new(rules(3, "master-builders"), Seed::from_number(2));
    let palace = [(read::<TileId>("garden-07"), read("1,0"))];
    let edit = |editor: Editor, seat: Seat| editor.palace(seat, &palace).expect("a legal Alhambra");
    let editor = Seat::all(3).fold(Editor::of(game), edit);
    let mut game = editor.build();
    // Everybody was dealt two, so everybody is asked.
    let first = table(&game).turn_of();
    let take = legal_with(&game, "take").remove(0);
    play_all(&mut game, &[&take]);
    assert_eq!((game.to_act(), game.awaited().name()), (Some(first), "end_of_turn"));
    // The card played was one of those dealt: one unseen card is left, and none in the hand is known.
    let play = legal_with(&game, "play").remove(0);
    play_all(&mut game, &[&play, "remove 1,0"]);
    assert_eq!((table(&game).unseen_builders(first), builders(&game, first)), (1, 1));
    // A player who certainly holds none is not asked.
    let mut game = with_builder("master-builders").hand(0, "dinar-9").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

/// CHR-38: a card drawn by Yammerad may be a master builder card, and nobody else can tell.
#[test]
fn mas_20_42_chr_48_what_yammerad_drew_stays_secret() {
    let drawn = |pile: &str| {
        let position = give(opening("characters master-builders"), Character::Yammerad).draw_pile(pile);
        let position = position.palace(0, "garden-07 at 1,0").before_turn_of(0);
        let mut game = position.game();
        play_all(&mut game, &["yammerad"]);
        game
    };
    let (one, two) = (drawn("builder-ducat ducat-3 ducat-4"), drawn("ducat-3 builder-ducat ducat-4"));
    assert_eq!((hand_of(&one, 0), hand_of(&two, 0)), (vec!["builder-ducat".into()], vec!["ducat-3".into()]));
    for viewer in [Viewer::Public, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
        assert!(one.view(viewer) == two.view(viewer));
        assert_eq!(format!("{:?}", one.view(viewer)), format!("{:?}", two.view(viewer)));
    }
    // One of the unseen cards is the master builder: it is as likely to be in the hand as anywhere else.
    let view = one.view(Viewer::Seat(seat(1)));
    let held =
        (0..1500).filter(|&seed| builders(&view.sample(Seed::from_number(seed)), seat(0)) == 1).count();
    assert!((400..600).contains(&held), "{held}");
    // Its owner knows; the pile then holds the other cards.
    let own = one.view(Viewer::Seat(seat(0))).sample(Seed::from_number(1));
    assert!(own.secrets().draw_pile().all(|card| card.money().is_some_and(|card| !card.is_builder())));
    let own = two.view(Viewer::Seat(seat(0))).sample(Seed::from_number(1));
    assert!(own.secrets().draw_pile().any(|card| card.money().is_some_and(|card| card.is_builder())));
    // Both are asked in F3.
    for mut game in [one, two] {
        play_all(&mut game, &["take dinar-9"]);
        assert_eq!(game.awaited().name(), "end_of_turn");
    }
}

/// The count of unseen cards is right at every decision, even while Yammerad draws cards and others are spent: what the
/// viewers know never contradicts the truth.
#[test]
fn mas_02_42_the_unseen_cards_are_counted_rightly() {
    let (mut drawn, mut checked) = (0, 0);
    for seed in 0..40 {
        let game = Game::new(rules(3, "characters master-builders"), Seed::from_number(seed));
        let owner = table(&game).turn_of();
        let mut game = Editor::of(game).character(owner, Character::Yammerad).build();
        let mut rng = engine::Rng::new(Seed::from_number(seed));
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            // Spend whatever can be spent, so that hands stay small enough for Yammerad.
            let spends = |action: &&engine::Action| {
                let text = action.to_string();
                text == "yammerad" || text.starts_with("buy") || text.starts_with("play")
            };
            let first: Vec<engine::Action> = legal.iter().filter(spends).copied().collect();
            let from = if first.is_empty() || game.to_act() != Some(owner) { &legal } else { &first };
            game.play_unchecked(from[rng.below(from.len())], &mut ());
            let view = table(&game);
            for seat in view.seats() {
                let known = view.remembered_hand(seat);
                let unseen =
                    builders(&game, seat) - known.money_cards().filter(|card| card.is_builder()).count();
                assert!(view.unseen_builders(seat) <= unseen);
                assert!(view.unseen_builders(seat) + known.len() <= view.hand_size(seat));
                drawn += usize::from(view.unseen_builders(seat) < unseen);
            }
            checked += 1;
            if checked % 7 == 0 {
                for viewer in view.seats().map(Viewer::Seat) {
                    let sample = game.view(viewer).sample(Seed::from_number(checked));
                    assert!(sample.view(viewer) == game.view(viewer));
                    let sizes = |game: &Game| {
                        Seat::all(3).map(|seat| game.secrets().hand(seat).len()).collect::<Vec<_>>()
                    };
                    assert_eq!(sizes(&sample), sizes(&game));
                    assert_eq!(sample.secrets().draw_pile().count(), game.secrets().draw_pile().count());
                }
            }
        }
    }
    assert!(drawn > 20, "Yammerad drew some: {drawn}");
}

// Interactions

#[test]
fn mas_42_characters_treat_them_as_money_cards() {
    // Bids and payments (CHR-13, CHR-14).
    let position = Position::new(2, "characters master-builders").row("dinar-1 dinar-2 dinar-3 dinar-4");
    let position =
        position.hand(1, "builder-ducat ducat-2").market("tower-01 garden-04 arcades-07 pavilion-01");
    let mut game = position.draw_pile("fatima florin-1 florin-2").game();
    play_all(&mut game, &["take dinar-4"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(refusal(&game, "bid 6"), "CHR-13");
    play_all(&mut game, &["bid 5", "pass"]);
    assert_eq!(legal(&game), ["pay-bid builder-ducat ducat-2"]);
    play_all(&mut game, &["pay-bid ducat-2 builder-ducat"]);
    assert_eq!((discard(&game), gone(&game)), (vec!["ducat-2".to_string()], 1));
    // Machma: it is a card of value 3, and leaves the game when it is given away.
    let position = give(with_builder("characters master-builders"), Character::MachmaKlain);
    let position = position.row("builder-ducat dinar-2 dinar-3 dinar-9").before_turn_of(0);
    let mut game = position.game();
    assert_eq!(refusal(&game, "machma builder-dirham dinar-9"), "CHR-37");
    play_all(&mut game, &["machma builder-dirham builder-ducat"]);
    assert_eq!((hand_of(&game, 0), gone(&game)), (vec!["builder-ducat".to_string()], 1));
    assert!(discard(&game).is_empty());
    // Yammerad counts them as money cards in hand.
    let position = give(position_with_three(), Character::Yammerad).before_turn_of(0);
    assert_eq!(position.game().awaited(), Awaited::Action, "three money cards");
    // Faruk: it counts as 3 towards the limit of 7.
    let position = give(opening("characters master-builders"), Character::FarukWillhaben);
    let game = position.row("builder-ducat dinar-4 dinar-5 dinar-9").game();
    assert!(legal(&game).contains(&"take dinar-4 builder-ducat".to_string()));
    assert_eq!(refusal(&game, "take dinar-5 builder-ducat"), "CHR-33");
    // Knihstig may take one from the money row.
    let position = give(opening("characters master-builders"), Character::AbdulKnihstig);
    let position = position.row("builder-ducat dinar-4").hand(0, "florin-9 florin-4");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-9 florin-4", "knihstig builder-ducat"]);
    assert_eq!(hand_of(&game, 0), ["builder-ducat"]);
}

fn position_with_three() -> Position {
    opening("characters master-builders").hand(0, "builder-ducat dinar-1 dinar-2")
}

/// MAS-44, EXC-39: it is worth 3 of its currency in a payment with an exchange card.
#[test]
fn mas_44_exc_39_part_of_a_mixed_payment() {
    let position = opening("currency-exchange master-builders").market("- - arcades-02 -");
    let mut game = position.hand(0, "builder-florin dinar-2 exchange-3").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with builder-florin dinar-2 exchange-3"]);
    let events = play_all(&mut game, &["buy 3 with dinar-2 builder-florin exchange-3"]);
    assert_eq!(exact(&events), Some(true));
    assert_eq!((discard(&game), table(&game).builders_gone()), (vec!["dinar-2".to_string()], [0, 0, 0, 1]));
    assert_eq!(table(&game).discard().exchange().len(), 1);
}

/// MAS-45, DIA-27: never together with diamonds for a building.
#[test]
fn mas_45_dia_27_never_with_diamonds() {
    let position = opening("diamonds master-builders").market("- - arcades-02 -");
    let game = position.hand(0, "builder-dinar diamond-3").game();
    assert!(legal_with(&game, "buy").is_empty());
    assert!("buy 3 with builder-dinar diamond-3".parse::<engine::Action>().is_err(), "cannot be written");
}

/// MAS-46, GATE-38: a gate card may be used in the redesign; a tile at a gate cannot be moved.
#[test]
fn mas_46_gate_38_gates_in_the_redesign() {
    let position = opening("city-gates master-builders").hand(0, "builder-dirham gate");
    let mut game = position.palace(0, "arcades-01 at 1,0").reserve(0, "tower-02").game();
    play_all(&mut game, &["take dinar-9", "play builder-dirham", "add tower-02 at 1,1 gate N"]);
    assert_eq!(table(&game).palace(seat(0)).gates().len(), 1);
    let gate = [Side { cell: read("1,0"), dir: read("S") }.canonical()];
    let tiles = testkit::layout("arcades-01 at 1,0; tower-02 at 1,1");
    let position = position_of_gates();
    let mut game = position.edit(|editor| editor.palace_with_gates(seat(0), &tiles, &gate)).game();
    play_all(&mut game, &["take dinar-9"]);
    // Neither tile can be removed, so there is nothing to redesign (MAS-25).
    assert_eq!(game.to_act(), Some(seat(1)));
}

fn position_of_gates() -> Position {
    opening("city-gates master-builders").hand(0, "builder-dirham")
}

/// MAS-48, TRE-45: it pays 3 of the price. The redesign comes before the distribution, and a tile removed loses its
/// chest.
#[test]
fn mas_48_tre_45_chests() {
    let position =
        with_builder("treasure-chamber master-builders").hand(0, "builder-dirham builder-ducat dinar-2");
    let room = engine::modules::treasure_chamber::Room::One;
    let chests = list("garden garden tower pavilion").try_into().ok();
    let position = position.palace(0, "garden-07 at 1,0; garden-10 at 2,0").reserve(0, "");
    let position = position.edit(|editor| editor.room(room, chests).chests(&list::<TileId>("garden-10")));
    let mut game = position.hand(0, "builder-dirham builder-ducat dinar-2 florin-9 builder-florin").game();
    // The 9 alone would be enough, but any mix of currencies is allowed.
    play_all(&mut game, &["chests 1"]);
    assert_eq!(
        legal(&game),
        ["pay-chests florin-9", "pay-chests builder-dirham", "pay-chests builder-ducat"]
    );
    assert_eq!(refusal(&game, "pay-chests dinar-2"), "TRE-11");
    play_all(&mut game, &["pay-chests builder-dirham", "pay-chests builder-ducat", "pay-chests dinar-2"]);
    assert_eq!((discard(&game), gone(&game)), (vec!["dinar-2".to_string()], 2));
    assert_eq!(game.awaited().name(), "end_of_turn", "F3 before F4");
    play_all(&mut game, &["play builder-florin", "remove 2,0"]);
    assert!(!table(&game).stored_chests().has(read("garden-10")));
    assert_eq!(legal(&game), ["put-chest garden-07"], "only what is still built");
}

/// MAS-50, BON-12: the shown card of a tile that goes to the reserve is hidden again.
#[test]
fn mas_50_bon_12_a_bonus_card_goes_back_to_the_hand() {
    let shown: BonusSet = [read("bonus-07")].into_iter().collect();
    let position = with_builder("bonus-cards master-builders").edit(|editor| {
        let hidden = [read("bonus-01"), read("bonus-02")].into_iter().collect();
        editor.bonus_cards(seat(0), shown, hidden)
    });
    let mut game = position.game();
    play_all(&mut game, &["take dinar-9", "play builder-dirham", "remove 1,0"]);
    assert!(table(&game).bonus_shown(seat(0)).is_empty());
    assert_eq!(game.secrets().hand(seat(0)).bonus().len(), 3);
}

/// MAS-51, HUT-14, CAMP-15: huts and camps are moved by their own rules.
#[test]
fn mas_51_hut_14_camp_15_huts_and_camps() {
    let position = with_builder("workers-huts camps master-builders").palace(0, "tower-04 at -1,0");
    let mut game = position.reserve(0, "hut-garden-2 camp-2").game();
    play_all(&mut game, &["take dinar-9", "play builder-dirham"]);
    let adds = legal_with(&game, "add");
    assert!(adds.iter().any(|action| action.starts_with("add hut-garden-2")), "{adds:?}");
    // camp-2 has its bastion in the east: it fits against the west wall of the tower.
    assert_eq!(adds.iter().filter(|action| action.starts_with("add camp-2")).count(), 1, "{adds:?}");
    assert_eq!(refusal(&game, "add camp-2 at 1,0"), "CAMP-11");
    play_all(&mut game, &["add camp-2 at -2,0"]);
    assert_eq!(table(&game).palace(seat(0)).outposts().count(), 1);
}

/// MAS-43, CHG-46: it counts as 3 when the excess is computed.
#[test]
fn mas_43_chg_46_t1_change_for_master_builders() {
    let position = opening("change master-builders").hand(0, "builder-florin builder-florin florin-9");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with builder-florin florin-9 builder-florin"]);
    assert_eq!(table(&game).coins(seat(0)).iter().sum::<u8>(), 1, "excess 2");
    assert_eq!(game.awaited(), Awaited::Place, "no further action");
}

#[test]
fn mas_22_nothing_without_the_module() {
    let mut game = opening("characters").palace(0, "garden-07 at 1,0").game();
    assert_eq!(refusal(&game, "play builder-dinar"), "BASE-20");
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

/// INT-T11: the others see the size of a hand, but none of its cards. INT-T12, in part: what counts in the final
/// distribution.
#[test]
fn mas_11_30_int_t11_int_t12_hands_and_amounts() {
    let modules = "currency-exchange city-gates diamonds bonus-cards change master-builders";
    let hand = "dinar-3 diamond-5 builder-ducat exchange-1 gate coin-ducat";
    let game = opening(modules).hand(0, hand).game();
    assert_eq!(table(&game).hand_size(seat(0)), 5);
    assert_eq!(table(&game).bonus_unshown(seat(0)), 3);
    let ducats = "ducat-5 builder-ducat coin-ducat diamond-9 exchange-1";
    let position = opening(modules).hand(0, ducats).hand(1, "ducat-9").supply("").turn_of(2);
    let mut game = position.market("- - - garden-04").hand(2, "").game();
    let events = play_all(&mut game, &["take dinar-9"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { totals, to, .. } => Some((totals[seat(0)], totals[seat(1)], *to)),
        _ => None,
    });
    assert_eq!(left, Some((9, 9, None)));
}

/// MAS-41, THF-31, THF-T7: a thief of its currency takes a master builder card from the money row.
#[test]
fn mas_41_thf_31_t7_a_thief_takes_one_from_the_row() {
    let position = opening("thieves master-builders").row("dinar-9 dirham-2 builder-dinar dinar-7");
    let mut game = position.thieves(0, "").thieves(1, "").thieves(2, "dinar").game();
    play_all(&mut game, &["take dirham-2"]);
    assert_eq!(game.to_act(), Some(seat(2)));
    assert!(legal(&game).contains(&"steal builder-dinar".to_string()), "{:?}", legal(&game));
    play_all(&mut game, &["steal builder-dinar"]);
    assert_eq!(hand_of(&game, 2), ["builder-dinar"]);
    assert_eq!(table(&game).remembered_hand(seat(2)).money_len(), 1, "everybody saw it");
}

/// WALL-47: F3 gives a redesign, never a build-walls action. WALL-20: sticks move with their tile.
#[test]
fn mas_20_wall_20_47_no_walls_in_f3_and_sticks_move_along() {
    let position = with_builder("city-walls master-builders").wall_display("wall-S");
    let mut game = position.sticks(0, "garden-07", "E").game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(refusal(&game, "build wall-S on start"), "MAS-20");
    assert_eq!(refusal(&game, "take dinar-9"), "MAS-20");
    assert_eq!(refusal(&game, "remove 1,0"), "MAS-20");
    play_all(&mut game, &["play builder-dirham"]);
    assert!(legal_with(&game, "build").is_empty());
    play_all(&mut game, &["remove 1,0"]);
    assert!(table(&game).reserve(seat(0)).has(read("garden-07")));
    assert_eq!(table(&game).walls_of(read("garden-07")).to_string(), "E");
}
