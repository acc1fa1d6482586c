//! Laws that hold at every decision of every game, checked in random games with all numbers of players, modules and
//! pairs of modules.

use std::collections::HashSet;

use engine::editor::Editor;
use engine::modules::{bonus_cards, viziers_favour};
use engine::vocab::{Card, Cell, Seat, Space, TileId};
use engine::{Action, Game, Outcome, Palace, Rng, Seed, View, Viewer};
use testkit::brute::{PlainPalace, check_palace};
use testkit::census;
use testkit::games::random_game;
use testkit::mixes;
use testkit::mutate::Mutator;
use testkit::window::VIZIER;

/// A game with this many decisions counts as endless. No random game of any mix has come near it.
const MOST_DECISIONS: usize = 200_000;

/// Plays `games` random games of every mix and calls `law` at every `every`-th decision.
fn at_decisions(games: u64, every: usize, mut law: impl FnMut(&Game, &[Action], Rng)) {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        for game in 0..games {
            let seed = mix as u64 * 1000 + game;
            let mut decisions = 0;
            random_game(rules, seed, |game, legal| {
                decisions += 1;
                assert!(decisions < MOST_DECISIONS, "no end: {rules:?} seed {seed}");
                if decisions % every == seed as usize % every {
                    law(game, legal, Rng::new(Seed::from_number(decisions as u64)));
                }
            });
        }
    }
}

#[test]
fn nothing_is_lost_or_doubled() {
    at_decisions(3, 5, |game, _, _| {
        let mut found = census::take(game);
        found.retain(|name, _| !name.starts_with("scoring"));
        assert_eq!(found, census::expected(game), "{game:?}");
    });
}

#[test]
fn scoring_cards_wait_are_due_or_were_scored() {
    at_decisions(1, 3, |game, _, _| {
        let view = game.view(Viewer::Public);
        for round in [engine::Round::One, engine::Round::Two] {
            let card = engine::vocab::Card::scoring(round).expect("rounds 1 and 2 have cards");
            let waiting = game.secrets().draw_pile().filter(|&other| other == card).count();
            assert!(waiting <= 1 && !(waiting == 1 && view.is_scored(round)));
        }
    });
}

#[test]
fn every_palace_is_legal_by_a_second_opinion() {
    at_decisions(2, 23, |game, _, _| {
        let view = game.view(Viewer::Public);
        for seat in view.seats() {
            assert!(PlainPalace::of(view.palace(seat)).is_legal(), "{:?}", view.palace(seat));
        }
    });
}

#[test]
fn what_a_palace_keeps_is_what_a_second_opinion_finds() {
    at_decisions(1, 199, |game, _, _| {
        let view = game.view(Viewer::Public);
        view.seats().for_each(|seat| check_palace(view.palace(seat)));
    });
}

#[test]
fn gates_are_offered_exactly_where_they_are_needed() {
    use engine::modules::city_gates::Action as Gate;
    const GATED: [&str; 3] =
        ["city-gates", "workers-huts city-gates camps", "workers-huts city-gates camps city-walls"];
    let mut seen = [0; 2];
    for seed in 0..250 {
        let rules = testkit::rules(3, GATED[seed as usize % GATED.len()]);
        random_game(rules, seed, |game, legal| {
            let Some(seat) = game.to_act() else { return };
            let gate_cards = game.secrets().hand(seat).gates() as usize;
            if gate_cards == 0 || !matches!(game.awaited(), engine::Awaited::Action) {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let plain = PlainPalace::of(view.palace(seat));
            let removals: HashSet<_> = legal
                .iter()
                .filter_map(|action| match *action {
                    Action::CityGates(Gate::Remove { at, first, second }) => {
                        let mut gates: Vec<_> = [Some(first), second].into_iter().flatten().collect();
                        gates.sort();
                        Some((at, gates))
                    }
                    _ => None,
                })
                .collect();
            seen[0] += removals.len();
            assert_eq!(removals, plain.gated_removals(gate_cards), "{:?}", view.palace(seat));
            for tile in view.reserve(seat).without_outposts().iter() {
                let adds: HashSet<_> = legal
                    .iter()
                    .filter_map(|action| match *action {
                        Action::CityGates(Gate::Add { tile: other, at, side }) if other == tile => {
                            Some((at, side))
                        }
                        _ => None,
                    })
                    .collect();
                seen[1] += adds.len();
                assert_eq!(
                    adds,
                    plain.gated_placements(tile, view.walls_of(tile)),
                    "{tile} {:?}",
                    view.palace(seat)
                );
            }
        });
    }
    assert!(seen.iter().all(|&count| count > 100), "the law was put to the test: {seen:?}");
}

/// WALL-12 to WALL-19, checked by trying each card on each tile.
#[test]
fn sticks_are_offered_exactly_where_a_second_opinion_finds_room() {
    use engine::modules::city_walls::Action::Build;
    let mut seen = [0usize; 2];
    for seed in 0..60 {
        let modules = ["city-walls", "workers-huts city-gates camps city-walls"][seed as usize % 2];
        random_game(testkit::rules(2 + seed as usize % 5, modules), seed, |game, legal| {
            let view = game.view(Viewer::Public);
            if game.awaited() != engine::Awaited::Action || view.wall_display().is_empty() {
                return;
            }
            let seat = view.turn_of();
            let plain = PlainPalace::of(view.palace(seat));
            for card in view.wall_display().iter() {
                let listed: HashSet<TileId> = legal
                    .iter()
                    .filter_map(|action| match *action {
                        Action::CityWalls(Build { card: other, tile }) if other == card => Some(tile),
                        _ => None,
                    })
                    .collect();
                let built = plain.stick_cells(card.walls());
                let loose = view.reserve(seat).iter().chain(view.set_aside().iter()).filter(|&tile| {
                    let walls = view.walls_of(tile);
                    let sum = walls.len() + card.walls().len();
                    !tile.is_camp() && sum < 4 && walls.or(card.walls()).len() == sum
                });
                let mut expected: HashSet<TileId> = loose.collect();
                seen[0] += expected.len();
                seen[1] += built.len();
                expected.extend(built.iter().filter_map(|&cell| view.palace(seat).tile_at(cell)));
                assert_eq!(listed, expected, "{card} {:?}", view.palace(seat));
            }
        });
    }
    assert!(seen.iter().all(|&count| count > 300), "the law was put to the test: {seen:?}");
}

#[test]
fn the_list_agrees_with_the_judge() {
    let mut verdicts = [0usize; 2];
    at_decisions(1, 7, |game, legal, rng| {
        let listed: HashSet<Action> = legal.iter().copied().collect();
        assert_eq!(listed.len(), legal.len(), "each action once");
        for &action in legal {
            assert_eq!(game.check(action), Ok(()), "{action}");
        }
        let mut mutator = Mutator::new(game, rng);
        for action in (0..60).map(|_| mutator.action()) {
            let verdict = game.check(action);
            assert_eq!(verdict.is_ok(), listed.contains(&action), "{action}: {verdict:?} {game:?}");
            verdicts[usize::from(verdict.is_ok())] += 1;
        }
    });
    assert!(verdicts[1] > 1000, "some actions out of thin air are legal: {verdicts:?}");
}

/// The payments for purchases on a space in a list of actions, each as the sorted names of its cards.
fn purchases(legal: &[Action], wanted: Space) -> Vec<Vec<String>> {
    let paid = |action: &Action| match *action {
        Action::Buy { space, pay } | Action::ViziersFavour(viziers_favour::Action::Buy { space, pay })
            if space == wanted =>
        {
            let exchange = pay.exchange().map(|card| card.to_string());
            let mut names: Vec<String> = pay.cards().map(|card| card.to_string()).chain(exchange).collect();
            names.sort();
            Some(names)
        }
        _ => None,
    };
    legal.iter().filter_map(paid).collect()
}

#[test]
fn payments_are_what_a_second_opinion_finds() {
    let mut seen = [0usize; 6];
    let modules = "viziers-favour currency-exchange diamonds change master-builders";
    for seed in 0..60 {
        let rules = testkit::rules(2 + seed as usize % 5, modules);
        let mut decisions = 0;
        random_game(rules, seed, |game, legal| {
            decisions += 1;
            let Some(seat) = game.to_act() else { return };
            let hand = game.secrets().hand(seat);
            let exact = game.awaited() == engine::Awaited::Window(VIZIER);
            let act = game.awaited() == engine::Awaited::Action;
            // The second implementation tries every set of cards, so large hands are checked only now and then.
            if hand.len() > 24 || hand.len() > 14 && decisions % 50 != 0 || !act && !exact {
                return;
            }
            for space in Space::ALL {
                let listed = purchases(legal, space);
                let set: HashSet<Vec<String>> = listed.iter().cloned().collect();
                assert_eq!(set.len(), listed.len(), "each payment once");
                let Some(tile) = game.view(Viewer::Public).market(space) else {
                    assert!(listed.is_empty());
                    continue;
                };
                let price = u16::from(tile.price());
                let mut plain = testkit::brute::payments(hand, space.currency(), price);
                if exact {
                    let total = |names: &Vec<String>| -> u16 {
                        names
                            .iter()
                            .filter_map(|name| Some(u16::from(name.parse::<Card>().ok()?.money()?.value())))
                            .sum()
                    };
                    plain.retain(|names| total(names) == price);
                }
                seen[usize::from(exact)] += plain.len();
                seen[2] += plain.iter().flatten().filter(|name| name.starts_with("exchange")).count();
                seen[3] += plain.iter().filter(|names| names[0].starts_with("diamond")).count();
                seen[5] += plain.iter().flatten().filter(|name| name.starts_with("coin")).count();
                seen[4] += plain.iter().flatten().filter(|name| name.starts_with("builder")).count();
                assert_eq!(set, plain, "{space:?} for {price} with {hand:?}");
            }
        });
    }
    assert!(seen.iter().all(|&count| count > 300), "the law was put to the test: {seen:?}");
}

#[test]
fn a_refused_action_changes_nothing() {
    at_decisions(1, 61, |game, _, rng| {
        let mut mutator = Mutator::new(game, rng);
        for action in (0..20).map(|_| mutator.action()) {
            let mut tried = game.clone();
            let mut events = Vec::new();
            if let Err(illegal) = tried.play(action, &mut events) {
                assert!(tried == *game && events.is_empty(), "{action}");
                assert!(illegal.rule().contains('-'));
            }
        }
    });
}

#[test]
fn a_sample_looks_the_same_to_its_viewer() {
    at_decisions(2, 31, |game, _, mut rng| {
        let viewers = Seat::all(game.rules().players()).map(Viewer::Seat).chain([Viewer::Public]);
        for viewer in viewers {
            let view = game.view(viewer);
            let sample = view.sample(Seed::from_number(u64::from(rng.next_u32())));
            assert!(sample.view(viewer) == view);
            let mut found = census::take(&sample);
            found.retain(|name, _| !name.starts_with("scoring"));
            assert_eq!(found, census::expected(&sample));
        }
    });
}

/// BON-14: this includes moments when others have already chosen in secret.
#[test]
fn a_sample_keeps_secret_choices_secret() {
    let mut asked = 0;
    for seed in 0..60 {
        let rules = testkit::rules(2 + seed as usize % 5, "bonus-cards characters");
        random_game(rules, seed, |game, _| {
            if game.awaited() != engine::Awaited::BonusCards(bonus_cards::Awaited::Show) {
                return;
            }
            for viewer in Seat::all(rules.players()).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = game.view(viewer);
                let sample = view.sample(Seed::from_number(seed));
                assert!(sample.view(viewer) == view);
                let mut found = census::take(&sample);
                found.retain(|name, _| !name.starts_with("scoring"));
                assert_eq!(found, census::expected(&sample));
                asked += 1;
            }
        });
    }
    assert!(asked > 1000, "{asked}");
}

/// BON-02: every card that nobody has seen is equally likely to be in a hidden place.
#[test]
fn a_sample_deals_unseen_bonus_cards_evenly() {
    let game = Game::new(testkit::rules(4, "bonus-cards"), Seed::from_number(3));
    let own = game.secrets().hand(Seat::FIRST).bonus();
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let other = Seat::FIRST.next(4);
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..4000 {
        let sample = view.sample(Seed::from_number(seed));
        assert_eq!(sample.secrets().hand(Seat::FIRST).bonus(), own);
        for card in sample.secrets().hand(other).bonus().iter() {
            *counts.entry(card).or_insert(0) += 1;
        }
    }
    // Two of eight unseen cards: each comes 1000 times, give or take.
    assert_eq!(counts.len(), 8);
    assert!(counts.values().all(|count| (880..1120).contains(count)), "{counts:?}");
}

#[test]
fn a_sample_differs_in_what_is_hidden() {
    let game = Game::new(testkit::rules(3, "characters city-gates"), Seed::from_number(5));
    let view = game.view(Viewer::Public);
    let (one, two) = (view.sample(Seed::from_number(1)), view.sample(Seed::from_number(2)));
    assert!(one.secrets().draw_pile().ne(two.secrets().draw_pile()));
    assert!(one.secrets().supply().ne(two.secrets().supply()));
    // AI-HID-2: the scoring cards stay in their piles, the second and the fourth of five.
    let place = |game: &Game, round| {
        let card = engine::vocab::Card::scoring(round);
        game.secrets().draw_pile().position(|other| Some(other) == card).expect("not drawn yet")
    };
    let cards = view.draw_pile_len();
    for seed in 0..200 {
        let sample = view.sample(Seed::from_number(seed));
        let first = place(&sample, engine::Round::One);
        let second = place(&sample, engine::Round::Two);
        assert!(first > cards / 6 && first < cards / 2, "{first} of {cards}");
        assert!(second > cards / 2 && second < cards * 5 / 6 + 2, "{second} of {cards}");
    }
}

/// Whatever is hidden, an action played up to chance leads to the same view, and the view itself tells it.
#[test]
fn what_an_action_does_before_chance_depends_on_nothing_hidden() {
    let mut stopped = [0, 0];
    at_decisions(1, 61, |game, legal, mut rng| {
        let Some(viewer) = game.to_act().map(Viewer::Seat) else { return };
        let view = game.view(viewer);
        for _ in 0..4 {
            let action = legal[rng.below(legal.len())];
            let [mut one, mut two] =
                [(); 2].map(|()| view.sample(Seed::from_number(u64::from(rng.next_u32()))));
            let is_decision = one.play_until_chance(action, &mut ());
            assert_eq!(two.play_until_chance(action, &mut ()), is_decision, "{action}");
            assert!(one.view(viewer) == two.view(viewer), "{action}");
            let after = view.after(action).expect("it is legal");
            assert!(after.view() == one.view(viewer), "{action}");
            // A decision is reached where the whole action leads, too.
            if is_decision {
                let mut whole = game.clone();
                whole.play_unchecked(action, &mut ());
                assert!(whole.view(viewer) == one.view(viewer), "{action}");
            }
            stopped[usize::from(is_decision)] += 1;
        }
    });
    assert!(stopped.iter().all(|&count| count > 1000), "{stopped:?}");
}

#[test]
fn there_is_always_a_way_on_and_every_game_ends() {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        let (game, _) = random_game(rules, 77 + mix as u64, |game, legal| {
            assert_eq!(legal.is_empty(), game.to_act().is_none());
            assert_eq!(legal.is_empty(), game.outcome().is_some());
        });
        let Some(Outcome::Won(winners)) = game.outcome() else { panic!("no result") };
        let view = game.view(Viewer::Public);
        let most = view.seats().map(|seat| view.score(seat)).max();
        assert!(view.seats().all(|seat| winners.has(seat) == (Some(view.score(seat)) == most)));
    }
}

#[test]
fn the_same_actions_give_the_same_game() {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        let seed = 500 + mix as u64;
        let (end, actions) = random_game(rules, seed, |_, _| {});
        let mut again = Game::new(rules, Seed::from_number(seed));
        for action in actions {
            assert_eq!(again.play(action, &mut ()), Ok(()));
        }
        assert!(again == end);
    }
}

#[test]
fn actions_read_back_as_they_were_written() {
    at_decisions(1, 13, |_, legal, _| {
        for action in legal {
            assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(action));
        }
    });
}

#[test]
fn events_tell_the_points_that_are_booked() {
    for (mix, rules) in mixes::random().into_iter().enumerate() {
        let mut game = Game::new(rules, Seed::from_number(900 + mix as u64));
        let mut rng = Rng::new(Seed::from_number(mix as u64));
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        loop {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.play_unchecked(legal[rng.below(legal.len())], &mut events);
        }
        let view = game.view(Viewer::Public);
        let told = |who| testkit::marathon::booked(&game, &events, who);
        for seat in view.seats() {
            assert_eq!(told(engine::Scorer::Seat(seat)), i64::from(view.score(seat)));
        }
        assert_eq!(told(engine::Scorer::Dirk), i64::from(view.dirk_score().unwrap_or(0)));
    }
}

#[test]
fn a_line_of_tiles_longer_than_any_window_is_no_problem() {
    // PA-55: a straight line of tiles without walls E and W, far beyond the cells that the index covers.
    let straight: Vec<_> = engine::vocab::TileId::buildings()
        .filter(|tile| !tile.walls().has(engine::vocab::Dir::E) && !tile.walls().has(engine::vocab::Dir::W))
        .collect();
    let mut tiles = Vec::new();
    for (place, &tile) in straight.iter().enumerate() {
        tiles.push((tile, Cell::new(place as i8 + 1, 0)));
    }
    let editor = Editor::new(testkit::rules(3, ""), Seed::from_number(1));
    let spare: Vec<_> = engine::vocab::TileId::buildings().filter(|tile| !straight.contains(tile)).collect();
    let mut game = editor.palace(Seat::FIRST, &tiles).expect("legal").reserve(Seat::FIRST, &spare).build();
    let palace = |game: &Game| -> Palace { *game.view(Viewer::Public).palace(Seat::FIRST) };
    assert!(straight.len() > 16);
    check_palace(&palace(&game));
    // Remove the far end tile by tile until the palace is small again.
    for place in (6..=straight.len()).rev() {
        let at = Cell::new(place as i8, 0);
        assert_eq!(game.play(Action::Remove { at }, &mut ()), Ok(()));
        check_palace(&palace(&game));
        game = Editor::of(game).turn_of(Seat::FIRST).build();
    }
}

/// Puts all tiles, three huts, some camps and, if their module is in play, the bazaars into one reserve. Then adds,
/// swaps and removes tiles until the palace is far wider than the index. Returns the largest width.
fn grow(modules: &str, n_camps: usize, seeds: std::ops::Range<u64>) -> i8 {
    let mut widest = 0;
    for seed in seeds {
        let huts = TileId::huts().skip(seed as usize % 20).take(3);
        let bazaars = TileId::bazaars().filter(|_| modules.contains("bazaars"));
        let camps = TileId::camps().take(n_camps);
        let all: Vec<_> = TileId::buildings().chain(huts).chain(bazaars).chain(camps).collect();
        let editor = Editor::new(testkit::rules(3, modules), Seed::from_number(seed));
        let mut game = editor.reserve(Seat::FIRST, &all).build();
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut legal = Vec::new();
        for step in 0..150 {
            game.legal_actions(&mut legal);
            let east = |action: &Action| if let Action::Add { at, .. } = action { at.x } else { i8::MIN };
            let farthest = legal.iter().map(east).max().unwrap_or(i8::MIN);
            let is_camp =
                |action: &Action| matches!(action, Action::Add { tile, .. } if tile.is_camp() && step > 20);
            let camps: Vec<Action> = legal.iter().copied().filter(is_camp).collect();
            legal.retain(|action| match action {
                // Grow to the east at first, then do anything.
                Action::Add { at, .. } => step > 60 || at.x >= farthest - 1,
                Action::Swap { .. } => step > 60,
                Action::Remove { .. } => step > 60,
                _ => false,
            });
            widest = widest.max(farthest);
            // Most of the time, place a camp if possible.
            let from = if camps.is_empty() || rng.below(4) == 0 { &legal } else { &camps };
            let Some(&action) = from.get(rng.below(from.len().max(1))) else { break };
            game.play_unchecked(action, &mut ());
            let palace = *game.view(Viewer::Public).palace(Seat::FIRST);
            if step % 5 == 0 {
                check_palace(&palace);
            }
            game = Editor::of(game).turn_of(Seat::FIRST).build();
        }
    }
    widest
}

#[test]
fn random_growth_of_one_palace_keeps_its_books() {
    let widest = grow("workers-huts", 0, 0..12);
    assert!(widest > 13, "the index was outgrown: {widest}");
}

#[test]
fn random_growth_with_camps_keeps_its_books() {
    let widest = grow("workers-huts camps bazaars", 8, 100..106);
    assert!(widest > 13, "the index was outgrown: {widest}");
}

/// A view holds nothing that its viewer may not know: equal views print the same, whatever is hidden.
#[test]
fn a_view_prints_no_secret() {
    at_decisions(1, 401, |game, _, mut rng| {
        let print = |view: View<'_>| format!("{view:?}");
        for viewer in Seat::all(game.rules().players()).map(Viewer::Seat) {
            let view = game.view(viewer);
            let sample = view.sample(Seed::from_number(u64::from(rng.next_u32())));
            assert_eq!(print(view), print(sample.view(viewer)));
        }
    });
}
