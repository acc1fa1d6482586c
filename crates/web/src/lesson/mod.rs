//! Lessons: first games that teach by doing, and an example for each module. A light and an arrow point at what to
//! tap, with the coach beside it. The game of a lesson is a game like any other and continues after the lesson.

mod coach;
mod course;
mod example;
mod layout;
mod light;
mod target;

use engine::{Awaited, Base, Module};
use i18n::Arg;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeedText, Setup};
use serde_json::{Value, json};

use crate::app::{App, Screen, app};
use crate::art::icons::{Glyph, Icon};
use crate::play::Play;
use crate::save;
use crate::screens::new_game::{Draft, new_id};
use course::{Goal, Mark, Step};
use example::Example;

pub use coach::Coach;

/// The subject of a lesson.
#[derive(Clone, Debug)]
pub enum Course {
    /// A first game of a base game.
    First(Base),
    /// The example of a module, with the name of its page in the rulebook.
    Example(String, Example),
}

impl Course {
    /// The steps of the course.
    fn steps(&self) -> Vec<Step> {
        match self {
            Course::First(Base::Alhambra) => course::ALHAMBRA.to_vec(),
            Course::First(Base::RedPalace) => course::RED_PALACE.to_vec(),
            Course::Example(_, example) => course::of_example(&example.actions),
        }
    }

    /// The name under which progress is saved.
    fn name(&self) -> &str {
        match self {
            Course::First(base) => base.slug(),
            Course::Example(page, _) => page,
        }
    }
}

/// A lesson at the table.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The key of the game.
    id: String,
    course: Course,
    mark: Mark,
    /// Whether the coach is shown; a lesson that was left can be resumed.
    pub is_open: bool,
    /// For an example: the screen it was opened from, and the game that was on the table.
    before: Option<(Screen, Option<Box<Play>>)>,
}

impl Lesson {
    fn step(&self) -> Option<Step> {
        self.course.steps().get(self.mark.step).copied()
    }

    /// Saves the progress of the lesson.
    fn keep(&self) {
        let Mark { step, since } = self.mark;
        let kept = json!({"id": self.id, "course": self.course.name(), "step": step, "since": since, "open": self.is_open});
        let mut all = kept_lessons();
        all.retain(|other| other["id"] != kept["id"]);
        all.push(kept);
        // The oldest are the least likely to be resumed.
        let first = all.len().saturating_sub(MOST_KEPT);
        save::keep_lessons(&Value::from(all.split_off(first)).to_string());
    }
}

/// The highest number of lessons whose progress is saved.
const MOST_KEPT: usize = 12;

fn kept_lessons() -> Vec<Value> {
    let kept = save::lessons().and_then(|text| serde_json::from_str::<Vec<Value>>(&text).ok());
    kept.unwrap_or_default()
}

/// Deletes the saved progress of a game's lesson.
pub fn forget(id: &str) {
    let mut all = kept_lessons();
    all.retain(|other| other["id"] != id);
    save::keep_lessons(&Value::from(all).to_string());
}

fn mark_of(kept: &Value) -> Mark {
    let number =
        |name: &str| kept[name].as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or(0);
    Mark { step: number("step"), since: number("since") }
}

/// The draft of a first game: one person and two bots, without modules.
fn first_game(base: Base) -> Draft {
    Draft { base, ..Draft::usual() }
}

/// Puts a game with its lesson on the table.
fn show(app: App, play: Play, lesson: Lesson) {
    app.toast.set(None);
    save::store(&play);
    lesson.keep();
    app.play.set(Some(play));
    app.lesson.set(Some(lesson));
    app.screen.set(Screen::Table);
}

/// Starts the first game of this base game from the beginning.
pub fn start(app: App, base: Base) {
    let draft = first_game(base);
    let places = draft.places(|number| app.tw("default-name", &[("number", Arg::Number(number as i64))]));
    let (Ok(rules), Some(seed)) = (draft.rules(places.len()), SeedText::from_text(course::seed(base))) else {
        return;
    };
    let id = new_id();
    let play = Play::new(id.clone(), Setup::new(rules), seed, places, false);
    let lesson =
        Lesson { id, course: Course::First(base), mark: Mark::default(), is_open: true, before: None };
    show(app, play, lesson);
}

/// Resumes the first game where it was left, or starts it.
pub fn open(app: App, base: Base) {
    let Some(id) = unfinished(base).and_then(|kept| Some(kept["id"].as_str()?.to_string())) else {
        return start(app, base);
    };
    spawn_local(async move {
        match save::load(&id, app).await {
            Ok(play) if play.outcome().is_none() => {
                app.play.set(Some(play));
                resume(app, &id);
                app.lesson.update(|lesson| lesson.iter_mut().for_each(|lesson| lesson.is_open = true));
                app.screen.set(Screen::Table);
            }
            Ok(_) | Err(_) => start(app, base),
        }
    });
}

/// The most recent first game that was started but not finished.
fn unfinished(base: Base) -> Option<Value> {
    kept_lessons().into_iter().rev().find(|kept| kept["course"] == base.slug())
}

/// The progress of the first game as text; `None` if it was not started.
pub fn progress(app: App, base: Base) -> Option<String> {
    let kept = unfinished(base)?;
    Some(step_words(app, mark_of(&kept).step, Course::First(base).steps().len()))
}

fn step_words(app: App, step: usize, total: usize) -> String {
    let number = Arg::Number(step.min(total - 1) as i64 + 1);
    app.tw("lesson-step", &[("number", number), ("total", Arg::Number(total as i64))])
}

/// Resumes the lesson of a game that has come to the table, if it has one.
pub fn resume(app: App, id: &str) {
    app.lesson.set(None);
    let Some(kept) = kept_lessons().into_iter().find(|kept| kept["id"] == id) else { return };
    let (id, mark, is_open) = (id.to_string(), mark_of(&kept), kept["open"].as_bool().unwrap_or(true));
    let name = kept["course"].as_str().unwrap_or_default().to_string();
    let take_up = move |course: Course| {
        app.lesson.set(Some(Lesson { id, course, mark, is_open, before: Some((Screen::Home, None)) }));
    };
    match Base::from_slug(&name) {
        Some(base) => take_up(Course::First(base)),
        None => spawn_local(async move {
            let Some(example) = example::fetch(&name).await else { return };
            let is_here = app.play.read_untracked().as_ref().is_some_and(|play| kept["id"] == play.id);
            if is_here {
                take_up(Course::Example(name, example));
            }
        }),
    }
}

/// Starts the example of a module, given the name of its page in the rulebook. The current game comes back
/// afterwards.
pub fn start_module(app: App, page: &str) {
    let page = page.to_string();
    spawn_local(async move {
        let Some(example) = example::fetch(&page).await else { return app.say(app.t("lesson-none"), None) };
        let record = example.record();
        let mut places =
            Draft::usual().places(|number| app.tw("default-name", &[("number", Arg::Number(number as i64))]));
        places.truncate(record.setup.rules().players());
        let id = new_id();
        let Ok(play) = Play::from_record(id.clone(), &record, places, false) else {
            return app.say(app.t("lesson-none"), None);
        };
        let before = Some((app.screen.get_untracked(), app.play.get_untracked().map(Box::new)));
        let mark = Mark { step: 0, since: record.actions.len() };
        show(app, play, Lesson { id, course: Course::Example(page, example), mark, is_open: true, before });
    });
}

/// The name of a module's page in the rulebook. A module that exists in both games has a second page for The Red
/// Palace.
fn page_of(module: Module, base: Base) -> String {
    let is_told_anew = base == Base::RedPalace && Base::Alhambra.modules().contains(&module);
    if is_told_anew { format!("red-palace-{}", module.slug()) } else { module.slug().to_string() }
}

/// A button that opens the example of a module; hidden during a lesson.
#[component]
pub fn TryButton(
    /// The module whose example to open.
    module: Module,
) -> impl IntoView {
    let app = app();
    let start = move |_| {
        let base = app.play.read_untracked().as_ref().map(|play| play.view().rules().base());
        start_module(app, &page_of(module, base.unwrap_or_default()));
    };
    view! {
        <Show when=move || !is_open(app)>
            <button class="xb" id="try-example" title=move || app.t("lesson-try") on:click=start>
                <span class="visually-hidden">{move || app.t("lesson-try")}</span>
                <Glyph icon=Icon::Play />
            </button>
        </Show>
    }
}

/// Continues with the next step.
fn next(app: App) {
    let since = app.play.read_untracked().as_ref().map_or(0, |play| play.next());
    let is_last = {
        let lesson = app.lesson.read_untracked();
        lesson.as_ref().is_none_or(|lesson| lesson.mark.step + 1 >= lesson.course.steps().len())
    };
    if is_last {
        return finish(app);
    }
    app.lesson.update(|lesson| {
        if let Some(lesson) = lesson {
            lesson.mark = Mark { step: lesson.mark.step + 1, since };
            lesson.keep();
        }
    });
}

/// Ends the lesson; its game continues.
fn finish(app: App) {
    if let Some(lesson) = app.lesson.get_untracked() {
        forget(&lesson.id);
    }
    app.lesson.set(None);
}

/// Leaves the lesson. A first game keeps its step and can be resumed; an example gives way to what was there before.
fn leave(app: App) {
    let Some(lesson) = app.lesson.get_untracked() else { return };
    match lesson.course {
        Course::First(_) => app.lesson.update(|lesson| {
            if let Some(lesson) = lesson {
                lesson.is_open = false;
                lesson.keep();
            }
        }),
        Course::Example(..) => {
            save::delete(&lesson.id);
            let (screen, play) = lesson.before.unwrap_or((Screen::Home, None));
            app.lesson.set(None);
            let id = play.as_ref().map(|play| play.id.clone());
            // Without a game the table would be empty, so go to the start screen.
            let screen = if id.is_none() && screen == Screen::Table { Screen::Home } else { screen };
            app.screen.set(screen);
            app.play.set(play.map(|play| *play));
            if let Some(id) = id {
                resume(app, &id);
            }
        }
    }
}

/// Lets the lesson follow the game while the table is on the screen.
fn follow(app: App) {
    Effect::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return };
        let lesson = app.lesson.get();
        let Some(lesson) = lesson.filter(|lesson| lesson.is_open && lesson.id == play.id) else { return };
        let steps = lesson.course.steps();
        let mark = course::follow(&steps, lesson.mark, play);
        if mark.step >= steps.len() || play.outcome().is_some() {
            finish(app);
        } else if mark != lesson.mark {
            let lesson = Lesson { mark, ..lesson };
            lesson.keep();
            app.lesson.set(Some(lesson));
        }
    });
}

/// Whether the bots wait, because the person is reading about something that another turn would change.
pub fn is_reading(app: App) -> Memo<bool> {
    Memo::new(move |_| {
        let lesson = app.lesson.read();
        let is_read = lesson
            .as_ref()
            .filter(|lesson| lesson.is_open)
            .and_then(Lesson::step)
            .is_some_and(|step| step.goal == Goal::Read);
        is_read
            && app.play.read().as_ref().is_some_and(|play| {
                let awaited = play.view().awaited();
                awaited == Awaited::Action || awaited == Awaited::BeforeTurn
            })
    })
}

/// Whether the coach is shown at the table.
pub fn is_open(app: App) -> bool {
    app.lesson.read().as_ref().is_some_and(|lesson| lesson.is_open)
}

/// The menu entry that resumes a lesson that was left.
#[component]
pub fn MenuEntry(
    /// Whether the menu is open; choosing the entry closes it.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let is_left = move || app.lesson.read().as_ref().is_some_and(|lesson| !lesson.is_open);
    view! {
        <Show when=is_left>
            <button class="btn" id="menu-lesson" on:click=move |_| {
                menu.set(false);
                app.lesson.update(|lesson| if let Some(lesson) = lesson {
                    lesson.is_open = true;
                    lesson.keep();
                });
            }>{move || app.t("lesson-go-on")}</button>
        </Show>
    }
}
