//! Games at the page: opening them, and playing them to the end as a simple player would, by hand or by keyboard.

use std::time::{Duration, Instant};

use engine::Module;
use serde_json::json;
use thirtyfour::error::WebDriverResult;

use crate::page::{PATIENCE, Page};
use crate::person::{EYES, Sight, out_of_reach};

/// A game that takes this many taps counts as endless.
const MOST_TAPS: usize = 2_000;

/// The number of steps in a few turns.
const A_WHILE: usize = 12;

/// How long the next element to tap may be out of reach.
const REST: Duration = Duration::from_secs(10);

/// The time limit for one search for the next step.
const LOOK: Duration = Duration::from_millis(400);

/// The bar while an action is shown as done and waits for the end of the turn.
pub const APPLIED: &str = "#bar[data-state=applied]";

/// Finds what a simple player does next: finish what is pending, then prefer purchases and placements.
const NEXT: &str = "const next = () => {
    const isTelling = [...document.querySelectorAll('#close-scoring')].some(isShown);
    if (document.querySelector('#game-over') && !isTelling) return { state: 'over' };
    const first = [
        '#close-scoring', '#bar[data-state=applied] #end-turn', '#bar[data-state=choosing] #pay',
        '#bar[data-state=choosing] [data-action]', 'body:has(#bar[data-state=choosing]) #drawer [data-action]',
        '#bar[data-state=choosing] #more.pri', '#bar[data-state=choosing] #cancel', '#bar[data-state=looking] #back-to-mine',
        '.pile', '.side-choice', '#confirm-citizens', '#choose-citizens [aria-pressed=false]', '#take-citizen .citizen',
        '#exchange-citizen [data-take]', '#exchange-citizen [data-give][aria-pressed=false]', '[data-gate-choice]',
        '#bar[data-state=window] .pri', '#plan [data-free]', '#market [data-space].can', '#drawer [data-action^=buy]',
        '#drawer [data-action^=pay]', '#hand [data-card].can', '#drawer [data-action]:not([data-action^=pass])',
        '#money-row [data-card]', '.room.can button', '#plan .cell-movable', '#bar .pri', '#drawer [data-action]',
        '#bar [data-action]', '#end-turn', '#more',
    ];
    const isOpen = (one) => isShown(one) && !one.disabled && one.getAttribute('aria-disabled') !== 'true';
    const firstOpen = (selector) => [...document.querySelectorAll(selector)].find(isOpen);
    const best = first.map(firstOpen).find((one) => one);
    if (!best) return { state: 'waiting' };
    const what = best.outerHTML.slice(0, 160);";

/// Returns where the next step can be tapped.
const BY_HAND: &str = "return { state: 'ready', what, sight: point(best) }; };";

/// Waits for the next step inside the page for a while, which saves many round trips.
const WAIT: &str = "
    const done = arguments[arguments.length - 1], end = performance.now() + arguments[0];
    const look = () => {
        const found = next();
        const isFound = found.state === 'over' || found.state === 'ready' && !found.sight?.why;
        if (isFound || performance.now() > end) done(found); else setTimeout(look, 40);
    };
    look();";

/// Returns the key for the next step and how often to press it: the arrows lead to a cell, and Tab to whatever has no
/// key of its own.
const BY_KEYS: &str = "
    const [TAB, ENTER, LEFT, UP, RIGHT, DOWN] = ['\\uE004', '\\uE007', '\\uE012', '\\uE013', '\\uE014', '\\uE015'];
    const focused = document.activeElement;
    const cell = (one) => (one.dataset?.free ?? one.dataset?.cell ?? one.dataset?.refused)?.split(',').map(Number);
    const way = () => {
        const [from, to] = [cell(focused), cell(best)];
        if (!from || !focused.closest('#plan')) return RIGHT;
        if (from[0] !== to[0]) return from[0] < to[0] ? RIGHT : LEFT;
        return from[1] < to[1] ? DOWN : UP;
    };
    // A player who knows the page presses Tab as often as needed.
    const tabs = () => {
        const all = [...document.querySelectorAll('a, button, input, select, summary, textarea, [tabindex]')];
        const reached = all.filter((one) => one.tabIndex >= 0 && isOpen(one));
        return Math.max(reached.indexOf(best) - reached.indexOf(focused), 1);
    };
    const key = () => {
        if (best === focused || best.matches('#end-turn, #pay, #bar .pri')) return ENTER;
        if (best.matches('#market [data-space]')) return best.dataset.space;
        const place = [...document.querySelectorAll('#money-row [data-card]')].indexOf(best);
        if (place >= 0 && place < 4) return 'qwer'[place];
        return best.matches('#plan [data-free]') && !focused.matches('#plan [data-free]') ? way()
            : best.matches('#plan [data-free]') ? ENTER : TAB;
    };
    const pressed = key();
    return { state: 'ready', what, key: pressed, times: pressed === TAB ? tabs() : 1 };
};";

/// The next step of a simple player, as found by the scripts above.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Found {
    state: String,
    what: String,
    sight: Sight,
    key: String,
    times: usize,
}

/// The result of one step of a simple player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stepped {
    /// The game is over.
    Over,
    /// This element was tapped, or a key was pressed for it.
    Did(String),
    /// Nothing to do: others are to act.
    Waits,
    /// The next step is out of reach, for this reason.
    Blocked(String),
}

impl Page {
    /// Goes from the table or any other screen to the home screen.
    pub async fn go_home(&self) -> WebDriverResult<()> {
        if !self.can_tap("#to-home").await? && self.can_tap("#open-menu").await? {
            self.tap("#open-menu").await?;
            return self.tap("#menu-home").await;
        }
        self.tap("#to-home").await
    }

    /// Loads a saved game.
    pub async fn load(&self, record: &str) -> WebDriverResult<()> {
        self.go_home().await?;
        self.scroll_and_tap("#open-record summary").await?;
        // Typing a whole game takes seconds.
        const PASTE: &str = "
            const field = document.querySelector('#record-text');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        self.driver.execute(PASTE, vec![json!(record)]).await?;
        self.scroll_and_tap("#load-record").await?;
        self.wait_for("#market").await?;
        self.told_before.replace(self.log().await?);
        Ok(())
    }

    /// Sets after how many seconds an offer between two turns expires; 0 is never.
    pub async fn with_patience(&self, seconds: u8) -> WebDriverResult<()> {
        self.tap("#to-settings").await?;
        self.scroll_and_tap(&format!("[data-patience='{seconds}']")).await?;
        self.go_home().await
    }

    /// Starts a game against two bots.
    pub async fn start_game(&self) -> WebDriverResult<()> {
        self.scroll_and_tap("#new-game").await?;
        self.type_seed("a fixed seed").await?;
        self.scroll_and_tap("#start-game").await?;
        self.wait_for("#market").await.map(drop)
    }

    /// Starts a game with this seed.
    pub async fn start_seed(&self, seed: &str) -> WebDriverResult<()> {
        self.scroll_and_tap("#new-game").await?;
        self.type_seed(seed).await?;
        self.scroll_and_tap("#start-game").await?;
        self.wait_for("#bar[data-state=prompt]").await.map(drop)
    }

    /// Buys a tile on the market that can be paid for exactly.
    pub async fn buy_exactly(&self) -> WebDriverResult<()> {
        self.tap("#market [data-space]:has(.exact)").await?;
        self.wait_for("#bar[data-state=choosing]").await?;
        self.tap("#pay").await
    }

    /// Opens the drawer of a module. Phones show some modules only in the sheet with all of them.
    pub async fn open_module(&self, module: Module) -> WebDriverResult<()> {
        let chip = format!("#tray .mch[data-module={}]", module.slug());
        self.wait_for("#tray").await?;
        if !self.can_tap(&chip).await? && self.can_tap("#all-modules").await? {
            self.tap("#all-modules").await?;
            return self.tap(&format!("#modules-sheet [data-module={}]", module.slug())).await;
        }
        self.tap(&chip).await
    }

    /// Taps the choice whose action begins with this text, in the bar or in the drawer, opening the drawer if needed.
    pub async fn choose(&self, action: &str) -> WebDriverResult<()> {
        let choice = format!("[data-action^='{action}']");
        self.wait_until(async |page| Ok(page.can_tap(&choice).await? || page.can_tap("#more").await?))
            .await?;
        if !self.can_tap(&choice).await? {
            self.tap("#more").await?;
        }
        self.tap(&choice).await
    }

    /// The lines of the story that are new since the game was loaded, newest first.
    async fn news(&self) -> WebDriverResult<Vec<String>> {
        let (mut lines, before) = (self.log().await?, self.told_before.borrow());
        // The oldest lines may have been dropped since.
        let is_known = |from: usize| lines[from..].iter().zip(before.iter()).all(|(now, then)| now == then);
        let known = (0..lines.len()).find(|&from| !before.is_empty() && is_known(from));
        lines.truncate(known.unwrap_or(lines.len()));
        Ok(lines)
    }

    /// Waits for a matching line in the story that is new since the game was loaded. Ends the turn if the page waits
    /// for that.
    pub async fn told(&self, is_it: impl Fn(&str) -> bool) -> WebDriverResult<()> {
        let start = Instant::now();
        while !self.news().await?.iter().any(|line| is_it(line)) {
            if self.exists(APPLIED).await? {
                self.tap("#end-turn").await?;
            }
            if start.elapsed() > PATIENCE {
                return out_of_reach("#log", "does not show the awaited line");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    async fn found(&self, how: &str) -> WebDriverResult<Found> {
        let script = format!("{EYES}{NEXT}{how}{WAIT}");
        self.driver.execute_async(script, vec![json!(LOOK.as_millis())]).await?.convert()
    }

    /// Does what a simple player would do next, by hand, if there is anything to do.
    pub async fn step(&self) -> WebDriverResult<Stepped> {
        let found = self.found(BY_HAND).await?;
        Ok(match (found.state.as_str(), found.sight.why) {
            ("over", _) => Stepped::Over,
            ("ready", Some(why)) => Stepped::Blocked(format!("{} {why}", found.what)),
            ("ready", None) => {
                self.tap_at(found.sight.x, found.sight.y).await?;
                Stepped::Did(found.what)
            }
            _ => Stepped::Waits,
        })
    }

    /// Like [`Page::step`], by keyboard.
    async fn step_by_keyboard(&self) -> WebDriverResult<Stepped> {
        let found = self.found(BY_KEYS).await?;
        Ok(match found.state.as_str() {
            "over" => Stepped::Over,
            "ready" => {
                self.key_often(found.key, found.times).await?;
                Stepped::Did(found.what)
            }
            _ => Stepped::Waits,
        })
    }

    /// Takes steps until the game is over, but at most `most`. Returns what was tapped or pressed.
    async fn play_on(
        &self,
        most: usize,
        step: impl AsyncFn() -> WebDriverResult<Stepped>,
    ) -> WebDriverResult<Vec<String>> {
        let (mut last, mut did) = (Instant::now(), Vec::new());
        while did.len() < most {
            match step().await? {
                Stepped::Over => break,
                Stepped::Did(what) => {
                    last = Instant::now();
                    did.push(what);
                }
                Stepped::Blocked(why) if last.elapsed() > REST => return out_of_reach("the next step", &why),
                Stepped::Waits if last.elapsed() > PATIENCE => {
                    return out_of_reach("#bar", "lets nobody act");
                }
                Stepped::Blocked(_) | Stepped::Waits => {}
            }
        }
        Ok(did)
    }

    /// Takes steps until the game is over.
    async fn play_out(&self, step: impl AsyncFn() -> WebDriverResult<Stepped>) -> WebDriverResult<()> {
        let did = self.play_on(MOST_TAPS, step).await?;
        if did.len() == MOST_TAPS {
            return out_of_reach("#game-over", &format!("never comes: {:#?}", &did[did.len() - 6..]));
        }
        Ok(())
    }

    /// Plays a few turns by tapping.
    pub async fn play_a_while(&self) -> WebDriverResult<()> {
        self.play_on(A_WHILE, async || self.step().await).await.map(drop)
    }

    /// Plays by tapping until the game is over.
    pub async fn play_to_the_end(&self) -> WebDriverResult<()> {
        self.play_out(async || self.step().await).await
    }

    /// Plays with only the keyboard until the game is over.
    pub async fn play_to_the_end_by_keyboard(&self) -> WebDriverResult<()> {
        self.play_out(async || self.step_by_keyboard().await).await
    }
}
