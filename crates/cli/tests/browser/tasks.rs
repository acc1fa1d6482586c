//! Twelve common tasks at the table, each done by hand on a phone and by keyboard on a wide screen, with the number of
//! taps or keys that it takes. None of them needs scrolling.

use std::cell::RefCell;

use engine::vocab::{Building, Cell, Space};
use engine::{Action, Awaited, Round};
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use crate::dead_ends::{own_tiles, placing_the_last};
use crate::moments;
use crate::page::{Page, Size, run};
use crate::player::APPLIED;
use crate::red_palace;
use crate::table::an_auction;

const PROMPT: &str = "#bar[data-state=prompt]";
const CHOOSING: &str = "#bar[data-state=choosing]";
const LOOKING: &str = "#bar[data-state=looking]";

/// Does a task by hand on a phone, with exactly this many taps and without scrolling.
fn by_hand(record: &str, taps: u32, task: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run(Size::Phone, async |page| {
        page.load(record).await?;
        page.count_anew();
        task(page).await?;
        assert_eq!((page.taps(), page.scrolls()), (taps, 0), "taps and scrolls");
        assert!(page.is_unscrolled().await?, "nothing was scrolled");
        Ok(())
    });
}

/// Does a task by keyboard on a wide screen, with exactly this many keys.
fn by_keys(record: &str, keys: u32, task: impl AsyncFnOnce(&Page) -> WebDriverResult<()>) {
    run(Size::Desktop, async |page| {
        page.load(record).await?;
        page.count_anew();
        task(page).await?;
        assert_eq!((page.keys(), page.taps()), (keys, 0), "keys and taps");
        Ok(())
    });
}

/// A turn in a game of three in which one seat alone has the most towers, and that seat.
fn a_turn() -> (String, usize) {
    let found = RefCell::new(0);
    let record = moments::find(3, &[], |view, legal| {
        let towers: Vec<u8> = view.seats().map(|seat| view.count_built(seat, Building::Tower)).collect();
        let most = towers.iter().copied().max().unwrap_or(0);
        let leaders: Vec<usize> = (0..towers.len()).filter(|&seat| towers[seat] == most).collect();
        *found.borrow_mut() = leaders[0];
        let is_plain = view.awaited() == Awaited::Action && !view.is_scored(Round::One);
        is_plain && legal.len() > 3 && view.money_row().len() == 4 && most > 0 && leaders.len() == 1
    });
    (record, found.into_inner())
}

/// A turn in which a tile can be paid for exactly, and its space.
fn an_exact_purchase() -> (String, Space) {
    let found = RefCell::new(None);
    let record = moments::find(3, &[], |view, legal| {
        let exact = legal.iter().map(|action| action.describe(view)).find(|about| about.gives_action);
        *found.borrow_mut() = exact.and_then(|about| about.space);
        found.borrow().is_some() && !view.is_scored(Round::One)
    });
    (record, found.into_inner().expect("a space"))
}

/// A turn in which a tile can be removed and the reserve is empty, and the cell of that tile.
fn a_redesign() -> (String, Cell) {
    let found = RefCell::new(None);
    let record = moments::find(3, &[], |view, legal| {
        *found.borrow_mut() = legal.iter().find_map(|action| match action {
            Action::Remove { at } => Some(*at),
            _ => None,
        });
        let is_plain = view.awaited() == Awaited::Action && !view.is_scored(Round::One);
        is_plain && found.borrow().is_some() && own_tiles(view) > 2 && view.reserve(view.turn_of()).is_empty()
    });
    (record, found.into_inner().expect("a cell"))
}

async fn cards(page: &Page) -> WebDriverResult<Vec<String>> {
    page.labels("#money-row [data-card]").await
}

#[test]
fn money_is_taken() {
    let (record, _) = a_turn();
    by_hand(&record, 2, async |page| {
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        page.tap("#end-turn").await?;
        page.told(|line| line.starts_with("Ana takes")).await
    });
    by_keys(&record, 2, async |page| {
        page.key("q").await?;
        page.wait_for(APPLIED).await?;
        page.key(Key::Enter).await?;
        page.told(|line| line.starts_with("Ana takes")).await
    });
}

#[test]
fn a_tile_is_paid_exactly() {
    let (record, space) = an_exact_purchase();
    let number = space.number().to_string();
    by_hand(&record, 2, async |page| {
        page.tap(&format!("#market [data-space='{number}']")).await?;
        page.wait_for(CHOOSING).await?;
        page.wait_for("#hand [aria-pressed=true]").await?;
        assert!(page.read("#pay").await?.contains("exactly"));
        page.tap("#pay").await?;
        page.told(|line| line.starts_with("Ana buys")).await
    });
    by_keys(&record, 2, async |page| {
        page.key(number.as_str()).await?;
        page.wait_for(CHOOSING).await?;
        assert!(page.read("#pay").await?.contains("exactly"));
        page.key(Key::Enter).await?;
        page.told(|line| line.starts_with("Ana buys")).await
    });
}

#[test]
fn a_tile_is_placed() {
    let record = placing_the_last();
    by_hand(&record, 2, async |page| {
        page.tap("#plan [data-free]").await?;
        page.wait_for(APPLIED).await?;
        page.tap("#end-turn").await?;
        page.told(|line| line.starts_with("Ana places")).await
    });
    by_keys(&record, 3, async |page| {
        page.key(Key::Right).await?;
        assert!(page.is_focused("#plan [data-free]").await?, "the first arrow goes to a legal cell");
        page.key(Key::Enter).await?;
        page.wait_for(APPLIED).await?;
        page.key(Key::Enter).await?;
        page.told(|line| line.starts_with("Ana places")).await
    });
}

#[test]
fn a_palace_is_changed() {
    let (record, cell) = a_redesign();
    let tile = format!("#plan [data-cell='{},{}']", cell.x, cell.y);
    by_hand(&record, 3, async |page| {
        page.tap("#change-palace").await?;
        page.tap(&tile).await?;
        page.wait_for(APPLIED).await?;
        page.tap("#end-turn").await?;
        page.told(|line| line.starts_with("Ana redesigns and takes")).await
    });
    by_keys(&record, 4, async |page| {
        page.key("c").await?;
        page.key(Key::Right).await?;
        assert!(page.is_focused("#plan [data-cell]").await?, "the first arrow goes to a removable tile");
        page.key(Key::Enter).await?;
        page.wait_for(APPLIED).await?;
        page.key(Key::Enter).await?;
        page.told(|line| line.starts_with("Ana redesigns and takes")).await
    });
}

#[test]
fn a_rival_is_looked_at() {
    let (record, _) = a_turn();
    by_hand(&record, 2, async |page| {
        page.tap("#strip [data-seat='1']").await?;
        page.wait_for(LOOKING).await?;
        page.tap("#back-to-mine").await?;
        page.wait_for(PROMPT).await.map(drop)
    });
    by_keys(&record, 2, async |page| {
        page.key("v").await?;
        page.wait_for(LOOKING).await?;
        page.key(Key::Escape).await?;
        page.wait_for(PROMPT).await.map(drop)
    });
}

#[test]
fn a_card_is_put_back() {
    let (record, _) = a_turn();
    by_hand(&record, 2, async |page| {
        let before = cards(page).await?;
        page.tap("#money-row [data-card]").await?;
        page.wait_for(APPLIED).await?;
        page.tap("#undo").await?;
        page.wait_for(PROMPT).await?;
        assert_eq!(cards(page).await?, before);
        Ok(())
    });
    by_keys(&record, 2, async |page| {
        let before = cards(page).await?;
        page.key("q").await?;
        page.wait_for(APPLIED).await?;
        page.key("u").await?;
        page.wait_for(PROMPT).await?;
        assert_eq!(cards(page).await?, before);
        Ok(())
    });
}

/// The seat that leads in towers according to the race table, counted from 0.
async fn leader_in_towers(page: &Page, race: &str) -> WebDriverResult<i64> {
    assert!(page.can_read(race).await?, "the race is in sight");
    page.script(&format!(
        "const rows = [...document.querySelectorAll('{race} tr')].filter((row) => row.textContent.includes('Tower'));
         return [...rows[0].querySelectorAll('.ct')].findIndex((count) => count.classList.contains('l1'));"
    ))
    .await
}

#[test]
fn the_leader_in_towers_is_found() {
    let (record, leader) = a_turn();
    by_hand(&record, 1, async |page| {
        page.tap("#open-race").await?;
        page.wait_for("#sheet [data-tab=race]").await?;
        assert_eq!(leader_in_towers(page, "#sheet .race-panel").await?, leader as i64);
        Ok(())
    });
    by_keys(&record, 0, async |page| {
        assert_eq!(leader_in_towers(page, "#race").await?, leader as i64);
        Ok(())
    });
}

/// Checks that the clock says which scoring round comes next, and within how many cards.
async fn clock_tells(page: &Page, clock: &str) -> WebDriverResult<()> {
    let words = page.read(clock).await?;
    assert!(words.contains("Scoring 1") && words.contains("card"), "{words:?}");
    Ok(())
}

#[test]
fn the_next_scoring_is_foreseen() {
    let (record, _) = a_turn();
    by_hand(&record, 0, async |page| clock_tells(page, ".clockbox.compact").await);
    by_keys(&record, 0, async |page| clock_tells(page, "#clock").await);
}

/// Checks that the page says why the cell was refused, and links to the rule.
async fn refusal_is_told(page: &Page) -> WebDriverResult<()> {
    let words = page.read("#toast").await?;
    assert!(words.contains("Why?"), "the paragraph of the rule is one tap away: {words:?}");
    Ok(())
}

#[test]
fn a_refused_cell_says_why() {
    let record = placing_the_last();
    by_hand(&record, 1, async |page| {
        page.tap("#plan [data-refused]").await?;
        refusal_is_told(page).await
    });
    // One arrow leads to a legal cell, some more to one that is not, and Enter chooses it.
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.count_anew();
        for arrow in [Key::Right, Key::Down, Key::Left, Key::Left, Key::Up, Key::Up, Key::Right, Key::Right] {
            page.key(arrow).await?;
            if page.is_focused("#plan [data-refused]").await? {
                break;
            }
        }
        page.key(Key::Enter).await?;
        refusal_is_told(page).await?;
        assert!(page.keys() <= 9, "{} keys", page.keys());
        Ok(())
    });
}

/// Checks that the visible part of the story mentions both bots.
async fn bots_are_told(page: &Page, story: &str) -> WebDriverResult<()> {
    page.read(&format!("{story} li")).await?;
    let words: String = page
        .script(&format!(
            "const isSeen = (line) => line.getBoundingClientRect().bottom <= innerHeight;
             return [...document.querySelectorAll('{story} li')].filter(isSeen).map((line) => line.textContent).join();"
        ))
        .await?;
    assert!(["Ben", "Caro"].iter().all(|name| words.contains(name)), "{words:?}");
    Ok(())
}

#[test]
fn what_two_bots_did_is_followed() {
    let (record, _) = a_turn();
    by_hand(&record, 2, async |page| {
        page.tap("#open-race").await?;
        page.tap("#sheet [data-tab=story]").await?;
        bots_are_told(page, "#sheet .story").await
    });
    by_keys(&record, 0, async |page| bots_are_told(page, "#story").await);
}

#[test]
fn what_two_bots_did_before_the_own_first_turn_is_followed() {
    let record = moments::find(3, &[], |view, _| view.turn() == 3);
    by_keys(&record, 0, async |page| bots_are_told(page, "#story").await);
}

#[test]
fn a_guard_ability_is_used() {
    let record = red_palace::before_an_ability();
    by_hand(&record, 3, async |page| {
        page.tap("[data-ability=G3]").await?;
        page.tap("[data-action^=take-card]").await?;
        page.tap(".side-choice").await?;
        page.told(|line| line.contains("pays a guard")).await
    });
    by_keys(&record, 3, async |page| {
        const PLACE: &str = "return [...document.querySelectorAll('[data-ability]')].findIndex((one) => one.dataset.ability === 'G3');";
        let place: usize = page.script(PLACE).await?;
        page.key(["f", "g", "h", "j"][place]).await?;
        page.wait_until(async |page| page.is_focused("#drawer [data-action^=take-card]").await).await?;
        page.key(Key::Enter).await?;
        page.wait_until(async |page| page.is_focused(".side-choice").await).await?;
        page.key(Key::Enter).await?;
        page.told(|line| line.contains("pays a guard")).await
    });
}

#[test]
fn an_auction_is_answered() {
    let record = an_auction();
    by_hand(&record, 1, async |page| {
        page.tap("[data-action^=bid]").await?;
        page.told(|line| line.starts_with("Ana bids")).await
    });
    by_keys(&record, 1, async |page| {
        page.wait_for("[data-action^=bid]").await?;
        page.key(Key::Enter).await?;
        page.told(|line| line.starts_with("Ana bids")).await
    });
}
