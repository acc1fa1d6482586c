//! The rules look-up: every rule file, searchable, and how to play.

use leptos::prelude::*;
use pulldown_cmark::{Options, Parser, html};

use crate::app::app;

/// A rule file: its title and text.
struct RuleFile {
    title: &'static str,
    text: &'static str,
}

macro_rules! rule_files {
    ($($name:literal),* $(,)?) => {
        [$(RuleFile { title: $name, text: include_str!(concat!("../../../../docs/rules/", $name, ".md")) }),*]
    };
}

const FILES: [RuleFile; 26] = rule_files![
    "00-base",
    "11-viziers-favour",
    "12-currency-exchange",
    "13-bonus-cards",
    "14-workers-huts",
    "21-city-gates",
    "22-diamonds",
    "23-characters",
    "24-camps",
    "31-city-walls",
    "32-thieves",
    "33-change",
    "34-street-trader",
    "41-treasure-chamber",
    "42-master-builders",
    "43-invaders",
    "44-bazaars",
    "51-new-score-cards",
    "52-power-of-the-sultan",
    "53-caravanserai",
    "54-art-of-the-moors",
    "60-red-palace",
    "61-guard-abilities",
    "62-medinas",
    "63-red-palace-bazaars-and-camps",
    "90-interactions",
];

fn to_html(markdown: &str) -> String {
    let mut out = String::new();
    html::push_html(&mut out, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    out
}

/// The list items that hold the words of a search, or define a rule id.
fn find(search: &str) -> Vec<&'static str> {
    let wanted = search.to_lowercase();
    let lines = FILES.iter().flat_map(|file| file.text.lines());
    let items = lines.filter(|line| line.trim_start().starts_with("- "));
    items
        .filter(|line| wanted.split_whitespace().all(|word| line.to_lowercase().contains(word)))
        .take(40)
        .collect()
}

/// The first heading of a file.
fn title(file: &RuleFile) -> &'static str {
    file.text.lines().next().map_or(file.title, |line| line.trim_start_matches('#').trim())
}

/// The rules look-up.
#[component]
pub fn Rules() -> impl IntoView {
    let app = app();
    let search = RwSignal::new(app.rule.get_untracked().unwrap_or_default());
    let shown = RwSignal::new(0usize);
    app.rule.set(None);
    view! {
        <section class="rules">
            <h1>{move || app.t("rules")}</h1>
            <label class="field">
                <span>{move || app.t("search-rules")}</span>
                <input id="search-rules" type="search" prop:value=search
                    on:input:target=move |event| search.set(event.target().value()) />
            </label>
            {move || {
                let text = search.get();
                if text.trim().is_empty() {
                    let chips = FILES.iter().enumerate().map(|(index, file)| view! {
                        <button class="chip" aria-pressed=move || (shown.get() == index).to_string()
                            on:click=move |_| shown.set(index)>{title(file)}</button>
                    }).collect_view();
                    view! {
                        <div class="chips">{chips}</div>
                        <article class="rule-text" lang="en" inner_html=move || to_html(FILES[shown.get()].text)></article>
                    }.into_any()
                } else {
                    let found = find(&text);
                    if found.is_empty() {
                        view! { <p>{app.t("no-rule-found")}</p> }.into_any()
                    } else {
                        view! {
                            <article class="rule-text" id="found" lang="en" inner_html=to_html(&found.join("\n"))></article>
                        }.into_any()
                    }
                }
            }}
        </section>
    }
}
