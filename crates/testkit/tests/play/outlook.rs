//! What everybody can know about the future, checked against what happens.

use engine::vocab::{Building, Card};
use engine::{Coming, Game, Outlook, Round, Rules, Seed, Viewer};
use testkit::games::random_game;
use testkit::mixes;

fn outlook(game: &Game) -> Option<Outlook> {
    game.view(Viewer::Public).outlook()
}

/// The position of a scoring card in the draw pile, counted from 1.
fn place_of(game: &Game, round: Round) -> Option<usize> {
    let card = Card::scoring(round)?;
    game.secrets().draw_pile().position(|other| other == card).map(|place| place + 1)
}

#[test]
fn the_next_scoring_card_lies_where_it_is_expected() {
    let mut seen = [0; 3];
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        let mut decisions = 0;
        random_game(rules, mix as u64, |game, _| {
            decisions += 1;
            if decisions % 7 > 0 {
                return;
            }
            let view = game.view(Viewer::Public);
            let waiting = |round: Round| !view.is_scored(round);
            match outlook(game) {
                None => assert!(view.is_setting_up() || view.outcome().is_some()),
                Some(Outlook { round, coming: Coming::Now }) => {
                    seen[0] += 1;
                    assert!(waiting(round) && place_of(game, round).is_none());
                }
                Some(Outlook { round, coming: Coming::Card { least, most } }) => {
                    seen[1] += 1;
                    let place = place_of(game, round).expect("a card still in the pile");
                    assert!((least..=most).contains(&place), "{least} {place} {most} {rules:?}");
                    assert!(
                        Round::ALL
                            .into_iter()
                            .take_while(|&other| other < round)
                            .all(|other| !waiting(other))
                    );
                }
                Some(Outlook { round, coming: Coming::End { tiles } }) => {
                    seen[2] += 1;
                    assert_eq!((round, tiles), (Round::Three, game.secrets().supply().count()));
                    assert!(
                        [Round::One, Round::Two].into_iter().all(|round| place_of(game, round).is_none())
                    );
                }
            }
        });
    }
    assert!(seen.into_iter().all(|seen| seen > 10), "{seen:?}");
}

// BASE-18
#[test]
fn nobody_can_expect_a_scoring_card_more_closely() {
    let rules = Rules::new(3).expect("three can play");
    for seed in 0..4 {
        let mut asked = 0;
        random_game(rules, seed, |game, _| {
            let Some(Outlook { round, coming: Coming::Card { least, most } }) = outlook(game) else { return };
            asked += 1;
            if asked % 20 != 1 {
                return;
            }
            // All games that agree with what is known are equally likely, so samples put the card at both ends.
            let view = game.view(Viewer::Public);
            let places = (0..600).filter_map(|seed| place_of(&view.sample(Seed::from_number(seed)), round));
            let places: Vec<usize> = places.collect();
            assert_eq!(places.iter().min().zip(places.iter().max()), Some((&least, &most)));
            let coming = Coming::Card { least, most };
            for cards in [least - 1, least, (least + most) / 2, most, most + 5] {
                let (cases, all) = coming.cases_within(cards);
                let expected = cases as f64 / all as f64;
                let found =
                    places.iter().filter(|&&place| place <= cards).count() as f64 / places.len() as f64;
                assert!((expected - found).abs() < 0.1, "{cards} cards of {coming:?}: {expected} {found}");
            }
        });
        assert!(asked > 10);
    }
}

#[test]
fn drawn_and_left_make_up_the_piles() {
    for seed in 0..6 {
        random_game(Rules::new(4).expect("four can play"), seed, |game, _| {
            let view = game.view(Viewer::Public);
            let left: usize = view.draw_piles().map(|(_, left)| left).sum();
            assert_eq!(left, view.draw_pile_len());
            assert!(view.draw_piles().all(|(size, left)| left <= size));
            // BASE-18: there are five piles until they are reshuffled into one.
            assert!([5, 1].contains(&view.draw_piles().count()));
        });
    }
}

#[test]
fn what_nobody_has_seen_is_what_is_left() {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        let mut decisions = 0;
        random_game(rules, mix as u64, |game, _| {
            decisions += 1;
            if decisions % 41 > 0 {
                return;
            }
            let view = game.view(Viewer::Public);
            assert!(view.supply_len() <= view.supply_size());
            for kind in Building::ALL {
                let in_supply = game.secrets().supply().filter(|tile| tile.kind() == Some(kind)).count();
                let expected = if rules.is_red_palace() { view.token_bag()[kind].into() } else { in_supply };
                assert_eq!(view.unseen(kind), expected, "{kind:?} {rules:?}");
            }
        });
    }
}
