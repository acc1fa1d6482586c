//! The special moments of the modules that lie in hands, stacks and rows.

use std::cell::RefCell;

use engine::modules::{city_walls, street_trader};
use engine::vocab::Currency;
use engine::{Action, Module};

use crate::moments;
use crate::page::{Size, run};

#[test]
fn an_exchange_card_joins_two_currencies_in_one_payment() {
    let found = RefCell::new(String::new());
    let record = moments::find(3, &[Module::CurrencyExchange], |_, legal| {
        let mixed = |action: &&Action| matches!(action, Action::Buy { pay, .. } if pay.exchange().is_some());
        // Few payments, so that none of them is folded away.
        let few = legal.iter().filter(|action| matches!(action, Action::Buy { .. })).count() <= 3;
        let action = legal.iter().find(mixed).filter(|_| few);
        *found.borrow_mut() = action.map(ToString::to_string).unwrap_or_default();
        action.is_some()
    });
    let action = found.into_inner();
    run(Size::Desktop, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.wait_for("#exchange-held").await?;
        page.picture("exchange-1440").await?;
        page.click(&format!("[data-action='{action}']")).await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana buys") && text.contains("xchange")))
        })
        .await
    });
}

#[test]
fn diamonds_alone_pay_on_any_space() {
    let found = RefCell::new(String::new());
    let record = moments::find(3, &[Module::Diamonds], |_, legal| {
        let in_diamonds = |action: &&Action| matches!(action, Action::Buy { pay, .. } if pay.currency() == Currency::Diamond);
        let few = legal.iter().filter(|action| matches!(action, Action::Buy { .. })).count() <= 3;
        let action = legal.iter().find(in_diamonds).filter(|_| few);
        *found.borrow_mut() = action.map(ToString::to_string).unwrap_or_default();
        action.is_some()
    });
    let action = found.into_inner();
    run(Size::Phone, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.picture("diamonds-360").await?;
        page.click(&format!("[data-action='{action}']")).await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana buys") && text.contains("iamond")))
        })
        .await
    });
}

#[test]
fn a_bonus_card_is_shown_with_one_tap() {
    let record = moments::find(3, &[Module::BonusCards], |_, legal| {
        legal.iter().any(|action| matches!(action, Action::BonusCards(_))) && legal.len() > 2
    });
    run(Size::Phone, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.click("[data-bonus]:not([disabled])").await?;
        page.picture("bonus-360").await?;
        page.wait_until(async |page| Ok(page.log().await?.iter().any(|text| text.starts_with("Ana shows"))))
            .await
    });
}

#[test]
fn a_hut_is_taken_from_its_stack_and_placed() {
    let record = moments::find(3, &[Module::WorkersHuts], |view, legal| {
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        tiles > 3 && legal.iter().any(|action| matches!(action, Action::WorkersHuts(_)))
    });
    run(Size::Desktop, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.click(".hut.can").await?;
        page.wait_for("#set-aside [data-tile^=hut]").await?;
        page.picture("hut-1440").await?;
        page.click("[data-free]").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana places Hut")))
        })
        .await
    });
}

#[test]
fn a_camp_is_placed_and_its_line_lit() {
    let record = moments::find(3, &[Module::Camps], |_, legal| {
        legal.iter().any(|action| matches!(action, Action::Place { tile, .. } if tile.is_camp()))
    });
    run(Size::Desktop, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.click("#set-aside [data-tile^=camp]").await?;
        page.picture("camp-1440").await?;
        page.click("[data-free]").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana places Camp")))
        })
        .await?;
        page.click(".player[data-seat='0'] button").await?;
        page.click("#show-wall").await?;
        page.wait_for(".camp-line").await?;
        page.picture("camp-line-1440").await
    });
}

/// The card lights the sides where it may go; a tap on such a tile builds.
fn build_walls(size: Size, picture: &str) {
    let record = moments::find(3, &[Module::CityWalls], |view, legal| {
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        let own = |action: &&Action| match action {
            Action::CityWalls(city_walls::Action::Build { tile, card }) => {
                card.walls().len() == 2
                    && view.to_act().is_some_and(|seat| view.palace(seat).cell_of(*tile).is_some())
            }
            _ => false,
        };
        tiles > 4 && legal.iter().filter(own).count() > 2
    });
    run(size, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.wait_for("#wall-display").await?;
        page.click("[data-wall-card]:not([disabled])").await?;
        page.wait_for(".build-choice").await?;
        page.picture(&format!("{picture}-choice")).await?;
        if size == Size::Phone {
            // The palace lies under the sheet of choices.
            page.click("#fold-choices").await?;
        }
        page.click(".cell-movable").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana builds wooden walls")))
        })
        .await?;
        page.picture(&format!("{picture}-built")).await
    });
}

#[test]
fn walls_are_built_where_the_card_lights_the_sides() {
    build_walls(Size::Desktop, "walls-1440");
}

#[test]
fn walls_are_built_on_a_phone() {
    build_walls(Size::Phone, "walls-360");
}

#[test]
fn the_set_up_for_a_real_table_follows_the_choice() {
    run(Size::Tablet, async |page| {
        page.click("#new-game").await?;
        page.click("#setup-list summary").await?;
        let before = page.count("#setup-list li").await?;
        page.click("#preset-expansion-2").await?;
        page.wait_until(async |page| Ok(page.count("#setup-list li").await? > before)).await?;
        page.picture("setup-1024").await
    });
}

#[test]
fn citizens_and_the_disc_are_chosen_before_anything_is_dealt() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| view.is_setting_up());
    run(Size::Phone, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.wait_for("#choose-citizens").await?;
        for kind in ["pavilion", "garden", "tower"] {
            page.click(&format!("#choose-citizens [data-citizen={kind}]")).await?;
        }
        page.picture("citizens-360").await?;
        page.click("#confirm-citizens").await?;
        // The bots choose, everything comes to light, and the cells beside the start tile are lit.
        page.wait_for("[data-free='1,0']").await?;
        page.picture("first-disc-360").await?;
        page.click("[data-free='1,0']").await?;
        page.wait_for("[data-disc='1,0']").await?;
        page.wait_for("#market [data-space='1'] svg").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana begins with these citizens")))
        })
        .await
    });
}

#[test]
fn a_citizen_moves_in_and_the_disc_goes_on() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| {
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        view.awaited() == engine::Awaited::StreetTrader(street_trader::Awaited::MoveIn) && tiles > 5
    });
    run(Size::Desktop, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.click("[data-action^='move-in']").await?;
        page.wait_for("#take-citizen [data-citizen]").await?;
        page.picture("take-citizen-1440").await?;
        page.click("#take-citizen [data-citizen]").await?;
        page.wait_for(".citizen-in").await?;
        page.click("[data-free]").await?;
        page.wait_for("[data-disc]").await?;
        page.picture("trader-1440").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("A citizen of Ana moves into")))
        })
        .await
    });
}

#[test]
fn a_citizen_of_the_disc_is_exchanged_with_two_taps() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| {
        view.awaited() == engine::Awaited::StreetTrader(street_trader::Awaited::Exchange)
    });
    run(Size::Phone, async |page| {
        page.without_confirmation().await?;
        page.load(&record).await?;
        page.click("#exchange-citizen [data-give]").await?;
        page.picture("exchange-citizen-360").await?;
        page.click("#exchange-citizen [data-take]:not([disabled])").await?;
        page.wait_for("[data-free]").await?;
        page.picture("put-back-360").await?;
        page.wait_until(async |page| {
            Ok(page.log().await?.iter().any(|text| text.starts_with("Ana exchanges a citizen")))
        })
        .await
    });
}
