//! A walk through some three hundred positions from random games, in all kinds of mixes and in every size and language:
//! what every turn needs is entirely visible and not covered.

use engine::{GuardBoard, Module, ModuleSet, Rng, Rules, Seed};
use protocol::{RecordedGame, SeedText, Setup};
use thirtyfour::error::WebDriverResult;

use crate::moments;
use crate::online;
use crate::page::{Page, Size, run, run_hosted};
use crate::person::EYES;

/// The number of positions for each language and size: with six languages and four sizes, 240 in all.
const POSITIONS: u64 = 10;

const LANGUAGES: [&str; 6] = ["de", "en", "es", "fr", "it", "pl"];

/// A position is the first choice of the first seat at or after a random decision below this one.
const LATEST: usize = 260;

/// Lists what is wrong with the table: parts that are missing, cut off or covered.
const FAULTS: &str = "
    const faults = [];
    const note = (one, why) => faults.push(`${title(one)} ${why}`);
    for (const part of ['#table', '#prompt', '#hand', '#market', '#money-row', '#bar', '#plan svg.palace']) {
        const one = document.querySelector(part);
        if (!one || !one.checkVisibility()) faults.push(`${part} is missing`);
        else if (isOutside(one.getBoundingClientRect())) note(one, 'is cut off by the window');
    }
    const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    for (const one of shown('#prompt, #bar button, #market [data-space], #money-row [data-card]')) {
        const { why } = words(one);
        if (why) note(one, why);
    }
    for (const one of shown('#bar button')) {
        if (one.scrollWidth > one.clientWidth + 1) note(one, `is too narrow for its text: ${one.innerText}`);
    }
    // Letters may reach a little beyond their line; a line that is cut is much higher.
    for (const one of shown('#bar button .label')) {
        if (one.scrollHeight > one.clientHeight + 8) note(one, `is cut: ${one.innerText}`);
    }
    // What is said about a price and about the next scoring round is read whole.
    for (const one of shown('#market .tag, .clock-words b')) {
        if (one.scrollWidth > one.clientWidth + 1) note(one, `is too narrow for its text: ${one.innerText}`);
        else if (isOutside(one.getBoundingClientRect())) note(one, 'is cut off by the window');
    }
    // Cards in the hand overlap, so a part of each is enough.
    for (const one of shown('#hand [data-card]')) {
        const { why } = reach(one);
        if (why) note(one, why);
        else if (isOutside(one.getBoundingClientRect())) note(one, 'is cut off by the window');
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
    return faults;";

/// Whether the game from the link is on the table and has been drawn.
const IS_THERE: &str = "
    const done = arguments[arguments.length - 1];
    const isThere = !location.href.includes('game=') && document.querySelector('#bar');
    requestAnimationFrame(() => requestAnimationFrame(() => done(!!isThere)));";

/// Whether the page has been drawn.
const IS_DRAWN: &str = "
    const done = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";

/// The rules of the position with this number: every fifth game has all modules, every seventh is The Red Palace.
pub fn rules(number: u64, rng: &mut Rng) -> Rules {
    let players = 2 + (number % 5) as usize;
    let is_red = number % 7 == 3;
    let boards = [GuardBoard::Fixed, GuardBoard::Random];
    let plain = if is_red { Rules::red_palace(players, boards[rng.below(2)]) } else { Rules::new(players) };
    let plain = plain.expect("a number of players");
    let known: &[Module] = if is_red { &Module::RED_PALACE } else { &Module::ALL };
    let is_full = number % 5 == 4;
    let mix: ModuleSet = known.iter().copied().filter(|_| is_full || rng.below(2) == 1).collect();
    // Should the rules refuse a mix, the plain game stands in for it.
    plain.with_modules(mix).unwrap_or(plain)
}

/// The link to a position in which the first seat has a choice, and a description for error messages.
fn position(number: u64) -> (String, String) {
    let mut rng = Rng::new(Seed::from_number(number));
    let rules = rules(number, &mut rng);
    let at = rng.below(LATEST);
    let mut game = RecordedGame::new(Setup::new(rules), SeedText::from_number(number).expect("a seed"));
    let (mut kept, mut legal) = (0, Vec::new());
    while let Some(seat) = game.game().to_act() {
        let actions = game.record().actions.len();
        game.game().legal_actions(&mut legal);
        if seat.index() == 0 && legal.len() > 1 {
            kept = actions;
            if actions >= at {
                break;
            }
        }
        moments::play_on(&mut game);
    }
    let mut record = game.record().clone();
    record.actions.truncate(kept);
    record.result = None;
    // In every other game, the players have long names.
    let names = if number.is_multiple_of(2) { "Wilhelmina%20Friedrich" } else { "Ana" };
    let seats = (0..rules.players()).map(|seat| if seat == 0 { "human" } else { "greedy" });
    let seats: Vec<String> = seats.map(|player| format!("{player}:{names}")).collect();
    let code = record.to_code().expect("a game that was played");
    let slugs: Vec<&str> = rules.modules().iter().map(Module::slug).collect();
    let name =
        format!("position {number} ({} players, {kept} actions, {})", rules.players(), slugs.join(" "));
    (format!("game={code}&seats={}", seats.join(",")), name)
}

/// Goes to a position and returns what is wrong there.
async fn faults_at(page: &Page, link: &str) -> WebDriverResult<Vec<String>> {
    page.script::<()>(&format!("location.hash = '{link}'")).await?;
    page.wait_until(async |page| page.script_async(IS_THERE).await).await?;
    if page.can_tap("#close-scoring").await? {
        page.tap("#close-scoring").await?;
    }
    page.script(&format!("{EYES}{FAULTS}")).await
}

/// Goes through the positions of one size, in every language.
fn walk(size: Size, first: u64) {
    run(size, async |page| {
        let mut found = Vec::new();
        for (number, language) in (first..).step_by(POSITIONS as usize).zip(LANGUAGES) {
            page.tap("#to-settings").await?;
            page.scroll_and_tap(&format!("[data-language={language}]")).await?;
            for number in number..number + POSITIONS {
                let (link, name) = position(number);
                let faults = faults_at(page, &link).await?;
                if !faults.is_empty() {
                    page.picture(&format!("walk-{number}")).await?;
                    found.push(format!("{name}, {language}, {size:?}: {}", faults.join("; ")));
                }
            }
            page.reload().await?;
        }
        assert!(found.is_empty(), "{} positions with faults:\n{}", found.len(), found.join("\n"));
        Ok(())
    });
}

#[test]
fn every_position_fits_1440_x_900() {
    walk(Size::Desktop, 0);
}

#[test]
fn every_position_fits_1024_x_768() {
    walk(Size::Tablet, 60);
}

#[test]
fn every_position_fits_390_x_844() {
    walk(Size::Phone, 120);
}

#[test]
fn every_position_fits_360_x_740() {
    walk(Size::SmallPhone, 180);
}

/// Lists what is wrong with a screen around the table: words that are cut, and controls that are not whole in the window.
const FAULTS_AROUND: &str = "
    const faults = [], controls = 'main button, main input, main select';
    for (const one of [...document.querySelectorAll(`${controls}, main h1, main h2, main b, main small, main li > span`)].filter(isShown)) {
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${title(one)} is cut off by the window`);
        const isCut = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
        if (one.matches(':not(input):not(.visually-hidden)') && isCut && box.width > 2) faults.push(`${title(one)} is too narrow for its text: ${one.innerText}`);
    }
    for (const one of [...document.querySelectorAll('main .btn, main .tbtn, main .seg button')].filter(isShown)) {
        if (one.scrollWidth > one.clientWidth + 1) faults.push(`${title(one)} is too narrow for its text: ${one.innerText}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;";

/// Speaks another language, as if it had been chosen before the page was loaded.
const SPEAK: &str = "
    const settings = JSON.parse(localStorage.getItem('alhambra.settings') ?? '{}');
    localStorage.setItem('alhambra.settings', JSON.stringify({ ...settings, language: arguments[0] }));";

#[test]
fn the_tables_of_a_server_fit_every_language() {
    run_hosted(&[Size::Desktop, Size::SmallPhone], async |pages| {
        let [one, other] = pages else { panic!("two pages") };
        one.tap("#online").await?;
        one.tap("#new-table").await?;
        one.wait_for("#table-options").await?;
        one.scroll_and_tap("#table-clock .answer:nth-child(3)").await?;
        one.scroll_and_tap("#table-listed").await?;
        one.choose_mix("preset-treasure").await?;
        one.scroll_and_tap("#add-seat").await?;
        one.tap("#start-game").await?;
        one.wait_for(".room-seat.own").await?;
        let code = one.attribute("#table-code", "data-code").await?;
        online::join(other, &code, "Wilhelmina Friedrich").await?;
        one.scroll_and_tap(".give-bot").await?;
        let mut found = Vec::new();
        let look = async |page: &Page, what: &str, found: &mut Vec<String>| {
            page.script_async::<bool>(IS_DRAWN).await?;
            let faults: Vec<String> = page.script(&format!("{EYES}{FAULTS_AROUND}")).await?;
            if !faults.is_empty() {
                page.picture(&format!("walk-{}-{}", what.replace(' ', "-"), page.size.pixels().0)).await?;
                found.push(format!("{what}, {:?}: {}", page.size, faults.join("; ")));
            }
            WebDriverResult::Ok(())
        };
        for language in LANGUAGES {
            for page in [one, other] {
                page.driver.execute(SPEAK, vec![language.into()]).await?;
                page.go_to(&format!("t/{code}")).await?;
                page.wait_for(".room-seat.own").await?;
                look(page, &format!("room in {language}"), &mut found).await?;
                page.tap("#go-back").await?;
                page.tap("#online").await?;
                page.wait_for(".table-row").await?;
                look(page, &format!("lobby in {language}"), &mut found).await?;
            }
        }
        // The game begins, and its table is held to the same as that of a local game.
        one.go_to(&format!("t/{code}")).await?;
        one.wait_for(".room-seat.own").await?;
        one.scroll_and_tap(".give-bot").await?;
        one.wait_for("#start-table:not(:disabled)").await?;
        one.tap("#start-table").await?;
        for language in LANGUAGES {
            for page in [one, other] {
                page.driver.execute(SPEAK, vec![language.into()]).await?;
                page.go_to(&format!("t/{code}")).await?;
                page.wait_for("#hand [data-card]").await?;
                page.script_async::<bool>(IS_DRAWN).await?;
                let faults: Vec<String> = page.script(&format!("{EYES}{FAULTS}")).await?;
                if !faults.is_empty() {
                    page.picture(&format!("walk-table-{language}-{}", page.size.pixels().0)).await?;
                    found.push(format!("table in {language}, {:?}: {}", page.size, faults.join("; ")));
                }
            }
        }
        assert!(found.is_empty(), "{} screens with faults:\n{}", found.len(), found.join("\n"));
        Ok(())
    });
}
