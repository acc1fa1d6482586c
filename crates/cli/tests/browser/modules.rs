//! The special moments of the modules with cards and tiles in hands, stacks and displays.

use std::cell::RefCell;

use engine::modules::{city_walls, street_trader};
use engine::vocab::{Currency, Payment, Space};
use engine::{Action, Module};

use crate::moments;
use crate::page::{Size, run};

/// A moment at which a tile can be paid for in this way, its space, and the action.
fn a_payment(module: Module, is_it: impl Fn(&Payment) -> bool) -> (String, Space, String) {
    let found = RefCell::new(None);
    let record = moments::find(3, &[module], |_, legal| {
        // There must be few payments, so that none of them is folded away.
        let few = legal.iter().filter(|action| matches!(action, Action::Buy { .. })).count() <= 3;
        let paid = legal.iter().find_map(|action| match action {
            Action::Buy { space, pay } if is_it(pay) => Some((*space, action.to_string())),
            _ => None,
        });
        *found.borrow_mut() = paid.filter(|_| few);
        found.borrow().is_some()
    });
    let (space, action) = found.into_inner().expect("a purchase");
    (record, space, action)
}

#[test]
fn an_exchange_card_joins_two_currencies_in_one_payment() {
    let (record, space, action) = a_payment(Module::CurrencyExchange, |pay| pay.exchange().is_some());
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.wait_for("#module-hand [data-module=currency-exchange]").await?;
        page.tap(&format!("#market [data-space='{}']", space.number())).await?;
        page.picture("exchange-1440").await?;
        page.choose(&action).await?;
        page.told(|text| text.starts_with("Ana buys") && text.contains("xchange")).await
    });
}

#[test]
fn diamonds_alone_pay_on_any_space() {
    let (record, space, action) = a_payment(Module::Diamonds, |pay| pay.currency() == Currency::Diamond);
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.tap(&format!("#market [data-space='{}']", space.number())).await?;
        page.picture("diamonds-390").await?;
        page.choose(&action).await?;
        page.told(|text| text.starts_with("Ana buys") && text.contains("iamond")).await
    });
}

#[test]
fn a_bonus_card_is_shown_with_a_tap() {
    let record = moments::find(3, &[Module::BonusCards], |_, legal| {
        legal.iter().any(|action| matches!(action, Action::BonusCards(_))) && legal.len() > 2
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        // A single card is shown in the hand; several are shown as a stack.
        let card = "#module-hand [data-module=bonus-cards].can";
        if !page.can_tap(card).await? {
            page.tap("#module-stack").await?;
            page.tap("#modules-sheet [data-module=bonus-cards]").await?;
        }
        page.picture("bonus-390").await?;
        page.tap(&format!("{card}, #drawer .piece.can")).await?;
        page.told(|text| text.starts_with("Ana shows")).await
    });
}

#[test]
fn a_hut_is_taken_from_its_stack_and_placed() {
    let record = moments::find(3, &[Module::WorkersHuts], |view, legal| {
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        tiles > 3 && legal.iter().any(|action| matches!(action, Action::WorkersHuts(_)))
    });
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.open_module(Module::WorkersHuts).await?;
        page.tap(".hut.can").await?;
        page.wait_for("#set-aside [data-tile^=hut]").await?;
        page.picture("hut-1440").await?;
        // The next hut is revealed, which cannot be undone, so the page asks for confirmation.
        page.tap("#bar[data-state=applied] #end-turn").await?;
        page.tap("#plan [data-free]").await?;
        page.told(|text| text.starts_with("Ana places Hut")).await
    });
}

#[test]
fn a_camp_is_placed_and_its_line_lit() {
    let record = moments::find(3, &[Module::Camps], |_, legal| {
        legal.iter().any(|action| matches!(action, Action::Place { tile, .. } if tile.is_camp()))
    });
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.tap("#set-aside [data-tile^=camp]").await?;
        page.picture("camp-1440").await?;
        page.tap("#plan [data-free]").await?;
        page.told(|text| text.starts_with("Ana places Camp")).await?;
        page.tap("#show-wall").await?;
        page.wait_for(".camp-line").await?;
        page.picture("camp-line-1440").await
    });
}

/// Builds walls: the card highlights the sides where it may go, and a tap on such a tile builds.
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
        page.load(&record).await?;
        page.open_module(Module::CityWalls).await?;
        page.tap("[data-wall-card]:not([disabled])").await?;
        page.wait_for(".build-choice").await?;
        page.picture(&format!("{picture}-choice")).await?;
        page.tap(".cell-movable").await?;
        page.told(|text| text.starts_with("Ana builds wooden walls")).await?;
        page.picture(&format!("{picture}-built")).await
    });
}

#[test]
fn walls_are_built_where_the_card_lights_the_sides() {
    build_walls(Size::Desktop, "walls-1440");
}

#[test]
fn walls_are_built_on_a_phone() {
    build_walls(Size::Phone, "walls-390");
}

#[test]
fn the_set_up_for_a_real_table_follows_the_choice() {
    run(Size::Tablet, async |page| {
        page.tap("#new-game").await?;
        page.tap("#real-table").await?;
        page.wait_for("#setup-list li").await?;
        let before = page.count("#setup-list li").await?;
        // The list goes step by step, and the next step is marked.
        page.tap("#setup-next").await?;
        page.tap("[data-step='3']").await?;
        page.wait_until(async |page| Ok(page.count("#setup-list li.d").await? == 2)).await?;
        assert_eq!(page.attribute("#setup-list li:nth-child(2)", "class").await?, "now");
        page.tap("#real-table-slip [data-close]").await?;
        page.tab("modules").await?;
        page.tap("#preset-expansion-2").await?;
        page.tap("#real-table").await?;
        page.wait_until(async |page| Ok(page.count("#setup-list li").await? > before)).await?;
        page.picture("setup-1024").await
    });
}

#[test]
fn citizens_and_the_disc_are_chosen_before_anything_is_dealt() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| view.is_setting_up());
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.wait_for("#choose-citizens").await?;
        for kind in ["pavilion", "garden", "tower"] {
            page.tap(&format!("#choose-citizens [data-citizen={kind}]")).await?;
        }
        page.picture("citizens-390").await?;
        page.tap("#confirm-citizens").await?;
        // The bots choose, everything is revealed, and the cells beside the start tile are highlighted.
        page.wait_for("[data-free='1,0']").await?;
        page.picture("first-disc-390").await?;
        page.tap("[data-free='1,0']").await?;
        page.wait_for("[data-free='1,0'][aria-pressed=true]").await?;
        page.tap("#end-turn").await?;
        page.wait_for("[data-disc='1,0']").await?;
        page.wait_for("#market [data-space='1'] svg").await?;
        page.told(|text| text.starts_with("Ana begins with these citizens")).await
    });
}

#[test]
fn a_citizen_moves_in_and_the_disc_goes_on() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| {
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        view.awaited() == engine::Awaited::StreetTrader(street_trader::Awaited::MoveIn) && tiles > 5
    });
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.choose("move-in").await?;
        page.wait_for("#take-citizen [data-citizen]").await?;
        page.picture("take-citizen-1440").await?;
        page.tap("#take-citizen [data-citizen]").await?;
        page.wait_for(".citizen-in").await?;
        page.tap("#plan [data-free]").await?;
        page.wait_for("[data-disc]").await?;
        page.picture("trader-1440").await?;
        page.told(|text| text.starts_with("A citizen of Ana moves into")).await
    });
}

#[test]
fn a_citizen_of_the_disc_is_exchanged_with_two_taps() {
    let record = moments::find(3, &[Module::StreetTrader], |view, _| {
        view.awaited() == engine::Awaited::StreetTrader(street_trader::Awaited::Exchange)
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.tap("#exchange-citizen [data-give]").await?;
        page.picture("exchange-citizen-390").await?;
        page.tap("#exchange-citizen [data-take]:not([disabled])").await?;
        page.wait_for("[data-free]").await?;
        page.picture("put-back-390").await?;
        page.told(|text| text.starts_with("Ana exchanges a citizen")).await
    });
}
