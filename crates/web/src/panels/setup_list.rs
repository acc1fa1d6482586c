//! The set-up at a real table, for those who own the boxes.

use engine::{Rules, setup_list};
use leptos::prelude::*;

use crate::app::app;

/// Everything to lay out before the first turn, as a list that opens.
#[component]
pub fn SetupList(
    /// For how many players and which modules.
    rules: Memo<Option<Rules>>,
) -> impl IntoView {
    let app = app();
    view! {
        <details class="panel" id="setup-list">
            <summary>{move || app.t("setup-list")}</summary>
            <p class="hint">{move || app.t("setup-list-hint")}</p>
            <ol>
                {move || {
                    let items = rules.get().map_or_else(Vec::new, |rules| setup_list(&rules));
                    let texts = app.texts.read();
                    items.into_iter().map(|item| view! { <li>{texts.0.setup_item(item)}</li> }).collect_view()
                }}
            </ol>
        </details>
    }
}
