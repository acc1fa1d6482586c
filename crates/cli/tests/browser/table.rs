//! The table: what each module shows, why something cannot be done, and how a scoring round is explained.

use std::cell::RefCell;

use engine::modules::{characters, city_gates, treasure_chamber, viziers_favour};
use engine::vocab::{Cell, Space};
use engine::{Action, Awaited, Module, Round};

use crate::moments;
use crate::page::{Size, run};
use crate::player::Stepped;

#[test]
fn an_auction_shows_bids_and_means() {
    let record = an_auction();
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.wait_for("#auction .piece svg").await?;
        assert_eq!(page.texts("#auction .bidders li").await?.len(), 4, "every bidder is listed");
        assert!(page.exists("#auction .bidders .best").await?);
        page.picture("auction-1440").await?;
        page.choose("bid").await?;
        page.told(|text| text.starts_with("Ana bids")).await
    });
}

#[test]
fn the_vizier_is_a_quiet_offer_that_goes_by_itself() {
    let record = moments::find(3, &[Module::ViziersFavour], |view, legal| {
        view.awaited().asks(Module::ViziersFavour) && legal.len() > 1
    });
    run(Size::Tablet, async |page| {
        page.with_patience(5).await?;
        page.load(&record).await?;
        page.wait_for("#offer-clock").await?;
        page.picture("vizier-1024").await?;
        let stones = page.count("#players [aria-label='Vizier stone: active']").await?;
        assert!(stones > 0, "a stone is a picture with a name");
        page.wait_until(async |page| Ok(!page.exists("#offer-clock").await?)).await
    });
}

#[test]
fn the_vizier_buys_out_of_turn() {
    let record = moments::find(3, &[Module::ViziersFavour], |view, legal| {
        let buys =
            |action: &Action| matches!(action, Action::ViziersFavour(viziers_favour::Action::Buy { .. }));
        view.awaited().asks(Module::ViziersFavour) && legal.iter().any(buys)
    });
    run(Size::Phone, async |page| {
        page.with_patience(0).await?;
        page.load(&record).await?;
        page.picture("vizier-390").await?;
        assert!(!page.exists("#offer-clock").await?, "without a clock it waits");
        page.tap("#bar .pri").await?;
        page.told(|text| text.contains("vizier")).await
    });
}

/// A cell where a tile can be placed with a choice of gates.
fn gated_cell(legal: &[Action]) -> Option<Cell> {
    let at = |action: &Action| match *action {
        Action::CityGates(city_gates::Action::Place { tile, at, .. }) => Some((tile, at)),
        _ => None,
    };
    let places: Vec<_> = legal.iter().filter_map(at).collect();
    places.iter().find(|place| places.iter().filter(|other| other == place).count() > 1).map(|place| place.1)
}

#[test]
fn a_gate_is_chosen_on_the_board_where_it_matters() {
    let found = RefCell::new(None);
    let record = moments::find(2, &[Module::CityGates], |_, legal| {
        *found.borrow_mut() = gated_cell(legal);
        found.borrow().is_some()
    });
    let cell: Cell = found.into_inner().expect("a cell");
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.wait_for("#module-hand [data-module=city-gates]").await?;
        page.tap(&format!("#plan [data-free='{},{}']", cell.x, cell.y)).await?;
        page.wait_for("[data-gate-choice]").await?;
        assert!(page.count("[data-gate-choice]").await? > 1);
        page.picture("gate-choice-1440").await?;
        page.tap("[data-gate-choice]").await?;
        page.told(|text| text.contains("gate")).await
    });
}

#[test]
fn the_open_gate_card_is_taken_with_one_tap() {
    let record = moments::find(3, &[Module::CityGates], |_, legal| {
        legal.contains(&Action::CityGates(city_gates::Action::Take))
    });
    run(Size::Tablet, async |page| {
        page.load(&record).await?;
        page.picture("gate-card-1024").await?;
        page.tap("#money-row [data-module=city-gates]").await?;
        page.told(|text| text.contains("gate card")).await
    });
}

#[test]
fn chests_are_bought_paid_and_stored() {
    let record = moments::find(3, &[Module::TreasureChamber], |view, legal| {
        let Some(seat) = view.to_act() else { return false };
        let buys = |action: &Action| match *action {
            Action::TreasureChamber(treasure_chamber::Action::Buy { room }) => view
                .room(room)
                .is_some_and(|chests| chests.iter().any(|&kind| view.count_built(seat, kind) > 1)),
            _ => false,
        };
        legal.iter().any(buys)
    });
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.open_module(Module::TreasureChamber).await?;
        page.picture("rooms-1440").await?;
        let rooms = page.labels(".room.can").await?;
        let best = rooms.iter().position(|label| !label.contains("· 0 of")).expect("chests that fit");
        page.tap_number(".room.can button", best).await?;
        page.wait_for("#chests-paid").await?;
        page.picture("paying-chests-1440").await?;
        page.tap("#hand [data-card].can").await?;
        while !page.log().await?.iter().any(|text| text.contains("chest") && text.contains("Ana puts")) {
            page.step().await?;
        }
        page.picture("chests-1440").await
    });
}

#[test]
fn a_refused_place_names_its_rule() {
    let record = moments::find(3, &[], |view, legal| {
        let places = |action: &Action| matches!(action, Action::Place { .. });
        let tiles = view.to_act().map_or(0, |seat| view.palace(seat).tiles().count());
        tiles > 4 && legal.iter().any(places)
    });
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.tap("#plan [data-refused]").await?;
        page.wait_for("#toast").await?;
        page.picture("refused-1440").await?;
        page.tap("#toast button").await?;
        page.wait_for("#help[open] #help-text p").await.map(drop)
    });
}

#[test]
fn a_tile_beyond_the_purse_says_what_is_missing() {
    let record = moments::find(3, &[], |view, legal| {
        let Some(hand) = view.hand() else { return false };
        let held = |space: Space| -> u16 {
            let money = hand.money_cards().filter(|card| card.currency() == space.currency());
            money.map(|card| u16::from(card.value())).sum()
        };
        let first = Space::ALL[0];
        let beyond = view.market(first).is_some_and(|tile| u16::from(tile.price()) > held(first));
        view.awaited() == Awaited::Action && beyond && !legal.is_empty()
    });
    run(Size::Tablet, async |page| {
        page.load(&record).await?;
        page.tap("#market [data-space='1']").await?;
        page.wait_for("#bar[data-state=choosing] #why").await?;
        assert!(page.read("#prompt p").await?.starts_with("You hold"));
        Ok(())
    });
}

#[test]
fn a_scoring_is_told_line_by_line_with_the_walls() {
    let record = moments::find(3, &[], |view, _| view.is_scored(Round::Two));
    run(Size::Desktop, async |page| {
        page.load(&record).await?;
        page.tap("#explain-round").await?;
        page.wait_for(".scoring-dialog .score-table").await?;
        assert_eq!(page.count(".scoring-dialog .palace").await?, 3);
        assert!(page.count(".scoring-dialog .wall-glow").await? > 0, "the walls are drawn");
        page.picture("scoring-1440").await?;
        page.tap("#close-scoring").await
    });
}

#[test]
fn six_players_with_everything_fit_the_table() {
    let record = late_game();
    for (size, name) in [
        (Size::Desktop, "six-1440"),
        (Size::Tablet, "six-1024"),
        (Size::Phone, "six-390"),
        (Size::SmallPhone, "six-360"),
    ] {
        run(size, async |page| {
            page.load(&record).await?;
            page.picture(name).await?;
            let below: i64 =
                page.script("return document.documentElement.scrollHeight - window.innerHeight").await?;
            assert!(below <= 0, "{below} pixels are below the screen");
            if size.is_phone() {
                page.tap("#open-race").await?;
                page.picture(&format!("{name}-race")).await?;
            }
            Ok(())
        });
    }
}

/// An auction among four in which somebody has bid and the person may bid more.
pub fn an_auction() -> String {
    moments::find(4, &[Module::Characters], |view, legal| {
        view.auction().is_some_and(|auction| auction.best.is_some())
            && legal.iter().any(|action| matches!(action, Action::Characters(characters::Action::Bid(_))))
    })
}

/// A late moment in a six-player game with all modules.
pub fn late_game() -> String {
    moments::find(6, &Module::ALL, |view, _| view.is_scored(Round::Two) && view.awaited() == Awaited::Action)
}

#[test]
fn a_bot_that_thinks_long_can_be_hurried() {
    for size in [Size::Desktop, Size::Phone] {
        run(size, async |page| {
            // A thread that never answers stands for one that thinks long.
            page.before_every_page("Worker.prototype.postMessage = () => {};").await?;
            page.reload().await?;
            page.scroll_and_tap("#new-game").await?;
            page.seat_plays(1, "level-6").await?;
            // With this seed the bot begins.
            page.type_seed("hurry").await?;
            page.scroll_and_tap("#start-game").await?;
            page.wait_for("#bar[data-state=waiting] #hurry").await?;
            let before = page.log().await?;
            page.tap("#hurry").await?;
            page.wait_until(async |page| Ok(page.log().await? != before)).await
        });
    }
}

#[test]
fn what_was_told_stays_as_it_is_drawn() {
    run(Size::Desktop, async |page| {
        page.start_game().await?;
        page.play_a_while().await?;
        // A line that is drawn again loses its mark or has another's, as it would lose the focus.
        const MARK: &str = "
            const lines = [...document.querySelectorAll('#log .line')];
            lines.forEach((line) => { line.mark = line.dataset.step; });
            return Math.max(...lines.map((line) => Number(line.dataset.step)));";
        let newest: usize = page.script(MARK).await?;
        let mut did = 0;
        while did < 4 {
            did += usize::from(matches!(page.step().await?, Stepped::Did(_)));
        }
        const DRAWN: &str = "return [...document.querySelectorAll('#log .line')].map(
            (line) => [Number(line.dataset.step), line.mark === line.dataset.step]);";
        let drawn: Vec<(usize, bool)> = page.script(DRAWN).await?;
        let before: Vec<_> = drawn.iter().filter(|(step, _)| *step < newest).collect();
        assert!(before.len() > 5 && before.iter().all(|(_, is_marked)| *is_marked), "{newest}: {drawn:?}");
        assert!(drawn.iter().any(|(step, _)| *step > newest), "the story goes on: {drawn:?}");
        Ok(())
    });
}
