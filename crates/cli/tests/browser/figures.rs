//! Measurements of the page: how much is transferred, and how soon it can be used. They are written to `figures.txt`
//! beside the screenshots. Only sizes are checked, because times depend on the machine.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::page::{Page, Size, pictures, run_as_usual};

/// The most compressed bytes that may be transferred until the page is playable. The bots' worker loads the same
/// program.
const MOST_BYTES: u64 = 1_100_000;

/// Records when the page is ready, from the first moment of loading.
const WATCH: &str = "
    window.figures = { ready: null };
    new MutationObserver((_, observer) => {
        if (document.querySelector('#new-game')) {
            figures.ready = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true });";

/// Returns the path and the transferred bytes of everything that was loaded.
const TRANSFERRED: &str = "
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return entries.map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize]);";

async fn throttled(page: &Page, rate: u8) -> thirtyfour::error::WebDriverResult<()> {
    page.browser("Emulation.setCPUThrottlingRate", json!({"rate": rate})).await
}

#[test]
fn the_page_is_small_and_its_times_are_written_down() {
    run_as_usual(Size::Desktop, async |page| {
        // Everything comes from the server, as at the first visit, and not from the service worker, which may be quicker.
        page.browser("Network.enable", json!({})).await?;
        page.browser("Network.setCacheDisabled", json!({"cacheDisabled": true})).await?;
        page.browser("Network.setBypassServiceWorker", json!({"bypass": true})).await?;
        page.reload().await?;
        let (mut told, mut sum) = (String::new(), 0);
        for entry in page.script::<Value>(TRANSFERRED).await?.as_array().into_iter().flatten() {
            let bytes = entry[1].as_u64().unwrap_or(0);
            sum += bytes;
            let _ = writeln!(told, "{bytes:>8} {}", entry[0].as_str().unwrap_or_default());
        }
        let _ = writeln!(told, "{sum:>8} transferred for the first game in all");
        assert!(sum > 100_000 && sum <= MOST_BYTES, "{sum} bytes");
        page.browser("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await?;
        throttled(page, 4).await?;
        let mut ready = Vec::new();
        for _ in 0..5 {
            page.reload().await?;
            ready.extend(page.script::<Value>("return figures.ready").await?.as_f64());
        }
        throttled(page, 1).await?;
        let _ = writeln!(told, "interactive, 4x throttled, 5 loads: {ready:.0?} ms");
        std::fs::write(pictures().join("figures.txt"), &told).expect("a file for the figures");
        println!("{told}");
        Ok(())
    });
}
