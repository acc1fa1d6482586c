//! Thieves: the viewer's own cards. They are played by a tap on the money row when the window opens.

use engine::Module;
use engine::modules::thieves::Thieves;
use engine::vocab::Currency;
use leptos::prelude::*;

use super::{Title, is_on};
use crate::app::app;
use crate::art;

/// The thieves of whoever holds the screen.
#[component]
pub fn Held() -> impl IntoView {
    let app = app();
    let on = is_on(app, Module::Thieves);
    let held = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().and_then(|play| play.view().hand().map(|hand| hand.thieves)).unwrap_or(Thieves::NONE)
    });
    let card = move |currency: Currency| {
        let name = move || app.texts.read().0.thief(currency);
        view! {
            <svg class="money" viewBox="0 0 70 100" role="img" data-thief=currency.name() aria-label=name
                inner_html=art::thief_card_art(currency)></svg>
        }
    };
    view! {
        <Show when=move || on.get() && !held.get().is_empty()>
            <div class="bonus-held" id="thieves-held">
                <Title module=Module::Thieves />
                <span class="hand-group">
                    {move || held.get().iter().map(card).collect_view()}
                </span>
            </div>
        </Show>
    }
}
