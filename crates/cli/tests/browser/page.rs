//! One page in one browser: starting everything, finding things, waiting for them.

use std::cell::RefCell;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;

use crate::common;

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// 1440 x 900.
    Desktop,
    /// 1024 x 768.
    Tablet,
    /// 360 x 740.
    Phone,
}

/// How long something may take to appear before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// No game needs so many clicks.
const MOST_CLICKS: u32 = 3_000;

/// Finds what a simple player does next: purchases and placements before all else.
const FIND: &str = "
    if (document.querySelector('#game-over')) return 'over';
    const first = [
        '.pile:not([disabled])', '.side-choice', '#confirm-citizens:not([disabled])', '#choose-citizens [aria-pressed=false]:not([disabled])',
        '#take-citizen .citizen', '#exchange-citizen [data-take]:not([disabled])',
        '#exchange-citizen [data-give][aria-pressed=false]', '.action[data-action^=buy]', '[data-free]', '.action[data-action^=pay]', '#hand button.money:not([disabled])',
        '#actions .action:not([data-action^=pass])', '#money-row button.money:not([disabled])', '.cell-movable',
        '#actions .action', '.room.can',
    ];
    const best = first.map((selector) => document.querySelector(selector)).find((element) => element);
    if (!best) return 'waiting';";

/// Clicks it, and remembers what it was.
const CLICK: &str = "
    (window.clicked ??= []).push(best.outerHTML.slice(0, 160));
    best.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'clicked';";

/// Gives it the focus, for the keyboard.
const FOCUS: &str = "best.focus(); return 'ready';";

/// A child that ends with the test.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // With everything it has started: a browser outlives its driver.
        let _ = Command::new("kill").args(["--", &format!("-{}", self.0.id())]).status();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A page that is open.
pub struct Page {
    driver: WebDriver,
    address: String,
    server: RefCell<Option<Ended>>,
}

fn start_server(files: Option<&Path>) -> (Ended, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
    command
        .args(["serve", "--port", "0", "--no-open"])
        .args(files.iter().flat_map(|files| ["--files".as_ref(), files.as_os_str()]))
        .process_group(0);
    let (child, address) = common::serve(&mut command);
    (Ended(child), address)
}

fn start_driver() -> (Ended, u16) {
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let child = Command::new("chromedriver")
        .arg(format!("--port={port}"))
        .process_group(0)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is installed: `cargo xtask test` does that");
    (Ended(child), port)
}

async fn connect(port: u16, size: Size) -> WebDriver {
    let (width, height) = match size {
        Size::Desktop => (1440, 900),
        Size::Tablet => (1024, 768),
        Size::Phone => (360, 740),
    };
    let mut options = DesiredCapabilities::chrome();
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--force-prefers-reduced-motion",
        "--lang=en",
        "--hide-scrollbars",
    ] {
        options.add_arg(flag).expect("a flag");
    }
    options.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level");
    // Headless windows have a least width; the emulated device does not.
    let metrics = serde_json::json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}});
    options.add_experimental_option("mobileEmulation", metrics).expect("a size");
    let start = Instant::now();
    loop {
        match WebDriver::new(format!("http://127.0.0.1:{port}"), options.clone()).await {
            Ok(driver) => return driver,
            Err(error) => assert!(start.elapsed() < PATIENCE, "no browser: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Opens the page in a browser of that size and runs a test on it.
pub fn run(size: Size, test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run_with(None, size, test);
}

/// The same with a page that is served from a folder.
pub fn run_with(files: Option<&Path>, size: Size, test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    let (server, address) = start_server(files);
    let (_driver, port) = start_driver();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let driver = connect(port, size).await;
        let page = Page { driver, address, server: RefCell::new(Some(server)) };
        page.go_to("").await.expect("the page loads");
        page.wait_for("#new-game").await.expect("the home screen appears");
        let result = test(&page).await;
        let errors = page.errors().await;
        if result.is_err() {
            // What was on the screen tells more than any message.
            let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
            let _ = page.picture(&format!("failed-{test}")).await;
        }
        let _ = page.driver.clone().quit().await;
        result.expect("the page does what it should");
        let errors = errors.expect("the browser tells its errors");
        assert!(errors.is_empty(), "{errors:#?}");
    });
}

impl Page {
    /// Loads what is at that path of the page's address, whoever answers there.
    pub async fn go_to(&self, path: &str) -> WebDriverResult<()> {
        self.driver.goto(format!("{}{path}", self.address)).await
    }

    /// The address of the page, which ends with a slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What went wrong in the page since it was asked last, as the browser's console has it: errors of scripts, and what
    /// the policy of the page did not allow. Where the server was stopped, that it is missed is no error.
    pub async fn errors(&self) -> WebDriverResult<Vec<String>> {
        let is_alone = self.server.borrow().is_none();
        let all = self.driver.browser_log().await?.into_iter();
        let of_page =
            all.filter(|one| one.level == "SEVERE" || one.message.contains("Content Security Policy"));
        let told = of_page.filter(|one| !(is_alone && one.source.as_deref() == Some("network")));
        Ok(told.map(|one| one.message).collect())
    }

    /// The first element, waited for.
    pub async fn wait_for(&self, selector: &str) -> WebDriverResult<WebElement> {
        self.driver.query(By::Css(selector)).wait(PATIENCE, Duration::from_millis(20)).first().await
    }

    /// Waits until something holds.
    pub async fn wait_until(
        &self,
        holds: impl AsyncFn(&Page) -> WebDriverResult<bool>,
    ) -> WebDriverResult<()> {
        let start = Instant::now();
        while !holds(self).await? {
            assert!(start.elapsed() < PATIENCE, "what was waited for did not happen");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Whether there is such an element now.
    pub async fn exists(&self, selector: &str) -> WebDriverResult<bool> {
        Ok(!self.driver.find_all(By::Css(selector)).await?.is_empty())
    }

    /// Does something with an element, and again with its successor if the page draws itself anew meanwhile.
    async fn with<T>(
        &self,
        selector: &str,
        act: impl AsyncFn(&WebElement) -> WebDriverResult<T>,
    ) -> WebDriverResult<T> {
        let start = Instant::now();
        loop {
            let element = self.wait_for(selector).await?;
            match act(&element).await {
                Err(error) if error.to_string().contains("stale element") && start.elapsed() < PATIENCE => {}
                done => return done,
            }
        }
    }

    /// Clicks an element once it is there.
    pub async fn click(&self, selector: &str) -> WebDriverResult<()> {
        self.with(selector, async |element| self.click_element(element).await).await
    }

    /// Clicks that element.
    pub async fn click_element(&self, element: &WebElement) -> WebDriverResult<()> {
        element.scroll_into_view().await?;
        element.click().await
    }

    /// The text of an element.
    pub async fn text(&self, selector: &str) -> WebDriverResult<String> {
        self.with(selector, async |element| element.text().await).await
    }

    /// The texts of all such elements.
    pub async fn texts(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        let mut texts = Vec::new();
        for element in self.driver.find_all(By::Css(selector)).await? {
            let text = element.text().await?;
            if !text.is_empty() {
                texts.push(text);
            }
        }
        Ok(texts)
    }

    /// The value of an attribute.
    pub async fn attribute(&self, selector: &str, name: &str) -> WebDriverResult<String> {
        Ok(self.wait_for(selector).await?.attr(name).await?.unwrap_or_default())
    }

    /// How many such elements there are.
    pub async fn count(&self, selector: &str) -> WebDriverResult<usize> {
        Ok(self.driver.find_all(By::Css(selector)).await?.len())
    }

    /// Clicks one of several such elements.
    pub async fn click_number(&self, selector: &str, number: usize) -> WebDriverResult<()> {
        self.wait_for(selector).await?;
        self.click_element(&self.driver.find_all(By::Css(selector)).await?[number]).await
    }

    /// What happened, newest first; also where the log is not on the screen.
    pub async fn log(&self) -> WebDriverResult<Vec<String>> {
        const TEXTS: &str =
            "return [...document.querySelectorAll('#log li')].map((line) => line.textContent);";
        self.driver.execute(TEXTS, vec![]).await?.convert()
    }

    /// Loads a saved game.
    pub async fn load(&self, record: &str) -> WebDriverResult<()> {
        self.click("#to-home").await?;
        self.click("details summary").await?;
        // Typing a whole game takes seconds.
        const PASTE: &str = "
            const field = document.querySelector('#record-text');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        self.driver.execute(PASTE, vec![serde_json::json!(record)]).await?;
        self.click("#load-record").await?;
        self.wait_for("#market").await.map(drop)
    }

    /// Does what a simple player does next, if there is something.
    pub async fn step(&self) -> WebDriverResult<String> {
        self.driver.execute(&format!("{FIND}{CLICK}"), vec![]).await?.convert()
    }

    /// Types into a field.
    pub async fn type_in(&self, selector: &str, text: &str) -> WebDriverResult<()> {
        self.wait_for(selector).await?.send_keys(text).await
    }

    /// Presses a key wherever the focus is.
    pub async fn keys(&self, key: Key) -> WebDriverResult<()> {
        self.driver.active_element().await?.send_keys(key).await
    }

    /// How wide the content is, in pixels.
    pub async fn width_of_content(&self) -> WebDriverResult<i64> {
        let width = self.driver.execute("return document.documentElement.scrollWidth;", vec![]).await?;
        width.convert()
    }

    /// Turns off the question before what cannot be taken back.
    pub async fn without_confirmation(&self) -> WebDriverResult<()> {
        self.click("#to-settings").await?;
        self.click("input[type=checkbox]").await?;
        self.click("#to-home").await
    }

    /// Offers between two turns end after so many seconds; 0 is never.
    pub async fn with_patience(&self, seconds: u8) -> WebDriverResult<()> {
        self.click("#to-settings").await?;
        self.click(&format!("[data-patience='{seconds}']")).await?;
        self.click("#to-home").await
    }

    /// Starts a game against two bots, after clicking these on the way.
    pub async fn start_game(&self, also: &[&str]) -> WebDriverResult<()> {
        self.without_confirmation().await?;
        self.click("#new-game").await?;
        for id in also {
            self.click(&format!("#{id}")).await?;
        }
        self.type_in("#seed", "a fixed seed").await?;
        self.click("#start-game").await?;
        self.wait_for("#market").await.map(drop)
    }

    /// Starts a game with that seed and without confirmations.
    pub async fn start_seed(&self, seed: &str) -> WebDriverResult<()> {
        self.without_confirmation().await?;
        self.click("#new-game").await?;
        self.type_in("#seed", seed).await?;
        self.click("#start-game").await?;
        self.wait_for("#actions .action").await.map(drop)
    }

    /// Clicks an action again and again until the game is over: purchases and placements before all else.
    pub async fn play_to_the_end(&self) -> WebDriverResult<()> {
        let (mut last, mut clicks) = (Instant::now(), 0);
        loop {
            match self.step().await?.as_str() {
                "over" => return Ok(()),
                "clicked" => {
                    (last, clicks) = (Instant::now(), clicks + 1);
                    if clicks == MOST_CLICKS {
                        let clicked: Vec<String> = self.script("return window.clicked.slice(-6)").await?;
                        panic!("the game does not go on: {clicked:#?}");
                    }
                }
                _ => assert!(last.elapsed() < PATIENCE, "nobody can act"),
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Presses Enter or Space on an element, as somebody without a mouse does.
    pub async fn press(&self, selector: &str) -> WebDriverResult<()> {
        let element = self.wait_for(selector).await?;
        element.focus().await?;
        let is_box = element.attr("type").await?.as_deref() == Some("checkbox");
        element.send_keys(if is_box { Key::Space } else { Key::Enter }).await
    }

    /// Plays with the keyboard alone until the game is over.
    pub async fn play_to_the_end_by_keyboard(&self) -> WebDriverResult<()> {
        let mut last = Instant::now();
        loop {
            let state: String = self.driver.execute(&format!("{FIND}{FOCUS}"), vec![]).await?.convert()?;
            match state.as_str() {
                "over" => return Ok(()),
                "ready" => {
                    self.driver.active_element().await?.send_keys(Key::Enter).await?;
                    last = Instant::now();
                }
                _ => assert!(last.elapsed() < PATIENCE, "nobody can act"),
            }
        }
    }

    /// Drags one element onto another with the mouse.
    pub async fn drag(&self, from: &str, to: &str) -> WebDriverResult<()> {
        let (from, to) = (self.wait_for(from).await?, self.wait_for(to).await?);
        let chain = self.driver.action_chain();
        chain.drag_and_drop_element(&from, &to).perform().await
    }

    /// The names of all such elements for those who cannot see them.
    pub async fn labels(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        self.wait_for(selector).await?;
        let mut labels = Vec::new();
        for element in self.driver.find_all(By::Css(selector)).await? {
            let label = element.attr("aria-label").await?;
            labels.push(label.or(element.prop("textContent").await?).unwrap_or_default());
        }
        Ok(labels)
    }

    /// Waits until the page is kept for times without a network.
    pub async fn wait_for_service_worker(&self) -> WebDriverResult<()> {
        const READY: &str = "
            const done = arguments[arguments.length - 1];
            navigator.serviceWorker.ready.then(() => done(true));";
        self.driver.execute_async(READY, vec![]).await.map(drop)
    }

    /// Runs JavaScript in the page and gives what it returns.
    pub async fn script<T: serde::de::DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.driver.execute(script, vec![]).await?.convert()
    }

    /// The same for JavaScript that calls its last argument with the result when it is done.
    pub async fn script_async<T: serde::de::DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.driver.execute_async(script, vec![]).await?.convert()
    }

    /// Runs JavaScript before anything else in every page loaded from now on.
    pub async fn before_every_page(&self, script: &str) -> WebDriverResult<()> {
        const ADD: &str = "Page.addScriptToEvaluateOnNewDocument";
        self.driver.cdp().send_raw(ADD, serde_json::json!({"source": script})).await.map(drop)
    }

    /// No server from now on.
    pub fn stop_server(&self) {
        self.server.borrow_mut().take();
    }

    /// Loads the page again.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.driver.refresh().await?;
        self.wait_for("#new-game").await.map(drop)
    }

    /// Asks the browser itself for something.
    pub async fn browser(&self, command: &str, parameters: serde_json::Value) -> WebDriverResult<()> {
        self.driver.cdp().send_raw(command, parameters).await.map(drop)
    }

    /// Writes a picture of the page, also of what lies below the screen, down to where nobody looks any more.
    pub async fn whole_picture(&self, name: &str) -> WebDriverResult<()> {
        let height: i64 = self.script("return Math.min(document.documentElement.scrollHeight, 2600)").await?;
        let tools = self.driver.cdp();
        let size: serde_json::Value = self.script("return [innerWidth, innerHeight]").await?;
        let metrics = |height: &serde_json::Value| serde_json::json!({"width": size[0], "height": height, "deviceScaleFactor": 1, "mobile": true});
        const SET: &str = "Emulation.setDeviceMetricsOverride";
        tools.send_raw(SET, metrics(&height.into())).await?;
        self.picture(name).await?;
        tools.send_raw(SET, metrics(&size[1])).await.map(drop)
    }

    /// Writes a picture of what is seen.
    pub async fn picture(&self, name: &str) -> WebDriverResult<()> {
        self.driver.screenshot(&pictures().join(format!("{name}.png"))).await
    }
}

/// The folder for pictures.
pub fn pictures() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}
