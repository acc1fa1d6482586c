//! The hand of whoever holds the screen: money by currency with totals, then the cards of modules. Tapping money lays
//! it out to pay for the selection.

use engine::vocab::{Currency, Money, Payment};
use engine::{Action, Viewer};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{self, CARD, Place, Shown};
use crate::panels::desk::{Desk, desk};
use crate::panels::rail::plaques::KnownHands;
use crate::story::Spot;

/// A card of the hand with what is shown about it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct HandCard {
    card: Money,
    /// What tapping it does; otherwise the name of the card.
    name: String,
    /// The action that a tap plays, if the card stands for one.
    action: Option<Action>,
    /// Whether it is laid out for a purchase.
    is_laid_out: bool,
    /// Whether it was taken in this turn, which has not ended yet.
    is_new: bool,
}

/// The money of one currency.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Group {
    currency: Currency,
    cards: Vec<HandCard>,
    total: u16,
}

fn groups(app: App, desk: Desk) -> Vec<Group> {
    let play = app.play.read();
    let Some(play) = play.as_ref() else { return Vec::new() };
    let (view, shown) = (play.view(), play.shown());
    let (Some(hand), Some(before)) = (shown.hand(), view.hand()) else { return Vec::new() };
    let texts = app.texts.read();
    let (choices, laid_out) = (desk.choices.read(), desk.laid_out.get());
    let group = |currency: Currency| {
        let mut money: Vec<Money> = Payment::plain(currency, hand.money[currency]).cards().collect();
        money.sort_by_key(|card| (card.caravan_place().is_some(), card.is_coin(), card.value()));
        let held = before.money[currency];
        let held: Vec<Money> = Payment::plain(currency, held).cards().collect();
        let count = |all: &[Money], card: Money| all.iter().filter(|&&other| other == card).count();
        let card = |(at, &card): (usize, &Money)| {
            let place = count(&money[..at], card);
            let pays = choices.iter().find(|choice| choice.hand_card() == Some(card));
            let action = pays.map(|choice| choice.action);
            let name = match action {
                Some(action) => texts.0.action(&action, &view),
                None => texts.0.card(card),
            };
            let is_laid_out = place < count(&laid_out, card);
            HandCard { card, name, action, is_laid_out, is_new: place >= count(&held, card) }
        };
        let cards = money.iter().enumerate().map(card).collect();
        Group { currency, cards, total: hand.money[currency].total() }
    };
    Currency::ALL.map(group).into_iter().filter(|group| !group.cards.is_empty()).collect()
}

/// From this number of cards on, narrow screens show the hand in two rows. From [`HUGE`] on, all screens do.
const LARGE: usize = 12;
const HUGE: usize = 19;

/// How many cards there are and in how many groups they lie, including those of modules.
#[derive(Clone, Copy, Default, PartialEq)]
struct Size {
    cards: usize,
    groups: usize,
}

impl Size {
    fn of(app: App, groups: &[Group]) -> Size {
        let (play, texts) = (app.play.read(), app.texts.read());
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return Size::default() };
        let of_modules: usize =
            modules::played(&view).map(|room| room.hand_cards(&texts.0, &view).len()).sum();
        Size {
            cards: of_modules + groups.iter().map(|group| group.cards.len()).sum::<usize>(),
            groups: groups.len() + usize::from(of_modules > 0),
        }
    }

    /// The last card of a group is not covered by another, so a group takes as much room as a card and a half.
    fn is_large(self) -> bool {
        self.cards >= LARGE || 2 * self.cards + 3 * self.groups >= 34
    }

    fn is_huge(self) -> bool {
        self.cards >= HUGE
    }
}

/// The hand of whoever holds the screen.
#[component]
pub fn Hand() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let groups = Memo::new(move |_| groups(app, desk));
    let size = Memo::new(move |_| Size::of(app, &groups.read()));
    // Whoever watches a game at a server has no hand, but sees what is known of the others.
    let watches = move || {
        let play = app.play.read();
        play.as_ref().is_some_and(|play| play.there().is_some() && play.viewer() == Viewer::Public)
    };
    let is_paying = move || desk.selected.get().and_then(|selected| selected.goods()).is_some();
    let tap = move |card: &HandCard| {
        desk.watched.set(None);
        match (untrack(is_paying), card.action) {
            (true, _) => desk.lay_out(card.card, card.is_laid_out),
            (false, Some(action)) => desk.act(action),
            (false, None) => {}
        }
    };
    let card = move |card: HandCard| {
        let shown = card.clone();
        let is_live = card.action.is_some();
        view! {
            <button class="hcard" class:pointed=move || app.is_pointed(Spot::Card(card.card)) class:can=is_live class:new=card.is_new data-card=card.card.to_string()
                title=card.name.clone() aria-pressed=card.is_laid_out.to_string()
                disabled=move || !is_live && !is_paying() on:click=move |_| tap(&shown)>
                <span class="visually-hidden">{card.name.clone()}</span>
                <svg class="card" class:coin=card.card.is_coin() viewBox=CARD aria-hidden="true"
                    inner_html=art::money_art(card.card)></svg>
                {(card.is_laid_out || card.is_new).then(|| view! {
                    <span class="tick" aria-hidden="true"><Glyph icon=Icon::Check /></span>
                })}
            </button>
        }
    };
    view! {
        <section class="hand" id="hand" class:large=move || size.get().is_large()
            class:huge=move || size.get().is_huge() aria-label=move || app.t("hand")>
            <For each=move || groups.get() key=Clone::clone let:group>
                <div class="hand-group">
                    {group.cards.into_iter().map(card).collect_view()}
                    <span class="hand-sum" aria-hidden="true">
                        <svg class="coin" viewBox="0 0 40 40" inner_html=art::coin_art(group.currency)></svg>
                        {group.total}
                    </span>
                </div>
            </For>
            <Shown place=Place::Hand />
            <Show when=watches><KnownHands /></Show>
        </section>
    }
}
