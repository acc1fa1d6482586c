//! Choosing modules at random and by link, and what they add to a game.

use crate::page::{Page, Size, run};
use thirtyfour::error::WebDriverResult;

/// The modules that are chosen.
pub async fn chosen(page: &Page) -> WebDriverResult<Vec<String>> {
    page.script(
        "return [...document.querySelectorAll('[data-module]:checked')].map(box => box.dataset.module)",
    )
    .await
}

/// Chooses a value in a drop-down list.
async fn choose(page: &Page, selector: &str, value: &str) -> WebDriverResult<()> {
    let script = format!(
        "const list = document.querySelector('{selector}'); list.value = '{value}';
        list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.script(&script).await
}

/// Sets what a person thinks of a module, on its slip.
async fn wish(page: &Page, module: &str, wish: &str) -> WebDriverResult<()> {
    page.tap(&format!("[data-about={module}]")).await?;
    page.tap(&format!("[data-wish={wish}]")).await?;
    page.tap("#about-slip [data-close]").await
}

/// Sets how many modules a surprise draws, and how long the game may take.
async fn ask_chance(page: &Page, count: &str, longest: &str) -> WebDriverResult<()> {
    page.tap("#surprise-how").await?;
    choose(page, "#surprise-count", count).await?;
    choose(page, "#surprise-longest", longest).await?;
    page.tap("#surprise-slip .btn").await
}

/// The length of a game in minutes, as shown in the bar.
async fn minutes(page: &Page) -> WebDriverResult<i64> {
    let text = page.text("#mix-minutes").await?;
    let numbers: Vec<i64> = text.split(' ').filter_map(|part| part.parse().ok()).collect();
    Ok(match (numbers[..].as_ref(), text.contains('h')) {
        ([hours, minutes], _) => 60 * hours + minutes,
        ([hours], true) => 60 * hours,
        (rest, _) => rest[0],
    })
}

#[test]
fn a_surprise_keeps_to_the_wishes_and_one_module_is_drawn_again() {
    run(Size::Desktop, async |page| {
        page.tap("#new-game").await?;
        // All but four are banned, so every surprise consists of those.
        let allowed = ["bonus-cards", "city-gates", "diamonds", "camps"];
        page.wait_for("[data-module]").await?;
        let all: Vec<String> = page
            .script("return [...document.querySelectorAll('[data-module]')].map(box => box.dataset.module)")
            .await?;
        assert_eq!(all.len(), 20);
        for module in all.iter().filter(|module| !allowed.contains(&module.as_str())) {
            wish(page, module, "banned").await?;
        }
        wish(page, "camps", "favourite").await?;
        assert_eq!(page.count(".md.ban").await?, 16);
        ask_chance(page, "2", "45").await?;
        for _ in 0..5 {
            page.tap("#surprise-me").await?;
            let mix = chosen(page).await?;
            assert!(mix.len() == 2 && mix.iter().all(|slug| allowed.contains(&slug.as_str())), "{mix:?}");
            assert!(minutes(page).await? <= 45);
        }
        let before = chosen(page).await?;
        page.tap(&format!("[data-reroll={}]", before[0])).await?;
        let after = chosen(page).await?;
        assert!(after.len() == 2 && after.contains(&before[1]) && !after.contains(&before[0]), "{after:?}");
        assert_eq!(page.count("[data-reroll]").await?, 2, "the new one can be drawn again, too");
        page.picture("chooser-1440").await?;
        // Wishes are remembered and shown.
        page.reload().await?;
        page.tap("#new-game").await?;
        page.wait_for("[data-card=camps] .wish").await?;
        assert!(page.text("[data-card=camps]").await?.contains("Favourite"));
        assert!(page.text("[data-card=thieves]").await?.contains("Never"));
        Ok(())
    });
}

#[test]
fn a_surprise_of_the_red_palace_is_made_of_its_modules_and_can_be_shared() {
    run(Size::Desktop, async |page| {
        page.tap("#red-palace").await?;
        page.wait_for("#game-red-palace[aria-pressed=true]").await?;
        wish(page, "medinas", "banned").await?;
        wish(page, "camps", "favourite").await?;
        for longest in ["30", "180", ""] {
            ask_chance(page, "2", longest).await?;
            page.tap("#surprise-me").await?;
            let mix = chosen(page).await?;
            let allowed = ["bazaars", "camps", "classic-scoring"];
            assert!(mix.len() == 2 && mix.iter().all(|slug| allowed.contains(&slug.as_str())), "{mix:?}");
        }
        let before = chosen(page).await?;
        page.tap(&format!("[data-reroll={}]", before[0])).await?;
        let after = chosen(page).await?;
        assert!(after.len() == 2 && after.contains(&before[1]) && !after.contains(&before[0]), "{after:?}");
        // If everything allowed is already in the mix, nothing can be drawn again.
        ask_chance(page, "4", "").await?;
        page.tap("#surprise-me").await?;
        assert_eq!(chosen(page).await?.len(), 3);
        assert_eq!(page.count("[data-reroll]").await?, 0);
        let parts = page.text("#length-parts").await?;
        page.picture("red-surprise-1440").await?;
        page.choose_mix("preset-base").await?;
        assert_ne!(page.text("#length-parts").await?, parts);
        page.tap("[data-module=camps]").await?;
        page.script::<()>("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
            .await?;
        page.tap("#copy-mix").await?;
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
            page.tab("modules").await?;
            // The chosen game stays unless the person asks for a random one.
            for _ in 0..6 {
                page.tap("#surprise-me").await?;
                page.wait_for("#game-alhambra[aria-pressed=true]").await?;
            }
            page.tap("#surprise-how").await?;
            page.tap("#surprise-game").await?;
            page.tap("#surprise-slip .btn").await?;
            let place = "return Math.round(document.querySelector('#surprise-me').getBoundingClientRect().top + scrollY)";
            let at: i64 = page.script(place).await?;
            let mut games = Vec::new();
            for _ in 0..30 {
                if games.len() == 2 {
                    break;
                }
                page.tap("#surprise-me").await?;
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
        page.tab("modules").await?;
        page.picture("chooser-390").await?;
        // Another link, opened from the same screen.
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
        page.tap("[data-about=characters]").await?;
        page.tap("[data-rules=characters]").await?;
        page.wait_for("#module-adds").await?;
        assert_eq!(page.count("#module-adds .it").await?, 2);
        assert_eq!(page.count("#module-adds dd").await?, 3);
        page.picture("adds-1440").await?;
        // The base game is not a module.
        page.tap(".toc [data-page=about]").await?;
        page.wait_until(async |page| Ok(!page.exists("#module-adds").await?)).await
    });
}

#[test]
fn modules_of_the_red_palace_are_held_against_each_other() {
    for (size, name) in [(Size::Desktop, 1440), (Size::Phone, 390)] {
        run(size, async |page| {
            page.tap("#red-palace").await?;
            for module in ["medinas", "bazaars", "camps", "classic-scoring"] {
                page.tab("modules").await?;
                page.scroll_and_tap(&format!("[data-about={module}]")).await?;
                page.tap(&format!("[data-rules={module}]")).await?;
                page.wait_for(&format!("#module-adds[data-adds={module}]")).await?;
                // There is a bar for each of the four modules, in points and in minutes. One of each is its own.
                assert_eq!(page.count("#module-adds rect").await?, 8);
                assert_eq!(page.count("#module-adds .it").await?, 2);
                assert!(page.text(".facts").await?.contains("The Red Palace"));
                page.picture(&format!("adds-red-{module}-{name}")).await?;
                assert!(page.width_of_content().await? <= name, "nothing is wider than the screen");
                page.tap("#rules-back").await?;
            }
            page.tab("modules").await?;
            page.scroll_and_tap("#red-palace-rules").await?;
            page.wait_for("#rule-text[data-page=red-palace]").await?;
            assert!(!page.exists("#module-adds").await?);
            Ok(())
        });
    }
}
