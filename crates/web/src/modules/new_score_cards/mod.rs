//! New Score Cards: the cards of the three rounds, with the next one marked.

pub(crate) mod art;

use engine::modules::new_score_cards::ScoreCard;
use engine::{Round, View};
use i18n::Arg;
use leptos::prelude::*;

use super::{CARD, Chip, Group, OnPage, Picture, Place};
use crate::app::app;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <Cards /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, art::score_cards_art())
    }

    fn weight(&self) -> u8 {
        1
    }

    /// The card of the next round.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let next = next_round(view).and_then(|round| Some((round, view.score_card(round)?)));
        let chip = |(round, card)| Chip {
            group: Group::Ahead,
            picture: (CARD, art::score_card_art(card, round)),
            count: None,
        };
        next.map(chip).into_iter().collect()
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let all = ScoreCard::all().flat_map(|card| Round::ALL.map(|round| (card, round)));
        all.map(|(card, round)| (format!("{} in {round:?}", card.id()), art::score_card_art(card, round)))
            .collect()
    }
}

/// The round that is scored next.
fn next_round(view: &View<'_>) -> Option<Round> {
    Round::ALL.into_iter().find(|&round| !view.is_scored(round))
}

/// A card with what is shown about it.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    round: Round,
    card: ScoreCard,
    is_scored: bool,
    is_next: bool,
}

/// The three cards.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let app = app();
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let next = next_round(&view);
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
        let label = texts.0.labelled(&format!("{name}{state}"), &worth.join(", "));
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
        <ol class="score-cards" id="score-cards">
            {move || cards.get().into_iter().map(card).collect_view()}
        </ol>
    }
}

#[cfg(test)]
mod tests {
    use engine::Round;
    use engine::modules::new_score_cards::ScoreCard;
    use engine::vocab::Building;

    use super::art::{score_card_art, worth_of};
    use crate::art::kind_art;

    #[test]
    fn a_score_card_tells_the_points_of_every_kind() {
        for card in ScoreCard::all() {
            let art = score_card_art(card, Round::Two);
            let written = |kind: Building| {
                let worth: Vec<String> =
                    worth_of(card, Round::Two, kind).map(|one| one.to_string()).collect();
                art.contains(&kind_art(kind)) && art.contains(&format!(">{}</text>", worth.join(" ")))
            };
            assert!(Building::ALL.into_iter().all(written), "{}", card.id());
        }
    }
}
