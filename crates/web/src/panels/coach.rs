//! The first game, taught by playing: ten short steps, most of them done when their action is done.

use engine::Event;
use engine::vocab::Seat;
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;

/// When a step is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// When it has been read.
    Read,
    /// When money was taken.
    Take,
    /// When a tile was bought.
    Buy,
    /// When a tile was placed or put into the reserve.
    Place,
    /// When a tile was paid exactly.
    Exact,
    /// When a round was scored.
    Score,
}

/// The steps: the key of the text, and when it is done.
const STEPS: [(&str, Goal); 10] = [
    ("lesson-table", Goal::Read),
    ("lesson-take", Goal::Take),
    ("lesson-market", Goal::Read),
    ("lesson-buy", Goal::Buy),
    ("lesson-place", Goal::Place),
    ("lesson-walls", Goal::Read),
    ("lesson-exact", Goal::Exact),
    ("lesson-redesign", Goal::Read),
    ("lesson-scoring", Goal::Score),
    ("lesson-end", Goal::Read),
];

fn is_done(goal: Goal, event: &Event, own: Seat) -> bool {
    match *event {
        Event::MoneyTaken { seat, .. } => goal == Goal::Take && seat == own,
        Event::TileBought { seat, exact, .. } => {
            seat == own && (goal == Goal::Buy || goal == Goal::Exact && exact)
        }
        Event::TilePlaced { seat, .. } | Event::TileReserved { seat, .. } => {
            goal == Goal::Place && seat == own
        }
        Event::Scored { .. } => goal == Goal::Score,
        _ => false,
    }
}

/// The lesson at hand, if one is.
#[component]
pub fn Coach() -> impl IntoView {
    let app = app();
    let next = move || {
        let events = app.play.read_untracked().as_ref().map_or(0, |play| play.log().len());
        app.lesson.update(|lesson| {
            *lesson = lesson.filter(|(step, _)| step + 1 < STEPS.len()).map(|(step, _)| (step + 1, events));
        });
    };
    // A step that asks for an action is over with that action.
    Effect::new(move |_| {
        let Some((step, since)) = app.lesson.get() else { return };
        let Some(&(_, goal)) = STEPS.get(step) else { return };
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return };
        let engine::Viewer::Seat(own) = play.viewer() else { return };
        if play.log().iter().skip(since).any(|(_, event)| is_done(goal, event, own)) {
            next();
        }
    });
    view! {
        {move || {
            let (step, _) = app.lesson.get()?;
            let &(key, goal) = STEPS.get(step)?;
            let number = [("number", Arg::Number(step as i64 + 1)), ("total", Arg::Number(STEPS.len() as i64))];
            Some(view! {
                <section class="box coach" id="coach" role="status" aria-live="polite">
                    <h2>{app.t("lesson-title")}" · "{app.tw("lesson-step", &number)}</h2>
                    <p>{app.t(key)}</p>
                    <div class="menu">
                        <button class=if goal == Goal::Read { "primary" } else { "quiet" } id="lesson-next"
                            on:click=move |_| next()>{app.t("lesson-next")}</button>
                        <button class="quiet" on:click=move |_| app.lesson.set(None)>{app.t("lesson-stop")}</button>
                    </div>
                </section>
            })
        }}
    }
}
