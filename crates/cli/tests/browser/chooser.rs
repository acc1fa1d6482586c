//! Choosing modules by chance and by link, and what they add.

use crate::page::{Page, Size, run};
use thirtyfour::error::WebDriverResult;

/// The modules that are chosen.
pub async fn chosen(page: &Page) -> WebDriverResult<Vec<String>> {
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
        page.tap("#new-game").await?;
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
            page.scroll_and_tap("#surprise-me").await?;
            let mix = chosen(page).await?;
            assert!(mix.len() == 2 && mix.iter().all(|slug| allowed.contains(&slug.as_str())), "{mix:?}");
        }
        let before = chosen(page).await?;
        page.scroll_and_tap(&format!("[data-reroll={}]", before[0])).await?;
        let after = chosen(page).await?;
        assert!(after.len() == 2 && after.contains(&before[1]) && !after.contains(&before[0]), "{after:?}");
        assert!(page.text("#mix-minutes").await?.contains("minutes"));
        page.whole_picture("chooser-1440").await?;
        // Wishes are remembered.
        page.reload().await?;
        page.tap("#new-game").await?;
        let wish: String = page.script("return document.querySelector('[data-wish=camps]').value").await?;
        assert_eq!(wish, "favourite");
        Ok(())
    });
}

#[test]
fn a_surprise_of_the_red_palace_is_made_of_its_modules_and_can_be_shared() {
    run(Size::Desktop, async |page| {
        page.tap("#red-palace").await?;
        page.wait_for("#game-red-palace[aria-pressed=true]").await?;
        assert_eq!(page.count("#surprise-count option").await?, 4);
        choose(page, "#surprise-count", "2").await?;
        choose(page, "[data-wish=medinas]", "banned").await?;
        choose(page, "[data-wish=camps]", "favourite").await?;
        for weight in ["weight-light", "weight-heavy", "weight-any"] {
            choose(page, "#surprise-weight", weight).await?;
            page.scroll_and_tap("#surprise-me").await?;
            let mix = chosen(page).await?;
            let allowed = ["bazaars", "camps", "classic-scoring"];
            assert!(mix.len() == 2 && mix.iter().all(|slug| allowed.contains(&slug.as_str())), "{mix:?}");
        }
        let before = chosen(page).await?;
        page.scroll_and_tap(&format!("[data-reroll={}]", before[0])).await?;
        let after = chosen(page).await?;
        assert!(after.len() == 2 && after.contains(&before[1]) && !after.contains(&before[0]), "{after:?}");
        // Nothing else could come when all that is allowed is in.
        choose(page, "#surprise-count", "4").await?;
        page.scroll_and_tap("#surprise-me").await?;
        assert_eq!(chosen(page).await?.len(), 3);
        assert_eq!(page.count("[data-reroll]").await?, 0);
        let minutes = page.text("#mix-minutes").await?;
        page.whole_picture("red-surprise-1440").await?;
        page.scroll_and_tap("#preset-base").await?;
        assert_ne!(page.text("#mix-minutes").await?, minutes);
        page.scroll_and_tap("[data-module=camps]").await?;
        page.script::<()>("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
            .await?;
        page.scroll_and_tap("#copy-mix").await?;
        let copied: String = page.script("return window.copied").await?;
        assert!(copied.ends_with("#mix=red-palace:fixed:camps"), "{copied}");
        Ok(())
    });
}

#[test]
fn a_surprise_draws_the_game_too_and_stays_under_the_hand() {
    for (size, name) in [(Size::Desktop, 1440), (Size::Phone, 390)] {
        run(size, async |page| {
            page.tap("#new-game").await?;
            // Only the game chosen, until it is asked for.
            for _ in 0..6 {
                page.scroll_and_tap("#surprise-me").await?;
                page.wait_for("#game-alhambra[aria-pressed=true]").await?;
            }
            page.scroll_and_tap("#surprise-game").await?;
            let place = "return Math.round(document.querySelector('#surprise-me').getBoundingClientRect().top + scrollY)";
            let at: i64 = page.script(place).await?;
            let mut games = Vec::new();
            for _ in 0..30 {
                if games.len() == 2 {
                    break;
                }
                page.scroll_and_tap("#surprise-me").await?;
                let game = page.attribute(".game-card[aria-pressed=true]", "id").await?;
                let mix = chosen(page).await?;
                let known = page.count("[data-module]").await?;
                assert_eq!((mix.len(), known), (3, if game == "game-alhambra" { 20 } else { 4 }), "{mix:?}");
                let now: i64 = page.script(place).await?;
                assert!((now - at).abs() <= 1, "the button was at {at} and is at {now}");
                let focus: String = page.script("return document.activeElement.id").await?;
                assert_eq!(focus, "surprise-me");
                if !games.contains(&game) {
                    page.whole_picture(&format!("surprise-{game}-{name}")).await?;
                    games.push(game);
                }
            }
            assert_eq!(games.len(), 2, "{games:?}");
            assert!(page.width_of_content().await? <= name, "nothing is wider than the screen");
            Ok(())
        });
    }
}

#[test]
fn a_link_proposes_a_mix() {
    run(Size::Phone, async |page| {
        page.script::<()>("location.hash = '#mix=camps+diamonds'").await?;
        page.wait_for("#start-game").await?;
        assert_eq!(chosen(page).await?, ["diamonds", "camps"]);
        page.whole_picture("chooser-390").await?;
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
        page.tap("#new-game").await?;
        page.scroll_and_tap("[data-rules=characters]").await?;
        page.wait_for("#module-adds").await?;
        assert_eq!(page.count("#module-adds .it").await?, 2);
        assert_eq!(page.count("#module-adds dd").await?, 3);
        page.picture("adds-1440").await?;
        // The base game is no module.
        choose(page, "#rule-file", "0").await?;
        page.wait_until(async |page| Ok(!page.exists("#module-adds").await?)).await
    });
}

#[test]
fn modules_of_the_red_palace_are_held_against_each_other() {
    for (size, name) in [(Size::Desktop, 1440), (Size::Phone, 390)] {
        run(size, async |page| {
            page.tap("#red-palace").await?;
            for (module, shown) in [
                ("medinas", &["medinas"][..]),
                ("bazaars", &["bazaars", "camps"]),
                ("camps", &["bazaars", "camps"]),
                ("classic-scoring", &["classic-scoring"]),
            ] {
                page.scroll_and_tap(&format!("[data-rules={module}]")).await?;
                page.wait_for("#module-adds").await?;
                let panels: Vec<String> = page
                    .script("return [...document.querySelectorAll('[data-adds]')].map(panel => panel.dataset.adds)")
                    .await?;
                assert_eq!(panels, shown);
                // A bar for each of the four, in points and in minutes; one of them is its own.
                assert_eq!(page.count("#module-adds rect").await?, 8 * shown.len());
                assert_eq!(page.count("#module-adds .it").await?, 2 * shown.len());
                assert!(page.text("#module-adds h2").await?.contains("The Red Palace"));
                page.picture(&format!("adds-red-{module}-{name}")).await?;
                if module != "classic-scoring" {
                    page.scroll_and_tap("#rules-back").await?;
                }
            }
            // From the page of the module to its only rule, and to the rules around it.
            page.scroll_and_tap("[data-adds] button").await?;
            page.wait_until(async |page| {
                Ok(page.script::<String>("return document.activeElement.id").await? == "RED-97")
            })
            .await?;
            assert!(page.width_of_content().await? <= name, "nothing is wider than the screen");
            page.scroll_and_tap("#rules-back").await?;
            page.scroll_and_tap("#rules-back").await?;
            page.scroll_and_tap("#red-palace-rules").await?;
            page.wait_for("#rule-text").await?;
            assert!(!page.exists("#module-adds").await?);
            Ok(())
        });
    }
}
