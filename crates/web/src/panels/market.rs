//! The four market spaces, and what modules lay beside them.

use engine::Goods;
use engine::vocab::Space;
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::{self, Face};
use crate::board::cards::TilePicture;
use crate::modules::{self, Place, Shown};
use crate::panels::choice::{Choice, List};
use crate::panels::desk::{Selection, desk};
use crate::panels::red_palace;

/// A market space as it is shown.
#[derive(Clone, PartialEq)]
struct Stall {
    space: Space,
    tile: Option<Face>,
    name: String,
    currency: String,
    /// Whether something can be done with it now.
    can: bool,
    /// Whether it can be paid exactly now; not told to purists.
    exact: bool,
    /// The key of why the viewer would like to have it.
    wanted: Option<&'static str>,
}

impl Stall {
    /// All that is shown, in words.
    fn label(&self, app: App) -> String {
        let mut label = self.name.clone();
        for key in self.exact.then_some("exact").into_iter().chain(self.wanted) {
            label = format!("{label} · {}", app.t(key));
        }
        label
    }
}

/// The four market spaces.
#[component]
pub fn Market() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let stalls = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let view = play.view();
        let texts = app.texts.read().0.knowing(Kinds::of(&view));
        let choices = desk.choices.read();
        let helps = !app.settings.read().purist;
        let stall = |space: Space| {
            let currency = texts.currency(space.currency());
            let args = [("number", Arg::Number(space.number().into())), ("currency", Arg::Text(&currency))];
            let tile = view.market(space);
            let label = tile.map_or_else(|| app.t("empty-space"), |tile| texts.tile(tile));
            let here = List::Sale(Goods::Market(space));
            let mut here = choices.iter().filter(|choice| choice.list == here).peekable();
            let can = here.peek().is_some();
            let exact = helps && here.any(Choice::is_exact);
            let wanted =
                tile.and_then(|tile| modules::played(&view).find_map(|room| room.wants(&view, tile)));
            let name = format!("{}: {label}", texts.with("space-number", &args));
            let tile = tile.map(|tile| Face::of(&view, tile));
            Stall { space, tile, name, currency, can, exact, wanted }
        };
        Space::ALL.map(stall).to_vec()
    });
    view! {
        <section class="box market-box" aria-label=move || app.t("market")>
            <h2>{move || app.t("market")}</h2>
            <div class="market" id="market">
                <For each=move || stalls.get() key=|stall| (stall.space, stall.tile, stall.name.clone(), stall.can, stall.exact)
                    let:stall>
                    <button class="space" class:can=stall.can data-space=stall.space.number()
                        disabled=move || stall.tile.is_none() || desk.legal.read().is_empty()
                        aria-pressed=move || (desk.selected.get() == Some(Selection::Goods(Goods::Market(stall.space)))).to_string()
                        on:click=move |_| desk.selected.set(Some(Selection::Goods(Goods::Market(stall.space))))>
                        <span class="visually-hidden">{stall.label(app)}</span>
                        {stall.tile.map(|tile| view! { <TilePicture tile /> })}
                        <span class="space-name" aria-hidden="true">
                            <svg viewBox="0 0 40 40" aria-hidden="true"
                                inner_html=art::coin_art(stall.space.currency())></svg>
                            {stall.currency.clone()}
                        </span>
                        {stall.wanted.map(|key| view! { <span class="wanted" aria-hidden="true">{app.t(key)}</span> })}
                        {stall.exact.then(|| view! {
                            <span class="exact" aria-hidden="true" title=app.t("exact-hint")>{app.t("exact")}</span>
                        })}
                    </button>
                </For>
            </div>
            <red_palace::Preview />
            <Shown place=Place::Market />
        </section>
    }
}

/// What else lies on the table: abilities, and what modules lay there. It may be long, so it comes after all that every
/// turn needs.
#[component]
pub fn Displays() -> impl IntoView {
    let app = app();
    let is_red_palace = red_palace::is_on(app);
    let modules = modules::of_game(app);
    let label = move || app.t(if is_red_palace.get() { "abilities" } else { "modules" });
    view! {
        {move || {
            let shown = modules::at(modules.get(), Place::Displays);
            (is_red_palace.get() || !shown.is_empty()).then(|| view! {
                <section class="box" id="displays" aria-label=label>
                    <Show when=move || is_red_palace.get()><red_palace::Abilities /></Show>
                    {shown}
                </section>
            })
        }}
    }
}
