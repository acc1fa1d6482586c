//! The caravanserai with other modules (section 6).

use engine::modules::bonus_cards::{BonusCard, BonusSet};
use engine::modules::characters::Character;
use engine::modules::{caravanserai, characters, invaders, treasure_chamber};
use engine::vocab::{Building, SeatSet};
use testkit::window::{THIEF, VIZIER};

use super::*;

/// VIZ-38: the vizier cannot buy a card or move a marker, but the money may help to pay exactly.
#[test]
fn car_33_60_viz_38_the_vizier() {
    let position = position("viziers-favour", 0).market("tower-02 tower-03 chambers-06 tower-05");
    let position = position.hand(1, "dinar-5 ducat-8");
    let position = position.palace(1, &KINDS[..4].join("; ")).edit(|editor| editor.viziers(SeatSet::all(3)));
    let mut game = with_card(position, 1, "CAR01", "M4").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Window(VIZIER)));
    assert_eq!(refusal(&game, "caravanserai CAR02 with ducat-8"), "VIZ-14");
    assert_eq!(refusal(&game, "move CAR01 to M5"), "VIZ-14");
    assert_eq!(legal_with(&game, "vizier"), ["vizier 3 with dinar-5 caravan1-dinar-4"]);
    play_all(&mut game, &["vizier 3 with dinar-5 caravan1-dinar-4", "reserve chambers-06"]);
    assert_eq!(owned(&game, 1), [("CAR01", "start")]);
}

/// INT-23: for all that the others can see, a player with a caravanserai but no card in hand could buy something.
#[test]
fn car_60_int_23_asked_with_an_empty_hand() {
    let position = position("viziers-favour", 4).edit(|editor| editor.viziers(SeatSet::all(3)));
    let mut game = with_card(with_card(position, 2, "CAR01", "M4"), 1, "CAR02", "start").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Window(VIZIER)));
}

/// EXC-38, INT-T4: with an exchange card, money of either currency may pay for a tile, but not for a caravanserai.
#[test]
fn car_61_exc_38_int_14_t4_exchange_cards() {
    // exchange-3 shows dinar and florin, CAR07 is in florins, and garden-05 costs 8.
    let position = position("currency-exchange", 4).market("- - garden-05 -").palace(0, "");
    let position = position.hand(0, "dinar-5 exchange-3");
    let mut game = with_card(position, 0, "CAR07", "M3").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with dinar-5 caravan1-florin-3 exchange-3"]);
    let events = play_all(&mut game, &["buy 3 with dinar-5 caravan1-florin-3 exchange-3"]);
    assert_eq!((exact(&events), owned(&game, 0)), (Some(true), vec![("CAR07", "start")]));
    // Two caravanserais, one of each currency.
    let position = self::position("currency-exchange", 4).market("- - garden-05 -").palace(0, "");
    let position = with_card(position.hand(0, "exchange-3"), 0, "CAR07", "M3");
    let mut both = with_card(position, 0, "CAR01", "M5").game();
    let payment = legal_with(&both, "buy");
    assert_eq!(payment, ["buy 3 with caravan2-dinar-5 caravan1-florin-3 exchange-3"]);
    play_all(&mut both, &[&payment[0]]);
    assert_eq!(owned(&both, 0), [("CAR07", "start"), ("CAR01", "start")]);
    // INT-T4
    let five = self::position("currency-exchange", 5).hand(0, "dinar-2 florin-2 exchange-3").game();
    assert!(legal_with(&five, "caravanserai").is_empty());
    assert_eq!(refusal(&five, "caravanserai CAR01 with dinar-2 florin-2 exchange-3"), "INT-14");
    let mut five = self::position("currency-exchange", 5).hand(0, "dinar-2 dinar-2").game();
    assert_eq!(exact(&play_all(&mut five, &["caravanserai CAR01 with dinar-2 dinar-2"])), Some(true));
}

/// DIA-27: diamonds count as one currency and are never mixed.
#[test]
fn car_62_dia_27_diamonds() {
    let position = position("diamonds", 4).market("- - garden-05 -").hand(0, "diamond-8 diamond-5");
    let mut game = with_card(position, 0, "CAR01", "M3").game();
    assert!("buy 3 with diamond-5 caravan1-dinar-3".parse::<Action>().is_err(), "never mixed");
    assert!(legal(&game).iter().all(|action| !action.contains("caravan1")));
    let events = play_all(&mut game, &["caravanserai CAR02 with diamond-8"]);
    assert_eq!(exact(&events), Some(true));
}

/// CHG-45: an excess gives change. The money of a caravanserai can create the excess, and be added like other money.
#[test]
fn car_63_chg_45_change() {
    let position = position("change", 4).hand(0, "dinar-6");
    let mut game = with_card(position, 0, "CAR01", "M4").game();
    let events = play_all(&mut game, &["caravanserai CAR02 with dinar-6 caravan1-dinar-4"]);
    assert_eq!((exact(&events), table(&game).coins(seat(0)).iter().sum::<u8>()), (Some(false), 1));
    assert_eq!(owned(&game, 0), [("CAR01", "start"), ("CAR02", "start")]);
    // An exact payment, together with coins of the same currency.
    let position = self::position("change", 4).hand(0, "dinar-3 coin-dinar");
    let mut coins = with_card(position, 0, "CAR01", "M4").game();
    let events = play_all(&mut coins, &["caravanserai CAR02 with caravan1-dinar-4 dinar-3 coin-dinar"]);
    assert_eq!((exact(&events), table(&coins).coin_bag()), (Some(true), [6, 6, 6, 6]));
    // CHG-18: it may be added although the price is already paid.
    let position = self::position("change", 4).hand(0, "dinar-8");
    let mut added = with_card(position, 0, "CAR01", "M4").game();
    play_all(&mut added, &["caravanserai CAR02 with dinar-8"]);
    assert_eq!(
        (added.awaited(), legal(&added)),
        (Awaited::AddMoney, vec!["pay-more caravan1-dinar-4".to_string(), "pass".to_string()])
    );
    let mut exactly = added.clone();
    assert_eq!(exact(&play_all(&mut exactly, &["pass"])), Some(true));
    let events = play_all(&mut added, &["pay-more caravan1-dinar-4"]);
    assert_eq!((exact(&events), table(&added).coins(seat(0)).iter().sum::<u8>()), (Some(false), 2));
}

/// CHR-64: bids are backed and paid within one currency.
#[test]
fn car_64_chr_64_an_auction() {
    let position =
        position("characters", 4).draw_pile("hakim_wahid florin-1 florin-2").hand(1, "dinar-5 ducat-6");
    let mut game = with_card(position, 1, "CAR01", "M4").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Bid));
    assert_eq!(game.view(Viewer::Seat(seat(1))).highest_bid(), 9);
    assert_eq!(refusal(&game, "bid 10"), "CHR-13");
    play_all(&mut game, &["bid 9", "pass", "pass"]);
    assert_eq!(legal(&game), ["pay-bid dinar-5 caravan1-dinar-4"]);
    play_all(&mut game, &["pay-bid dinar-5 caravan1-dinar-4"]);
    assert_eq!(owned(&game, 1), [("CAR01", "start")]);
}

/// CAR-64: it is not a card for Yammerad and Machma, and Karim pays for buildings only.
#[test]
fn car_64_yammerad_machma_and_karim() {
    let owner = |character, hand: &str| {
        let position = position("characters", 4).hand(0, hand);
        let position = with_card(position, 0, "CAR01", "B3");
        position.edit(|editor| editor.character(seat(0), character))
    };
    // Two money cards are few enough, no matter what the caravanserai is worth.
    let mut yammerad = owner(Character::Yammerad, "dinar-8 dinar-7").before_turn_of(0).game();
    play_all(&mut yammerad, &["yammerad"]);
    let machma = owner(Character::MachmaKlain, "florin-1").before_turn_of(0).game();
    assert_eq!(legal(&machma), ["machma florin-1 dinar-1", "pass"]);
    assert_eq!(refusal(&machma, "machma caravan1-ducat-3 dinar-1"), "CAR-64");
    let karim = owner(Character::AbdulKarim, "").game();
    assert_eq!(legal_with(&karim, "karim"), ["karim 1", "karim 2", "karim 3", "karim 4"]);
    assert!(legal_with(&karim, "caravanserai").is_empty());
}

/// BASE-08, INT-T16: the marker moves before the characters.
#[test]
fn car_30_base_08_int_t16_before_the_characters() {
    let position = with_card(position("characters", 4).hand(0, "dinar-8"), 0, "CAR01", "M1");
    let position = position.edit(|editor| editor.character(seat(0), Character::Yammerad));
    let mut game = position.before_turn_of(0).game();
    assert_eq!(game.awaited(), Awaited::Caravanserai(caravanserai::Awaited::Move));
    assert_eq!(refusal(&game, "yammerad"), "CAR-30", "the marker first");
    let mut first = game.clone();
    play_all(&mut first, &["move CAR01 to M2", "yammerad"]);
    assert_eq!((first.awaited(), owned(&first, 0)), (Awaited::Action, vec![("CAR01", "M2")]));
    // Not moving is final: after Yammerad it is too late.
    play_all(&mut game, &["pass", "yammerad"]);
    assert_eq!(refusal(&game, "move CAR01 to M2"), "BASE-20");
}

/// THF-36: it cannot be stolen, and markers do not move in F11.
#[test]
fn car_33_65_thf_36_thieves() {
    let position = position("thieves", 4).thieves(2, "dinar").hand(2, "ducat-1");
    let mut game = with_card(with_card(position, 0, "CAR01", "M4"), 2, "CAR02", "M4").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Window(THIEF)));
    assert_eq!(legal(&game), ["steal dinar-2", "steal dinar-3", "steal dinar-4", "pass"]);
    assert_eq!(refusal(&game, "steal caravan1-dinar-4"), "THF-14");
    assert_eq!(refusal(&game, "move CAR02 to M5"), "THF-18");
    play_all(&mut game, &["steal dinar-4"]);
    assert_eq!((owned(&game, 0), owned(&game, 2)), (vec![("CAR01", "M4")], vec![("CAR02", "M4")]));
}

#[test]
fn car_65_master_builders_of_the_same_currency() {
    let position =
        position("master-builders", 4).market("- - tower-01 -").palace(0, "").hand(0, "builder-dinar");
    let mut game = with_card(position, 0, "CAR01", "M4").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with caravan1-dinar-4 builder-dinar"]);
    assert_eq!(exact(&play_all(&mut game, &["buy 3 with caravan1-dinar-4 builder-dinar"])), Some(true));
}

/// TRE-46: chests may be paid for in any mix of currencies, including diamonds, from the highest value down.
#[test]
fn car_66_tre_46_chests() {
    let position = position("treasure-chamber diamonds", 4).hand(0, "diamond-3");
    let position = with_card(with_card(position, 0, "CAR01", "M4"), 0, "CAR05", "M3");
    let mut game = position.game();
    play_all(&mut game, &["chests 1"]);
    assert_eq!(legal(&game), ["pay-chests caravan1-dinar-4"]);
    play_all(&mut game, &["pay-chests caravan1-dinar-4"]);
    assert_eq!(legal(&game), ["pay-chests diamond-3"], "of equal values the caravanserai comes last");
    play_all(&mut game, &["pay-chests diamond-3", "pay-chests caravan2-ducat-3"]);
    assert_eq!(owned(&game, 0), [("CAR01", "start"), ("CAR05", "start")]);
    assert_ne!(
        game.awaited(),
        Awaited::TreasureChamber(treasure_chamber::Awaited::Pay),
        "4, 3 and 3 are enough"
    );
}

/// HUT-39, CAMP-39, BAZ-43, BON-34: none of them makes a kind present.
#[test]
fn car_67_hut_39_camp_39_baz_43_bon_34_what_is_no_kind() {
    let three = KINDS[..3].join("; ");
    for (modules, tile) in [("workers-huts", "hut-garden-1 at 4,0"), ("bazaars", "BZ3 at 4,0")] {
        let game = position(modules, 0).palace(0, &format!("{three}; {tile}")).game();
        assert_eq!(table(&game).caravanserai_price(seat(0)), None, "{tile}");
    }
    // A camp at the wall of garden-08.
    let camp = "garden-08 at 1,0; pavilion-07 at 2,0; seraglio-07 at 3,0; camp-3 at 1,-1";
    assert_eq!(table(&position("camps", 0).palace(0, camp).game()).caravanserai_price(seat(0)), None);
    let shown: BonusSet = BonusCard::all().take(2).collect();
    let game = position("bonus-cards", 3).edit(|editor| editor.bonus_cards(seat(0), shown, BonusSet::EMPTY));
    assert_eq!(table(&game.game()).caravanserai_price(seat(0)), None);
    let hakim = position("characters", 3).edit(|editor| editor.character(seat(0), Character::HakimWahid));
    assert_eq!(table(&hakim.game()).caravanserai_price(seat(0)), None);
}

/// CAR-43: it may pay for camps, bazaars and sultan cards as for buildings.
#[test]
fn car_43_camps_bazaars_and_sultan_cards() {
    // camp-7 costs 8 on the dinar space, and BZ1 is a dinar bazaar.
    let position = position("camps bazaars", 4).market("- - camp-7 -").bazaars("BZ1").hand(0, "dinar-4");
    let game = with_card(position, 0, "CAR01", "M4").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with dinar-4 caravan1-dinar-4"]);
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ1 with dinar-4 caravan1-dinar-4"]);
    for purchase in ["buy 3 with dinar-4 caravan1-dinar-4", "bazaar BZ1 with dinar-4 caravan1-dinar-4"] {
        let mut bought = game.clone();
        play_all(&mut bought, &[purchase]);
        assert_eq!(owned(&bought, 0), [("CAR01", "start")]);
        assert!(has_further_action(&bought));
    }
    // SUL-40
    let position = self::position("power-of-the-sultan", 4).hand(0, "dirham-3");
    let position = position.edit(|editor| editor.sultan_card(read("SUL03"), Building::Garden, None));
    let mut game = with_card(position, 0, "CAR03", "M4").game();
    play_all(&mut game, &["sultan SUL03 with caravan1-dirham-4 dirham-3", "keep-mark"]);
    assert_eq!(owned(&game, 0), [("CAR03", "start")]);
    assert!(has_further_action(&game));
}

/// SUL-40, CAR-68: a claimed tile makes its kind present once it is in the Alhambra.
#[test]
fn car_68_a_claimed_tile() {
    let position = position("power-of-the-sultan", 3).turn_of(2).market("- tower-03 tower-04 tower-05");
    let position = position.supply("chambers-08 garden-01");
    let position =
        position.edit(|editor| editor.sultan_card(read("SUL01"), Building::Chambers, Some(seat(0))));
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1", "claim chambers-08"]);
    let price = |game: &Game| table(game).caravanserai_price(seat(0));
    assert_eq!(price(&game), None);
    let mut reserved = game.clone();
    play_all(&mut reserved, &["reserve chambers-08"]);
    play_all(&mut game, &["place chambers-08 at 4,0"]);
    assert_eq!((price(&reserved), price(&game)), (None, Some(8)));
}

/// INV-57, INT-T5: paying for a building exactly with its money draws a scout; buying a caravanserai card never does.
#[test]
fn int_15_t5_inv_57_scouts() {
    use Building::{Arcades, Chambers, Garden, Pavilion, Seraglio, Tower};
    let scouts = [Garden, Tower, Arcades, Chambers, Pavilion, Seraglio];
    let position = position("invaders characters", 4).market("- - garden-05 -").hand(0, "dinar-4 ducat-8");
    let position = position.edit(|editor| editor.scouts(scouts).character(seat(0), Character::AbdulKnihstig));
    let game = with_card(position, 0, "CAR01", "M4").game();
    let mut building = game.clone();
    play_all(&mut building, &["buy 3 with dinar-4 caravan1-dinar-4"]);
    assert_eq!(building.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    let mut card = game;
    play_all(&mut card, &["caravanserai CAR02 with ducat-8"]);
    assert!(has_further_action(&card), "no look, no Knihstig");
}

/// INT-T12: what counts as money in the final distribution.
#[test]
fn int_21_t12_all_money_of_the_currency() {
    let modules = "master-builders change diamonds currency-exchange";
    let position = position(modules, 0).market("- - - tower-02").supply("");
    let position = position.hand(0, "ducat-5 builder-ducat coin-ducat diamond-9 exchange-1");
    let mut game = with_card(position, 0, "CAR05", "M2").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let total = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::Four, totals, .. } => Some(totals[seat(0)]),
        _ => None,
    });
    assert_eq!(total, Some(5 + 3 + 1 + 2));
}
