//! Lessons, taken by a newcomer who taps only what is highlighted.

use std::time::Instant;

use engine::Module;
use serde::Deserialize;
use thirtyfour::prelude::*;

use crate::moments;
use crate::page::{PATIENCE, Page, Size, run};
use crate::person::{EYES, out_of_reach};

/// What is highlighted.
const LIT: &str = "[data-lit]";
/// The button that goes on to the next step.
const NEXT: &str = "#lesson-next";

/// Says what the coach says, whether it waits to be read, where it is, and what it must not cover but does.
const STANDS: &str = "
    const coach = document.querySelector('#coach');
    if (!coach || !isShown(coach)) return { isThere: false };
    const box = coach.getBoundingClientRect();
    const meets = (one) => {
        const other = one.getBoundingClientRect();
        return other.left < box.right - 1 && other.right > box.left + 1 && other.top < box.bottom - 1 && other.bottom > box.top + 1;
    };
    const parts = [...document.querySelectorAll('[data-lit], #bar button, #prompt')].filter(isShown);
    return { isThere: true, words: coach.querySelector('#coach-words').innerText, isOutside: isOutside(box),
        covers: parts.filter(meets).map(title), isRead: !!coach.querySelector('#lesson-next'),
        lit: [...document.querySelectorAll('[data-lit]')].map((one) => title(one) + ' ' + (one.dataset.card ?? one.dataset.free ?? '')).join() };";

#[derive(Default, Deserialize, Clone, PartialEq, Debug)]
#[serde(default, rename_all = "camelCase")]
struct Stands {
    is_there: bool,
    words: String,
    is_outside: bool,
    covers: Vec<String>,
    is_read: bool,
    lit: String,
}

impl Page {
    async fn coach(&self) -> WebDriverResult<Stands> {
        self.script(&format!("{EYES}{STANDS}")).await
    }

    /// The coach once it has come to rest, which means that it looks the same several times in a row.
    async fn coach_at_rest(&self) -> WebDriverResult<Stands> {
        let (start, mut last, mut same) = (Instant::now(), Stands::default(), 0);
        while same < 3 {
            let now = self.coach().await?;
            same = if now == last { same + 1 } else { 0 };
            last = now;
            if start.elapsed() > PATIENCE {
                return out_of_reach("#coach", &format!("never comes to rest: {last:?}"));
            }
            tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        }
        Ok(last)
    }

    /// Goes through the current lesson with `press` until the coach is gone. Returns what the coach said.
    async fn be_taught(
        &self,
        name: &str,
        press: impl AsyncFn(&Page, &str) -> WebDriverResult<()>,
    ) -> WebDriverResult<Vec<String>> {
        let (mut said, mut last) = (Vec::<String>::new(), Instant::now());
        loop {
            let stands = self.coach_at_rest().await?;
            if !stands.is_there {
                if self.exists("#coach").await? || self.can_tap("#close-scoring").await? {
                    if self.can_tap("#close-scoring").await? {
                        press(self, "#close-scoring").await?;
                    }
                    continue;
                }
                return Ok(said);
            }
            assert!(stands.covers.is_empty(), "{}: the coach covers {:?}", stands.words, stands.covers);
            assert!(!stands.is_outside, "{}: the coach is outside the window", stands.words);
            if said.last() != Some(&stands.words) {
                said.push(stands.words.clone());
                self.picture(&format!("lesson-{name}-{:02}", said.len())).await?;
                last = Instant::now();
            }
            if stands.is_read {
                press(self, NEXT).await?;
            } else if !stands.lit.is_empty() {
                press(self, LIT).await?;
            }
            if last.elapsed() > PATIENCE {
                return out_of_reach("the lesson", &format!("does not go on: {stands:?}"));
            }
        }
    }
}

async fn tap(page: &Page, what: &str) -> WebDriverResult<()> {
    // What is highlighted may change between the look and the tap.
    if page.can_tap(what).await? { page.tap(what).await } else { Ok(()) }
}

#[test]
fn a_newcomer_is_led_through_the_first_game() {
    for size in [Size::Phone, Size::Desktop] {
        run(size, async |page| {
            page.count_anew();
            page.scroll_and_tap("#how-to-play").await?;
            page.wait_for("#coach.placed").await?;
            let said = page.be_taught(&size.pixels().0.to_string(), tap).await?;
            assert!(said.len() >= 10, "{said:#?}");
            assert!(page.taps() <= 60, "{} taps", page.taps());
            println!("the first game at {:?}: {} taps", size.pixels(), page.taps());
            // The game goes on.
            page.wait_for("#bar").await?;
            assert!(!page.exists(LIT).await?);
            page.play_a_while().await
        });
    }
}

#[test]
fn a_newcomer_is_led_by_keyboard() {
    run(Size::Desktop, async |page| {
        page.press("#how-to-play").await?;
        page.wait_for("#coach.placed").await?;
        let press = async |page: &Page, what: &str| {
            // What is highlighted has the focus or is reached with Tab.
            if page.is_focused(what).await? { page.key(Key::Enter).await } else { page.press(what).await }
        };
        let said = page.be_taught("keys", press).await?;
        assert!(said.len() >= 10, "{said:#?}");
        println!("the first game by keyboard: {} keys", page.keys());
        Ok(())
    });
}

#[test]
fn the_red_palace_is_taught_as_well() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            page.scroll_and_tap("#red-palace").await?;
            page.tab("modules").await?;
            page.scroll_and_tap("#red-palace-lesson").await?;
            page.wait_for("#coach.placed").await?;
            let said = page.be_taught(&format!("red-{}", size.pixels().0), tap).await?;
            assert!(said.len() >= 8, "{said:#?}");
            Ok(())
        });
    }
}

#[test]
fn modules_are_tried_in_an_example_and_the_game_comes_back() {
    // These cover payments, the board and drawers.
    for (size, module) in [
        (Size::Phone, Module::Caravanserai),
        (Size::Desktop, Module::WorkersHuts),
        (Size::Phone, Module::TreasureChamber),
    ] {
        let record = moments::find(3, &[module], |view, legal| view.turn() > 3 && legal.len() > 3);
        run(size, async |page| {
            page.with_patience(0).await?;
            page.load(&record).await?;
            page.wait_for("#bar").await?;
            let before = page.text("#market").await?;
            page.open_module(module).await?;
            page.tap("#try-example").await?;
            page.wait_for("#coach.placed").await?;
            let name = format!("{}-{}", module.slug(), size.pixels().0);
            // Go to the last step, then leave.
            let (mut steps, start) = (0, Instant::now());
            loop {
                let stands = page.coach_at_rest().await?;
                assert!(stands.covers.is_empty(), "{stands:?}");
                page.picture(&format!("lesson-{name}-{steps:02}")).await?;
                steps += 1;
                if page.script::<bool>("return !document.querySelector('.coach .dots i:not(.done)')").await? {
                    break;
                }
                tap(page, if stands.is_read { NEXT } else { LIT }).await?;
                if start.elapsed() > PATIENCE {
                    return out_of_reach("the example", &format!("does not go on: {stands:?}"));
                }
            }
            page.tap("#lesson-leave").await?;
            page.wait_until(async |page| Ok(page.text("#market").await? == before)).await?;
            assert!(!page.exists("#coach").await?);
            Ok(())
        });
    }
}

#[test]
fn a_lesson_is_left_and_continued() {
    run(Size::Phone, async |page| {
        page.scroll_and_tap("#how-to-play").await?;
        page.wait_for("#coach.placed").await?;
        page.tap(NEXT).await?;
        let words = page.coach_at_rest().await?.words;
        page.reload().await?;
        assert!(page.text("#how-to-play").await?.contains("Step 2"), "the home screen shows the progress");
        page.scroll_and_tap("#how-to-play").await?;
        page.wait_for("#coach.placed").await?;
        assert_eq!(page.coach_at_rest().await?.words, words);
        page.tap("#lesson-leave").await?;
        page.wait_until(async |page| Ok(!page.exists("#coach").await?)).await?;
        page.tap("#open-menu").await?;
        page.tap("#menu-lesson").await?;
        page.wait_for("#coach.placed").await?;
        assert_eq!(page.coach_at_rest().await?.words, words);
        // The button "Show me" plays the move.
        page.tap("#lesson-show").await?;
        page.wait_until(async |page| Ok(page.coach().await?.words != words)).await
    });
}
