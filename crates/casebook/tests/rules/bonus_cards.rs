//! Bonus Cards (`docs/rules/13-bonus-cards.md`).

use engine::modules::bonus_cards::{BonusCard, BonusSet, Event as BonusEvent};
use engine::modules::characters::Character;
use engine::modules::{bonus_cards, camps, characters};
use engine::vocab::{Building, TileId, Walls};
use engine::{Awaited, Event, Game, Points, Round, Scorer, Seed, Source, Viewer, default_action};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act. Nobody can show a card except those that a test deals.
fn position(modules: &str) -> Position {
    let position = Position::new(3, modules).row("dinar-1 dirham-2 ducat-8 florin-9");
    let position = position
        .market("seraglio-01 arcades-05 pavilion-05 tower-01")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-03");
    let position = holds(position, 0, "bonus-01 bonus-02 bonus-03");
    holds(holds(position, 1, "bonus-04 bonus-05 bonus-06"), 2, "bonus-08 bonus-09 bonus-10")
}

/// Sets the hidden cards of a seat.
fn holds(position: Position, index: usize, cards: &str) -> Position {
    shows(position, index, "", cards)
}

/// Sets the shown and the hidden cards of a seat.
fn shows(position: Position, index: usize, shown: &str, hidden: &str) -> Position {
    let set = |cards: &str| list::<BonusCard>(cards).into_iter().collect::<BonusSet>();
    position.edit(|editor| editor.bonus_cards(seat(index), set(shown), set(hidden)))
}

fn shown(game: &Game, index: usize) -> String {
    names(table(game).bonus_shown(seat(index)))
}

fn hidden(game: &Game, index: usize) -> String {
    names(game.secrets().hand(seat(index)).bonus())
}

fn names(cards: BonusSet) -> String {
    cards.iter().map(BonusCard::id).collect::<Vec<_>>().join(" ")
}

/// What each scorer got for a kind in the scoring round: the buildings counted, the points.
fn told(events: &[Event], kind: Building) -> Vec<(Scorer, u16, Points)> {
    let lines = events.iter().filter_map(|event| match event {
        Event::Points { line, .. } if line.source == Source::Majority(kind) => {
            Some((line.who, line.halves / 2, line.points))
        }
        _ => None,
    });
    lines.collect()
}

/// The buildings of a kind that would count for a seat if round 2 were held now, going by public knowledge.
fn counted(game: &Game, index: usize, kind: Building) -> u16 {
    let lines = table(game).explain(Round::Two);
    let own = lines
        .iter()
        .find(|line| line.who == Scorer::Seat(seat(index)) && line.source == Source::Majority(kind));
    own.map_or(0, |line| line.halves / 2)
}

fn shown_events(events: &[Event]) -> Vec<(usize, &'static str)> {
    let shown = events.iter().filter_map(|event| match event {
        Event::BonusCards(BonusEvent::Shown { seat, card }) => Some((seat.index(), card.id())),
        _ => None,
    });
    shown.collect()
}

// Components and set-up

#[test]
fn bon_01_02_t05_cards_are_dealt_by_the_number_of_players() {
    for (players, each) in [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)] {
        for seed in 0..30 {
            let game = Game::new(rules(players, "bonus-cards"), Seed::from_number(seed));
            let mut all = BonusSet::EMPTY;
            for seat in table(&game).seats() {
                let own = game.secrets().hand(seat).bonus();
                assert_eq!((own.len(), table(&game).bonus_unshown(seat)), (each, each));
                own.iter().for_each(|card| all.insert(card));
                // BON-02: they are not part of the hand.
                assert_eq!(table(&game).hand_size(seat), game.secrets().hand(seat).money_len());
            }
            // The others leave the game, and no card is dealt twice.
            assert_eq!(all.len(), each * players, "{} are removed", 10 - each * players);
        }
    }
    let game = Game::new(rules(3, ""), Seed::from_number(1));
    assert!(table(&game).seats().all(|seat| table(&game).bonus_unshown(seat) == 0));
}

#[test]
fn bon_01_each_building_without_a_wall_has_a_card() {
    let wall_less: Vec<TileId> = TileId::buildings().filter(|tile| tile.walls() == Walls::EMPTY).collect();
    let on_cards: Vec<TileId> = BonusCard::all().map(BonusCard::tile).collect();
    assert_eq!(on_cards, wall_less);
    assert_eq!(BonusCard::all().count(), 10);
    assert_eq!(BonusCard::of_tile(read("garden-07")), Some(read("bonus-07")));
    assert!("bonus-11".parse::<BonusCard>().is_err());
}

// BON-02, INT-06, INT-T11: the number is public, the faces are not.
#[test]
fn bon_02_the_faces_are_hidden_from_the_others() {
    let game = position("bonus-cards").game();
    let other = game.view(Viewer::Seat(seat(1)));
    assert_eq!(other.bonus_unshown(seat(0)), 3);
    assert!(other.remembered_hand(seat(0)).bonus().is_empty());
    assert_eq!(names(other.hand().expect("the viewer's hand").bonus()), "bonus-04 bonus-05 bonus-06");
    // They are neither money nor part of the hand: Yammerad, takes and chests ignore them.
    assert_eq!(table(&game).hand_size(seat(0)), 0);
}

// Showing

#[test]
fn bon_10_a_card_is_shown_only_with_its_tile_in_the_own_alhambra() {
    let position = holds(position("bonus-cards"), 0, "bonus-07 bonus-01 bonus-02");
    let mut game = position.palace(0, "garden-07 at 1,0").game();
    assert_eq!(legal_with(&game, "show"), ["show bonus-07"]);
    assert_eq!(refusal(&game, "show bonus-01"), "BON-10", "not built");
    assert_eq!(refusal(&game, "show bonus-04"), "BON-10", "another player's");
    // It is not an action: the same decision is still awaited.
    let events = play_all(&mut game, &["show bonus-07"]);
    assert_eq!(shown_events(&events), [(0, "bonus-07")]);
    assert!(events[0].reveals());
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(0))));
    assert_eq!((shown(&game, 0).as_str(), hidden(&game, 0).as_str()), ("bonus-07", "bonus-01 bonus-02"));
    assert_eq!(refusal(&game, "show bonus-07"), "BON-10", "once only");
    // BASE-22: it does not fulfil the duty to act.
    assert_eq!(refusal(&game, "stop"), "BASE-22");
    assert_eq!(refusal(&Position::new(3, "").game(), "show bonus-07"), "BASE-20");
}

#[test]
fn bon_10_t04_another_tile_of_the_same_kind_and_price_does_not_do() {
    let position = holds(position("bonus-cards"), 0, "bonus-07 bonus-01 bonus-02");
    let game = position.palace(0, "garden-08 at 1,0").game();
    assert!(legal_with(&game, "show").is_empty());
    assert_eq!(refusal(&game, "show bonus-07"), "BON-10");
}

// INT-07, INT-T21: it may be shown at every decision of the owner, even out of turn.
#[test]
fn bon_10_a_card_is_shown_with_any_decision_of_the_owner() {
    let position = holds(position("viziers-favour bonus-cards"), 1, "bonus-07 bonus-05 bonus-06");
    let mut game = position.palace(1, "garden-07 at 1,0").hand(1, "dinar-9").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(1))));
    play_all(&mut game, &["show bonus-07"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(1))), "still to answer");
    assert_eq!(legal(&game), ["pass"]);
    // Nobody else can show it.
    let other = holds(self::position("bonus-cards"), 1, "bonus-07 bonus-05 bonus-06");
    let game = other.palace(1, "garden-07 at 1,0").game();
    assert!(legal_with(&game, "show").is_empty(), "seat 0 is asked");
}

#[test]
fn bon_11_20_t01_t02_a_shown_card_counts_as_one_more_building() {
    let position = holds(position("bonus-cards"), 0, "bonus-07 bonus-01 bonus-02");
    let mut game = position.palace(0, "garden-07 at 1,0").game();
    // BON-T02: not shown.
    assert_eq!(counted(&game, 0, Building::Garden), 1);
    // The owner's own forecast assumes the best choice; the forecasts of the others do not give it away.
    let own = game.view(Viewer::Seat(seat(0))).explain(Round::Two);
    assert!(own.iter().any(|line| line.source == Source::Majority(Building::Garden) && line.halves == 4));
    let other = game.view(Viewer::Seat(seat(1))).explain(Round::Two);
    assert!(other.iter().any(|line| line.source == Source::Majority(Building::Garden) && line.halves == 2));
    play_all(&mut game, &["show bonus-07"]);
    // BON-T01.
    assert_eq!(counted(&game, 0, Building::Garden), 2);
    assert_eq!(table(&game).count_built(seat(0), Building::Garden), 1);
}

#[test]
fn bon_12_t03_the_card_goes_back_with_its_tile() {
    let position = shows(position("bonus-cards"), 0, "bonus-07", "bonus-01 bonus-02");
    let position = position.palace(0, "garden-07 at 1,0").reserve(0, "tower-07");
    let mut game = position.clone().game();
    let events = play_all(&mut game, &["swap tower-07 at 1,0"]);
    let back = Event::BonusCards(BonusEvent::TakenBack { seat: seat(0), card: read("bonus-07") });
    assert!(events.contains(&back) && !back.reveals());
    assert_eq!((shown(&game, 0).as_str(), hidden(&game, 0).as_str()), ("", "bonus-01 bonus-02 bonus-07"));
    assert_eq!(counted(&game, 0, Building::Garden), 0);
    // Everybody has seen it and remembers it.
    assert_eq!(names(table(&game).remembered_hand(seat(0)).bonus()), "bonus-07");
    assert_eq!(table(&game).bonus_unshown(seat(0)), 3);
    // Built again, it may be shown again.
    let mut game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    assert_eq!(refusal(&game, "show bonus-07"), "BON-10");
    play_all(&mut game, &["add garden-07 at 2,0"]);
    let mut game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    play_all(&mut game, &["show bonus-07"]);
    assert_eq!(counted(&game, 0, Building::Garden), 2);
    assert!(table(&game).remembered_hand(seat(0)).bonus().is_empty());
    // The same with a removal.
    let mut game = position.game();
    let events = play_all(&mut game, &["remove 1,0"]);
    assert!(events.contains(&back));
}

#[test]
fn bon_13_only_the_own_alhambra_counts() {
    // Refused while the tile is in the reserve, in another Alhambra, or with Dirk.
    let position = holds(position("bonus-cards"), 0, "bonus-07 bonus-08 bonus-01");
    let position = holds(position, 2, "bonus-02 bonus-09 bonus-10");
    let game = position.reserve(0, "garden-07").palace(1, "garden-10 at 1,0").game();
    assert!(legal_with(&game, "show").is_empty());
    let dirk = Position::new(2, "bonus-cards").dirk("garden-07");
    let game = holds(dirk, 0, "bonus-07 bonus-08 bonus-01").game();
    assert_eq!(refusal(&game, "show bonus-07"), "BON-10");
}

// Scoring rounds

/// Round 1 is held when seat 0 takes a card. Several seats hold cards that they can show.
fn round_one(modules: &str) -> Position {
    let position = position(modules).draw_pile("scoring-1 florin-1 florin-2 florin-3 florin-4");
    let position = holds(position, 0, "bonus-07 bonus-01 bonus-02");
    let position = position.palace(0, "garden-07 at 1,0").palace(1, "arcades-09 at 1,0; chambers-08 at 2,0");
    position.palace(2, "garden-10 at 1,0; tower-07 at 2,0")
}

// INT-T18: players are asked in the order N, ..., J, and nobody else sees a choice before the last one is made.
#[test]
fn bon_14_int_t18_choices_are_secret_until_all_are_made() {
    let mut game = round_one("bonus-cards").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Scored { .. })));
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::BonusCards(bonus_cards::Awaited::Show), Some(seat(1)))
    );
    assert_eq!(legal(&game), ["pass", "show bonus-04", "show bonus-05"]);
    assert_eq!(refusal(&game, "take florin-9"), "BON-14");
    let before = [0, 2].map(|index| format!("{:?}", game.view(Viewer::Seat(seat(index)))));
    let events = play_all(&mut game, &["show bonus-04"]);
    assert!(events.is_empty(), "nothing is told");
    assert_eq!(before, [0, 2].map(|index| format!("{:?}", game.view(Viewer::Seat(seat(index))))));
    // The player who chose knows it, and may choose more.
    let own = game.view(Viewer::Seat(seat(1)));
    assert_eq!(names(own.hand().expect("the viewer's hand").bonus_chosen()), "bonus-04");
    assert_eq!(legal(&game), ["pass", "show bonus-05"]);
    assert_eq!(refusal(&game, "show bonus-04"), "BON-10");
    assert!(play_all(&mut game, &["show bonus-05", "pass"]).is_empty());
    assert_eq!(game.to_act(), Some(seat(2)));
    assert!(table(&game).seats().all(|seat| table(&game).bonus_shown(seat).is_empty()));
    assert!(play_all(&mut game, &["show bonus-08", "pass"]).is_empty());
    assert_eq!(game.to_act(), Some(seat(0)));
    // Now all choices are revealed, starting with N, and count in the round.
    let events = play_all(&mut game, &["pass"]);
    assert_eq!(shown_events(&events), [(1, "bonus-04"), (1, "bonus-05"), (2, "bonus-08")]);
    let of = |index| Scorer::Seat(seat(index));
    assert_eq!(told(&events, Building::Garden), [(of(0), 1, 0), (of(2), 2, 5)]);
    assert_eq!(told(&events, Building::Arcades), [(of(1), 2, 3)]);
    assert!(events.iter().any(|event| matches!(event, Event::Scored { round: Round::One, .. })));
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(1))));
    assert!(table(&game).seats().all(|seat| game.secrets().hand(seat).bonus_chosen().is_empty()));
}

// INT-02, INT-23: whoever holds an unshown card is asked, even a player who cannot show any.
#[test]
fn bon_14_asking_tells_nothing() {
    let cannot = round_one("bonus-cards").palace(1, "tower-10 at 1,0").game();
    let can = round_one("bonus-cards").game();
    for mut game in [cannot, can] {
        play_all(&mut game, &["take dinar-1"]);
        assert_eq!(game.to_act(), Some(seat(1)));
        assert!(play_all(&mut game, &["pass"]).is_empty());
        assert_eq!(game.to_act(), Some(seat(2)));
    }
    // A player who has shown all cards is not asked.
    let position = shows(round_one("bonus-cards"), 2, "bonus-08 bonus-09 bonus-10", "");
    let position = position.palace(2, "garden-10 at 1,0; tower-07 at 2,0; tower-10 at 3,0");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1", "pass"]);
    assert_eq!(game.to_act(), Some(seat(0)));
}

#[test]
fn bon_15_nobody_is_obliged_to_show() {
    let mut game = round_one("bonus-cards").game();
    let events = play_all(&mut game, &["take dinar-1", "pass", "pass", "pass"]);
    assert!(shown_events(&events).is_empty());
    assert_eq!(told(&events, Building::Garden).len(), 2);
    // Not even in round 3.
    let position = round_one("bonus-cards").market("- - - -").supply("").draw_pile("");
    let mut game = position.game();
    let events = play_all(&mut game, &["take dinar-1", "pass", "pass", "pass"]);
    assert!(events.iter().any(|event| matches!(event, Event::GameOver { .. })));
    assert!(shown_events(&events).is_empty());
}

#[test]
fn bon_14_t06_round_3_with_a_card_shown_at_last() {
    // Three towers each; B's third is the one on the card.
    let position = position("bonus-cards").market("- - - -").supply("").draw_pile("");
    let position = holds(holds(position, 1, "bonus-09 bonus-05 bonus-06"), 2, "bonus-04 bonus-08 bonus-10");
    let position = position.palace(0, "tower-10 at 0,1; tower-06 at -1,1; tower-11 at 1,1");
    let mut game = position.palace(1, "tower-07 at 0,1; tower-03 at 1,1; tower-09 at 0,2").game();
    let events = play_all(&mut game, &["take dinar-1", "show bonus-09", "pass", "pass", "pass"]);
    let of = |index| Scorer::Seat(seat(index));
    assert_eq!(told(&events, Building::Tower), [(of(0), 3, 13), (of(1), 4, 21)]);
}

// BON-16: a shown card is not a tile: walls, cells, the reserve and what can be built stay as they are.
#[test]
fn bon_16_a_card_changes_no_palace() {
    let position = holds(position("bonus-cards"), 0, "bonus-07 bonus-01 bonus-02");
    let mut game = position.palace(0, "garden-07 at 1,0").reserve(0, "tower-07").game();
    let before = *table(&game).palace(seat(0));
    let actions = legal(&game);
    play_all(&mut game, &["show bonus-07"]);
    assert!(*table(&game).palace(seat(0)) == before);
    let rest: Vec<String> = actions.into_iter().filter(|action| !action.starts_with("show")).collect();
    assert_eq!(legal(&game), rest);
}

// Other modules

// VIZ + BON: a card may be shown as soon as its tile is in the Alhambra, no matter how it got there.
#[test]
fn bon_32_viz_36_a_tile_bought_with_the_vizier_makes_its_card_showable() {
    let position = holds(position("viziers-favour bonus-cards"), 1, "bonus-07 bonus-05 bonus-06");
    let position = position.market("garden-07 - - -").hand(1, "florin-9 florin-1").row("dinar-1 dinar-2");
    let mut game = position.supply("tower-05 garden-01 garden-02 garden-03 garden-04 garden-05").game();
    play_all(&mut game, &["take dinar-1", "vizier 1 with florin-9 florin-1"]);
    // Bought, but not built: not yet.
    assert_eq!(refusal(&game, "show bonus-07"), "BON-10");
    play_all(&mut game, &["place garden-07 at 1,0"]);
    // The window has gone on; at the next decision of the owner the card may be shown.
    let mut game = engine::editor::Editor::of(game).turn_of(seat(1)).build();
    play_all(&mut game, &["show bonus-07"]);
}

// BON-32: this includes a tile that was left over at the end (BASE-81).
#[test]
fn bon_32_a_left_over_tile_makes_its_card_showable_in_round_3() {
    let position = position("bonus-cards").market("garden-07 - - -").supply("").draw_pile("");
    let position = holds(position, 0, "bonus-07 bonus-01 bonus-02").hand(0, "florin-1");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1", "place garden-07 at 1,0", "pass", "pass", "show bonus-07"]);
    let events = play_all(&mut game, &["pass"]);
    assert_eq!(told(&events, Building::Garden), [(Scorer::Seat(seat(0)), 2, 20)]);
}

// BON + CHR: bonus cards come first, then Hakim, and both count. R7: nothing can be shown while Hakim's owner names a
// kind.
#[test]
fn bon_14_20_chr_44_bonus_cards_before_hakim() {
    let position = round_one("bonus-cards characters");
    let mut game = position.edit(|editor| editor.character(seat(2), Character::HakimWahid)).game();
    play_all(&mut game, &["take dinar-1", "pass", "show bonus-08", "pass"]);
    let events = play_all(&mut game, &["show bonus-07", "pass"]);
    assert_eq!(shown_events(&events), [(2, "bonus-08"), (0, "bonus-07")]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Hakim), Some(seat(2)))
    );
    assert_eq!(refusal(&game, "show bonus-09"), "BON-14");
    assert!(legal_with(&game, "show").is_empty());
    // 2 and 2 with the cards: the half decides.
    assert_eq!(game.view(Viewer::Seat(seat(2))).best_hakim_kind(seat(2)), Building::Garden);
    let events = play_all(&mut game, &["hakim garden"]);
    let gardens: Vec<Points> =
        told(&events, Building::Garden).into_iter().map(|(_, _, points)| points).collect();
    assert_eq!(gardens, [0, 5]);
}

// CHR-52: no character treats bonus cards as money.
#[test]
fn bon_02_chr_52_bonus_cards_are_no_money_cards() {
    let position = position("bonus-cards characters").hand(0, "florin-9 dinar-1");
    let position = position.edit(|editor| {
        editor.character(seat(0), Character::Yammerad).character(seat(0), Character::MachmaKlain)
    });
    let game = position.before_turn_of(0).game();
    // Two money cards and three bonus cards.
    assert!(legal(&game).contains(&"yammerad".to_string()));
    assert!(legal_with(&game, "machma").iter().all(|swap| !swap.contains("bonus")));
    let position = self::position("bonus-cards characters").draw_pile("fatima florin-1");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(refusal(&game, "bid 1"), "CHR-13");
}

// BON + TRE
#[test]
fn bon_35_tre_42_a_card_carries_no_chest() {
    let position = shows(position("bonus-cards treasure-chamber"), 0, "bonus-07", "bonus-01 bonus-02");
    let position = position.palace(0, "garden-07 at 1,0").hand(0, "dinar-8").edit(|editor| {
        editor.room(engine::modules::treasure_chamber::Room::One, Some([Building::Garden; 4]))
    });
    let mut game = position.game();
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    // One garden has room for one chest, although it counts as two.
    assert_eq!(legal(&game), ["put-chest garden-07"]);
    play_all(&mut game, &["put-chest garden-07"]);
    assert_eq!(table(&game).chests_of(seat(0)), 1);
    // INT-11, INT-T10: a tile that leaves the Alhambra loses both, the card first.
    let mut game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    let events = play_all(&mut game, &["remove 1,0"]);
    let order: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::BonusCards(_) | Event::TreasureChamber(_)))
        .collect();
    assert!(matches!(order[..2], [Event::BonusCards(_), Event::TreasureChamber(_)]), "{order:?}");
    assert_eq!(table(&game).chests_of(seat(0)), 0);
}

// BON-40: Dirk gets no cards; if he has the tile, its card is worthless.
#[test]
fn bon_40_two_players_get_three_each_and_dirk_none() {
    let position = Position::new(2, "bonus-cards").dirk("garden-07 garden-10").row("dinar-1");
    let position = holds(holds(position, 0, "bonus-07 bonus-01 bonus-02"), 1, "bonus-08 bonus-03 bonus-04");
    let game = position.game();
    let lines = table(&game).explain(Round::One);
    let dirk: Vec<u16> = lines
        .iter()
        .filter(|line| line.who == Scorer::Dirk && line.source == Source::Majority(Building::Garden))
        .map(|line| line.halves / 2)
        .collect();
    assert_eq!(dirk, [2]);
    assert!(legal_with(&game, "show").is_empty());
}

// INT-20: an absent player shows all cards in a scoring round and none before.
#[test]
fn bon_14_the_default_shows_all_in_a_round_and_none_before() {
    let mut game = round_one("bonus-cards").game();
    let answer = |game: &Game| {
        let seat = game.to_act().expect("somebody");
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        default_action(&game.view(Viewer::Seat(seat)), &actions).expect("a default").to_string()
    };
    assert_eq!(answer(&game), "take florin-9");
    play_all(&mut game, &["take dinar-1"]);
    let mut answers = Vec::new();
    while game.awaited() == Awaited::BonusCards(bonus_cards::Awaited::Show) {
        answers.push(answer(&game));
        let last = answers.last().expect("just pushed").clone();
        assert!(play(&mut game, &last).is_ok());
    }
    let all = "show bonus-04, show bonus-05, pass, show bonus-08, show bonus-09, pass, show bonus-07, pass";
    assert_eq!(answers.join(", "), all);
}

/// A shown card always lies with its tile, and nobody's secret is in another's view.
#[test]
fn bon_11_12_shown_cards_have_their_tiles() {
    let mut seen = [0; 2];
    for seed in 0..40 {
        random_game(rules(2 + seed as usize % 5, "bonus-cards characters"), seed, |game, _| {
            let view = table(game);
            for seat in view.seats() {
                for card in view.bonus_shown(seat).iter() {
                    assert!(view.palace(seat).cell_of(card.tile()).is_some());
                    assert!(!game.secrets().hand(seat).bonus().has(card));
                    seen[0] += 1;
                }
                seen[1] += view.remembered_hand(seat).bonus().len();
                let remembered = view.remembered_hand(seat).bonus();
                assert!(remembered.without(game.secrets().hand(seat).bonus()).is_empty());
            }
        });
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

#[test]
fn bon_30_33_hut_31_a_bonus_card_neither_raises_nor_matches_a_hut() {
    let palace = "garden-07 at 1,0; hut-garden-1 at 2,0";
    let without = position("bonus-cards workers-huts").palace(0, palace).game();
    assert_eq!(counted(&without, 0, Building::Garden), 2, "a garden, and a hut beside it");
    let with = position("bonus-cards workers-huts").palace(0, palace);
    let with = shows(with, 0, "bonus-07", "bonus-01 bonus-02").game();
    assert_eq!(counted(&with, 0, Building::Garden), 3, "the card counts once, the hut as before");
    assert!(TileId::huts().all(|hut| BonusCard::of_tile(hut).is_none()));
}

#[test]
fn bon_31_33_camp_31_a_bonus_card_does_not_count_in_the_line_of_a_camp() {
    let palace = "garden-07 at 1,0; arcades-07 at 2,0; camp-4 at 3,0";
    let position = position("bonus-cards camps").palace(0, palace);
    let game = shows(position, 0, "bonus-07", "bonus-01 bonus-02").game();
    let lines = table(&game).explain(Round::Two);
    let camp = lines
        .iter()
        .find(|line| matches!(line.source, Source::Camps(camps::Source::Camp(_))))
        .expect("a camp scores");
    assert_eq!(camp.points, 3, "arcades, garden and start tile");
    assert!(TileId::camps().all(|camp| BonusCard::of_tile(camp).is_none()));
}
