//! The rules look-up: every rule file with its contents, links between rules, and a search.

mod adds;
mod files;
mod html;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::app::{App, app};
use crate::nav;
use adds::AllAdd;
use files::{defined_in, file_of, files};
use html::render;

pub use files::rules_of;

/// How many hits are shown.
const MOST_HITS: usize = 40;

/// The lines that hold all the words, those that lay down a rule of that name first; each with its file.
fn find(search: &str) -> Vec<(usize, &'static str)> {
    let words: Vec<String> = search.split_whitespace().map(str::to_ascii_lowercase).collect();
    let lines =
        files().iter().enumerate().flat_map(|(index, file)| file.text.lines().map(move |line| (index, line)));
    let texts = lines.filter(|(_, line)| !line.starts_with('#') && !line.starts_with("| ---"));
    let holds = |line: &str| {
        let line = line.to_ascii_lowercase();
        words.iter().all(|word| line.contains(word.as_str()))
    };
    let mut hits: Vec<(usize, &'static str)> = texts.filter(|(_, line)| holds(line)).collect();
    hits.sort_by_key(|(_, line)| !defined_in(line).is_some_and(|id| id.eq_ignore_ascii_case(search.trim())));
    hits.truncate(MOST_HITS);
    hits
}

/// A line as a text of its own: rows of tables become sentences.
fn as_item(line: &str) -> String {
    let line = line.trim();
    match line.strip_prefix('|') {
        Some(row) => format!("- {}", row.trim_end_matches('|').replace('|', "·").trim()),
        None if line.starts_with("- ") => line.to_string(),
        None => format!("- {line}"),
    }
}

/// Brings an element into view and gives it the focus.
fn go_to(anchor: &str) {
    let anchor = anchor.to_string();
    // When the text that holds it is there.
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&anchor) {
            element.scroll_into_view();
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// Follows a link to a rule inside a text.
fn follow(app: App, event: &leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("[data-rule]").ok().flatten());
    if let Some(rule) = link.and_then(|link| link.get_attribute("data-rule")) {
        event.prevent_default();
        app.open_rule(&rule);
    }
}

/// The rules look-up.
#[component]
pub fn Rules() -> impl IntoView {
    let app = app();
    let search = RwSignal::new(String::new());
    let (is_there, has_failed) = (RwSignal::new(false), RwSignal::new(false));
    let ask = Callback::new(move |()| {
        has_failed.set(false);
        spawn_local(async move {
            let came = files::fetch().await;
            is_there.set(came);
            has_failed.set(!came);
        });
    });
    ask.run(());
    // A rule that was asked for ends the search.
    Effect::new(move |_| {
        let rule = app.rule.get().filter(|_| is_there.get());
        if let Some(rule) = rule {
            search.set(String::new());
            go_to(&rule);
        }
    });
    let shown = Memo::new(move |_| {
        let asked = app.rule.read().as_deref().filter(|_| is_there.get()).and_then(file_of);
        asked.unwrap_or(0)
    });
    view! {
        <section class="rules">
            <div class="rules-head">
                <button class="quiet" id="rules-back" on:click=move |_| nav::back(app)>{move || app.t("back")}</button>
                <h1>{move || app.t("rules")}</h1>
            </div>
            <label class="field">
                <span class="label">{move || app.t("search-rules")}</span>
                <input id="search-rules" type="search" prop:value=search
                    on:input:target=move |event| search.set(event.target().value()) />
            </label>
            {move || if !is_there.get() {
                view! { <Waiting has_failed ask /> }.into_any()
            } else if search.read().trim().is_empty() {
                view! { <File shown /> }.into_any()
            } else {
                view! { <Found search /> }.into_any()
            }}
        </section>
    }
}

/// What is shown until the rules have come.
#[component]
fn Waiting(has_failed: RwSignal<bool>, ask: Callback<()>) -> impl IntoView {
    let app = app();
    view! {
        <div class="panel" role="status">
            {move || if has_failed.get() {
                view! {
                    <p>{app.t("load-failed")}</p>
                    <button id="load-again" on:click=move |_| ask.run(())>{app.t("load-again")}</button>
                }.into_any()
            } else {
                view! { <p>{app.t("loading")}</p> }.into_any()
            }}
        </div>
    }
}

/// One file beside the list of all.
#[component]
fn File(shown: Memo<usize>) -> impl IntoView {
    let app = app();
    let page = Memo::new_with_compare(
        move |_| render(files()[shown.get()].text, &[]),
        // Rendered anew when the file is another one, which the memo above decides.
        |_, _| true,
    );
    let parts = move || {
        let part = |heading: &html::Heading| {
            let anchor = heading.anchor.clone();
            view! {
                <li><button class="quiet small" on:click=move |_| go_to(&anchor)>{heading.words.clone()}</button></li>
            }
        };
        page.read().headings.iter().map(part).collect_view()
    };
    view! {
        <div class="rules-columns">
            <nav class="panel rules-nav" aria-label=move || app.t("contents")>
                <label class="field">
                    <span class="label">{move || app.t("rule-file")}</span>
                    <select id="rule-file" prop:value=move || shown.get().to_string()
                        on:change:target=move |event| {
                            let chosen = event.target().value().parse::<usize>().ok();
                            if let Some(file) = chosen.and_then(|index| files().get(index)) {
                                app.rule.set(Some(file.name.to_string()));
                            }
                        }>
                        {files().iter().enumerate().map(|(index, file)| view! {
                            <option value=index selected=move || shown.get() == index>{file.title()}</option>
                        }).collect_view()}
                    </select>
                </label>
                <ul class="rules-parts" lang="en">{parts}</ul>
            </nav>
            <div>
            <AllAdd />
            <article class="rule-text" id="rule-text" lang="en" on:click=move |event| follow(app, &event)
                inner_html=move || page.read().html.clone()></article>
            </div>
        </div>
    }
}

/// What a search found.
#[component]
fn Found(search: RwSignal<String>) -> impl IntoView {
    let app = app();
    let hits = move || {
        let text = search.read();
        let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
        let found = find(&text);
        if found.is_empty() {
            return view! { <p class="panel" id="nothing-found">{app.t("no-rule-found")}</p> }.into_any();
        }
        let hit = |(file, line): (usize, &'static str)| {
            let place = defined_in(line).unwrap_or(files()[file].name);
            view! {
                <li class="panel">
                    <button class="quiet small" on:click=move |_| app.open_rule(place)>{files()[file].title()}</button>
                    <div inner_html=render(&as_item(line), &words).html></div>
                </li>
            }
        };
        let count = app.tw("rules-found", &[("count", found.len().into())]);
        view! {
            <p class="hint">{count}</p>
            <ul class="hits" lang="en" on:click=move |event| follow(app, &event)>
                {found.into_iter().map(hit).collect_view()}
            </ul>
        }
        .into_any()
    };
    view! { <div id="found" role="status">{hits}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_itself_is_the_first_hit() {
        files::all();
        let hits = find("base-42");
        assert!(hits[0].1.contains("Matching sides"), "{:?}", hits[0]);
        assert!(hits.len() > 3 && hits.len() <= MOST_HITS);
    }

    #[test]
    fn all_words_must_be_there() {
        files::all();
        let hits = find("longest outer");
        assert!(!hits.is_empty());
        assert!(hits.iter().all(|(_, line)| {
            let line = line.to_ascii_lowercase();
            line.contains("longest") && line.contains("outer")
        }));
        assert!(find("no such words anywhere").is_empty());
    }

    #[test]
    fn rows_of_tables_become_items() {
        assert_eq!(as_item("| F2 | placement | BASE-60 |"), "- F2 · placement · BASE-60");
        assert_eq!(as_item("- **BASE-01 Grid.**"), "- **BASE-01 Grid.**");
        assert_eq!(as_item("Players: 2 to 6."), "- Players: 2 to 6.");
    }
}
