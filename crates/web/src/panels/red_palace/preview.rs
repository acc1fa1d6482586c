//! The preview board: the queue of buildings for the market, and where each of them goes next.

use engine::red_palace::{self, Ability, PreviewSpace};
use engine::vocab::Space;
use engine::{Action, Goods, View};
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use super::abilities::WhyNot;
use super::is_on;
use crate::app::{App, app};
use crate::art::Face;
use crate::board::cards::TilePicture;
use crate::panels::choice::Choice;
use crate::panels::choices::Offer;
use crate::panels::desk::{Selection, desk};

/// A space of the preview with what is shown about it.
#[derive(Clone, PartialEq)]
struct Shown {
    space: PreviewSpace,
    tile: Option<Face>,
    name: String,
    /// Where the building goes next, in words.
    next: String,
    /// Whether it can be bought now.
    can: bool,
}

/// The spaces from the front of the queue to the back.
fn queue() -> impl Iterator<Item = PreviewSpace> {
    PreviewSpace::ALL.into_iter().rev()
}

/// The market space that the building takes at the next refill, as things stand (RED-61).
fn goes_to(view: &View<'_>, space: PreviewSpace) -> Option<Space> {
    let ahead =
        queue().take_while(|&other| other != space).filter(|&other| view.preview(other).is_some()).count();
    Space::ALL.into_iter().filter(|&space| view.market(space).is_none()).nth(ahead)
}

/// The purchases of this building, exact ones first.
fn purchases(choices: &[Choice], space: PreviewSpace) -> Vec<Action> {
    let wanted = Some(Goods::RedPalace(red_palace::Goods::Preview(space)));
    let mut found: Vec<&Choice> = choices.iter().filter(|choice| choice.about.goods == wanted).collect();
    found.sort_by_key(|choice| choice.usefulness());
    found.into_iter().map(|choice| choice.action).collect()
}

fn shown(app: App, view: &View<'_>, choices: &[Choice]) -> Vec<Shown> {
    let texts = app.texts.read().0.knowing(Kinds::of(view));
    let one = |space: PreviewSpace| {
        let tile = view.preview(space);
        let name = tile.map_or_else(|| app.t("empty-space"), |tile| texts.tile(tile));
        let number = app.tw("preview-space", &[("number", Arg::Number(space.number().into()))]);
        let next = match goes_to(view, space).filter(|_| tile.is_some()) {
            Some(to) => app.tw("preview-goes", &[("space", Arg::Number(to.number().into()))]),
            None if space == PreviewSpace::Three && tile.is_some() => app.t("preview-next"),
            None => String::new(),
        };
        Shown {
            space,
            tile: tile.map(|tile| Face::of(view, tile)),
            name: app.labelled(&number, &name),
            next,
            can: !purchases(choices, space).is_empty(),
        }
    };
    queue().map(one).collect()
}

/// The preview, front of the queue first.
#[component]
pub fn Preview() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let on = is_on(app);
    let spaces = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().map_or_else(Vec::new, |play| shown(app, &play.view(), &desk.choices.read()))
    });
    view! {
        <Show when=move || on.get()>
            <section class="group preview-group" aria-label=move || app.t("preview")>
                <h2 class="group-label"><b>{move || app.t("preview")}</b></h2>
                <div class="preview-queue" id="preview-board">
                    <For each=move || spaces.get() key=|one| (one.space, one.tile, one.name.clone(), one.next.clone(), one.can) let:one>
                        <button class="preview-space" class:can=one.can data-preview=one.space.number()
                            disabled=one.tile.is_none() title=format!("{} {}", one.name, one.next)
                            aria-pressed=move || (desk.selected.get() == Some(Selection::Preview(one.space))).to_string()
                            on:click=move |_| desk.choose_goods(Selection::Preview(one.space))>
                            <span class="visually-hidden">{format!("{} {}", one.name, one.next)}</span>
                            {one.tile.map(|tile| view! { <TilePicture tile /> })}
                        </button>
                    </For>
                </div>
            </section>
        </Show>
    }
}

/// What can be done with a building of the preview, or why nothing can.
#[component]
pub fn PreviewChoices(
    /// The space of the building.
    space: PreviewSpace,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let play = app.play.read();
    let Some(view) = play.as_ref().map(|play| play.view()) else { return ().into_any() };
    let actions = purchases(&desk.choices.read(), space);
    let tile = view.preview(space);
    let next = match goes_to(&view, space) {
        Some(to) => app.tw("preview-goes-long", &[("space", Arg::Number(to.number().into()))]),
        None => app.t("preview-waits"),
    };
    if actions.is_empty() {
        let name = tile.map(|tile| app.tile(tile).1).unwrap_or_default();
        return view! {
            <p id="missing"><strong>{name}</strong>" "{next}</p>
            <WhyNot ability=Ability::BuyFromPreview space />
        }
        .into_any();
    }
    view! {
        <p class="hint">{app.texts.read().0.ability_about(Ability::BuyFromPreview)}</p>
        <Offer tile actions />
    }
    .into_any()
}
