//! Rows of settings and options: an icon, a name with a one-line hint, and a switch or a choice.

use leptos::prelude::*;

use crate::art::icons::{Glyph, Icon};

/// A row with a switch.
#[component]
pub fn SwitchRow(
    /// The id of the switch.
    id: &'static str,
    /// The icon of the row.
    icon: Icon,
    /// The name of the setting.
    #[prop(into)]
    title: Signal<String>,
    /// A one-line explanation.
    #[prop(into)]
    hint: Signal<String>,
    /// Whether the switch is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called to request a change; the switch keeps showing `on`.
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="op">
            <Glyph icon />
            <span class="op-words">{title}<small>{hint}</small></span>
            <input class="sw" id=id type="checkbox" role="switch" prop:checked=on
                on:change:target=move |event| {
                    set.run(event.target().checked());
                    // If the change was refused, the switch goes back.
                    event.target().set_checked(on.get_untracked());
                } />
        </label>
    }
}

/// A row with a few alternatives: buttons of the class `answer`.
#[component]
pub fn ChoiceRow(
    /// The id of the choice.
    id: &'static str,
    /// The icon of the row.
    icon: Icon,
    /// The name of the setting.
    title: Signal<String>,
    /// A one-line explanation, if needed.
    #[prop(optional)]
    hint: Option<Signal<String>>,
    /// The buttons to choose from.
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
