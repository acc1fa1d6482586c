//! What people agree on at a table of a server, and what becomes of a table: seats, votes, clocks, games that come and go.

use serde_json::json;
use thirtyfour::error::WebDriverResult;

use crate::access::assert_accessible;
use crate::online::{join, play, seen};
use crate::page::{Page, Size, run_hosted};
use crate::screens::played_out;

/// Opens the screen for a new table with two seats, the second of them for a friend.
async fn prepare_for_two(page: &Page) -> WebDriverResult<()> {
    page.tap("#online").await?;
    page.tap("#new-table").await?;
    page.wait_for("#table-options").await?;
    page.tab("seats").await?;
    page.tap("[data-remove='2']").await
}

/// The code of the table at which a person has a seat.
async fn code_of(page: &Page) -> WebDriverResult<String> {
    page.wait_for(".room-seat.own").await?;
    page.attribute("#table-code", "data-code").await
}

/// Begins the game of a table at which all sit and the others are ready.
async fn begin(pages: &[&Page]) -> WebDriverResult<()> {
    pages[0].wait_for("#start-table:not(:disabled)").await?;
    pages[0].tap("#start-table").await?;
    for page in pages {
        page.wait_for("#table").await?;
    }
    Ok(())
}

/// Waits until one of the pages is asked for an action, and returns it before the others.
async fn asked<'a>(one: &'a Page, other: &'a Page) -> WebDriverResult<(&'a Page, &'a Page)> {
    const ASKED: &str = "#bar[data-state=prompt]";
    one.wait_until(async |_| Ok(one.exists(ASKED).await? || other.exists(ASKED).await?)).await?;
    Ok(if one.exists(ASKED).await? { (one, other) } else { (other, one) })
}

/// Takes the first card of the money row.
async fn take_money(page: &Page) -> WebDriverResult<()> {
    page.tap("#money-row [data-card]").await?;
    page.tap("#end-turn").await
}

/// The number of cards in the own hand.
async fn cards(page: &Page) -> WebDriverResult<usize> {
    page.count("#hand [data-card]").await
}

fn offline(is_off: bool) -> serde_json::Value {
    json!({"offline": is_off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
}

#[test]
fn people_vote_mute_see_open_hands_and_change_windows() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        prepare_for_two(one).await?;
        one.scroll_and_tap("#open-hands").await?;
        one.tap("#start-game").await?;
        let code = code_of(one).await?;
        join(other, &code, "Layla").await?;
        begin(&[one, other]).await?;
        // With open hands everybody sees all cards.
        let held = cards(other).await?;
        one.wait_until(async |one| Ok(one.count("#players [data-seat='1'] .kc b").await? == held)).await?;
        assert!(!one.exists("#players [data-seat='1'] .kc.unknown").await?);
        // Taking money reveals a card, so it can only be taken back if the other agrees.
        let (actor, judge) = asked(one, other).await?;
        let row = seen(actor).await?;
        take_money(actor).await?;
        actor.tap("#ask-back").await?;
        judge.wait_for("#refuse").await?;
        judge.key("n").await?;
        actor.wait_until(async |actor| Ok(!actor.exists("#refuse").await?)).await?;
        // It stands.
        actor.wait_until(async |actor| Ok(seen(actor).await? != row)).await?;
        actor.tap("#ask-back").await?;
        judge.wait_for("#allow").await?;
        assert!(judge.read("#prompt").await?.contains("1 of 2"), "whoever asks agrees");
        for (page, screen) in [(judge, "a vote"), (actor, "an own question")] {
            page.picture(&format!("vote-{}", page.size.pixels().0)).await?;
            assert_accessible(page, screen).await?;
        }
        judge.key("y").await?;
        actor.wait_for("#bar[data-state=prompt]").await?;
        assert_eq!(seen(actor).await?, row, "it was taken back");
        assert_eq!(seen(judge).await?, row);
        // Whoever does not want to hear somebody mutes them.
        other.tap("#open-talk").await?;
        other.tap("[data-phrase='phrase-hello']").await?;
        other.tap("#close-sheet").await?;
        one.tap("#story-switch").await?;
        one.wait_until(async |one| Ok(one.text(".talk-lines").await?.contains("Hello!"))).await?;
        one.tap(".talk-lines .mute").await?;
        one.wait_for(".unmute").await?;
        assert!(!one.text(".talk-lines").await?.contains("Hello!"));
        one.tap(".unmute").await?;
        one.wait_until(async |one| Ok(one.text(".talk-lines").await?.contains("Hello!"))).await?;
        // The same seat in a second window of the same browser shows the same.
        if asked(one, other).await?.0.size == other.size {
            take_money(other).await?;
        }
        one.wait_for("#bar[data-state=prompt]").await?;
        let (first, hand) = (one.driver.window().await?, one.labels("#hand [data-card]").await?);
        let second = one.driver.new_tab().await?;
        one.driver.switch_to_window(second.clone()).await?;
        one.go_to(&format!("t/{code}")).await?;
        one.wait_until(async |one| Ok(one.labels("#hand [data-card]").await? == hand)).await?;
        // Its line is lost while a card is taken there. The first window goes on, until no such card is left.
        one.browser("Network.enable", json!({})).await?;
        one.browser("Network.emulateNetworkConditions", offline(true)).await?;
        one.wait_for("#line-row").await?;
        let card = seen(one).await?[0].clone();
        take_money(one).await?;
        one.driver.switch_to_window(first.clone()).await?;
        take_money(one).await?;
        loop {
            let (actor, _) = asked(one, other).await?;
            let row = seen(actor).await?;
            if actor.size == one.size && !row.contains(&card) {
                break;
            }
            let wanted = if row.contains(&card) { &card } else { &row[0] };
            actor.tap(&format!("#money-row [data-card='{wanted}']")).await?;
            actor.tap("#end-turn").await?;
        }
        // The server refuses what comes too late, and the page leads to the rule.
        one.driver.switch_to_window(second).await?;
        one.browser("Network.emulateNetworkConditions", offline(false)).await?;
        one.wait_for("#toast button + button").await?;
        assert!(one.read("#toast").await?.contains("Something else happened first"));
        one.picture("refused-1440").await?;
        one.tap("#toast button").await?;
        assert!(one.text("#help-text").await?.contains("money"));
        one.tap("#help-done").await?;
        assert!(!seen(one).await?.contains(&card));
        // What the browser logged while it was offline is not about the page.
        one.errors().await?;
        one.driver.close_window().await?;
        one.driver.switch_to_window(first).await?;
        play(&[one, other], 2).await
    });
}

#[test]
fn an_action_made_offline_is_sent_later_and_played_once() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        prepare_for_two(one).await?;
        one.tap("#start-game").await?;
        join(other, &code_of(one).await?, "Layla").await?;
        begin(&[one, other]).await?;
        let (actor, friend) = asked(one, other).await?;
        let (row, held) = (seen(actor).await?, cards(actor).await?);
        actor.browser("Network.enable", json!({})).await?;
        actor.browser("Network.emulateNetworkConditions", offline(true)).await?;
        actor.wait_for("#line-row").await?;
        take_money(actor).await?;
        actor.wait_for("#bar[data-state=waiting]").await?;
        assert!(actor.text("#bar").await?.contains("kept"), "it says that the action is not lost");
        assert_eq!(seen(friend).await?, row, "nobody knows of it yet");
        actor.browser("Network.emulateNetworkConditions", offline(false)).await?;
        actor.wait_until(async |actor| Ok(!actor.exists("#line-row").await?)).await?;
        friend.wait_for("#bar[data-state=prompt]").await?;
        actor.wait_until(async |actor| Ok(seen(actor).await? == seen(friend).await?)).await?;
        assert_eq!(cards(actor).await?, held + 1, "once");
        // What the browser logged while it was offline is not about the page.
        actor.errors().await.map(drop)
    });
}

#[test]
fn a_clock_runs_out_and_its_owner_comes_back() {
    // The shortest clock of a server is shorter than those that the page offers.
    const MAKE: &str = "
        const done = arguments[arguments.length - 1], body = JSON.stringify({
            setup: { game: 'alhambra', players: 2, modules: [] }, options: { clock: { kind: 'move', seconds: 10 } } });
        fetch('/api/session', { method: 'POST' })
            .then(() => fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
            .then((answer) => answer.json()).then((made) => done(made.code));";
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        let code: String = one.script_async(MAKE).await?;
        for (page, name) in [(one, "Ana"), (other, "Layla")] {
            join(page, &code, name).await?;
        }
        begin(&[one, other]).await?;
        let (late, friend) = asked(one, other).await?;
        late.wait_for(".time-left.runs").await?;
        // Nobody acts until the time is over; then a stand-in does, and the game goes on.
        late.tap("#line-row .btn").await?;
        late.wait_until(async |late| Ok(!late.exists("#line-row").await?)).await?;
        take_money(friend).await?;
        late.wait_for("#bar[data-state=prompt]").await.map(drop)
    });
}

#[test]
fn a_table_changes_before_its_game_and_again_for_the_red_palace() {
    run_hosted(&[Size::Desktop, Size::Phone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        prepare_for_two(one).await?;
        one.tap("#start-game").await?;
        let code = code_of(one).await?;
        join(other, &code, "Layla").await?;
        // The owner may clear a seat; whoever sat there may sit down again.
        one.wait_for(".room-seat[data-seat='1'] .ready").await?;
        one.tap(".room-seat[data-seat='1'] .clear-seat").await?;
        other.wait_for(".room-seat .sit").await?;
        other.scroll_and_tap(".room-seat .sit").await?;
        other.wait_for(".room-seat.own").await?;
        other.tap("#ready").await?;
        // The owner changes the game: more modules, and a bot on a third seat. Then nobody is ready.
        one.tap("#change-table").await?;
        one.wait_for("#start-game").await?;
        assert_eq!(one.text(".st:nth-child(2) .st-told").await?, "Layla");
        one.choose_mix("preset-treasure").await?;
        one.tab("seats").await?;
        one.scroll_and_tap("#add-seat").await?;
        one.seat_plays(2, "level-1").await?;
        one.tap("#start-game").await?;
        one.wait_for(".room-seat.bot").await?;
        assert!(one.text(".game-modules").await?.contains("City Gates"));
        other.wait_until(async |other| Ok(!other.exists(".room-seat.own .ready").await?)).await?;
        other.tap("#ready").await?;
        begin(&[one, other]).await?;
        one.wait_for("#tray [data-module=treasure-chamber]").await?;
        play(&[one, other], 5).await?;
        // The same two play The Red Palace at another table.
        one.tap("#top-menu").await?;
        one.scroll_and_tap("#menu #leave-table").await?;
        one.tap("#new-table").await?;
        one.wait_for("#table-options").await?;
        one.tap("#game-red-palace").await?;
        one.tap("#start-game").await?;
        join(other, &code_of(one).await?, "Layla").await?;
        // Nobody comes for the third seat.
        one.wait_for(".room-seat[data-seat='1'] .ready").await?;
        assert_eq!(one.read("#start-early").await?.trim(), "Start with two");
        one.picture("room-early-1440").await?;
        one.tap("#start-early").await?;
        for page in [one, other] {
            page.wait_for("#table").await?;
        }
        one.wait_for(".ability-bar").await?;
        play(&[one, other], 5).await?;
        one.wait_until(async |one| Ok(seen(one).await? == seen(other).await?)).await
    });
}

#[test]
fn a_game_of_this_screen_goes_online_and_home_again() {
    let mut record = played_out(r#"{"game": "alhambra", "players": 3, "modules": []}"#, "put online");
    record.actions.truncate(record.actions.len() - 12);
    record.result = None;
    run_hosted(&[Size::Desktop], async |pages| {
        let [page] = pages else { panic!("one page") };
        page.load(&record.to_json()).await?;
        page.tap("#top-menu").await?;
        page.scroll_and_tap("#bring-online").await?;
        let code = code_of(page).await?;
        assert!(page.text("#brought").await?.contains("known all cards"));
        page.picture("brought-1440").await?;
        // Its set-up stays, and the screen for changes offers nothing else; options of the table are free.
        page.tap("#change-table").await?;
        assert!(page.read("#fixed-setup").await?.contains("begun on a device"));
        for fixed in ["#game-red-palace", "#add-seat", "[data-remove]", ".mods", "#more-options"] {
            assert!(!page.exists(fixed).await?, "{fixed}");
        }
        page.picture("fixed-1440").await?;
        page.scroll_and_tap("#table-listed").await?;
        page.tap("#start-game").await?;
        page.wait_until(async |page| Ok(page.text(".table-options").await?.contains("list of open tables")))
            .await?;
        page.tap("#start-table").await?;
        page.wait_for("#table").await?;
        // Past rounds are there, although they were scored before this table was.
        page.tap("#explain-round").await?;
        page.wait_for(".ceremony").await?;
        page.tap("#close-scoring").await?;
        page.play_to_the_end().await?;
        page.wait_for("#game-over .race-graph").await?;
        assert!(!page.exists("#revealed").await?, "nothing was promised");
        // After a reload the end is told as before, and everybody may want another game.
        page.go_to(&format!("t/{code}")).await?;
        page.wait_for("#game-over .race-graph").await?;
        page.scroll_and_tap("#take-home").await?;
        page.wait_for(".replay").await?;
        page.go_to(&format!("t/{code}")).await?;
        page.scroll_and_tap("#rematch").await?;
        page.wait_for(".room-seat.own").await?;
        assert_ne!(page.attribute("#table-code", "data-code").await?, code);
        Ok(())
    });
}

#[test]
fn two_tables_play_the_same_cards_and_compare() {
    run_hosted(&[Size::Phone], async |pages| {
        let [page] = pages else { panic!("one page") };
        // Bots play by themselves, and whoever opened the table watches.
        prepare_for_two(page).await?;
        for seat in [0, 1] {
            page.seat_plays(seat, "level-1").await?;
        }
        page.tap("#start-game").await?;
        page.wait_for("#start-table:not(:disabled)").await?;
        let first = page.attribute("#table-code", "data-code").await?;
        page.scroll_and_tap("#same-cards").await?;
        page.wait_for("#same-deal").await?;
        assert!(page.text("#same-deal").await?.contains(&first));
        // Its set-up is that of the first table, so bots take the seats that are left.
        page.tap("#start-early").await?;
        page.play_to_the_end().await?;
        page.wait_for("#compared").await?;
        assert!(page.text("#compared").await?.contains("not over yet"), "points wait for the other table");
        assert!(!page.exists("#revealed").await?, "and so do the cards");
        page.go_to(&format!("t/{first}")).await?;
        page.wait_for("#start-table:not(:disabled)").await?;
        page.tap("#start-table").await?;
        page.play_to_the_end().await?;
        page.wait_until(async |page| Ok(page.count("#compared .total").await? == 4)).await?;
        page.scroll_to("#compared").await?;
        page.picture("compared-390").await?;
        page.wait_for("#revealed").await?;
        assert_accessible(page, "the end of tables that are compared").await
    });
}
