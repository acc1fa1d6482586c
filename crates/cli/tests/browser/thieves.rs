//! Thieves: the offer between two turns, and a card taken from the money row out of turn.

use engine::{Action, Module};

use crate::moments;
use crate::page::{Size, run};

#[test]
fn a_thief_takes_a_card_of_the_row_with_one_tap() {
    let record = moments::find(3, &[Module::Thieves], |view, legal| {
        let steals = |action: &Action| matches!(action, Action::Thieves(_));
        view.awaited().asks(Module::Thieves) && legal.iter().any(steals)
    });
    run(Size::Phone, async |page| {
        page.with_patience(0).await?;
        page.load(&record).await?;
        let held = page.labels("#module-hand [data-module=thieves]").await?;
        assert!(held.iter().all(|label| label.starts_with("Thief")), "{held:?}");
        page.picture("thief-390").await?;
        page.tap("#money-row [data-card]").await?;
        page.told(|text| text.starts_with("Ana plays a thief and takes")).await
    });
}

#[test]
fn vizier_and_thief_share_one_quiet_offer() {
    let record = moments::find(3, &[Module::ViziersFavour, Module::Thieves], |view, legal| {
        view.awaited().asks(Module::ViziersFavour) && view.awaited().asks(Module::Thieves) && legal.len() > 2
    });
    run(Size::Desktop, async |page| {
        page.with_patience(5).await?;
        page.load(&record).await?;
        page.wait_for("#offer-clock").await?;
        assert_eq!(page.count("#offer-clock svg").await?, 2, "the stone and the thief");
        page.picture("vizier-or-thief-1440").await?;
        page.wait_until(async |page| Ok(!page.exists("#offer-clock").await?)).await
    });
}
