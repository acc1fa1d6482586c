//! What happened: since the own last turn, then what was before; and the whole log behind a button.

use engine::vocab::{Money, Seat, TileId};
use engine::{Event, Viewer};
use i18n::{Kinds, Texts};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, Face, SeatColour};
use crate::modules::CARD;
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::LastRound;
use crate::play::Play;

/// How many sentences of the log are kept on the page while it is closed.
const KEPT: usize = 60;

/// How many older turns are told below the news; the panel cuts off what does not fit.
const OLDER: usize = 12;

/// A small picture of what a line is about.
#[derive(Clone, Copy, PartialEq)]
enum Thumb {
    Tile(Face),
    Card(Money),
}

/// One thing that somebody did.
#[derive(Clone, PartialEq)]
struct Deed {
    colour: Option<SeatColour>,
    /// Who, for those who do not see the colour.
    name: Option<String>,
    text: String,
    /// Whether the price was met exactly, which is told in bold.
    is_exact: bool,
    thumbs: Vec<Thumb>,
}

/// The deeds of one turn.
#[derive(Clone, PartialEq)]
struct Turn {
    seat: Seat,
    deeds: Vec<Deed>,
}

/// What the story tells: the news in the order in which they happened, then older turns, the newest first.
#[derive(Clone, PartialEq, Default)]
struct Told {
    news: Vec<Deed>,
    older: Vec<Deed>,
}

/// A deed of the base game in few words, without who did it. Nothing for what is too small, or told in another way.
fn short(event: &Event, texts: &Texts) -> Option<(Seat, String)> {
    let of = |key: &str, tile: TileId| texts.with(key, &[("tile", (&texts.tile(tile)).into())]);
    Some(match *event {
        Event::MoneyTaken { seat, cards } => {
            let cards: Vec<String> = cards.as_slice().iter().map(|&card| texts.card(card)).collect();
            (seat, texts.with("story-took", &[("cards", (&cards.join(" + ")).into())]))
        }
        Event::TileBought { seat, tile, pay, exact, .. } => {
            let bought = of("story-bought", tile);
            let over = pay.total().saturating_sub(tile.price().into());
            let over = (!exact && over > 0).then(|| texts.with("story-over", &[("count", over.into())]));
            (seat, over.map_or(bought.clone(), |over| format!("{bought}, {over}")))
        }
        Event::TileReserved { seat, tile } => (seat, of("story-reserved", tile)),
        Event::TileGiven { seat, tile } => (seat, of("story-given", tile)),
        Event::TileAdded { seat, tile, .. } => (seat, of("story-added", tile)),
        Event::TileRemoved { seat, tile, .. } => (seat, of("story-removed", tile)),
        Event::TileSwapped { seat, tile, old, .. } => {
            let (tile, old) = (texts.tile(tile), texts.tile(old));
            (seat, texts.with("story-swapped", &[("tile", (&tile).into()), ("old", (&old).into())]))
        }
        _ => return None,
    })
}

/// Whether an event is part of something that is told already, or does not matter any more.
fn is_small(event: &Event) -> bool {
    match event {
        Event::TurnStarted { .. }
        | Event::Paid { .. }
        | Event::MoneyAdded { .. }
        | Event::TilePlaced { .. }
        | Event::Stopped { .. }
        | Event::Reshuffled { .. }
        | Event::RowFilled { .. }
        | Event::ScoringDue { .. }
        | Event::Points { .. }
        | Event::DirkDrew { .. }
        | Event::MarketFilled { .. }
        | Event::MarketShort => true,
        // What chance brought to the market.
        Event::RedPalace(_) => event.reveals(),
        _ => false,
    }
}

impl Deed {
    fn of(play: &Play, texts: &Texts, event: &Event) -> Option<Deed> {
        let view = play.view();
        if is_small(event) {
            return None;
        }
        let thumbs = match *event {
            Event::MoneyTaken { cards, .. } => {
                cards.as_slice().iter().map(|&card| Thumb::Card(card)).collect()
            }
            Event::TileBought { tile, .. }
            | Event::TileReserved { tile, .. }
            | Event::TileGiven { tile, .. }
            | Event::TileAdded { tile, .. }
            | Event::TileRemoved { tile, .. }
            | Event::TileSwapped { tile, .. } => vec![Thumb::Tile(Face::of(&view, tile))],
            _ => Vec::new(),
        };
        let is_exact = matches!(event, Event::TileBought { exact: true, .. });
        Some(match short(event, texts) {
            Some((seat, text)) => {
                Deed { colour: Some(play.colour(seat)), name: Some(play.name(seat)), text, is_exact, thumbs }
            }
            None => {
                let text = texts.event(&event.seen_by(play.viewer()), &play.names())?;
                Deed { colour: None, name: None, text, is_exact, thumbs }
            }
        })
    }
}

/// The last turns, the newest last. Only so many are looked at that a panel can be filled with them.
fn turns(play: &Play, texts: &Texts) -> Vec<Turn> {
    let texts = texts.knowing(Kinds::of(&play.view()));
    let log = play.log();
    let starts = (0..log.len()).rev().filter_map(|place| match log[place].1 {
        Event::TurnStarted { seat, .. } => Some((place, seat)),
        _ => None,
    });
    // The first turn begins with the game, and no event tells of it. Turns go round, so the second one tells whose it was.
    let players = play.places.len();
    let second = log.iter().find_map(|(_, event)| match *event {
        Event::TurnStarted { seat, .. } => Some(seat),
        _ => None,
    });
    let before = |seat: Seat| Seat::new((seat.index() + players - 1) % players);
    let first = second.map_or_else(|| Some(play.view().turn_of()), before);
    let starts = starts.chain(first.map(|seat| (0, seat)));
    let mut end = log.len();
    let mut turns = Vec::new();
    for (start, seat) in starts.take(OLDER + 2 * play.places.len()) {
        let events = log[start..end].iter();
        let deeds = events.filter_map(|(_, event)| Deed::of(play, &texts, event)).collect();
        turns.push(Turn { seat, deeds });
        end = start;
    }
    turns.reverse();
    turns
}

impl Told {
    fn of(play: &Play, texts: &Texts) -> Told {
        let mut turns = turns(play, texts);
        let own = match play.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        // What is done in the own turn is no news.
        let current = turns.pop_if(|turn| Some(turn.seat) == own);
        let since = turns.iter().rposition(|turn| Some(turn.seat) == own).map_or(0, |place| place + 1);
        let news = turns.split_off(since).into_iter().flat_map(|turn| turn.deeds).collect();
        let older = current.into_iter().chain(turns.into_iter().rev().take(OLDER));
        Told { news, older: older.flat_map(|turn| turn.deeds).collect() }
    }
}

/// A line of the story.
#[component]
fn Line(
    /// What it tells.
    deed: Deed,
    /// Whether it is no news.
    is_old: bool,
) -> impl IntoView {
    let app = app();
    let Deed { colour, name, text, is_exact, thumbs } = deed;
    let thumb = |thumb: Thumb| match thumb {
        Thumb::Tile(face) => view! {
            <svg class="thumb-tile" viewBox="0 0 100 100" inner_html=art::face_art(&face)></svg>
        }
        .into_any(),
        Thumb::Card(card) => {
            view! { <svg class="thumb-card" viewBox=CARD inner_html=art::money_art(card)></svg> }.into_any()
        }
    };
    view! {
        <li class:old=is_old class:plain=colour.is_none()>
            {colour.map(|colour| view! { <SeatMark colour /> })}
            <span>
                {name.map(|name| view! { <span class="visually-hidden">{name}" "</span> })}
                {text}
                {is_exact.then(|| view! { ", "<b class="paid-exactly">{app.t("story-exact")}</b> })}
            </span>
            <span class="thumbs" aria-hidden="true">{thumbs.into_iter().map(thumb).collect_view()}</span>
        </li>
    }
}

/// What happened since the own last turn, and before.
#[component]
pub fn Story(
    /// The id of the panel, of which only one may be on the page. With one it has the whole log behind a button.
    #[prop(optional)]
    id: Option<&'static str>,
) -> impl IntoView {
    let app = app();
    let told = Memo::new(move |_| {
        let texts = app.texts.read();
        app.play.read().as_ref().map_or_else(Told::default, |play| Told::of(play, &texts.0))
    });
    let lines = move |deeds: Vec<Deed>, is_old: bool| {
        deeds.into_iter().map(|deed| view! { <Line deed is_old /> }).collect_view()
    };
    let dialog = NodeRef::<Dialog>::new();
    let is_open = RwSignal::new(false);
    let open = move |_| {
        is_open.set(true);
        if let Some(dialog) = dialog.get_untracked() {
            let _ = dialog.show_modal();
        }
    };
    view! {
        <section class="panel story" id=id aria-label=move || app.t("story")>
            <h2>
                <Glyph icon=Icon::Book />{move || app.t("since-your-turn")}
                {match id {
                    Some(_) => view! { <LastRound id="explain-round" /> }.into_any(),
                    None => view! { <LastRound /> }.into_any(),
                }}
                {id.map(|_| view! {
                    <button class="aside" id="open-log" on:click=open>
                        {move || app.t("story-all")}<span class="visually-hidden">" "{move || app.t("log")}</span>
                    </button>
                })}
            </h2>
            <ol>
                {move || {
                    let Told { news, older } = told.get();
                    let is_empty = news.is_empty() && older.is_empty();
                    let nothing = is_empty.then(|| view! { <li class="old plain"><span>{app.t("story-empty")}</span></li> });
                    (nothing, lines(news, false), lines(older, true))
                }}
            </ol>
            {id.map(|_| view! {
                <dialog class="dialog log-dialog" id="log-dialog" node_ref=dialog aria-label=move || app.t("log")
                    on:close=move |_| is_open.set(false)>
                    <h2>{move || app.t("log")}</h2>
                    <Log is_open=is_open.into() />
                    <form method="dialog"><button class="btn" id="close-log">{move || app.t("close")}</button></form>
                </dialog>
            })}
        </section>
    }
}

/// Every sentence of the log, newest first; only the last ones while nobody reads them.
#[component]
fn Log(
    /// Whether somebody reads it.
    is_open: Signal<bool>,
) -> impl IntoView {
    let app = app();
    let sentences = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let all = play.log().len();
        let from = if is_open.get() { 0 } else { all.saturating_sub(KEPT) };
        let mut told = play.told(&app.texts.read().0, play.viewer(), from..all);
        told.reverse();
        told
    });
    view! {
        <ol class="log" id="log" reversed=true tabindex="0" role="log" aria-live="off" aria-label=move || app.t("log")>
            {move || sentences.get().into_iter().map(|(_, text)| view! { <li>{text}</li> }).collect_view()}
        </ol>
    }
}
