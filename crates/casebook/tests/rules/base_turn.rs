//! Base game: the turn (BASE-20 to BASE-34, BASE-60 to BASE-66).

use engine::vocab::{Card, CardFace, Space};
use engine::{Awaited, Event, Game, Outcome, Round, Viewer};
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, play, play_all, read, refusal, seat};

/// Whether seat 0 has a further action.
fn acts_again(game: &Game) -> bool {
    game.to_act() == Some(seat(0)) && game.awaited() == Awaited::Action
}

#[test]
fn base_20_one_action_then_the_next_player() {
    let mut game = Position::new(3, "").row("dinar-1 dinar-2 dinar-3 dinar-4").game();
    assert_eq!(game.to_act(), Some(seat(0)));
    play_all(&mut game, &["take dinar-4"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    play_all(&mut game, &["take dinar-1", "take dinar-2"]);
    assert_eq!(game.to_act(), Some(seat(0)));
    // No tile is set aside, so nothing can be placed in F1.
    assert_eq!(refusal(&game, "place garden-01 at 1,0"), "BASE-20");
}

#[test]
fn base_21_32_an_exact_payment_gives_one_more_action() {
    let position = Position::new(3, "").row("dinar-1").market("- - garden-07 -");
    // BASE-32: the total equals the price.
    let mut exact = position.clone().hand(0, "dinar-7 dinar-3").game();
    let events = play(&mut exact, "buy 3 with dinar-7 dinar-3").expect("legal");
    assert!(events.iter().any(|event| matches!(event, Event::TileBought { exact: true, .. })));
    assert!(acts_again(&exact));
    // BASE-21: all other actions give no further action.
    let mut over = position.hand(0, "dinar-7 dinar-4").game();
    play_all(&mut over, &["buy 3 with dinar-7 dinar-4"]);
    assert_eq!(over.awaited(), Awaited::Place);
    play_all(&mut exact, &["take dinar-1"]);
    assert_eq!(exact.awaited(), Awaited::Place);
}

#[test]
fn base_22_a_further_action_may_be_declined_the_first_may_not() {
    let mut game =
        Position::new(3, "").row("dinar-1").hand(0, "dinar-7 dinar-3").market("- - garden-07 -").game();
    assert_eq!(refusal(&game, "stop"), "BASE-22");
    play_all(&mut game, &["buy 3 with dinar-7 dinar-3"]);
    assert!(legal(&game).contains(&"stop".into()));
    play_all(&mut game, &["stop"]);
    assert_eq!(game.awaited(), Awaited::Place);
    // Without any other legal action, stopping is the only choice, and the turn goes on with F2.
    let mut stuck = Position::new(3, "").draw_pile("ducat-1").discard("").game();
    assert_eq!(legal(&stuck), ["stop"]);
    play_all(&mut stuck, &["stop"]);
    assert_eq!(stuck.to_act(), Some(seat(1)));
    assert_eq!(stuck.view(Viewer::Public).money_row().len(), 1);
}

#[test]
fn base_23_nothing_is_refilled_during_a_turn() {
    let mut game = Position::new(3, "")
        .row("dinar-1 dinar-2 dinar-5 dinar-9")
        .hand(0, "florin-8 dirham-9 dinar-9 ducat-8")
        .market("pavilion-07 seraglio-07 arcades-08 garden-03")
        .game();
    for (space, card) in [(1, "florin-8"), (2, "dirham-9"), (3, "dinar-9"), (4, "ducat-8")] {
        play_all(&mut game, &[&format!("buy {space} with {card}")]);
        let view = game.view(Viewer::Public);
        assert_eq!(view.market(Space::from_number(space).expect("1 to 4")), None);
        assert_eq!(view.money_row().len(), 4);
    }
    // Four exact purchases and one other action: five at most.
    assert!(acts_again(&game));
    assert!(legal_with(&game, "buy").is_empty());
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(game.view(Viewer::Public).money_row().len(), 3);
}

#[test]
fn base_24_60_the_end_of_turn_places_every_tile() {
    let mut game = Position::new(3, "")
        .row("dinar-1")
        .hand(0, "florin-8 dirham-9")
        .market("pavilion-07 seraglio-07 tower-01 tower-02")
        .game();
    play_all(&mut game, &["buy 1 with florin-8", "buy 2 with dirham-9", "stop"]);
    assert_eq!(game.awaited(), Awaited::Place);
    // BASE-60: the order is free, there is no redesign in this step, and no tile may remain.
    assert_eq!(refusal(&game, "stop"), "BASE-60");
    assert_eq!(refusal(&game, "take dinar-1"), "BASE-60");
    assert_eq!(refusal(&game, "place tower-01 at 1,0"), "BASE-60");
    play_all(&mut game, &["place seraglio-07 at 1,0"]);
    assert_eq!(refusal(&game, "remove 1,0"), "BASE-60");
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["reserve pavilion-07"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    let view = game.view(Viewer::Public);
    assert!(view.reserve(seat(0)).has(read("pavilion-07")) && view.palace(seat(0)).len() == 2);
}

#[test]
fn base_25_t01_taking_money() {
    // BASE-T01: a row of 2, 3, 7, 9.
    let game = Position::new(3, "").row("dinar-2 ducat-3 florin-7 dirham-9").game();
    let mut takes = legal_with(&game, "take");
    takes.sort();
    let expected = ["take dinar-2", "take dinar-2 ducat-3", "take dirham-9", "take ducat-3", "take florin-7"];
    assert_eq!(takes, expected);
    assert_eq!(refusal(&game, "take dinar-2 florin-7"), "BASE-25");
    assert_eq!(refusal(&game, "take dinar-2 ducat-3 florin-7"), "BASE-25");
    assert_eq!(refusal(&game, "take dinar-9"), "BASE-25");
    assert!("take".parse::<engine::Action>().is_err());
    // Several small cards may be taken; equal ones are not distinguished.
    let game = Position::new(3, "").row("dinar-1 dinar-1 dinar-2 florin-1").game();
    assert_eq!(legal_with(&game, "take").len(), 3 + 4 + 3 + 1);
    assert!(legal(&game).contains(&"take dinar-1 dinar-1 dinar-2 florin-1".into()));
    assert_eq!(refusal(&game, "take dinar-2 dinar-2"), "BASE-25");
    // The hand has no size limit.
    let mut rich = Position::new(3, "").row("dinar-9").hand(0, &"dinar-1 dinar-2 dinar-3 ".repeat(3)).game();
    assert!(play(&mut rich, "take dinar-9").is_ok());
}

#[test]
fn base_26_an_empty_row_gives_nothing_to_take() {
    let game = Position::new(3, "").palace(0, "garden-10 at 1,0").game();
    assert!(legal_with(&game, "take").is_empty());
    assert_eq!(refusal(&game, "take dinar-1"), "BASE-25");
    assert_eq!(legal(&game), ["remove 1,0"]);
}

#[test]
fn base_30_a_purchase_needs_a_tile_the_currency_and_the_price() {
    let game = Position::new(3, "")
        .row("dinar-1")
        .hand(0, "dinar-8 dinar-1 florin-9")
        .market("- tower-01 garden-07 tower-02")
        .game();
    assert_eq!(refusal(&game, "buy 1 with florin-9"), "BASE-30");
    assert_eq!(refusal(&game, "buy 3 with florin-9"), "BASE-30");
    assert_eq!(refusal(&game, "buy 3 with dinar-8 dinar-1"), "BASE-30");
    assert_eq!(refusal(&game, "buy 3 with dinar-9 dinar-1"), "BASE-30");
    assert!("buy 3 with dinar-8 florin-9".parse::<engine::Action>().is_err());
}

#[test]
fn base_31_t02_paying_without_change() {
    // BASE-T02: a garden of price 10 on space 3, dinars 8 and 3.
    let mut game =
        Position::new(3, "").hand(0, "dinar-8 dinar-3").market("- - garden-07 -").row("ducat-1").game();
    let events = play(&mut game, "buy 3 with dinar-8 dinar-3").expect("legal");
    assert!(events.iter().any(|event| matches!(event, Event::TileBought { exact: false, .. })));
    assert_eq!(game.awaited(), Awaited::Place, "no further action");
    let discard = game.view(Viewer::Public).discard().money_cards().collect::<Vec<_>>();
    assert_eq!(discard, [read("dinar-3"), read("dinar-8")]);
    assert!(game.secrets().hand(seat(0)).is_empty(), "no change is given");
    // BASE-31: paying too much is legal, superfluous cards are not.
    let game =
        Position::new(3, "").hand(0, "dinar-9 dinar-8 dinar-2 dinar-1").market("- - garden-07 -").game();
    let mut payments = legal_with(&game, "buy");
    payments.sort();
    let expected = [
        "buy 3 with dinar-8 dinar-2",
        "buy 3 with dinar-9 dinar-1",
        "buy 3 with dinar-9 dinar-2",
        "buy 3 with dinar-9 dinar-8",
    ];
    assert_eq!(payments, expected);
    assert_eq!(refusal(&game, "buy 3 with dinar-9 dinar-2 dinar-1"), "BASE-31");
}

#[test]
fn base_33_t03_bought_tiles_wait_and_take_no_part_in_a_redesign() {
    // BASE-T03: two exact purchases, then a swap, then both tiles are placed in any order.
    let mut game = Position::new(3, "")
        .row("ducat-1")
        .hand(0, "florin-8 dirham-9")
        .market("pavilion-07 seraglio-07 tower-01 tower-02")
        .palace(0, "garden-10 at 1,0")
        .reserve(0, "tower-07")
        .game();
    play_all(&mut game, &["buy 1 with florin-8", "buy 2 with dirham-9"]);
    assert_eq!(game.view(Viewer::Public).set_aside().len(), 2);
    assert_eq!(refusal(&game, "swap pavilion-07 at 1,0"), "BASE-50");
    assert_eq!(refusal(&game, "add seraglio-07 at 2,0"), "BASE-50");
    assert_eq!(legal_with(&game, "swap"), ["swap tower-07 at 1,0"]);
    play_all(&mut game, &["swap tower-07 at 1,0"]);
    assert_eq!(game.awaited(), Awaited::Place, "a redesign gives no further action");
    for order in
        [["place seraglio-07 at 2,0", "reserve pavilion-07"], ["reserve pavilion-07", "reserve seraglio-07"]]
    {
        play_all(&mut game.clone(), &order);
    }
}

#[test]
fn base_34_a_tile_may_be_bought_that_fits_nowhere() {
    // The ring of BASE-T16 is closed: nothing can be added.
    let ring = "pavilion-01 at 0,-1; arcades-01 at 1,0; seraglio-01 at 0,1; chambers-01 at -1,0";
    let mut game = Position::new(3, "")
        .hand(0, "dinar-9")
        .market("- - arcades-08 -")
        .palace(0, ring)
        .row("ducat-1")
        .game();
    play_all(&mut game, &["buy 3 with dinar-9", "stop"]);
    assert_eq!(legal(&game), ["reserve arcades-08"]);
}

#[test]
fn base_61_t21_the_row_is_refilled_past_a_scoring_card() {
    // BASE-T21, BASE-63: the money row is refilled to 4 cards, then comes round 1, then the market.
    let mut game = Position::new(3, "")
        .row("dinar-1 dinar-2 dinar-3")
        .draw_pile("scoring-1 dinar-5 ducat-3 ducat-9")
        .hand(0, "florin-7")
        .market("pavilion-06 tower-01 tower-02 tower-03")
        .game();
    let events = play_all(&mut game, &["take dinar-3"]);
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let due = place(&|event| matches!(event, Event::ScoringDue { round: Round::One }));
    let last_card =
        events.iter().rposition(|event| matches!(event, Event::RowFilled { .. })).expect("refilled");
    let scored = place(&|event| matches!(event, Event::Scored { round: Round::One, .. }));
    assert!(due < last_card && last_card < scored);
    let view = game.view(Viewer::Public);
    assert_eq!(view.money_row(), [read("dinar-1"), read("dinar-2"), read("dinar-5"), read("ducat-3")]);
    assert!(view.is_scored(Round::One));
    // The scoring card has left the game.
    assert!(game.secrets().draw_pile().all(|card| !matches!(card.face(), CardFace::Scoring(_))));
}

#[test]
fn base_62_t22_an_empty_draw_pile_is_renewed_from_the_discards() {
    // BASE-T22: 30 cards are shuffled, 3 are drawn.
    let discard: String = (1..=9)
        .flat_map(|value| ["dinar", "dirham", "ducat"].map(|currency| format!("{currency}-{value} ")))
        .collect();
    let discard = discard + "florin-1 florin-2 florin-3";
    let mut game = Position::new(3, "").row("dinar-1 dinar-2 dinar-2").draw_pile("").discard(&discard).game();
    let events = play_all(&mut game, &["take dinar-1 dinar-2 dinar-2"]);
    assert!(events.contains(&Event::Reshuffled { cards: 30 }));
    let view = game.view(Viewer::Public);
    assert_eq!((view.money_row().len(), view.draw_pile_len(), view.discard().len()), (4, 26, 0));
    assert!(game.secrets().draw_pile().all(|card: Card| card.money().is_some()));
    // Both piles empty: the row stays short.
    let mut game = Position::new(3, "").row("dinar-1 dinar-2").draw_pile("").discard("").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.view(Viewer::Public).money_row(), [read("dinar-2")]);
    // It is topped up at the next refill that is able to.
    let mut game = Position::new(3, "")
        .row("dinar-9")
        .draw_pile("")
        .discard("ducat-1 ducat-2 ducat-3 ducat-4 ducat-5")
        .game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.view(Viewer::Public).money_row().len(), 4);
}

#[test]
fn base_63_both_rounds_due_are_held_one_after_the_other() {
    let mut game = Position::new(2, "")
        .row("dinar-1")
        .draw_pile("scoring-2 scoring-1 dinar-5 dinar-6 dinar-7 dinar-8")
        .game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let order: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { round, .. } => Some(format!("round {}", round.number())),
            Event::DirkDrew { .. } => Some("dirk".into()),
            _ => None,
        })
        .collect();
    // F7 to F9 for round 1, then again for round 2.
    assert_eq!(order[0], "round 1");
    assert_eq!(order[1..7], ["dirk"; 6]);
    assert_eq!(order[7], "round 2");
    assert!(order.len() > 8 && order[8..].iter().all(|entry| entry == "dirk"));
}

#[test]
fn base_64_t04_the_market_is_refilled_lowest_space_first() {
    // BASE-T04: spaces 2 and 4 are empty, and the supply yields A, then B.
    let mut game = Position::new(3, "")
        .row("dinar-1")
        .market("tower-01 - tower-02 -")
        .supply("garden-01 garden-02 garden-03")
        .game();
    play_all(&mut game, &["take dinar-1"]);
    let view = game.view(Viewer::Public);
    let market = Space::ALL.map(|space| view.market(space).expect("filled").name());
    assert_eq!(market, ["tower-01", "garden-01", "tower-02", "garden-02"]);
    assert_eq!(view.supply_len(), 1);
}

#[test]
fn base_65_t20_the_game_ends_when_a_space_stays_empty() {
    // BASE-T20: spaces 1 and 3 are empty, the supply holds 1 tile.
    let position = Position::new(3, "").row("dinar-1").market("- tower-01 - tower-02");
    let mut ends = position.clone().supply("garden-01").game();
    let events = play_all(&mut ends, &["take dinar-1"]);
    assert!(events.contains(&Event::MarketFilled { space: Space::One, tile: read("garden-01") }));
    let left: Vec<Space> = events
        .iter()
        .filter_map(|event| match event {
            Event::LeftOver { space, .. } => Some(*space),
            _ => None,
        })
        .collect();
    assert_eq!(left, [Space::One, Space::Two, Space::Four]);
    assert!(matches!(ends.outcome(), Some(Outcome::Won(_))));
    assert_eq!(ends.check(read("take dinar-1")).map_err(|illegal| illegal.rule()), Err("BASE-65"));
    // With 2 tiles both spaces are filled and the game goes on, though the supply is empty.
    let mut goes_on = position.supply("garden-01 garden-02").game();
    play_all(&mut goes_on, &["take dinar-1"]);
    assert_eq!((goes_on.to_act(), goes_on.outcome()), (Some(seat(1)), None));
}

#[test]
fn base_66_without_modules_no_window_opens() {
    let mut game =
        Position::new(4, "").row("dinar-1 dinar-2").hand(1, "dinar-9").market("- - garden-06 -").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    // With the module there is a window: B could pay exactly and is asked.
    let mut game = Position::new(4, "viziers-favour")
        .row("dinar-1 dinar-2")
        .hand(1, "dinar-9")
        .market("- - garden-06 -")
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Window(VIZIER)));
}
