//! Printing the rulebook: the page that is shown, or everything that the current game needs.

use book::Page;
use engine::Base;
use leptos::prelude::*;

use super::blocks::parts;
use super::page::SectionView;
use super::reader;
use super::spot::{game_at_hand, is_red_palace, module_of};
use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::rulebook::Volume;

/// Whether to print everything for the current game, rather than the page that is shown.
#[derive(Clone, Copy)]
pub struct Printed(RwSignal<bool>);

impl Printed {
    /// Starts with the page alone; printing resets it to that.
    pub fn new() -> Printed {
        let whole = RwSignal::new(false);
        let handle = window_event_listener_untyped("afterprint", move |_| whole.set(false));
        on_cleanup(move || handle.remove());
        Printed(whole)
    }
}

/// Asks the browser to print, once the page has been rendered.
fn print() {
    request_animation_frame(|| {
        request_animation_frame(|| {
            let _ = window().print();
        });
    });
}

/// The buttons that print.
#[component]
pub fn PrintButtons() -> impl IntoView {
    let app = app();
    let Printed(whole) = expect_context();
    let set = move |is_whole: bool| {
        whole.set(is_whole);
        print();
    };
    view! {
        <button class="btn" id="print-page" on:click=move |_| set(false)>
            <Glyph icon=Icon::Print />{move || app.t("book-print")}
        </button>
        <button class="btn" id="print-game" on:click=move |_| set(true)>
            <Glyph icon=Icon::Print />{move || app.t("book-print-game")}
        </button>
    }
}

/// The pages that the current game needs: those of the base game and of its modules.
fn pages(app: App, volume: &'static Volume) -> Vec<&'static Page> {
    let (base, mix) = game_at_hand(app);
    let is_needed = |page: &&Page| match module_of(&page.slug) {
        Some((game, module)) => game == base && mix.has(module),
        None => is_red_palace(&page.slug) == (base == Base::RedPalace),
    };
    volume.book.pages.iter().filter(is_needed).collect()
}

/// Everything that the current game needs; only rendered while printing.
#[component]
pub fn WholeGame() -> impl IntoView {
    let (app, library) = (app(), reader());
    let Printed(whole) = expect_context();
    let page = |page: &'static Page| {
        view! {
            <article class="folio pg">
                <h2>{page.title.as_str()}</h2>
                <div class="lead" inner_html=page.lead.as_str()></div>
                {parts(page).into_iter().map(|part| view! { <SectionView part /> }).collect_view()}
            </article>
        }
    };
    view! {
        {move || whole.get().then(|| library.book.get()).flatten().map(|volume| view! {
            <div class="whole-game" id="whole-game">{pages(app, volume).into_iter().map(page).collect_view()}</div>
        })}
    }
}
