//! Rows of settings and options: an icon, a name with one line, and a switch or a choice.

use leptos::prelude::*;

use crate::art::icons::{Glyph, Icon};

/// A row that is on or off.
#[component]
pub fn SwitchRow(
    /// The id of its switch.
    id: &'static str,
    /// Its picture.
    icon: Icon,
    /// Its name.
    #[prop(into)]
    title: Signal<String>,
    /// One line about it.
    #[prop(into)]
    hint: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Asks for a change; what `on` says stays true.
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="op">
            <Glyph icon />
            <span class="op-words">{title}<small>{hint}</small></span>
            <input class="sw" id=id type="checkbox" role="switch" prop:checked=on
                on:change:target=move |event| {
                    set.run(event.target().checked());
                    // Where the change was refused, the switch goes back.
                    event.target().set_checked(on.get_untracked());
                } />
        </label>
    }
}

/// A row with a choice of few: buttons of the class `answer`.
#[component]
pub fn ChoiceRow(
    /// The id of the choice.
    id: &'static str,
    /// Its picture.
    icon: Icon,
    /// Its name.
    title: Signal<String>,
    /// One line about it.
    #[prop(optional)]
    hint: Option<Signal<String>>,
    /// What can be chosen.
    children: Children,
) -> impl IntoView {
    let title_id = format!("{id}-title");
    view! {
        <div class="op">
            <Glyph icon />
            <span class="op-words" id=title_id.clone()>
                {title}
                {hint.map(|hint| view! { <small>{hint}</small> })}
            </span>
            <span class="answers" id=id role="group" aria-labelledby=title_id>{children()}</span>
        </div>
    }
}
