//! Guards and guard abilities of The Red Palace (`docs/rules/61-guard-abilities.md`).

use engine::editor::Editor;
use engine::red_palace;
use engine::red_palace::{Ability, Event as Told, PreviewSpace};
use engine::vocab::{Building, ByBuilding, Cell, Space, TileId};
use engine::{Awaited, Event, Game, Round, Source};
use testkit::{Position, legal, legal_with, play_all, read, refusal, seat, table};

/// Three players, A to act with one guard on RPT48 in the Alhambra. Tiles without walls cost 8, 9, 10 and 11 on the
/// market (garden, tower, pavilion, chambers), 9, 10 and 6 on the preview.
fn position(abilities: &str) -> Position {
    Position::red_palace(3, "bazaars")
        .abilities(abilities)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("RPT32 RPT39 RPT44 RPT49")
        .preview("RPT40 RPT45 RPT16")
        .tokens("RPT32 garden; RPT39 tower; RPT44 pavilion; RPT49 chambers; RPT40 seraglio; RPT45 arcades")
        .tokens("RPT16 garden; RPT48 arcades; RPT47 arcades; RPT52 arcades")
        .supply("RPT38 RPT43 RPT01 RPT02 RPT04")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .bazaars("")
        .palace(0, "RPT48 at 1,0")
        .guards("RPT48", "S")
}

/// The same position without guards.
fn without_guards(abilities: &str) -> Position {
    position(abilities).guards("RPT48", "S").edit(|editor| editor.guard_board(0, 32))
}

fn guards(game: &Game, tile: &str) -> String {
    table(game).guards().on(read(tile)).to_string()
}

fn score(game: &Game) -> i16 {
    table(game).score(seat(0))
}

// Components

#[test]
fn grd_01_03_nine_abilities_with_their_costs() {
    let ids: Vec<&str> = Ability::ALL.iter().map(|ability| ability.id()).collect();
    assert_eq!(ids, ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"]);
    let costs: Vec<u8> = Ability::ALL.iter().map(|ability| ability.guards()).collect();
    assert_eq!(costs, [1, 1, 1, 1, 2, 1, 1, 1, 1]);
    // GRD-01: there are four abilities in the game, face up or face down.
    let mut game = position("G3 G4 G5 G9").game();
    assert_eq!(table(&game).abilities().iter().count(), 4);
    assert!(table(&game).is_face_up(Ability::TakeMoney));
    play_all(&mut game, &["take-card florin-9"]);
    assert!(!table(&game).is_face_up(Ability::TakeMoney));
    assert_eq!(refusal(&game, "count-as-exact"), "RED-14", "not in this game");
}

#[test]
fn grd_02_20_21_t5_placement_tiles_fill_from_left_to_right() {
    // Fixed side: 2, 2, 3, 3, 3, 4, 4 and any number.
    let value =
        |placed| table(&position("").edit(|editor| editor.guard_board(placed, 0)).game()).guard_value();
    assert_eq!([0, 1, 2, 3, 4, 5, 7, 8, 21, 22, 31].map(value), [0, 1, 1, 2, 2, 3, 3, 4, 7, 8, 8]);
    // GRD-T5
    let mut game = position("G3").edit(|editor| editor.guard_board(3, 28)).game();
    play_all(&mut game, &["take-card florin-9"]);
    assert_eq!((table(&game).guards_placed(), table(&game).guard_value()), (4, 2));
}

// Costs

#[test]
fn grd_10_t12_each_ability_once_in_a_turn_and_only_in_turn() {
    let mut game = position("G3").game();
    play_all(&mut game, &["take-card florin-9"]);
    // GRD-T12
    assert_eq!(refusal(&game, "take-card dinar-1"), "GRD-10");
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.to_act(), Some(seat(1)), "only the player in turn");
}

#[test]
fn grd_10_t15_not_in_r2() {
    let mut game = position("G3 G4").hand(0, "florin-8 dirham-9").game();
    play_all(&mut game, &["buy 1 with florin-8", "buy 2 with dirham-9", "stop", "place RPT32 at 0,1"]);
    assert_eq!(refusal(&game, "take-square"), "RED-40");
}

#[test]
fn grd_11_money_first_then_guards_then_the_effect() {
    let mut game = position("G1").hand(0, "florin-8 dirham-1 dirham-5").game();
    play_all(&mut game, &["buy 1 with florin-8"]);
    let events = play_all(&mut game, &["swap-token RPT32 2 with dirham-1"]);
    let told: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::RedPalace(Told::AbilityUsed { .. }) => Some("announced"),
            Event::RedPalace(Told::CardPaid { .. }) => Some("card"),
            Event::RedPalace(Told::GuardPaid { .. }) => Some("guard"),
            Event::RedPalace(Told::TokensSwapped { .. }) => Some("effect"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["announced", "card", "guard", "effect"]);
    assert_eq!(table(&game).discard().total(), 9, "the card lies on the discard pile");
}

#[test]
fn grd_12_no_effect_no_use() {
    assert_eq!(refusal(&position("G3").row("").game(), "take-card florin-9"), "GRD-50");
    let empty = position("G4").edit(|editor| editor.squares(0)).game();
    assert_eq!(refusal(&empty, "take-square"), "GRD-60");
    // A swap that would change nothing is refused.
    let same = position("G1").tokens("RPT39 garden").hand(0, "florin-8 dirham-1");
    let mut game = same.game();
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&game, "swap-token RPT32 2 with dirham-1"), "GRD-12");
}

#[test]
fn grd_13_guards_of_alhambra_and_reserve_in_any_mix() {
    let position = position("G3").reserve(0, "RPT47").guards("RPT47", "N");
    let mut game = position.game();
    play_all(&mut game, &["take-card florin-9"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::PayGuard));
    assert_eq!(legal(&game), ["pay-guard RPT47 N", "pay-guard RPT48 S"]);
    assert_eq!(refusal(&game, "pay-guard RPT48 N"), "GRD-13");
    assert_eq!(refusal(&game, "pass"), "GRD-13");
    assert_eq!(refusal(&game, "take dinar-1"), "GRD-13");
    play_all(&mut game, &["pay-guard RPT47 N"]);
    assert_eq!((guards(&game, "RPT47").as_str(), guards(&game, "RPT48").as_str()), ("", "S"));
    assert_eq!(table(&game).guards_placed(), 1);
    assert!(game.secrets().hand(seat(0)).has(read("florin-9")));
    // A building bought in this turn has no guards yet.
    let mut game = without_guards("G3").market("RPT47 RPT39 RPT44 RPT49").hand(0, "florin-9 florin-2");
    game = game.edit(|editor| editor.score(seat(0), 0));
    let mut game = game.game();
    play_all(&mut game, &["buy 1 with florin-9 florin-2"]);
    assert_eq!(refusal(&game, "take-card ducat-8"), "GRD-15");
}

#[test]
fn grd_14_16_t1_points_replace_missing_guards_only() {
    let mut game = without_guards("G3").game();
    let events = play_all(&mut game, &["take-card florin-9"]);
    assert!(events.contains(&Event::RedPalace(Told::PointsPaid { seat: seat(0), points: 1 })));
    assert_eq!((score(&game), table(&game).guards_placed()), (4, 0));
    assert!(!table(&game).is_face_up(Ability::TakeMoney));
}

#[test]
fn grd_14_133_t2_all_guards_and_points_for_the_rest() {
    // GRD-133: the price depends on the rounds held so far.
    let position = position("G5").edit(|editor| editor.scored(Round::One).score(seat(0), 9));
    let mut game = position.game();
    assert_eq!(table(&game).guard_substitute(), 2);
    play_all(&mut game, &["take-half garden"]);
    assert_eq!((score(&game), table(&game).guards_placed(), guards(&game, "RPT48").as_str()), (7, 1, ""));
    assert_eq!(table(&game).half_owner(Building::Garden), Some(seat(0)));
}

#[test]
fn grd_14_t3_who_has_guards_pays_with_guards() {
    let position = position("G5").reserve(0, "RPT47").guards("RPT47", "N");
    let position = position.edit(|editor| editor.scored(Round::One).scored(Round::Two).score(seat(0), 9));
    let mut game = position.game();
    assert_eq!(table(&game).guard_substitute(), 3);
    play_all(&mut game, &["take-half garden"]);
    assert_eq!((score(&game), table(&game).guards_of(seat(0))), (9, 0), "both guards, no points");
}

#[test]
fn grd_15_t4_points_must_be_there() {
    let position = without_guards("G3");
    let late = position.edit(|editor| editor.scored(Round::One).scored(Round::Two).score(seat(0), 2));
    assert_eq!(refusal(&late.game(), "take-card florin-9"), "GRD-15");
    // With medinas a score can be negative (MED-24).
    let negative = without_guards("G3").edit(|editor| editor.score(seat(0), -3)).game();
    assert_eq!(refusal(&negative, "take-card florin-9"), "GRD-15");
    // A money card is never replaced.
    let mut game = position_after_purchase("G1", "florin-8");
    assert_eq!(legal_with(&game, "swap-token"), [""; 0]);
    assert_eq!(refusal(&game, "swap-token RPT32 2 with dirham-1"), "BASE-30");
    play_all(&mut game, &["stop"]);
}

/// A has just bought the tile on space 1 for 8 florins, starting with these cards in hand.
fn position_after_purchase(abilities: &str, hand: &str) -> Game {
    let mut game = position(abilities).hand(0, hand).game();
    play_all(&mut game, &["buy 1 with florin-8"]);
    game
}

// G1

#[test]
fn grd_30_31_32_t6_tokens_change_places_and_tiles_stay() {
    let mut game = position_after_purchase("G1", "florin-8 dirham-1");
    // RPT32 is a garden, and the dirham space holds a tower.
    assert_eq!(legal_with(&game, "swap-token"), ["swap-token RPT32 2 with dirham-1"]);
    play_all(&mut game, &["swap-token RPT32 2 with dirham-1"]);
    let view = table(&game);
    assert_eq!(view.kind_of(read("RPT32")), Some(Building::Tower));
    assert_eq!(view.kind_of(read("RPT39")), Some(Building::Garden));
    assert!(view.set_aside().has(read("RPT32")) && view.market(Space::Two) == Some(read("RPT39")));
}

#[test]
fn grd_31_t7_the_card_has_the_currency_of_the_space() {
    let game = position_after_purchase("G1", "florin-8 ducat-1");
    assert_eq!(refusal(&game, "swap-token RPT32 2 with ducat-1"), "GRD-31");
    assert_eq!(refusal(&game, "swap-token RPT32 2 with dirham-1"), "BASE-30");
}

#[test]
fn grd_32_only_tiles_of_this_turn_with_tokens() {
    let mut game = position("G1").hand(0, "florin-8 dirham-1 florin-1").game();
    assert_eq!(refusal(&game, "swap-token RPT48 2 with dirham-1"), "GRD-30");
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&game, "swap-token RPT32 1 with florin-1"), "GRD-32", "an empty space");
    // After other actions as well.
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::Abilities));
    play_all(&mut game, &["swap-token RPT32 2 with dirham-1"]);
    // GRD-32: a building bought with G6 will do.
    let mut game = position("G1 G6")
        .reserve(0, "RPT47")
        .guards("RPT47", "N")
        .hand(0, "florin-6 dinar-2 dirham-1")
        .game();
    play_all(&mut game, &["preview 3 with florin-6", "pay-card dinar-2", "pay-guard RPT47 N"]);
    assert!(legal(&game).contains(&"swap-token RPT16 2 with dirham-1".to_string()));
}

// G2

#[test]
fn grd_40_41_42_43_a_wall_section_for_a_tile_of_this_turn() {
    let position = position("G2 G4").reserve(0, "RPT47").guards("RPT47", "N");
    let mut game = position.hand(0, "florin-8").game();
    assert_eq!(refusal(&game, "take-wall"), "GRD-40", "nothing acquired yet");
    play_all(&mut game, &["buy 1 with florin-8", "take-wall", "pay-guard RPT47 N"]);
    assert!(table(&game).has_wall_section());
    assert_eq!(table(&game).wall_sections_left(), 5);
    play_all(&mut game, &["stop"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::AttachWall));
    assert_eq!(legal(&game).len(), 4);
    assert_eq!(refusal(&game, "attach-wall RPT48 N"), "GRD-42");
    assert_eq!(refusal(&game, "pass"), "GRD-42");
    play_all(&mut game, &["attach-wall RPT32 W"]);
    // GRD-43: it is a wall in every respect, wherever the tile goes.
    assert_eq!(refusal(&game, "place RPT32 at 2,0"), "BASE-42");
    play_all(&mut game, &["place RPT32 at 0,-1"]);
    let view = table(&game);
    assert_eq!(
        view.palace(seat(0)).walls_at(Cell::new(0, -1)).map(|walls| walls.to_string()).as_deref(),
        Some("W")
    );
    assert_eq!(guards(&game, "RPT32"), "", "it has no watchtower");
    assert_eq!(view.wall_sections_left(), 5);
}

#[test]
fn grd_40_t11_no_fourth_wall() {
    let position =
        position("G2").market("RPT18 RPT39 RPT44 RPT49").tokens("RPT18 garden").hand(0, "florin-7");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-7"]);
    assert_eq!(refusal(&game, "take-wall"), "GRD-40");
}

#[test]
fn grd_40_the_stock_can_be_empty() {
    // Each of these has two walls and gets a third one in the north.
    let tiles = ["RPT03", "RPT05", "RPT10", "RPT12", "RPT13", "RPT15"];
    let used =
        |position: Position, tile: &&str| position.tokens(&format!("{tile} tower")).sticks(1, tile, "N");
    let position = tiles.iter().fold(position("G2"), used).reserve(1, &tiles.join(" ")).hand(0, "florin-8");
    let mut game = position.game();
    assert_eq!(table(&game).wall_sections_left(), 0);
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&game, "take-wall"), "GRD-40");
}

#[test]
fn grd_42_not_for_dirk() {
    let position = Position::red_palace(2, "")
        .abilities("G2")
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("RPT32 RPT39 RPT44 RPT49")
        .preview("- - -")
        .tokens("RPT32 garden; RPT39 tower; RPT44 pavilion; RPT49 chambers")
        .dirk("")
        .hand(0, "florin-8 dirham-9");
    let mut game = position.game();
    play_all(
        &mut game,
        &["buy 1 with florin-8", "buy 2 with dirham-9", "take-wall", "stop", "attach-wall RPT32 N"],
    );
    assert_eq!(refusal(&game, "give RPT32"), "GRD-42");
    play_all(&mut game, &["give RPT39"]);
}

// G3 to G5

#[test]
fn grd_50_a_card_of_any_value() {
    let mut game = position("G3").game();
    assert_eq!(refusal(&game, "take-card ducat-9"), "GRD-50");
    play_all(&mut game, &["take-card florin-9"]);
    assert_eq!(table(&game).money_row().len(), 3, "filled in R5 only");
    assert_eq!(game.awaited(), Awaited::Action, "the action is not used up");
}

#[test]
fn grd_60_a_square_tile_is_placed_in_r2() {
    let mut game = position("G4").game();
    play_all(&mut game, &["take-square", "take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place square-1 at 2,0"]);
    assert_eq!(table(&game).squares_left(), 5);
}

#[test]
fn grd_70_71_t13_t14_half_a_building_needs_a_whole_one() {
    let half = |kind| move |editor: Editor| editor.half(kind, Some(seat(0)));
    let position = position("G5").score_tiles(["RST01", "RST02", "RST03"]);
    // GRD-T13
    let game = position.clone().edit(half(Building::Chambers)).game();
    let of = |game: &Game, kind| {
        let lines = table(game).explain(Round::Two).into_iter();
        let lines = lines.filter(move |line| line.source == Source::Majority(kind));
        lines.map(|line| (line.halves, line.place.map(|place| place.place))).collect::<Vec<_>>()
    };
    assert_eq!(of(&game, Building::Chambers), []);
    // GRD-T14
    let game = position
        .market("- - - -")
        .preview("- - -")
        .guards("RPT48", "S")
        .edit(|editor| editor.guard_board(0, 32))
        .tokens("RPT53 garden; RPT51 garden; RPT46 garden; RPT45 garden; RPT44 garden")
        .palace(0, "RPT53 at 1,0; RPT51 at 2,0")
        .palace(1, "RPT46 at 1,0; RPT45 at 2,0; RPT44 at 3,0")
        .edit(half(Building::Garden))
        .game();
    assert_eq!(of(&game, Building::Garden), [(5, Some(2)), (6, Some(1))]);
    // GRD-71: each kind can be taken once, and one player can have several.
    let owner = |kind, owner| move |editor: Editor| editor.half(kind, Some(seat(owner)));
    let position = Editor::of(game).turn_of(seat(0)).build();
    let game = owner(Building::Tower, 1)(Editor::of(position)).build();
    assert_eq!(refusal(&game, "take-half tower"), "GRD-71");
    assert_eq!(refusal(&game, "take-half garden"), "GRD-71");
    assert_eq!(legal_with(&game, "take-half").len(), 4);
    // GRD-120: it counts in every round.
    assert!(table(&game).explain(Round::Three).iter().any(|line| line.halves == 5));
}

// G6

#[test]
fn grd_80_81_82_83_t9_a_building_of_the_preview() {
    let mut game = position("G6").hand(0, "florin-6 dinar-2").game();
    // RPT16 on space 3 costs 6.
    assert_eq!(legal_with(&game, "preview"), ["preview 3 with florin-6"]);
    assert_eq!(refusal(&game, "preview 3 with dinar-2"), "BASE-30");
    let events = play_all(&mut game, &["preview 3 with florin-6"]);
    // Only one card and one guard are left, so there is nothing to choose.
    assert!(events.contains(&Event::RedPalace(Told::CardPaid { seat: seat(0), card: read("dinar-2") })));
    assert_eq!(table(&game).guards_placed(), 1);
    // GRD-81, GRD-82
    assert_eq!(game.awaited(), Awaited::Action);
    assert!(table(&game).set_aside().has(read("RPT16")));
    assert_eq!(table(&game).preview(PreviewSpace::Three), None, "closed up in R4 only");
    play_all(&mut game, &["stop", "reserve RPT16"]);
    assert_eq!(table(&game).preview(PreviewSpace::Three), Some(read("RPT45")));
}

/// Ruling 21: nobody is forced to use an ability.
#[test]
fn grd_80_a_purchase_of_the_preview_is_no_duty() {
    let mut game = Position::red_palace(3, "")
        .abilities("G6")
        .row("")
        .market("RPT32 RPT39 RPT44 RPT49")
        .preview("RPT40 RPT45 RPT16")
        .tokens("RPT32 garden; RPT39 tower; RPT44 pavilion; RPT49 chambers; RPT40 seraglio; RPT45 arcades; RPT16 garden")
        .supply("RPT51 RPT53")
        .draw_pile("florin-1 florin-2 florin-3 florin-4")
        .hand(0, "florin-6 dinar-2")
        .game();
    assert_eq!(legal(&game), ["stop", "preview 3 with florin-6"]);
    play_all(&mut game, &["stop"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn grd_83_one_card_cannot_serve_for_both() {
    let game = position("G6").hand(0, "florin-6").game();
    assert_eq!(refusal(&game, "preview 3 with florin-6"), "GRD-83");
    // The money for the building is paid before the card is chosen.
    let mut game = position("G6").hand(0, "florin-6 dinar-2 dinar-2 ducat-1").game();
    play_all(&mut game, &["preview 3 with florin-6"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::PayCard));
    assert_eq!(legal(&game), ["pay-card dinar-2", "pay-card ducat-1"]);
    assert_eq!(refusal(&game, "pay-card florin-6"), "GRD-83");
    assert_eq!(refusal(&game, "pay-card florin-9"), "BASE-30");
    play_all(&mut game, &["pay-card ducat-1"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

#[test]
fn grd_80_exactly_in_one_currency_and_with_an_action() {
    let position = position("G6").hand(0, "florin-7 dinar-6 dinar-2 ducat-1");
    let mut game = position.clone().game();
    assert_eq!(refusal(&game, "preview 3 with florin-7"), "GRD-80");
    assert_eq!(refusal(&game, "preview 1 with dinar-6"), "BASE-30");
    assert_eq!(legal_with(&game, "preview"), ["preview 3 with dinar-6"], "any currency");
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(game.to_act(), Some(seat(1)), "without an action there is nothing to use");
    let empty = position.preview("RPT40 RPT45 -").game();
    assert_eq!(refusal(&empty, "preview 3 with dinar-6"), "GRD-80");
    // INT-23: another ability asks A, but G6 is no longer among the choices.
    let mut game = self::position("G6 G4").hand(0, "dinar-6 dinar-2").game();
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(refusal(&game, "preview 3 with dinar-6"), "RED-32");
}

// G7

#[test]
fn grd_90_t8_an_overpayment_counts_as_exact_once() {
    let position = position("G7").hand(0, "florin-9 dirham-9 dirham-2");
    let mut game = position.reserve(0, "RPT47").guards("RPT47", "N").game();
    assert_eq!(refusal(&game, "count-as-exact"), "GRD-90");
    play_all(&mut game, &["buy 1 with florin-9"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::Abilities));
    play_all(&mut game, &["count-as-exact", "pay-guard RPT47 N"]);
    assert_eq!(game.awaited(), Awaited::Action);
    play_all(&mut game, &["buy 2 with dirham-9"]);
    assert_eq!(game.awaited(), Awaited::Action, "that one was exact");
    let mut game = Editor::of(game).hand(seat(0), &[read("dinar-9"), read("dinar-2")]).build();
    play_all(&mut game, &["buy 3 with dinar-9 dinar-2"]);
    assert_eq!(game.awaited(), Awaited::Place, "no G7 left");
}

#[test]
fn grd_90_only_right_after_the_payment() {
    let mut game = position("G7 G4").reserve(0, "RPT47").guards("RPT47", "N").hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "take-square", "pay-guard RPT47 N"]);
    assert_eq!(game.awaited(), Awaited::Place, "another ability came between");
}

#[test]
fn grd_91_overpaying_the_preview_or_a_bazaar_announces_g7() {
    let position = position("G6 G7").reserve(0, "RPT47").guards("RPT47", "N").hand(0, "florin-7 dinar-2");
    let mut game = position.game();
    let events = play_all(&mut game, &["preview 3 with florin-7"]);
    let used: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::RedPalace(Told::AbilityUsed { ability, .. }) => Some(ability.id()),
            _ => None,
        })
        .collect();
    assert_eq!(used, ["G6", "G7"]);
    assert_eq!((table(&game).guards_placed(), game.awaited()), (2, Awaited::Action));
    // The florin space holds a tile of cost 8, so BZ7 costs 8 florins.
    let position = self::position("G7").bazaars("BZ7").hand(0, "florin-9 florin-1");
    let mut game = position.clone().game();
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ7 with florin-9"]);
    play_all(&mut game, &["bazaar BZ7 with florin-9"]);
    assert_eq!((table(&game).guards_placed(), game.awaited()), (1, Awaited::Action));
    assert!(table(&game).set_aside().has(read("BZ7")));
    let game = self::position("G3").bazaars("BZ7").hand(0, "florin-9").game();
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-9"), "BAZ-14");
    let poor =
        position.guards("RPT48", "S").edit(|editor| editor.guard_board(0, 32).score(seat(0), 0)).game();
    assert_eq!(refusal(&poor, "bazaar BZ7 with florin-9"), "GRD-15");
}

// G8

#[test]
fn grd_100_101_102_a_new_token_from_the_bag() {
    let bag = ByBuilding([0, 0, 0, 0, 0, 1]);
    let position = position("G8").hand(0, "florin-8").edit(|editor| editor.bag(bag));
    let mut game = position.game();
    assert_eq!(refusal(&game, "redraw RPT39"), "GRD-100", "nothing was paid yet");
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(legal_with(&game, "redraw").len(), 4, "three of the market and the one just bought");
    assert_eq!(refusal(&game, "redraw RPT48"), "GRD-100");
    assert_eq!(refusal(&game, "redraw RPT45"), "GRD-100", "the preview");
    play_all(&mut game, &["redraw RPT32"]);
    assert_eq!(table(&game).kind_of(read("RPT32")), Some(Building::Tower));
    assert_eq!(table(&game).token_bag()[Building::Garden], 1, "the old token went back afterwards");
    assert_eq!(table(&game).token_bag()[Building::Tower], 0);
}

#[test]
fn grd_100_before_the_next_action_and_other_abilities() {
    let game = || position_after_purchase("G8 G3 G1", "florin-8 dirham-1");
    let mut taken = game();
    play_all(&mut taken, &["take dinar-1"]);
    assert_eq!(refusal(&taken, "redraw RPT32"), "GRD-100");
    let mut other = game();
    play_all(&mut other, &["take-card florin-9"]);
    assert_eq!(refusal(&other, "redraw RPT32"), "GRD-100");
    // G1 may come first (GRD-131).
    let mut swapped = game();
    play_all(&mut swapped, &["swap-token RPT32 2 with dirham-1"]);
    play_all(&mut swapped, &["redraw RPT32"]);
    assert_eq!(swapped.awaited(), Awaited::Action);
}

#[test]
fn grd_101_an_empty_bag() {
    let position = position("G8").hand(0, "florin-8").edit(|editor| editor.bag(ByBuilding([0; 6])));
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&game, "redraw RPT32"), "GRD-101");
}

#[test]
fn grd_102_130_after_a_purchase_of_the_preview() {
    let position = position("G3 G6 G8").reserve(0, "RPT47 RPT52").guards("RPT47", "N").guards("RPT52", "S");
    let mut game = position.row("florin-6").hand(0, "dinar-2").game();
    // GRD-130: G3 for the missing card, then G6, then G8.
    play_all(&mut game, &["take-card florin-6", "pay-guard RPT47 N"]);
    play_all(&mut game, &["preview 3 with florin-6", "pay-guard RPT52 S"]);
    assert!(legal(&game).contains(&"redraw RPT16".to_string()));
    play_all(&mut game, &["redraw RPT16"]);
    assert_eq!(table(&game).guards_placed(), 3);
}

// G9

#[test]
fn grd_110_111_a_guard_moves_to_another_wall() {
    let position =
        position("G9").reserve(0, "RPT11 RPT03").tokens("RPT11 garden; RPT03 tower").guards("RPT11", "E");
    let mut game = position.game();
    assert_eq!(legal_with(&game, "move-guard"), ["move-guard RPT11 E", "move-guard RPT48 S"]);
    assert_eq!(refusal(&game, "move-guard RPT11 S"), "GRD-13");
    play_all(&mut game, &["move-guard RPT11 E"]);
    // The other guard is paid, and its wall is free now.
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::MoveGuard));
    let targets =
        ["RPT03 S", "RPT03 W", "RPT11 S", "RPT11 W", "RPT48 S"].map(|wall| format!("post-guard {wall}"));
    assert_eq!(legal(&game), targets, "no watchtower is needed");
    assert_eq!(refusal(&game, "post-guard RPT03 N"), "GRD-110", "no wall");
    assert_eq!(refusal(&game, "post-guard RPT11 E"), "GRD-110", "where it stands");
    play_all(&mut game, &["post-guard RPT03 W"]);
    assert_eq!((guards(&game, "RPT11").as_str(), guards(&game, "RPT03").as_str()), ("", "W"));
    assert_eq!(table(&game).guards_placed(), 1);
}

#[test]
fn grd_110_not_to_tiles_of_this_turn_but_to_wooden_walls() {
    let position = position("G9").reserve(0, "RPT47").guards("RPT47", "N").sticks(0, "RPT47", "E");
    let mut game =
        position.market("RPT30 RPT39 RPT44 RPT49").tokens("RPT30 garden").hand(0, "florin-8").game();
    play_all(&mut game, &["buy 1 with florin-8", "move-guard RPT48 S"]);
    let targets = legal(&game);
    assert!(targets.contains(&"post-guard RPT47 E".to_string()), "wooden wall sections are allowed");
    assert!(targets.iter().all(|text| !text.contains("RPT30")), "{targets:?}");
    assert_eq!(refusal(&game, "post-guard RPT30 N"), "GRD-110");
}

#[test]
fn grd_111_t10_one_guard_is_not_enough() {
    let game = position("G9").game();
    assert_eq!(refusal(&game, "move-guard RPT48 S"), "GRD-111");
    // With three guards, the one that moves cannot be used as payment.
    let position = position("G9").reserve(0, "RPT11").tokens("RPT11 garden").guards("RPT11", "ES");
    let mut game = position.game();
    play_all(&mut game, &["move-guard RPT11 E"]);
    assert_eq!(legal(&game), ["pay-guard RPT11 S", "pay-guard RPT48 S"]);
    assert_eq!(refusal(&game, "pay-guard RPT11 E"), "GRD-111");
}

// Interactions

#[test]
fn grd_131_kind_and_cost_are_apart() {
    let mut game = position_after_purchase("G1", "florin-8 dirham-1");
    let tile: TileId = read("RPT32");
    let before = (tile.price(), table(&game).walls_of(tile));
    play_all(&mut game, &["swap-token RPT32 2 with dirham-1"]);
    assert_eq!((tile.price(), table(&game).walls_of(tile)), before);
}

#[test]
fn grd_132_134_medinas_and_camps_have_no_token() {
    let position = Position::red_palace(3, "medinas camps classic-scoring")
        .abilities("G1 G2 G6 G8")
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("RPT32 MED06 camp-4 RPT49")
        .preview("- camp-2 MED05")
        .tokens("RPT32 garden; RPT49 tower")
        .hand(0, "florin-8 dirham-6 dinar-5 ducat-5 ducat-1");
    let mut game = position.game();
    // It can be bought normally or with G6.
    assert!(legal_with(&game, "preview").contains(&"preview 3 with dinar-5".to_string()));
    assert!(legal_with(&game, "buy").contains(&"buy 3 with dinar-5".to_string()));
    play_all(&mut game, &["buy 1 with florin-8"]);
    assert_eq!(refusal(&game, "swap-token RPT32 2 with dirham-6"), "GRD-32");
    assert_eq!(refusal(&game, "redraw MED06"), "GRD-100");
    play_all(&mut game, &["buy 3 with dinar-5", "take-wall", "stop"]);
    // GRD-42: a camp gets no wall section.
    assert!(legal(&game).iter().all(|text| !text.contains("camp")));
    // GRD-134: classic scoring does not change this.
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::AttachWall));
}

#[test]
fn grd_140_two_players_have_the_same_rules() {
    let position =
        Position::red_palace(2, "").abilities("G3").row("florin-9").edit(|editor| editor.guard_board(2, 30));
    let mut game = position.game();
    play_all(&mut game, &["take-card florin-9"]);
    assert_eq!((score(&game), table(&game).guards_placed()), (4, 2));
}
