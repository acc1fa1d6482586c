//! Bazaars: bought beside the market at the current price, and placed with a preview of what they would score.

use std::cell::RefCell;

use engine::modules::bazaars;
use engine::{Action, Module};

use crate::moments;
use crate::page::{Size, run};

/// A moment at which a bazaar can be bought, and that bazaar.
fn a_purchase() -> (String, String) {
    let found = RefCell::new(String::new());
    let record = moments::find(3, &[Module::Bazaars], |view, legal| {
        let buys = legal.iter().find_map(|action| match action {
            Action::Bazaars(bazaars::Action::Buy { tile, .. }) => Some(tile.name().to_owned()),
            _ => None,
        });
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        *found.borrow_mut() = buys.filter(|_| tiles > 4).unwrap_or_default();
        !found.borrow().is_empty()
    });
    (record, found.into_inner())
}

#[test]
fn a_bazaar_is_bought_beside_the_market_and_placed() {
    let (record, tile) = a_purchase();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.open_module(Module::Bazaars).await?;
        page.wait_for(&format!("#bazaars [data-bazaar='{tile}'].can")).await?;
        page.tap(&format!("[data-bazaar='{tile}']")).await?;
        page.picture("bazaar-1440").await?;
        page.tap("#pay").await?;
        page.told(|text| text.starts_with("Ana buys Bazaar")).await?;
        if !page.exists("#bar[data-state=placing]").await? {
            page.tap("#end-turn").await?;
        }
        page.wait_for(&format!("#set-aside [data-tile='{tile}']")).await?;
        page.picture("bazaar-placing-1440").await?;
        page.tap("#plan [data-free]").await?;
        page.told(|text| text.starts_with("Ana places Bazaar")).await
    });
}

#[test]
fn a_bazaar_that_cannot_be_bought_says_why() {
    let record = moments::find(3, &[Module::Bazaars], |view, legal| {
        let buys = |action: &Action| matches!(action, Action::Bazaars(_));
        view.bazaars().len() > 2 && legal.len() > 3 && !legal.iter().any(buys)
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.open_module(Module::Bazaars).await?;
        page.tap("#bazaars [data-bazaar]").await?;
        page.wait_for("#bar[data-state=choosing] #why").await?;
        assert!(!page.read("#prompt p").await?.is_empty(), "it says why");
        page.picture("bazaar-390").await
    });
}
