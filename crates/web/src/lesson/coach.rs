//! The coach: says what there is to learn, stands beside what to tap, and shows how on demand.

use std::time::Duration;

use engine::Action;
use i18n::Kinds;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::course::{self, Goal, Step, Wanted};
use super::example::{self, Told};
use super::layout::{Area, Scene, Way, arrow_length};
use super::{Course, Lesson, follow, leave, light, next, step_words, target};
use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::panels::desk::{Desk, desk};

/// How often the light checks where its target is.
const LOOK: Duration = Duration::from_millis(90);

/// What the coach says at the moment.
#[derive(Clone, PartialEq, Default)]
struct Words {
    title: String,
    text: String,
    /// What to do, or why there is nothing to do.
    more: String,
}

/// The layout of coach, target and arrow on the screen.
#[derive(Clone, PartialEq, Default)]
struct Placed {
    coach: Area,
    target: Option<Area>,
    arrow: Option<(f64, f64, Way)>,
    length: f64,
    shade: String,
    key: Option<String>,
}

fn open_lesson(app: App) -> Option<Lesson> {
    let lesson = app.lesson.get().filter(|lesson| lesson.is_open)?;
    let is_here = app.play.read().as_ref().is_some_and(|play| play.id == lesson.id);
    is_here.then_some(lesson)
}

/// The action in words, as on the buttons of the table.
fn named(app: App, action: Action) -> String {
    let (play, texts) = (app.play.read(), app.texts.read());
    let Some(view) = play.as_ref().map(|play| play.view()) else { return String::new() };
    texts.0.knowing(Kinds::of(&view)).action(&action, &view)
}

fn words(app: App, lesson: &Lesson, step: Step, wanted: Option<Wanted>, told: &Told) -> Words {
    let (title, text) = match (step.keys, step.goal) {
        (Some((title, text)), _) => (app.t(title), app.t(text)),
        (None, Goal::Read) if lesson.mark.step == 0 => (told.title.clone(), told.before.clone()),
        (None, Goal::Read) => (told.title.clone(), told.after.clone()),
        (None, _) => (told.title.clone(), String::new()),
    };
    let more = match (step.goal, wanted) {
        (Goal::Read, _) => String::new(),
        (_, None) => app.t("lesson-wait"),
        (Goal::Deed(action), Some(_)) => named(app, action),
        (_, Some(wanted)) if wanted.is_goal => String::new(),
        (_, Some(wanted)) if matches!(wanted.action, Action::Pass | Action::Stop) => {
            app.t("lesson-asked-first")
        }
        (_, Some(wanted)) => app.tw("lesson-meanwhile", &[("action", (&named(app, wanted.action)).into())]),
    };
    Words { title, text, more }
}

/// What the rulebook says about the current example.
fn told(app: App) -> RwSignal<Told> {
    let told = RwSignal::new(Told::default());
    let page = Memo::new(move |_| match app.lesson.read().as_ref().map(|lesson| &lesson.course) {
        Some(Course::Example(page, _)) => Some(page.clone()),
        Some(Course::First(_)) | None => None,
    });
    Effect::new(move |_| {
        let (page, language) = (page.get(), app.settings.read().language);
        told.set(Told::default());
        if let Some(page) = page {
            spawn_local(async move {
                let found = example::told(page, language).await.unwrap_or_default();
                let _ = told.try_set(found);
            });
        }
    });
    told
}

/// Checks the layout repeatedly while the coach is shown.
fn watch(aim: Memo<Vec<String>>, coach: NodeRef<html::Section>, placed: RwSignal<Option<Placed>>) {
    let look = move || {
        let Some(section) = coach.try_get_untracked().flatten() else { return };
        if light::is_covered() {
            light::mark(None);
            return placed.set(None);
        }
        let target = light::find(&aim.get_untracked());
        let is_new = light::mark(target.as_ref());
        if let Some(target) = target.as_ref().filter(|_| is_new) {
            light::uncover(target);
            light::focus(target);
        }
        light::offer_next();
        let Some(scene) = light::scene(target.as_ref(), &section) else { return };
        let now = arranged(&scene, target.as_ref().and_then(light::key));
        if placed.read_untracked().as_ref() != Some(&now) {
            placed.set(Some(now));
        }
    };
    let Ok(timer) = set_interval_with_handle(look, LOOK) else { return };
    on_cleanup(move || {
        timer.clear();
        light::mark(None);
    });
}

fn arranged(scene: &Scene, key: Option<String>) -> Placed {
    let coach = scene.place();
    Placed {
        coach,
        target: scene.target,
        arrow: scene.arrow(coach),
        length: arrow_length(scene.window),
        shade: scene.target.map(|_| light::shade(scene)).unwrap_or_default(),
        key,
    }
}

/// The current lesson, if there is one.
#[component]
pub fn Coach() -> impl IntoView {
    let app = app();
    follow(app);
    let is_open = Memo::new(move |_| open_lesson(app).is_some());
    let told = told(app);
    view! { <Show when=move || is_open.get()><Standing told /></Show> }
}

fn pixels(value: f64) -> String {
    format!("{value:.0}px")
}

/// The coach at the table, with the light and the arrow.
#[component]
fn Standing(
    /// What the rulebook says about the example.
    told: RwSignal<Told>,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let lesson = Memo::new_with_compare(move |_| open_lesson(app), |_, _| true);
    let step = Memo::new(move |_| lesson.read().as_ref().and_then(Lesson::step));
    let wanted = Memo::new(move |_| {
        let (step, play) = (step.get()?, app.play.read());
        course::wanted(step.goal, play.as_ref()?)
    });
    let aim = Memo::new(move |_| aim(app, desk, step.get(), wanted.get()));
    let words = Memo::new(move |_| {
        let lesson = lesson.read();
        let (Some(lesson), Some(step)) = (lesson.as_ref(), step.get()) else { return Words::default() };
        words(app, lesson, step, wanted.get(), &told.read())
    });
    let place = Memo::new(move |_| {
        let lesson = lesson.read();
        lesson.as_ref().map_or((0, 1), |lesson| (lesson.mark.step, lesson.course.steps().len()))
    });
    let is_read = Memo::new(move |_| step.get().is_some_and(|step| step.goal == Goal::Read));
    let is_last = Memo::new(move |_| place.get().0 + 1 == place.get().1);
    let (section, placed) = (NodeRef::<html::Section>::new(), RwSignal::new(None::<Placed>));
    watch(aim, section, placed);
    let of =
        move |value: fn(&Placed) -> f64| move || placed.read().as_ref().map(|placed| pixels(value(placed)));
    let box_of = move |value: fn(&Area) -> f64| {
        move || placed.read().as_ref().and_then(|placed| Some(pixels(value(&placed.target?.grown(4.0)))))
    };
    let show_how = move |_| {
        if let Some(wanted) = wanted.get_untracked() {
            desk.play(wanted.action);
        }
    };
    view! {
        <Show when=move || placed.read().as_ref().is_some_and(|placed| placed.target.is_some())>
            <div class="lesson-light" aria-hidden="true">
                <svg class="lesson-shade"><path fill-rule="evenodd" d=move || placed.read().as_ref().map(|placed| placed.shade.clone())></path></svg>
                <span class="lesson-ring" style:left=box_of(|area| area.x) style:top=box_of(|area| area.y)
                    style:width=box_of(|area| area.width) style:height=box_of(|area| area.height)></span>
                {move || placed.read().as_ref().and_then(|placed| {
                    let ((x, y, way), length) = (placed.arrow?, placed.length);
                    Some(view! {
                        <svg class="lesson-arrow" data-way=way.name() viewBox="0 0 60 60" style:left=pixels(x) style:top=pixels(y)
                            style:width=pixels(length) style:height=pixels(length)>
                            <path class="under" d="M30 56V10M13 26L30 8L47 26"></path>
                            <path d="M30 56V10M13 26L30 8L47 26"></path>
                        </svg>
                    })
                })}
            </div>
        </Show>
        <section class="coach" id="coach" node_ref=section aria-label=move || app.t("lesson-title")
            class:placed=move || placed.read().is_some()
            style:left=of(|placed| placed.coach.x) style:top=of(|placed| placed.coach.y)>
            <svg class="coach-sign" viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
            <div class="coach-words" id="coach-words" role="status" aria-live="polite">
                <h2>{move || words.read().title.clone()}</h2>
                {move || Some(words.read().text.clone()).filter(|text| !text.is_empty()).map(|text| view! { <p>{text}</p> })}
                {move || Some(words.read().more.clone()).filter(|more| !more.is_empty()).map(|more| view! { <p class="more">{more}</p> })}
            </div>
            {move || placed.read().as_ref().and_then(|placed| placed.key.clone()).map(|key| view! {
                <kbd class="key" aria-hidden="true">{key}</kbd>
            })}
            <div class="coach-foot">
                <span class="dots" role="img" aria-label=move || step_words(app, place.get().0, place.get().1)>
                    {move || {
                        let (at, total) = place.get();
                        (0..total).map(|dot| view! { <i class=if dot <= at { "done" } else { "" }></i> }).collect_view()
                    }}
                </span>
                <button class="quiet" id="lesson-leave" on:click=move |_| leave(app)>{move || app.t("lesson-leave")}</button>
                <Show when=move || wanted.get().is_some()>
                    <button class="btn" id="lesson-show" on:click=show_how>
                        <Glyph icon=Icon::Eye /><span>{move || app.t("lesson-show")}</span>
                    </button>
                </Show>
                <Show when=move || is_read.get()>
                    <button class="btn pri" id="lesson-next" on:click=move |_| next(app)>
                        {move || app.t(if is_last.get() { "lesson-play-on" } else { "lesson-next" })}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// Selectors of what to point at, best first.
fn aim(app: App, desk: Desk, step: Option<Step>, wanted: Option<Wanted>) -> Vec<String> {
    match (step, wanted) {
        (Some(step), _) if step.goal == Goal::Read => {
            step.shows.iter().map(|show| (*show).to_string()).collect()
        }
        (Some(_), Some(wanted)) => target::taps(app, desk, wanted),
        (Some(_) | None, _) => Vec::new(),
    }
}
