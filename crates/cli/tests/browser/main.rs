//! Tests of the page in a real Chromium: whole games, languages, saving, offline use. Screenshots of failures are written
//! to the folder `screenshots` in the temporary folder of the build; with `PICTURES=1`, those of everything else as well.

mod access;
mod address;
mod bazaars;
mod choices;
mod chooser;
#[path = "../common/mod.rs"]
mod common;
mod dead_ends;
mod displays;
mod figures;
mod home;
mod invaders;
mod lessons;
mod modules;
mod moments;
mod money;
mod my_games;
mod new_game;
mod online;
mod page;
mod performance;
mod person;
mod player;
mod policy;
mod red_palace;
mod replay;
mod rulebook;
mod scores;
mod screens;
mod settings;
mod table;
mod tasks;
mod thieves;
mod together;
mod updates;
mod walk;

use page::{Size, run, run_as_usual};
use player::APPLIED;

#[test]
fn a_whole_game_by_mouse() {
    run_as_usual(Size::Desktop, async |page| {
        page.start_game().await?;
        page.picture("table-1440").await?;
        page.play_to_the_end().await?;
        page.picture("over-1440").await?;
        page.tap("#see-table").await?;
        page.tap("#show-wall").await?;
        page.picture("wall-1440").await
    });
}

#[test]
fn a_whole_game_with_all_modules_on_a_phone() {
    run_as_usual(Size::Phone, async |page| {
        page.picture("home-390").await?;
        page.scroll_and_tap("#new-game").await?;
        page.add_two_bots().await?;
        page.choose_mix("all-modules").await?;
        page.type_seed("a fixed seed").await?;
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("#market").await?;
        page.picture("table-390").await?;
        assert!(page.width_of_content().await? <= 390, "nothing is wider than the screen");
        page.play_to_the_end().await?;
        page.picture("over-390").await
    });
}

#[test]
fn a_tile_is_placed_on_the_board_and_taken_back() {
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        let before = page.labels("#hand [data-card]").await?;
        page.buy_exactly().await?;
        page.wait_for("#undo:not([disabled])").await?;
        page.picture("bought-1440").await?;
        page.tap("#undo").await?;
        page.wait_until(async |page| Ok(page.labels("#hand [data-card]").await? == before)).await
    });
}

#[test]
fn every_language_has_its_home_screen() {
    run(Size::Tablet, async |page| {
        for (code, word) in [
            ("en", "New game"),
            ("fr", "Nouvelle partie"),
            ("de", "Neues Spiel"),
            ("it", "Nuova partita"),
            ("pl", "Nowa gra"),
            ("es", "Nueva partida"),
        ] {
            page.tap("#to-settings").await?;
            page.scroll_and_tap(&format!("[data-language={code}]")).await?;
            page.go_home().await?;
            assert_eq!(page.text("#new-game strong").await?, word);
            assert_eq!(page.attribute("html", "lang").await?, code);
            page.picture(&format!("home-{code}")).await?;
        }
        Ok(())
    });
}

#[test]
fn hidden_hands_are_handed_over() {
    run(Size::Tablet, async |page| {
        page.tap("#new-game").await?;
        page.seat_plays(1, "human").await?;
        page.type_seed("hot seat").await?;
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("#take-over").await?;
        assert!(page.texts("#hand").await?.is_empty(), "no hand before somebody takes the screen");
        page.picture("hand-over-1024").await?;
        page.tap("#take-over").await?;
        let first = page.labels("#hand [data-card]").await?;
        assert!(!first.is_empty());
        page.tap("#money-row [data-card]").await?;
        page.tap("#end-turn").await?;
        // As soon as it is the other person's turn, no hand is shown; after the hand-over, only that person's is.
        page.wait_for("#take-over").await?;
        assert!(!page.exists("#hand").await?);
        page.tap("#take-over").await?;
        assert_ne!(page.labels("#hand [data-card]").await?, first);
        Ok(())
    });
}

#[test]
fn a_broken_record_is_explained() {
    run(Size::Tablet, async |page| {
        page.scroll_and_tap("#open-record summary").await?;
        page.type_in("#record-text", "{\"record\": 7}").await?;
        page.scroll_and_tap("#load-record").await?;
        page.wait_for("#toast").await?;
        assert!(page.text("#toast").await?.contains("record"));
        Ok(())
    });
}

#[test]
fn a_saved_game_goes_on_offline_after_a_reload() {
    run_as_usual(Size::Desktop, async |page| {
        page.start_game().await?;
        page.tap("#money-row [data-card]").await?;
        page.tap("#end-turn").await?;
        page.wait_for_service_worker().await?;
        page.stop_server();
        page.reload().await?;
        page.wait_for("#saved li button").await?;
        page.scroll_and_tap("#saved li button").await?;
        page.wait_for("#market").await?;
        page.play_a_while().await
    });
}

#[test]
fn a_whole_game_by_keyboard() {
    run_as_usual(Size::Desktop, async |page| {
        page.press("#new-game").await?;
        page.type_in("#seed", "keys").await?;
        page.press("#start-game").await?;
        page.wait_for("#market").await?;
        page.play_to_the_end_by_keyboard().await
    });
}

#[test]
fn a_tile_is_dragged_to_its_place() {
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        page.buy_exactly().await?;
        page.tap("#end-turn").await?;
        page.wait_for("#set-aside [data-tile]").await?;
        page.picture("placing-1440").await?;
        page.drag("#set-aside [data-tile]", "#plan [data-free]").await?;
        page.wait_for(APPLIED).await?;
        assert!(!page.exists("#set-aside [data-tile]").await?, "the tile is on its cell");
        Ok(())
    });
}

#[test]
fn rules_are_found_by_id_and_by_word() {
    run(Size::Tablet, async |page| {
        page.tap("#to-rules").await?;
        page.type_in("#search-rules", "BASE-42").await?;
        page.wait_until(async |page| {
            let text = page.text("#found").await.unwrap_or_default();
            Ok(text.contains("Sides that touch match") && text.contains("Matching sides"))
        })
        .await?;
        page.picture("rules-1024").await
    });
}

#[test]
fn a_game_is_replayed_and_branched() {
    run(Size::Desktop, async |page| {
        let code = screens::finished_game().to_code().expect("a game that was played");
        screens::open_link(page, &code).await?;
        page.wait_for("#replay-words").await?;
        page.scroll_and_tap("#to-table").await?;
        page.scroll_and_tap("#replay").await?;
        for _ in 0..10 {
            page.scroll_and_tap("#previous-step").await?;
        }
        page.picture("replay-1440").await?;
        page.scroll_and_tap("#branch").await?;
        page.wait_for("#market").await.map(drop)
    });
}
