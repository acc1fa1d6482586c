//! Preferences; each takes effect at once, and a sample at the top shows the result.

use engine::vocab::{Building, Currency, Money, TileId};
use i18n::{Arg, Language};
use leptos::prelude::*;

use crate::app::{Confirm, Settings, app};
use crate::art;
use crate::art::icons::Icon;
use crate::pace::Pace;
use crate::panels::rows::{ChoiceRow, SwitchRow};
use crate::panels::screen_top::ScreenTop;
use crate::sound::{self, Sound};
use crate::theme;

const THEMES: [(&str, &str); 4] = [
    (theme::SYSTEM, "theme-system"),
    ("light", "theme-light"),
    ("dark", "theme-dark"),
    ("contrast", "theme-contrast"),
];

/// The screen of preferences.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    view! {
        <section class="screen settings">
            <ScreenTop title=app.word("settings") />
            <div class="settings-page">
                <Sample />
                <section class="card3 opts" aria-labelledby="settings-play">
                    <h2 id="settings-play">{move || app.t("settings-play")}</h2>
                    <ChoiceRow id="choose-pace" icon=Icon::Play title=app.word("pace") hint=app.word("pace-hint")>
                        {Pace::ALL.map(|pace| view! {
                            <button class="answer" data-pace=pace.code()
                                aria-pressed=move || (settings.read().pace == pace).to_string()
                                on:click=move |_| settings.update(|settings| settings.pace = pace)>
                                {move || app.t(pace.key())}
                            </button>
                        }).collect_view()}
                    </ChoiceRow>
                    <ChoiceRow id="confirm-before" icon=Icon::Check title=app.word("confirm-before") hint=app.word("confirm-before-hint")>
                        {Confirm::ALL.map(|grade| view! {
                            <button class="answer" data-confirm=grade.code()
                                aria-pressed=move || (settings.read().confirm == grade).to_string()
                                on:click=move |_| settings.update(|settings| settings.confirm = grade)>
                                {move || app.t(grade.key())}
                            </button>
                        }).collect_view()}
                    </ChoiceRow>
                    <ChoiceRow id="patience" icon=Icon::Watch title=app.word("patience") hint=app.word("patience-hint")>
                        {[0, 5, 10, 30].map(|seconds: u8| view! {
                            <button class="answer" data-patience=seconds
                                aria-pressed=move || (settings.read().patience == seconds).to_string()
                                on:click=move |_| settings.update(|settings| settings.patience = seconds)>
                                {move || match seconds {
                                    0 => app.t("patience-none"),
                                    _ => app.tw("patience-seconds", &[("seconds", Arg::Number(seconds.into()))]),
                                }}
                            </button>
                        }).collect_view()}
                    </ChoiceRow>
                    <Switch id="known-cards" icon=Icon::Eye title=app.word("known-cards") hint=app.word("known-cards-hint")
                        of=|settings| &mut settings.known_cards />
                    <Switch id="purist" icon=Icon::Wall title=app.word("purist") hint=app.word("purist-hint")
                        of=|settings| &mut settings.purist />
                </section>
                <section class="card3 opts" aria-labelledby="settings-look">
                    <h2 id="settings-look">{move || app.t("settings-look")}</h2>
                    <Switch id="kind-marks" icon=Icon::Grid title=app.word("kind-marks") hint=app.word("kind-marks-hint")
                        of=|settings| &mut settings.kind_marks />
                    <ChoiceRow id="themes" icon=Icon::Moon title=app.word("theme") hint=app.word("theme-hint")>
                        {THEMES.map(|(theme, key)| view! {
                            <button class="answer" data-choose-theme=theme
                                aria-pressed=move || (settings.read().theme == theme).to_string()
                                on:click=move |_| settings.update(|settings| settings.theme = theme.to_string())>
                                {move || app.t(key)}
                            </button>
                        }).collect_view()}
                    </ChoiceRow>
                    <ChoiceRow id="languages" icon=Icon::Globe title=app.word("language")>
                        {Language::ALL.map(|language| view! {
                            <button class="answer" lang=language.code() data-language=language.code()
                                aria-pressed=move || (settings.read().language == language).to_string()
                                on:click=move |_| settings.update(|settings| settings.language = language)>
                                {language.own_name()}
                            </button>
                        }).collect_view()}
                    </ChoiceRow>
                    <Switch id="sound" icon=Icon::Sound title=app.word("sound") hint=app.word("sound-hint") of=|settings| &mut settings.sound />
                    <Switch id="reduced-motion" icon=Icon::Motion title=app.word("reduced-motion") hint=app.word("reduced-motion-hint")
                        of=|settings| &mut settings.still />
                </section>
            </div>
        </section>
    }
}

/// A setting that is on or off.
#[component]
fn Switch(
    id: &'static str,
    icon: Icon,
    title: Signal<String>,
    hint: Signal<String>,
    /// The field of the settings that it changes.
    of: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let settings = app().settings;
    let set = move |on: bool| {
        settings.update(|settings| *of(settings) = on);
        // Turning sounds on plays a sample; turning them off plays nothing, because sounds are already off.
        sound::set_on(settings.read_untracked().sound);
        if id == "sound" {
            sound::play(Sound::YourTurn);
        }
    };
    view! {
        <SwitchRow id icon title hint on=Signal::derive(move || *of(&mut settings.get())) set=Callback::new(set) />
    }
}

/// A small piece of the table as it looks with these settings: two tiles, a legal cell, and cards that somebody took.
#[component]
fn Sample() -> impl IntoView {
    let app = app();
    let tile = move |name: &str| {
        let tile = TileId::from_name(name).unwrap_or(TileId::START);
        // The letters on the tile depend on the language.
        move || {
            app.texts.track();
            art::tile_art(tile, tile.walls())
        }
    };
    let cards = || {
        let known = [(Currency::Dinar, 7), (Currency::Florin, 3)];
        known.into_iter().filter_map(|(currency, value)| Money::new(currency, value)).map(art::money_art)
    };
    view! {
        <div class="folio sample" id="sample" role="img" aria-label=move || app.t("settings-sample")>
            <svg class="sample-tile" viewBox="0 0 100 100" inner_html=tile("garden-08")></svg>
            <svg class="sample-tile" viewBox="0 0 100 100" inner_html=tile("tower-11")></svg>
            <span class="sample-cell" class:bare=move || app.settings.read().purist>
                <svg viewBox="0 0 100 100" inner_html=art::legal_cell_art()></svg>
                <Show when=move || !app.settings.read().purist>
                    <span class="sample-plate">
                        <span><svg viewBox="0 0 40 40" inner_html=art::wall_mark()></svg>"+2"</span>
                        <span><svg viewBox="0 0 40 40" inner_html=art::kind_art(Building::Garden)></svg>"+1"</span>
                    </span>
                </Show>
            </span>
            <span class="sample-cards">
                {move || {
                    let is_known = app.settings.read().known_cards;
                    let shown = cards().filter(move |_| is_known);
                    shown.chain([art::card_back_art()]).map(|art| view! {
                        <svg viewBox="0 0 70 100" inner_html=art></svg>
                    }).collect_view()
                }}
                <b>{move || if app.settings.read().known_cards { "×2" } else { "×4" }}</b>
            </span>
        </div>
    }
}
