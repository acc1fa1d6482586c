//! Figures of the page: what is transferred, how soon it can be used, how soon an input is seen. They are written to
//! `figures.txt` beside the pictures. Only sizes are judged: times depend on the machine.

use std::fmt::Write;
use std::path::Path;

use serde_json::{Value, json};

use crate::page::{Page, Size, pictures, run};
use crate::table::late_game;

/// The most that the first playable page may transfer, compressed.
const MOST_BYTES: u64 = 1_200_000;

/// What is watched from the first moment of the page on.
const WATCH: &str = "
    window.figures = { inputs: [], tasks: [], ready: null };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) figures.tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) figures.inputs.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new MutationObserver((_, observer) => {
        if (document.querySelector('#new-game')) {
            figures.ready = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true });";

/// Name and transferred bytes of everything that was loaded.
const TRANSFERRED: &str = "
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return entries.map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize]);";

/// The value that a share of the values do not exceed.
fn quantile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1) as f64;
    values.get((last * share).round() as usize).copied().unwrap_or(0.0)
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The files of the bots' thread, which has a list of its own, with their compressed sizes.
fn bots() -> Vec<(String, u64)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/dist/pkg");
    let builds = std::fs::read_dir(folder).expect("the page is built").flatten();
    let files = builds.flat_map(|build| std::fs::read_dir(build.path()).into_iter().flatten().flatten());
    let sizes =
        files.filter_map(|file| Some((file.file_name().into_string().ok()?, file.metadata().ok()?.len())));
    sizes
        .filter(|(name, _)| name.ends_with(".br") && !name.starts_with("app") && !name.starts_with("style"))
        .collect()
}

async fn throttled(page: &Page, rate: u8) -> thirtyfour::error::WebDriverResult<()> {
    page.browser("Emulation.setCPUThrottlingRate", json!({"rate": rate})).await
}

#[test]
fn the_page_is_small_and_its_times_are_written_down() {
    run(Size::Desktop, async |page| {
        // The first load of a new browser: nothing is kept yet.
        let (mut told, mut sum) = (String::new(), 0);
        for entry in page.script::<Value>(TRANSFERRED).await?.as_array().into_iter().flatten() {
            let bytes = entry[1].as_u64().unwrap_or(0);
            sum += bytes;
            let _ = writeln!(told, "{bytes:>8} {}", entry[0].as_str().unwrap_or_default());
        }
        for (name, bytes) in bots() {
            sum += bytes;
            let _ = writeln!(told, "{bytes:>8} {name} (the thread of the bots, loaded with the first bot)");
        }
        let _ = writeln!(told, "{sum:>8} transferred for the first game in all");
        assert!(sum > 100_000 && sum <= MOST_BYTES, "{sum} bytes");
        page.browser("Network.enable", json!({})).await?;
        page.browser("Network.setCacheDisabled", json!({"cacheDisabled": true})).await?;
        page.browser("Network.setBypassServiceWorker", json!({"bypass": true})).await?;
        page.browser("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await?;
        throttled(page, 4).await?;
        let mut ready = Vec::new();
        for _ in 0..5 {
            page.reload().await?;
            ready.extend(page.script::<Value>("return figures.ready").await?.as_f64());
        }
        throttled(page, 1).await?;
        let _ = writeln!(told, "interactive, 4x throttled, 5 loads: {ready:.0?} ms");
        page.load(&late_game()).await?;
        page.script::<Value>("figures.tasks = []; figures.inputs = [];").await?;
        // Everybody's Alhambra, the wall, a market space, back: what a hand does most.
        for _ in 0..8 {
            for seat in 0..6 {
                page.click(&format!(".player[data-seat='{seat}'] button")).await?;
                page.click("#show-wall").await?;
            }
            page.click(".space:not([disabled])").await?;
            page.click("#unselect").await?;
        }
        for _ in 0..200 {
            if page.step().await? == "over" {
                break;
            }
        }
        let figures = page.script::<Value>("return figures").await?;
        let (mut inputs, mut tasks) = (numbers(&figures["inputs"]), numbers(&figures["tasks"]));
        let (count, slow) = (inputs.len(), tasks.len());
        let (half, most) = (quantile(&mut inputs, 0.5), quantile(&mut inputs, 0.95));
        let _ = writeln!(told, "input to paint, {count} events over 16 ms: median {half} ms, 95 % {most} ms");
        let _ = writeln!(told, "tasks over 50 ms: {slow}, longest {} ms", quantile(&mut tasks, 1.0));
        std::fs::write(pictures().join("figures.txt"), &told).expect("a file for the figures");
        println!("{told}");
        Ok(())
    });
}
