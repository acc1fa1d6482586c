//! Language, theme and habits.

use i18n::{Arg, Language};
use leptos::prelude::*;

use crate::app::{Settings, app};
use crate::pace::Pace;
use crate::sound::{self, Sound};

const THEMES: [(&str, &str); 4] = [
    ("system", "theme-system"),
    ("light", "theme-light"),
    ("dark", "theme-dark"),
    ("contrast", "theme-contrast"),
];

/// Language, theme and habits; all take effect at once.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    view! {
        <section class="form settings">
            <h1>{move || app.t("settings")}</h1>
            <fieldset class="panel set-up">
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
            <fieldset class="panel set-up">
                <legend>{move || app.t("theme")}</legend>
                <div class="chips">
                    {THEMES.map(|(theme, key)| view! {
                        <button class="chip" data-choose-theme=theme
                            aria-pressed=move || (settings.read().theme == theme).to_string()
                            on:click=move |_| settings.update(|settings| settings.theme = theme.to_string())>
                            {move || app.t(key)}
                        </button>
                    }).collect_view()}
                </div>
            </fieldset>
            <fieldset class="panel set-up">
                <legend>{move || app.t("habits")}</legend>
                <Switch id="confirm-turns" title=Signal::derive(move || app.t("confirm-turns"))
                    hint=Signal::derive(move || app.t("confirm-turn-hint")) of=|settings| &mut settings.confirm />
                <Switch id="purist" title=Signal::derive(move || app.t("purist"))
                    hint=Signal::derive(move || app.t("purist-hint")) of=|settings| &mut settings.purist />
                <Switch id="known-cards" title=Signal::derive(move || app.t("known-cards"))
                    hint=Signal::derive(move || app.t("known-cards-hint")) of=|settings| &mut settings.known_cards />
                <Switch id="kind-marks" title=Signal::derive(move || app.t("kind-marks"))
                    hint=Signal::derive(move || app.t("kind-marks-hint")) of=|settings| &mut settings.kind_marks />
                <Switch id="reduced-motion" title=Signal::derive(move || app.t("reduced-motion"))
                    hint=Signal::derive(move || app.t("reduced-motion-hint")) of=|settings| &mut settings.still />
                <Switch id="sound" title=Signal::derive(move || app.t("sound"))
                    hint=Signal::derive(move || app.t("sound-hint")) of=|settings| &mut settings.sound />
            </fieldset>
            <fieldset class="panel set-up">
                <legend>{move || app.t("pace")}</legend>
                <div class="chips" id="choose-pace">
                    {Pace::ALL.map(|pace| view! {
                        <button class="chip" data-pace=pace.code()
                            aria-pressed=move || (settings.read().pace == pace).to_string()
                            on:click=move |_| settings.update(|settings| settings.pace = pace)>
                            {move || app.t(pace.key())}
                        </button>
                    }).collect_view()}
                </div>
                <p class="hint">{move || app.t("pace-hint")}</p>
            </fieldset>
            <fieldset class="panel set-up">
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

/// A habit that is on or off.
#[component]
fn Switch(
    id: &'static str,
    title: Signal<String>,
    hint: Signal<String>,
    /// The setting itself.
    of: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let settings = app().settings;
    let toggle = move |on: bool| {
        settings.update(|settings| *of(settings) = on);
        // Whoever turns the sounds on hears at once what they are like; when they are off, nothing is heard.
        sound::set_on(settings.read_untracked().sound);
        if id == "sound" {
            sound::play(Sound::YourTurn);
        }
    };
    view! {
        <label class="check">
            <input id=id type="checkbox" prop:checked=move || *of(&mut settings.get())
                on:change:target=move |event| toggle(event.target().checked()) />
            <span><strong>{title}</strong>" "{hint}</span>
        </label>
    }
}
