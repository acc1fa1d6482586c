//! Treasure Chamber (`docs/rules/41-treasure-chamber.md`).

use std::collections::BTreeSet;

use engine::data::TREASURE_POINTS;
use engine::editor::Editor;
use engine::modules::characters::Character;
use engine::modules::treasure_chamber;
use engine::modules::treasure_chamber::{Event as ChestEvent, Room};
use engine::vocab::{Building, ByBuilding, Money, Seat, TileId, TileSet};
use engine::{Action, Awaited, Event, Game, Line, Place, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play, play_all, read, refusal, rules, seat, table};

/// The chests in room 1 in most tests: two green, one purple and one blue.
const ROOM: &str = "garden garden tower pavilion";

/// Alhambras for some of the tests.
const GARDEN: &str = "garden-07 at 1,0";
const TWO_GARDENS: &str = "garden-07 at 1,0; garden-10 at 2,0";
const GARDEN_AND_TOWER: &str = "garden-07 at 1,0; tower-07 at 2,0";

/// Parses kinds into the number of chests of each kind.
fn chests(kinds: &str) -> ByBuilding<u8> {
    let mut count = ByBuilding::default();
    list::<Building>(kinds).into_iter().for_each(|kind| count[kind] += 1);
    count
}

/// Room 1 holds these chests; seat 0 is about to act and holds exactly 8 in money.
fn chamber(players: usize, room: &str) -> Position {
    chamber_with(players, "treasure-chamber", room)
}

/// The same with these modules.
fn chamber_with(players: usize, modules: &str, room: &str) -> Position {
    let position = Position::new(players, modules).hand(0, "dinar-8").supply("tower-02 tower-03 garden-01");
    let market =
        position.market("tower-01 garden-04 arcades-07 pavilion-01").row("dirham-1 dirham-2 dirham-3");
    fill(market, Room::One, room).draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
}

fn give(position: Position, character: Character) -> Position {
    position.edit(|editor| editor.character(seat(0), character))
}

fn fill(position: Position, room: Room, kinds: &str) -> Position {
    position.edit(|editor| editor.room(room, list(kinds).try_into().ok()))
}

fn bag(position: Position, kinds: &str) -> Position {
    position.edit(|editor| editor.chest_bag(chests(kinds)))
}

/// Puts a chest on each of these buildings.
fn stored(position: Position, tiles: &str) -> Position {
    position.edit(|editor| editor.chests(&list::<TileId>(tiles)))
}

/// Seat 0 buys the chests of room 1 for exactly 8.
fn buy(game: &mut Game) -> Vec<Event> {
    play_all(game, &["chests 1", "pay-chests dinar-8"])
}

fn holds_chest(game: &Game, tile: &str) -> bool {
    table(game).stored_chests().has(read(tile))
}

/// The seat that is asked, and what is awaited.
fn asked(game: &Game) -> (usize, Awaited) {
    (game.to_act().map_or(usize::MAX, Seat::index), game.awaited())
}

fn returned(events: &[Event]) -> Vec<&'static str> {
    let kinds = events.iter().filter_map(|event| match event {
        Event::TreasureChamber(ChestEvent::Returned { kind }) => Some(kind.name()),
        _ => None,
    });
    kinds.collect()
}

/// The points given for chests: the round, the number of chests, the points.
fn told(events: &[Event]) -> Vec<(Round, u16, Points)> {
    let points = events.iter().filter_map(|event| match event {
        Event::Points { round, line }
            if line.source == Source::TreasureChamber(treasure_chamber::Source::Chests) =>
        {
            Some((*round, line.halves / 2, line.points))
        }
        _ => None,
    });
    points.collect()
}

fn bag_size(game: &Game) -> u8 {
    table(game).chest_bag().0.iter().sum()
}

/// Gives each player this many buildings with a chest, in a row without walls in the way.
fn ranked(counts: &[usize]) -> Position {
    let straight = "pavilion-07 seraglio-07 arcades-08 arcades-09 chambers-08 chambers-09 garden-07 \
                    garden-10 tower-07 tower-10 pavilion-05 seraglio-06 arcades-06 chambers-06 garden-08";
    let mut tiles = straight.split_whitespace();
    let mut position = Position::new(counts.len(), "treasure-chamber");
    for (index, &count) in counts.iter().enumerate() {
        let row: Vec<_> =
            tiles.by_ref().take(count).zip(1..).map(|(tile, x)| format!("{tile} at {x},0")).collect();
        position = position.palace(index, &row.join("; "));
    }
    stored(position, straight)
}

/// The lines for chests if the round were held now.
fn chest_lines(game: &Game, round: Round) -> Vec<Line> {
    let lines = table(game).explain(round).into_iter();
    lines.filter(|line| line.source == Source::TreasureChamber(treasure_chamber::Source::Chests)).collect()
}

/// The points of each player for these numbers of chests.
fn chest_points(round: Round, counts: &[usize]) -> Vec<Points> {
    let game = ranked(counts).game();
    let lines = chest_lines(&game, round);
    let points = |index| {
        let own = lines.iter().find(|line| line.who == Scorer::Seat(seat(index)));
        own.map_or(0, |line| line.points)
    };
    (0..counts.len()).map(points).collect()
}

// Components and set-up

// TRE-01, TRE-02, TRE-04
#[test]
fn tre_04_three_rooms_of_four_and_thirty_in_the_bag() {
    let mut first_rooms = BTreeSet::new();
    for seed in 0..100 {
        let game = Game::new(rules(2 + seed as usize % 5, "treasure-chamber"), Seed::from_number(seed));
        let rooms = Room::ALL.map(|room| table(&game).room(room).expect("filled"));
        assert_eq!(bag_size(&game), 30);
        let mut all = table(&game).chest_bag();
        rooms.iter().flatten().for_each(|&kind| all[kind] += 1);
        // Blue, red, brown, white, green, purple.
        assert_eq!(all.0, [5, 5, 7, 7, 9, 9]);
        first_rooms.insert(rooms[0]);
    }
    assert!(first_rooms.len() > 30, "drawn at random: {}", first_rooms.len());
}

// TRE-02
#[test]
fn tre_02_the_chest_bag_is_not_the_supply() {
    let with = Game::new(rules(3, "treasure-chamber"), Seed::from_number(1));
    assert_eq!(table(&with).supply_len(), 50);
    assert!("chests 3".parse::<Action>().is_ok() && "chests 4".parse::<Action>().is_err());
}

// TRE-03
#[test]
fn tre_03_rooms_chests_on_buildings_and_the_bag_are_public() {
    let mut game = chamber(3, ROOM).palace(0, TWO_GARDENS).game();
    buy(&mut game);
    play_all(&mut game, &["put-chest garden-07"]);
    for viewer in table(&game).seats().map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(viewer);
        assert!(view.room(Room::Two).is_some() && view.stored_chests().has(read("garden-07")));
        assert_eq!((view.chests_of(seat(0)), view.chests_aside()), (1, chests("garden tower pavilion")));
        assert_eq!(view.chest_bag(), table(&game).chest_bag());
    }
}

// Buying

// TRE-10
#[test]
fn tre_10_a_player_may_buy_a_room_that_holds_chests() {
    let game = chamber(3, ROOM).edit(|editor| editor.room(Room::Two, None)).game();
    assert_eq!(legal_with(&game, "chests"), ["chests 1", "chests 3"]);
    assert_eq!(refusal(&game, "chests 2"), "TRE-10");
    // F1 only.
    let mut placing = chamber(3, ROOM).hand(0, "dinar-8 florin-8").game();
    play_all(&mut placing, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&placing, "chests 1"), "BASE-60");
    // Refused without the module.
    assert_eq!(refusal(&Position::new(3, "").hand(0, "dinar-8").game(), "chests 1"), "BASE-20");
}

// TRE-10, TRE-14
#[test]
fn tre_10_the_buyer_takes_the_four_chests_of_the_room() {
    let mut game = chamber(3, ROOM).palace(0, GARDEN).game();
    let events = buy(&mut game);
    let chests_bought = list::<Building>("pavilion garden garden tower").try_into().expect("four");
    let bought = ChestEvent::Bought { seat: seat(0), room: Room::One, chests: chests_bought };
    assert!(events.contains(&Event::TreasureChamber(bought)));
    assert_eq!((table(&game).room(Room::One), table(&game).chests_aside()), (None, chests(ROOM)));
}

// TRE-11, TRE-T2
#[test]
fn tre_t2_seven_is_not_enough() {
    let game = chamber(3, ROOM).hand(0, "florin-5 dinar-2").game();
    assert_eq!(refusal(&game, "chests 1"), "TRE-11");
    assert_eq!(legal_with(&game, "chests").len(), 0);
    // Even with more money in hand, these two cards alone buy nothing.
    let mut game = chamber(3, ROOM).hand(0, "florin-5 dinar-2 dinar-1").game();
    play_all(&mut game, &["chests 1", "pay-chests florin-5", "pay-chests dinar-2"]);
    assert!(table(&game).room(Room::One).is_some());
    assert_eq!(
        (asked(&game), refusal(&game, "pass")),
        ((0, Awaited::TreasureChamber(treasure_chamber::Awaited::Pay)), "TRE-11")
    );
    play_all(&mut game, &["pay-chests dinar-1"]);
    assert_eq!(asked(&game), (1, Awaited::Action));
}

// TRE-11, TRE-44, TRE-47: every mix of currencies is accepted, without an exchange card.
#[test]
fn tre_11_every_mix_without_a_superfluous_card_can_be_paid() {
    let hand = "dinar-1 dinar-4 dirham-4 ducat-3 florin-2 florin-7";
    let cards: Vec<Money> = list(hand);
    let total = |cards: &[Money]| cards.iter().map(|card| card.value()).sum::<u8>();
    let mut expected = BTreeSet::new();
    for choice in 0..1 << cards.len() {
        let is_chosen = |&(place, _): &(usize, &Money)| choice >> place & 1 == 1;
        let chosen: Vec<Money> = cards.iter().enumerate().filter(is_chosen).map(|(_, &card)| card).collect();
        let lowest = chosen.iter().map(|card| card.value()).min().unwrap_or(0);
        if total(&chosen) >= 8 && total(&chosen) - lowest < 8 {
            expected.insert(chosen);
        }
    }
    let mut found = BTreeSet::new();
    let mut open = vec![chamber(3, ROOM).hand(0, hand).game()];
    play_all(&mut open[0], &["chests 1"]);
    while let Some(game) = open.pop() {
        if game.awaited() == Awaited::TreasureChamber(treasure_chamber::Awaited::Pay) {
            for card in legal(&game) {
                let mut next = game.clone();
                play_all(&mut next, &[&card]);
                open.push(next);
            }
        } else {
            let paid: Vec<Money> = table(&game).discard().money_cards().collect();
            assert!(found.insert(paid), "each payment in one way only");
        }
    }
    assert_eq!(found, expected);
}

// TRE-11: the cards are paid from the highest down, so that there is one way to make each payment.
#[test]
fn tre_11_a_card_that_is_missing_or_out_of_order_is_refused() {
    let mut game = chamber(3, ROOM).hand(0, "dinar-2 dirham-4 ducat-4 florin-4").game();
    play_all(&mut game, &["chests 1"]);
    assert_eq!(refusal(&game, "pay-chests florin-9"), "BASE-30");
    assert_eq!(refusal(&game, "pay-chests dinar-2"), "TRE-11");
    play_all(&mut game, &["pay-chests ducat-4"]);
    assert_eq!(refusal(&game, "pay-chests dirham-4"), "TRE-11");
}

// TRE-11, TRE-12, TRE-13, TRE-43, TRE-T1
#[test]
fn tre_t1_ten_are_enough_and_nothing_comes_back() {
    let mut game = chamber(3, ROOM).hand(0, "ducat-3 dinar-3 dirham-4").game();
    play_all(&mut game, &["chests 1", "pay-chests dirham-4", "pay-chests dinar-3"]);
    let events = play_all(&mut game, &["pay-chests ducat-3"]);
    assert!(events.iter().any(|event| matches!(event, Event::TreasureChamber(ChestEvent::Bought { .. }))));
    assert!(game.secrets().hand(seat(0)).is_empty());
    let discard: Vec<String> = table(&game).discard().money_cards().map(|card| card.to_string()).collect();
    assert_eq!(discard, ["dinar-3", "dirham-4", "ducat-3"]);
    assert_eq!(asked(&game), (1, Awaited::Action), "no extra action");
}

// TRE-13, TRE-T3
#[test]
fn tre_t3_exactly_8_gives_no_extra_action() {
    let mut game = chamber(3, ROOM).hand(0, "dinar-8 ducat-9").game();
    buy(&mut game);
    assert_eq!(asked(&game), (1, Awaited::Action));
    // The same as the further action after an exact purchase.
    let mut game = chamber(3, ROOM).hand(0, "dinar-8 ducat-2 ducat-9").game();
    play_all(&mut game, &["buy 4 with ducat-2"]);
    buy(&mut game);
    assert_eq!(asked(&game), (0, Awaited::Place));
}

// TRE-14
#[test]
fn tre_14_a_room_may_be_bought_without_a_place_for_its_chests() {
    let mut game = bag(chamber(3, ROOM), "arcades arcades").game();
    let events = buy(&mut game);
    assert_eq!(returned(&events), ["pavilion", "garden", "garden", "tower"]);
    assert_eq!(asked(&game), (1, Awaited::Action));
}

// TRE-15
#[test]
fn tre_15_the_chests_wait_until_f4() {
    let mut game = chamber(3, ROOM).hand(0, "ducat-2 dinar-8").palace(0, GARDEN).game();
    play_all(&mut game, &["buy 4 with ducat-2"]);
    buy(&mut game);
    assert_eq!((asked(&game), table(&game).chests_aside()), ((0, Awaited::Place), chests(ROOM)));
    assert_eq!(refusal(&game, "put-chest garden-07"), "BASE-60");
    play_all(&mut game, &["reserve pavilion-01"]);
    assert_eq!(asked(&game), (0, Awaited::TreasureChamber(treasure_chamber::Awaited::Place)));
    // Only the chests of this room are distributed.
    assert_eq!(refusal(&game, "put-chest arcades-08"), "TRE-15");
}

// Distribution

// TRE-20, TRE-41: it goes on a building of its own colour, and not on the start tile.
#[test]
fn tre_20_a_chest_needs_a_building_of_its_colour_in_the_alhambra() {
    let position = chamber(3, ROOM).palace(0, "garden-07 at 1,0; chambers-08 at 2,0").reserve(0, "garden-10");
    let mut game = position.palace(1, "garden-08 at 1,0").game();
    buy(&mut game);
    assert_eq!(legal(&game), ["put-chest garden-07"]);
    assert_eq!(refusal(&game, "put-chest chambers-08"), "TRE-15");
    assert_eq!(refusal(&game, "put-chest garden-10"), "TRE-20", "in the reserve");
    assert_eq!(refusal(&game, "put-chest garden-08"), "TRE-20", "another player's");
    assert_eq!(refusal(&game, "put-chest start"), "TRE-20");
}

// TRE-20, TRE-25, TRE-T5
#[test]
fn tre_t5_a_garden_placed_in_this_turn_takes_a_chest_and_a_reserved_one_does_not() {
    let mut game = chamber(3, ROOM).hand(0, "dirham-8 dinar-8").game();
    play_all(&mut game, &["buy 2 with dirham-8"]);
    buy(&mut game);
    let mut reserved = game.clone();
    play_all(&mut game, &["place garden-04 at -1,0"]);
    assert_eq!(legal(&game), ["put-chest garden-04"]);
    play_all(&mut game, &["put-chest garden-04"]);
    assert!(holds_chest(&game, "garden-04"));
    let events = play_all(&mut reserved, &["reserve garden-04"]);
    assert_eq!((returned(&events).len(), asked(&reserved)), (4, (1, Awaited::Action)));
}

// TRE-21
#[test]
fn tre_21_a_building_holds_one_chest() {
    let position = stored(chamber(3, ROOM).palace(0, TWO_GARDENS), "garden-10");
    let mut game = position.game();
    buy(&mut game);
    assert_eq!(refusal(&game, "put-chest garden-10"), "TRE-21");
    let events = play_all(&mut game, &["put-chest garden-07"]);
    assert_eq!(returned(&events), ["pavilion", "garden", "tower"]);
    assert_eq!(table(&game).chests_of(seat(0)), 2);
}

// TRE-21: a chest stays as long as its building does.
#[test]
fn tre_21_a_chest_never_moves_to_another_building() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut before = TileSet::EMPTY;
        random_game(rules(3, "treasure-chamber"), seed, |game, _| {
            let built: TileSet = table(game)
                .seats()
                .flat_map(|seat| table(game).palace(seat).tiles().map(|(_, tile)| tile))
                .collect();
            let now = table(game).stored_chests();
            assert!(now.iter().all(|tile| built.has(tile)), "every chest stands on a building");
            assert!(before.and(built).iter().all(|tile| now.has(tile)));
            seen += now.len();
            before = now;
        });
    }
    assert!(seen > 1000, "the law was put to the test: {seen}");
}

// TRE-22
#[test]
fn tre_22_the_buyer_must_place_every_chest_that_has_a_place() {
    let palace = "garden-07 at 1,0; garden-10 at 2,0; garden-08 at 3,0; tower-07 at -1,0";
    let mut game = chamber(3, ROOM).palace(0, palace).game();
    buy(&mut game);
    // The buyer chooses the buildings.
    let gardens = ["put-chest garden-07", "put-chest garden-08", "put-chest garden-10"];
    assert_eq!(legal(&game)[..3], gardens);
    assert_eq!(legal(&game)[3..], ["put-chest tower-07"]);
    assert_eq!(refusal(&game, "pass"), "TRE-22");
    play_all(&mut game, &["put-chest garden-10"]);
    assert_eq!(refusal(&game, "pass"), "TRE-22");
    play_all(&mut game, &["put-chest garden-07"]);
    assert_eq!((refusal(&game, "pass"), legal(&game)), ("TRE-22", vec!["put-chest tower-07".to_string()]));
    let events = play_all(&mut game, &["put-chest tower-07"]);
    assert_eq!(returned(&events), ["pavilion"]);
}

// TRE-23
#[test]
fn tre_23_the_others_are_offered_the_rest_once_around_the_table() {
    let position = chamber(4, "garden garden garden garden").turn_of(2).hand(2, "dinar-8");
    let palaces = position.palace(2, GARDEN).palace(3, "garden-10 at 1,0").palace(0, "garden-08 at 1,0");
    let mut game = palaces.palace(1, "garden-11 at 1,0; garden-09 at -1,0").game();
    buy(&mut game);
    assert_eq!(asked(&game), (2, Awaited::TreasureChamber(treasure_chamber::Awaited::Place)));
    play_all(&mut game, &["put-chest garden-07"]);
    for (index, action) in [(3, "put-chest garden-10"), (0, "pass"), (1, "put-chest garden-11")] {
        assert_eq!(asked(&game), (index, Awaited::TreasureChamber(treasure_chamber::Awaited::Offer)));
        assert!(legal(&game).contains(&"pass".to_string()));
        play_all(&mut game, &[action]);
    }
    // A player who has placed one may decline the next, which then goes to neither the buyer nor seat 0.
    let events = play_all(&mut game, &["pass"]);
    assert_eq!((returned(&events), asked(&game)), (vec!["garden"], (3, Awaited::Action)));
    // The others pay nothing.
    assert_eq!(table(&game).discard().len(), 1);
}

// TRE-23: they may place any of the chests, in any order.
#[test]
fn tre_23_who_is_offered_chests_may_choose_any() {
    let mut game = chamber(3, ROOM).palace(1, "garden-07 at 1,0; tower-07 at 2,0; pavilion-07 at 3,0").game();
    buy(&mut game);
    assert_eq!(asked(&game), (1, Awaited::TreasureChamber(treasure_chamber::Awaited::Offer)));
    assert_eq!(legal(&game), ["put-chest pavilion-07", "put-chest garden-07", "put-chest tower-07", "pass"]);
    let events = play_all(&mut game, &["put-chest tower-07", "pass"]);
    assert_eq!(returned(&events), ["pavilion", "garden", "garden"]);
    assert!(holds_chest(&game, "tower-07") && table(&game).chests_of(seat(1)) == 1);
    // A player without room for a chest is not asked, because that is public.
    assert_eq!(asked(&game), (1, Awaited::Action));
    assert_eq!(refusal(&game, "put-chest garden-07"), "BASE-20");
}

// TRE-22, TRE-23, TRE-24, TRE-26, TRE-T4
#[test]
fn tre_t4_the_example_of_a_distribution() {
    let position = chamber(3, ROOM).palace(0, "garden-07 at 1,0; tower-07 at 2,0; tower-10 at 3,0");
    let position = position.palace(1, "garden-10 at 1,0; pavilion-07 at 2,0").palace(2, "chambers-08 at 1,0");
    let mut game = stored(position, "tower-10 garden-10").game();
    let before = bag_size(&game);
    buy(&mut game);
    play_all(&mut game, &["put-chest garden-07", "put-chest tower-07"]);
    assert_eq!(asked(&game), (1, Awaited::TreasureChamber(treasure_chamber::Awaited::Offer)));
    assert_eq!(table(&game).chests_aside(), chests("garden pavilion"));
    assert_eq!(legal(&game), ["put-chest pavilion-07", "pass"]);
    let events = play_all(&mut game, &["put-chest pavilion-07"]);
    assert_eq!((returned(&events), asked(&game)), (vec!["garden"], (1, Awaited::Action)));
    assert!(table(&game).room(Room::One).is_some_and(|room| room.len() == 4));
    assert_eq!((bag_size(&game), table(&game).chests_aside()), (before + 1 - 4, chests("")));
}

// TRE-25, TRE-45, CHR-32: what Ammar changes in F3 comes before the distribution.
#[test]
fn tre_25_the_distribution_follows_the_redesign_of_f3() {
    let position = chamber_with(3, "treasure-chamber characters", ROOM).reserve(0, "garden-07");
    let mut game = give(position, Character::AmmarElSchauf).game();
    buy(&mut game);
    assert_eq!((game.to_act(), game.awaited().name()), (Some(seat(0)), "end_of_turn"));
    play_all(&mut game, &["ammar", "add garden-07 at 1,0", "put-chest garden-07"]);
    assert!(holds_chest(&game, "garden-07"));
}

// TRE-25: F4 comes before the game can end, and the chests count in round 3.
#[test]
fn tre_25_the_distribution_of_the_last_turn_still_counts() {
    let position = chamber(3, ROOM).palace(0, GARDEN).supply("").market("- tower-01 garden-04 arcades-07");
    let mut game = position.game();
    buy(&mut game);
    let events = play_all(&mut game, &["put-chest garden-07"]);
    assert!(game.outcome().is_some());
    assert_eq!(told(&events), [(Round::Three, 1, 22)]);
}

// Refilling

// TRE-24, TRE-26: returned chests are in the bag before the room is refilled.
#[test]
fn tre_26_the_room_just_emptied_is_refilled_from_the_bag() {
    let position = bag(chamber(3, ROOM), "arcades arcades arcades").palace(0, GARDEN_AND_TOWER);
    let mut game = fill(fill(position, Room::Two, ROOM), Room::Three, ROOM).game();
    buy(&mut game);
    let events = play_all(&mut game, &["put-chest garden-07", "put-chest tower-07"]);
    assert_eq!(returned(&events), ["pavilion", "garden"]);
    let filled = table(&game).room(Room::One).expect("five in the bag, four drawn");
    let told = ChestEvent::RoomFilled { room: Room::One, chests: filled };
    assert!(events.contains(&Event::TreasureChamber(told)));
    let mut all = table(&game).chest_bag();
    filled.into_iter().for_each(|kind| all[kind] += 1);
    assert_eq!((all, bag_size(&game)), (chests("arcades arcades arcades pavilion garden"), 1));
}

// TRE-26
#[test]
fn tre_26_chests_are_drawn_at_random() {
    let mut rooms = BTreeSet::new();
    for seed in 0..30 {
        let editor = Editor::new(rules(3, "treasure-chamber"), Seed::from_number(seed))
            .hand(seat(0), &[read("dinar-8")]);
        let mut game = editor.chest_bag(ByBuilding([5, 5, 7, 7, 9, 9])).build();
        buy(&mut game);
        rooms.extend(table(&game).room(Room::One));
    }
    assert!(rooms.len() > 15, "{rooms:?}");
}

// TRE-27, TRE-T6
#[test]
fn tre_t6_refilling_ends_for_good() {
    let position = bag(chamber(3, "garden garden garden tower"), "arcades arcades").hand(2, "ducat-8");
    let position = fill(position, Room::Two, "garden garden tower tower");
    let position = position.palace(0, "garden-07 at 1,0; garden-10 at 2,0; garden-08 at 3,0");
    let position = position.palace(1, "tower-07 at 1,0; tower-10 at 2,0");
    let mut game = stored(position, "tower-07 tower-10").game();
    buy(&mut game);
    let events = play_all(&mut game, &["put-chest garden-07", "put-chest garden-08", "put-chest garden-10"]);
    assert!(events.contains(&Event::TreasureChamber(ChestEvent::Closed)));
    assert_eq!((bag_size(&game), table(&game).room(Room::One)), (3, None));
    // Each removal returns a chest to the bag; seat 2 waits once, then buys room 2, which is full.
    play_all(&mut game, &["remove 2,0", "take dirham-1", "take dirham-2", "remove 1,0"]);
    assert_eq!(bag_size(&game), 5);
    let events = play_all(&mut game, &["chests 2", "pay-chests ducat-8"]);
    assert_eq!(returned(&events).len(), 4);
    assert_eq!((bag_size(&game), table(&game).room(Room::Two)), (9, None));
    assert!(table(&game).is_chamber_closed() && table(&game).room(Room::Three).is_some());
}

// TRE-27: four chests in the bag are enough.
#[test]
fn tre_27_four_chests_fill_a_room_and_three_do_not() {
    for (in_bag, is_filled) in [("tower tower", true), ("tower", false)] {
        let mut game = bag(chamber(3, ROOM), in_bag).palace(0, GARDEN_AND_TOWER).game();
        buy(&mut game);
        play_all(&mut game, &["put-chest garden-07", "put-chest tower-07"]);
        assert_eq!(table(&game).room(Room::One).is_some(), is_filled);
        assert_eq!(table(&game).is_chamber_closed(), !is_filled);
    }
}

// TRE-28
#[test]
fn tre_28_with_all_rooms_empty_there_is_nothing_to_buy() {
    let empty = |editor: Editor| Room::ALL.into_iter().fold(editor, |editor, room| editor.room(room, None));
    let game = chamber(3, ROOM).edit(empty).game();
    assert_eq!(legal_with(&game, "chests").len(), 0);
    for room in 1..=3 {
        assert_eq!(refusal(&game, &format!("chests {room}")), "TRE-10");
    }
}

// Losing chests

// TRE-29
#[test]
fn tre_29_a_removed_building_loses_its_chest_at_once() {
    let position = stored(chamber(3, ROOM).palace(0, GARDEN_AND_TOWER), "garden-07 tower-07");
    let mut game = position.game();
    let before = table(&game).chest_bag();
    let events = play_all(&mut game, &["remove 2,0"]);
    assert_eq!(returned(&events), ["tower"]);
    assert_eq!(table(&game).chest_bag()[Building::Tower], before[Building::Tower] + 1);
    assert!(!holds_chest(&game, "tower-07") && holds_chest(&game, "garden-07"));
    // When it is added again, it has no chest.
    play_all(&mut game, &["take dirham-1", "take dirham-2", "add tower-07 at 2,0"]);
    assert_eq!(table(&game).chests_of(seat(0)), 1);
}

// TRE-29, TRE-T11
#[test]
fn tre_t11_a_building_swapped_out_loses_its_chest() {
    let position = stored(chamber(3, ROOM).palace(0, GARDEN).reserve(0, "garden-10"), "garden-07");
    let mut game = position.game();
    let events = play_all(&mut game, &["swap garden-10 at 1,0"]);
    assert_eq!(returned(&events), ["garden"]);
    assert_eq!((table(&game).stored_chests().len(), table(&game).chests_of(seat(0))), (0, 0));
    // When it is swapped in again, it has none.
    play_all(&mut game, &["take dirham-1", "take dirham-2", "swap garden-07 at 1,0"]);
    assert_eq!(table(&game).stored_chests().len(), 0);
}

// TRE-29, INT-11: this includes a removal with a gate, and Ammar's redesign.
#[test]
fn tre_29_every_way_out_of_the_alhambra_costs_the_chest() {
    let modules = "treasure-chamber city-gates characters";
    let palace = "seraglio-06 at 1,0; arcades-08 at 0,1; tower-08 at 1,1";
    let position = give(chamber_with(3, modules, ROOM).palace(0, palace), Character::AmmarElSchauf);
    let position = position.edit(|editor| editor.gate_cards(seat(0), 1));
    let position = stored(position, "arcades-08 tower-08");
    for before in [vec![], vec!["take dirham-1", "ammar"]] {
        let mut game = position.clone().game();
        play_all(&mut game, &before);
        let events = play_all(&mut game, &["remove 0,1 gate 1,0:S"]);
        assert_eq!(returned(&events), ["arcades"]);
        assert!(!holds_chest(&game, "arcades-08") && holds_chest(&game, "tower-08"));
    }
}

// Scoring

// TRE-30: colours do not matter, and the forecast says what was counted.
#[test]
fn tre_30_players_are_ranked_by_the_number_of_chests() {
    let position = chamber(3, ROOM)
        .palace(0, TWO_GARDENS)
        .palace(1, "tower-07 at 1,0; chambers-08 at 2,0; garden-11 at 3,0");
    let game = stored(
        position.reserve(2, "tower-10"),
        "garden-07 garden-10 tower-07 chambers-08 garden-11 tower-10",
    )
    .game();
    let line = |index, chests: u16, place, points| Line {
        who: Scorer::Seat(seat(index)),
        source: Source::TreasureChamber(treasure_chamber::Source::Chests),
        halves: 2 * chests,
        times: None,
        place: Some(Place { place, tied: 1, worth: TREASURE_POINTS[1] }),
        points,
    };
    assert_eq!(chest_lines(&game, Round::Two), [line(0, 2, 2, 7), line(1, 3, 1, 14)]);
}

// TRE-31
#[test]
fn tre_31_the_points_of_the_three_rounds() {
    assert_eq!(chest_points(Round::One, &[1, 4, 3, 2]), [0, 7, 0, 0]);
    assert_eq!(chest_points(Round::Two, &[1, 4, 3, 2]), [0, 14, 7, 0]);
    assert_eq!(chest_points(Round::Three, &[1, 4, 3, 2]), [0, 22, 14, 7]);
}

// TRE-32, TRE-T7, TRE-T8, TRE-T9
#[test]
fn tre_32_ties_share_the_places_they_cover() {
    assert_eq!(chest_points(Round::Two, &[5, 5, 2]), [10, 10, 0], "TRE-T7");
    assert_eq!(chest_points(Round::Three, &[6, 4, 4, 1]), [22, 10, 10, 0], "TRE-T8");
    assert_eq!(chest_points(Round::One, &[3, 3, 3]), [2, 2, 2], "TRE-T9");
    assert_eq!(chest_points(Round::Three, &[2, 2, 1, 1]), [18, 18, 3, 3]);
    let lines = chest_lines(&ranked(&[6, 4, 4, 1]).game(), Round::Three);
    let places = lines.iter().filter_map(|line| line.place).map(|place| (place.place, place.tied));
    assert_eq!(places.collect::<Vec<_>>(), [(1, 1), (2, 2), (2, 2), (4, 1)]);
}

// TRE-33, TRE-T10
#[test]
fn tre_t10_who_has_no_chest_scores_nothing() {
    assert_eq!(chest_points(Round::Three, &[2, 0, 0, 0]), [22, 0, 0, 0]);
    assert_eq!(chest_lines(&ranked(&[2, 0, 0, 0]).game(), Round::Three).len(), 1);
    assert_eq!(chest_points(Round::Three, &[0, 0, 0]), [0, 0, 0]);
}

// TRE-34
#[test]
fn tre_34_chests_stay_and_score_in_every_round() {
    let position = stored(chamber(3, ROOM).palace(1, GARDEN), "garden-07");
    let position = position.hand(0, "").row("florin-1").draw_pile("scoring-1 scoring-2").supply("");
    let mut game = position.market("- tower-01 garden-04 arcades-07").game();
    let events = play_all(&mut game, &["take florin-1"]);
    assert_eq!(told(&events), [(Round::One, 1, 7), (Round::Two, 1, 14), (Round::Three, 1, 22)]);
    // One garden gives another 5, 12 and 20 points.
    assert_eq!(table(&game).score(seat(1)), 7 + 14 + 22 + 5 + 12 + 20);
    assert!(holds_chest(&game, "garden-07"));
}

// Interactions

// TRE-42: Hakim's half counts only for buildings.
#[test]
fn tre_42_hakim_adds_no_chest() {
    let position = chamber_with(3, "treasure-chamber characters", ROOM).draw_pile("scoring-2 florin-1");
    let position = position.palace(0, GARDEN).palace(1, "garden-10 at 1,0");
    let position = stored(position, "garden-07 garden-10");
    let mut game = give(position, Character::HakimWahid).game();
    let events = play_all(&mut game, &["take dirham-1", "hakim garden"]);
    assert_eq!(told(&events), [(Round::Two, 1, 10), (Round::Two, 1, 10)]);
}

// TRE-48
#[test]
fn tre_48_karim_and_knihstig_do_not_concern_chests() {
    let position = chamber_with(3, "treasure-chamber characters", ROOM).hand(0, "dirham-7");
    let position = give(give(position, Character::AbdulKarim), Character::AbdulKnihstig);
    // Karim does not make up for the money that is missing.
    assert_eq!(refusal(&position.clone().game(), "chests 1"), "TRE-11");
    let mut game = position.hand(0, "dinar-9 dirham-1 dirham-9").game();
    play_all(&mut game, &["chests 1", "pay-chests dirham-9"]);
    assert_eq!(asked(&game), (1, Awaited::Action), "no card by Knihstig");
    assert!(table(&game).characters(seat(0)).has(Character::AbdulKarim));
}

// TRE-48, VIZ-14
#[test]
fn tre_48_the_vizier_buys_no_chests() {
    let mut game = chamber_with(3, "treasure-chamber viziers-favour", ROOM).hand(1, "ducat-8").game();
    play_all(&mut game, &["take dirham-1"]);
    assert_eq!(asked(&game), (1, Awaited::Window(VIZIER)));
    assert_eq!((refusal(&game, "chests 1"), legal_with(&game, "chests").len()), ("VIZ-14", 0));
}

// INT-19, INT-T17: a building placed in F11 is too late for the chests of F4.
#[test]
fn tre_48_a_building_of_the_vizier_takes_chests_of_later_distributions_only() {
    let position = chamber_with(3, "treasure-chamber viziers-favour", ROOM).hand(1, "dirham-8 ducat-8");
    let mut game = fill(position, Room::Two, ROOM).game();
    buy(&mut game);
    play_all(&mut game, &["vizier 2 with dirham-8", "place garden-04 at -1,0"]);
    assert_eq!((table(&game).stored_chests().len(), asked(&game)), (0, (1, Awaited::Action)));
    play_all(&mut game, &["chests 2", "pay-chests ducat-8"]);
    assert_eq!(legal(&game), ["put-chest garden-04"]);
}

// TRE-51
#[test]
fn tre_51_a_chest_changes_nothing_in_the_kind_of_a_building() {
    let position = chamber(3, ROOM).palace(0, GARDEN).palace(1, "garden-10 at 1,0; tower-07 at 2,0");
    let majorities = |game: &Game| -> Vec<Line> {
        let lines = table(game).explain(Round::Three).into_iter();
        lines.filter(|line| matches!(line.source, Source::Majority(_) | Source::Wall)).collect()
    };
    let without = majorities(&position.clone().game());
    assert_eq!((without.len(), majorities(&stored(position, "garden-07 tower-07").game())), (3, without));
}

// TRE-53
#[test]
fn tre_53_the_final_distribution_brings_no_chests() {
    let position = chamber(3, ROOM).hand(0, "").hand(1, "dirham-9").supply("");
    let mut game = position.market("- garden-07 tower-01 arcades-07").game();
    play_all(&mut game, &["take dirham-1"]);
    assert_eq!(asked(&game), (1, Awaited::Place));
    let events = play_all(&mut game, &["place garden-07 at 1,0"]);
    assert!(game.outcome().is_some() && table(&game).stored_chests().is_empty());
    assert!(!events.iter().any(|event| matches!(event, Event::TreasureChamber(_))));
}

// Two players

// TRE-60, TRE-T12
#[test]
fn tre_t12_dirk_takes_what_has_a_place_among_his_tiles() {
    let position = chamber(2, "garden garden tower chambers").dirk("tower-09 tower-11 seraglio-07");
    let mut game = stored(position.palace(0, TWO_GARDENS), "tower-09").game();
    buy(&mut game);
    let events = play_all(&mut game, &["put-chest garden-07", "put-chest garden-10"]);
    let to_dirk = ChestEvent::Stored { seat: None, tile: read("tower-11") };
    assert!(events.contains(&Event::TreasureChamber(to_dirk)));
    assert_eq!(returned(&events), ["chambers"]);
    assert_eq!(asked(&game), (1, Awaited::Action));
}

// TRE-60
#[test]
fn tre_60_the_other_player_comes_before_dirk() {
    let position = chamber(2, "tower tower tower garden").dirk("tower-09 tower-11 garden-06");
    let mut game = position.palace(1, "tower-07 at 1,0").game();
    buy(&mut game);
    assert_eq!(asked(&game), (1, Awaited::TreasureChamber(treasure_chamber::Awaited::Offer)));
    let mut declined = game.clone();
    play_all(&mut game, &["put-chest tower-07"]);
    let dirk = |game: &Game| table(game).dirk().expect("two players").and(table(game).stored_chests()).len();
    assert_eq!((table(&game).chests_of(seat(1)), dirk(&game)), (1, 3), "he takes every chest he can");
    let events = play_all(&mut declined, &["pass"]);
    assert_eq!((returned(&events), dirk(&declined)), (vec!["tower"], 3));
}

// TRE-61
#[test]
fn tre_61_dirk_is_ranked_and_scores() {
    let position = chamber(2, ROOM).palace(0, GARDEN).dirk("tower-09 tower-11");
    let position = stored(position, "garden-07 tower-09 tower-11");
    let mut game = position.draw_pile("scoring-2 florin-1").supply("").game();
    let chests: Vec<_> = chest_lines(&game, Round::Two).iter().map(|line| (line.who, line.points)).collect();
    assert_eq!(chests, [(Scorer::Seat(seat(0)), 7), (Scorer::Dirk, 14)]);
    assert!(play(&mut game, "take dirham-1").is_ok());
    // 14 for the chests and 13 for the towers.
    assert_eq!(table(&game).dirk_score(), Some(27));
}

// TRE-61
#[test]
fn tre_61_dirk_never_loses_a_chest() {
    let mut seen = 0;
    for seed in 0..12 {
        let mut before = TileSet::EMPTY;
        random_game(rules(2, "treasure-chamber"), seed, |game, _| {
            let now = table(game).dirk().expect("two players").and(table(game).stored_chests());
            assert!(before.iter().all(|tile| now.has(tile)));
            seen += now.len();
            before = now;
        });
    }
    assert!(seen > 500, "the law was put to the test: {seen}");
}
