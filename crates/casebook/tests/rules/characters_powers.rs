//! Characters (`docs/rules/23-characters.md`): what they do for their owners during a turn. Set-up, the auction and the
//! characters that score are tested in `rules_characters_auction.rs`.

use std::collections::BTreeSet;

use engine::editor::Editor;
use engine::modules::characters;
use engine::modules::characters::{Character, Event as CharacterEvent};
use engine::vocab::{Building, Space, TileId};
use engine::{Awaited, Event, Game, Round, Seed, Viewer};
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play_all, read, refusal, rules, seat, table};

/// The money row in most tests.
const ROW: &str = "dinar-1 dirham-2 ducat-4 florin-9";

/// Seat 0 owns these characters and is about to act. The refill draws florins.
fn owner_of(ids: &str) -> Position {
    owner_with("characters", ids)
}

/// The same with these modules.
fn owner_with(modules: &str, ids: &str) -> Position {
    let owned = |position: Position, id| {
        let character = Character::from_id(id).unwrap_or_else(|| panic!("no character {id}"));
        position.edit(|editor| editor.character(seat(0), character))
    };
    let position =
        Position::new(3, modules).row(ROW).draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5");
    let market =
        position.market("tower-06 garden-06 chambers-09 pavilion-01").supply("tower-05 garden-01 garden-02");
    ids.split_whitespace().fold(market, owned)
}

fn row(game: &Game) -> String {
    let cards: Vec<String> = table(game).money_row().iter().map(ToString::to_string).collect();
    cards.join(" ")
}

fn hand(game: &Game, index: usize) -> String {
    let cards: Vec<String> =
        game.secrets().hand(seat(index)).money_cards().map(|card| card.to_string()).collect();
    cards.join(" ")
}

fn market(game: &Game, space: usize) -> &'static str {
    table(game).market(Space::ALL[space - 1]).map_or("-", TileId::name)
}

fn owns(game: &Game, index: usize, character: Character) -> bool {
    table(game).characters(seat(index)).has(character)
}

/// Whether the game waits for an action of this seat.
fn acts(game: &Game, index: usize) -> bool {
    (game.awaited(), game.to_act()) == (Awaited::Action, Some(seat(index)))
}

// Use

// CHR-20: every power that is offered may be declined, and using one does not cost any of the turn's actions.
#[test]
fn chr_20_a_character_is_never_an_action_and_never_compulsory() {
    let all =
        "laila_wundabah machma_klain yammerad abdul_knihstig ammar_elschauf faruk_willhaben abdul_karim";
    let position = owner_of(all).hand(0, "florin-9 florin-1").palace(0, "garden-07 at 1,0");
    let mut game = position.clone().before_turn_of(0).game();
    assert_eq!(game.awaited(), Awaited::BeforeTurn);
    play_all(&mut game, &["pass", "buy 1 with florin-9 florin-1"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut game, &["pass", "take dinar-1", "reserve tower-06"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    play_all(&mut game, &["pass"]);
    assert!(acts(&game, 1) && !table(&game).is_lozenge_used());
    // With Laila the turn still has its action.
    let mut game = position.before_turn_of(0).game();
    play_all(&mut game, &["laila 2"]);
    assert_eq!(refusal(&game, "stop"), "BASE-22");
    play_all(&mut game, &["take dinar-1"]);
}

// CHR-21
#[test]
fn chr_21_six_characters_have_the_lozenge() {
    let lozenge: Vec<_> =
        Character::ALL.into_iter().filter(|one| one.has_lozenge()).map(Character::id).collect();
    let ids = "abdul_knihstig ammar_elschauf faruk_willhaben laila_wundabah machma_klain yammerad";
    assert_eq!(lozenge.join(" "), ids);
}

// CHR-21
#[test]
fn chr_21_after_a_lozenge_card_in_f0_no_other_is_used_in_that_turn() {
    let all = "laila_wundabah machma_klain yammerad abdul_knihstig ammar_elschauf faruk_willhaben";
    for first in ["laila 2", "machma florin-9 ducat-5", "yammerad"] {
        let position = owner_of(all).hand(0, "florin-9 dinar-8").row("ducat-2 ducat-4 ducat-4 ducat-5");
        let mut game = position.palace(0, "garden-07 at 1,0").before_turn_of(0).game();
        play_all(&mut game, &[first]);
        assert!(table(&game).is_lozenge_used() && acts(&game, 0), "{first}");
        for second in ["laila 2", "machma dinar-8 ducat-4", "yammerad"] {
            assert_eq!(refusal(&game, second), "BASE-20");
        }
        // No Faruk, and no Ammar after the action.
        assert_eq!(refusal(&game, "take ducat-2 ducat-4"), "CHR-21");
        play_all(&mut game, &["take ducat-4"]);
        assert!(acts(&game, 1), "{first}: {:?}", game.awaited());
    }
}

// CHR-21
#[test]
fn chr_21_knihstig_works_once_in_a_turn_and_not_beside_ammar() {
    let position = owner_of("abdul_knihstig ammar_elschauf").hand(0, "florin-9 florin-1 dinar-9 dinar-2");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-9 florin-1", "knihstig florin-9", "buy 3 with dinar-9 dinar-2"]);
    assert!(acts(&game, 0), "no second card for the second expensive tile");
    play_all(&mut game, &["stop", "reserve tower-06", "place chambers-09 at 1,0"]);
    assert!(acts(&game, 1), "no redesign by Ammar");
    // Nor after a lozenge card in F0.
    let position = owner_of("abdul_knihstig laila_wundabah").hand(0, "dinar-9 dinar-2").before_turn_of(0);
    let mut game = position.game();
    play_all(&mut game, &["laila 2", "buy 3 with dinar-9 dinar-2"]);
    assert!(acts(&game, 0));
}

// CHR-21: the limit is one card in each of the owner's turns.
#[test]
fn chr_21_the_lozenge_is_free_again_in_the_next_turn() {
    let mut game = owner_of("laila_wundabah").before_turn_of(0).game();
    play_all(&mut game, &["laila 2", "take dinar-1", "take dirham-2", "take ducat-4"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::BeforeTurn, Some(seat(0))));
    assert!(!table(&game).is_lozenge_used());
    play_all(&mut game, &["laila 2"]);
}

// CHR-21, CHR-T05
#[test]
fn chr_t05_after_faruk_there_is_no_ammar() {
    let position = owner_of("faruk_willhaben ammar_elschauf").palace(0, "garden-07 at 1,0");
    let mut with_faruk = position.clone().game();
    play_all(&mut with_faruk, &["take dirham-2 ducat-4"]);
    assert!(acts(&with_faruk, 1));
    assert_eq!(refusal(&with_faruk, "ammar"), "BASE-20");
    // Taking 5 does not need Faruk.
    let mut without = position.game();
    play_all(&mut without, &["take dinar-1 ducat-4"]);
    assert_eq!(legal(&without), ["ammar", "pass"]);
}

// CHR-22
#[test]
fn chr_22_karim_may_be_used_beside_a_lozenge_card() {
    let mut game = owner_of("laila_wundabah abdul_karim").before_turn_of(0).game();
    play_all(&mut game, &["laila 2", "karim 1"]);
    assert!(table(&game).is_lozenge_used() && table(&game).characters_gone().has(Character::AbdulKarim));
}

// CHR-26, CHR-50, CHR-T13, VIZ-32
#[test]
fn chr_t13_no_character_helps_in_a_vizier_purchase() {
    let ids = "abdul_karim abdul_knihstig ammar_elschauf";
    let position = owner_with("characters viziers-favour", ids).turn_of(2).hand(0, "florin-9 florin-2");
    let mut game = position.market("tower-07 garden-06 chambers-09 pavilion-01").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(0))));
    assert_eq!(legal(&game), ["vizier 1 with florin-9 florin-2", "pass"]);
    assert_eq!(refusal(&game, "karim 1"), "VIZ-14");
    play_all(&mut game, &["vizier 1 with florin-9 florin-2"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(refusal(&game, "knihstig florin-9"), "BASE-60");
    play_all(&mut game, &["place tower-07 at 1,0"]);
    // No redesign either: the window goes on with seat 2.
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(2))));
    assert_eq!(refusal(&game, "ammar"), "VIZ-14");
    assert!(owns(&game, 0, Character::AbdulKarim));
}

// Abdul Karim

// CHR-30, CHR-T06
#[test]
fn chr_t06_karim_pays_for_a_tower_of_13() {
    let mut game = owner_of("abdul_karim").market("pavilion-01 garden-06 chambers-09 tower-11").game();
    let events = play_all(&mut game, &["karim 4"]);
    let (space, tile) = (Space::Four, read("tower-11"));
    assert_eq!(events, [Event::Characters(CharacterEvent::KarimPaid { seat: seat(0), space, tile })]);
    assert!(table(&game).set_aside().has(tile) && market(&game, 4) == "-");
    assert!(acts(&game, 0) && legal(&game).contains(&"stop".to_string()), "a further action");
    assert!(
        !owns(&game, 0, Character::AbdulKarim) && table(&game).characters_gone().has(Character::AbdulKarim)
    );
    assert_eq!(refusal(&game, "karim 1"), "CHR-15");
}

// CHR-30
#[test]
fn chr_30_karim_is_for_a_tile_of_the_market_in_the_own_turn() {
    let position = owner_of("abdul_karim laila_wundabah").market("- garden-06 chambers-09 tower-11");
    assert_eq!(refusal(&position.clone().game(), "karim 1"), "BASE-30");
    assert_eq!(refusal(&position.clone().before_turn_of(0).game(), "karim 2"), "CHR-21");
    assert_eq!(refusal(&position.turn_of(1).game(), "karim 2"), "CHR-15");
}

// CHR-30, CHR-61: the purchase counts as exact every time.
#[test]
fn chr_61_a_purchase_with_karim_is_exact() {
    let mut game = owner_of("abdul_karim").hand(0, "florin-9 florin-1").game();
    play_all(&mut game, &["buy 1 with florin-9 florin-1", "karim 3", "take florin-9"]);
    assert_eq!(legal_with(&game, "reserve"), ["reserve chambers-09", "reserve tower-06"]);
}

// Abdul Knihstig

// CHR-31
#[test]
fn chr_31_knihstig_takes_a_money_card_after_a_tile_of_10() {
    let mut game = owner_of("abdul_knihstig").hand(0, "florin-9 florin-2").game();
    play_all(&mut game, &["buy 1 with florin-9 florin-2"]);
    let cards = ["knihstig dinar-1", "knihstig dirham-2", "knihstig ducat-4", "knihstig florin-9", "pass"];
    assert_eq!(
        (game.awaited(), legal(&game)),
        (Awaited::Characters(characters::Awaited::Knihstig), cards.map(String::from).to_vec())
    );
    assert_eq!(refusal(&game, "knihstig dinar-2"), "BASE-25");
    assert_eq!(refusal(&game, "take dinar-1"), "CHR-31");
    play_all(&mut game, &["knihstig florin-9"]);
    // The money row is not refilled before F6.
    assert_eq!((hand(&game, 0), row(&game)), ("florin-9".into(), "dinar-1 dirham-2 ducat-4".into()));
    play_all(&mut game, &["reserve tower-06"]);
    assert_eq!(row(&game), "dinar-1 dirham-2 ducat-4 florin-1");
}

// CHR-31
#[test]
fn chr_31_knihstig_needs_a_price_of_10() {
    let mut game = owner_of("abdul_knihstig").hand(0, "dirham-9").game();
    play_all(&mut game, &["buy 2 with dirham-9"]);
    assert!(acts(&game, 0), "a garden of 9 is not enough");
    assert_eq!(refusal(&game, "knihstig dinar-1"), "BASE-20");
}

// CHR-31, INT-09: he comes right after the purchase, before the further action, and the card may pay for the next tile.
#[test]
fn chr_31_knihstig_comes_before_the_further_action() {
    let mut game = owner_of("abdul_knihstig").hand(0, "florin-9 florin-1").row("dinar-1 dirham-9").game();
    play_all(&mut game, &["buy 1 with florin-9 florin-1"]);
    assert_eq!(refusal(&game, "stop"), "CHR-31");
    play_all(&mut game, &["knihstig dirham-9", "buy 2 with dirham-9"]);
}

// CHR-31: a tile that Karim pays for counts as bought.
#[test]
fn chr_31_knihstig_follows_a_purchase_with_karim() {
    let mut game = owner_of("abdul_knihstig abdul_karim").game();
    play_all(&mut game, &["karim 1", "knihstig florin-9"]);
    assert_eq!(hand(&game, 0), "florin-9");
    assert!(acts(&game, 0));
}

// Ammar El'Schauf

// CHR-32
#[test]
fn chr_32_ammar_redesigns_with_a_tile_placed_in_the_same_turn() {
    let mut game = owner_of("ammar_elschauf").hand(0, "florin-9 florin-2").game();
    play_all(&mut game, &["buy 1 with florin-9 florin-2", "place tower-06 at -1,0"]);
    assert_eq!((game.awaited().name(), legal(&game)), ("end_of_turn", vec!["ammar".into(), "pass".into()]));
    assert_eq!(refusal(&game, "remove -1,0"), "CHR-32");
    play_all(&mut game, &["ammar"]);
    assert_eq!((game.awaited(), legal(&game)), (Awaited::Redesign, vec!["remove -1,0".to_string()]));
    assert_eq!(refusal(&game, "take dinar-1"), "BASE-50");
    play_all(&mut game, &["remove -1,0"]);
    assert!(table(&game).reserve(seat(0)).has(read("tower-06")) && acts(&game, 1));
}

// CHR-32
#[test]
fn chr_32_ammar_redesigns_with_a_tile_reserved_in_the_same_turn() {
    let mut game = owner_of("ammar_elschauf").hand(0, "florin-9 florin-2").game();
    play_all(
        &mut game,
        &["buy 1 with florin-9 florin-2", "reserve tower-06", "ammar", "add tower-06 at -1,0"],
    );
    assert_eq!(table(&game).count_built(seat(0), Building::Tower), 1);
    assert!(acts(&game, 1), "one redesign, no more");
}

// CHR-32: one redesign of any form, only in F3 of the owner's turn.
#[test]
fn chr_32_ammar_gives_any_redesign() {
    let position = owner_of("ammar_elschauf").palace(0, "garden-07 at 1,0").reserve(0, "garden-10");
    let mut game = position.clone().game();
    assert_eq!(refusal(&game, "ammar"), "BASE-20");
    play_all(&mut game, &["take dinar-1", "ammar"]);
    for form in ["add", "remove", "swap"] {
        assert!(!legal_with(&game, form).is_empty(), "{form}");
    }
    play_all(&mut game, &["swap garden-10 at 1,0"]);
    assert!(table(&game).reserve(seat(0)).has(read("garden-07")));
    let mut other = position.turn_of(1).game();
    play_all(&mut other, &["take dinar-1"]);
    assert!(acts(&other, 2));
}

// CHR-55, GATE-35: the Alhambra of GATE-T03.
#[test]
fn chr_55_ammars_redesign_may_use_gate_cards() {
    let position =
        owner_with("characters city-gates", "ammar_elschauf").edit(|editor| editor.gate_cards(seat(0), 1));
    let mut game = position.palace(0, "seraglio-06 at 1,0; arcades-08 at 0,1; tower-08 at 1,1").game();
    play_all(&mut game, &["take dinar-1", "ammar"]);
    assert_eq!(refusal(&game, "remove 0,1"), "BASE-53");
    play_all(&mut game, &["remove 0,1 gate 1,0:S"]);
    assert_eq!((table(&game).gates_played(), game.secrets().hand(seat(0)).gates()), (1, 0));
}

// Faruk Will'haben

// CHR-33, CHR-T04
#[test]
fn chr_t04_faruk_takes_up_to_7() {
    let without = owner_of("").game();
    assert_eq!(refusal(&without, "take dinar-1 dirham-2 ducat-4"), "BASE-25");
    assert_eq!(refusal(&without, "take dirham-2 ducat-4"), "BASE-25");
    let position = owner_of("faruk_willhaben");
    assert_eq!(refusal(&position.clone().game(), "take dinar-1 florin-9"), "CHR-33");
    assert_eq!(refusal(&position.clone().row("dinar-4 dirham-4").game(), "take dinar-4 dirham-4"), "CHR-33");
    for (take, is_used) in [
        ("take dinar-1 dirham-2 ducat-4", true),
        ("take dirham-2 ducat-4", true),
        ("take dinar-1 ducat-4", false),
        ("take florin-9", false),
    ] {
        let mut game = position.clone().game();
        assert!(legal(&game).contains(&take.to_string()));
        let events = play_all(&mut game, &[take]);
        let used = CharacterEvent::Used { seat: seat(0), character: Character::FarukWillhaben };
        assert_eq!(events.contains(&Event::Characters(used)), is_used, "{take}");
    }
}

// Laila Wundabah

// CHR-36, CHR-T14
#[test]
fn chr_t14_laila_draws_first_and_then_puts_the_old_tile_back() {
    let mut game = owner_of("laila_wundabah").supply("tower-05").before_turn_of(0).game();
    let events = play_all(&mut game, &["laila 2"]);
    let (old, new) = (read("garden-06"), read("tower-05"));
    let replaced = CharacterEvent::LailaReplaced { seat: seat(0), space: Space::Two, old, new };
    assert_eq!(events[0], Event::Characters(replaced));
    assert_eq!(market(&game, 2), "tower-05");
    assert_eq!(game.secrets().supply().collect::<Vec<_>>(), list::<TileId>("garden-06"));
}

// CHR-36
#[test]
fn chr_36_the_supply_is_shuffled() {
    let tiles = "tower-01 tower-02 tower-03 tower-04 tower-05 garden-01 garden-02 garden-03";
    let mut places = BTreeSet::new();
    for seed in 0..30 {
        let editor =
            Editor::new(rules(3, "characters"), Seed::from_number(seed)).supply(&list::<TileId>(tiles));
        let editor =
            editor.market(Space::Two, Some(read("garden-06"))).character(seat(0), Character::LailaWundabah);
        let mut game = editor.before_turn_of(seat(0)).build();
        play_all(&mut game, &["laila 2"]);
        let supply: Vec<_> = game.secrets().supply().collect();
        assert_eq!((market(&game, 2), supply.len()), ("tower-01", 8));
        places.extend(supply.iter().position(|tile| tile.name() == "garden-06"));
    }
    assert!(places.len() > 4, "the old tile may be anywhere: {places:?}");
}

// CHR-36
#[test]
fn chr_36_laila_needs_a_tile_and_a_supply() {
    let position = owner_of("laila_wundabah yammerad").market("- garden-06 chambers-09 pavilion-01");
    let game = position.clone().before_turn_of(0).game();
    assert_eq!(legal_with(&game, "laila"), ["laila 2", "laila 3", "laila 4"]);
    assert_eq!(refusal(&game, "laila 1"), "BASE-30");
    let empty = position.supply("").before_turn_of(0).game();
    assert_eq!(
        (refusal(&empty, "laila 2"), legal(&empty)),
        ("CHR-36", vec!["yammerad".into(), "pass".into()])
    );
}

// CHR-36, CHR-37, CHR-38
#[test]
fn chr_36_37_38_are_for_f0() {
    let position = owner_of("laila_wundabah machma_klain yammerad").hand(0, "florin-9");
    for action in ["laila 2", "machma florin-9 dinar-1", "yammerad"] {
        let mut game = position.clone().before_turn_of(0).game();
        assert_eq!(refusal(&game, "take dinar-1"), "CHR-21");
        play_all(&mut game, &[action]);
        assert_eq!(refusal(&position.clone().game(), action), "BASE-20");
    }
}

// Machma Klain

// CHR-37, CHR-T10
#[test]
fn chr_t10_machma_takes_a_card_of_no_higher_value() {
    let position = owner_of("machma_klain").hand(0, "ducat-7").row("florin-7 dinar-8 dirham-2 ducat-9");
    let mut game = position.before_turn_of(0).game();
    assert_eq!(legal_with(&game, "machma"), ["machma ducat-7 dirham-2", "machma ducat-7 florin-7"]);
    assert_eq!(refusal(&game, "machma ducat-7 dinar-8"), "CHR-37");
    assert_eq!(refusal(&game, "machma ducat-7 ducat-9"), "CHR-37");
    assert_eq!(refusal(&game, "machma ducat-8 dinar-8"), "BASE-30");
    assert_eq!(refusal(&game, "machma ducat-7 dirham-3"), "BASE-25");
    play_all(&mut game, &["machma ducat-7 florin-7"]);
    assert_eq!(hand(&game, 0), "florin-7");
    assert!(table(&game).discard().has(read("ducat-7")) && table(&game).discard().len() == 1);
    // The money row is not refilled before F6.
    assert_eq!(row(&game), "dinar-8 dirham-2 ducat-9");
    play_all(&mut game, &["take dirham-2"]);
    assert_eq!(row(&game), "dinar-8 ducat-9 florin-1 florin-2");
}

// Yammerad

/// Seat 0 owns Yammerad, may use him, and will draw these cards.
fn yammerad(modules: &str, drawn: &str) -> Position {
    owner_with(modules, "yammerad").draw_pile(&format!("{drawn} florin-1 florin-2 florin-3 florin-4"))
}

// CHR-38
#[test]
fn chr_38_yammerads_card_is_hidden_from_the_others() {
    let [(high, told), (low, _)] = ["ducat-9", "dinar-1"].map(|card| {
        let mut game = yammerad("characters", card).before_turn_of(0).game();
        let events = play_all(&mut game, &["yammerad"]);
        (game, events)
    });
    assert_eq!((hand(&high, 0), hand(&low, 0)), ("ducat-9".into(), "dinar-1".into()));
    let drew = |card| Event::Characters(CharacterEvent::YammeradDrew { seat: seat(0), card });
    assert!(told.contains(&drew(Some(read("ducat-9")))));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(drew(Some(read("ducat-9"))).seen_by(viewer), drew(None));
        assert!(high.view(viewer) == low.view(viewer), "{viewer:?}");
        assert_eq!(high.view(viewer).hand_size(seat(0)), 1);
        assert!(high.view(viewer).remembered_hand(seat(0)).is_empty());
    }
    let own = Viewer::Seat(seat(0));
    assert_eq!(drew(Some(read("ducat-9"))).seen_by(own), drew(Some(read("ducat-9"))));
    assert!(high.view(own).hand().is_some_and(|hand| hand.has(read("ducat-9"))));
}

// CHR-38, CHR-52, CHR-T11: a gate card, like an exchange card, is not a money card.
#[test]
fn chr_t11_yammerad_serves_a_hand_of_up_to_two_money_cards() {
    for (cards, may) in
        [("", true), ("florin-9", true), ("florin-9 dinar-1", true), ("florin-9 dinar-1 dinar-2", false)]
    {
        let position = yammerad("characters city-gates", "ducat-9").hand(0, cards);
        let position = position
            .edit(|editor| editor.gate_cards(seat(0), 1).character(seat(0), Character::LailaWundabah));
        let game = position.before_turn_of(0).game();
        assert_eq!(legal(&game).contains(&"yammerad".to_string()), may, "{cards}");
        if !may {
            assert_eq!(refusal(&game, "yammerad"), "CHR-38");
        }
    }
}

// CHR-52: gate cards are worth nothing in an auction or to Machma.
#[test]
fn chr_52_gate_cards_are_no_money() {
    let gates = |position: Position, index| position.edit(|editor| editor.gate_cards(seat(index), 3));
    let mut game = gates(owner_with("characters city-gates", "").draw_pile("fatima florin-1"), 1).game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(
        (game.awaited(), legal(&game)),
        (Awaited::Characters(characters::Awaited::Bid), vec!["pass".to_string()])
    );
    assert_eq!(refusal(&game, "bid 1"), "CHR-13");
    let game = gates(owner_with("characters city-gates", "machma_klain"), 0).before_turn_of(0).game();
    assert_eq!(legal(&game), ["pass"]);
    // The face-up gate card is not part of the money row that Knihstig takes from.
    let position = owner_with("characters city-gates", "abdul_knihstig").hand(0, "florin-9 florin-1");
    let mut game = position.edit(|editor| editor.gate_card_open(true)).game();
    play_all(&mut game, &["buy 1 with florin-9 florin-1"]);
    assert_eq!(legal(&game).len(), 5);
    assert_eq!(refusal(&game, "take-gate"), "CHR-31");
}

// CHR-45
#[test]
fn chr_45_a_scoring_card_is_due_in_f7_of_this_turn() {
    let mut game = yammerad("characters", "scoring-1 ducat-9").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(hand(&game, 0), "ducat-9", "he draws again");
    assert!(acts(&game, 0) && !table(&game).is_scored(Round::One));
    let events = play_all(&mut game, &["take dinar-1"]);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let filled = place(|event| matches!(event, Event::RowFilled { .. }));
    let scored = place(|event| matches!(event, Event::Scored { round: Round::One, .. }));
    let next = place(|event| matches!(event, Event::TurnStarted { .. }));
    assert!(filled < scored && scored < next && filled.is_some(), "{events:?}");
}

// CHR-46
#[test]
fn chr_46_a_character_is_auctioned_at_once_and_he_draws_again() {
    let mut game =
        yammerad("characters", "fatima faruk_willhaben ducat-9").hand(0, "dinar-5").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(
        (game.awaited(), game.to_act(), hand(&game, 0)),
        (Awaited::Characters(characters::Awaited::Bid), Some(seat(0)), "dinar-5".into())
    );
    play_all(&mut game, &["pass", "pass", "pass"]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::Characters(characters::Awaited::Bid), Some(seat(0))),
        "the next character"
    );
    play_all(&mut game, &["bid 5", "pass", "pass", "pay-bid dinar-5"]);
    assert_eq!(hand(&game, 0), "ducat-9");
    assert!(acts(&game, 0) && owns(&game, 0, Character::FarukWillhaben));
    // CHR-21: Yammerad was this turn's lozenge card.
    assert_eq!(refusal(&game, "take dirham-2 ducat-4"), "CHR-21");
}

// CHR-46
#[test]
fn chr_46_a_gate_card_goes_to_its_place_and_he_draws_again() {
    let mut game = yammerad("characters city-gates", "gate gate ducat-9").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert!(table(&game).is_gate_card_open());
    assert_eq!((table(&game).discard().gates(), hand(&game, 0)), (1, "ducat-9".into()));
}

// CHR-47: what he draws for the hand never joins the money row, and F6 refills the row only up to four cards.
#[test]
fn chr_47_the_row_is_refilled_only_up_to_four() {
    let mut game = yammerad("characters", "ducat-9").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(row(&game), ROW);
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(row(&game), "dirham-2 ducat-4 florin-1 florin-9");
}

// CHR-48, BASE-62
#[test]
fn chr_48_an_empty_draw_pile_is_renewed() {
    let position = owner_of("yammerad").draw_pile("").discard("dinar-7");
    let mut game = position.before_turn_of(0).game();
    let events = play_all(&mut game, &["yammerad"]);
    assert!(events.contains(&Event::Reshuffled { cards: 1 }));
    assert_eq!(hand(&game, 0), "dinar-7");
    // Scoring cards and characters do not end the drawing.
    let position = owner_of("yammerad").draw_pile("scoring-1 fatima").discard("dinar-7");
    let mut game = position.before_turn_of(0).game();
    play_all(&mut game, &["yammerad", "pass", "pass", "pass"]);
    assert_eq!(hand(&game, 0), "dinar-7");
}

// CHR-48, INT-05
#[test]
fn chr_48_if_nothing_can_be_drawn_nothing_more_happens() {
    let mut game = owner_of("yammerad").draw_pile("").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert!(acts(&game, 0) && hand(&game, 0).is_empty() && table(&game).is_lozenge_used());
    // GATE-10: only gate cards are left and the gate place is taken.
    let position = owner_with("characters city-gates", "yammerad").draw_pile("gate gate");
    let mut game = position.edit(|editor| editor.gate_card_open(true)).before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert!(acts(&game, 0));
    assert_eq!((table(&game).draw_pile_len(), table(&game).discard().gates()), (2, 0));
}

// CHR-59: with the Treasure Chamber the characters work as usual.
#[test]
fn chr_59_the_treasure_chamber_changes_no_character() {
    let position = owner_with("characters treasure-chamber", "abdul_knihstig abdul_karim ammar_elschauf");
    let mut game = position.hand(0, "dinar-8").game();
    let spaces = legal_with(&game, "karim").len();
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    // Knihstig gives no card, there is no further action, and the Alhambra cannot be redesigned.
    assert_eq!(spaces, 4);
    assert!(acts(&game, 1));
    assert!(owns(&game, 0, Character::AbdulKarim) && !table(&game).is_lozenge_used());
}

// CHR-44, INT-20: if Hakim's owner is absent, the kind that gives the most points in the current round is named.
// Here the game ends before any scoring card has come up (BASE-82): in round 3 the half tower gives 7 points (13
// instead of 6), the half pavilion 4 (16 instead of 12). In round 1 only the pavilion would give any.
#[test]
fn chr_44_the_best_kind_is_that_of_the_round_at_hand() {
    let position =
        Position::new(4, "characters").row("dirham-1").draw_pile("florin-1 florin-2 florin-3 florin-4");
    let position = position.palace(0, "tower-07 at 1,0; pavilion-07 at 2,0").palace(1, "tower-09 at 1,0");
    let position = position
        .palace(2, "tower-10 at 1,0; tower-08 at 2,0; pavilion-05 at 3,0")
        .palace(3, "tower-11 at 1,0");
    let position = position.edit(|editor| editor.character(seat(0), Character::HakimWahid)).supply("");
    let mut game = position.market("garden-06 - chambers-09 pavilion-01").game();
    play_all(&mut game, &["take dirham-1"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Hakim));
    let score = |kind: Building| {
        let mut game = game.clone();
        play_all(&mut game, &[&format!("hakim {}", kind.name())]);
        table(&game).score(seat(0))
    };
    assert_eq!(score(Building::Tower), score(Building::Garden) + 7);
    assert_eq!(score(Building::Pavilion), score(Building::Garden) + 4);
    assert_eq!(game.view(Viewer::Seat(seat(0))).best_hakim_kind(seat(0)), Building::Tower);
}
