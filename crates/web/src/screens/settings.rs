//! Language, theme and habits.

use i18n::{Arg, Language};
use leptos::prelude::*;

use crate::app::app;

/// Language, theme and habits; all take effect at once.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    let themes = [
        ("system", "theme-system"),
        ("light", "theme-light"),
        ("dark", "theme-dark"),
        ("contrast", "theme-contrast"),
    ];
    view! {
        <section class="form">
            <h1>{move || app.t("settings")}</h1>
            <fieldset>
                <legend>{move || app.t("language")}</legend>
                <div class="chips" id="languages">
                    {Language::ALL.map(|language| view! {
                        <button class="chip" lang=language.code() data-language=language.code()
                            aria-pressed=move || (settings.read().language == language).to_string()
                            on:click=move |_| settings.update(|settings| settings.language = language)>
                            {language.own_name()}
                        </button>
                    }).collect_view()}
                </div>
            </fieldset>
            <fieldset>
                <legend>{move || app.t("theme")}</legend>
                <div class="chips">
                    {themes.map(|(theme, key)| view! {
                        <button class="chip" data-choose-theme=theme
                            aria-pressed=move || (settings.read().theme == theme).to_string()
                            on:click=move |_| settings.update(|settings| settings.theme = theme.to_string())>
                            {move || app.t(key)}
                        </button>
                    }).collect_view()}
                </div>
            </fieldset>
            <label class="field">
                <input type="checkbox" prop:checked=move || settings.read().confirm
                    on:change:target=move |event| {
                        let on = event.target().checked();
                        settings.update(|settings| settings.confirm = on);
                    } />
                <span>{move || app.t("confirm-turns")}</span>
            </label>
            <label class="field">
                <input type="checkbox" prop:checked=move || settings.read().purist
                    on:change:target=move |event| {
                        let on = event.target().checked();
                        settings.update(|settings| settings.purist = on);
                    } />
                <span>{move || app.t("purist")}" · "{move || app.t("purist-hint")}</span>
            </label>
            <fieldset>
                <legend>{move || app.t("patience")}</legend>
                <div class="chips" id="patience">
                    {[0, 5, 10, 30].map(|seconds: u8| view! {
                        <button class="chip" data-patience=seconds
                            aria-pressed=move || (settings.read().patience == seconds).to_string()
                            on:click=move |_| settings.update(|settings| settings.patience = seconds)>
                            {move || match seconds {
                                0 => app.t("patience-none"),
                                _ => app.tw("patience-seconds", &[("seconds", Arg::Number(seconds.into()))]),
                            }}
                        </button>
                    }).collect_view()}
                </div>
            </fieldset>
        </section>
    }
}
