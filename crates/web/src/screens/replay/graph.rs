//! A graph of the points everybody would have if the next round were scored, turn by turn, with scoring rounds and
//! turning points to tap.

use engine::{Points, Scorer};
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;

use super::Reader;
use super::reel::{Reel, Standing};
use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::minus;
use crate::play::Play;
use crate::screens::game_over::race::{DASHES, levels};

/// The margins around the lines: for the points at the left, and for the rounds below.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 30.0;

/// The radius of the disc of a turning point; `APART` is the least distance between two discs.
const DISC: f64 = 12.5;
const APART: f64 = 28.0;

/// The scale of a graph of a given size.
#[derive(Clone, Copy)]
struct Scale {
    width: f64,
    height: f64,
    /// The last index along the graph.
    last: usize,
    low: Points,
    high: Points,
    level: Points,
}

impl Scale {
    fn of(reel: &Reel, (width, height): (f64, f64)) -> Scale {
        let all = reel.standings.iter().flat_map(|standing| standing.points.iter().copied());
        let (low, high, level) = levels(all);
        Scale { width, height, last: reel.standings.len().saturating_sub(1).max(1), low, high, level }
    }

    fn x(self, at: usize) -> f64 {
        LEFT + (self.width - LEFT - RIGHT) * at as f64 / self.last as f64
    }

    fn y(self, points: Points) -> f64 {
        let part = f64::from(self.high - points) / f64::from((self.high - self.low).max(1));
        TOP + (self.height - TOP - BOTTOM) * part
    }

    /// The index along the graph that is nearest to an x coordinate.
    fn at(self, x: f64) -> usize {
        let part = (x - LEFT) / (self.width - LEFT - RIGHT);
        (part.clamp(0.0, 1.0) * self.last as f64).round() as usize
    }
}

/// The graph in words: everybody's points after each round and at the end.
fn in_words(app: App, play: &Play, reel: &Reel) -> String {
    let texts = app.texts.read();
    let told: Vec<&Standing> = reel.standings.iter().filter(|standing| standing.round.is_some()).collect();
    let names = play.names();
    let of = |(place, &who): (usize, &Scorer)| {
        let points: Vec<String> = told.iter().map(|standing| minus(standing.points[place])).collect();
        texts.0.labelled(&texts.0.scorer(who, &names), &points.join(", "))
    };
    let all: Vec<String> = reel.scorers.iter().enumerate().map(of).collect();
    format!("{}. {}", app.t("replay-graph"), all.join("; "))
}

/// A mark on the graph that leads to a moment.
#[component]
fn Jump(
    /// The name of the mark, for screen readers.
    name: String,
    /// The number of a scoring round, if the mark is for one.
    #[prop(optional)]
    round: Option<u8>,
    /// The index of a turning point, if the mark is for one.
    #[prop(optional)]
    turning: Option<usize>,
    /// The step it leads to.
    step: usize,
    reader: Reader,
    children: Children,
) -> impl IntoView {
    let presses = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            event.stop_propagation();
            reader.go(step);
        }
    };
    view! {
        <g class="jump" role="button" tabindex="0" aria-label=name data-round=round data-turning=turning
            aria-current=move || (reader.step.get() == step).then_some("step")
            on:click=move |_| reader.go(step) on:keydown=presses>
            {children()}
        </g>
    }
}

fn lines(play: &Play, reel: &Reel, scale: Scale) -> impl IntoView + use<> {
    // Draw the first seat last, on top of the others.
    let of = |(place, &who): (usize, &Scorer)| {
        let corners: Vec<String> = (reel.standings.iter().enumerate())
            .map(|(at, standing)| format!("{:.1},{:.1}", scale.x(at), scale.y(standing.points[place])))
            .collect();
        let corners = corners.join(" ");
        let (class, mark) = match who {
            Scorer::Seat(seat) => {
                let colour = play.colour(seat);
                (format!("run run-{}", colour.name()), Some(art::seat_mark(colour)))
            }
            Scorer::Dirk => ("run".to_string(), None),
        };
        let ends =
            |&(at, standing): &(usize, &Standing)| at == 0 || standing.round.is_some() || at == scale.last;
        let marks = reel.standings.iter().enumerate().filter(ends).filter_map(|(at, standing)| {
            let (x, y) = (scale.x(at) - 8.0, scale.y(standing.points[place]) - 8.0);
            let place = format!("translate({x:.1} {y:.1}) scale(.4)");
            mark.clone().map(|mark| view! { <g transform=place inner_html=mark></g> })
        });
        view! {
            <polyline class="run-edge" points=corners.clone() />
            <polyline class=class points=corners stroke-dasharray=DASHES[place.min(6)] />
            {marks.collect_view()}
        }
    };
    reel.scorers.iter().enumerate().rev().map(of).collect_view()
}

/// The marks to tap: rounds below the lines, turning points on them.
fn jumps(app: App, play: &Play, reel: &Reel, scale: Scale, reader: Reader) -> impl IntoView + use<> {
    let rounds = reel.standings.iter().enumerate().filter_map(|(at, standing)| {
        let number = standing.round?.number();
        let (x, step) = (scale.x(at), standing.step);
        let name = app.tw("scoring-short", &[("number", number.into())]);
        // The last label is aligned to the edge.
        let (anchor, from) = if at + 2 > scale.last { ("end", x - 74.0) } else { ("middle", x - 40.0) };
        let label = name.clone();
        Some(view! {
            <Jump name=label round=number step reader>
                <path class="stop" d=format!("M{x:.1} {TOP}V{:.1}", scale.height - BOTTOM) />
                <rect class="hit" x=format!("{from:.1}") y=scale.height - BOTTOM width="80" height=BOTTOM />
                <text x=format!("{x:.1}") y=scale.height - 9.0 text-anchor=anchor>{name}</text>
            </Jump>
        })
    });
    let mut last: Option<(f64, f64)> = None;
    let discs = reel.turnings.iter().enumerate().map(|(place, turning)| {
        let standing = &reel.standings[turning.at];
        let (x, y) = (scale.x(turning.at), scale.y(standing.points[turning.leader]));
        // Above its line if there is room, and never over the previous disc.
        let y = if y > TOP + 26.0 { y - 20.0 } else { y + 20.0 };
        let y = match last {
            Some((before, over)) if x - before < APART && (y - over).abs() < APART => {
                if over - APART > TOP { over - APART } else { over + APART }
            }
            Some(_) | None => y,
        };
        last = Some((x, y));
        let name = format!("{}: {}", place + 1, turning_words(app, play, reel, place));
        let step = standing.step;
        view! {
            <Jump name turning=place + 1 step reader>
                <circle class="hit" cx=format!("{x:.1}") cy=format!("{y:.1}") r="16" />
                <circle class="disc" cx=format!("{x:.1}") cy=format!("{y:.1}") r=DISC />
                <text class="disc-number" x=format!("{x:.1}") y=format!("{:.1}", y + 5.0) text-anchor="middle">{place + 1}</text>
            </Jump>
        }
    });
    (rounds.collect_view(), discs.collect_view())
}

/// A turning point in words.
pub fn turning_words(app: App, play: &Play, reel: &Reel, place: usize) -> String {
    let Some(turning) = reel.turnings.get(place) else { return String::new() };
    let name = app.texts.read().0.scorer(reel.scorers[turning.leader], &play.names());
    let turn = reel.standings[turning.at].turn;
    app.tw("turning-lead", &[("turn", turn.into()), ("name", (&name).into())])
}

/// The graph, and everybody's points at the current step.
#[component]
pub fn Graph(
    /// The replay to show.
    reader: Reader,
) -> impl IntoView {
    let app = app();
    let frame = NodeRef::<Div>::new();
    let size = RwSignal::new((720.0, 200.0));
    let measure = move || {
        if let Some(frame) = frame.get_untracked() {
            let (width, height) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
            if width > 100.0 && height > 60.0 && size.get_untracked() != (width, height) {
                size.set((width, height));
            }
        }
    };
    Effect::new(move |_| {
        if frame.get().is_some() {
            request_animation_frame(measure);
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let scale = move || reader.reel.with_value(|reel| Scale::of(reel, size.get()));
    let tapped = move |event: leptos::ev::MouseEvent| {
        if let Some(frame) = frame.get_untracked() {
            let x = f64::from(event.client_x()) - frame.get_bounding_client_rect().left();
            let at = untrack(scale).at(x);
            let step = reader.reel.with_value(|reel| reel.standings.get(at).map(|standing| standing.step));
            step.into_iter().for_each(|step| reader.go(step));
        }
    };
    let drawn = move || {
        let play = app.play.read();
        let (play, scale) = (play.as_ref()?, scale());
        let levels = (scale.low..=scale.high).step_by(scale.level as usize).map(|points| {
            let y = scale.y(points);
            view! {
                <path class="level" d=format!("M{LEFT} {y:.1}H{:.1}", scale.width - RIGHT) />
                <text x=LEFT - 7.0 y=format!("{:.1}", y + 4.0) text-anchor="end">{minus(points)}</text>
            }
        });
        Some(reader.reel.with_value(|reel| {
            view! {
                <g aria-hidden="true">{levels.collect_view()}</g>
                <g aria-hidden="true">{lines(play, reel, scale)}</g>
                {jumps(app, play, reel, scale, reader)}
            }
        }))
    };
    let at = Memo::new(move |_| reader.reel.with_value(|reel| reel.standing_at(reader.step.get())));
    let now = move || {
        let scale = scale();
        let x = scale.x(at.get());
        view! {
            <rect class="now" x=format!("{:.1}", x - 6.0) y=TOP width="12" height=scale.height - TOP - BOTTOM rx="5" />
        }
    };
    let legend = move || {
        let play = app.play.read();
        let play = play.as_ref()?;
        Some(reader.reel.with_value(|reel| {
            let points =
                reel.standings.get(at.get()).map(|standing| standing.points.clone()).unwrap_or_default();
            let all = reel.scorers.iter().zip(points);
            let of = |(&who, points): (&Scorer, Points)| {
                let name = app.texts.read().0.scorer(who, &play.names());
                let colour = match who {
                    Scorer::Seat(seat) => Some(play.colour(seat)),
                    Scorer::Dirk => None,
                };
                view! {
                    <li>
                        {colour.map(|colour| view! { <SeatMark colour /> })}
                        <span class="whose">{name}</span>" "<b>{minus(points)}</b>
                    </li>
                }
            };
            all.map(of).collect_view()
        }))
    };
    let label = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().map(|play| reader.reel.with_value(|reel| in_words(app, play, reel)))
    });
    view! {
        <section class="panel-plaster replay-graph">
            <header>
                <h2><Glyph icon=Icon::Race /><span>{move || app.t("replay-graph")}</span></h2>
                <ul class="legend">{legend}</ul>
            </header>
            <div class="graph-frame" node_ref=frame>
                <svg class="race-graph" viewBox=move || { let (width, height) = size.get(); format!("0 0 {width} {height}") }
                    role="group" aria-label=label>
                    {now}
                    <rect class="graph-tap" x="0" y="0" width="100%" height="100%" on:click=tapped />
                    {drawn}
                </svg>
            </div>
        </section>
    }
}
