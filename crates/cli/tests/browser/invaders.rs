//! Invaders: the scout's look, and the coming attack with the unprotected sides that it will hit.

use engine::modules::invaders;
use engine::{Awaited, Module};

use crate::moments;
use crate::page::{Size, run};

#[test]
fn a_look_shows_where_the_attack_comes_from_and_what_lies_open() {
    // The palace should be large enough to have unprotected sides.
    let record = moments::find(3, &[Module::Invaders], |view, _| {
        let own = view.seats().next().map(|seat| view.palace(seat).len());
        view.awaited() == Awaited::Invaders(invaders::Awaited::Look) && own.is_some_and(|tiles| tiles > 4)
    });
    for (size, picture) in [(Size::Desktop, "invaders-1440"), (Size::Phone, "invaders-390")] {
        run(size, async |page| {
            page.load(&record).await?;
            page.open_module(Module::Invaders).await?;
            page.wait_for("#drawer [data-scout]").await?;
            assert!(!page.exists(".exposed").await?, "nobody knows yet");
            assert!(!page.exists("#compass .comes").await?);
            page.choose("look").await?;
            page.told(|text| text.starts_with("Ana looks at")).await?;
            page.open_module(Module::Invaders).await?;
            page.wait_for("#compass .comes").await?;
            let known = page.text("#attack-known").await?;
            assert!(known.contains("from the"), "{known}");
            // The number of highlighted sides is the one on the compass.
            let count = page.text("#compass .comes").await?;
            assert!(count.ends_with(&format!(": {} open", page.count(".exposed").await?)), "{count}");
            page.picture(picture).await?;
            for theme in ["dark", "contrast"] {
                page.script::<()>(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
                page.picture(&format!("{picture}-{theme}")).await?;
            }
            Ok(())
        });
    }
}
