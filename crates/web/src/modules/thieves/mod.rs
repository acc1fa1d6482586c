//! Thieves: the viewer's own cards, played by a tap on the money row when the window opens.

pub(crate) mod art;

use engine::modules::thieves::{Action, Thieves};
use engine::vocab::{Currency, Money, Seat};
use engine::{Module, View};
use leptos::prelude::*;

use super::{CARD, ModuleChoice, OnPage, Picture, Place, Title};
use crate::app::{App, app};
use crate::sound::Sound;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Secrets => Some(view! { <Held /> }.into_any()),
            Place::Offer => Some(view! { <OfferMark /> }.into_any()),
            _ => None,
        }
    }

    /// How many cards somebody hides comes after all that lies open.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 100 + rule_file } else { rule_file }
    }

    fn facts(&self, app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
        vec![format!("{} {}", app.t("thieves"), view.thieves_held(seat))]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let cards =
            Thieves::CURRENCIES.map(|one| (format!("thief {}", one.name()), art::thief_card_art(one)));
        cards.into_iter().chain([("thief".to_owned(), art::thief_mark())]).collect()
    }

    fn sound(&self) -> Option<Sound> {
        Some(Sound::Card)
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/32-thieves.md"))
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let Action::Steal { card } = self;
        Some((CARD, art::thief_card_art(card.currency())))
    }

    fn row_card(&self) -> Option<Money> {
        let Action::Steal { card } = *self;
        Some(card)
    }
}

/// The thieves of whoever holds the screen.
#[component]
pub(crate) fn Held() -> impl IntoView {
    let app = app();
    let held = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().and_then(|play| play.view().hand().map(|hand| hand.thieves())).unwrap_or(Thieves::NONE)
    });
    let card = move |currency: Currency| {
        let name = move || app.texts.read().0.thief(currency);
        view! {
            <svg class="money" viewBox="0 0 70 100" role="img" data-thief=currency.name() aria-label=name
                inner_html=art::thief_card_art(currency)></svg>
        }
    };
    view! {
        <Show when=move || !held.get().is_empty()>
            <div class="bonus-held" id="thieves-held">
                <Title module=Module::Thieves />
                <span class="hand-group">
                    {move || held.get().iter().map(card).collect_view()}
                </span>
            </div>
        </Show>
    }
}

/// The mark of an offer to play a thief.
#[component]
pub(crate) fn OfferMark() -> impl IntoView {
    view! { <svg class="stone" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::thief_mark()></svg> }
}
