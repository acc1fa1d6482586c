//! The sultan with other modules (section 6).

use engine::modules::{power_of_the_sultan, street_trader};
use testkit::window::VIZIER;

use super::*;

#[test]
fn sul_40_exchange_cards_and_diamonds_pay_for_it() {
    let position = Position::new(3, "power-of-the-sultan currency-exchange diamonds")
        .hand(0, "dirham-5 florin-2 exchange-5 diamond-7 diamond-3")
        .row("dinar-1 dinar-2");
    let game = card(position, "SUL03", Building::Garden, None).game();
    // EXC-38, SUL-40: an exchange card that shows its currency may be used. DIA-27: diamonds alone will do, whatever
    // its currency.
    assert_eq!(
        legal_with(&game, "sultan"),
        ["sultan SUL03 with dirham-5 florin-2 exchange-5", "sultan SUL03 with diamond-7"]
    );
    assert_eq!(refusal(&game, "sultan SUL03 with dirham-5 exchange-5"), "EXC-25");
    for purchase in legal_with(&game, "sultan") {
        let mut bought = game.clone();
        play_all(&mut bought, &[&purchase, "keep-mark"]);
        assert!(legal(&bought).contains(&"stop".to_string()), "{purchase} is exact");
    }
    let other = Position::new(3, "power-of-the-sultan currency-exchange")
        .hand(0, "dirham-5 florin-2 exchange-1 exchange-6")
        .row("dinar-1");
    let other = card(other, "SUL03", Building::Garden, None).game();
    assert_eq!(refusal(&other, "sultan SUL03 with dirham-5 exchange-1"), "EXC-25");
    assert_eq!(refusal(&other, "sultan SUL03 with florin-2 exchange-6"), "EXC-20");
}

#[test]
fn sul_41_the_vizier_buys_no_sultan_card_and_its_refill_is_offered() {
    let position = Position::new(3, "power-of-the-sultan viziers-favour")
        .row("dinar-1 dinar-2")
        .draw_pile("ducat-1 ducat-2 ducat-3 ducat-4")
        .hand(2, "florin-2 dirham-7")
        .market("pavilion-01 pavilion-02 pavilion-03 pavilion-04")
        .supply("tower-07 garden-01 garden-02");
    let position = card(position, "SUL01", Building::Tower, Some(0));
    let position = card(position, "SUL05", Building::Tower, Some(1));
    let mut game = card(position, "SUL03", Building::Garden, None).game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Window(VIZIER)));
    assert_eq!(refusal(&game, "sultan SUL03 with dirham-7"), "VIZ-14");
    play_all(&mut game, &["vizier 1 with florin-2", "reserve pavilion-01"]);
    // A has just played: the offer goes to B, then to A, no matter who used the vizier.
    assert_eq!(offered(&game), Some((1, "tower-07".to_string())));
    play_all(&mut game, &["pass"]);
    assert_eq!(offered(&game), Some((0, "tower-07".to_string())));
    play_all(&mut game, &["claim tower-07", "reserve tower-07"]);
    // A claim is not an interrupt: the stones stay as they were, and the window goes on.
    assert_eq!(market(&game)[0].as_deref(), Some("garden-01"));
    assert!(game.view(Viewer::Public).active_viziers().has(seat(0)));
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Window(VIZIER)));
}

#[test]
fn sul_42_laila_offers_from_her_user() {
    let position = Position::new(3, "power-of-the-sultan characters")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .market("pavilion-01 pavilion-02 pavilion-03 pavilion-04")
        .supply("garden-07 tower-01 garden-10 arcades-01")
        .edit(|editor| editor.character(seat(0), Character::LailaWundabah));
    let position = card(position, "SUL01", Building::Garden, Some(1));
    let position = card(position, "SUL05", Building::Garden, Some(0)).before_turn_of(0);
    let mut game = position.game();
    play_all(&mut game, &["laila 2"]);
    assert_eq!(offered(&game), Some((0, "garden-07".to_string())));
    assert_eq!(market(&game)[1].as_deref(), Some("pavilion-02"), "the old tile is still there");
    let mut claimed = game.clone();
    let events = play_all(&mut claimed, &["claim garden-07", "place garden-07 at 1,0"]);
    // Another tile is drawn for the space, and the old one goes back.
    assert!(events.contains(&Event::Characters(engine::modules::characters::Event::LailaReplaced {
        seat: seat(0),
        space: Space::Two,
        old: read("pavilion-02"),
        new: read("tower-01"),
    })));
    assert_eq!(market(&claimed)[1].as_deref(), Some("tower-01"));
    assert_eq!(claimed.view(Viewer::Public).supply_len(), 3);
    assert_eq!((claimed.to_act(), claimed.awaited()), (Some(seat(0)), Awaited::Action));
    // A declines, then B: the tile goes to the market, and nothing more is drawn.
    play_all(&mut game, &["pass"]);
    assert_eq!(offered(&game), Some((1, "garden-07".to_string())));
    play_all(&mut game, &["pass"]);
    assert_eq!(market(&game)[1].as_deref(), Some("garden-07"));
    assert_eq!(game.view(Viewer::Public).supply_len(), 4);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Action));
    assert!(game.view(Viewer::Public).is_lozenge_used());
}

/// INT-12: if the last tile of the supply is claimed, the old one stays.
#[test]
fn sul_42_lailas_tile_stays_when_the_supply_has_run_out() {
    let position = Position::new(3, "power-of-the-sultan characters")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .market("pavilion-01 pavilion-02 pavilion-03 pavilion-04")
        .supply("garden-07")
        .edit(|editor| editor.character(seat(0), Character::LailaWundabah));
    let mut game = card(position, "SUL01", Building::Garden, Some(1)).before_turn_of(0).game();
    play_all(&mut game, &["laila 2", "claim garden-07", "reserve garden-07"]);
    assert_eq!(market(&game)[1].as_deref(), Some("pavilion-02"));
    assert_eq!(game.view(Viewer::Public).supply_len(), 0);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Action));
    assert!(game.view(Viewer::Public).is_lozenge_used());
}

/// CHR-63: Karim pays for a building only; CHR-46: Yammerad puts a sultan card into the display and draws again.
#[test]
fn sul_42_karim_and_yammerad() {
    let position = Position::new(3, "power-of-the-sultan characters")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .draw_pile("SUL03 ducat-9 ducat-1")
        .market("pavilion-01 - - -")
        .edit(|editor| {
            let editor = editor.character(seat(0), Character::Yammerad);
            editor.character(seat(0), Character::AbdulKarim)
        });
    let mut game = card(position, "SUL01", Building::Tower, None).before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(display(&game).len(), 2);
    assert!(game.secrets().hand(seat(0)).has(read("ducat-9")));
    assert_eq!(legal_with(&game, "karim"), ["karim 1"]);
}

/// CAMP-39: a camp drawn for the market goes to its space. HUT-39: a hut is never drawn for the market.
#[test]
fn sul_44_only_buildings_can_be_claimed() {
    for kind in Building::ALL {
        let position = about_to_refill(3, "power-of-the-sultan camps workers-huts", "camp-3 arcades-01");
        let mut game = card(position, "SUL01", kind, Some(0)).game();
        play_all(&mut game, &["take dinar-1"]);
        assert_eq!((offered(&game), market(&game)[1].as_deref()), (None, Some("camp-3")));
        assert!(legal_with(&game, "claim").is_empty());
        assert_eq!(refusal(&game, "claim camp-3"), "BASE-20");
    }
    // HUT-15: huts are in stacks of their own.
    let huts = Position::new(3, "power-of-the-sultan workers-huts").game();
    assert!(huts.secrets().supply().all(|tile| tile.kind().is_some()));
}

/// GATE-38: the claimant may play gate cards when placing a claimed tile.
#[test]
fn sul_45_a_gate_for_a_claimed_tile() {
    let position = about_to_refill(3, "power-of-the-sultan city-gates", "tower-02 garden-01")
        .palace(0, "arcades-03 at 1,0")
        .hand(0, "gate");
    let mut game = card(position, "SUL01", Building::Tower, Some(0)).game();
    play_all(&mut game, &["take dinar-1", "claim tower-02"]);
    let through = legal(&game).into_iter().find(|action| action.contains(" gate "));
    let through = through.expect("a place behind a double wall");
    play_all(&mut game, &[&through]);
    assert_eq!(game.view(Viewer::Public).gates_played(), 1);
}

/// BON-32: the bonus card of a claimed tile may be shown once the tile is in the Alhambra.
#[test]
fn sul_47_a_claimed_tile_counts_for_its_bonus_card() {
    let tile = "garden-07";
    let cards: BonusSet = engine::modules::bonus_cards::BonusCard::all()
        .filter(|card| card.tile() == read::<TileId>(tile))
        .collect();
    let position = about_to_refill(3, "power-of-the-sultan bonus-cards", "garden-07 arcades-01")
        .edit(|editor| editor.bonus_cards(seat(0), BonusSet::EMPTY, cards));
    let mut game = card(position, "SUL01", Building::Garden, Some(0)).game();
    play_all(&mut game, &["take dinar-1"]);
    assert!(legal_with(&game, "show").is_empty());
    play_all(&mut game, &["claim garden-07"]);
    let mut reserved = game.clone();
    play_all(&mut reserved, &["reserve garden-07"]);
    assert!(reserved.view(Viewer::Seat(seat(0))).bonus_showable().is_empty());
    play_all(&mut game, &["place garden-07 at 1,0"]);
    assert_eq!(game.view(Viewer::Seat(seat(0))).bonus_showable(), cards);
}

/// TRE-48, INT-19: a tile claimed in F10 takes part in later distributions only.
#[test]
fn a_claimed_building_takes_chests_from_later_distributions_only() {
    let position = about_to_refill(3, "power-of-the-sultan treasure-chamber", "tower-07 garden-01")
        .hand(1, "dinar-8")
        .edit(|editor| {
            let chests = [Building::Tower; 4];
            editor.room(engine::modules::treasure_chamber::Room::One, Some(chests))
        });
    let mut game = card(position, "SUL01", Building::Tower, Some(1)).game();
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    // F4 is over without a place for the chests when the tower is drawn in F10.
    assert_eq!(offered(&game), Some((1, "tower-07".to_string())));
    play_all(&mut game, &["claim tower-07", "place tower-07 at 1,0"]);
    assert!(game.view(Viewer::Public).stored_chests().is_empty());
    assert_eq!(game.awaited(), Awaited::Action);
}

/// THF-32, SUL-43, INT-17: a thief cannot take a sultan card, but the refill after a theft can turn some up, with a die
/// roll.
#[test]
fn sul_43_the_refill_after_a_thief_brings_cards_up() {
    let position = Position::new(3, "power-of-the-sultan thieves")
        .row("dinar-1 dinar-2 ducat-5 florin-4")
        .draw_pile("dirham-4 SUL05 dirham-9 dirham-8")
        .edit(|editor| {
            let thieves = [Currency::Ducat].into_iter().collect();
            editor.thieves(seat(2), thieves)
        });
    let mut game = card(position, "SUL06", Building::Tower, None).game();
    play_all(&mut game, &["take dinar-1"]);
    while game.to_act() != Some(seat(2)) {
        play_all(&mut game, &["pass"]);
    }
    let thefts: Vec<String> = legal(&game).into_iter().filter(|action| action != "pass").collect();
    assert!(thefts.iter().all(|action| !action.contains("SUL")), "{thefts:?}");
    let events = play_all(&mut game, &["steal ducat-5"]);
    let opened =
        |event: &&Event| matches!(event, Event::PowerOfTheSultan(power_of_the_sultan::Event::Opened { .. }));
    assert_eq!(events.iter().filter(opened).count(), 1);
    assert_eq!(display(&game).len(), 2);
    assert_eq!(game.view(Viewer::Public).money_row().len(), 4);
}

/// CHG-44, SUL-40: coins may pay for a sultan card, and an excess gives change.
#[test]
fn sul_40_coins_pay_and_an_excess_gives_change() {
    let position = Position::new(3, "power-of-the-sultan change")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "dirham-6 coin-dirham dirham-9");
    let game = card(position, "SUL03", Building::Garden, None).game();
    let mut exact = game.clone();
    play_all(&mut exact, &["sultan SUL03 with dirham-6 coin-dirham"]);
    if exact.awaited() == Awaited::AddMoney {
        play_all(&mut exact, &["pass"]);
    }
    assert_eq!(exact.awaited(), Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Mark));
    play_all(&mut exact, &["keep-mark"]);
    assert!(legal(&exact).contains(&"stop".to_string()));
    let mut over = game;
    play_all(&mut over, &["sultan SUL03 with dirham-9"]);
    if over.awaited() == Awaited::AddMoney {
        play_all(&mut over, &["pass"]);
    }
    // 2 too much is paid: one coin is drawn, in addition to the one in hand.
    assert_eq!(over.view(Viewer::Public).coins(seat(0)).iter().sum::<u8>(), 2);
    play_all(&mut over, &["keep-mark"]);
    assert_eq!(over.to_act(), Some(seat(1)));
}

/// MAS + SUL: master builder cards of its currency may pay for a sultan card.
#[test]
fn sul_40_master_builder_cards_pay() {
    let position = Position::new(3, "power-of-the-sultan master-builders")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "dirham-4 builder-dirham builder-ducat");
    let mut game = card(position, "SUL03", Building::Garden, None).game();
    assert_eq!(legal_with(&game, "sultan"), ["sultan SUL03 with dirham-4 builder-dirham"]);
    play_all(&mut game, &["sultan SUL03 with dirham-4 builder-dirham", "keep-mark"]);
    assert!(legal(&game).contains(&"stop".to_string()));
}

/// INT-T3 (INT-12, INT-13), TRD-21, TRD-45: a tile that Laila's owner claims triggers the disc, which goes back at
/// once. Then another tile is drawn. The disc can be triggered again in the same turn.
#[test]
fn int_t3_sul_45_a_claim_in_the_own_turn_triggers_the_disc() {
    let position = Position::new(3, "power-of-the-sultan characters street-trader")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "dinar-6")
        .market("pavilion-01 pavilion-02 seraglio-04 pavilion-04")
        .supply("garden-10 tower-07 arcades-01 arcades-02")
        .edit(|editor| {
            let editor = editor.character(seat(0), Character::LailaWundabah);
            let mut citizens = engine::vocab::ByBuilding::<u8>::default();
            for kind in [Building::Garden, Building::Seraglio, Building::Tower] {
                citizens[kind] = 1;
            }
            editor.disc(seat(0), Some(read("1,0"))).on_disc(seat(0), citizens)
        });
    let mut game = card(position, "SUL05", Building::Garden, Some(0)).before_turn_of(0).game();
    play_all(&mut game, &["laila 2", "claim garden-10", "place garden-10 at 1,0"]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::StreetTrader(street_trader::Awaited::MoveIn), Some(seat(0)))
    );
    play_all(&mut game, &["move-in garden-10", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    let events = play_all(&mut game, &["disc 2,0"]);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Characters(engine::modules::characters::Event::LailaReplaced { .. })
    )));
    assert_eq!(market(&game)[1].as_deref(), Some("tower-07"));
    // F2: another tile on the new cell of the disc triggers it again.
    play_all(&mut game, &["buy 3 with dinar-6", "stop", "place seraglio-04 at 2,0"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::MoveIn));
}

/// INT-T5, the part about the sultan: paying for a card exactly gives a further action but no look. A claimed building
/// gives no look either.
#[test]
fn int_15_t5_inv_55_cards_are_no_buildings() {
    use Building::{Arcades, Chambers, Garden, Pavilion, Seraglio, Tower};
    // The first two are face up.
    let scouts = [Garden, Tower, Arcades, Chambers, Pavilion, Seraglio];
    let position = Position::new(3, "power-of-the-sultan invaders")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "dirham-7")
        .edit(|editor| editor.scouts(scouts));
    let mut game = card(position, "SUL03", Building::Garden, None).game();
    play_all(&mut game, &["sultan SUL03 with dirham-7", "keep-mark"]);
    assert_eq!(game.awaited(), Awaited::Action);
    assert!(legal(&game).contains(&"stop".to_string()), "a further action");
    let position = about_to_refill(3, "power-of-the-sultan invaders", "tower-07 garden-01")
        .edit(|editor| editor.scouts(scouts));
    let mut game = card(position, "SUL01", Building::Tower, Some(0)).game();
    let open = game.view(Viewer::Public).scouts();
    play_all(&mut game, &["take dinar-1", "claim tower-07", "reserve tower-07"]);
    assert_eq!((game.awaited(), game.view(Viewer::Public).scouts()), (Awaited::Action, open));
}

/// INT-15: nor does Knihstig help with a card.
#[test]
fn int_15_chr_63_knihstig_is_for_buildings() {
    let position = Position::new(3, "power-of-the-sultan characters")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "dirham-7")
        .edit(|editor| editor.character(seat(0), Character::AbdulKnihstig));
    let mut game = card(position, "SUL03", Building::Garden, None).game();
    play_all(&mut game, &["sultan SUL03 with dirham-7", "keep-mark"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

/// BAZ-10, BAZ-43: a bazaar is not offered to the owners of cards, but the tile drawn after it is.
#[test]
fn sul_44_baz_43_a_bazaar_is_not_offered() {
    for kind in Building::ALL {
        let position = about_to_refill(3, "power-of-the-sultan bazaars", "BZ3 tower-07 garden-01");
        let mut game = card(position, "SUL01", kind, Some(0)).game();
        let events = play_all(&mut game, &["take dinar-1"]);
        assert!(events.iter().any(|event| matches!(event, Event::Bazaars(_))));
        assert_eq!(offered(&game).is_some(), kind == Building::Tower);
        assert_eq!(refusal(&game, "claim BZ3"), if kind == Building::Tower { "SUL-20" } else { "BASE-20" });
        if kind == Building::Tower {
            play_all(&mut game, &["claim tower-07", "reserve tower-07"]);
        }
        let expected = if kind == Building::Tower { "garden-01" } else { "tower-07" };
        assert_eq!(market(&game)[1].as_deref(), Some(expected));
    }
}

/// ART-23, ART-50, INT-13: culture tiles are taken at once, whoever's turn it is.
#[test]
fn sul_46_art_23_50_int_13_a_claim_updates_culture_tiles_at_once() {
    for (turn_of, claimant) in [(1, 0), (1, 1)] {
        // tower-07 and garden-10 both cost 11.
        let position = about_to_refill(3, "power-of-the-sultan art-of-the-moors", "tower-07 garden-01")
            .turn_of(turn_of)
            .reserve(claimant, "garden-10");
        let mut game = card(position, "SUL01", Building::Tower, Some(claimant)).game();
        play_all(&mut game, &["take dinar-1", "claim tower-07"]);
        let price = engine::modules::art_of_the_moors::Price::new(read::<TileId>("tower-07").price());
        let price = price.expect("a price with culture tiles");
        let tile = |game: &Game| game.view(Viewer::Public).culture_tile(seat(claimant), price);
        assert_eq!((read::<TileId>("garden-10").price(), tile(&game)), (price.value(), None));
        let events = play_all(&mut game, &["reserve tower-07"]);
        assert!(tile(&game).is_some());
        // It happens before the next tile goes to the market.
        let taken = events.iter().position(|event| matches!(event, Event::ArtOfTheMoors(_)));
        let filled = events.iter().position(|event| matches!(event, Event::MarketFilled { .. }));
        assert!(taken.is_some() && taken < filled);
    }
}

/// WALL-46: a claimed tile gets sticks in a later turn, from the reserve or the Alhambra.
#[test]
fn sul_45_wall_46_a_claimed_tile_gets_sticks_later() {
    let position =
        about_to_refill(3, "power-of-the-sultan city-walls", "tower-07 garden-01").wall_display("wall-N");
    let mut game = card(position, "SUL01", Building::Tower, Some(2)).game();
    play_all(&mut game, &["take dinar-1", "claim tower-07"]);
    assert_eq!(refusal(&game, "build wall-N on tower-07"), "BASE-60");
    play_all(&mut game, &["reserve tower-07"]);
    assert_eq!(game.to_act(), Some(seat(2)));
    assert!(legal(&game).contains(&"build wall-N on tower-07".to_string()));
}

/// INT-T7: wall, sultan, gate and exchange cards go to their places; then the asking starts again at N.
#[test]
fn int_17_t7_the_refill_after_a_thief() {
    let modules = "power-of-the-sultan thieves city-walls city-gates currency-exchange";
    let mut game = Position::new(4, modules)
        .row("dinar-1 dinar-2 ducat-5 florin-4")
        .draw_pile("dirham-4 wall-N SUL05 gate exchange-1 dirham-9")
        .thieves(2, "florin")
        .thieves(3, "ducat")
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.to_act(), Some(seat(2)));
    play_all(&mut game, &["pass"]);
    assert_eq!(game.to_act(), Some(seat(3)));
    let events = play_all(&mut game, &["steal ducat-5"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.wall_display().iter().count(), 1);
    let opened =
        |event: &&Event| matches!(event, Event::PowerOfTheSultan(power_of_the_sultan::Event::Opened { .. }));
    assert_eq!((display(&game).len(), events.iter().filter(opened).count()), (1, 1));
    assert!(view.is_gate_card_open());
    assert_eq!((view.exchange_row().iter().count(), view.money_row().len()), (1, 3));
    assert_eq!(game.to_act(), Some(seat(2)), "asked again from N");
}
