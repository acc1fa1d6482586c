//! The ceremony of a scoring round: kind after kind, then the walls, what modules bring, and the standings. Bots wait
//! while it is open.

mod told;

use std::time::Duration;

use engine::vocab::Building;
use engine::{Event, Points, Round};
use i18n::Arg;
use leptos::ev;
use leptos::html::{Button, Dialog};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::board::palace::PalaceBoard;
use crate::nav;
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::{Explained, minus};
use told::{About, Column, Row, Told};

/// How long a column is shown before the next one follows.
const COLUMN: Duration = Duration::from_millis(1100);

/// How long the stage takes to open.
const OPENING: Duration = Duration::from_millis(600);

/// The number of ticks in which totals count up.
const TICKS: u8 = 12;

/// The length of a tick.
const TICK: Duration = Duration::from_millis(40);

/// Opens when a new round has been scored, and when somebody asks to see a round again.
#[component]
pub fn Ceremony() -> impl IntoView {
    let app = app();
    Effect::new(move |seen: Option<(String, usize)>| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Default::default() };
        let news = seen.filter(|(id, _)| *id == play.id).and_then(|(_, seen)| play.log().get(seen..));
        let scored = news.unwrap_or_default().iter().rev().find_map(|(_, event)| match event {
            Event::Scored { round, .. } => Some(*round),
            _ => None,
        });
        if scored.is_some() {
            app.told_round.set(scored);
        }
        (play.id.clone(), play.log().len())
    });
    on_cleanup(move || app.told_round.set(None));
    view! { {move || app.told_round.get().map(|round| view! { <Stage round /> })} }
}

/// Whether a ceremony is open, so that everything else waits.
pub fn is_open(app: App) -> Signal<bool> {
    Signal::derive(move || app.told_round.get().is_some())
}

/// The progress of a ceremony.
#[derive(Clone, Copy)]
struct Telling {
    /// The index of the current column; past the last one, the ceremony is complete.
    at: RwSignal<usize>,
    /// The number of columns from which the totals count up.
    from: RwSignal<usize>,
    /// How many ticks the totals have counted.
    rolled: RwSignal<u8>,
    is_paused: RwSignal<bool>,
    /// The number of columns.
    columns: usize,
}

impl Telling {
    fn new(columns: usize, is_still: bool) -> Telling {
        let at = if is_still { columns } else { 0 };
        Telling {
            at: RwSignal::new(at),
            from: RwSignal::new(at),
            rolled: RwSignal::new(if is_still { TICKS } else { 0 }),
            is_paused: RwSignal::new(false),
            columns,
        }
    }

    fn is_done(self) -> bool {
        self.at.get() >= self.columns
    }

    /// Moves on to a column.
    fn go(self, to: usize) {
        self.from.set(self.told());
        self.at.set(to.min(self.columns));
        self.rolled.set(0);
    }

    /// How many columns are included in the totals by now.
    fn told(self) -> usize {
        (self.at.get_untracked() + 1).min(self.columns)
    }

    /// Starts the timers that advance the columns and count up the totals.
    fn run(self) {
        let timer = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            if let Some(timer) = timer.try_update_value(Option::take).flatten() {
                timer.clear();
            }
        };
        Effect::new(move |before: Option<()>| {
            stop();
            if !self.is_done() && !self.is_paused.get() {
                let wait = if before.is_none() { OPENING + COLUMN } else { COLUMN };
                let go_on = move || self.go(self.at.get_untracked() + 1);
                timer.set_value(set_timeout_with_handle(go_on, wait).ok());
            }
        });
        let clock = set_interval_with_handle(
            move || {
                if self.rolled.get_untracked() < TICKS {
                    self.rolled.update(|rolled| *rolled += 1);
                }
            },
            TICK,
        );
        on_cleanup(move || {
            stop();
            if let Ok(clock) = clock {
                clock.clear();
            }
        });
    }
}

/// The stage on which a round is presented.
#[component]
fn Stage(
    /// The round to present.
    round: Round,
) -> impl IntoView {
    let app = app();
    let told = app
        .play
        .read_untracked()
        .as_ref()
        .and_then(|play| Told::of(play, round, &app.texts.read_untracked().0));
    let Some(told) = told else { return ().into_any() };
    let dialog = NodeRef::<Dialog>::new();
    let (next, end) = (NodeRef::<Button>::new(), NodeRef::<Button>::new());
    let is_still = app.is_still();
    let telling = Telling::new(told.columns.len(), is_still);
    let shows_lines = RwSignal::new(false);
    let told = StoredValue::new(told);
    if !is_still {
        telling.run();
    }
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
        }
    });
    // The button that continues has the focus, so that Enter presses it.
    Effect::new(move |_| {
        let button = if telling.is_done() { end.get() } else { next.get() };
        if let Some(button) = button {
            request_animation_frame(move || {
                let _ = button.focus();
            });
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let skip = move || telling.go(telling.columns);
    let number = Arg::Number(round.number().into());
    let title = app.tw("scoring-title", &[("number", number)]);
    let label = title.clone();
    let sentence = Memo::new(move |_| {
        let at = telling.at.get();
        told.with_value(|told| match told.columns.get(at) {
            Some(column) => (column.title.clone(), column.why.clone()),
            None => told.outcome(&app.texts.read().0),
        })
    });
    let wide = told.with_value(|told| told.columns.len() > 9);
    let players = told.with_value(|told| told.rows.len());
    view! {
        <dialog class="scoring-dialog ceremony" class:done=move || telling.is_done() class:lines=move || shows_lines.get()
            class:crowded=wide data-players=players data-at=move || at_walls(told, telling.at.get())
            node_ref=dialog aria-label=label
            on:close=move |_| {
                app.told_round.set(None);
                nav::keep_focus();
            }
            on:cancel=move |event: ev::Event| if telling.at.get_untracked() < telling.columns {
                event.prevent_default();
                skip();
            }>
            <header class="ceremony-head">
                <svg class="ceremony-card" viewBox="0 0 70 100" aria-hidden="true"
                    inner_html=art::scoring_card_art(round.number())></svg>
                <div>
                    <h2>{title}</h2>
                    <p>{app.t("scoring-about")}</p>
                </div>
                <div class="ceremony-steps" aria-hidden="true">
                    {(0..telling.columns).map(|index| view! {
                        <i class:told=move || index < telling.at.get() class:now=move || index == telling.at.get()></i>
                    }).collect_view()}
                </div>
            </header>
            <div class="ceremony-kind" aria-hidden="true">
                {move || told.with_value(|told| told.columns.get(telling.at.get()).map(|column| view! {
                    <Picture about=column.about />
                    <b>{column.name.clone()}</b>
                    <span>{column.worth.clone()}</span>
                }))}
            </div>
            <div class="ceremony-grid" aria-hidden="true">
                <div class="ceremony-names">
                    <div></div>
                    {told.with_value(|told| told.rows.iter().cloned().map(who).collect_view())}
                </div>
                {told.with_value(|told| told.columns.iter().cloned().enumerate().map(|(index, column)| view! {
                    <ColumnView column index telling />
                }).collect_view())}
                <div class="ceremony-totals">
                    <div>{app.t("scoring-points")}</div>
                    {(0..players).map(|row| view! { <Total told row telling /> }).collect_view()}
                </div>
            </div>
            <div class="ceremony-summary">{told.with_value(|told| summary(app, told))}</div>
            <div class="ceremony-lines" tabindex="0" role="region"
                aria-label=app.t("line-by-line")>
                <Explained round />
            </div>
            <footer class="ceremony-why">
                <div role="status">
                    <strong>{move || sentence.get().0}</strong>
                    <p>{move || sentence.get().1}</p>
                </div>
                <div class="ceremony-buttons">
                    <Show when=move || !telling.is_done()>
                        <button class="btn" id="pause-scoring" aria-label=move || app.t(pause_key(telling))
                            on:click=move |_| telling.is_paused.update(|is_paused| *is_paused = !*is_paused)>
                            {move || view! {
                                <Glyph icon=if telling.is_paused.get() { Icon::Play } else { Icon::Pause } />
                            }}
                            <span class="wide">{move || app.t(pause_key(telling))}</span>
                        </button>
                        <button class="btn pri" id="next-kind" node_ref=next
                            on:click=move |_| telling.go(telling.at.get_untracked() + 1)>
                            <Glyph icon=Icon::Right />{move || app.t("scoring-next")}<kbd>"Enter"</kbd>
                        </button>
                        <button class="btn" id="skip-scoring" on:click=move |_| skip()>
                            <Glyph icon=Icon::Step />{move || app.t("scoring-skip")}<kbd>"Esc"</kbd>
                        </button>
                    </Show>
                    <Show when=move || telling.is_done()>
                        <button class="btn" id="line-by-line" aria-pressed=move || shows_lines.get().to_string()
                            on:click=move |_| shows_lines.update(|shows| *shows = !*shows)>
                            <Glyph icon=Icon::Grid />{move || app.t("line-by-line")}
                        </button>
                        <button class="btn pri" id="close-scoring" node_ref=end on:click=move |_| close()>
                            <Glyph icon=Icon::Check />{move || app.t("close")}
                        </button>
                    </Show>
                </div>
            </footer>
        </dialog>
    }
    .into_any()
}

/// The state of the walls: they glow once their column is reached.
fn at_walls(told: StoredValue<Told>, at: usize) -> Option<&'static str> {
    told.with_value(|told| {
        let walls = told.columns.iter().position(|column| column.about == About::Wall)?;
        (at >= walls).then_some("walls")
    })
}

fn pause_key(telling: Telling) -> &'static str {
    if telling.is_paused.get() { "scoring-go-on" } else { "scoring-pause" }
}

/// The picture of a column.
#[component]
fn Picture(
    /// What the column is about.
    about: About,
) -> impl IntoView {
    let kind = |kind: Building| {
        view! { <svg class="kind" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg> }
    };
    match about {
        About::Kind(of) => kind(of).into_any(),
        About::Wall => view! { <Glyph icon=Icon::Wall /> }.into_any(),
        About::Guards => view! {
            <svg class="kind" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::guard_art(true)></svg>
        }
        .into_any(),
        About::Module(_) => view! { <Glyph icon=Icon::Star /> }.into_any(),
        About::Loss(_) => view! { <Glyph icon=Icon::Minus /> }.into_any(),
    }
}

/// The whole round as one table, for screens that are too narrow for the columns.
fn summary(app: App, told: &Told) -> impl IntoView + use<> {
    let heads = told.rows.iter().map(|row| {
        view! { <th scope="col">{row.colour.map(|colour| view! { <SeatMark colour /> })}<span>{row.name.clone()}</span></th> }
    });
    let rows = told.columns.iter().map(|column| {
        let cells = column
            .shares
            .iter()
            .map(|share| view! { <td class:first=share.is_first>{minus(share.points)}</td> });
        view! { <tr><th scope="row">{column.name.clone()}</th>{cells.collect_view()}</tr> }
    });
    let totals =
        (0..told.rows.len()).map(|row| view! { <td>{minus(told.total(row, told.columns.len()))}</td> });
    view! {
        <table class="score-table">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{app.t("scoring-points")}</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
}

/// A player at the left edge: the name, and the Alhambra as it was scored.
fn who(row: Row) -> impl IntoView {
    let label = Signal::stored(row.name.clone());
    view! {
        <div class="ceremony-who">
            <span class="mini">{row.board.map(|board| {
                let board = Memo::new(move |_| board.clone());
                view! { <PalaceBoard board label /> }
            })}</span>
            <span class="name">{row.colour.map(|colour| view! { <SeatMark colour /> })}{row.name}</span>
        </div>
    }
}

/// Formats points with their sign.
fn signed(points: Points) -> String {
    if points > 0 { format!("+{points}") } else { minus(points) }
}

/// A column: its picture, what the ranks are worth, and what everybody counts and scores.
#[component]
fn ColumnView(column: Column, index: usize, telling: Telling) -> impl IntoView {
    let is_next = move || index > telling.at.get();
    let head = match column.about {
        About::Kind(_) if !column.worth.is_empty() => column.worth,
        _ => column.name.clone(),
    };
    let cells = column.shares.into_iter().map(|share| {
        let points = share.points;
        view! {
            <div class="ceremony-cell" class:first=move || share.is_first && !is_next()>
                {share.count.map(|count| view! { <span class="count">{count}</span> })}
                {move || (!is_next()).then(|| match points {
                    0 => view! { <span class="none">"–"</span> }.into_any(),
                    _ => view! { <span class="points" class:lost=points < 0>{signed(points)}</span> }.into_any(),
                })}
            </div>
        }
    });
    view! {
        <div class="ceremony-column" class:now=move || index == telling.at.get() class:next=is_next>
            <div class="ceremony-kind-head" title=column.name>
                <Picture about=column.about />
                <span>{head}</span>
            </div>
            {cells.collect_view()}
        </div>
    }
}

/// The total of a row, counting up to include the current column.
#[component]
fn Total(told: StoredValue<Told>, row: usize, telling: Telling) -> impl IntoView {
    let total = move |columns: usize| told.with_value(|told| told.total(row, columns));
    let before = told.with_value(|told| told.rows.get(row).map_or(0, |row| row.before));
    let now = move || {
        let at = telling.at.get();
        let (from, to) = (total(telling.from.get()), total((at + 1).min(telling.columns)));
        from + (to - from) * Points::from(telling.rolled.get()) / Points::from(TICKS)
    };
    let earned = move || total((telling.at.get() + 1).min(telling.columns)) - before;
    let added = move || {
        let at = telling.at.get();
        let points =
            told.with_value(|told| told.columns.get(at).map_or(0, |column| column.shares[row].points));
        (points != 0).then(|| view! { <span class="added">{signed(points)}</span> })
    };
    view! {
        <div class="ceremony-total">
            {added}
            <b>{move || minus(now())}</b>
            <small>{move || {
                let earned = earned();
                format!("{} {} {}", minus(before), if earned < 0 { "−" } else { "+" }, earned.abs())
            }}</small>
        </div>
    }
}
