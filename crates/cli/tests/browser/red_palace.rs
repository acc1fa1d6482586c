//! The Red Palace: choosing it, whole games, abilities paid with guards, the preview.

use engine::red_palace;
use engine::red_palace::{Ability, Action as PalaceAction, PreviewSpace};
use engine::vocab::Space;
use engine::{Action, Awaited, GuardBoard, Module, Round, Rules, View};

use crate::chooser::chosen;
use crate::moments;
use crate::page::{Size, run, run_as_usual};

/// The rules of a game for three with all modules except Classic Scoring.
fn rules() -> Rules {
    let rules = Rules::red_palace(3, GuardBoard::Random).expect("a number of players");
    rules
        .with_modules(Module::RED_PALACE.into_iter().filter(|&one| one != Module::ClassicScoring).collect())
        .expect("they go together")
}

fn find(is_it: impl Fn(&View<'_>, &[Action]) -> bool) -> String {
    moments::find_with(rules(), is_it)
}

/// A game after the second scoring round.
pub fn late_game() -> String {
    find(|view, _| view.is_scored(Round::Two) && view.awaited() == Awaited::Action)
}

/// A moment when an ability has been announced and there are several guards to pay it with.
pub fn paying_a_guard() -> String {
    find(|view, legal| view.awaited() == Awaited::RedPalace(red_palace::Awaited::PayGuard) && legal.len() > 2)
}

/// Whether this ability can be used.
fn can_use(legal: &[Action], ability: Ability) -> bool {
    legal.iter().any(|action| matches!(action, Action::RedPalace(one) if one.ability() == Some(ability)))
}

#[test]
fn a_red_palace_game_by_mouse() {
    run_as_usual(Size::Desktop, async |page| {
        page.tap("#red-palace").await?;
        page.wait_for("#game-red-palace[aria-pressed=true]").await?;
        page.type_seed("red stone").await?;
        page.whole_picture("red-chooser-1440").await?;
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("[data-ability]").await?;
        assert_eq!(page.attribute("html", "data-game").await?, "red-palace");
        page.picture("red-start-1440").await?;
        page.play_a_while().await?;
        // The middle of a game is like its beginning.
        page.load(&late_game()).await?;
        page.play_to_the_end().await?;
        page.picture("red-over-1440").await?;
        page.tap("#see-table").await?;
        page.tap("#show-wall").await?;
        page.picture("red-wall-1440").await?;
        page.go_home().await?;
        page.wait_for("#saved li").await?;
        assert!(page.text("#saved li").await?.contains("The Red Palace"), "saved games name their game");
        assert_eq!(page.attribute("html", "data-game").await?, "alhambra");
        Ok(())
    });
}

#[test]
fn a_whole_red_palace_game_with_all_modules_on_a_phone() {
    run_as_usual(Size::Phone, async |page| {
        page.tap("#red-palace").await?;
        page.add_two_bots().await?;
        page.tab("modules").await?;
        for module in Module::RED_PALACE {
            page.scroll_and_tap(&format!("[data-module={}]", module.slug())).await?;
        }
        page.whole_picture("red-chooser-390").await?;
        page.tab("options").await?;
        page.scroll_and_tap("[data-guard-board=random]").await?;
        page.type_seed("red stone").await?;
        page.scroll_and_tap("#start-game").await?;
        page.wait_for("[data-ability]").await?;
        page.picture("red-start-390").await?;
        assert!(page.width_of_content().await? <= 390, "nothing is wider than the screen");
        page.play_to_the_end().await?;
        page.picture("red-over-390").await?;
        assert!(page.width_of_content().await? <= 390, "nor at the end");
        let hidden = "const table = document.getElementById('final-score'); \
                      return table.offsetWidth - table.parentElement.clientWidth;";
        assert!(page.script::<i64>(hidden).await? <= 0, "the total is visible");
        let broken = "return [...document.querySelectorAll('#final-score .total')].filter((one) => {
            const all = document.createRange();
            all.selectNodeContents(one);
            return all.getClientRects().length > 1 || one.scrollWidth > one.clientWidth;
        }).map((one) => one.innerText);";
        assert_eq!(page.script::<Vec<String>>(broken).await?, [""; 0], "and in one line");
        Ok(())
    });
}

#[test]
fn a_link_proposes_the_red_palace_and_the_choice_is_remembered() {
    run(Size::Tablet, async |page| {
        page.script::<()>("location.hash = '#mix=red-palace:random:medinas+camps'").await?;
        page.wait_for("#game-red-palace[aria-pressed=true]").await?;
        assert_eq!(chosen(page).await?, ["medinas", "camps"]);
        page.wait_for("[data-guard-board=random][aria-pressed=true]").await?;
        page.tap("#real-table").await?;
        assert!(page.text("#setup-list").await?.contains("Guard board, random side"));
        page.tap("#real-table-slip [data-close]").await?;
        page.whole_picture("red-chooser-1024").await?;
        // Each game has its own modules, and both are remembered.
        page.tab("seats").await?;
        page.scroll_and_tap("#game-alhambra").await?;
        assert_eq!(chosen(page).await?, Vec::<String>::new());
        page.scroll_and_tap("#game-red-palace").await?;
        page.reload().await?;
        page.tap("#new-game").await?;
        page.wait_for("#game-red-palace[aria-pressed=true]").await?;
        assert_eq!(chosen(page).await?, ["medinas", "camps"]);
        // A module of the other game is refused, with the reason and its rule.
        page.script::<()>("location.hash = '#mix=red-palace:fixed:diamonds'").await?;
        let reason = "Diamonds is not played in The Red Palace.";
        page.wait_until(async |page| Ok(page.texts("#toast").await?.concat().contains(reason))).await?;
        assert_eq!(page.count("#toast button").await?, 2, "the rule, and a way to dismiss it");
        Ok(())
    });
}

/// A turn in which G3 can be used, and there are several guards to pay it with.
pub fn before_an_ability() -> String {
    find(|view, legal| {
        let own = view.to_act().map_or(0, |seat| view.guards_of(seat));
        view.awaited() == Awaited::Action && can_use(legal, Ability::TakeMoney) && own > 2
    })
}

#[test]
fn an_ability_is_read_paid_with_a_guard_and_used() {
    let moment = before_an_ability();
    run(Size::Desktop, async |page| {
        page.load(&moment).await?;
        page.wait_for("[data-ability]").await?;
        page.picture("red-palace-1440").await?;
        page.tap("[data-ability=G3]").await?;
        page.wait_for("#ability-about").await?;
        page.picture("red-ability-1440").await?;
        let guards = page.count("#guard-strip svg g").await?;
        page.choose("take-card").await?;
        page.wait_for(".side-choice").await?;
        page.picture("red-paying-1440").await?;
        page.tap(".side-choice").await?;
        page.wait_for("[data-ability=G3].used").await?;
        assert_eq!(page.count("#guard-strip svg g").await?, guards + 1, "the guard is on the board");
        let log = page.log().await?;
        assert!(log.iter().any(|line| line.contains("pays a guard")), "{log:?}");
        // Once used, it says why it cannot be used again, with the rule.
        page.tap("[data-ability=G3]").await?;
        page.wait_for("#why-not").await?;
        assert!(page.text("#why-not").await?.contains("used in this turn"));
        Ok(())
    });
}

#[test]
fn guards_are_paid_with_the_keyboard_and_by_touch() {
    let moment = paying_a_guard();
    run(Size::Phone, async |page| {
        page.load(&moment).await?;
        page.wait_for(".side-choice").await?;
        page.picture("red-paying-390").await?;
        page.press(".side-choice").await?;
        page.told(|line| line.contains("pays a guard")).await
    });
}

#[test]
fn the_preview_says_where_its_buildings_go() {
    let moment = find(|view, legal| {
        let empty = Space::ALL.into_iter().filter(|&space| view.market(space).is_none()).count();
        let buys =
            legal.iter().any(|action| matches!(action, Action::RedPalace(PalaceAction::BuyPreview { .. })));
        empty == 1 && buys && PreviewSpace::ALL.into_iter().all(|space| view.preview(space).is_some())
    });
    run(Size::Desktop, async |page| {
        page.load(&moment).await?;
        let labels = page.labels("#preview-board [data-preview]").await?;
        assert_eq!(labels.iter().filter(|label| label.contains('→')).count(), 1, "{labels:?}");
        assert!(labels[0].contains("Space 3") && labels[0].contains('→'), "{labels:?}");
        page.tap("#preview-board .can").await?;
        page.wait_for("#bar[data-state=choosing]").await?;
        page.picture("red-preview-1440").await?;
        page.tap("#pay").await?;
        page.told(|line| line.contains("Buy from the preview")).await
    });
}

#[test]
fn a_wall_section_is_attached_to_a_tile_that_is_not_placed_yet() {
    let moment = find(|view, _| view.awaited() == Awaited::RedPalace(red_palace::Awaited::AttachWall));
    run(Size::Desktop, async |page| {
        page.load(&moment).await?;
        page.wait_for("#set-aside .side-choice").await?;
        page.picture("red-wall-section-1440").await?;
        page.tap("#set-aside .side-choice").await?;
        page.told(|line| line.contains("attaches a wall section")).await
    });
}

#[test]
fn a_late_game_shows_guards_medinas_and_score_tiles() {
    let moment = late_game();
    for (size, name) in [(Size::Desktop, 1440), (Size::Tablet, 1024), (Size::Phone, 390)] {
        run(size, async |page| {
            page.load(&moment).await?;
            page.wait_for("#score-tiles [data-round='3'].next").await?;
            page.picture(&format!("red-late-{name}")).await?;
            if size == Size::Phone {
                page.tap("#open-race").await?;
                page.picture("red-others-390").await?;
            }
            page.script::<()>("document.documentElement.dataset.theme = 'dark'").await?;
            page.picture(&format!("red-late-dark-{name}")).await
        });
    }
}
