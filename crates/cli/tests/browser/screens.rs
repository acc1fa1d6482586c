//! The screens around the table.

use engine::Viewer;
use protocol::{Record, RecordedGame, SeedText, Setup};
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::page::{Page, Size, run};
use crate::player::APPLIED;

/// Writes screenshots of a screen in the light and the dark theme.
async fn pictures(page: &Page, name: &str) -> WebDriverResult<()> {
    for theme in ["light", "dark"] {
        page.script::<()>(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        page.whole_picture(&format!("{name}-{theme}")).await?;
    }
    page.script("delete document.documentElement.dataset.theme").await
}

/// Runs a test in every layout and checks that nothing is wider than the screen.
fn run_in_every_layout(test: impl AsyncFn(&Page, &str) -> WebDriverResult<()>) {
    for size in Size::TIGHTEST {
        run(size, async |page| {
            let (most, _) = size.pixels();
            test(page, &most.to_string()).await?;
            let width: i64 = page.width_of_content().await?;
            assert!(width <= most, "nothing is wider than the screen");
            Ok(())
        });
    }
}

#[test]
fn home_and_new_game_fit_every_screen() {
    run_in_every_layout(async |page, size| {
        pictures(page, &format!("home-{size}")).await?;
        page.tap("#new-game").await?;
        page.wait_for("#start-game").await?;
        pictures(page, &format!("new-game-{size}")).await
    });
}

#[test]
fn one_tap_starts_a_game() {
    run(Size::Phone, async |page| {
        page.tap("#play-now").await?;
        page.wait_for("#market").await?;
        assert_eq!(page.count("#strip [data-seat]").await?, 3);
        Ok(())
    });
}

#[test]
fn a_new_game_is_chosen_and_the_choice_remembered() {
    run(Size::Desktop, async |page| {
        page.tap("#new-game").await?;
        page.scroll_and_tap("[data-remove='2']").await?;
        page.scroll_and_tap("[data-third=level-3]").await?;
        page.type_in("[data-name='0']", "Ann").await?;
        // The first two seats swap their colours.
        page.tap("[data-open-colour='0']").await?;
        page.tap(".st:nth-child(1) [data-colour=blue]").await?;
        page.tap("[data-open-colour='1']").await?;
        assert_eq!(page.attribute(".st:nth-child(2) [data-colour=yellow]", "aria-pressed").await?, "true");
        page.choose_mix("preset-treasure").await?;
        assert!(
            page.script::<bool>("return document.querySelector('[data-module=city-gates]').checked").await?
        );
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("#market").await?;
        let names = page.texts("#players [data-seat] .whose").await?;
        assert_eq!(names[0], "Ann");
        assert_eq!(names.len(), 3, "a bot sits in the third seat: {names:?}");
        page.reload().await?;
        page.tap("#new-game").await?;
        assert_eq!(page.texts(".st").await?.len(), 2);
        assert_eq!(page.attribute("[data-third=level-3]", "aria-pressed").await?, "true");
        assert_eq!(page.attribute("#preset-treasure", "aria-pressed").await?, "true");
        page.tap("[data-open-colour='0']").await?;
        assert_eq!(page.attribute(".st:nth-child(1) [data-colour=blue]", "aria-pressed").await?, "true");
        let name: String = page.script("return document.querySelector('[data-name]').value").await?;
        assert_eq!(name, "Ann");
        // A surprise draws as many modules as were asked for.
        page.tap("#surprise-me").await?;
        let checked = "return document.querySelectorAll('[data-module]:checked').length";
        page.wait_until(async |page| Ok(page.script::<i64>(checked).await? == 3)).await
    });
}

/// Returns the keys of the games in the database.
const KEPT: &str = "
    const done = arguments[arguments.length - 1];
    const open = indexedDB.open('alhambra');
    open.onsuccess = () => {
        const keys = open.result.transaction('games').objectStore('games').getAllKeys();
        keys.onsuccess = () => done(keys.result);
    };";
/// Returns how many games in the local storage wait to be moved to the database.
const WAITING: &str =
    "return Object.keys(localStorage).filter((key) => key.startsWith('alhambra.game.')).length";

#[test]
fn an_action_survives_a_reload_at_once() {
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        let own = |texts: &[String]| texts.iter().filter(|text| text.starts_with("Player 1")).count();
        let before = own(&page.log().await?);
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        // In one script, so that nothing can finish between the action and the reload.
        page.script::<()>("document.querySelector('#end-turn').click(); location.reload();").await?;
        page.wait_for("#saved li button").await?;
        page.scroll_and_tap("#saved li button").await?;
        page.wait_for("#log li").await?;
        let after = own(&page.log().await?);
        assert!(after > before, "the action was saved: {before} and {after}");
        Ok(())
    });
}

#[test]
fn several_games_are_kept_and_deleted_after_a_question() {
    run(Size::Tablet, async |page| {
        for name in ["Ann", "Bob"] {
            page.tap("#new-game").await?;
            let field = page.wait_for("[data-name='0']").await?;
            field.clear().await?;
            field.send_keys(name).await?;
            page.scroll_and_tap("#start-game").await?;
            page.wait_for("#market").await?;
            page.go_home().await?;
        }
        page.wait_until(async |page| Ok(page.texts("#saved li").await?.len() == 2)).await?;
        let games = page.texts("#saved li").await?;
        assert!(games[0].contains("Bob") && games[0].contains("Base game"), "the newest first: {games:?}");
        pictures(page, "saved-1024").await?;
        page.scroll_and_tap("#saved li:nth-child(1) .danger").await?;
        page.scroll_and_tap("[data-really]").await?;
        page.wait_until(async |page| Ok(page.texts("#saved li").await?.len() == 1)).await?;
        // The database has the other game, and nothing waits.
        page.wait_until(async |page| Ok(page.script::<i64>(WAITING).await? == 0)).await?;
        assert_eq!(page.script_async::<Vec<String>>(KEPT).await?.len(), 1);
        page.reload().await?;
        page.wait_for("#saved li").await?;
        assert!(page.texts("#saved li").await?[0].contains("Ann"));
        Ok(())
    });
}

#[test]
fn games_of_the_first_versions_are_moved_over() {
    run(Size::Tablet, async |page| {
        const OLD: &str = r#"localStorage.setItem('alhambra.game.000000000000001', JSON.stringify({
            record: {setup: {game: 'alhambra', players: 2, modules: ['characters']}, seed: 7, rules_version: 1, actions: []},
            names: ['Old', 'Older'], bots: [null, 'greedy'], open_hands: false}))"#;
        page.script::<()>(OLD).await?;
        page.reload().await?;
        page.wait_for("#saved li").await?;
        page.wait_for("#saved .look-modules [aria-label=Characters]").await?;
        let game = page.text("#saved li").await?;
        assert!(game.contains("Old") && game.contains("Older"), "{game}");
        page.wait_until(async |page| Ok(page.script::<i64>(WAITING).await? == 0)).await?;
        assert_eq!(page.script_async::<Vec<String>>(KEPT).await?, ["000000000000001"]);
        page.scroll_and_tap("#saved li button").await?;
        page.wait_for("#market").await.map(drop)
    });
}

#[test]
fn a_browser_that_keeps_nothing_says_so_once() {
    run(Size::Tablet, async |page| {
        const REFUSE: &str = "
            const no = () => { throw new DOMException('no', 'QuotaExceededError'); };
            Storage.prototype.setItem = no;
            IDBObjectStore.prototype.put = no;";
        page.before_every_page(REFUSE).await?;
        page.reload().await?;
        // With this seed the first hand can buy something; with others there may be nothing to do but take money.
        page.tap("#new-game").await?;
        page.type_seed("undo").await?;
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("#toast").await?;
        assert!(page.text("#toast").await?.contains("cannot keep the game"));
        page.scroll_and_tap("#toast button").await?;
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        assert!(!page.exists("#toast").await?, "it is said once");
        Ok(())
    });
}

/// The record of a whole game of bots.
pub fn finished_game() -> Record {
    let setup = r#"{"game": "alhambra", "players": 3, "modules": ["city-gates", "treasure-chamber"]}"#;
    played_out(setup, "a shared game")
}

/// The record of a whole game of bots.
pub fn played_out(setup: &str, seed: &str) -> Record {
    let setup = Setup::from_json(setup).expect("a set-up");
    let mut game = RecordedGame::new(setup, SeedText::from_text(seed).expect("a seed"));
    let mut bot = bots::by_name("greedy", 1).expect("a bot");
    let mut legal = Vec::new();
    while let Some(seat) = game.game().to_act() {
        game.game().legal_actions(&mut legal);
        let action = bot.choose(&game.game().view(Viewer::Seat(seat)), &legal);
        game.play(action, &mut ()).expect("bots play legally");
    }
    game.record().clone()
}

/// Opens the link to a game in the open page.
pub async fn open_link(page: &Page, code: &str) -> WebDriverResult<()> {
    page.script(&format!("location.hash = 'game={code}&seats=human:Ann%20%26%20Bob,greedy:,casual:Zo%C3%A9'"))
        .await
}

/// The number of the step that the replay shows.
async fn step(page: &Page) -> WebDriverResult<usize> {
    page.script::<String>("return document.querySelector('#replay-slider').value")
        .await
        .map(|text| text.parse().expect("a number"))
}

#[test]
fn a_link_opens_a_game_in_the_replay() {
    let record = finished_game();
    let code = record.to_code().expect("a game that was played");
    run_in_every_layout(async |page, size| {
        open_link(page, &code).await?;
        page.wait_for("#replay-words").await?;
        assert_eq!(step(page).await?, record.actions.len());
        // A phone shows one palace at a time, and a tab for each.
        let named = if page.size.is_phone() { ".replay-tabs .whose" } else { ".replay-seat h2" };
        let names = page.texts(named).await?;
        assert_eq!(names, ["Ann & Bob", "Idris", "Zoé"]);
        pictures(page, &format!("replay-{size}")).await?;
        // The arrow keys step, Home and End jump.
        page.key(Key::Left).await?;
        assert_eq!(step(page).await?, record.actions.len() - 1);
        page.key(Key::Home).await?;
        assert_eq!(step(page).await?, 0);
        page.key(Key::Right).await?;
        assert_eq!(step(page).await?, 1);
        let first = page.text("#replay-words").await?;
        // A turn in the middle, and the first scoring round.
        let stops: Vec<String> = page
            .script("return [...document.querySelectorAll('#turns option')].map((stop) => stop.text)")
            .await?;
        assert!(
            stops[0].contains("Turn 1 ·")
                && stops.iter().filter(|stop| stop.contains("Scoring")).count() == 3
        );
        let scored = stops.iter().position(|stop| stop.contains("Scoring")).expect("a scoring round");
        page.script::<()>(&format!(
            "const turns = document.querySelector('#turns'); turns.value = '{scored}';
             turns.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ))
        .await?;
        page.wait_until(async |page| Ok(page.text("#replay-words").await? != first)).await?;
        assert!(step(page).await? > 10);
        pictures(page, &format!("replay-middle-{size}")).await?;
        // The link to share is the link that was opened, and the seed can be checked.
        page.tap("#share-game").await?;
        let link: String = page.script("return document.querySelector('#share-link').value").await?;
        assert!(link.contains(&format!("/#game={code}&seats=human:Ann%20%26%20Bob,greedy:Idris,")), "{link}");
        page.scroll_and_tap("#seed-line summary").await?;
        page.wait_until(async |page| Ok(page.exists("#seed-line[open]").await?)).await?;
        assert_eq!(page.text("#fingerprint").await?, record.seed.fingerprint());
        assert_eq!(page.text("#seed-shown").await?, "\"a shared game\"");
        page.scroll_and_tap("#close-share").await?;
        page.tap("#branch").await?;
        page.wait_for("#market").await.map(drop)
    });
}

#[test]
fn a_link_to_a_game_that_goes_on_opens_the_table() {
    let mut record = finished_game();
    record.actions.truncate(20);
    record.result = None;
    let code = record.to_code().expect("a game that was played");
    run(Size::Tablet, async |page| {
        open_link(page, &code).await?;
        page.wait_for("#market").await?;
        let address: String = page.script("return location.href").await?;
        assert!(!address.contains("game="), "a reload does not bring it back: {address}");
        Ok(())
    });
}

#[test]
fn a_broken_link_says_what_is_wrong() {
    let code = finished_game().to_code().expect("a game that was played");
    run(Size::Tablet, async |page| {
        let half = &code[..code.len() / 2];
        for (code, reason) in [(half, "damaged"), ("Agg", "format 2"), ("AQ!", "\"!\" at position 3")] {
            open_link(page, code).await?;
            page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains(reason))).await?;
        }
        Ok(())
    });
}

/// Drops a file with this text onto the home screen.
pub async fn drop_file(page: &Page, text: &str) -> WebDriverResult<()> {
    let text = serde_json::to_string(text).expect("a text");
    page.script(&format!(
        "const data = new DataTransfer();
         data.items.add(new File([{text}], 'game.json'));
         document.querySelector('.home').dispatchEvent(
             new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}));"
    ))
    .await
}

#[test]
fn files_are_chosen_or_dropped() {
    let record = finished_game();
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("records");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.json");
    std::fs::write(&file, record.to_json()).expect("a file");
    run(Size::Tablet, async |page| {
        page.scroll_and_tap("#open-record summary").await?;
        page.type_in("#record-file", file.to_str().expect("a path")).await?;
        page.wait_for("#replay-words").await?;
        page.go_home().await?;
        // A broken file changes nothing, and the message gives the line.
        page.wait_for(".home").await?;
        drop_file(page, &record.to_json().replacen("\"seed\"", "seed", 1)).await?;
        page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains("line 3"))).await?;
        let old = record.to_json().replace("\"rules_version\": 2", "\"rules_version\": 99");
        drop_file(page, &old).await?;
        page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains("version 99"))).await?;
        assert!(page.exists(".home").await?);
        drop_file(page, &record.to_json()).await?;
        page.wait_for("#replay-words").await.map(drop)
    });
}

#[test]
fn files_from_elsewhere_are_held_to_the_same_form() {
    let record = finished_game().to_json();
    let players = 3;
    let long = format!(r#"{{"record":{record},"names":[{:?},"\u202eBen","\u001b"]}}"#, "x".repeat(200_000));
    run(Size::Phone, async |page| {
        let says = async |words: &'static str| {
            page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains(words))).await
        };
        page.wait_for(".home").await?;
        drop_file(page, &record.replacen("\"seed\"", "\"seed\": 1, \"seed\"", 1)).await?;
        says("without repeated fields").await?;
        drop_file(page, &" ".repeat((4 << 20) + 1)).await?;
        says("4194304 bytes").await?;
        assert_eq!(page.texts(".saved-game").await?.len(), 0, "nothing was opened");
        // A name from a file may be no longer than one that is typed.
        drop_file(page, &long).await?;
        page.wait_for("#replay-words").await?;
        page.go_home().await?;
        page.wait_for(".saved-game .look-name").await?;
        let names = page.texts(".saved-game .look-name").await?;
        let names: Vec<&str> = names.iter().map(|name| name.trim_start_matches("★ ")).collect();
        assert_eq!((names[0], names[1]), ("x".repeat(20).as_str(), "Ben"));
        assert_eq!(names.len(), players, "{names:?}");
        assert!(page.width_of_content().await? <= 390, "nothing is wider than the screen");
        Ok(())
    });
}

#[test]
fn back_leads_to_where_one_came_from() {
    run(Size::Tablet, async |page| {
        page.tap("#new-game").await?;
        page.tab("modules").await?;
        page.tap("[data-about=characters]").await?;
        page.tap("[data-rules=characters]").await?;
        page.wait_for("#rule-text[data-page=characters]").await?;
        page.scroll_and_tap("#all-rulings").await?;
        page.wait_for("#rule-text[data-rulings]").await?;
        page.tap("#rules-back").await?;
        page.wait_for("#rule-text[data-page=characters]").await?;
        page.tap("#rules-back").await?;
        page.wait_for("#start-game").await?;
        // The browser's own button does the same.
        page.script::<()>("history.back()").await?;
        page.wait_for("#play-now").await?;
        page.script::<()>("history.forward()").await?;
        page.wait_for("#start-game").await.map(drop)
    });
}

#[test]
fn a_new_screen_gets_the_focus_and_is_announced() {
    run(Size::Tablet, async |page| {
        let focused = "return document.activeElement.tagName + ' ' + document.activeElement.textContent";
        for (button, words) in [
            ("#to-settings", "Settings"),
            ("#to-home", "Alhambra"),
            ("#to-rules", "Rules"),
            ("#to-home", "Alhambra"),
        ] {
            page.scroll_and_tap(button).await?;
            let heading = format!("H1 {words}");
            page.wait_until(async |page| Ok(page.script::<String>(focused).await? == heading)).await?;
            let announced: String =
                page.script("return document.querySelector('#announcer').textContent").await?;
            assert_eq!(announced, words);
            let title: String = page.script("return document.title").await?;
            assert!(title.starts_with(words), "{title}");
        }
        Ok(())
    });
}
