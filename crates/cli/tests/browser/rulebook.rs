//! The rulebook: pages, interactive boards, search, rulings, printing, and help over the table.

use engine::Action;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::moments;
use crate::page::{Page, Size, run};

/// Returns the id of the focused element.
const FOCUSED: &str = "return document.activeElement.id";

/// Lists what is cut off or wider than its box on the current page, except for what scrolls by itself.
const CUT: &str = "
    const scrolls = (one) => one.closest('.scroll-x, pre, .visually-hidden, svg');
    return [...document.querySelectorAll('.rulebook button, .rulebook :is(h1, h2, h3, h4, p, li, td)')]
        .filter((one) => one.checkVisibility() && !scrolls(one) && one.scrollWidth > one.clientWidth + 2
            && getComputedStyle(one).display !== 'inline')
        .map((one) => one.tagName + ' ' + one.textContent.slice(0, 40));";

async fn open(page: &Page) -> WebDriverResult<()> {
    page.tap("#to-rules").await?;
    page.wait_for("#rule-text").await.map(drop)
}

/// Opens a page from the table of contents, which phones show on request.
async fn open_page(page: &Page, size: Size, slug: &str) -> WebDriverResult<()> {
    if size.is_phone() {
        page.tap("#open-contents").await?;
    }
    page.scroll_and_tap(&format!(".toc [data-page={slug}]")).await?;
    page.wait_for(&format!("#rule-text[data-page={slug}]")).await.map(drop)
}

/// Types into the search.
async fn search(page: &Page, size: Size, text: &str) -> WebDriverResult<()> {
    if size.is_phone() && !page.can_tap("#search-rules").await? {
        page.tap("#open-search").await?;
    }
    page.type_in("#search-rules", text).await?;
    page.wait_for("#found").await.map(drop)
}

async fn is_focused(page: &Page, id: &str) -> WebDriverResult<()> {
    page.wait_until(async |page| Ok(page.script::<String>(FOCUSED).await? == id)).await
}

#[test]
fn all_pages_are_turned_in_every_size() {
    for size in Size::TIGHTEST {
        run(size, async |page| {
            open(page).await?;
            let width = size.pixels().0;
            let mut pages = 0;
            loop {
                pages += 1;
                let slug = page.attribute("#rule-text", "data-page").await?;
                assert!(page.width_of_content().await? <= width, "{slug} is too wide");
                let cut: Vec<String> = page.script(CUT).await?;
                assert_eq!(cut, [""; 0], "{slug} at {width}");
                if ["turn", "scoring", "city-gates", "characters", "guards"].contains(&slug.as_str()) {
                    page.whole_picture(&format!("rules-{slug}-{width}")).await?;
                }
                if !page.exists("[data-turn=on]").await? {
                    break;
                }
                // Every page has this bar; only some have a note beside or below them as well.
                page.script::<()>("document.querySelector('.turn-bar [data-turn=on]').click()").await?;
                page.wait_until(async |page| Ok(page.attribute("#rule-text", "data-page").await? != slug))
                    .await?;
                is_focused(page, "page-title").await?;
            }
            assert_eq!(pages, 38);
            Ok(())
        });
    }
}

#[test]
fn every_language_fits_a_small_phone() {
    run(Size::SmallPhone, async |page| {
        for language in ["fr", "de", "it", "pl", "es"] {
            page.tap("#to-settings").await?;
            page.scroll_and_tap(&format!("[data-language={language}]")).await?;
            page.go_home().await?;
            open(page).await?;
            for slug in ["turn", "scoring", "viziers-favour", "characters", "red-palace-scoring"] {
                open_page(page, Size::SmallPhone, slug).await?;
                assert!(page.width_of_content().await? <= 360, "{language} {slug} is too wide");
                let cut: Vec<String> = page.script(CUT).await?;
                assert_eq!(cut, [""; 0], "{language} {slug}");
                assert_eq!(page.attribute("html", "lang").await?, language);
            }
            page.whole_picture(&format!("rules-{language}-360")).await?;
            while !page.exists("#play-now").await? {
                page.tap("#rules-back").await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_tile_is_tried_on_the_board_and_the_rules_answer() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            open(page).await?;
            open_page(page, size, "place").await?;
            page.wait_for(".cell-trial").await?;
            let cells = page.count(".cell-trial").await?;
            assert!(cells > 8);
            // Try every cell: the tile fits on some, and breaks each of the laws on others.
            let (mut fits, mut laws) = (0, Vec::new());
            for number in 0..cells {
                page.scroll_to("[data-board=place] .palace").await?;
                page.tap_number(".cell-trial", number).await?;
                let tried = number + 1;
                page.wait_until(async |page| Ok(page.count(".cell-trial[data-may]").await? == tried)).await?;
                if page.exists(".live-yes").await? {
                    fits += 1;
                } else {
                    let law = page.attribute(".live-law button", "data-rule").await?;
                    assert!(!page.text(".live-law .prose").await?.is_empty(), "{law} has its paragraph");
                    laws.push(law);
                }
            }
            assert!(fits >= 2);
            for law in ["BASE-42", "BASE-43", "BASE-45"] {
                assert!(laws.iter().any(|other| other == law), "{law} in {laws:?}");
            }
            page.picture(&format!("rules-board-{}", size.pixels().0)).await?;
            // The answer leads to the paragraph.
            while !page.exists(".live-law button").await? {
                page.tap_number(".cell-trial", 0).await?;
            }
            page.scroll_and_tap(".live-law button").await?;
            page.wait_until(async |page| Ok(page.script::<String>(FOCUSED).await?.starts_with("part-"))).await
        });
    }
}

#[test]
fn the_board_is_used_by_keyboard() {
    run(Size::Desktop, async |page| {
        open(page).await?;
        open_page(page, Size::Desktop, "place").await?;
        page.wait_for(".cell-trial").await?;
        page.script::<()>("document.querySelector('.cell-trial').focus()").await?;
        page.key(Key::Enter).await?;
        page.wait_for(".live-answer p").await?;
        page.press("[data-show-all]").await?;
        let cells = page.count(".cell-trial").await?;
        page.wait_until(async |page| Ok(page.count(".cell-trial[data-may]").await? == cells)).await?;
        open_page(page, Size::Desktop, "scoring").await?;
        page.wait_for(".scored-palaces .cell-tile").await?;
        let before = page.texts(".earned").await?;
        assert_eq!(before.len(), 3);
        page.press("[data-source=tower]").await?;
        page.wait_until(async |page| Ok(page.texts(".earned").await? != before)).await?;
        let lit = page.count(".scored-palaces .camp-line").await?;
        assert!(lit > 0, "the towers are highlighted");
        page.press("[data-source=wall]").await?;
        page.wait_for(".scored-palaces .wall-glow").await.map(drop)
    });
}

#[test]
fn the_search_finds_paragraphs_and_rulings() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            open(page).await?;
            if size == Size::Desktop {
                page.key("/").await?;
                is_focused(page, "search-rules").await?;
            }
            search(page, size, "longest wall").await?;
            page.wait_for("#found mark").await?;
            let marked = page.texts("#found .hit:not(.ruling) mark").await?;
            assert!(
                marked
                    .iter()
                    .all(|word| ["longest", "wall"].iter().any(|stem| word.to_lowercase().starts_with(stem))),
                "{marked:?}"
            );
            page.picture(&format!("rules-found-{}", size.pixels().0)).await?;
            assert_eq!(page.attribute("#found .hit", "data-spot").await?, "scoring#wall");
            page.tap("#found .hit").await?;
            is_focused(page, "part-wall").await?;
            assert!(page.can_read("#part-wall").await?, "the place is visible");
            // Search for a rule by its id: the paragraph comes first, then the ruling.
            search(page, size, "base-42").await?;
            page.wait_until(async |page| Ok(page.texts("#found .hit").await?.concat().contains("BASE-42")))
                .await?;
            assert_eq!(page.attribute("#found .hit", "data-spot").await?, "place#match");
            assert_eq!(page.attribute("#found .ruling", "data-spot").await?, "rulings:BASE-42");
            assert_eq!(page.attribute("#found .ruling b", "lang").await?, "en");
            page.scroll_and_tap("#found .ruling").await?;
            is_focused(page, "BASE-42").await?;
            search(page, size, "xyzzy").await?;
            page.wait_for("#nothing-found").await?;
            page.tap("#clear-search").await?;
            is_focused(page, "search-rules").await
        });
    }
}

#[test]
fn the_example_of_a_module_is_played_and_left() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            open(page).await?;
            open_page(page, size, "city-gates").await?;
            page.scroll_and_tap("#play-example").await?;
            page.wait_for("#coach.placed").await?;
            page.tap("#lesson-leave").await?;
            page.wait_for("#rule-text[data-page=city-gates]").await.map(drop)
        });
    }
}

#[test]
fn rulings_lead_to_each_other_and_back() {
    run(Size::Tablet, async |page| {
        open(page).await?;
        open_page(page, Size::Tablet, "city-gates").await?;
        page.scroll_to("#all-rulings").await?;
        let shown: usize = page.text("#all-rulings b").await?.parse().expect("a number");
        page.tap("#all-rulings").await?;
        page.wait_for("[data-rulings] .rule-id").await?;
        assert_eq!(page.count("[data-rulings] .rule-id").await?, shown);
        assert_eq!(page.attribute(".ruling-text", "lang").await?, "en");
        page.whole_picture("rulings-1024").await?;
        page.scroll_and_tap("a[data-rule^=BASE]").await?;
        page.wait_until(async |page| Ok(page.script::<String>(FOCUSED).await?.starts_with("BASE-"))).await?;
        page.tap("#rules-back").await?;
        page.wait_for("#back-to-page").await?;
        page.scroll_and_tap("#back-to-page").await?;
        page.wait_for("#rule-text[data-page=city-gates]").await.map(drop)
    });
}

#[test]
fn a_module_goes_into_the_next_game_and_is_marked_beside_others() {
    run(Size::Phone, async |page| {
        open(page).await?;
        open_page(page, Size::Phone, "city-gates").await?;
        assert!(!page.exists(".with-others .in-mix").await?);
        page.tap("#add-module").await?;
        page.wait_for("#add-module[aria-pressed=true]").await?;
        page.picture("rules-added-390").await?;
        open_page(page, Size::Phone, "camps").await?;
        page.wait_for(".with-others .in-mix").await?;
        assert_eq!(page.attribute(".with-others li", "data-with").await?, "city-gates", "it comes first");
        // The choice survives a reload.
        page.reload().await?;
        open(page).await?;
        open_page(page, Size::Phone, "city-gates").await?;
        page.tap("#add-module[aria-pressed=true]").await?;
        page.wait_for("#add-module[aria-pressed=false]").await.map(drop)
    });
}

#[test]
fn a_page_is_printed_without_the_table() {
    run(Size::Desktop, async |page| {
        page.before_every_page("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
            .await?;
        page.reload().await?;
        open(page).await?;
        open_page(page, Size::Desktop, "turn").await?;
        page.tap("#print-page").await?;
        page.wait_until(async |page| Ok(page.script::<i64>("return window.printed ?? 0").await? == 1))
            .await?;
        page.scroll_and_tap("#print-game").await?;
        page.wait_until(async |page| Ok(page.script::<i64>("return window.printed").await? == 2)).await?;
        page.browser("Emulation.setEmulatedMedia", json!({"media": "print"})).await?;
        let shown = "const is = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
            return [is('.toc'), is('.rules-top'), is('.side'), is('.live'), is('#rule-text'), is('#whole-game h2')];";
        assert_eq!(page.script::<Vec<bool>>(shown).await?, [false, false, false, false, false, true]);
        assert_eq!(page.count("#whole-game article").await?, 10, "the base game");
        page.script::<()>("window.dispatchEvent(new Event('afterprint'))").await?;
        page.wait_until(async |page| Ok(!page.exists("#whole-game").await?)).await?;
        assert_eq!(page.script::<Vec<bool>>(shown).await?, [false, false, false, false, true, false]);
        page.browser("Emulation.setEmulatedMedia", json!({"media": ""})).await
    });
}

#[test]
fn help_lies_over_the_table_and_gives_the_focus_back() {
    run(Size::Desktop, async |page| {
        page.start_seed("help").await?;
        page.press("#race [data-help]").await?;
        page.wait_for("#help[open] #help-text").await?;
        assert!(page.text("#help").await?.contains("Scoring rounds"));
        page.picture("help-1440").await?;
        page.key(Key::Escape).await?;
        page.wait_until(async |page| Ok(!page.exists("#help[open]").await?)).await?;
        let opener = "return document.activeElement.dataset.help ?? ''";
        assert_eq!(page.script::<String>(opener).await?, "scoring", "the focus is back");
        // A tap outside closes it as well, and the game goes on.
        page.tap("#clock [data-help]").await?;
        page.wait_for("#help[open] #help-text").await?;
        page.tap_at(20, 450).await?;
        page.wait_until(async |page| Ok(!page.exists("#help[open]").await?)).await?;
        assert!(page.exists("#market").await?);
        // The rulebook can be opened from there, and leads back to the table.
        page.tap("#clock [data-help]").await?;
        // Its board is fetched later, but nothing moves then by as much as a pixel.
        let foot = "return document.querySelector('.help-foot')?.getBoundingClientRect().y ?? 0";
        page.wait_for(".help-foot").await?;
        let before: f64 = page.script(foot).await?;
        page.wait_for("#help-text .palace .cell-tile").await?;
        let after: f64 = page.script(foot).await?;
        assert!((after - before).abs() < 1.0, "the foot moved from {before} to {after}");
        page.tap("#help-to-book").await?;
        page.wait_for("#rule-text[data-page=scoring]").await?;
        is_focused(page, "part-when").await?;
        page.tap("#rules-back").await?;
        page.wait_for("#market").await?;
        assert!(!page.exists("#help[open]").await?);
        Ok(())
    });
}

#[test]
fn help_on_a_phone_is_a_sheet_and_a_refusal_shows_its_paragraph() {
    let record = moments::find(3, &[], |view, legal| {
        let places = |action: &Action| matches!(action, Action::Place { .. });
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        tiles > 4 && legal.iter().any(places)
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        page.tap("#plan [data-refused]").await?;
        page.wait_for("#toast").await?;
        page.tap("#toast button").await?;
        page.wait_for("#help[open] #help-text p").await?;
        let told = page.text("#help-text").await?;
        assert!(told.len() > 40, "{told}");
        page.picture("help-390").await?;
        page.tap("#help-done").await?;
        page.wait_until(async |page| Ok(!page.exists("#help[open]").await?)).await?;
        page.tap("#open-race").await?;
        page.tap("#sheet [data-help]").await?;
        page.wait_for("#help[open] #help-text").await?;
        page.tap("#close-help").await?;
        page.wait_until(async |page| Ok(!page.exists("#help[open]").await?)).await?;
        assert!(page.exists("#sheet[open]").await?, "the sheet below is still there");
        Ok(())
    });
}

#[test]
fn the_red_palace_is_helped_by_its_own_pages() {
    let record = crate::red_palace::late_game();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.tap("#abilities [data-help]").await?;
        page.wait_for("#help[open] #help-text").await?;
        page.tap("#help-done").await?;
        page.tap("#race [data-help]").await?;
        page.wait_for("#help[open] #help-text").await?;
        page.tap("#help-to-book").await?;
        page.wait_for("#rule-text[data-page=red-palace-scoring]").await.map(drop)
    });
}
