//! New Score Cards (`docs/rules/51-new-score-cards.md`).

use std::collections::{BTreeMap, BTreeSet};

use engine::data::{MAJORITY_POINTS, SCORE_PLACES};
use engine::modules::characters::Character;
use engine::modules::new_score_cards::ScoreCard;
use engine::modules::{camps, characters, treasure_chamber};
use engine::vocab::{Building, Card, SeatSet};
use engine::{Event, Game, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::window::VIZIER;
use testkit::{Position, list, play_all, rules, seat, table};

/// The slots of the component picture (NSC-T2).
const SLOTS: [&str; 3] = ["NSC01", "NSC08", "NSC05"];

/// The card with this id.
fn card(id: &str) -> ScoreCard {
    ScoreCard::from_id(id).unwrap_or_else(|| panic!("no score card {id}"))
}

/// A game with these cards in the slots, seat 0 about to act. The refill draws from `pile`.
fn position(players: usize, modules: &str, slots: [&str; 3], pile: &str) -> Position {
    Position::new(players, &format!("new-score-cards {modules}"))
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("arcades-01 chambers-01 chambers-02 tower-11")
        .draw_pile(pile)
        .supply("tower-05 garden-01 garden-02 garden-03 tower-03 tower-04")
        .edit(|editor| editor.score_cards(slots.map(card)))
}

const PILE: &str = "florin-1 florin-2 florin-3 florin-4 florin-5 florin-6";

/// The points of each scorer for a kind if the round were held now.
fn points(game: &Game, round: Round, kind: Building) -> Vec<(Scorer, Points)> {
    let lines = table(game).explain(round).into_iter().filter(|line| line.source == Source::Majority(kind));
    lines.map(|line| (line.who, line.points)).collect()
}

fn player(index: usize) -> Scorer {
    Scorer::Seat(seat(index))
}

// Components and set-up

#[test]
fn nsc_01_t6_every_kind_stands_three_times_at_every_place() {
    assert_eq!(ScoreCard::COUNT, 18);
    let lists: BTreeSet<[Building; 6]> = ScoreCard::all().map(ScoreCard::kinds).collect();
    assert_eq!(lists.len(), 18, "all lists are different");
    let mut found = BTreeMap::new();
    for card in ScoreCard::all() {
        assert_eq!(ScoreCard::from_id(card.id()), Some(card));
        for (place, kind) in card.kinds().into_iter().enumerate() {
            *found.entry((kind, place)).or_insert(0) += 1;
        }
    }
    assert_eq!(found.len(), 36);
    assert!(found.values().all(|&count| count == 3), "{found:?}");
}

#[test]
fn nsc_02_the_points_of_each_place_in_each_round() {
    for place in 0..6u8 {
        assert_eq!(SCORE_PLACES[0][place as usize], [place + 1, 0, 0]);
        assert_eq!(SCORE_PLACES[1][place as usize], [place + 8, place + 1, 0]);
        assert_eq!(SCORE_PLACES[2][place as usize], [place + 16, place + 8, place + 1]);
    }
}

#[test]
fn nsc_10_three_different_cards_are_drawn() {
    let (mut first, mut last) = (BTreeSet::new(), BTreeSet::new());
    for players in 2..=6 {
        for seed in (0..200).map(|seed| 200 * players as u64 + seed) {
            let game = Game::new(rules(players, "new-score-cards"), Seed::from_number(seed));
            let cards = Round::ALL.map(|round| table(&game).score_card(round).expect("a card in each slot"));
            assert_eq!(cards.into_iter().collect::<BTreeSet<_>>().len(), 3);
            first.insert(cards[0]);
            last.insert(cards[2]);
        }
    }
    assert_eq!((first.len(), last.len()), (18, 18), "every card gets into every slot");
    let without = Game::new(rules(3, ""), Seed::from_number(1));
    assert!(Round::ALL.into_iter().all(|round| table(&without).score_card(round).is_none()));
}

#[test]
fn nsc_11_the_cards_are_public_and_stay() {
    testkit::games::random_game(rules(3, "new-score-cards"), 5, |game, _| {
        let cards = Round::ALL.map(|round| table(game).score_card(round));
        let begun = Game::new(*game.rules(), Seed::from_number(5));
        assert_eq!(cards, Round::ALL.map(|round| table(&begun).score_card(round)));
        for viewer in [Viewer::Seat(seat(2)), Viewer::Public] {
            let sample = game.view(viewer).sample(Seed::from_number(1));
            assert_eq!(Round::ALL.map(|round| sample.view(viewer).score_card(round)), cards);
        }
    });
}

#[test]
fn nsc_12_the_scoring_cards_only_start_the_rounds() {
    let game = Game::new(rules(3, "new-score-cards"), Seed::from_number(4));
    for round in [Round::One, Round::Two] {
        let card = Card::scoring(round).expect("rounds 1 and 2 have cards");
        assert_eq!(game.secrets().draw_pile().filter(|&other| other == card).count(), 1);
    }
    let mut game = position(3, "", SLOTS, &format!("scoring-2 {PILE}")).palace(0, "tower-10 at 1,0").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(events.contains(&Event::ScoringDue { round: Round::Two }));
    // The tower is at place 5 of NSC08: it gives 12 where the scoring card says 13.
    let got: Vec<Points> = events
        .iter()
        .filter_map(|event| match event {
            Event::Points { line, .. } => Some(line.points),
            _ => None,
        })
        .collect();
    assert_eq!(got, [12]);
}

// Scoring

#[test]
fn nsc_20_t1_gardens_at_place_1_are_worth_1_in_round_1() {
    for slot in ["NSC13", "NSC14", "NSC15"] {
        let position = position(3, "", [slot, "NSC08", "NSC05"], &format!("scoring-1 {PILE}"))
            .palace(0, "garden-07 at 1,0; garden-10 at 2,0")
            .palace(1, "garden-09 at -1,0");
        let mut game = position.game();
        assert_eq!(points(&game, Round::One, Building::Garden), [(player(0), 1), (player(1), 0)]);
        play_all(&mut game, &["take dinar-1"]);
        assert_eq!(table(&game).score(seat(0)), 1);
        // 5 in the base game.
        let base = Position::new(3, "").palace(0, "garden-07 at 1,0; garden-10 at 2,0").game();
        assert_eq!(points(&base, Round::One, Building::Garden), [(player(0), 5)]);
    }
}

#[test]
fn nsc_20_t2_the_slots_of_the_picture() {
    use Building::{Arcades, Chambers, Garden, Pavilion, Seraglio, Tower};
    let game = position(3, "", SLOTS, PILE).game();
    let worth = |round, kind| table(&game).majority_points(round, kind);
    for (place, kind) in (1..).zip([Pavilion, Chambers, Tower, Seraglio, Arcades, Garden]) {
        assert_eq!(worth(Round::One, kind), [place, 0, 0]);
    }
    for (place, kind) in (1..).zip([Arcades, Pavilion, Garden, Chambers, Tower, Seraglio]) {
        assert_eq!(worth(Round::Two, kind), [place + 7, place, 0]);
    }
    assert_eq!(worth(Round::Three, Seraglio), [16, 8, 1]);
    assert_eq!(worth(Round::Three, Pavilion), [21, 13, 6]);
}

#[test]
fn nsc_21_t3_tied_places_share_as_ever() {
    let game = position(3, "", SLOTS, PILE)
        .palace(0, "seraglio-07 at 1,0; seraglio-06 at 2,0")
        .palace(1, "seraglio-05 at -1,0; seraglio-04 at 1,0")
        .palace(2, "seraglio-03 at -1,0")
        .game();
    let expected = [(player(0), 9), (player(1), 9), (player(2), 0)];
    assert_eq!(points(&game, Round::Two, Building::Seraglio), expected);
}

#[test]
fn nsc_21_t4_three_tied_in_round_3() {
    let game = position(3, "", SLOTS, PILE)
        .palace(0, "pavilion-07 at 1,0")
        .palace(1, "pavilion-05 at 1,0")
        .palace(2, "pavilion-06 at 1,0")
        .game();
    let expected = [0, 1, 2].map(|index| (player(index), 13));
    assert_eq!(points(&game, Round::Three, Building::Pavilion), expected);
    // The line says which points were shared.
    let lines = table(&game).explain(Round::Three);
    assert!(lines.iter().all(|line| line.place.is_none_or(|place| place.worth == [21, 13, 6])));
}

#[test]
fn nsc_21_t5_nobody_scores_for_a_kind_that_nobody_has() {
    let game = position(3, "", SLOTS, PILE).palace(0, "garden-07 at 1,0").game();
    for kind in Building::ALL.into_iter().filter(|&kind| kind != Building::Garden) {
        assert_eq!(points(&game, Round::One, kind), []);
    }
}

#[test]
fn nsc_22_the_base_table_is_the_list_in_canonical_order() {
    for round in Round::ALL {
        assert_eq!(SCORE_PLACES[round as usize], MAJORITY_POINTS[round as usize]);
    }
    // Without the module, the table of the base game applies.
    let game = Position::new(3, "").game();
    for (round, kind) in Round::ALL.into_iter().flat_map(|round| Building::ALL.map(|kind| (round, kind))) {
        assert_eq!(table(&game).majority_points(round, kind), MAJORITY_POINTS[round as usize][kind as usize]);
    }
}

#[test]
fn nsc_30_41_only_the_majorities_are_affected() {
    let palace = "garden-08 at 1,0; seraglio-06 at 2,0; tower-10 at 0,1";
    let of = |modules: &str| {
        let game = Position::new(3, modules).palace(0, palace).game();
        let mut lines = table(&game).explain(Round::Three);
        lines.retain(|line| !matches!(line.source, Source::Majority(_)));
        lines
    };
    let lines = of("");
    assert_eq!(lines.iter().map(|line| line.source).collect::<Vec<_>>(), [Source::Wall]);
    assert_eq!(of("new-score-cards"), lines);
}

// Two players

#[test]
fn nsc_50_dirk_takes_part_with_the_same_tables() {
    let game = position(2, "", SLOTS, PILE)
        .palace(0, "seraglio-07 at 1,0")
        .dirk("seraglio-01 seraglio-02 arcades-02")
        .game();
    assert_eq!(points(&game, Round::Two, Building::Seraglio), [(player(0), 6), (Scorer::Dirk, 13)]);
    assert_eq!(points(&game, Round::Two, Building::Arcades), [(Scorer::Dirk, 8)]);
}

// Together with other modules

#[test]
fn nsc_40_bon_36_a_shown_bonus_card_raises_the_count() {
    let position =
        position(3, "bonus-cards", SLOTS, PILE).palace(0, "garden-07 at 1,0").palace(1, "garden-10 at 1,0");
    let shown = |cards: &str| {
        let shown = list(cards).into_iter().collect();
        position.clone().edit(|editor| editor.bonus_cards(seat(0), shown, Default::default())).game()
    };
    // The garden is at place 3 of NSC08.
    let even = points(&shown(""), Round::Two, Building::Garden);
    assert_eq!(even, [(player(0), 6), (player(1), 6)], "(10 + 3) / 2");
    let ahead = points(&shown("bonus-07"), Round::Two, Building::Garden);
    assert_eq!(ahead, [(player(0), 10), (player(1), 3)]);
}

#[test]
fn nsc_40_huts_raise_the_count() {
    let game = position(3, "workers-huts", SLOTS, PILE)
        .palace(0, "garden-07 at 1,0; hut-garden-1 at 2,0")
        .palace(1, "garden-10 at 1,0")
        .game();
    assert_eq!(points(&game, Round::Two, Building::Garden), [(player(0), 10), (player(1), 3)]);
}

#[test]
fn nsc_40_41_chr_65_hakim_raises_the_count_yusuf_and_fatima_are_unchanged() {
    // Place 6 of NSC05 is the pavilion, place 1 the seraglio: Hakim's best kind is the one that the card ranks higher.
    let position = position(3, "characters", SLOTS, PILE)
        .palace(0, "pavilion-07 at 1,0; seraglio-07 at 2,0")
        .palace(1, "pavilion-05 at 1,0; seraglio-06 at -1,0")
        .edit(|editor| editor.scored(Round::One).scored(Round::Two));
    let with = |character| {
        let owner = position.clone().edit(|editor| editor.character(seat(0), character));
        owner.game()
    };
    let game = with(Character::HakimWahid);
    assert_eq!(table(&game).best_hakim_kind(seat(0)), Building::Pavilion);
    assert_eq!(points(&game, Round::Three, Building::Pavilion), [(player(0), 21), (player(1), 13)]);
    assert_eq!(points(&game, Round::Three, Building::Seraglio), [(player(0), 12), (player(1), 12)]);
    let fatima = table(&with(Character::Fatima)).explain(Round::Three);
    let of_fatima: Vec<Points> = fatima
        .iter()
        .filter(|line| line.source == Source::Characters(characters::Source::Fatima))
        .map(|line| line.points)
        .collect();
    assert_eq!(of_fatima, [8]);
    let game = with(Character::YusufEPassuff);
    let yusuf = table(&game)
        .explain(Round::Three)
        .into_iter()
        .find(|line| line.source == Source::Characters(characters::Source::Yusuf));
    let wall = table(&game).palace(seat(0)).longest_wall().length;
    assert_eq!(yusuf.map_or(0, |line| line.points), i16::from(wall) / 3);
}

// TRE-52: the points for chests are still those of the Treasure Chamber.
#[test]
fn nsc_41_tre_52_chests_and_camps_are_unchanged() {
    let palace = "garden-07 at 1,0; arcades-07 at 2,0; camp-4 at 3,0";
    let of = |modules: &str| {
        let chests = list("garden-07");
        let position = Position::new(3, &format!("camps treasure-chamber {modules}"));
        let game = position.palace(0, palace).edit(|editor| editor.chests(&chests)).game();
        let mut lines = table(&game).explain(Round::Two);
        lines.retain(|line| {
            matches!(
                line.source,
                Source::TreasureChamber(treasure_chamber::Source::Chests)
                    | Source::Camps(camps::Source::Camp(_))
            )
        });
        lines
    };
    assert_eq!(of("").len(), 2);
    assert_eq!(of("new-score-cards"), of(""));
}

// VIZ + NSC are independent: the window works as usual.
#[test]
fn nsc_30_the_vizier_is_unchanged() {
    let mut game = position(3, "viziers-favour", SLOTS, PILE)
        .hand(1, "florin-4")
        .edit(|editor| editor.viziers(SeatSet::all(3)))
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), engine::Awaited::Window(VIZIER));
}

#[test]
fn nsc_42_the_red_palace_is_another_game() {
    testkit::check_other_game("new-score-cards");
}
