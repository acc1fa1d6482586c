//! The special moments of New Score Cards and Art of the Moors.

use engine::modules::art_of_the_moors::Price;
use engine::{Action, Module, Round};

use crate::moments;
use crate::page::{Size, run};

/// A game with score cards, between rounds 1 and 2.
fn between_rounds() -> String {
    moments::find(3, &[Module::NewScoreCards], |view, _| {
        view.is_scored(Round::One) && !view.is_scored(Round::Two)
    })
}

/// A game in which the player has several culture tiles and can turn at least one.
fn before_developing() -> String {
    moments::find(3, &[Module::ArtOfTheMoors], |view, legal| {
        let Some(seat) = view.to_act() else { return false };
        let can_turn = |price: &Price| {
            view.culture_tile(seat, *price).is_some_and(|tile| tile.facing > 0 && tile.facing < tile.marker)
        };
        legal.iter().any(|action| matches!(action, Action::ArtOfTheMoors(_)))
            && Price::all().filter(|price| view.culture_tile(seat, *price).is_some()).count() > 1
            && Price::all().any(|price| can_turn(&price))
    })
}

#[test]
fn the_score_card_of_the_next_round_is_marked() {
    let record = between_rounds();
    for (size, name) in [(Size::Desktop, "score-cards-1440"), (Size::Phone, "score-cards-390")] {
        run(size, async |page| {
            page.load(&record).await?;
            page.open_module(Module::NewScoreCards).await?;
            assert_eq!(page.count("#score-cards .score-card").await?, 3);
            assert_eq!(page.attribute(".score-card[aria-current='true']", "data-round").await?, "2");
            assert!(page.labels(".score-card.done").await?[0].contains("scored"));
            page.picture(name).await
        });
    }
}

#[test]
fn culture_tiles_are_shown_and_developed() {
    let record = before_developing();
    for (size, name) in [(Size::Desktop, "culture-1440"), (Size::Phone, "culture-390")] {
        run(size, async |page| {
            page.load(&record).await?;
            page.open_module(Module::ArtOfTheMoors).await?;
            page.picture(name).await?;
            let before = page.texts("#culture .owned-tile small").await?;
            assert!(before.iter().any(|short| short.contains('→')), "{before:?}");
            page.choose("develop").await?;
            page.told(|text| text.starts_with("Ana develops")).await
        });
    }
}
