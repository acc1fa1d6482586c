//! The replay of a game: it runs by itself or step by step and jumps to turns, scoring rounds and turning points. A
//! new game can branch off from any point.

mod controls;
mod eyes;
mod graph;
mod list;
mod position;
mod reel;

use engine::vocab::Seat;
use engine::{Game, Scorer, Viewer};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::{App, Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::minus;
use crate::panels::seed::SeedLine;
use crate::panels::share::Share;
use crate::play::Play;
use crate::story::{Chapter, Line, Spot, chapters};
use controls::{Controls, Speed};
use eyes::{EyeSwitch, Eyes};
use graph::Graph;
use position::{OpenTable, SeatAt};
use reel::Reel;

/// Handles to a replay; cheap to copy.
#[derive(Clone, Copy)]
struct Reader {
    reel: StoredValue<Reel>,
    /// The number of actions in the game.
    total: usize,
    /// The current step: how many actions have been played.
    step: RwSignal<usize>,
    /// Whether the replay is running by itself.
    is_playing: RwSignal<bool>,
    speed: RwSignal<Speed>,
    /// Whose hands are visible.
    eyes: RwSignal<Eyes>,
    /// The seat whose palace is shown if there is only room for one.
    watched: RwSignal<Seat>,
    /// Whether the story is open, on screens where it is a sheet.
    is_list_open: RwSignal<bool>,
    /// The game at the current step.
    game: Memo<Game>,
    /// The story as the chosen eyes may know it.
    chapters: Memo<Vec<Chapter>>,
    /// What to highlight: what the last action was about, or what the person points at in the story.
    lit: Memo<Vec<Spot>>,
}

/// The lines that belong to a step.
fn lines_of(chapters: &[Chapter], step: usize) -> impl Iterator<Item = &Line> {
    chapters.iter().flat_map(|chapter| &chapter.lines).filter(move |line| line.step == step)
}

impl Reader {
    fn new(app: App, play: &Play) -> Option<Reader> {
        let reel = Reel::of(play)?;
        let total = reel.len();
        let reel = StoredValue::new(reel);
        let moment = app.moment.get_untracked();
        app.moment.set(None);
        let step = RwSignal::new(moment.map_or(total, |moment| moment.min(total)));
        let eyes = RwSignal::new(Eyes::first(play));
        let game = Memo::new(move |_| reel.with_value(|reel| reel.at(step.get())));
        let chapters = Memo::new(move |_| {
            let (play, texts) = (app.play.read(), app.texts.read());
            play.as_ref()
                .map_or_else(Vec::new, |play| chapters(play, &texts.0, eyes.get().listener(play), usize::MAX))
        });
        let lit = Memo::new(move |_| {
            let pointed = app.pointed.get();
            if !pointed.is_empty() {
                return pointed;
            }
            let chapters = chapters.read();
            let lines = lines_of(&chapters, step.get());
            // What chance brought afterwards is not part of the action.
            lines.filter(|line| !line.is_small).flat_map(|line| line.spots.iter().copied()).collect()
        });
        let seat = match play.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat::FIRST,
        };
        // If there is only room for one palace, show that of the player who has just acted.
        let watched = RwSignal::new(seat);
        let actor = Memo::new(move |_| {
            let before = step.get().checked_sub(1)?;
            reel.with_value(|reel| reel.at(before)).to_act()
        });
        Effect::new(move |_| {
            if let Some(seat) = actor.get() {
                watched.set(seat);
            }
        });
        Some(Reader {
            reel,
            total,
            step,
            is_playing: RwSignal::new(false),
            speed: RwSignal::new(Speed::Quick),
            eyes,
            watched,
            is_list_open: RwSignal::new(false),
            game,
            chapters,
            lit,
        })
    }

    /// Goes to a step and stops running by itself.
    fn go(self, step: usize) {
        self.is_playing.set(false);
        self.step.set(step.min(self.total));
    }

    /// Goes to a step from the story, and closes the story if it covers the boards.
    fn jump(self, step: usize) {
        self.is_list_open.set(false);
        self.go(step);
    }

    /// Goes some steps forward or back.
    fn walk(self, steps: isize) {
        self.go(self.step.get_untracked().saturating_add_signed(steps));
    }

    /// Starts running, from the beginning if the end was reached, or stops.
    fn toggle(self) {
        let is_playing = self.is_playing.get_untracked();
        if !is_playing && self.step.get_untracked() >= self.total {
            self.step.set(0);
        }
        self.is_playing.set(!is_playing);
    }

    /// What happened in the step, in words: the important lines, or all lines if there are none.
    fn told(self) -> Vec<String> {
        let (chapters, step) = (self.chapters.read(), self.step.get());
        let deeds: Vec<String> =
            lines_of(&chapters, step).filter(|line| !line.is_small).map(|line| line.text.clone()).collect();
        match deeds.is_empty() {
            true => lines_of(&chapters, step).map(|line| line.text.clone()).collect(),
            false => deeds,
        }
    }
}

/// The screen of the replay.
#[component]
pub fn Replay() -> impl IntoView {
    let app = app();
    Effect::new(move |_| app.has_own_top.set(true));
    on_cleanup(move || app.has_own_top.set(false));
    // A game that is only followed has no record here; going back in the history may still lead to this screen.
    Effect::new(move |_| {
        if app.play.read().as_ref().is_some_and(|play| play.kept().is_none()) {
            app.screen.set(Screen::Table);
        }
    });
    // Another game, opened from a link, gets a new reader.
    let id = Memo::new(move |_| app.play.read().as_ref().map(|play| play.id.clone()));
    view! {
        {move || {
            id.track();
            app.play.read_untracked().as_ref().and_then(|play| {
                let reader = Reader::new(app, play)?;
                controls::listen(reader);
                controls::drive(reader);
                Some(view! { <Read reader players=play.places.len() /> })
            })
        }}
    }
}

/// The replay of one game.
#[component]
fn Read(reader: Reader, players: usize) -> impl IntoView {
    let app = app();
    let seats = move || Seat::all(players).map(|seat| view! { <SeatAt reader seat /> }).collect_view();
    let tab = move |seat: Seat| {
        let (name, colour) = app.play.read().as_ref().map(|play| (play.name(seat), play.colour(seat)))?;
        let is_watched = move || reader.watched.get() == seat;
        Some(view! {
            <button role="tab" data-watch=seat.index() aria-selected=move || is_watched().to_string()
                aria-controls=format!("seat-{}", seat.index()) on:click=move |_| reader.watched.set(seat)>
                <SeatMark colour /><span class="whose">{name}</span>
            </button>
        })
    };
    view! {
        <section class="replay" data-players=players>
            <Top reader />
            <Graph reader />
            <div class="replay-table"><OpenTable reader /></div>
            <EyeSwitch reader />
            <div class="seg replay-tabs" role="tablist" aria-label=move || app.t("players")>
                {move || Seat::all(players).map(tab).collect_view()}
            </div>
            <div class="replay-boards">{seats()}</div>
            <list::Story reader />
            <Controls reader />
        </section>
    }
}

/// The top bar: back to the table, what the game is, how it ended, and sharing it.
#[component]
fn Top(reader: Reader) -> impl IntoView {
    let app = app();
    let sharing = NodeRef::<Dialog>::new();
    let result = move || {
        let play = app.play.read();
        let play = play.as_ref()?;
        let view = play.open_view();
        let names = play.names();
        let all = reader.reel.with_value(|reel| reel.scorers.clone()).into_iter().map(|who| {
            let points = match who {
                Scorer::Seat(seat) => view.score(seat),
                Scorer::Dirk => view.dirk_score().unwrap_or(0),
            };
            format!("{} {}", app.texts.read().0.scorer(who, &names), minus(points))
        });
        Some(all.collect::<Vec<_>>().join(", "))
    };
    view! {
        <header class="top replay-top">
            <button class="tbtn" id="to-table" title=move || app.t("continue-game") aria-label=move || app.t("continue-game")
                on:click=move |_| app.screen.set(Screen::Table)><Glyph icon=Icon::Left /></button>
            <button class="brand" id="to-home" title=move || app.t("home") aria-label=move || app.t("home")
                on:click=move |_| app.screen.set(Screen::Home)>
                <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
            </button>
            <div class="replay-title">
                <h1>{move || app.t("replay")}</h1>
                <p>{result}</p>
            </div>
            <button class="tbtn" id="share-game" aria-label=move || app.t("share") on:click=move |_| if let Some(dialog) = sharing.get_untracked() {
                let _ = dialog.show_modal();
            }>
                <Glyph icon=Icon::Share /><span class="wide">{move || app.t("share")}</span>
            </button>
            <button class="tbtn" id="open-list" aria-label=move || app.t("story")
                on:click=move |_| reader.is_list_open.set(true)><Glyph icon=Icon::Book /></button>
            <dialog class="dialog" id="share-dialog" node_ref=sharing aria-label=move || app.t("share")>
                <h2>{move || app.t("share")}</h2>
                <Share />
                <SeedLine />
                <form method="dialog"><button class="btn pri" id="close-share">{move || app.t("close")}</button></form>
            </dialog>
        </header>
    }
}
