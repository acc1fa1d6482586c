//! Dead ends: places where people got stuck although a program could reach everything. Each has a test that does only
//! what a person can do.

use std::cell::RefCell;

use engine::vocab::Cell;
use engine::{Action, Awaited, View};
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::moments;
use crate::page::{Page, Size, run};
use crate::player::APPLIED;
use crate::screens::{finished_game, open_link};

/// The number of tiles in the palace of whoever is to act.
pub fn own_tiles(view: &View<'_>) -> usize {
    view.to_act().map_or(0, |seat| view.palace(seat).tiles().count())
}

/// A moment with one tile left to place, which ends the turn, and a cell for it.
pub fn placing_the_last() -> String {
    moments::find(3, &[], |view, legal| {
        let places = legal.iter().any(|action| matches!(action, Action::Place { .. }));
        places && view.set_aside().iter().count() == 1 && own_tiles(view) > 3
    })
}

/// A turn in which a tile can only be bought by paying too much, with the number of its space. The next seat has a
/// different number of tiles.
fn before_a_purchase() -> (String, u8) {
    let found = RefCell::new(0);
    let record = moments::find(3, &[], |view, legal| {
        let buys = |space| {
            legal
                .iter()
                .filter(move |action| matches!(action, Action::Buy { space: one, .. } if *one == space))
        };
        let is_over = |space: &engine::vocab::Space| {
            buys(*space).next().is_some() && buys(*space).all(|action| !action.describe(view).is_exact())
        };
        let space = engine::vocab::Space::ALL.into_iter().find(is_over);
        *found.borrow_mut() = space.map_or(0, engine::vocab::Space::number);
        let tiles: Vec<usize> = view.seats().map(|seat| view.palace(seat).tiles().count()).collect();
        view.awaited() == Awaited::Action && space.is_some() && tiles[0] != tiles[1]
    });
    (record, found.into_inner())
}

/// The cells of the plan that hold tiles.
async fn cells(page: &Page) -> WebDriverResult<Vec<String>> {
    page.script(
        "return [...document.querySelectorAll('#plan [data-cell]')].map((one) => one.dataset.cell).sort()",
    )
    .await
}

#[test]
fn after_a_tap_on_a_cell_the_end_of_the_turn_is_in_sight() {
    let record = placing_the_last();
    for size in Size::TIGHTEST {
        run(size, async |page| {
            page.load(&record).await?;
            let before = page.read("#prompt").await?;
            page.tap("#plan [data-free]").await?;
            page.wait_for(APPLIED).await?;
            assert!(!page.read("#end-turn").await?.is_empty());
            assert_ne!(page.read("#prompt").await?, before, "the bar says what was done");
            page.picture(&format!("placed-{}", size.pixels().0)).await?;
            page.tap("#end-turn").await?;
            page.told(|line| line.starts_with("Ana places")).await
        });
    }
}

#[test]
fn whoever_looks_at_a_rival_and_buys_places_at_home() {
    let (record, space) = before_a_purchase();
    for (size, seats) in [(Size::Phone, "#strip"), (Size::Desktop, "#players")] {
        run(size, async |page| {
            page.load(&record).await?;
            let own = cells(page).await?;
            page.tap(&format!("{seats} [data-seat='1']")).await?;
            page.wait_for("#bar[data-state=looking]").await?;
            assert_ne!(cells(page).await?, own, "the plan shows the rival's palace");
            page.tap(&format!("#market [data-space='{space}']")).await?;
            page.wait_for("#bar[data-state=choosing]").await?;
            assert_eq!(cells(page).await?, own, "a tap on the market leads home");
            page.tap("#pay").await?;
            page.wait_for("#bar[data-state=placing]").await?;
            assert_eq!(cells(page).await?, own);
            assert!(!page.can_tap("#back-to-mine").await?);
            page.tap("#plan [data-free], #bar [data-action^=reserve]").await?;
            page.wait_for(APPLIED).await.map(drop)
        });
    }
}

#[test]
fn what_waits_for_the_end_of_the_turn_is_named_and_marked() {
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        let before = page.read("#prompt").await?;
        let card = page.attribute("#money-row [data-card]", "data-card").await?;
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        let words = page.read("#prompt").await?;
        let value: String = card.chars().filter(char::is_ascii_digit).collect();
        assert!(words != before && words.contains(&value), "{card} is not named by {words:?}");
        let marked = ":is([aria-pressed=true], [aria-current=true], :has(.tick))";
        page.wait_for(&format!(":is(#hand, #money-row) [data-card='{card}']{marked}")).await.map(drop)
    });
}

#[test]
fn a_chosen_cell_stays_chosen_when_the_pointer_leaves() {
    let record = placing_the_last();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        let cell = page.attribute("#plan [data-free]", "data-free").await?;
        page.tap("#plan [data-free]").await?;
        page.wait_for(APPLIED).await?;
        for (x, y) in [(2, 2), (720, 450), (1438, 898)] {
            page.hover_at(x, y).await?;
            assert!(page.exists(APPLIED).await?);
            assert!(page.exists(&format!("#plan [data-cell='{cell}']")).await?, "the tile is at {cell}");
        }
        page.tap("#end-turn").await?;
        page.told(|line| line.starts_with("Ana places")).await
    });
}

#[test]
fn another_cell_takes_the_place_of_the_one_chosen_before() {
    let record = moments::find(3, &[], |view, legal| {
        let at: Vec<Cell> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Place { at, .. } => Some(*at),
                _ => None,
            })
            .collect();
        view.set_aside().iter().count() == 1 && at.len() > 2
    });
    run(Size::Phone, async |page| {
        page.load(&record).await?;
        let first = page.attribute("#plan [data-free]", "data-free").await?;
        page.tap("#plan [data-free]").await?;
        page.wait_for(&format!("#plan [data-cell='{first}']")).await?;
        let second = page.attribute("#plan [data-free]", "data-free").await?;
        assert_ne!(first, second);
        page.tap("#plan [data-free]").await?;
        page.wait_for(&format!("#plan [data-cell='{second}']")).await?;
        assert!(!page.exists(&format!("#plan [data-cell='{first}']")).await?);
        page.tap("#undo").await?;
        page.wait_until(async |page| Ok(!page.exists(&format!("#plan [data-cell='{second}']")).await?)).await
    });
}

#[test]
fn a_pressed_chip_looks_pressed_under_the_pointer() {
    const LOOKS: &str = "const style = getComputedStyle(document.querySelector(arguments[0]));
        return [style.backgroundColor, style.backgroundImage, style.color].join(' ');";
    let looks = async |page: &Page, selector: &str| -> WebDriverResult<String> {
        page.driver.execute(LOOKS, vec![selector.into()]).await?.convert()
    };
    run(Size::Desktop, async |page| {
        page.tap("#to-settings").await?;
        let pressed = looks(page, "#languages [aria-pressed=true]").await?;
        assert_ne!(looks(page, "#languages [aria-pressed=false]").await?, pressed);
        page.scroll_and_tap("[data-patience='10']").await?;
        assert!(
            page.script::<bool>("return document.querySelector(\"[data-patience='10']\").matches(':hover')")
                .await?
        );
        page.wait_until(async |page| Ok(looks(page, "[data-patience='10']").await? == pressed)).await
    });
}

#[test]
fn the_focus_stays_at_the_table_after_every_action() {
    const LOST: &str = "return !document.activeElement || document.activeElement === document.body;";
    run(Size::Desktop, async |page| {
        page.start_seed("undo").await?;
        let keeps = async |after: &str| -> WebDriverResult<()> {
            page.script_async::<()>(
                "const done = arguments[arguments.length - 1]; requestAnimationFrame(() => requestAnimationFrame(() => done(null)));",
            )
            .await?;
            assert!(!page.script::<bool>(LOST).await?, "the focus is lost after {after}");
            Ok(())
        };
        page.press("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        keeps("a card").await?;
        page.press("#undo").await?;
        page.wait_for("#bar[data-state=prompt]").await?;
        keeps("taking it back").await?;
        page.press("#market [data-space]:has(.exact)").await?;
        page.wait_for("#bar[data-state=choosing]").await?;
        keeps("a tile").await?;
        page.key(Key::Escape).await?;
        page.wait_for("#bar[data-state=prompt]").await?;
        keeps("going back").await?;
        page.press("#money-row [data-card]").await?;
        page.press("#end-turn").await?;
        page.told(|line| line.starts_with("Player 1 takes")).await?;
        page.wait_for("#bar[data-state=prompt]").await?;
        keeps("a whole turn").await
    });
}

#[test]
fn a_tile_that_loses_the_pointer_goes_back() {
    let record = placing_the_last();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.pick_up("#set-aside [data-tile]").await?;
        page.wait_for(".dragged").await?;
        // The system can take the pointer away, for example for another window or a gesture.
        page.script::<()>("window.dispatchEvent(new Event('blur'))").await?;
        page.wait_until(async |page| Ok(!page.exists(".dragged").await?)).await?;
        page.let_go().await?;
        page.tap("#plan [data-free]").await?;
        page.wait_for(APPLIED).await.map(drop)
    });
}

#[test]
fn a_badge_takes_no_room_from_a_market_tile() {
    const LARGE: &str = "return [...document.querySelectorAll('#market [data-space]')].flatMap((space) =>
        [space, ...[...space.querySelectorAll('svg')].slice(0, 1)].map((one) => {
            const box = one.getBoundingClientRect();
            return [one === space ? 'space' : 'tile', Math.round(box.width), Math.round(box.height)].join(' ');
        }));";
    for size in Size::TIGHTEST {
        run(size, async |page| {
            page.start_seed("undo").await?;
            assert!(page.exists("#market [data-space]:has(.exact)").await?);
            assert!(page.exists("#market [data-space]:not(:has(.exact))").await?);
            let mut sizes: Vec<String> = page.script(LARGE).await?;
            sizes.sort();
            sizes.dedup();
            assert_eq!(sizes.len(), 2, "one size of spaces, one of tiles: {sizes:?}");
            Ok(())
        });
    }
}

#[test]
fn the_replay_shows_all_that_happened_in_a_step() {
    const CLIPPED: &str = "
        const list = document.querySelector('#replay-words');
        return list.scrollHeight - list.clientHeight;";
    let record = finished_game();
    let code = record.to_code().expect("a game that was played");
    for size in Size::TIGHTEST {
        run(size, async |page| {
            open_link(page, &code).await?;
            page.wait_for("#replay-words").await?;
            let stops: Vec<String> = page
                .script("return [...document.querySelectorAll('#turns option')].filter((stop) => stop.text.includes('Scoring')).map((stop) => stop.value)")
                .await?;
            assert_eq!(stops.len(), 3);
            for stop in stops {
                page.script::<()>(&format!(
                    "const turns = document.querySelector('#turns'); turns.value = '{stop}';
                     turns.dispatchEvent(new Event('change', {{ bubbles: true }}));"
                ))
                .await?;
                page.scroll_to("#replay-words").await?;
                let clipped: i64 = page.script(CLIPPED).await?;
                assert!(clipped <= 1, "{clipped} pixels of the list are clipped at {stop}");
            }
            Ok(())
        });
    }
}
