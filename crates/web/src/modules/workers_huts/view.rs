//! The drawer of Workers' Huts: the six stacks, whose top hut is taken with one tap. What a hut would count as is
//! shown where it can be placed.

use engine::Action;
use engine::modules::workers_huts;
use engine::vocab::{Building, TileId};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::board::cards::TilePicture;
use crate::panels::desk::desk;

/// A stack with what is shown about it.
#[derive(Clone, PartialEq)]
struct Shown {
    kind: Building,
    up: TileId,
    left: u8,
    can: bool,
}

/// The stacks that are not empty.
#[component]
pub(crate) fn Stacks() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let stacks = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let legal = desk.legal.read();
        let shown = |kind: Building| {
            let stack = view.hut_stack(kind);
            let take = Action::WorkersHuts(workers_huts::Action::Take { kind });
            Some(Shown { kind, up: stack.up?, left: stack.down + 1, can: legal.contains(&take) })
        };
        Building::ALL.into_iter().filter_map(shown).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !stacks.read().is_empty()>
            <div class="pieces six" id="huts">
                {move || stacks.get().into_iter().map(|Shown { kind, up, left, can }| view! {
                    <button class="piece hut" class:can=can data-hut=kind.name() disabled=!can
                        data-does=Action::WorkersHuts(workers_huts::Action::Take { kind }).to_string()
                        on:click=move |_| desk.act(Action::WorkersHuts(workers_huts::Action::Take { kind }))>
                        <span class="visually-hidden">
                            {app.texts.read().0.tile(up)}" · "
                            {app.tw("huts-left", &[("count", Arg::Number(left.into()))])}
                        </span>
                        <TilePicture tile=up />
                        <span class="cnt" aria-hidden="true">{left}</span>
                    </button>
                }).collect_view()}
            </div>
        </Show>
    }
}
