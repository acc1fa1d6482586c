//! Ways to share the current game: a link, the record, a file.

use leptos::prelude::*;

use crate::app::app;
use crate::{save, share};

/// Ways to share the current game.
#[component]
pub fn Share() -> impl IntoView {
    let app = app();
    let link = Memo::new(move |_| app.play.read().as_ref().and_then(share::link).unwrap_or_default());
    let is_open = Memo::new(move |_| app.play.read().as_ref().is_some_and(|play| play.outcome().is_none()));
    let record = move || app.play.read_untracked().as_ref().and_then(save::to_text).unwrap_or_default();
    let file_name = move || {
        app.play
            .read_untracked()
            .as_ref()
            .map_or_else(String::new, |play| format!("alhambra-{}.json", play.id))
    };
    view! {
        <section class="share" aria-label=move || app.t("share")>
            <label class="field">
                <span class="label">{move || app.t("share-link")}</span>
                <input id="share-link" type="text" readonly=true prop:value=link
                    on:focus:target=move |event| event.target().select() />
            </label>
            <div class="buttons-left">
                <button id="copy-link" on:click=move |_| share::copy(app, link.get_untracked())>
                    {move || app.t("copy-link")}
                </button>
                {share::can_share().then(|| view! {
                    <button on:click=move |_| share::share_link(app, &link.read_untracked())>
                        {move || app.t("share")}
                    </button>
                })}
                <button id="copy-record" on:click=move |_| share::copy(app, record())>
                    {move || app.t("copy-record")}
                </button>
                <button id="download-record" on:click=move |_| share::download(&file_name(), &record())>
                    {move || app.t("download-record")}
                </button>
            </div>
            <Show when=move || is_open.get()>
                <p class="hint">{move || app.t("share-hint")}</p>
            </Show>
        </section>
    }
}
