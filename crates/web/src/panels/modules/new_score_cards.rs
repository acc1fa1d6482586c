//! New Score Cards: the cards of the three rounds, the next one marked.

use engine::modules::new_score_cards::ScoreCard;
use engine::{Module, Round};
use i18n::Arg;
use leptos::prelude::*;

use super::{Title, is_on};
use crate::app::app;
use crate::art;

/// A card as it is shown.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    round: Round,
    card: ScoreCard,
    is_scored: bool,
    is_next: bool,
}

/// The three cards.
#[component]
pub fn Cards() -> impl IntoView {
    let app = app();
    let on = is_on(app, Module::NewScoreCards);
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
        let shown = |round: Round| {
            let card = view.score_card(round)?;
            Some(Shown { round, card, is_scored: view.is_scored(round), is_next: next == Some(round) })
        };
        Round::ALL.into_iter().filter_map(shown).collect::<Vec<_>>()
    });
    let card = move |Shown { round, card, is_scored, is_next }: Shown| {
        let texts = app.texts.read();
        let name = app.tw("round-number", &[("number", Arg::Number(round.number().into()))]);
        let state = (is_scored || is_next)
            .then(|| format!(" · {}", app.t(if is_scored { "round-done" } else { "round-next" })));
        let state = state.unwrap_or_default();
        let worth = card.kinds().map(|kind| {
            let points: Vec<String> =
                art::worth_of(card, round, kind).map(|points| points.to_string()).collect();
            format!("{} {}", texts.0.kind(kind), points.join("/"))
        });
        let label = format!("{name}{state}: {}", worth.join(", "));
        view! {
            <li class="score-card" class:next=is_next class:done=is_scored data-round=round.number()
                aria-current=is_next.to_string() title=label>
                <span class="visually-hidden">{label.clone()}</span>
                <span class="score-card-name" aria-hidden="true">{round.number()}{state}</span>
                <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::score_card_art(card, round)></svg>
            </li>
        }
    };
    view! {
        <Show when=move || on.get()>
            <Title module=Module::NewScoreCards />
            <ol class="score-cards" id="score-cards">
                {move || cards.get().into_iter().map(card).collect_view()}
            </ol>
        </Show>
    }
}
