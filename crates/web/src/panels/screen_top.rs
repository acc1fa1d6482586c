//! The wooden edge at the top of a screen beside the table: back, home, the name of the screen, and what else it offers.

use leptos::prelude::*;

use crate::app::{Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::nav;

/// The top of a screen, in place of the one that others share.
#[component]
pub fn ScreenTop(
    /// The name of the screen.
    title: Signal<String>,
    /// What else it offers.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = app();
    Effect::new(move |_| app.has_own_top.set(true));
    on_cleanup(move || app.has_own_top.set(false));
    view! {
        <header class="screen-top">
            <button class="tbtn" id="go-back" aria-label=move || app.t("back") title=move || app.t("back")
                on:click=move |_| nav::back(app)><Glyph icon=Icon::Left /></button>
            <button class="tbtn" id="to-home" aria-label=move || app.t("home") title=move || app.t("home")
                on:click=move |_| app.screen.set(Screen::Home)>
                <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
            </button>
            <h1>{title}</h1>
            <div class="screen-more">{children.map(|children| children())}</div>
        </header>
    }
}

/// A button of the top: an icon, and words where there is room for them.
#[component]
pub fn TopButton(
    /// Its id.
    id: &'static str,
    /// Its words.
    words: Signal<String>,
    /// Its icon.
    icon: Icon,
    /// Whether it stands in the way of more important ones on a phone.
    #[prop(optional)]
    is_rare: bool,
    /// Whether it cannot be used now.
    #[prop(into, optional)]
    disabled: Signal<bool>,
    /// What it does.
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button class="tbtn" class:rare=is_rare id=id title=words disabled=disabled
            on:click=move |_| press.run(())>
            <Glyph icon /><span>{words}</span>
        </button>
    }
}
