//! The screens around the table.

use thirtyfour::error::WebDriverResult;

use crate::page::{Page, Size, run};

/// Pictures of a screen in the light and the dark theme, in one size.
async fn pictures(page: &Page, name: &str) -> WebDriverResult<()> {
    for theme in ["light", "dark"] {
        page.script::<()>(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        page.whole_picture(&format!("{name}-{theme}")).await?;
    }
    page.script("delete document.documentElement.dataset.theme").await
}

/// Runs a test in every size.
fn run_in_every_size(test: impl AsyncFn(&Page, &str) -> WebDriverResult<()>) {
    for (size, name) in [(Size::Desktop, "1440"), (Size::Tablet, "1024"), (Size::Phone, "360")] {
        run(size, async |page| {
            test(page, name).await?;
            let width: i64 = page.width_of_content().await?;
            assert!(width <= name.parse().expect("a number"), "nothing is wider than the screen");
            Ok(())
        });
    }
}

#[test]
fn home_and_new_game_fit_every_screen() {
    run_in_every_size(async |page, size| {
        pictures(page, &format!("home-{size}")).await?;
        page.click("#new-game").await?;
        page.wait_for("#start-game").await?;
        pictures(page, &format!("new-game-{size}")).await
    });
}

#[test]
fn one_tap_starts_a_game() {
    run(Size::Phone, async |page| {
        page.click("#play-now").await?;
        page.wait_for("#market").await?;
        assert_eq!(page.texts("#players .player").await?.len(), 3);
        Ok(())
    });
}

#[test]
fn a_new_game_is_chosen_and_the_choice_remembered() {
    run(Size::Desktop, async |page| {
        page.click("#new-game").await?;
        page.click("#remove-seat").await?;
        page.click("[data-third=greedy]").await?;
        page.type_in("[data-name='0']", "Ann").await?;
        // The colour of the second seat goes to the first, and the other way round.
        page.click(".seat:nth-child(1) [data-colour=blue]").await?;
        assert_eq!(page.attribute(".seat:nth-child(2) [data-colour=yellow]", "aria-pressed").await?, "true");
        page.click("#preset-treasure").await?;
        assert!(
            page.script::<bool>("return document.querySelector('[data-module=city-gates]').checked").await?
        );
        page.click("#start-game").await?;
        page.wait_for("#market").await?;
        let names = page.texts("#players .player strong").await?;
        assert_eq!(names[0], "Ann");
        assert_eq!(names.len(), 3, "a bot sits in the third seat: {names:?}");
        page.reload().await?;
        page.click("#new-game").await?;
        assert_eq!(page.texts(".seat").await?.len(), 2);
        assert_eq!(page.attribute("[data-third=greedy]", "aria-pressed").await?, "true");
        assert_eq!(page.attribute("#preset-treasure", "aria-pressed").await?, "true");
        assert_eq!(page.attribute(".seat:nth-child(1) [data-colour=blue]", "aria-pressed").await?, "true");
        let name: String = page.script("return document.querySelector('[data-name]').value").await?;
        assert_eq!(name, "Ann");
        // Chance brings as many modules as were asked for.
        page.script::<()>(
            "const many = document.querySelector('#surprise-count'); many.value = '3';
            many.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.click("#surprise-me").await?;
        let checked = "return document.querySelectorAll('.module input:checked').length";
        page.wait_until(async |page| Ok(page.script::<i64>(checked).await? == 3)).await
    });
}
