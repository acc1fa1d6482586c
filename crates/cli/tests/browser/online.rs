//! Playing over a network: several browsers at one server of tables.

use std::time::Instant;

use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::access::assert_accessible;
use crate::page::{PATIENCE, Page, Size, run, run_hosted};
use crate::person::out_of_reach;
use crate::player::Stepped;

/// Opens a table with a seat for a friend and a bot, and returns its code.
async fn open_table(page: &Page) -> WebDriverResult<String> {
    page.tap("#online").await?;
    page.wait_for("#join-code").await?;
    page.picture(&format!("lobby-{}", page.size.pixels().0)).await?;
    page.tap("#new-table").await?;
    page.wait_for("#table-options").await?;
    // The other seats are open, for whoever has the link.
    page.seat_plays(2, "level-2").await?;
    page.tap("#start-game").await?;
    page.wait_for(".room-seat.own").await?;
    page.attribute("#table-code", "data-code").await
}

/// Comes by the link, and sits down on the open seat.
pub async fn join(page: &Page, code: &str, name: &str) -> WebDriverResult<()> {
    page.go_to(&format!("t/{code}")).await?;
    page.wait_for("#your-name").await?.send_keys(name).await?;
    page.scroll_and_tap(".room-seat .sit").await?;
    page.wait_for(".room-seat.own").await?;
    page.tap("#ready").await
}

/// Brings two people to the table of a running game.
async fn begin(one: &Page, other: &Page) -> WebDriverResult<String> {
    let code = open_table(one).await?;
    join(other, &code, "Layla").await?;
    one.tap("#ready").await?;
    one.wait_for("#start-table:not(:disabled)").await?;
    one.picture(&format!("room-{}", one.size.pixels().0)).await?;
    other.picture(&format!("room-{}", other.size.pixels().0)).await?;
    one.tap("#start-table").await?;
    one.wait_for("#table").await?;
    other.wait_for("#table").await?;
    Ok(code)
}

/// Lets whoever is asked tap, so many times in all.
pub async fn play(pages: &[&Page], taps: usize) -> WebDriverResult<()> {
    let (mut taken, start) = (0, Instant::now());
    while taken < taps {
        for page in pages {
            if let Stepped::Did(_) = page.step().await? {
                taken += 1;
            }
        }
        if start.elapsed() > PATIENCE {
            return out_of_reach("the next tap", "nobody is asked");
        }
    }
    Ok(())
}

/// What lies open for all: the cards of the money row.
pub async fn seen(page: &Page) -> WebDriverResult<Vec<String>> {
    page.script(
        "return [...document.querySelectorAll('#money-row [data-card]')].map((one) => one.dataset.card);",
    )
    .await
}

#[test]
fn two_people_play_one_from_a_phone() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        begin(one, other).await?;
        play(&[one, other], 6).await?;
        one.picture("online-1440").await?;
        other.picture("online-390").await?;
        // Both see the same table.
        one.wait_until(async |one| Ok(seen(one).await? == seen(other).await?)).await?;
        // What one says, the other reads in the own language.
        one.tap("#story-switch").await?;
        one.tap("#show-phrases").await?;
        one.tap("[data-phrase='phrase-good-luck']").await?;
        other.wait_for("#open-talk .unheard").await?;
        other.tap("#open-talk").await?;
        other.wait_for(".talk-lines li").await?;
        assert!(other.text(".talk-lines").await?.contains("Good luck!"));
        other.tap("#close-sheet").await
    });
}

#[test]
fn a_lost_line_comes_back_and_the_game_goes_on() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        begin(one, other).await?;
        play(&[one, other], 2).await?;
        let offline = |is_off: bool| serde_json::json!({"offline": is_off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        one.browser("Network.enable", serde_json::json!({})).await?;
        one.browser("Network.emulateNetworkConditions", offline(true)).await?;
        one.wait_for("#line-row").await?;
        one.picture("online-lost-1440").await?;
        one.browser("Network.emulateNetworkConditions", offline(false)).await?;
        one.wait_until(async |one| Ok(!one.exists("#line-row").await?)).await?;
        play(&[one, other], 4).await?;
        one.wait_until(async |one| Ok(seen(one).await? == seen(other).await?)).await?;
        // What the browser logged while it was offline is not about the page.
        one.errors().await.map(drop)
    });
}

#[test]
fn a_seat_moves_to_another_device() {
    run_hosted(&[Size::Desktop, Size::Phone, Size::Phone], async |pages| {
        let [one, other, third] = pages else { panic!("three pages") };
        begin(one, other).await?;
        let hand = one.labels("#hand .hcard").await?;
        one.tap("#top-menu").await?;
        one.scroll_and_tap("#move-seat").await?;
        let link = one.text("#move-link").await?;
        third.go_to(link.rsplit_once('/').map_or("", |(_, path)| path)).await?;
        third.wait_for("#table").await?;
        assert_eq!(third.labels("#hand .hcard").await?, hand);
        play(&[third, other], 4).await?;
        // The device that it came from says so, and may watch.
        one.key(Key::Escape).await?;
        one.tap("#line-row .btn").await?;
        one.wait_until(async |one| Ok(!one.exists("#line-row").await?)).await?;
        one.wait_until(async |one| Ok(one.text("#bar").await?.contains("You are watching"))).await?;
        one.picture("watch-1440").await?;
        assert!(!one.exists("#hand .hcard").await?, "a watcher sees no hand");
        play(&[third, other], 2).await
    });
}

#[test]
fn a_game_ends_with_its_proof_and_goes_home() {
    run_hosted(&[Size::Desktop], async |pages| {
        let [page] = pages else { panic!("one page") };
        page.tap("#online").await?;
        page.tap("#new-table").await?;
        page.wait_for("#table-options").await?;
        page.seat_plays(1, "level-1").await?;
        page.seat_plays(2, "level-1").await?;
        page.tap("#start-game").await?;
        page.tap("#ready").await?;
        page.wait_for("#start-table:not(:disabled)").await?;
        page.tap("#start-table").await?;
        page.wait_for("#table").await?;
        page.play_to_the_end().await?;
        page.wait_for("#game-over #revealed").await?;
        let kept: String =
            page.script("return document.querySelector('#game-over #proof b').textContent").await?;
        assert!(kept.starts_with('✓'), "{kept}");
        page.picture("online-over-1440").await?;
        assert_accessible(page, "the end of a game at a table").await?;
        page.scroll_and_tap("#take-home").await?;
        page.wait_for(".replay").await.map(drop)
    });
}

#[test]
fn somebody_watches() {
    run_hosted(&[Size::Desktop, Size::Phone, Size::Phone], async |pages| {
        let [one, other, third] = pages else { panic!("three pages") };
        let code = begin(one, other).await?;
        third.go_to(&format!("t/{code}")).await?;
        third.wait_for("#table").await?;
        one.wait_for(".watching").await?;
        play(&[one, other], 2).await?;
        assert!(!third.exists("#hand .hcard").await?, "a watcher sees no hand");
        third.picture("watch-390").await?;
        assert_accessible(third, "watching").await?;
        third.wait_until(async |third| Ok(seen(third).await? == seen(one).await?)).await
    });
}

#[test]
fn without_tables_there_is_nothing_of_it() {
    run(Size::Desktop, async |page| {
        page.wait_for("#my-games").await?;
        assert!(!page.exists("#online").await?);
        let answer: bool = page
            .script_async("const done = arguments[0]; fetch('/api/host').then((one) => one.json()).then((one) => done(one.online))")
            .await?;
        assert!(!answer);
        Ok(())
    });
}
