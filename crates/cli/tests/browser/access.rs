//! Accessibility of every screen, checked by axe-core: names, roles, contrast, order of headings, size of targets.

use std::path::Path;

use serde_json::Value;
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::my_games;
use crate::page::{Page, Size, run, run_hosted};
use crate::red_palace;
use crate::screens::{drop_file, finished_game, open_link};
use crate::table::{an_auction, late_game};

/// The source of the checker, which `cargo xtask test` downloads.
fn axe() -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../axe-core-4.14.0/package/axe.min.js");
    std::fs::read_to_string(&path).expect("axe-core is there: `cargo xtask test` fetches it")
}

/// What axe finds on the screen, with one line for each of its rules that is broken.
async fn findings(page: &Page, screen: &str) -> WebDriverResult<Vec<String>> {
    findings_by(page, screen, "{}").await
}

/// What the rules chosen by `options` find on the screen.
async fn findings_by(page: &Page, screen: &str, options: &str) -> WebDriverResult<Vec<String>> {
    const RUN: &str = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'], ...OPTIONS }).then((result) => done(result.violations.map((rule) =>
            [rule.id, rule.nodes.length + ' times', rule.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(', '),
                rule.nodes[0].failureSummary].join(' | '))));";
    if !page.script::<bool>("return 'axe' in window").await? {
        page.script::<()>(&axe()).await?;
    }
    let found: Value = page.script_async(&RUN.replace("OPTIONS", options)).await?;
    let found = found.as_array().expect("a list").iter().filter_map(Value::as_str);
    Ok(found.map(|one| format!("{screen}: {}", one.replace('\n', " "))).collect())
}

/// What axe finds on the screen in each theme. Themes differ in their colours alone, so everything else is checked once;
/// a phone has the colours of the larger screens.
async fn in_every_theme(page: &Page, screen: &str) -> WebDriverResult<Vec<String>> {
    const COLOURS: &str = "{ runOnly: ['color-contrast'] }";
    let mut all = Vec::new();
    let themes = [("light", "{}"), ("dark", COLOURS), ("contrast", COLOURS)];
    for (theme, options) in themes.into_iter().take(if page.size.is_phone() { 1 } else { 3 }) {
        page.script::<()>(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        all.extend(findings_by(page, &format!("{screen} ({theme})"), options).await?);
    }
    Ok(all)
}

/// Opens the last scoring round again from the story, which phones show in a sheet.
async fn open_last_round(page: &Page) -> WebDriverResult<()> {
    if page.size.is_phone() {
        page.tap("#open-race").await?;
        page.tap("#sheet [data-tab=story]").await?;
        return page.tap("#sheet .story .aside").await;
    }
    page.tap("#explain-round").await
}

/// Checks that a screen is accessible in every theme.
pub async fn assert_accessible(page: &Page, screen: &str) -> WebDriverResult<()> {
    assert_none(&in_every_theme(page, screen).await?);
    page.script("document.documentElement.dataset.theme = 'light'").await
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_screens_around_the_table_are_accessible() {
    let code = finished_game().to_code().expect("a game that was played");
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            let mut found = in_every_theme(page, "home").await?;
            page.scroll_and_tap("#open-record summary").await?;
            found.extend(findings(page, "home with a record").await?);
            page.scroll_and_tap("#my-games").await?;
            page.wait_for("#stats-play").await?;
            found.extend(in_every_theme(page, "my games without games").await?);
            my_games::take_in(page, &my_games::two_games()).await?;
            page.wait_for("#stats-last li").await?;
            found.extend(in_every_theme(page, "my games").await?);
            page.go_home().await?;
            drop_file(page, &late_game()).await?;
            page.wait_for("#market").await?;
            page.go_home().await?;
            page.wait_for("#continue .look-turn").await?;
            page.scroll_and_tap("#saved .danger").await?;
            page.wait_for("[data-really]").await?;
            found.extend(in_every_theme(page, "home with a saved game").await?);
            page.scroll_and_tap("#new-game").await?;
            page.scroll_and_tap("[data-remove='2']").await?;
            found.extend(in_every_theme(page, "seats of a new game").await?);
            page.tab("modules").await?;
            found.extend(in_every_theme(page, "modules of a new game").await?);
            page.tap("[data-about=bonus-cards]").await?;
            found.extend(in_every_theme(page, "about a module").await?);
            page.tap("#about-slip [data-close]").await?;
            page.tab("options").await?;
            found.extend(in_every_theme(page, "options of a new game").await?);
            page.tap("#real-table").await?;
            found.extend(in_every_theme(page, "the list for a real table").await?);
            page.tap("#real-table-slip [data-close]").await?;
            page.go_home().await?;
            page.tap("#to-settings").await?;
            found.extend(in_every_theme(page, "settings").await?);
            page.go_home().await?;
            page.tap("#to-rules").await?;
            page.wait_for("#rule-text").await?;
            found.extend(in_every_theme(page, "rules").await?);
            for place in ["place", "scoring", "city-gates"] {
                page.script::<()>(&format!("document.querySelector('.toc [data-page={place}]').click()"))
                    .await?;
                page.wait_for(&format!("#rule-text[data-page={place}]")).await?;
                found.extend(in_every_theme(page, place).await?);
            }
            if size.is_phone() {
                page.tap("#open-search").await?;
            }
            page.type_in("#search-rules", "wall").await?;
            page.wait_for("#found mark").await?;
            found.extend(in_every_theme(page, "rules found").await?);
            open_link(page, &code).await?;
            page.wait_for("#replay-words").await?;
            found.extend(in_every_theme(page, "replay").await?);
            page.tap("#share-game").await?;
            page.scroll_and_tap("#seed-line summary").await?;
            found.extend(in_every_theme(page, "sharing a replay").await?);
            page.scroll_and_tap("#close-share").await?;
            if size.is_phone() {
                page.tap("#open-list").await?;
                found.extend(in_every_theme(page, "the story of a replay").await?);
                page.tap("#close-list").await?;
            }
            page.go_home().await?;
            page.wait_for("#play-now").await?;
            assert_none(&found);
            Ok(())
        });
    }
}

#[test]
fn the_table_is_accessible() {
    let (late, auction) = (late_game(), an_auction());
    let (red_palace, paying) = (red_palace::late_game(), red_palace::paying_a_guard());
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            page.start_seed("undo").await?;
            let mut found = in_every_theme(page, "table").await?;
            page.buy_exactly().await?;
            page.tap("#end-turn").await?;
            page.wait_for("#set-aside [data-tile]").await?;
            found.extend(in_every_theme(page, "table while placing").await?);
            page.load(&late).await?;
            found.extend(in_every_theme(page, "table of six with all modules").await?);
            open_last_round(page).await?;
            page.wait_for(".scoring-dialog .score-table").await?;
            found.extend(in_every_theme(page, "scoring").await?);
            page.tap("#close-scoring").await?;
            if size.is_phone() {
                page.tap("#close-sheet").await?;
            }
            page.load(&auction).await?;
            page.wait_for("#auction").await?;
            found.extend(in_every_theme(page, "auction").await?);
            page.load(&red_palace).await?;
            page.wait_for("[data-ability]").await?;
            found.extend(in_every_theme(page, "The Red Palace").await?);
            page.tap("[data-ability]").await?;
            page.wait_for("#ability-about").await?;
            found.extend(in_every_theme(page, "an ability").await?);
            page.load(&paying).await?;
            page.wait_for(".side-choice").await?;
            found.extend(in_every_theme(page, "paying a guard").await?);
            page.go_home().await?;
            page.tap("#red-palace").await?;
            page.wait_for("[data-guard-board]").await?;
            found.extend(in_every_theme(page, "choosing The Red Palace").await?);
            page.scroll_and_tap("#game-alhambra").await?;
            page.seat_plays(1, "human").await?;
            page.scroll_and_tap("#start-game").await?;
            page.wait_for("#take-over").await?;
            found.extend(in_every_theme(page, "hand-over").await?);
            open_link(page, &finished_game().to_code().expect("a game that was played")).await?;
            page.wait_for("#replay-words").await?;
            page.scroll_and_tap("#to-table").await?;
            page.wait_for("#game-over").await?;
            found.extend(in_every_theme(page, "game over").await?);
            assert_none(&found);
            Ok(())
        });
    }
}

#[test]
fn the_tables_of_a_server_are_accessible() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        let mut found = Vec::new();
        one.tap("#online").await?;
        one.tap("#new-table").await?;
        one.wait_for("#table-options").await?;
        one.tap("#more-of-table").await?;
        one.scroll_and_tap("#table-listed").await?;
        found.extend(in_every_theme(one, "a new table").await?);
        one.tap("#start-game").await?;
        one.wait_for(".room-seat.own").await?;
        found.extend(in_every_theme(one, "the own table").await?);
        other.tap("#online").await?;
        other.tap("#tab-open").await?;
        other.wait_for(".table-row").await?;
        found.extend(in_every_theme(other, "open tables").await?);
        other.tap(".table-row .btn").await?;
        other.type_in("#your-name", "Layla").await?;
        found.extend(in_every_theme(other, "a table with open seats").await?);
        other.scroll_and_tap(".room-seat .sit").await?;
        other.tap("#ready").await?;
        one.scroll_and_tap(".give-bot").await?;
        one.wait_for("#start-table:not(:disabled)").await?;
        one.tap("#start-table").await?;
        for page in [one, other] {
            page.wait_for("#table").await?;
        }
        other.tap("#open-talk").await?;
        other.tap("[data-phrase='phrase-hello']").await?;
        found.extend(in_every_theme(other, "the talk in a sheet").await?);
        other.tap("#close-sheet").await?;
        one.wait_for(".story-switch .unheard").await?;
        one.tap("#story-switch").await?;
        found.extend(in_every_theme(one, "the talk beside the table").await?);
        one.tap("#show-phrases").await?;
        one.tap("#top-menu").await?;
        one.scroll_and_tap("#move-seat").await?;
        one.wait_for("#move-link").await?;
        found.extend(in_every_theme(one, "the menu at a table").await?);
        one.key(Key::Escape).await?;
        one.go_to("").await?;
        one.tap("#online").await?;
        one.wait_for(".table-row .look-plan").await?;
        one.picture("lobby-own-1440").await?;
        found.extend(in_every_theme(one, "own tables").await?);
        other.go_to("").await?;
        other.tap("#online").await?;
        other.wait_for(".table-row .look-plan").await?;
        other.picture("lobby-own-390").await?;
        assert_none(&found);
        Ok(())
    });
}
