//! The home screen: what each kind of visitor sees first, saved games as cards, and room for every language.

use engine::Viewer;
use i18n::Language;
use protocol::SavedGame;
use thirtyfour::error::WebDriverResult;

use crate::page::{Page, Size, run};
use crate::screens::{drop_file, finished_game};
use crate::table::late_game;

/// The ids of the large entries, in order.
async fn large(page: &Page) -> WebDriverResult<Vec<String>> {
    page.wait_for(".entries-large .entry").await?;
    page.script("return [...document.querySelectorAll('.entries-large .entry')].map((one) => one.id)").await
}

/// Changes the language in the stored settings and reloads the page.
pub async fn speak(page: &Page, language: Language) -> WebDriverResult<()> {
    page.script::<()>(&format!(
        "const kept = JSON.parse(localStorage.getItem('alhambra.settings') ?? '{{}}');
         localStorage.setItem('alhambra.settings', JSON.stringify({{ ...kept, language: '{}' }}));",
        language.code()
    ))
    .await?;
    page.reload().await
}

/// The matching elements whose content is wider than their box, or that stick out of the window.
pub async fn overflowing(page: &Page, selector: &str) -> WebDriverResult<Vec<String>> {
    page.script(&format!(
        "return [...document.querySelectorAll('{selector}')].filter((one) => {{
            const box = one.getBoundingClientRect();
            const isCut = getComputedStyle(one).textOverflow === 'ellipsis';
            return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1 || !isCut && one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).display !== 'inline');
        }}).map((one) => one.className + ': ' + one.textContent.slice(0, 60));"
    ))
    .await
}

#[test]
fn a_newcomer_sees_the_lesson_first() {
    for size in [Size::Desktop, Size::Phone, Size::SmallPhone] {
        run(size, async |page| {
            assert_eq!(large(page).await?, ["how-to-play", "play-now"]);
            assert_eq!(page.attribute(".entry.first", "id").await?, "how-to-play");
            for id in ["#how-to-play", "#play-now", "#new-game", "#red-palace", "#read-rules", "#my-games"] {
                assert!(page.can_tap(id).await?, "{id} is in sight on a screen of {:?}", size.pixels());
            }
            page.tap("#how-to-play").await?;
            page.wait_for("#coach").await.map(drop)
        });
    }
}

#[test]
fn a_running_game_comes_first_and_goes_on() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            page.start_seed("undo").await?;
            page.go_home().await?;
            page.wait_for("#continue .look-turn").await?;
            assert_eq!(large(page).await?, ["continue", "play-now"]);
            let card = page.text("#continue").await?;
            assert!(card.contains("Player 1") && card.contains("Your turn"), "{card}");
            assert!(page.exists("#continue svg.mini g").await?, "the player's palace is drawn");
            for id in ["#continue", "#play-now", "#new-game", "#red-palace", "#how-to-play", "#my-games"] {
                assert!(page.can_tap(id).await?, "{id} is in sight on a screen of {:?}", size.pixels());
            }
            page.whole_picture(&format!("home-continue-{}", size.pixels().0)).await?;
            // The same after a reload.
            page.reload().await?;
            page.wait_for("#continue .look-turn").await?;
            page.tap("#continue").await?;
            page.wait_for("#market").await?;
            page.play_a_while().await
        });
    }
}

#[test]
fn a_saved_card_shows_scores_modules_and_whose_turn_it_is() {
    let text = late_game();
    let saved = SavedGame::from_json(&text).expect("a game");
    let game = saved.record.replay().expect("a legal game");
    let view = game.view(Viewer::Public);
    let scores: Vec<String> =
        view.seats().map(|seat| view.score(seat).to_string().replace('-', "−")).collect();
    let modules = view.rules().modules().iter().count();
    run(Size::Tablet, async |page| {
        page.wait_for(".home").await?;
        drop_file(page, &text).await?;
        page.wait_for("#market").await?;
        page.go_home().await?;
        page.wait_for("#saved .look-turn").await?;
        assert_eq!(page.texts("#saved .look-seat b").await?, scores);
        assert_eq!(page.count("#saved .look-seat .seat-mark").await?, scores.len());
        assert_eq!(page.text("#saved .look-turn").await?, "Your turn");
        assert_eq!(page.count("#saved .look-modules .piece").await?, modules);
        page.whole_picture("home-saved-1024").await?;
        // Deleting asks for confirmation and can be cancelled.
        page.scroll_and_tap("#saved .danger").await?;
        page.scroll_and_tap("[data-keep]").await?;
        assert_eq!(page.count("#saved li").await?, 1);
        page.scroll_and_tap("#saved .danger").await?;
        page.scroll_and_tap("[data-really]").await?;
        page.wait_until(async |page| Ok(page.count("#saved li").await? == 0)).await?;
        page.wait_until(async |page| Ok(!page.exists("#continue").await?)).await
    });
}

#[test]
fn a_game_that_is_over_opens_its_end_or_the_replay() {
    let record = finished_game().to_json();
    run(Size::Tablet, async |page| {
        page.wait_for(".home").await?;
        drop_file(page, &record).await?;
        page.wait_for("#replay-words").await?;
        page.go_home().await?;
        page.wait_for("#saved [data-over] .look-turn").await?;
        assert_eq!(page.text("#saved .look-turn").await?, "Over");
        assert_eq!(large(page).await?, ["play-now"], "no game is running, and the visitor is not new");
        page.scroll_and_tap("#saved [data-replay]").await?;
        page.wait_for("#replay-words").await?;
        page.go_home().await?;
        page.scroll_and_tap("#saved li button").await?;
        page.wait_for("#game-over").await.map(drop)
    });
}

#[test]
fn home_has_room_for_every_language() {
    let text = late_game();
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            page.wait_for(".home").await?;
            drop_file(page, &text).await?;
            page.wait_for("#market").await?;
            for language in Language::ALL {
                speak(page, language).await?;
                page.wait_for("#saved .look-turn").await?;
                page.wait_for("#continue .look-turn").await?;
                let found =
                    overflowing(page, ".home .entry, .home .entry *, .saved-game, .saved-game span, .btn")
                        .await?;
                assert!(found.is_empty(), "{language:?}: {found:#?}");
                assert!(page.width_of_content().await? <= size.pixels().0);
                assert!(page.can_tap("#continue").await? && page.can_tap("#play-now").await?, "{language:?}");
                page.whole_picture(&format!("home-{}-{}", language.code(), size.pixels().0)).await?;
            }
            Ok(())
        });
    }
}
