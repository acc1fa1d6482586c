//! The story of a game, and its replay.

use engine::Viewer;
use protocol::Record;
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::page::{Page, Size, run};
use crate::screens::{finished_game, open_link};

/// The sizes that have designs of their own.
const SIZES: [Size; 2] = [Size::Desktop, Size::Phone];

/// Opens a game in the replay.
async fn open(page: &Page, record: &Record) -> WebDriverResult<()> {
    open_link(page, &record.to_code().expect("a game that was played")).await?;
    page.wait_for("#replay-words").await?;
    // The story is drawn turn by turn.
    page.wait_until(async |page| Ok(page.attribute("#replay-list", "aria-busy").await? == "false")).await
}

async fn step(page: &Page) -> WebDriverResult<usize> {
    page.script("return Number(document.querySelector('#replay-slider').value)").await
}

/// Opens the story, which is a sheet on a phone.
async fn open_list(page: &Page) -> WebDriverResult<()> {
    if page.size.is_phone() {
        page.tap("#open-list").await?;
    }
    page.wait_for("#replay-list .line").await.map(drop)
}

/// The seats whose hands are on the page.
async fn hands(page: &Page) -> WebDriverResult<Vec<usize>> {
    page.script(
        "return [...document.querySelectorAll('[data-hand]')].map((hand) => Number(hand.dataset.hand))",
    )
    .await
}

/// Chooses whose hands are shown, by the position in the list.
async fn look_with(page: &Page, place: usize) -> WebDriverResult<()> {
    page.script(&format!(
        "const eyes = document.querySelector('#eyes'); eyes.value = '{place}';
         eyes.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await
}

#[test]
fn a_replay_plays_by_itself_and_stops_at_the_end() {
    let record = finished_game();
    let total = record.actions.len();
    for size in SIZES {
        run(size, async |page| {
            open(page, &record).await?;
            assert_eq!(page.attribute("#play-pause", "aria-pressed").await?, "false");
            page.script::<()>(&format!(
                "const slider = document.querySelector('#replay-slider'); slider.value = {};
                 slider.dispatchEvent(new Event('input', {{ bubbles: true }}));",
                total - 3
            ))
            .await?;
            page.tap("[data-speed='5×']").await?;
            page.tap("#play-pause").await?;
            page.wait_until(async |page| Ok(step(page).await? == total)).await?;
            page.wait_until(async |page| Ok(page.attribute("#play-pause", "aria-pressed").await? == "false"))
                .await?;
            // It plays again from the start. The space bar pauses it, and so does a step by hand.
            page.script::<()>("document.activeElement.blur()").await?;
            page.key(Key::Space).await?;
            page.wait_until(async |page| Ok((1..10).contains(&step(page).await?))).await?;
            page.key(Key::Space).await?;
            assert_eq!(page.attribute("#play-pause", "aria-pressed").await?, "false");
            page.tap("#play-pause").await?;
            page.key(Key::Left).await?;
            assert_eq!(page.attribute("#play-pause", "aria-pressed").await?, "false");
            let held = step(page).await?;
            tokio::time::sleep(std::time::Duration::from_millis(700)).await;
            assert_eq!(step(page).await?, held);
            Ok(())
        });
    }
}

#[test]
fn turning_points_and_scoring_rounds_can_be_jumped_to() {
    let record = finished_game();
    for size in SIZES {
        run(size, async |page| {
            open(page, &record).await?;
            page.tap(".race-graph [data-round='1']").await?;
            let first = step(page).await?;
            assert!(first > 10 && first < record.actions.len());
            assert!(page.text("#replay-words").await?.contains("Scoring round 1"));
            // Each turning point in the graph is in the list under the same number.
            let marked = page.count(".race-graph [data-turning]").await?;
            assert!((1..=4).contains(&marked), "{marked}");
            page.tap(".race-graph [data-turning='1']").await?;
            let turning = step(page).await?;
            page.tap("#first-step").await?;
            if size.is_phone() {
                page.tap("#open-list").await?;
            }
            assert_eq!(page.count(".turnings [data-turning]").await?, marked);
            page.tap(".turnings [data-turning='1']").await?;
            assert_eq!(step(page).await?, turning);
            // A tap on the graph goes to the turn at that point.
            page.tap(".race-graph .graph-tap").await?;
            assert_ne!(step(page).await?, turning);
            page.picture(&format!("replay-turning-{}", size.pixels().0)).await
        });
    }
}

#[test]
fn a_line_of_the_story_lights_its_cell() {
    /// Returns the step of the first line about a tile that was placed.
    const PLACED: &str = "
        const lines = [...document.querySelectorAll('#replay-list .line')];
        const line = lines.find((line) => line.textContent.includes(' places '));
        line.id = 'placed';
        line.scrollIntoView({ block: 'center' });
        return Number(line.dataset.step);";
    const LIT: &str =
        "return [...document.querySelectorAll('.replay-boards [data-lit]')].map((cell) => cell.dataset.lit)";
    let record = finished_game();
    run(Size::Desktop, async |page| {
        open(page, &record).await?;
        let placed: usize = page.script(PLACED).await?;
        let lit = async |page: &Page| page.script::<Vec<String>>(LIT).await;
        let before = lit(page).await?;
        page.hover("#placed").await?;
        page.wait_until(async |page| Ok(lit(page).await? != before)).await?;
        let cells = lit(page).await?;
        let cell = cells.last().cloned().expect("the cell is lit");
        assert!(page.exists(&format!(".replay-boards [data-cell='{cell}']")).await?, "there is a tile");
        page.hover(".graph-frame").await?;
        page.wait_until(async |page| Ok(lit(page).await? == before)).await?;
        // The same by keyboard. Enter goes to that moment, which highlights the cell as well.
        page.script::<()>("document.querySelector('#placed').focus()").await?;
        page.wait_until(async |page| Ok(lit(page).await? == cells)).await?;
        page.key(Key::Enter).await?;
        page.script::<()>("document.activeElement.blur()").await?;
        assert_eq!(step(page).await?, placed);
        page.wait_until(async |page| Ok(lit(page).await?.contains(&cell))).await?;
        page.picture("replay-lit-1440").await
    });
}

#[test]
fn the_story_at_the_table_lights_and_opens_the_replay() {
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        page.tap("#money-row [data-card]").await?;
        page.tap("#end-turn").await?;
        page.wait_for("#story .line").await?;
        page.wait_for("#bar[data-state=prompt]").await?;
        page.hover("#story .line").await?;
        page.wait_for("#table .pointed, #table [data-lit]").await?;
        let step_of: usize =
            page.script("return Number(document.querySelector('#story .line').dataset.step)").await?;
        page.script::<()>("document.querySelector('#story .line').focus()").await?;
        page.key(Key::Enter).await?;
        page.wait_for("#replay-words").await?;
        assert_eq!(step(page).await?, step_of);
        // Back at the table the game goes on. The full log leads to the replay, too.
        page.tap("#to-table").await?;
        page.tap("#open-log").await?;
        page.wait_for("#log-dialog[open] .turn h3 .seat-mark").await?;
        assert!(page.count("#log .thumbs svg").await? > 0);
        page.picture("log-1440").await?;
        page.tap("#log .line").await?;
        page.wait_for("#replay-words").await.map(drop)
    });
}

#[test]
fn other_hands_are_seen_only_when_the_game_is_over() {
    let record = finished_game();
    let mut running = record.clone();
    running.actions.truncate(40);
    running.result = None;
    run(Size::Desktop, async |page| {
        // Ann's own hand or none: nothing else is offered at any step.
        open_link(page, &running.to_code().expect("a game that was played")).await?;
        page.wait_for("#market").await?;
        page.tap("#top-menu").await?;
        page.tap("#menu-replay").await?;
        page.wait_for("#replay-words").await?;
        assert_eq!(page.count("#eyes option").await?, 2);
        assert_eq!(hands(page).await?, [0]);
        page.tap("#first-step").await?;
        assert_eq!(hands(page).await?, [0]);
        look_with(page, 0).await?;
        page.wait_until(async |page| Ok(hands(page).await?.is_empty())).await?;
        // After the game, each hand or all of them can be seen as they were.
        open(page, &record).await?;
        assert_eq!(page.count("#eyes option").await?, 5);
        look_with(page, 2).await?;
        page.wait_until(async |page| Ok(hands(page).await? == [1])).await?;
        look_with(page, 4).await?;
        page.wait_until(async |page| Ok(hands(page).await? == [0, 1, 2])).await?;
        page.tap("#first-step").await?;
        let game = protocol::RecordedGame::new(record.setup, record.seed.clone());
        for seat in game.game().view(Viewer::Public).seats() {
            let held = game.game().view(Viewer::Seat(seat)).hand_size(seat);
            assert_eq!(page.count(&format!("[data-hand='{}'] .held-card", seat.index())).await?, held);
        }
        page.picture("replay-all-hands-1440").await
    });
}

#[test]
fn a_phone_shows_one_palace_and_the_story_as_a_sheet() {
    let record = finished_game();
    run(Size::Phone, async |page| {
        open(page, &record).await?;
        let shown = async |page: &Page| page.texts(".replay-seat h2").await;
        assert_eq!(shown(page).await?.len(), 1);
        page.tap("[data-watch='2']").await?;
        assert_eq!(shown(page).await?, ["Zoé"]);
        assert!(!page.can_tap("#replay-list .line").await?);
        open_list(page).await?;
        page.picture("replay-list-390").await?;
        page.tap("#close-list").await?;
        assert!(!page.can_tap("#replay-list .line").await?);
        // The buttons are within reach of a thumb.
        let top: f64 = page
            .script("return document.querySelector('#play-pause').getBoundingClientRect().top / innerHeight")
            .await?;
        assert!(top > 0.75, "{top}");
        Ok(())
    });
}
