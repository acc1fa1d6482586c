//! Characters: the auction with its bids, and the characters that the viewer owns.

use engine::modules::characters::Character;
use engine::vocab::{Currency, Seat};
use engine::{Module, View};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::panels::owned;

/// A character's card.
#[component]
fn CharacterCard(
    /// Who.
    character: Character,
) -> impl IntoView {
    let app = app();
    let label = move || {
        let texts = app.texts.read();
        format!("{}: {}", texts.0.character_name(character), texts.0.character_about(character))
    };
    view! {
        <span class="money character" role="img" aria-label=label title=label>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::character_art(character)></svg>
        </span>
    }
}

/// How a seat stands in the auction.
#[derive(Clone, PartialEq)]
struct Bidder {
    seat: Seat,
    name: String,
    text: String,
    is_best: bool,
    is_asked: bool,
}

/// The auction at hand: the character, everybody's standing, and what the viewer can pay.
#[component]
pub(crate) fn AuctionView() -> impl IntoView {
    let app = app();
    let auction = Memo::new(move |_| app.play.read().as_ref().and_then(|play| play.view().auction()));
    let character = Memo::new(move |_| auction.get().map(|auction| auction.character));
    let bidders = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(auction)) = (play.as_ref(), auction.get()) else { return Vec::new() };
        let view = play.view();
        let cards = |seat| app.tw("hand-size", &[("count", Arg::Number(view.hand_size(seat) as i64))]);
        let bidder = |seat: Seat| {
            let best = auction.best.filter(|(other, _)| *other == seat);
            let text = match best {
                Some((_, bid)) => app.tw("bid", &[("bid", Arg::Number(bid.into()))]),
                None if auction.passed.has(seat) => app.t("bidder-out"),
                None => format!("{} · {}", app.t("bidder-in"), cards(seat)),
            };
            Bidder {
                seat,
                name: play.name(seat),
                text,
                is_best: best.is_some(),
                is_asked: view.to_act() == Some(seat),
            }
        };
        view.seats().map(bidder).collect::<Vec<_>>()
    });
    let best = Memo::new(move |_| {
        let play = app.play.read();
        let (play, auction) = (play.as_ref()?, auction.get()?);
        Some(match auction.best {
            Some((seat, bid)) => app.tw(
                "highest-bid",
                &[("bid", Arg::Number(bid.into())), ("name", play.name(seat).as_str().into())],
            ),
            None => app.t("no-bid-yet"),
        })
    });
    let means = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let (hand, texts) = (view.hand()?, app.texts.read());
        let by_currency = Currency::ALL.into_iter().filter_map(|currency| {
            let total = hand.money[currency].total();
            (total > 0).then(|| format!("{} {total}", texts.0.currency(currency)))
        });
        let limit = app.tw("your-limit", &[("limit", Arg::Number(view.highest_bid().into()))]);
        Some(format!("{limit} ({})", by_currency.collect::<Vec<_>>().join(", ")))
    });
    view! {
        {move || character.get().map(|character| view! {
            <section class="auction" id="auction">
                <CharacterCard character />
                <div>
                    <strong>{move || {
                        let name = app.texts.read().0.character_name(character);
                        app.tw("auction-of", &[("name", name.as_str().into())])
                    }}</strong>
                    <p>{move || app.texts.read().0.character_about(character)}</p>
                    <p class="best-bid">{move || best.get()}</p>
                    <ul class="bidders">
                        <For each=move || bidders.get() key=|bidder| (bidder.seat, bidder.text.clone(), bidder.is_asked) let:bidder>
                            <li class:best=bidder.is_best aria-current=bidder.is_asked.to_string()>
                                <span>{bidder.name}</span>" "<span>{bidder.text}</span>
                            </li>
                        </For>
                    </ul>
                    <p class="hint">{move || means.get()}</p>
                </div>
            </section>
        })}
    }
}

fn of(view: &View<'_>, seat: Seat) -> Vec<Character> {
    view.characters(seat).iter().collect()
}

/// The characters that lie before a seat.
pub(crate) fn before(seat: Seat) -> impl IntoView {
    owned::before(seat, of, |character| view! { <CharacterCard character /> }.into_any())
}

/// The characters of whoever holds the screen, with what they do.
pub(crate) fn own() -> impl IntoView {
    owned::own(Module::Characters, "characters-owned", of, |characters| {
        view! { <ul>{characters.into_iter().map(told).collect_view()}</ul> }.into_any()
    })
}

fn told(character: Character) -> impl IntoView {
    let app = app();
    view! {
        <li>
            <CharacterCard character />
            <span>
                <strong>{move || app.texts.read().0.character_name(character)}</strong>" "
                {move || app.texts.read().0.character_about(character)}
            </span>
        </li>
    }
}
