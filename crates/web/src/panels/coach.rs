//! A first game, taught by playing: ten short steps, most of them done when their action is done.

use engine::vocab::Seat;
use engine::{Action, Event, red_palace};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::play::Play;

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
    /// When starting money was chosen.
    Pile,
    /// When a guard ability was used.
    Ability,
}

/// A step: the key of the text, and when it is done.
type Step = (&'static str, Goal);

/// The steps of Alhambra.
const ALHAMBRA: &[Step] = &[
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

/// The steps of The Red Palace, for those who know Alhambra.
const RED_PALACE: &[Step] = &[
    ("red-lesson-pile", Goal::Pile),
    ("red-lesson-market", Goal::Read),
    ("red-lesson-buy", Goal::Buy),
    ("red-lesson-guards", Goal::Place),
    ("red-lesson-abilities", Goal::Read),
    ("red-lesson-use", Goal::Ability),
    ("red-lesson-board", Goal::Read),
    ("red-lesson-score-tiles", Goal::Read),
    ("lesson-scoring", Goal::Score),
    ("red-lesson-end", Goal::Read),
];

/// The steps for the game at hand.
fn steps(app: App) -> &'static [Step] {
    let is_red = |play: &Play| play.view().rules().is_red_palace();
    if app.play.read_untracked().as_ref().is_some_and(is_red) { RED_PALACE } else { ALHAMBRA }
}

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
        Event::RedPalace(red_palace::Event::PileChosen { seat, .. }) => goal == Goal::Pile && seat == own,
        Event::RedPalace(red_palace::Event::AbilityUsed { seat, .. }) => goal == Goal::Ability && seat == own,
        _ => false,
    }
}

/// Whether the person has paid exactly and may act again before placing anything.
fn acts_again(app: App) -> bool {
    let play = app.play.read();
    play.as_ref().is_some_and(|play| play.legal().contains(&Action::Stop))
}

/// The lesson at hand, if one is.
#[component]
pub fn Coach() -> impl IntoView {
    let app = app();
    let next = move || {
        let events = app.play.read_untracked().as_ref().map_or(0, |play| play.log().len());
        app.lesson.update(|lesson| {
            *lesson =
                lesson.filter(|(step, _)| step + 1 < steps(app).len()).map(|(step, _)| (step + 1, events));
        });
    };
    // A step that asks for an action is over with that action.
    Effect::new(move |_| {
        let Some((step, since)) = app.lesson.get() else { return };
        let Some(&(_, goal)) = steps(app).get(step) else { return };
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
            let &(key, goal) = steps(app).get(step)?;
            // A tile that was paid exactly is placed only after the further action.
            let key = if goal == Goal::Place && acts_again(app) { "lesson-again" } else { key };
            let total = Arg::Number(steps(app).len() as i64);
            let number = [("number", Arg::Number(step as i64 + 1)), ("total", total)];
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
