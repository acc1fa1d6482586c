//! Characters (`docs/rules/23-characters.md`): set-up, auction, and the characters that score: Fatima, Hakim, Yusuf.
//! The powers of the others are tested in `rules_characters_powers.rs`.

use std::collections::BTreeSet;

use engine::modules::characters;
use engine::modules::characters::{Character, Event as CharacterEvent};
use engine::vocab::{Building, Card};
use engine::{Action, Awaited, Event, Game, Line, Place, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::games::random_game;
use testkit::{Position, legal, legal_with, play, play_all, refusal, rules, seat, table};

/// What seat 0 does to end the turn in [`before_auction`].
const TAKE: &str = "take dirham-1";

/// Three towers for seat 0 and three for seat 1.
const TOWERS: [&str; 2] = [
    "tower-07 at 1,0; tower-10 at 2,0; tower-08 at 3,0",
    "tower-09 at 1,0; tower-11 at 2,0; tower-06 at -1,0",
];

/// A wall of 8 segments (BASE-T15).
const WALL_OF_8: &str = "tower-04 at -1,-2; garden-05 at -1,-1; arcades-02 at -1,0; arcades-04 at -1,1; \
                         seraglio-06 at 0,-2; chambers-03 at 0,-1; pavilion-03 at 0,1; arcades-03 at 1,0";

/// Seat 0 is about to act, and the refill after [`TAKE`] draws these cards, then four florins.
fn before_auction(players: usize, drawn: &str) -> Position {
    Position::new(players, "characters")
        .row("dirham-1 dirham-7 dirham-8 dirham-9")
        .draw_pile(&format!("{drawn} florin-1 florin-2 florin-3 florin-4"))
}

fn give(position: Position, index: usize, character: Character) -> Position {
    position.edit(|editor| editor.character(seat(index), character))
}

fn row(game: &Game) -> Vec<String> {
    table(game).money_row().iter().map(ToString::to_string).collect()
}

fn hand(game: &Game, index: usize) -> Vec<String> {
    game.secrets().hand(seat(index)).money_cards().map(|card| card.to_string()).collect()
}

/// The characters of a seat, as everybody sees them.
fn owned(game: &Game, index: usize) -> Vec<&'static str> {
    table(game).characters(seat(index)).iter().map(Character::id).collect()
}

fn gone(game: &Game) -> Vec<&'static str> {
    table(game).characters_gone().iter().map(Character::id).collect()
}

/// The seat that is asked for a bid, and the character up for auction.
fn auction(game: &Game) -> Option<(usize, &'static str)> {
    let auction = table(game).auction()?;
    (game.awaited() == Awaited::Characters(characters::Awaited::Bid)).then_some(())?;
    assert_eq!(game.to_act(), Some(auction.asked));
    Some((auction.asked.index(), auction.character.id()))
}

fn characters(ids: [&str; 4]) -> [Character; 4] {
    ids.map(|id| Character::from_id(id).unwrap_or_else(|| panic!("no character {id}")))
}

fn player(index: usize) -> Scorer {
    Scorer::Seat(seat(index))
}

/// What each scorer got from this source in a round: the halves counted, the points.
fn told(events: &[Event], round: Round, source: Source) -> Vec<(Scorer, u16, Points)> {
    let lines = events.iter().filter_map(|event| match event {
        Event::Points { round: other, line } if *other == round && line.source == source => {
            Some((line.who, line.halves, line.points))
        }
        _ => None,
    });
    lines.collect()
}

// Set-up

// CHR-01
#[test]
fn chr_01_two_characters_lie_in_each_of_piles_2_3_and_4() {
    for modules in ["characters", "characters city-gates"] {
        for seed in 0..200 {
            let players = 2 + seed as usize % 5;
            let game = Game::new(rules(players, modules), Seed::from_number(seed));
            let cards: Vec<Card> = game.secrets().draw_pile().collect();
            let money = cards.iter().filter(|card| card.money().is_some()).count();
            // GATE-02: gate cards go to piles 3, 4, 5, 3, 4, 5.
            let cards_at = |late: usize| if modules.contains("gates") { (players + 2 - late) / 3 } else { 0 };
            let added = [0, 1 + 2, 2 + cards_at(0), 1 + 2 + cards_at(1), cards_at(2)];
            let mut begin = 0;
            for pile in 0..5 {
                let end = begin + money / 5 + usize::from(pile < money % 5) + added[pile];
                let is_character = |card: &&Card| Character::of(**card).is_some();
                let found = cards[begin..end].iter().filter(is_character).count();
                assert_eq!(found, [0, 2, 2, 2, 0][pile], "pile {} of {players}, seed {seed}", pile + 1);
                begin = end;
            }
            assert_eq!(begin, cards.len());
        }
    }
}

// CHR-01
#[test]
fn chr_01_the_other_four_are_set_aside() {
    let mut ever_aside = BTreeSet::new();
    let mut ever_in_piles = BTreeSet::new();
    for seed in 0..60 {
        let game = Game::new(rules(2 + seed as usize % 5, "characters"), Seed::from_number(seed));
        let in_piles: BTreeSet<_> = game.secrets().draw_pile().filter_map(Character::of).collect();
        let aside: BTreeSet<_> = game.secrets().set_aside_characters().collect();
        assert_eq!((in_piles.len(), aside.len(), table(&game).characters_set_aside()), (6, 4, 4));
        assert!(in_piles.is_disjoint(&aside));
        assert!(table(&game).seats().all(|seat| table(&game).characters(seat).iter().next().is_none()));
        ever_aside.extend(aside);
        ever_in_piles.extend(in_piles);
    }
    // They are shuffled: each of the ten is set aside in some game and in the piles in another.
    assert_eq!((ever_aside.len(), ever_in_piles.len()), (10, 10));
}

// CHR-01: nobody knows the order of the set-aside characters.
#[test]
fn chr_01_the_order_of_the_set_aside_characters_is_hidden() {
    let ids = ["yammerad", "abdul_karim", "yusuf_epassuff", "laila_wundabah"];
    let other = ["laila_wundabah", "yusuf_epassuff", "abdul_karim", "yammerad"];
    let [one, two] = [ids, other].map(|ids| {
        Position::new(3, "characters").edit(|editor| editor.set_aside_characters(characters(ids))).game()
    });
    assert!(one.secrets().set_aside_characters().ne(two.secrets().set_aside_characters()));
    for viewer in table(&one).seats().map(Viewer::Seat).chain([Viewer::Public]) {
        assert!(one.view(viewer) == two.view(viewer));
    }
}

// Auction

// CHR-10
#[test]
fn chr_10_a_character_interrupts_the_refill_and_takes_no_place_in_the_row() {
    let mut game = before_auction(3, "ducat-1 faruk_willhaben").row("dirham-1 dirham-9").game();
    let events = play_all(&mut game, &[TAKE]);
    // One card came before the character, so the money row has two for now.
    assert_eq!(row(&game), ["dirham-9", "ducat-1"]);
    assert_eq!(auction(&game), Some((1, "faruk_willhaben")));
    let character = Character::FarukWillhaben;
    let opened = CharacterEvent::AuctionOpened { character, auctioneer: seat(1) };
    assert_eq!(events.last(), Some(&Event::Characters(opened)));
    play_all(&mut game, &["pass", "pass", "pass"]);
    assert_eq!(row(&game), ["dirham-9", "ducat-1", "florin-1", "florin-2"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(1))));
}

// CHR-10
#[test]
fn chr_10_several_characters_of_one_refill_are_auctioned_one_by_one() {
    let position = before_auction(3, "faruk_willhaben yammerad ducat-5 fatima").row("dirham-1 dirham-9");
    let mut game = position.game();
    play_all(&mut game, &[TAKE]);
    assert_eq!(auction(&game), Some((1, "faruk_willhaben")));
    play_all(&mut game, &["pass", "pass", "pass"]);
    assert_eq!((auction(&game), row(&game)), (Some((1, "yammerad")), vec!["dirham-9".to_string()]));
    play_all(&mut game, &["pass", "pass", "pass"]);
    assert_eq!((auction(&game), row(&game).len()), (Some((1, "fatima")), 2));
    play_all(&mut game, &["pass", "pass", "pass"]);
    assert_eq!(row(&game), ["dirham-9", "ducat-5", "florin-1", "florin-2"]);
}

// CHR-11
#[test]
fn chr_11_the_player_whose_turn_comes_next_bids_first() {
    for players in 2..=6 {
        for index in 0..players {
            let mut game = before_auction(players, "yammerad").turn_of(index).game();
            play_all(&mut game, &[TAKE]);
            assert_eq!(auction(&game), Some(((index + 1) % players, "yammerad")));
        }
    }
}

// CHR-11
#[test]
fn chr_11_in_f0_the_active_player_bids_first() {
    let position = give(before_auction(4, "faruk_willhaben"), 2, Character::Yammerad);
    let mut game = position.before_turn_of(2).game();
    play_all(&mut game, &["yammerad"]);
    for asked in [2, 3, 0, 1] {
        assert_eq!(auction(&game), Some((asked, "faruk_willhaben")));
        play_all(&mut game, &["pass"]);
    }
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(2))));
}

// CHR-12
#[test]
fn chr_12_each_bid_is_higher_than_the_last_and_at_least_1() {
    let hands = before_auction(3, "yammerad").hand(0, "dinar-9").hand(1, "dinar-9").hand(2, "dinar-9");
    let mut game = hands.game();
    play_all(&mut game, &[TAKE]);
    assert_eq!(refusal(&game, "bid 0"), "CHR-12");
    play_all(&mut game, &["bid 1", "bid 4"]);
    assert_eq!((auction(&game), refusal(&game, "bid 3")), (Some((0, "yammerad")), "CHR-12"));
    assert_eq!(refusal(&game, "bid 4"), "CHR-12");
    assert_eq!(legal_with(&game, "bid"), ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]);
    // Only a bid or a pass is legal.
    assert_eq!(refusal(&game, "take dirham-7"), "CHR-12");
    assert_eq!(legal(&game).len(), 6);
}

// CHR-12
#[test]
fn chr_12_who_has_passed_is_out_for_this_card_only() {
    let hands = before_auction(3, "yammerad fatima").hand(0, "dinar-9").hand(1, "dinar-9").hand(2, "dinar-9");
    let mut game = hands.game();
    play_all(&mut game, &[TAKE, "bid 1", "pass", "bid 2"]);
    assert_eq!(auction(&game), Some((1, "yammerad")), "seat 2 is left out");
    play_all(&mut game, &["bid 3"]);
    assert_eq!(auction(&game), Some((0, "yammerad")));
    play_all(&mut game, &["pass"]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Pay), Some(seat(1)))
    );
    play_all(&mut game, &["pay-bid dinar-9", "pass"]);
    assert_eq!(auction(&game), Some((2, "fatima")));
}

// CHR-12: the last player may still bid if all others have passed without bidding.
#[test]
fn chr_12_the_last_player_may_open_the_bidding() {
    let mut game = before_auction(3, "yammerad").hand(0, "dinar-3").game();
    play_all(&mut game, &[TAKE, "pass", "pass"]);
    assert_eq!(auction(&game), Some((0, "yammerad")));
    play_all(&mut game, &["bid 1", "pay-bid dirham-1"]);
    assert_eq!(owned(&game, 0), ["yammerad"]);
}

// CHR-12, CHR-T03
#[test]
fn chr_t03_when_all_pass_the_card_leaves_the_game() {
    let mut game = before_auction(3, "yammerad").hand(1, "dinar-9").game();
    let events = play_all(&mut game, &[TAKE, "pass", "pass", "pass"]);
    let unsold = CharacterEvent::Unsold { character: Character::Yammerad };
    assert!(events.contains(&Event::Characters(unsold)));
    assert_eq!((gone(&game), table(&game).auction()), (vec!["yammerad"], None));
    assert!((0..3).all(|index| owned(&game, index).is_empty()));
    // The refill goes on.
    assert_eq!(row(&game), ["dirham-7", "dirham-8", "dirham-9", "florin-1"]);
}

// CHR-12, INT-23: a player without money is asked like everybody else.
#[test]
fn chr_12_a_player_without_money_is_asked_too() {
    let mut game = before_auction(3, "yammerad").game();
    play_all(&mut game, &[TAKE]);
    assert_eq!((auction(&game), legal(&game)), (Some((1, "yammerad")), vec!["pass".to_string()]));
}

// CHR-13, CHR-T02
#[test]
fn chr_t02_the_highest_bid_is_the_most_held_in_one_currency() {
    let mut game = before_auction(3, "yammerad").hand(1, "dinar-2 dinar-2 florin-3").game();
    play_all(&mut game, &[TAKE]);
    assert_eq!(legal_with(&game, "bid"), ["bid 1", "bid 2", "bid 3", "bid 4"]);
    assert_eq!(refusal(&game, "bid 5"), "CHR-13");
    assert_eq!(game.view(Viewer::Seat(seat(1))).highest_bid(), 4);
}

// CHR-13: how high a player can bid does not show in any event or in anybody else's view.
#[test]
fn chr_13_the_limit_is_checked_without_revealing_anything() {
    let [mut rich, mut poor] = ["dinar-9", "dinar-1"].map(|secret| {
        let position = before_auction(3, &format!("{secret} hakim_wahid"));
        give(position, 0, Character::Yammerad).before_turn_of(0).game()
    });
    let [told, also] = [&mut rich, &mut poor].map(|game| play_all(game, &["yammerad", TAKE, "pass", "pass"]));
    let seen =
        |events: &[Event], viewer| -> Vec<_> { events.iter().map(|one| one.seen_by(viewer)).collect() };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(seen(&told, viewer), seen(&also, viewer));
        assert!(rich.view(viewer) == poor.view(viewer));
    }
    assert_eq!(refusal(&poor, "bid 2"), "CHR-13");
    assert!(play(&mut rich, "bid 9").is_ok());
    play_all(&mut poor, &["bid 1"]);
}

// CHR-14
#[test]
fn chr_14_the_winner_pays_at_once_in_one_currency() {
    let mut game = before_auction(3, "yammerad").hand(1, "dinar-3 dinar-4 ducat-6 florin-5").game();
    play_all(&mut game, &[TAKE, "bid 6", "pass", "pass"]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Pay), Some(seat(1)))
    );
    // The currency was not announced: any that reaches the bid will do.
    assert_eq!(legal(&game), ["pay-bid dinar-4 dinar-3", "pay-bid ducat-6"]);
    assert_eq!(refusal(&game, "pay-bid florin-5"), "BASE-30");
    assert_eq!(refusal(&game, "pay-bid dirham-9"), "BASE-30");
    assert_eq!(refusal(&game, "pass"), "CHR-14");
    assert!("pay-bid dinar-4 florin-5".parse::<Action>().is_err(), "two currencies cannot even be written");
}

// CHR-14: there is no change, even if a single card is far too much.
#[test]
fn chr_14_no_change_is_given_and_the_cards_are_discarded() {
    let mut game = before_auction(3, "yammerad").hand(1, "dinar-9 ducat-1").game();
    play_all(&mut game, &[TAKE, "bid 2", "pass", "pass", "pay-bid dinar-9"]);
    assert_eq!(hand(&game, 1), ["ducat-1"]);
    let discard = table(&game).discard();
    assert_eq!(discard.money_cards().map(|card| card.to_string()).collect::<Vec<_>>(), ["dinar-9"]);
}

// CHR-14: in F0 it is the winner's turn, who still has only one action.
#[test]
fn chr_14_an_exact_payment_gives_no_action() {
    let position = before_auction(3, "faruk_willhaben ducat-2").hand(0, "dinar-3");
    let mut game = give(position, 0, Character::Yammerad).before_turn_of(0).game();
    play_all(&mut game, &["yammerad", "bid 3", "pass", "pass", "pay-bid dinar-3"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(0))));
    assert_eq!(refusal(&game, "stop"), "BASE-22");
    play_all(&mut game, &[TAKE]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

// CHR-15
#[test]
fn chr_15_the_card_is_public_and_can_be_used_from_now_on() {
    let mut game = before_auction(3, "abdul_karim").hand(1, "dinar-1").game();
    play_all(&mut game, &[TAKE, "bid 1", "pass", "pass", "pay-bid dinar-1"]);
    for viewer in table(&game).seats().map(Viewer::Seat).chain([Viewer::Public]) {
        assert!(game.view(viewer).characters(seat(1)).has(Character::AbdulKarim));
    }
    assert!(legal(&game).contains(&"karim 1".to_string()));
}

// CHR-15
#[test]
fn chr_15_a_player_may_own_any_number_of_characters() {
    let drawn = "abdul_karim faruk_willhaben yammerad yusuf_epassuff";
    let mut game = before_auction(2, drawn).hand(1, "dinar-1 dinar-2 ducat-1 florin-1").game();
    play_all(&mut game, &[TAKE]);
    for card in ["dinar-1", "dinar-2", "ducat-1", "florin-1"] {
        play_all(&mut game, &["bid 1", "pass", &format!("pay-bid {card}")]);
    }
    assert_eq!(owned(&game, 1), ["abdul_karim", "faruk_willhaben", "yammerad", "yusuf_epassuff"]);
}

// CHR-15
#[test]
fn chr_15_only_the_owner_uses_a_character() {
    let all_but = |position, mine| {
        let others = Character::ALL.into_iter().filter(move |&one| Some(one) != mine);
        others.fold(position, |position, one| give(position, 1, one))
    };
    let game = all_but(before_auction(3, ""), None).game();
    assert_eq!(refusal(&game, "karim 1"), "CHR-15");
    assert_eq!(refusal(&game, "take dirham-1 dirham-7"), "BASE-25");
    // Seat 0 owns one card that works in F0, and no other.
    let position = before_auction(3, "").hand(0, "florin-9 florin-8 florin-7");
    let mine = |one| give(all_but(position.clone(), Some(one)), 0, one).before_turn_of(0).game();
    assert_eq!(refusal(&mine(Character::LailaWundabah), "machma florin-9 dirham-1"), "CHR-15");
    assert_eq!(refusal(&mine(Character::LailaWundabah), "yammerad"), "CHR-15");
    assert_eq!(refusal(&mine(Character::MachmaKlain), "laila 1"), "CHR-15");
}

// CHR-15: only Karim and Fatima ever leave their owner, and never go to another player.
#[test]
fn chr_15_characters_are_not_lost() {
    let mut seen = 0;
    for game in 0..30 {
        let mut before: Vec<BTreeSet<Character>> = vec![BTreeSet::new(); 3];
        random_game(rules(3, "characters"), game, |game, _| {
            for (index, before) in before.iter_mut().enumerate() {
                let now: BTreeSet<_> = table(game).characters(seat(index)).iter().collect();
                for lost in before.difference(&now) {
                    assert!(matches!(lost, Character::AbdulKarim | Character::Fatima), "{lost:?}");
                    assert!(table(game).characters_gone().has(*lost));
                }
                seen += now.len();
                *before = now;
            }
        });
    }
    assert!(seen > 1000, "the law was put to the test: {seen}");
}

// CHR-16
#[test]
fn chr_16_the_auctioneer_plays_next_whoever_won() {
    for winner in 0..3 {
        let cards = before_auction(3, "yusuf_epassuff").hand(winner, "dinar-9");
        let mut game = cards.game();
        play_all(&mut game, &[TAKE]);
        for asked in [1, 2, 0] {
            play_all(&mut game, &[if asked == winner { "bid 9" } else { "pass" }]);
        }
        let events = play_all(&mut game, &["pay-bid dinar-9"]);
        assert_eq!(owned(&game, winner), ["yusuf_epassuff"]);
        assert!(events.contains(&Event::TurnStarted { seat: seat(1), turn: 2 }));
        assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(1))));
    }
}

// CHR-17
#[test]
fn chr_17_a_character_of_the_same_refill_works_in_the_scoring_round() {
    for drawn in ["scoring-1 yusuf_epassuff", "yusuf_epassuff scoring-1"] {
        // A wall of three segments.
        let position = before_auction(3, drawn).hand(2, "dinar-9").palace(2, "arcades-01 at 1,0");
        let mut game = position.game();
        let mut events = play_all(&mut game, &[TAKE, "pass", "bid 1", "pass"]);
        assert!(!table(&game).is_scored(Round::One), "the auction comes first");
        events.extend(play_all(&mut game, &["pay-bid dinar-9"]));
        assert!(table(&game).is_scored(Round::One));
        assert_eq!(
            told(&events, Round::One, Source::Characters(characters::Source::Yusuf)),
            [(player(2), 6, 1)]
        );
    }
}

// CHR-T01
#[test]
fn chr_t01_the_example_of_an_auction() {
    let mut game =
        before_auction(3, "faruk_willhaben").hand(0, "ducat-6").hand(1, "dinar-9").hand(2, "florin-9").game();
    play_all(&mut game, &[TAKE]);
    for (asked, action) in [(1, "bid 3"), (2, "pass"), (0, "bid 5"), (1, "pass")] {
        assert_eq!(auction(&game), Some((asked, "faruk_willhaben")));
        play_all(&mut game, &[action]);
    }
    let events = play_all(&mut game, &["pay-bid ducat-6"]);
    assert!(matches!(events[0], Event::Characters(CharacterEvent::Won { bid: 5, .. })));
    assert_eq!((hand(&game, 0), owned(&game, 0)), (vec!["dirham-1".to_string()], vec!["faruk_willhaben"]));
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(1))));
}

// CHR-70
#[test]
fn chr_70_dirk_does_not_bid_and_owns_nothing() {
    let mut game = before_auction(2, "yammerad").hand(1, "dinar-9").game();
    play_all(&mut game, &[TAKE]);
    assert_eq!(auction(&game).map(|(asked, _)| asked), Some(1));
    play_all(&mut game, &["bid 1"]);
    assert_eq!(auction(&game).map(|(asked, _)| asked), Some(0));
    // Two answers end the auction: Dirk is not asked.
    play_all(&mut game, &["pass", "pay-bid dinar-9"]);
    assert_eq!((owned(&game, 1), owned(&game, 0)), (vec!["yammerad"], vec![]));
}

// Fatima

/// Seat 1 has won Fatima and is about to decide. A wall of 8 stands in seat 1's Alhambra.
fn fatima_won(drawn_next: &str) -> Game {
    let aside = characters(["yusuf_epassuff", "abdul_karim", "laila_wundabah", "machma_klain"]);
    let position = before_auction(3, &format!("fatima {drawn_next}")).hand(1, "dinar-1").palace(1, WALL_OF_8);
    let mut game = position.edit(|editor| editor.set_aside_characters(aside)).game();
    play_all(&mut game, &[TAKE, "bid 1", "pass", "pass", "pay-bid dinar-1"]);
    game
}

// CHR-34
#[test]
fn chr_34_the_winner_of_fatima_decides_at_once() {
    let game = fatima_won("");
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Fatima), Some(seat(1)))
    );
    assert_eq!(legal(&game), ["keep-fatima", "exchange-fatima"]);
    assert_eq!(refusal(&game, "pass"), "CHR-34");
}

// CHR-34, CHR-43
#[test]
fn chr_34_fatima_kept_stays_face_up_for_8_points() {
    let mut game = fatima_won("");
    play_all(&mut game, &["keep-fatima"]);
    assert_eq!((owned(&game, 1), table(&game).characters_set_aside()), (vec!["fatima"], 4));
    let fatima = |round| -> Vec<_> {
        let lines = table(&game)
            .explain(round)
            .into_iter()
            .filter(|line| line.source == Source::Characters(characters::Source::Fatima));
        lines.map(|line| (line.who, line.halves, line.place, line.points)).collect()
    };
    assert_eq!(fatima(Round::One), []);
    assert_eq!(fatima(Round::Two), []);
    assert_eq!(fatima(Round::Three), [(Scorer::Seat(seat(1)), 2, None, 8)]);
}

// CHR-34
#[test]
fn chr_34_fatima_exchanged_leaves_for_the_top_set_aside_character() {
    let mut game = fatima_won("");
    let events = play_all(&mut game, &["exchange-fatima"]);
    let character = Character::YusufEPassuff;
    let exchanged = CharacterEvent::FatimaExchanged { seat: seat(1), character };
    assert_eq!(events[0], Event::Characters(exchanged));
    assert_eq!((owned(&game, 1), gone(&game)), (vec!["yusuf_epassuff"], vec!["fatima"]));
    let left: Vec<_> = game.secrets().set_aside_characters().map(Character::id).collect();
    assert_eq!(left, ["abdul_karim", "laila_wundabah", "machma_klain"]);
    assert!(
        table(&game)
            .explain(Round::Three)
            .iter()
            .all(|line| line.source != Source::Characters(characters::Source::Fatima))
    );
}

// CHR-34: the character that replaces her may be used at once, here in the F1 that follows F0.
#[test]
fn chr_34_the_character_exchanged_for_may_be_used_at_once() {
    let aside = characters(["abdul_karim", "yusuf_epassuff", "laila_wundabah", "machma_klain"]);
    let position = before_auction(3, "fatima ducat-1").hand(0, "dinar-1");
    let position = position.edit(|editor| editor.set_aside_characters(aside));
    let mut game = give(position, 0, Character::Yammerad).before_turn_of(0).game();
    play_all(&mut game, &["yammerad", "bid 1", "pass", "pass", "pay-bid dinar-1", "exchange-fatima"]);
    play_all(&mut game, &["karim 4"]);
    assert_eq!(gone(&game), ["abdul_karim", "fatima"]);
}

// CHR-34
#[test]
fn chr_34_the_decision_about_fatima_cannot_be_changed_later() {
    let mut game = fatima_won("");
    play_all(&mut game, &["keep-fatima"]);
    assert_eq!(refusal(&game, "exchange-fatima"), "BASE-20");
    let mut game = fatima_won("");
    play_all(&mut game, &["exchange-fatima"]);
    assert_eq!(refusal(&game, "keep-fatima"), "BASE-20");
}

// CHR-T12
#[test]
fn chr_t12_yusuf_works_from_the_next_scoring_round_on() {
    let mut game = fatima_won("scoring-1");
    let events = play_all(&mut game, &["exchange-fatima"]);
    assert_eq!(
        told(&events, Round::One, Source::Characters(characters::Source::Yusuf)),
        [(player(1), 16, 2)]
    );
}

// CHR-43
#[test]
fn chr_43_fatima_scores_once_with_round_3() {
    let position = before_auction(3, "scoring-1 scoring-2").supply("").market("tower-06 - tower-07 tower-08");
    let mut game = give(position, 2, Character::Fatima).game();
    let events = play_all(&mut game, &[TAKE]);
    assert!(Round::ALL.into_iter().all(|round| table(&game).is_scored(round)));
    let fatima = Round::ALL.map(|round| told(&events, round, Source::Characters(characters::Source::Fatima)));
    assert_eq!(fatima, [vec![], vec![], vec![(player(2), 2, 8)]]);
    assert_eq!((table(&game).score(seat(2)), table(&game).score(seat(0))), (8, 0));
}

// Hakim Wahid

/// Seat 0 owns Hakim, and the refill after [`TAKE`] draws these cards.
fn owner_of_hakim(drawn: &str, palaces: [&str; 2]) -> Position {
    let position = before_auction(3, drawn).palace(0, palaces[0]).palace(1, palaces[1]);
    give(position, 0, Character::HakimWahid)
}

/// What each scorer gets for towers when Hakim's owner names a kind in round 2.
fn towers_in_round_2(palaces: [&str; 2], action: &str) -> Vec<(Scorer, u16, Points)> {
    let events = play_all(&mut owner_of_hakim("scoring-2", palaces).game(), &[TAKE, action]);
    told(&events, Round::Two, Source::Majority(Building::Tower))
}

// CHR-35, CHR-44, CHR-T07
#[test]
fn chr_t07_half_a_tower_breaks_the_tie() {
    assert_eq!(towers_in_round_2(TOWERS, "hakim tower"), [(player(0), 7, 13), (player(1), 6, 6)]);
    // Without Hakim, and with another kind named: 9 each.
    assert_eq!(towers_in_round_2(TOWERS, "hakim garden"), [(player(0), 6, 9), (player(1), 6, 9)]);
    let without = before_auction(3, "scoring-2").palace(0, TOWERS[0]).palace(1, TOWERS[1]);
    let events = play_all(&mut without.game(), &[TAKE]);
    let towers = told(&events, Round::Two, Source::Majority(Building::Tower));
    assert_eq!(towers, [(player(0), 6, 9), (player(1), 6, 9)]);
}

// CHR-44
#[test]
fn chr_44_the_owner_names_a_kind_before_the_round_is_counted() {
    let mut game = owner_of_hakim("scoring-2", TOWERS).turn_of(1).game();
    play_all(&mut game, &[TAKE]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Hakim), Some(seat(0)))
    );
    assert!(!table(&game).is_scored(Round::Two));
    let mut named = Building::ALL.map(|kind| format!("hakim {}", kind.name())).to_vec();
    // CHR-20: using this character is not compulsory either.
    named.push("pass".into());
    assert_eq!(legal(&game), named);
    let events = play_all(&mut game.clone(), &["pass"]);
    let towers = told(&events, Round::Two, Source::Majority(Building::Tower));
    assert_eq!(towers, [(player(0), 6, 9), (player(1), 6, 9)]);
    assert_eq!(refusal(&game, "take dirham-7"), "CHR-44");
    let events = play_all(&mut game, &["hakim tower"]);
    let named = CharacterEvent::HakimNamed { seat: seat(0), kind: Building::Tower };
    assert_eq!(events[0], Event::Characters(named));
    assert!(table(&game).is_scored(Round::Two));
}

// CHR-44: a half is less than a building.
#[test]
fn chr_44_half_a_building_does_not_reach_a_whole_one() {
    let towers = towers_in_round_2(["tower-07 at 1,0", "tower-09 at 1,0; tower-11 at 2,0"], "hakim tower");
    assert_eq!(towers, [(player(0), 3, 6), (player(1), 4, 13)]);
}

// CHR-44, CHR-T08
#[test]
fn chr_t08_hakim_needs_a_building_of_the_kind() {
    let towers = towers_in_round_2(["garden-07 at 1,0", "tower-09 at 1,0"], "hakim tower");
    assert_eq!(towers, [(player(1), 2, 13)]);
    // A tower in the reserve is not in the Alhambra.
    let mut game = owner_of_hakim("scoring-2", ["", ""]).reserve(0, "tower-07").game();
    let events = play_all(&mut game, &[TAKE, "hakim tower"]);
    assert_eq!(told(&events, Round::Two, Source::Majority(Building::Tower)), []);
}

// CHR-44
#[test]
fn chr_44_the_kind_is_chosen_anew_in_each_round() {
    let mut game = owner_of_hakim("scoring-1 scoring-2", ["garden-07 at 1,0; tower-07 at 2,0", ""]).game();
    let events = play_all(&mut game, &[TAKE, "hakim tower", "hakim garden"]);
    let halves = |round, kind| told(&events, round, Source::Majority(kind))[0].1;
    let both = |round| [halves(round, Building::Tower), halves(round, Building::Garden)];
    assert_eq!((both(Round::One), both(Round::Two)), ([3, 2], [2, 3]));
}

// CHR-44: the forecast of a round assumes the kind that gives the most points.
#[test]
fn chr_44_an_explanation_shows_the_half() {
    let game = owner_of_hakim("", TOWERS).game();
    let mut lines = table(&game).explain(Round::Two);
    lines.retain(|line| line.source == Source::Majority(Building::Tower));
    let counted: Vec<_> = lines.iter().map(|line| (line.halves, line.place, line.points)).collect();
    let place = |place| Some(Place { place, tied: 1, worth: [13, 6, 0] });
    assert_eq!(counted, [(7, place(1), 13), (6, place(2), 6)]);
}

// CHR-70
#[test]
fn chr_70_the_half_decides_a_tie_with_dirk() {
    let tie = before_auction(2, "scoring-2").palace(1, "tower-07 at 1,0; tower-10 at 2,0");
    let tie = tie.dirk("tower-09 tower-11").supply("");
    let towers = Source::Majority(Building::Tower);
    let events = play_all(&mut tie.clone().game(), &[TAKE]);
    assert_eq!(told(&events, Round::Two, towers), [(player(1), 4, 9), (Scorer::Dirk, 4, 9)]);
    let mut game = give(tie, 1, Character::HakimWahid).game();
    let events = play_all(&mut game, &[TAKE, "hakim tower"]);
    assert_eq!(told(&events, Round::Two, towers), [(player(1), 5, 13), (Scorer::Dirk, 4, 6)]);
}

// CHR-22
#[test]
fn chr_22_w_cards_work_in_every_round() {
    let position = owner_of_hakim("", ["tower-02 at 1,0", ""]).draw_pile("scoring-1 scoring-2").supply("");
    let mut game = give(position, 0, Character::YusufEPassuff).market("tower-06 - tower-07 tower-08").game();
    let events = play_all(&mut game, &[TAKE, "hakim tower", "hakim tower", "hakim tower"]);
    for round in Round::ALL {
        assert_eq!(told(&events, round, Source::Characters(characters::Source::Yusuf)), [(player(0), 6, 1)]);
        assert_eq!(told(&events, round, Source::Majority(Building::Tower))[0].1, 3);
    }
}

// Yusuf E'Passuff

/// Seat 0 owns Yusuf and has this Alhambra; scoring card 1 comes next.
fn owner_of_yusuf(palace: &str) -> Game {
    let position = before_auction(3, "scoring-1").palace(0, palace).palace(1, "tower-02 at 1,0");
    give(position, 0, Character::YusufEPassuff).game()
}

// CHR-39, CHR-42, CHR-T09
#[test]
fn chr_t09_yusuf_adds_a_third_of_the_wall() {
    let palaces = [(WALL_OF_8, 8, 2), ("pavilion-03 at 1,0", 2, 0), ("arcades-01 at 1,0", 3, 1)];
    for (palace, wall, third) in palaces {
        let events = play_all(&mut owner_of_yusuf(palace), &[TAKE]);
        let walls = told(&events, Round::One, Source::Wall);
        assert_eq!(walls, [(player(0), 2 * wall, wall as Points), (player(1), 6, 3)]);
        assert_eq!(
            told(&events, Round::One, Source::Characters(characters::Source::Yusuf)),
            [(player(0), 2 * wall, third)]
        );
    }
}

// CHR-42, INT-22: in a forecast his line follows that of his owner's wall.
#[test]
fn chr_42_an_explanation_shows_yusuf_right_after_the_wall() {
    let game = owner_of_yusuf(WALL_OF_8);
    let lines = table(&game).explain(Round::Three);
    let wall = lines.iter().position(|line| line.source == Source::Wall).expect("a wall");
    let line = |source, points| Line { who: player(0), source, halves: 16, times: None, place: None, points };
    assert_eq!(
        lines[wall..wall + 2],
        [line(Source::Wall, 8), line(Source::Characters(characters::Source::Yusuf), 2)]
    );
}
