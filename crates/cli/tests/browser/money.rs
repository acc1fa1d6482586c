//! Change and Master Builders: money added to a payment, coins, and a redesign at the end of the turn.

use engine::{Action, Awaited, Module};

use crate::moments;
use crate::page::{Size, run};
use crate::player::APPLIED;

#[test]
fn money_is_added_with_a_tap_and_coins_come_back() {
    let record = moments::find(3, &[Module::Change], |view, legal| {
        view.awaited() == Awaited::AddMoney && legal.len() > 2
    });
    for (size, name) in [(Size::Phone, "change-390"), (Size::Desktop, "change-1440")] {
        run(size, async |page| {
            page.load(&record).await?;
            let paid = page.wait_for("#change-due").await?.text().await?;
            assert!(paid.contains("as change"), "{paid}");
            assert_eq!(page.text("[data-action=pass] .label").await?, "Done");
            page.picture(name).await?;
            // Each tap on the hand adds a piece, until there is enough for a coin.
            while page.exists("#change-due").await? && page.text("#change-due").await?.contains("0 coins") {
                let before = page.text("#prompt").await?;
                page.tap("#hand [data-card].can").await?;
                // A payment that gives coins draws them, which cannot be undone, so the page asks for confirmation.
                page.wait_until(async |page| {
                    Ok(page.exists(APPLIED).await? || page.text("#prompt").await? != before)
                })
                .await?;
                if page.exists(APPLIED).await? {
                    page.tap("#end-turn").await?;
                    break;
                }
            }
            if page.exists("#change-due").await? {
                page.choose("pass").await?;
            }
            page.wait_for("[data-seat='0'] [data-module=change][aria-label^=Coins]").await?;
            page.told(|text| text.starts_with("Ana draws coins:")).await?;
            page.picture(&format!("{name}-coins")).await
        });
    }
}

#[test]
fn a_master_builder_gives_a_redesign_with_one_tap() {
    let record = moments::find(3, &[Module::MasterBuilders], |view, legal| {
        let plays = legal.iter().filter(|action| matches!(action, Action::MasterBuilders(_))).count();
        matches!(view.awaited(), Awaited::EndOfTurn(_))
            && plays > 1
            && !view.reserve(view.turn_of()).is_empty()
    });
    for (size, name) in [(Size::Phone, "builder-390"), (Size::Desktop, "builder-1440")] {
        run(size, async |page| {
            page.load(&record).await?;
            page.wait_for("#hand [data-card^=builder]").await?;
            assert!(page.exists("[data-action^='play builder']").await?, "the choice is listed as well");
            page.picture(name).await?;
            page.tap("#hand [data-card^=builder]").await?;
            page.told(|text| text.starts_with("Ana plays Master builder")).await?;
            page.picture(&format!("{name}-redesign")).await
        });
    }
}
