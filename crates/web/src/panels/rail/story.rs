//! What happened: first since the person's last turn, then before that; the whole log is behind a button.

use engine::vocab::{Seat, TileId};
use engine::{Event, Viewer};
use i18n::{Kinds, Texts};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::panels::lines::{StoryChapter, StoryLine, numbered, walk_lines};
use crate::panels::people::is_followed;
use crate::panels::rail::StorySwitch;
use crate::panels::scoring::LastRound;
use crate::play::Play;
use crate::story::{Chapter, Head, Line, chapters, is_small};

/// The least number of events that the log keeps on the page while it is closed.
const KEPT: usize = 60;

/// How many older turns are listed below the news; the panel cuts off what does not fit.
const OLDER: usize = 12;

/// What a player did in one turn.
#[derive(Clone, PartialEq)]
struct Turn {
    seat: Seat,
    deeds: Vec<Line>,
}

/// The contents of the panel: the news, oldest first, then older turns, newest first.
#[derive(Clone, PartialEq, Default)]
struct Told {
    news: Vec<Line>,
    older: Vec<Line>,
}

/// An action of the base game in a few words, without the player's name. `None` if it is too minor, or worded
/// elsewhere.
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

/// An action as a line; `None` if it is too minor.
fn deed(play: &Play, texts: &Texts, happened: &(usize, Event)) -> Option<Line> {
    let event = &happened.1;
    // The purchase already says enough.
    if is_small(event) || matches!(event, Event::TilePlaced { .. }) {
        return None;
    }
    let line = |text: String| Line::new(play, &texts.kinds(), happened, text);
    Some(match short(event, texts) {
        Some((seat, text)) => Line { whose: Some((play.colour(seat), play.name(seat))), ..line(text) },
        None => line(texts.event(&event.seen_by(play.viewer()), &play.names())?),
    })
}

/// The last turns, newest last: only as many as can fill a panel.
fn turns(play: &Play, texts: &Texts) -> Vec<Turn> {
    let texts = texts.knowing(Kinds::of(&play.view()));
    let log = play.log();
    let starts = (0..log.len()).rev().filter_map(|place| match log[place].1 {
        Event::TurnStarted { seat, .. } => Some((place, seat)),
        _ => None,
    });
    // No event marks the first turn, which begins with the game. Turns go round in order, so the second one tells
    // whose it was.
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
        let deeds = events.filter_map(|happened| deed(play, &texts, happened)).collect();
        turns.push(Turn { seat, deeds });
        end = start;
    }
    turns.reverse();
    turns
}

impl Told {
    /// The line at the top.
    fn first(&self) -> Option<&Line> {
        self.news.first().or(self.older.first())
    }

    fn of(play: &Play, texts: &Texts) -> Told {
        let mut turns = turns(play, texts);
        let own = match play.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        // What the person does in their own turn is not news.
        let current = turns.pop_if(|turn| Some(turn.seat) == own);
        let since = turns.iter().rposition(|turn| Some(turn.seat) == own).map_or(0, |place| place + 1);
        let news = turns.split_off(since).into_iter().flat_map(|turn| turn.deeds).collect();
        let older = current.into_iter().chain(turns.into_iter().rev().take(OLDER));
        Told { news, older: older.flat_map(|turn| turn.deeds).collect() }
    }
}

/// What happened since the person's last turn, and before.
#[component]
pub fn Story(
    /// The id of the panel; it must be unique on the page. With an id, the panel has a button for the whole log.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Set to true to show the talk in its place, at a table of a server.
    #[prop(optional)]
    talks: Option<RwSignal<bool>>,
) -> impl IntoView {
    let app = app();
    let told = Memo::new(move |_| {
        let texts = app.texts.read();
        app.play.read().as_ref().map_or_else(Told::default, |play| Told::of(play, &texts.0))
    });
    // Whoever watches has no turn.
    let title = move || match app.play.read().as_ref().map(Play::viewer) {
        Some(Viewer::Public) => "story",
        _ => "since-your-turn",
    };
    let go = Callback::new(move |step: usize| app.open_replay(step));
    let line = move |number: usize, line: Line, is_old: bool| {
        let first = line.clone();
        let is_stop = Signal::derive(move || number == 0 && told.read().first() == Some(&first));
        view! { <StoryLine line is_old is_stop go /> }
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
                <Glyph icon=Icon::Book /><span class="story-title">{move || app.t(title())}</span>
                {match id {
                    Some(_) => view! { <LastRound id="explain-round" /> }.into_any(),
                    None => view! { <LastRound /> }.into_any(),
                }}
                {id.map(|_| view! {
                    <button class="aside" id="open-log" on:click=open>
                        <span class="wide">{move || app.t("story-all")}</span><Glyph icon=Icon::List />
                        <span class="visually-hidden">" "{move || app.t("log")}</span>
                    </button>
                })}
                {talks.map(|talks| view! { <Show when=move || is_followed(app)><StorySwitch talks /></Show> })}
            </h2>
            <ol on:keydown=move |event| walk_lines(&event)>
                <Show when=move || told.read().first().is_none()>
                    <li class="old">{move || app.t("story-empty")}</li>
                </Show>
                <For each=move || numbered(&told.read().news) key=Clone::clone let:one>{line(one.0, one.1, false)}</For>
                <For each=move || numbered(&told.read().older) key=Clone::clone let:one>{line(one.0, one.1, true)}</For>
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

/// The headings of chapters.
fn heads(chapters: &[Chapter]) -> Vec<Head> {
    chapters.iter().map(|chapter| chapter.head).collect()
}

/// Every turn and scoring round with everything that happened in it, newest first; only the last ones while it is
/// closed.
#[component]
fn Log(
    /// Whether the log is open.
    is_open: Signal<bool>,
) -> impl IntoView {
    let app = app();
    let told = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let events = if is_open.get() { usize::MAX } else { KEPT };
        let mut told = chapters(play, &app.texts.read().0, Some(play.viewer()), events);
        told.reverse();
        told
    });
    let go = Callback::new(move |step: usize| app.open_replay(step));
    let chapter = move |head: Head| {
        let of_chapter = move |told: &Vec<Chapter>| {
            told.iter()
                .find(|chapter| chapter.head == head)
                .map_or_else(Vec::new, |chapter| chapter.lines.clone())
        };
        let lines = Memo::new(move |_| told.with(of_chapter));
        let is_stop = Signal::derive(move || told.read().first().is_some_and(|first| first.head == head));
        view! { <StoryChapter head lines is_stop go /> }
    };
    view! {
        <div class="log told-turns" id="log" tabindex="0" role="log" aria-live="off" aria-label=move || app.t("log")
            on:keydown=move |event| walk_lines(&event)>
            <For each=move || heads(&told.read()) key=Clone::clone children=chapter />
        </div>
    }
}
