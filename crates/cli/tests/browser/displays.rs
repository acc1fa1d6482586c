//! Cards bought from a display beside the market: caravanserais, which gain value and pay, and sultan cards, which
//! claim a building.

use std::cell::RefCell;

use engine::modules::{caravanserai, power_of_the_sultan};
use engine::{Action, Awaited, Module};

use crate::moments;
use crate::page::{Size, run};

/// A moment at which a caravanserai card can be bought, and that card.
fn a_purchase() -> (String, String) {
    let found = RefCell::new(String::new());
    let record = moments::find(3, &[Module::Caravanserai], |_, legal| {
        let bought = legal.iter().find_map(|action| match action {
            Action::Caravanserai(caravanserai::Action::Buy { card, .. }) => Some(card.id().to_owned()),
            _ => None,
        });
        *found.borrow_mut() = bought.unwrap_or_default();
        !found.borrow().is_empty()
    });
    (record, found.into_inner())
}

#[test]
fn a_caravanserai_is_bought_from_its_display() {
    let (record, card) = a_purchase();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.open_module(Module::Caravanserai).await?;
        page.wait_for(&format!("#caravanserais [data-caravanserai='{card}'].can")).await?;
        assert!(page.text("#caravanserai-price").await?.starts_with("Price for you"));
        page.tap(&format!("[data-caravanserai='{card}']")).await?;
        page.wait_for("#bar[data-state=choosing]").await?;
        page.picture("caravanserai-1440").await?;
        page.tap("#pay").await?;
        page.told(|text| text.starts_with("Ana buys the caravanserai")).await?;
        // The next turn begins with its marker.
        page.wait_for("[data-action^='move ']").await?;
        page.open_module(Module::Caravanserai).await?;
        page.wait_for("#caravanserai-owned [data-space='start']").await.map(drop)
    });
}

#[test]
fn a_marker_moves_before_the_turn() {
    let record = moments::find(3, &[Module::Caravanserai], |view, legal| {
        // The marker can move up or out.
        view.awaited() == Awaited::Caravanserai(caravanserai::Awaited::Move) && legal.len() > 2
    });
    for (size, name) in [(Size::Desktop, "caravanserai-move-1440"), (Size::Phone, "caravanserai-move-390")] {
        run(size, async |page| {
            page.load(&record).await?;
            page.wait_for("[data-action^='move ']").await?;
            page.picture(name).await?;
            page.choose("move ").await?;
            page.told(|text| text.starts_with("Ana moves the marker")).await?;
            // Its money is shown with the cards in the hand.
            page.wait_for("#hand [data-card][title^='Caravanserai (']").await.map(drop)
        });
    }
}

#[test]
fn a_building_is_taken_for_a_sultan_card() {
    let record = moments::find(3, &[Module::PowerOfTheSultan], |view, _| {
        view.awaited() == Awaited::PowerOfTheSultan(power_of_the_sultan::Awaited::Offer)
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.wait_for("#sultan-offer").await?;
        page.picture("sultan-390").await?;
        page.choose("claim ").await?;
        page.told(|text| text.starts_with("Ana uses a sultan card")).await
    });
}
