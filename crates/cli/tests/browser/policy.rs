//! The page under its own content security policy: nothing inline, nothing from elsewhere. Every test fails if the
//! browser logs an error. These tests cover the places that would need something inline, and check that what is
//! forbidden is refused.

use crate::page::{Size, run};
use crate::player::APPLIED;

/// Records what the policy refuses from now on.
const COUNT: &str = "window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.violatedDirective));";

/// Records where each flying picture started.
const WATCH: &str = "window.flights = [];
    new MutationObserver((changes) => changes.flatMap((change) => [...change.addedNodes]).forEach((node) => {
        if (node.className === 'flight') window.flights.push(node.style.left + ' ' + node.style.getPropertyValue('--x'));
    })).observe(document.body, { childList: true });";

/// Tries what no foreign program may do in this page.
const TRESPASS: &str = "
    const script = document.createElement('script');
    script.textContent = 'window.trespassed = true';
    document.body.append(script);
    document.body.setAttribute('style', 'color: red');
    const frame = document.createElement('iframe');
    frame.src = location.href;
    document.body.append(frame);";

#[test]
fn what_moves_is_placed_without_inline_style() {
    run(Size::Desktop, async |page| {
        let moving =
            serde_json::json!({"features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]});
        page.browser("Emulation.setEmulatedMedia", moving).await?;
        page.script::<()>(COUNT).await?;
        page.start_seed("undo").await?;
        page.script::<()>(WATCH).await?;
        page.buy_exactly().await?;
        page.wait_until(async |page| Ok(page.script::<usize>("return window.flights.length").await? > 0))
            .await?;
        let flights: Vec<String> = page.script("return window.flights").await?;
        assert!(flights.iter().all(|flight| flight.matches("px").count() == 2), "{flights:?}");
        page.tap("#end-turn").await?;
        page.drag("#set-aside [data-tile]", "#plan [data-free]").await?;
        page.wait_for(APPLIED).await?;
        assert_eq!(page.script::<Vec<String>>("return window.refused").await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn what_is_inline_or_framed_is_refused() {
    run(Size::Tablet, async |page| {
        page.script::<()>(COUNT).await?;
        page.script::<()>(TRESPASS).await?;
        page.wait_until(async |page| {
            let mut refused: Vec<String> = page.script("return window.refused").await?;
            refused.sort();
            Ok(refused == ["frame-src", "script-src-elem", "style-src-attr"])
        })
        .await?;
        assert!(page.script::<bool>("return window.trespassed === undefined").await?);
        // The browser has logged each of them.
        assert!(page.errors().await?.len() >= 3);
        Ok(())
    });
}
