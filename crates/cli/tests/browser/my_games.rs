//! My games: the statistics of finished games, which outlive the saved games and can be exported and imported.

use engine::{Outcome, Viewer};
use i18n::Language;
use protocol::{Finished, Record, RecordedGame, SavedGame, Table};
use serde_json::json;
use thirtyfour::error::WebDriverResult;

use crate::home::{overflowing, speak};
use crate::page::{Page, Size, run};
use crate::screens::{finished_game, played_out};

/// Two finished games of Ann in the first seat: Alhambra with modules against two bots, and The Red Palace against one.
fn records() -> [Record; 2] {
    let red = r#"{"game": "red-palace", "guard_board": "fixed", "players": 2, "modules": ["camps"]}"#;
    [finished_game(), played_out(red, "a red game")]
}

/// A game as the page saves it, with Ann in the first seat.
fn saved(record: &Record, moment: u64) -> String {
    let game = RecordedGame::from_record(record).expect("a legal game");
    let players = record.setup.rules().players();
    let names = ["Ann", "Idris", "Layla"].map(|name| Some(name.to_string()));
    let bots = [None, Some("greedy".to_string()), Some("casual".to_string())];
    let table = Table {
        names: names[..players].to_vec(),
        bots: bots[..players].to_vec(),
        saved_at: Some(moment),
        ..Table::default()
    };
    SavedGame::to_json(&game, &table)
}

/// The games of [`records`] as an exported file.
pub fn two_games() -> String {
    let games = records().into_iter().zip(1_u64..).map(|(record, number)| {
        let saved = SavedGame::from_json(&saved(&record, 1_700_000_000_000 + number)).expect("a game");
        Finished::of_saved(format!("{number:015}"), &saved).expect("a finished game")
    });
    Finished::list_to_json(&games.collect::<Vec<_>>())
}

/// Imports a file with this text on the open screen.
pub async fn take_in(page: &Page, text: &str) -> WebDriverResult<()> {
    page.wait_for("#import-games").await?;
    page.driver
        .execute(
            "const data = new DataTransfer();
             data.items.add(new File([arguments[0]], 'games.json'));
             const field = document.querySelector('#import-games');
             field.files = data.files;
             field.dispatchEvent(new Event('change', { bubbles: true }));",
            vec![json!(text)],
        )
        .await
        .map(drop)
}

/// The value of one of the figures at the top.
async fn figure(page: &Page, id: &str) -> WebDriverResult<String> {
    page.text(&format!("[data-figure={id}] b")).await
}

/// The whole text of the screen, for comparison.
async fn everything(page: &Page) -> WebDriverResult<String> {
    page.wait_for("#stats-last li").await?;
    page.script("return document.querySelector('.my-games').innerText").await
}

async fn says(page: &Page, words: &str) -> WebDriverResult<()> {
    page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains(words))).await
}

/// Whether the first seat has won, its points and its longest wall, according to the engine.
fn result(record: &Record) -> (bool, i16, u8) {
    let game = record.replay().expect("a legal game");
    let view = game.view(Viewer::Public);
    let Some(Outcome::Won(winners)) = view.outcome() else { panic!("the game is over") };
    let seat = view.seats().next().expect("a seat");
    (winners.has(seat), view.score(seat), view.palace(seat).longest_wall().length)
}

/// Leaves the page for a file at the same address and runs JavaScript there, where no page has the database open.
async fn beside_the_page(page: &Page, script: &str) -> WebDriverResult<()> {
    page.go_to("icon.svg").await?;
    page.script_async::<bool>(script).await?;
    // Ignore the error about the missing icon that the browser asks for there.
    page.errors().await?;
    page.go_to("").await?;
    page.wait_for("#new-game").await.map(drop)
}

/// Deletes the database and everything that waits to be stored in it.
const CLEARED: &str = "
    const done = arguments[arguments.length - 1];
    Object.keys(localStorage).filter((key) => /^alhambra\\.(game|finished)\\./.test(key)).forEach((key) => localStorage.removeItem(key));
    const gone = indexedDB.deleteDatabase('alhambra');
    gone.onsuccess = () => done(true);";

#[test]
fn the_data_base_of_before_keeps_its_games_and_they_are_counted() {
    let records = records();
    let texts = json!([saved(&records[0], 1_700_000_000_001), saved(&records[1], 1_700_000_000_002)]);
    let mut half = records[0].clone();
    half.actions.truncate(20);
    half.result = None;
    let running = json!(saved(&half, 1_700_000_000_003));
    run(Size::Desktop, async |page| {
        let old = format!(
            "const done = arguments[arguments.length - 1];
             const gone = indexedDB.deleteDatabase('alhambra');
             gone.onsuccess = () => {{
                 const open = indexedDB.open('alhambra', 1);
                 open.onupgradeneeded = () => open.result.createObjectStore('games');
                 open.onsuccess = () => {{
                     const write = open.result.transaction('games', 'readwrite');
                     const games = write.objectStore('games');
                     {texts}.forEach((text, place) => games.put(text, '00000000000000' + (place + 1)));
                     games.put({running}, '000000000000003');
                     write.oncomplete = () => {{ open.result.close(); done(true); }};
                 }};
             }};"
        );
        beside_the_page(page, &old).await?;
        page.wait_until(async |page| Ok(page.count("#saved li").await? == 3)).await?;
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-last li").await?;
        let results = records.iter().map(result).collect::<Vec<_>>();
        let won = results.iter().filter(|(won, ..)| *won).count();
        let best = results.iter().map(|(_, points, _)| *points).max().expect("two games");
        let wall = results.iter().map(|(.., wall)| *wall).max().expect("two games");
        assert_eq!(figure(page, "games").await?, "2");
        assert_eq!(figure(page, "won").await?, won.to_string());
        assert_eq!(figure(page, "best").await?, best.to_string());
        assert_eq!(figure(page, "wall").await?, wall.to_string());
        let row = async |selector: &str| page.texts(&format!("[data-row='{selector}'] td")).await;
        let average = |points: i16| points.to_string();
        let share = |won: bool| if won { "100%" } else { "0%" }.to_string();
        let (red_won, red_points, _) = results[1];
        assert_eq!(row("red-palace").await?, ["1".to_string(), share(red_won), average(red_points)]);
        assert_eq!(
            row("2").await?,
            ["1".to_string(), share(red_won), "50%".to_string(), average(red_points)]
        );
        let (won, points, _) = results[0];
        assert_eq!(row("treasure-chamber").await?, ["1".to_string(), share(won), average(points)]);
        assert_eq!(page.texts("[data-row='level-3'] td").await?[0], "2", "the strongest at the table counts");
        page.whole_picture("my-games-1440").await?;
        // With a single game, its points by source add up to all its points.
        page.scroll_and_tap("[data-base=alhambra]").await?;
        page.wait_until(async |page| Ok(figure(page, "games").await? == "1")).await?;
        let sources = page.texts(".origins b").await?;
        let sum: i32 =
            sources.iter().map(|text| text.replace('−', "-").parse::<i32>().expect("a number")).sum();
        assert_eq!(sum, i32::from(points), "{sources:?}");
        // A tap on a game opens the replay.
        page.scroll_and_tap("#stats-last [data-key]").await?;
        page.wait_for("#replay-words").await?;
        // The games are still saved, and deleting them does not change the statistics.
        page.go_home().await?;
        for left in [2, 1, 0] {
            page.scroll_and_tap("#saved .danger").await?;
            page.scroll_and_tap("[data-really]").await?;
            page.wait_until(async |page| Ok(page.count("#saved li").await? == left)).await?;
        }
        page.reload().await?;
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-last li").await?;
        assert_eq!(figure(page, "games").await?, "2");
        Ok(())
    });
}

#[test]
fn a_game_that_ends_here_is_counted_once() {
    let mut record = finished_game();
    record.actions.truncate(record.actions.len() - 12);
    record.result = None;
    let late = saved(&record, 1_700_000_000_000);
    run(Size::Desktop, async |page| {
        page.load(&late).await?;
        page.play_to_the_end().await?;
        page.wait_for("#game-over").await?;
        let total = page.text("#final-score tbody tr:has(.seat-mark) .total").await;
        assert!(total.is_ok(), "the final screen shows the points");
        page.tap("#end-home").await?;
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-last li").await?;
        assert_eq!(figure(page, "games").await?, "1");
        // Replay what the page has stored.
        const KEPT: &str = "
            const done = arguments[arguments.length - 1];
            const open = indexedDB.open('alhambra');
            open.onsuccess = () => {
                const all = open.result.transaction('finished').objectStore('finished').getAll();
                all.onsuccess = () => { open.result.close(); done(all.result); };
            };";
        let kept: Vec<String> = page.script_async(KEPT).await?;
        let [kept] = &kept[..] else { panic!("one game: {kept:?}") };
        let record = Finished::from_json(kept).expect("a game").record().expect("a legal game");
        let (won, points, wall) = result(&record);
        assert_eq!(figure(page, "won").await?, if won { "1" } else { "0" });
        assert_eq!(
            (figure(page, "best").await?, figure(page, "wall").await?),
            (points.to_string(), wall.to_string())
        );
        // Opening the game again does not count it again.
        page.go_home().await?;
        page.scroll_and_tap("#saved li button").await?;
        page.wait_for("#game-over").await?;
        page.tap("#end-home").await?;
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-last li").await?;
        assert_eq!(figure(page, "games").await?, "1");
        Ok(())
    });
}

#[test]
fn games_are_taken_along() {
    let file = two_games();
    run(Size::Tablet, async |page| {
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-play").await?;
        take_in(page, &file).await?;
        says(page, "2 games added").await?;
        let before = everything(page).await?;
        // The exported file holds exactly these games.
        page.script::<()>(
            "window.saved = null;
             const make = URL.createObjectURL;
             URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved = text); return make.call(URL, blob); };",
        )
        .await?;
        page.scroll_and_tap("#export-games").await?;
        page.wait_until(async |page| page.script("return window.saved !== null").await).await?;
        let saved: String = page.script("return window.saved").await?;
        assert_eq!(Finished::list_from_json(&saved), Finished::list_from_json(&file));
        // After everything is deleted, the file brings it all back.
        beside_the_page(page, CLEARED).await?;
        page.scroll_and_tap("#my-games").await?;
        page.wait_for("#stats-play").await?;
        take_in(page, &saved).await?;
        says(page, "2 games added").await?;
        assert_eq!(everything(page).await?, before);
        // Importing the same file twice adds nothing.
        take_in(page, &saved).await?;
        says(page, "are there already").await?;
        assert_eq!(everything(page).await?, before);
        // A broken file changes nothing.
        for (broken, words) in [
            (saved.replacen("Ann", "Anna", 1), "damaged"),
            (saved.replacen("\"version\": 1", "\"version\": 7", 1), "version 7"),
            ("{}".to_string(), "no file of finished games"),
            (saved[..saved.len() / 2].to_string(), "no file of finished games"),
        ] {
            take_in(page, &broken).await?;
            says(page, words).await?;
            assert_eq!(everything(page).await?, before);
        }
        page.reload().await?;
        page.scroll_and_tap("#my-games").await?;
        assert_eq!(everything(page).await?, before);
        Ok(())
    });
}

#[test]
fn my_games_have_room_for_every_language() {
    let file = two_games();
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            page.scroll_and_tap("#my-games").await?;
            take_in(page, &file).await?;
            page.wait_for("#stats-last li").await?;
            for language in Language::ALL {
                speak(page, language).await?;
                page.scroll_and_tap("#my-games").await?;
                page.wait_for("#stats-last li").await?;
                let found = overflowing(page, ".my-games *:not(svg *)").await?;
                assert!(found.is_empty(), "{language:?}: {found:#?}");
                assert!(page.width_of_content().await? <= size.pixels().0);
                page.whole_picture(&format!("my-games-{}-{}", language.code(), size.pixels().0)).await?;
            }
            Ok(())
        });
    }
}
