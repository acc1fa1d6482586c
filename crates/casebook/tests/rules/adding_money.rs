//! Paying more than needed (BASE-35): allowed where it can matter, and nowhere else.

use engine::modules::characters::Character;
use engine::modules::treasure_chamber::Event as ChestEvent;
use engine::{Awaited, Event, Game, Rules, Viewer};
use testkit::{Position, legal, legal_with, play_all, refusal, rules, seat};

const MARKET: &str = "tower-06 garden-06 tower-03 pavilion-01";

/// Seat 0 is about to act; tower-03 costs 9 dinars.
fn opening(rules: Rules) -> Position {
    let position = Position::with_rules(rules).row("dirham-1 dirham-2 dirham-4 florin-9");
    position.market(MARKET).draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5")
}

/// The same position, with seat 0 owning Yammerad.
fn owner(rules: Rules) -> Position {
    opening(rules).edit(|editor| editor.character(seat(0), Character::Yammerad))
}

fn hand(game: &Game) -> String {
    let cards: Vec<String> =
        game.secrets().hand(seat(0)).money_cards().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// Whether the tile was paid for exactly, and how much was paid.
fn bought(events: &[Event]) -> Option<(bool, u16)> {
    events.iter().find_map(|event| match event {
        Event::TileBought { exact, pay, .. } => Some((*exact, pay.total())),
        _ => None,
    })
}

/// Yammerad's owner may get down to fewer than three cards, and so draw one in the next turn.
#[test]
fn base_35_chr_38_the_owner_of_yammerad_may_be_rid_of_cards() {
    let position = || owner(rules(3, "characters")).hand(0, "dinar-9 dinar-2 dinar-1 ducat-5");
    let mut game = position().game();
    assert_eq!(refusal(&game, "buy 3 with dinar-9 dinar-1"), "BASE-31");
    play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::AddMoney));
    assert_eq!(legal(&game), ["pay-more dinar-1", "pay-more dinar-2", "pass"]);
    assert_eq!(refusal(&game, "pay-more ducat-5"), "BASE-35");
    assert_eq!(refusal(&game, "pay-more dinar-3"), "BASE-30");
    assert_eq!(refusal(&game, "take dirham-1"), "BASE-35");
    play_all(&mut game, &["pay-more dinar-2"]);
    // Paying the last card of the currency ends the payment automatically.
    let events = play_all(&mut game, &["pay-more dinar-1"]);
    assert_eq!((bought(&events), hand(&game).as_str()), (Some((false, 12)), "ducat-5"));
    assert_eq!(game.awaited(), Awaited::Place, "no longer exact, so no further action");
    // A player who adds nothing has paid exactly.
    let mut game = position().game();
    let events = play_all(&mut game, &["buy 3 with dinar-9", "pass"]);
    assert_eq!((bought(&events), game.awaited()), (Some((true, 9)), Awaited::Action));
}

/// R20: nobody else gains anything by paying more, so nobody else is asked.
#[test]
fn base_31_35_without_change_and_yammerad_nobody_is_asked() {
    for modules in ["", "characters", "diamonds master-builders treasure-chamber"] {
        let mut game = opening(rules(3, modules)).hand(0, "dinar-9 dinar-2").game();
        assert_eq!(refusal(&game, "buy 3 with dinar-9 dinar-2"), "BASE-31");
        play_all(&mut game, &["buy 3 with dinar-9"]);
        assert_eq!(game.awaited(), Awaited::Action, "{modules}");
        assert_eq!(refusal(&game, "pay-more dinar-2"), "BASE-20");
    }
    // Another player's Yammerad is of no use.
    let position = opening(rules(3, "characters")).hand(0, "dinar-9 dinar-2");
    let mut game = position.edit(|editor| editor.character(seat(1), Character::Yammerad)).game();
    play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

/// Coins and caravanserais are not cards, so adding them is only worthwhile if change is given.
#[test]
fn base_35_only_cards_may_be_added_for_yammerad() {
    let hand = "dinar-9 dinar-1 coin-dinar";
    let mut game = owner(rules(3, "characters change")).hand(0, hand).game();
    play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(legal(&game), ["pay-more dinar-1", "pay-more coin-dinar", "pass"], "change is given");
    let mut game = owner(rules(3, "characters change treasure-chamber")).hand(0, hand).game();
    play_all(&mut game, &["chests 1", "pay-chests dinar-9"]);
    assert_eq!(legal(&game), ["pay-chests dinar-1", "pass"], "chests give no change");
    assert_eq!(refusal(&game, "pay-chests coin-dinar"), "BASE-35");
}

/// Bids are paid in one currency, including the money that is added.
#[test]
fn base_35_chr_14_more_for_a_bid() {
    let rules = rules(3, "characters");
    let position = owner(rules).draw_pile("faruk_willhaben florin-1 florin-2 florin-3 florin-4");
    let hands = position.hand(0, "dinar-4 dinar-1 ducat-3").hand(1, "").hand(2, "");
    let mut game = hands.game();
    play_all(&mut game, &["take dirham-1"]);
    while game.awaited() != Awaited::Characters(engine::modules::characters::Awaited::Pay) {
        let action = if game.to_act() == Some(seat(0)) { "bid 3" } else { "pass" };
        play_all(&mut game, &[action]);
    }
    play_all(&mut game, &["pay-bid dinar-4"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::AddMoney, Some(seat(0))));
    assert_eq!(legal(&game), ["pay-more dinar-1", "pass"]);
    play_all(&mut game, &["pay-more dinar-1"]);
    assert_eq!(hand(&game), "dirham-1 ducat-3");
    assert!(game.view(Viewer::Public).characters(seat(0)).has(Character::FarukWillhaben));
}

/// Chests are paid for from the highest card down, including the money that is added, so there is only one way to make
/// each payment.
#[test]
fn base_35_tre_11_more_for_chests() {
    let position =
        || owner(rules(3, "characters treasure-chamber")).hand(0, "dinar-9 ducat-5 florin-5 florin-1");
    let mut game = position().game();
    play_all(&mut game, &["chests 1", "pay-chests dinar-9"]);
    assert_eq!(legal(&game), ["pay-chests ducat-5", "pay-chests florin-1", "pay-chests florin-5", "pass"]);
    play_all(&mut game, &["pay-chests florin-5"]);
    assert_eq!(legal(&game), ["pay-chests florin-1", "pass"]);
    assert_eq!(refusal(&game, "pay-chests ducat-5"), "TRE-11");
    assert_eq!(refusal(&game, "pay-chests ducat-9"), "BASE-30");
    assert_eq!(refusal(&game, "stop"), "BASE-35");
    let events = play_all(&mut game, &["pass"]);
    let is_bought = |event: &Event| matches!(event, Event::TreasureChamber(ChestEvent::Bought { .. }));
    assert!(events.iter().any(is_bought), "{events:?}");
    assert_eq!(hand(&game), "ducat-5 florin-1");
    // Nobody else may, not even with Change in play: chests give no change (TRE-12).
    for modules in ["treasure-chamber", "characters change treasure-chamber"] {
        let mut game = opening(rules(3, modules)).hand(0, "dinar-9 ducat-5").game();
        play_all(&mut game, &["chests 1", "pay-chests dinar-9"]);
        assert!(legal_with(&game, "pay-chests").is_empty(), "{modules}");
        assert_eq!(hand(&game), "ducat-5");
    }
}

/// A game that was begun under the first version of the rules asks nobody.
#[test]
fn base_35_games_of_the_first_version_go_on_as_they_were_begun() {
    let old = rules(3, "characters treasure-chamber").with_version(1).expect("a version");
    let mut game = owner(old).hand(0, "dinar-9 dinar-2").game();
    play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(game.awaited(), Awaited::Action);
    let mut game = owner(old).hand(0, "dinar-9 dinar-2").game();
    play_all(&mut game, &["chests 1", "pay-chests dinar-9"]);
    assert_eq!(hand(&game), "dinar-2");
    for version in [0, engine::RULES_VERSION + 1] {
        assert!(old.with_version(version).is_err(), "{version}");
    }
}
