//! Choosing modules by chance and by link, and what they add.

use crate::page::{Page, Size, run};
use thirtyfour::error::WebDriverResult;

/// The modules that are chosen.
async fn chosen(page: &Page) -> WebDriverResult<Vec<String>> {
    page.script(
        "return [...document.querySelectorAll('[data-module]:checked')].map(box => box.dataset.module)",
    )
    .await
}

/// Chooses in a list as a person does.
async fn choose(page: &Page, selector: &str, value: &str) -> WebDriverResult<()> {
    let script = format!(
        "const list = document.querySelector('{selector}'); list.value = '{value}';
        list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.script(&script).await
}

#[test]
fn a_surprise_keeps_to_the_wishes_and_one_module_is_drawn_again() {
    run(Size::Desktop, async |page| {
        page.click("#new-game").await?;
        choose(page, "#surprise-count", "2").await?;
        choose(page, "#surprise-weight", "weight-light").await?;
        // All but four are banned, so every surprise is made of these.
        let script = "for (const list of document.querySelectorAll('[data-wish]')) {
            if (!['camps', 'diamonds', 'city-gates', 'bonus-cards'].includes(list.dataset.wish)) {
                list.value = 'banned';
                list.dispatchEvent(new Event('change', { bubbles: true }));
            }
        }";
        page.script::<()>(script).await?;
        choose(page, "[data-wish=camps]", "favourite").await?;
        let allowed = ["bonus-cards", "city-gates", "diamonds", "camps"];
        for _ in 0..5 {
            page.click("#surprise-me").await?;
            let mix = chosen(page).await?;
            assert!(mix.len() == 2 && mix.iter().all(|slug| allowed.contains(&slug.as_str())), "{mix:?}");
        }
        let before = chosen(page).await?;
        page.click(&format!("[data-reroll={}]", before[0])).await?;
        let after = chosen(page).await?;
        assert!(after.len() == 2 && after.contains(&before[1]) && !after.contains(&before[0]), "{after:?}");
        assert!(page.text("#mix-minutes").await?.contains("minutes"));
        page.whole_picture("chooser-1440").await?;
        // Wishes are remembered.
        page.reload().await?;
        page.click("#new-game").await?;
        let wish: String = page.script("return document.querySelector('[data-wish=camps]').value").await?;
        assert_eq!(wish, "favourite");
        Ok(())
    });
}

#[test]
fn a_link_proposes_a_mix() {
    run(Size::Phone, async |page| {
        page.script::<()>("location.hash = '#mix=camps+diamonds'").await?;
        page.wait_for("#start-game").await?;
        assert_eq!(chosen(page).await?, ["diamonds", "camps"]);
        page.whole_picture("chooser-360").await?;
        // Again, from the same screen.
        page.script::<()>("location.hash = '#mix=characters'").await?;
        page.wait_until(async |page| Ok(chosen(page).await? == ["characters"])).await?;
        page.script::<()>("location.hash = '#mix=camps+dragons'").await?;
        page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains("dragons"))).await
    });
}

#[test]
fn a_page_of_each_module_says_what_it_adds() {
    run(Size::Desktop, async |page| {
        page.click("#new-game").await?;
        page.click("[data-rules=characters]").await?;
        page.wait_for("#module-adds").await?;
        assert_eq!(page.count("#module-adds .it").await?, 2);
        assert_eq!(page.count("#module-adds dd").await?, 3);
        page.picture("adds-1440").await?;
        // The base game is no module.
        choose(page, "#rule-file", "0").await?;
        page.wait_until(async |page| Ok(!page.exists("#module-adds").await?)).await
    });
}
