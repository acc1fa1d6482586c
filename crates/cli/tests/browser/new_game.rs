//! Choosing a game: by touch on a phone, by keyboard on a desktop, and in six languages.

use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::chooser::chosen;
use crate::page::{Page, Size, run};
use crate::person::EYES;

/// All languages, by their codes.
pub const LANGUAGES: [&str; 6] = ["en", "fr", "de", "it", "pl", "es"];

impl Page {
    /// Goes to a part of the chooser if the screen does not show all of them at once.
    pub async fn tab(&self, name: &str) -> WebDriverResult<()> {
        self.wait_for("#start-game").await?;
        let tab = format!("#tab-{name}");
        if self.can_tap(&tab).await? { self.tap(&tab).await } else { Ok(()) }
    }

    /// Chooses a named mix. Phones show these only on request.
    pub async fn choose_mix(&self, id: &str) -> WebDriverResult<()> {
        self.tab("modules").await?;
        if self.can_tap("#show-mixes[aria-expanded=false]").await? {
            self.tap("#show-mixes").await?;
        }
        self.tap(&format!("#{id}")).await
    }

    /// Types the seed of a new game.
    pub async fn type_seed(&self, seed: &str) -> WebDriverResult<()> {
        self.tab("options").await?;
        self.type_in("#seed", seed).await
    }

    /// Chooses who plays in a seat.
    pub async fn seat_plays(&self, seat: usize, player: &str) -> WebDriverResult<()> {
        self.tab("seats").await?;
        let choice = format!("[data-seat='{seat}'][data-player={player}]");
        if !self.can_tap(&choice).await? {
            self.scroll_and_tap(&format!("[data-open-seat='{seat}']")).await?;
        }
        self.scroll_and_tap(&choice).await?;
        if self.can_tap("#seat-slip .btn").await? { self.tap("#seat-slip .btn").await } else { Ok(()) }
    }

    /// Gives two more seats to bots: then a whole game has fewer turns of the person whose taps take their time.
    pub async fn add_two_bots(&self) -> WebDriverResult<()> {
        self.tab("seats").await?;
        self.scroll_and_tap("#add-seat").await?;
        self.scroll_and_tap("#add-seat").await
    }

    /// Changes the language in the settings, starting from the home screen.
    pub async fn speak(&self, language: &str) -> WebDriverResult<()> {
        self.tap("#to-settings").await?;
        self.scroll_and_tap(&format!("[data-language={language}]")).await?;
        self.wait_until(async |page| Ok(page.attribute("html", "lang").await? == language)).await?;
        self.go_home().await
    }
}

#[test]
fn a_game_is_chosen_by_touch_on_a_phone() {
    run(Size::Phone, async |page| {
        page.tap("#new-game").await?;
        page.tap("#add-seat").await?;
        page.seat_plays(1, "level-3").await?;
        assert!(page.text(".st:nth-child(2)").await?.contains("Level 3, Steady"));
        page.tap("[data-open-colour='0']").await?;
        page.tap("#seat-slip [data-colour=violet]").await?;
        page.picture("seat-slip-390").await?;
        page.tap("#seat-slip [data-close]").await?;
        page.tap("[data-remove='2']").await?;
        page.tab("modules").await?;
        page.tap("[data-module=bonus-cards]").await?;
        page.tap("[data-expansion='4']").await?;
        page.tap("[data-module=invaders]").await?;
        assert_eq!(chosen(page).await?, ["bonus-cards", "invaders"]);
        page.picture("modules-390").await?;
        page.tab("options").await?;
        page.tap("#open-invasion").await?;
        page.tap("#open-hands").await?;
        page.picture("options-390").await?;
        assert_eq!(page.text("#tab-modules").await?, "Modules · 2");
        page.type_seed("by touch").await?;
        page.tap("#start-game").await?;
        page.wait_for("#market").await?;
        assert_eq!(page.count("#strip [data-seat]").await?, 3);
        let kept: String = page.script("return localStorage.getItem('alhambra.new-game')").await?;
        assert!(kept.contains("\"open_invasion\":true") && kept.contains("\"open_hands\":true"), "{kept}");
        Ok(())
    });
}

#[test]
fn a_long_tap_or_the_sign_on_a_card_tells_more_and_takes_nothing() {
    run(Size::Phone, async |page| {
        page.tap("#new-game").await?;
        page.tab("modules").await?;
        page.hold("[data-module=viziers-favour]", 800).await?;
        page.wait_for("#about-slip[open]").await?;
        assert!(page.text("#about-slip").await?.contains("Vizier’s Favour"));
        page.picture("about-390").await?;
        page.tap("#about-slip [data-close]").await?;
        assert!(chosen(page).await?.is_empty(), "reading is not choosing");
        page.tap("[data-about=workers-huts]").await?;
        page.tap("[data-rules=workers-huts]").await?;
        page.wait_until(async |page| Ok(!page.exists("#start-game").await?)).await
    });
}

#[test]
fn a_game_is_chosen_by_keyboard() {
    run(Size::Desktop, async |page| {
        page.press("#new-game").await?;
        page.wait_for("#start-game").await?;
        page.press("[data-seat='1'][data-player=level-1]").await?;
        page.press("#preset-first").await?;
        let first = chosen(page).await?;
        assert!(!first.is_empty());
        page.press("[data-module=camps]").await?;
        assert!(chosen(page).await?.contains(&"camps".to_string()));
        page.press("[data-about=camps]").await?;
        page.wait_for("#about-slip[open]").await?;
        page.key(Key::Escape).await?;
        page.wait_until(async |page| Ok(!page.exists("#about-slip[open]").await?)).await?;
        page.press("#open-hands").await?;
        assert!(page.script::<bool>("return document.querySelector('#open-hands').checked").await?);
        // Enter starts the game unless the focused element uses it.
        page.script::<()>("document.querySelector('h1').focus()").await?;
        page.key(Key::Enter).await?;
        page.wait_for("#market").await.map(drop)
    });
}

/// Lists what does not fit into a card: text that is cut off, overlaps or leaves the card.
const FAULTS: &str = "
    const faults = [];
    for (const card of document.querySelectorAll('.md')) {
        if (!isShown(card)) continue;
        const name = card.dataset.card, outer = card.getBoundingClientRect();
        if (outer.left < 0 || outer.right > innerWidth + 1) faults.push(`${name} is wider than the window`);
        const parts = ['.n', '.pcx svg', '.pips', '.min', '.e'].map((part) => card.querySelector(part));
        if (parts.some((part) => !part)) { faults.push(`${name} is not whole`); continue; }
        // Letters may extend a little above their line.
        for (const one of [card.querySelector('label'), ...card.querySelectorAll('.n, .m, .e')]) {
            if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3) {
                faults.push(`${name}: ${title(one)} needs ${one.scrollWidth} x ${one.scrollHeight}`
                    + ` and has ${one.clientWidth} x ${one.clientHeight}: ${one.innerText}`);
            }
        }
        const boxes = [...card.querySelectorAll('.n, .pcx, .pips, .min, .wish, .e, .q button')]
            .map((one) => ({ one, box: one.getBoundingClientRect() }));
        for (const [place, { one, box }] of boxes.entries()) {
            if (box.left < outer.left || box.right > outer.right + 1 || box.top < outer.top || box.bottom > outer.bottom + 1) {
                faults.push(`${name}: ${title(one)} leaves the card`);
            }
            for (const { one: other, box: next } of boxes.slice(place + 1)) {
                const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
                const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
                if (across > 1 && down > 1) faults.push(`${name}: ${title(one)} and ${title(other)} meet`);
            }
        }
        const effect = card.querySelector('.e').innerText;
        if (effect.length < 12 || effect.length > 48 || effect.includes('[')) faults.push(`${name}: ${effect}`);
    }
    return faults;";

/// The faults of all cards of the chosen game. Phones show the expansions one at a time.
async fn faults(page: &Page) -> WebDriverResult<Vec<String>> {
    let look = format!("{EYES}{FAULTS}");
    let mut found: Vec<String> = page.script(&look).await?;
    for number in 2..=5 {
        let tab = format!("[data-expansion='{number}']");
        if page.can_tap(&tab).await? {
            page.tap(&tab).await?;
            found.extend(page.script::<Vec<String>>(&look).await?);
        }
    }
    Ok(found)
}

#[test]
fn every_card_holds_its_words_in_every_language() {
    for size in Size::TIGHTEST {
        run(size, async |page| {
            let (width, height) = size.pixels();
            for language in LANGUAGES {
                page.speak(language).await?;
                page.tap("#new-game").await?;
                page.tab("modules").await?;
                page.wait_for("[data-module]").await?;
                // A surprise adds everything that a card can show, including the button to draw it again.
                page.tap("#surprise-me").await?;
                let found = faults(page).await?;
                assert!(found.is_empty(), "{language} at {width}: {found:#?}");
                assert!(
                    page.width_of_content().await? <= width,
                    "{language}: nothing is wider than the screen"
                );
                page.picture(&format!("new-game-{language}-{width}")).await?;
                if size == Size::Desktop {
                    assert_eq!(page.count(".md").await?, 20);
                    let tall: i64 = page.script("return document.documentElement.scrollHeight").await?;
                    assert!(tall <= height, "{language}: everything is visible, {tall} of {height}");
                }
                page.tab("seats").await?;
                page.tap("#game-red-palace").await?;
                page.tab("modules").await?;
                let found = faults(page).await?;
                assert!(found.is_empty(), "{language} at {width}, The Red Palace: {found:#?}");
                page.picture(&format!("new-game-red-{language}-{width}")).await?;
                page.tab("seats").await?;
                page.tap("#game-alhambra").await?;
                page.go_home().await?;
            }
            Ok(())
        });
    }
}

#[test]
fn what_does_not_go_together_says_why() {
    run(Size::Phone, async |page| {
        page.tap("#new-game").await?;
        page.tab("options").await?;
        assert!(page.text("label:has(#open-invasion)").await?.contains("only with Invaders"));
        page.tap("#open-invasion").await?;
        page.wait_for("#toast").await?;
        let said = page.text("#toast").await?;
        assert!(said.contains("This needs the module Invaders."), "{said}");
        assert_eq!(page.count("#toast button").await?, 2, "the rule, and a way to dismiss it");
        assert!(!page.script::<bool>("return document.querySelector('#open-invasion').checked").await?);
        page.script::<()>("location.hash = '#mix=medinas'").await?;
        page.wait_until(async |page| {
            Ok(page.texts("#toast").await?.concat().contains("Medinas is not played in Alhambra."))
        })
        .await
    });
}

#[test]
fn the_bar_tells_how_long_and_how_hard() {
    run(Size::Desktop, async |page| {
        page.tap("#new-game").await?;
        page.wait_for("#mix-minutes").await?;
        assert_eq!(
            (page.text("#mix-minutes").await?, page.text("#complexity").await?),
            ("30 min".into(), "Simple".into())
        );
        page.choose_mix("all-modules").await?;
        assert_eq!(page.text("#complexity").await?, "For experts");
        let alone = page.text("#mix-minutes").await?;
        // Games among people take longer.
        page.seat_plays(1, "human").await?;
        page.seat_plays(2, "human").await?;
        let among_people = page.text("#mix-minutes").await?;
        assert!(
            alone.starts_with("2 h") && among_people.starts_with(['4', '5', '6']),
            "{alone}, {among_people}"
        );
        Ok(())
    });
}
