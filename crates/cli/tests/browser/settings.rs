//! Settings: they take effect at once and are remembered.

use crate::new_game::LANGUAGES;
use crate::page::{Page, Size, run};
use crate::player::APPLIED;
use thirtyfour::error::WebDriverResult;

/// The letters on the tiles of the sample.
async fn marks(page: &Page) -> WebDriverResult<Vec<String>> {
    page.script(
        "return [...document.querySelectorAll('#sample .kind-mark text')].map((mark) => mark.textContent)",
    )
    .await
}

#[test]
fn settings_take_effect_and_stay() {
    run(Size::Phone, async |page| {
        page.script::<()>(
            "window.notes = 0;
             const start = OscillatorNode.prototype.start;
             OscillatorNode.prototype.start = function (when) { window.notes += 1; return start.call(this, when); };",
        )
        .await?;
        page.tap("#to-settings").await?;
        page.whole_picture("settings-390").await?;
        page.scroll_and_tap("#reduced-motion").await?;
        assert_eq!(page.attribute("html", "data-motion").await?, "reduced");
        page.scroll_and_tap("#sound").await?;
        let notes: i64 = page.script("return window.notes").await?;
        assert!(notes > 0, "turning the sounds on can be heard");
        page.scroll_and_tap("#sound").await?;
        assert_eq!(page.script::<i64>("return window.notes").await?, notes, "turning them off cannot");
        page.scroll_and_tap("#sound").await?;
        page.scroll_and_tap("[data-choose-theme=dark]").await?;
        page.scroll_and_tap("[data-confirm=all]").await?;
        page.scroll_and_tap("[data-pace=quick]").await?;
        page.scroll_and_tap("[data-patience='30']").await?;
        page.reload().await?;
        assert_eq!(page.attribute("html", "data-theme").await?, "dark");
        assert_eq!(page.attribute("html", "data-motion").await?, "reduced");
        page.tap("#to-settings").await?;
        assert!(page.script::<bool>("return document.querySelector('#sound').checked").await?);
        for chosen in
            ["[data-confirm=all]", "[data-pace=quick]", "[data-patience='30']", "[data-choose-theme=dark]"]
        {
            assert_eq!(page.attribute(chosen, "aria-pressed").await?, "true", "{chosen}");
        }
        Ok(())
    });
}

#[test]
fn the_theme_follows_the_system_until_one_is_chosen() {
    run(Size::Desktop, async |page| {
        let wish = async |name: &str, value: &str| {
            let features = serde_json::json!({"features": [{"name": name, "value": value}]});
            page.browser("Emulation.setEmulatedMedia", features).await
        };
        let theme = async || page.attribute("html", "data-theme").await;
        assert_eq!(theme().await?, "light");
        wish("prefers-color-scheme", "dark").await?;
        page.wait_for("[data-theme=dark] #new-game").await?;
        // Before the program has loaded, the first picture has that theme, too.
        page.reload().await?;
        assert_eq!(theme().await?, "dark");
        wish("prefers-contrast", "more").await?;
        page.wait_for("[data-theme=contrast] #new-game").await?;
        page.tap("#to-settings").await?;
        page.tap("[data-choose-theme=light]").await?;
        assert_eq!(theme().await?, "light");
        page.tap("[data-choose-theme=system]").await?;
        assert_eq!(theme().await?, "contrast");
        Ok(())
    });
}

#[test]
fn the_sample_shows_each_change_at_once() {
    run(Size::Desktop, async |page| {
        page.tap("#to-settings").await?;
        page.wait_for("#sample .sample-plate").await?;
        let is_marked =
            "return getComputedStyle(document.querySelector('#sample .kind-mark')).display !== 'none'";
        assert!(!page.script::<bool>(is_marked).await?);
        page.tap("#kind-marks").await?;
        assert!(page.script::<bool>(is_marked).await?);
        assert_eq!(page.count("#sample .sample-cards svg").await?, 3);
        page.tap("#known-cards").await?;
        assert_eq!(page.count("#sample .sample-cards svg").await?, 1);
        page.tap("#purist").await?;
        assert!(!page.exists("#sample .sample-plate").await?);
        page.picture("settings-1440").await?;
        assert_eq!(marks(page).await?, ["Ga", "To"]);
        page.tap("[data-language=de]").await?;
        page.wait_until(async |page| Ok(marks(page).await? == ["Ga", "Tu"])).await
    });
}

#[test]
fn rows_fit_every_screen_in_every_language() {
    const CUT: &str =
        "return [...document.querySelectorAll('.settings .op, .settings .op-words, .settings .answer')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
            || one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.innerText);";
    for size in Size::TIGHTEST {
        run(size, async |page| {
            for language in LANGUAGES {
                page.speak(language).await?;
                page.tap("#to-settings").await?;
                page.wait_for("#sample").await?;
                assert_eq!(page.script::<Vec<String>>(CUT).await?, Vec::<String>::new(), "{language}");
                assert!(page.width_of_content().await? <= size.pixels().0, "{language}");
                page.whole_picture(&format!("settings-{language}-{}", size.pixels().0)).await?;
                page.go_home().await?;
            }
            Ok(())
        });
    }
}

#[test]
fn whoever_wants_to_be_asked_is_asked() {
    run(Size::Desktop, async |page| {
        // The first versions stored yes or no. No means never.
        page.script::<()>(
            "localStorage.setItem('alhambra.settings', JSON.stringify({ language: 'en', confirm: false }))",
        )
        .await?;
        page.reload().await?;
        page.start_seed("undo").await?;
        page.tap("#money-row [data-card]").await?;
        page.wait_until(async |page| Ok(!page.exists("#bar[data-state=prompt]").await?)).await?;
        assert!(!page.exists(APPLIED).await?, "the tap was final");
        page.go_home().await?;
        page.tap("#to-settings").await?;
        assert_eq!(page.attribute("[data-confirm=never]", "aria-pressed").await?, "true");
        page.tap("[data-confirm=final]").await?;
        page.go_home().await?;
        page.start_seed("undo").await?;
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await.map(drop)
    });
}
