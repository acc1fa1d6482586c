//! Cards of a module that a player owns: beside the player, and with the hand of whoever holds the screen.

use engine::vocab::Seat;
use engine::{Module, View, Viewer};
use leptos::prelude::*;

use crate::app::app;
use crate::modules::Title;

/// What a module lets a player own.
pub trait Card: Clone + PartialEq + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Send + Sync + 'static> Card for T {}

/// The cards that lie before a seat.
pub fn before<T: Card>(
    seat: Seat,
    owned: fn(&View<'_>, Seat) -> Vec<T>,
    card: fn(T) -> AnyView,
) -> impl IntoView {
    let app = app();
    let cards =
        Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| owned(&play.view(), seat)));
    move || cards.get().into_iter().map(card).collect_view()
}

/// The cards of whoever holds the screen, under the name of their module; nothing where there are none.
pub fn own<T: Card>(
    module: Module,
    id: &'static str,
    owned: fn(&View<'_>, Seat) -> Vec<T>,
    shown: fn(Vec<T>) -> AnyView,
) -> impl IntoView {
    let app = app();
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        match view.viewer() {
            Viewer::Seat(seat) => owned(&view, seat),
            Viewer::Public => Vec::new(),
        }
    });
    view! {
        <Show when=move || !cards.read().is_empty()>
            <div class="owned" id=id>
                <Title module />
                {move || shown(cards.get())}
            </div>
        </Show>
    }
}
