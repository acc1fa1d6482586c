//! What a person does at the page: tap what is visible where it is visible, press keys, scroll, read. Nothing here
//! reaches anything that is hidden, covered, outside the window or too small for a finger.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};
use thirtyfour::prelude::*;

use crate::page::{PATIENCE, Page};

/// How long something may be out of reach on a page at rest. The wait for something that may still appear is longer.
const REST: Duration = Duration::from_secs(5);

/// The time between two looks at the page.
const BLINK: Duration = Duration::from_millis(10);

/// The most scroll movements that any page needs.
const MOST_SCROLLS: u32 = 60;

/// The most presses of the Tab key that any page needs.
const MOST_TABS: u32 = 300;

/// Functions that look at the page. `reach` says where something can be touched, `point` where it can be used and
/// `words` what can be read of it, or why not. `waits` marks a reason that may pass by itself.
pub const EYES: &str = "
    const LEAST = 24, SHARES = [0.5, 0.25, 0.75, 0.1, 0.9];
    const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && one.getBoundingClientRect().width > 0;
    const title = (one) => one ? one.tagName.toLowerCase() + (one.id && '#' + one.id)
        + [...one.classList].map((name) => '.' + name).join('') : 'nothing';
    const isMoving = (one) => document.getAnimations().some((move) => move.playState === 'running'
        && move.effect?.target?.contains(one) && Number.isFinite(move.effect.getComputedTiming().endTime));
    const find = (selector, number) => {
        const all = [...document.querySelectorAll(selector)], shown = all.filter(isShown);
        if (shown.length > number) return { one: shown[number] };
        return { why: all.length > number ? 'is hidden' : 'is missing', waits: true };
    };
    const isOutside = (box) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    // A checkbox can also be ticked by its label.
    const target = (one) => one.matches('input[type=checkbox], input[type=radio]') ? one.closest('label') ?? one : one;
    const reach = (goal) => {
        const box = goal.getBoundingClientRect();
        if (box.width < LEAST || box.height < LEAST) {
            return { why: `is too small: ${Math.round(box.width)} x ${Math.round(box.height)}` };
        }
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
        const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
        if (width < 1 || height < 1) return { why: 'is outside the window' };
        let cover = null;
        for (const down of SHARES) for (const along of SHARES) {
            const [x, y] = [Math.floor(left + width * along), Math.floor(top + height * down)];
            const hit = document.elementFromPoint(x, y);
            if (hit && goal.contains(hit)) return { x, y };
            cover ??= hit;
        }
        return { why: 'is covered by ' + title(cover) };
    };
    const point = (one) => {
        if (one.disabled) return { why: 'cannot be used now', waits: true };
        return isMoving(target(one)) ? { why: 'is moving', waits: true } : reach(target(one));
    };
    // Text that ignores the pointer lets the element below it be hit instead.
    const isMet = (one, hit) => hit && (one.contains(hit)
        || hit.contains(one) && getComputedStyle(one).pointerEvents === 'none');
    const words = (one) => {
        const box = one.getBoundingClientRect();
        if (isOutside(box)) return { why: 'is not entirely in the window' };
        for (const [along, down] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]]) {
            const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down);
            if (!isMet(one, hit)) return { why: 'is covered by ' + title(hit) };
        }
        return { text: one.innerText ?? one.textContent };
    };";

/// Says where to tap something, or why it cannot be tapped.
const AIM: &str = "
    const found = find(arguments[0], arguments[1]);
    return found.one ? point(found.one) : found;";

/// Says what can be read of something, or why it cannot be read.
const READ: &str = "
    const found = find(arguments[0], 0);
    return found.one ? words(found.one) : found;";

/// Says how far something is from the middle of the scrolling area around it, where that middle is, and the size of the
/// area.
const AWAY: &str = "
    const found = find(arguments[0], 0);
    if (!found.one) return null;
    const one = target(found.one), box = one.getBoundingClientRect();
    const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let around = whole;
    for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const frame = outer.getBoundingClientRect(), style = getComputedStyle(outer);
        const scrolls = /auto|scroll/.test(style.overflowY) && outer.scrollHeight > outer.clientHeight + 1
            || /auto|scroll/.test(style.overflowX) && outer.scrollWidth > outer.clientWidth + 1;
        if (scrolls && frame.top < innerHeight && frame.bottom > 0) {
            around = { left: Math.max(frame.left, 0), top: Math.max(frame.top, 0),
                right: Math.min(frame.right, innerWidth), bottom: Math.min(frame.bottom, innerHeight) };
            break;
        }
    }
    const [x, y] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2];
    const isLarge = box.height > around.bottom - around.top || box.width > around.right - around.left;
    const isIn = box.top >= around.top - 1 && box.bottom <= around.bottom + 1
        && box.left >= around.left - 1 && box.right <= around.right + 1;
    const isBeside = box.left < around.left - 1 || box.right > around.right + 1;
    return { dx: isBeside ? Math.round((box.left + box.right) / 2 - x) : 0, dy: Math.round((box.top + box.bottom) / 2 - y),
        x: Math.round(x), y: Math.round(y), width: around.right - around.left, height: around.bottom - around.top,
        isThere: (isIn || isLarge) && 'x' in point(found.one) };";

/// What a person has done at a page.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Done {
    /// Taps and clicks.
    pub taps: u32,
    /// Key presses. A combination counts once.
    pub keys: u32,
    /// Scroll movements.
    pub scrolls: u32,
}

/// The result of a look at something.
#[derive(Clone, Default, PartialEq, serde::Deserialize)]
#[serde(default)]
pub struct Sight {
    /// Where it can be tapped, in pixels from the left of the window.
    pub x: i64,
    /// Where it can be tapped, in pixels from the top of the window.
    pub y: i64,
    text: String,
    /// Why it is out of reach, if it is.
    pub why: Option<String>,
    waits: bool,
}

/// How far something is from the middle of the area that scrolls it; see [`AWAY`].
#[derive(Clone, Copy, PartialEq, serde::Deserialize)]
struct Away {
    dx: f64,
    dy: f64,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    #[serde(rename = "isThere")]
    is_there: bool,
}

/// An error that says what a person cannot do.
pub fn out_of_reach<T>(what: &str, why: &str) -> WebDriverResult<T> {
    Err(WebDriverError::FatalError(format!("`{what}` {why}")))
}

fn press(button: &str) -> Value {
    json!({"type": button, "button": 0})
}

fn go(x: f64, y: f64, ms: u32) -> Value {
    json!({"type": "pointerMove", "duration": ms, "x": x as i64, "y": y as i64})
}

impl Page {
    /// The number of taps since the count began.
    pub fn taps(&self) -> u32 {
        self.done.get().taps
    }

    /// The number of key presses since the count began.
    pub fn keys(&self) -> u32 {
        self.done.get().keys
    }

    /// The number of scroll movements since the count began.
    pub fn scrolls(&self) -> u32 {
        self.done.get().scrolls
    }

    /// Restarts the count from zero.
    pub fn count_anew(&self) {
        self.done.set(Done::default());
    }

    async fn look<T: serde::de::DeserializeOwned>(
        &self,
        script: &str,
        args: Vec<Value>,
    ) -> WebDriverResult<T> {
        self.driver.execute(format!("{EYES}{script}"), args).await?.convert()
    }

    /// Looks at something until it is at rest and within reach. Waits longer for obstacles that may pass by themselves.
    async fn watch(&self, selector: &str, script: &str, number: usize) -> WebDriverResult<Sight> {
        let (start, mut since, mut last) = (Instant::now(), Instant::now(), None::<Sight>);
        loop {
            let sight: Sight = self.look(script, vec![json!(selector), json!(number)]).await?;
            if last.as_ref() != Some(&sight) {
                since = Instant::now();
            } else {
                match &sight.why {
                    None => return Ok(sight),
                    Some(why) if since.elapsed() > if sight.waits { PATIENCE } else { REST } => {
                        return out_of_reach(selector, why);
                    }
                    Some(_) => {}
                }
            }
            if start.elapsed() > 2 * PATIENCE {
                return out_of_reach(selector, "never comes to rest");
            }
            last = Some(sight);
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Performs pointer actions with the finger or the mouse.
    async fn point(&self, actions: &[Value]) -> WebDriverResult<()> {
        let kind = if self.size.is_touched() { "touch" } else { "mouse" };
        let source =
            json!([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}]);
        self.driver.cmd(Command::PerformActions(Actions::from(source))).await.map(drop)
    }

    /// Taps a point in the window.
    pub async fn tap_at(&self, x: i64, y: i64) -> WebDriverResult<()> {
        let done = self.done.get();
        self.done.set(Done { taps: done.taps + 1, ..done });
        self.point(&[go(x as f64, y as f64, 0), press("pointerDown"), press("pointerUp")]).await
    }

    /// Taps the first matching element that is shown, where it is visible.
    pub async fn tap(&self, selector: &str) -> WebDriverResult<()> {
        self.tap_number(selector, 0).await
    }

    /// Taps one of several matching elements that are shown, counted from 0.
    pub async fn tap_number(&self, selector: &str, number: usize) -> WebDriverResult<()> {
        let sight = self.watch(selector, AIM, number).await?;
        self.tap_at(sight.x, sight.y).await
    }

    /// Whether an element can be tapped now.
    pub async fn can_tap(&self, selector: &str) -> WebDriverResult<bool> {
        let sight: Sight = self.look(AIM, vec![json!(selector), json!(0)]).await?;
        Ok(sight.why.is_none())
    }

    /// The text of an element, if all of it is visible.
    pub async fn read(&self, selector: &str) -> WebDriverResult<String> {
        Ok(self.watch(selector, READ, 0).await?.text)
    }

    /// Whether an element can be read now.
    pub async fn can_read(&self, selector: &str) -> WebDriverResult<bool> {
        let sight: Sight = self.look(READ, vec![json!(selector)]).await?;
        Ok(sight.why.is_none())
    }

    /// Makes one movement that scrolls the area: with the mouse wheel, or with a finger that stops before it lifts.
    async fn scroll_by(&self, away: Away) -> WebDriverResult<()> {
        let step = |way: f64, size: f64| way.clamp(-0.6 * size, 0.6 * size);
        let (dx, dy) = (step(away.dx, away.width), step(away.dy, away.height));
        let done = self.done.get();
        self.done.set(Done { scrolls: done.scrolls + 1, ..done });
        if self.size.is_touched() {
            let (from, to) = ((away.x + dx / 2.0, away.y + dy / 2.0), (away.x - dx / 2.0, away.y - dy / 2.0));
            let rest = json!({"type": "pause", "duration": 60});
            let down = press("pointerDown");
            let drag = [go(from.0, from.1, 0), down, go(to.0, to.1, 100), rest, press("pointerUp")];
            return self.point(&drag).await;
        }
        let turn = json!({"type": "scroll", "origin": "viewport", "duration": 0, "x": away.x as i64, "y": away.y as i64,
            "deltaX": dx as i64, "deltaY": dy as i64});
        let wheel = json!([{"type": "wheel", "id": "wheel", "actions": [turn]}]);
        self.driver.cmd(Command::PerformActions(Actions::from(wheel))).await.map(drop)
    }

    /// How far away an element is once nothing moves any more.
    async fn away(&self, selector: &str) -> WebDriverResult<Away> {
        self.wait_for(selector).await?;
        let (start, mut last) = (Instant::now(), None);
        loop {
            let now: Option<Away> = self.look(AWAY, vec![json!(selector)]).await?;
            if let Some(away) = now.filter(|_| now == last) {
                return Ok(away);
            }
            if start.elapsed() > PATIENCE {
                return out_of_reach(selector, "is never shown at rest");
            }
            last = now;
            tokio::time::sleep(2 * BLINK).await;
        }
    }

    /// Scrolls straight to an element until it can be tapped.
    pub async fn scroll_to(&self, selector: &str) -> WebDriverResult<()> {
        let (mut away, mut stuck) = (self.away(selector).await?, 0);
        for _ in 0..MOST_SCROLLS {
            if away.is_there {
                return Ok(());
            }
            self.scroll_by(away).await?;
            let now = self.away(selector).await?;
            stuck = if (now.dx, now.dy) == (away.dx, away.dy) { stuck + 1 } else { 0 };
            if stuck == 3 {
                break;
            }
            away = now;
        }
        let sight: Sight = self.look(AIM, vec![json!(selector), json!(0)]).await?;
        let why = sight.why.unwrap_or_else(|| "is cut off".to_owned());
        out_of_reach(selector, &format!("cannot be scrolled to: it {why}"))
    }

    /// Scrolls to an element and taps it.
    pub async fn scroll_and_tap(&self, selector: &str) -> WebDriverResult<()> {
        self.scroll_to(selector).await?;
        self.tap(selector).await
    }

    /// Whether nothing on the page is scrolled.
    pub async fn is_unscrolled(&self) -> WebDriverResult<bool> {
        self.script(
            "return scrollY === 0 && scrollX === 0
                && [...document.querySelectorAll('*')].every((one) => one.scrollTop === 0 && one.scrollLeft === 0);",
        )
        .await
    }

    /// Presses a key wherever the focus is. Keys before the last one are held, as in `Key::Shift + "1"`.
    pub async fn key(&self, stroke: impl Into<TypingData>) -> WebDriverResult<()> {
        self.key_often(stroke, 1).await
    }

    /// Presses a key several times in a row; see [`Page::key`].
    pub async fn key_often(&self, stroke: impl Into<TypingData>, times: usize) -> WebDriverResult<()> {
        let done = self.done.get();
        self.done.set(Done { keys: done.keys + times as u32, ..done });
        let keys = stroke.into().as_vec();
        let down = keys.iter().map(|key| json!({"type": "keyDown", "value": key}));
        let up = keys.iter().rev().map(|key| json!({"type": "keyUp", "value": key}));
        let once: Vec<Value> = down.chain(up).collect();
        let actions = vec![once; times].concat();
        let source = json!([{"type": "key", "id": "keyboard", "actions": actions}]);
        self.driver.cmd(Command::PerformActions(Actions::from(source))).await.map(drop)
    }

    /// Whether the focused element matches.
    pub async fn is_focused(&self, selector: &str) -> WebDriverResult<bool> {
        self.look("return document.activeElement.matches(arguments[0]);", vec![json!(selector)]).await
    }

    /// Goes to an element with the Tab key and presses it, as a person without a mouse does.
    pub async fn press(&self, selector: &str) -> WebDriverResult<()> {
        self.wait_for(selector).await?;
        for _ in 0..MOST_TABS {
            if self.is_focused(selector).await? {
                let is_box: bool = self.script("return document.activeElement.type === 'checkbox';").await?;
                return self.key(if is_box { Key::Space } else { Key::Enter }).await;
            }
            self.key(Key::Tab).await?;
        }
        out_of_reach(selector, "cannot be reached with the Tab key")
    }

    /// Types into a field.
    pub async fn type_in(&self, selector: &str, text: &str) -> WebDriverResult<()> {
        self.wait_for(selector).await?.send_keys(text).await
    }

    /// Presses an element for this many milliseconds.
    pub async fn hold(&self, selector: &str, ms: u64) -> WebDriverResult<()> {
        let sight = self.watch(selector, AIM, 0).await?;
        let done = self.done.get();
        self.done.set(Done { taps: done.taps + 1, ..done });
        let rest = json!({"type": "pause", "duration": ms});
        let (x, y) = (sight.x as f64, sight.y as f64);
        self.point(&[go(x, y, 0), press("pointerDown"), rest, press("pointerUp")]).await
    }

    /// Moves the mouse to a point without pressing.
    pub async fn hover_at(&self, x: i64, y: i64) -> WebDriverResult<()> {
        self.point(&[go(x as f64, y as f64, 0)]).await
    }

    /// Moves the mouse onto an element without pressing.
    pub async fn hover(&self, selector: &str) -> WebDriverResult<()> {
        let sight = self.watch(selector, AIM, 0).await?;
        self.hover_at(sight.x, sight.y).await
    }

    /// Grabs an element and moves it a little, without letting go.
    pub async fn pick_up(&self, selector: &str) -> WebDriverResult<()> {
        let sight = self.watch(selector, AIM, 0).await?;
        let (x, y) = (sight.x as f64, sight.y as f64);
        self.point(&[go(x, y, 0), press("pointerDown"), go(x + 30.0, y - 30.0, 60)]).await
    }

    /// Lets go of what is held, wherever it is.
    pub async fn let_go(&self) -> WebDriverResult<()> {
        self.point(&[press("pointerUp")]).await
    }

    /// Drags one element onto another.
    pub async fn drag(&self, from: &str, to: &str) -> WebDriverResult<()> {
        let goal = self.watch(to, AIM, 0).await?;
        self.pick_up(from).await?;
        self.point(&[go(goal.x as f64, goal.y as f64, 100), press("pointerUp")]).await
    }
}
