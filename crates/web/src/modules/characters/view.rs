//! The views of Characters: the auction with its bids, and the characters that the viewer owns.

use engine::View;
use engine::modules::characters::Character;
use engine::vocab::{Currency, Seat};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::{SeatColour, coin_art};
use crate::modules::{CARD, ROUND, own_seat};
use crate::panels::pieces::{Named, Pictured};
use crate::panels::rail::mark::SeatMark;

/// The name of a character and what it does.
pub(super) fn told(texts: &Texts, character: Character) -> String {
    texts.labelled(&texts.character_name(character), &texts.character_about(character))
}

/// How many characters are still to come, not counting those set aside; 0 before that is known.
pub(super) fn to_come(view: &View<'_>) -> usize {
    if view.is_setting_up() {
        return 0;
    }
    let owned: usize = view.seats().map(|seat| view.characters(seat).iter().count()).sum();
    let seen = owned + view.characters_gone().iter().count() + usize::from(view.auction().is_some());
    Character::ALL.len().saturating_sub(seen + view.characters_set_aside())
}

/// A character's card.
#[component]
fn CharacterCard(
    /// The character to show.
    character: Character,
) -> impl IntoView {
    let app = app();
    let name = told(&app.texts.read().0, character);
    view! { <Named picture=(CARD, art::character_art(character)) name /> }
}

/// A seat's state in the auction.
#[derive(Clone, PartialEq)]
struct Bidder {
    colour: SeatColour,
    name: String,
    text: String,
    is_best: bool,
    is_out: bool,
    is_asked: bool,
}

/// The current auction: the character, everybody's state, and what the viewer can pay.
#[component]
pub(crate) fn AuctionView() -> impl IntoView {
    let app = app();
    let auction = Memo::new(move |_| app.play.read().as_ref().and_then(|play| play.view().auction()));
    let character = Memo::new(move |_| auction.get().map(|auction| auction.character));
    let bidders = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(auction)) = (play.as_ref(), auction.get()) else { return Vec::new() };
        let view = play.view();
        let bidder = |seat: Seat| {
            let best = auction.best.filter(|(other, _)| *other == seat);
            let is_out = auction.passed.has(seat);
            let text = match best {
                Some((_, bid)) => app.tw("bid", &[("bid", Arg::Number(bid.into()))]),
                None => app.t(if is_out { "bidder-out" } else { "bidder-in" }),
            };
            Bidder {
                colour: play.colour(seat),
                name: play.name(seat),
                text,
                is_best: best.is_some(),
                is_out,
                is_asked: view.to_act() == Some(seat),
            }
        };
        view.seats().map(bidder).collect::<Vec<_>>()
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
                </div>
                <ul class="bidders">
                    {move || bidders.get().into_iter().map(|bidder| view! {
                        <li class="chip" class:best=bidder.is_best class:out=bidder.is_out
                            aria-current=bidder.is_asked.to_string()>
                            <SeatMark colour=bidder.colour />
                            <span>{bidder.name}</span>" "<b>{bidder.text}</b>
                        </li>
                    }).collect_view()}
                </ul>
                <Means />
            </section>
        })}
    }
}

/// The highest bid the viewer can make, and the money it would come from.
#[component]
fn Means() -> impl IntoView {
    let app = app();
    let means = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let hand = view.hand()?;
        let held = Currency::ALL.map(|currency| (currency, hand.money[currency].total()));
        Some((view.highest_bid(), held.into_iter().filter(|&(_, total)| total > 0).collect::<Vec<_>>()))
    });
    view! {
        {move || means.get().map(|(limit, held)| view! {
            <p class="own-means">
                <span>{app.tw("your-limit", &[("limit", Arg::Number(limit.into()))])}</span>
                {held.into_iter().map(|(currency, total)| {
                    let name = format!("{} {total}", app.texts.read().0.currency(currency));
                    view! {
                        <span class="chip" role="img" aria-label=name>
                            <Pictured picture=(ROUND, coin_art(currency)) />{total}
                        </span>
                    }
                }).collect_view()}
            </p>
        })}
    }
}

/// The auction, the characters of whoever holds the screen, and how many are still to come.
#[component]
pub(crate) fn Court() -> impl IntoView {
    let app = app();
    let court = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return (Vec::new(), 0) };
        let own = own_seat(&view).map_or_else(Vec::new, |seat| view.characters(seat).iter().collect());
        (own, to_come(&view))
    });
    let card = move |character: Character| {
        view! {
            <li>
                <CharacterCard character />
                <span>
                    <strong>{app.texts.read().0.character_name(character)}</strong>" "
                    {app.texts.read().0.character_about(character)}
                </span>
            </li>
        }
    };
    view! {
        <AuctionView />
        {move || {
            let (own, to_come) = court.get();
            view! {
                <ul class="court" id="characters-owned">{own.into_iter().map(card).collect_view()}</ul>
                {(to_come > 0).then(|| view! {
                    <p class="hint">{app.tw("characters-to-come", &[("count", Arg::Number(to_come as i64))])}</p>
                })}
            }
        }}
    }
}
