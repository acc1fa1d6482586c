//! One page in one browser: starting everything, finding elements, waiting for them.

use std::cell::{Cell, RefCell};
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;
use tokio::runtime::Runtime;

use crate::common;
use crate::person::{Done, out_of_reach};

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 1440 x 900, with a mouse.
    Desktop,
    /// 1024 x 768, with touch.
    Tablet,
    /// 390 x 844, with touch.
    Phone,
    /// 360 x 740, with touch: the smallest size that everything must fit.
    SmallPhone,
}

impl Size {
    /// One of each kind of layout, of phones the smaller one: what fits there fits everywhere.
    pub const TIGHTEST: [Size; 3] = [Size::Desktop, Size::Tablet, Size::SmallPhone];

    /// Width and height in pixels.
    pub const fn pixels(self) -> (i64, i64) {
        match self {
            Size::Desktop => (1440, 900),
            Size::Tablet => (1024, 768),
            Size::Phone => (390, 844),
            Size::SmallPhone => (360, 740),
        }
    }

    /// Whether the device is used by touch and not with a mouse.
    pub const fn is_touched(self) -> bool {
        match self {
            Size::Desktop => false,
            Size::Tablet | Size::Phone | Size::SmallPhone => true,
        }
    }

    /// Whether the table has a strip and sheets instead of the rail.
    pub const fn is_phone(self) -> bool {
        match self {
            Size::Desktop | Size::Tablet => false,
            Size::Phone | Size::SmallPhone => true,
        }
    }
}

/// How long something may take to appear before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Where Debian installs the Chromium that has no windows.
const HEADLESS: &str = "/usr/bin/chromium-headless-shell";

/// A child process that is killed when the test ends.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // Kill the whole process group, because a browser outlives its driver.
        let _ = Command::new("kill").args(["--", &format!("-{}", self.0.id())]).status();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An open page.
pub struct Page {
    /// The browser.
    pub driver: WebDriver,
    /// The size of its window.
    pub size: Size,
    care: Care,
    /// What the person at the page has done so far.
    pub done: Cell<Done>,
    /// The lines of the story when the game was loaded.
    pub told_before: RefCell<Vec<String>>,
    address: String,
    server: RefCell<Option<Ended>>,
    /// Whether the test has changed how the browser behaves, so that no other test can use it.
    is_changed: Cell<bool>,
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

fn start_host(data: &Path) -> (Ended, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alhambra"));
    // Bots act at once, as in most tests of local games.
    command
        .args(["host", "--listen", "127.0.0.1:0", "--set", "bot-pause=0", "--data"])
        .arg(data)
        .process_group(0);
    let (child, address) = common::serve(&mut command);
    (Ended(child), address)
}

/// The port of the driver of all browsers.
static DRIVER: LazyLock<u16> = LazyLock::new(start_driver);

/// One runtime for all tests: the browsers that are handed on belong to it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
});

/// How the browser treats the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Care {
    /// As the browsers of people do: what runs often is compiled once more, better, which pays in a whole game, and the page
    /// is stored to be used offline.
    Usual,
    /// It compiles once and quickly and stores nothing, like a browser without service workers: most tests are over before
    /// the rest pays.
    Hasty,
}

/// Takes service workers out of every page that is loaded from then on.
const WITHOUT_WORKERS: &str = "delete Navigator.prototype.serviceWorker;";

/// A browser that a test has left as it found it.
struct Idle {
    size: Size,
    care: Care,
    driver: WebDriver,
}

/// Starting a browser takes longer than many a test, so they are handed on.
static IDLE: Mutex<Vec<Idle>> = Mutex::new(Vec::new());

/// Starts the driver. It ends with the tests: then its input is closed, and the shell that waits for that ends it and
/// every browser that it has started.
fn start_driver() -> u16 {
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let child = Command::new("sh")
        .args(["-c", "chromedriver --port=$0 & cat; kill -- -$$", &port.to_string()])
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is installed: `cargo xtask test` does that");
    std::mem::forget(child);
    port
}

/// A browser with a window of that size.
async fn browser(size: Size, care: Care) -> WebDriver {
    let idle = {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let place = idle.iter().position(|one| (one.size, one.care) == (size, care));
        place.map(|place| idle.swap_remove(place).driver)
    };
    match idle {
        Some(driver) => driver,
        None => connect(*DRIVER, size, care).await,
    }
}

async fn connect(port: u16, size: Size, care: Care) -> WebDriver {
    let ((width, height), touch) = (size.pixels(), size.is_touched());
    let mut options = DesiredCapabilities::chrome();
    // Chromium without its own windows and menus, which take as long to start as a small test; else a whole one.
    if Path::new(HEADLESS).is_file() {
        options.set_binary(HEADLESS).expect("a program");
    } else {
        options.add_arg("--headless=new").expect("a flag");
    }
    for flag in [
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
    if care == Care::Hasty {
        options.add_arg("--js-flags=--liftoff-only").expect("a flag");
    }
    options.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level");
    // Headless windows have a minimum width; the emulated device does not.
    let metrics = serde_json::json!({"width": width, "height": height, "pixelRatio": 1.0, "touch": touch, "mobile": touch});
    let metrics = serde_json::json!({"deviceMetrics": metrics});
    options.add_experimental_option("mobileEmulation", metrics).expect("a size");
    let start = Instant::now();
    let driver = loop {
        match WebDriver::new(format!("http://127.0.0.1:{port}"), options.clone()).await {
            Ok(driver) => break driver,
            Err(error) => assert!(start.elapsed() < PATIENCE, "no browser: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    if care == Care::Hasty {
        let script = serde_json::json!({ "source": WITHOUT_WORKERS });
        let added = driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await;
        added.expect("a script for every page");
    }
    driver
}

/// Opens the page in a browser of this size and runs a test on it. The test also fails if the browser logs an error.
pub fn run(size: Size, test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run_with(None, size, Care::Hasty, test);
}

/// Like [`run`], but in a browser that treats the page as those of people do.
pub fn run_as_usual(size: Size, test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run_with(None, size, Care::Usual, test);
}

/// Like [`run_as_usual`], but serves the page from this folder.
pub fn run_from(files: &Path, size: Size, test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run_with(Some(files), size, Care::Usual, test);
}

fn run_with(
    files: Option<&Path>,
    size: Size,
    care: Care,
    test: impl AsyncFnOnce(&Page) -> WebDriverResult<()>,
) {
    let (server, address) = start_server(files);
    RUNTIME.block_on(async {
        let page = open(size, care, address, Some(server)).await;
        let result = test(&page).await;
        let errors = close(page, result.is_ok()).await;
        result.expect("the page does what it should");
        assert!(errors.is_empty(), "{errors:#?}");
    });
}

/// Opens a page for each person at a server of tables and runs a test on them.
pub fn run_hosted(sizes: &[Size], test: impl AsyncFnOnce(&[Page]) -> WebDriverResult<()>) {
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("host-{name}"));
    let _ = std::fs::remove_dir_all(&data);
    let (server, address) = start_host(&data);
    RUNTIME.block_on(async {
        let (mut pages, mut server) = (Vec::new(), Some(server));
        for &size in sizes {
            pages.push(open(size, Care::Hasty, address.clone(), server.take()).await);
        }
        let result = test(&pages).await;
        let mut errors = Vec::new();
        // The first page holds the server, so it is closed last.
        for page in pages.into_iter().rev() {
            errors.extend(close(page, result.is_ok()).await);
        }
        result.expect("the pages do what they should");
        assert!(errors.is_empty(), "{errors:#?}");
    });
}

async fn open(size: Size, care: Care, address: String, server: Option<Ended>) -> Page {
    let driver = browser(size, care).await;
    let (done, told_before) = (Cell::new(Done::default()), RefCell::new(Vec::new()));
    let (server, is_changed) = (RefCell::new(server), Cell::new(false));
    let page = Page { driver, size, care, done, told_before, address, server, is_changed };
    page.without_waiting().await.expect("the bots are quick");
    page.go_to("").await.expect("the page loads");
    page.wait_for("#new-game").await.expect("the home screen appears");
    page
}

/// Closes a page and returns the errors in its log.
async fn close(page: Page, is_right: bool) -> Vec<String> {
    let errors = page.errors().await;
    if !is_right {
        // A screenshot says more than any message.
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let _ = page.screenshot(&format!("failed-{test}-{}", page.size.pixels().0)).await;
    }
    // Every test has an address of its own, so what a page keeps is not seen by the next one.
    let is_as_found = is_right && !page.is_changed.get();
    if is_as_found && page.driver.goto("about:blank").await.is_ok() {
        let idle = Idle { size: page.size, care: page.care, driver: page.driver.clone() };
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
    } else {
        let _ = page.driver.clone().quit().await;
    }
    errors.expect("the browser tells its errors")
}

impl Page {
    /// Sets the bots to act at once, because most tests are not about their pace. A small file of the same address stands
    /// in for the page, which then need not be loaded twice.
    async fn without_waiting(&self) -> WebDriverResult<()> {
        const INSTANT: &str =
            "localStorage.setItem('alhambra.settings', JSON.stringify({ pace: 'instant' }));";
        self.go_to("icon.svg").await?;
        self.driver.execute(INSTANT, vec![]).await.map(drop)
    }

    /// Loads this path below the page's address, whichever server answers there.
    pub async fn go_to(&self, path: &str) -> WebDriverResult<()> {
        self.driver.goto(format!("{}{path}", self.address)).await
    }

    /// The address of the page, which ends with a slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The errors in the browser's console since the last call: those of scripts, and violations of the page's policy.
    /// Network errors do not count once the server has been stopped.
    pub async fn errors(&self) -> WebDriverResult<Vec<String>> {
        let is_alone = self.server.borrow().is_none();
        let all = self.driver.browser_log().await?.into_iter();
        let of_page =
            all.filter(|one| one.level == "SEVERE" || one.message.contains("Content Security Policy"));
        let told = of_page.filter(|one| !(is_alone && one.source.as_deref() == Some("network")));
        Ok(told.map(|one| one.message).collect())
    }

    /// Waits for an element and returns the first one that matches.
    pub async fn wait_for(&self, selector: &str) -> WebDriverResult<WebElement> {
        self.driver.query(By::Css(selector)).wait(PATIENCE, Duration::from_millis(20)).first().await
    }

    /// Waits until a condition holds.
    pub async fn wait_until(
        &self,
        holds: impl AsyncFn(&Page) -> WebDriverResult<bool>,
    ) -> WebDriverResult<()> {
        let start = Instant::now();
        while !holds(self).await? {
            if start.elapsed() > PATIENCE {
                return out_of_reach("the awaited condition", "did not come true");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Whether an element matches right now.
    pub async fn exists(&self, selector: &str) -> WebDriverResult<bool> {
        Ok(!self.driver.find_all(By::Css(selector)).await?.is_empty())
    }

    /// Does something with an element, and tries again with its successor if the page is redrawn meanwhile.
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

    /// The text of an element.
    pub async fn text(&self, selector: &str) -> WebDriverResult<String> {
        self.with(selector, async |element| element.text().await).await
    }

    /// The texts of all matching elements, without empty ones.
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

    /// The number of matching elements.
    pub async fn count(&self, selector: &str) -> WebDriverResult<usize> {
        Ok(self.driver.find_all(By::Css(selector)).await?.len())
    }

    /// The lines of the log, newest first, even if the log is not on the screen.
    pub async fn log(&self) -> WebDriverResult<Vec<String>> {
        // The newest turn comes first, but the lines of a turn are in order of time.
        const TEXTS: &str = "return [...document.querySelectorAll('#log .turn')].flatMap((turn) =>
            [...turn.querySelectorAll('li')].map((line) => line.textContent).reverse());";
        self.driver.execute(TEXTS, vec![]).await?.convert()
    }

    /// The width of the content in pixels.
    pub async fn width_of_content(&self) -> WebDriverResult<i64> {
        let width = self.driver.execute("return document.documentElement.scrollWidth;", vec![]).await?;
        width.convert()
    }

    /// The accessible names of all matching elements.
    pub async fn labels(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        self.wait_for(selector).await?;
        let mut labels = Vec::new();
        for element in self.driver.find_all(By::Css(selector)).await? {
            let label = element.attr("aria-label").await?;
            labels.push(label.or(element.prop("textContent").await?).unwrap_or_default());
        }
        Ok(labels)
    }

    /// Waits until the page is stored for offline use.
    pub async fn wait_for_service_worker(&self) -> WebDriverResult<()> {
        const READY: &str = "
            const done = arguments[arguments.length - 1];
            navigator.serviceWorker.ready.then(() => done(true));";
        self.driver.execute_async(READY, vec![]).await.map(drop)
    }

    /// Runs JavaScript in the page and returns its result.
    pub async fn script<T: serde::de::DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.driver.execute(script, vec![]).await?.convert()
    }

    /// Like [`Page::script`], for JavaScript that passes its result to its last argument, a callback.
    pub async fn script_async<T: serde::de::DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.driver.execute_async(script, vec![]).await?.convert()
    }

    /// Runs JavaScript before anything else in every page loaded from now on.
    pub async fn before_every_page(&self, script: &str) -> WebDriverResult<()> {
        const ADD: &str = "Page.addScriptToEvaluateOnNewDocument";
        self.is_changed.set(true);
        self.driver.cdp().send_raw(ADD, serde_json::json!({"source": script})).await.map(drop)
    }

    /// Stops the server.
    pub fn stop_server(&self) {
        self.server.borrow_mut().take();
    }

    /// Loads the page again.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.driver.refresh().await?;
        self.wait_for("#new-game").await.map(drop)
    }

    /// Sends a DevTools command to the browser.
    pub async fn browser(&self, command: &str, parameters: serde_json::Value) -> WebDriverResult<()> {
        self.is_changed.set(true);
        self.driver.cdp().send_raw(command, parameters).await.map(drop)
    }

    /// Writes a screenshot of the page, including what is below the screen, down to 2600 pixels.
    pub async fn whole_picture(&self, name: &str) -> WebDriverResult<()> {
        if !are_pictures_wanted() {
            return Ok(());
        }
        let height: i64 = self.script("return Math.min(document.documentElement.scrollHeight, 2600)").await?;
        let tools = self.driver.cdp();
        let size: serde_json::Value = self.script("return [innerWidth, innerHeight]").await?;
        let metrics = |height: &serde_json::Value| serde_json::json!({"width": size[0], "height": height, "deviceScaleFactor": 1, "mobile": self.size.is_touched()});
        const SET: &str = "Emulation.setDeviceMetricsOverride";
        tools.send_raw(SET, metrics(&height.into())).await?;
        self.screenshot(name).await?;
        tools.send_raw(SET, metrics(&size[1])).await.map(drop)
    }

    /// Writes a screenshot of what is visible, for people who asked for pictures.
    pub async fn picture(&self, name: &str) -> WebDriverResult<()> {
        if are_pictures_wanted() { self.screenshot(name).await } else { Ok(()) }
    }

    /// Writes a screenshot in any case.
    async fn screenshot(&self, name: &str) -> WebDriverResult<()> {
        self.driver.screenshot(&pictures().join(format!("{name}.png"))).await
    }
}

/// Whether to write screenshots of what works, too: they take a good part of the time of many a test.
fn are_pictures_wanted() -> bool {
    std::env::var_os("PICTURES").is_some()
}

/// The folder for screenshots.
pub fn pictures() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}
