//! The wooden bar at the top of screens other than the table: back, home, the name of the screen, and its own
//! buttons.

use leptos::prelude::*;

use crate::app::{Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::nav;

/// The top bar of a screen, instead of the shared one.
#[component]
pub fn ScreenTop(
    /// The name of the screen.
    title: Signal<String>,
    /// The screen's own buttons.
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

/// A button of the top bar: an icon, and its words if there is room.
#[component]
pub fn TopButton(
    /// The id of the button.
    id: &'static str,
    /// The words on the button.
    words: Signal<String>,
    /// The icon of the button.
    icon: Icon,
    /// Whether it is hidden on a phone, in favour of more important buttons.
    #[prop(optional)]
    is_rare: bool,
    /// Whether it cannot be pressed at the moment.
    #[prop(into, optional)]
    disabled: Signal<bool>,
    /// Called when it is pressed.
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button class="tbtn" class:rare=is_rare id=id title=words disabled=disabled
            on:click=move |_| press.run(())>
            <Glyph icon /><span>{words}</span>
        </button>
    }
}
